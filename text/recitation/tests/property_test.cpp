#include <gtest/gtest.h>

#include "text/recitation/closeness.h"
#include "text/recitation/recitation.h"
#include "text/recitation/tests/edits.h"
#include "text/recitation/tests/reference.h"

namespace scriptorium::text {
namespace {

constexpr Strictness kAll[] = {Strictness::kExact, Strictness::kLenient, Strictness::kFirstFive};

Dice dice_of(int round) { return Dice::fast(Seed::of(static_cast<std::uint64_t>(round))); }

// CV-33: what was changed is found, with no more slips than there were changes, and exactness is
// having changed nothing.
TEST(RecitationProperty, FindsNoMoreSlipsThanWereMade) {
  for (int round = 0; round < 3000; ++round) {
    Dice dice = dice_of(round);
    const Words verse = random_sentence(dice, 1 + below(dice, 40), false);
    Words said = verse;
    const std::size_t made = make_slips(dice, said, below(dice, 6));
    const std::string text = written(dice, verse);
    const std::string heard = written(dice, said);
    const Judgement judgement = Recitation(text).judge(heard, Strictness::kExact);
    EXPECT_LE(judgement.slips.size(), made) << text << "\n" << heard;
    EXPECT_EQ(judgement.outcome == Outcome::kRight, judgement.slips.empty());
    const bool same = SpokenWords(text).letters() == SpokenWords(heard).letters();
    EXPECT_EQ(judgement.outcome == Outcome::kRight, same) << text << "\n" << heard;
  }
}

// CV-33: spacing never counts, wherever the spaces stand.
TEST(RecitationProperty, SpacingNeverCounts) {
  for (int round = 0; round < 2000; ++round) {
    Dice dice = dice_of(round);
    const Words verse = random_sentence(dice, below(dice, 40), round % 2 == 0);
    const std::string heard = written(dice, respaced(dice, respaced(dice, verse)));
    const std::string text = written(dice, verse);
    for (const Strictness strictness : kAll) {
      EXPECT_EQ(Recitation(text).judge(heard, strictness).outcome, Outcome::kRight) << text << "\n"
                                                                                    << heard;
    }
  }
}

// CV-33: neither do case and accents, however they are typed.
TEST(RecitationProperty, CaseAndAccentsNeverCount) {
  for (int round = 0; round < 1000; ++round) {
    Dice dice = dice_of(round);
    const Words verse = random_sentence(dice, 1 + below(dice, 30), false);
    Words said = verse;
    make_slips(dice, said, below(dice, 5));
    const std::string text = written(dice, verse);
    const std::string heard = written(dice, said);
    for (const Strictness strictness : kAll) {
      const Judgement plain = Recitation(text).judge(heard, strictness);
      for (const std::string& other :
           {decomposed(heard), capitals(heard), decomposed(capitals(heard))}) {
        const Judgement again = Recitation(text).judge(other, strictness);
        EXPECT_EQ(plain.outcome, again.outcome);
        ASSERT_EQ(plain.slips.size(), again.slips.size()) << heard << "\n" << other;
        for (std::size_t i = 0; i < plain.slips.size(); ++i) {
          EXPECT_EQ(plain.slips[i].kind, again.slips[i].kind);
          EXPECT_EQ(plain.slips[i].words, again.slips[i].words);
        }
      }
      EXPECT_EQ(Recitation(decomposed(capitals(text))).judge(heard, strictness).outcome,
                plain.outcome);
    }
  }
}

TEST(RecitationProperty, AgreesWithTheReferenceSlipBySlip) {
  for (int round = 0; round < 4000; ++round) {
    Dice dice = dice_of(round);
    const bool few = round % 2 == 0;
    const Words verse = random_sentence(dice, below(dice, 12), few);
    Words said = verse;
    if (round % 3 == 0) said = random_sentence(dice, below(dice, 12), few);
    make_slips(dice, said, below(dice, 4));
    if (round % 5 == 0) said = respaced(dice, said);
    const std::string text = written(dice, verse);
    std::string heard = written(dice, said);
    for (std::size_t i = below(dice, 3); i > 0 && !heard.empty(); --i) {
      heard[below(dice, heard.size())] = static_cast<char>('a' + below(dice, 5));
    }
    EXPECT_EQ(Recitation(text).judge(heard, Strictness::kExact).slips, reference_slips(text, heard))
        << text << "\n"
        << heard;
  }
}

TEST(RecitationProperty, LettersApartAgreeWithTheReference) {
  for (int round = 0; round < 20000; ++round) {
    Dice dice = dice_of(round);
    const auto word = [&] {
      std::string letters(below(dice, 8), 'a');
      for (char& letter : letters) letter = static_cast<char>('a' + below(dice, 3));
      return letters;
    };
    const std::string a = word(), b = word();
    for (int limit = 1; limit <= 2; ++limit) {
      EXPECT_EQ(letters_apart(a, b, limit), std::min(reference_letters_apart(a, b), limit + 1))
          << a << " " << b;
    }
  }
}

// The slips lie in order, in both texts, and cover what is not right and nothing else.
TEST(RecitationProperty, MarksAreInOrderAndApart) {
  for (int round = 0; round < 1000; ++round) {
    Dice dice = dice_of(round);
    const Words verse = random_sentence(dice, below(dice, 40), round % 2 == 0);
    Words said = random_sentence(dice, below(dice, 40), round % 2 == 0);
    if (round % 3 != 0) said = verse;
    make_slips(dice, said, 6);
    const std::string text = written(dice, verse);
    const std::string heard = written(dice, said);
    std::string right = text, repeated = heard;
    Range before, before_said;
    for (const Slip& slip : Recitation(text).judge(heard, Strictness::kExact).slips) {
      EXPECT_LE(before.end, slip.verse.begin);
      EXPECT_LE(before_said.end, slip.said.begin);
      before = slip.verse, before_said = slip.said;
      for (std::uint32_t i = slip.verse.begin; i < slip.verse.end; ++i) right[i] = ' ';
      for (std::uint32_t i = slip.said.begin; i < slip.said.end; ++i) repeated[i] = ' ';
    }
    EXPECT_EQ(SpokenWords(right).letters(), SpokenWords(repeated).letters());
  }
}

}  // namespace
}  // namespace scriptorium::text
