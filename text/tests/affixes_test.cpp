#include "text/affixes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

namespace fs = std::filesystem;

class AffixesTest : public testing::Test {
 protected:
  void SetUp() override {
    dir_ = fs::path(testing::TempDir()) /
           testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::create_directories(dir_);
  }
  void TearDown() override { fs::remove_all(dir_); }

  // Form to the flags that made it.
  std::map<std::string, std::string> expand(const std::string& affixes, const std::string& words) {
    std::ofstream(dir_ / "x.aff") << affixes;
    std::ofstream(dir_ / "x.dic") << "1\n" << words;
    std::map<std::string, std::string> forms;
    expand_dictionary(dir_ / "x.aff", dir_ / "x.dic",
                      [&](std::u32string_view form, std::u32string_view flags) {
                        forms[encode_utf8(form)] = encode_utf8(flags);
                      });
    return forms;
  }

  fs::path dir_;
};

using Forms = std::map<std::string, std::string>;

TEST_F(AffixesTest, AWordWithoutFlagsIsItself) {
  EXPECT_EQ(expand("SET UTF-8\n", "hoy\n"), (Forms{{"hoy", ""}}));
}

TEST_F(AffixesTest, ConditionsChooseTheSuffix) {
  const std::string plural =
      "SFX S Y 3\nSFX S 0 s [aeiouáéó]\nSFX S 0 es [^aeiouáéóz]\nSFX S z ces z\n";
  EXPECT_EQ(
      expand(plural, "café/S\npez/S\nsol/S\n"),
      (Forms{
          {"café", ""}, {"cafés", "S"}, {"pez", ""}, {"peces", "S"}, {"sol", ""}, {"soles", "S"}}));
}

TEST_F(AffixesTest, FlagsAreCharactersNotBytes) {
  const std::string two = "SFX À Y 1\nSFX À 0 lo r\nSFX Ã Y 1\nSFX Ã r mos r\n";
  EXPECT_EQ(expand(two, "ver/À\n"), (Forms{{"ver", ""}, {"verlo", "À"}}));
}

TEST_F(AffixesTest, SuffixesFollowSuffixes) {
  const std::string chain = "SFX A Y 1\nSFX A r ción/S ar\nSFX S Y 1\nSFX S ón ones ón\n";
  EXPECT_EQ(expand(chain, "adorar/A\n"),
            (Forms{{"adorar", ""}, {"adoración", "A"}, {"adoraciones", "AS"}}));
}

TEST_F(AffixesTest, PrefixesStandBeforeEveryForm) {
  const std::string both = "PFX k Y 2\nPFX k 0 im [bp]\nPFX k 0 in [^bp]\nSFX S Y 1\nSFX S 0 s .\n";
  EXPECT_EQ(expand(both, "puro/kS\n"),
            (Forms{{"puro", ""}, {"puros", "S"}, {"impuro", "k"}, {"impuros", "Sk"}}));
}

TEST_F(AffixesTest, AConditionLongerThanTheWordDoesNotFit) {
  EXPECT_EQ(expand("SFX S Y 1\nSFX S 0 s [aeiou][aeiou]a\n", "a/S\n"), (Forms{{"a", ""}}));
}

TEST_F(AffixesTest, AMissingFileIsNamed) {
  try {
    expand_dictionary(dir_ / "none.aff", dir_ / "none.dic", [](auto, auto) {});
    FAIL();
  } catch (const std::runtime_error& fault) {
    EXPECT_NE(std::string(fault.what()).find("none.aff"), std::string::npos);
  }
}

}  // namespace
}  // namespace scriptorium::text
