#pragma once

#include "effects/program.h"
#include "games/chapter_and_verse/state.h"

// How verses go from pile to pile, what everybody sees of it and remembers. The rules say which go;
// nothing else touches a pile.
namespace scriptorium::chapter_and_verse {

// Two verses that look the same from all sides.
struct Alike {
  const State& state;
  bool operator()(Card a, Card b) const {
    return state.kind[a] == state.kind[b] && owner_of(a) == owner_of(b);
  }
};

// What every rule needs: the table and who listens.
struct Play {
  using Event = chapter_and_verse::Event;

  const Book& book;
  State& state;
  Dice& dice;
  EventLog* log;

  Alike alike() const { return {state}; }
  const Verse& verse(Card card) const { return book.verse(state.kind[card]); }
  void tell(const Event& event, Reveals reveals = Reveals::kNothing) const {
    if (log != nullptr) log->all(event, reveals);
  }
  // The common cases, which cost one comparison where nobody listens.
  void tell(Event::Type type, int seat, int number = 0, int other = 0) const {
    if (log != nullptr) [[unlikely]]
      tell_of(type, seat, number, other, kNoCard, 0, Reveals::kNothing);
  }
  void tell_card(Event::Type type, int seat, Card card, int number = 0, PileId to = 0,
                 Reveals reveals = Reveals::kNothing) const {
    if (log != nullptr) [[unlikely]]
      tell_of(type, seat, number, 0, card, to, reveals);
  }
  // `seat` hears all of it, the rest hear that it happened.
  void tell_apart(SeatSet sees, const Event& full, const Event& rest,
                  Reveals reveals = Reveals::kCards) const {
    if (log != nullptr) log->split(sees, full, rest, reveals);
  }

 private:
  void tell_of(Event::Type type, int seat, int number, int other, Card card, PileId to,
               Reveals reveals) const;
};

inline SeatSet columns(const State& state) { return SeatSet::first(state.seats).with(kWatchers); }
inline Seat left_of(const State& state, int seat) {
  return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}
inline int hand_size(const State& state, int seat) {
  return state.table.size(pile_of(seat, Pile::kHand));
}
inline int blessings(const State& state, int seat) {
  return state.table.size(pile_of(seat, Pile::kBlessings));
}
inline bool in_play(const State& state, Card card) { return is_chapter(state.table.where(card)); }

// CV-24: 0 for a card that lies with its owner, else its owner plus 1.
inline int foreign_owner_of(const State& state, Card card) {
  return owner_of(card) == holder_of(state.table.where(card)) ? 0 : owner_of(card) + 1;
}
// Whether an action names this card.
inline bool names(const State& state, Action action, Card card) {
  return state.kind[card] == action.what() &&
         foreign_owner_of(state, card) == action.foreign_owner();
}
// The first card on a pile that an action names; none if there is none.
inline Card named_card(const State& state, PileId pile, Action action) {
  Card card = state.table.top(pile);
  while (card != kNoCard && !names(state, action, card)) card = state.table.below[card];
  return card;
}
inline Card in_hand(const State& state, int seat, Action action) {
  return named_card(state, pile_of(seat, Pile::kHand), action);
}
// CV-32, CV-44: the verse that is recited; none if none is.
inline Card recited_card(const State& state) {
  if (!state.table.empty(kHanded)) return state.table.top(kHanded);
  return state.line.empty() ? kNoCard : state.line.last().card;
}
// A free place for a new chapter (CV-15); 0 if the tabletop is full.
inline PileId free_chapter(const State& state, int seat) {
  const int chapter = std::countr_one(state.filled[seat]);
  return chapter < kChapters ? chapter_of(seat, chapter) : PileId{0};
}
// Calls see(pile) for every chapter of the seat.
template <class See>
void each_chapter(const State& state, int seat, const See& see) {
  for (unsigned filled = state.filled[seat]; filled != 0; filled &= filled - 1) {
    see(chapter_of(seat, std::countr_zero(filled)));
  }
}

// Takes a card where it lies and lays it on another pile, keeping icons, standing effects and
// everybody's memory true. From hidden to hidden, `seers` see which card it is beside whoever holds
// it in hand before or after.
void carry(Play& play, Card card, PileId to, effects::End end, SeatSet seers = {});
// The same, and tells it as the doing of `seat`.
void move(Play& play, Card card, PileId to, effects::End end, int seat, SeatSet seers = {});

// What all that stands and lasts changes. It is kept in the state: find_force when that is new.
Force force_of_all(const Book& book, const State& state);
inline void find_force(Play& play) { play.state.in_force = force_of_all(play.book, play.state); }

// Ends what lasts where over(lasting, step) says so.
template <class Over>
void end_lasting(Play& play, const Over& over) {
  State& state = play.state;
  int kept = 0;
  for (int i = 0; i < state.lasting_count; ++i) {
    const Lasting& lasting = state.lasting[i];
    if (!over(lasting, play.book.program.instructions[lasting.step])) {
      state.lasting[kept++] = lasting;
    }
  }
  if (kept == state.lasting_count) return;
  for (int i = kept; i < state.lasting_count; ++i) state.lasting[i] = {};
  state.lasting_count = static_cast<std::uint8_t>(kept);
  find_force(play);
}

// A verse comes into a chapter, played or set (CV-36).
void lay_in_chapter(Play& play, Card card, PileId chapter, bool set);

// CV-12: as many as the deck holds; how many.
int draw(Play& play, int seat, int count);
// CV-16, CV-22.
void draw_blessing(Play& play, int seat);
void shuffle(Play& play, PileId pile);
Event event_of(Event::Type type, int seat, int number = 0, int other = 0);
// One more verse in an event.
inline void add_card(Event& event, const State& state, Card card) {
  event.owners[event.count] = static_cast<std::uint8_t>(owner_of(card));
  event.cards[event.count++] = state.kind[card];
}
// The same event for those who do not see the verses.
Event censored(const Event& event);
// The verses of a pile from the top, `count` of them, as an event lists them.
void list_cards(const State& state, PileId pile, int count, Event& event);

// CV-20, CV-21: whoever has no blessing left has won.
bool find_winner(Play& play);
inline bool someone_won(Play& play) { return play.state.emptied != 0 && find_winner(play); }

}  // namespace scriptorium::chapter_and_verse
