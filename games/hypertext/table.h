#pragma once

#include "games/hypertext/state.h"

// Cards that go from place to place, with what everybody knows of them, and the telling of it.
namespace scriptorium::hypertext {

// What a move of the rules works with.
struct Play {
  using Event = hypertext::Event;

  const Book& book;
  State& state;
  Dice& dice;
  EventLog* log;

  static NoCopies alike() { return {}; }
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

// A card is what its number says; what all know of a hidden one is its pool (core/table_view.h).
struct Faces {
  static constexpr bool kFaceTellsBack = true;

  const State& state;
  Card next_hidden = kCards;

  bool one_back(PileId pile) const { return pile == kTower || state.tower_pool == 0; }
  int face(Card card) const { return card; }
  int back(Card card) const { return state.pool[card]; }
  Card number(Card card, bool known) { return known ? card : next_hidden++; }
};

Event event_of(Event::Type type, int seat, int number = 0, int other = 0);
inline void add_card(Event& event, Card card) { event.cards[event.count++] = card; }
inline void add_card(Event& event, const State&, Card card) { add_card(event, card); }
// What came into a hand, which has no order.
void sort_cards(Event& event);
// The same event for those who do not see the cards.
Event censored(const Event& event);

// Takes a card where it lies and lays it on another pile, on its top or under it, and keeps
// everybody's memory true. From hidden to hidden, `seers` see which card it is beside those who
// know its place and whoever gets it in hand.
void carry(Play& play, Card card, PileId to, effects::End end = effects::End::kTop,
           SeatSet seers = {});
// The same for what happens in every turn: the top card of the Tower into a hand, a card of Sheol
// into a hand, one of a hand onto Sheol, onto the Pages, or revealed, and then onto Sheol.
void carry_from_tower(Play& play, int seat);
void carry_from_sheol(Play& play, Card card, int seat);
void carry_to_sheol(Play& play, int seat, Card card);
void carry_to_pages(Play& play, int seat, Card card);
void carry_to_revealed(Play& play, int seat, Card card);
void carry_revealed_to_sheol(Play& play, Card card);
// The same, told as the doing of an ability of `seat`.
void move(Play& play, Card card, PileId to, effects::End end, int seat, SeatSet seers = {});
// A card that lies nowhere comes onto a pile; what is known of it is the caller's business.
void put_down(const Book& book, State& state, Card card, PileId to);

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
inline void end_activations(State& state) {
  forget_drawn(state);
  state.drawn_pool = 0;
  state.free_left = 0;
  state.extra_free = 0;
  state.unsure = 0;
}
// As many as there are; how many.
int draw(Play& play, int seat, int count);

// HT-08: a card of the Tower is needed: an empty one is made anew from Sheol.
void fill_tower(Play& play);
// Everything that lies in Sheol goes into the Tower, which is shuffled. `mid_chapter`: the Tower is
// empty and hands are not; else all that is hidden is in the Tower.
void shuffle_sheol_in(Play& play, bool mid_chapter);
// An ability shuffles the Tower.
void shuffle_tower(Play& play);

// HT-14, HT-21: letters, or points of this chapter and what for. Not in the thirteenth (HT-26).
void gain(Play& play, int seat, Counter counter, int amount, For what = For::kAbility);

// Whom effects forbid it.
inline SeatSet barred(const State& state, Act act) {
  std::uint16_t seats = 0;
  for (const Bar& bar : state.bars) {
    if (bar.act == Act::kNone) break;
    if (bar.act == act) seats |= bar.seats;
  }
  return SeatSet::from_bits(seats);
}

}  // namespace scriptorium::hypertext
