#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/recitation/real_slip.h"

namespace scriptorium::text {
namespace {

constexpr Translation kKjv = Translation::kKjv;
constexpr Translation kWeb = Translation::kWeb;
constexpr const char* kAll = "exact lenient five";

// Another way to write the same words.
const RealSlip kNoSlips[] = {
    {kKjv, "John 3:16", "as printed", "", kAll},
    {kKjv, "John 3:16", "no mark, no capital", "unmarked", kAll},
    {kKjv, "Genesis 1:1", "the capitals of a chapter's opening", "In>IN", kAll},
    {kKjv, "1 Nephi 1:1", "the same in the Book of Mormon", "I Nephi having>I NEPHI HAVING", kAll},
    {kKjv, "Psalm 110:1", "LORD and Lord", "capitals", kAll},
    {kKjv, "Psalm 23:1", "small capitals as a word", "LORD>Lord", kAll},
    {kKjv, "Exodus 3:14", "a name in capitals", "I AM THAT I AM>I am that I am", kAll},
    {kKjv, "Psalm 24:1", "a curly apostrophe", "straight", kAll},
    {kKjv, "Psalm 24:1", "a possessive written as a plural", "LORD’s>Lords'", kAll},
    {kKjv, "Matthew 22:21", "a ligature", "Cæsar’s>Caesar's; Cæsar>Caesar; Cæsar’s>CAESARS", kAll},
    {kKjv, "Genesis 28:19", "a hyphen left out", "Beth-el>Bethel", kAll},
    {kKjv, "Genesis 28:19", "a blank for a hyphen", "spaced", kAll},
    {kKjv, "1 Samuel 7:12", "a hyphen left out", "Eben-ezer>Ebenezer", kAll},
    {kKjv, "Psalm 23:6", "two words as one", "for ever>forever", kAll},
    {kKjv, "Proverbs 27:1", "two words as one", "to morrow>tomorrow", kAll},
    {kKjv, "Exodus 32:32", "a dash", "unmarked", kAll},
    {kKjv, "Alma 32:21", "a dash without blanks", "unmarked", kAll},
    {kKjv, "Doctrine and Covenants 128:24", "a straight apostrophe typed curly",
     "refiner's>refiner’s; fuller's>fuller‘s", kAll},
    {kWeb, "Psalm 23:6", "one word as two, two as one",
     "loving kindness>lovingkindness; forever>for ever", kAll},
    {kWeb, "Matthew 6:34", "an elision without its apostrophe", "don’t>dont", kAll},
    {kWeb, "1 Corinthians 13:13", "a dash between words", "unmarked", kAll},
    {kWeb, "Judges 12:6", "quotations within quotations", "unmarked", kAll},
    {kWeb, "Exodus 3:14", "quotation marks typed straight", "straight", kAll},
};

// Archaic forms as they are said today.
const RealSlip kModern[] = {
    {kKjv, "John 3:16", "-eth", "whosoever>whoever; believeth>believes", "lenient five",
     "whosoever/whoever believeth/believes"},
    {kKjv, "John 3:16", "and one more",
     "whosoever>whoever; believeth>believes; everlasting>eternal", "five",
     "whosoever/whoever believeth/believes everlasting/eternal"},
    {kKjv, "Philippians 4:13", "-eth, one of ten words", "strengtheneth>strengthens",
     "lenient five", "strengtheneth/strengthens"},
    {kKjv, "Psalm 23:4", "thou and thy", "thou art>you are; thy>>your", "five",
     "thou/you art/are thy/your thy/your"},
    {kKjv, "Proverbs 3:5", "thine", "thine>>your", "five", "thine/your thine/your"},
    {kKjv, "Exodus 20:15", "a short verse", "Thou shalt>You shall", "", "Thou/You shalt/shall",
     "Thou/You shalt/shall"},
    {kKjv, "Matthew 6:33", "ye left out", "ye>", "lenient", "-ye", "-ye"},
    {kKjv, "Micah 6:8", "every one of them",
     "hath shewed thee>has shown you; doth>does; thee>you; thy>your", "",
     "hath/has shewed/shown thee/you doth/does thee/you thy/your",
     "hath/has shewed/shown thee/you"},
    {kKjv, "1 Nephi 3:7", "hath and -eth", "hath>has; giveth>gives; commandeth>commands",
     "lenient five", "hath/has giveth/gives commandeth/commands"},
    {kKjv, "Joshua 1:9", "three of thirty words", "whithersoever thou goest>wherever you go",
     "lenient five", "whithersoever/wherever thou/you goest/go"},
    {kKjv, "Mosiah 2:17", "ye four times", "ye>>you", "five", "ye/you ye/you ye/you ye/you"},
    {kKjv, "Psalm 24:1", "today's spelling", "fulness>fullness", "lenient five",
     "fulness/fullness"},
    {kKjv, "Psalm 24:1", "a possessive lost", "LORD’s>LORD", "lenient", "LORD’s/LORD",
     "LORD’s/LORD"},
    {kKjv, "Matthew 11:28", "another spelling", "labour>labor", "lenient five", "labour/labor"},
    {kKjv, "Revelation 7:4", "an before h", "an>a", "lenient five", "an/a"},
    {kWeb, "Matthew 6:34", "an elision said in full", "don’t>do not", "lenient", "don’t/do +not",
     "don’t/do +not"},
    {kWeb, "Genesis 24:50", "an elision said in full", "can’t>cannot", "lenient five",
     "can’t/cannot"},
    {kWeb, "1 Corinthians 13:13", "as the older text has it", "love>>charity", "five",
     "love/charity love/charity"},
};

// The right words in the wrong order, or another word.
const RealSlip kOrder[] = {
    {kKjv, "Genesis 14:18", "a pair the other way round", "bread and wine>wine and bread",
     "lenient five", "bread/wine wine/bread"},
    {kKjv, "Genesis 1:27", "he created", "created he>>he created", "lenient five",
     "created he~he created created he~he created"},
    {kKjv, "Isaiah 6:8", "Here I am", "Here am I>Here I am", "lenient five", "am I~I am"},
    {kKjv, "Doctrine and Covenants 4:2", "two of a list", "might mind>mind might", "lenient five",
     "might, mind~mind might"},
    {kKjv, "Moses 1:39", "a pair the other way round", "work and my glory—to>glory and my work to",
     "lenient five", "work/glory glory/work"},
    {kKjv, "Psalm 23:1", "nine words allow nothing", "want>lack", "five", "want/lack"},
    {kKjv, "Judges 12:6", "as one who could say it", "Sibboleth>Shibboleth", "lenient five",
     "Sibboleth/Shibboleth"},
    {kKjv, "Isaiah 9:6", "misspelled", "government>goverment; everlasting>evrelasting",
     "lenient five", "government/goverment everlasting/evrelasting"},
    {kKjv, "Genesis 28:19", "a name misspelled", "Beth-el>Beth al", "lenient five",
     "Beth-el/Beth al"},
    {kKjv, "Genesis 5:27", "a number as it is said today", "sixty and nine>and sixty nine",
     "lenient five", "sixty and~and sixty"},
    {kKjv, "Genesis 5:27", "a number in digits", "nine hundred sixty and nine>969", "five",
     "nine/969 -hundred...nine x4"},
    {kKjv, "Revelation 7:4", "a number in digits", "an hundred and forty and four thousand>144,000",
     "five", "an/144 hundred/000 -and...thousand x5"},
    {kKjv, "Doctrine and Covenants 102:17", "digits in words", "2>two; 4>four; 6>six",
     "lenient five", "2/two 4/four 6/six"},
    {kKjv, "Joseph Smith—History 1:56", "a year in words", "1823>eighteen twenty-three", "lenient",
     "1823/eighteen +twenty-three", "1823/eighteen +twenty-three"},
};

// Words left out, and words too many.
const RealSlip kLength[] = {
    {kKjv, "Genesis 1:27", "from one word to the same", "skip 9-11", "five", "-in -the -image"},
    {kKjv, "John 1:1", "from one phrase to the same", "skip 7-12", "five", "-with...was x6"},
    {kKjv, "Ecclesiastes 1:2", "a phrase that comes twice", "skip 7-9", "five",
     "-vanity -of -vanities"},
    {kKjv, "Ruth 1:16", "from one phrase to the same", "skip 23-29", "five", "-go...will x7"},
    {kKjv, "Matthew 6:34", "a phrase that comes twice", "skip 5-7", "five", "-for -the -morrow"},
    {kKjv, "Articles of Faith 1:1", "a small word", "and in>and", "lenient five", "-in"},
    {kKjv, "1 John 2:23", "a word in brackets", "but>", "lenient five", "-but"},
    {kKjv, "Psalm 3:2", "Selah", "Selah>", "lenient five", "-Selah"},
    {kWeb, "Psalm 3:2", "Selah", "Selah>", "lenient five", "-Selah"},
    {kKjv, "Ruth 1:16", "from where the words are known", "from 4", "lenient", "-And -Ruth -said",
     "-And -Ruth -said"},
    {kKjv, "Isaiah 9:6", "from the middle", "from 22", "", "-For...shoulder x21",
     "For/and unto/his us/name a/shall child/be"},
    {kKjv, "Psalm 23:6", "to the middle", "upto 13", "five", "-and...ever x12"},
    {kKjv, "Genesis 1:1", "nothing", "skip 1-10", "", "-In...earth x10", "-In...created x5"},
    {kKjv, "Romans 8:28", "begun again", "repeat 1-4", "", "+And...that x4", "all/And"},
    {kKjv, "Romans 8:28", "two words again", "repeat 2-3", "lenient", "+we +know", "+we +know"},
    {kKjv, "John 11:35", "twice", "twice", "five", "+Jesus +wept"},
    {kKjv, "Psalm 119:105", "twice", "twice", "five", "+Thy...path x14"},
    {kKjv, "Matthew 28:19", "Amen", "Ghost>Ghost Amen", "lenient five", "+Amen"},
    {kKjv, "John 3:16", "the reference said first", "For>John 3:16 For", "", "+John +3 +16",
     "+John +3 +16"},
    {kKjv, "Hebrews 11:1", "the verse's number", "Now>1 Now", "lenient", "+1", "+1"},
    {kKjv, "Psalm 3:1", "the psalm's title", "title", "", "+A...son x11",
     "LORD/A how/Psalm are/of they/David increased/when"},
};

// Learned from another translation.
const RealSlip kTranslations[] = {
    {kKjv, "John 1:1", "the same words", "as web", kAll},
    {kWeb, "John 1:1", "the same words", "as kjv", kAll},
    {kKjv, "Proverbs 22:6", "the same words", "as web", kAll},
    {kKjv, "Genesis 1:1", "one of ten", "as web", "lenient five", "heaven/heavens"},
    {kWeb, "Genesis 1:1", "one of ten", "as kjv", "lenient five", "heavens/heaven"},
    {kKjv, "Psalm 46:10", "one word", "as web", "lenient five", "heathen/nations"},
    {kKjv, "John 3:16", "four words", "as web", "five",
     "begotten/born whosoever/whoever believeth/believes everlasting/eternal"},
    {kWeb, "John 3:16", "four words", "as kjv", "five",
     "born/begotten whoever/whosoever believes/believeth eternal/everlasting"},
    {kKjv, "Psalm 23:1", "another name", "as web", "", "The/Yahweh -LORD not/lack want/nothing",
     "The/Yahweh -LORD"},
    {kWeb, "Psalm 23:1", "another name", "as kjv", "", "Yahweh/The +LORD lack/not nothing/want",
     "Yahweh/The +LORD"},
    {kKjv, "Psalm 119:105", "three words", "as web", "", "Thy/Your unto/to unto/for", "Thy/Your"},
    {kKjv, "Romans 8:38", "a phrase elsewhere", "as web", "lenient five",
     "-powers -nor +nor +powers"},
    {kWeb, "Romans 8:38", "a phrase elsewhere", "as kjv", "lenient five",
     "+powers +nor -nor -powers"},
};

// CV-33: marks, capitals, hyphens, apostrophes and spacing never count.
TEST(EnglishVerses, AreRightHoweverTheyAreWritten) { expect_judged(kNoSlips); }

// CV-33: correctly as written; lenient, first five.
TEST(EnglishVerses, InWordsOfToday) { expect_judged(kModern); }

// CV-33: in order.
TEST(EnglishVerses, InAnotherOrderOrWithAnotherWord) { expect_judged(kOrder); }

// CV-33: no more and no fewer words than are written, or than lenient and first five allow.
TEST(EnglishVerses, WithTooFewWordsOrTooMany) { expect_judged(kLength); }

// CV-33: as written in the text they are judged against.
TEST(EnglishVerses, LearnedFromAnotherTranslation) { expect_judged(kTranslations); }

TEST(EnglishVerses, AreEnough) {
  std::set<std::string> verses;
  for (const std::span<const RealSlip> table :
       {std::span<const RealSlip>(kNoSlips), std::span<const RealSlip>(kModern),
        std::span<const RealSlip>(kOrder), std::span<const RealSlip>(kLength),
        std::span<const RealSlip>(kTranslations)}) {
    for (const RealSlip& each : table) verses.insert(each.verse);
  }
  EXPECT_GE(verses.size(), 20U);
}

}  // namespace
}  // namespace scriptorium::text
