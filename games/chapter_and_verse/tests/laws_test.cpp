#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/subject.h"
#include "tests/laws/restore.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"

namespace scriptorium::chapter_and_verse {
namespace {

using laws::describe;
using laws::Report;

TEST(ChapterAndVerseLaws, HoldInRandomGames) {
  const Subject subject;
  const Report report = laws::Walker(subject, false).run(1, laws::games(300));
  EXPECT_FALSE(report.breach) << describe(report);
  std::cout << describe(report) << "\n";
}

// Law 9: whoever was told the same knows the same.
TEST(ChapterAndVerseLaws, HoldWhereHistoriesMeet) {
  const TinyDecks subject;
  const Report report = laws::Walker(subject, true).run(1, laws::games(300));
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(9), report.games) << "histories hardly ever met";
  std::cout << describe(report) << "\n";
}

TEST(ChapterAndVerseLaws, SavedAndRestoredAfterEveryEntry) {
  Registry registry;
  registry.add(chapter_and_verse::game({SCRIPTORIUM_SHARE}));
  const Subject subject;
  const auto options = [&](Dice& dice, int) {
    return write_options(subject.random_config(dice), ChapterAndVerseCodec::options());
  };
  const Report report = laws::save_and_restore(registry, *registry.find("chapter_and_verse"), 1,
                                               laws::games(300) / 300, options);
  EXPECT_FALSE(report.breach) << describe(report);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
