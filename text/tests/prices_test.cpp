#include "text/arranger/prices.h"

#include <gtest/gtest.h>

#include <numeric>

#include "text/arranger/cover.h"
#include "text/atoms.h"
#include "text/tests/arranging.h"

namespace scriptorium::text::tests {
namespace {

Letters letters_of(std::string_view word) {  // a letter's rank is its place in the alphabet
  Letters letters;
  while (!word.empty()) letters = letters + Letters::one(*take_letter(word));
  return letters;
}

struct Task {
  std::vector<std::string> words;
  Arranger::Values values;
  int values_of[kLetters];
  Pieces pieces;

  Task(std::vector<std::string> given, const Arranger::Values& worth)
      : words(std::move(given)), values(worth) {
    for (std::size_t i = 0; i < kLetters; ++i) values_of[i] = values[i];
    for (const std::string& word : words) {
      int value = 0;
      for (int letter = 0; letter < kLetters; ++letter) {
        value += letters_of(word).count(letter) * values_of[letter];
      }
      pieces.add(letters_of(word), value);
    }
  }

  std::vector<int> all() const {
    std::vector<int> every(words.size());
    std::iota(every.begin(), every.end(), 0);
    return every;
  }
  std::vector<int> fitting(const Rack& rack) const {
    std::vector<int> fit;
    for (const int piece : all()) {
      if (spells(rack, words[static_cast<std::size_t>(piece)])) fit.push_back(piece);
    }
    return fit;
  }
  void solve(Prices& prices, const Rack& rack) const {
    double letters[kLetters];
    for (std::size_t i = 0; i < kLetters; ++i) letters[i] = rack.letters[i];
    prices.solve(letters, rack.blanks, values_of, pieces, fitting(rack));
  }
};

Letters letters_of(const Rack& rack) {
  Rack plain = rack;
  plain.blanks = 0;
  return letters_of(text_of(plain));
}

Task random_task(Dice& dice) {
  const int count = 5 + static_cast<int>(dice.below(40));
  const int letters = 4 + static_cast<int>(dice.below(5));
  return {random_words(count, letters, 5, dice), random_values(dice)};
}

constexpr std::string_view kFew = "ñbcdefgh";

TEST(Prices, BoundWhatCanBeUsed) {
  Dice dice = Dice::fast(Seed::of(5));
  Prices prices;
  int tight = 0;
  for (int round = 0; round < 600; ++round) {
    const Task task = random_task(dice);
    const Rack rack = random_rack(kFew, static_cast<int>(dice.below(9)), round % 3, dice);
    task.solve(prices, rack);
    const int used = brute_force(rack, task.values, task.words).used;
    EXPECT_GE(prices.bound(), used - 1e-3) << text_of(rack);
    tight += prices.bound() < used + 0.5;
    for (const int piece : task.fitting(rack)) {  // fair, but for what floating point leaves
      double price = 0;
      for (const std::uint8_t rank : task.pieces.ranks(piece)) price += prices.of(rank);
      EXPECT_GE(price, task.pieces.worth(piece) - 1e-3) << text_of(rack);
    }
  }
  EXPECT_GT(tight, 200) << "bounds that bound nothing";
}

TEST(Prices, BoundARealRack) {
  Dice dice = Dice::fast(Seed::of(6));
  const std::vector<std::string> words =
      Atoms::load(atoms_file(SCRIPTORIUM_SHARE, "american")).with(false, true);
  const Task task(words, random_values(dice));
  Arranger arranger(words, task.values);
  Prices prices;
  int close = 0;
  for (int round = 0; round < 60; ++round) {
    const Rack rack = random_rack(kEnglish, 5 + round % 30, round % 3, dice);
    task.solve(prices, rack);
    const Arrangement best = arranger.arrange(rack);
    ASSERT_TRUE(best.optimal);
    EXPECT_GE(prices.bound(), best.used - 1e-3) << text_of(rack);
    close += prices.bound() < best.used + 6;
  }
  EXPECT_GT(close, 40);
}

// What below() denies to a part of the rack is impossible there.
TEST(Prices, OfAPartDenyOnlyWhatIsImpossible) {
  Dice dice = Dice::fast(Seed::of(7));
  Prices prices;
  int denied = 0;
  for (int round = 0; round < 600; ++round) {
    const Task task = random_task(dice);
    const Rack rack = random_rack(kFew, 3 + static_cast<int>(dice.below(6)), round % 3, dice);
    task.solve(prices, rack);
    Rack part = rack;
    for (int step = 0; step < 3; ++step) {  // parts of parts
      for (std::uint8_t& count : part.letters) {
        if (count > 0 && dice.chance(30)) --count;
      }
      if (part.blanks > 0 && dice.chance(30)) --part.blanks;
      const int used = brute_force(part, task.values, task.words).used;
      for (const int more : {-2, 0, 1, 3}) {
        const bool below = prices.below(letters_of(part), part.blanks, used + more - 0.01,
                                        task.values_of, task.pieces, task.fitting(part));
        if (more <= 0) {
          EXPECT_FALSE(below) << text_of(rack) << " " << text_of(part) << " " << used + more;
        }
        denied += below;
      }
      prices.push();
    }
  }
  EXPECT_GT(denied, 600);
}

TEST(Lanes, AreFairToEveryPieceAndDenyNothingPossible) {
  Dice dice = Dice::fast(Seed::of(8));
  for (int round = 0; round < 300; ++round) {
    const Task task = random_task(dice);
    const std::vector<int> all = task.all();
    Prices prices;
    Cover cover(task.pieces, task.values_of, 0);
    cover.begin({});
    for (int lane = 0; lane < Lanes::kCount; ++lane) {
      // Prices of one rack, made fair to all pieces.
      const Rack rack = random_rack(kFew, static_cast<int>(dice.below(12)), lane % 3, dice);
      task.solve(prices, rack);
      Cover::PriceList list = {};
      cover.fair_prices(prices, all, letters_of(rack), list);
      cover.set_lane(lane, list, all);
      for (const int piece : all) EXPECT_GE(cover.cost(lane, piece), 0);
    }
    for (int other = 0; other < 3; ++other) {
      const Rack rack = random_rack(kFew, static_cast<int>(dice.below(8)), other, dice);
      const int loss =
          value_of(rack, task.values) - brute_force(rack, task.values, task.words).used;
      EXPECT_FALSE(cover.budget(letters_of(rack), rack.blanks, loss).negative()) << text_of(rack);
    }
  }
}

}  // namespace
}  // namespace scriptorium::text::tests
