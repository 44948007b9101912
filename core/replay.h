#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"

namespace scriptorium {

enum class EntryKind : std::uint8_t {
  kAct,       // one action, or a list applied as a whole
  kClock,     // the actor's time ran out; the action is what the rules make of that
  kTakeBack,  // the actor's last `count` entries are no longer in force
};

template <Game G>
struct Entry {
  EntryKind kind = EntryKind::kAct;
  Actor actor = Actor(0);
  std::vector<typename G::Action> actions;
  std::string text;  // what was said: a recitation, a guess; or, with a verdict, what was judged
  std::uint32_t count = 0;

  friend bool operator==(const Entry&, const Entry&) = default;
};

// Who gives the verdicts that a game asks for.
enum class Judge : std::uint8_t {
  kTable,  // the table itself, from its word lists and texts
  kDice,   // the dice, at each seat's recall rate
  kAsked,  // whoever sends the judge's actions
};

enum class DiceKind : std::uint8_t { kSealed, kFast };

// The complete record of a game: the save file, the bug report and the fairness proof at
// once.
template <Game G>
struct Replay {
  int rules_version = G::kRulesVersion;
  std::uint64_t book_hash = 0;
  typename G::Config config = {};
  Seed seed;
  DiceKind dice = DiceKind::kSealed;
  Judge judge = Judge::kTable;
  std::string
      position;  // where the game began, as scenario text; empty: dealt from config and seed
  std::vector<Entry<G>> entries;
};

}  // namespace scriptorium
