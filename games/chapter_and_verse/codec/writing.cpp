#include "games/chapter_and_verse/codec/writing.h"

namespace scriptorium::chapter_and_verse {

json::string verse_name(Kind kind) { return json::string(CardList::get().slug(kind)); }
json::string pile_value(PileId pile) { return json::string(pile_name(pile)); }

json::array seat_list(unsigned bits, int seats) {
  json::array list;
  for (int seat = 0; seat < seats; ++seat) {
    if ((bits >> seat & 1U) != 0) list.push_back(seat);
  }
  return list;
}

json::object card(const State& state, Card card, int holder) {
  json::object written;
  if (state.kind[card] != 0) written["verse"] = verse_name(state.kind[card]);
  if (owner_of(card) != holder) written["owner"] = owner_of(card);
  if (state.set.has(card)) written["set"] = true;
  if (state.memory.pile[card] != 0) written["known_to_all"] = true;
  return written;
}

json::object lying(const State& state, Card there) {
  const PileId pile = state.table.where(there);
  const bool held = pile != 0 && pile != kHanded;
  json::object written = card(state, there, held ? holder_of(pile) : owner_of(there));
  written.erase("set");
  written.erase("known_to_all");
  if (pile == 0) return written;
  int place = 0;
  for (Card above = state.table.top(pile); above != there && above != kNoCard;
       above = state.table.below[above]) {
    ++place;
  }
  written["at"] = pile_value(pile);
  written["place"] = place;
  return written;
}

}  // namespace scriptorium::chapter_and_verse
