#include "games/verbatim/codec/text_table.h"

#include <gtest/gtest.h>

#include "games/verbatim/codec/codec.h"

// What a person types, as the actions that it stands for.
namespace scriptorium::verbatim {
namespace {

class VerbatimText : public testing::Test {
 protected:
  void set(const std::string& position, Language language = Language::kEnglish) {
    static const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
    const Result<Scenario> scenario = read_scenario("game verbatim\nseats 2\n" + position);
    ASSERT_TRUE(scenario) << scenario.error().message;
    Result<std::unique_ptr<AnyMatch>> made = game->position(*scenario, {Seed::of(1)});
    ASSERT_TRUE(made) << made.error().message;
    match_ = std::move(*made);
    text_ = game->text_table();
    reader_.viewer = Seat{0};
    reader_.language = language;
    reader_.names = {"Ana", "Bea"};
  }

  // The actions in the notation of scenarios; or the rule that says no; or what is wrong with the
  // line.
  std::string read(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    if (typed.error) return typed.error->rule.empty() ? "?" : typed.error->rule;
    return notation(typed.actions);
  }
  std::string message(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    return typed.error ? typed.error->message : "";
  }
  std::string draft() { return notation(text_->draft()); }
  void act(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    const auto no = match_->act(Seat{0}, typed.actions, {}, reader_.language);
    ASSERT_FALSE(no) << no->message;
  }

  std::string notation(const json::array& actions) const {
    std::string text;
    for (const json::value& action : actions)
      text += (text.empty() ? "" : "; ") + match_->game().notation(action.as_object());
    return text;
  }

  std::unique_ptr<AnyMatch> match_;
  std::unique_ptr<TextTable> text_;
  Reader reader_;
};

TEST_F(VerbatimText, ACardIsTakenByPileOrLetter) {
  set("at hand 0: a d t\nat pile 1: k\nat pile 2: e*\nat pile 3: e\nat pile 4: k\n");
  EXPECT_EQ(read("2"), "take 2");
  EXPECT_EQ(read("take 2"), "take 2");
  EXPECT_EQ(read("TAKE 2"), "take 2");
  EXPECT_EQ(read("e"), "take 3");
  EXPECT_EQ(read("E*"), "take 2");
  EXPECT_EQ(message("k"), "K is on more than one pile: 1, 4. Say which, by number.");
  EXPECT_EQ(read("x"), "?");
  EXPECT_EQ(read("0"), "?");
  EXPECT_EQ(read("1 keep"), "take 1; keep");
  EXPECT_EQ(read("1 k"), "take 1; keep");
  EXPECT_EQ(read("1 a for e"), "take 1; gain 3; remove a");
  EXPECT_EQ(read("a for e"), "VB-06");
}

TEST_F(VerbatimText, ARedLetterIsMeantWhereNoBlackOneLies) {
  set("at hand 0: a\nat pile 1: k\nat pile 2: e*\nat pile 3: end\nat pile 4: ?\n");
  EXPECT_EQ(read("e"), "take 2");
  EXPECT_EQ(read("end"), "take 3");
  EXPECT_EQ(read("end keep"), "take 3");
  EXPECT_EQ(read("take ?"), "take 4");
}

TEST_F(VerbatimText, TheEndGameCardHasASpanishName) {
  set("at hand 0: a\nat pile 3: end\n", Language::kSpanish);
  EXPECT_EQ(read("fin"), "take 3");
  EXPECT_EQ(read("end"), "take 3");
}

TEST_F(VerbatimText, AnExchangeIsOneLine) {
  set("at hand 0: a d d t x* g\nat pile 1: k\nat pile 2: c\nat pile 3: e\nat pile 4: e\n");
  act("1");
  EXPECT_EQ(read("keep"), "keep");
  EXPECT_EQ(read("d for c"), "gain 2; remove d");
  EXPECT_EQ(read("give d for c"), "gain 2; remove d");
  EXPECT_EQ(read("D, for 2"), "gain 2; remove d");
  EXPECT_EQ(read("at for c"), "gain 2; remove a; remove t");
  EXPECT_EQ(read("a + t for c"), "gain 2; remove a; remove t");
  EXPECT_EQ(read("d d for c e e"), "gain 2; gain 3; gain 4; remove d; remove d");
  EXPECT_EQ(read("d for ee"), "gain 3; gain 4; remove d");
  EXPECT_EQ(message("a for e"), "E is on more than one pile: 3, 4. Say which, by number.");
  EXPECT_EQ(read("a for 3"), "gain 3; remove a");
  EXPECT_EQ(read("d for 3"), "VB-07");
  EXPECT_EQ(message("d for 3"), "You give 2 for 1: both sides must be worth the same.");
  EXPECT_EQ(read("ddd for c"), "VB-07");
  EXPECT_EQ(message("ddd for c"), "You have no D left.");
  EXPECT_EQ(read("d for c c"), "gain 2; gain 2; remove d");  // the rules say no
  EXPECT_EQ(message("ñ for c"), "There is no card ñ.");
  EXPECT_EQ(read("x for c"), "gain 2; remove x*");
  EXPECT_EQ(read("d for 1"), "gain 1; remove d");
  EXPECT_EQ(read("gain 2"), "gain 2");
  EXPECT_EQ(read("remove d"), "remove d");
  EXPECT_EQ(read("for c"), "?");
  EXPECT_EQ(read("d for"), "?");
  EXPECT_EQ(read("1 for c"), "?");
}

TEST_F(VerbatimText, SpanishIsTypedToo) {
  set("option letters spanish\nat hand 0: a r n ?\nat pile 1: ñ\nat pile 2: c\nat pile 3: e\n",
      Language::kSpanish);
  EXPECT_EQ(read("Ñ"), "take 1");
  EXPECT_EQ(read("coge 2"), "take 2");
  act("ñ");
  EXPECT_EQ(read("r por c"), "gain 2; remove r");
  EXPECT_EQ(read("doy r por c"), "gain 2; remove r");
  EXPECT_EQ(read("ra por ce"), "gain 2; gain 3; remove r; remove a");
  const auto why_not_give = [&](const char* card) {
    return match_->why(Seat{0}, {{"type", "remove"}, {"card", card}}, Language::kSpanish)->message;
  };
  EXPECT_EQ(why_not_give("ñ"), "La Ñ sigue delante de ti; pasará a tu mano al final del turno.");
  EXPECT_EQ(why_not_give("?"), "El comodín es rojo: no se puede dar.");
  EXPECT_EQ(read("seguir"), "keep");
  EXPECT_EQ(read("keep"), "keep");
}

TEST_F(VerbatimText, WordsAreSpelledFromTheHand) {
  set("at arrange: 1\nat hand 0: c a t s* ? e\n");
  EXPECT_EQ(read("cats"), "");
  EXPECT_EQ(draft(), "lay c; lay a; lay t; lay s*; end_word");
  EXPECT_EQ(read("me"), "");  // the blank stands in for the m
  EXPECT_EQ(draft(), "lay c; lay a; lay t; lay s*; end_word; lay ?m; lay e; end_word");
  EXPECT_EQ(read("ox"), "VB-13");
  EXPECT_TRUE(text_->undo());
  EXPECT_TRUE(text_->undo());
  EXPECT_FALSE(text_->undo());
  EXPECT_EQ(draft(), "");
}

TEST_F(VerbatimText, ABlankMayBeChosen) {
  set("at arrange: 1\nat hand 0: c a t ?\n");
  for (const std::string typed : {"ca?t", "ca(t)", "CÁ(T)"}) {
    EXPECT_EQ(read(typed), "") << typed;
    EXPECT_EQ(draft(), "lay c; lay a; lay ?t; end_word") << typed;
    EXPECT_EQ(read("clear"), "");
  }
  EXPECT_EQ(read("?c?a"), "VB-13");  // there is one blank
  for (const std::string typed : {"ca?", "ca(t", "cat)", "c((a))", "??a", "c(?a)", "ca-t", "c4t"})
    EXPECT_EQ(read(typed), "?") << typed;
  EXPECT_EQ(draft(), "");
}

TEST_F(VerbatimText, WhatIsGoodOfALineIsKept) {
  set("at arrange: 1\nat hand 0: c a t d o\n");
  EXPECT_EQ(read("cat zoo do"), "VB-13");
  EXPECT_EQ(draft(), "lay c; lay a; lay t; end_word");
  EXPECT_EQ(read("o"), "VB-20");
  EXPECT_EQ(read("done"), "lay c; lay a; lay t; end_word; done");
  EXPECT_EQ(read("lay done"), "VB-13");
}

TEST_F(VerbatimText, NothingIsHandedInOnlyWhenSaidTwice) {
  set("at arrange: 1\nat hand 0: c a t\n");
  EXPECT_EQ(read("done"), "");
  EXPECT_EQ(read("done"), "done");
  EXPECT_EQ(read("cat"), "");
  EXPECT_EQ(read("clear"), "");
  EXPECT_EQ(read("done"), "");
}

TEST_F(VerbatimText, AWordIsChallengedByNameOrNumber) {
  set("at challenge: 1\nat hand 0: c a t\nat words 0: cat\nat hand 1: d o c a t\n"
      "at words 1: do cat\n");
  EXPECT_EQ(read("2"), "challenge 3");
  EXPECT_EQ(read("do"), "challenge 3");
  EXPECT_EQ(read("challenge DO"), "challenge 3");
  EXPECT_EQ(read("cat"), "challenge 5");  // not one's own
  EXPECT_EQ(read("1"), "challenge 0");
  EXPECT_EQ(read("pass"), "pass");
  EXPECT_EQ(read("4"), "?");
  EXPECT_EQ(message("dog"), "There is no word DOG on the table. Did you mean \"DO\"?");
}

TEST_F(VerbatimText, EveryPhaseHasAPromptAndHelpInBothLanguages) {
  for (const std::string phase :
       {"take", "exchange", "arrange", "challenge", "verdict", "reform", "over"})
    EXPECT_TRUE(VerbatimCodec::phrases().has("prompt." + phase)) << phase;
  for (const std::string phase : {"take", "exchange", "arrange", "challenge", "verdict", "reform"})
    EXPECT_TRUE(VerbatimCodec::phrases().has("help." + phase + ".1")) << phase;
}

// VB-14: the table says nothing about a word where the dictionary is closed.
TEST_F(VerbatimText, AClosedDictionaryIsNotAsked) {
  set("at arrange: 1\nat hand 0: c a t\n");
  EXPECT_FALSE(match_->look_up("cat").has_value());
  set("option dictionary_open on\nat arrange: 1\nat hand 0: c a t\n");
  EXPECT_EQ(match_->look_up("cat"), true);
  EXPECT_EQ(match_->look_up("tca"), false);
}

}  // namespace
}  // namespace scriptorium::verbatim
