#include <algorithm>

#include "effects/language/tests/samples.h"

// What the compiler refuses: the line, where the fault is, and all that it says.
namespace scriptorium::effects {
namespace {

struct Bad {
  const char* lines;  // `|` ends a line
  int at;
  const char* reason;
};

std::string as_lines(std::string text, const std::string& margin) {
  std::string out = margin;
  for (const char c : text) out += c == '|' ? "\n" + margin : std::string(1, c);
  return out + "\n";
}

void expect_refusal(const Bad& bad, const std::string& text) {
  const Compiled compiled = compile_text(text);
  EXPECT_FALSE(compiled.set) << text;
  EXPECT_EQ(faults_of(compiled.faults),
            "a.cards:" + std::to_string(bad.at) + ": " + bad.reason + "\n")
      << text;
}

// Below `when played`, from line 7 on.
constexpr Bad kSteps[] = {
    {"put it into its owner's discard", 7,
     "\"it\" needs a step before it that picks, takes or reveals cards"},
    {"discard 1 verse from each opponent's hand", 7,
     "the hand is hidden from the one who chooses; say \"at random from\", or reveal it and say "
     "\"of them\""},
    {"discard that", 7,
     "cards begin with a number, \"all\", \"up to 2\", \"that many\", \"the top 2 of\", \"the "
     "rest\", \"them\", \"it\" or \"this\", not with \"that\""},
    {"discard up verses", 7,
     "cards begin with a number, \"all\", \"up to 2\", \"that many\", \"the top 2 of\", \"the "
     "rest\", \"them\", \"it\" or \"this\", not with \"up\""},
    {"if you hav 3 letters|  draw 1", 7,
     "a condition cannot begin with \"you\"; there are: the number of … is …, you have …, that "
     "player has …, it is a …, it is your turn, it is not your turn"},
    {"gain 2 letters for each vers", 7,
     "there is no card \"vers\" in this game; did you mean \"verse\"?"},
    {"gain 2 letters for ech verse", 7,
     "the sentence is complete before \"for ech verse\", which does not belong to it"},
    {"draw 1 for each verse for each verse", 7,
     "the sentence is complete before \"for each verse\", which does not belong to it"},
    {"look at all verses from an opponent's hand|put 1 verse of them on top of your deck", 8,
     "say \"on the top of\""},
    {"play \"One\"", 7,
     "cards begin with a number, \"all\", \"up to 2\", \"that many\", \"the top 2 of\", \"the "
     "rest\", \"them\", \"it\" or \"this\", not with \"One\""},
    {"draw “1”", 7,
     "an amount (a number, \"that many\", \"the number of …\", \"its …\", \"your …\") should stand "
     "where \"“1”\" stands"},
    {"that many: draw 1", 7,
     "\"that many\" is no player; there are you, an opponent, a player, each opponent, each "
     "player, that player"},
    {"an opponent's: draw 1", 7, "\"an opponent's\" is no player; did you mean \"an opponent\"?"},
    {"drwa 1", 7, "there is no verb \"drwa\"; did you mean \"draw\"?"},
    {"draw", 7,
     "the line ends where an amount (a number, \"that many\", \"the number of …\", \"its …\", "
     "\"your …\") should stand"},
    {"draw x", 7,
     "an amount (a number, \"that many\", \"the number of …\", \"its …\", \"your …\") should stand "
     "where \"x\" stands"},
    {"draw 0", 7, "0 is out of range: an amount here goes from 1 to 20"},
    {"draw 21", 7, "21 is out of range: an amount here goes from 1 to 20"},
    {"draw 1 verse", 7, "the sentence is complete before \"verse\", which does not belong to it"},
    {"draw -1", 7, "-1 is out of range: an amount here goes from 1 to 20"},
    {"each opponent draw 1", 7, "a colon is missing behind who does it, as in \"each player: …\""},
    {"each oponent: draw 1", 7, "\"each oponent\" is no player; did you mean \"each opponent\"?"},
    {": draw 1", 7, "nobody stands before the colon"},
    {"each opponent:", 7, "nothing is said to be done"},
    {"draw 1:", 7,
     "\"draw 1\" is no player; there are you, an opponent, a player, each opponent, each player, "
     "that player"},
    {"discard 1 vers", 7, "there is no card \"vers\" in this game; did you mean \"verse\"?"},
    {"discard 9 verses", 7, "9 is out of range: an amount here goes from 1 to 8"},
    {"discard 1 Faith", 7, "\"Faith\" alone is no card; did you mean \"Faith verse\"?"},
    {"discard 1 Faith Psalm Histories verse", 7,
     "a card can be said to be of two kinds, not of three"},
    {"discard 1 Faith Strength Psalm", 7, "a card can be said to be of two kinds, not of three"},
    {"discard 1 Faith faith verse", 7, "the same is said twice of a card"},
    {"discard verses", 7,
     "cards begin with a number, \"all\", \"up to 2\", \"that many\", \"the top 2 of\", \"the "
     "rest\", \"them\", \"it\" or \"this\", not with \"verses\""},
    {"discard 1 verse from graveyard", 7,
     "there is no pile \"graveyard\" in this game; there are hand, deck, discard, blessings, "
     "darkness, chapter, tabletop, line, tower"},
    {"discard 1 verse from your dekc", 7,
     "there is no pile \"dekc\" in this game; did you mean \"deck\"?"},
    {"discard 1 verse from your", 7,
     "the line ends where a pile should stand; there are hand, deck, discard, blessings, darkness, "
     "chapter, tabletop, line, tower"},
    {"discard 1 verse from the top of your deck", 7,
     "the ends of a pile are reached as \"the top 2 of your deck\""},
    {"discard 1 verse from your deck", 7,
     "the deck is hidden from the one who chooses; say \"the top 1 of\", \"at random from\", or "
     "search it"},
    {"discard 1 verse from an opponent's hand", 7,
     "the hand is hidden from the one who chooses; say \"at random from\", or reveal it and say "
     "\"of them\""},
    {"discard 1 verse at random", 7, "the line ends where \"from\" and a pile should stand"},
    {"discard up to 1 verse at random from your hand", 7,
     "\"up to\" and \"at random\" exclude each other"},
    {"discard all Psalms from an opponent's hand", 7,
     "the hand is hidden, so nobody can tell which cards in it are meant"},
    {"discard 1 Psalm at random from an opponent's hand", 7,
     "the hand is hidden, so nobody can tell which cards in it are meant"},
    {"an opponent: discard 1 verse from your hand", 7,
     "the hand is hidden from the one who chooses; say \"at random from\", or reveal it and say "
     "\"of them\""},
    {"discard 1 verse from your discard", 7, "what is in the discard pile is discarded already"},
    {"discard 1 verse with cost 12", 7, "12 is out of range: cost goes from 0 to 9"},
    {"discard 1 verse with cots 2", 7,
     "there is no stat \"cots\" in this game; did you mean \"cost\"?"},
    {"discard 1 verse with cost", 7, "the line ends where a number should stand"},
    {"discard 1 verse with cost 2 with love 3", 7, "a card is told by one stat"},
    {"discard 1 verse with the words", 7,
     "the line ends where a word of the scripture, of the letters a to z, should stand"},
    {"discard 1 verse with the words 12", 7,
     "a word of the scripture, of the letters a to z, should stand where \"12\" stands"},
    {"discard 1 verse with the words love, love", 7, "the word \"love\" stands twice"},
    {"discard 1 verse named Two", 7, "a title in quotes should stand where \"Two\" stands"},
    {"discard 1 verse named \"Two\"", 7,
     "there is no card \"Two\" in this set; there are One, Luke 15:24"},
    {"discard 1 verse of the named theme", 7,
     "\"the named theme\" needs a step before it that names one"},
    {"name a theme|discard 1 verse of the named tehme", 8,
     "there is no group \"tehme\" in this game; did you mean \"theme\"?"},
    {"name a color", 7, "there is no group \"color\" in this game; there are theme, marker"},
    {"discard the top 1 of your hand", 7, "the pile hand has no order, so no top and no bottom"},
    {"discard the top 1 your deck", 7, "\"of\" is missing before \"your\""},
    {"discard it", 7, "\"it\" needs a step before it that picks, takes or reveals cards"},
    {"discard them", 7, "\"them\" needs a step before it that picks, takes or reveals cards"},
    {"discard the rest", 7,
     "\"the rest\" needs a step before it that looks at cards or reveals them"},
    {"discard 1 verse of them", 7,
     "\"of them\" needs a step before it that looks at cards or reveals them"},
    {"draw that many", 7, "\"that many\" needs a step before it that moves, counts or picks cards"},
    {"draw its cost", 7, "\"its\" needs a step before it that picks, takes or reveals a card"},
    {"draw your letters at most 0", 7, "0 is out of range: a cap goes from 1 to 99"},
    {"draw your leters", 7,
     "there is no counter \"leters\" in this game; did you mean \"letters\"?"},
    {"each opponent: draw your letters", 7,
     "the amount is of the one who does it; did you mean \"their\"?"},
    {"draw their letters", 7, "the amount is of the one who does it; did you mean \"your\"?"},
    {"draw the number of Psalms from your deck", 7,
     "the deck is hidden, so nobody can tell which cards in it are meant"},
    {"that player: draw 1", 7,
     "\"that player\" needs a step before it that chooses a player or picks a card"},
    {"take 1 verse", 7, "what is taken goes to the hand; say from which other pile"},
    {"take 1 verse from that player's discard", 7,
     "\"that player's\" needs a step before it that chooses a player or picks a card"},
    {"take 1 verse from their discard", 7,
     "\"their\" speaks of somebody else who does it; did you mean \"that player's discard\" or "
     "\"your discard\"?"},
    {"take 1 verse from the deck", 7, "each player has a deck; did you mean \"your deck\"?"},
    {"take 1 verse from its owner's discard", 7,
     "\"its owner's\" says where a card goes, not where it is"},
    {"cancel 1 verse from your line", 7, "there is one line for all; did you mean \"the line\"?"},
    {"take 1 verse from another discard", 7,
     "nobody has several of the pile discard; \"this\", \"a\", \"a new\" and \"another\" tell "
     "several apart"},
    {"take 1 verse from a new chapter", 7, "nothing lies in a new pile yet"},
    {"put 1 verse", 7,
     "the line ends where \"into\", \"in\", \"on\", \"on the top of\" or \"on the bottom of\" a "
     "pile should stand"},
    {"put 1 verse your deck", 7,
     "\"into\", \"in\", \"on\", \"on the top of\" or \"on the bottom of\" a pile should stand "
     "where \"your\" stands"},
    {"put 1 verse into your chapter", 7,
     "what goes into the chapter is set, moved or played, not put"},
    {"put 1 verse on the top of your hand", 7,
     "the pile hand has no order, so no top and no bottom"},
    {"put 1 verse on the top and bottom of your deck", 7,
     "only what is arranged goes on the top and bottom"},
    {"put 1 verse into your tabletop", 7,
     "tabletop is several piles together; nothing is put there"},
    {"put 1 verse on the line", 7, "nothing is put on the line"},
    {"put 1 verse on the top of each opponent's deck", 7, "a card cannot go to several players"},
    {"put 1 verse in your hand in this chapter", 7,
     "the sentence is complete before \"in this chapter\", which does not belong to it"},
    {"give 1 verse to you", 7, "cards are given to somebody else than the one who does it"},
    {"give 1 verse to each opponent", 7, "cards are given to one player, not several"},
    {"give 1 verse an opponent", 7, "\"to\" is missing before \"an\""},
    {"give 1 verse to nobody", 7,
     "\"nobody\" is no player; there are you, an opponent, a player, each opponent, each player, "
     "that player"},
    {"set 1 verse into your discard", 7,
     "what is set stays in play; the pile discard is not in play"},
    {"move 1 verse into your hand", 7, "what is moved stays in play; the pile hand is not in play"},
    {"move 1 verse from your hand into this chapter", 7,
     "only what is in play is moved; the pile hand is not"},
    {"play 1 verse from your deck", 7,
     "the deck is hidden from the one who chooses; say \"the top 1 of\", \"at random from\", or "
     "search it"},
    {"exchange your hand with you", 7,
     "a pile is exchanged with somebody else than the one who does it"},
    {"exchange your hand with each opponent", 7,
     "a pile is exchanged with one player, not several"},
    {"exchange an opponent's hand with a player", 7,
     "the one who exchanges a pile gives an own one, as in \"your hand\""},
    {"exchange your hnad with an opponent", 7,
     "there is no pile \"hnad\" in this game; did you mean \"hand\"?"},
    {"exchange 1 verse", 7, "the line ends where \"with\" should stand"},
    {"shuffle your hand", 7, "the pile hand has no order to shuffle"},
    {"look 1 verse", 7, "\"at\" is missing before \"1\""},
    {"arrange 1 verse on the top of your deck", 7,
     "what is arranged are cards looked at: \"the rest\", or \"them\" right after the look"},
    {"look at the top 3 of your deck|arrange the rest into your deck", 8,
     "say where: on the top of, on the bottom of, on the top and bottom of"},
    {"look at the top 3 of your deck|take 1 verse of them|arrange them on the top of your deck", 9,
     "what is arranged are cards looked at: \"the rest\", or \"them\" right after the look"},
    {"search your deck for all verses", 7,
     "a search is for a number of cards, as in \"1 Psalm\" or \"up to 2 verses\""},
    {"search your deck for 1 verse from your hand", 7,
     "a search is for a number of cards, as in \"1 Psalm\" or \"up to 2 verses\""},
    {"search your deck", 7, "the line ends where \"for\" should stand"},
    {"pick each opponent", 7, "who is picked is \"an opponent\" or \"a player\""},
    {"pick you", 7, "who is picked is \"an opponent\" or \"a player\""},
    {"cancel 1 verse from your hand", 7, "only what waits on the line is cancelled"},
    {"cancel this", 7, "only what waits on the line is cancelled"},
    {"negate 1 verse from your hand", 7,
     "only what is in play or on the line is negated; the pile hand is neither"},
    {"gain 1", 7, "the line ends where a counter should stand; there is letters"},
    {"gain 1 leter", 7, "there is no counter \"leter\" in this game; did you mean \"letter\"?"},
    {"gain letters", 7,
     "an amount (a number, \"that many\", \"the number of …\", \"its …\", \"your …\") should stand "
     "where \"letters\" stands"},
    {"name theme marker", 7,
     "the sentence is complete before \"marker\", which does not belong to it"},
    {"protect all verses from each opponent", 7,
     "\"protect\" lasts: say how long, as in \"until the end of the turn\", or let it stand under "
     "\"while in play\""},
    {"protect all verses from you for good", 7, "nothing is protected from yourself"},
    {"protect all verses from each opponent until tomorrow", 7,
     "\"until tomorrow\" is no duration; there are until the end of the turn, until your next "
     "turn, until the end of the chapter, for good"},
    {"change cost of 1 verse by 0 for good", 7, "a change by 0 is none"},
    {"change cots of 1 verse by 1 for good", 7,
     "there is no stat \"cots\" in this game; did you mean \"cost\"?"},
    {"change cost of 1 verse by 21 for good", 7,
     "21 is out of range: a change goes from -20 to 20"},
    {"change cost of 1 verse", 7, "the line ends where \"by\" should stand"},
    {"fast 1 verse for 0 turns", 7, "0 is out of range: an amount here goes from 1 to 20"},
    {"fast 1 verse for 2", 7, "the line ends where \"turns\" should stand"},
    {"fast 1 verse from your hand for 2 turns", 7,
     "only what is in play fasts; the pile hand is not"},
    {"forbid each opponent to clsoe for good", 7,
     "there is no act \"clsoe\" in this game; did you mean \"close\"?"},
    {"forbid each opponent close for good", 7, "\"to\" is missing before \"close\""},
    {"forbid each opponent to close", 7,
     "\"forbid\" lasts: say how long, as in \"until the end of the turn\", or let it stand under "
     "\"while in play\""},
    {"more close 1", 7,
     "\"more\" lasts: say how long, as in \"until the end of the turn\", or let it stand under "
     "\"while in play\""},
    {"an opponent with more deck tower: draw 1", 7,
     "the colon should stand where \"tower\" stands"},
    {"an opponent with more line: draw 1", 7, "there is one line for all; nobody has more of it"},
    {"you with more letters: draw 1", 7,
     "\"with more\" and \"with fewer\" narrow down opponents or players"},
    {"an opponent with more leters: draw 1", 7,
     "there is no pile or counter \"leters\" in this game; did you mean \"letters\"?"},
    {"may", 7, "\"may\" has nothing below it; what happens is indented below it"},
    {"draw 1|  draw 1", 8, "nothing may stand below \"draw\""},
    {"may|  draw 1|  draw 2|  drwa 1", 10, "there is no verb \"drwa\"; did you mean \"draw\"?"},
    {"otherwise|  draw 1", 7,
     "\"otherwise\" stands directly after \"if …\", \"may\" or \"if you do\""},
    {"draw 1|otherwise|  draw 1", 8,
     "\"otherwise\" stands directly after \"if …\", \"may\" or \"if you do\""},
    {"if you do|  draw 1", 7, "\"if you do\" stands directly after what somebody does or \"may\""},
    {"if it is your turn|  draw 1|if you do|  draw 1", 9,
     "\"if you do\" stands directly after what somebody does or \"may\""},
    {"each opponent: may|  draw 1", 7,
     "\"may\" is decided by one player; several would go different ways"},
    {"each player: choose one|  option|    draw 1|  option|    draw 2", 7,
     "\"choose\" is decided by one player; several would go different ways"},
    {"you: if it is your turn|  draw 1", 7, "nobody does an \"if\"; the line begins with it"},
    {"if it is a Psalm|  draw 1", 7,
     "\"it\" needs a step before it that picks, takes or reveals a card"},
    {"if it rains|  draw 1", 7,
     "a condition cannot begin with \"it\"; there are: the number of … is …, you have …, that "
     "player has …, it is a …, it is your turn, it is not your turn"},
    {"if the number of Psalms from your hand is 3|  draw 1", 7,
     "\"at least\", \"at most\" or \"exactly\" should stand where \"3\" stands"},
    {"if the number of Psalms from your hand at least 3|  draw 1", 7,
     "\"is\" is missing before \"at\""},
    {"if the number of Psalms is at least 100|  draw 1", 7,
     "100 is out of range: a number here goes from 0 to 99"},
    {"if you have more letters|  draw 1", 7,
     "the line ends where \"than an opponent\" should stand"},
    {"if that player has at least 1 letter|  draw 1", 7,
     "\"that player\" needs a step before it that chooses a player or picks a card"},
    {"if you have at least 1 leter|  draw 1", 7,
     "there is no counter \"leter\" in this game; did you mean \"letter\"?"},
    {"may|  pick 1 verse|discard it", 9,
     "\"it\" needs a step before it that picks, takes or reveals cards"},
    {"for 0 times|  draw 1", 7, "0 is out of range: an amount here goes from 1 to 20"},
    {"for 2 tims|  draw 1", 7, "\"times\" should stand where \"tims\" stands"},
    {"for each Psalm", 7, "\"for\" has nothing below it; what happens is indented below it"},
    {"choose one|  draw 1|  option|    draw 1", 8,
     "directly below \"choose one\" stand \"option\" lines, and what happens below those"},
    {"choose one|  option|    draw 1", 7, "\"choose one\" has 2 to 4 options, not 1"},
    {"choose one|  option|    draw 1|  option|    draw 1|  option|    draw 1|  option|    draw 1|  "
     "option|    draw 1",
     7, "\"choose one\" has 2 to 4 options, not 5"},
    {"choose two|  option|    draw 1|  option|    draw 1", 7, "\"one\" is missing before \"two\""},
    {"option|  draw 1", 7, "an \"option\" stands directly below \"choose one\""},
    {"may|  may|    may|      may|        may|          draw 1", 12,
     "more than 4 blocks within each other"},
};

TEST(Refused, Steps) {
  for (const Bad& bad : kSteps)
    expect_refusal(bad, card_with("  when played\n" + as_lines(bad.lines, "    ")));
}

TEST(Refused, TooManySteps) {
  std::string most = "  when played\n";
  for (int i = 0; i < kMaxSteps; ++i) most += "    draw 1\n";
  EXPECT_TRUE(compile_text(card_with(most)).set);
  expect_refusal({"", 6, "the effect has 25 steps; 24 are the most"},
                 card_with(most + "    draw 1\n"));
}

TEST(Refused, EveryFaultIsToldUpToFifty) {
  std::string lines = "  when played\n";
  for (int i = 0; i < 20; ++i) lines += "    drwa 1\n";
  EXPECT_EQ(compile_text(card_with(lines)).faults.size(), 20U);
  for (int i = 0; i < 100; ++i) lines += "    drwa 1\n";
  EXPECT_EQ(compile_text(card_with(lines)).faults.size(), Faults::kMost);
}

}  // namespace
}  // namespace scriptorium::effects
