#include <gtest/gtest.h>

#include "text/tests/arranging.h"
#include "text/tests/glpk_arranger.h"

namespace scriptorium::text::tests {
namespace {

constexpr int kMostMilliseconds = 20000;

struct Plan {
  std::string list;
  int size = 0;
  int blanks = 0;
  int racks = 0;
};

// Racks of one kind, both opinions on each.
void compare(const Plan& plan, std::uint64_t seed) {
  Dice dice = Dice::fast(Seed::of(seed));
  const WordLists& lists = real_lists();
  const WordList list = *lists.list(plan.list);
  const std::string_view letters = plan.list.starts_with("spanish") ? kSpanish : kEnglish;
  const WordChoice choice = {dice.chance(30), dice.chance(50)};
  const Arranger::Values values = random_values(dice);
  WordArranger arranger(SCRIPTORIUM_SHARE, lists, plan.list, values, choice);
  for (int i = 0; i < plan.racks; ++i) {
    const Rack rack = random_rack(letters, plan.size - plan.blanks, plan.blanks, dice);
    SCOPED_TRACE(plan.list + " " + text_of(rack));
    const WordArranger::Answer answer = arranger.arrange(rack, {});
    check_layout(rack, values, answer, [&](std::string_view word) {
      return list.contains(word) && (choice.one_letter || word.size() > 1) &&
             (choice.unspoken || !lists.unspoken().contains(word));
    });
    const std::vector<std::string> fitting = fitting_words(list, lists.unspoken(), rack, choice);
    const SecondOpinion second = ask_glpk(rack, values, fitting, true, kMostMilliseconds);
    ASSERT_TRUE(second.proven) << "GLPK had not enough time";
    EXPECT_TRUE(answer.optimal && answer.fewest);
    expect_truth({second.used, second.words}, rack, answer);
  }
}

// GLPK is quick without blanks and slow with them: fewer and smaller racks there.
void compare_sizes(const std::string& list, std::uint64_t seed) {
  for (const int size : {5, 7, 9, 11, 13, 15, 17, 19, 21, 24}) {
    compare({list, size, 0, 6}, ++seed);
    if (size <= 13) compare({list, size, 1, 3}, ++seed);
    if (size <= 11) compare({list, size, 2, 3}, ++seed);
  }
}

TEST(ArrangerAndGlpk, AgreeOnAmerican) { compare_sizes("american", 100); }
TEST(ArrangerAndGlpk, AgreeOnBritish) { compare_sizes("british", 200); }
TEST(ArrangerAndGlpk, AgreeOnAHugeList) { compare_sizes("american-huge", 300); }
TEST(ArrangerAndGlpk, AgreeOnSpanish) { compare_sizes("spanish", 400); }

TEST(ArrangerAndGlpk, AgreeOnLargeRacks) {
  compare({"american", 32, 0, 3}, 1);
  compare({"american-tiny", 32, 0, 3}, 2);
  compare({"american-tiny", 24, 2, 2}, 3);
  compare({"spanish-tiny", 28, 1, 2}, 4);
}

}  // namespace
}  // namespace scriptorium::text::tests
