#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/legal.h"
#include "games/chapter_and_verse/numbering.h"
#include "games/chapter_and_verse/setup.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Cards of one owner in one pile are what somebody who does not see them cannot tell apart.
int heap_of(PileId pile, int owner) { return pile * kSeatCap + owner; }

// What a viewer sees of the cards of some owners, and the places of those that it does not see.
struct Gathered {
  std::uint8_t seen[kKinds] = {};  // copies by kind
  Unseen<kCards, std::max(kCards, kBoxCap)> unseen;

  void look(const View& view, State& world, int owner) {
    each_card_of(world, owner, [&](Card card) {
      if (world.kind[card] != 0) {
        ++seen[world.kind[card]];
      } else {
        unseen.add_place(&world.kind[card], heap_of(world.table.where(card), owner_of(card)));
      }
    });
    for (const std::uint32_t bits : view.somewhere.all()) {
      const Somewhere known = Somewhere::from_bits(bits);
      if (known.everyone || known.back != owner) continue;
      ++seen[known.face];
      unseen.add_known(known.face, heap_of(known.pile, known.back));
    }
  }
  // Deals what the viewer does not see of all these copies.
  void deal(const std::uint8_t (&copies)[kKinds], Dice& dice) {
    for (int kind = 1; kind < kKinds; ++kind) {
      for (int i = seen[kind]; i < copies[kind]; ++i) unseen.add_loose(kind);
    }
    unseen.deal(dice);
  }
};

// The verses that are nowhere to be seen. In the basic game they come from one box for all (CV-03);
// what the box holds beyond the places lies in nobody's deck.
void deal_box(const Book& book, const View& view, State& world, Dice& dice) {
  Gathered gathered;
  for (int owner = 0; owner < world.seats; ++owner) gathered.look(view, world, owner);
  std::uint8_t copies[kKinds] = {};
  box(book, world.left_out, world.seats, copies);
  gathered.deal(copies, dice);
}

// In the advanced game they are of each owner's deck (CV-04): the viewer knows its own.
void deal_deck(const Book& book, const View& view, State& world, int owner, Dice& dice) {
  Gathered gathered;
  gathered.look(view, world, owner);
  int size = 0;
  each_card_of(world, owner, [&](Card) { ++size; });
  const bool own = view.viewer == static_cast<std::uint64_t>(owner);
  const Deck deck = own ? view.own : likely_deck(book, world.left_out, gathered.seen, size, dice);
  std::uint8_t copies[kKinds] = {};
  for (const Kind kind : deck.verses) ++copies[kind];
  gathered.deal(copies, dice);
}

// CV-32: who recites and who listens know the verse.
void remember_all(const View& view, State& world) {
  const int viewer = view.viewer < kSeatCap ? static_cast<int>(view.viewer) : kWatchers;
  remember(
      world.table, view.somewhere, viewer, Faces{world},
      [&](Card card) { return view.shown.kind[card] != 0; },
      [&](Card card) { return view.shown.table.memory.pile[card] != 0; });
  const Card handed = world.table.top(kHanded);
  if (handed == kNoCard) return;
  world.table.memory.learn_place(SeatSet::of(world.mover).with(world.listener), handed);
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
  State dealt = view.shown;
  if (dealt.advanced == 0) {
    deal_box(book, view, dealt, dice);
  } else {
    for (int owner = 0; owner < dealt.seats; ++owner) deal_deck(book, view, dealt, owner, dice);
  }
  remember_all(view, dealt);
  State world = numbered_by_kind(book, dealt);
  answer_for_others(book, world, dice);
  pick_for_others(book, view, world, dice);
  return world;
}

}  // namespace scriptorium::chapter_and_verse
