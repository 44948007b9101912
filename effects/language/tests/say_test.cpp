// The pages are what the language says today, and the phrases are complete.
#include "effects/language/say.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "effects/language/forms.h"
#include "effects/language/speaker.h"
#include "effects/language/tests/sketchbook.h"
#include "effects/language/tests/text_faults.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

namespace fs = std::filesystem;

// What effects_pages says of a tree; empty if it is content.
std::string check_pages(const fs::path& root) {
  const fs::path log =
      fs::path(testing::TempDir()) / ("effects_pages_" + std::to_string(::getpid()));
  const int code = std::system(
      (std::string(EFFECTS_PAGES) + " " + root.string() + " --check 2>" + log.string()).c_str());
  const std::string said = read_text(log);
  fs::remove(log);
  return code == 0 ? "" : said;
}

TEST(EffectsPages, AreUpToDate) { EXPECT_EQ(check_pages(SCRIPTORIUM_SOURCE), ""); }

TEST(EffectsPages, CatchACardThatChanged) {
  const fs::path root = fs::path(testing::TempDir()) / ("effects_" + std::to_string(::getpid()));
  const fs::path source(SCRIPTORIUM_SOURCE);
  const auto copy = [&](const fs::path& each) {
    fs::create_directories((root / each).parent_path());
    fs::copy(source / each, root / each);
  };
  for (const char* page : {"docs/sketches.md", "docs/effects_reference.md"}) copy(page);
  copy("effects/language/tests/sketches");
  for (const fs::directory_entry& room : fs::directory_iterator(source / "games")) {
    const fs::path data = "games" / room.path().filename() / "data";
    if (fs::exists(source / data)) copy(data);
  }
  EXPECT_EQ(check_pages(root), "");
  const fs::path cards = root / "games/hypertext/data/tower.cards";
  std::string text = read_text(cards);
  text.replace(text.find("draw 2"), 6, "draw 3");
  std::ofstream(cards) << text;
  EXPECT_EQ(check_pages(root), "sketches.md is out of date; run effects_pages --write\n");
  fs::remove_all(root);
}

TEST(Phrases, EveryVerbHasItsForms) {
  for (const VerbRow& row : verb_rows()) {
    const std::string_view key = name_of(row.verb);
    ASSERT_FALSE(key.empty()) << row.word;
    if ((row.traits & kRules) != 0 && row.verb != Verb::kChoose) continue;
    for (const std::string_view form : {"you", "they"}) {
      EXPECT_FALSE(effect_phrases().find(key, Language::kEnglish, {form}).empty()) << key << form;
    }
    for (const std::string_view form : {"you", "they", "to"}) {
      EXPECT_FALSE(effect_phrases().find(key, Language::kSpanish, {form}).empty()) << key << form;
    }
    const bool says_who = row.verb == Verb::kForbid || row.verb == Verb::kAllow ||
                          row.verb == Verb::kMore;  // "your opponents may not …"
    EXPECT_EQ(effect_phrases().find(key, Language::kSpanish, {"you_do"}).empty(), says_who) << key;
    for (const Language language : {Language::kEnglish, Language::kSpanish})
      EXPECT_FALSE(effect_phrases().find(key, language, {"clause"}).empty()) << key;
  }
}

TEST(Phrases, RefuseWhatIsNotInBothLanguages) {
  EXPECT_THROW(Forms("key\n  en words\n"), std::runtime_error);
  EXPECT_THROW(Forms("key\n  en words\n  en again\n  es palabras\n"), std::runtime_error);
  EXPECT_THROW(Forms("  en words\n"), std::runtime_error);
  EXPECT_THROW(Forms("key\n  fr mots\n"), std::runtime_error);
  const Forms forms("key\n  en.one {0} word\n  es \\sy\\s\n");
  EXPECT_EQ(fill(forms.get("key", Language::kEnglish, {"one"}), {"a"}), "a word");
  EXPECT_EQ(forms.get("key", Language::kSpanish), " y ");
}

TEST(TextFaults, AreFound) {
  EXPECT_TRUE(text_faults("Draw a verse.", Language::kEnglish).empty());
  for (const char* text : {"", "Draw {amount}.", "Draw  a verse.", "Draw a verse", "draw a verse.",
                           "Draw a verse. draw it.", "Draw a a verse.", "Roba un versículo.",
                           "Draw a verse .", "Discard a Equip.", "Discard an verse."})
    EXPECT_FALSE(text_faults(text, Language::kEnglish).empty()) << text;
  EXPECT_FALSE(text_faults("Pon un VERBO de el Seol.", Language::kSpanish).empty());
  EXPECT_FALSE(text_faults("Roba un carta.", Language::kSpanish).empty());
}

}  // namespace
}  // namespace scriptorium::effects
