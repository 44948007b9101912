#include <gtest/gtest.h>

#include "text/tests/arranging.h"

// Patience, and that an answer depends on the rack alone.
namespace scriptorium::text::tests {
namespace {

class ArrangerLimits : public testing::Test {
 protected:
  WordArranger fresh(const Arranger::Values& values) const {
    return {SCRIPTORIUM_SHARE, real_lists(), "american", values, {}};
  }
  bool is_word(std::string_view word) const { return list_.contains(word); }
  static void expect_same(const WordArranger::Answer& a, const WordArranger::Answer& b) {
    EXPECT_EQ(a.used, b.used);
    EXPECT_EQ(a.unused, b.unused);
    EXPECT_EQ(a.optimal, b.optimal);
    EXPECT_EQ(a.fewest, b.fewest);
    ASSERT_EQ(a.words.size(), b.words.size());
    for (std::size_t i = 0; i < a.words.size(); ++i) {
      EXPECT_EQ(a.words[i].text, b.words[i].text);
      EXPECT_EQ(a.words[i].as_blanks, b.words[i].as_blanks);
    }
  }
  WordList list_ = *real_lists().list("american");
};

TEST_F(ArrangerLimits, LittlePatienceStillLaysWords) {
  Dice dice = Dice::fast(Seed::of(20));
  const Arranger::Values values = random_values(dice);
  WordArranger arranger = fresh(values);
  int unproven = 0;
  for (const int size : {8, 16, 30, 46}) {
    for (int blanks = 0; blanks <= 2; ++blanks) {
      const Rack rack = random_rack(kEnglish, size, blanks, dice);
      const int best = arranger.arranger().best_score(rack, {200'000, {}});
      for (const std::int64_t steps : {0, 1, 2, 10, 64, 300, 3000}) {
        const WordArranger::Answer answer = arranger.arrange(rack, {steps, {}});
        check_layout(rack, values, answer, [&](std::string_view word) { return is_word(word); });
        if (best > -value_of(rack, values)) {  // however little patience, something is laid
          EXPECT_GT(answer.score(), -value_of(rack, values)) << steps << " steps";
        }
        if (answer.optimal) {
          EXPECT_GE(answer.score(), best);
        }
        unproven += !answer.optimal;
      }
    }
  }
  EXPECT_GT(unproven, 12);
}

// Heavy letters and few vowels: what is found first is often not the best.
TEST_F(ArrangerLimits, WhatIsNotTheBestIsNotCalledSo) {
  constexpr std::string_view kHard =
      "aeeiiotuuyyttccddllnorrssgghhmmppbbbfffwwwkkkkvvvvxxxzzzjjjqqq";
  Dice dice = Dice::fast(Seed::of(24));
  const Arranger::Values values = random_values(dice);
  WordArranger arranger = fresh(values);
  int worse = 0;
  for (int i = 0; i < 20; ++i) {
    const Rack rack = random_rack(kHard, 30 + i % 17, 2, dice);
    const int best = arranger.arranger().best_score(rack, {30'000, {}});
    for (const std::int64_t steps : {100, 300, 600, 1000, 2000, 4000}) {
      const Arrangement found = arranger.arranger().arrange(rack, {steps, {}});
      if (found.words.empty() || found.score() >= best) continue;
      ++worse;
      EXPECT_FALSE(found.optimal) << text_of(rack) << ", " << steps << " steps";
    }
  }
  EXPECT_GT(worse, 0);
}

TEST_F(ArrangerLimits, WhoeverIsAskedEnoughIsHeard) {
  Dice dice = Dice::fast(Seed::of(21));
  const Arranger::Values values = random_values(dice);
  WordArranger arranger = fresh(values);
  const Rack rack = rack_of("??bbccddddffgghhjkkllmmnnppqrrrsstttvvwwxzaaeeiiou");
  int asked = 0;
  const Patience patience = {std::int64_t{1} << 60, [&] { return ++asked > 3; }};
  const WordArranger::Answer answer = arranger.arrange(rack, patience);
  EXPECT_GT(asked, 3);
  EXPECT_LT(asked, 12);
  EXPECT_FALSE(answer.fewest);
  check_layout(rack, values, answer, [&](std::string_view word) { return is_word(word); });
}

TEST_F(ArrangerLimits, AnAnswerDependsOnTheRackAlone) {
  Dice dice = Dice::fast(Seed::of(22));
  const Arranger::Values values = random_values(dice);
  WordArranger worn = fresh(values);
  std::vector<Rack> racks;
  std::vector<WordArranger::Answer> answers;
  for (int i = 0; i < 33; ++i) {
    racks.push_back(random_rack(kEnglish, 5 + i, i % 3, dice));
    answers.push_back(worn.arrange(racks.back(), {3000, {}}));
  }
  // Backwards, so that each comes after other racks than before.
  for (std::size_t i = racks.size(); i-- > 0;) {
    SCOPED_TRACE(text_of(racks[i]));
    expect_same(worn.arrange(racks[i], {3000, {}}), answers[i]);
    if (i % 6 != 0) continue;
    expect_same(fresh(values).arrange(racks[i], {3000, {}}), answers[i]);
  }
}

TEST_F(ArrangerLimits, FullRacks) {
  Dice dice = Dice::fast(Seed::of(23));
  const Arranger::Values values = random_values(dice);
  WordArranger arranger = fresh(values);
  const auto is_in_list = [&](std::string_view word) { return is_word(word); };
  std::vector<Rack> racks;
  for (int letter = 0; letter < kLetters; ++letter) {
    Rack rack;
    rack.letters[static_cast<std::size_t>(letter)] = kFullRack;
    racks.push_back(rack);
    rack.letters[static_cast<std::size_t>(letter)] = kFullRack - 2;
    rack.blanks = 2;
    racks.push_back(rack);
  }
  for (int blanks = 0; blanks <= 2; ++blanks) {
    racks.push_back(random_rack(kEnglish, kFullRack - blanks, blanks, dice));
  }
  racks.push_back(rack_of(""));
  racks.push_back(rack_of("??"));
  for (const Rack& rack : racks) {
    const WordArranger::Answer answer = arranger.arrange(rack, {20'000, {}});
    check_layout(rack, values, answer, is_in_list);
    EXPECT_GE(answer.score(), -value_of(rack, values));
  }
  const WordArranger::Answer consonants = arranger.arrange(rack_of("bcdfg"), {});
  EXPECT_TRUE(consonants.words.empty() && consonants.optimal && consonants.fewest);
}

}  // namespace
}  // namespace scriptorium::text::tests
