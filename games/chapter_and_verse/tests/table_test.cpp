#include "games/chapter_and_verse/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/chapter_and_verse/playing.h"
#include "games/chapter_and_verse/tests/place.h"

// How verses go from pile to pile and who still knows of them, and what is only a step of a choice.
namespace scriptorium::chapter_and_verse {
namespace {

using effects::End;
using Game = ChapterAndVerse;
using ActionType = Action::Type;

constexpr PileId kHand0 = pile_of(0, Pile::kHand);
constexpr PileId kHand1 = pile_of(1, Pile::kHand);
constexpr PileId kDeck0 = pile_of(0, Pile::kDeck);
constexpr PileId kDiscard0 = pile_of(0, Pile::kDiscard);
constexpr unsigned kAll = 0b1000111;  // three seats and the spectators

struct Bench {
  State state;
  Dice dice = Dice::fast(Seed::of(1));
  Play play{the_book(), state, dice, nullptr};

  explicit Bench(const std::string& lines, int seats = 3)
      : state(place(lines, {.seats = static_cast<std::uint8_t>(seats)})) {}

  Card card(PileId pile, int place = 0) const {
    Card at = state.table.top(pile);
    while (place-- > 0) at = state.table.below[at];
    return at;
  }
  void learn(Card card, unsigned pile) {
    state.table.memory.pile[card] |= static_cast<std::uint8_t>(pile);
    state.table.unsure[state.table.where(card)] |= static_cast<std::uint8_t>(pile);
  }
  void expect_known(Card card, unsigned place, unsigned pile) const {
    EXPECT_EQ(state.table.memory.place[card], place) << "place of card " << card;
    EXPECT_EQ(state.table.memory.pile[card], pile) << "pile of card " << card;
  }
  void act(Actor actor, Action action) {
    ASSERT_EQ(Game::check(the_book(), state, actor, action), kAllowed);
    Game::apply(the_book(), state, actor, action, dice, nullptr);
  }
  bool step(Action action) const { return Game::is_private_step(the_book(), state, action); }
  void sound() const { EXPECT_EQ(Game::audit(the_book(), state), nullptr); }
};

// CV-23: who knew of one copy and sees one go cannot say that the other is still there.
TEST(ChapterAndVerseTable, CopiesAreMixedUp) {
  Bench bench("at hand 0: be_still be_still be_still the_evidence");
  const Card first = bench.card(kHand0, 0);
  const Card second = bench.card(kHand0, 1);
  const Card third = bench.card(kHand0, 2);
  const Card other = bench.card(kHand0, 3);
  bench.learn(first, 0b110);
  bench.learn(third, 0b010);
  bench.learn(second, 0b100);
  bench.learn(other, 0b110);
  carry(bench.play, second, kDiscard0, End::kTop);
  bench.expect_known(second, 0, 0);         // it lies open
  bench.expect_known(first, 0b001, 0b101);  // seat 2 knew of both
  bench.expect_known(third, 0b001, 0b011);  // seat 1 knew of two: one is left
  bench.expect_known(other, 0b001, 0b111);
  EXPECT_EQ(bench.state.table.unsure[kHand0], 0b110);

  // Another verse that goes is no copy.
  Bench two("at hand 1: be_still the_evidence");
  two.learn(two.card(kHand1, 0), 0b001);
  carry(two.play, two.card(kHand1, 1), kDiscard0, End::kTop);
  two.expect_known(two.card(kHand1, 0), 0b010, 0b011);

  Bench one("at hand 1: be_still be_still the_evidence");
  one.learn(one.card(kHand1, 0), 0b001);  // the first seat alone
  carry(one.play, one.card(kHand1, 1), kDiscard0, End::kTop);
  one.expect_known(one.card(kHand1, 0), 0b010, 0b010);
}

// CV-23: seen by some alone, between hidden piles.
TEST(ChapterAndVerseTable, WhoSeesItKnowsIt) {
  Bench bench("at hand 0: be_still the_evidence\nat hand 1: be_still");
  const Card card = bench.card(kHand0, 0);
  bench.learn(card, 0b100);
  bench.learn(bench.card(kHand0, 1), 0b100);
  carry(bench.play, card, kHand1, End::kAnywhere);
  // seat 2 knew of both and saw one go
  bench.expect_known(card, 0b010, 0b011);
  bench.expect_known(bench.card(kHand0), 0b001, 0b001);
  EXPECT_EQ(bench.state.table.memory.lossy, 0b100);
  EXPECT_EQ(bench.state.table.unsure[kHand1], 0b001);
  bench.sound();

  Bench last("at hand 0: be_still\nat hand 1: be_still");
  const Card only = last.card(kHand0);
  last.learn(only, 0b100);
  carry(last.play, only, kDeck0, End::kBottom);
  last.expect_known(only, 0b101, 0b101);
  EXPECT_EQ(last.state.table.bottom(kDeck0), only);
  EXPECT_EQ(last.state.table.memory.lossy, 0);
  EXPECT_EQ(last.state.table.unsure[kHand0], 0);
  last.sound();
}

// CV-12: a draw, with what others knew of the deck.
TEST(ChapterAndVerseTable, DrawingFromADeckThatIsHalfKnown) {
  Bench bench("at hand 0: be_still\nat deck 0: the_evidence the_evidence be_still");
  const Card first = bench.card(kDeck0, 0);
  const Card second = bench.card(kDeck0, 1);
  const Card third = bench.card(kDeck0, 2);
  bench.state.table.memory.learn_place(SeatSet::of(1), first);
  bench.learn(third, 0b110);
  EXPECT_EQ(draw(bench.play, 0, 2), 2);
  EXPECT_EQ(bench.state.acted, 1);
  // of two copies the first in hand is the one that is known
  bench.expect_known(std::min(first, second), 0b001, 0b011);
  bench.expect_known(std::max(first, second), 0b001, 0b001);
  bench.expect_known(third, 0, 0);
  EXPECT_EQ(bench.state.table.memory.lossy, 0b110);
  EXPECT_EQ(bench.state.table.unsure[kHand0], 0b010);
  bench.sound();
}

// CV-12, CV-51
TEST(ChapterAndVerseTable, NothingIsDrawnFromNothing) {
  Bench bench("at hand 0: be_still");
  const int size = bench.state.table.size(kDeck0);
  EXPECT_EQ(draw(bench.play, 0, kDeckCap), size);
  bench.state.acted = 0;
  EXPECT_EQ(draw(bench.play, 0, 1), 0);
  EXPECT_EQ(bench.state.acted, 0);
  EXPECT_EQ(bench.state.table.size(kHand0), size + 1);
}

// CV-20, CV-22, CV-51
TEST(ChapterAndVerseTable, DrawingBlessings) {
  Bench bench("at hand 0: be_still\nat blessings 0: the_evidence naked_came_i");
  const PileId stack = pile_of(0, Pile::kBlessings);
  const Card top = bench.card(stack);
  bench.state.acted = 0;
  draw_blessing(bench.play, 0);
  EXPECT_EQ(bench.state.table.where(top), kHand0);
  EXPECT_EQ(bench.state.acted, 1);
  EXPECT_EQ(bench.state.emptied, 0);
  EXPECT_FALSE(someone_won(bench.play));
  draw_blessing(bench.play, 0);
  EXPECT_EQ(bench.state.emptied, 1);
  EXPECT_TRUE(someone_won(bench.play));
  EXPECT_EQ(bench.state.winner, 1);
  EXPECT_TRUE(someone_won(bench.play));
  draw_blessing(bench.play, 0);
  EXPECT_EQ(bench.state.table.size(kHand0), 3);
  // a stack that was filled again is no win
  Bench filled("at hand 0: be_still");
  filled.state.emptied = 1;
  EXPECT_FALSE(someone_won(filled.play));
  EXPECT_EQ(filled.state.emptied, 0);
  EXPECT_EQ(filled.state.winner, 0);
}

// CV-15, CV-42, CV-47: what goes with the last verse of a chapter.
TEST(ChapterAndVerseTable, LeavingAChapter) {
  Bench bench("at chapter 0.1: the_evidence be_still\nat chapter 0.2: the_evidence");
  const PileId first = chapter_of(0, 0);
  const PileId second = chapter_of(0, 1);
  bench.state.closing[0] = first;
  bench.state.closing[1] = second;
  const Card evidence = bench.card(first);
  const Card still = bench.card(first, 1);
  bench.state.due.add(still);
  EXPECT_EQ(bench.state.in_force, kChangesCost);
  carry(bench.play, evidence, kDiscard0, End::kTop);
  EXPECT_FALSE(bench.state.standing.has(evidence));
  EXPECT_EQ(bench.state.in_force, kChangesCost) << "the other stands";
  EXPECT_EQ(bench.state.closing[0], first);
  EXPECT_EQ(bench.state.filled[0], 0b11);
  carry(bench.play, still, kDiscard0, End::kTop);
  EXPECT_FALSE(bench.state.due.has(still));
  EXPECT_EQ(bench.state.closing[0], 0);
  EXPECT_EQ(bench.state.closing[1], second);
  EXPECT_EQ(bench.state.filled[0], 0b10);
  carry(bench.play, bench.card(second), kDiscard0, End::kTop);
  EXPECT_EQ(bench.state.in_force, 0);
  bench.sound();
}

// CV-37: each of many Unique verses is played once, whatever its number.
TEST(ChapterAndVerseTable, UniqueVersesOfALargeBook) {
  std::vector<Verse> verses(kKinds);
  for (Verse& verse : verses) verse.unique = true;
  Book book = the_book();
  book.verses = verses;
  for (const int played : {1, 11, 63, 64, 75, 128, 255}) {
    for (const bool used : {false, true}) {
      Bench bench("at hand 0: be_still");
      Play play{book, bench.state, bench.dice, nullptr};
      const Card card = bench.card(kHand0);
      bench.state.kind[card] = static_cast<Kind>(played);
      if (used) {
        lay_used(play, 0, card, Did::kUsed);
      } else {
        lay_played(play, 0, card, chapter_of(0, 0), Manner::kFree, nullptr, 0);
      }
      for (int kind = 1; kind < kKinds; ++kind) {
        bench.state.kind[card] = static_cast<Kind>(kind);
        EXPECT_EQ(unique_barred(book, bench.state, card), kind == played) << played;
      }
    }
  }
}

// What is a step of a choice, and what completes it.
TEST(ChapterAndVerseTable, Steps) {
  Bench bench("at hand 0: god_so_loved be_still be_still\nat chapter 0.1: the_evidence");
  const Action play(ActionType::kPlay, kind("god_so_loved"));
  const Action gives(ActionType::kSacrifice, kind("be_still"));
  const Action quote(ActionType::kQuote, kind("god_so_loved"));
  EXPECT_TRUE(bench.step(play));
  EXPECT_TRUE(bench.step({ActionType::kFreeplay, kind("be_still")}));
  EXPECT_TRUE(bench.step({ActionType::kClose, 3}));
  EXPECT_TRUE(bench.step(ActionType::kPlayIt));
  EXPECT_TRUE(bench.step(quote));
  EXPECT_FALSE(Bench("at hand 0: god_so_loved", 2).step(quote));
  EXPECT_FALSE(bench.step(ActionType::kEnd));
  EXPECT_FALSE(bench.step({ActionType::kUse, kind("be_still")}));
  EXPECT_FALSE(bench.step(ActionType::kInto));
  bench.act(0, play);
  EXPECT_TRUE(bench.step(ActionType::kInto)) << "it costs one verse";
  bench.act(0, ActionType::kInto);
  EXPECT_FALSE(bench.step(gives));
  bench.state.draft.due = 2;
  EXPECT_TRUE(bench.step(gives));

  Bench still("at hand 0: be_still\nat chapter 0.1: the_evidence");
  still.act(0, {ActionType::kPlay, kind("be_still")});
  EXPECT_FALSE(still.step(ActionType::kInto)) << "it costs nothing";
  Bench free("at phase: freeplay\nat hand 0: god_so_loved be_still be_still");
  free.act(0, {ActionType::kFreeplay, kind("god_so_loved")});
  EXPECT_FALSE(free.step(ActionType::kInto));
}

// CV-16: the chapter that makes seven completes the book.
TEST(ChapterAndVerseTable, StepsOfABook) {
  Bench bench(
      "at chapter 0.1: the_evidence god_so_loved\nat chapter 1.1: be_still\n"
      "at chapter 2.1: be_still");
  bench.act(0, {ActionType::kClose, static_cast<int>(Theme::kFaith)});
  const Action first(ActionType::kChapter, 0, chapter_of(0, 0));
  EXPECT_TRUE(bench.step(first));
  bench.act(0, first);
  EXPECT_FALSE(bench.step({ActionType::kChapter, 0, chapter_of(1, 0)}));
  EXPECT_FALSE(bench.step({ActionType::kChapter, 0, chapter_of(2, 0)}));
}

// CV-48: up to ten words the seat's rate, then a point less for every two words more.
TEST(ChapterAndVerseTable, TheJudgesOdds) {
  const auto expect_rate = [&](std::string_view verse, int recall) {
    Bench bench("at hand 0: " + std::string(verse), 2);
    bench.state.recall[0] = static_cast<std::uint8_t>(recall);
    bench.state.recall[1] = 50;
    carry(bench.play, bench.card(kHand0), kHanded, End::kTop);
    const int length = the_book().verse(kind(verse)).length;
    const int rate = std::max(recall - (length > 10 ? (length - 10) / 2 : 0), 0);
    Dice dice = Dice::fast(Seed::of(7));
    Dice same = dice;
    for (int i = 0; i < 2000; ++i) {
      const bool right = Game::judge(the_book(), bench.state, dice).type() == ActionType::kRight;
      ASSERT_EQ(right, same.chance(static_cast<std::uint32_t>(rate))) << verse << ' ' << recall;
    }
  };
  for (const std::string_view verse : {"in_the_beginning", "god_so_loved", "be_still",
                                       "naked_came_i", "the_evidence", "thou_shalt_not_steal"}) {
    for (const int recall : {0, 1, 60, 100}) expect_rate(verse, recall);
  }
}

// What is done for a seat whose time is up: what costs least and ends soonest.
TEST(ChapterAndVerseTable, WhenTimeIsUp) {
  const auto overdue = [](const Bench& bench, Seat seat) {
    return Game::overdue(the_book(), bench.state, seat);
  };
  Bench bench("at phase: freeplay\nat hand 0: god_so_loved be_still\nat hand 1: here_am_i", 2);
  EXPECT_EQ(overdue(bench, 0), Action(ActionType::kSkip));
  bench.act(0, {ActionType::kFreeplay, kind("be_still")});
  EXPECT_EQ(overdue(bench, 0), Action(ActionType::kInto));
  bench.act(0, ActionType::kInto);
  EXPECT_EQ(overdue(bench, 1), Action(ActionType::kPass));
  bench.act(1, ActionType::kPass);
  EXPECT_EQ(overdue(bench, 0), Action(ActionType::kNo));
  bench.act(0, ActionType::kYes);
  EXPECT_EQ(overdue(bench, 0), Action(ActionType::kDone));
  bench.act(0, ActionType::kDone);
  Bench quoting("at hand 0: god_so_loved be_still", 2);
  EXPECT_EQ(overdue(quoting, 0), Action(ActionType::kEnd));
  quoting.act(0, {ActionType::kQuote, kind("god_so_loved")});
  EXPECT_EQ(overdue(quoting, 0), Action(ActionType::kRecite));
  quoting.act(0, ActionType::kRecite);
  quoting.act(Actor::judge(), ActionType::kRight);
  EXPECT_EQ(overdue(quoting, 0), Action(ActionType::kKeepIt));
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
