#include "effects/hidden_host.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "core/hidden_table.h"

// What everybody hears when effects look at cards, show and arrange them; what they remember then
// is the table's business (core/tests/hidden_table_test.cpp).
namespace scriptorium::effects {
namespace {

struct Layout {
  static constexpr int kCards = 9;
  static constexpr int kNumbers = 9;
  static constexpr int kPiles = 5;
  static constexpr int kSeats = 2;
  static constexpr bool is_open(std::uint8_t pile) { return pile == 2; }
  static constexpr bool is_sorted(std::uint8_t pile) { return pile >= 3; }
  static constexpr bool is_hand(std::uint8_t pile) { return pile >= 3; }
  static constexpr int holder_of(std::uint8_t pile) { return pile < 3 ? 0 : pile - 3; }
};
using Table = HiddenTable<Layout>;
using Card = Table::Card;
constexpr std::uint8_t kDeck = 1;
constexpr std::uint8_t kHand1 = 4;
constexpr SeatSet kEveryone = SeatSet::first(3);

struct Event {
  enum class Type : std::uint8_t { kNone, kLooked, kShown, kSearched, kArranged };
  Type type;
  std::uint8_t seat;
  std::uint8_t number;
  std::uint8_t pile;
  std::uint8_t to;
  std::uint8_t count;
  Card cards[8];
};
struct State {
  Table table;
};
Event event_of(Event::Type type, int seat, int number = 0) {
  return {type, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(number), 0, 0, 0, {}};
}
void add_card(Event& event, const State&, Card card) { event.cards[event.count++] = card; }
Event censored(Event event) {
  for (Card& card : event.cards) card = 0;
  return event;
}

struct NoBook {};
struct Play {
  using Event = effects::Event;
  const NoBook& book;
  State& state;
  Dice& dice;
  Log<Event>* log;
  static NoCopies alike() { return {}; }
  void tell(const Event& event, Reveals reveals) const {
    if (log != nullptr) log->all(event, reveals);
  }
  void tell_apart(SeatSet sees, const Event& full, const Event& rest,
                  Reveals reveals = Reveals::kCards) const {
    if (log != nullptr) log->split(sees, full, rest, reveals);
  }
};

class Sight : public BareSight<Card, std::uint8_t> {
 public:
  Sight(const NoBook&, const State& state) : seen_(state) {}
  Card top(std::uint8_t pile) const { return seen_.table.top(pile); }
  Card below(Card card) const { return seen_.table.below[card]; }
  int size(std::uint8_t pile) const { return seen_.table.size(pile); }
  std::uint8_t pile_of(Card card) const { return seen_.table.where(card); }
  int shower_of(std::uint8_t pile) const { return Layout::holder_of(pile); }

 private:
  const State& seen_;
};
using Host = HiddenHost<Sight, Play>;

struct Bench {
  NoBook book;
  State state = {};
  Dice dice = Dice::fast(Seed::of(1));
  Log<Event> log;
  Play play{book, state, dice, &log};
  Host host{play};

  Bench() {
    state.table.everyone = static_cast<Table::Mask>(kEveryone.bits());
    for (const Card card : {Card{4}, Card{3}, Card{2}, Card{1}}) state.table.put_on(kDeck, card);
    for (const Card card : {Card{7}, Card{8}}) {
      state.table.put_sorted(kHand1, card);
      state.table.memory.learn_place(SeatSet::of(1), card);
    }
  }
  SeatSet know(int card) const { return SeatSet::from_bits(state.table.memory.pile[card]); }
  void expect_told(Event::Type type, int seat, std::uint8_t pile, const std::vector<int>& cards,
                   SeatSet sees, bool reveals) const {
    ASSERT_EQ(log.told().size(), 1U);
    const Told<Event>& told = log.told()[0];
    EXPECT_EQ(told.full.type, type);
    EXPECT_EQ(told.full.seat, seat);
    EXPECT_EQ(told.full.pile, pile);
    EXPECT_EQ(std::vector<int>(told.full.cards, told.full.cards + told.full.count), cards);
    EXPECT_EQ(told.reveals, reveals);
    EXPECT_EQ(told.sees, sees);
    const bool all = sees == SeatSet::everyone();
    EXPECT_EQ(told.rest.cards[0], all ? told.full.cards[0] : 0);
    EXPECT_EQ(state.table.audit(), nullptr);
  }
};
using Type = Event::Type;

TEST(HiddenHost, LooksAtTheTop) {
  Bench bench;
  bench.host.look(0, kDeck, 2);
  bench.expect_told(Type::kLooked, 0, kDeck, {1, 2}, SeatSet::of(0), true);
  EXPECT_EQ(bench.know(2), SeatSet::of(0));
  EXPECT_TRUE(bench.know(3).empty());
}

TEST(HiddenHost, LooksAtNoMoreThanThereIs) {
  Bench bench;
  bench.host.look(0, kHand1, 5);
  bench.expect_told(Type::kLooked, 0, kHand1, {7, 8}, SeatSet::of(0), true);
  EXPECT_EQ(bench.know(8), SeatSet::of(0).with(1));
}

TEST(HiddenHost, SearchesAllOfAPile) {
  Bench bench;
  bench.host.search(1, kDeck);
  bench.expect_told(Type::kSearched, 1, kDeck, {1, 2, 3, 4}, SeatSet::of(1), true);
  EXPECT_EQ(bench.know(4), SeatSet::of(1));
}

TEST(HiddenHost, RevealsToAll) {
  Bench bench;
  bench.host.reveal(kDeck, 1);
  bench.expect_told(Type::kShown, 0, kDeck, {1}, SeatSet::everyone(), true);
  EXPECT_EQ(bench.know(1), kEveryone);
  Bench hand;
  hand.host.reveal_card(8);
  hand.expect_told(Type::kShown, 1, kHand1, {8}, SeatSet::everyone(), true);
  EXPECT_EQ(hand.know(8), kEveryone);
}

TEST(HiddenHost, ShowsOneCardToOne) {
  Bench bench;
  bench.host.look_card(0, 8);
  bench.expect_told(Type::kShown, 1, kHand1, {8}, SeatSet::of(0), true);
  EXPECT_EQ(bench.know(8), SeatSet::of(0).with(1));
  EXPECT_EQ(bench.know(7), SeatSet::of(1));
}

TEST(HiddenHost, OnlyTheArrangerHearsWhatWentWhere) {
  Bench bench;
  const Card cards[] = {2, 1, 3};
  bench.host.arrange(0, kDeck, cards, 3, 0b011);
  bench.expect_told(Type::kArranged, 0, kDeck, {2, 1, 3}, SeatSet::of(0), false);
  const Told<Event>& told = bench.log.told()[0];
  EXPECT_EQ(told.full.number, 2);
  EXPECT_EQ(told.rest.number, 2);
  EXPECT_EQ(told.rest.count, 3);
  EXPECT_EQ(told.full.to, 0b011);
  EXPECT_EQ(told.rest.to, 0);
  EXPECT_EQ(bench.state.table.top(kDeck), 3);
  EXPECT_EQ(bench.state.table.bottom(kDeck), 1);
}

// In a playout everything happens, and nothing is told.
TEST(HiddenHost, DoesTheSameWhereNobodyListens) {
  Bench loud;
  Bench quiet;
  quiet.play.log = nullptr;
  for (Bench* bench : {&loud, &quiet}) {
    bench->host.look(0, kDeck, 2);
    bench->host.search(1, kDeck);
    bench->host.reveal(kHand1, 1);
    bench->host.look_card(0, 8);
    const Card cards[] = {2, 1};
    bench->host.arrange(1, kDeck, cards, 2, 0);
  }
  EXPECT_EQ(loud.log.told().size(), 5U);
  EXPECT_TRUE(quiet.log.told().empty());
  EXPECT_EQ(std::memcmp(&loud.state, &quiet.state, sizeof loud.state), 0);
}

TEST(HiddenHost, RollsTheTablesDice) {
  Bench bench;
  const std::uint32_t script[] = {3};
  bench.dice = Dice::scripted(script);
  EXPECT_EQ(bench.host.roll(6), 3U);
}

}  // namespace
}  // namespace scriptorium::effects
