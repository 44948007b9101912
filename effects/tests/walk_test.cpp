// Any effect that compiles, on any table, with any choices: it ends, nobody runs into a dead end,
// every card stays in the game, a run may be stopped and resumed anywhere, and whom it asks tells
// nothing that is hidden.
#include <gtest/gtest.h>

#include <bitset>
#include <cstring>
#include <memory>

#include "effects/language/tests/any_effect.h"
#include "effects/language/tests/sketchbook.h"
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

constexpr std::uint64_t kTries = 9'000;  // a game; few of them compile
constexpr int kMostChoices = 20'000;
constexpr int kCardsLaid = 60;

using Made = Choice<TestCard>;

struct Moment {
  TestState state;
  TestRun run;
};
bool same(const Moment& a, const Moment& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

struct MadeBy {
  int seat;
  Made choice;
};

// A table with cards everywhere, at random.
TestState any_table(const TestBook& book, Dice& dice) {
  TestState state = {};
  state.seats = static_cast<std::uint8_t>(2 + dice.below(kTestSeats - 1));
  state.mover = static_cast<std::uint8_t>(dice.below(state.seats));
  const TestSight sight(book, state);
  for (int card = 1; card <= kCardsLaid; ++card) {
    const auto seat = dice.below(state.seats);
    const auto noun = static_cast<std::uint8_t>(
        1 + dice.below(static_cast<std::uint32_t>(book.nouns.piles.size())));
    TestPiles::Pile pile = sight.pile_for(noun, static_cast<int>(seat));
    if (pile == 0) {
      pile = sight.chapter_pile(static_cast<int>(seat), static_cast<int>(dice.below(2)));
    }
    state.owner[card] = static_cast<std::uint8_t>(seat);
    state.kind[card] = static_cast<std::uint16_t>(
        1 + dice.below(static_cast<std::uint32_t>(book.set.cards.size())));
    state.piles.put_under(pile, static_cast<TestCard>(card));
  }
  for (auto& seat : state.counters) {
    for (std::uint8_t& counter : seat) counter = static_cast<std::uint8_t>(dice.below(5));
  }
  return state;
}

std::vector<Made> offers(const TestBook& book, const Moment& now, int seat) {
  std::vector<Made> out;
  const TestSight sight(book, now.state);
  TestAsking(sight, now.run).offers(seat, [&](const Made& choice) { out.push_back(choice); });
  return out;
}
bool equal(const Made& a, const Made& b) {
  return a.type == b.type && a.number == b.number && a.card == b.card;
}

void make(const TestBook& book, Moment& now, int seat, const Made& choice) {
  ++now.state.ply;
  TestHost host(book, now.state);
  TestRunner runner(host, now.run);
  runner.choose(seat, choice);
  if (now.run.asked == 0) runner.resume();
}
Moment begun(const TestBook& book, const TestState& state, const Ability& ability,
             TestCard source) {
  Moment now = {state, {}};
  TestHost host(book, now.state);
  TestRunner runner(host, now.run);
  runner.begin(ability, host.holder(source), source);
  runner.resume();
  return now;
}

int some_asked(const Moment& now, Dice& dice) {
  std::vector<int> asked;
  for (int seat = 0; seat < now.state.seats; ++seat) {
    if ((now.run.asked >> seat & 1U) != 0) asked.push_back(seat);
  }
  return asked[dice.below(static_cast<std::uint32_t>(asked.size()))];
}

// What must hold whenever somebody is asked, and at the end.
void expect_sound(const TestBook& book, const Moment& now) {
  ASSERT_EQ(now.state.piles.audit(), nullptr);
  ASSERT_STREQ(untidy(now.run), nullptr);
  int cards = 0;
  for (const TestPiles::Pile pile : now.state.piles.lies_on) cards += pile != 0 ? 1 : 0;
  ASSERT_EQ(cards, kCardsLaid);
  if (now.run.active == 0) {
    const TestRun none = {};
    ASSERT_EQ(std::memcmp(&now.run, &none, sizeof none), 0);
    return;
  }
  ASSERT_NE(now.run.asked, 0);
  ASSERT_LT(now.run.asked, 1U << now.state.seats);
  for (int seat = 0; seat < now.state.seats; ++seat) {
    ASSERT_LE(now.run.picked_count[seat], kMaxPicked);
    if ((now.run.asked >> seat & 1U) == 0) continue;
    const std::vector<Made> all = offers(book, now, seat);
    ASSERT_FALSE(all.empty()) << "a dead end";
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) ASSERT_FALSE(equal(all[i], all[j])) << "offered twice";
    }
  }
}

// Plays the effect to its end; the same choices from any moment on lead to the same end.
void walk(const TestBook& book, const TestState& table, const Ability& ability, TestCard source,
          Dice& dice) {
  Moment now = begun(book, table, ability, source);
  std::vector<Moment> moments;
  std::vector<MadeBy> made;
  while (now.run.active != 0) {
    ASSERT_NO_FATAL_FAILURE(expect_sound(book, now));
    ASSERT_LT(static_cast<int>(made.size()), kMostChoices) << "it does not end";
    const int seat = some_asked(now, dice);
    const std::vector<Made> all = offers(book, now, seat);
    if (moments.size() < 12) moments.push_back(now);
    made.push_back({seat, all[dice.below(static_cast<std::uint32_t>(all.size()))]});
    make(book, now, seat, made.back().choice);
  }
  ASSERT_NO_FATAL_FAILURE(expect_sound(book, now));
  for (std::size_t at = 0; at < moments.size(); ++at) {
    Moment again;
    std::memcpy(&again, &moments[at], sizeof again);
    for (std::size_t i = at; i < made.size(); ++i) make(book, again, made[i].seat, made[i].choice);
    ASSERT_TRUE(same(now, again)) << "resumed after " << at << " choices";
  }
}

// ---- twins

// Whether the effect itself tells what a hidden pile holds: by counting its cards of a kind.
bool tells_hidden(const TestBook& book, const Ability& ability) {
  const auto hidden = [&](std::uint16_t row) {
    const Cards& cards = book.program.cards[row];
    if (cards.filter.any()) return false;
    return cards.of_them != 0 || !book.is(cards.from.pile, Flag::kOpen);
  };
  const auto counts = [&](std::uint16_t row) {
    const Amount& amount = book.program.amounts[row];
    return amount.kind == Amount::Kind::kCount && hidden(amount.cards);
  };
  for (int at = ability.begin; at < ability.end; ++at) {
    const Instruction& step = book.program.instructions[static_cast<std::size_t>(at)];
    const bool asks_number = step.condition.kind == Condition::Kind::kCount && hidden(step.cards);
    const bool shields = step.verb == Verb::kProtect && hidden(step.cards);
    if (asks_number || shields || counts(step.amount) ||
        counts(book.program.cards[step.cards].amount) ||
        counts(book.program.cards[step.with_cards].amount)) {
      return true;
    }
  }
  return false;
}

// The same for everyone's eyes: the hidden cards are others.
TestState twin_of(const TestBook& book, const TestState& state, TestCard source, Dice& dice) {
  TestState twin = state;
  const TestSight sight(book, state);
  std::vector<TestCard> hidden;
  std::vector<std::uint16_t> kinds;
  for (TestCard card = 1; card <= kCardsLaid; ++card) {
    if (card == source || sight.seen_by_all(card)) continue;
    hidden.push_back(card);
    kinds.push_back(state.kind[card]);
  }
  dice.shuffle(std::span(kinds));
  for (std::size_t i = 0; i < hidden.size(); ++i) twin.kind[hidden[i]] = kinds[i];
  return twin;
}
bool look_alike(const TestBook& book, const TestState& a, const TestState& b) {
  if (std::memcmp(&a.piles, &b.piles, sizeof a.piles) != 0) return false;
  if (std::memcmp(a.counters, b.counters, sizeof a.counters) != 0) return false;
  if (std::memcmp(a.lasting, b.lasting, sizeof a.lasting) != 0) return false;
  const TestSight sight(book, a);
  for (TestCard card = 1; card <= kCardsLaid; ++card) {
    if (sight.seen_by_all(card) && a.kind[card] != b.kind[card]) return false;
  }
  return true;
}
// How many decisions the twins were compared at.
int walk_twins(const TestBook& book, const TestState& table, const Ability& ability,
               TestCard source, Dice& dice) {
  Moment one = begun(book, table, ability, source);
  Moment two = begun(book, twin_of(book, table, source, dice), ability, source);
  int compared = 0;
  while (look_alike(book, one.state, two.state) && compared < 200) {
    const TestSight a(book, one.state);
    const TestSight b(book, two.state);
    EXPECT_EQ(one.run.asked, two.run.asked);
    EXPECT_EQ(TestAsking(a, one.run).asks(), TestAsking(b, two.run).asks());
    if (::testing::Test::HasFailure() || one.run.active == 0) return compared;
    ++compared;
    const int seat = some_asked(one, dice);
    const std::vector<Made> here = offers(book, one, seat);
    const std::vector<Made> there = offers(book, two, seat);
    std::vector<Made> both;
    for (const Made& choice : here) {
      const bool shared = std::any_of(there.begin(), there.end(),
                                      [&](const Made& each) { return equal(each, choice); });
      if (shared) both.push_back(choice);
    }
    if (both.empty()) return compared;
    const Made choice = both[dice.below(static_cast<std::uint32_t>(both.size()))];
    make(book, one, seat, choice);
    make(book, two, seat, choice);
  }
  return compared;
}

struct AnyAbility {
  std::string game;
  std::string text;
  std::unique_ptr<TestBook> book;
  std::uint16_t ability;
};

// Every effect that compiles, each with the other cards of its game.
const std::vector<AnyAbility>& any_abilities() {
  static std::vector<SketchedGame> games;
  static std::vector<AnyAbility> all;
  if (!all.empty()) return all;
  games = read_sketches(SCRIPTORIUM_SOURCE);
  games.push_back({"test", "Test", test_nouns(), {}, {}});
  for (const SketchedGame& game : games) {
    const std::size_t before = all.size();
    for (std::uint64_t seed = 0; seed < kTries; ++seed) {
      std::string effect = AnyEffect(game.nouns, seed).next();
      const Source any = {"any", card_with(game, 900, "Example", effect)};
      if (!compile(game.nouns, {&any, 1}).set) continue;  // most are not: the others can wait
      std::vector<Source> sources = game.sources;
      sources.push_back(any);
      Compiled compiled = compile(game.nouns, sources);
      if (!compiled.set) continue;
      const std::uint16_t row = compiled.set->cards.back().abilities[0];
      if (compiled.set->abilities[row].trigger == Trigger::kWhileInPlay) continue;
      all.push_back({game.id, std::move(effect),
                     std::make_unique<TestBook>(game.nouns, *std::move(compiled.set)), row});
    }
    EXPECT_GT(all.size() - before, kTries / 50) << game.id << ": too few effects compile";
  }
  return all;
}

// Calls run(book, ability, seed) with each of them.
template <class Run>
void each_effect(const Run& run) {
  std::uint64_t seed = 0;
  for (const AnyAbility& each : any_abilities()) {
    run(*each.book, each.book->program.abilities[each.ability], ++seed);
    if (!::testing::Test::HasFailure()) continue;
    ADD_FAILURE() << each.game << "\n" << each.text;
    return;
  }
}

TEST(Walk, EveryEffectEndsAndMayBeResumedAnywhere) {
  std::bitset<kVerbs> reached;
  each_effect([&](const TestBook& book, const Ability& ability, std::uint64_t seed) {
    for (int at = ability.begin; at < ability.end; ++at) {
      reached.set(
          static_cast<std::size_t>(book.program.instructions[static_cast<std::size_t>(at)].verb));
    }
    for (std::uint64_t round = 0; round < 6; ++round) {
      Dice dice = Dice::fast(Seed::of(seed), round);
      const TestState table = any_table(book, dice);
      const auto source = static_cast<TestCard>(1 + dice.below(kCardsLaid));
      ASSERT_NO_FATAL_FAILURE(walk(book, table, ability, source, dice));
    }
  });
  for (int verb = 1; verb < kVerbs; ++verb) {
    EXPECT_TRUE(reached[static_cast<std::size_t>(verb)]) << "no effect with the verb " << verb;
  }
}

TEST(Walk, WhoIsAskedTellsNothingHidden) {
  int compared = 0;
  each_effect([&](const TestBook& book, const Ability& ability, std::uint64_t seed) {
    if (tells_hidden(book, ability)) return;
    for (std::uint64_t round = 0; round < 6; ++round) {
      Dice dice = Dice::fast(Seed::of(seed), 100 + round);
      const TestState table = any_table(book, dice);
      const auto source = static_cast<TestCard>(1 + dice.below(kCardsLaid));
      compared += walk_twins(book, table, ability, source, dice);
    }
  });
  EXPECT_GT(compared, 5'000);
  RecordProperty("compared", compared);
  RecordProperty("effects", static_cast<int>(any_abilities().size()));
}

}  // namespace
}  // namespace scriptorium::effects
