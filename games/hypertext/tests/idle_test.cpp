#include "games/hypertext/codec/idle.h"

#include <gtest/gtest.h>

#include <iostream>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "games/hypertext/tests/lively.h"
#include "games/hypertext/tests/positions.h"
#include "tests/laws/settings.h"

// HT-12: what may be activated though nothing comes of it.
namespace scriptorium::hypertext {
namespace {

using ActionType = Action::Type;

bool idle_with(const std::string& card, std::string_view sheol = {}) {
  const std::string hand = card + " bread oil weep";
  const State state = sheol.empty() ? position(2, {{"hand 0", hand}})
                                    : position(2, {{"hand 0", hand}, {"sheol", sheol}});
  return is_idle(the_book(), state, 0, card_named(card));
}

TEST(HypertextIdle, WhatSheolDoesNotHave) {
  EXPECT_TRUE(idle_with("salt"));
  EXPECT_TRUE(idle_with("salt", "king messiah"));
  EXPECT_FALSE(idle_with("salt", "king eat"));
  EXPECT_TRUE(idle_with("jordan", "king"));   // nothing to exchange with
  EXPECT_TRUE(idle_with("solomon", "king"));  // neither option
  EXPECT_FALSE(idle_with("solomon", "king new"));
  EXPECT_FALSE(idle_with("scribe"));    // draws, or gains a point
  EXPECT_FALSE(idle_with("shepherd"));  // what is paid may be what is taken
  EXPECT_FALSE(idle_with("way"));
  EXPECT_TRUE(idle_with("righteous"));  // no Pages
}

// Where the hand is what everybody else sees of it, nobody else is told.
TEST(HypertextIdle, IsToldToTheHandsOwner) {
  const State state = position(2, {{"hand 0", "salt weep"}, {"hand 1", "queen"}});
  const auto idle_in = [&](Viewer viewer, int seat) {
    const json::value view = json::parse(view_text<HypertextCodec>(
        the_book(), Config{}, Hypertext::view(the_book(), state, viewer)));
    const json::value* idle =
        view.at("seats").at(static_cast<std::size_t>(seat)).as_object().if_contains("idle");
    return idle == nullptr ? json::value() : *idle;
  };
  EXPECT_EQ(idle_in(Seat{0}, 0), json::value({"salt"}));
  EXPECT_EQ(idle_in(Seat{1}, 0), json::value());
  EXPECT_EQ(idle_in(Viewer::spectator(), 1), json::value());
}

// What the players have, all but the card and what it was paid with.
bool is_as_before(const State& before, const State& after) {
  for (int seat = 0; seat < before.seats; ++seat) {
    if (before.score[seat] != after.score[seat] || before.earned[seat] != after.earned[seat] ||
        before.lot[seat] != after.lot[seat]) {
      return false;
    }
    if (seat != before.mover &&
        (from_bottom(before, hand_of(seat)) != from_bottom(after, hand_of(seat)) ||
         before.letters[seat] != after.letters[seat])) {
      return false;
    }
    if (from_bottom(before, pages_of(seat)) != from_bottom(after, pages_of(seat))) return false;
  }
  return before.table.size(kTower) == after.table.size(kTower);
}

// Does what an activation asks, by the dice.
State activated(State state, Action action, Dice& dice) {
  const int hand = hand_size(state, state.mover);
  const int price = cost(the_book(), state, action.card());
  Hypertext::apply(the_book(), state, state.mover, action, dice, nullptr);
  Actions legal;
  while (state.draft.kind != Draft::Kind::kNone || state.stage == Stage::kEffect) {
    const Actor actor =
        Hypertext::first_to_act(the_book(), state, Hypertext::to_act(the_book(), state));
    Hypertext::legal(the_book(), state, actor, legal);
    const Action chosen = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
    Hypertext::apply(the_book(), state, actor, chosen, dice, nullptr);
  }
  EXPECT_EQ(hand_size(state, state.mover), hand - 1 - price) << name_of(action.type());
  return state;
}

TEST(HypertextIdle, NothingComesOfItInRandomGames) {
  Lively lively;
  Dice dice = Dice::fast(Seed::of(12));
  int found = 0;
  for (std::uint64_t game = 0; game < laws::games(1500); ++game) {
    Config config;
    config.length = 2;
    config.gentle = static_cast<std::uint8_t>(game % 2);
    State state = Hypertext::setup(the_book(), config, dice, nullptr);
    Actions legal;
    Plan<Hypertext> plan;
    while (state.stage != Stage::kOver) {
      const Seat seat =
          Hypertext::first_to_act(the_book(), state, Hypertext::to_act(the_book(), state));
      Hypertext::legal(the_book(), state, seat, legal);
      const View view = Hypertext::view(the_book(), state, seat);
      for (const Action action : legal) {
        if (action.type() != ActionType::kActivate && action.type() != ActionType::kReveal)
          continue;
        const bool idle = is_idle(the_book(), state, seat, action.card());
        ASSERT_EQ(idle, is_idle(the_book(), view.shown, seat, action.card()));
        // With its last card the chapter would end.
        if (!idle || hand_size(state, seat) - cost(the_book(), state, action.card()) < 2) continue;
        ++found;
        ASSERT_TRUE(is_as_before(state, activated(state, action, dice)))
            << WordList::get().slug(action.card());
      }
      lively.choose(the_book(), Eyes<Hypertext>(view), legal, dice, plan);
      for (const Action action : plan.span()) {
        Hypertext::apply(the_book(), state, seat, action, dice, nullptr);
      }
    }
  }
  std::cout << found << " idle activations tried\n";
  EXPECT_GT(found, 300);
}

}  // namespace
}  // namespace scriptorium::hypertext
