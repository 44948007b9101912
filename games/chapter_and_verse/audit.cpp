#include <algorithm>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/setup.h"
#include "games/chapter_and_verse/table.h"

namespace scriptorium::chapter_and_verse {

namespace {

const char* audit_cards(const Book& book, const State& state) {
  int counts[kKinds] = {};
  for (Card card = kNoCard; card < kCards; ++card) {
    const Kind kind = state.kind[card];
    const bool there = state.table.where(card) != 0;
    if (there && card != first_card_of(owner_of(card)) && state.kind[card - 1] == 0) {
      return "a deck is not whole";
    }
    if (there != (kind != 0) || kind >= book.verses.size()) return "a card without a verse";
    if (!there) continue;
    if (owner_of(card) >= state.seats) return "a card of nobody";
    if (state.left_out.has(kind)) return "a verse that is left out";
    ++counts[kind];
    const auto next = static_cast<Card>(card + 1);
    if (next < kCards && owner_of(next) == owner_of(card) && state.kind[next] != 0 &&
        state.kind[next] < kind) {
      return "cards are not numbered by kind";
    }
  }
  if (state.advanced != 0) return nullptr;
  std::uint8_t copies[kKinds] = {};
  box(book, state.left_out, state.seats, copies);
  int dealt = 0;
  for (int kind = 1; kind < kKinds; ++kind) {
    if (counts[kind] > copies[kind]) return "more of a verse than the box has";
    dealt += counts[kind];
  }
  return dealt == kBoxShare * state.seats ? nullptr : "the box is not whole";
}

const char* audit_piles(const Book& book, const State& state) {
  if (const char* wrong = state.table.audit()) return wrong;
  for (int seat = 0; seat < kSeatCap; ++seat) {
    for (int chapter = 0; chapter < kChapters; ++chapter) {
      const bool filled = (state.filled[seat] >> chapter & 1U) != 0;
      if (filled == state.table.empty(chapter_of(seat, chapter))) return "a chapter is not known";
      Icons icons = 0;
      Card card = state.table.top(chapter_of(seat, chapter));
      for (; card != kNoCard; card = state.table.below[card]) {
        const Verse& verse = book.verse(state.kind[card]);
        icons += verse.icons;
        const bool stands =
            verse.triggers_on(effects::Trigger::kWhileInPlay) && !state.set.has(card);
        if (stands != state.standing.has(card)) return "what stands is not known";
      }
      if (icons != state.icons[seat][chapter]) return "the icons of a chapter are miscounted";
    }
  }
  const char* wrong = nullptr;
  const auto placed = [&](Card card) {
    if (!in_play(state, card)) wrong = "a verse that is not in play is set, stands or is due";
  };
  state.set.each(placed);
  state.standing.each(placed);
  state.due.each(placed);
  return wrong;
}

}  // namespace

const char* ChapterAndVerse::audit(const Book& book, const State& state) {
  if (const char* wrong = audit_cards(book, state)) return wrong;
  if (const char* wrong = audit_piles(book, state)) return wrong;
  if (state.asks == Asks::kNothing && state.phase != Phase::kOver) return "nobody decides";
  const bool recites = state.asks == Asks::kRecite || state.asks == Asks::kVerdict ||
                       state.asks == Asks::kRecited || state.asks == Asks::kFaltered ||
                       state.draft.manner == Manner::kRecited ||
                       state.table.top(kHanded) != kNoCard;
  if (!recites && (state.reciter | state.listener) != 0) return "nobody has anything to recite";
  if (state.asks == Asks::kWindow && state.window.undecided().empty()) return "nobody is asked";
  if (state.asks == Asks::kEffect && state.run.asked == 0) return "an effect asks nobody";
  if (state.in_force != force_of_all(book, state)) return "what is in force is not up to date";
  const bool closes = std::ranges::any_of(state.closing, [](PileId pile) { return pile != 0; });
  if (closes && state.closing_theme == 0) return "chapters of a book that nobody closes";
  if (state.draft.verse != kNoCard && state.table.where(state.draft.verse) == 0) return "draft";
  return nullptr;
}

}  // namespace scriptorium::chapter_and_verse
