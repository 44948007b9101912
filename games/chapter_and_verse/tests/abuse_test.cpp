#include "games/chapter_and_verse/tests/abuse.h"

#include <gtest/gtest.h>

#include <array>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/tests/hurry.h"
#include "games/chapter_and_verse/tests/other_verses.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr int kManyActs = 60;

std::array<Kind, 2> pair_of(const char* one, const char* other) {
  return {*CardList::get().kind_of(one), *CardList::get().kind_of(other)};
}

// CV-52: no pair of verses makes an endless loop. chapter_and_verse_abuse tries all triples.
TEST(ChapterAndVerseAbuse, NoPairGoesRound) {
  const auto verses = static_cast<int>(the_book().verses.size());
  for (int one = 1; one < verses; ++one) {
    for (int other = one; other < verses; ++other) {
      const std::array<Kind, 2> pair = {static_cast<Kind>(one), static_cast<Kind>(other)};
      const Abuse found =
          abused(the_book(), pair, 1, static_cast<std::uint64_t>(one * verses + other));
      EXPECT_FALSE(found.goes_round) << one << " " << other;
      EXPECT_LT(found.longest, kManyActs) << one << " " << other;
    }
  }
}

// A verse that costs nothing and takes itself back.
TEST(ChapterAndVerseAbuse, WhatGoesRoundIsSeen) {
  constexpr const char* kTakesBack = "  when played\n    take 1 verse from your tabletop";
  const auto book = book_with({{"no_other_gods", kTakesBack}, {"be_still", kTakesBack}});
  EXPECT_TRUE(abused(*book, pair_of("no_other_gods", "suffer_little_children"), 1, 1).goes_round);
  // One that has to be paid for takes back less than it costs.
  EXPECT_FALSE(abused(*book, pair_of("be_still", "suffer_little_children"), 1, 1).goes_round);
}

// CV-52: neither a ready deck nor one that was built from it to win early wins before its player's
// fourth turn in more than one of a thousand games.
TEST(ChapterAndVerseAbuse, NobodyWinsEarly) {
  Dice dice = Dice::fast(Seed::of(1));
  int drawn = 0;
  int drawn_in_a_hurry = 0;
  for (const Deck& ready : the_book().ready) {
    const Deck built = hurried(the_book(), ready, 150, dice);
    check_deck(the_book(), {}, Copies::in(built), [](const DeckFault& fault) {
      ADD_FAILURE() << static_cast<int>(fault.why) << " " << static_cast<int>(fault.verse);
    });
    const Hurry usual = hurry(the_book(), ready, 1000, 1);
    const Hurry fastest = hurry(the_book(), built, 1000, 1);
    EXPECT_LE(usual.won, 1);
    EXPECT_LE(fastest.won, 1);
    drawn += usual.drawn;
    drawn_in_a_hurry += fastest.drawn;
  }
  EXPECT_GT(drawn, 0);
  EXPECT_GT(drawn_in_a_hurry, drawn);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
