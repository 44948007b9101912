#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "games/verbatim/state.h"

namespace scriptorium::verbatim {

// What a hand is likely to be worth when it is arranged, at a glance: a playout cannot wait for the
// arranger.
//
// Sixty-four price lists, each fair to all words that a player knows: by each of them a hand's
// letters cost at least what can be made of them (text/arranger/prices.h says more). Each list was
// made for another hand of the game, so one of them is nearly right for any hand. Prices are whole
// parts of a point, rounded up: the same sums in any order, and eight at a time.
class Appraisal {
 public:
  // The words are atoms, folded; the lists depend on them and on the letter set alone.
  Appraisal(const Book& book, std::span<const std::string> atoms);

  static constexpr int kLists = 64;
  static constexpr int kPart = 32;  // parts of a point
  struct Lists {
    std::int16_t price[kLists];
  };
  // A hand as it grows: add cards, ask for its score.
  class Hand {
   public:
    explicit Hand(const Appraisal& of) : of_(of), sums_{} {}

    void add(Kind kind, int copies = 1) {
      const Lists& prices = of_.prices_[kind];
      for (int i = 0; i < kLists; ++i) {
        sums_.price[i] = static_cast<std::int16_t>(sums_.price[i] + copies * prices.price[i]);
      }
      total_ += copies * of_.value_[kind];
    }
    // Used less unused letters, were they arranged as the kindest price list allows, in parts.
    int score() const { return score(sums_, total_); }
    // The same with one card more, or with one card for another.
    int with(Kind kind) const;
    int instead(Kind lost, Kind gained) const;

   private:
    static int score(const Lists& sums, int total);

    const Appraisal& of_;
    Lists sums_;
    int total_ = 0;
  };

  Hand hand(const std::uint8_t (&counts)[kKinds]) const;

 private:
  void price_with(const Book& book, std::span<const std::string> atoms);

  std::array<Lists, kKinds> prices_ = {};
  std::array<int, kKinds> value_ = {};  // in parts
};

}  // namespace scriptorium::verbatim
