#pragma once

#include <bit>

#include "core/log.h"
#include "core/seats.h"
#include "effects/bare_host.h"

namespace scriptorium::effects {

// What effects do to the cards of a hidden table (core/hidden_table.h) without moving them from
// pile to pile: who looks, who is told what, who remembers. The Host of a game is derived from it.
//
// The game's Play has the state with its `table`, alike() (core/hidden_table.h), the log, tell and
// tell_apart; beside it are event_of(type, seat), add_card(event, state, card) and censored(event).
// Its events are called kLooked, kShown, kSearched and kArranged.
template <class Sight, class Play>
class HiddenHost : public BareHost<Sight> {
 public:
  using Card = typename Sight::Card;
  using PileId = typename Sight::PileId;

  explicit HiddenHost(Play& play) : BareHost<Sight>(play.book, play.state), play_(play) {}

  std::uint32_t roll(std::uint32_t n) { return play_.dice.below(n); }

  void look(int seat, PileId pile, int count) { look_through(Type::kLooked, seat, pile, count); }
  void search(int seat, PileId pile) {
    look_through(Type::kSearched, seat, pile, this->size(pile));
  }
  void reveal(PileId pile, int count) {
    learn(everyone(), pile, count);
    if (play_.log == nullptr) return;
    play_.tell(listed(Type::kShown, this->shower_of(pile), pile, count), Reveals::kCards);
  }
  void look_card(int seat, Card card) { show_card(SeatSet::of(seat), card); }
  void reveal_card(Card card) { show_card(everyone(), card); }

  void arrange(int seat, PileId pile, const Card* cards, int count, unsigned bottoms) {
    play_.state.table.arrange(seat, pile, cards, count, bottoms);
    if (play_.log == nullptr) return;
    Event full = event_of(Type::kArranged, seat, std::popcount(bottoms));
    full.pile = pile;
    for (int i = 0; i < count; ++i) add_card(full, play_.state, cards[i]);
    const Event rest = censored(full);
    // Which of them went where is the arranger's alone; in `to` the bits of those at the bottom.
    full.to = static_cast<std::uint8_t>(bottoms);
    play_.tell_apart(SeatSet::of(seat), full, rest, Reveals::kNothing);
  }

 protected:
  using Event = typename Play::Event;
  using Type = typename Event::Type;

  SeatSet everyone() const { return play_.state.table.columns(); }

  // The first cards of a pile, from the top.
  Event listed(Type type, int seat, PileId pile, int count) const {
    Event event = event_of(type, seat);
    event.pile = pile;
    for (const Card card : play_.state.table.cards(pile)) {
      if (count-- == 0) break;
      add_card(event, play_.state, card);
    }
    return event;
  }

  Play& play_;

 private:
  void learn(SeatSet seers, PileId pile, int count) {
    Card card = this->top(pile);
    for (; count > 0 && card != 0; --count, card = this->below(card)) {
      play_.state.table.learn(seers, card, play_.alike());
    }
  }
  void look_through(Type type, int seat, PileId pile, int count) {
    learn(SeatSet::of(seat), pile, count);
    if (play_.log == nullptr) return;
    const Event full = listed(type, seat, pile, count);
    play_.tell_apart(SeatSet::of(seat), full, censored(full));
  }
  void show_card(SeatSet seers, Card card) {
    play_.state.table.learn(seers, card, play_.alike());
    if (play_.log == nullptr) return;
    const PileId pile = this->pile_of(card);
    Event event = event_of(Type::kShown, this->shower_of(pile));
    event.pile = pile;
    add_card(event, play_.state, card);
    if (seers == everyone()) {
      play_.tell(event, Reveals::kCards);
    } else {
      play_.tell_apart(seers, event, censored(event));
    }
  }
};

}  // namespace scriptorium::effects
