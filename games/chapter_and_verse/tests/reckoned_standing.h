#pragma once

#include <optional>
#include <vector>

#include "games/chapter_and_verse/tests/reckoned_table.h"

// What verses in play, and effects that last, change of the rules (CV-47), read from the book's
// rows each time it is asked. Of the effect language it knows what is said about all cards that are
// like something; where a verse says anything else, the answer is absent.
namespace scriptorium::chapter_and_verse {

// Something that an effect said for a while.
struct ReckonedLasting {
  const effects::Instruction* step = nullptr;  // null: events do not tell which
  int controller = 0;
  Copy source;
  int turn_of = 0;  // of whose turn the end or the beginning ends it
  bool to_next_turn = false;
};

class ReckonedStanding {
 public:
  ReckonedStanding(const Book& book, const ReckonedTable& table, int seats,
                   const std::vector<ReckonedLasting>& lasting)
      : book_(book), table_(table), seats_(seats), lasting_(lasting) {}

  // CV-14: what a verse in the seat's hand costs.
  std::optional<int> cost(int seat, Copy copy) const;
  // CV-16: whether the seat may close a book with this chapter.
  std::optional<bool> closes_with(int seat, PileId chapter) const;
  // Whether the seat is forbidden the act with a verse that lies there.
  std::optional<bool> forbidden(Act act, int seat, PileId pile, Copy copy) const;
  // Whether it is forbidden the act with whatever verse.
  std::optional<bool> forbidden(Act act, int seat) const;
  // Whether effects of the seat leave a verse in that pile alone.
  std::optional<bool> protects(int seat, PileId pile, Copy copy) const;
  bool allows() const;

 private:
  struct Change {
    const effects::Instruction* step = nullptr;
    int controller = 0;
    Copy source;
    std::optional<PileId> at;  // where the source lies; 0: in no chapter
  };
  // Calls see(change) for every step that stands or lasts with that verb. False: there may be more.
  template <class See>
  bool each(effects::Verb verb, const See& see) const;
  std::optional<PileId> chapter_of_the_only(Copy copy) const;
  std::optional<bool> is_source(const Change& change, PileId pile, Copy copy) const;
  std::optional<bool> speaks_of(const Change& change, PileId pile, Copy copy) const;
  bool like(const effects::Filter& filter, Copy copy) const;
  static std::optional<bool> means(const Change& change, int seat);

  const Book& book_;
  const ReckonedTable& table_;
  int seats_;
  const std::vector<ReckonedLasting>& lasting_;
};

}  // namespace scriptorium::chapter_and_verse
