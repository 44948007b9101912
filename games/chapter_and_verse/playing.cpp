#include "games/chapter_and_verse/playing.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::End;
using effects::Trigger;

namespace {

bool usable(const Verse& verse) {
  return verse.triggers_on(Trigger::kDiscarded) || verse.triggers_on(Trigger::kQuickPlayed);
}

// What stands in the way of playing it at all.
Refusal playable(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (unique_barred(book, state, card)) {
    return refuse(rule("CV-37"), Reason::kUniquePlayed, kind);
  }
  if (forbidden(book, state, Act::kPlay, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

// The icons of a theme in a chapter, as far as a book cares; none if the seat may not close with
// it.
int worth(const Book& book, const State& state, Seat seat, PileId pile, int theme) {
  const int icons = icons_of(state.icons[holder_of(pile)][slot_of(pile) - 5], theme);
  if (icons == 0) return 0;
  if ((state.in_force & forbidding(Act::kClose)) != 0) {
    for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
      if (forbidden(book, state, Act::kClose, seat, card)) return 0;
    }
  }
  return std::min(icons, kBookIcons);
}

// CV-16, CV-17: whether chapters of the players from `from` on, one of each at most, complete a
// book that has `sum` icons, its smallest chapter `least`. All are needed exactly if the total
// without the smallest is below seven, so for each smallest size m there may be: total at most 6 +
// m.
bool completes(const Book& book, const State& state, Seat seat, int theme, int from, int sum,
               int least) {
  for (int m = 1; m <= least; ++m) {
    std::uint32_t sums = 1U << sum;
    for (int other = from; other < state.seats; ++other) {
      std::uint32_t more = sums;
      each_chapter(state, other, [&](PileId pile) {
        const int value = worth(book, state, seat, pile, theme);
        if (value >= m) more |= sums << value;
      });
      sums = more & ((1U << (kBookIcons + kBookIcons)) - 1);
    }
    const std::uint32_t enough = ((1U << (kBookIcons + m)) - 1) & ~((1U << kBookIcons) - 1);
    if ((sums & enough) != 0) return true;
  }
  return false;
}

}  // namespace

Refusal may_freeplay(const Book& book, const State& state, Seat seat, Card card) {
  if (state.free_plays == 0) return refuse(rule("CV-13"), Reason::kNoFreeplay);
  if (forbidden(book, state, Act::kFreeplay, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, state.kind[card]);
  }
  return playable(book, state, seat, card);
}

Refusal may_play(const Book& book, const State& state, Seat seat, Card card) {
  if (state.phase != Phase::kPlay) return refuse(rule("CV-14"), Reason::kWrongPhase);
  const int price = cost(book, state, card);
  if (hand_size(state, seat) - 1 < price) {
    return refuse(rule("CV-14"), Reason::kTooFew, state.kind[card], price);
  }
  return playable(book, state, seat, card);
}

Refusal may_use(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (!usable(book.verse(kind))) return refuse(rule("CV-31"), Reason::kNoEffectToUse, kind);
  if (state.phase != Phase::kPlay && !allowed(book, state, Act::kDiscard, seat)) {
    return refuse(rule("CV-13"), Reason::kWrongPhase);
  }
  if (state.advanced == 0 && book.verse(kind).advanced) {
    return refuse(rule("CV-03"), Reason::kBasicGame, kind);
  }
  if (unique_barred(book, state, card)) {
    return refuse(rule("CV-37"), Reason::kUniquePlayed, kind);
  }
  if (forbidden(book, state, Act::kDiscard, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

Refusal may_quote(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (!book.verse(kind).quote) return refuse(rule("CV-32"), Reason::kNoQuote, kind);
  if (state.phase != Phase::kPlay) return refuse(rule("CV-13"), Reason::kWrongPhase);
  if (state.kept != 0) return refuse(rule("CV-32"), Reason::kQuotedBefore);
  return playable(book, state, seat, card);
}

int book_icons(const State& state, const PileId (&chapters)[kSeatCap], int theme) {
  int sum = 0;
  for (const PileId pile : chapters) {
    if (pile == 0) continue;
    sum += std::min(icons_of(state.icons[holder_of(pile)][slot_of(pile) - 5], theme), kBookIcons);
  }
  return sum;
}

unsigned book_themes(const State& state) {
  // All five themes at once: a number of twelve bits each, the highest bit of each free.
  constexpr Icons kOnes = icon(1, 1) | icon(2, 1) | icon(3, 1) | icon(4, 1) | icon(5, 1);
  constexpr Icons kHigh = kOnes << (kIconBits - 1);
  Icons all = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    Icons most = 0;
    each_chapter(state, seat, [&](PileId pile) {
      const Icons icons = state.icons[seat][slot_of(pile) - 5];
      const Icons larger =
          ((icons | kHigh) - most) & kHigh;  // where this chapter has as many or more
      const Icons mask = larger - (larger >> (kIconBits - 1));
      most = (icons & mask) | (most & ~mask);
    });
    all += most;
  }
  const Icons enough = (all + kOnes * ((1U << (kIconBits - 1)) - kBookIcons)) & kHigh;
  unsigned themes = 0;
  for (int theme = 1; theme <= kThemes; ++theme) {
    if ((enough & icon(theme, 1U << (kIconBits - 1))) != 0) themes |= 1U << theme;
  }
  return themes;
}

bool book_possible(const Book& book, const State& state, Seat seat, int theme) {
  if ((book_themes(state) >> theme & 1U) == 0) return false;
  if (forbidden(book, state, Act::kClose, seat)) return false;
  return completes(book, state, seat, theme, 0, 0, kBookIcons);
}

Refusal may_add_chapter(const Book& book, const State& state, Seat seat, PileId pile) {
  if (!is_chapter(pile) || pile >= kHanded || holder_of(pile) >= state.seats ||
      state.table.empty(pile)) {
    return refuse(rule("CV-16"), Reason::kNoSuchChapter);
  }
  const int theme = state.draft.theme;
  const int value = worth(book, state, seat, pile, theme);
  int sum = 0;
  int least = kBookIcons;
  int after = 0;
  for (int other = 0; other < state.seats; ++other) {
    const PileId chosen = state.draft.book[other];
    if (chosen == 0) continue;
    const int icons = worth(book, state, seat, chosen, theme);
    sum += icons;
    least = std::min(least, icons);
    after = other + 1;
  }
  const int holder = holder_of(pile);
  if (holder < after || value == 0) return refuse(rule("CV-17"), Reason::kNotNeeded);
  least = std::min(least, value);
  sum += value;
  const bool complete = sum >= kBookIcons && sum < kBookIcons + least;
  if (!complete &&
      !(sum < kBookIcons && completes(book, state, seat, theme, holder + 1, sum, least))) {
    return refuse(rule("CV-17"), Reason::kNotNeeded);
  }
  return kAllowed;
}

bool may_sacrifice(const State& state, Seat seat, Card card) {
  const Draft& draft = state.draft;
  if (card == draft.verse || state.table.where(card) != pile_of(seat, Pile::kHand)) return false;
  if (draft.paid_count != 0 && card <= draft.paid[draft.paid_count - 1]) return false;
  int left = 0;  // that could still be given after this one
  for (Card other = state.table.below[card]; other != kNoCard; other = state.table.below[other]) {
    if (other != draft.verse) ++left;
  }
  return left >= draft.due - 1;
}

void lay_played(Play& play, int seat, Card card, PileId chapter, Manner manner, const Card* paid,
                int paid_count) {
  State& state = play.state;
  const Kind kind = state.kind[card];
  Event event = {};
  event.type = Event::Type::kPlayed;
  event.seat = static_cast<std::uint8_t>(seat);
  event.pile = state.table.where(card);
  event.to = chapter;
  event.number = static_cast<std::uint8_t>(manner);
  event.cards[event.count++] = kind;
  for (int i = 0; i < paid_count; ++i) {
    event.cards[event.count++] = state.kind[paid[i]];
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
  play.tell(event, Reveals::kCards);
}

void lay_used(Play& play, int seat, Card card, Did did) {
  State& state = play.state;
  const Kind kind = state.kind[card];
  Event event = {};
  event.type = did == Did::kQuick ? Event::Type::kQuick : Event::Type::kUsed;
  event.seat = static_cast<std::uint8_t>(seat);
  event.pile = state.table.where(card);
  event.to = pile_of(owner_of(card), Pile::kDiscard);
  event.count = 1;
  event.cards[0] = kind;
  carry(play, card, event.to, End::kTop);
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
  play.tell(event, Reveals::kCards);
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
  Event event = {};
  event.seat = static_cast<std::uint8_t>(seat);
  // CV-42: a chapter may have lost verses, or be protected by now.
  int icons = 0;
  for (const PileId pile : state.closing) {
    if (pile != 0) {
      icons += worth(play.book, state, static_cast<Seat>(seat), pile, state.closing_theme);
    }
  }
  const bool closed = icons >= kBookIcons;
  event.type = closed ? Event::Type::kClosed : Event::Type::kNotClosed;
  play.tell(event);
  for (PileId& pile : state.closing) {
    while (closed && pile != 0 && !state.table.empty(pile)) {
      const Card card = state.table.top(pile);
      carry(play, card, pile_of(owner_of(card), Pile::kDiscard), End::kTop);
    }
    pile = 0;
  }
  state.closing_theme = 0;
  if (!closed) return false;
  state.acted = 1;
  draw_blessing(play, seat);
  return true;
}

}  // namespace scriptorium::chapter_and_verse
