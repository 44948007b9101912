#pragma once

#include <memory>
#include <vector>

#include "tests/toy/cards.h"
#include "tests/toy/codec/codec.h"
#include "tests/toy/subject.h"

// The toy as the laws take it, with a fault planted or without.
namespace scriptorium::toy {

inline std::shared_ptr<const Book> shared_book(Fault fault) {
  return {std::shared_ptr<const Book>(), &toy::book(fault)};
}

// Any number of seats, any options.
struct Subject {
  using Codec = ToyCodec;
  Fault fault = Fault::kNone;

  std::shared_ptr<const Book> book(const Config&) const { return shared_book(fault); }
  Config random_config(Dice& dice) const { return toy::random_config(dice); }
};

// Few cards, one round or two: histories meet, and all worlds can be counted.
struct Tiny {
  using Codec = ToyCodec;
  using Game = Toy;
  std::vector<Config> choices = tiny_configs();
  Fault fault = Fault::kNone;

  const Book& book() const { return toy::book(fault); }
  std::shared_ptr<const Book> book(const Config&) const { return shared_book(fault); }
  std::vector<Config> configs() const { return choices; }
  Config random_config(Dice& dice) const {
    return choices[dice.below(static_cast<std::uint32_t>(choices.size()))];
  }
  bool exact(const State& state, Viewer viewer) const {
    const bool picking = state.picked != 0 && !viewer.is(state.open.mover());
    return !picking && (state.memory.lossy >> column_of(state.open, viewer) & 1U) == 0;
  }
  State world(const State& state) const { return without_memories(state); }
};

// No private cards, one card in each hand, `deck` left to draw from.
inline std::vector<Config> bare_configs(int deck, int rounds) {
  Options options;
  options.common_cards = static_cast<std::uint8_t>(2 + deck);
  options.private_catalogue = 0;
  options.private_cards = 0;
  options.hand_size = 1;
  options.marks = 2;
  options.rounds = static_cast<std::uint8_t>(rounds);
  return all_choices(options);
}

// The codec whose books have a fault: what saves and loads games makes its book itself.
struct FaultyCodec : ToyCodec {
  static inline Fault fault = Fault::kNone;

  static std::shared_ptr<const Book> book(const Config&) { return shared_book(fault); }
};

}  // namespace scriptorium::toy
