// CV-47: what effects must leave alone, and what no book may be closed with. The verses of the sets
// do little of it yet, so these have effects of their own.

#include <gtest/gtest.h>

#include <string>

#include "games/chapter_and_verse/tests/other_verses.h"

namespace scriptorium::chapter_and_verse {
namespace {

// CV-47: protected, one chosen verse or all that are like it; from those it says.
TEST(ChapterAndVerseProtected, Protection) {
  const auto protects = [](const char* what, const std::string& checks) {
    const std::string effect =
        std::string("  when played\n    protect ") + what + " until your next turn";
    expect_with({{"naked_came_i", effect},
                 {"god_so_loved", "  when played\n    discard 1 verse from any tabletop"}},
                std::string("protects ") + what + R"(
option game basic
at phase: freeplay
at hand 0: naked_came_i
at hand 1: god_so_loved
at chapter 0.1: be_still the_evidence
at chapter 1.1: be_still

0: freeplay naked_came_i; into 0.1
1: pass
)" + checks);
  };
  const std::string then = R"(
0: end
1: freeplay god_so_loved; into 1.1
)";
  protects("all Testimonies from your tabletop from each opponent", then + R"(
legal 1: pick be_still@0.1; pick be_still@1.1; pick god_so_loved@1.1
)");
  protects("all verses from your tabletop from each opponent", then + R"(
legal 1: pick be_still@1.1; pick god_so_loved@1.1
)");
  protects("all verses from any tabletop from each opponent", then + R"(
acting 1
legal 1 has: end
)");
  protects("1 verse from your tabletop from each opponent", R"(
legal 0: pick be_still@0.1; pick the_evidence@0.1; pick naked_came_i@0.1
0: pick be_still@0.1
0: end
1: freeplay god_so_loved; into 1.1
legal 1: pick the_evidence@0.1; pick naked_came_i@0.1; pick be_still@1.1; pick god_so_loved@1.1
)");
}

// CV-16, CV-17, CV-47: a chapter with a verse that no book may be closed with.
TEST(ChapterAndVerseProtected, ChaptersThatMayNotBeClosed) {
  const auto forbids = [](const char* what, const char* checks) {
    const std::string effect = std::string("  while in play\n    forbid ") + what;
    expect_with({{"thou_shalt_not_steal", effect}}, std::string("forbids ") + what + R"(
seats 3
option game basic
at mover: 0
at chapter 0.1: the_evidence
at chapter 0.3: god_so_loved be_still
at chapter 1.1: god_so_loved be_still
at chapter 1.2: the_evidence thou_shalt_not_steal the_evidence
at chapter 1.4: be_still
at chapter 2.1: god_so_loved the_evidence

)" + checks);
  };
  forbids("each opponent to close with all verses from this chapter", R"(
0: close faith
legal 0: chapter 0.1; chapter 0.3; chapter 1.1; chapter 1.4
)");
  forbids("each opponent to close with all Psalms from your tabletop", R"(
0: close faith
legal 0: chapter 0.1; chapter 0.3; chapter 1.2
)");
  forbids("each opponent to close with all Wisdom verses", R"(
0: close faith
legal 0: chapter 0.1; chapter 1.2
)");
  forbids("each opponent to close with this", R"(
0: close faith
legal 0: chapter 0.1; chapter 0.3; chapter 1.1; chapter 1.4
)");
  forbids("you to close with all verses from your tabletop", R"(
0: close faith
legal 0: chapter 0.1; chapter 0.3; chapter 1.1; chapter 1.2; chapter 1.4
)");
  forbids("each opponent to close", R"(
legal 0: end
0: close faith !CV-16
)");
  forbids("each opponent to close with all verses from each opponent's tabletop", R"(
legal 0: end
)");
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
