#include <algorithm>
#include <numeric>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// Deals the cards of one pool that are nowhere to be seen over the numbers of hidden cards.
void deal_pool(const View& view, int pool, Card (&number)[Layout::kNumbers], Dice& dice) {
  const State& shown = view.shown;
  Cards left = {};
  for (Card card = 1; card < kCards; ++card) {
    if (where(shown, card) == 0 && shown.pool[card] == pool) left.add(card);
  }
  Unseen<kCards> unseen;
  for (int hidden = kCards; hidden < Layout::kNumbers; ++hidden) {
    const PileId pile = where(shown, static_cast<Card>(hidden));
    if (pile != 0 && shown.pool[hidden] == pool) unseen.add_place(&number[hidden], pile);
  }
  for (const std::uint32_t bits : view.somewhere.all()) {
    const Somewhere known = Somewhere::from_bits(bits);
    if (known.everyone || known.back != pool) continue;
    unseen.add_known(known.face, known.pile);
    left.drop(known.face);
  }
  left.each([&](Card card) { unseen.add_loose(card); });
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
  Card number[Layout::kNumbers];
  std::iota(std::begin(number), std::end(number), Card{0});
  for (int pool = 0; pool < kPools; ++pool) deal_pool(view, pool, number, dice);
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
