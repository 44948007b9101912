#include "games/chapter_and_verse/tests/abuse.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/chapter_and_verse/table.h"
#include "players/random.h"

namespace scriptorium::chapter_and_verse {
namespace {

using ActionType = Action::Type;

constexpr int kDeck = 42;
constexpr int kTurns = 24;     // of both, in a game
constexpr int kEndless = 400;  // acts in a turn

Deck deck_of_these(std::span<const Kind> verses) {
  Deck deck = {};
  for (int i = 0; i < kDeck; ++i) deck.add(verses[static_cast<std::size_t>(i) % verses.size()]);
  return deck;
}

// Where the verses lie, copies and chapters not told apart, and what else a player can spend.
struct Position {
  static constexpr int kPlaces = static_cast<int>(Pile::kDarkness) + 1;  // the last: in a chapter

  std::array<std::uint8_t, kMostTogether* 2 * 2 * kPlaces> lie = {};
  std::uint8_t phase = 0, free_plays = 0, kept = 0, freeplayed = 0;
  std::uint64_t unique = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

class Game {
 public:
  Game(const Book& book, std::span<const Kind> verses, std::uint64_t seed)
      : book_(book), verses_(verses), dice_(Dice::fast(Seed::of(seed))) {
    Config config;
    std::fill(std::begin(config.recall), std::end(config.recall), std::uint8_t{100});
    config.decks[0] = config.decks[1] = deck_of_these(verses);
    state_ = ChapterAndVerse::setup(book_, config, dice_, nullptr);
  }

  void play(Abuse& found) {
    Actors acting = ChapterAndVerse::to_act(book_, state_);
    for (; !acting.empty() && turns_ < kTurns; acting = ChapterAndVerse::to_act(book_, state_)) {
      if (acting == kJudgeActs) {
        const Action verdict = ChapterAndVerse::judge(book_, state_, dice_);
        ChapterAndVerse::apply(book_, state_, Actor::judge(), verdict, dice_, nullptr);
        continue;
      }
      if (state_.asks == Asks::kTurn) look(found);
      act(first_to_act<ChapterAndVerse>(book_, state_, acting));
    }
  }

 private:
  // Between two acts of the player in turn.
  void look(Abuse& found) {
    if (state_.mover != mover_ || state_.round != round_) {
      mover_ = state_.mover;
      round_ = state_.round;
      earlier_.clear();
      ++turns_;
    }
    const Position now = position();
    if (std::find(earlier_.begin(), earlier_.end(), now) != earlier_.end()) found.goes_round = true;
    earlier_.push_back(now);
    found.longest = std::max(found.longest, static_cast<int>(earlier_.size()));
  }

  Position position() const {
    Position now;
    for (int owner = 0; owner < 2; ++owner) {
      for (int i = 0; i < kDeck; ++i) {
        const auto card = static_cast<Card>(first_card_of(owner) + i);
        const PileId pile = state_.table.where(card);
        const int place = std::min(slot_of(pile), Position::kPlaces - 1);
        const auto verse = static_cast<std::size_t>(
            std::find(verses_.begin(), verses_.end(), state_.kind[card]) - verses_.begin());
        ++now.lie[((verse * 2 + static_cast<std::size_t>(owner)) * 2 +
                   static_cast<std::size_t>(holder_of(pile))) *
                      Position::kPlaces +
                  static_cast<std::size_t>(place)];
      }
    }
    now.phase = static_cast<std::uint8_t>(state_.phase);
    now.free_plays = state_.free_plays;
    now.kept = state_.kept;
    now.freeplayed = state_.freeplayed;
    for (const std::uint64_t kinds : state_.unique_played) now.unique += kinds;
    return now;
  }

  // Anything; but whoever is in turn goes on as long as they can, and closes a book seldom.
  void act(Seat seat) {
    Actions legal;
    ChapterAndVerse::legal(book_, state_, seat, legal);
    Actions going_on;
    if (state_.asks == Asks::kTurn && earlier_.size() < kEndless) {
      const bool closes = dice_.below(8) == 0;
      for (const Action action : legal) {
        const bool ends = action.type() == ActionType::kEnd || action.type() == ActionType::kSkip ||
                          (action.type() == ActionType::kClose && !closes);
        if (!ends) going_on.push(action);
      }
    }
    const Action action =
        choose_at_random<ChapterAndVerse>(going_on.size() == 0 ? legal : going_on, dice_);
    ChapterAndVerse::apply(book_, state_, seat, action, dice_, nullptr);
  }

  const Book& book_;
  std::span<const Kind> verses_;
  Dice dice_;
  State state_;
  int turns_ = 0;
  int round_ = -1;
  Seat mover_ = 0;
  std::vector<Position> earlier_;
};

}  // namespace

Abuse abused(const Book& book, std::span<const Kind> verses, int games, std::uint64_t seed) {
  Abuse found;
  for (int game = 0; game < games; ++game) {
    Game(book, verses, mix(seed + static_cast<std::uint64_t>(game))).play(found);
  }
  return found;
}

}  // namespace scriptorium::chapter_and_verse
