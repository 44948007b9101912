#include "text/recitation/heading.h"

#include <gtest/gtest.h>

#include "text/recitation/recitation.h"
#include "text/recitation/tests/edits.h"

namespace scriptorium::text {
namespace {

constexpr Strictness kAll[] = {Strictness::kExact, Strictness::kLenient, Strictness::kFirstFive};

// Twenty words, after a title that is said in its midst, and a reference.
constexpr const char* kVerse =
    "Blessed is he that walketh by the river at evening, and keepeth the words of wisdom in a "
    "quiet heart.";

Heading heading() {
  const Phrase title = {{{"By the River", "Junto al río"}}};
  const Phrase reference = {
      {{"1", "First"}, {"Nephi", "Nefi"}, {"", "chapter"}, {"3"}, {"", "verse"}, {"16"}}};
  return Heading({title, reference});
}

Outcome judged(std::string_view said, Strictness strictness) {
  return Recitation(kVerse, heading()).judge(said, strictness).outcome;
}

Outcome followed(std::string_view said, Strictness strictness = Strictness::kExact) {
  return Recitation(kVerse, heading()).follow(said, strictness).outcome;
}

// CV-32, CV-33: title and reference, before the verse or after it or both, in either order.
TEST(Heading, DoesNotCountOnEitherSide) {
  const char* const headings[] = {"",
                                  "By the River.",
                                  "by the river: ",
                                  "junto al rio",
                                  "1 Nephi 3:16.",
                                  "1 Nefi 3:16.",
                                  "1Nephi 3.16",
                                  "First Nephi chapter 3, verse 16:",
                                  "By the River, 1 Nephi 3:16:",
                                  "1 Nephi 3:16 (By the River)",
                                  "By the river firstnephichapter3verse16"};
  for (const std::string before : headings) {
    for (const std::string after : headings) {
      for (const Strictness strictness : kAll) {
        const std::string said = before + " " + kVerse + " " + after;
        EXPECT_EQ(judged(said, strictness), Outcome::kRight) << said;
        EXPECT_EQ(followed(said, strictness), Outcome::kRight) << said;
        EXPECT_TRUE(Recitation(kVerse, heading()).judge(said, strictness).slips.empty()) << said;
      }
    }
  }
}

// CV-32, CV-33: a heading does not stand for the verse, nor for a part of it.
TEST(Heading, MakesNothingElseRight) {
  const std::string verse = kVerse;
  const std::string cut = verse.substr(0, verse.find(" the river"));
  const std::string wrong[] = {
      "",
      "By the River",
      "1 Nephi 3:16",
      "By the River, 1 Nephi 3:16",
      "By the River By the River " + verse,               // twice on one side
      "1 Nephi 3:16 1 Nephi 3:16 " + verse,               //
      "1 Nephi 3:17 " + verse,                            // another reference
      "1 Nephi 3:1 6 " + verse,                           //
      "1 Nephi 31:6 " + verse,                            //
      "1 Nephi 316 " + verse,                             //
      "1 Nephi 3:161 " + verse,                           //
      "2 Nephi 3:16 " + verse,                            //
      "Nephi 3:16 " + verse,                              //
      "1 Nephi 3 " + verse,                               // not all of it
      "By the " + verse,                                  //
      "By a River " + verse,                              // another title
      "By the Riverblessed" + verse.substr(7),            // no end between title and verse
      cut + " By the River " + verse.substr(cut.size()),  // in the midst of it
      cut + " 1 Nephi 3:16 " + verse.substr(cut.size()),  //
      "By the River " + cut,
      verse.substr(8) + " By the River",
  };
  for (const std::string& said : wrong) {
    EXPECT_EQ(judged(said, Strictness::kExact), Outcome::kWrong) << said;
  }
  EXPECT_EQ(judged("1 Nephi 3:17 Blessed is he that walketh", Strictness::kFirstFive),
            Outcome::kWrong);
  EXPECT_EQ(judged("By the River, 1 Nephi 3:16", Strictness::kFirstFive), Outcome::kWrong);
  EXPECT_EQ(judged("By the River " + cut, Strictness::kLenient), Outcome::kWrong);
}

// CV-33: a heading takes nothing from the words that lenient allows.
TEST(Heading, LeavesLenientItsSlips) {
  std::string said = kVerse;
  said.replace(said.find("quiet"), 5, "queit");
  said.replace(said.find("is he"), 5, "he is");
  EXPECT_EQ(judged("1 Nephi 3:16 " + said + " By the River", Strictness::kLenient),
            Outcome::kRight);
  said.replace(said.find("river"), 5, "sea");
  EXPECT_EQ(judged("1 Nephi 3:16 " + said + " By the River", Strictness::kLenient),
            Outcome::kWrong);
  const std::vector<Slip> slips =
      Recitation(kVerse, heading()).judge("1 Nephi 3:16 " + said, Strictness::kLenient).slips;
  ASSERT_EQ(slips.size(), 3u);
  EXPECT_EQ(slips[0].said, (Range{21, 26}));
}

// CV-33: a verse that is its own title, or begins or ends with it, has to be said all the same.
TEST(Heading, TheVersesOwnWordsAreTheVerse) {
  const Heading own({Phrase{{{"Thou shalt not steal"}}}});
  const Recitation same("Thou shalt not steal.", own);
  for (const Strictness strictness : kAll) {
    EXPECT_EQ(same.judge("thou shalt not steal", strictness).outcome, Outcome::kRight);
    EXPECT_EQ(same.follow("thou shalt not steal", strictness).outcome, Outcome::kRight);
    EXPECT_EQ(same.follow("thou shalt", strictness).reached, 2u);
    EXPECT_EQ(same.judge("thou shalt not", strictness).outcome, Outcome::kWrong);
  }
  const std::string three = "thou shalt not steal thou shalt not steal thou shalt not steal";
  EXPECT_EQ(same.judge(three, Strictness::kExact).outcome, Outcome::kRight);
  EXPECT_EQ(same.judge(three + " thou shalt not steal", Strictness::kExact).outcome,
            Outcome::kWrong);
  const Heading still({Phrase{{{"Be Still"}}}});
  const Recitation begins("Be still, and know", still);
  EXPECT_EQ(begins.judge("Be still and know", Strictness::kExact).outcome, Outcome::kRight);
  EXPECT_EQ(begins.judge("Be still: be still and know", Strictness::kExact).outcome,
            Outcome::kRight);
  EXPECT_EQ(begins.judge("and know", Strictness::kExact).outcome, Outcome::kWrong);
  const Recitation ends("And know, be still", still);
  EXPECT_EQ(ends.judge("and know be still", Strictness::kExact).outcome, Outcome::kRight);
  EXPECT_EQ(ends.judge("and know be still be still", Strictness::kExact).outcome, Outcome::kRight);
  EXPECT_EQ(ends.judge("and know", Strictness::kExact).outcome, Outcome::kWrong);
}

// CV-33: while somebody types.
TEST(Heading, IsFollowed) {
  const std::string verse = kVerse;
  for (const char* open : {"1", "1 Ne", "1 Nephi", "1 Nephi ch", "1 Nephi 3", "1 Nephi 3:1",
                           "1 Nephi 3:16", "by the river 1 n", "First Nephi 3 16 By t"}) {
    const Progress progress = Recitation(kVerse, heading()).follow(open, Strictness::kExact);
    EXPECT_EQ(progress.outcome, Outcome::kOpen) << open;
    EXPECT_EQ(progress.reached, 0u) << open;
    EXPECT_FALSE(progress.unfinished) << open;
    EXPECT_TRUE(progress.slips.empty()) << open;
    EXPECT_EQ(followed(verse + " " + open),
              std::string_view(open) == "1 Nephi 3:16" ? Outcome::kRight : Outcome::kOpen)
        << open;
  }
  for (const char* wrong : {"2", "1 Nee", "1 Nephi 4", "1 Nephi 31", "1 Nephi 3:15", "Nephi",
                            "1 Nephi 3:16 1", "by the river by"}) {
    EXPECT_EQ(followed(wrong), Outcome::kWrong) << wrong;
    EXPECT_EQ(followed(verse + " " + wrong), Outcome::kWrong) << wrong;
  }
  const Progress begun =
      Recitation(kVerse, heading()).follow("1 Nephi 3:16 Blessed is he th", Strictness::kExact);
  EXPECT_EQ(begun.outcome, Outcome::kOpen);
  EXPECT_EQ(begun.reached, 3u);
  EXPECT_TRUE(begun.unfinished);
  EXPECT_EQ(followed("1 Nephi 3:16 Blessed is she"), Outcome::kWrong);
  EXPECT_EQ(followed("Blessed is he 1 Nep"), Outcome::kWrong);  // not all of the verse yet
}

// A heading of a few words, and other words of the same kind.
struct Heard {
  Words title, reference;
  Heading heading() const {
    const auto parts = [](const Words& words) {
      Phrase phrase;
      for (const std::string& word : words) phrase.parts.push_back({word});
      return phrase;
    };
    return Heading({parts(title), parts(reference)});
  }
};

void append(Words& words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
}

// One of the five headings, none among them.
Words random_heading(Dice& dice, const Heard& of) {
  Words words;
  const std::size_t which = below(dice, 5);
  if (which == 1 || which == 3) append(words, of.title);
  if (which >= 2) append(words, of.reference);
  if (which == 4) append(words, of.title);
  return words;
}

// Whether words are one of the headings, as letters alone.
bool is_heading(const Words& words, const Heard& of) {
  const auto letters = [](std::initializer_list<const Words*> lists) {
    std::string all;
    for (const Words* list : lists) {
      for (const std::string& word : *list) all += SpokenWords(word).letters();
    }
    return all;
  };
  const std::string said = letters({&words});
  return said.empty() || said == letters({&of.title}) || said == letters({&of.reference}) ||
         said == letters({&of.title, &of.reference}) || said == letters({&of.reference, &of.title});
}

// CV-33: right with headings is what is right when some heading is taken off either end, by trying
// every cut.
TEST(Heading, IsTakenOffInTheBestWay) {
  int right = 0, wrong = 0;
  for (int round = 0; round < 1500; ++round) {
    Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(round)));
    const bool few = round % 2 == 0;  // so few words that title, reference and verse share them
    const Heard of = {random_sentence(dice, 1 + below(dice, 3), few),
                      random_sentence(dice, 1 + below(dice, 3), few)};
    const Words verse = random_sentence(dice, 1 + below(dice, 14), few);
    Words said = random_heading(dice, of);
    Words middle = verse;
    make_slips(dice, middle, below(dice, 3));
    append(said, middle);
    append(said, random_heading(dice, of));
    const std::string text = written(dice, verse);
    const Recitation plain(text);
    const Recitation headed(text, of.heading());
    for (const Strictness strictness : kAll) {
      bool expected = false;
      for (std::size_t begin = 0; begin <= said.size(); ++begin) {
        for (std::size_t end = begin; end <= said.size(); ++end) {
          const auto at = [&](std::size_t i) { return said.begin() + static_cast<long>(i); };
          if (!is_heading({at(0), at(begin)}, of) || !is_heading({at(end), at(said.size())}, of))
            continue;
          const std::string rest = written(dice, {at(begin), at(end)});
          expected |= plain.judge(rest, strictness).outcome == Outcome::kRight;
        }
      }
      const std::string all = written(dice, said);
      EXPECT_EQ(headed.judge(all, strictness).outcome == Outcome::kRight, expected) << all;
      EXPECT_EQ(headed.follow(all, strictness).outcome == Outcome::kRight, expected) << all;
      ++(expected ? right : wrong);
    }
  }
  EXPECT_GT(right, 1000);
  EXPECT_GT(wrong, 1000);
}

// CV-33: no beginning of what is right is faulted, wherever it is cut.
TEST(Heading, IsNeverFaultedWhileItIsTyped) {
  for (int round = 0; round < 100; ++round) {
    Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(round)));
    const Heard of = {random_sentence(dice, 1 + below(dice, 3), round % 2 == 0),
                      random_sentence(dice, 1 + below(dice, 3), round % 2 == 0)};
    const Words verse = random_sentence(dice, 1 + below(dice, 12), round % 2 == 0);
    Words words = random_heading(dice, of);
    append(words, verse);
    append(words, random_heading(dice, of));
    const Recitation recitation(written(dice, verse), of.heading());
    const std::string said = written(dice, words);
    for (std::size_t length = 0; length <= said.size(); ++length) {
      if (length < said.size() && (static_cast<unsigned char>(said[length]) & 0xC0) == 0x80)
        continue;
      const std::string_view so_far = std::string_view(said).substr(0, length);
      for (const Strictness strictness : kAll) {
        const Progress progress = recitation.follow(so_far, strictness);
        EXPECT_TRUE(progress.outcome == Outcome::kOpen || progress.outcome == Outcome::kRight)
            << said << "\n"
            << so_far;
        EXPECT_TRUE(progress.slips.empty()) << so_far;
      }
    }
  }
}

}  // namespace
}  // namespace scriptorium::text
