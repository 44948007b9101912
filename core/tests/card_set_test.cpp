#include "core/card_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "core/dice.h"

namespace scriptorium {
namespace {

// Beside a set of the library, at sizes around the words that it is made of.
template <int kCards>
void keep_the_books_of_a_plain_set() {
  Dice dice = Dice::fast(Seed::of(kCards));
  CardSet<kCards> cards = {};
  std::set<int> plain;
  for (int i = 0; i < 3000; ++i) {
    const int card = static_cast<int>(dice.below(kCards));
    if (dice.below(8) < (i < 1500 ? 5U : 3U)) {
      cards.add(card);
      plain.insert(card);
    } else {
      cards.drop(card);
      plain.erase(card);
    }
    ASSERT_EQ(cards.empty(), plain.empty());
    ASSERT_EQ(cards.size(), static_cast<int>(plain.size()));
    for (const int most : {0, 1, 3, kCards}) {
      ASSERT_EQ(cards.size_to(most), std::min(cards.size(), most)) << most;
    }
    for (int each = 0; each < kCards; ++each) {
      ASSERT_EQ(cards.has(each), plain.contains(each)) << each;
      const auto above = plain.upper_bound(each);
      ASSERT_EQ(cards.next(each), above == plain.end() ? 0 : *above) << each;
    }
    std::vector<int> seen;
    cards.each([&](auto each) { seen.push_back(each); });
    ASSERT_EQ(seen, std::vector<int>(plain.begin(), plain.end()));
  }
}

// What two sets make, beside what the library makes of them.
template <int kCards>
void join_and_part() {
  Dice dice = Dice::fast(Seed::of(kCards));
  const auto below = [&](int n) {
    return static_cast<int>(dice.below(static_cast<std::uint32_t>(n)));
  };
  for (int i = 0; i < 300; ++i) {
    CardSet<kCards> one = {};
    CardSet<kCards> other = {};
    for (int n = below(kCards); n > 0; --n) one.add(below(kCards));
    for (int n = below(kCards); n > 0; --n) other.add(below(kCards));
    CardSet<kCards> either = one;
    either |= other;
    CardSet<kCards> both = one;
    both &= other;
    CardSet<kCards> rest = one;
    rest -= other;
    CardSet<kCards> odd = one;
    odd.drop_if([](int card) { return card % 2 == 0; });
    const int through = below(kCards);
    CardSet<kCards> above = one;
    above.drop_through(through);
    for (int card = 0; card < kCards; ++card) {
      ASSERT_EQ(either.has(card), one.has(card) || other.has(card)) << card;
      ASSERT_EQ(both.has(card), one.has(card) && other.has(card)) << card;
      ASSERT_EQ(rest.has(card), one.has(card) && !other.has(card)) << card;
      ASSERT_EQ(odd.has(card), one.has(card) && card % 2 == 1) << card;
      ASSERT_EQ(above.has(card), one.has(card) && card > through) << card;
    }
  }
}

TEST(CardSet, JoinsAndParts) {
  join_and_part<5>();
  join_and_part<64>();
  join_and_part<91>();
  join_and_part<361>();
}

// As many bytes as cards, and as many more as can be read at once.
template <int kCards, std::size_t kBytes>
void find_equal_bytes() {
  Dice dice = Dice::fast(Seed::of(kCards));
  for (int i = 0; i < 300; ++i) {
    std::uint8_t bytes[kBytes];
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(3) * 127);
    for (const int wanted : {0, 127, 254}) {
      const auto byte = static_cast<std::uint8_t>(wanted);
      const auto found = CardSet<kCards>::where(bytes, byte);
      int count = 0;
      for (int card = 0; card < kCards; ++card) {
        ASSERT_EQ(found.has(card), bytes[card] == byte) << card;
        count += bytes[card] == byte ? 1 : 0;
      }
      ASSERT_EQ(found.size(), count) << "nothing behind the last card";
    }
  }
}

TEST(CardSet, FindsEqualBytes) {
  find_equal_bytes<5, 5>();
  find_equal_bytes<16, 16>();
  find_equal_bytes<64, 64>();
  find_equal_bytes<91, 91>();
  find_equal_bytes<91, 96>();
  find_equal_bytes<91, 181>();
  find_equal_bytes<130, 200>();
}

TEST(CardSet, KeepsTheBooksOfAPlainSet) {
  keep_the_books_of_a_plain_set<5>();
  keep_the_books_of_a_plain_set<64>();
  keep_the_books_of_a_plain_set<65>();
  keep_the_books_of_a_plain_set<200>();
  keep_the_books_of_a_plain_set<300>();
}

TEST(CardSet, IsEmptyOfEveryCardAlone) {
  for (int card = 0; card < 130; ++card) {
    CardSet<130> cards = {};
    EXPECT_TRUE(cards.empty());
    cards.add(card);
    EXPECT_FALSE(cards.empty()) << card;
    cards.drop(card);
    EXPECT_TRUE(cards.empty()) << card;
  }
}

}  // namespace
}  // namespace scriptorium
