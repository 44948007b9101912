#include <algorithm>

#include "effects/language/tests/refusals.h"

// What the compiler refuses: the line, where the fault is, and all that it says.
namespace scriptorium::effects {
namespace {

// Below a card that has all it needs, from line 6 on.
constexpr Bad kLines[] = {
    {"  when eaten|    draw 1", 6,
     "there is no trigger \"when eaten\" in this game; did you mean \"when played\"?"},
    {"  when activated|    draw 1", 6,
     "there is no trigger \"when activated\" in this game; did you mean \"when played\"?"},
    {"  when played in my turn|    draw 1", 6,
     "the sentence is complete before \"in my turn\", which does not belong to it"},
    {"  when played", 6, "\"when played\" has nothing below it, so nothing happens"},
    {"  at the start of the turn|    draw 1", 6,
     "there is no trigger \"at the start of the turn\" in this game; did you mean \"at the start "
     "of your turn\"?"},
    {"  while in play|    draw 1", 7,
     "\"draw\" does not last; under \"while in play\" stand only protect, change, forbid, allow "
     "and more"},
    {"  while in play|    protect this from each opponent for good", 7,
     "under \"while in play\" it lasts as long as the card lies there; no duration is said"},
    {"  while in play|    protect it from each opponent", 7,
     "\"it\" needs a step before it that picks, takes or reveals cards"},
    {"  while in play|    protect up to 1 verse from each opponent", 7,
     "what lies in play speaks of \"all …\", of \"this\", or of \"1 …\" chosen when it is laid"},
    {"  while in play|    protect this from an opponent", 7,
     "nobody chooses a player while it lies in play; say \"each opponent\""},
    {"  while in play|    each opponent: protect this from each player", 7,
     "nobody does what stands under \"while in play\""},
    {"  while in play|    protect all verses from an opponent's chapter from each opponent", 7,
     "nobody chooses an opponent while it lies in play; say \"each opponent's\""},
    {"  while in play|    may|      protect this from each opponent", 7,
     "\"may\" does not last; under \"while in play\" stand only protect, change, forbid, allow and "
     "more"},
    {"  draw 1", 6, "\"draw\" is an effect and stands below a trigger, such as \"when played\""},
    {"  cots 2", 6, "a card has no \"cots\"; did you mean \"cost\"?"},
    {"  cost 2", 6, "cost stands twice"},
    {"  prayer", 6, "the line ends where the number of prayer, from 1 to 20, should stand"},
    {"  prayer 0", 6, "the number of prayer, from 1 to 20, should stand where \"0\" stands"},
    {"  prayer 9", 6, "prayer: 9 is out of range: an amount here goes from 1 to 8"},
    {"  prayer 2 3", 6, "the sentence is complete before \"3\", which does not belong to it"},
    {"  prayer 2|    draw 1", 6,
     "what prayer does is said in the nouns file; nothing may stand below it"},
    {"  prayr 2", 6, "a card has no \"prayr\"; did you mean \"prayer\"?"},
    {"  keyword", 6,
     "the line ends where a word of the scripture, of the letters a to z, should stand"},
    {"  keyword love hope", 6,
     "the sentence is complete before \"hope\", which does not belong to it"},
    {"  cross reference", 6, "cross_reference names a card: a title in quotes, or a reference"},
    {"  cross reference Luke 15:25", 6,
     "there is no card \"Luke 15:25\" in this set; did you mean \"Luke 15:24\"?"},
    {"  cross reference \"Oen\"", 6, "there is no card \"Oen\" in this set; did you mean \"One\"?"},
    {"  unique 3", 6, "the sentence is complete before \"3\", which does not belong to it"},
    {"  quote 2", 6, "the sentence is complete before \"2\", which does not belong to it"},
    {"  gloss x", 6, "a text in quotes should stand where \"x\" stands"},
    {"  markers Prable", 6,
     "there is no marker \"Prable\" in this game; did you mean \"parable\"?"},
    {"  markers Parable, parable", 6, "\"parable\" stands twice"},
    {"  markers Parable,", 6,
     "the line ends where a marker should stand; there are parable, psalm"},
    {"  rarity Faith, Strength", 6,
     "the sentence is complete before \", Strength\", which does not belong to it"},
    {"  spanish \"Dos\"", 6, "spanish stands twice"},
    {"  gloss \"x", 6, "a quote is not closed"},
    {"  when played|   draw 1", 7, "3 blanks before the line: two a level"},
    {"  when played|      draw 1", 7,
     "indented too far: at most two blanks more than the line above it"},
};

TEST(Refused, LinesOfACard) {
  for (const Bad& bad : kLines) expect_refusal(bad, card_with(as_lines(bad.lines, "")));
}

// A whole file.
constexpr Bad kFiles[] = {
    {"vers 1 \"One\"", 1, "a card begins like verse 9 \"Title\"; \"vers\" is not verse"},
    {"verse \"One\"", 1, "the card's number, from 1 to 9999, should stand where \"One\" stands"},
    {"verse 0 \"One\"", 1, "the card's number, from 1 to 9999, should stand where \"0\" stands"},
    {"verse 10000 \"One\"", 1,
     "the card's number, from 1 to 9999, should stand where \"10000\" stands"},
    {"verse 1", 1, "the line ends where the title in straight quotes should stand"},
    {"verse 1 One", 1, "the title in straight quotes should stand where \"One\" stands"},
    {"verse 1 \"\"", 1, "the title in straight quotes should stand where \"\" stands"},
    {"verse 1 “One”", 1, "the title in straight quotes should stand where \"“One”\" stands"},
    {"verse 1 \"One\" 2", 1, "the sentence is complete before \"2\", which does not belong to it"},
    {"verse 1 \"One\"|  cost 2", 1, "\"One\" lacks spanish, icons, reference"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  reference Luke 15:24", 1, "\"One\" lacks cost, icons"},
    {"verse 1 \"One|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24", 1,
     "a quote is not closed"},
    {"verse 1 \"One\"|  spanish Uno|  cost 2|  icons Faith|  reference Luke 15:24", 2,
     "the Spanish title in straight quotes should stand where \"Uno\" stands"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 12|  icons Faith|  reference Luke 15:24", 3,
     "12 is out of range: cost goes from 0 to 9"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost two|  icons Faith|  reference Luke 15:24", 3,
     "a number should stand where \"two\" stands"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Fath|  reference Luke 15:24", 4,
     "there is no theme \"Fath\" in this game; did you mean \"faith\"?"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith 10|  reference Luke 15:24", 4,
     "10 is out of range: faith goes from 1 to 9"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith two|  reference Luke 15:24", 4,
     "a number should stand where \"two\" stands"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith, faith 2|  reference Luke 15:24", 4,
     "\"faith\" stands twice"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke", 5,
     "\"Luke\" is no reference like Luke 15:24"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:", 5,
     "\"Luke 15:\" is no reference like Luke 15:24"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24|    draw 1",
     6, "nothing may stand below a field"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24|verse 1 "
     "\"Two\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24",
     6, "the number 1 is taken (a.cards:1)"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24|verse 2 "
     "\"one\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24",
     6, "the title \"one\" is taken (a.cards:1)"},
    {"verse 1 \"One\"|  spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24|verse 2 "
     "\"Two\"|  spanish \"Dos\"|  cost 2|  icons Faith|  reference Luke 15:24|  cross reference "
     "Luke 15:24",
     11, "\"Luke 15:24\" is the reference of \"One\" and of \"Two\"; say a title"},
    {"  draw 1", 1, "indented too far: at most two blanks more than the line above it"},
    {"verse 1 \"One\"|    spanish \"Uno\"|  cost 2|  icons Faith|  reference Luke 15:24", 2,
     "indented too far: at most two blanks more than the line above it"},
};

TEST(Refused, Files) {
  for (const Bad& bad : kFiles) expect_refusal(bad, as_lines(bad.lines, ""));
}

// Faults of the text itself; what is shown of it can be printed.
TEST(Refused, Text) {
  expect_refusal({"", 6, "this is not UTF-8"}, card_with("  gloss \"\xff\"\n"));
  expect_refusal({"", 6, "there is a character that cannot be printed"},
                 card_with("  gloss \"a\x01\"\n"));
  expect_refusal({"", 6, "there is a tab; two blanks a level, and none but blanks"},
                 card_with("  gloss\t\"a\"\n"));
  expect_refusal({"", 6, "the line has 510 bytes; 400 are the most"},
                 card_with("  gloss \"" + std::string(500, 'a') + "\"\n"));
  const std::vector<Fault> faults =
      compile_text(card_with("  when played\n\t\tdraw 1\n\t\t\xff 1\n    drwa 2\n")).faults;
  EXPECT_EQ(faults_of(faults),
            "a.cards:7: there is a tab; two blanks a level, and none but blanks\n"
            "a.cards:8: this is not UTF-8\n"
            "a.cards:9: there is no verb \"drwa\"; did you mean \"draw\"?\n");
}

// One wrong line does not make the lines after it wrong.
TEST(Refused, OneMistakeIsOneFault) {
  expect_refusal(
      {"", 7, "there is no verb \"pikc\"; did you mean \"pick\"?"},
      card_with("  when played\n    pikc 1 verse\n    discard it\n    draw that many\n"));
  expect_refusal({"", 7, "there is no verb \"mya\"; did you mean \"may\"?"},
                 card_with("  when played\n    mya\n      draw 1\n    otherwise\n      draw 2\n"));
}

}  // namespace
}  // namespace scriptorium::effects
