#include "games/hypertext/codec/words.h"
#include "games/hypertext/tests/host_table.h"
#include "games/hypertext/tests/positions.h"

// What abilities may ask of the table and do to it, whether or not a word of today's Tower does.
namespace scriptorium::hypertext {
namespace {

using effects::Compare;
using effects::End;
using effects::Filter;
using effects::Verb;

Filter of(Group group, int member) {
  Filter filter;
  filter.member[1] = {static_cast<std::uint8_t>(group), static_cast<std::uint8_t>(member)};
  return filter;
}

// HT-18: the last card of an opponent is safe, one's own is not.
TEST(HypertextHost, ShieldsLastCards) {
  const State state =
      position(3, {{"hand 0", "bread oil"}, {"hand 1", "weep great"}, {"hand 2", "new"}});
  EXPECT_TRUE(Shield(state, 0).up());
  EXPECT_TRUE(Shield(state, 1).up());
  EXPECT_FALSE(Shield(state, 2).up());
  EXPECT_TRUE(Shield(state, 0).covers(card_named("new")));
  EXPECT_FALSE(Shield(state, 2).covers(card_named("new")));
  EXPECT_FALSE(Shield(state, 0).covers(card_named("weep")));
}

// HT-30: bread is a COMMON NOUN with LORE 4, CONTEXT 4, COMPLEXITY 3.
TEST(HypertextHost, TellsWhatACardIsLike) {
  const HostTable table(three_players());
  const Card bread = card_named("bread");
  const auto like = [&](const Filter& filter, int named = 0, Card source = 0) {
    return table.host.like(bread, filter, named, source);
  };
  const auto type = [](Type is) { return of(Group::kType, static_cast<int>(is)); };
  const auto rarity = [](Rarity is) { return of(Group::kRarity, static_cast<int>(is)); };
  EXPECT_TRUE(like({}));
  EXPECT_TRUE(like(type(Type::kNoun)));
  EXPECT_FALSE(like(type(Type::kVerb)));
  EXPECT_TRUE(like(rarity(Rarity::kCommon)));
  EXPECT_FALSE(like(rarity(Rarity::kUncommon)));
  EXPECT_TRUE(like(type(Type::kNone), static_cast<int>(Type::kNoun)));
  EXPECT_FALSE(like(type(Type::kNone), static_cast<int>(Type::kTitle)));
  Filter both = type(Type::kNoun);
  both.member[0] = rarity(Rarity::kRare).member[1];
  EXPECT_FALSE(like(both));
  const int stats[] = {4, 4, 3};
  for (std::uint8_t stat = 1; stat <= 3; ++stat) {
    Filter filter;
    filter.stat = stat;
    const int is = stats[stat - 1];
    EXPECT_EQ(table.host.stat(bread, stat), is);
    for (int bound = 0; bound <= 6; ++bound) {
      filter.bound = static_cast<std::uint8_t>(bound);
      filter.compare = Compare::kAtLeast;
      EXPECT_EQ(like(filter), is >= bound);
      filter.compare = Compare::kAtMost;
      EXPECT_EQ(like(filter), is <= bound);
    }
  }
  Filter title;
  title.title = bread;
  EXPECT_TRUE(like(title));
  title.title = card_named("oil");
  EXPECT_FALSE(like(title));
  Filter another;
  another.other = 1;
  EXPECT_TRUE(like(another, 0, card_named("oil")));
  EXPECT_FALSE(like(another, 0, bread));
}

// HT-18: not even where a choice should offer it.
TEST(HypertextHost, TakesNobodysLastCard) {
  HostTable table(three_players());
  const State before = table.state;
  EXPECT_FALSE(table.host.move(card_named("weep"), kSheol, End::kTop, 0));
  EXPECT_TRUE(same_bytes(table.state, before));
  EXPECT_TRUE(table.host.move(card_named("new"), kSheol, End::kTop, 0));
  EXPECT_FALSE(table.host.move(card_named("great"), hand_of(1), End::kTop, 0));
  table.state.run.you = 2;  // one's own ability may
  EXPECT_TRUE(table.host.move(card_named("great"), hand_of(1), End::kTop, 2));
  EXPECT_EQ(hand_size(table.state, 2), 0);
  EXPECT_EQ(hand_size(table.state, 1), 2);
  table.expect_sound();
}

TEST(HypertextHost, MovesNothingFromOrToNowhere) {
  HostTable table(three_players());
  const State before = table.state;
  EXPECT_FALSE(table.host.move(card_named("bread"), 0, End::kTop, 0));
  EXPECT_FALSE(table.host.move(0, kSheol, End::kTop, 0));
  EXPECT_FALSE(table.host.move(card_named("way"), kTower, End::kAnywhere, 0));
  EXPECT_TRUE(same_bytes(table.state, before));
  const int top = table.state.table.size(kTower) - 1;
  EXPECT_EQ(table.place("way"), top - 2);
  EXPECT_TRUE(table.host.move(card_named("way"), kTower, End::kTop, 0));
  EXPECT_EQ(table.place("way"), top);
  EXPECT_TRUE(table.host.move(card_named("vine"), kTower, End::kBottom, 0));
  EXPECT_EQ(table.place("vine"), 0);
  for (const char* const word : {"way", "vine"}) {
    EXPECT_TRUE(table.know_pile(word).empty()) << "nobody has looked at it";
  }
  EXPECT_TRUE(table.host.move(card_named("peace"), kSheol, End::kBottom, 0));
  EXPECT_EQ(table.place("peace"), 0);
  table.expect_sound();
}

TEST(HypertextHost, ExchangesHandsUnlessOneIsEmpty) {
  HostTable table(three_players());
  const auto hand = static_cast<std::uint8_t>(Pile::kHand);
  EXPECT_TRUE(table.host.exchange(hand, 0, 1));
  EXPECT_EQ(hand_size(table.state, 0), 1);
  EXPECT_EQ(hand_size(table.state, 1), 3);
  EXPECT_EQ(table.know_place("weep"), SeatSet::of(0));
  EXPECT_EQ(table.know_pile("weep"), SeatSet::of(0).with(1));
  EXPECT_EQ(table.know_place("oil"), SeatSet::of(1));
  table.expect_sound();
  carry(table.play, card_named("weep"), kSheol);
  const State before = table.state;
  EXPECT_FALSE(table.host.exchange(hand, 0, 1));
  EXPECT_FALSE(table.host.exchange(hand, 1, 0));
  EXPECT_FALSE(table.host.exchange(static_cast<std::uint8_t>(Pile::kTower), 1, 2));
  EXPECT_TRUE(same_bytes(table.state, before));
}

// HT-26: there are no Lots in the thirteenth chapter. HT-31: what was recorded goes with them.
TEST(HypertextHost, ExchangesLots) {
  HostTable table(three_players());
  const auto lot = static_cast<std::uint8_t>(Pile::kLot);
  const int own = table.state.lot[0];
  const int other = table.state.lot[2];
  table.state.lots_done[1] = 0b001;
  table.state.lots_done[2] = 0b101;
  EXPECT_TRUE(table.host.exchange(lot, 0, 2));
  EXPECT_EQ(table.state.lot[0], other);
  EXPECT_EQ(table.state.lot[2], own);
  EXPECT_EQ(table.state.lots_done[0], 0b000);
  EXPECT_EQ(table.state.lots_done[1], 0b100);
  EXPECT_EQ(table.state.lots_done[2], 0b101);
  table.state.chapter = static_cast<std::uint8_t>(table.state.chapters + 1);
  const State before = table.state;
  EXPECT_FALSE(table.host.exchange(lot, 0, 2));
  EXPECT_TRUE(same_bytes(table.state, before));
}

// HT-10: in one's own turn.
TEST(HypertextHost, GivesMoreActivationsToThePlayerInTurn) {
  HostTable table(three_players());
  std::uint16_t more = 0;
  while (the_book().program.instructions[more].verb != Verb::kMore) ++more;
  EXPECT_FALSE(table.host.make_lasting(more, 0, 0, 1, 0, 1));
  EXPECT_EQ(table.state.extra_free, 0);
  EXPECT_TRUE(table.log.told().empty());
  EXPECT_TRUE(table.host.make_lasting(more, 0, 0, 0, 0, 1));
  EXPECT_TRUE(table.host.make_lasting(more, 0, 0, 0, 0, 2));
  EXPECT_EQ(table.state.extra_free, 3);
  EXPECT_EQ(table.log.told()[1].full.number, 2);
}

TEST(HypertextHost, ForbidsWhileThereIsRoom) {
  HostTable table(three_players());
  const auto& steps = the_book().program.instructions;
  std::uint16_t forbid = 0;
  while (steps[forbid].duration != effects::Duration::kNextTurn) ++forbid;
  ASSERT_EQ(steps[forbid].verb, Verb::kForbid);
  EXPECT_FALSE(table.host.make_lasting(0, 0, 0, 0, 1, 1));  // take is no lasting effect
  for (const Bar& bar : table.state.bars) {
    EXPECT_EQ(bar.act, Act::kNone);
    EXPECT_TRUE(table.host.make_lasting(forbid, 0, 0, 1, 2, 0));
    EXPECT_EQ(bar.act, Act::kActivate);
    EXPECT_EQ(bar.turn_of, 2);
  }
  EXPECT_EQ(barred(table.state, Act::kActivate).bits(), 0b101) << "each opponent";
  EXPECT_TRUE(barred(table.state, Act::kRedeem).empty());
  const State before = table.state;
  EXPECT_FALSE(table.host.make_lasting(forbid, 0, 0, 1, 2, 0));
  EXPECT_TRUE(same_bytes(table.state, before));
}

// HT-08: the Tower alone is made anew.
TEST(HypertextHost, FillsTheTowerAlone) {
  HostTable table(three_players());
  draw(table.play, 0, table.state.table.size(kTower));
  ASSERT_EQ(table.state.table.size(kTower), 0);
  const State before = table.state;
  table.host.need(kSheol);
  table.host.need(hand_of(0));
  EXPECT_TRUE(same_bytes(table.state, before));
  table.host.need(kTower);
  EXPECT_EQ(table.state.table.size(kTower), 2);
  EXPECT_EQ(table.state.table.size(kSheol), 0);
}

// HT-09: as many as there are, in the Tower and then in Sheol.
TEST(HypertextHost, DrawsWhatThereIs) {
  HostTable table(three_players());
  const int there = table.state.table.size(kTower) + table.state.table.size(kSheol);
  EXPECT_EQ(draw(table.play, 0, there + 5), there);
  EXPECT_EQ(hand_size(table.state, 0), 3 + there);
  EXPECT_EQ(draw(table.play, 1, 1), 0);
  table.expect_sound();
}

// HT-26, HT-33.
TEST(HypertextHost, CountsLettersAndPoints) {
  HostTable table(three_players());
  const auto letters = static_cast<std::uint8_t>(Counter::kLetters);
  const auto points = static_cast<std::uint8_t>(Counter::kPoints);
  table.state.score[1] = -3;
  table.host.gain(1, points, 5);
  EXPECT_EQ(table.host.counter(1, points), 2);
  EXPECT_EQ(table.state.earned[1], 5);
  table.host.gain(2, points, 1500);
  EXPECT_EQ(table.state.earned[2], 1000);
  EXPECT_EQ(table.log.told().back().full.number, 1000);
  table.host.gain(2, points, -2500);
  EXPECT_EQ(table.state.earned[2], -1000);
  table.host.gain(1, letters, 150);
  table.host.gain(1, letters, 150);  // more than there ever are
  EXPECT_EQ(table.host.counter(1, letters), 200);
  EXPECT_EQ(table.log.told().back().full.number, 50);
  const std::size_t told = table.log.told().size();
  table.host.gain(1, letters, 1);
  EXPECT_EQ(table.log.told().size(), told);
  table.host.gain(1, letters, -201);
  EXPECT_EQ(table.host.counter(1, letters), 0);
  table.state.chapter = static_cast<std::uint8_t>(table.state.chapters + 1);
  table.host.gain(1, letters, 1);
  table.host.gain(1, points, 1);
  EXPECT_EQ(table.host.counter(1, letters), 0);
  EXPECT_EQ(table.host.counter(1, points), 2);
}

TEST(HypertextHost, KnowsThePiles) {
  const HostTable table(three_players());
  const auto pile = [&](Pile noun, int seat) {
    return table.host.pile_for(static_cast<std::uint8_t>(noun), seat);
  };
  EXPECT_EQ(pile(Pile::kHand, 2), hand_of(2));
  EXPECT_EQ(pile(Pile::kPages, 2), pages_of(2));
  EXPECT_EQ(pile(Pile::kTower, 2), kTower);
  EXPECT_EQ(pile(Pile::kSheol, 2), kSheol);
  EXPECT_EQ(pile(Pile::kLot, 2), 0);
  EXPECT_EQ(pile(Pile::kNone, 2), 0);
  const auto is_shared = [&](Pile noun) {
    return table.host.shared(static_cast<std::uint8_t>(noun));
  };
  EXPECT_TRUE(is_shared(Pile::kTower));
  EXPECT_TRUE(is_shared(Pile::kSheol));
  EXPECT_FALSE(is_shared(Pile::kHand));
  EXPECT_FALSE(is_shared(Pile::kPages));
  EXPECT_TRUE(table.host.open(static_cast<std::uint8_t>(Pile::kPages)));
  EXPECT_TRUE(table.host.open(static_cast<std::uint8_t>(Pile::kSheol)));
  EXPECT_FALSE(table.host.open(static_cast<std::uint8_t>(Pile::kHand)));
  EXPECT_FALSE(table.host.open(static_cast<std::uint8_t>(Pile::kTower)));
  EXPECT_EQ(table.host.members(static_cast<std::uint8_t>(Group::kType)), 5);
  EXPECT_EQ(table.host.members(static_cast<std::uint8_t>(Group::kRarity)), 4);
}

// From the top down; hands and Pages by number.
TEST(HypertextHost, GoesThroughPiles) {
  HostTable table(three_players());
  const auto list = [&](PileId pile) {
    std::vector<Card> cards;
    for (Card card = table.host.top(pile); card != 0; card = table.host.below(card)) {
      cards.push_back(card);
    }
    EXPECT_EQ(table.host.size(pile), static_cast<int>(cards.size()));
    return cards;
  };
  const auto words = [](std::initializer_list<const char*> some) {
    std::vector<Card> cards;
    for (const char* const word : some) cards.push_back(card_named(word));
    return cards;
  };
  EXPECT_EQ(list(hand_of(0)), words({"bread", "oil", "salt"}));
  EXPECT_EQ(list(pages_of(0)), words({"ruth", "eve"}));
  EXPECT_EQ(list(pages_of(1)), words({}));
  EXPECT_EQ(list(kSheol), words({"peace", "blood"}));
  EXPECT_EQ(list(kRevealed), words({}));
  EXPECT_EQ(list(kTower).size(), table.state.table.size(kTower));
  EXPECT_EQ(list(kTower)[1], card_named("water"));
  carry(table.play, card_named("eve"), kRevealed);
  EXPECT_EQ(list(kRevealed), words({"eve"}));
  EXPECT_EQ(table.host.size(0), 0) << "a Lot is a phase, not cards: no pile";
  EXPECT_EQ(table.host.holder(card_named("eve")), 0);
  EXPECT_EQ(list(pages_of(0)), words({"ruth"}));
  EXPECT_EQ(table.host.holder(card_named("abel")), 2);
  EXPECT_EQ(table.host.holder(card_named("weep")), 1);
}

// No card can say what the game has no rule for.
TEST(HypertextHost, LacksWhatTheNounsSay) {
  EXPECT_EQ(WordList::get().nouns().without, effects::lacked_verbs<Host>());
}

}  // namespace
}  // namespace scriptorium::hypertext
