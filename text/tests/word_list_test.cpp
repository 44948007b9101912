#include "text/word_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include "text/fold.h"

namespace scriptorium::text {
namespace {

namespace fs = std::filesystem;

std::shared_ptr<const WordList> list(const std::string& name) {
  return WordList::load(fs::path(SCRIPTORIUM_SHARE) / "words" / (name + ".txt"));
}

const std::vector<std::string> kLanguages = {"american", "british", "spanish"};
const std::vector<std::string> kSizes = {"-small", "", "-large", "-huge"};

void expect_all(const std::string& name, std::initializer_list<const char*> words) {
  const auto words_of = list(name);
  for (const char* word : words) EXPECT_TRUE(words_of->contains(word)) << name << ": " << word;
}

void expect_none(const std::string& name, std::initializer_list<const char*> words) {
  const auto words_of = list(name);
  for (const char* word : words) EXPECT_FALSE(words_of->contains(word)) << name << ": " << word;
}

TEST(WordList, SmallEnglishHasOrdinaryWords) {
  for (const char* name : {"american-small", "british-small"}) {
    expect_all(name,
               {"a", "i", "at", "the", "house", "houses", "went", "running", "quiz", "zebra"});
    expect_none(name, {"aardvarks", "zyzzyva", "hte", "xq"});
  }
}

TEST(WordList, EnglishWordsEnterAtTheirSize) {
  expect_none("american-small", {"xi"});
  expect_all("american", {"xi"});
  expect_none("american", {"qi", "crwth"});
  expect_all("american-large", {"qi", "crwth"});
  expect_none("american-large", {"zyzzyva"});
  expect_all("american-huge", {"zyzzyva"});
}

TEST(WordList, AmericanAndBritishSpellTheirWay) {
  expect_all("american-small", {"color", "center"});
  expect_none("american-huge", {"colour"});
  expect_all("british-small", {"colour", "centre"});
  expect_none("british-huge", {"color"});
}

TEST(WordList, NamesAndAbbreviationsAndContractionsAreNoWords) {
  for (const char* name : {"american-huge", "british-huge"}) {
    expect_none(name, {"london", "george", "nasa", "dont", "etc", "kg", "dr", "xvii"});
  }
  expect_none("spanish-huge", {"madrid", "abancay", "adsl", "etc", "km", "sr", "dpto"});
}

TEST(WordList, OneLetterWordsAreThoseOfTheLanguage) {
  for (const std::string& language : kLanguages) {
    for (const std::string& size : kSizes) {
      const auto words = list(language + size);
      std::string letters;
      for (const std::string_view word : *words) {
        if (word.size() == 1 || word == "ñ") letters += word;
      }
      EXPECT_EQ(letters, language == "spanish" ? "aeouy" : "ai") << language << size;
    }
  }
}

TEST(WordList, SpanishHasOrdinaryWords) {
  expect_all("spanish-small", {"casa", "casas", "niño", "niña", "mesas", "azules", "arbol",
                               "hablar", "profundo", "adoracion", "pesadillas", "soy"});
  expect_all("spanish", {"hablo", "hablaron", "comiendo", "comido", "comida", "levantarse"});
  expect_none("spanish-huge", {"hablos", "casaron2", "intuiendolo", "reactivacions", "xyz"});
}

TEST(WordList, SpanishFormsEnterAtTheirSize) {
  expect_none("spanish-small", {"hablo", "hablaron", "comiendo"});
  expect_none("spanish", {"liberarnos", "volviendola"});
  expect_all("spanish-large", {"liberarnos", "volviendola"});
  expect_none("spanish-large", {"llevanos", "vendertelo"});
  expect_all("spanish-huge", {"llevanos", "vendertelo"});
}

TEST(WordList, AccentsAreFoldedAndEnyeIsKept) {
  expect_all("spanish", {"cañon", "canon", "cigueña", "señor", "accion"});
  expect_none("spanish-huge", {"árbol", "cigüeña", "senor"});
  expect_all("american", {"cafe", "piñata"});
}

TEST(WordList, StopListsAreHonoured) {
  for (const std::string& language : kLanguages) {
    const auto words = list(language + "-huge");
    const std::string file = language == "spanish" ? "stop_spanish.txt" : "stop_english.txt";
    std::ifstream in(fs::path(SCRIPTORIUM_SOURCE) / "text" / "data" / file);
    ASSERT_TRUE(in) << file;
    int stopped = 0;
    for (std::string word; in >> word;) {
      if (word.front() == '#') {
        std::getline(in, word);
        continue;
      }
      ++stopped;
      EXPECT_FALSE(words->contains(word)) << word;
      EXPECT_EQ(fold_word(word), word) << "a stop word is written folded";
    }
    EXPECT_GT(stopped, 20);
  }
}

TEST(WordList, EverySizeHoldsTheSmallerOnes) {
  for (const std::string& language : kLanguages) {
    for (std::size_t size = 1; size < kSizes.size(); ++size) {
      const auto smaller = list(language + kSizes[size - 1]);
      const auto larger = list(language + kSizes[size]);
      EXPECT_LT(smaller->size(), larger->size());
      EXPECT_TRUE(std::ranges::includes(*larger, *smaller)) << language << kSizes[size];
    }
  }
}

TEST(WordList, EveryWordIsFolded) {
  for (const std::string& language : kLanguages) {
    const auto words = list(language + "-huge");
    for (const std::string_view word : *words) ASSERT_EQ(fold_word(word), word);
  }
}

class WordListFile : public testing::Test {
 protected:
  void TearDown() override { fs::remove(file_); }

  void write(const std::string& text) { std::ofstream(file_, std::ios::binary) << text; }

  std::string refusal(const fs::path& file) {
    try {
      WordList::load(file);
    } catch (const std::runtime_error& fault) {
      EXPECT_NE(std::string(fault.what()).find(file.string()), std::string::npos) << fault.what();
      return fault.what();
    }
    return "loaded";
  }

  fs::path file_ =
      fs::path(testing::TempDir()) /
      (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".txt");
};

TEST_F(WordListFile, IsReadInOrder) {
  write("ab\nabc\nza\nño\n");
  const auto words = WordList::load(file_);
  EXPECT_EQ(words->size(), 4u);
  EXPECT_EQ(std::vector<std::string>(words->begin(), words->end()),
            (std::vector<std::string>{"ab", "abc", "za", "ño"}));
  for (const char* word : {"ab", "abc", "za", "ño"}) EXPECT_TRUE(words->contains(word));
  for (const char* word : {"", "a", "abcd", "ab\n", "zz", "ñ"}) EXPECT_FALSE(words->contains(word));
}

TEST_F(WordListFile, MayBeEmpty) {
  write("");
  EXPECT_EQ(WordList::load(file_)->size(), 0u);
}

TEST_F(WordListFile, MissingIsNamed) {
  EXPECT_NE(refusal(file_).find("no such file"), std::string::npos);
}

TEST_F(WordListFile, ADirectoryIsRefused) {
  EXPECT_NE(refusal(testing::TempDir()).find("not a file"), std::string::npos);
}

TEST_F(WordListFile, CutOffIsRefused) {
  write("ab\nabc");
  EXPECT_NE(refusal(file_).find("cut off"), std::string::npos);
}

TEST_F(WordListFile, OutOfOrderIsRefusedWithItsLine) {
  write("ab\nzz\nab\n");
  EXPECT_NE(refusal(file_).find("line 3 is out of order"), std::string::npos);
  write("ab\nab\n");
  EXPECT_NE(refusal(file_).find("line 2 is out of order"), std::string::npos);
}

}  // namespace
}  // namespace scriptorium::text
