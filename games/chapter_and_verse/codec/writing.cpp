#include "games/chapter_and_verse/codec/writing.h"

namespace scriptorium::chapter_and_verse {

void write_piles(Array out, const std::uint8_t* piles, int count) {
  for (int i = 0; i < count; ++i) {
    if (piles[i] != 0) out.add(pile_name(piles[i]));
  }
}

namespace {

void add_verse(Object& out, const State& state, Card card, int holder) {
  if (state.kind[card] != 0) out.add("verse", verse_name(state.kind[card]));
  if (owner_of(card) != holder) out.add("owner", owner_of(card));
}

}  // namespace

void add_card(Object& out, const State& state, Card card, int holder) {
  add_verse(out, state, card, holder);
  if (state.set.has(card)) out.add("set", true);
  if (state.table.memory.pile[card] != 0) out.add("known_to_all", true);
}

void add_lying(Object& out, const State& state, Card there) {
  const PileId pile = state.table.where(there);
  const bool held = pile != 0 && pile != kHanded;
  add_verse(out, state, there, held ? holder_of(pile) : owner_of(there));
  if (pile == 0) return;
  int place = 0;
  for (Card above = state.table.top(pile); above != there && above != kNoCard;
       above = state.table.below[above]) {
    ++place;
  }
  out.add("at", pile_name(pile)).add("place", place);
}

}  // namespace scriptorium::chapter_and_verse
