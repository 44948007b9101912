#include "effects/language/nouns.h"

#include <algorithm>

#include "effects/language/tests/samples.h"

namespace scriptorium::effects {
namespace {

// A game with a word for a card; more stands from line 6 on.
std::string game_with(const std::string& lines) {
  return "card verse\n  en.one verse\n  en.many verses\n  es.one versículo\n  es.many "
         "versículos\n" +
         lines;
}

std::string words(const std::string& margin, const std::string& one) {
  return margin + "en.one " + one + "\n" + margin + "en.many " + one + "s\n" + margin + "es.one " +
         one + "\n" + margin + "es.many " + one + "s\n";
}

std::string pile(const std::string& id, const std::string& flags) {
  return "pile " + id + " " + flags + "\n" + words("  ", id);
}

TEST(Nouns, SampleIsRead) {
  const Nouns& nouns = sample_nouns();
  EXPECT_EQ(nouns.card.id, "verse");
  ASSERT_EQ(nouns.piles.size(), 9U);
  EXPECT_EQ(nouns.pile(2)->id, "deck");
  EXPECT_TRUE(nouns.pile(2)->is(Flag::kDraw));
  EXPECT_FALSE(nouns.pile(2)->is(Flag::kDiscard));
  EXPECT_EQ(nouns.pile_that(Flag::kHand)->id, "hand");
  EXPECT_EQ(nouns.pile_that(Flag::kModifier), nullptr);
  EXPECT_EQ(nouns.pile(0), nullptr);
  EXPECT_EQ(nouns.pile(10), nullptr);
  EXPECT_EQ(nouns.group(2)->id, "marker");
  EXPECT_EQ(nouns.member(2, 1)->id, "parable");
  EXPECT_EQ(nouns.member(2, 3), nullptr);
  EXPECT_EQ(nouns.member(3, 1), nullptr);
  EXPECT_EQ(nouns.stat(2)->high, 20);
  EXPECT_EQ(nouns.counter(1)->id, "letters");
  EXPECT_EQ(nouns.act(1)->id, "close");
  EXPECT_EQ(nouns.ability(3)->parameter, NamedAbility::Parameter::kCard);
  EXPECT_EQ(nouns.ability(1)->body.size(), 1U);
  EXPECT_EQ(nouns.triggers.back().number, static_cast<int>(Trigger::kWhileInPlay));
  EXPECT_EQ(nouns.fields[1].type, Field::Type::kAmounts);
  EXPECT_EQ(nouns.fields[1].group, 1);
}

TEST(Nouns, WordsAreReadByForm) {
  const Nouns& nouns = sample_nouns();
  EXPECT_EQ(word(nouns.card, "es.many"), "versículos");
  EXPECT_EQ(word(nouns.card, "es.gender"), "m");
  EXPECT_EQ(word(nouns.card, "es.article"), "");
  EXPECT_EQ(word(*nouns.member(1, 2), "es.many"), "Fe");  // a name has no plural
  EXPECT_EQ(word(*nouns.stat(1), "en.many"), "");
}

struct Bad {
  std::string lines;
  int at;
  const char* reason;
};

TEST(Nouns, BadOnesAreRefused) {
  const Bad all[] = {
      {"pile\n", 6, "a pile needs a name in small letters, as in \"pile hand own hidden\""},
      {"pile 3 own open\n", 6,
       "a pile needs a name in small letters, as in \"pile hand own hidden\""},
      {"plie deck own open\n", 6, "a noun cannot be a \"plie\"; did you mean \"pile\"?"},
      {"pile deck own open\n", 6, "pile deck lacks en.one, es.one, en.many, es.many"},
      {"pile deck own open proper\n", 6, "pile deck lacks en.one, es.one"},
      {pile("deck", "own hiden"), 6, "a pile cannot be \"hiden\"; did you mean \"hidden\"?"},
      {pile("deck", "open"), 6, "a pile is either own or shared"},
      {pile("deck", "own shared open"), 6, "a pile is either own or shared"},
      {pile("deck", "own"), 6, "a pile is either hidden or open"},
      {pile("deck", "own hidden draw"), 6, "a pile that is drawn from is ordered"},
      {pile("deck", "shared open many"), 6, "a pile of which a player has many is own"},
      {pile("deck", "own open all"), 6, "only of piles in play there is one that is all of them"},
      {pile("deck", "own open play all many"), 6,
       "a pile that is all of several is neither many nor ordered"},
      {pile("hand", "shared hidden"), 6, "each player has a hand of their own"},
      {pile("deck", "own hidden ordered draw"), 1,
       "there is a pile to draw from, and no pile hand"},
      {pile("deck", "own open") + pile("deck", "own open"), 11,
       "pile deck stands in line 6 already"},
      {pile("deck", "own open discard") + pile("heap", "own open discard"), 11,
       "pile deck has the flag discard too; there is one such pile"},
      {"pile decks own open\n" + words("  ", "x") + "pile y own open\n" + words("  ", "deck"), 11,
       "the word \"decks\" has a meaning already, in line 6"},
      {"pile deck own open\n  en.verb x\n  ese.one y\n" + words("  ", "deck"), 8,
       "\"ese.one\" is no form of a word; did you mean \"es.one\"?"},
      {pile("deck", "own open") + "  es.gender x\n", 11, "a gender is m or f, not \"x\""},
      {pile("deck", "own open") + "  en.one x\n", 11, "en.one stands twice"},
      {pile("deck", "own open") + "  en.verb\n", 11, "en.verb has no text"},
      {pile("deck", "own open") + "    en.verb x\n", 11, "nothing stands below a word"},
      {pile("deck", "own open") + "  words x\n", 11,
       "below a pile stand its words, as in \"en.one …\"; \"words\" is none"},
      {"without\n", 6, "without which verbs?"},
      {"without drwa\n", 6, "there is no verb \"drwa\"; did you mean \"draw\"?"},
      {"card psalm\n", 6, "the game has its word for a card in line 1 already"},
      {"group theme\n" + words("  ", "theme") + "  member faith\n" + words("    ", "Faith"), 6,
       "a group is either modifier (\"Faith verse\") or noun (\"Psalm\")"},
      {"group theme noun\n" + words("  ", "theme"), 6, "group theme has no members"},
      {"group theme noun\n" + words("  ", "theme") + "  membr faith\n  member faith\n" +
           words("    ", "Faith"),
       11,
       "below a group stand its words and its members; \"membr\" is neither; did you mean "
       "\"member\"?"},
      {"group theme noun\n" + words("  ", "theme") + "  member verse\n" + words("    ", "Verse"),
       11, "the word \"verse\" has a meaning already, in line 1"},
      {"stat cost\n  en.one cost\n  es.one costo\n", 6,
       "stat cost needs two numbers from 0 to 99, the least and the most"},
      {"stat cost 3 2\n  en.one cost\n  es.one costo\n", 6,
       "stat cost needs two numbers from 0 to 99, the least and the most"},
      {"stat cost 0 100\n  en.one cost\n  es.one costo\n", 6,
       "stat cost needs two numbers from 0 to 99, the least and the most"},
      {"trigger plaid\n", 6, "there is no trigger \"plaid\"; did you mean \"played\"?"},
      {"ability prayer numbr\n  en.one x\n  es.one y\n", 6,
       "an ability does not take \"numbr\"; did you mean \"number\"?"},
      {"field cost nmber 0 9\n", 6, "a field cannot be \"nmber\"; did you mean \"number\"?"},
      {"field cost number 0\n", 6,
       "field cost needs two numbers from 0 to 99, the least and the most"},
      {"field icons amounts theme\n", 6, "there is no group \"theme\" above this line"},
      {"field spanish text\n", 6, "every card has a field spanish as it is"},
      {"\tact close\n", 6, "there is a tab; two blanks a level, and none but blanks"},
  };
  for (const Bad& bad : all) {
    const NounsRead read = read_nouns("n.txt", game_with(bad.lines));
    EXPECT_FALSE(read.nouns);
    ASSERT_FALSE(read.faults.empty()) << bad.lines;
    const auto found = std::find_if(read.faults.begin(), read.faults.end(),
                                    [&](const Fault& fault) { return fault.line == bad.at; });
    ASSERT_NE(found, read.faults.end()) << bad.lines << faults_of(read.faults);
    EXPECT_EQ(found->text(), "n.txt:" + std::to_string(bad.at) + ": " + bad.reason) << bad.lines;
  }
  EXPECT_EQ(faults_of(read_nouns("n.txt", "").faults),
            "n.txt:1: the game has no word for a card\n");
}

// A verb that the game lacks is refused on every card.
TEST(Nouns, VerbsThatTheGameIsWithout) {
  const NounsRead read =
      read_nouns("n.txt", game_with("without negate exchange\n" + pile("hand", "own hidden") +
                                    pile("deck", "own hidden ordered draw") + "trigger played\n"));
  ASSERT_TRUE(read.nouns) << faults_of(read.faults);
  EXPECT_EQ(read.nouns->without, verb_bit(Verb::kNegate) | verb_bit(Verb::kExchange));
  const std::vector<Source> sources = {
      {"a.cards",
       "verse 1 \"One\"\n  spanish \"Uno\"\n  when played\n    draw 1\n"
       "    exchange your hand with an opponent\n"}};
  EXPECT_EQ(faults_of(compile(*read.nouns, sources).faults),
            "a.cards:5: this game is without \"exchange\"\n");
}

// A fault in what an ability means is the nouns file's; one in its use is the card's.
TEST(Nouns, FaultsInAnAbilityAreReportedThere) {
  const std::string text = game_with(pile("hand", "own hidden") +
                                     "trigger played\n"
                                     "ability prayer number\n"
                                     "  en.one Prayer\n"
                                     "  es.one Oración\n"
                                     "  when played\n"
                                     "    discard N vers\n");
  const NounsRead read = read_nouns("n.txt", text);
  ASSERT_TRUE(read.nouns) << faults_of(read.faults);
  const std::vector<Source> sources = {
      {"a.cards", "verse 1 \"One\"\n  spanish \"Uno\"\n  prayer 9\n  prayer x\n"}};
  EXPECT_EQ(faults_of(compile(*read.nouns, sources).faults),
            "n.txt:16: there is no card \"vers\" in this game; did you mean \"verse\"?\n"
            "a.cards:4: the number of prayer, from 1 to 20, should stand where \"x\" stands\n");
}

}  // namespace
}  // namespace scriptorium::effects
