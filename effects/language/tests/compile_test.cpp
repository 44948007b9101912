#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "effects/language/tests/samples.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

std::string read(const std::string& name) {
  std::ifstream in(std::filesystem::path(SCRIPTORIUM_SOURCE) / "effects/language/tests" / name);
  return {std::istreambuf_iterator<char>(in), {}};
}

const CardSet& samples() {
  static const CardSet set = [] {
    Compiled compiled = compile_text(read("samples.cards"));
    EXPECT_EQ(faults_of(compiled.faults), "");
    return compiled.set.value_or(CardSet{});
  }();
  return set;
}

CardSet set_of(const std::string& text) {
  Compiled compiled = compile_text(text);
  EXPECT_EQ(faults_of(compiled.faults), "") << text;
  return compiled.set.value_or(CardSet{});
}

// samples.rows was read through, line by line, beside samples.cards.
TEST(Compile, SamplesGiveTheirRows) {
  EXPECT_EQ(dump(sample_nouns(), samples()), read("samples.rows"));
}

TEST(Compile, SamplesHaveEveryVerbAndTrigger) {
  std::set<Verb> verbs;
  for (const Instruction& step : samples().instructions) verbs.insert(step.verb);
  EXPECT_EQ(verbs.size(), static_cast<std::size_t>(kVerbs - 1));  // all but kNone
  std::set<Trigger> triggers;
  for (const Ability& ability : samples().abilities) triggers.insert(ability.trigger);
  EXPECT_EQ(triggers.size(), sample_nouns().triggers.size() + 1);  // and Unique has none
}

TEST(Compile, EveryVerbHasARow) {
  for (int verb = 1; verb < kVerbs; ++verb) {
    EXPECT_EQ(static_cast<int>(verb_row(static_cast<Verb>(verb)).verb), verb);
  }
}

TEST(Compile, EqualRowsAreThereOnce) {
  const CardSet& set = samples();
  const auto once = [](const auto& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (std::count(rows.begin(), rows.end(), rows[i]) != 1) return false;
    }
    return true;
  };
  EXPECT_TRUE(once(set.selections));
  EXPECT_TRUE(once(set.amounts));
  EXPECT_TRUE(once(set.abilities));
  EXPECT_TRUE(once(set.word_lists));
  EXPECT_EQ(set.selections[0], Cards{});
  EXPECT_EQ(set.amounts[0], Amount{});
  EXPECT_TRUE(set.word_lists[0].empty());
  // Prayer (2) and "draw 1" stand on two cards, and twice on one.
  EXPECT_EQ(set.cards[0].abilities[0], set.cards[10].abilities[0]);
  EXPECT_EQ(set.cards[9].abilities[1], set.cards[10].abilities[1]);
}

TEST(Compile, FieldsAreRead) {
  const Card& card = samples().cards[0];
  const Nouns& nouns = sample_nouns();
  EXPECT_EQ(field_of(nouns, card, "cost")->number, 2);
  EXPECT_EQ(field_of(nouns, card, "icons")->members,
            (std::vector<FieldValue::Share>{{3, 2}, {2, 1}}));
  EXPECT_EQ(field_of(nouns, card, "reference")->text, "Luke 15:24");
  EXPECT_TRUE(field_of(nouns, card, "quote")->said);
  EXPECT_FALSE(field_of(nouns, samples().cards[1], "quote")->said);
  EXPECT_FALSE(field_of(nouns, card, "gloss")->said);
  EXPECT_EQ(field_of(nouns, card, "colour"), nullptr);
  EXPECT_EQ(card.line, 3);
  EXPECT_EQ(card.file, "a.cards");
}

// Prayer (2) says its name and number beside the steps; Cross Reference its card.
TEST(Compile, NamedAbilitiesKeepTheirParameter) {
  const CardSet& set = samples();
  const Ability& prayer = set.abilities[set.cards[0].abilities[0]];
  EXPECT_EQ(prayer.keyword, 1);
  EXPECT_EQ(prayer.parameter, 2);
  EXPECT_EQ(prayer.own_turn, 1);
  EXPECT_EQ(prayer.end - prayer.begin, 4);
  const Ability& keyword = set.abilities[set.cards[1].abilities[0]];
  EXPECT_EQ(set.word_lists[keyword.parameter], (std::vector<std::string>{"heart", "sin"}));
  const Ability& cross = set.abilities[set.cards[1].abilities[1]];
  EXPECT_EQ(cross.card, 1);
  const Ability& unique = set.abilities[set.cards[1].abilities[2]];
  EXPECT_EQ(unique.trigger, Trigger::kNone);
  EXPECT_EQ(unique.begin, unique.end);
}

TEST(Compile, CapitalsDoNotCountAndPluralIsTheSameWord) {
  const std::string plain = card_with("  when played\n    discard 1 Faith verse\n");
  for (const char* line : {"    DISCARD 1 faith VERSES\n", "    Discard 1 FAITH Verse # yes\n",
                           "    you: discard 1 faith verse from your hand\n",
                           "    discard 1 faith verse in hand\r\n"}) {
    const CardSet other = set_of(card_with(std::string("  When Played\n") + line));
    EXPECT_EQ(dump(sample_nouns(), other), dump(sample_nouns(), set_of(plain))) << line;
  }
}

TEST(Compile, ACardIsNamedByTitleOrReferenceWhereverItStands) {
  const std::string two =
      "verse 2 \"Two\"\n  spanish \"Dos\"\n  cost 2\n  icons Faith\n  reference Acts 1:26\n";
  for (const char* name : {"\"Two\"", "\"Acts 1:26\""}) {
    const CardSet set = set_of(
        card_with(std::string("  when played\n    discard 1 verse named ") + name + "\n") + two);
    EXPECT_EQ(set.selections[set.instructions[0].cards].filter.title, 2) << name;
  }
}

TEST(Compile, SeveralFilesAreOneSet) {
  const std::vector<Source> sources = {
      {"a.cards", card_with("  when played\n    discard 1 verse named \"Two\"\n")},
      {"b.cards",
       "verse 2 \"Two\"\n  spanish \"Dos\"\n  cost 2\n  icons Faith\n  reference Acts 1:26\n  "
       "when eaten\n    draw 1\nverse 1 \"Three\"\n"}};
  EXPECT_EQ(faults_of(compile(sample_nouns(), sources).faults),
            "b.cards:6: there is no trigger \"when eaten\" in this game; did you mean \"when "
            "played\"?\n"
            "b.cards:8: the number 1 is taken (a.cards:1)\n");
}

TEST(Compile, NoCardsAreASet) {
  EXPECT_TRUE(set_of("").cards.empty());
  EXPECT_TRUE(set_of("# nothing\n\n   \n").cards.empty());
}

}  // namespace
}  // namespace scriptorium::effects
