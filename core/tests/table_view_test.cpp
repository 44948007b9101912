#include "core/table_view.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <numeric>
#include <unordered_map>
#include <vector>

#include "core/game.h"
#include "core/table_key.h"

// What viewers know of a table, and worlds that they cannot tell from the true one: with cards that
// are each of their own, and with copies.
namespace scriptorium {
namespace {

constexpr int kCards = 19;

// Two decks, a discard pile, a hand for each of three seats, and chapters.
template <bool kCopies>
struct Layout {
  static constexpr int kCards = scriptorium::kCards;
  static constexpr int kNumbers = kCopies ? kCards : 2 * kCards - 1;
  static constexpr int kPiles = 10;  // more than have their tops in eight bytes
  static constexpr int kSeats = 3;
  static constexpr bool is_open(std::uint8_t pile) { return pile == 3 || pile >= 7; }
  static constexpr bool is_sorted(std::uint8_t pile) { return is_hand(pile); }
  static constexpr bool is_hand(std::uint8_t pile) { return pile >= 4 && pile < 7; }
  static constexpr int holder_of(std::uint8_t pile) { return is_hand(pile) ? pile - 4 : 0; }
};
constexpr std::uint8_t kDeck = 1;
constexpr std::uint8_t kDiscard = 3;
constexpr std::uint8_t hand(int seat) { return static_cast<std::uint8_t>(4 + seat); }
const SeatSet kAll = SeatSet::first(3).with(3);

// The table of a game. Backs of the cards up to 6 differ from the others'. With copies, `kind` says
// what a card is, three cards of each; a view's numbers tell nothing.
template <bool kCopies>
struct Model {
  using Table = HiddenTable<Layout<kCopies>>;
  using Card = typename Table::Card;

  Table table = {};
  std::array<std::uint8_t, Layout<kCopies>::kNumbers> kind = {};
  std::array<std::uint8_t, Layout<kCopies>::kNumbers> backs = {};

  struct Faces {
    const Model& model;
    Card next = kCopies ? 1 : kCards;
    int face(Card card) const { return model.kind[card]; }
    int back(Card card) const { return model.backs[card]; }
    Card number(Card card, bool known) { return known && !kCopies ? card : next++; }
  };
  struct Alike {
    const Model& model;
    bool operator()(Card a, Card b) const {
      return model.kind[a] == model.kind[b] && model.backs[a] == model.backs[b];
    }
  };
  struct View {
    Table table;
    KnownSomewhere<Table> somewhere;
    std::array<std::uint8_t, Layout<kCopies>::kNumbers> kind;
    std::array<std::uint8_t, Layout<kCopies>::kNumbers> backs;
    friend bool operator==(const View& a, const View& b) {
      return std::memcmp(&a, &b, sizeof a) == 0;
    }
  };

  Model() {
    table.everyone = static_cast<typename Table::Mask>(kAll.bits());
    for (int card = 1; card < kCards; ++card) {
      kind[at(card)] = static_cast<std::uint8_t>(kCopies ? (card + 2) / 3 : card);
      backs[at(card)] = card <= 6 ? 0 : 1;
      table.put_on(kDeck, static_cast<Card>(card));
    }
  }
  static std::size_t at(int card) { return static_cast<std::size_t>(card); }

  View view(int column) const {
    Faces faces{*this};
    const TableView seen(table, column, faces);
    View shown = {};
    shown.table = seen.shown();
    seen.list_somewhere(shown.somewhere);
    for (int i = 1; i < kCards; ++i) {
      const auto card = static_cast<Card>(i);
      const auto number = seen.number(card);
      EXPECT_NE(number, 0);
      shown.backs[number] = backs[card];
      if (seen.knows(card)) shown.kind[number] = kind[card];
    }
    return shown;
  }

  std::uint64_t key(int column) const {
    const Faces faces{*this};
    return TableKey(table, column, faces).fold(0);
  }

  // Deals what the viewer does not see of the cards with one back.
  static void deal(Model& world, const View& view, int back, Dice& dice) {
    const Model all;
    std::array<int, 256> left = {};
    for (std::size_t card = 1; card < kCards; ++card) {
      if (all.backs[card] == back) ++left[all.kind[card]];
    }
    Unseen<kCards> unseen;
    for (int i = 1; i < Layout<kCopies>::kNumbers; ++i) {
      const auto number = static_cast<Card>(i);
      const int pile = view.table.where(number);
      if (pile == 0 || view.backs[number] != back) continue;
      if (view.kind[number] == 0) {
        unseen.add_place(&world.kind[number], pile);
      } else {
        --left[view.kind[number]];
      }
    }
    for (const std::uint32_t bits : view.somewhere.all()) {
      const Somewhere known = Somewhere::from_bits(bits);
      if (known.everyone || known.back != back) continue;
      unseen.add_known(known.face, known.pile);
      --left[known.face];
    }
    for (std::size_t face = 1; face < left.size(); ++face) {
      for (int i = 0; i < left[face]; ++i) unseen.add_loose(static_cast<int>(face));
    }
    unseen.deal(dice);
  }
  // A world that the viewer cannot tell from the true one.
  static Model sample(const View& view, int column, Dice& dice) {
    Model world;
    world.table = view.table;
    world.kind = view.kind;
    world.backs = view.backs;
    for (const int back : {0, 1}) deal(world, view, back, dice);
    if (!kCopies) world.name_hidden();
    remember(
        world.table, view.somewhere, column, Faces{world},
        [&](Card card) { return view.table.where(card) != 0 && view.kind[card] != 0; },
        [&](Card card) { return view.table.memory.pile[card] != 0; });
    return world;
  }
  // Hidden cards get the numbers of what they are.
  void name_hidden() {
    std::array<Card, Layout<kCopies>::kNumbers> number = {};
    std::array<std::uint8_t, Layout<kCopies>::kNumbers> named = {};
    for (std::size_t i = 1; i < number.size(); ++i) {
      number[i] = static_cast<Card>(kind[i]);
      if (table.where(static_cast<Card>(i)) != 0) named[kind[i]] = backs[i];
    }
    table = renumbered(table, std::span<const Card>(number));
    kind = Model().kind;
    backs = named;
  }

  // Something happens that rules may do.
  void act(Dice& dice) {
    const auto below = [&](int n) {
      return static_cast<int>(dice.below(static_cast<unsigned>(n)));
    };
    const auto card = static_cast<Card>(1 + below(kCards - 1));
    const auto pile = static_cast<std::uint8_t>(1 + below(Layout<kCopies>::kPiles - 1));
    const SeatSet some = SeatSet::from_bits(static_cast<std::uint16_t>(below(8)));
    const SeatSet seers = below(3) == 0 ? kAll : some;
    const Alike alike{*this};
    switch (below(8)) {
      case 0:
      case 1:
      case 2:
        return table.carry(card, pile, below(2) == 0, seers, alike);
      case 3:
      case 4:
        return table.learn(seers, card, alike);
      case 5:
        return table.shuffle(static_cast<std::uint8_t>(1 + below(2)), dice);
      case 6:
        return table.forget_top(static_cast<std::uint8_t>(1 + below(2)), 3, kAll.except(seers));
      default:
        return table.exchange(hand(below(3)), hand(below(3)), alike);
    }
  }
};

template <bool kCopies>
void expect_worlds_that_look_the_same() {
  using M = Model<kCopies>;
  int listed = 0;
  std::unordered_map<std::uint64_t, std::uint64_t> views_by_key;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    M model;
    for (int i = 0; i < 40; ++i) {
      model.act(dice);
      ASSERT_EQ(model.table.audit(), nullptr);
      for (const int column : {0, 1, 2, 3}) {
        const typename M::View view = model.view(column);
        const M world = M::sample(view, column, dice);
        ASSERT_EQ(world.table.audit(), nullptr);
        ASSERT_EQ(world.view(column), view) << "seed " << seed << ", column " << column;
        ASSERT_EQ(world.key(column), model.key(column)) << "seed " << seed;
        const std::uint64_t bytes = hash_bytes(&view, sizeof view);
        const auto known = views_by_key.try_emplace(model.key(column), bytes).first;
        ASSERT_EQ(known->second, bytes) << "seed " << seed << ": other views, equal keys";
        listed += static_cast<int>(view.somewhere.all().size());
        if (column == 3) continue;
        // The others remember their hands and what everyone knows.
        const int next = (column + 1) % 3;
        ASSERT_EQ(world.view(next).table.memory.lossy, 1);
        for (const auto card : world.table.cards(hand(next))) {
          ASSERT_EQ(world.table.memory.of(next, card), Knows::kPlace);
        }
      }
    }
  }
  EXPECT_GT(listed, 1000);
}
TEST(TableView, SampledWorldsLookTheSame) { expect_worlds_that_look_the_same<false>(); }
TEST(TableView, SampledWorldsWithCopiesLookTheSame) { expect_worlds_that_look_the_same<true>(); }

TEST(TableView, ShowsWhatTheViewerKnowsInItsPlace) {
  Model<false> model;
  auto& table = model.table;  // 18 lies on top
  table.learn(SeatSet::of(0), 17);
  table.learn(SeatSet::of(1), 16);
  table.carry(3, kDiscard, false, {});
  table.carry(5, hand(0), false, {});
  table.carry(7, hand(1), false, {});
  table.carry(2, hand(1), false, SeatSet::of(0));
  const auto view = model.view(0);
  std::vector<int> deck;
  for (const auto card : view.table.cards(kDeck)) deck.push_back(card);
  EXPECT_EQ(deck, (std::vector{19, 17, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31}));
  EXPECT_EQ(view.table.top(kDiscard), 3);
  EXPECT_EQ(view.table.top(hand(0)), 5);
  EXPECT_EQ(view.table.top(hand(1)), 2);
  EXPECT_EQ(view.table.bottom(hand(1)), 32);
  EXPECT_EQ(view.table.size(hand(1)), 2);
  EXPECT_TRUE(view.somewhere.all().empty());
  EXPECT_EQ(view.table.memory.lossy, 0);
  EXPECT_NE(table.unsure[hand(1)], 0);
  for (const auto unsure : view.table.unsure) EXPECT_EQ(unsure, 0);
}

TEST(TableView, NewNumbersCarryTheMemoryAlong) {
  Model<true> model;
  auto& table = model.table;
  table.learn(SeatSet::of(1), 4);
  std::array<std::uint8_t, kCards> number = {};
  for (std::size_t card = 1; card < number.size(); ++card) {
    number[card] = static_cast<std::uint8_t>(kCards - card);
  }
  const auto other = renumbered(table, std::span<const std::uint8_t>(number));
  EXPECT_EQ(other.memory.of(1, kCards - 4), Knows::kPlace);
  EXPECT_EQ(other.memory.of(1, kCards - 5), Knows::kNothing);
}

TEST(TableView, NumbersPlacesByWhatTheViewerKnows) {
  Model<false> model;
  auto& table = model.table;  // 18 lies on top
  table.carry(5, hand(1), false, {});
  table.carry(7, hand(1), false, SeatSet::of(0));
  table.carry(9, hand(1), false, {});
  table.carry(11, hand(1), false, SeatSet::of(0));
  EXPECT_EQ(place_number(table, 0, 0), 0);
  EXPECT_EQ(place_number(table, 0, 18), 512 * kDeck);
  EXPECT_EQ(place_number(table, 0, 16), 512 * kDeck + 2);
  EXPECT_EQ(place_number(table, 0, 7), 512 * hand(1));
  EXPECT_EQ(place_number(table, 0, 11), 512 * hand(1) + 1);
  EXPECT_EQ(place_number(table, 1, 11), 512 * hand(1) + 3);
}

// Their order would tell something of those that are hidden.
TEST(TableView, KnownCardsComeFirstInAHand) {
  Model<true> model;
  model.table.carry(1, hand(1), false, {});
  model.table.carry(10, hand(1), false, SeatSet::of(0));
  model.table.carry(7, hand(1), false, SeatSet::of(0));
  const auto view = model.view(0);
  std::vector<int> kinds;
  for (const auto card : view.table.cards(hand(1))) kinds.push_back(view.kind[card]);
  EXPECT_EQ(kinds, (std::vector{3, 4, 0}));
}

TEST(TableView, ListsWhatIsKnownToBeSomewhere) {
  Model<false> model;
  model.table.learn(kAll, 9);
  model.table.learn(SeatSet::of(1), 4);
  Dice dice = Dice::fast(Seed::of(1));
  model.table.shuffle(kDeck, dice);
  model.table.learn(SeatSet::of(2), 9);
  const std::uint32_t all_know = Somewhere{9, kDeck, 1, true}.bits();
  const std::uint32_t nine = Somewhere{9, kDeck, 1, false}.bits();
  const std::uint32_t four = Somewhere{4, kDeck, 0, false}.bits();
  const auto listed = [&](int column) {
    const auto view = model.view(column);
    return std::vector<std::uint32_t>(view.somewhere.all().begin(), view.somewhere.all().end());
  };
  EXPECT_EQ(listed(0), (std::vector{nine, all_know}));
  EXPECT_EQ(listed(1), (std::vector{four, nine, all_know}));
  EXPECT_EQ(listed(2), (std::vector{all_know}));
  EXPECT_EQ(listed(3), (std::vector{nine, all_know}));
  const Somewhere read = Somewhere::from_bits(all_know);
  EXPECT_EQ(read.face, 9);
  EXPECT_EQ(read.pile, kDeck);
  EXPECT_EQ(read.back, 1);
  EXPECT_TRUE(read.everyone);
}

TEST(TableView, MarksWhatEveryoneKnows) {
  Model<false> model;
  model.table.learn(kAll, 12);
  model.table.learn(SeatSet::of(0), 11);
  model.table.carry(8, hand(1), false, kAll);
  model.table.carry(6, hand(1), false, {});
  const auto view = model.view(1);
  EXPECT_EQ(view.table.memory.pile[12], 0b1000);
  EXPECT_EQ(view.table.memory.pile[8], 0b1000);
  EXPECT_EQ(view.table.memory.pile[6], 0);
  EXPECT_EQ(model.view(0).table.memory.pile[11], 0);
}

TEST(TableView, DealsMoreThanThereArePlacesFor) {
  Dice dice = Dice::fast(Seed::of(1));
  std::array<int, 4> dealt = {};
  for (int i = 0; i < 3000; ++i) {
    std::uint8_t place = 0;
    Unseen<kCards> unseen;
    unseen.add_place(&place, 1);
    for (const int face : {1, 2, 3}) unseen.add_loose(face);
    unseen.deal(dice);
    ++dealt[place];
  }
  EXPECT_EQ(dealt[0], 0);
  for (const int face : {1, 2, 3}) EXPECT_NEAR(dealt[static_cast<std::size_t>(face)], 1000, 120);
}

}  // namespace
}  // namespace scriptorium
