#include "players/verbatim/appraisal.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

#include "core/dice.h"
#include "text/arranger/prices.h"

namespace scriptorium::verbatim {
namespace {

static_assert(kLetters == text::kLetters);

std::int16_t in_parts(double price) {
  return static_cast<std::int16_t>(std::ceil(price * Appraisal::kPart));
}

}  // namespace

Appraisal::Appraisal(const Book& book, std::span<const std::string> atoms) {
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind)
    value_[kind] = kPart * book.card[kind].value;
  price_with(book, atoms);
}

void Appraisal::price_with(const Book& book, std::span<const std::string> atoms) {
  int values[kLetters] = {};
  std::vector<Kind> cards;  // all that there are, to draw hands from
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    if (kind == book.blank) continue;
    values[book.card[kind].letter] = book.card[kind].value;
    cards.insert(cards.end(), book.box[kind] + std::size_t{kSeatCap} * book.start[kind], kind);
  }
  text::Pieces pieces;
  std::vector<int> all;
  for (std::string_view atom : atoms) {
    text::Letters letters;
    int worth = 0;
    while (!atom.empty()) {
      const int letter = *text::take_letter(atom);
      letters = letters + text::Letters::one(letter);
      worth += values[letter];
    }
    all.push_back(pieces.add(letters, worth));
  }

  constexpr int kSmallest = 8;
  constexpr int kLargest = 28;
  constexpr double kTrace = 0.3;  // of every letter: its price would not matter else
  text::Prices prices;
  Dice dice = Dice::fast(Seed::of(book.hash));
  for (std::size_t list = 0; list < kLists; ++list) {
    double hand[kLetters];
    std::fill(std::begin(hand), std::end(hand), kTrace);
    dice.shuffle(std::span(cards));
    const std::size_t size = kSmallest + dice.below(kLargest - kSmallest + 1);
    for (std::size_t i = 0; i < std::min(size, cards.size()); ++i)
      ++hand[book.card[cards[i]].letter];
    prices.solve(hand, 0, values, pieces, all);
    double blank = 0;  // it may be any letter of the language, also one that no card has
    for (int letter = 0; letter < kLetters; ++letter) {
      if (((book.alphabet >> letter) & 1U) == 0) continue;
      blank = std::max(blank, prices.of(letter) - values[letter]);
    }
    for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
      if (kind == book.blank) continue;
      prices_[kind].price[list] = in_parts(prices.of(book.card[kind].letter));
    }
    if (book.blank != kNoCard) prices_[book.blank].price[list] = in_parts(blank);
    int sum = 0;
    for (const Kind kind : cards) sum += prices_[kind].price[list];
    if (book.blank != kNoCard) sum += book.box[book.blank] * prices_[book.blank].price[list];
    assert(sum <= std::numeric_limits<std::int16_t>::max());  // whoever has every card
    (void)sum;
  }
}

Appraisal::Hand Appraisal::hand(const std::uint8_t (&counts)[kKinds]) const {
  Hand hand(*this);
  for (Kind kind = kFirstLetterKind; kind < kKinds; ++kind) {
    if (counts[kind] != 0) hand.add(kind, counts[kind]);
  }
  return hand;
}

int Appraisal::Hand::score(const Lists& sums, int total) {
  std::int16_t least[8];
  std::copy_n(sums.price, 8, least);
  for (int i = 8; i < kLists; i += 8) {
    for (int j = 0; j < 8; ++j) least[j] = std::min(least[j], sums.price[i + j]);
  }
  int used = total;
  for (const std::int16_t bound : least) used = std::min<int>(used, bound);
  return 2 * used - total;
}

int Appraisal::Hand::with(Kind kind) const {
  Hand more = *this;
  more.add(kind);
  return more.score();
}

int Appraisal::Hand::instead(Kind lost, Kind gained) const {
  Hand other = *this;
  other.add(lost, -1);
  other.add(gained);
  return other.score();
}

}  // namespace scriptorium::verbatim
