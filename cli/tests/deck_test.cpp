#include "cli/tests/program.h"

// `scriptorium deck FILE`
namespace scriptorium::cli_tests {
namespace {

const std::string kDeck =
    "# Forty\n"
    "3 Be Still\n3 God So Loved\n3 Naked Came I\n3 Choose You This Day\n3 The Other Cheek\n"
    "3 The Evidence\n3 Thou Shalt Not Steal\n3 The Son Was Lost\n3 Weighed in the Balances\n"
    "3 Weeping and Gnashing\n3 In the Beginning\n3 Here Am I\n3 Open the Windows of Heaven\n"
    "1 He Is Risen\n";

class Deck : public testing::Test {
 protected:
  Folder folder;
  std::string file = "'" + folder.write("deck.txt", kDeck) + "'";
};

// CV-04: what it is made of, and that nothing stands against it.
TEST_F(Deck, IsCheckedAndCounted) {
  const Outcome outcome = run("deck " + file);
  EXPECT_EQ(outcome.code, 0) << outcome.out << outcome.err;
  const std::vector<std::string> shown = lines(outcome.out);
  EXPECT_EQ(shown.front(), "Forty · 40 verses");
  EXPECT_EQ(shown.back(), "It may be played.");
  for (const char* part :
       {"\n  Cost 4   1 ●\n", "\n  Strength   ", " icons on ", "New Testament ", "Commandment "}) {
    EXPECT_TRUE(contains(outcome.out, part)) << part << "\n" << outcome.out;
  }
  int copies = 0;
  for (const std::string& line : shown) {
    if (line.starts_with("  Cost ")) copies += std::stoi(line.substr(8));
  }
  EXPECT_EQ(copies, 40);
  EXPECT_EQ(run("deck -", kDeck).out, outcome.out);
}

// CV-04, CV-54: everything at once, and the exit code says so.
TEST_F(Deck, IsRefusedWithEveryReason) {
  const Outcome banned = run("deck " + file + " --option banned=be_still,verses=bible_only");
  EXPECT_EQ(banned.code, 1);
  EXPECT_TRUE(contains(banned.out, "\nCV-54: \"Be Still\" is not played at this table.\n"));
  EXPECT_FALSE(contains(banned.out, "It may be played."));
  const Outcome unread = run("deck -", "4 Be Stil\n2 He Is Risen\n");
  EXPECT_EQ(unread.code, 1);
  EXPECT_EQ(unread.err, "");
  const std::vector<std::string> shown = lines(unread.out);
  EXPECT_EQ(shown.front(), "A deck · 2 verses");
  const std::vector<std::string> faults(shown.end() - 3, shown.end());
  EXPECT_EQ(faults, (std::vector<std::string>{
                        "Line 1: There is no verse \"Be Stil\". Did you mean \"Be Still\"?",
                        "CV-04: A deck has at least 40 verses; this one has 2.",
                        "CV-04: \"He Is Risen\" is Unique: a deck has one copy of it; this one has "
                        "2."}));
}

TEST_F(Deck, IsSpokenOfInSpanish) {
  const Outcome outcome = run("deck " + file + " --language es");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(contains(outcome.out, "Forty · 40 versículos\n")) << outcome.out;
  EXPECT_TRUE(outcome.out.ends_with("Se puede jugar con él.\n")) << outcome.out;
}

// The answer to the request `deck`.
TEST_F(Deck, IsPrintedAsJson) {
  const json::object answer = printed(run("deck " + file + " --json"));
  EXPECT_EQ(answer.at("size"), 40);
  EXPECT_EQ(answer.at("name"), "Forty");
  EXPECT_EQ(answer.at("deck").at("be_still"), 3);
  EXPECT_TRUE(answer.at("faults").as_array().empty());
  const Folder again;
  const std::string text(answer.at("text").as_string());
  EXPECT_EQ(printed(run("deck '" + again.write("deck.txt", text) + "' --json")), answer);
}

// A seat's own deck, for `sim` and `play`.
TEST_F(Deck, IsAnOption) {
  const std::string sim = "sim chapter_and_verse --games 1 --json --option ";
  const json::value usual = printed(run(sim + "deck0=steadfast")).at("digest");
  EXPECT_NE(printed(run(sim + "deck0=@" + file)).at("digest"), usual);
  const std::string copy =
      folder.write("steadfast.txt",
                   std::string(printed(run("deck " + file + " --json")).at("text").as_string()));
  EXPECT_EQ(printed(run(sim + "deck0=@'" + copy + "'")).at("digest"),
            printed(run(sim + "deck0=@" + file)).at("digest"));
  const std::string bad = folder.write("bad.txt", "3 Be Stil\n");
  expect_complaint(run(sim + "deck0=@'" + bad + "'"), 2,
                   bad + ":1: There is no verse \"Be Stil\". Did you mean \"Be Still\"?");
  const std::string small = folder.write("small.txt", "3 Be Still\n");
  EXPECT_TRUE(contains(run(sim + "deck0=@'" + small + "'").err, "at least 40 verses"));
}

// A deck for a seat that nobody has is not passed over in silence.
TEST_F(Deck, IsOfASeatThatTheTableHas) {
  const std::string no =
      "\"deck2\" is the deck of a seat that this table does not have: its seats are 0 to 1.";
  const std::string options = " --option game=advanced,deck2=steadfast";
  const Outcome sim = run("sim chapter_and_verse --games 1" + options);
  EXPECT_EQ(sim.code, 2);
  EXPECT_TRUE(contains(sim.err, no)) << sim.err;
  const Outcome play =
      run("play chapter_and_verse" + options, "", "XDG_STATE_HOME='" + folder.path("state") + "'");
  EXPECT_EQ(play.code, 2);
  EXPECT_TRUE(contains(play.err, no)) << play.err;
  EXPECT_EQ(run("sim chapter_and_verse --games 1 --seats 3" + options).code, 0);
  EXPECT_EQ(run("sim chapter_and_verse --games 1 --option deck2=").code, 0);
}

TEST_F(Deck, ComplainsOfWhatIsNone) {
  expect_complaint(run("deck"), 2, "deck needs a file.");
  expect_complaint(run("deck no_such_file"), 1, "cannot read no_such_file");
  expect_complaint(run("deck - --language es", std::string(65537, '\n')), 1,
                   "El texto de un mazo ocupa como máximo 64 KiB.");
  EXPECT_EQ(run("deck " + file + " --option bans=be_still").code, 2);
}

}  // namespace
}  // namespace scriptorium::cli_tests
