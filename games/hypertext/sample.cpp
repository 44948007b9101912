#include <algorithm>
#include <utility>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// Cards that the viewer sees nowhere. Those of a pool may lie in any hidden place of that pool.
class Loose {
 public:
  void add(Card card) { cards_[left_++] = card; }
  void fill(const Cards& cards) {
    Card* end = cards_;
    cards.each([&](Card card) { *end++ = card; });
    left_ = static_cast<std::uint32_t>(end - cards_);
  }
  Card draw(Dice& dice) {
    const std::uint32_t drawn = left_ == 1 ? 0 : dice.below(left_);
    const Card card = cards_[drawn];
    cards_[drawn] = cards_[--left_];
    return card;
  }

 private:
  Card cards_[kCards];
  std::uint32_t left_ = 0;
};

// Deals loose cards over the numbers of hidden ones.
class Deal {
 public:
  Deal(const Book& book, const View& view, State& world, Dice& dice)
      : book_(book),
        view_(view),
        shown_(view.shown),
        world_(world),
        dice_(dice),
        some_placed_(view.somewhere.list[0] != 0) {
    Cards unseen = cards_in(shown_, 0);
    unseen.drop(0);
    if (some_placed_) place_known(unseen);
    if (shown_.tower_pool == 0) {
      loose_[0].fill(unseen);
    } else {
      unseen.each([&](Card card) { loose_[shown_.pool[card]].add(card); });
    }
  }

  void lay_tower() {
    Table& table = world_.table;
    Loose& loose = loose_[shown_.tower_pool];  // all that lies there is of one pool
    Card above = 0;
    for (const Card number : shown_.table.cards(kTower)) {
      const Card card = card_of(number, loose);
      if (number < kCards) remember_card(table, kTower, card, knowing(number));
      table.below[above] = card;
      table.lies_on[card] = kTower;
      above = card;
    }
    table.below[above] = 0;
    table.bottom_card[kTower] = above;
    table.top_card[kTower] = std::exchange(table.below[0], Card{0});
  }
  void lay_hand(int seat) {
    const PileId hand = hand_of(seat);
    Card cards[kCards];
    std::size_t count = 0;
    Tally tally = 0;
    for (const Card number : shown_.table.cards(hand)) {
      const Card card = card_of(number, loose_[shown_.pool[number]]);
      cards[count++] = card;
      tally += one_of(book_.word(card).type);
      world_.table.lies_on[card] = hand;
      remember_card(world_.table, hand, card, knowing(number));
    }
    std::sort(cards, cards + count);
    world_.table.lay(hand, {cards, count});
    world_.tally[seat] = tally;
  }
  // No hidden card has a number of its own any more.
  void drop_numbers() {
    const auto drop = [](auto& by_number) {
      std::fill(std::begin(by_number) + kCards, std::end(by_number), std::uint8_t{0});
    };
    drop(world_.table.below);
    drop(world_.table.lies_on);
    drop(world_.pool);
  }

 private:
  Card card_of(Card number, Loose& loose) {
    if (number < kCards) return number;
    if (some_placed_ && placed_[number - kCards] != 0) return placed_[number - kCards];
    return loose.draw(dice_);
  }
  SeatSet knowing(Card number) const {
    if (number >= kCards) return {};
    const bool told = shown_.table.memory.pile[number] != 0;
    return told ? columns(shown_) : SeatSet::of(static_cast<int>(view_.viewer));
  }
  // Cards that are known to be in a pile, and not where, take any of its hidden places.
  void place_known(Cards& unseen) {
    for (const std::uint32_t bits : view_.somewhere.all()) {
      const Somewhere known = Somewhere::from_bits(bits);
      if (known.everyone) continue;
      Card free[kCards];
      std::uint32_t count = 0;
      for (const Card number : shown_.table.cards(known.pile)) {
        if (number >= kCards && placed_[number - kCards] == 0) free[count++] = number;
      }
      placed_[free[dice_.below(count)] - kCards] = known.face;
      unseen.drop(known.face);
    }
  }

  const Book& book_;
  const View& view_;
  const State& shown_;
  State& world_;
  Dice& dice_;
  bool some_placed_;
  Loose loose_[kPools];
  Card placed_[kWords] = {};  // by hidden number
};

// HT-10: which card the player in turn drew. Any that the viewer does not know is as likely; so is,
// where the viewer cannot tell which activation was used, that it was the activated one.
void draw_unseen(const View& view, State& world, Dice& dice) {
  const Seat mover = world.mover;
  const auto viewer = static_cast<int>(view.viewer);
  if (world.drawn != 0) {  // the viewer drew it, or followed it from the Tower into the hand
    world.drawn_seen |= static_cast<std::uint16_t>(1U << viewer | 1U << mover);
    return;
  }
  if (viewer == mover || (world.free_left == 0 && world.unsure == 0)) return;
  Card unknown[kWords];
  std::uint32_t count = 0;
  for (const Card card : world.table.cards(hand_of(mover))) {
    const bool known = where(view.shown, card) != 0;
    if (!known && world.pool[card] == world.drawn_pool) unknown[count++] = card;
  }
  const std::uint32_t fall = dice.below(count + (world.unsure != 0 || count == 0 ? 1 : 0));
  if (fall == count) return;
  world.drawn = unknown[fall];
  world.drawn_seen = static_cast<std::uint16_t>(1U << mover);
  if (world.unsure == 0) return;
  world.free_left = 1;
  --world.extra_free;
}

}  // namespace

State Hypertext::sample(const Book& book, const View& view, Dice& dice) {
  State world = view.shown;
  const auto viewer = static_cast<int>(view.viewer);
  Deal deal(book, view, world, dice);
  deal.lay_tower();
  for (int seat = 0; seat < world.seats; ++seat) deal.lay_hand(seat);
  deal.drop_numbers();
  const bool lossy = view.shown.table.memory.lossy != 0;
  const auto known = [&](Card card) { return where(view.shown, card) != 0; };
  remember_somewhere(world.table, view.somewhere, viewer, lossy, Faces{world}, known);
  draw_unseen(view, world, dice);
  return world;
}

}  // namespace scriptorium::hypertext
