#include <algorithm>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// The cards of one pool that are nowhere to be seen, and the places where they may lie.
struct Unseen {
  HiddenPlace places[2 * kWords];
  CardInPile in_tower[kWords];
  Card loose[kWords];
  std::size_t place_count = 0;
  std::size_t in_tower_count = 0;
  std::size_t loose_count = 0;

  // `in_hand` has places for hands.
  Unseen(State& world, int pool, Card (&in_hand)[kSeatCap][kWords]) {
    for (int place = 0; pool == world.tower_pool && place < world.tower_size; ++place) {
      if (world.tower[place] == 0) places[place_count++] = {&world.tower[place], kTower};
    }
    for (int seat = 0; seat < world.seats; ++seat) {
      int unknown = world.hand_pool[seat][pool];
      world.hand[seat].each([&](Card card) { unknown -= world.pool[card] == pool ? 1 : 0; });
      for (; unknown > 0; --unknown) {
        Card* const free = std::find(std::begin(in_hand[seat]), std::end(in_hand[seat]), Card{0});
        *free = kTaken;
        places[place_count++] = {free, hand_of(seat)};
      }
    }
    for (Card card = 1; card < kCards; ++card) {
      if (world.pool[card] != pool) continue;
      if (world.where[card] == 0) loose[loose_count++] = card;
      const bool somewhere = world.where[card] == kTower && world.tower[world.place[card]] != card;
      if (somewhere) in_tower[in_tower_count++] = {card, kTower};
    }
  }
  static constexpr Card kTaken = 255;
};

// What everybody remembers: the viewer what it does, the others their hands and what everyone
// knows.
void remember(const View& view, State& world) {
  const auto viewer = static_cast<int>(view.viewer);
  const SeatSet all = columns(world);
  world.memory = {};
  if (view.shown.memory.lossy != 0) world.memory.lossy = SeatSet::of(viewer).bits();
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = world.where[card];
    if (is_open(pile)) continue;
    if (view.shown.memory.pile[card] != 0) world.memory.learn_pile(all, card);
    if (view.shown.memory.place[card] != 0) world.memory.learn_place(all, card);
    if (is_hand(pile)) world.memory.learn_place(SeatSet::of(holder_of(pile)), card);
    if (view.shown.where[card] == 0) continue;
    const bool placed = pile == kTower && view.shown.tower[world.place[card]] == card;
    if (placed) world.memory.learn_place(SeatSet::of(viewer), card);
    world.memory.learn_pile(SeatSet::of(viewer), card);
  }
  find_unsure_places(world);
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
  world.hand[mover].each([&](Card card) {
    const bool known = view.shown.where[card] != 0;
    if (!known && world.pool[card] == world.drawn_pool) unknown[count++] = card;
  });
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
  Card in_hand[kSeatCap][kWords] = {};
  for (int pool = 0; pool < kPools; ++pool) {
    Unseen unseen(world, pool, in_hand);
    deal_hidden({unseen.places, unseen.place_count}, {unseen.in_tower, unseen.in_tower_count},
                {unseen.loose, unseen.loose_count}, dice);
  }
  for (int place = 0; place < world.tower_size; ++place) {
    const Card card = world.tower[place];
    world.where[card] = kTower;
    world.place[card] = static_cast<std::uint8_t>(place);
  }
  for (int seat = 0; seat < world.seats; ++seat) {
    for (const Card card : in_hand[seat]) {
      if (card == 0) continue;
      world.hand[seat].add(card);
      world.where[card] = hand_of(seat);
    }
    world.tally[seat] = 0;
    world.hand[seat].each([&](Card card) { world.tally[seat] += one_of(book.word(card).type); });
  }
  remember(view, world);
  draw_unseen(view, world, dice);
  return world;
}

}  // namespace scriptorium::hypertext
