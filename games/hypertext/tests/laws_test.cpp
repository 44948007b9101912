#include <gtest/gtest.h>

#include "games/hypertext/tests/subject.h"
#include "tests/laws/restore.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"

namespace scriptorium::hypertext {
namespace {

using laws::describe;
using laws::Report;

TEST(HypertextLaws, HoldInRandomGames) {
  const Subject subject;
  const Report report = laws::Walker(subject, false).run(1, laws::games(400));
  EXPECT_FALSE(report.breach) << describe(report);
  std::cout << describe(report) << "\n";
}

TEST(HypertextLaws, SavedAndRestoredAfterEveryEntry) {
  Registry registry;
  registry.add(hypertext::game({SCRIPTORIUM_SHARE}));
  const Subject subject;
  const auto options = [&](Dice& dice, int) {
    return write_options(subject.random_config(dice), HypertextCodec::options());
  };
  const Report report = laws::save_and_restore(registry, *registry.find("hypertext"), 1,
                                               laws::games(300) / 300, options);
  EXPECT_FALSE(report.breach) << describe(report);
}

}  // namespace
}  // namespace scriptorium::hypertext
