#pragma once

#include <memory>

#include "games/hypertext/codec/codec.h"

namespace scriptorium::hypertext {

// Hypertext for the laws: any number of seats, any house rules (HT-31).
struct Subject {
  using Codec = HypertextCodec;

  std::shared_ptr<const Book> book(const Config& config) const { return Codec::book(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(kSeatCap - 2));
    config.length = upto(2);
    config.lot_once = upto(1);
    config.by_priority = upto(1);
    config.duel_redeem = upto(1);
    config.gentle = upto(1);
    return config;
  }
};

}  // namespace scriptorium::hypertext
