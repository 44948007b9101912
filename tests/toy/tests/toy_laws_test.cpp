#include <gtest/gtest.h>

#include "tests/laws/enumerate.h"
#include "tests/laws/paths.h"
#include "tests/laws/restore.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"
#include "tests/toy/tests/subjects.h"

namespace scriptorium::toy {
namespace {

using laws::describe;
using laws::Report;

TEST(ToyLaws, HoldInRandomGames) {
  const Subject subject;
  const Report report = laws::Walker(subject, false).run(1, laws::games(4000));
  EXPECT_FALSE(report.breach) << describe(report);
  for (const int law : {1, 2, 4, 5, 6, 7}) {
    EXPECT_GE(report.checks.at(law), report.games) << "law " << law;
  }
}

TEST(ToyLaws, HoldWhereHistoriesMeet) {
  const Tiny subject = {.choices = bare_configs(2, 2)};
  const Report report = laws::Walker(subject, true).run(1, laws::games(4000));
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(9), report.games) << "histories hardly ever met";
}

TEST(ToyLaws, AViewFollowsFromWhatWasToldOnEveryPath) {
  const Tiny tiny = {.choices = bare_configs(2, 1)};
  const Report report = laws::Paths(tiny).run(Toy::kMaxPlies);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.games, 1000U) << "no path came to its end";
}

TEST(ToyLaws, SampleMatchesTheEnumeratedWorlds) {
  const Tiny tiny;
  const Report report = laws::Enumerator(tiny, 1).run(2, 12, 4000);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_EQ(report.checks.at(10), 3U * 12);
}

// Deep enough for both windows: a card set, a commitment, the card turned up.
TEST(ToyLaws, SampleMatchesTheEnumeratedWorldsOfWindows) {
  const Tiny tiny = {.choices = bare_configs(1, 2)};
  const Report report = laws::Enumerator(tiny, 1).run(5, 40, 2000);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(10), 100U);
}

TEST(ToyLaws, SavedAndRestoredAfterEveryEntry) {
  Registry registry;
  registry.add(toy::game({SCRIPTORIUM_SHARE}));
  const auto options = [](Dice& dice, int seats) {
    return write_options(toy::random_config(dice, seats), ToyCodec::options());
  };
  const Report report =
      laws::save_and_restore(registry, *registry.find("toy"), 1, laws::games(4000) / 100, options);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(3), report.games);
}

}  // namespace
}  // namespace scriptorium::toy
