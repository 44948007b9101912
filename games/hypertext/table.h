#pragma once

#include "games/hypertext/state.h"

// Cards that go from place to place, with what everybody knows of them, and the telling of it.
namespace scriptorium::hypertext {

// What a move of the rules works with.
struct Play {
  const Book& book;
  State& state;
  Dice& dice;
  EventLog* log;

  void tell(const Event& event, Reveals reveals = Reveals::kNothing) const {
    if (log != nullptr) log->all(event, reveals);
  }
  // `sees` hear all of it, the rest that it happened.
  void tell_apart(SeatSet sees, const Event& full, const Event& rest,
                  Reveals reveals = Reveals::kCards) const {
    if (log != nullptr) log->split(sees, full, rest, reveals);
  }
  // The common cases, which cost one comparison where nobody listens.
  void tell(Event::Type type, int seat, int number = 0, int other = 0) const {
    if (log != nullptr) [[unlikely]]
      tell_of(type, seat, number, other);
  }
  void tell_card(Event::Type type, int seat, Card card, int number = 0,
                 Reveals reveals = Reveals::kNothing) const {
    if (log != nullptr) [[unlikely]]
      tell_of_card(type, seat, card, number, reveals);
  }

 private:
  void tell_of(Event::Type type, int seat, int number, int other) const;
  void tell_of_card(Event::Type type, int seat, Card card, int number, Reveals reveals) const;
};

Event event_of(Event::Type type, int seat, int number = 0, int other = 0);
inline void add_card(Event& event, Card card) { event.cards[event.count++] = card; }
// What came into a hand, which has no order.
void sort_cards(Event& event);
// The same event for those who do not see the cards.
Event censored(const Event& event);

inline int size_of(const State& state, PileId pile) {
  if (is_hand(pile)) return state.hand_size[holder_of(pile)];
  if (is_pages(pile)) return state.pages[holder_of(pile)].size();
  if (pile == kTower) return state.tower_size;
  if (pile == kSheol) return state.sheol_size;
  return pile == kRevealed && state.revealed != 0 ? 1 : 0;
}
// A pile from the top down; hands and Pages by number.
inline Card top_of(const State& state, PileId pile) {
  if (is_hand(pile)) return state.hand[holder_of(pile)].next(0);
  if (is_pages(pile)) return state.pages[holder_of(pile)].next(0);
  if (pile == kTower) return state.tower_size == 0 ? Card{0} : state.tower[state.tower_size - 1];
  if (pile == kSheol) return state.sheol_size == 0 ? Card{0} : state.sheol[state.sheol_size - 1];
  return state.revealed;
}
inline Card below(const State& state, Card card) {
  const PileId pile = state.where[card];
  if (is_hand(pile)) return state.hand[holder_of(pile)].next(card);
  if (is_pages(pile)) return state.pages[holder_of(pile)].next(card);
  const int place = state.place[card];
  if (place == 0) return 0;
  return pile == kTower ? state.tower[place - 1] : state.sheol[place - 1];
}
inline bool in_hand(const State& state, int seat, Card card) { return state.hand[seat].has(card); }

// Takes a card where it lies and lays it on another pile, on its top or under it, and keeps
// everybody's memory true. From hidden to hidden, `seers` see which card it is beside those who
// know its place and whoever gets it in hand.
void carry(Play& play, Card card, PileId to, effects::End end = effects::End::kTop,
           SeatSet seers = {});
// The same, told as the doing of an ability of `seat`.
void move(Play& play, Card card, PileId to, effects::End end, int seat, SeatSet seers = {});
// A card that lies nowhere comes onto a pile; what is known of it is the caller's business.
void put_down(const Book& book, State& state, Card card, PileId to,
              effects::End end = effects::End::kTop);
// On the top of its pile or under it; what is known of it is the caller's business.
void lay_again(const Book& book, State& state, Card card, effects::End end);
// Whether somebody knows of a card in the Tower, and not where it lies.
void find_unsure_places(State& state);

// HT-08, HT-09: one card from the Tower into a hand; 0 if there is none.
Card draw_one(Play& play, int seat);
// HT-10: the same in the Draw step, with the free activation that it brings.
void draw_first(Play& play, int seat);
// The drawn card has left the hand.
inline void forget_drawn(State& state) {
  state.drawn = 0;
  state.drawn_seen = 0;
}
// What was drawn and what may still be activated without a Letter counts no more.
void end_activations(State& state);
// As many as there are; how many.
int draw(Play& play, int seat, int count);

// HT-08: a card of the Tower is needed: an empty one is made anew from Sheol.
void fill_tower(Play& play);
// Everything that lies in Sheol goes into the Tower, which is shuffled. `mid_chapter`: the Tower is
// empty and hands are not; else all that is hidden is in the Tower.
void shuffle_sheol_in(Play& play, bool mid_chapter);
// An ability shuffles the Tower.
void shuffle_tower(Play& play);

// HT-14, HT-21: letters, or points of this chapter. Not in the thirteenth (HT-26).
void gain(Play& play, int seat, Counter counter, int amount);

// An effect forbids it.
bool barred(const State& state, Act act, int seat);

}  // namespace scriptorium::hypertext
