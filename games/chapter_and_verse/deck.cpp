#include "games/chapter_and_verse/deck.h"

#include <algorithm>
#include <numeric>

namespace scriptorium::chapter_and_verse {

int most_copies(const Book& book, Kind kind) { return book.verse(kind).unique ? 1 : kMostOfATitle; }

Copies Copies::in(const Deck& deck) {
  Copies copies;
  for (const Kind kind : deck.verses) {
    if (kind != 0) ++copies.of[kind];
  }
  return copies;
}

int Copies::size() const { return std::accumulate(std::begin(of), std::end(of), 0); }

Deck deck_of(const Copies& copies) {
  Deck deck = {};
  Kind* end = deck.verses;
  for (int kind = 1; kind < kKinds; ++kind) {
    end = std::fill_n(end, copies.of[kind], static_cast<Kind>(kind));
  }
  return deck;
}

int lead_of(const Verse& verse) {
  int lead = 1;
  for (int theme = 2; theme <= kThemes; ++theme) {
    if (icons_of(verse.icons, theme) > icons_of(verse.icons, lead)) lead = theme;
  }
  return lead;
}

namespace {

// The next verse after this one, in a circle, that may still go in; 0 if there is none.
Kind next_that_fits(const Book& book, const KindSet& left_out, const Deck& deck, Kind after,
                    bool same_lead) {
  const int kinds = static_cast<int>(book.verses.size()) - 1;
  for (int step = 1; step <= kinds; ++step) {
    const auto kind = static_cast<Kind>((after - 1 + step) % kinds + 1);
    if (left_out.has(kind) || deck.copies(kind) >= most_copies(book, kind)) continue;
    if (same_lead && lead_of(book.verse(kind)) != lead_of(book.verse(after))) continue;
    return kind;
  }
  return 0;
}

}  // namespace

Deck fitted(const Book& book, const KindSet& left_out, Deck deck) {
  if (std::ranges::none_of(deck.verses, [&](Kind kind) { return left_out.has(kind); })) return deck;
  Deck fits = {};
  for (const Kind kind : deck.verses) {
    if (kind != 0 && !left_out.has(kind)) fits.add(kind);
  }
  for (const Kind kind : deck.verses) {
    if (kind == 0 || !left_out.has(kind)) continue;
    Kind other = next_that_fits(book, left_out, fits, kind, true);
    if (other == 0) other = next_that_fits(book, left_out, fits, kind, false);
    if (other != 0) fits.add(other);
  }
  return fits;
}

namespace {

// How likely a deck is to show just these copies, but for what is the same of all decks of a size:
// for every kind the ways in which those seen may be some of those that it has. 0: it has fewer.
double likelihood(const Deck& deck, const std::uint8_t (&seen)[kKinds]) {
  double ways = 1;
  for (int kind = 1; kind < kKinds; ++kind) {
    if (seen[kind] == 0) continue;
    const int copies = deck.copies(static_cast<Kind>(kind));
    for (int i = 0; i < seen[kind]; ++i) ways *= std::max(0, copies - i);
  }
  return ways;
}

int in_common(const Deck& deck, const std::uint8_t (&seen)[kKinds]) {
  int common = 0;
  for (int kind = 1; kind < kKinds; ++kind) {
    if (seen[kind] != 0) common += std::min<int>(seen[kind], deck.copies(static_cast<Kind>(kind)));
  }
  return common;
}

// What was seen, and the rest from a deck.
Deck filled_up(const Book& book, const KindSet& left_out, const std::uint8_t (&seen)[kKinds],
               Deck from, int size, Dice& dice) {
  Deck deck = {};
  int count = 0;
  for (int kind = 1; kind < kKinds; ++kind) {
    for (int i = 0; i < seen[kind]; ++i, ++count) deck.add(static_cast<Kind>(kind));
  }
  const std::span<Kind> rest(from.verses, static_cast<std::size_t>(from.size()));
  dice.shuffle(rest);
  for (const Kind kind : rest) {
    if (count < size && deck.copies(kind) < from.copies(kind)) deck.add(kind), ++count;
  }
  const auto kinds = static_cast<std::uint32_t>(book.verses.size() - 1);
  while (count < size) {
    const auto any = static_cast<Kind>(1 + dice.below(kinds));
    Kind kind = next_that_fits(book, left_out, deck, any, false);
    if (kind == 0) kind = any;  // more was seen than a deck may have
    deck.add(kind), ++count;
  }
  return deck;
}

}  // namespace

Deck likely_deck(const Book& book, const KindSet& left_out, const std::uint8_t (&seen)[kKinds],
                 int size, Dice& dice) {
  constexpr std::size_t kMost = 16;
  double weights[kMost] = {};
  double all = 0;
  const std::size_t count = std::min(book.ready.size(), kMost);
  std::size_t nearest = 0;
  int most = -1;
  for (std::size_t i = 0; i < count; ++i) {
    const Deck deck = fitted(book, left_out, book.ready[i]);
    weights[i] = deck.size() == size ? likelihood(deck, seen) : 0;
    all += weights[i];
    if (const int common = in_common(deck, seen); common > most) {
      most = common;
      nearest = i;
    }
  }
  if (all == 0) {
    const Deck deck = fitted(book, left_out, book.ready[nearest]);
    return filled_up(book, left_out, seen, deck, size, dice);
  }
  // Weights are small whole numbers or their products: the draw is among so many equal parts.
  constexpr std::uint32_t kParts = 1U << 30;
  double at = all * dice.below(kParts) / kParts;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (weights[i] == 0) continue;
    chosen = i;
    if (at < weights[i]) break;
    at -= weights[i];
  }
  return fitted(book, left_out, book.ready[chosen]);
}

void box(const Book& book, const KindSet& left_out, int seats, std::uint8_t (&copies)[kKinds]) {
  const auto kinds = static_cast<int>(book.verses.size());
  int verses = 0;
  for (int kind = 1; kind < kinds; ++kind) verses += left_out.has(kind) ? 0 : 1;
  const int sets = (kBoxShare * seats + verses - 1) / verses;
  for (int kind = 1; kind < kinds; ++kind) {
    copies[kind] = left_out.has(kind) ? 0 : static_cast<std::uint8_t>(sets);
  }
}

}  // namespace scriptorium::chapter_and_verse
