#include "cli/tests/play.h"

namespace scriptorium::cli_tests {
namespace {

TEST_F(Play, AWholeGameInEnglish) {
  Pty table = sit("--seed 6");
  const std::string first = table.next();
  EXPECT_TRUE(contains(first, "You begin.")) << first;
  EXPECT_TRUE(contains(first, "╭─────╮")) << first;
  EXPECT_TRUE(contains(first, "You            A₁ D₂ G₃ T₁ W₄  = 11")) << first;
  EXPECT_TRUE(contains(table.raw(), "\033[")) << "no colour";
  play_to_the_end(table, first);
  EXPECT_EQ(table.wait(), 0);
  const std::string screen = table.screen();
  for (const std::string text :
       {"You take ", "Brother Eager takes ", "has the End Game card",
        "Brother Eager hands in their words.", "You pass.", "Brother Eager passes.",
        "Verbatim: the end", " points", "wins with"}) {
    EXPECT_TRUE(contains(screen, text)) << text << "\n" << screen;
  }
  EXPECT_TRUE(run("verify '" + kept() + "'").out.starts_with("ok: verbatim, 2 seats"));
}

TEST_F(Play, AWholeGameInSpanishByLocale) {
  Pty table = sit("--seed 6", {"LANG=es_ES.UTF-8"});
  const std::string first = table.next();
  EXPECT_TRUE(contains(first, "Empiezas tú.")) << first;
  const std::string help = table.enter("ayuda");
  EXPECT_TRUE(contains(help, "Debes tomar una carta descubierta")) << help;
  EXPECT_TRUE(contains(help, "En todo momento")) << help;
  EXPECT_TRUE(contains(table.enter("toma 9"), "Elige un montón del 1 al 4."));
  play_to_the_end(table, table.enter("seguir"));
  EXPECT_EQ(table.wait(), 0);
  EXPECT_TRUE(contains(table.screen(), "Verbatim: el final")) << table.screen();
  EXPECT_FALSE(contains(table.screen(), "pile ")) << table.screen();
}

TEST_F(Play, TheOptionOutranksTheLocale) {
  Pty table = sit("--seed 6 --language en", {"LANG=es_ES.UTF-8"});
  EXPECT_TRUE(contains(table.next(), "Which card do you take?"));
  const std::string spanish = table.enter("language es");
  EXPECT_TRUE(contains(spanish, "Ahora en español.")) << spanish;
  EXPECT_TRUE(contains(spanish, "¿Qué carta tomas?")) << spanish;
  EXPECT_TRUE(contains(table.enter("idioma fr"), "No hay ningún idioma"));
}

TEST_F(Play, AHotSeatHasACurtain) {
  const std::string file = position("seats 2\nat arrange: 0\nat hand 0: c a t\nat hand 1: d o g\n");
  Pty table = sit("--load " + file + " --players Ana,Bea");
  EXPECT_TRUE(contains(table.next(), "Pass the screen to Ana"));
  EXPECT_TRUE(contains(table.enter(""), "A₁ C₂ T₁"));
  EXPECT_TRUE(contains(table.enter("cat"), "Words: CAT 4"));
  const std::string curtain = table.enter("done");
  EXPECT_TRUE(contains(curtain, "Pass the screen to Bea")) << curtain;
  EXPECT_FALSE(contains(table.visible(), "CAT")) << table.visible();
  EXPECT_FALSE(contains(table.visible(), "C₂")) << table.visible();
  const std::string second = table.enter("");
  EXPECT_TRUE(contains(second, "D₂ G₃ O₂")) << second;
  EXPECT_TRUE(contains(second, "Ana hands in their words.")) << second;
  EXPECT_FALSE(contains(table.visible(), "CAT")) << table.visible();
  EXPECT_FALSE(contains(table.enter("log"), "CAT"));
  // What all see needs no curtain.
  table.enter("dog");
  const std::string open = table.enter("done");
  EXPECT_TRUE(contains(open, "1 CAT 4")) << open;
  EXPECT_TRUE(contains(open, "2 DOG 7")) << open;
  EXPECT_FALSE(contains(open, "Pass the screen")) << open;
  EXPECT_TRUE(contains(table.enter("pass"), "It is Ana’s turn.")) << table.since();
  const std::string end = table.enter("pass");
  EXPECT_TRUE(contains(end, "Bea wins with 7 points.")) << end;
  EXPECT_EQ(table.wait(), 0);
}

TEST_F(Play, OneTableIsPlayedByOneProgram) {
  Pty first = sit("--seed 6");
  first.next();
  Pty second = sit("--resume");
  EXPECT_EQ(second.wait(), 1);
  EXPECT_TRUE(contains(second.screen(), "is being played by another program")) << second.screen();
  first.enter("quit");
  EXPECT_EQ(first.wait(), 0);
  Pty third = sit("--resume");
  EXPECT_TRUE(contains(third.next(), "Which card do you take?"));
}

TEST_F(Play, ADraftOutlivesTheProgram) {
  const std::string file =
      position("seats 2\nat arrange: 0\nat hand 0: c a t e\nat hand 1: d o g\n");
  {
    Pty table = sit("--load " + file);
    table.next();
    table.enter("cat");
    table.type("quit\n");
    EXPECT_EQ(table.wait(), 0);
    EXPECT_TRUE(contains(table.screen(), "scriptorium play verbatim --load"));
  }
  Pty table = sit("--resume");
  const std::string again = table.next();
  EXPECT_TRUE(contains(again, "Words: CAT 4")) << again;
  EXPECT_TRUE(contains(table.enter("undo"), "No words yet."));
  EXPECT_TRUE(contains(table.enter("cate"), "All letters are used.")) << table.since();
  EXPECT_TRUE(contains(table.enter("clear"), "A₁ C₂ E₁ T₁"));
}

TEST_F(Play, SavedQuitResumedAndVerified) {
  const std::string file = folder_.path("mine.json");
  {
    Pty table = sit("--seed 6 --players Ana,random,random");
    table.next();
    table.enter("1 keep");
    EXPECT_TRUE(contains(table.enter("save " + file), "Saved.")) << table.since();
    table.type("quit\n");
    EXPECT_EQ(table.wait(), 0);
  }
  const json::object saved = json::parse(read_whole(file)).as_object();
  EXPECT_EQ(saved.at("seats").as_array().size(), 3U);
  Pty table = sit("--load " + file);
  const std::string first = table.next();
  EXPECT_TRUE(contains(first, "Brother Dice 2")) << first;
  EXPECT_TRUE(contains(table.enter("log"), "You take")) << table.since();
  play_to_the_end(table, table.enter("table"));
  EXPECT_EQ(table.wait(), 0);
  const Outcome checked = run("verify '" + file + "'");
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_TRUE(contains(checked.out, "3 seats")) << checked.out;
  EXPECT_TRUE(contains(checked.out, "result")) << checked.out;
}

TEST_F(Play, KilledAndResumed) {
  std::string hand;
  {
    Pty table = sit("--seed 6");
    table.next();
    table.enter("1 keep");
    hand = table.enter("4");
    table.signal(SIGKILL);
    EXPECT_EQ(table.wait(), -SIGKILL);
  }
  Pty table = sit("--resume");
  const std::string again = table.next();
  EXPECT_TRUE(contains(again, "Exchange, or keep?")) << again;
  EXPECT_TRUE(contains(again, "in front: D₂")) << again;
  play_to_the_end(table, again);
  EXPECT_EQ(table.wait(), 0);
  EXPECT_EQ(run("verify '" + kept() + "'").code, 0);
}

TEST_F(Play, SignalsAndTheEndOfInputPutTheGameAway) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    Pty table = sit("--seed 6");
    table.next();
    table.signal(number);
    EXPECT_TRUE(table.shows("The game is saved.")) << number << table.since();
    EXPECT_EQ(table.wait(), 0);
  }
  Pty table = sit("--seed 6");
  table.next();
  table.enter("1");
  table.type("\004");
  EXPECT_TRUE(table.shows("The game is saved.")) << table.since();
  EXPECT_EQ(table.wait(), 0);
}

TEST_F(Play, NoEscapeByteWhereNoneIsWanted) {
  Pty table = sit("--seed 6 --players Ana,Bea", {"NO_COLOR=1"});
  table.next();
  table.enter("");
  table.enter("?");
  table.enter("1 keep");
  EXPECT_FALSE(contains(table.raw(), "\033")) << table.raw();
  EXPECT_TRUE(contains(table.raw(), "╭─────╮"));
  Pty dumb = sit("--seed 6", {"TERM=dumb"});
  EXPECT_TRUE(contains(dumb.next(), "Pile 1: A1, 16 left."));
  EXPECT_FALSE(contains(dumb.raw(), "\033"));
  const std::string state = "XDG_STATE_HOME='" + folder_.path("state") + "'";
  const Outcome piped = run("play verbatim --seed 6", "1\nkeep\n?\n", state);
  EXPECT_EQ(piped.code, 0) << piped.err;
  EXPECT_FALSE(contains(piped.out, "\033"));
  EXPECT_TRUE(contains(piped.out, "Pile 1: A1, 16 left.\n")) << piped.out;
  EXPECT_TRUE(contains(piped.out, "The game is saved.")) << piped.out;
  EXPECT_TRUE(contains(run("play verbatim --seed 6 --color always", "", state).out, "\033["));
}

TEST_F(Play, NothingIsWiderThanTheScreen) {
  for (const int width : {40, 80}) {
    Pty table = sit("--seed 6 --players Ana,random,random,random,random --language es", {},
                    static_cast<unsigned short>(width));
    table.next();
    table.enter("?");
    play_to_the_end(table, table.enter("mesa"));
    std::string screen = table.screen();
    screen.resize(screen.find("verbatim-1.json") - 200);  // a path is not broken
    for (const std::string& line : lines(screen)) {
      std::size_t columns = 0;
      for (const char c : line) columns += (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
      EXPECT_LE(columns, static_cast<std::size_t>(width)) << line;
    }
    std::filesystem::remove_all(folder_.path("state"));
  }
}

TEST_F(Play, ComputersAloneAreWatched) {
  Pty table = sit("--seed 6 --players random,random");
  EXPECT_EQ(table.wait(), 0);
  EXPECT_TRUE(contains(table.screen(), "Brother Dice 2 takes ")) << table.screen();
  EXPECT_TRUE(contains(table.screen(), "wins with")) << table.screen();
}

TEST_F(Play, WrongUsageIsSaid) {
  const auto complaint = [](const std::string& arguments, const std::string& message) {
    const Outcome outcome = run("play " + arguments);
    EXPECT_EQ(outcome.code, message.starts_with("cannot") ? 1 : 2) << outcome.err;
    EXPECT_TRUE(contains(outcome.err, message)) << outcome.err;
  };
  complaint("", "play needs a game; see scriptorium games.");
  complaint("verbatin", "Did you mean \"verbatim\"?");
  complaint("verbatim --players me,randon", "Did you mean \"random\"?");
  complaint("verbatim --players A,B,C,D,E,F", "VB-01: This game has 2 to 5 seats.");
  complaint("verbatim --players A,B,C --seats 2", "There are 3 players for 2 seats.");
  complaint("verbatim --language fr", "--language is en or es, not fr.");
  complaint("verbatim --color blue", "--color is auto, always or never, not blue.");
  complaint("verbatim --option letters=greek", "letters");
  complaint("verbatim --load x --seed 1", "A saved game keeps");
  complaint("verbatim --load /none/none.json", "cannot read /none/none.json");
}

TEST_F(Play, AFileThatIsNoTableIsRefused) {
  const auto load = [&](const std::string& text) {
    return run("play verbatim --load '" + folder_.write("bad.json", text) + "'");
  };
  for (const std::string text :
       {"", "{", "[]", "{}", R"({"scriptorium":"table"})", R"({"scriptorium":"table","seats":[]})",
        R"({"scriptorium":"table","seats":[{"name":"\u001b[2J"}],"replay":{}})",
        R"({"scriptorium":"table","seats":[{"name":1}],"replay":{}})",
        R"({"scriptorium":"table","seats":[{"name":"A"}],"drafts":1,"replay":{}})"}) {
    const Outcome outcome = load(text);
    EXPECT_EQ(outcome.code, 1) << text << outcome.err;
    EXPECT_EQ(outcome.out, "");
    EXPECT_FALSE(contains(outcome.err, "\033"));
  }
}

}  // namespace
}  // namespace scriptorium::cli_tests
