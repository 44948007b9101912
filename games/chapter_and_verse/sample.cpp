#include <algorithm>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/legal.h"
#include "games/chapter_and_verse/numbering.h"
#include "games/chapter_and_verse/setup.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Cards of one owner in one pile are what somebody who does not see them cannot tell apart.
std::uint16_t heap_of(PileId pile, int owner) {
  return static_cast<std::uint16_t>(pile * kSeatCap + owner);
}

// The verses that are nowhere to be seen, and the places where they may lie. In the basic game they
// come from one box for all, in the advanced game each owner's from a deck that everyone knows
// (CV-03, CV-04).
struct Unseen {
  std::uint8_t left[kKinds] = {};  // copies that the viewer does not see
  HiddenPlace places[kCards];
  CardInPile somewhere[kCards];
  Kind loose[kCards];
  std::size_t place_count = 0;
  std::size_t somewhere_count = 0;
  std::size_t loose_count = 0;

  void deal(Dice& dice) {
    for (int kind = 1; kind < kKinds; ++kind) {
      for (int i = 0; i < left[kind]; ++i) loose[loose_count++] = static_cast<Kind>(kind);
    }
    // What the box holds beyond the places lies in nobody's deck.
    const std::size_t wanted = place_count - somewhere_count;
    dice.shuffle(std::span<Kind>(loose, loose_count));
    deal_hidden({places, place_count}, {somewhere, somewhere_count}, {loose, wanted}, dice);
  }
};

void deal_unseen(const Book& book, const View& view, State& world, int owner, Dice& dice) {
  Unseen unseen;
  const bool one_box = world.advanced == 0;
  copies(book, world.seats, world.advanced != 0, unseen.left);
  for (Card card = 1; card < kCards; ++card) {
    if (world.table.where(card) == 0 || (!one_box && owner_of(card) != owner)) continue;
    if (world.kind[card] != 0) {
      --unseen.left[world.kind[card]];
    } else {
      unseen.places[unseen.place_count++] = {&world.kind[card],
                                             heap_of(world.table.where(card), owner_of(card))};
    }
  }
  for (const std::uint32_t bits : view.somewhere) {
    const Somewhere known = Somewhere::from_bits(bits);
    if (known.kind == 0 || known.everyone || (!one_box && known.owner != owner)) continue;
    --unseen.left[known.kind];
    unseen.somewhere[unseen.somewhere_count++] = {known.kind, heap_of(known.pile, known.owner)};
  }
  unseen.deal(dice);
}

// Whether a card cannot be the copy that is known to be in its pile: for the viewer, one whose
// place it knows or that stands for another; for everyone, one that the viewer does not know of or
// that everyone knows already.
bool taken(const View& view, const State& world, int viewer, Card card, bool everyone) {
  if (everyone) {  // a spectator knows what everyone does, so its column alone says nothing
    const unsigned all = columns(world).bits();
    return (world.memory.pile[card] & all) == all ||
           world.memory.of(viewer, card) == Knows::kNothing;
  }
  return view.shown.kind[card] != 0 || world.memory.of(viewer, card) == Knows::kPile;
}

// What everybody remembers: the viewer what it does, the others their hands and what everyone
// knows.
void remember(const View& view, State& world) {
  const int viewer = view.viewer < kSeatCap ? static_cast<int>(view.viewer) : kWatchers;
  const SeatSet all = SeatSet::first(world.seats).with(kWatchers);
  const bool faded = view.shown.memory.lossy != 0;
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = world.table.where(card);
    const bool everyone = view.shown.memory.pile[card] != 0;
    world.memory.pile[card] = 0;
    if (is_open(pile)) {
      world.memory.learn_place(all, card);
      continue;
    }
    const bool hand = is_pile(pile, Pile::kHand);
    if (hand) world.memory.learn_place(SeatSet::of(holder_of(pile)), card);
    if (pile == kHanded) {
      world.memory.learn_place(SeatSet::of(world.mover).with(world.listener), card);
    }
    if (view.shown.kind[card] == 0) continue;
    const SeatSet knowing = everyone ? all : SeatSet::of(viewer);
    world.memory.learn_pile(knowing, card);
    if (!hand) world.memory.learn_place(knowing, card);
  }
  for (const bool everyone : {false, true}) {
    for (const std::uint32_t bits : view.somewhere) {
      const Somewhere known = Somewhere::from_bits(bits);
      if (known.kind == 0 || known.everyone != everyone) continue;
      Card card = world.table.top(known.pile);
      while (world.kind[card] != known.kind || owner_of(card) != known.owner ||
             taken(view, world, viewer, card, everyone)) {
        card = world.table.below[card];
      }
      world.memory.learn_pile(everyone ? all : SeatSet::of(viewer), card);
    }
  }
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = world.table.where(card);
    world.place_unsure[pile] |=
        static_cast<std::uint8_t>(world.memory.pile[card] & ~world.memory.place[card]);
  }
  world.memory.lossy = static_cast<std::uint8_t>(all.without(viewer).bits());
  if (faded) world.memory.lossy |= static_cast<std::uint8_t>(1U << viewer);
}

// What others have answered already: any of what they could, each equally likely.
void answer_for_others(const Book& book, State& world, Dice& dice) {
  for (int seat = 0; seat < world.seats; ++seat) {
    if (world.window.answer[seat] != kAnswerHidden) continue;
    world.window.waiting |= static_cast<std::uint8_t>(1U << seat);
    Actions legal;
    ChapterAndVerse::legal(book, world, static_cast<Seat>(seat), legal);
    const Action chosen = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
    if (chosen.type() == Action::Type::kPass) {
      world.window.take(seat, Window::kPassed, kNoCard);
    } else {
      world.window.take(seat, chosen.type() == Action::Type::kQuick ? kQuickPlays : kChallenges,
                        in_hand(world, seat, chosen));
    }
  }
}

// What others have picked already for the effect that is asking.
void pick_for_others(const Book& book, const View& view, State& world, Dice& dice) {
  const Sight sight(book, world);
  const SeatSet done = Asking(sight, world.run).have_picked();
  for (int seat = 0; seat < world.seats; ++seat) {
    if (!done.has(seat) || static_cast<int>(view.viewer) == seat) continue;
    const std::uint8_t asked = world.run.asked;
    world.run.asked = static_cast<std::uint8_t>(asked | 1U << seat);
    for (;;) {
      Actions legal;
      ChapterAndVerse::legal(book, world, static_cast<Seat>(seat), legal);
      const Action chosen = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
      if (chosen.type() == Action::Type::kDone) break;
      world.run.picked[seat][world.run.picked_count[seat]++] =
          Asked(book, world).choices.meant(seat, chosen).card;
    }
    world.run.asked = asked;
  }
}

}  // namespace

State ChapterAndVerse::sample(const Book& book, const View& view, Dice& dice) {
  State world = view.shown;
  const int owners = world.advanced != 0 ? world.seats : 1;
  for (int owner = 0; owner < owners; ++owner) deal_unseen(book, view, world, owner, dice);
  remember(view, world);
  Numbering numbering;
  for (int owner = 0; owner < kSeatCap; ++owner) {
    Card cards[kDeckCap];
    for (int i = 0; i < kDeckCap; ++i) cards[i] = static_cast<Card>(first_card_of(owner) + i);
    std::sort(cards, cards + kDeckCap, [&](Card a, Card b) {
      const int kind_a = world.kind[a] != 0 ? world.kind[a] : kKinds;
      const int kind_b = world.kind[b] != 0 ? world.kind[b] : kKinds;
      return kind_a != kind_b ? kind_a < kind_b : a < b;
    });
    for (const Card card : cards) numbering.next(card);
  }
  world = renumbered(world, numbering);
  answer_for_others(book, world, dice);
  pick_for_others(book, view, world, dice);
  return world;
}

}  // namespace scriptorium::chapter_and_verse
