#pragma once

#include <algorithm>
#include <cstddef>

#include "effects/program.h"

namespace scriptorium::effects {

// Cards of one choice, in the order in which they were found: for games in which a card's number is
// not fit to order them by. Where it is, a CardSet serves.
template <class Card, std::size_t kMost>
class FoundCards {
 public:
  FoundCards() {}  // leaves the list alone

  void add(Card card) { cards_[count_++] = card; }
  int size() const { return static_cast<int>(count_); }
  int size_to(int most) const { return std::min(size(), most); }
  bool empty() const { return count_ == 0; }
  template <class See>
  void each(const See& see) const {
    for (std::size_t i = first_; i < first_ + count_; ++i) see(cards_[i]);
  }
  void drop_through(Card card) {
    while (count_ != 0) {
      --count_;
      if (cards_[first_++] == card) return;
    }
  }
  template <class Goes>
  void drop_if(const Goes& goes) {
    Card* const begin = cards_ + first_;
    count_ = static_cast<std::size_t>(std::remove_if(begin, begin + count_, goes) - begin);
  }

 private:
  std::size_t first_ = 0;
  std::size_t count_ = 0;
  union {
    Card cards_[kMost];
  };
};

// What of a pile is like that, from the top down.
template <class Sight, class Found>
void find_from_top(const Sight& sight, std::uint8_t pile, const Filter& filter, int named,
                   typename Sight::Card source, Found& found) {
  const bool any = filter.any();
  auto card = sight.top(pile);
  for (int left = sight.size(pile); left > 0; --left, card = sight.below(card)) {
    if (any || sight.like(card, filter, named, source)) found.add(card);
  }
}

}  // namespace scriptorium::effects
