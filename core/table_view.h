#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/hidden_table.h"

// What one viewer knows of a hidden table, and worlds that it cannot tell from the true one.
//
// In a view every card lies in its place, with a number that tells nothing but what the viewer
// knows. How cards are numbered is the game's own, in its Faces:
//
//   face(card)           which card it is: more than 0
//   back(card)           what all see of a card that is hidden
//   number(card, known)  its number in the view; asked for once for each card, pile by pile from
//                        the top down, in hands first those that the viewer knows
namespace scriptorium {

// A card known to be in a pile, and not where.
//   bits 0 to 7 face, 8 to 15 pile, 16 to 23 back, 24 whether everyone knows
struct Somewhere {
  std::uint8_t face;
  std::uint8_t pile;
  std::uint8_t back;
  bool everyone;

  constexpr std::uint32_t bits() const {
    return face | std::uint32_t{pile} << 8 | std::uint32_t{back} << 16 |
           std::uint32_t{everyone ? 1U : 0U} << 24;
  }
  static constexpr Somewhere from_bits(std::uint32_t bits) {
    return {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8),
            static_cast<std::uint8_t>(bits >> 16), (bits >> 24 & 1U) != 0};
  }
};

// All such cards that a viewer knows of, sorted; 0 past the last. Those that everyone knows to be
// there are listed for themselves, whatever the viewer knows besides: of two cards that look the
// same nobody can tell which is meant.
template <class Table>
struct KnownSomewhere {
  std::uint32_t list[2 * (Table::Layout::kCards - 1)];

  std::span<const std::uint32_t> all() const {
    return {list, static_cast<std::size_t>(std::find(std::begin(list), std::end(list), 0U) - list)};
  }
};

// Whether the viewer can say which card lies there.
template <class Table>
bool is_known(const Table& table, int column, typename Table::Card card) {
  const typename Table::Pile pile = table.where(card);
  if (Table::is_open(pile)) return true;
  const Knows knows = table.memory.of(column, card);
  return knows == Knows::kPlace || (knows == Knows::kPile && Table::is_hand(pile));
}

// A number for where a card lies: the pile, and which of its cards it is. Of a hand the viewer's
// known cards count, since the others have no order.
template <class Table>
std::uint16_t place_number(const Table& table, int column, typename Table::Card card) {
  static_assert(Table::Layout::kPiles <= 128 && Table::Layout::kCards <= 512);
  if (card == 0) return 0;
  const typename Table::Pile pile = table.where(card);
  unsigned before = 0;
  for (const typename Table::Card other : table.cards(pile)) {
    if (other == card) break;
    before += is_known(table, column, other) || !Table::is_hand(pile) ? 1 : 0;
  }
  return static_cast<std::uint16_t>(pile * 512U + before);
}

// The same table with other numbers on the cards.
template <class Table>
Table renumbered(const Table& old, std::span<const typename Table::Card> number) {
  using Layout = typename Table::Layout;
  using Card = typename Table::Card;
  using Pile = typename Table::Pile;
  Table table = {};
  table.memory.lossy = old.memory.lossy;
  table.everyone = old.everyone;
  for (int pile = 1; pile < Layout::kPiles; ++pile) {
    if (old.empty(static_cast<Pile>(pile))) continue;
    table.unsure[pile] = old.unsure[pile];
    table.top_card[pile] = number[old.top_card[pile]];
    table.bottom_card[pile] = number[old.bottom_card[pile]];
    table.cards_on[pile] = old.cards_on[pile];
    Card above = 0;
    for (const Card card : old.cards(static_cast<Pile>(pile))) {
      const Card now = number[card];
      table.below[above] = now;
      table.lies_on[now] = static_cast<Pile>(pile);
      above = now;
      if (card >= Layout::kCards || old.memory.pile[card] == 0 || now >= Layout::kCards) continue;
      table.memory.place[now] = old.memory.place[card];
      table.memory.pile[now] = old.memory.pile[card];
    }
    table.below[0] = 0;  // which held the top card
    if (!Table::is_sorted(static_cast<Pile>(pile))) continue;
    Card sorted[Layout::kCards];
    const auto count = static_cast<std::size_t>(table.list(static_cast<Pile>(pile), sorted));
    std::sort(sorted, sorted + count);
    table.lay(static_cast<Pile>(pile), {sorted, count});
  }
  return table;
}

template <class TableType, class Faces>
class TableView {
 public:
  using Table = TableType;
  using Layout = typename Table::Layout;
  using Card = typename Table::Card;
  using Pile = typename Table::Pile;

  TableView(const Table& table, int column, Faces& faces)
      : table_(table), column_(column), faces_(faces) {
    for (int pile = 1; pile < Layout::kPiles; ++pile) number_pile(static_cast<Pile>(pile));
  }

  bool knows(Card card) const { return is_known(table_, column_, card); }
  Card number(Card card) const { return number_[card]; }
  std::span<const Card> numbers() const { return number_; }

  // The table with the viewer's numbers. Of the memory only that is left whether the viewer's is
  // lossy, and which of the hidden cards that it knows everyone knows.
  Table shown() const {
    using Mask = typename Table::Mask;
    Table shown = table_;
    std::fill(std::begin(shown.unsure), std::end(shown.unsure), Mask{0});
    shown.memory = {};
    shown = renumbered(shown, numbers());
    shown.memory.lossy = static_cast<Mask>(table_.memory.lossy >> column_ & 1U);
    each_hidden([&](Card card, Pile pile) {
      const Knows all_know = table_.memory.of(Table::kWatchers, card);
      const bool told =
          all_know == Knows::kPlace || (all_know == Knows::kPile && Table::is_hand(pile));
      if (told) shown.memory.pile[number_[card]] = Mask{1U << Table::kWatchers};
    });
    return shown;
  }

  void list_somewhere(KnownSomewhere<Table>& out) const {
    std::size_t count = 0;
    const auto list = [&](Card card, Pile pile, bool everyone) {
      const auto face = static_cast<std::uint8_t>(faces_.face(card));
      const auto back = static_cast<std::uint8_t>(faces_.back(card));
      out.list[count++] = Somewhere{face, pile, back, everyone}.bits();
    };
    each_hidden([&](Card card, Pile pile) {
      if (Table::is_hand(pile)) return;  // a hand has no places: who knows of a card knows it
      if (table_.memory.of(Table::kWatchers, card) == Knows::kPile) list(card, pile, true);
      if (table_.memory.of(column_, card) == Knows::kPile) list(card, pile, false);
    });
    std::sort(out.list, out.list + count);
  }

 private:
  // Calls see(card, pile) for each card that does not lie open.
  template <class See>
  void each_hidden(const See& see) const {
    for (int i = 1; i < Layout::kPiles; ++i) {
      const auto pile = static_cast<Pile>(i);
      if (Table::is_open(pile)) continue;
      for (const Card card : table_.cards(pile)) see(card, pile);
    }
  }

  void number_pile(Pile pile) {
    Card cards[Layout::kCards];
    const int count = table_.list(pile, cards);
    if (Table::is_hand(pile)) {
      const auto rank = [&](Card card) {
        return knows(card) ? faces_.face(card) : 256 + faces_.back(card);
      };
      std::sort(cards, cards + count, [&](Card a, Card b) {
        const int rank_a = rank(a);
        const int rank_b = rank(b);
        return rank_a != rank_b ? rank_a < rank_b : a < b;
      });
    }
    for (int i = 0; i < count; ++i) number_[cards[i]] = faces_.number(cards[i], knows(cards[i]));
  }

  const Table& table_;
  int column_;
  Faces& faces_;
  Card number_[Layout::kNumbers] = {};  // by card
};

// Cards that a viewer does not see, and the places where they may lie. The cards of one heap are
// what nobody who does not see them can tell apart.
template <int kCards, int kLooseCards = kCards>
class Unseen {
 public:
  void add_place(std::uint8_t* face, int heap) {
    places_[place_count_++] = {face, static_cast<std::uint16_t>(heap)};
  }
  // It lies in one of the heap's places.
  void add_known(int face, int heap) {
    known_[known_count_++] = {static_cast<std::uint8_t>(face), static_cast<std::uint16_t>(heap)};
  }
  // It may lie in any place; there may be more of these than places.
  void add_loose(int face) { loose_[loose_count_++] = static_cast<std::uint8_t>(face); }

  // Every deal that agrees with what is known is as likely.
  void deal(Dice& dice) {
    deal_hidden({places_, place_count_}, {known_, known_count_}, {loose_, loose_count_}, dice);
  }

 private:
  HiddenPlace places_[kCards];
  CardInPile known_[kCards];
  std::uint8_t loose_[kLooseCards];
  std::size_t place_count_ = 0;
  std::size_t known_count_ = 0;
  std::size_t loose_count_ = 0;
};

// What is remembered in a world made of a view, in which nobody is unsure of anything yet, of a
// card that lies in a hidden pile: beside the holder of a hand, `knowing` know it.
template <class Table>
void remember_card(Table& world, typename Table::Pile pile, typename Table::Card card,
                   SeatSet knowing) {
  using Mask = typename Table::Mask;
  if (!Table::is_hand(pile)) return world.memory.learn_place(knowing, card);
  world.memory.learn_place(SeatSet::of(Table::holder_of(pile)), card);
  world.memory.learn_pile(knowing, card);
  world.unsure[pile] |= static_cast<Mask>(world.memory.pile[card] & ~world.memory.place[card]);
}
// Of all such cards: the viewer knows what the view says, the others their hands and what everyone
// knows. `known(card)`: the view says which card it is; `told(card)`: and that everyone knows.
template <class Table, class Known, class Told>
void remember_piles(Table& world, int viewer, const Known& known, const Told& told) {
  using Pile = typename Table::Pile;
  for (int i = 1; i < Table::Layout::kPiles; ++i) {
    const auto pile = static_cast<Pile>(i);
    if (world.empty(pile) || Table::is_open(pile)) continue;
    for (const auto card : world.cards(pile)) {
      SeatSet knowing;
      if (known(card)) knowing = told(card) ? world.columns() : SeatSet::of(viewer);
      remember_card(world, pile, card, knowing);
    }
  }
}
// And of those that are known to be in a pile, and not where; `lossy`: as the view's memory is.
template <class Table, class Faces, class Known>
void remember_somewhere(Table& world, const KnownSomewhere<Table>& somewhere, int viewer,
                        bool lossy, const Faces& faces, const Known& known) {
  using Card = typename Table::Card;
  using Mask = typename Table::Mask;
  const SeatSet all = world.columns();
  // For the viewer a card whose place it knows, or that stands for another already, is not the one
  // that is known to be in the pile; for everyone, one that the viewer does not know of or that
  // everyone knows already. (A spectator knows what everyone does, so its column alone says
  // nothing.)
  const auto taken = [&](Card card, bool everyone) {
    const Knows knows = world.memory.of(viewer, card);
    if (!everyone) return known(card) || knows == Knows::kPile;
    return (world.memory.pile[card] & world.everyone) == world.everyone || knows == Knows::kNothing;
  };
  for (const bool everyone : {false, true}) {
    for (const std::uint32_t bits : somewhere.all()) {
      const Somewhere there = Somewhere::from_bits(bits);
      if (there.everyone != everyone) continue;
      Card card = world.top(there.pile);
      while (faces.face(card) != there.face || faces.back(card) != there.back ||
             taken(card, everyone)) {
        card = world.below[card];
      }
      world.memory.learn_pile(everyone ? all : SeatSet::of(viewer), card);
      world.unsure[there.pile] |=
          static_cast<Mask>(world.memory.pile[card] & ~world.memory.place[card]);
    }
  }
  // What the others remember beyond that, the world does not have.
  world.memory.lossy = static_cast<Mask>(all.without(viewer).bits());
  if (lossy) world.memory.lossy |= static_cast<Mask>(1U << viewer);
}
template <class Table, class Faces, class Known, class Told>
void remember(Table& world, const KnownSomewhere<Table>& somewhere, int viewer, const Faces& faces,
              const Known& known, const Told& told) {
  const bool lossy = world.memory.lossy != 0;  // beside it, a view's memory has what is told(card)
  remember_piles(world, viewer, known, told);
  remember_somewhere(world, somewhere, viewer, lossy, faces, known);
}

}  // namespace scriptorium
