#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"

// A state that cannot be is found out, and what is wrong with it is said.
namespace scriptorium::chapter_and_verse {
namespace {

using Game = ChapterAndVerse;
using Spoil = std::function<void(State&)>;

constexpr Config kTwo = {};
constexpr Config kBasic = {.advanced = 0};
constexpr Config kSix = {.seats = kSeatCap};
constexpr Card kLastCard = kCards - 1;

void expect_fault(const State& good, const char* fault, const Spoil& spoil,
                  const Book& book = the_book()) {
  ASSERT_EQ(Game::audit(book, good), nullptr);
  State bad = good;
  spoil(bad);
  EXPECT_STREQ(Game::audit(book, bad), fault);
}

// Something on every kind of pile, of the first and of the last seat, and things half forgotten.
State busy(const Config& config) {
  const std::string last = std::to_string(config.seats - 1);
  State state = place("at hand 0: be_still god_so_loved weeping_and_gnashing\nat hand " + last +
                          ": naked_came_i our_father no_other_gods\nat discard 0: good_ground\n"
                          "at discard 1: other_sheep\nat chapter 0.1: the_evidence i_am_the_way\n"
                          "at chapter 0.16: thou_shalt_not_steal!\nat chapter " +
                          last + ".16: white_as_snow a_new_star\nat darkness 1: the_golden_rule",
                      config);
  state.table.memory.lossy = 0b11;
  return state;
}

Card top(const State& state, int seat, Pile pile) { return state.table.top(pile_of(seat, pile)); }

// The last card of a seat's.
Card last_card(const State& state, int seat) {
  Card card = first_card_of(seat);
  for (Card next = card; next < kCards && owner_of(next) == seat && state.kind[next] != 0; ++next) {
    card = next;
  }
  return card;
}

void lose(State& state, Card card) {
  state.table.take(card);
  state.kind[card] = 0;
  state.table.memory.place[card] = state.table.memory.pile[card] = 0;
}

TEST(ChapterAndVerseAudit, EveryCardIsAVerse) {
  const State state = busy(kTwo);
  const auto unknown = static_cast<Kind>(the_book().verses.size());
  const char* fault = "a card without a verse";
  expect_fault(state, fault, [](State& bad) { bad.kind[1] = 0; });
  expect_fault(state, fault, [](State& bad) { bad.kind[last_card(bad, 1)] = 0; });
  for (const Card none : {kNoCard, Card{kDeckCap}, kLastCard}) {
    expect_fault(state, fault, [=](State& bad) { bad.kind[none] = 1; });
  }
  for (const Kind kind : {unknown, Kind{255}}) {
    expect_fault(state, fault, [=](State& bad) { bad.kind[last_card(bad, 1)] = kind; });
  }
  expect_fault(state, "a card of nobody", [](State& bad) {
    bad.kind[first_card_of(2)] = 1;
    bad.table.put_on(pile_of(1, Pile::kDeck), first_card_of(2));
  });
  fault = "cards are not numbered by kind";
  const Kind* const unlike =
      std::adjacent_find(state.kind + 1, std::end(state.kind), std::not_equal_to<>());
  const auto at = unlike - state.kind;
  expect_fault(state, fault, [=](State& bad) { std::swap(bad.kind[at], bad.kind[at + 1]); });
  expect_fault(state, fault, [](State& bad) { bad.kind[last_card(bad, 0)] = 1; });
  expect_fault(state, fault, [](State& bad) { bad.kind[last_card(bad, 1)] = 1; });
}

// CV-03, CV-04
TEST(ChapterAndVerseAudit, NoVerseIsLost) {
  for (const Config& config : {kTwo, kBasic, kSix}) {
    const State state = busy(config);
    for (const int seat : {0, config.seats - 1}) {
      for (Card card = first_card_of(seat); card < last_card(state, seat); ++card) {
        expect_fault(state, "a deck is not whole", [=](State& bad) { lose(bad, card); });
      }
    }
  }
  const State basic = busy(kBasic);
  for (const int seat : {0, 1}) {
    expect_fault(basic, "the box is not whole",
                 [=](State& bad) { lose(bad, last_card(basic, seat)); });
  }
  // a verse for another is a fault, wherever the other lies
  expect_fault(basic, "more of a verse than the box has", [](State& bad) {
    Card card = first_card_of(1);
    while (bad.kind[card] == bad.kind[card + 1]) ++card;
    bad.kind[card] = bad.kind[card + 1];
  });
}

// CV-04: the last of sixty verses has no neighbour of its owner's.
TEST(ChapterAndVerseAudit, TheLargestDecks) {
  const auto held =
      with_deck(the_book(), deck_of({{"be_still", kDeckCap / 2}, {"the_evidence", kDeckCap / 2}}));
  const Book& book = *held;
  Dice dice = Dice::fast(Seed::of(1));
  const State state = Game::setup(book, kSix, dice, nullptr);
  ASSERT_NE(state.table.where(kLastCard), 0);
  expect_fault(
      state, "cards are not numbered by kind",
      [](State& bad) { std::swap(bad.kind[kDeckCap / 2], bad.kind[kDeckCap / 2 + 1]); }, book);
  expect_fault(
      state, "a deck is not whole", [](State& bad) { lose(bad, static_cast<Card>(kLastCard - 1)); },
      book);
}

TEST(ChapterAndVerseAudit, Piles) {
  for (const Config& config : {kTwo, kBasic, kSix}) {
    const State state = busy(config);
    expect_fault(state, "a pile is miscounted", [](State& bad) { ++bad.table.cards_on[1]; });
    for (const int seat : {0, config.seats - 1}) {
      expect_fault(state, "a pile without order is not sorted", [=](State& bad) {
        Card cards[kCards];
        const PileId hand = pile_of(seat, Pile::kHand);
        const auto count = static_cast<std::size_t>(bad.table.list(hand, cards));
        std::swap(cards[count - 1], cards[count - 2]);
        bad.table.lay(hand, {cards, count});
      });
    }
    const char* fault = "a chapter is not known";
    for (const int seat : {0, config.seats - 1, kSeatCap - 1}) {
      for (const int chapter : {0, 7, kChapters - 1}) {
        expect_fault(state, fault, [=](State& bad) {
          bad.filled[seat] = static_cast<std::uint16_t>(bad.filled[seat] ^ 1U << chapter);
        });
        expect_fault(state, "the icons of a chapter are miscounted",
                     [=](State& bad) { bad.icons[seat][chapter] += icon(5, 1); });
      }
    }
  }
}

// CV-36, CV-47: what was set stands for nothing.
TEST(ChapterAndVerseAudit, WhatStands) {
  const State state = busy(kTwo);
  const Card evidence = state.table.top(chapter_of(0, 0));
  const Card still = state.table.below[evidence];
  const Card set = state.table.top(chapter_of(0, 15));
  const char* fault = "what stands is not known";
  expect_fault(state, fault, [=](State& bad) { bad.standing.drop(evidence); });
  expect_fault(state, fault, [=](State& bad) { bad.standing.add(still); });
  expect_fault(state, fault, [=](State& bad) { bad.standing.add(set); });
  expect_fault(state, fault, [=](State& bad) { bad.set.add(evidence); });
  expect_fault(state, fault, [=](State& bad) { bad.set.drop(set); });
  fault = "a verse that is not in play is set, stands or is due";
  for (CardSet State::*const cards : {&State::set, &State::standing, &State::due}) {
    for (const Pile pile : {Pile::kHand, Pile::kDeck, Pile::kDiscard}) {
      expect_fault(state, fault, [=](State& bad) { (bad.*cards).add(top(bad, 0, pile)); });
    }
    expect_fault(state, fault, [=](State& bad) { (bad.*cards).add(kLastCard); });
  }
}

// CV-23
TEST(ChapterAndVerseAudit, Memory) {
  for (const Config& config : {kTwo, kBasic, kSix}) {
    const State state = busy(config);
    expect_fault(state, "a hand has places for its holder alone",
                 [](State& bad) { bad.table.memory.place[top(bad, 0, Pile::kHand)] = 0; });
    expect_fault(state, "what all see is remembered", [](State& bad) {
      bad.table.memory.pile[bad.table.top(chapter_of(0, 0))] = bad.table.everyone;
    });
  }
}

TEST(ChapterAndVerseAudit, SomebodyDecides) {
  const State state = busy(kTwo);
  expect_fault(state, "nobody decides", [](State& bad) { bad.asks = Asks::kNothing; });
  expect_fault(state, "nobody is asked", [](State& bad) { bad.asks = Asks::kWindow; });
  expect_fault(state, "an effect asks nobody", [](State& bad) { bad.asks = Asks::kEffect; });
  expect_fault(state, "draft", [](State& bad) { bad.draft.verse = kLastCard; });
  expect_fault(state, "what is in force is not up to date",
               [](State& bad) { bad.in_force ^= kAllows; });
  expect_fault(state, "chapters of a book that nobody closes",
               [](State& bad) { bad.closing[kSeatCap - 1] = chapter_of(0, 0); });
  const char* const recites = "nobody has anything to recite";
  expect_fault(state, recites, [](State& bad) { bad.reciter = 1; });
  expect_fault(state, recites, [](State& bad) { bad.listener = 1; });
  State sound = state;
  sound.draft.verse = top(sound, 0, Pile::kHand);
  EXPECT_EQ(Game::audit(the_book(), sound), nullptr);
  sound.asks = Asks::kEffect;
  sound.run.asked = 0b10;
  EXPECT_EQ(Game::audit(the_book(), sound), nullptr);
  sound.asks = Asks::kWindow;
  sound.window.ask(SeatSet::of(1));
  EXPECT_EQ(Game::audit(the_book(), sound), nullptr);
  sound.asks = Asks::kNothing;
  sound.phase = Phase::kOver;
  EXPECT_EQ(Game::audit(the_book(), sound), nullptr);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
