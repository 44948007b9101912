#include <regex>

#include "cli/tests/play.h"

namespace scriptorium::cli_tests {
namespace {

// What is typed, and what the screen must show for it.
struct Line {
  std::string typed;
  std::string shown;
};

void expect_lines(Pty& table, const std::vector<Line>& typed) {
  for (const auto& [line, shown] : typed)
    EXPECT_TRUE(contains(table.enter(line), shown)) << line << "\n" << table.since();
}

constexpr const char* kTaking =
    "seats 2\nat hand 0: a d t z*\nat hand 1: d\nat pile 1: k\nat pile 2: e*\nat pile 3: e\n"
    "at pile 4: c\nat heights: 3 3 3 3\n";

TEST_F(Play, HelpAndRefusalsWhereACardIsTaken) {
  Pty table = sit("--load " + position(kTaking));
  EXPECT_TRUE(contains(table.next(), "╔═════╗"));  // red by shape
  expect_lines(table, {{"?", "You must take one face-up card"},
                       {"", "At any time"},
                       {"help", "take 2"},
                       {"keep", "(VB-06)"},
                       {"remove d", "(VB-06)"},
                       {"d for e", "(VB-06)"},
                       {"5", "Choose a pile from 1 to 4."},
                       {"take x", "No pile shows x."},
                       {"take", "Say which pile"},
                       {"rule 7", "VB-07  Exchange. Now you may exchange, once a turn."},
                       {"rule VB-08", "Red cards are never exchanged"},
                       {"rule 77", "There is no rule 77; they go from VB-01 to VB-24."},
                       {"rules", "VB-24"},
                       {"undo", "You have not made that many moves."},
                       {"k", "You take K₅ from pile 1."}});
}

TEST_F(Play, HelpAndRefusalsInTheExchange) {
  Pty table = sit("--load " + position(kTaking));
  table.next();
  table.enter("1");
  expect_lines(table, {{"?", "for face-up cards of exactly the"},
                       {"d for e", "You give 2 for 1: both sides must be worth the same. (VB-07)"},
                       {"d for e*", "(VB-08)"},
                       {"z for c", "(VB-08)"},
                       {"d for 1", "(VB-09)"},
                       {"k for c", "(VB-09)"},
                       {"m for c", "(VB-07)"},
                       {"take 2", "(VB-07)"},
                       {"pass", "(VB-07)"},
                       {"d for", "Say what you give for what"},
                       {"hello", "Say what you give for what"},
                       {"undo", "The last move is taken back."},
                       {"1", "Exchange"},
                       {"gain 3", "1 is still owed"},
                       {"undo", "Exchange"},
                       {"at for c", "You exchange A₁ T₁ for C₂."}});
}

TEST_F(Play, HelpAndRefusalsWhileArranging) {
  const std::string file =
      position("seats 2\nat arrange: 1\nat hand 0: c a t s ? o d\nat hand 1: d\n");
  Pty table = sit("--load " + file);
  table.next();
  expect_lines(table, {{"?", "Arrange your letters into words."},
                       {"a", "A: A word needs two letters or more. (VB-20)"},
                       {"catt", "Words: CATt 4"},  // the blank stands in
                       {"zoo", "ZOO: you have no Z left. (VB-13)"},
                       {"undo", "No words yet."},
                       {"c?at", "Words: CaT 3"},
                       {"?ox", "no blank left for the O"},
                       {"clear", "No words yet."},
                       {"Cat'", "has characters that are not on any letter card"},
                       {"CÁT dos", "Words: CAT 4 · DOS 6"},
                       {"hand", "Letters left: ?₀"},
                       {"clear", "No words yet."},
                       {"done", "You have laid no words."},
                       {"cats do", "Score, if every word stands: 10"},
                       {"done", "You hand in your words."}});
}

TEST_F(Play, AnOpenDictionarySpeaksAndAClosedOneDoesNot) {
  const std::string hands = "seats 2\nat arrange: 1\nat hand 0: c a t s o\nat hand 1: d\n";
  Pty closed = sit("--load " + position(hands));
  closed.next();
  EXPECT_FALSE(contains(closed.enter("cat so"), "exists"));
  EXPECT_FALSE(contains(closed.enter("log"), "exists"));
  Pty open = sit("--load " + position("option dictionary_open on\n" + hands));
  open.next();
  const std::string shown = open.enter("cat os");
  EXPECT_TRUE(contains(shown, "CAT 4 (exists)")) << shown;
  EXPECT_TRUE(contains(open.enter("clear"), "No words"));
  EXPECT_TRUE(contains(open.enter("tca"), "TCA 4 (not in the dictionary)")) << open.since();
}

TEST_F(Play, HelpAndRefusalsInChallengesAndReforming) {
  const std::string file = position(
      "seats 2\nat challenge: 1\nat hand 0: c a t d o\nat words 0: cat od\nat hand 1: t c a ? e\n"
      "at words 1: tca\n");
  Pty table = sit("--load " + file + " --players Ana,Bea");
  EXPECT_TRUE(contains(table.next(), "3 TCA 4")) << table.since();
  expect_lines(table,
               {{"?", "counts double for its maker"},
                {"1", "You cannot challenge a word of your own. (VB-15)"},
                {"challenge cat", "(VB-15)"},
                {"challenge tcaa", "There is no word TCAA on the table. Did you mean \"TCA\"?"},
                {"9", "There is no word 9 on the table."},
                {"keep", "(VB-17)"},
                {"remove d", "(VB-17)"},
                {"take 2", "(VB-17)"},
                {"challenge", "Say which word"},
                {"challenge tca", "The dictionary does not have TCA: the word is dissolved."}});
  EXPECT_TRUE(contains(table.since(), "It is Bea’s turn.")) << table.since();
  expect_lines(table, {{"?", "Your word does not exist"},
                       {"tca", "That word was just dissolved; form another one. (VB-16)"},
                       {"ate", "Words: ATE 3"},
                       {"done", "You form ATE."},
                       {"cat", "The dictionary has CAT, so it counts double."},
                       {"pass", "You pass."},
                       {"cat", "(VB-17)"},
                       {"pass", "wins with"}});
  EXPECT_EQ(table.wait(), 0);
}

TEST_F(Play, HandsAreShownByOption) {
  const std::string hands = "seats 2\nat hand 0: c a t\nat hand 1: d o g\n";
  Pty closed = sit("--load " + position(hands));
  EXPECT_TRUE(contains(closed.next(), "Brother Eager  3 cards")) << closed.since();
  Pty open = sit("--load " + position("option hands_shown on\n" + hands));
  EXPECT_TRUE(contains(open.next(), "Brother Eager  D₂ G₃ O₂  = 7")) << open.since();
}

TEST_F(Play, ATieIsExplained) {
  const std::string words =
      "at hand 0: c a t\nat words 0: cat\nat hand 1: c a t\nat words 1: cat\n";
  for (const auto& [taker, winner] : {std::pair("0", "Ana"), {"1", "Bea"}}) {
    Pty table =
        sit("--load " + position(std::string("seats 2\nat challenge: ") + taker + "\n" + words) +
            " --players Ana,Bea");
    table.next();
    table.enter("pass");
    const std::string end = table.enter("pass");
    EXPECT_TRUE(contains(end, std::string(winner) + " wins with 4 points.")) << end;
    EXPECT_TRUE(contains(end, "The tie goes to whoever has the End Game card")) << end;
  }
}

TEST_F(Play, GarbageIsNeverEchoedByTheProgram) {
  Pty table = sit("--seed 6", {"NO_COLOR=1"});
  table.next();
  for (const std::string line : {"\x1b[2J\x1b[31m", "\xff\xfe",
                                 "\xc2\x9b"
                                 "31m",
                                 "a\x7f\x01"}) {
    table.type("\x16" + line + "\n");  // control-V: as it is
    EXPECT_TRUE(contains(table.next(), " > "));
  }
  EXPECT_FALSE(contains(table.raw(), "\x1b")) << "an escape byte came back";
  const std::string state = "XDG_STATE_HOME='" + folder_.path("piped") + "'";
  std::string junk =
      std::string(100'000, 'x') + "\n\x1b[2Jtake 1\n\xff\n" + std::string("\0\0\n", 3);
  for (const char* words : {"for for for",
                            "for",
                            "take for",
                            "give",
                            "give for",
                            "2 for",
                            "2 give",
                            "* * for *",
                            "? for ?",
                            "() (",
                            "?",
                            "lay",
                            "lay lay",
                            "challenge",
                            "take take",
                            "-1",
                            "99999999999999999999",
                            "e* for e*",
                            "ñ",
                            "rule",
                            "save /",
                            "save /none/none",
                            "language",
                            "quit now",
                            ", ; +"})
    junk += std::string(words) + "\n";
  for (const std::string& start :
       {std::string("--seed 6"), "--load " + position(kTaking),
        "--load " + position("seats 2\nat arrange: 1\nat hand 0: c a ?\nat hand 1: d\n"),
        "--load " + position("seats 2\nat challenge: 1\nat hand 0: c a ?\nat words 0: ca\n")}) {
    for (const char* before : {"", "1\n"}) {
      const Outcome outcome = run("play verbatim " + start, before + junk, state);
      EXPECT_EQ(outcome.code, 0) << start << outcome.err;
      EXPECT_EQ(outcome.err, "");
      EXPECT_FALSE(contains(outcome.out, "\x1b"));
      EXPECT_FALSE(contains(outcome.out, "\xff"));
      EXPECT_TRUE(contains(outcome.out, "That line is too long.")) << outcome.out;
      EXPECT_TRUE(contains(outcome.out, "cannot be shown")) << outcome.out;
      EXPECT_TRUE(contains(outcome.out, "The game is saved.")) << outcome.out;
    }
  }
}

TEST_F(Play, ASaveSparesOtherFiles) {
  const std::string other = folder_.write("letter.txt", "Dear Ana");
  Pty table = sit("--seed 6");
  table.next();
  EXPECT_TRUE(contains(table.enter("save " + other), "is not a saved")) << table.since();
  EXPECT_EQ(read_whole(other), "Dear Ana");
  EXPECT_TRUE(contains(table.enter("save"), "is saved in"));
}

TEST_F(Play, AGameWithoutTextOfItsOwnHasNumbers) {
  Pty table(SCRIPTORIUM_TOY_PROGRAM, {"play", "toy", "--seed", "3", "--fast"},
            {"XDG_STATE_HOME=" + folder_.path("state")});
  const std::string first = table.next();
  EXPECT_TRUE(contains(first, "1   draw")) << first;
  EXPECT_TRUE(contains(table.enter("?"), "Type the number of what you want to do"));
  EXPECT_TRUE(contains(table.enter("drow"), "Did you mean \"draw\"?")) << table.since();
  EXPECT_TRUE(contains(table.enter("turn_up"), "(TY-")) << table.since();
  EXPECT_TRUE(contains(table.enter("1"), "drew")) << table.since();
}

TEST_F(Play, RulesSpeakTheReadersLanguage) {
  Pty table = sit("--seed 6 --language es", {}, 100);
  table.next();
  const std::string seven = table.enter("regla VB-07");
  EXPECT_TRUE(contains(seven, "VB-07  Cambiar. Ahora puedes hacer un cambio")) << seven;
  EXPECT_FALSE(contains(seven, "may remove")) << seven;
  // Several pieces of the guide tell of it, and none of their marks is shown.
  const std::string fifteen = table.enter("regla 15");
  EXPECT_TRUE(contains(fifteen, "VB-15  Solo puedes cuestionar")) << fifteen;
  EXPECT_TRUE(contains(fifteen, "\n         - La palabra no existe: se desarma")) << fifteen;
  EXPECT_FALSE(contains(fifteen, "{")) << fifteen;
  EXPECT_FALSE(contains(table.enter("reglas"), "*")) << table.since();
  table.enter("language en");
  EXPECT_TRUE(contains(table.enter("rule 7"), "VB-07  Exchange. Now you may exchange"))
      << table.since();
}

// The catalogue's words are for developers; the guide has what players need, here the phases.
TEST_F(Play, ARuleIsToldAsTheGuideTellsIt) {
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  const std::string table = "play hypertext --seed 6";
  const Outcome english = run(table, "rule 3\n", state);
  EXPECT_TRUE(contains(english.out, "HT-03  A phase tells you which types")) << english.out;
  EXPECT_TRUE(contains(english.out, "- Epistle: a NAME, two VERBs and two NOUNs")) << english.out;
  EXPECT_TRUE(contains(english.out, "- Apocalypse: seven cards of one type")) << english.out;
  EXPECT_FALSE(contains(english.out, "All thirty are data")) << english.out;
  const Outcome spanish = run(table + " --language es", "regla 3\n", state);
  EXPECT_TRUE(contains(spanish.out, "- Epístola: un NOMBRE PROPIO, dos VERBOS")) << spanish.out;
}

TEST_F(Play, HypertextSaysWhatItIsAbout) {
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  const Outcome english = run("play hypertext --seed 6", "?\n", state);
  for (const char* word : {"Most points after the last", "Your Lot is", "A Letter lets", "Redeem"})
    EXPECT_TRUE(contains(english.out, word)) << word << english.out;
}

// What is printed at the end is right, and printed once.
TEST_F(Play, HypertextEndsOnce) {
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  std::string lines;
  for (int line = 0; line < 400; ++line) lines += "1\n";
  const Outcome outcome = run("play hypertext --seed 3 --option length=short", lines, state);
  const std::size_t over = outcome.out.find("The game is over");
  ASSERT_NE(over, std::string::npos) << outcome.out;
  EXPECT_EQ(outcome.out.find("The game is over", over + 1), std::string::npos) << outcome.out;
  const std::string end = outcome.out.substr(outcome.out.find("Points of chapter 3"));
  EXPECT_TRUE(contains(end, "\nYou: ")) << end;
  EXPECT_FALSE(contains(end, "you lack")) << end;
  EXPECT_FALSE(contains(end, "in hand")) << end;
}

// Whoever plays for the first time has the game that the browser begins with; the protocol's own
// default is another.
TEST_F(Play, BeginsWithTheBasicGame) {
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  const auto deck_of = [&](const std::string& options) {
    const std::string out = run("play chapter_and_verse --seed 6 " + options, "", state).out;
    const std::size_t at = out.find(" in the deck");
    return at == out.npos ? out : out.substr(at - 2, 2);
  };
  EXPECT_EQ(deck_of(""), deck_of("--option game=basic"));
  EXPECT_NE(deck_of(""), deck_of("--option game=advanced"));
}

// A name with its article, within a sentence and at its beginning.
TEST_F(Play, ComputerPlayersHaveNames) {
  const auto at_table = [&](const std::string& more) {
    return run("play verbatim --seed 6 " + more, "1 keep\n",
               "XDG_STATE_HOME='" + folder_.path("state") + "'")
        .out;
  };
  const std::string english = at_table("--players Ana,novice,search:2,random");
  for (const char* name : {"The Novice", "The Abbot", "Brother Dice"})
    EXPECT_TRUE(contains(english, name)) << english;
  const std::string spanish = at_table("--players Ana,novice --language es");
  EXPECT_TRUE(contains(spanish, "El Novicio")) << spanish;
  EXPECT_FALSE(contains(spanish, "de El")) << spanish;
}

// The same that the browser calls them.
TEST_F(Play, ComputerPlayersHaveOneName) {
  const std::string pages = read_whole(SCRIPTORIUM_SOURCE "/web/src/words/phrases.txt");
  const json::value games = json::parse(run("games --json").out);
  int players = 0;
  for (const json::value& game : games.at("games").as_array()) {
    for (const auto& [name, text] : game.at("player_texts").as_object()) {
      const auto named = [&](const char* language) {
        const std::string_view said = text.at(language).as_string();
        return std::string(said.substr(0, said.find(':')));
      };
      EXPECT_TRUE(contains(pages, "\nplayer." + std::string(name) + "\n  en " + named("en") +
                                      "\n  es " + named("es") + "\n"))
          << name;
      ++players;
    }
  }
  EXPECT_GT(players, 10);
}

TEST_F(Play, ARuleIsReadInTheGuidesLanguage) {
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  const std::string table = "play chapter_and_verse --seed 6 --language es";
  const Outcome spanish = run(table, "regla CV-54\n", state);
  EXPECT_TRUE(contains(spanish.out, "CV-54  - Prohibidos: versículos o")) << spanish.out;
  const Outcome english = run("play chapter_and_verse --seed 6", "rule CV-54\n", state);
  EXPECT_TRUE(contains(english.out, "CV-54  - Banned: verses or")) << english.out;
}

TEST(CardsOnATerminal, HaveColoursUnlessTheyAreNotWanted) {
  Pty colored(SCRIPTORIUM_PROGRAM, {"cards", "chapter_and_verse", "be_still"}, {}, 60);
  EXPECT_EQ(colored.wait(), 0);
  EXPECT_TRUE(contains(colored.raw(), "\033[1mBe Still\033[0m")) << colored.raw();
  EXPECT_TRUE(contains(colored.screen(), "Cost 1 · Faith ●● · Wisdom ● · Foundations\n"))
      << colored.screen();
  for (const std::string& line : lines(colored.screen())) EXPECT_LE(line.size(), 68U) << line;
  Pty plain(SCRIPTORIUM_PROGRAM, {"cards", "chapter_and_verse", "be_still"}, {"NO_COLOR=1"}, 60);
  EXPECT_EQ(plain.wait(), 0);
  EXPECT_FALSE(contains(plain.raw(), "\033")) << plain.raw();
  EXPECT_EQ(plain.screen(), colored.screen());
}

TEST(CardsOnATerminal, MayBeNone) {
  Pty none(SCRIPTORIUM_TOY_PROGRAM, {"cards", "toy", "--language", "es"}, {});
  EXPECT_EQ(none.wait(), 0);
  EXPECT_TRUE(contains(none.screen(), " no tiene cartas que leer.\n")) << none.screen();
}

TEST(SimOnATerminal, ShowsHowFarItIs) {
  Pty sim(SCRIPTORIUM_PROGRAM,
          {"sim", "verbatim", "--games", "40", "--players", "search:60,greedy", "--threads", "1"},
          {});
  EXPECT_TRUE(sim.shows(" of 40 games")) << sim.screen();
  EXPECT_EQ(sim.wait(), 0);
  EXPECT_TRUE(contains(sim.screen(), "] 0 of 40 games")) << sim.screen();
  // The line is wiped before the result is written.
  const std::string raw = sim.raw();
  std::smatch result;
  ASSERT_TRUE(std::regex_search(raw, result, std::regex(" \r40 games, [0-9]+ decisions"))) << raw;
  EXPECT_FALSE(contains(result.suffix(), "of 40")) << raw;
}

}  // namespace
}  // namespace scriptorium::cli_tests
