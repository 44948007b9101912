#include "games/verbatim/exchange.h"
#include "games/verbatim/row.h"
#include "games/verbatim/verbatim.h"

// Why an action is refused, rule by rule. What `legal` lists and what is allowed here come from the
// same questions (gainable, payable, word_fault); this file only says which one was answered with
// no.
namespace scriptorium::verbatim {
namespace {

using ActionType = Action::Type;

RuleId rule_of(Phase phase) {
  switch (phase) {
    case Phase::kTake:
      return rule("VB-06");
    case Phase::kExchange:
      return rule("VB-07");
    case Phase::kArrange:
      return rule("VB-13");
    case Phase::kChallenge:
      return rule("VB-17");
    case Phase::kVerdict:
      return rule("VB-15");
    case Phase::kReform:
      return rule("VB-16");
    case Phase::kOver:
      return rule("VB-18");
  }
  return rule("VB-18");
}

bool fits(Phase phase, ActionType type) {
  switch (type) {
    case ActionType::kTake:
      return phase == Phase::kTake;
    case ActionType::kGain:
    case ActionType::kRemove:
    case ActionType::kKeep:
      return phase == Phase::kExchange;
    case ActionType::kLay:
    case ActionType::kEndWord:
    case ActionType::kDone:
      return phase == Phase::kArrange || phase == Phase::kReform;
    case ActionType::kChallenge:
    case ActionType::kPass:
      return phase == Phase::kChallenge;
    case ActionType::kExists:
    case ActionType::kMissing:
      return phase == Phase::kVerdict;
    case ActionType::kNone:
      break;
  }
  return false;
}

Refusal check_turn(const Book& book, const State& state, Actor actor) {
  if (state.phase == Phase::kOver) return refuse(rule("VB-18"), Reason::kOver);
  const Actors acting = Verbatim::to_act(book, state);
  if (acting.has(actor)) return kAllowed;
  if (actor.is_judge()) return refuse(rule("VB-15"), Reason::kNothingToJudge);
  switch (state.phase) {
    case Phase::kArrange:
      return refuse(rule("VB-14"), Reason::kAlreadyIn);
    case Phase::kVerdict:
      return refuse(rule("VB-15"), Reason::kVerdictDue);
    case Phase::kReform:
      return refuse(rule("VB-16"), Reason::kNotYourTurn, acting.lowest());
    case Phase::kChallenge:
      return refuse(rule("VB-17"), Reason::kNotYourTurn, acting.lowest());
    default:
      return refuse(rule("VB-05"), Reason::kNotYourTurn, acting.lowest());
  }
}

Refusal check_take(const State& state, int pile) {
  if (pile >= kPiles) return refuse(rule("VB-06"), Reason::kNoSuchPile, pile);
  if (state.height[pile] == 0) return refuse(rule("VB-11"), Reason::kPileEmpty, pile);
  return kAllowed;
}

Refusal check_gain(const Book& book, const State& state, int pile) {
  if (pile >= kPiles) return refuse(rule("VB-07"), Reason::kNoSuchPile, pile);
  if (((gainable(book, state) >> pile) & 1U) != 0) return kAllowed;
  if (state.height[pile] == 0) return refuse(rule("VB-11"), Reason::kPileEmpty, pile);
  if (state.shown[pile] == kNoCard) return refuse(rule("VB-09"), Reason::kPileBare, pile);
  if (((book.red >> state.shown[pile]) & 1U) != 0) {
    return refuse(rule("VB-08"), Reason::kRedGain, pile);
  }
  if (((state.gaining >> pile) & 1U) != 0) {
    return refuse(rule("VB-09"), Reason::kAlreadyAsked, pile);
  }
  if (state.paid_count != 0) return refuse(rule("VB-07"), Reason::kGainAfterPaying);
  return refuse(rule("VB-07"), Reason::kNoSumForGain, pile);
}

Refusal check_remove(const Book& book, const State& state, int kind) {
  if (kind < kFirstLetterKind || kind >= book.kinds) {
    return refuse(rule("VB-07"), Reason::kNoSuchLetter, kind);
  }
  if (((payable(book, state) >> kind) & 1U) != 0) return kAllowed;
  if (state.hand[state.mover][kind] == 0) {
    const bool in_front = state.front == kind;
    return in_front ? refuse(rule("VB-09"), Reason::kStillInFront, kind)
                    : refuse(rule("VB-07"), Reason::kNotInHand, kind);
  }
  if (book.card[kind].red) return refuse(rule("VB-08"), Reason::kRedRemove, kind);
  if (state.gaining == 0) return refuse(rule("VB-07"), Reason::kNothingGained);
  return refuse(rule("VB-07"), Reason::kNoSumForRemove, kind, state.owed);
}

Refusal check_lay(const Book& book, const State& state, int seat, int face) {
  const bool named = face >= kKinds;
  const bool exists = named ? book.blank != kNoCard && face < kKinds + kLetters &&
                                  ((book.alphabet >> (face - kKinds)) & 1U) != 0
                            : face >= kFirstLetterKind && face < book.kinds;
  if (!exists) return refuse(rule("VB-13"), Reason::kNoSuchLetter, face);
  if (face == book.blank) return refuse(rule("VB-22"), Reason::kNameTheBlank);
  const auto tile = static_cast<std::uint8_t>(face);
  if (may_lay(book, state, seat, tile)) return kAllowed;
  const Kind kind = kind_of_face(book, tile);
  for (int place = words_end(state, seat); place < row_end(state, seat); ++place) {
    if (state.row[place].face() == kind) return refuse(rule("VB-16"), Reason::kSpent, face);
  }
  return refuse(rule("VB-13"), Reason::kNotInHand, face);
}

Refusal check_end_word(const Book& book, const State& state, int seat) {
  switch (word_fault(book, state, seat)) {
    case WordFault::kNone:
      return kAllowed;
    case WordFault::kNotOpen:
      return refuse(rule("VB-20"), Reason::kNoWordOpen);
    case WordFault::kTooShort:
      return refuse(rule("VB-20"), Reason::kWordTooShort);
    case WordFault::kSameAgain:
      return refuse(rule("VB-16"), Reason::kSameWordAgain);
  }
  return kAllowed;
}

Refusal check_challenge(const State& state, int place) {
  if (place >= kPool || !state.begins.has(place)) {
    return refuse(rule("VB-15"), Reason::kNoWordThere, place);
  }
  if (maker_of(state, place) == state.mover) return refuse(rule("VB-15"), Reason::kOwnWord);
  if (state.doubled.has(place)) return refuse(rule("VB-17"), Reason::kChallengedBefore);
  return kAllowed;
}

}  // namespace

Refusal Verbatim::check(const Book& book, const State& state, Actor actor, Action action) {
  const ActionType type = action.type();
  const int argument = action.argument();
  const bool verdict = type == ActionType::kExists || type == ActionType::kMissing;
  if (verdict && !actor.is_judge()) return refuse(rule("VB-15"), Reason::kJudgeOnly);
  if (const Refusal no = check_turn(book, state, actor)) return no;
  if (!verdict && actor.is_judge()) return refuse(rule("VB-15"), Reason::kSeatOnly);
  if (static_cast<int>(type) >= Action::kTypes || type == ActionType::kNone) {
    return refuse(rule_of(state.phase), Reason::kNotAnAction);
  }
  if (!fits(state.phase, type)) return refuse(rule_of(state.phase), Reason::kWrongPhase);
  switch (type) {
    case ActionType::kTake:
      return check_take(state, argument);
    case ActionType::kGain:
      return check_gain(book, state, argument);
    case ActionType::kRemove:
      return check_remove(book, state, argument);
    case ActionType::kLay:
      return check_lay(book, state, actor.seat(), argument);
    case ActionType::kChallenge:
      return check_challenge(state, argument);
    case ActionType::kEndWord:
      if (argument == 0) return check_end_word(book, state, actor.seat());
      break;
    default:
      if (argument == 0) return kAllowed;
      break;
  }
  return refuse(rule_of(state.phase), Reason::kNotAnAction);
}

}  // namespace scriptorium::verbatim
