#include <gtest/gtest.h>

#include "text/recitation/recitation.h"
#include "text/recitation/tests/edits.h"

namespace scriptorium::text {
namespace {

constexpr const char* kVerse = "He that keepeth the gate shall stand for ever before kings.";

struct Case {
  const char* said;
  std::size_t reached;
  bool unfinished;
  std::size_t slips;
  Outcome exact;
  Outcome lenient;  // of eleven words: one slip, and one more word
};

// CV-33: judged while typing.
TEST(Follow, KnowsWhereOneIs) {
  const Case cases[] = {
      {"", 0, false, 0, Outcome::kOpen, Outcome::kOpen},
      {"h", 0, true, 0, Outcome::kOpen, Outcome::kOpen},
      {"He ", 1, false, 0, Outcome::kOpen, Outcome::kOpen},
      {"He that keep", 2, true, 0, Outcome::kOpen, Outcome::kOpen},
      {"He that keep eth", 3, false, 0, Outcome::kOpen, Outcome::kOpen},
      {"He that keepeth thegate", 5, false, 0, Outcome::kOpen, Outcome::kOpen},
      {"He that keepeth thega", 4, true, 0, Outcome::kOpen, Outcome::kOpen},
      {"He that keeps", 3, false, 1, Outcome::kWrong, Outcome::kOpen},
      {"He that keeps the ga", 4, true, 1, Outcome::kWrong, Outcome::kOpen},
      {"He keepeth", 3, false, 1, Outcome::kWrong, Outcome::kOpen},
      {"He who keeps", 3, false, 2, Outcome::kWrong, Outcome::kOpen},
      {"He who always keeps", 4, false, 3, Outcome::kWrong, Outcome::kWrong},
      {"He that keepeth the gate shall stand forever before king", 10, true, 0, Outcome::kOpen,
       Outcome::kRight},
      {"He that keepeth the gate shall stand forever before kings", 11, false, 0, Outcome::kRight,
       Outcome::kRight},
      {"He that keepeth the gate shall stand forever before kings amen", 11, false, 1,
       Outcome::kWrong, Outcome::kRight},
      {"He that keepeth the gate shall stand forever before", 10, false, 0, Outcome::kOpen,
       Outcome::kRight},
  };
  const Recitation verse(kVerse);
  for (const Case& each : cases) {
    const Progress progress = verse.follow(each.said, Strictness::kExact);
    EXPECT_EQ(progress.reached, each.reached) << each.said;
    EXPECT_EQ(progress.unfinished, each.unfinished) << each.said;
    EXPECT_EQ(progress.slips.size(), each.slips) << each.said;
    EXPECT_EQ(progress.outcome, each.exact) << each.said;
    EXPECT_EQ(verse.follow(each.said, Strictness::kLenient).outcome, each.lenient) << each.said;
  }
}

TEST(Follow, FirstFiveIsDoneAfterFive) {
  const Recitation verse(kVerse);
  const auto outcome = [&](const char* said) {
    return verse.follow(said, Strictness::kFirstFive).outcome;
  };
  EXPECT_EQ(outcome("He that keepeth the ga"), Outcome::kOpen);
  EXPECT_EQ(outcome("He that keepeth the gate"), Outcome::kRight);
  EXPECT_EQ(outcome("He that keepeth the gatesh"),
            Outcome::kOpen);  // "gate shall" may become of it
  EXPECT_EQ(outcome("He that keepeth the gateshall"), Outcome::kRight);
  EXPECT_FALSE(verse.follow("He that keepeth the gateshall", Strictness::kFirstFive).unfinished);
  EXPECT_EQ(outcome("He that keepeth the gateshall fall"), Outcome::kRight);
  EXPECT_EQ(outcome("He that keepeth the gate and nothing else"), Outcome::kRight);
  EXPECT_EQ(outcome("He that keepeth the gates and"), Outcome::kWrong);
  EXPECT_EQ(outcome("He that keepeth a"), Outcome::kWrong);
}

constexpr Strictness kAll[] = {Strictness::kExact, Strictness::kLenient, Strictness::kFirstFive};

Dice dice_of(int round) { return Dice::fast(Seed::of(static_cast<std::uint64_t>(round))); }

// The beginning of a right recitation, cut between any two bytes that are not one character.
TEST(Follow, NeverFaultsTheBeginningOfWhatIsRight) {
  for (int round = 0; round < 200; ++round) {
    Dice dice = dice_of(round);
    const Words words = random_sentence(dice, 1 + below(dice, 20), round % 2 == 0);
    const Recitation verse(written(dice, words));
    const std::string said = written(dice, round % 3 == 0 ? respaced(dice, words) : words);
    std::size_t before = 0;
    for (std::size_t length = 0; length <= said.size(); ++length) {
      if (length < said.size() && (static_cast<unsigned char>(said[length]) & 0xC0) == 0x80)
        continue;
      const std::string_view so_far = std::string_view(said).substr(0, length);
      for (const Strictness strictness : kAll) {
        const Progress progress = verse.follow(so_far, strictness);
        EXPECT_TRUE(progress.outcome == Outcome::kOpen || progress.outcome == Outcome::kRight);
        EXPECT_TRUE(progress.slips.empty()) << so_far;
      }
      const std::size_t reached = verse.follow(so_far, Strictness::kExact).reached;
      EXPECT_LE(before, reached);
      before = reached;
    }
    EXPECT_EQ(before, verse.words());
  }
}

// All that is said so far, and then the verse from a letter on.
std::string completed(const SpokenWords& verse, std::string_view said, std::size_t word,
                      std::size_t letters_of_it) {
  std::string text(said);
  if (letters_of_it == 0) text += ' ';
  for (std::size_t i = word; i < verse.size(); ++i) {
    text += verse.word(i).substr(i == word ? letters_of_it : 0);
    text += ' ';
  }
  return text;
}

// Open is what somebody who goes on rightly can make right; and the slips shown stay when they do.
TEST(Follow, SaysWhetherItCanStillBeRight) {
  int open = 0, wrong = 0;
  for (int round = 0; round < 700; ++round) {
    Dice dice = dice_of(round);
    const Words words = random_sentence(dice, 1 + below(dice, 24), round % 2 == 0);
    const std::string text = written(dice, words);
    const Recitation recitation(text);
    const SpokenWords verse(text);
    Words slipping = words;
    make_slips(dice, slipping, below(dice, 6));
    std::string said = written(dice, slipping);
    said.resize(below(dice, said.size() + 1));
    for (const Strictness strictness : kAll) {
      bool can_be_right = recitation.judge(said, strictness).outcome == Outcome::kRight;
      for (std::size_t word = 0; word < verse.size(); ++word) {
        for (std::size_t letter = 0; letter < verse.word(word).size(); ++letter) {
          can_be_right |=
              recitation.judge(completed(verse, said, word, letter), strictness).outcome ==
              Outcome::kRight;
        }
      }
      const Progress progress = recitation.follow(said, strictness);
      EXPECT_EQ(progress.outcome != Outcome::kWrong, can_be_right) << text << "\n" << said;
      EXPECT_EQ(progress.outcome == Outcome::kRight,
                recitation.judge(said, strictness).outcome == Outcome::kRight);
      ++(can_be_right ? open : wrong);
    }
    const Progress progress = recitation.follow(said, Strictness::kExact);
    if (progress.unfinished) continue;
    const std::string whole = completed(verse, said, progress.reached, 0);
    EXPECT_EQ(progress.slips, recitation.judge(whole, Strictness::kExact).slips) << text << "\n"
                                                                                 << whole;
  }
  EXPECT_GT(open, 600);
  EXPECT_GT(wrong, 600);
}

}  // namespace
}  // namespace scriptorium::text
