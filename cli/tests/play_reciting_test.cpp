#include "cli/tests/program.h"
#include "cli/tests/pty.h"

namespace scriptorium::cli_tests {
namespace {

// Chapter and Verse, where words are said with a move and the screen is cleared before.
class PlayReciting : public testing::Test {
 protected:
  Pty sit(const std::string& options, const std::string& players) const {
    const std::string position = "game chapter_and_verse\\noption game basic\\n" + options +
                                 "at hand 0: god_so_loved be_still\\nat hand 1: naked_came_i\\n";
    const json::object answer = last_answer(
        run("referee", "{\"do\":\"position\",\"text\":\"" + position + "\"}\n{\"do\":\"save\"}\n"));
    const std::string file = folder_.write("position.json", json::serialize(answer.at("replay")));
    return Pty(SCRIPTORIUM_PROGRAM,
               {"play", "chapter_and_verse", "--fast", "--load", file, "--players", players},
               {"XDG_STATE_HOME=" + folder_.path("state")});
  }

  Folder folder_;
};

TEST_F(PlayReciting, TheVerseIsGoneFromTheScreen) {
  Pty table = sit("", "me,random");
  table.next();
  EXPECT_TRUE(contains(table.enter("look 2"), "For God so loved the world"));
  EXPECT_TRUE(contains(table.enter("quote 2"), "all you type is your recitation"));
  EXPECT_FALSE(contains(table.visible(), "so loved the world")) << table.visible();
  table.enter(
      "for God so loved the world, that he gave his only begotten Son, that whosoever "
      "believeth in him should not perish, but have life");
  EXPECT_TRUE(contains(table.since(), "You recite it correctly.")) << table.since();
  EXPECT_TRUE(contains(table.since(), "[everlasting: left")) << table.since();
  EXPECT_TRUE(contains(table.enter("play"), "You play \"God So Loved\"")) << table.since();
}

// CV-33: at such a table nobody else gives the verdict.
TEST_F(PlayReciting, PeopleJudgeByTheTable) {
  Pty alone = sit("option reciting by_the_table\\n", "me,random");
  alone.next();
  alone.enter("quote 2");
  EXPECT_TRUE(contains(alone.enter("For God so loved"), "Was it recited rightly"));
  EXPECT_TRUE(contains(alone.enter("yes"), "You recite it correctly.")) << alone.since();
  Pty two = sit("option reciting by_the_table\\n", "Ana,Bea");
  two.next();
  two.enter("");
  two.enter("quote 2");
  EXPECT_TRUE(contains(two.enter("For God so loved"), "Pass the screen to Bea")) << two.since();
  EXPECT_TRUE(contains(two.enter(""), "Ana says: “For God so loved”")) << two.since();
  EXPECT_TRUE(contains(two.enter("no"), "Pass the screen to Ana")) << two.since();
}

}  // namespace
}  // namespace scriptorium::cli_tests
