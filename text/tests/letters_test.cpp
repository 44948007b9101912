#include "text/arranger/letters.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/dice.h"

namespace scriptorium::text {
namespace {

using Counts = std::array<int, kLetters>;

Letters letters_of(const Counts& counts) {
  Letters letters;
  for (int rank = 0; rank < kLetters; ++rank) {
    for (int i = 0; i < counts[static_cast<std::size_t>(rank)]; ++i) {
      letters = letters + Letters::one(rank);
    }
  }
  return letters;
}

// Few letters of few kinds, so that one set often lies in another; now and then very many.
Counts random_counts(Dice& dice) {
  Counts counts = {};
  const std::uint32_t kinds = 1 + dice.below(6);
  const std::uint32_t most = dice.chance(20) ? kMostOfAKind : 1 + dice.below(3);
  for (std::uint32_t i = 0; i < kinds; ++i) {
    counts[dice.below(kLetters)] = static_cast<int>(dice.below(most + 1));
  }
  return counts;
}

// The second set: the first with a letter more or less here and there, or another one.
Counts random_neighbour(const Counts& counts, Dice& dice) {
  if (dice.chance(30)) return random_counts(dice);
  Counts other = counts;
  for (int i = 0; i < 3; ++i) {
    int& count = other[dice.below(kLetters)];
    count = std::min(kMostOfAKind, std::max(0, count + static_cast<int>(dice.below(3)) - 1));
  }
  return other;
}

TEST(Letters, CountAsAPlainTableDoes) {
  Dice dice = Dice::fast(Seed::of(1));
  int inside = 0;
  for (int round = 0; round < 20000; ++round) {
    const Counts a = random_counts(dice);
    const Counts b = random_neighbour(a, dice);
    const Letters of_a = letters_of(a);
    const Letters of_b = letters_of(b);
    bool within = true;
    bool empty = true;
    int hardest = -1;
    std::vector<int> missing;
    for (int rank = 0; rank < kLetters; ++rank) {
      const auto i = static_cast<std::size_t>(rank);
      ASSERT_EQ(of_a.count(rank), a[i]);
      within = within && a[i] <= b[i];
      empty = empty && a[i] == 0;
      if (hardest < 0 && a[i] > 0) hardest = rank;
      for (int lacks = a[i] - b[i]; lacks > 0; --lacks) missing.push_back(rank);
    }
    ASSERT_EQ(of_a.empty(), empty);
    if (!empty) {
      ASSERT_EQ(of_a.hardest(), hardest);
    }
    ASSERT_EQ(of_a.within(of_b), within);
    ASSERT_EQ(of_a == of_b, a == b);
    if (a == b) {
      ASSERT_EQ(of_a.hash(), of_b.hash());
    }
    for (int most = 0; most <= 2; ++most) {
      int ranks[2];
      const int count = of_a.missing_in(of_b, most, ranks);
      if (static_cast<int>(missing.size()) > most) {
        ASSERT_EQ(count, most + 1);
        continue;
      }
      ASSERT_EQ(std::vector<int>(ranks, ranks + count), missing);
    }
    if (!within) continue;
    ++inside;
    const Letters rest = of_b - of_a;
    for (int rank = 0; rank < kLetters; ++rank) {
      const auto i = static_cast<std::size_t>(rank);
      ASSERT_EQ(rest.count(rank), b[i] - a[i]);
    }
    ASSERT_EQ(rest + of_a, of_b);
  }
  EXPECT_GT(inside, 2000);
}

}  // namespace
}  // namespace scriptorium::text
