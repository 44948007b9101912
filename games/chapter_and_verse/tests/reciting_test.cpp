#include "games/chapter_and_verse/codec/reciting.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/tests/scripture.h"

namespace scriptorium::chapter_and_verse {
namespace {

enum Reciting : std::uint8_t { kExact, kLenient, kFirstFive };

bool right(Reciting reciting, std::string_view verse, std::string_view said) {
  Config config;
  config.reciting = reciting;
  const auto kind = CardList::get().kind_of(verse);
  EXPECT_TRUE(kind) << verse;
  const auto judged = recited_rightly({SCRIPTORIUM_SHARE}, config, *kind, said);
  EXPECT_TRUE(judged) << verse;
  return judged.value_or(false);
}

// CV-33: the scripture as written, whatever the case, punctuation and accents; title and reference
// are not part of it.
TEST(ChapterAndVerseReciting, Exact) {
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "Thou shalt not steal."));
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "thou shalt NOT steal"));
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "No hurtaras"));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "Thou shalt not kill."));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "Thou shalt steal."));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", ""));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "thou_shalt_not_steal Exodus 20:15"));
}

// CV-33: nine words in ten; the first five.
TEST(ChapterAndVerseReciting, LenientAndFirstFive) {
  const std::string all = scripture("Psalm 46:10");
  std::string slip = all;
  slip.replace(slip.find("heathen"), 7, "nations");
  const std::string_view five = "Be still, and know that";
  EXPECT_TRUE(right(kExact, "be_still", all));
  EXPECT_FALSE(right(kExact, "be_still", five));
  EXPECT_TRUE(right(kLenient, "be_still", slip));
  EXPECT_FALSE(right(kLenient, "be_still", five));
  EXPECT_TRUE(right(kFirstFive, "be_still", five));
  EXPECT_FALSE(right(kFirstFive, "be_still", "Be still, and know"));
}

// CV-33: every verse of the set has its scripture.
TEST(ChapterAndVerseReciting, EveryVerseCanBeJudged) {
  EXPECT_EQ(missing_for_reciting({SCRIPTORIUM_SHARE}), "");
  EXPECT_NE(missing_for_reciting({"/nowhere"}), "");
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const auto judged = recited_rightly({SCRIPTORIUM_SHARE}, {}, static_cast<Kind>(kind), "no");
    EXPECT_EQ(judged, false) << CardList::get().slug(kind);
  }
  EXPECT_FALSE(recited_rightly({SCRIPTORIUM_SHARE}, {}, 0, "no"));
  EXPECT_FALSE(recited_rightly({"/nowhere"}, {}, 1, "no"));
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
