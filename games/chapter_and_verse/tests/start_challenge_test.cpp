#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/other_verses.h"

// The Start Challenge with decks that tie again and again: in real ones a sixth reveal comes once
// in a million games.
namespace scriptorium::chapter_and_verse {
namespace {

using Game = ChapterAndVerse;

constexpr int kFirstTitles = 24;
constexpr int kLaterTitles = 3;
constexpr int kDeck = kFirstTitles + kLaterTitles;

// Nearly all verses have one title, few have another that comes later.
class AlikeDecks {
 public:
  explicit AlikeDecks(int first = kFirstTitles, int later = kLaterTitles)
      : book_(with_deck(the_book(), deck_of({{"be_still", first}, {"naked_came_i", later}}))) {}
  const Book& book() const { return *book_; }

 private:
  std::shared_ptr<const Book> book_;
};

Kind first_title() { return *CardList::get().kind_of("be_still"); }

// What everyone heard of a deal.
struct Opening {
  int shown[kSeatCap] = {};  // CV-06: verses revealed
  Kind last_shown[kSeatCap] = {};
  int dealt[kSeatCap] = {};  // hands when the challenge was over
  int deck[kSeatCap] = {};
  State state = {};

  Opening(const Book& book, int seats, std::uint64_t seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    Dice dice = Dice::fast(Seed::of(seed));
    EventLog log;
    state = Game::setup(book, config, dice, &log);
    for (const auto& told : log.told()) {
      const Event& event = told.rest;
      if (event.type == Event::Type::kStartShown) {
        ++shown[event.seat];
        last_shown[event.seat] = event.cards[0];
      } else if (event.type == Event::Type::kDealt) {
        dealt[event.seat] = event.count;
        deck[event.seat] = event.number;
      }
    }
  }
};

int size(const State& state, int seat, Pile pile) { return state.table.size(pile_of(seat, pile)); }

// CV-05, CV-06, CV-07: the hand is filled up to five; what was revealed beyond that stays in it.
TEST(ChapterAndVerseStart, AHandAboveFiveStaysSo) {
  const AlikeDecks decks;
  int above = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const int seats : {2, 3}) {
      const Opening opening(decks.book(), seats, seed);
      for (int seat = 0; seat < seats; ++seat) {
        ASSERT_EQ(opening.dealt[seat], std::max(kOpening, opening.shown[seat])) << seed;
        ASSERT_EQ(opening.deck[seat], kDeck - kBlessings - opening.dealt[seat]) << seed;
        ASSERT_EQ(size(opening.state, seat, Pile::kBlessings), kBlessings) << seed;
        ASSERT_EQ(size(opening.state, seat, Pile::kDiscard), 0) << seed;
        ASSERT_EQ(size(opening.state, seat, Pile::kDarkness), 0) << seed;
        if (seat == opening.state.first) continue;
        // all others wait for their turn with what they have
        ASSERT_EQ(size(opening.state, seat, Pile::kHand), opening.dealt[seat]) << seed;
        above += opening.dealt[seat] > kOpening ? 1 : 0;
        // the winner showed the first title when another did not, unless they were alike to the end
        const bool as_many = opening.shown[seat] == opening.shown[opening.state.first];
        if (as_many && opening.deck[seat] != 0) {
          ASSERT_EQ(opening.last_shown[opening.state.first], first_title()) << seed;
          ASSERT_NE(opening.last_shown[seat], first_title()) << seed;
        }
      }
      ASSERT_EQ(Game::audit(decks.book(), opening.state), nullptr) << seed;
    }
  }
  EXPECT_GT(above, 50) << "hands hardly ever were above five";
}

// CV-07, CV-11, CV-12: the first player draws all the same; only what is above eight goes away, and
// that under the blessings.
TEST(ChapterAndVerseStart, AHandAboveFiveDrawsLikeAnyOther) {
  const AlikeDecks decks;
  int drawn = 0, excess = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Opening opening(decks.book(), 2, seed);
    State& state = opening.state;
    const int first = state.first;
    const int dealt = opening.dealt[first];
    if (dealt <= kOpening) continue;
    if (dealt <= kHandLimit) {
      ++drawn;
      ASSERT_EQ(state.phase, Phase::kFreeplay) << seed;
      ASSERT_EQ(size(state, first, Pile::kHand), dealt + 1) << seed;
      ASSERT_EQ(size(state, first, Pile::kDeck), opening.deck[first] - 1) << seed;
      continue;
    }
    ++excess;
    ASSERT_EQ(size(state, first, Pile::kHand), dealt) << seed;
    Dice dice = Dice::fast(Seed::of(seed), 1);
    for (int left = dealt; left > kHandLimit; --left) {
      ASSERT_EQ(state.asks, Asks::kExcess) << seed;
      Actions legal;
      Game::legal(decks.book(), state, Actor(state.mover), legal);
      Game::apply(decks.book(), state, Actor(state.mover), legal[0], dice, nullptr);
    }
    ASSERT_EQ(state.phase, Phase::kFreeplay) << seed;
    const bool none_left = opening.deck[first] == 0;  // CV-12
    ASSERT_EQ(size(state, first, Pile::kHand), kHandLimit + (none_left ? 0 : 1)) << seed;
    ASSERT_EQ(size(state, first, Pile::kBlessings), kBlessings + dealt - kHandLimit) << seed;
    ASSERT_EQ(Game::audit(decks.book(), state), nullptr) << seed;
  }
  EXPECT_GT(drawn, 30);
  EXPECT_GT(excess, 30);
}

// CV-05: a deck too short for a hand gives what it has.
TEST(ChapterAndVerseStart, AShortDeck) {
  const AlikeDecks decks(8);
  const Opening opening(decks.book(), 2, 1);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(opening.dealt[seat], 4);
    EXPECT_EQ(opening.deck[seat], 0);
    EXPECT_EQ(size(opening.state, seat, Pile::kBlessings), kBlessings);
  }
}

// No rule says who begins then; somebody does, and the game goes on.
TEST(ChapterAndVerseStart, DecksAlikeToTheLastVerse) {
  const AlikeDecks decks(kDeck, 0);
  const Opening opening(decks.book(), 3, 1);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(opening.shown[seat], kDeck - kBlessings);
  EXPECT_EQ(opening.state.asks, Asks::kExcess);
  EXPECT_EQ(Game::audit(decks.book(), opening.state), nullptr);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
