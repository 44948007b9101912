// The parts that read the sources, each on small inputs of its own: every trap that a source sets.

#include "text/scripture/build/sources.h"

#include <gtest/gtest.h>

#include <string>

#include "text/scripture/build/dictionary.h"
#include "text/scripture/build/dump.h"
#include "text/scripture/build/osis.h"
#include "text/scripture/build/renumber.h"
#include "text/scripture/build/spanish.h"

namespace scriptorium::text {
namespace {

std::string text_of(std::string_view osis, OsisStyle style = {}) {
  return read_osis(osis, style).text;
}

TEST(Osis, LeavesMarksOfPrintOut) {
  EXPECT_EQ(text_of("<div sID=\"a\" type=\"x-p\"/> ¶ And God"), "And God");
  EXPECT_EQ(text_of("my name \\nd JEHOVAH was"), "my name JEHOVAH was");
  EXPECT_EQ(text_of("fish &amp; bread"), "fish & bread");
  EXPECT_EQ(text_of("<speaker>Lover</speaker> <l sID=\"a\"/>My love"), "My love");
}

TEST(Osis, KeepsWordsApartWhereANoteStood) {
  EXPECT_EQ(text_of("<w lemma=\"strong:H1\">God</w><note>Heb. x</note><w lemma=\"strong:H2\">made"
                    "</w> it"),
            "God made it");
  EXPECT_EQ(text_of("east,<note>or so</note>they went"), "east, they went");
  EXPECT_EQ(text_of("he went<note>or so</note>."), "he went.");
  EXPECT_EQ(text_of("a coin</q> <note>small</note> <q>? Not one"), "a coin? Not one");
  EXPECT_EQ(text_of("“<note>so</note>Who"), "“Who");
  EXPECT_EQ(text_of("fulfil.”</q><w>Then</w> he"), "fulfil.” Then he");
  EXPECT_EQ(text_of("give</q>n"), "given");
  EXPECT_EQ(text_of("so.<l eID=\"a\"/><l sID=\"b\"/>Selah"), "so. Selah");
}

TEST(Osis, EndsWithTheChapter) {
  EXPECT_EQ(text_of("Amen. <chapter eID=\"Rom.16\"/> <title>Written to</title> Glossary"), "Amen.");
}

TEST(Osis, TakesAPsalmsTitleForItself) {
  const MarkedVerse verse = read_osis(
      "<title canonical=\"true\" type=\"psalm\">A <w lemma=\"strong:H4210\">Psalm</w><note>x</note>"
      "</title> <w lemma=\"strong:H3068\">LORD</w>, how",
      {});
  EXPECT_EQ(verse.title, "A Psalm");
  EXPECT_EQ(verse.text, "LORD, how");
  ASSERT_EQ(verse.words.size(), 1U);  // not the title's
  EXPECT_EQ(verse.words[0].strong, "H3068");
  EXPECT_EQ(read_osis("<title>ALEPH</title> Blessed", {}).title, "");
}

TEST(Osis, KnowsWhichWordsHaveNumbers) {
  const MarkedVerse verse = read_osis(
      "The <w lemma=\"strong:H1 H2\"> two  words</w>, <w lemma=\"strong:G0025\">é</w>", {});
  EXPECT_EQ(verse.text, "The two words, é");
  ASSERT_EQ(verse.words.size(), 3U);
  EXPECT_EQ(verse.text.substr(verse.words[0].begin, verse.words[0].length), "two words");
  EXPECT_EQ(verse.words[0].strong, "H1");
  EXPECT_EQ(verse.words[1].strong, "H2");
  EXPECT_EQ(verse.words[1].begin, verse.words[0].begin);
  EXPECT_EQ(verse.text.substr(verse.words[2].begin, verse.words[2].length), "é");
}

TEST(Osis, PartsAddedWordsInSpanish) {
  constexpr std::string_view osis =
      "<w>alabanza</w><transChange>sea</transChange><w>en</w> ¿<transChange>es</transChange>, no?";
  EXPECT_EQ(text_of(osis, {.added_words_stick = true}), "alabanza sea en ¿es, no?");
}

TEST(Osis, RefusesATagWithoutEnd) { EXPECT_THROW(read_osis("so <w", {}), std::runtime_error); }

std::vector<MarkedVerse> whole_bible() { return std::vector<MarkedVerse>(kBibleVerses); }
MarkedVerse& at(std::vector<MarkedVerse>& verses, const char* book, int chapter, int verse) {
  return verses[static_cast<std::size_t>(verse_place(*book_by_short_name(book), chapter, verse))];
}

std::string opened(const std::string& text) {
  std::vector<MarkedVerse> teachers = whole_bible();
  at(teachers, "Gen", 2, 2).text = "dijo Moisés que el rey fué allí, y Achâb con Jehová";
  MarkedVerse verse = {text, {}, {}};
  SpanishOpenings(teachers).open(verse);
  return verse.text;
}

TEST(Spanish, ChaptersOpenInPlainLetters) {
  EXPECT_EQ(opened("EN el principio"), "En el principio");
  EXPECT_EQ(opened("JEHOVÁ es"), "Jehová es");
  EXPECT_EQ(opened("Y MOISÉS dijo"), "Y Moisés dijo");
  EXPECT_EQ(opened("Y FUÉ que"), "Y fué que");
  EXPECT_EQ(opened("Y ACHAB dió"), "Y Achab dió");  // an accent lost in capitals
  EXPECT_EQ(opened("EL REY dijo"), "El rey dijo");
  EXPECT_EQ(opened("Y Á EL dijo"), "Y á el dijo");
  EXPECT_EQ(opened("¿QUIÉN es"), "¿Quién es");
  EXPECT_EQ(opened("Así dijo. EL rey"), "Así dijo. El rey");
  EXPECT_EQ(opened("Y El rey"), "Y el rey");
}

TEST(Spanish, CapitalsThatAreMeantStay) {
  EXPECT_EQ(opened("ALABAD á JAH"), "Alabad á JAH");
  EXPECT_EQ(opened("ESCRIBE en EFESO"), "Escribe en EFESO");
}

TEST(Spanish, APsalmsTitleIsTakenOff) {
  MarkedVerse verse = {"Salmo de David. ¡OH Jehová!", {{17, 2, "H1"}, {0, 5, "H2"}}, {}};
  take_psalm_title(verse);
  EXPECT_EQ(verse.title, "Salmo de David.");
  EXPECT_EQ(verse.text, "¡OH Jehová!");
  ASSERT_EQ(verse.words.size(), 1U);
  EXPECT_EQ(verse.text.substr(verse.words[0].begin, 2), "\xA1O");  // ¡ has two bytes
  MarkedVerse after_a = {"Cántico. A JEHOVÁ llamé", {}, {}};
  take_psalm_title(after_a);
  EXPECT_EQ(after_a.text, "A JEHOVÁ llamé");
  MarkedVerse none = {"Salmo de David", {}, {}};
  EXPECT_THROW(take_psalm_title(none), std::runtime_error);
}

TEST(Spanish, LettersOfTheAlphabetAreDropped) {
  MarkedVerse verse = {"GIMEL. Haz bien", {}, {}};
  drop_letter_name(verse);
  EXPECT_EQ(verse.text, "Haz bien");
  EXPECT_THROW(drop_letter_name(verse), std::runtime_error);
}

std::vector<MarkedVerse> jonah() {
  std::vector<MarkedVerse> verses = whole_bible();
  at(verses, "Jonah", 2, 1).text = "one";
  at(verses, "Jonah", 2, 2).text = "two";
  at(verses, "Jonah", 2, 3) = {"three and four", {{0, 5, "H3"}, {10, 4, "H4"}}, {}};
  at(verses, "Jonah", 2, 5).text = "five.";
  at(verses, "Jonah", 2, 6).text = "seven. Written by nobody";
  return verses;
}

std::string faults(const std::string& rules) {
  std::vector<MarkedVerse> verses = jonah();
  std::vector<BundleMove> moved;
  try {
    renumber(verses, Translation::kRv1909, rules, moved);
    return "";
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

TEST(Renumbering, ShiftsSplitsAndJoins) {
  std::vector<MarkedVerse> verses = jonah();
  std::vector<BundleMove> moved;
  renumber(verses, Translation::kRv1909,
           "# a comment\n"
           "rv1909 Jonah 1:17-2:1 = 2:1-2:2\n"
           "rv1909 Jonah 2:2 = 2:3 before \"and\"\n"
           "rv1909 Jonah 2:3 = 2:3 from \"and\" as 9:9\n"
           "rv1909 Jonah 2:6 drop from \"Written\"\n"
           "rv1909 Jonah 2:5 = 2:5 + 2:6 before \"en\"\n"
           "rv1909 Jonah 2:6 = 2:6 from \"en\"\n"
           "web Jonah 1:1 = 1:2\n",
           moved);
  EXPECT_EQ(at(verses, "Jonah", 1, 17).text, "one");
  EXPECT_EQ(at(verses, "Jonah", 2, 1).text, "two");
  EXPECT_EQ(at(verses, "Jonah", 2, 2).text, "three");
  const MarkedVerse& four = at(verses, "Jonah", 2, 3);
  EXPECT_EQ(four.text, "and four");
  ASSERT_EQ(four.words.size(), 1U);
  EXPECT_EQ(four.text.substr(four.words[0].begin, four.words[0].length), "four");
  EXPECT_EQ(at(verses, "Jonah", 2, 5).text, "five. sev");
  EXPECT_EQ(at(verses, "Jonah", 2, 6).text, "en.");
  EXPECT_EQ(at(verses, "Jonah", 1, 1).text, "");  // a rule for another text
  ASSERT_EQ(moved.size(), 5U);                    // 2:6 stands where it stood
  EXPECT_EQ(moved[0].chapter, 2);
  EXPECT_EQ(moved[0].first, 1);
  EXPECT_EQ(moved[3].chapter, 9);  // the text's own number
}

TEST(Renumbering, LosesNothing) {
  EXPECT_EQ(faults("rv1909 Jonah 2:1 = 2:2 + 2:1\nrv1909 Jonah 2:2 = 2:3\n"),
            "renumbered.txt: the pieces of Jonah 2:1 are not in order");
  EXPECT_EQ(faults("rv1909 Jonah 2:1 = 2:2\nrv1909 Jonah 2:2 = 2:1\n"), "");
  EXPECT_EQ(faults("rv1909 Jonah 2:1 = 2:2\n"), "renumbered.txt: Jonah 2:2 would stand twice");
  EXPECT_EQ(faults("rv1909 Jonah 2:2 = 2:3\nrv1909 Jonah 2:3 = 2:3\n"),
            "renumbered.txt: Jonah 2:3 is not used up");
  EXPECT_EQ(faults("rv1909 Jonah 2:2 = 2:3\nrv1909 Jonah 2:3 = 2:5\nrv1909 Jonah 2:5 = 2:6\n"
                   "rv1909 Jonah 2:6 = 2:1\nrv1909 Jonah 2:1 = 2:2\nrv1909 Jonah 2:7 = 2:2\n"),
            "renumbered.txt: Jonah 2:2 is not used up");
  EXPECT_EQ(faults("rv1909 Jonah 2:3 = 2:3 before \"and\"\n"),
            "renumbered.txt: Jonah 2:3 is not used up");
  EXPECT_EQ(faults("rv1909 Jonah 2:3 = 2:1\nrv1909 Jonah 2:1 = 2:2\nrv1909 Jonah 2:2 = 2:5\n"
                   "rv1909 Jonah 2:5 = 2:6\nrv1909 Jonah 2:6 = 2:6\n"),
            "renumbered.txt: Jonah 2:6 is not used up");
  EXPECT_EQ(faults("rv1909 Jonah 2:3 = 2:3 before \"no such\"\n"),
            "renumbered.txt: \"no such\" is not once in Jonah 2:3");
}

TEST(Renumbering, RefusesRulesThatAreNone) {
  for (const char* rule :
       {"rv1909", "rv1909 Jonas 1:1 = 1:2", "rv1909 Jonah 1:18 = 1:1", "rv1909 Jonah 1 = 2",
        "rv1909 Jonah 1:1 1:2", "rv1909 Jonah 1:1-1:3 = 1:1-1:2", "rv1909 Jonah 1:1 = 1:1 until",
        "rv1909 Jonah 1:1 = 1:1 from \"x", "rv1909 Jonah 1:1 drop",
        "web Jonah 1:1-1:2 = 1:1-1:2 x"}) {
    EXPECT_TRUE(faults(rule).starts_with("renumbered.txt, line 1: ")) << rule << faults(rule);
  }
}

std::string module_fault(const Sources& sources, const std::string& module) {
  try {
    dump_module(sources, module, "sword-text-kjv");
    return "";
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

// mod2imp would find the module in its usual folder all the same.
TEST(Dump, OfAModuleThatIsNotThereNamesThePackage) {
  Sources sources;
  sources.mod2imp = SCRIPTORIUM_MOD2IMP;
  sources.sword = testing::TempDir() + "no such folder";
  EXPECT_EQ(module_fault(sources, "engKJV2006eb"), "the module engKJV2006eb is not in " +
                                                       sources.sword.string() +
                                                       ": install the package sword-text-kjv");
  sources.sword = SCRIPTORIUM_SWORD;
  EXPECT_EQ(module_fault(sources, "engKJV2006eb"), "");
  sources.mod2imp = "/bin/false";
  EXPECT_EQ(
      module_fault(sources, "engKJV2006eb"),
      "/bin/false failed on the module engKJV2006eb; it comes with the package libsword-utils");
}

TEST(Dump, IsReadByKeys) {
  const auto entries = read_dump("$$$A 1:1\nso\nit is\n$$$A 1:2\n\n");
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].key, "A 1:1");
  EXPECT_EQ(entries[0].text, "so\nit is");
  EXPECT_EQ(entries[1].text, "");
  EXPECT_THROW(read_dump("no key\n"), std::runtime_error);
}

std::vector<DumpEntry> all_keys() {
  std::vector<DumpEntry> dump = {{"[ Module Heading ]", ""}, {"Genesis 0:0", "intro"}};
  for (int i = 0; i < kBibleVerses; ++i) {
    const VersePoint point = verse_at(i);
    dump.push_back({std::string(book_name(point.book, Language::kEnglish)) + ' ' +
                        std::to_string(point.chapter) + ':' + std::to_string(point.verse),
                    std::to_string(i)});
  }
  return dump;
}

std::string dump_fault(const std::vector<DumpEntry>& dump) {
  try {
    bible_entries(dump, "mod");
    return "";
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

// SWORD wraps keys that are out of range; a dump must have each verse of the list, and no other.
TEST(Dump, HasEveryVerseOnce) {
  std::vector<DumpEntry> dump = all_keys();
  const std::vector<std::string> entries = bible_entries(dump, "mod");
  ASSERT_EQ(entries.size(), static_cast<std::size_t>(kBibleVerses));
  EXPECT_EQ(entries[31101], "31101");
  dump.push_back({"Tobit 1:1", "not in the list"});
  dump.push_back({"III John 1:15", "<chapter eID=\"x\"/>"});
  EXPECT_EQ(dump_fault(dump), "");
  dump.push_back({"III John 1:15", "text"});
  EXPECT_EQ(dump_fault(dump), "mod, III John 1:15: is beyond the list of books");
  dump.pop_back();
  dump.push_back({"Genesis 1:1", "again"});
  EXPECT_EQ(dump_fault(dump), "mod, Genesis 1:1: stands twice");
  dump = all_keys();
  dump.erase(dump.begin() + 2 + 31);
  EXPECT_EQ(dump_fault(dump), "mod, Gen 2:1: is missing");
}

constexpr const char* kGreekEntry =
    "<entryFree n=\"00002\"> <orth>ἀγάπη</orth> <orth rend=\"bold\" type=\"trans\">agápē</orth> "
    "<pron rend=\"italic\">ag-ah'-pay</pron><lb/> <def><orig>from <ref>G25</ref>;</orig><lb/> "
    "love, i.e. affection (with G3588):--charity, dear. </def> </entryFree>";
constexpr const char* kHebrewEntry =
    "<entryFree n=\"3\"> <orth>ישׂ</orth><lb/> <orth rend=\"bold\" type=\"trans\">yiώ<hi "
    "rend=\"super\">e</hi></orth> <pron rend=\"italic\">{one} two</pron> <def>From <ref>H24</ref>; "
    "from a root meaning to <hi rend=\"italic\">grow</hi>; "
    "a "
    "<hi rend=\"italic\">{green}</hi> or fresh6 new (of {man}) <hi rend=\"bold\">plant:</hi> - "
    "{greenness} "
    "fruit.</def></entryFree>";

TEST(Dictionary, HasWordSoundAndMeaning) {
  const auto lemmas =
      read_dictionary({{"00001", "<def>Not Used </def>"},
                       {"00002", kGreekEntry},
                       {"00003", kHebrewEntry},
                       {"00003", "again"},
                       {"00004", "<orth>x</orth><def>For <ref>H3</ref>: - bull.</def>"}},
                      "mod");
  ASSERT_EQ(lemmas.size(), 4U);
  EXPECT_EQ(lemmas[0].word, "");
  EXPECT_EQ(lemmas[1].word, "ἀγάπη");
  EXPECT_EQ(lemmas[1].transliteration, "agápē");
  EXPECT_EQ(lemmas[1].pronunciation, "ag-ah'-pay");
  EXPECT_EQ(lemmas[1].gloss, "love, i.e. affection (with G3588)");
  EXPECT_EQ(lemmas[2].transliteration, "yiśe");
  EXPECT_EQ(lemmas[2].pronunciation, "one, two");
  EXPECT_EQ(lemmas[2].gloss, "a green, or fresh, new (of man), plant");
  EXPECT_EQ(lemmas[3].gloss, "bull");
}

TEST(Dictionary, HasNoGap) {
  EXPECT_THROW(read_dictionary({{"00002", kGreekEntry}}, "mod"), std::runtime_error);
  EXPECT_THROW(read_dictionary({{"Alpha", kGreekEntry}}, "mod"), std::runtime_error);
}

}  // namespace
}  // namespace scriptorium::text
