// This looks at every verse of the Bible; it found the rules of renumbered.txt.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "text/scripture/reference.h"
#include "text/scripture/tests/likeness.h"

namespace scriptorium::text {
namespace {

TEST(Alignment, EverySpanishVerseIsTheEnglishOne) {
  Sources sources;
  sources.mod2imp = SCRIPTORIUM_MOD2IMP;
  sources.sword = SCRIPTORIUM_SWORD;
  sources.data = SCRIPTORIUM_SOURCE "/text/scripture/data";
  const Bibles bibles = read_bibles(sources);
  const std::vector<Numbers> english = numbers_of(bibles.kjv);
  const std::vector<Numbers> spanish = numbers_of(bibles.rv1909);
  const Likeness likeness(english);
  constexpr double kClearly = 0.05;
  constexpr int kNear = 3;
  std::set<std::string> doubtful;
  double sum = 0;
  for (int i = 0; i < kBibleVerses; ++i) {
    const Numbers& verse = english[static_cast<std::size_t>(i)];
    const double own = likeness.of(verse, spanish[static_cast<std::size_t>(i)]);
    sum += own;
    for (int j = std::max(0, i - kNear); j <= std::min(kBibleVerses - 1, i + kNear); ++j) {
      if (likeness.of(verse, spanish[static_cast<std::size_t>(j)]) <= own + kClearly) continue;
      const VersePoint at = verse_at(i);
      doubtful.insert(
          write_reference({at.book, at.chapter, at.verse, at.verse}, Language::kEnglish));
    }
  }
  std::printf("mean likeness %.3f\n", sum / kBibleVerses);
  EXPECT_GT(sum / kBibleVerses, 0.74);
  // Read one by one, and right: neighbours say nearly the same (refrains, lists), or the numbers
  // of the Spanish module are thin there.
  const std::set<std::string> read = {
      "Genesis 8:16",  "Genesis 31:48", "Exodus 28:8",        "Leviticus 8:3", "Leviticus 15:23",
      "Judges 11:38",  "1 Kings 5:8",   "1 Kings 18:11",      "Psalm 67:3",    "2 Chronicles 6:8",
      "Psalm 114:5",   "Psalm 118:8",   "2 Chronicles 36:23", "Jeremiah 30:1", "Ezekiel 15:5",
      "Ezekiel 30:26", "Ezekiel 36:14", "Ezekiel 40:34"};
  EXPECT_EQ(doubtful, read);
}

}  // namespace
}  // namespace scriptorium::text
