#pragma once

#include "effects/hidden_host.h"
#include "effects/runner.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

// HT-18: no ability takes an opponent's last card.
class Shield {
 public:
  Shield(const State& state, int seat) : state_(state), seat_(seat) {}
  bool up() const {
    bool any = false;
    for (int seat = 0; seat < state_.seats; ++seat) {
      any |= seat != seat_ && hand_size(state_, seat) == 1;
    }
    return any;
  }
  bool covers(Card card, bool = false) const {
    const PileId pile = where(state_, card);
    return is_hand(pile) && holder_of(pile) != seat_ && hand_size(state_, holder_of(pile)) == 1;
  }
  bool hides(PileId) const { return false; }

 private:
  const State& state_;
  int seat_;
};

// This game's table as abilities see it (effects/run.h).
class Sight : public effects::BareSight<Card, PileId> {
 public:
  using Found = Cards;

  Sight(const Book& book, const State& state) : book_(book), seen_(state) {}

  int seats() const { return state().seats; }
  bool plays(int seat) const { return playing(state()).has(seat); }  // HT-26
  int mover() const { return state().mover; }
  const effects::Program& program() const { return book_.program; }

  template <class See>
  void each_pile(std::uint8_t noun, int seat, const See& see) const {
    see(pile_for(noun, seat));
  }
  bool open(std::uint8_t noun) const { return is_open(pile_for(noun, 0)); }
  bool shared(std::uint8_t noun) const {
    return noun == static_cast<int>(Pile::kTower) || noun == static_cast<int>(Pile::kSheol);
  }
  Card top(PileId pile) const { return state().table.top(pile); }
  Card below(Card card) const { return state().table.below[card]; }
  int size(PileId pile) const { return state().table.size(pile); }
  PileId pile_of(Card card) const { return where(state(), card); }
  int owner(Card card) const { return holder(card); }
  int holder(Card card) const { return holder_of(pile_of(card)); }
  int player_of(Card card) const { return holder(card); }
  // Whoever holds a card shows it; what nobody holds is turned up by the player in turn.
  int shower_of(PileId pile) const {
    return is_hand(pile) || is_pages(pile) ? holder_of(pile) : mover();
  }
  bool like(Card card, const effects::Filter& filter, int named, Card source) const {
    return alike(filter, named, source).has(card);
  }
  void find(PileId pile, const effects::Filter& filter, int named, Card source,
            Found& found) const {
    Cards there = cards_in(state(), pile);
    if (!filter.any()) there &= alike(filter, named, source);
    found |= there;
  }
  Shield shield(int seat) const { return {state(), seat}; }
  bool seen_by_all(Card card) const { return state().table.seen_by_all(card); }
  int members(std::uint8_t group) const {
    return group == static_cast<int>(Group::kType) ? kTypes : kRarities;
  }
  int stat(Card card, std::uint8_t noun) const { return book_.word(card).stat[noun - 1]; }
  int counter(int seat, std::uint8_t noun) const {
    if (noun == static_cast<int>(Counter::kLetters)) return state().letters[seat];
    return state().score[seat] + state().earned[seat];  // HT-33
  }

  PileId hand_of(int seat) const { return hypertext::hand_of(seat); }
  PileId discard_of(Card) const { return kSheol; }
  PileId pile_for(std::uint8_t noun, int seat) const {
    switch (static_cast<Pile>(noun)) {
      case Pile::kHand:
        return hypertext::hand_of(seat);
      case Pile::kTower:
        return kTower;
      case Pile::kSheol:
        return kSheol;
      case Pile::kPages:
        return pages_of(seat);
      case Pile::kLot:  // a phase, not cards
      case Pile::kNone:
        break;
    }
    return 0;
  }

 protected:
  const State& state() const { return seen_; }
  // All words that are like that, wherever they lie.
  Cards alike(const effects::Filter& filter, int named, Card source) const;

  const Book& book_;
  const State& seen_;
};

// And what they do to it.
class Host : public effects::HiddenHost<Sight, Play> {
 public:
  using HiddenHost::HiddenHost;

  void need(PileId pile) {
    if (pile == kTower) fill_tower(play_);
  }
  int draw(int seat, int count) { return hypertext::draw(play_, seat, count); }
  bool move(Card card, PileId to, effects::End end, int doer);
  void found(int seat, Card card);
  void shuffle(PileId pile);
  bool exchange(std::uint8_t noun, int seat, int other);
  void gain(int seat, std::uint8_t noun, int amount) {
    hypertext::gain(play_, seat, static_cast<Counter>(noun), amount);
  }
  void named(int seat, std::uint8_t group, std::uint8_t member) {
    play_.tell(Event::Type::kNamed, seat, group, member);
  }
  static constexpr bool makes_lasting(effects::Verb verb) {
    return verb == effects::Verb::kMore || verb == effects::Verb::kForbid;
  }
  bool make_lasting(std::uint16_t step, Card source, Card card, int you, int other, int amount);

 private:
  State& state() const { return play_.state; }
  bool exchange_lots(int seat, int other);
  bool exchange_hands(int seat, int other);
};

using Asking = effects::Asking<Sight, Run>;
using Runner = effects::Runner<Host, Run>;

}  // namespace scriptorium::hypertext
