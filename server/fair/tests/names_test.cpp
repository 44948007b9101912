#include "server/fair/names.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "server/fair/blocked.h"
#include "server/fair/phrases.h"

namespace scriptorium::server {
namespace {

constexpr Language kEnglish = Language::kEnglish;
constexpr Language kSpanish = Language::kSpanish;

// Why a name is refused: the phrase's key; empty if it is taken.
std::string why(std::string_view name) {
  const Result<std::string> clean = clean_name(name, kEnglish);
  if (clean) return "";
  EXPECT_EQ(clean.error().code, "bad_name");
  EXPECT_EQ(clean.error().field, "name");
  for (const std::string key : {"empty", "too_long", "character", "invisible", "direction", "mixed",
                                "broken", "marks", "blocked", "staff"}) {
    std::string said = fair_phrases().say("name." + key, kEnglish);
    if (clean.error().message.starts_with(said.substr(0, said.find('{')))) return key;
  }
  return clean.error().message;
}

void expect_taken(std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    const Result<std::string> clean = clean_name(name, kEnglish);
    EXPECT_TRUE(clean) << name << ": " << clean.error().message;
    if (clean) {
      EXPECT_EQ(*clean, name);
    }
  }
}

void expect_refused(std::string_view key, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) EXPECT_EQ(why(name), key) << name;
}

TEST(Names, OfManyPeoples) {
  expect_taken({"Ana",
                "José María",
                "O'Brien",
                "Jean-Luc",
                "J. R. R. Tolkien",
                "Ñuñoa",
                "Zoë 2",
                "Łukasz",
                "Søren",
                "Þór",
                "Nguyễn Thị",
                "Иван",
                "Ελένη",
                "שָׂרָה",
                "דוד",
                "مريم",
                "देवी",
                "ក្រុង",
                "さくら",
                "ヨーコ",
                "王小明",
                "김민준",
                "ქეთი",
                "7",
                "x",
                "Ọlá",
                "Hawai'i",
                "Nǃxau",
                "Anne-Marie d'Arc"});
}

TEST(Names, AreTrimmedAndHaveOneBlankBetweenWords) {
  EXPECT_EQ(*clean_name("  Ana   María ", kEnglish), "Ana María");
  EXPECT_EQ(*clean_name("Ana\u00a0\u3000 María", kEnglish), "Ana María");
  EXPECT_EQ(*clean_name("O’Brien Jean‑Luc", kEnglish), "O'Brien Jean-Luc");
}

TEST(Names, HaveOneToTwentyFourCharacters) {
  EXPECT_EQ(why(""), "empty");
  EXPECT_EQ(why("   "), "empty");
  expect_refused("empty", {".", "-", "'", "...", "- - -", ". ' -"});
  std::string greek, family;
  for (int i = 0; i < 24; ++i) greek += i % 2 == 0 ? "ω" : "ψ";
  EXPECT_EQ(why(greek), "");
  EXPECT_EQ(why(" " + greek + " "), "");
  EXPECT_EQ(why(greek + "ω"), "too_long");
  for (int i = 0; i < 24; ++i) family += i % 2 == 0 ? "o\u0301" : "e\u0301";  // accents are free
  EXPECT_EQ(why(family), "");
  EXPECT_EQ(why(family + "a"), "too_long");
  EXPECT_EQ(why(std::string(1 << 20, 'a')), "too_long");
}

TEST(Names, OfFamilies) {
  expect_taken({"Mum & Dad", "Ana_99", "Mamá + Papá", "👋", "Ana 👋", "👨‍👩‍👧",
                "❤️ Abu", "👍🏽 Leo", "🏳️‍🌈", "🇪🇸 Luz", "Ana★", "St. John's",
                "日本のケン", "민준金"});
}

TEST(Names, HideNothingAndTurnNothingAround) {
  expect_refused("invisible", {"A\tna",     "A\nna",      "Ana\x7f",   std::string_view("A\0na", 4),
                               "A\u0085na", "A\u200bna",  "A\u200dna", "\u2060Ana",
                               "A\ufeffna", "A\u00adna",  "A\ue000na", "\U000f0000",
                               "\ufffe",    "\U000e0041", "\u3164",    "\u115fA",
                               "\uffa0",    "A\u034fna",  "A\ufe0f",   "A\u17b4",
                               "\u2800",    "A\u2003na",  "A\u2028na"});
  // What joins emoji is invisible everywhere else.
  expect_refused("invisible", {"👨\u200d", "👨\u200dAna", "👨\u200d\u200d👧", "\u200d👧", "1\ufe0f"});
  expect_refused("marks", {"👨\ufe0f\ufe0f\ufe0f\ufe0f"});
  expect_refused("direction", {"A\u202ena", "A\u200fna", "\u2066Ana", "A\u061cna"});
  expect_refused("character", {"A@na", "<b>", "A/B", "A,B", "A\"B", "Ana™", "𝓐𝓷𝓪", "ᴀɴᴀ", "Ⓐna",
                               "🅰na", "ℝ", "½", "²", "❶"});
  EXPECT_EQ(clean_name("A@na", kEnglish).error().message,
            "A name can have letters, digits, emoji, spaces and - ' . & _ + but not “@”.");
}

TEST(Names, MixNoAlphabetsInAWord) {
  expect_refused("mixed", {"\u0410da", "Ben \u0421id", "Αna", "Pаul"});
  expect_taken({"Ada Иван", "Ελένη2", "Ben-Иван"});
}

TEST(Names, StackNoAccents) {
  EXPECT_EQ(why("a\u0301\u0302\u0303"), "");
  EXPECT_EQ(why("a\u0301\u0302\u0303\u0304"), "marks");
  EXPECT_EQ(why("-\u0301a"), "marks");
  EXPECT_EQ(why("\u0301a"), "marks");
  EXPECT_EQ(why("a \u0301b"), "marks");
  EXPECT_EQ(why("a\u20dd"), "character");  // a circle around it
}

TEST(Names, AreText) {
  expect_refused("broken",
                 {"\xff", "A\xc3", "A\ufffdna", "\xed\xa0\x80", "\xc0\xaf", "\xf5\x80\x80\x80"});
}

TEST(Names, ThatAreInnocent) {
  expect_taken(
      {"Scunthorpe",    "Cassandra",     "Hitchcock",  "Analía",   "Analisa",   "Penélope",
       "Dick",          "Dick Van Dyke", "Concha",     "Kike",     "Paki",      "Marica",
       "Río Negro",     "Essex",         "Sussex",     "Sexton",   "Middlesex", "Matsushita",
       "Yoshito",       "Siriporn",      "Slutsky",    "Titus",    "Titian",    "Hancock",
       "Peacock",       "Cockburn",      "Babcock",    "Janus",    "Uranus",    "Manus",
       "Bass",          "Assunta",       "Nasser",     "Grass",    "Putta",     "Twatt",
       "Mariconda",     "Cabronero",     "Culotta",    "Conor",    "Polly",     "Apolla",
       "Penelope Cruz", "Miss Hitchens", "Cris Hitos", "Al Jo",    "Ed Wu",     "Niger",
       "Nigel",         "Coonan",        "Fagan",      "Retamar",  "Arsenio",   "Harper",
       "Draper",        "Rapunzel",      "Wankhede",   "Spicer",   "Nazir",     "Nazario",
       "Ignazio",       "Penistone",     "Bitter",     "Hitt",     "Pakita",    "Aaron Judge",
       "Jueza Ana",     "Modesto",       "Modest",     "Staffan",  "Rootbeer",  "Oficial 3 b",
       "Deborah",       "Samuel",        "Booker",     "Bookworm", "Kkoma",     "Pedro",
       "Culp",          "Putin"});
}

TEST(Names, ThatChildrenShouldNotRead) {
  expect_refused(
      "blocked",
      {"fuck",      "FUCK",    "Fuckface",     "xXfuckXx", "f u c k",  "F.U.C.K.",     "f-u-c-k",
       "fu ck",     "f_u_c_k", "f👋uck",        "🇫🇺🇨🇰",     "fuuuck",   "fuuck",        "fuck1",
       "FÚCK",      "fųck",    "fück",         "f'uck",    "ｆｕｃｋ", "cunt",         "bigcunt",
       "b1tch",     "b1tches", "5hit",         "sh1t",     "sh it",    "Shit Happens", "4ss",
       "ass",       "A.S.S.",  "asses",        "assss",    "s1ut",     "sluts",        "n1gger",
       "niggggger", "Nïggers", "fagg0t",       "d1ckhead", "my dick",  "my d1ck",      "аsshole",
       "аss",       "сunt",    "Adolf Hitler", "H1tler",   "KKK",      "nazis",        "p0rn",
       "porn",      "Sex",     "s3xy",         "p3nis",    "Rape-Man"});
  expect_refused("blocked", {"puta",
                             "PUTAS",
                             "Hijo de Puta",
                             "hijoputa",
                             "puuuta",
                             "mierda",
                             "M1erda",
                             "coño",
                             "CONO",
                             "gilipollas",
                             "pendejo",
                             "cabrón",
                             "Cabrones",
                             "maricón",
                             "culo",
                             "la polla",
                             "polla",
                             "pene",
                             "joder",
                             "concha tu madre",
                             "Concha de tu madre",
                             "conchetumadre",
                             "negrata",
                             "p u t a"});
}

TEST(Names, ThatSpeakForTheHouse) {
  expect_refused("staff", {"admin",         "Admin",
                           "ADM1N",         "Admin Ana",
                           "аdmin",         "admin2",
                           "Administrator", "El Administrador",
                           "moderator",     "Moderadora",
                           "mod",           "mods",
                           "Scriptorium",   "The Scriptorium Team",
                           "5criptorium",   "judge",
                           "The Judge",     "Judge 1",
                           "judge2",        "Jud-ge",
                           "Juez",          "El Juez",
                           "La Jueza",      "árbitro",
                           "Referee",       "System",
                           "sistema",       "staff",
                           "Staff Ana",     "Support",
                           "oficial",       "Spectator",
                           "r00t"});
}

TEST(Names, RefusalsAreSaidInBothLanguages) {
  for (const std::string_view bad :
       {"", "fuck", "admin", "a@b", "a\u200bb", "a\u202eb", "\u0410da", "\xff"}) {
    const std::string english = clean_name(bad, kEnglish).error().message;
    const std::string spanish = clean_name(bad, kSpanish).error().message;
    EXPECT_NE(english, spanish);
    EXPECT_EQ(spanish.find("name."), std::string::npos);
    EXPECT_EQ(spanish.find('{'), std::string::npos);
  }
  // What was refused is not said again.
  EXPECT_EQ(clean_name("fuck", kEnglish).error().message.find("fuck"), std::string::npos);
}

// Every entry of the file refuses itself: none is misspelt in a way that nothing could match.
TEST(Names, NoEntryIsInVain) {
  std::ifstream file(SCRIPTORIUM_SOURCE "/server/fair/blocked_names.txt");
  int blocked = 0, staff = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    const bool house = line.starts_with("staff ");
    std::string text = house ? line.substr(6) : line;
    text = text.substr(text.find(' ') + 1);
    text = text.substr(0, text.find(" except "));
    EXPECT_EQ(objection_to(text), house ? Objection::kStaff : Objection::kBlocked) << line;
    ++(house ? staff : blocked);
  }
  EXPECT_GT(blocked, 60);
  EXPECT_GT(staff, 20);
}

TEST(GuestNames, AreTheGuestsOwnInEachLanguage) {
  EXPECT_EQ(guest_name(7, kEnglish), guest_name(7, kEnglish));
  EXPECT_EQ(guest_name(7, kEnglish), "Curious Cricket");
  EXPECT_EQ(guest_name(7, kSpanish), "Grillo Curioso");
}

TEST(GuestNames, AreManyAndAllOfThemGoodNames) {
  std::map<std::string, int> english;
  std::map<std::string, std::string> pairs;
  for (GuestId guest = 0; guest < 40'000; ++guest) {
    const std::string name = guest_name(guest, kEnglish);
    if (++english[name] == 1) pairs[guest_name(guest, kSpanish)] = name;
  }
  EXPECT_EQ(english.size(), 32U * 32U);
  EXPECT_EQ(pairs.size(), english.size());
  for (const auto& [spanish, name] : pairs) {
    EXPECT_EQ(why(name), "") << name;
    EXPECT_EQ(why(spanish), "") << spanish;
    EXPECT_LT(english[name], 100) << name;  // 39 on average
  }
}

}  // namespace
}  // namespace scriptorium::server
