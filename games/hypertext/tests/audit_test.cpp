#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

// The audit says of a sound state that it is sound, and of one in which a single thing is wrong,
// what that is.
namespace scriptorium::hypertext {
namespace {

using Suits = std::function<bool(const State&)>;
using Break = std::function<void(State&)>;

struct Case {
  const char* sentence;
  Suits suits;
  Break spoil;
};

// Plays random games and calls see(state) for every position, until it says that it has enough.
void each_position(const std::function<bool(const State&)>& see) {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + seed % 4);
    config.length = 2;
    Dice dice = Dice::fast(Seed::of(seed));
    State state = Hypertext::setup(the_book(), config, dice, nullptr);
    for (;;) {
      if (see(state)) return;
      const Actors acting = Hypertext::to_act(the_book(), state);
      if (acting.empty()) break;
      const auto seat = static_cast<Seat>(acting.lowest());
      Actions legal;
      Hypertext::legal(the_book(), state, seat, legal);
      const auto which = dice.below(static_cast<std::uint32_t>(legal.size()));
      Hypertext::apply(the_book(), state, seat, legal[which], dice, nullptr);
    }
  }
}

void carry_to(State& state, Card card, PileId to) {
  Dice dice = Dice::fast(Seed::of(1));
  Play play = {the_book(), state, dice, nullptr};
  carry(play, card, to);
}
bool full_piles(const State& state) { return state.tower_size > 1 && state.sheol_size > 1; }
bool any(const State&) { return true; }
Suits in(Stage step) {
  return [step](const State& state) { return state.stage == step; };
}
Card top_of_tower(const State& state) { return state.tower[state.tower_size - 1]; }
Card some_held(const State& state, int seat) { return state.hand[seat].next(0); }
// Somebody who has cards, and the last of those who do.
int first_holder(const State& state) { return state.hand_size[0] != 0 ? 0 : 1; }
int last_holder(const State& state) {
  const int last = state.seats - 1;
  return state.hand_size[last] != 0 ? last : last - 1;
}
// A page, wherever it lies.
Card some_page(const State& state) {
  for (const Cards& pages : state.pages) {
    if (!pages.empty()) return pages.next(0);
  }
  return 0;
}
bool has_page(const State& state) { return some_page(state) != 0; }
// The top card of the Tower is lost; what is no card lies among the Pages in its place.
void replace_by_nothing(State& state, PileId where) {
  const Card lost = top_of_tower(state);
  state.tower[--state.tower_size] = 0;
  state.place[lost] = 0;
  state.where[lost] = where;
  state.where[0] = pages_of(0);
  state.pages[0].add(0);
}

const std::vector<Case>& pile_cases() {
  static const std::vector<Case> cases = {
      {"the Tower has a gap", full_piles, [](State& s) { s.tower[0] = 0; }},
      {"the Tower has a gap", full_piles, [](State& s) { s.tower[s.tower_size - 1] = 0; }},
      {"the Tower has a gap", full_piles, [](State& s) { s.tower[s.tower_size] = s.tower[0]; }},
      {"the Tower has a gap", full_piles, [](State& s) { s.tower[kWords - 1] = s.tower[0]; }},
      {"Sheol has a gap", full_piles, [](State& s) { s.sheol[0] = 0; }},
      {"Sheol has a gap", full_piles, [](State& s) { s.sheol[s.sheol_size - 1] = 0; }},
      {"Sheol has a gap", full_piles, [](State& s) { s.sheol[s.sheol_size] = s.sheol[0]; }},
      {"Sheol has a gap", full_piles, [](State& s) { s.sheol[kWords - 1] = s.sheol[0]; }},
      {"a card of the Tower is not where it says", full_piles,
       [](State& s) { s.where[s.tower[0]] = kSheol; }},
      {"a card of the Tower is not where it says", full_piles,
       [](State& s) { s.where[top_of_tower(s)] = kSheol; }},
      {"a card of the Tower is not where it says", full_piles,
       [](State& s) { s.place[s.tower[0]] = 1; }},
      {"a card of the Tower is not where it says", full_piles,
       [](State& s) { std::swap(s.tower[0], s.tower[1]); }},
      {"a card of the Tower is not where it says", full_piles,
       [](State& s) { s.tower[1] = s.tower[0]; }},
      {"a card of Sheol is not where it says", full_piles,
       [](State& s) { s.where[s.sheol[0]] = kTower; }},
      {"a card of Sheol is not where it says", full_piles,
       [](State& s) { s.place[s.sheol[s.sheol_size - 1]] = 0; }},
      {"a card of Sheol is not where it says", full_piles,
       [](State& s) { s.sheol[1] = s.sheol[0]; }},
      {"the revealed card is not where it says", in(Stage::kEffect),
       [](State& s) { s.where[s.revealed] = kSheol; }},
      {"a card is lost", full_piles, [](State& s) { s.tower[--s.tower_size] = 0; }},
      {"a card is lost", in(Stage::kEffect), [](State& s) { s.revealed = 0; }},
      {"a card is lost", has_page,
       [](State& s) {
         const Card page = some_page(s);
         s.pages[holder_of(s.where[page])].drop(page);
       }},
      {"a card is nowhere", full_piles, [](State& s) { replace_by_nothing(s, 0); }},
      {"a card is nowhere", full_piles, [](State& s) { replace_by_nothing(s, kPiles); }},
  };
  return cases;
}

const std::vector<Case>& hand_cases() {
  static const char* const kMiscounted = "a hand is miscounted";
  static const char* const kPool = "a pool is miscounted";
  static const std::vector<Case> cases = {
      {kMiscounted, any, [](State& s) { ++s.hand_size[0]; }},
      {kMiscounted, any, [](State& s) { ++s.hand_size[kSeatCap - 1]; }},
      {kMiscounted, any, [](State& s) { s.tally[first_holder(s)] += one_of(Type::kVerb); }},
      {kMiscounted, any, [](State& s) { ++s.tally[kSeatCap - 1]; }},
      {kMiscounted, any,
       [](State& s) { s.where[some_held(s, first_holder(s))] = hand_of(kSeatCap - 1); }},
      {kMiscounted, any, [](State& s) { s.place[some_held(s, last_holder(s))] = 1; }},
      {kMiscounted, any,
       [](State& s) {  // in two hands
         s.hand[kSeatCap - 1] = s.hand[first_holder(s)];
         s.hand_size[kSeatCap - 1] = s.hand_size[first_holder(s)];
         s.tally[kSeatCap - 1] = s.tally[first_holder(s)];
       }},
      {kMiscounted, has_page, [](State& s) { s.where[some_page(s)] = kSheol; }},
      {kMiscounted, has_page, [](State& s) { s.place[some_page(s)] = 1; }},
      {kPool, any, [](State& s) { ++s.hand_pool[0][0]; }},
      {kPool, any, [](State& s) { ++s.hand_pool[kSeatCap - 1][kPools - 1]; }},
      {kPool, any,
       [](State& s) {
         const Card held = some_held(s, last_holder(s));
         s.pool[held] = static_cast<std::uint8_t>((s.pool[held] + 1) % kPools);
       }},
      {"somebody holds cards who does not play", full_piles,
       [](State& s) { carry_to(s, s.sheol[0], hand_of(kSeatCap - 1)); }},
      {"somebody holds cards who does not play", any,
       [](State& s) {
         s.playing = static_cast<std::uint8_t>(s.playing & ~(1U << first_holder(s)));
       }},
  };
  return cases;
}

const std::vector<Case>& memory_cases() {
  static const char* const kPlaceAlone = "somebody knows a place and not the pile";
  static const char* const kOpen = "what all see is remembered";
  static const char* const kHolder = "a hand is not known to its holder alone";
  static const auto where_first_is = [](auto is) {
    return [is](const State& state) { return is(state.where[1]); };
  };
  static const std::vector<Case> cases = {
      {kPlaceAlone, any,
       [](State& s) {
         s.memory.place[1] |= 1U << kWatchers;
         s.memory.pile[1] = 0;
       }},
      {kPlaceAlone, any,
       [](State& s) {
         s.memory.place[kWords] |= 1U << kWatchers;
         s.memory.pile[kWords] = 0;
       }},
      {kOpen, where_first_is(is_open), [](State& s) { s.memory.pile[1] = 1; }},
      {kOpen, where_first_is(is_open), [](State& s) { s.pool[1] = 1; }},
      {kOpen, has_page, [](State& s) { s.memory.pile[some_page(s)] = 1U << kWatchers; }},
      {kHolder, where_first_is(is_hand), [](State& s) { s.memory.place[1] = 0; }},
      {kHolder, any, [](State& s) { s.memory.place[some_held(s, last_holder(s))] = 0; }},
      {kHolder, any,
       [](State& s) {
         s.memory.learn_place(SeatSet::of(kWatchers), some_held(s, first_holder(s)));
       }},
      {"the Tower is hazier than it says", full_piles,
       [](State& s) {
         s.memory.place[s.tower[0]] = 0;
         s.memory.pile[s.tower[0]] = 1;
         s.place_unsure = 0;
       }},
      {"the Tower is hazier than it says", full_piles,
       [](State& s) {
         s.memory.place[top_of_tower(s)] = 0;
         s.memory.pile[top_of_tower(s)] = 1U << kWatchers;
         s.place_unsure = 0;
       }},
  };
  return cases;
}

const std::vector<Case>& chapter_cases() {
  static const auto regular = [](const State& state) { return !tie_break(state); };
  static const auto play_off = [](const State& state) { return tie_break(state); };
  static const auto of_drawn = [](const State& state) {
    return state.stage == Stage::kPlay && state.drawn != 0;
  };
  static const auto of_none_drawn = [](const State& state) {
    return state.stage == Stage::kPlay && state.drawn == 0;
  };
  static const std::vector<Case> cases = {
      {"there is no such chapter", any, [](State& s) { s.chapter = 0; }},
      {"there is no such chapter", any,
       [](State& s) { s.chapter = static_cast<std::uint8_t>(s.chapters + 2); }},
      {"the Board Phase has not been", any, [](State& s) { s.board = 0; }},
      {"the Board Phase has not been", any,
       [](State& s) { s.boards_so_far &= ~phase_bit(s.board); }},
      {"a Lot is missing", regular, [](State& s) { s.lot[0] = 0; }},
      {"a Lot is missing", regular, [](State& s) { s.lot[s.seats - 1] = 0; }},
      {"a Lot is missing", play_off,
       [](State& s) { s.lot[0] = s.board == 1 ? std::uint8_t{2} : std::uint8_t{1}; }},
      {"a phase lies there twice", regular, [](State& s) { s.lot[0] = s.board; }},
      {"a phase lies there twice", regular, [](State& s) { s.lot[s.seats - 1] = s.board; }},
      {"a Lot lies there twice", regular, [](State& s) { s.lot[s.seats - 1] = s.lot[0]; }},
      {"the drawn card is gone", of_drawn, [](State& s) { s.drawn = s.tower[0]; }},
      {"the drawn card is gone", of_drawn,
       [](State& s) { s.drawn = some_held(s, left_of(s, s.mover)); }},
      {"the drawn card is used up", of_drawn, [](State& s) { s.free_left = 0; }},
      {"a drawn card is seen that is gone", of_drawn, [](State& s) { s.drawn = 0; }},
      {"a drawn card is seen that is gone", of_none_drawn, [](State& s) { s.drawn_seen = 1; }},
      {"nothing is offered", in(Stage::kRedeem), [](State& s) { s.offered = 0; }},
      {"nothing is offered", in(Stage::kPlay), [](State& s) { s.offered = 1; }},
      {"what is offered is gone", in(Stage::kRedeem),
       [](State& s) { s.offered = some_held(s, s.mover); }},
      {"no card is revealed", in(Stage::kEffect),
       [](State& s) { carry_to(s, s.revealed, kSheol); }},
      {"no card is revealed", in(Stage::kEffect), [](State& s) { s.stage = Stage::kPlay; }},
      {"no ability is under way", in(Stage::kEffect), [](State& s) { s.run.active = 0; }},
      {"no ability is under way", in(Stage::kPlay), [](State& s) { s.run.active = 1; }},
      {"nobody has won", in(Stage::kOver), [](State& s) { s.winner = 0; }},
  };
  return cases;
}

// Breaks the first position that suits of each number of seats.
void expect_found(const std::vector<Case>& cases) {
  struct Tried {
    int seats[kSeatCap + 1] = {};
    int all = 0;
  };
  std::vector<Tried> tried(cases.size());
  each_position([&](const State& state) {
    bool enough = true;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      if (tried[i].all == 3) continue;
      enough = false;
      const bool hands = state.hand_size[first_holder(state)] != 0 || state.stage == Stage::kOver;
      if (tried[i].seats[state.seats] != 0 || !hands || !cases[i].suits(state)) continue;
      if (state.stage == Stage::kGrace) continue;
      ++tried[i].seats[state.seats];
      ++tried[i].all;
      EXPECT_EQ(Hypertext::audit(the_book(), state), nullptr);
      State broken = state;
      cases[i].spoil(broken);
      const char* const found = Hypertext::audit(the_book(), broken);
      EXPECT_STREQ(found, cases[i].sentence) << "case " << i;
    }
    return enough;
  });
  for (std::size_t i = 0; i < cases.size(); ++i) EXPECT_GT(tried[i].all, 0) << "case " << i;
}

TEST(HypertextAudit, FindsCardsThatAreNotWhereTheySay) { expect_found(pile_cases()); }
TEST(HypertextAudit, FindsMiscountedHands) { expect_found(hand_cases()); }
TEST(HypertextAudit, FindsMemoryThatCannotBe) { expect_found(memory_cases()); }
TEST(HypertextAudit, FindsChaptersThatCannotBe) { expect_found(chapter_cases()); }

// Only that the Tower may be place_unsure is said.
TEST(HypertextAudit, LetsTheTowerBeClearerThanItSays) {
  each_position([](const State& state) {
    State place_unsure = state;
    place_unsure.place_unsure = 1;
    EXPECT_EQ(Hypertext::audit(the_book(), place_unsure), nullptr);
    return true;
  });
}

}  // namespace
}  // namespace scriptorium::hypertext
