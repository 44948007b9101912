#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/chapter_and_verse/state.h"

// All verses of a game where they lie, as the reckoner (reckoner.h) follows them: kinds and owners
// in plain lists, since events name verses so and not by number.
namespace scriptorium::chapter_and_verse {

struct Copy {
  Kind kind = 0;  // 0: not known
  std::uint8_t owner = 0;
  friend bool operator==(Copy, Copy) = default;
  friend auto operator<=>(Copy, Copy) = default;
};

struct Lying {
  Copy copy;
  bool set = false;  // CV-36
};

class ReckonedTable {
 public:
  // CV-04: a verse of a deck.
  void bring(Copy copy) { dealt_.push_back(copy); }
  // CV-05, and whatever else the piles of the deal hold: nobody has seen any of it yet.
  void deal(int seat, int deck, int blessings);

  const std::vector<Lying>& pile(PileId pile) const { return piles_[pile].verses; }
  int size(PileId pile) const { return static_cast<int>(piles_[pile].verses.size()); }
  int size(int seat, Pile noun) const { return size(pile_of(seat, noun)); }
  bool has(PileId pile, Copy copy) const;
  // How many of them were dealt.
  int dealt(Copy copy) const;
  // Copies of this verse, one set and one not: which of them is taken is not told.
  bool doubtful(PileId pile, Copy copy) const;
  // Chapters of the seat that have verses.
  std::vector<PileId> chapters(int seat) const;
  // What a chapter shows of a theme (CV-16).
  int icons(const Book& book, PileId chapter, int theme) const;

  // Takes it where it lies; false if it does not. From a deck or a stack of blessings the top one
  // below the first `under` is meant if it can be.
  bool take(PileId pile, Copy copy, int under = 0);
  // Under how many of its pile that one lies; absent if events do not tell.
  std::optional<int> place_of(PileId pile, Copy copy, int under) const;
  // What lies on top goes down until so many lie on it.
  void sink(PileId pile, std::optional<int> depth);
  // Whether the top of the pile, below the first `under`, can be these, in whatever order (CV-12,
  // CV-22).
  bool on_top(PileId pile, const std::vector<Copy>& copies, int under = 0) const;
  void put(PileId pile, Copy copy, effects::End end, bool set = false);
  // What the top of a pile was seen to be; false if it cannot be.
  bool seen(PileId pile, const std::vector<Copy>& top);
  void shuffle(PileId pile) { piles_[pile].shuffled = true; }
  // Which of its copies were set is not told.
  void doubt(PileId pile) { piles_[pile].doubt = is_chapter(pile) || piles_[pile].doubt; }
  void exchange(PileId a, PileId b) { std::swap(piles_[a], piles_[b]); }

  // What lies otherwise in the true state, in words; empty if nothing does. What chance decides,
  // the order of a shuffled pile, is taken over from there, and so is which of two copies stayed.
  std::string differs(const Book& book, const State& state);
  // CV-03, CV-04: every verse that was dealt, by owner and kind, is still somewhere.
  std::string lost(const Book& book, const State& state);

 private:
  struct Heap {
    std::vector<Lying> verses;  // from the top down
    bool shuffled = false;      // in an order not known yet
    bool doubt = false;         // some copies may have been set and not others
  };
  std::string differs(PileId pile, const State& state);

  Heap piles_[kPiles];
  std::vector<Copy> dealt_;
};

}  // namespace scriptorium::chapter_and_verse
