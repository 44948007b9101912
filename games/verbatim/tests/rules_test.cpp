#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/tests/place.h"
#include "games/verbatim/tests/subject.h"
#include "players/random.h"
#include "table/game_of.h"
#include "tests/laws/settings.h"

namespace scriptorium::verbatim {
namespace {

// VB-05, VB-11: play goes round; who avoids the End Game card takes all others, in 64 turns at most
TEST(VerbatimRules, TheLongestGames) {
  const Book& book = english();
  int longest = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed), 9);
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + seed % 4);
    State state = Verbatim::setup(book, config, dice, nullptr);
    int below = 0;
    for (int pile = 0; pile < kPiles; ++pile) {
      for (int place = 0; place < kPileCap; ++place) {
        if (state.pile[pile][place] == kEndGame) below = place;
      }
    }
    const int first = state.mover;
    int turns = 0;
    while (state.phase == Phase::kTake) {
      ASSERT_EQ(state.mover, (first + turns) % config.seats);
      ++turns;
      int pick = -1;
      for (int pile = 0; pile < kPiles; ++pile) {
        if (state.height[pile] == 0) continue;
        if (pick < 0 || state.shown[pick] == kEndGame) pick = pile;
      }
      ASSERT_GE(pick, 0);
      Verbatim::apply(book, state, state.mover, Action::take(pick), dice, nullptr);
      if (state.phase == Phase::kExchange) {
        Verbatim::apply(book, state, state.mover, Action::keep(), dice, nullptr);
      }
    }
    ASSERT_EQ(turns, 64 - below);
    ASSERT_EQ(Verbatim::audit(book, state), nullptr);
    longest = std::max(longest, turns);
  }
  EXPECT_EQ(longest, 64);
}

// VB-15: in simulation a word exists as often as its maker's recall says
TEST(VerbatimRules, TheDiceJudgeByTheMakersRecall) {
  Config config;
  config.seats = 3;
  State state = place(
      "at challenge: 2\nat hand 0: c a\nat words 0: ca\nat hand 1: d o t e\nat words 1: do te",
      config);
  Dice dice = Dice::fast(Seed::of(1));
  const auto exist = [&](int word, int recall, int recall_of_others) {
    for (std::uint8_t& each : state.recall) each = static_cast<std::uint8_t>(recall_of_others);
    state.recall[word < 2 ? 0 : 1] = static_cast<std::uint8_t>(recall);
    state.asked = static_cast<std::uint8_t>(word);
    state.phase = Phase::kVerdict;
    int times = 0;
    for (int i = 0; i < 10000; ++i) {
      const Action verdict = Verbatim::judge(english(), state, dice);
      EXPECT_TRUE(verdict == Action::exists() || verdict == Action::missing());
      times += verdict == Action::exists() ? 1 : 0;
    }
    return times;
  };
  for (const int word : {0, 2, 4}) {
    EXPECT_EQ(exist(word, 0, 100), 0);
    EXPECT_EQ(exist(word, 100, 0), 10000);
    EXPECT_NEAR(exist(word, 30, 100), 3000, 250);
  }
}

// The deal, over many seeds.

// How far counts are from what was expected, in standard deviations of chi-square.
double surprise(const std::vector<double>& seen, const std::vector<double>& expected) {
  double chi_square = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    chi_square += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
  }
  const double degrees = static_cast<double>(seen.size()) - 1;
  return (chi_square - degrees) / std::sqrt(2 * degrees);
}
constexpr double kSurprising = 4.5;

constexpr int kDeals = 40000;
constexpr int kPlaces = kPiles * kPileCap;
bool is_top(int place) { return place % kPileCap == kPileCap - 1; }

// Where the card of a kind that there is one of lies: how often in each place, over many deals.
std::vector<double> places_of(const Book& book, Kind kind, std::uint8_t as_dealt) {
  std::vector<double> places(kPlaces);
  Config config;
  config.as_dealt = as_dealt;
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed), 11);
    const State state = Verbatim::setup(book, config, dice, nullptr);
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if (state.pile[place / kPileCap][place % kPileCap] == kind) places[place] += 1;
    }
  }
  return places;
}

std::vector<double> below_the_tops(const std::vector<double>& places) {
  std::vector<double> below;
  for (int place = 0; place < kPlaces; ++place) {
    if (!is_top(place)) below.push_back(places[static_cast<std::size_t>(place)]);
  }
  return below;
}

// VB-03, VB-04: the End Game card is on no top, and anywhere below equally likely; or as dealt
TEST(VerbatimDeal, TheEndGameCardLiesAnywhereBelowTheTops) {
  const std::vector<double> again = places_of(english(), kEndGame, 0);
  for (int place = 0; place < kPlaces; ++place) {
    if (is_top(place)) {
      EXPECT_EQ(again[static_cast<std::size_t>(place)], 0);
    }
  }
  const std::vector<double> below = below_the_tops(again);
  EXPECT_EQ(std::accumulate(below.begin(), below.end(), 0.0), kDeals);
  EXPECT_LT(surprise(below, std::vector<double>(60, kDeals / 60.0)), kSurprising);

  const std::vector<double> as_dealt = places_of(english(), kEndGame, 1);
  EXPECT_LT(surprise(as_dealt, std::vector<double>(64, kDeals / 64.0)), kSurprising);
}

// VB-03: every letter lies in every place with equal chance, but for what VB-04 shifts
TEST(VerbatimDeal, ALetterLiesAnywhere) {
  const Book& book = spanish();
  const Kind enye = *face_of(book, "ñ", false);
  ASSERT_EQ(book.box[enye] + book.start[enye], 1);
  // A shuffle that leaves the tops to letters favours letters there: 60 of 64 places are for all.
  std::vector<double> expected(kPlaces);
  for (int place = 0; place < kPlaces; ++place) {
    expected[static_cast<std::size_t>(place)] = kDeals / 63.0 * (is_top(place) ? 1 : 59.0 / 60);
  }
  EXPECT_LT(surprise(places_of(book, enye, 0), expected), kSurprising);
  EXPECT_LT(surprise(places_of(book, enye, 1), std::vector<double>(64, kDeals / 64.0)),
            kSurprising);
}

// VB-02, VB-03, VB-04: 64 cards in four piles of sixteen, equal starting decks without red cards
TEST(VerbatimDeal, HandsAndPilesAreAsTheCatalogueSays) {
  for (const Book* book : {&english(), &spanish()}) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
      Dice dice = Dice::fast(Seed::of(seed), 13);
      Config config;
      config.seats = static_cast<std::uint8_t>(2 + seed % 4);
      config.as_dealt = static_cast<std::uint8_t>(seed / 4 % 2);
      const State state = Verbatim::setup(*book, config, dice, nullptr);
      std::array<int, kKinds> dealt = {};
      for (int pile = 0; pile < kPiles; ++pile) {
        ASSERT_EQ(state.height[pile], 16);
        ASSERT_EQ(state.shown[pile], state.pile[pile][15]);
        for (const Kind kind : state.pile[pile]) ++dealt[kind];
      }
      ASSERT_EQ(dealt[kNoCard], 0);
      ASSERT_EQ(dealt[kEndGame], 1);
      for (std::size_t kind = kFirstLetterKind; kind < kKinds; ++kind) {
        ASSERT_EQ(dealt[kind], book->box[kind]);
        ASSERT_EQ(state.removed[kind], 0);
      }
      for (int seat = 0; seat < kSeatCap; ++seat) {
        int cards = 0;
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
          const int count = state.hand[seat][kind];
          cards += count;
          ASSERT_EQ(count, seat < config.seats ? state.hand[0][kind] : 0);
          ASSERT_FALSE(count != 0 && book->card[kind].red);
        }
        ASSERT_EQ(cards, seat < config.seats ? 5 : 0);
      }
    }
  }
}

// VB-05: every player begins equally often
TEST(VerbatimDeal, AnyoneMayBegin) {
  for (std::uint8_t seats = 2; seats <= 5; ++seats) {
    std::vector<double> began(seats);
    Config config;
    config.seats = seats;
    for (std::uint64_t seed = 0; seed < kDeals / 2; ++seed) {
      Dice dice = Dice::fast(Seed::of(seed), 17);
      began[Verbatim::setup(english(), config, dice, nullptr).mover] += 1;
    }
    EXPECT_LT(surprise(began, std::vector<double>(seats, kDeals / 2.0 / seats)), kSurprising);
  }
}

// VB-22: 63 letter cards, eight of them red, two of these blank and worth nothing; values 1 to 6
TEST(VerbatimLetters, KeepTheCataloguesFigures) {
  for (const Book* book : {&english(), &spanish()}) {
    int box = 0;
    int start = 0;
    int red = 0;
    int blanks = 0;
    bool values[kMaxValue + 1] = {};
    for (int kind = kFirstLetterKind; kind < book->kinds; ++kind) {
      const Card& card = book->card[kind];
      box += book->box[kind];
      start += book->start[kind];
      red += card.red ? book->box[kind] : 0;
      if (card.letter == kBlank) {
        blanks += book->box[kind];
        EXPECT_TRUE(card.red);
        EXPECT_EQ(card.value, 0);
        continue;
      }
      EXPECT_GE(card.value, 1);
      EXPECT_LE(card.value, 6);
      if (!card.red) values[card.value] = true;
      EXPECT_TRUE(((book->alphabet >> card.letter) & 1U) != 0) << "a letter of the language";
    }
    EXPECT_EQ(box, 63);
    EXPECT_EQ(start, 5);
    EXPECT_EQ(red, 8);
    EXPECT_EQ(blanks, 2);
    EXPECT_LE(book->kinds - kFirstLetterKind, 30);
    for (int value = 1; value <= 5; ++value) {
      EXPECT_TRUE(values[value]) << "cards worth " << value << " make exact sums";
    }
    EXPECT_TRUE(book->card[kEndGame].red);
  }
  EXPECT_EQ(english().alphabet, (1U << 26) - 1);
  EXPECT_EQ(spanish().alphabet, (1U << 27) - 1) << "with ñ";
}

// A replay names the letter set by its hash: sets that differ in anything differ there.
TEST(VerbatimLetters, AnyDifferenceMakesAnotherSet) {
  const LetterRow row = {4, 2, false, 3, 1};
  LetterRow letter = row, value = row, red = row, box = row, start = row;
  letter.letter = 5;
  value.value = 3;
  red.red = true;
  box.box = 7;
  start.start = 2;
  std::set<std::uint64_t> hashes;
  for (const LetterRow& each : {row, letter, value, red, box, start}) {
    hashes.insert(make_book(std::span(&each, 1), 1, 1).hash);
  }
  hashes.insert(make_book(std::span(&row, 1), 3, 1).hash);
  hashes.insert(make_book(std::span(&row, 1), 1, 3).hash);
  const LetterRow twice[] = {{4, 2, false, 3, 1}, {5, 2, false, 4, 1}};
  const LetterRow turned[] = {twice[1], twice[0]};
  hashes.insert(make_book(twice, 1, 1).hash);
  hashes.insert(make_book(turned, 1, 1).hash);
  EXPECT_EQ(hashes.size(), 10U);
}

// VB-24: computer players know words by level, not the whole list. The only level yet knows none:
// what it does is the same whatever the dictionary.
TEST(VerbatimPlayers, KnowNoDictionary) {
  const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
  std::set<std::uint64_t> digests;
  for (const char* size : {"small", "huge"}) {
    SimRequest request;
    request.options["dictionary_size"] = size;
    request.players = {"random", "random"};
    request.run.games = 100;
    const Result<lab::Totals> totals = game->simulate(request);
    ASSERT_TRUE(totals) << totals.error().message;
    digests.insert(totals->digest);
  }
  EXPECT_EQ(digests.size(), 1U);
}

// VB-15: in a simulation too, the dictionary says whether a word exists, unless the dice are asked.
TEST(VerbatimPlayers, AreJudgedByTheDictionary) {
  const Shelf shelf = {SCRIPTORIUM_SHARE};
  const Config config;
  TableVerdicts<VerbatimCodec> verdicts{shelf, config};
  Dice dice = Dice::fast(Seed::of(1));
  for (const auto& [word, verdict] :
       {std::pair{"cat", Action::exists()}, {"tca", Action::missing()}}) {
    State state = place("at challenge: 0\nat hand 0: c a t\nat words 0: " + std::string(word) +
                        "\nat hand 1: d o g");
    Verbatim::apply(english(), state, 1, Action::challenge(0), dice, nullptr);
    ASSERT_EQ(state.phase, Phase::kVerdict);
    EXPECT_EQ(verdicts.give(english(), state, dice), verdict) << word;
  }
  const std::unique_ptr<AnyGame> game = verbatim::game(shelf);
  std::set<std::uint64_t> digests;
  for (const Judge judge : {Judge::kTable, Judge::kDice}) {
    SimRequest request;
    request.players = {"random", "random"};
    request.run.games = 20;
    request.judge = judge;
    digests.insert(game->simulate(request)->digest);
  }
  EXPECT_EQ(digests.size(), 2U);
}

// VB-01: two to five seats
TEST(VerbatimTable, SeatsTwoToFive) {
  const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
  for (int seats = 0; seats <= 8; ++seats) {
    const auto match = game->start(seats, {}, {Seed::of(1), DiceKind::kFast});
    EXPECT_EQ(static_cast<bool>(match), seats >= 2 && seats <= 5) << seats;
    if (match) {
      EXPECT_EQ((*match)->seats(), seats);
    } else {
      EXPECT_EQ(match.error().message, "This game has 2 to 5 seats.");
    }
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
