#include "text/recitation/pieces.h"

#include <gtest/gtest.h>

#include "text/recitation/tests/edits.h"

namespace scriptorium::text {
namespace {

using Kind = Piece::Kind;

std::vector<Piece> pieces(std::string_view verse, std::string_view said,
                          Strictness strictness = Strictness::kExact) {
  const Recitation recitation(verse);
  const std::size_t asked = strictness == Strictness::kFirstFive ? 5 : recitation.words();
  return pieces_of(verse, said, recitation.judge(said, strictness).slips, asked);
}

// CV-33: every slip at its place in the verse, with what was said for it.
TEST(Pieces, OfEveryKindOfSlip) {
  EXPECT_EQ(pieces("Fear not, little flock.", "fear not little flock"),
            (std::vector<Piece>{{Kind::kRight, "Fear not, little flock.", {}}}));
  EXPECT_EQ(pieces("Fear not, little flock.", "fear not"),
            (std::vector<Piece>{{Kind::kRight, "Fear not, ", {}},
                                {Kind::kMissed, "little", {}},
                                {Kind::kRight, " ", {}},
                                {Kind::kMissed, "flock", {}},
                                {Kind::kRight, ".", {}}}));
  EXPECT_EQ(pieces("Fear not, little flock.", "Fear not, tiny flock of mine"),
            (std::vector<Piece>{{Kind::kRight, "Fear not, ", {}},
                                {Kind::kDifferent, "little", "tiny"},
                                {Kind::kRight, " flock", {}},
                                {Kind::kAdded, "", "of"},
                                {Kind::kAdded, "", "mine"},
                                {Kind::kRight, ".", {}}}));
  EXPECT_EQ(pieces("Fear not, little flock.", "Not fear, little flock"),
            (std::vector<Piece>{{Kind::kSwapped, "Fear not", "Not fear"},
                                {Kind::kRight, ", little flock.", {}}}));
}

// CV-33: what lies behind the first five words is neither right nor wrong.
TEST(Pieces, WhatIsNotAskedFor) {
  EXPECT_EQ(
      pieces("And it came to pass in those days.", "and it came pass", Strictness::kFirstFive),
      (std::vector<Piece>{{Kind::kRight, "And it came ", {}},
                          {Kind::kMissed, "to", {}},
                          {Kind::kRight, " pass", {}},
                          {Kind::kRest, " in those days.", {}}}));
  EXPECT_EQ(pieces("Jesus wept.", "Jesus wept", Strictness::kFirstFive),
            (std::vector<Piece>{{Kind::kRight, "Jesus wept.", {}}}));
}

// CV-33: whatever was said, the pieces are the verse, and hold as many slips as were found.
TEST(Pieces, AreTheVerse) {
  for (int round = 0; round < 500; ++round) {
    Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(round)));
    const Words words = random_sentence(dice, below(dice, 30), round % 2 == 0);
    Words changed = words;
    make_slips(dice, changed, below(dice, 8));
    const std::string verse = written(dice, words);
    const std::string said = written(dice, changed);
    for (const Strictness strictness : {Strictness::kExact, Strictness::kFirstFive}) {
      std::string all;
      std::size_t slips = 0;
      for (const Piece& piece : pieces(verse, said, strictness)) {
        all += piece.verse;
        if (piece.kind != Kind::kRight && piece.kind != Kind::kRest) ++slips;
      }
      EXPECT_EQ(all, verse) << said;
      EXPECT_EQ(slips, Recitation(verse).judge(said, strictness).slips.size());
    }
  }
}

}  // namespace
}  // namespace scriptorium::text
