#pragma once

#include "effects/found.h"
#include "effects/hidden_host.h"
#include "effects/runner.h"
#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

// The cards that effects of a seat must leave alone. What protects them is looked up when the first
// card is asked about that anything could protect.
class Shield {
 public:
  Shield(const Book& book, const State& state, int seat)
      : book_(book), state_(state), seat_(seat) {}
  bool up() const { return (state_.in_force & (kProtectsInPlay | kProtectsElsewhere)) != 0; }
  // CV-47: what is left to its holder costs them nothing.
  bool covers(Card card, bool willing = false) {
    if (willing) return false;
    const bool may_be = in_play(state_, card) ? (state_.in_force & kProtectsInPlay) != 0
                                              : (state_.in_force & kProtectsElsewhere) != 0;
    return may_be && protects(card);
  }

  // All of a pile, so that no verse need be known for it.
  bool hides(PileId pile);

 private:
  const Changes& changes();
  bool protects(Card card);

  const Book& book_;
  const State& state_;
  int seat_;
  bool found_ = false;
  Changes changes_;
};

// This game's table as effects see it (effects/run.h).
class Sight : public effects::BareSight<Card, PileId> {
 public:
  using Found = effects::FoundCards<Card, kCards>;

  Sight(const Book& book, const State& state) : book_(book), seen_(state) {}

  int seats() const { return state().seats; }
  int mover() const { return state().mover; }
  const effects::Program& program() const { return book_.program; }

  template <class See>
  void each_pile(std::uint8_t noun, int seat, const See& see) const {
    if (!is_many(noun)) {
      see(pile_for(noun, seat));
      return;
    }
    each_chapter(state(), seat, see);
  }
  template <class See>
  void each_in_play(int seat, const See& see) const {
    each_chapter(state(), seat, see);
  }
  bool line(std::uint8_t noun) const { return noun == static_cast<int>(Pile::kLine); }
  template <class See>
  void each_on_line(const See& see) const {
    for (int i = 0; i < state().line.size; ++i) {
      const auto& item = state().line.items[i];
      if (item.card != kNoCard && item.cancelled == 0) see(item.card);
    }
  }
  bool open(std::uint8_t noun) const { return noun > static_cast<int>(Pile::kBlessings); }
  Card top(PileId pile) const { return state().table.top(pile); }
  Card bottom(PileId pile) const { return state().table.bottom(pile); }
  Card below(Card card) const { return state().table.below[card]; }
  int size(PileId pile) const { return state().table.size(pile); }
  PileId pile_of(Card card) const { return state().table.where(card); }
  int owner(Card card) const { return owner_of(card); }
  int holder(Card card) const { return holder_of(pile_of(card)); }
  int shower_of(PileId pile) const { return holder_of(pile); }
  // Who played it, while it waits on the line; else whose pile it lies on.
  int player_of(Card card) const {
    for (int i = 0; i < state().line.size; ++i) {
      if (state().line.items[i].card == card) return state().line.items[i].seat;
    }
    return holder(card);
  }
  bool like(Card card, const effects::Filter& filter, int named, Card source) const {
    return chapter_and_verse::like(book_, state(), card, filter, named, source);
  }
  void find(PileId pile, const effects::Filter& filter, int named, Card source,
            Found& found) const {
    effects::find_from_top(*this, pile, filter, named, source, found);
  }
  Shield shield(int seat) const { return {book_, state(), seat}; }
  bool playable(Card card) const {
    return !state().line.full() && !unique_barred(book_, state(), card);
  }
  bool seen_by_all(Card card) const {
    return is_open(pile_of(card)) || state().table.memory.of(kWatchers, card) == Knows::kPlace;
  }
  int members(std::uint8_t group) const;
  int stat(Card card, std::uint8_t) const { return cost(book_, state(), card); }

  PileId hand_of(int seat) const { return chapter_and_verse::pile_of(seat, Pile::kHand); }
  PileId discard_of(Card card) const {
    return chapter_and_verse::pile_of(owner_of(card), Pile::kDiscard);
  }
  PileId pile_for(std::uint8_t noun, int seat) const {
    if (noun == 0 || is_many(noun) || line(noun)) return 0;
    return chapter_and_verse::pile_of(seat, static_cast<Pile>(noun));
  }
  PileId chapter_of(Card card) const { return in_play(state(), card) ? pile_of(card) : PileId{0}; }
  PileId new_chapter(int seat) const { return free_chapter(state(), seat); }
  bool room(int seat) const { return free_chapter(state(), seat) != 0; }

 protected:
  const State& state() const { return seen_; }
  static bool is_many(std::uint8_t noun) {
    return noun == static_cast<int>(Pile::kChapter) || noun == static_cast<int>(Pile::kTabletop);
  }

  const Book& book_;
  const State& seen_;
};

// And what they do to it.
class Host : public effects::HiddenHost<Sight, Play> {
 public:
  using HiddenHost::HiddenHost;

  bool over() { return someone_won(play_); }

  int draw(int seat, int count) { return chapter_and_verse::draw(play_, seat, count); }
  bool move(Card card, PileId to, effects::End end, int doer);
  bool set(Card card, PileId chapter, int doer);
  bool play(Card card, int seat, PileId chapter);
  void pick_unseen(int seat, PileId pile, int count);
  bool sink(Card card, int depth);
  void found(int seat, Card card);
  void shuffle(PileId pile) { chapter_and_verse::shuffle(play_, pile); }
  bool exchange(std::uint8_t noun, int seat, int other);
  bool cancel(Card card);
  void named(int seat, std::uint8_t group, std::uint8_t member);
  static constexpr bool makes_lasting(effects::Verb) { return true; }
  bool make_lasting(std::uint16_t step, Card source, Card card, int you, int other, int amount);

 private:
  State& state() const { return play_.state; }
};

using Asking = effects::Asking<Sight, Run>;
using Runner = effects::Runner<Host, Run>;

}  // namespace scriptorium::chapter_and_verse
