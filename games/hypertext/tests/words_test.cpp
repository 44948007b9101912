#include "games/hypertext/codec/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <variant>

#include "games/hypertext/codec/codec.h"
#include "text/scripture/scripture.h"

// What people read on the ninety words, held against the scripture (HT-02, HT-30).
namespace scriptorium::hypertext {
namespace {

constexpr std::size_t kLongestGloss = 60;
constexpr std::size_t kLongestTrivia = 140;

const text::Scripture& scripture() { return text::Scripture::shared(SCRIPTORIUM_SHARE); }

text::Reference reference_of(const Original& original) {
  const auto read = text::parse_reference(original.reference);
  const auto* reference = std::get_if<text::Reference>(&read);
  EXPECT_NE(reference, nullptr) << original.reference;
  return reference == nullptr ? text::Reference{} : *reference;
}
text::StrongNumber number_of(const Original& original) {
  const auto number = text::StrongNumber::parse(original.number);
  EXPECT_TRUE(number) << original.number;
  return number.value_or(text::StrongNumber(0));
}

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }));
}

template <class See>
void each_word(const See& see) {
  for (int card = 1; card < kCards; ++card) {
    SCOPED_TRACE(WordList::get().title(card, Language::kEnglish));
    see(card, WordList::get().word(card));
  }
}

// HT-30: the Strong's number stands on a word of the verse, in the right Testament.
TEST(Words, StandInBothOfTheirVerses) {
  std::set<std::string> verses;
  each_word([&](int, const WordText& word) {
    for (const Original* original : {&word.old, &word.now}) {
      const text::Reference reference = reference_of(*original);
      const text::StrongNumber number = number_of(*original);
      const bool old = original == &word.old;
      EXPECT_EQ(text::work_of(reference.book),
                old ? text::Work::kOldTestament : text::Work::kNewTestament);
      EXPECT_EQ(number.tongue(),
                old ? text::StrongNumber::Tongue::kHebrew : text::StrongNumber::Tongue::kGreek);
      const auto words = scripture().words(reference);
      EXPECT_TRUE(std::any_of(words.begin(), words.end(),
                              [&](const text::StrongWord& each) { return each.strong == number; }))
          << original->reference << " lacks " << original->number;
      EXPECT_FALSE(scripture().verse(reference, text::Translation::kRv1909).text.empty());
      EXPECT_TRUE(verses.insert(original->reference).second) << original->reference << " twice";
    }
  });
  EXPECT_EQ(verses.size(), 2U * kWords);
}

// HT-02: Greek as in Strong's dictionary, letter by letter.
TEST(Words, AreSpelledAsInTheDictionary) {
  each_word([&](int, const WordText& word) {
    const auto greek = scripture().lemma(number_of(word.now));
    ASSERT_TRUE(greek);
    EXPECT_EQ(greek->word, word.now.word);
    ASSERT_TRUE(scripture().lemma(number_of(word.old)));
    EXPECT_FALSE(word.old.sound.empty());
    EXPECT_FALSE(word.now.sound.empty());
  });
}

// HT-02: everything is there in both languages, and fits on a card.
TEST(Words, HaveGlossAndTriviaInBothLanguages) {
  std::set<std::string> glosses;
  each_word([&](int card, const WordText& word) {
    for (int language = 0; language < 2; ++language) {
      EXPECT_FALSE(word.gloss[language].empty());
      EXPECT_LE(letters(word.gloss[language]), kLongestGloss) << word.gloss[language];
      EXPECT_TRUE(glosses.insert(word.gloss[language]).second) << word.gloss[language];
      EXPECT_GE(word.trivia[language].size(), 2U);
      for (const std::string& line : word.trivia[language]) {
        EXPECT_LE(letters(line), kLongestTrivia) << line;
        EXPECT_TRUE(line.ends_with('.') || line.ends_with('!') || line.ends_with('?')) << line;
      }
      EXPECT_FALSE(WordList::get().text(card, static_cast<Language>(language)).empty());
    }
    EXPECT_EQ(word.trivia[0].size(), word.trivia[1].size());
  });
}

// The word that a rendering comes down to: `prophet` of "the prophet".
std::string head_of(std::string_view rendering) {
  std::string lower(rendering);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower.substr(lower.rfind(' ') + 1);
}

struct Measured {
  int card;
  int verses = 0;
  int renderings = 0;
};
// By fifths of the ninety, ties by card number.
std::map<int, int> fifths(std::vector<Measured> all, int Measured::*by) {
  std::stable_sort(all.begin(), all.end(),
                   [&](const Measured& a, const Measured& b) { return a.*by < b.*by; });
  std::map<int, int> stars;
  for (std::size_t i = 0; i < all.size(); ++i) {
    stars[all[i].card] = 1 + static_cast<int>(i * 5 / all.size());
  }
  return stars;
}

// HT-30: CONTEXT by how many verses have the word, COMPLEXITY by how many English words the King
// James Bible has for it.
TEST(Words, HaveContextAndComplexityByMeasure) {
  std::vector<Measured> all;
  each_word([&](int card, const WordText& word) {
    Measured measured = {card};
    for (const Original* original : {&word.old, &word.now}) {
      std::set<std::string> renderings;
      const text::StrongNumber number = number_of(*original);
      for (const text::Reference& verse : scripture().verses_with(number)) {
        ++measured.verses;
        for (const text::StrongWord& each : scripture().words(verse)) {
          if (each.strong == number) renderings.insert(head_of(each.text));
        }
      }
      measured.renderings += static_cast<int>(renderings.size());
    }
    all.push_back(measured);
  });
  const std::map<int, int> context = fifths(all, &Measured::verses);
  const std::map<int, int> complexity = fifths(all, &Measured::renderings);
  each_word([&](int card, const WordText&) {
    const Word& word = the_book().word(static_cast<Card>(card));
    EXPECT_EQ(word.stat[1], context.at(card));
    EXPECT_EQ(word.stat[2], complexity.at(card));
  });
}

// A word of the Tower in a turning point of the story, and where it stands.
struct Part {
  std::string point;
  std::string title;
  std::string verse;
};
std::vector<Part> story() {
  std::vector<Part> parts;
  std::ifstream file(SCRIPTORIUM_SOURCE "/games/hypertext/data/story.txt");
  std::string point;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("turning point ")) point = line;
    if (!line.starts_with("  ")) continue;
    std::istringstream words(line);
    Part part = {point, {}, {}};
    std::getline(words >> part.title >> std::ws, part.verse);
    parts.push_back(part);
  }
  return parts;
}

// HT-30: LORE by how many turning points of the story the word has a part in.
TEST(Words, HaveLoreByTheTurningPointsOfTheStory) {
  std::map<std::string, std::set<std::string>> points;
  for (const Part& part : story()) {
    EXPECT_TRUE(points[part.title].insert(part.point).second) << part.point << ' ' << part.title;
  }
  constexpr int kLore[] = {1, 2, 3, 4, 4, 5};
  std::size_t named = 0;
  each_word([&](int card, const WordText&) {
    const auto found = points.find(WordList::get().title(card, Language::kEnglish));
    const std::size_t times = found == points.end() ? 0 : found->second.size();
    named += found == points.end() ? 0 : 1;
    EXPECT_EQ(the_book().word(static_cast<Card>(card)).stat[0],
              kLore[std::min(times, std::size(kLore) - 1)]);
  });
  EXPECT_EQ(named, points.size()) << "the story names a word that is not in the Tower";
}

// HT-30: the story's words stand where it says.
TEST(Words, StandInTheTurningPointsOfTheStory) {
  std::map<std::string, const WordText*> by_title;
  each_word([&](int card, const WordText& word) {
    by_title[WordList::get().title(card, Language::kEnglish)] = &word;
  });
  std::set<std::string> points;
  for (const Part& part : story()) {
    SCOPED_TRACE(part.point + ' ' + part.title);
    points.insert(part.point);
    ASSERT_TRUE(by_title.contains(part.title));
    const WordText& word = *by_title[part.title];
    const auto verse = text::parse_reference(part.verse);
    ASSERT_TRUE(std::holds_alternative<text::Reference>(verse)) << part.verse;
    const auto words = scripture().words(std::get<text::Reference>(verse));
    EXPECT_TRUE(std::any_of(words.begin(), words.end(), [&](const text::StrongWord& each) {
      return each.strong == number_of(word.old) || each.strong == number_of(word.now);
    })) << part.verse;
  }
  EXPECT_EQ(points.size(), 72U);
}

// HT-01, HT-02, HT-30: ninety words, so many of each type and rarity.
TEST(Words, AreAsManyOfEachAsTheRulesSay) {
  int counts[kTypes + 1][kRarities + 1] = {};
  for (Card card = 1; card < kCards; ++card) {
    const Word& word = the_book().word(card);
    ++counts[static_cast<int>(word.type)][static_cast<int>(word.rarity)];
    for (const std::uint8_t stat : word.stat) {
      EXPECT_GE(stat, 1);
      EXPECT_LE(stat, 5);
    }
  }
  constexpr int kWanted[kTypes][kRarities] = {
      {6, 6, 2, 2}, {8, 7, 3, 2}, {8, 7, 3, 2}, {6, 6, 2, 2}, {8, 6, 3, 1}};
  for (int type = 0; type < kTypes; ++type) {
    for (int rarity = 0; rarity < kRarities; ++rarity) {
      EXPECT_EQ(counts[type + 1][rarity + 1], kWanted[type][rarity]);
    }
  }
}

// HT-30: a COMMON never touches another player.
TEST(Words, ACommonTouchesNobodyElse) {
  const effects::Program& program = the_book().program;
  for (Card card = 1; card < kCards; ++card) {
    const Word& word = the_book().word(card);
    if (word.rarity != Rarity::kCommon) continue;
    const effects::Ability& ability = program.abilities[word.ability];
    for (std::size_t at = ability.begin; at < ability.end; ++at) {
      const effects::Instruction& step = program.instructions[at];
      for (const effects::Who who : {step.who.who, step.other.who}) {
        EXPECT_TRUE(who == effects::Who::kNobody || who == effects::Who::kYou) << int{card};
      }
      const auto own = [](effects::Whose whose) {
        return whose == effects::Whose::kNone || whose == effects::Whose::kDoers ||
               whose == effects::Whose::kYours;
      };
      EXPECT_TRUE(own(step.to.whose)) << int{card};
      EXPECT_TRUE(own(program.cards[step.cards].from.whose)) << int{card};
      EXPECT_TRUE(own(program.cards[step.with_cards].from.whose)) << int{card};
    }
  }
}

}  // namespace
}  // namespace scriptorium::hypertext
