#include <algorithm>
#include <map>
#include <set>

#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

const std::string kGame = "cards chapter_and_verse ";

json::array listed(const std::string& arguments) {
  const json::object answer = printed(run("cards " + arguments + " --json"));
  const json::value* cards = answer.if_contains("cards");
  return cards != nullptr ? cards->as_array() : json::array();
}

std::vector<std::string> ids(const json::array& cards) {
  std::vector<std::string> all;
  for (const json::value& card : cards) all.emplace_back(card.at("id").as_string());
  return all;
}

using Ids = std::vector<std::string>;

// CV-01: what stands on a verse
TEST(Cards, ArePrintedAsPeopleReadThem) {
  const Outcome outcome = run(kGame + "be_still");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.out,
            " 49  Be Still\n"
            "     Cost 1 · Faith ●● · Wisdom ● · Foundations\n"
            "     Marker: Psalm\n"
            "     Psalm 46:10 · Old Testament\n"
            "       “Be still, and know that I am God: I will be exalted among the heathen, I\n"
            "        will be exalted in the earth.”\n"
            "     Prayer (3).\n"
            "     At the start of your turn, look at the top 2 verses of your deck, then put\n"
            "     them back on the top or bottom, in any order and combination.\n");
}

TEST(Cards, AreSpanishForWhoReadsSpanish) {
  const Outcome outcome = run(kGame + "the_other_cheek --language es");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.out,
            "121  La otra mejilla\n"
            "     Costo 1 · Fortaleza ●● · Pruebas ● · Aguas profundas, para el juego\n"
            "     avanzado\n"
            "     Distintivo: Mandamiento\n"
            "     Mateo 5:39 · Nuevo Testamento\n"
            "       “Mas yo os digo: No resistáis al mal; antes á cualquiera que te hiriere\n"
            "        en tu mejilla diestra, vuélvele también la otra”\n"
            "     Juego rápido: Cancela un versículo de la fila. Su jugador roba un\n"
            "     versículo.\n");
}

TEST(Cards, AreApartAndFitTheScreen) {
  const Outcome outcome = run("cards chapter_and_verse", "", "COLUMNS=40 TERM=xterm-256color");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_FALSE(contains(outcome.out, "\033"));
  int gaps = 0;
  for (const std::string& line : lines(outcome.out)) {
    std::size_t columns = 0;
    for (const char c : line) columns += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    EXPECT_LE(columns, 40U) << line;
    gaps += line.empty();
  }
  EXPECT_EQ(gaps, 179);
}

TEST(Cards, ExplainTheirNamesWhenAskedTo) {
  const std::string reminder =
      "\n       Prayer (3): When you play this verse during your turn, you may look at\n";
  EXPECT_TRUE(contains(run(kGame + "be_still --reminders").out, reminder));
  EXPECT_FALSE(contains(run(kGame + "be_still").out, "Prayer (3):"));
  EXPECT_TRUE(contains(run(kGame + "be_still --reminders --language es").out, "Oración (3): "));
}

TEST(Cards, AreJsonInBothLanguages) {
  for (const std::string language : {"en", "es"}) {
    const json::array cards = listed("chapter_and_verse --language " + language);
    ASSERT_EQ(cards.size(), 180U);
    int plain = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const json::object& card = cards[i].as_object();
      EXPECT_EQ(card.at("number"), json::value(i + 1));
      EXPECT_EQ(card.at("title"), card.at("titles").at(language));
      plain += card.at("text").as_array().empty() ? 1 : 0;
      EXPECT_FALSE(card.at("icons").as_object().empty()) << card.at("id");
      EXPECT_FALSE(card.at("scripture").as_string().empty()) << card.at("id");
      // the Latter-day works are there in English alone (CV-03)
      const json::string& work = card.at("work").as_string();
      const bool bible = work == "old_testament" || work == "new_testament";
      const bool spanish_text = language == "es" && bible;
      EXPECT_EQ(card.at("translation"), json::value(spanish_text ? "rv1909" : "kjv")) << work;
      for (const auto& [name, meaning] : card.at("reminders").as_object()) {
        EXPECT_FALSE(meaning.as_string().empty()) << name;
        EXPECT_TRUE(contains(json::serialize(card.at("text")), std::string(name))) << name;
      }
    }
    EXPECT_TRUE(plain > 0 && plain < 20) << plain;  // some have no effect (CV-52)
  }
  const json::array english = listed("chapter_and_verse");
  const json::array spanish = listed("chapter_and_verse --language es");
  for (std::size_t i = 0; i < english.size(); ++i) {
    const bool plain = english[i].at("text").as_array().empty();
    EXPECT_EQ(english[i].at("text") == spanish[i].at("text"), plain);
    EXPECT_EQ(english[i].at("icons"), spanish[i].at("icons"));
  }
}

TEST(Cards, SayOfWhichSetTheyAreAndWhetherUniqueOrQuoted) {
  const json::array cards =
      listed("chapter_and_verse be_still god_so_loved the_last_shall_be_first");
  ASSERT_EQ(cards.size(), 3U);
  EXPECT_EQ(cards[0].at("set"), "foundations");
  EXPECT_EQ(cards[1].at("set"), "foundations");
  EXPECT_EQ(cards[2].at("set"), "deep_waters");
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(cards[i].at("unique"), json::value(i == 2));
    EXPECT_EQ(cards[i].at("quote"), json::value(i == 1));
  }
}

TEST(Cards, AreFoundByTitleOrId) {
  const auto found = [](const std::string& names) {
    return ids(listed("chapter_and_verse " + names));
  };
  EXPECT_EQ(found("be_still"), Ids{"be_still"});
  EXPECT_EQ(found("BE STILL"), Ids{"be_still"});
  EXPECT_EQ(found("'the other cheek'"), Ids{"the_other_cheek"});
  EXPECT_EQ(found("'de tal manera AMO'"), Ids{"god_so_loved"});
  EXPECT_EQ(found("here_am_i be_still here_am_i"), (Ids{"be_still", "here_am_i"}));
  EXPECT_EQ(found("'Here Am I' 'Be Still'"), (Ids{"be_still", "here_am_i"}));
  EXPECT_EQ(found("In the Beginning"), Ids{"in_the_beginning"});
  EXPECT_EQ(found("beginning"), (Ids{"in_the_beginning_was_the_word", "the_beginning_of_knowledge",
                                     "in_the_beginning"}));
  EXPECT_EQ(found("mejilla"), Ids{"the_other_cheek"});
}

// What is asked about one effect of a verse can be asked in its own words.
TEST(Cards, OfChapterAndVerseTellEachEffectByItself) {
  const json::array verses = listed("chapter_and_verse true_at_all_times");
  const json::array& abilities = verses.at(0).at("abilities").as_array();
  ASSERT_EQ(abilities.size(), 2U);
  EXPECT_TRUE(abilities[0].as_string().starts_with("Prayer (2): When you play this verse"));
  EXPECT_TRUE(abilities[1].as_string().starts_with("At the start of your turn"));
}

// 63 letters and the End Game card; five cards in each starting deck.
TEST(Cards, OfVerbatimAreItsLetters) {
  for (const std::string language : {"en", "es"}) {
    const json::array cards = listed("verbatim --language " + language);
    std::int64_t box = 0;
    std::int64_t start = 0;
    for (const json::value& card : cards) {
      box += card.at("box").to_number<std::int64_t>();
      start += card.at("start").to_number<std::int64_t>();
    }
    EXPECT_EQ(box, 64);
    EXPECT_EQ(start, 5);
    const std::vector<std::string> all = ids(cards);
    EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
    EXPECT_EQ(std::ranges::count(all, "ñ"), language == "es");
  }
  EXPECT_EQ(run("cards verbatim a").out,
            "A           black  1 point    3 in the box   1 in each starting deck\n");
  EXPECT_EQ(run("cards verbatim '?' 'a*' --language es").out,
            "A           roja   1 punto    1 en la caja\n"
            "Comodín     roja              2 en la caja\n");
}

TEST(Cards, RefuseWithAReason) {
  expect_complaint(run("cards"), 2, "cards needs a game; see scriptorium games.");
  expect_complaint(run("cards --language es"), 2,
                   "cards necesita un juego; consulta scriptorium games.");
  expect_complaint(run("cards verbatin"), 2,
                   "There is no game \"verbatin\". Did you mean \"verbatim\"?");
  expect_complaint(run(kGame + "Be Stil"), 2,
                   "There is no card \"Be Stil\" in Chapter and Verse. Did you mean \"Be Still\"?");
  expect_complaint(run(kGame + "be_still xyzzyx"), 2,
                   "There is no card \"xyzzyx\" in Chapter and Verse.");
  expect_complaint(run(kGame + "''"), 2, "There is no card \"\" in Chapter and Verse.");
  expect_complaint(run(kGame + "mejila --language es"), 2,
                   "No existe la carta “mejila” en Capítulo y Versículo. ¿Querías decir “La otra "
                   "mejilla”?");
  expect_complaint(run("cards verbatim 'b*'"), 2,
                   "There is no card \"b*\" in Verbatim. Did you mean \"B\"?");
  expect_complaint(run(kGame + "--language fr"), 2, "--language is en or es, not fr.");
  expect_complaint(run(kGame + "--jsn"), 2, "There is no option --jsn. Did you mean --json?");
}

TEST(Cards, DoWithoutScriptureThatIsNotThere) {
  const Folder folder;
  const std::string share = "SCRIPTORIUM_SHARE='" + folder.path("") + "'";
  const json::object answer = printed(run(kGame + "be_still --json", "", share));
  const json::object& card = answer.at("cards").at(0).as_object();
  EXPECT_FALSE(card.contains("scripture") || card.contains("translation"));
  EXPECT_EQ(card.at("reference"), json::value("Psalm 46:10"));
  const Outcome plain = run(kGame + "be_still", "", share);
  EXPECT_TRUE(contains(plain.out, "Psalm 46:10 · Old Testament\n     Prayer (3).\n")) << plain.out;
  folder.write("scripture.bundle", "In the beginning\n");
  expect_complaint(run(kGame + "be_still", "", share), 1,
                   folder.path("scripture.bundle") + ": cut off: shorter than its header");
}

TEST(Cards, CanBeAskedForOverTheProtocol) {
  for (const std::string language : {"en", "es"}) {
    const json::object answer =
        last_answer(run("referee", R"({"do":"cards","game":"chapter_and_verse","language":")" +
                                       language + "\"}\n"));
    EXPECT_EQ(answer.at("game"), json::value("chapter_and_verse"));
    EXPECT_EQ(answer.at("cards").as_array(), listed("chapter_and_verse --language " + language));
  }
  const json::object no = last_answer(run("referee", R"({"do":"cards","game":"verbatin"})"));
  EXPECT_EQ(no.at("error").at("code"), json::value("unknown_game"));
}

}  // namespace
}  // namespace scriptorium::cli_tests
