#include "games/chapter_and_verse/legal.h"

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/turn.h"

namespace scriptorium::chapter_and_verse {

using effects::Choice;
using effects::Trigger;
using Type = Action::Type;

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
Action with(Type type, const State& state, Card card) {
  return {type, state.kind[card], 0, stranger_of(state, card)};
}

// Offers come pile by pile; of copies that an action cannot tell apart the first one is offered.
class Copies {
 public:
  bool first(Action action) {
    if (action.what() == 0) return true;
    const std::uint32_t where = action.bits() >> 16;  // the pile, and whose
    if (where != where_) *this = {};
    where_ = where;
    // each card is offered both ends
    Kinds& seen = action.type() == Type::kBottom ? to_bottom_ : seen_;
    const bool fresh = !seen.has(action.what());
    seen.add(action.what());
    return fresh;
  }

 private:
  using Kinds = scriptorium::CardSet<kKinds>;

  std::uint32_t where_ = 0;
  Kinds seen_ = {};
  Kinds to_bottom_ = {};
};

// An offer of an effect as an action.
Action action_of(const Book& book, const State& state, const Choice<Card>& choice) {
  using Chosen = Choice<Card>::Type;
  switch (choice.type) {
    case Chosen::kYes:
      return Type::kYes;
    case Chosen::kNo:
      return Type::kNo;
    case Chosen::kPlayer:
      return {Type::kPlayer, choice.number};
    case Chosen::kOption:
      return {Type::kOption, choice.number};
    case Chosen::kName:
      return {Type::kName, choice.number, book.program.steps[state.run.at].noun};
    case Chosen::kPick:
      return {Type::kPick, state.kind[choice.card], state.table.where(choice.card),
              stranger_of(state, choice.card)};
    case Chosen::kDone:
      return Type::kDone;
    case Chosen::kChapter:
      return {Type::kInto, 0, choice.number};
    case Chosen::kTop:
      return with(Type::kTop, state, choice.card);
    case Chosen::kBottom:
      return with(Type::kBottom, state, choice.card);
  }
  return {};
}

Refusal check_answer(const Book& book, const State& state, Seat seat, Action action) {
  if (action.type() == Type::kPass) return kAllowed;
  const bool quick = action.type() == Type::kQuick;
  if (!quick && action.type() != Type::kChallenge) {
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
  if (forbidden(book, state, Act::kQuickPlay, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

// CV-15: an own chapter or a new one.
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
    case Type::kSkip:
      return freeplay ? kAllowed : refuse(rule("CV-13"), Reason::kWrongPhase);
    case Type::kEnd:
      return freeplay ? refuse(rule("CV-10"), Reason::kWrongPhase) : kAllowed;
    case Type::kClose: {
      const int theme = action.what();
      if (freeplay) return refuse(rule("CV-16"), Reason::kWrongPhase);
      if (theme < 1 || theme > kThemes || (book_themes(book, state, seat) >> theme & 1U) == 0) {
        return refuse(rule("CV-16"), Reason::kNoBook, theme);
      }
      return kAllowed;
    }
    case Type::kFreeplay:
    case Type::kPlay:
    case Type::kUse:
    case Type::kQuote:
      break;
    default:
      return refuse(rule("CV-10"), Reason::kWrongPhase);
  }
  const Card card = in_hand(state, seat, action);
  if (card == kNoCard) return refuse(rule("CV-13"), Reason::kNotInHand, action.what());
  switch (action.type()) {
    case Type::kFreeplay:
      return may_freeplay(book, state, seat, card);
    case Type::kPlay:
      return may_play(book, state, seat, card, cost(book, state, card));
    case Type::kUse:
      return may_use(book, state, seat, card);
    default:
      return may_quote(book, state, seat, card);
  }
}

Refusal check_recited(const Book& book, const State& state, Seat seat, Action action) {
  if (action.type() == Type::kKeepIt) return kAllowed;
  if (action.type() != Type::kPlayIt) return refuse(rule("CV-32"), Reason::kWrongPhase);
  if (state.asks == Asks::kRecited) return kAllowed;
  const Card card = state.table.top(kHanded);
  const int price = cost(book, state, card);
  if (hand_size(state, seat) < price) {
    return refuse(rule("CV-32"), Reason::kTooFew, state.kind[card], price);
  }
  return kAllowed;
}

Refusal check_effect(const Book& book, const State& state, Seat seat, Action action) {
  bool offered = false;
  const Sight sight(book, state);
  Asking(sight, state.run).offers(seat, [&](const Choice<Card>& choice) {
    offered |= action_of(book, state, choice) == action;
  });
  return offered ? kAllowed : refuse(rule("CV-30"), Reason::kNotOffered);
}

// Whether the parts of an action that its type does not use are zero: one action has one form.
bool well_formed(const Book& book, Action action) {
  const int stranger = action.stranger();
  const bool verse = action.what() != 0 && action.what() < static_cast<int>(book.verses.size());
  if (stranger > kSeatCap) return false;
  switch (action.type()) {
    case Type::kFirst:
    case Type::kPick:
      return verse && action.pile() != 0 && action.pile() < kPiles;
    case Type::kExcess:
    case Type::kFreeplay:
    case Type::kPlay:
    case Type::kSacrifice:
    case Type::kUse:
    case Type::kQuote:
    case Type::kQuick:
    case Type::kChallenge:
    case Type::kTop:
    case Type::kBottom:
      return verse && action.pile() == 0;
    case Type::kInto:
    case Type::kChapter:
      return action.what() == 0 && action.pile() < kPiles && stranger == 0;
    case Type::kHandTo:
    case Type::kPlayer:
    case Type::kClose:
    case Type::kOption:
      return action.pile() == 0 && stranger == 0;
    case Type::kName:
      return action.what() != 0 && stranger == 0;
    default:
      return action.argument() == 0;
  }
}

// What the rules say of a well-formed action of a seat that is asked.
Refusal check_seat(const Book& book, const State& state, Seat seat, Action action) {
  const auto wants = [&](Type type) { return action.type() == type; };
  switch (state.asks) {
    case Asks::kOrder: {
      if (!wants(Type::kFirst)) return refuse(rule("CV-11"), Reason::kWrongPhase);
      bool due = false;
      state.due.each([&](Card card) {
        due |= action == Action(Type::kFirst, state.kind[card], state.table.where(card),
                                stranger_of(state, card));
      });
      return due ? kAllowed : refuse(rule("CV-11"), Reason::kNotOffered);
    }
    case Asks::kExcess:
      if (!wants(Type::kExcess)) return refuse(rule("CV-11"), Reason::kWrongPhase);
      if (in_hand(state, seat, action) == kNoCard) {
        return refuse(rule("CV-11"), Reason::kNotInHand, action.what());
      }
      return kAllowed;
    case Asks::kTurn:
      return check_turn(book, state, seat, action);
    case Asks::kChapter:
      if (!wants(Type::kInto)) return refuse(rule("CV-15"), Reason::kWrongPhase);
      return check_chapter(state, seat, action.pile());
    case Asks::kSacrifice:
      if (!wants(Type::kSacrifice)) return refuse(rule("CV-14"), Reason::kWrongPhase);
      if (sacrifice_meant(state, seat, action) == kNoCard) {
        return refuse(rule("CV-14"), Reason::kNotThisVerse, action.what());
      }
      return kAllowed;
    case Asks::kHandTo:
      if (!wants(Type::kHandTo)) return refuse(rule("CV-32"), Reason::kWrongPhase);
      if (action.what() >= state.seats || action.what() == seat) {
        return refuse(rule("CV-32"), Reason::kNoSuchSeat);
      }
      return kAllowed;
    case Asks::kRecited:
    case Asks::kFaltered:
      return check_recited(book, state, seat, action);
    case Asks::kRecite:
      return wants(Type::kRecite) ? kAllowed : refuse(rule("CV-33"), Reason::kReciteFirst);
    case Asks::kBook:
      if (!wants(Type::kChapter)) return refuse(rule("CV-16"), Reason::kWrongPhase);
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

void legal_turn(const Book& book, const State& state, Seat seat, Actions& out) {
  const bool freeplay = state.phase == Phase::kFreeplay;
  out.push(freeplay ? Type::kSkip : Type::kEnd);
  const Costs costs(book, state);
  each_kind(state, seat, [&](Card card) {
    if (!may_freeplay(book, state, seat, card)) out.push(with(Type::kFreeplay, state, card));
    if (!may_use(book, state, seat, card)) out.push(with(Type::kUse, state, card));
    if (freeplay) return;
    if (!may_play(book, state, seat, card, costs.of(card)))
      out.push(with(Type::kPlay, state, card));
    if (!may_quote(book, state, seat, card)) out.push(with(Type::kQuote, state, card));
  });
  if (freeplay) return;
  const unsigned themes = book_themes(book, state, seat);
  for (int theme = 1; themes != 0 && theme <= kThemes; ++theme) {
    if ((themes >> theme & 1U) != 0) out.push({Type::kClose, theme});
  }
}

void legal_answers(const Book& book, const State& state, Seat seat, Actions& out) {
  out.push(Type::kPass);
  const bool challenge = challenge_open(book, state, seat);
  const bool quick = quick_open(book, state, seat);
  each_kind(state, seat, [&](Card card) {
    const Kind kind = state.kind[card];
    if (challenge) out.push(with(Type::kChallenge, state, card));
    if (quick && book.verse(kind).triggers_on(Trigger::kQuickPlayed) &&
        !unique_barred(book, state, card) && !forbidden(book, state, Act::kQuickPlay, seat, card)) {
      out.push(with(Type::kQuick, state, card));
    }
  });
}

void legal_chapters(const State& state, Seat seat, Actions& out) {
  each_chapter(state, seat, [&](PileId pile) { out.push({Type::kInto, 0, pile}); });
  if (free_chapter(state, seat) != 0) out.push({Type::kInto, 0, 0});
}

}  // namespace

Card sacrifice_meant(const State& state, Seat seat, Action action) {
  Card card = in_hand(state, seat, action);
  for (; card != kNoCard; card = state.table.below[card]) {
    if (names(state, action, card) && may_sacrifice(state, card)) return card;
  }
  return kNoCard;
}

Choice<Card> choice_meant(const Book& book, const State& state, int seat, Action action) {
  using Chosen = Choice<Card>::Type;
  const auto number = static_cast<std::uint8_t>(action.what());
  switch (action.type()) {
    case Type::kYes:
      return {Chosen::kYes};
    case Type::kNo:
      return {Chosen::kNo};
    case Type::kPlayer:
      return {Chosen::kPlayer, number};
    case Type::kOption:
      return {Chosen::kOption, number};
    case Type::kName:
      return {Chosen::kName, number};
    case Type::kDone:
      return {Chosen::kDone};
    case Type::kInto:
      return {Chosen::kChapter, action.pile()};
    default:
      break;
  }
  if (action.type() == Type::kPick) {
    const Card card = named_card(state, action.pile(), action);
    Card copy = state.table.below[card];
    while (copy != kNoCard && !names(state, action, copy)) copy = state.table.below[copy];
    if (copy == kNoCard) return {Chosen::kPick, 0, card};
  }
  // Of several copies the first that is offered.
  Choice<Card> meant = {};
  const Sight sight(book, state);
  Asking(sight, state.run).offers(seat, [&](const Choice<Card>& choice) {
    const bool named = choice.card != kNoCard && names(state, action, choice.card);
    if (named && meant.card == kNoCard && action_of(book, state, choice) == action) meant = choice;
  });
  return meant;
}

Actors ChapterAndVerse::to_act(const Book&, const State& state) {
  switch (state.asks) {
    case Asks::kNothing:
      return {};
    case Asks::kVerdict:
      return kJudgeActs;
    case Asks::kRecite:
      return Actors::of(state.reciter);
    case Asks::kWindow:
      return state.window.undecided();
    case Asks::kEffect:
      return SeatSet::from_bits(state.run.asked);
    default:
      return Actors::of(state.mover);
  }
}

void ChapterAndVerse::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (!to_act(book, state).has(actor)) return;
  if (actor.is_judge()) {
    out.push(Type::kRight);
    out.push(Type::kWrong);
    return;
  }
  const Seat seat = actor.seat();
  switch (state.asks) {
    case Asks::kOrder:
      each_chapter(state, seat, [&](PileId pile) {
        for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
          const Action action(Type::kFirst, state.kind[card], pile, stranger_of(state, card));
          if (state.due.has(card) && !out.contains(action)) out.push(action);
        }
      });
      return;
    case Asks::kExcess:
      return each_kind(state, seat, [&](Card card) { out.push(with(Type::kExcess, state, card)); });
    case Asks::kTurn:
      return legal_turn(book, state, seat, out);
    case Asks::kChapter:
      return legal_chapters(state, seat, out);
    case Asks::kSacrifice:
      return each_kind(state, seat, [&](Card card) {
        const Action action = with(Type::kSacrifice, state, card);
        if (sacrifice_meant(state, seat, action) != kNoCard) out.push(action);
      });
    case Asks::kHandTo:
      for (int other = 0; other < state.seats; ++other) {
        if (other != seat) out.push({Type::kHandTo, other});
      }
      return;
    case Asks::kRecite:
      out.push(Type::kRecite);
      return;
    case Asks::kRecited:
    case Asks::kFaltered:
      if (!check_recited(book, state, seat, Type::kPlayIt)) out.push(Type::kPlayIt);
      out.push(Type::kKeepIt);
      return;
    case Asks::kBook: {
      BoundedList<PileId, kSeatCap * kChapters> chapters;
      each_addable(book, state, seat, chapters);
      for (const PileId pile : chapters) out.push({Type::kChapter, 0, pile});
    }
      return;
    case Asks::kWindow:
      return legal_answers(book, state, seat, out);
    case Asks::kEffect: {
      const Sight sight(book, state);
      Copies copies;
      Asking(sight, state.run).offers(seat, [&](const Choice<Card>& choice) {
        const Action action = action_of(book, state, choice);
        if (copies.first(action)) out.push(action);
      });
      break;
    }
    case Asks::kVerdict:
    case Asks::kNothing:
      break;
  }
}

Refusal ChapterAndVerse::check(const Book& book, const State& state, Actor actor, Action action) {
  const int type = static_cast<int>(action.type());
  const bool verdict = action.type() == Type::kRight || action.type() == Type::kWrong;
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
