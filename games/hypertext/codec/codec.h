#pragma once

#include "games/hypertext/hypertext.h"
#include "table/codec.h"
#include "table/telling.h"

namespace scriptorium::hypertext {

// Hypertext in the words of docs/protocol.md. Words are written by their English name, `bread`; a
// TITLE that is laid as something else `king:noun`; phases `remnant`; piles `tower`, `sheol`,
// `revealed`, `0.hand`, `0.pages`; a record is made for `board`, or for a seat's Lot: its number.
struct HypertextCodec {
  using Game = Hypertext;
  using Reason = hypertext::Reason;
  static constexpr std::string_view kId = "hypertext";
  static constexpr std::string_view kSeatsRule = "HT-01";

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
  static int argument_of(Action action) { return static_cast<int>(action.bits() >> 8); }
  static json::value write_argument(const Book& book, int kind, int argument);
  static std::optional<int> read_argument(const Book& book, int kind, const json::value& value);

  static void write_event(written::Object out, const Book& book, const Event& event);
  static void write_view(written::Object out, const Book& book, const Config& config,
                         const View& view);
  // Where a sentence names a word or a phase, the key does too: `refused.not_in_hand.bread`.
  static RefusalWords refusal(const Book& book, const Refusal& refusal);
  static std::string missing(const Shelf&, const Config&) { return {}; }
  static std::optional<Action> verdict(const Shelf&, const Book&, const Config&, const State&,
                                       std::string&) {
    return std::nullopt;
  }
  // With the verses in the reader's text, where the bundle is on the shelf.
  static json::array cards(const Shelf& shelf, Language language);
  // The phases.
  static json::object constants(Language language);
  static std::vector<Text> show_card(const json::object& card, Language language);
  static std::unique_ptr<TextTable> text_table();
  static Result<State> position(const Book& book, const Config& config,
                                std::span<const PositionLine> lines, Dice& dice);

  // `random`; `greedy`; `search`, `search:200`.
  static std::unique_ptr<Player<Hypertext>> player(std::string_view name, const Shelf&,
                                                   const Config&);
  static std::vector<std::string> players();
  static json::object usual_options(Language) { return {}; }
};

// Hypertext as the registry holds it.
std::unique_ptr<AnyGame> game(const Shelf& shelf);

// `tower`, `0.hand`; empty for what is no pile.
std::string pile_name(PileId pile);

}  // namespace scriptorium::hypertext
