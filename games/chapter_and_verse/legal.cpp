#include "games/chapter_and_verse/legal.h"

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/turn.h"

namespace scriptorium::chapter_and_verse {

using effects::Choice;
using effects::Trigger;
using ActionType = Action::Type;

namespace {

// Calls see(card) for the first of all copies in the seat's hand; copies lie side by side.
template <class See>
void each_kind(const State& state, Seat seat, const See& see) {
  Card last = kNoCard;
  Card card = state.table.top(pile_of(seat, Pile::kHand));
  for (; card != kNoCard; card = state.table.below[card]) {
    const bool copy = state.kind[card] == state.kind[last] && owner_of(card) == owner_of(last);
    if (last == kNoCard || !copy) see(card);
    last = card;
  }
}

// What is done with a verse, as an action names it.
Action with(ActionType type, const State& state, Card card) {
  return {type, state.kind[card], 0, foreign_owner_of(state, card)};
}

// Of copies that an action cannot tell apart the first one is offered. Offers come pile by pile,
// but for those on the line and those of several owners.
class Copies {
 public:
  bool first(Action action, const Actions& offered) {
    if (action.what() == 0) return true;
    const std::uint32_t where = action.bits() >> 16;  // the pile, and whose
    if (where != where_) {
      seen_ = {};
      to_bottom_ = {};
      again_ = piles_.has(action.pile());
      piles_.add(action.pile());
    }
    where_ = where;
    if (again_ && offered.contains(action)) return false;
    // each card is offered both ends
    Kinds& seen = action.type() == ActionType::kBottom ? to_bottom_ : seen_;
    const bool fresh = !seen.has(action.what());
    seen.add(action.what());
    return fresh;
  }

 private:
  using Kinds = scriptorium::CardSet<kKinds>;

  std::uint32_t where_ = 0;
  bool again_ = false;  // the pile was left, and offers come from it again
  scriptorium::CardSet<kPiles> piles_ = {};
  Kinds seen_ = {};
  Kinds to_bottom_ = {};
};

Refusal check_answer(const Book& book, const State& state, Seat seat, Action action) {
  if (action.type() == ActionType::kPass) return kAllowed;
  const bool quick = action.type() == ActionType::kQuick;
  if (!quick && action.type() != ActionType::kChallenge) {
    return refuse(rule("CV-41"), Reason::kWrongPhase);
  }
  const Card card = in_hand(state, seat, action);
  if (card == kNoCard) return refuse(rule("CV-41"), Reason::kNotInHand, action.what());
  if (!quick) {
    if (!challenge_open(book, state, seat)) return refuse(rule("CV-44"), Reason::kNoChallenge);
    return kAllowed;
  }
  if (state.advanced == 0) return refuse(rule("CV-41"), Reason::kBasicGame);
  if (!quick_open(book, state, seat)) {
    if (state.line.full()) return refuse(rule("CV-41"), Reason::kLineFull);
    return refuse(rule("CV-41"), Reason::kForbidden, action.what());
  }
  const Kind kind = state.kind[card];
  if (!book.verse(kind).triggers_on(Trigger::kQuickPlayed)) {
    return refuse(rule("CV-39"), Reason::kNoQuickPlay, kind);
  }
  if (unique_barred(book, state, card)) return refuse(rule("CV-37"), Reason::kUniquePlayed, kind);
  if (effect_forbidden(book, state, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

// CV-15: a chapter of one's own or a new one.
Refusal check_chapter(const State& state, Seat seat, PileId pile) {
  if (pile == 0) {
    if (free_chapter(state, seat) == 0) return refuse(rule("CV-15"), Reason::kNoRoom);
    return kAllowed;
  }
  const bool own = is_chapter(pile) && holder_of(pile) == seat;
  if (!own || state.table.empty(pile)) return refuse(rule("CV-15"), Reason::kNoSuchChapter);
  return kAllowed;
}

// CV-17: the next chapter of the book.
Refusal check_book(const Book& book, const State& state, Seat seat, PileId pile) {
  const bool chapter = is_chapter(pile) && holder_of(pile) < state.seats;
  if (!chapter || state.table.empty(pile)) return refuse(rule("CV-16"), Reason::kNoSuchChapter);
  BoundedList<PileId, kSeatCap * kChapters> chapters;
  each_addable(book, state, seat, chapters);
  return chapters.contains(pile) ? kAllowed : refuse(rule("CV-17"), Reason::kNotNeeded);
}

Refusal check_turn(const Book& book, const State& state, Seat seat, Action action) {
  const bool freeplay = state.phase == Phase::kFreeplay;
  switch (action.type()) {
    case ActionType::kSkip:
      return freeplay ? kAllowed : refuse(rule("CV-13"), Reason::kWrongPhase);
    case ActionType::kEnd:
      return freeplay ? refuse(rule("CV-10"), Reason::kWrongPhase) : kAllowed;
    case ActionType::kClose: {
      const int theme = action.what();
      if (freeplay) return refuse(rule("CV-16"), Reason::kWrongPhase);
      if (theme < 1 || theme > kThemes || (book_themes(book, state, seat) >> theme & 1U) == 0) {
        return refuse(rule("CV-16"), Reason::kNoBook, theme);
      }
      return kAllowed;
    }
    case ActionType::kFreeplay:
    case ActionType::kPlay:
    case ActionType::kUse:
    case ActionType::kQuote:
      break;
    default:
      return refuse(rule("CV-10"), Reason::kWrongPhase);
  }
  const Card card = in_hand(state, seat, action);
  if (card == kNoCard) return refuse(rule("CV-13"), Reason::kNotInHand, action.what());
  switch (action.type()) {
    case ActionType::kFreeplay:
      return may_freeplay(book, state, seat, card);
    case ActionType::kPlay:
      return may_play(book, state, seat, card, cost(book, state, card));
    case ActionType::kUse:
      return may_use(book, state, seat, card);
    default:
      return may_quote(book, state, seat, card);
  }
}

Refusal check_recited(const Book& book, const State& state, Seat seat, Action action) {
  if (action.type() == ActionType::kKeepIt) return kAllowed;
  if (action.type() != ActionType::kPlayIt) return refuse(rule("CV-32"), Reason::kWrongPhase);
  if (state.asks == Asks::kRecited) return kAllowed;
  const Card card = state.table.top(kHanded);
  const int price = cost(book, state, card);
  if (hand_size(state, seat) < price) {
    return refuse(rule("CV-32"), Reason::kTooFew, state.kind[card], price);
  }
  return kAllowed;
}

Refusal check_effect(const Book& book, const State& state, Seat seat, Action action) {
  const bool offered = Asked(book, state).choices.offers(seat, action);
  return offered ? kAllowed : refuse(rule("CV-30"), Reason::kNotOffered);
}

// Whether the parts of an action that its type does not use are zero: one action has one form.
bool well_formed(const Book& book, Action action) {
  const int stranger = action.foreign_owner();
  const bool verse = action.what() != 0 && action.what() < static_cast<int>(book.verses.size());
  if (stranger > kSeatCap) return false;
  switch (action.type()) {
    case ActionType::kFirst:
    case ActionType::kPick:
      return verse && action.pile() != 0 && action.pile() < kPiles;
    case ActionType::kExcess:
    case ActionType::kFreeplay:
    case ActionType::kPlay:
    case ActionType::kSacrifice:
    case ActionType::kUse:
    case ActionType::kQuote:
    case ActionType::kQuick:
    case ActionType::kChallenge:
    case ActionType::kTop:
    case ActionType::kBottom:
      return verse && action.pile() == 0;
    case ActionType::kInto:
    case ActionType::kChapter:
      return action.what() == 0 && action.pile() < kPiles && stranger == 0;
    case ActionType::kHandTo:
    case ActionType::kPlayer:
    case ActionType::kClose:
    case ActionType::kOption:
      return action.pile() == 0 && stranger == 0;
    case ActionType::kName:
      return action.what() != 0 && stranger == 0;
    default:
      return action.argument() == 0;
  }
}

// What the rules say of a well-formed action of a seat that is asked.
Refusal check_seat(const Book& book, const State& state, Seat seat, Action action) {
  const auto wants = [&](ActionType type) { return action.type() == type; };
  switch (state.asks) {
    case Asks::kOrder: {
      if (!wants(ActionType::kFirst)) return refuse(rule("CV-11"), Reason::kWrongPhase);
      bool due = false;
      state.due.each([&](Card card) {
        due |= action == Action(ActionType::kFirst, state.kind[card], state.table.where(card),
                                foreign_owner_of(state, card));
      });
      return due ? kAllowed : refuse(rule("CV-11"), Reason::kNotOffered);
    }
    case Asks::kExcess:
      if (!wants(ActionType::kExcess)) return refuse(rule("CV-11"), Reason::kWrongPhase);
      if (in_hand(state, seat, action) == kNoCard) {
        return refuse(rule("CV-11"), Reason::kNotInHand, action.what());
      }
      return kAllowed;
    case Asks::kTurn:
      return check_turn(book, state, seat, action);
    case Asks::kChapter:
      if (!wants(ActionType::kInto)) return refuse(rule("CV-15"), Reason::kWrongPhase);
      return check_chapter(state, seat, action.pile());
    case Asks::kSacrifice:
      if (!wants(ActionType::kSacrifice)) return refuse(rule("CV-14"), Reason::kWrongPhase);
      if (sacrifice_meant(state, seat, action) == kNoCard) {
        return refuse(rule("CV-14"), Reason::kNotThisVerse, action.what());
      }
      return kAllowed;
    case Asks::kHandTo:
      if (!wants(ActionType::kHandTo)) return refuse(rule("CV-32"), Reason::kWrongPhase);
      if (action.what() >= state.seats || action.what() == seat) {
        return refuse(rule("CV-32"), Reason::kNoSuchSeat);
      }
      return kAllowed;
    case Asks::kRecited:
    case Asks::kFaltered:
      return check_recited(book, state, seat, action);
    case Asks::kRecite:
      return wants(ActionType::kRecite) ? kAllowed : refuse(rule("CV-33"), Reason::kReciteFirst);
    case Asks::kBook:
      if (!wants(ActionType::kChapter)) return refuse(rule("CV-16"), Reason::kWrongPhase);
      return check_book(book, state, seat, action.pile());
    case Asks::kWindow:
      return check_answer(book, state, seat, action);
    case Asks::kEffect:
      return check_effect(book, state, seat, action);
    case Asks::kVerdict:
    case Asks::kNothing:
      break;
  }
  return refuse(rule("CV-10"), Reason::kWrongPhase);
}

void legal_freeplay(const Book& book, const State& state, Seat seat, Actions& out) {
  out.push(ActionType::kSkip);
  each_kind(state, seat, [&](Card card) {
    if (!may_freeplay(book, state, seat, card)) out.push(with(ActionType::kFreeplay, state, card));
    if (!may_use(book, state, seat, card)) out.push(with(ActionType::kUse, state, card));
  });
}

void legal_play(const Book& book, const State& state, Seat seat, Actions& out) {
  out.push(ActionType::kEnd);
  const Costs costs(book, state);
  each_kind(state, seat, [&](Card card) {
    if (!may_freeplay(book, state, seat, card)) out.push(with(ActionType::kFreeplay, state, card));
    if (!may_use(book, state, seat, card)) out.push(with(ActionType::kUse, state, card));
    if (!may_play(book, state, seat, card, costs.of(card)))
      out.push(with(ActionType::kPlay, state, card));
    if (!may_quote(book, state, seat, card)) out.push(with(ActionType::kQuote, state, card));
  });
  const unsigned themes = book_themes(book, state, seat);
  for (int theme = 1; themes != 0 && theme <= kThemes; ++theme) {
    if ((themes >> theme & 1U) != 0) out.push({ActionType::kClose, theme});
  }
}

void legal_answers(const Book& book, const State& state, Seat seat, Actions& out) {
  out.push(ActionType::kPass);
  const bool challenge = challenge_open(book, state, seat);
  const bool quick = quick_open(book, state, seat);
  each_kind(state, seat, [&](Card card) {
    const Kind kind = state.kind[card];
    if (challenge) out.push(with(ActionType::kChallenge, state, card));
    if (quick && book.verse(kind).triggers_on(Trigger::kQuickPlayed) &&
        !unique_barred(book, state, card) && !effect_forbidden(book, state, seat, card)) {
      out.push(with(ActionType::kQuick, state, card));
    }
  });
}

void legal_effects_first(const State& state, Seat seat, Actions& out) {
  each_chapter(state, seat, [&](PileId pile) {
    for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
      const Action action(ActionType::kFirst, state.kind[card], pile,
                          foreign_owner_of(state, card));
      if (state.due.has(card) && !out.contains(action)) out.push(action);
    }
  });
}

void legal_book(const Book& book, const State& state, Seat seat, Actions& out) {
  BoundedList<PileId, kSeatCap * kChapters> chapters;
  each_addable(book, state, seat, chapters);
  for (const PileId pile : chapters) out.push({ActionType::kChapter, 0, pile});
}

void legal_for_effect(const Book& book, const State& state, Seat seat, Actions& out) {
  Copies copies;
  Asked(book, state).choices.list(seat, [&](Action action) {
    if (copies.first(action, out)) out.push(action);
  });
}

void legal_chapters(const State& state, Seat seat, Actions& out) {
  each_chapter(state, seat, [&](PileId pile) { out.push({ActionType::kInto, 0, pile}); });
  if (free_chapter(state, seat) != 0) out.push({ActionType::kInto, 0, 0});
}

}  // namespace

Card sacrifice_meant(const State& state, Seat seat, Action action) {
  Card meant = kNoCard;
  each_sacrifice(state, seat, [&](Card card) {
    if (meant == kNoCard && names(state, action, card)) meant = card;
  });
  return meant;
}

Action Naming::with(ActionType type, Card card) const {
  const PileId pile = type == ActionType::kPick ? state.table.where(card) : PileId{0};
  return {type, state.kind[card], pile, foreign_owner_of(state, card)};
}

Card Naming::meant(const Asking& asking, int seat, Action action) const {
  if (action.type() == ActionType::kPick) {
    const Card card = named_card(state, action.pile(), action);
    Card copy = state.table.below[card];
    while (copy != kNoCard && !names(state, action, copy)) copy = state.table.below[copy];
    if (copy == kNoCard) return card;
  }
  // Of several copies the first that is offered.
  Card meant = kNoCard;
  asking.each_offered(seat, [&](Card card) {
    if (meant != kNoCard || !names(state, action, card)) return;
    if (action.pile() == 0 || state.table.where(card) == action.pile()) meant = card;
  });
  return meant;
}

std::optional<Seat> ChapterAndVerse::whose_turn(const Book&, const State& state) {
  if (state.phase == Phase::kOver) return std::nullopt;
  return state.mover;
}

void ChapterAndVerse::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (!to_act(book, state).has(actor)) return;
  if (actor.is_judge()) {
    out.push(ActionType::kRight);
    out.push(ActionType::kWrong);
    return;
  }
  const Seat seat = actor.seat();
  switch (state.asks) {
    case Asks::kOrder:
      return legal_effects_first(state, seat, out);
    case Asks::kExcess:
      return each_kind(state, seat,
                       [&](Card card) { out.push(with(ActionType::kExcess, state, card)); });
    case Asks::kTurn:
      return state.phase == Phase::kFreeplay ? legal_freeplay(book, state, seat, out)
                                             : legal_play(book, state, seat, out);
    case Asks::kChapter:
      return legal_chapters(state, seat, out);
    case Asks::kSacrifice:
      return each_sacrifice(state, seat, [&](Card card) {
        const Action action = with(ActionType::kSacrifice, state, card);
        if (out.empty() || out[out.size() - 1] != action) out.push(action);  // copies lie together
      });
    case Asks::kHandTo:
      for (int other = 0; other < state.seats; ++other) {
        if (other != seat) out.push({ActionType::kHandTo, other});
      }
      return;
    case Asks::kRecite:
      out.push(ActionType::kRecite);
      return;
    case Asks::kRecited:
    case Asks::kFaltered:
      if (!check_recited(book, state, seat, ActionType::kPlayIt)) out.push(ActionType::kPlayIt);
      out.push(ActionType::kKeepIt);
      return;
    case Asks::kBook:
      return legal_book(book, state, seat, out);
    case Asks::kWindow:
      return legal_answers(book, state, seat, out);
    case Asks::kEffect:
      return legal_for_effect(book, state, seat, out);
    case Asks::kVerdict:
    case Asks::kNothing:
      break;
  }
}

Refusal ChapterAndVerse::check(const Book& book, const State& state, Actor actor, Action action) {
  const int type = static_cast<int>(action.type());
  const bool verdict = action.type() == ActionType::kRight || action.type() == ActionType::kWrong;
  if (type == 0 || type >= Action::kTypes || !well_formed(book, action)) {
    return refuse(rule("CV-10"), Reason::kNotAnAction);
  }
  if (state.asks == Asks::kNothing) return refuse(rule("CV-20"), Reason::kOver);
  if (actor.is_judge()) {
    if (!verdict) return refuse(rule("CV-33"), Reason::kSeatOnly);
    if (state.asks != Asks::kVerdict) return refuse(rule("CV-33"), Reason::kNothingToJudge);
    return kAllowed;
  }
  if (verdict) return refuse(rule("CV-33"), Reason::kJudgeOnly);
  if (state.asks == Asks::kVerdict) return refuse(rule("CV-33"), Reason::kVerdictDue);
  if (!to_act(book, state).has(actor)) {
    const bool many =
        state.asks == Asks::kWindow || state.asks == Asks::kEffect || state.asks == Asks::kRecite;
    if (many) return refuse(rule("CV-41"), Reason::kNotAsked);
    return refuse(rule("CV-10"), Reason::kNotYourTurn, state.mover);
  }
  return check_seat(book, state, actor.seat(), action);
}

}  // namespace scriptorium::chapter_and_verse
