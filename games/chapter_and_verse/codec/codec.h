#pragma once

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "table/codec.h"
#include "table/telling.h"

namespace scriptorium::chapter_and_verse {

// Chapter and Verse in the words of docs/protocol.md. Verses are written by their English title,
// `be_still`; piles `0.hand`, `0.deck`, `0.blessings`, `0.discard`, `0.darkness`, `handed`;
// chapters `0.1` to `0.12`, and `new` for a new one; a verse where it lies, `be_still@0.hand`.
struct ChapterAndVerseCodec {
  using Game = ChapterAndVerse;
  using Reason = chapter_and_verse::Reason;
  static constexpr std::string_view kId = "chapter_and_verse";
  static constexpr std::string_view kSeatsRule = "CV-02";

  static std::string_view schema();
  static const Phrases& phrases();
  static const Telling& telling();
  static std::span<const Option<Config>> options();
  static void set_seats(Config& config, int seats) {
    config.seats = static_cast<std::uint8_t>(seats);
  }

  static std::span<const ActionSpec> actions();
  static Action make_action(int type, int argument);
  static int type_of(Action action) { return static_cast<int>(action.type()); }
  static int argument_of(Action action) { return action.argument(); }
  static json::value write_argument(const Book& book, int kind, int argument);
  static std::optional<int> read_argument(const Book& book, int kind, const json::value& value);

  static void write_event(written::Object out, const Book& book, const Event& event);
  static void write_view(written::Object out, const Book& book, const Config& config,
                         const View& view);
  // Where a sentence names a verse or a theme, the key does too: `refused.not_in_hand.be_still`, so
  // that the reader gets its title in the reader's language.
  static RefusalWords refusal(const Book& book, const Refusal& refusal);
  static std::string missing(const Shelf& shelf, const Config& config);
  static std::optional<Action> verdict(const Shelf& shelf, const Book& book, const Config& config,
                                       const State& state, std::string& said);
  // CV-33: `by_the_table`, an opponent says whether it was right.
  static bool people_judge(const Config& config) { return config.reciting == kByTheTable; }
  // CV-48: the words of a computer player that recites.
  static std::string says(const Shelf& shelf, const Book& book, const State& state, Action action,
                          Language language, Dice& dice);
  // CV-33: what was said for a verse beside what is written; none where there is no such verse.
  static std::optional<json::object> slips(const Shelf& shelf, const Config& config,
                                           std::string_view verse, std::string_view said,
                                           Language language);
  // With the scripture in the reader's text, where the bundle is on the shelf.
  static json::array cards(const Shelf& shelf, Language language);
  // The ready decks (CV-52).
  static json::object constants(Language language);
  static constexpr const char* kDeckOption = "deck";
  // CV-04: `deck` or `text` of the request, as it may be played under these options.
  static json::object deck(const Config& config, const json::object& asked, Language language);
  // That answer as lines of text: costs, icons, works, markers, and what stands against it.
  static std::vector<Text> show_deck(const json::object& answer, Language language);
  static std::vector<Text> show_card(const json::object& card, Language language);
  static std::unique_ptr<TextTable> text_table(const Shelf& shelf);
  static Result<State> position(const Book& book, const Config& config,
                                std::span<const PositionLine> lines, Dice& dice);

  // `random`; `novice`; `greedy`; `search`, `search:200`.
  static std::unique_ptr<Player<ChapterAndVerse>> player(std::string_view name, const Shelf&,
                                                         const Config&);
  static std::vector<std::string> players();
  // CV-03: whoever knows the game chooses the advanced one; the Latter-day works are there in
  // English alone.
  static json::object usual_options(Language language) {
    if (language == Language::kEnglish) return {{"game", "basic"}};
    return {{"game", "basic"}, {"verses", "bible_only"}};
  }
  static json::object tournament_options() { return {{"reciting", "exact"}}; }  // CV-33
};

// Chapter and Verse as the registry holds it.
std::unique_ptr<AnyGame> game(const Shelf& shelf);

}  // namespace scriptorium::chapter_and_verse
