#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "table/codec.h"

// Every "no" of a game is a sentence of its own, in both languages.
namespace scriptorium::laws {

template <Codec C>
void expect_every_refusal_said(const typename C::Game::Book& book) {
  using Reason = typename C::Reason;
  const auto said = [&](int reason, int first, Language language) {
    const Refusal refusal = refuse(rule("TY-01"), static_cast<Reason>(reason), first, 3);
    return say_refusal<C>(book, refusal, language);
  };
  std::set<std::string> sentences;
  for (int reason = 1; reason < kEnumSize<Reason>; ++reason) {
    for (int first = 1; first <= 3; ++first) {
      const std::string english = said(reason, first, Language::kEnglish);
      const std::string spanish = said(reason, first, Language::kSpanish);
      EXPECT_NE(english, spanish) << name_of(static_cast<Reason>(reason));
      for (const std::string& text : {english, spanish}) {
        EXPECT_EQ(text.find_first_of("{}_"), std::string::npos) << text;
      }
      if (first == 1) sentences.insert(english);
    }
  }
  EXPECT_EQ(static_cast<int>(sentences.size()), kEnumSize<Reason> - 1) << "two reasons are one";
  // What comes out of nowhere is still answered.
  const std::string no_action = C::phrases().say("refused.not_an_action", Language::kEnglish);
  for (int reason = kEnumSize<Reason>; reason < 256; ++reason) {
    EXPECT_EQ(said(reason, -1, Language::kEnglish), no_action) << reason;
  }
  for (int reason = 1; reason < kEnumSize<Reason>; ++reason) {
    EXPECT_FALSE(said(reason, -1, Language::kSpanish).starts_with("refused.")) << reason;
  }
}

}  // namespace scriptorium::laws
