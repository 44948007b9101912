#pragma once

#include "games/verbatim/verbatim.h"
#include "table/codec.h"
#include "table/telling.h"

namespace scriptorium::verbatim {

// Verbatim in the words of docs/protocol.md. Cards are written `e` (black), `e*` (red), `?`
// (blank), `?s` (a blank named s), `end` (the End Game card); piles are numbered from 1.
struct VerbatimCodec {
  using Game = Verbatim;
  using Reason = verbatim::Reason;
  static constexpr std::string_view kId = "verbatim";
  static constexpr std::string_view kSeatsRule = "VB-01";

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
  static RefusalWords refusal(const Book& book, const Refusal& refusal);
  static std::string missing(const Shelf& shelf, const Config& config);
  static std::optional<Action> verdict(const Shelf& shelf, const Book& book, const Config& config,
                                       const State& state, std::string& said);
  // Whether the table's dictionary has the word, where players may look into it (VB-14).
  static std::optional<bool> look_up(const Shelf& shelf, const Config& config,
                                     std::string_view word);
  // What each seat's letters were worth at best, by the table's dictionary.
  static json::object review(const Shelf& shelf, const Book& book, const Config& config,
                             const State& state, Patience* patience);
  // The letter set that people of this language play with (VB-22).
  static json::array cards(const Shelf& shelf, Language language);
  static std::vector<Text> show_card(const json::object& card, Language language);
  static std::unique_ptr<TextTable> text_table();
  static Result<State> position(const Book& book, const Config& config,
                                std::span<const PositionLine> lines, Dice& dice);

  // `random`; `value`, `novice`, `greedy`; `search`, `search:200`. Throws std::runtime_error where
  // the words that it should know cannot be read.
  static std::unique_ptr<Player<Verbatim>> player(std::string_view name, const Shelf& shelf,
                                                  const Config& config);
  static std::vector<std::string> players();
  static json::object usual_options(Language language);
};

// Verbatim as the registry holds it.
std::unique_ptr<AnyGame> game(const Shelf& shelf);

// The words of a player that knows as much as any (VB-24), to make one's own player of.
struct Wordbook;
std::shared_ptr<Wordbook> borrow_words(const Shelf& shelf, const Config& config);

// How cards are written.
std::string letter_name(std::uint8_t letter);
std::string card_name(const Book& book, std::uint8_t face);
// The face that a name stands for; a named blank only where `named` allows it.
std::optional<std::uint8_t> face_of(const Book& book, std::string_view name, bool named);
std::string word_at(const Book& book, const State& state, int begin, int end);

// The table's dictionary, e.g. `american-huge` (VB-21).
std::string dictionary_name(const Config& config);

}  // namespace scriptorium::verbatim
