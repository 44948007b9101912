#pragma once

#include <cstdint>
#include <type_traits>

#include "effects/program.h"

namespace scriptorium::effects {

// The table of a game that has nothing but piles: no line, nothing in play, no counters. The Sight
// of a game is derived from it, and its Host, by way of it, from what effects do to such a table
// (run.h). A game overrides what it has; a verb that it lacks is listed in its nouns.txt
// under `without`, so that no card uses it.
template <class CardType, class PileType>
class BareSight {
 public:
  using Card = CardType;
  using PileId = PileType;

  bool plays(int) const { return true; }
  template <class See>
  void each_in_play(int, const See&) const {}
  template <class See>
  void each_on_line(const See&) const {}
  bool line(std::uint8_t) const { return false; }
  bool shared(std::uint8_t) const { return false; }
  bool playable(Card) const { return false; }
  int counter(int, std::uint8_t) const { return 0; }
  int played(int, const Filter&, Card) const { return 0; }
  PileId chapter_of(Card) const { return 0; }
  PileId new_chapter(int) const { return 0; }
  bool room(int) const { return false; }
};

template <class Sight>
class BareHost : public Sight {
 public:
  using Card = typename Sight::Card;
  using PileId = typename Sight::PileId;
  using Bare = BareHost;
  using Sight::Sight;

  bool over() const { return false; }
  void need(PileId) {}
  void pick_unseen(int, PileId, int) {}
  bool sink(Card, int) { return false; }
  bool set(Card, PileId, int) { return false; }
  bool play(Card, int, PileId) { return false; }
  bool cancel(Card) { return false; }
  bool negate(Card) { return false; }
  void gain(int, std::uint8_t, int) {}
  bool fast(Card, int) { return false; }
  // Which verbs make_lasting knows.
  static constexpr bool makes_lasting(Verb) { return false; }
};

// The verbs for which the host has no function of its own.
template <class Host>
constexpr VerbSet lacked_verbs() {
  using HostCard = typename Host::Card;
  using HostPile = typename Host::PileId;
  using Bare = typename Host::Bare;
  VerbSet lacked = 0;
  const auto without = [&](bool bare, Verb verb) { lacked |= bare ? verb_bit(verb) : 0; };
  without(std::is_same_v<decltype(&Host::set), bool (Bare::*)(HostCard, HostPile, int)>,
          Verb::kSet);
  without(std::is_same_v<decltype(&Host::play), bool (Bare::*)(HostCard, int, HostPile)>,
          Verb::kPlay);
  without(std::is_same_v<decltype(&Host::cancel), bool (Bare::*)(HostCard)>, Verb::kCancel);
  without(std::is_same_v<decltype(&Host::negate), bool (Bare::*)(HostCard)>, Verb::kNegate);
  without(std::is_same_v<decltype(&Host::fast), bool (Bare::*)(HostCard, int)>, Verb::kFast);
  for (const Verb verb : {Verb::kGain, Verb::kLose}) {
    without(std::is_same_v<decltype(&Host::gain), void (Bare::*)(int, std::uint8_t, int)>, verb);
  }
  for (const Verb verb :
       {Verb::kProtect, Verb::kChange, Verb::kForbid, Verb::kAllow, Verb::kMore}) {
    without(!Host::makes_lasting(verb), verb);
  }
  return lacked;
}

}  // namespace scriptorium::effects
