#include <algorithm>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// What each card of a view is: at first itself.
struct Numbers {
  Card of[Layout::kNumbers];
};
constexpr Numbers kAsTheyAre = [] {
  Numbers numbers = {};
  for (int card = 0; card < Layout::kNumbers; ++card) numbers.of[card] = static_cast<Card>(card);
  return numbers;
}();

// Deals those cards of one pool that are nowhere to be seen, `left`, over the numbers of hidden
// cards.
void deal_pool(const View& view, int pool, Cards left, Card (&number)[Layout::kNumbers],
               Dice& dice) {
  const State& shown = view.shown;
  Unseen<kCards> unseen;
  for (int pile = 1; pile < kPiles; ++pile) {
    const auto hiding = static_cast<PileId>(pile);
    if (is_open(hiding)) continue;
    for (const Card hidden : shown.table.cards(hiding)) {
      if (hidden >= kCards && shown.pool[hidden] == pool) {
        unseen.add_place(&number[hidden], hiding);
      }
    }
  }
  for (const std::uint32_t bits : view.somewhere.all()) {
    const Somewhere known = Somewhere::from_bits(bits);
    if (known.everyone || known.back != pool) continue;
    unseen.add_known(known.face, known.pile);
    left.drop(known.face);
  }
  left.each([&](Card card) {
    if (shown.pool[card] == pool) unseen.add_loose(card);
  });
  unseen.deal(dice);
}

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
  Numbers numbers = kAsTheyAre;
  auto& number = numbers.of;
  Cards unseen = cards_in(view.shown, 0);
  unseen.drop(0);
  for (int pool = 0; pool <= view.shown.tower_pool; ++pool) {
    deal_pool(view, pool, unseen, number, dice);
  }
  world.table = renumbered(view.shown.table, std::span<const Card>(number));
  std::fill(std::begin(world.pool) + kCards, std::end(world.pool), std::uint8_t{0});
  for (int seat = 0; seat < world.seats; ++seat) {
    world.tally[seat] = 0;
    for (const Card card : world.table.cards(hand_of(seat))) {
      world.tally[seat] += one_of(book.word(card).type);
    }
  }
  const auto known = [&](Card card) { return where(view.shown, card) != 0; };
  const auto told = [&](Card card) { return view.shown.table.memory.pile[card] != 0; };
  remember(world.table, view.somewhere, static_cast<int>(view.viewer), Faces{world}, known, told);
  draw_unseen(view, world, dice);
  return world;
}

}  // namespace scriptorium::hypertext
