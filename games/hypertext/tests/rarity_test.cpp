#include <gtest/gtest.h>

#include "games/hypertext/codec/words.h"
#include "games/hypertext/tests/dominance.h"
#include "games/hypertext/tests/worth.h"

// HT-30: a rarer word's ability is worth more, although it costs more (HT-12).
namespace scriptorium::hypertext {
namespace {

constexpr int kRarities = 4;

std::string title(int card) { return WordList::get().title(card, Language::kEnglish); }
int rarity_of(int card) {
  return static_cast<int>(the_book().word(static_cast<Card>(card)).rarity) - 1;
}
Type type_of(int card) { return the_book().word(static_cast<Card>(card)).type; }

// HT-30: no word costs more than another and can never do better.
TEST(Rarity, NoWordIsNeverBetterThanACheaperOne) {
  const effects::Program& program = the_book().program;
  const Dominance dominance(program);
  for (Card dear = 1; dear < kCards; ++dear) {
    for (Card cheap = 1; cheap < kCards; ++cheap) {
      if (rarity_of(dear) <= rarity_of(cheap)) continue;
      EXPECT_FALSE(dominance.holds(program.abilities[the_book().word(cheap).ability],
                                   program.abilities[the_book().word(dear).ability]))
          << title(dear) << " can never do better than " << title(cheap);
    }
  }
}

// What activations bring after their cost, in games of two.
const Worth& measured() {
  static const Worth worth = [] {
    constexpr int kGames = 2000;
    Worth sum = {};
    WorthMeter meter(the_book());
    for (int game = 0; game < kGames; ++game) meter.play(2, static_cast<std::uint64_t>(game), sum);
    return sum;
  }();
  return worth;
}

// The mean over the words of a rarity; of one type, or of all.
double mean_of(int rarity, Type type = Type::kNone) {
  double sum = 0;
  int words = 0;
  for (int card = 1; card < kCards; ++card) {
    if (rarity_of(card) != rarity || (type != Type::kNone && type_of(card) != type)) continue;
    sum += measured().used[static_cast<std::size_t>(card)].mean();
    ++words;
  }
  return sum / words;
}

// HT-30: over the whole Tower each rarity brings a point more than the one below, after its cost.
TEST(Rarity, IsWorthMoreOverTheWholeTower) {
  for (int rarity = 1; rarity < kRarities; ++rarity) {
    EXPECT_GT(mean_of(rarity), mean_of(rarity - 1) + 1) << rarity;
  }
}

// HT-30: and so it is within each type.
TEST(Rarity, IsWorthMoreWithinEachType) {
  for (const Type type : kAllTypes) {
    for (int rarity = 1; rarity < kRarities; ++rarity) {
      EXPECT_GT(mean_of(rarity, type), mean_of(rarity - 1, type))
          << static_cast<int>(type) << ' ' << rarity;
    }
  }
}

// HT-30: no word is worth less than the mean of the rarity below, or more than that of the one
// above, beyond twice the standard error.
TEST(Rarity, HoldsForEveryWord) {
  for (int card = 1; card < kCards; ++card) {
    const lab::Tried& tried = measured().used[static_cast<std::size_t>(card)];
    const int rarity = rarity_of(card);
    ASSERT_GT(tried.count, 0) << title(card);
    if (rarity > 0) {
      EXPECT_GT(tried.mean() + 2 * tried.error(), mean_of(rarity - 1)) << title(card);
    }
    if (rarity + 1 < kRarities) {
      EXPECT_LT(tried.mean() - 2 * tried.error(), mean_of(rarity + 1)) << title(card);
    }
  }
}

}  // namespace
}  // namespace scriptorium::hypertext
