#pragma once

#include <optional>

#include "games/chapter_and_verse/tests/reckoned_table.h"

// What verses in play change of the rules (CV-47), read from the book's rows each time it is asked.
// Of the effect language it knows what a verse may say while it is in play about cards of its
// player or of anyone; where a verse says anything else, the answer is absent.
namespace scriptorium::chapter_and_verse {

class ReckonedStanding {
 public:
  ReckonedStanding(const Book& book, const ReckonedTable& table, int seats)
      : book_(book), table_(table), seats_(seats) {}

  // CV-14: what a verse in the seat's hand costs.
  std::optional<int> cost(int seat, Copy copy) const;
  // CV-16: whether the seat may close a book with this chapter.
  std::optional<bool> closes_with(int seat, PileId chapter) const;
  // Whether the seat is forbidden the act with a verse of its hand.
  std::optional<bool> forbidden(Act act, int seat, Copy copy) const;
  // Whether effects of the seat leave a verse in that pile alone.
  std::optional<bool> protects(int seat, PileId pile, Copy copy) const;
  bool allows() const;

 private:
  // Calls see(controller, step) for every step that stands with that verb.
  template <class See>
  void each(effects::Verb verb, const See& see) const;
  std::optional<bool> speaks_of(const effects::Cards& cards, int controller, PileId pile,
                                Copy copy) const;
  std::optional<bool> like(const effects::Filter& filter, Copy copy) const;
  static std::optional<bool> means(const effects::Players& players, int controller, int seat);

  const Book& book_;
  const ReckonedTable& table_;
  int seats_;
};

}  // namespace scriptorium::chapter_and_verse
