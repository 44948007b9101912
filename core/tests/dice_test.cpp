#include "core/dice.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

namespace scriptorium {
namespace {

// RFC 8439, 2.3.2: the block function's test vector.
TEST(Dice, ChaCha20BlockIsTheStandards) {
  Seed key;
  for (std::size_t i = 0; i < 32; ++i) {
    key.words[i / 8] |= static_cast<std::uint64_t>(i) << (8 * (i % 8));
  }
  const auto block = chacha20_block(key, 1, {0x09000000, 0x4a000000, 0x00000000});
  const std::array<std::uint32_t, 16> expected = {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                                                  0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                                                  0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                                  0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(block, expected);

  // A.1, test vector 5: the last word of the nonce.
  const auto other = chacha20_block({}, 0, {0, 0, 0x02000000});
  const std::array<std::uint32_t, 16> wanted = {0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef,
                                                0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
                                                0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297,
                                                0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53};
  EXPECT_EQ(other, wanted);
}

// The same on every machine: these are the numbers that replays depend on.
TEST(Dice, StreamsArePinned) {
  Dice fast = Dice::fast(Seed::of(1), 7);
  Dice sealed = Dice::sealed(Seed::of(1), 7);
  std::vector<std::uint32_t> fast_draws;
  std::vector<std::uint32_t> sealed_draws;
  for (int i = 0; i < 6; ++i) {
    fast_draws.push_back(fast.below(1000));
    sealed_draws.push_back(sealed.below(1000));
  }
  EXPECT_EQ(fast_draws, (std::vector<std::uint32_t>{954, 483, 941, 264, 549, 214}));
  EXPECT_EQ(sealed_draws, (std::vector<std::uint32_t>{9, 782, 952, 174, 518, 514}));
}

// The sealed stream is the cipher's: one block after the other, the ply as its nonce.
TEST(Dice, ASealedStreamIsTheCiphers) {
  const Seed seed = Seed::of(4);
  const std::uint64_t ply = 0x123456789abcdef0U;
  Dice dice = Dice::sealed(seed, ply);
  for (std::uint32_t counter = 0; counter < 4; ++counter) {
    const auto block = chacha20_block(seed, counter, {0, 0x9abcdef0U, 0x12345678U});
    for (std::size_t i = 0; i < block.size(); i += 2) {
      EXPECT_EQ(dice.next(), block[i] | std::uint64_t{block[i + 1]} << 32) << counter << " " << i;
    }
  }
  EXPECT_EQ(dice.drawn(), 32U);
}

// The fast one steps through its states; which one it begins with, seed and ply decide.
TEST(Dice, ALongFastStreamIsPinned) {
  Dice dice = Dice::fast(Seed::of(11), 12);
  std::uint64_t sum = 0;
  for (int i = 0; i < 1000; ++i) sum = combine(sum, dice.next());
  EXPECT_EQ(sum, 12993582306011454629U);
  Seed seed = Seed::of(11);
  seed.words[1] ^= 1U;
  EXPECT_NE(Dice::fast(seed, 12).next(), Dice::fast(Seed::of(11), 12).next());
}

TEST(Dice, AChanceIsInAHundred) {
  for (std::uint32_t rolled = 0; rolled < 100; ++rolled) {
    const std::uint32_t script[] = {rolled};
    for (const std::uint32_t percent : {0U, 1U, 30U, 99U, 100U}) {
      Dice dice = Dice::scripted(script);
      EXPECT_EQ(dice.chance(percent), rolled < percent);
      EXPECT_TRUE(dice.used_up());
    }
  }
  const std::uint32_t past[] = {100};
  Dice dice = Dice::scripted(past);
  (void)dice.chance(50);
  EXPECT_TRUE(dice.spoiled()) << "there are a hundred chances, from 0 on";
}

// Each item in turn, from the last to the second, changes places with one that is not behind it.
TEST(Dice, AShuffleThrowsOnceForEachItemButTheFirst) {
  const std::uint32_t script[] = {0, 2, 1};
  Dice dice = Dice::scripted(script);
  std::vector<int> cards = {1, 2, 3, 4};
  dice.shuffle(std::span(cards));
  EXPECT_EQ(cards, (std::vector{4, 2, 3, 1}));
  EXPECT_TRUE(dice.used_up());
}

TEST(Dice, AScriptHasNoRawBits) {
  const std::uint32_t script[] = {1};
  Dice dice = Dice::scripted(script);
  EXPECT_EQ(dice.next(), 0U);
  EXPECT_TRUE(dice.spoiled());
  EXPECT_FALSE(dice.ran_out());
  EXPECT_EQ(dice.drawn(), 1U);
}

TEST(Dice, EveryPlyHasItsOwnStream) {
  for (const auto make : {&Dice::fast, &Dice::sealed}) {
    Dice third = make(Seed::of(5), 3);
    const std::uint64_t first = third.next();
    Dice second = make(Seed::of(5), 2);
    for (int i = 0; i < 100; ++i) (void)second.next();  // however much another ply draws
    Dice again = make(Seed::of(5), 3);
    EXPECT_EQ(again.next(), first);
    Dice other = make(Seed::of(5), 4);
    EXPECT_NE(other.next(), first);
    Dice seeded = make(Seed::of(6), 3);
    EXPECT_NE(seeded.next(), first);
  }
}

TEST(Dice, BelowIsFairEvenWhereTheRangeDoesNotDivide) {
  for (const auto make : {&Dice::fast, &Dice::sealed}) {
    for (const std::uint32_t n : {1U, 2U, 3U, 7U, 63U, 100U}) {
      Dice dice = make(Seed::of(n), 0);
      std::vector<int> seen(n);
      const int draws = 20000;
      for (int i = 0; i < draws; ++i) ++seen[dice.below(n)];
      double chi = 0;
      const double expected = static_cast<double>(draws) / n;
      for (const int count : seen) chi += (count - expected) * (count - expected) / expected;
      EXPECT_LT(chi, n + 6 * std::sqrt(2.0 * n) + 10) << "n " << n;
    }
  }
  // Three quarters of 2^32: without rejection every third number would come up twice as often.
  Dice dice = Dice::fast(Seed::of(9));
  const std::uint32_t n = 0xC0000000U;
  int low = 0;
  int thirds = 0;
  for (int i = 0; i < 30000; ++i) {
    const std::uint32_t fall = dice.below(n);
    low += fall < n / 3 ? 1 : 0;
    thirds += fall % 3 == 0 ? 1 : 0;
  }
  EXPECT_NEAR(low, 10000, 400);
  EXPECT_NEAR(thirds, 10000, 400);
}

TEST(Dice, ShuffleMakesEveryOrderEquallyLikely) {
  Dice dice = Dice::fast(Seed::of(2));
  std::map<std::vector<int>, int> seen;
  for (int i = 0; i < 24000; ++i) {
    std::vector<int> cards = {1, 2, 3, 4};
    dice.shuffle(std::span(cards));
    ++seen[cards];
  }
  EXPECT_EQ(seen.size(), 24U);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 170);
}

TEST(Dice, AScriptIsFollowedAndMustBeUsedUp) {
  const std::uint32_t script[] = {2, 0, 5};
  Dice dice = Dice::scripted(script);
  EXPECT_EQ(dice.below(3), 2U);
  EXPECT_EQ(dice.below(3), 0U);
  EXPECT_FALSE(dice.used_up());
  EXPECT_EQ(dice.below(6), 5U);
  EXPECT_TRUE(dice.used_up());
  (void)dice.below(6);
  EXPECT_TRUE(dice.spoiled());
  EXPECT_TRUE(dice.ran_out());

  Dice wrong = Dice::scripted(script);
  (void)wrong.below(2);  // 2 is not below 2
  EXPECT_TRUE(wrong.spoiled());
  EXPECT_FALSE(wrong.ran_out());
  EXPECT_FALSE(wrong.used_up());
  EXPECT_EQ(wrong.drawn(), 1U);
}

TEST(Dice, CountsWhatWasDrawn) {
  Dice dice = Dice::fast(Seed::of(1));
  EXPECT_EQ(dice.drawn(), 0U);
  (void)dice.below(5);
  EXPECT_EQ(dice.drawn(), 1U);
}

}  // namespace
}  // namespace scriptorium
