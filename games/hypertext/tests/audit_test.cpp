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
bool full_piles(const State& state) {
  return state.table.size(kTower) > 1 && state.table.size(kSheol) > 1;
}
bool any(const State&) { return true; }
Suits in(Stage step) {
  return [step](const State& state) { return state.stage == step; };
}
Card top_of_tower(const State& state) { return state.table.top(kTower); }
Card some_held(const State& state, int seat) { return state.table.top(hand_of(seat)); }
// Somebody who has cards.
int first_holder(const State& state) { return hand_size(state, 0) != 0 ? 0 : 1; }
void lose(State& state, Card card) {
  state.table.take(card);
  state.table.memory.forget(card);
}

const std::vector<Case>& pile_cases() {
  static const char* const kPool = "a pool is mixed up";
  static const std::vector<Case> cases = {
      {"a card lies on two piles", full_piles,
       [](State& s) { s.table.lies_on[top_of_tower(s)] = kSheol; }},
      {"what all see is remembered", full_piles,
       [](State& s) { s.table.memory.pile[s.table.top(kSheol)] = 1; }},
      {"a card is nowhere", full_piles, [](State& s) { lose(s, top_of_tower(s)); }},
      {"a card is nowhere", full_piles, [](State& s) { lose(s, s.table.bottom(kSheol)); }},
      {"a card is nowhere", any, [](State& s) { lose(s, some_held(s, first_holder(s))); }},
      {"a card lies there that is none", any, [](State& s) { s.table.put_on(kTower, kCards); }},
      {"a card lies there that is none", any,
       [](State& s) { s.table.put_under(kSheol, Layout::kNumbers - 1); }},
      {"there is no such pool", full_piles, [](State& s) { s.pool[top_of_tower(s)] = kPools; }},
      {"an open card is of a pool", full_piles, [](State& s) { s.pool[s.table.top(kSheol)] = 1; }},
      {"an open card is of a pool", any, [](State& s) { s.pool[Layout::kNumbers - 1] = 1; }},
      {kPool, full_piles,
       [](State& s) {
         std::uint8_t& pool = s.pool[s.table.bottom(kTower)];
         pool = static_cast<std::uint8_t>((pool + 1) % kPools);
       }},
      {kPool, full_piles,
       [](State& s) { s.tower_pool = static_cast<std::uint8_t>((s.tower_pool + 1) % kPools); }},
      {"two cards are revealed", in(Stage::kEffect),
       [](State& s) { carry_to(s, s.table.top(kSheol), kRevealed); }},
  };
  return cases;
}

const std::vector<Case>& hand_cases() {
  static const char* const kMiscounted = "a hand is miscounted";
  static const std::vector<Case> cases = {
      {kMiscounted, any, [](State& s) { s.tally[first_holder(s)] += one_of(Type::kVerb); }},
      {kMiscounted, any, [](State& s) { ++s.tally[kSeatCap - 1]; }},
      {"somebody holds cards who does not play", full_piles,
       [](State& s) {
         constexpr auto kNew = static_cast<std::uint16_t>(1U << (kSeatCap - 1));
         s.table.everyone |= kNew;  // it knows what everyone does
         for (auto& unsure : s.table.unsure) unsure |= kNew;
         for (auto& known : s.table.memory.pile) known |= (known >> kWatchers & 1U) != 0 ? kNew : 0;
         carry_to(s, s.table.top(kSheol), hand_of(kSeatCap - 1));
       }},
      {"somebody holds cards who does not play", any,
       [](State& s) {
         s.playing = static_cast<std::uint8_t>(s.playing & ~(1U << first_holder(s)));
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
      {"the drawn card is gone", of_drawn, [](State& s) { s.drawn = s.table.bottom(kTower); }},
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
       [](State& s) { carry_to(s, revealed(s), kSheol); }},
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
      const bool hands = hand_size(state, first_holder(state)) != 0 || state.stage == Stage::kOver;
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
TEST(HypertextAudit, FindsChaptersThatCannotBe) { expect_found(chapter_cases()); }

}  // namespace
}  // namespace scriptorium::hypertext
