#include "games/hypertext/tests/host_table.h"

// What abilities show, and what everybody knows and hears of it then.
namespace scriptorium::hypertext {
namespace {

TEST(HypertextSeeing, ShufflesTheTowerAlone) {
  HostTable table(three_players());
  table.host.look(1, kTower, 2);
  const State before = table.state;
  const int place = table.place("vine");
  table.host.shuffle(kSheol);
  EXPECT_TRUE(same_bytes(table.state, before));
  table.log.clear();
  table.host.shuffle(kTower);
  EXPECT_NE(table.place("vine"), place);
  EXPECT_NE(table.state.table.bottom(kTower), before.table.bottom(kTower));
  table.expect_sound();
  // Who looked knows that they are still there.
  for (const char* const word : {"vine", "water"}) {
    EXPECT_TRUE(table.know_place(word).empty());
    EXPECT_EQ(table.know_pile(word), SeatSet::of(1));
  }
  EXPECT_EQ(table.state.table.unsure[kTower], SeatSet::of(1).bits());
  ASSERT_EQ(table.log.told().size(), 1U);
  EXPECT_EQ(table.log.told()[0].full.type, Event::Type::kShuffled);
  EXPECT_EQ(table.log.told()[0].full.number, 1);
}

TEST(HypertextSeeing, ShowsSingleCards) {
  HostTable table(three_players());
  table.host.look_card(1, card_named("bread"));
  EXPECT_EQ(table.know_pile("bread"), SeatSet::of(0).with(1));
  EXPECT_EQ(table.log.told()[0].sees, SeatSet::of(1));
  EXPECT_EQ(table.log.told()[0].rest.cards[0], 0);
  EXPECT_FALSE(table.host.seen_by_all(card_named("bread")));
  table.host.reveal_card(card_named("bread"));
  EXPECT_EQ(table.know_pile("bread"), kAll);
  EXPECT_EQ(table.know_place("bread"), SeatSet::of(0));
  EXPECT_EQ(table.log.told()[1].rest.cards[0], card_named("bread"));
  EXPECT_TRUE(table.host.seen_by_all(card_named("bread")));
  table.host.look_card(2, card_named("way"));
  EXPECT_EQ(table.know_place("way"), SeatSet::of(2));
  table.host.reveal_card(card_named("peace"));  // it lies open
  EXPECT_TRUE(table.know_pile("peace").empty());
  EXPECT_TRUE(table.host.seen_by_all(card_named("peace")));
  table.expect_sound();
}

TEST(HypertextSeeing, SearchesTheTower) {
  HostTable table(three_players());
  table.host.search(1, kTower);
  EXPECT_EQ(table.log.told()[0].full.count, table.state.table.size(kTower));
  EXPECT_EQ(table.log.told()[0].sees, SeatSet::of(1));
  EXPECT_EQ(table.log.told()[0].rest.cards[0], 0);
  for (const Card card : table.state.table.cards(kTower)) {
    EXPECT_EQ(table.state.table.memory.place[card], SeatSet::of(1).bits());
  }
  table.host.found(1, card_named("heart"));
  EXPECT_TRUE(in_hand(table.state, 1, card_named("heart")));
  EXPECT_EQ(table.know_pile("heart"), kAll);
  table.expect_sound();
}

TEST(HypertextSeeing, LooksAtWhatIsThere) {
  HostTable table(three_players());
  table.host.look(0, hand_of(2), 9);
  EXPECT_EQ(table.log.told()[0].full.count, 2);
  EXPECT_EQ(table.know_pile("new"), SeatSet::of(0).with(2));
  table.host.reveal(kTower, 2);
  EXPECT_EQ(table.know_place("vine"), kAll);
  EXPECT_EQ(table.know_place("water"), kAll);
  EXPECT_TRUE(table.know_pile("way").empty());
  EXPECT_EQ(table.log.told()[1].full.cards[0], card_named("vine"));
  EXPECT_EQ(table.log.told()[1].full.cards[1], card_named("water"));
  table.expect_sound();
}

// One card that is put back stays known to those who knew it; of several, nobody else knows which
// is where.
TEST(HypertextSeeing, ArrangesWhatOthersLoseTrackOf) {
  HostTable table(three_players());
  table.host.reveal(kTower, 3);
  const Card one[] = {card_named("vine")};
  table.host.arrange(0, kTower, one, 1, 0b1);
  EXPECT_EQ(table.place("vine"), 0);
  EXPECT_EQ(table.know_place("vine"), kAll);
  EXPECT_EQ(table.state.table.unsure[kTower], 0);
  const Card two[] = {card_named("way"), card_named("water")};
  table.host.arrange(0, kTower, two, 2, 0b00);
  EXPECT_EQ(table.place("way"), table.state.table.size(kTower) - 1);
  EXPECT_EQ(table.place("water"), table.state.table.size(kTower) - 2);
  EXPECT_EQ(table.know_place("way"), SeatSet::of(0));
  EXPECT_EQ(table.know_pile("way"), kAll);
  EXPECT_EQ(table.know_place("vine"), kAll);
  EXPECT_EQ(table.state.table.unsure[kTower], kAll.without(0).bits());
  EXPECT_EQ(table.state.table.memory.lossy, kAll.without(0).bits());
  table.expect_sound();

  HostTable unseen(three_players());
  unseen.host.arrange(1, kTower, two, 2, 0b01);
  EXPECT_EQ(unseen.know_place("way"), SeatSet::of(1)) << "who puts a card somewhere knows where";
  EXPECT_EQ(unseen.know_place("water"), SeatSet::of(1));
  EXPECT_EQ(unseen.log.told()[0].full.seat, 1);
  unseen.expect_sound();
}

// Whoever holds a card shows it; what nobody holds, the player in turn turns up.
TEST(HypertextSeeing, SaysWhoShows) {
  HostTable table(position(
      3, {{"mover", "2"}, {"hand 1", "weep sow"}, {"pages 0", "ruth"}, {"tower", "vine water"}}));
  table.host.reveal(kTower, 2);
  table.host.reveal_card(card_named("vine"));
  table.host.reveal(hand_of(1), 1);
  table.host.reveal_card(card_named("weep"));
  table.host.reveal_card(card_named("ruth"));
  std::vector<int> seats;
  for (const auto& told : table.log.told()) seats.push_back(told.full.seat);
  EXPECT_EQ(seats, (std::vector{2, 2, 1, 1, 0}));
}

}  // namespace
}  // namespace scriptorium::hypertext
