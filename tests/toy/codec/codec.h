#pragma once

#include "table/codec.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {

// The toy in the words of docs/protocol.md. Cards are written as their numbers: 1 to 24 are common,
// 25 to 30 the catalogue of seat 0, and so on. Places count from 0, in sorted order.
struct ToyCodec {
  using Game = Toy;
  using Reason = toy::Reason;
  static constexpr std::string_view kId = "toy";
  static constexpr std::string_view kSeatsRule = "TY-01";

  static std::string_view schema();
  static const Phrases& phrases();
  static std::span<const Option<Config>> options();
  static void set_seats(Config& config, int seats) {
    config.options.seats = static_cast<std::uint8_t>(seats);
  }

  static std::span<const ActionSpec> actions();
  static Action make_action(int type, int argument) {
    return Action::from_bits(static_cast<std::uint16_t>(type | argument << 5));
  }
  static int type_of(Action action) { return static_cast<int>(action.type()); }
  static int argument_of(Action action) { return action.place(); }
  static json::value write_argument(const Book& book, int kind, int argument);
  static std::optional<int> read_argument(const Book& book, int kind, const json::value& value);

  static void write_event(written::Object out, const Book& book, const Event& event);
  static void write_view(written::Object out, const Book& book, const Config& config,
                         const View& view);
  static RefusalWords refusal(const Book& book, const Refusal& refusal);
  static std::string missing(const Shelf&, const Config&) { return {}; }
  // TY-13: `3` or `mark 3`.
  static std::optional<Action> verdict(const Shelf& shelf, const Book& book, const Config& config,
                                       const State& state, std::string& said);
  static Result<State> position(const Book& book, const Config& config,
                                std::span<const PositionLine> lines, Dice& dice);

  static std::unique_ptr<Player<Toy>> player(std::string_view name, const Shelf&, const Config&) {
    return common_player<Toy>(name);
  }
  static json::object usual_options(Language) { return {}; }
  static std::vector<std::string> players() {
    return {std::begin(kCommonPlayers), std::end(kCommonPlayers)};
  }
};

// The toy as a registry holds it.
std::unique_ptr<AnyGame> game(const Shelf& shelf);

}  // namespace scriptorium::toy
