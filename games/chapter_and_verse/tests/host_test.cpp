#include "games/chapter_and_verse/host.h"

#include <gtest/gtest.h>

#include <vector>

#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"

// What effects do to the table, and what everybody knows of it then and hears.
namespace scriptorium::chapter_and_verse {
namespace {

using effects::End;

constexpr unsigned kAll = 0b1000111;  // three seats and the spectators

struct Bench {
  State state;
  Dice dice = Dice::fast(Seed::of(1));
  EventLog log;
  Play play;
  Host host;

  explicit Bench(const std::string& lines)
      : state(place(lines, {.seats = 3})), play{the_book(), state, dice, &log}, host(play) {}

  Card card(PileId pile, int place = 0) const {
    Card at = state.table.top(pile);
    while (place-- > 0) at = state.table.below[at];
    return at;
  }
  void expect_known(Card card, unsigned place, unsigned pile) const {
    EXPECT_EQ(state.table.memory.place[card], place) << "place of card " << card;
    EXPECT_EQ(state.table.memory.pile[card], pile) << "pile of card " << card;
  }
  // The only event: what `sees` hear and whether the others hear the same without the verses.
  const Event& told(Event::Type type, int seat, PileId pile, unsigned sees, bool reveals) {
    EXPECT_EQ(log.told().size(), 1U);
    const auto& told = log.told().back();
    EXPECT_EQ(told.full.type, type);
    EXPECT_EQ(told.full.seat, seat);
    EXPECT_EQ(told.full.pile, pile);
    EXPECT_EQ(told.sees.bits() & kAll, sees);
    EXPECT_EQ(told.reveals, reveals);
    EXPECT_TRUE(told.rest_told);
    EXPECT_EQ(told.rest.type, type);
    EXPECT_EQ(told.rest.seat, seat);
    EXPECT_EQ(told.rest.pile, pile);
    EXPECT_EQ(told.rest.count, told.full.count);
    if (sees != kAll) {
      for (const Kind kind : told.rest.cards) EXPECT_EQ(kind, 0);
    }
    return told.full;
  }
  void sound() const { EXPECT_EQ(ChapterAndVerse::audit(the_book(), state), nullptr); }
};

std::vector<Kind> kinds(const Event& event) { return {event.cards, event.cards + event.count}; }
std::vector<Kind> slugs(const std::vector<std::string_view>& names) {
  std::vector<Kind> list;
  for (const std::string_view name : names) list.push_back(kind(name));
  return list;
}

constexpr PileId kHand0 = pile_of(0, Pile::kHand);
constexpr PileId kHand1 = pile_of(1, Pile::kHand);
constexpr PileId kDeck0 = pile_of(0, Pile::kDeck);
constexpr PileId kDiscard0 = pile_of(0, Pile::kDiscard);

const char* const kTable =
    "at hand 0: be_still be_still the_evidence\nat hand 1: naked_came_i\nat hand 2: be_still\n"
    "at deck 0: god_so_loved naked_came_i be_still choose_you_this_day\nat discard 0: here_am_i\n"
    "at chapter 0.1: the_evidence\nat chapter 0.2: the_evidence";

// CV-23, CV-34
TEST(ChapterAndVerseHost, Looking) {
  Bench deck(kTable);
  deck.host.look(1, kDeck0, 2);
  deck.expect_known(deck.card(kDeck0, 0), 0b010, 0b010);
  deck.expect_known(deck.card(kDeck0, 1), 0b010, 0b010);
  deck.expect_known(deck.card(kDeck0, 2), 0, 0);
  EXPECT_EQ(deck.state.table.unsure[kDeck0], 0);
  EXPECT_EQ(kinds(deck.told(Event::Type::kLooked, 1, kDeck0, 0b010, true)),
            slugs({"god_so_loved", "naked_came_i"}));
  deck.sound();

  Bench hand(kTable);
  hand.host.look(1, kHand0, 2);
  hand.expect_known(hand.card(kHand0, 0), 0b001, 0b011);
  hand.expect_known(hand.card(kHand0, 1), 0b001, 0b011);
  hand.expect_known(hand.card(kHand0, 2), 0b001, 0b001);
  EXPECT_EQ(hand.state.table.unsure[kHand0], 0b010);
  hand.sound();

  Bench own(kTable);
  own.host.look(0, kHand0, 9);
  EXPECT_EQ(own.log.told().back().full.count, 3);
  for (int i = 0; i < 3; ++i) own.expect_known(own.card(kHand0, i), 0b001, 0b001);
  EXPECT_EQ(own.state.table.unsure[kHand0], 0);
}

TEST(ChapterAndVerseHost, Revealing) {
  Bench deck(kTable);
  deck.host.reveal(kDeck0, 1);
  deck.expect_known(deck.card(kDeck0, 0), kAll, kAll);
  deck.expect_known(deck.card(kDeck0, 1), 0, 0);
  EXPECT_EQ(deck.state.table.unsure[kDeck0], 0);
  EXPECT_EQ(kinds(deck.told(Event::Type::kShown, 0, kDeck0, kAll, true)), slugs({"god_so_loved"}));
  deck.sound();

  Bench hand(kTable);
  hand.host.reveal(kHand1, 9);
  hand.expect_known(hand.card(kHand1), 0b010, kAll);
  EXPECT_EQ(hand.state.table.unsure[kHand1], kAll & ~0b010U);
  hand.told(Event::Type::kShown, 1, kHand1, kAll, true);
  hand.sound();
}

// One card; of copies in a hand nobody can say which it was.
TEST(ChapterAndVerseHost, OneCardIsSeen) {
  Bench hand(kTable);
  hand.host.look_card(2, hand.card(kHand0, 1));
  hand.expect_known(hand.card(kHand0, 0), 0b001, 0b101);
  hand.expect_known(hand.card(kHand0, 1), 0b001, 0b001);
  EXPECT_EQ(hand.state.table.unsure[kHand0], 0b100);
  EXPECT_EQ(kinds(hand.told(Event::Type::kShown, 0, kHand0, 0b100, true)), slugs({"be_still"}));
  hand.sound();

  Bench three("at hand 0: be_still be_still be_still");
  three.host.look_card(1, three.card(kHand0, 2));
  three.expect_known(three.card(kHand0, 0), 0b001, 0b011);
  three.expect_known(three.card(kHand0, 1), 0b001, 0b001);
  three.expect_known(three.card(kHand0, 2), 0b001, 0b001);
  three.sound();

  Bench deck(kTable);
  deck.host.look_card(2, deck.card(kDeck0, 1));
  deck.expect_known(deck.card(kDeck0, 0), 0, 0);
  deck.expect_known(deck.card(kDeck0, 1), 0b100, 0b100);
  EXPECT_EQ(deck.state.table.unsure[kDeck0], 0);
  deck.sound();

  Bench shown(kTable);
  shown.host.reveal_card(shown.card(kHand1));
  shown.expect_known(shown.card(kHand1), 0b010, kAll);
  EXPECT_EQ(shown.state.table.unsure[kHand1], kAll & ~0b010U);
  EXPECT_EQ(kinds(shown.told(Event::Type::kShown, 1, kHand1, kAll, true)), slugs({"naked_came_i"}));
  shown.sound();
}

// CV-35
TEST(ChapterAndVerseHost, Searching) {
  Bench bench(kTable);
  const int size = bench.state.table.size(kDeck0);
  bench.host.search(0, kDeck0);
  for (int i = 0; i < size; ++i) bench.expect_known(bench.card(kDeck0, i), 0b001, 0b001);
  EXPECT_EQ(bench.told(Event::Type::kSearched, 0, kDeck0, 0b001, true).count, size);
  const Card found = bench.card(kDeck0, 1);
  bench.log.clear();
  bench.host.found(0, found);
  EXPECT_EQ(bench.state.table.where(found), kHand0);
  bench.expect_known(found, 0b001, kAll);
  EXPECT_EQ(bench.told(Event::Type::kMoved, 0, kDeck0, kAll, true).to, kHand0);
  EXPECT_EQ(kinds(*bench.log.told().back().for_viewer(Viewer::spectator())),
            slugs({"naked_came_i"}));
  bench.host.shuffle(kDeck0);
  for (int i = 0; i < size - 1; ++i) bench.expect_known(bench.card(kDeck0, i), 0, 0b001);
  EXPECT_EQ(bench.state.table.unsure[kDeck0], 0b001);
  EXPECT_EQ(bench.log.told().back().full.type, Event::Type::kShuffled);
  EXPECT_EQ(bench.log.told().back().full.pile, kDeck0);
  bench.sound();
}

// CV-34: what goes where is the arranger's alone; who knew a place keeps the pile.
TEST(ChapterAndVerseHost, Arranging) {
  Bench bench(kTable);
  const Card cards[] = {bench.card(kDeck0, 2), bench.card(kDeck0, 0), bench.card(kDeck0, 1)};
  const Card fourth = bench.card(kDeck0, 3);
  bench.state.table.memory.learn_place(SeatSet::of(1), cards[1]);
  bench.host.arrange(0, kDeck0, cards, 3, 0b010);
  EXPECT_EQ(bench.card(kDeck0, 0), cards[0]);
  EXPECT_EQ(bench.card(kDeck0, 1), cards[2]);
  EXPECT_EQ(bench.card(kDeck0, 2), fourth);
  EXPECT_EQ(bench.state.table.bottom(kDeck0), cards[1]);
  bench.expect_known(cards[0], 0b001, 0b001);
  bench.expect_known(cards[1], 0b001, 0b011);
  bench.expect_known(cards[2], 0b001, 0b001);
  bench.expect_known(fourth, 0, 0);
  EXPECT_EQ(bench.state.table.unsure[kDeck0], 0b010);
  EXPECT_EQ(bench.state.table.memory.lossy, 0b010);
  const Event& event = bench.told(Event::Type::kArranged, 0, kDeck0, 0b001, false);
  EXPECT_EQ(kinds(event), slugs({"be_still", "god_so_loved", "naked_came_i"}));
  EXPECT_EQ(event.number, 1);
  EXPECT_EQ(event.to, 0b010);
  EXPECT_EQ(bench.log.told().back().rest.number, 1);
  EXPECT_EQ(bench.log.told().back().rest.to, 0);
  bench.sound();

  Bench all(kTable);
  const Card two[] = {all.card(kDeck0, 0), all.card(kDeck0, 1)};
  all.host.arrange(1, kDeck0, two, 2, 0b11);
  EXPECT_EQ(all.state.table.bottom(kDeck0), two[1]);
  EXPECT_EQ(all.state.table.below[two[0]], two[1]);
  EXPECT_EQ(all.state.table.unsure[kDeck0], 0);
  EXPECT_EQ(all.told(Event::Type::kArranged, 1, kDeck0, 0b010, false).number, 2);
  all.sound();

  // one card can go nowhere unseen
  Bench one(kTable);
  const Card top = one.card(kDeck0);
  one.state.table.memory.learn_place(SeatSet::of(1), top);
  one.host.arrange(0, kDeck0, &top, 1, 1);
  one.expect_known(top, 0b011, 0b011);
  EXPECT_EQ(one.state.table.memory.lossy, 0);
  EXPECT_EQ(one.state.table.unsure[kDeck0], 0);
  one.sound();
}

// CV-23, CV-24: each knows what was given away and what came.
TEST(ChapterAndVerseHost, Exchanging) {
  Bench hands(kTable);
  const Card gave = hands.card(kHand1);
  const Card got = hands.card(kHand0, 2);
  EXPECT_TRUE(hands.host.exchange(static_cast<std::uint8_t>(Pile::kHand), 0, 1));
  EXPECT_EQ(hands.state.table.where(gave), kHand0);
  EXPECT_EQ(hands.state.table.where(got), kHand1);
  hands.expect_known(gave, 0b001, 0b011);
  hands.expect_known(got, 0b010, 0b011);
  ASSERT_EQ(hands.log.told().size(), 2U);
  for (const int holder : {0, 1}) {
    const auto& told = hands.log.told()[static_cast<std::size_t>(holder)];
    EXPECT_EQ(told.sees, SeatSet::of(holder));
    EXPECT_TRUE(told.reveals);
    EXPECT_EQ(told.full.count, holder == 0 ? 1 : 3);
    EXPECT_EQ(told.rest.count, 0);
    for (const Event& event : {told.full, told.rest}) {
      EXPECT_EQ(event.type, Event::Type::kExchanged);
      EXPECT_EQ(event.seat, 0);
      EXPECT_EQ(event.other, 1);
      EXPECT_EQ(event.number, static_cast<int>(Pile::kHand));
    }
  }
  hands.sound();

  Bench stacks(kTable);
  const PileId mine = pile_of(1, Pile::kBlessings);
  const PileId theirs = pile_of(2, Pile::kBlessings);
  const Card top = stacks.card(mine);
  stacks.state.table.memory.learn_pile(SeatSet::of(0), top);
  stacks.state.table.unsure[mine] = 1;
  EXPECT_TRUE(stacks.host.exchange(static_cast<std::uint8_t>(Pile::kBlessings), 1, 2));
  EXPECT_EQ(stacks.card(theirs), top);
  stacks.expect_known(top, 0, 1);
  EXPECT_EQ(stacks.state.table.unsure[mine], 0);
  EXPECT_EQ(stacks.state.table.unsure[theirs], 1);
  const Event& event = stacks.told(Event::Type::kExchanged, 1, 0, kAll, false);
  EXPECT_EQ(event.other, 2);
  EXPECT_EQ(event.number, static_cast<int>(Pile::kBlessings));
  stacks.sound();

  Bench none(kTable);
  EXPECT_FALSE(none.host.exchange(static_cast<std::uint8_t>(Pile::kTabletop), 0, 1));
  EXPECT_FALSE(none.host.exchange(0, 0, 1));
  EXPECT_FALSE(none.host.exchange(static_cast<std::uint8_t>(Pile::kLine), 0, 1));
  none.sound();
  EXPECT_TRUE(none.log.told().empty());
}

TEST(ChapterAndVerseHost, Moving) {
  Bench bench(kTable);
  const Card card = bench.card(kHand0);
  EXPECT_FALSE(bench.host.move(card, kHand0, End::kAnywhere, 0));
  EXPECT_FALSE(bench.host.move(kCards - 1, kHand0, End::kTop, 0));
  EXPECT_TRUE(bench.log.told().empty());
  EXPECT_TRUE(bench.host.move(card, kDiscard0, End::kBottom, 2));
  EXPECT_EQ(bench.state.table.bottom(kDiscard0), card);
  const Event& event = bench.told(Event::Type::kMoved, 2, kHand0, kAll, true);
  EXPECT_EQ(event.to, kDiscard0);
  EXPECT_EQ(event.number, static_cast<int>(End::kBottom));
  bench.log.clear();
  EXPECT_TRUE(bench.host.move(card, kDiscard0, End::kTop, 0));
  EXPECT_EQ(bench.card(kDiscard0), card);
  bench.told(Event::Type::kMoved, 0, kDiscard0, kAll, false);
  bench.sound();

  // between chapters a verse stands on; from elsewhere it is set
  Bench chapters(kTable);
  const PileId to = chapter_of(1, 0);
  const Card stands = chapters.card(chapter_of(0, 0));
  EXPECT_TRUE(chapters.host.move(stands, to, End::kAnywhere, 0));
  EXPECT_TRUE(chapters.state.standing.has(stands));
  EXPECT_FALSE(chapters.state.set.has(stands));
  chapters.told(Event::Type::kMoved, 0, chapter_of(0, 0), kAll, false);
  chapters.log.clear();
  const Card held = chapters.card(kHand0, 2);
  EXPECT_TRUE(chapters.host.move(held, to, End::kAnywhere, 0));
  EXPECT_TRUE(chapters.state.set.has(held));
  chapters.told(Event::Type::kMoved, 0, kHand0, kAll, true);
  EXPECT_TRUE(chapters.host.move(held, chapter_of(0, 1), End::kAnywhere, 0));
  EXPECT_TRUE(chapters.state.set.has(held));
  EXPECT_FALSE(chapters.state.standing.has(held));
  chapters.sound();
}

// CV-36, CV-37
TEST(ChapterAndVerseHost, SettingAndPlaying) {
  Bench bench(kTable);
  const PileId to = chapter_of(0, 1);
  const Card evidence = bench.card(to);
  EXPECT_FALSE(bench.host.set(evidence, to, 0));
  EXPECT_FALSE(bench.state.set.has(evidence));
  EXPECT_TRUE(bench.host.set(bench.card(kHand0, 2), to, 1));
  EXPECT_EQ(bench.told(Event::Type::kSet, 1, kHand0, kAll, true).to, to);
  bench.log.clear();
  const Card discarded = bench.card(kDiscard0);
  EXPECT_TRUE(bench.host.set(discarded, to, 0));
  EXPECT_TRUE(bench.state.set.has(discarded));
  bench.told(Event::Type::kSet, 0, kDiscard0, kAll, false);
  bench.log.clear();
  const Card played = bench.card(kHand0);
  EXPECT_TRUE(bench.host.play(played, 0, to));
  EXPECT_EQ(bench.told(Event::Type::kPlayed, 0, kHand0, kAll, true).number,
            static_cast<int>(Manner::kFree));
  EXPECT_FALSE(bench.state.set.has(played));
  EXPECT_EQ(bench.state.acted, 1);
  EXPECT_EQ(bench.state.line.size, 1);
  bench.sound();
  EXPECT_TRUE(bench.host.playable(bench.card(kHand0)));
  while (!bench.state.line.full()) bench.state.line.lay(bench.state.line.last());
  EXPECT_FALSE(bench.host.playable(bench.card(kHand0)));
  EXPECT_FALSE(bench.host.play(bench.card(kHand0), 0, to));
  EXPECT_EQ(bench.state.table.size(kHand0), 1);

  Bench unique("at hand 0: the_last_shall_be_first");
  const Kind last = kind("the_last_shall_be_first");
  unique.state.unique_played[last / 64] = std::uint64_t{1} << (last % 64);
  EXPECT_FALSE(unique.host.play(unique.card(kHand0), 0, chapter_of(0, 0)));
  EXPECT_EQ(unique.state.table.size(kHand0), 1);
}

// CV-36: a verse that has left its chapter has none that others could be set into.
TEST(ChapterAndVerseHost, ThisChapterIsGone) {
  expect_with({{"naked_came_i", R"(
  when played
    discard this
    set 1 verse from your hand into this chapter)"}},
              R"(the verse leaves the chapter before the other comes
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still
at chapter 0.1: the_evidence

0: freeplay naked_came_i; into 0.1
legal 0 has: end
see 0 /seats/0/hand_size = 1
see 0 /seats/0/chapters/0/verses/1 absent
see 0 /seats/0/discard/0/verse = naked_came_i
see 0 /seats/0/discard/1 absent
)");
}

// CV-30: all nine markers may be named.
TEST(ChapterAndVerseHost, NamingAMarker) {
  expect_with({{"naked_came_i", R"(
  when played
    name marker
    discard all verses of the named marker from your hand)"}},
              R"(a Psalm and a Testimony in hand
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still god_so_loved

0: freeplay naked_came_i; into new
legal 0: name commandment; name covenant; name miracle; name parable; name prayer; name prophecy; name prophet; name psalm; name testimony
0: name faith !CV-30
0: name psalm
see 0 /seats/0/hand_size = 1
)");
}

// CV-42: what waits on the line is cancelled once.
TEST(ChapterAndVerseHost, Cancelling) {
  Bench bench(kTable);
  const Card first = bench.card(kHand0);
  const Card second = bench.card(kHand1);
  EXPECT_FALSE(bench.host.cancel(first));
  bench.host.play(first, 0, chapter_of(0, 0));
  bench.host.play(second, 1, chapter_of(1, 0));
  bench.log.clear();
  EXPECT_FALSE(bench.host.cancel(bench.card(kHand0)));
  EXPECT_TRUE(bench.host.cancel(second));
  EXPECT_EQ(bench.state.line.items[0].cancelled, 0);
  EXPECT_EQ(bench.state.line.items[1].cancelled, 1);
  EXPECT_EQ(kinds(bench.told(Event::Type::kCancelled, 1, chapter_of(1, 0), kAll, false)),
            slugs({"naked_came_i"}));
  EXPECT_FALSE(bench.host.cancel(second));
  std::vector<Card> left;
  bench.host.each_on_line([&](Card card) { left.push_back(card); });
  EXPECT_EQ(left, std::vector<Card>{first});
  EXPECT_EQ(bench.host.player_of(second), 1);
  EXPECT_EQ(bench.host.player_of(bench.card(kHand0)), 0);
}

// No card can say what the game has no rule for.
TEST(ChapterAndVerseHost, LacksWhatTheNounsSay) {
  EXPECT_EQ(CardList::get().nouns().without, effects::lacked_verbs<Host>());
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
