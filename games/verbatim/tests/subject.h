#pragma once

#include <memory>

#include "games/verbatim/codec/codec.h"

namespace scriptorium::verbatim {

// Verbatim for the laws: any number of seats, both letter sets, all options.
struct Subject {
  using Codec = VerbatimCodec;
  static constexpr std::uint64_t kGames = 1500;

  std::shared_ptr<const Book> book(const Config& config) const { return book_of<Codec>(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(3));
    config.letters = upto(1);
    config.dictionary = upto(2);
    config.dictionary_size = upto(3);
    config.as_dealt = upto(1);
    config.one_letter = upto(1);
    config.dictionary_open = upto(1);
    config.hands_shown = upto(1);
    for (std::uint8_t& recall : config.recall) recall = upto(100);
    return config;
  }
};

// A box of eight cards: small enough to enumerate.
struct Tiny {
  using Codec = VerbatimCodec;
  using Game = Verbatim;
  static constexpr std::uint64_t kGames = 3000;
  static constexpr int kDepth = 3;
  static constexpr int kViews = 10;
  static constexpr int kSamples = 4000;

  static const Book& the_book() {
    static constexpr LetterRow kRows[] = {{0, 1, false, 2, 1},
                                          {4, 2, false, 2, 1},
                                          {18, 3, false, 1, 0},
                                          {16, 3, true, 1, 0},
                                          {kBlank, 0, true, 1, 0}};
    static const Book book = make_book(kRows, (1U << 2) - 1, 1);
    return book;
  }

  const Book& book() const { return the_book(); }
  std::shared_ptr<const Book> book(const Config&) const {
    return {std::shared_ptr<const Book>(), &the_book()};
  }
  Config random_config(Dice&) const { return {}; }
  std::vector<Config> configs() const { return {Config{}}; }
  // What is hidden in an arrangement follows a stated prior (see sample), not the dice.
  bool exact(const State& state, Viewer viewer) const {
    return state.phase <= Phase::kExchange && (state.gaining == 0 || viewer.is(state.mover));
  }
  State world(const State& state) const { return state; }
};

}  // namespace scriptorium::verbatim
