#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/hash.h"
#include "core/hidden_table.h"

namespace scriptorium {

// A hash of what one viewer knows of a table: of all that TableView shows and lists, without making
// it. A game may say in its Faces what then need not be folded:
//
//   kFaceTellsBack  which card it is says what its back is
//   one_back(pile)  all that is hidden there has one back, which the game folds by itself
template <class Table, class Faces>
class TableKey {
 public:
  using Layout = typename Table::Layout;
  using Card = typename Table::Card;
  using Pile = typename Table::Pile;

  TableKey(const Table& table, int column, const Faces& faces)
      : table_(table), column_(column), faces_(faces), places_(count_places()) {}

  std::uint64_t fold(std::uint64_t hash) const {
    hash = hash_step(hash, table_.memory.lossy >> column_ & 1U);
    // Most piles of a large table are empty: as many at once as have their tops in eight bytes.
    constexpr int kBits = 8 * sizeof(Card);
    int pile = 0;
    for (; pile + 64 / kBits <= Layout::kPiles; pile += 64 / kBits) {
      std::uint64_t tops;
      std::memcpy(&tops, table_.top_card + pile, sizeof tops);
      while (tops != 0) {
        const int at = std::countr_zero(tops) / kBits;
        hash = fold_pile(hash, static_cast<Pile>(pile + at));
        tops &= ~std::uint64_t{0} << (kBits * at) << (kBits - 1) << 1;
      }
    }
    for (; pile < Layout::kPiles; ++pile) {
      if (!table_.empty(static_cast<Pile>(pile))) hash = fold_pile(hash, static_cast<Pile>(pile));
    }
    return hash;
  }

 private:
  // The hand of each seat; spectators have none.
  static constexpr auto kHandOf = [] {
    std::array<Pile, Layout::kSeats + 1> hands = {};
    for (int i = 1; i < Layout::kPiles; ++i) {
      const auto pile = static_cast<Pile>(i);
      if (Table::is_hand(pile)) hands[static_cast<std::size_t>(Table::holder_of(pile))] = pile;
    }
    return hands;
  }();

  // Of how many cards that are not in its hand the viewer knows the place.
  int count_places() const {
    using Count = std::conditional_t<Layout::kNumbers <= 255, std::uint8_t, std::uint16_t>;
    Count places = 0;  // as narrow as it may be, so that many are counted at once
    for (const auto known : table_.memory.place) {
      places = static_cast<Count>(places + (known >> column_ & 1U));
    }
    return places - table_.size(kHandOf[static_cast<std::size_t>(column_)]);
  }
  bool is_own(Pile pile) const { return pile == kHandOf[static_cast<std::size_t>(column_)]; }
  // Whether the viewer or everyone may know of a card there, and not where.
  bool is_unsure(Pile pile) const {
    return (table_.unsure[pile] & (1U << column_ | 1U << Table::kWatchers)) != 0;
  }
  // Whether everyone knows of the card at least that it is in its pile.
  bool is_told(Card card) const { return (table_.memory.pile[card] >> Table::kWatchers & 1U) != 0; }
  bool one_back(Pile pile) const {
    if constexpr (requires { faces_.one_back(pile); }) {
      return faces_.one_back(pile);
    } else {
      return false;
    }
  }
  [[gnu::always_inline]] std::uint64_t fold_pile(std::uint64_t hash, Pile pile) const {
    hash = hash_step(hash, static_cast<std::uint64_t>(pile << 16 | table_.size(pile)));
    if (Table::is_open(pile)) return fold_faces(hash, pile);
    if (!Table::is_hand(pile)) return fold_stack(hash, pile);
    return is_own(pile) ? fold_own_hand(hash, pile) : fold_hand(hash, pile);
  }
  // All cards of the pile from the top down, which are mixed once for all.
  std::uint64_t fold_faces(std::uint64_t hash, Pile pile) const {
    for (const Card card : table_.cards(pile)) hash = (hash ^ looks(card)) * 0x9fb21c651e98df25U;
    return hash ^ hash >> 32;
  }
  std::uint64_t fold_own_hand(std::uint64_t hash, Pile hand) const {
    hash = fold_faces(hash, hand);
    if (!is_unsure(hand)) return hash;
    std::uint64_t told = 0;
    for (const Card card : table_.cards(hand)) {
      if (is_told(card)) told += mix(looks(card) + 1);
    }
    return told == 0 ? hash : hash_step(hash, told);
  }
  // What the viewer knows in the order in which it lies; the others have none.
  std::uint64_t fold_hand(std::uint64_t hash, Pile hand) const {
    const bool some_known = is_unsure(hand);
    const bool back_known = one_back(hand);
    if (!some_known && back_known) return hash;
    std::uint64_t unknown = 0;
    for (const Card card : table_.cards(hand)) {
      if (some_known && table_.memory.of(column_, card) != Knows::kNothing) {
        hash = hash_step(hash, looks(card) | std::uint64_t{is_told(card)} << 32);
      } else if (!back_known) {
        unknown += mix(static_cast<std::uint64_t>(faces_.back(card)) + 1);
      }
    }
    return unknown == 0 ? hash : hash_step(hash, unknown);
  }
  // Known cards with their places; of the others, where another back begins.
  std::uint64_t fold_stack(std::uint64_t hash, Pile pile) const {
    if (places_ != 0 || !one_back(pile)) hash = fold_places(hash, pile);
    return is_unsure(pile) ? fold_somewhere(hash, pile) : hash;
  }
  std::uint64_t fold_places(std::uint64_t hash, Pile pile) const {
    const bool back_known = one_back(pile);
    int back = -1;
    int left = places_;
    std::uint64_t place = 0;
    for (const Card card : table_.cards(pile)) {
      place += std::uint64_t{1} << 33;
      if ((table_.memory.place[card] >> column_ & 1U) != 0) {
        const bool told = table_.memory.of(Table::kWatchers, card) == Knows::kPlace;
        hash = hash_step(hash, looks(card) | std::uint64_t{told} << 32 | place);
        if (--left == 0 && back_known) break;
      } else if (!back_known && faces_.back(card) != back) {
        back = faces_.back(card);
        hash = hash_step(hash, static_cast<std::uint64_t>(back) | place);
      }
    }
    return hash;
  }
  std::uint64_t fold_somewhere(std::uint64_t hash, Pile pile) const {
    std::uint64_t known = 0;
    for (const Card card : table_.cards(pile)) {
      for (const int column : {column_, Table::kWatchers}) {
        if (table_.memory.of(column, card) != Knows::kPile) continue;
        known += mix(looks(card) | std::uint64_t{column == Table::kWatchers} << 32);
      }
    }
    return known == 0 ? hash : hash_step(hash, known);
  }
  // Which card it is, and its back.
  static constexpr bool kTellsBack = requires { Faces::kFaceTellsBack; };
  std::uint64_t looks(Card card) const {
    const auto face = static_cast<std::uint64_t>(faces_.face(card));
    if constexpr (kTellsBack) {
      return face;
    } else {
      return face << 8 | static_cast<std::uint64_t>(faces_.back(card));
    }
  }

  const Table& table_;
  int column_;
  const Faces& faces_;
  int places_;
};

}  // namespace scriptorium
