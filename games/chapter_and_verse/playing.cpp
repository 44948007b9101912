#include "games/chapter_and_verse/playing.h"

#include <algorithm>
#include <utility>

namespace scriptorium::chapter_and_verse {

using effects::End;
using effects::Trigger;

namespace {

// The icons of a theme in a chapter, as far as a book cares.
int worth(const State& state, PileId pile, int theme) {
  return std::min(icons_of(icons_shown(state, pile), theme), kBookIcons);
}

// The chapters, by player, that the seat may close a book with.
struct Usable {
  std::uint16_t chapters[kSeatCap];

  Usable(const Book& book, const State& state, Seat seat) {
    for (int other = 0; other < kSeatCap; ++other) chapters[other] = state.filled[other];
    if ((state.in_force & forbidding(Act::kClose)) == 0) return;
    for (const Change& change : Changes(book, state, forbidding(Act::kClose))) {
      if (!concerns(change, seat)) continue;
      for (int other = 0; other < state.seats; ++other) take_out(book, state, change, other);
    }
  }
  bool has(PileId pile) const {
    return (chapters[holder_of(pile)] >> (slot_of(pile) - 5) & 1U) != 0;
  }
  template <class See>
  void each(int seat, const See& see) const {
    for (unsigned left = chapters[seat]; left != 0; left &= left - 1) {
      see(chapter_of(seat, std::countr_zero(left)));
    }
  }

 private:
  // The chapters that the change keeps from being closed. Where it says nothing about verses, what
  // it says holds of all of a player's chapters or of none.
  void take_out(const Book& book, const State& state, const Change& change, int other) {
    const auto& cards = book.program.cards[change.step->cards];
    const bool all = cards.filter.any() && cards.quantity == effects::Quantity::kAll &&
                     cards.from.which == effects::Which::kNone;
    for (unsigned left = chapters[other]; left != 0; left &= left - 1) {
      Card card = state.table.top(chapter_of(other, std::countr_zero(left)));
      if (all) {
        if (concerns(book, state, change, card)) chapters[other] = 0;
        return;
      }
      while (card != kNoCard && !concerns(book, state, change, card)) {
        card = state.table.below[card];
      }
      if (card != kNoCard) chapters[other] &= static_cast<std::uint16_t>(~(left & -left));
    }
  }
};

// CV-16, CV-17: whether chapters of the players from `from` on, one of each at most, complete a
// book that has `sum` icons, its smallest chapter `least`. All are needed exactly if the total
// without the smallest is below seven, so for each smallest size m there may be: total at most 6 +
// m.
bool completes(const Usable& usable, const State& state, int theme, int from, int sum, int least) {
  for (int m = 1; m <= least; ++m) {
    std::uint32_t sums = 1U << sum;
    for (int other = from; other < state.seats; ++other) {
      std::uint32_t more = sums;
      usable.each(other, [&](PileId pile) {
        const int value = worth(state, pile, theme);
        if (value >= m) more |= sums << value;
      });
      sums = more & ((1U << (kBookIcons + kBookIcons)) - 1);
    }
    const std::uint32_t enough = ((1U << (kBookIcons + m)) - 1) & ~((1U << kBookIcons) - 1);
    if ((sums & enough) != 0) return true;
  }
  return false;
}

// Bit t: there are seven icons of the theme t.
unsigned themes_complete(Icons icons) {
  const Icons enough = (icons + kEachTheme * (kThemeHigh - kBookIcons)) & kEachTheme * kThemeHigh;
  unsigned themes = 0;
  for (Icons left = enough; left != 0; left &= left - 1) {
    themes |= 2U << (std::countr_zero(left) / kIconBits);
  }
  return themes;
}

}  // namespace

int book_icons(const State& state, const PileId (&chapters)[kSeatCap], int theme) {
  int sum = 0;
  for (const PileId pile : chapters) {
    if (pile == 0) continue;
    sum += worth(state, pile, theme);
  }
  return sum;
}

Icons icons_together(const State& state, const std::uint16_t (&chapters)[kSeatCap]) {
  Icons all = 0;
  for (int other = 0; other < state.seats; ++other) {
    unsigned left = chapters[other];
    if (left == 0) continue;
    Icons most = state.icons[other][std::countr_zero(left)];
    while ((left &= left - 1) != 0) {
      most = larger_of_each(most, state.icons[other][std::countr_zero(left)]);
    }
    all += most;
  }
  return all;
}

unsigned book_themes(const Book& book, const State& state, Seat seat) {
  const unsigned themes = themes_complete(icons_together(state, state.filled));
  if (themes == 0 || (state.in_force & forbidding(Act::kClose)) == 0) return themes;
  return themes_complete(icons_together(state, Usable(book, state, seat).chapters));
}

void each_addable(const Book& book, const State& state, Seat seat,
                  BoundedList<PileId, kSeatCap * kChapters>& out) {
  const Usable usable(book, state, seat);
  const int theme = state.draft.theme;
  int sum = 0;
  int least = kBookIcons;
  int from = 0;
  for (int other = 0; other < state.seats; ++other) {
    const PileId chosen = state.draft.book[other];
    if (chosen == 0) continue;
    sum += worth(state, chosen, theme);
    least = std::min(least, worth(state, chosen, theme));
    from = other + 1;
  }
  for (int other = from; other < state.seats; ++other) {
    usable.each(other, [&](PileId pile) {
      const int value = worth(state, pile, theme);
      if (value == 0) return;
      const int smallest = std::min(least, value);
      const int total = sum + value;
      const bool fits = total >= kBookIcons
                            ? total < kBookIcons + smallest
                            : completes(usable, state, theme, other + 1, total, smallest);
      if (fits) out.push(pile);
    });
  }
}

void lay_played(Play& play, int seat, Card card, PileId chapter, Manner manner, const Card* paid,
                int paid_count) {
  State& state = play.state;
  const Kind kind = state.kind[card];
  if (play.log != nullptr) {
    Event event = {};
    event.type = Event::Type::kPlayed;
    event.seat = static_cast<std::uint8_t>(seat);
    event.pile = state.table.where(card);
    event.to = chapter;
    event.number = static_cast<std::uint8_t>(manner);
    add_card(event, state, card);
    for (int i = 0; i < paid_count; ++i) add_card(event, state, paid[i]);
    play.tell(event, Reveals::kCards);
  }
  for (int i = 0; i < paid_count; ++i) {
    carry(play, paid[i], pile_of(owner_of(paid[i]), Pile::kDiscard), End::kTop);
  }
  lay_in_chapter(play, card, chapter, false);
  if (play.book.verse(kind).unique)
    state.unique_played[kind / 64] |= std::uint64_t{1} << (kind % 64);
  state.acted = 1;
  state.line.lay({.card = card,
                  .kind = static_cast<std::uint8_t>(Did::kPlayed),
                  .seat = static_cast<std::uint8_t>(seat),
                  .cancelled = 0,
                  .answered = 0,
                  .detail = manner == Manner::kRecited ? kStands : std::uint8_t{0},
                  .unused_byte = 0});
}

void lay_used(Play& play, int seat, Card card, Did did) {
  State& state = play.state;
  const Kind kind = state.kind[card];
  const PileId discard = pile_of(owner_of(card), Pile::kDiscard);
  play.tell_card(did == Did::kQuick ? Event::Type::kQuick : Event::Type::kUsed, seat, card, 0,
                 discard, Reveals::kCards);
  carry(play, card, discard, End::kTop);
  if (play.book.verse(kind).unique)
    state.unique_played[kind / 64] |= std::uint64_t{1} << (kind % 64);
  state.acted = 1;
  state.line.lay({.card = card,
                  .kind = static_cast<std::uint8_t>(did),
                  .seat = static_cast<std::uint8_t>(seat),
                  .cancelled = 0,
                  .answered = 0,
                  .detail = 0,
                  .unused_byte = 0});
}

void declare_book(Play& play) {
  State& state = play.state;
  Event event = {};
  event.type = Event::Type::kDeclared;
  event.seat = state.mover;
  event.number = state.draft.theme;
  event.count = kSeatCap;
  state.closing_theme = state.draft.theme;
  for (int seat = 0; seat < kSeatCap; ++seat) {
    state.closing[seat] = state.draft.book[seat];
    event.cards[seat] = state.draft.book[seat];
  }
  state.draft = {};
  state.line.lay({.card = kNoCard,
                  .kind = static_cast<std::uint8_t>(Did::kClosing),
                  .seat = state.mover,
                  .cancelled = 0,
                  .answered = 0,
                  .detail = 0,
                  .unused_byte = 0});
  play.tell(event);
}

bool close_book(Play& play, int seat) {
  State& state = play.state;
  // CV-42: a chapter may have lost verses; one that is protected by now is no part of the book.
  const Usable usable(play.book, state, static_cast<Seat>(seat));
  for (PileId& pile : state.closing) {
    if (pile != 0 && !usable.has(pile)) pile = 0;
  }
  const bool closed = book_icons(state, state.closing, state.closing_theme) >= kBookIcons;
  play.tell(closed ? Event::Type::kClosed : Event::Type::kNotClosed, seat);
  for (PileId& pile : state.closing) {
    const PileId chapter = std::exchange(pile, PileId{0});
    while (closed && !state.table.empty(chapter)) {
      const Card card = state.table.top(chapter);
      carry(play, card, pile_of(owner_of(card), Pile::kDiscard), End::kTop);
    }
  }
  state.closing_theme = 0;
  if (!closed) return false;
  state.acted = 1;
  draw_blessing(play, seat);
  return true;
}

}  // namespace scriptorium::chapter_and_verse
