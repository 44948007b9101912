#pragma once

#include <memory>

#include "games/chapter_and_verse/codec/codec.h"

namespace scriptorium::chapter_and_verse {

// Chapter and Verse for the laws: any number of seats, both games, any recall.
struct Subject {
  using Codec = ChapterAndVerseCodec;

  std::shared_ptr<const Book> book(const Config& config) const { return Codec::book(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(kSeatCap - 2));
    config.advanced = upto(1);
    config.reciting = upto(2);
    for (std::uint8_t& recall : config.recall) recall = upto(100);
    return config;
  }
};

}  // namespace scriptorium::chapter_and_verse
