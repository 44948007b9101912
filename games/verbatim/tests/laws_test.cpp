#include <gtest/gtest.h>

#include "games/verbatim/tests/subject.h"
#include "tests/laws/enumerate.h"
#include "tests/laws/restore.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"

namespace scriptorium::verbatim {
namespace {

using laws::describe;
using laws::Report;

TEST(VerbatimLaws, HoldInRandomGames) {
  const Subject subject;
  const Report report = laws::Walker(subject, false).run(1, laws::games(1500));
  EXPECT_FALSE(report.breach) << describe(report);
  std::cout << describe(report) << "\n";
}

// VB-11: a game has at most 64 turns; Verbatim::kMaxPlies follows from it, and law 7 checks it
// here.
TEST(VerbatimLaws, HoldInATinyBoxWhereHistoriesMeet) {
  const TinyBox subject;
  const Report report = laws::Walker(subject, true).run(1, laws::games(3000));
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(9), report.games) << "histories hardly ever met";
}

// VB-03, VB-23: what is not seen is any order of the cards not seen.
TEST(VerbatimLaws, SampleMatchesTheEnumeratedWorlds) {
  const TinyBox tiny;
  const Report report = laws::Enumerator(tiny, 5).run(3, 10, 4000);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GE(report.checks.at(10), 30U);
}

TEST(VerbatimLaws, SavedAndRestoredAfterEveryEntry) {
  Registry registry;
  registry.add(verbatim::game({SCRIPTORIUM_SHARE}));
  const Subject subject;
  const auto options = [&](Dice& dice, int) {
    return write_options(subject.random_config(dice), VerbatimCodec::options());
  };
  const Report report = laws::save_and_restore(registry, *registry.find("verbatim"), 1,
                                               laws::games(1500) / 300, options);
  EXPECT_FALSE(report.breach) << describe(report);
}

}  // namespace
}  // namespace scriptorium::verbatim
