#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/legal.h"
#include "games/chapter_and_verse/numbering.h"
#include "games/chapter_and_verse/setup.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Cards of one owner in one pile are what somebody who does not see them cannot tell apart.
int heap_of(PileId pile, int owner) { return pile * kSeatCap + owner; }

// The verses that are nowhere to be seen. In the basic game they come from one box for all, in the
// advanced game each owner's from a deck that everyone knows (CV-03, CV-04). What the box holds
// beyond the places lies in nobody's deck.
void deal_unseen(const Book& book, const View& view, State& world, int owner, Dice& dice) {
  const bool one_box = world.advanced == 0;
  std::uint8_t left[kKinds] = {};  // copies that the viewer does not see
  copies(book, world.seats, world.advanced != 0, left);
  Unseen<kCards> unseen;
  const auto look = [&](Card card) {
    if (world.kind[card] != 0) {
      --left[world.kind[card]];
    } else {
      unseen.add_place(&world.kind[card], heap_of(world.table.where(card), owner_of(card)));
    }
  };
  for (int of = owner; of < (one_box ? world.seats : owner + 1); ++of) {
    each_card_of(world, of, look);
  }
  for (const std::uint32_t bits : view.somewhere.all()) {
    const Somewhere known = Somewhere::from_bits(bits);
    if (known.everyone || (!one_box && known.back != owner)) continue;
    --left[known.face];
    unseen.add_known(known.face, heap_of(known.pile, known.back));
  }
  for (std::size_t kind = 1; kind < book.verses.size(); ++kind) {
    for (int i = 0; i < left[kind]; ++i) unseen.add_loose(static_cast<int>(kind));
  }
  unseen.deal(dice);
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
  const int owners = dealt.advanced != 0 ? dealt.seats : 1;
  for (int owner = 0; owner < owners; ++owner) deal_unseen(book, view, dealt, owner, dice);
  remember_all(view, dealt);
  State world = numbered_by_kind(book, dealt);
  answer_for_others(book, world, dice);
  pick_for_others(book, view, world, dice);
  return world;
}

}  // namespace scriptorium::chapter_and_verse
