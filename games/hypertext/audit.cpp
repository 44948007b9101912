#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

const char* audit_piles(const Book& book, const State& state) {
  int found = state.tower_size + state.sheol_size + (state.revealed != 0 ? 1 : 0);
  for (int place = 0; place < kWords; ++place) {
    const Card low = state.tower[place];
    const Card deep = state.sheol[place];
    if ((low != 0) != (place < state.tower_size)) return "the Tower has a gap";
    if ((deep != 0) != (place < state.sheol_size)) return "Sheol has a gap";
    if (low != 0 && (state.where[low] != kTower || state.place[low] != place)) {
      return "a card of the Tower is not where it says";
    }
    if (deep != 0 && (state.where[deep] != kSheol || state.place[deep] != place)) {
      return "a card of Sheol is not where it says";
    }
  }
  if (state.revealed != 0 && state.where[state.revealed] != kRevealed) {
    return "the revealed card is not where it says";
  }
  for (int seat = 0; seat < kSeatCap; ++seat) {
    Tally tally = 0;
    bool right = state.hand[seat].size() == state.hand_size[seat];
    state.hand[seat].each([&](Card card) {
      tally += one_of(book.word(card).type);
      right = right && state.where[card] == hand_of(seat) && state.place[card] == 0;
    });
    state.pages[seat].each([&](Card card) {
      right = right && state.where[card] == pages_of(seat) && state.place[card] == 0;
    });
    if (!right || tally != state.tally[seat]) return "a hand is miscounted";
    int pools[kPools] = {};
    state.hand[seat].each([&](Card card) { ++pools[state.pool[card]]; });
    for (int pool = 0; pool < kPools; ++pool) {
      if (pools[pool] != state.hand_pool[seat][pool]) return "a pool is miscounted";
    }
    if (!playing(state).has(seat) && state.hand_size[seat] != 0) {
      return "somebody holds cards who does not play";
    }
    found += state.hand_size[seat] + state.pages[seat].size();
  }
  return found == kWords ? nullptr : "a card is lost";
}

const char* audit_memory(const State& state) {
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = state.where[card];
    if (pile == 0 || pile >= kPiles) return "a card is nowhere";
    if ((state.memory.place[card] & ~state.memory.pile[card]) != 0) {
      return "somebody knows a place and not the pile";
    }
    if (is_open(pile) && (state.memory.pile[card] | state.pool[card]) != 0) {
      return "what all see is remembered";
    }
    if (is_hand(pile) && state.memory.place[card] != 1U << holder_of(pile)) {
      return "a hand is not known to its holder alone";
    }
  }
  State again = state;
  find_unsure_places(again);
  return again.place_unsure <= state.place_unsure ? nullptr : "the Tower is hazier than it says";
}

const char* audit_chapter(const State& state) {
  if (state.chapter == 0 || state.chapter > state.chapters + 1) return "there is no such chapter";
  if (state.board == 0 || (state.boards_so_far & phase_bit(state.board)) == 0) {
    return "the Board Phase has not been";
  }
  PhaseSet lots = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    if ((state.lot[seat] == 0) != tie_break(state)) return "a Lot is missing";
    if (state.lot[seat] == 0) continue;
    if (state.lot[seat] == state.board) return "a phase lies there twice";
    if ((lots & phase_bit(state.lot[seat])) != 0) return "a Lot lies there twice";
    lots |= phase_bit(state.lot[seat]);
  }
  if (state.drawn != 0 && !state.hand[state.mover].has(state.drawn)) {
    return "the drawn card is gone";
  }
  if (state.drawn != 0 && state.free_left == 0) return "the drawn card is used up";
  if (state.drawn == 0 && state.drawn_seen != 0) return "a drawn card is seen that is gone";
  if ((state.stage == Stage::kRedeem) != (state.offered != 0)) return "nothing is offered";
  if (state.offered != 0 && state.where[state.offered] != kSheol) return "what is offered is gone";
  if ((state.stage == Stage::kEffect) != (state.revealed != 0)) return "no card is revealed";
  if ((state.stage == Stage::kEffect) != (state.run.active != 0)) return "no ability is under way";
  if (state.stage == Stage::kOver && state.winner == 0) return "nobody has won";
  return nullptr;
}

}  // namespace

const char* Hypertext::audit(const Book& book, const State& state) {
  if (const char* fault = audit_piles(book, state)) return fault;
  if (const char* fault = audit_memory(state)) return fault;
  return audit_chapter(state);
}

}  // namespace scriptorium::hypertext
