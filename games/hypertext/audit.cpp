#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

const char* audit_piles(const Book& book, const State& state) {
  if (const char* wrong = state.table.audit()) return wrong;
  for (int card = 1; card < Layout::kNumbers; ++card) {
    const PileId pile = where(state, static_cast<Card>(card));
    if (card < kCards && pile == 0) return "a card is nowhere";
    if (card >= kCards && pile != 0) return "a card lies there that is none";
    if (state.pool[card] >= kPools) return "there is no such pool";
    if ((pile == 0 || is_open(pile)) && state.pool[card] != 0) return "an open card is of a pool";
    if (pile == kTower && state.pool[card] != state.tower_pool) return "a pool is mixed up";
  }
  for (int seat = 0; seat < kSeatCap; ++seat) {
    Tally tally = 0;
    for (const Card card : state.table.cards(hand_of(seat))) tally += one_of(book.word(card).type);
    if (tally != state.tally[seat]) return "a hand is miscounted";
    if (!playing(state).has(seat) && hand_size(state, seat) != 0) {
      return "somebody holds cards who does not play";
    }
  }
  return state.table.size(kRevealed) <= 1 ? nullptr : "two cards are revealed";
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
  for (int bar = 1; bar < kBarsCap; ++bar) {
    if (state.bars[bar].act != Act::kNone && state.bars[bar - 1].act == Act::kNone) {
      return "what is forbidden has a gap";
    }
  }
  if (state.drawn != 0 && !in_hand(state, state.mover, state.drawn)) {
    return "the drawn card is gone";
  }
  if (state.drawn != 0 && state.free_left == 0) return "the drawn card is used up";
  if (state.drawn == 0 && state.drawn_seen != 0) return "a drawn card is seen that is gone";
  if ((state.stage == Stage::kRedeem) != (state.offered != 0)) return "nothing is offered";
  if (state.offered != 0 && where(state, state.offered) != kSheol) return "what is offered is gone";
  if ((state.stage == Stage::kEffect) != (revealed(state) != 0)) return "no card is revealed";
  if ((state.stage == Stage::kEffect) != (state.run.active != 0)) return "no ability is under way";
  if (state.stage == Stage::kOver && state.winner == 0) return "nobody has won";
  return nullptr;
}

}  // namespace

const char* Hypertext::audit(const Book& book, const State& state) {
  if (const char* fault = audit_piles(book, state)) return fault;
  return audit_chapter(state);
}

}  // namespace scriptorium::hypertext
