#pragma once

#include <bit>
#include <vector>

#include "tests/toy/rules.h"

// The toy as the laws want it: books with and without a fault, configurations to play, and what law
// 10 compares.

namespace scriptorium::toy {

inline const Book& book(Fault fault = Fault::kNone) {
  static const std::vector<Book> books = [] {
    std::vector<Book> made;
    for (int i = 0; i < kFaults; ++i) made.push_back(make_book(static_cast<Fault>(i)));
    return made;
  }();
  return books[static_cast<std::size_t>(fault)];
}

// A private deck that the seat may choose, each equally likely: TY-02.
inline void choose_deck(const Options& options, Dice& dice, std::uint8_t (&deck)[kPrivateCap]) {
  int wanted = options.private_cards;
  int chosen = 0;
  for (int number = 0; number < options.private_catalogue; ++number) {
    const auto left = static_cast<std::uint32_t>(options.private_catalogue - number);
    if (dice.below(left) >= static_cast<std::uint32_t>(wanted)) continue;
    deck[chosen++] = static_cast<std::uint8_t>(number + 1);
    --wanted;
  }
}

// Any options; small decks and full ones.
inline Config random_config(Dice& dice, int seats) {
  const auto up_to = [&](int most) {
    return static_cast<std::uint8_t>(dice.below(static_cast<std::uint32_t>(most) + 1));
  };
  Config config;
  Options& options = config.options;
  options.seats = static_cast<std::uint8_t>(seats);
  options.common_cards = up_to(dice.chance(50) ? 8 : kCommonCap);
  const int dealt = options.common_cards / options.seats;
  options.hand_size = up_to(dealt < kDealtCap ? dealt : kDealtCap);
  options.private_catalogue = up_to(kCatalogueCap);
  options.private_cards =
      up_to(options.private_catalogue < kPrivateCap ? options.private_catalogue : kPrivateCap);
  options.marks = static_cast<std::uint8_t>(2 + up_to(kMarkCap - 2));
  options.rounds = static_cast<std::uint8_t>(1 + up_to(kRoundCap - 1));
  for (int seat = 0; seat < kSeatCap; ++seat) {
    options.recall[seat] = up_to(100);
    if (seat < options.seats) choose_deck(options, dice, config.deck[seat]);
  }
  return config;
}
inline Config random_config(Dice& dice) {
  const int more = static_cast<int>(dice.below(kSeatCap - 2 + 1));
  return random_config(dice, 2 + more);
}

// Every choice of private decks under these options, once each.
inline std::vector<Config> all_choices(const Options& options) {
  std::vector<Config> configs(1);
  configs[0].options = options;
  for (int seat = 0; seat < options.seats; ++seat) {
    std::vector<Config> more;
    for (const Config& config : configs) {
      for (unsigned chosen = 0; chosen < 1U << options.private_catalogue; ++chosen) {
        if (std::popcount(chosen) != options.private_cards) continue;
        Config next = config;
        int i = 0;
        for (int number = 0; number < options.private_catalogue; ++number) {
          if ((chosen >> number & 1U) != 0) {
            next.deck[seat][i++] = static_cast<std::uint8_t>(number + 1);
          }
        }
        more.push_back(next);
      }
    }
    configs = more;
  }
  return configs;
}

// Law 10: configurations that differ only in the choice of private decks, each to count the same.
inline std::vector<Config> tiny_configs() {
  Options options;
  options.seats = 2;
  options.common_cards = 4;
  options.private_catalogue = 3;
  options.private_cards = 2;
  options.hand_size = 1;
  options.marks = 2;
  options.rounds = 1;
  return all_choices(options);
}

// What law 10 compares of two worlds: all but the memories. The viewer's own follows from its view;
// of the others' a sample leaves out what the viewer cannot know.
inline State without_memories(State state) {
  state.memory = {};
  return state;
}

}  // namespace scriptorium::toy
