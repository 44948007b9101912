#include <gtest/gtest.h>

#include "games/chapter_and_verse/codec/codec.h"
#include "table/text_table.h"

// What a person types, as the actions that it stands for.
namespace scriptorium::chapter_and_verse {
namespace {

class ChapterAndVerseTyped : public testing::Test {
 protected:
  void set(const std::string& position, Language language = Language::kEnglish) {
    static const std::unique_ptr<AnyGame> game = chapter_and_verse::game({SCRIPTORIUM_SHARE});
    const auto scenario = read_scenario("game chapter_and_verse\n" + position);
    ASSERT_TRUE(scenario) << scenario.error().message;
    auto made = game->position(*scenario, {Seed::of(1)});
    ASSERT_TRUE(made) << made.error().message;
    match_ = std::move(*made);
    text_ = game->text_table();
    reader_.language = language;
    reader_.viewer = match_->first_to_act();
    reader_.names = {"Ana", "Bea", "Cid", "Dan", "Eva", "Flo"};
    reader_.drawing = true;
  }
  // The actions in the notation of scenarios; or the rule that says no; or what is wrong with the
  // line.
  std::string read(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    if (typed.error) return typed.error->rule.empty() ? "?" : typed.error->rule;
    if (typed.actions.empty()) return "";
    const Actor actor = actor_now();
    if (const auto no = match_->why(actor, typed.actions.front(), reader_.language))
      return no->rule;
    std::string text;
    for (const json::value& action : typed.actions) {
      text += (text.empty() ? "" : "; ") + match_->game().notation(action.as_object());
    }
    return text;
  }
  Actor actor_now() const {
    return match_->actors() == kJudgeActs ? Actor::judge() : Actor(reader_.viewer.seat());
  }
  std::string message(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    return typed.error ? typed.error->message : "";
  }
  void act(const std::string& line) {
    const Typed typed = text_->read(reader_, *match_, line);
    ASSERT_FALSE(typed.error) << typed.error->message;
    const auto no = match_->act(actor_now(), typed.actions, typed.words, reader_.language);
    ASSERT_FALSE(no) << no->message;
  }
  std::string shown(Glance glance = Glance::kTable) {
    return plain(text_->show(reader_, *match_, glance));
  }
  std::string said(const std::string& line) {
    return plain(text_->read(reader_, *match_, line).said);
  }
  static std::string plain(const std::vector<Text>& lines) {
    std::string all;
    for (const Text& line : lines) all += line.plain() + "\n";
    return all;
  }
  static bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != text.npos;
  }

  std::unique_ptr<AnyMatch> match_;
  std::unique_ptr<TextTable> text_;
  Reader reader_;
};

const std::string kHand =
    "option game basic\nat hand 0: god_so_loved be_still no_other_gods\nat hand 1: oh_what_joy\n";

TEST_F(ChapterAndVerseTyped, VersesAreNamedByNumberOrTitle) {
  set(kHand);
  EXPECT_EQ(read("play 1"), "play no_other_gods; into new");
  EXPECT_EQ(read("1"), "play no_other_gods; into new");
  EXPECT_EQ(read("no other"), "play no_other_gods; into new");
  EXPECT_EQ(read("Play BE STILL"), "play be_still; into new");
  EXPECT_EQ(read("use 1"), "CV-31");
  EXPECT_EQ(read("quote 3"), "quote god_so_loved");
  EXPECT_EQ(read("quote god"), "quote god_so_loved");  // the other one cannot be quoted
  EXPECT_EQ(message("play god"),
            "“god” may be: 1 No Other Gods, 3 God So Loved. Say more of the title.");
  EXPECT_EQ(message("play 4"), "Your hand has the numbers 1 to 3.");
  EXPECT_EQ(message("play be stil"), "");
  EXPECT_EQ(message("play be stlil"),
            "No verse in your hand is called “be stlil”. Did you mean \"Be Still\"?");
  EXPECT_EQ(read("play"), "?");
  EXPECT_EQ(read("skip"), "CV-13");
  EXPECT_EQ(read("end"), "end");
  EXPECT_EQ(read("pass"), "end");
  EXPECT_TRUE(contains(message("dance"), "\"play 2\", \"skip\"")) << message("dance");
}

TEST_F(ChapterAndVerseTyped, ATurnMayEndBeforeItsFreeplay) {
  set(kHand + "at phase: freeplay\n");
  EXPECT_EQ(read("skip"), "skip");
  EXPECT_EQ(read("pass"), "skip");
  EXPECT_EQ(read("end"), "skip; end");
  act("end");
  EXPECT_EQ(match_->view(Viewer::spectator()).at("mover"), json::value(1));
}

TEST_F(ChapterAndVerseTyped, AWholePlayIsOneLine) {
  set(kHand + "at chapter 0.2: naked_came_i\n");
  EXPECT_EQ(read("play 2"), "play be_still");
  EXPECT_EQ(read("play 2 into 2"), "play be_still; into 0.2");
  EXPECT_EQ(read("play 2 into a2 for 1"), "play be_still; into 0.2; sacrifice no_other_gods");
  EXPECT_EQ(read("play god so loved into new for be still, no other gods"),
            "play god_so_loved; into new; sacrifice no_other_gods; sacrifice be_still");
  EXPECT_EQ(read("play 3 into new for 2 1"), read("play 3 into new for 1 2"));
  EXPECT_EQ(read("play 3 into new for 1 1"), "?");
  EXPECT_EQ(message("play 3 into new for 1"),
            "It takes 2 sacrifices: name as many verses at once, such as \"2 4\".");
  EXPECT_EQ(message("play 3 for 1 2"),
            "Say into which chapter, too: \"play 3 into 1 for 2 4\", or \"into new\".");
  EXPECT_TRUE(contains(message("play 3 into 7"), "There is no chapter 7."));
  EXPECT_EQ(message("play 3 into new for 2 3"),
            "3 is the verse that you are playing: sacrifice others.");
  act("play 3");
  EXPECT_EQ(read("2"), "into 0.2");
  EXPECT_EQ(read("new"), "into new");
  EXPECT_EQ(read("1"), "?");
  act("new");
  EXPECT_EQ(read("1 2"), "sacrifice no_other_gods; sacrifice be_still");
  EXPECT_EQ(read("sacrifice be still, no other gods"),
            "sacrifice no_other_gods; sacrifice be_still");
  EXPECT_EQ(read("1"), "?");
  EXPECT_EQ(message("2 3"), "3 is the verse that you are playing: sacrifice others.");
  EXPECT_FALSE(contains(shown(Glance::kDecision), "   3  God So Loved"));
  EXPECT_EQ(read("end"), "CV-14");
}

TEST_F(ChapterAndVerseTyped, ABookIsMadeOfChapters) {
  set("seats 4\noption game basic\nat chapter 0.1: the_evidence\nat chapter 0.2: be_still\n"
      "at chapter 1.1: the_son_was_lost\nat chapter 2.1: he_loveth_his_children\nat chapter 3.1: "
      "god_so_loved\n"
      "at chapter 3.2: the_evidence be_still\n");
  EXPECT_EQ(read("close faith"), "close faith");
  EXPECT_EQ(read("close faith a1 b1 d1"), "close faith; chapter 0.1; chapter 1.1; chapter 3.1");
  // The rest goes without saying.
  EXPECT_EQ(read("close fai 1 b1"), "close faith; chapter 0.1; chapter 1.1; chapter 3.1");
  EXPECT_EQ(read("close strength"), "CV-16");
  EXPECT_EQ(read("close"), "?");
  EXPECT_EQ(read("close psalm"), "?");
  EXPECT_EQ(read("close faith a9"), "?");
  EXPECT_TRUE(contains(shown(), "Best chapters of all together: ●\u00a0Faith\u00a011")) << shown();
  act("close faith");
  EXPECT_EQ(read("1"), "chapter 0.1");
  EXPECT_EQ(read("A2"), "chapter 0.2");
  EXPECT_TRUE(contains(shown(Glance::kDecision), "Your book of Faith"));
}

// CV-32: the verse is out of sight while it is recited, and then shown beside what was said.
TEST_F(ChapterAndVerseTyped, ARecitationIsAllThatIsTyped) {
  set(kHand);
  EXPECT_FALSE(text_->hides_screen(reader_, *match_));
  EXPECT_TRUE(contains(said("look 3"), "For God so loved the world"));
  act("quote 3");
  EXPECT_TRUE(text_->hides_screen(reader_, *match_));
  EXPECT_FALSE(contains(shown(), "loved the world"));
  EXPECT_TRUE(contains(said("look god so loved"), "If you mean it as such, type it again."));
  EXPECT_EQ(read("look god so loved"), "recite");  // the second time it is meant
  EXPECT_EQ(read("play 2"), "");
  EXPECT_EQ(read("Look unto me, and be ye saved"), "recite");
  const Typed typed = text_->read(reader_, *match_, "For God so liked the world");
  EXPECT_EQ(typed.words, "For God so liked the world");
  const json::object before = match_->view(reader_.viewer);
  ASSERT_FALSE(match_->act(reader_.viewer.seat(), typed.actions, typed.words, Language::kEnglish));
  const auto since = match_->revision(reader_.viewer);
  const json::object asked = match_->view(reader_.viewer);
  ASSERT_TRUE(match_->give_verdict());
  EXPECT_FALSE(text_->hides_screen(reader_, *match_));
  json::object verdict = match_->events(reader_.viewer, since)[0].as_object();
  verdict["words"] =
      "For God so liked the world, that he gave his only begotten Son, that whosoever "
      "believeth in him should not perish, but have life";
  const std::string told = text_->tell(reader_, verdict, asked).plain();
  EXPECT_TRUE(contains(told, "For God so [loved, not: liked] the world, that")) << told;
  EXPECT_TRUE(contains(told, "but have [everlasting: left out] life.”")) << told;
  // Where hardly anything was right, it is shown in the reader's own words without marks.
  verdict["words"] = "In the beginning";
  const std::string missed = text_->tell(reader_, verdict, asked).plain();
  EXPECT_TRUE(contains(missed, "As written: “For God so loved the world, that he gave his"))
      << missed;
  EXPECT_EQ(read("discard"), "keep_it");
  EXPECT_EQ(read("play"), "play_it; into new");
  EXPECT_EQ(read("1"), "play_it; into new");
}

// CV-47: an effect in play changes what a verse costs.
TEST_F(ChapterAndVerseTyped, TheHandSaysWhatAVerseCostsNow) {
  set(kHand + "at chapter 0.1: the_evidence\n");
  EXPECT_TRUE(contains(shown(), "God So Loved   cost 2, now 1")) << shown();
  EXPECT_TRUE(contains(shown(), "Be Still       cost 1, now 0")) << shown();
  EXPECT_TRUE(contains(shown(), "No Other Gods  cost 0  ")) << shown();
  set(kHand);
  EXPECT_FALSE(contains(shown(), "now")) << shown();
}

TEST_F(ChapterAndVerseTyped, AnswersInAWindow) {
  set("option game advanced\nat phase: freeplay\nat hand 0: be_still\nat hand 1: naked_came_i "
      "here_am_i\n");
  act("1");
  reader_.viewer = match_->first_to_act();
  EXPECT_EQ(reader_.viewer.seat(), 1);
  EXPECT_TRUE(contains(shown(), "About to happen: \"Be Still\", which Ana played.")) << shown();
  EXPECT_EQ(read("pass"), "pass");
  EXPECT_EQ(read("quote it 1"), read("challenge 1"));
  EXPECT_TRUE(read("quote it 1").starts_with("challenge ")) << read("quote it 1");
  EXPECT_EQ(read("challenge naked"), "challenge naked_came_i");
  EXPECT_EQ(read("quick here"), "quick here_am_i");
  EXPECT_EQ(read("quick naked"), "CV-39");
  EXPECT_TRUE(contains(message("quote it"), "Quote It takes a sacrifice"));
  EXPECT_TRUE(contains(message("1"), "quote it 2"));
  EXPECT_TRUE(text_->unasked(reader_, *match_).empty());
  act("pass all");
}

TEST_F(ChapterAndVerseTyped, PassAllHoldsUpToTheOwnTurn) {
  set("option game basic\nat hand 0: he_loveth_his_children no_other_gods\nat hand 1: "
      "naked_came_i\n");
  const Reader ana = reader_;
  Reader bea = reader_;
  bea.viewer = Viewer(Seat{1});
  const auto beas = match_->game().text_table();
  act("no other");
  ASSERT_FALSE(
      match_->act(Seat{1}, beas->read(bea, *match_, "pass all").actions, {}, Language::kEnglish));
  EXPECT_TRUE(beas->unasked(bea, *match_).empty());  // nothing is asked of her
  act("he loveth into new");
  ASSERT_EQ(beas->unasked(bea, *match_).size(), 1U);
  ASSERT_FALSE(match_->act(Seat{1}, beas->unasked(bea, *match_), {}, Language::kEnglish));
  act("end");
  EXPECT_TRUE(beas->unasked(bea, *match_).empty());
  reader_ = ana;
  ASSERT_FALSE(match_->act(
      Seat{1},
      {{{"type", "freeplay"}, {"verse", "naked_came_i"}}, {{"type", "into"}, {"to", "new"}}}, {},
      Language::kEnglish));
  EXPECT_TRUE(text_->unasked(reader_, *match_).empty());  // nobody else passes
}

TEST_F(ChapterAndVerseTyped, EightVersesAreEnough) {
  set("option game basic\nat mover: 1\nat hand 0: be_still oh_what_joy god_so_loved naked_came_i "
      "choose_you_this_day the_evidence thou_shalt_not_steal the_son_was_lost "
      "weighed_in_the_balances weeping_and_gnashing\nat hand 1: no_other_gods\n");
  act("end");
  reader_.viewer = match_->first_to_act();
  EXPECT_EQ(read("be still"), "excess be_still");
  EXPECT_EQ(read("99"), "?");
  EXPECT_EQ(read("skip"), "CV-11");
}

TEST_F(ChapterAndVerseTyped, EffectsAreAnsweredFromAList) {
  set("option game basic\nat phase: freeplay\nat hand 0: choose_you_this_day\n"
      "at deck 0: the_evidence naked_came_i\nat discard 0: be_still no_other_gods\n");
  act("1");
  EXPECT_TRUE(contains(shown(), "1   Draw 2 verses.")) << shown();
  EXPECT_EQ(read("3"), "option 3");
  EXPECT_EQ(text_->prompt(reader_, *match_).plain(), "Which one do you choose?");
  act("3");
  EXPECT_EQ(text_->prompt(reader_, *match_).plain(), "Which verse do you take into your hand?");
  EXPECT_EQ(read("be still"), "pick be_still@0.discard");
  EXPECT_EQ(read("still"), "pick be_still@0.discard");
  EXPECT_EQ(read("9"), "?");
  EXPECT_TRUE(contains(said("look 1"), "Cost"));
}

// Of a verse with several abilities the one that asks, and what its name means.
TEST_F(ChapterAndVerseTyped, WhatIsAtStakeIsSaid) {
  set("option game basic\nat phase: freeplay\nat hand 0: be_still\n"
      "at deck 0: the_evidence naked_came_i o_be_wise\n");
  act("1");
  EXPECT_EQ(text_->prompt(reader_, *match_).plain(), "Do you want that, yes or no?");
  EXPECT_TRUE(contains(shown(), "Prayer (3): When you play this verse")) << shown();
  EXPECT_FALSE(contains(shown(), "At the start of your turn")) << shown();
}

TEST_F(ChapterAndVerseTyped, ThePilesMayBeLookedThrough) {
  set(kHand +
      "at discard 1: naked_came_i the_worth_of_souls\nat darkness 0: choose_you_this_day\nat "
      "chapter 1.1: "
      "the_evidence\n");
  EXPECT_EQ(said("discards bea"),
            "  Bea’s discard pile, the top first: Naked Came I, The Worth of Souls\n");
  EXPECT_EQ(said("discards b"), said("discards Bea"));
  EXPECT_TRUE(contains(said("discards"), "Your discard pile, the top first: nothing."));
  EXPECT_TRUE(contains(said("darkness"), "Your Outer Darkness: Choose You This Day"));
  EXPECT_EQ(read("discards zoe"), "?");
  EXPECT_TRUE(contains(said("look b1"), "The Evidence"));
  EXPECT_TRUE(contains(said("look naked came"), "Naked Came I"));
  EXPECT_TRUE(contains(message("look the"), ", …. Say more of the title.")) << message("look the");
  EXPECT_EQ(read("look at nothing of the kind"), "?");
  EXPECT_FALSE(said("deck").empty());
}

TEST_F(ChapterAndVerseTyped, SpanishIsTypedToo) {
  set(kHand, Language::kSpanish);
  EXPECT_EQ(read("jugar 1"), "play no_other_gods; into new");
  EXPECT_EQ(read("estad quietos en nuevo por 1"),
            "play be_still; into new; sacrifice no_other_gods");
  EXPECT_EQ(read("be still"), "play be_still; into new");
  EXPECT_EQ(read("cita 3"), "quote god_so_loved");
  EXPECT_EQ(read("terminar"), "end");
  EXPECT_EQ(read("cerrar fe"), "CV-16");
  EXPECT_TRUE(contains(said("mira 3"), "Juan 3:16"));
  act("jugar no tendras");
  reader_.viewer = match_->first_to_act();
  EXPECT_EQ(read("paso"), "pass");
  EXPECT_EQ(read("exigir la cita 1"), "challenge oh_what_joy");
}

// CV-33: at a table where people judge.
TEST_F(ChapterAndVerseTyped, PeopleJudge) {
  set("option reciting by_the_table\n" + kHand);
  act("quote 3");
  act("For God so loved");
  reader_.viewer = Viewer(Seat{1});
  EXPECT_TRUE(contains(shown(), "Ana says: “For God so loved”")) << shown();
  EXPECT_TRUE(contains(shown(), "everlasting life")) << shown();
  EXPECT_EQ(read("maybe"), "?");
  EXPECT_EQ(read("yes"), "right");
  EXPECT_EQ(read("no"), "wrong");
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
