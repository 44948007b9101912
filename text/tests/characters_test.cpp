#include "text/characters.h"

#include <gtest/gtest.h>

#include <string>

namespace scriptorium::text {
namespace {

TEST(Characters, WhatPeopleWriteHasNoFlaw) {
  for (const std::string line :
       {"", "¿Quién dijo: «Hágase la luz»?", "no hurtara\u0301s", "3\u00a0Be Still",
        "O’Brien — 7 × 7", "שָׂרָה", "देवी", "🏳️‍🌈 👍🏽", "½ ™ €"}) {
    EXPECT_FALSE(flaw_of(line)) << line;
  }
}

TEST(Characters, WhatNobodySeesIsAFlaw) {
  for (const std::string& line :
       {std::string("a\0b", 3), std::string("a\tb"), std::string("a\nb"), std::string("\x1b[2J"),
        std::string("\x7f"), std::string("a\u0085b"), std::string("a\u00adb"),
        std::string("a\u200bb"), std::string("a\u200db"), std::string("\ufeffa"),
        std::string("a\u2028b"), std::string("a\u2029b"), std::string("a\U000e0041b"),
        std::string("a\ufe0f"), std::string("👨\u200d")}) {
    EXPECT_EQ(flaw_of(line), Flaw::kInvisible) << line;
  }
}

TEST(Characters, OtherFlaws) {
  for (const std::string line :
       {"a\u200eb", "a\u200fb", "a\u202ab", "a\u202eb", "a\u2066b", "a\u2069b", "a\u061cb"}) {
    EXPECT_EQ(flaw_of(line), Flaw::kDirection) << line;
  }
  for (const std::string line : {"\xff", "a\xc3", "\xed\xa0\x80", "\xc0\xaf", "a\ufffd"}) {
    EXPECT_EQ(flaw_of(line), Flaw::kBroken) << line;
  }
  EXPECT_FALSE(flaw_of("a\u0301\u0302\u0303"));
  for (const std::string line : {"a\u0301\u0302\u0303\u0304", "\u0301a", "-\u0301"}) {
    EXPECT_EQ(flaw_of(line), Flaw::kMarks) << line;
  }
}

}  // namespace
}  // namespace scriptorium::text
