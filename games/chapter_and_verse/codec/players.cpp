#include "games/chapter_and_verse/codec/codec.h"
#include "players/chapter_and_verse/greedy.h"
#include "players/chapter_and_verse/searcher.h"
#include "players/common.h"
#include "players/overlooking.h"

// The computer players of Chapter and Verse.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::string_view kNovice = "novice";
constexpr std::string_view kGreedy = "greedy";
constexpr std::uint32_t kOverlooked = 70;  // per cent of a novice's options

// Whoever plays a first game should not be made to recite all the time.
bool is_quote_it(Action action) { return action.type() == Action::Type::kChallenge; }

}  // namespace

std::unique_ptr<Player<ChapterAndVerse>> ChapterAndVerseCodec::player(std::string_view name,
                                                                      const Shelf&, const Config&) {
  if (name == kGreedy) return std::make_unique<Greedy>();
  if (name == kNovice) {
    return std::make_unique<Overlooking<ChapterAndVerse>>(std::make_unique<Greedy>(), kOverlooked,
                                                          is_quote_it);
  }
  if (const auto size = search_named(name)) return searcher(*size);
  return common_player<ChapterAndVerse>(name);
}

std::vector<std::string> ChapterAndVerseCodec::players() {
  std::vector<std::string> names(std::begin(kCommonPlayers), std::end(kCommonPlayers));
  for (const std::string_view own : {kNovice, kGreedy}) {  // the ablest last
    names.emplace(names.end() - 1, own);
  }
  return names;
}

}  // namespace scriptorium::chapter_and_verse
