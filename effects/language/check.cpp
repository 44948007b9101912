#include "effects/language/check.h"

#include <fmt/format.h>

#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

constexpr const char* kNoOwner = "\"its owner's\" says where a card goes; here none does";

bool is_each(Who who) { return who == Who::kEachOpponent || who == Who::kEachPlayer; }
bool is_chosen(Who who) { return who == Who::kOpponent || who == Who::kPlayer; }

// The pile of a place has the flag; a place that says nothing has none.
bool is(const Nouns& nouns, const Place& place, Flag flag) {
  const Noun* pile = nouns.pile(place.pile);
  return pile != nullptr && pile->is(flag);
}

std::string id(const Nouns& nouns, const Place& place) {
  const Noun* pile = nouns.pile(place.pile);
  return pile == nullptr ? "" : pile->id;
}

bool taken_from_place(const Cards& cards) {
  return cards.of_them == 0 && cards.quantity != Quantity::kThis &&
         cards.quantity != Quantity::kThem && cards.quantity != Quantity::kRest;
}

void check_doer(const Instruction& step) {
  const bool branches =
      step.verb == Verb::kMay || step.verb == Verb::kChoose || step.verb == Verb::kForEach;
  if (branches && is_each(step.who.who))
    refuse(fmt::format("\"{}\" is decided by one player; several would go different ways",
                       verb_row(step.verb).word));
}

// The `other` that cards are given to or a pile is exchanged with.
void check_partner(const Instruction& step, std::string_view what) {
  if (is_each(step.other.who)) refuse(fmt::format("{} one player, not several", what));
  if (step.other.who == Who::kYou && step.who.who == Who::kYou)
    refuse(fmt::format("{} somebody else than the one who does it", what));
}

void check_lasting(const Setting& setting, const Instruction& step) {
  const bool lasts = (verb_row(step.verb).traits & kLasts) != 0;
  const std::string_view word = verb_row(step.verb).word;
  if (setting.standing) {
    if (!lasts)
      refuse(
          fmt::format("\"{}\" does not last; under \"while in play\" stand only protect, change, "
                      "forbid, allow and more",
                      word));
    if (step.duration != Duration::kNone)
      refuse(
          "under \"while in play\" it lasts as long as the card lies there; no duration is said");
    if (step.who.who != Who::kYou) refuse("nobody does what stands under \"while in play\"");
    if (is_chosen(step.other.who))
      refuse("nobody chooses a player while it lies in play; say \"each opponent\"");
  } else if (lasts && step.duration == Duration::kNone) {
    refuse(
        fmt::format("\"{}\" lasts: say how long, as in \"until the end of the turn\", or let it "
                    "stand under \"while in play\"",
                    word));
  }
}

void check_places(const Setting& setting, const Instruction& step) {
  const Nouns& nouns = setting.nouns;
  const Cards& cards = setting.rows.cards_at(step.cards);
  const bool placed = taken_from_place(cards);
  switch (step.verb) {
    case Verb::kDraw:
      if (nouns.pile_that(Flag::kDraw) == nullptr) refuse("this game has no pile to draw from");
      break;
    case Verb::kDiscard:
      if (nouns.pile_that(Flag::kDiscard) == nullptr) refuse("this game has no discard pile");
      if (placed && is(nouns, cards.from, Flag::kDiscard))
        refuse("what is in the discard pile is discarded already");
      break;
    case Verb::kTake:
      if (nouns.pile_that(Flag::kHand) == nullptr) refuse("this game has no hand");
      if (placed && is(nouns, cards.from, Flag::kHand) && cards.from.whose == Whose::kDoers)
        refuse("what is taken goes to the hand; say from which other pile");
      break;
    case Verb::kPut:
      if (is(nouns, step.to, Flag::kPlay))
        refuse(fmt::format("what goes into the {} is set, moved or played, not put",
                           id(nouns, step.to)));
      if (step.to.end == End::kTopAndBottom)
        refuse("only what is arranged goes on the top and bottom");
      break;
    case Verb::kSet:
    case Verb::kMove:
      if (!is(nouns, step.to, Flag::kPlay))
        refuse(fmt::format("what is {} stays in play; the pile {} is not in play",
                           step.verb == Verb::kSet ? "set" : "moved", id(nouns, step.to)));
      if (step.verb == Verb::kMove && placed && !is(nouns, cards.from, Flag::kPlay))
        refuse(fmt::format("only what is in play is moved; the pile {} is not",
                           id(nouns, cards.from)));
      break;
    case Verb::kShuffle:
      if (step.to.whose == Whose::kOwners) refuse(kNoOwner);
      if (!is(nouns, step.to, Flag::kOrdered))
        refuse(fmt::format("the pile {} has no order to shuffle", id(nouns, step.to)));
      break;
    case Verb::kFast:
      if (placed && !is(nouns, cards.from, Flag::kPlay))
        refuse(
            fmt::format("only what is in play fasts; the pile {} is not", id(nouns, cards.from)));
      break;
    case Verb::kCancel:
      if (placed ? !is(nouns, cards.from, Flag::kLine) : cards.quantity == Quantity::kThis)
        refuse("only what waits on the line is cancelled");
      break;
    case Verb::kNegate:
      if (placed && cards.from.pile != 0 && !is(nouns, cards.from, Flag::kLine) &&
          !is(nouns, cards.from, Flag::kPlay))
        refuse(fmt::format("only what is in play or on the line is negated; the pile {} is neither",
                           id(nouns, cards.from)));
      break;
    default:
      break;
  }
}

void check_meaning(const Setting& setting, const Instruction& step) {
  const Cards& cards = setting.rows.cards_at(step.cards);
  switch (step.verb) {
    case Verb::kGive:
      return check_partner(step, "cards are given to");
    case Verb::kExchange:
      if (step.other.who == Who::kNobody) return;
      if (step.to.whose != Whose::kDoers || !is(setting.nouns, step.to, Flag::kOwn))
        refuse("whoever exchanges a pile gives one of their own, as in \"your hand\"");
      return check_partner(step, "a pile is exchanged with");
    case Verb::kArrange: {
      const bool of_those = cards.of_them != 0 && cards.quantity == Quantity::kAll;
      const bool them = cards.quantity == Quantity::kThem && setting.known.them_looked_at;
      if (cards.quantity != Quantity::kRest && !them && !of_those)
        refuse(
            "what is arranged are cards looked at: \"the rest\", or \"them\" right after the look");
      if (step.to.end == End::kAnywhere)
        refuse("say where: on the top of, on the bottom of, on the top and bottom of");
      return;
    }
    case Verb::kSearch:
      if (step.to.whose == Whose::kOwners) refuse(kNoOwner);
      if ((cards.quantity != Quantity::kExactly && cards.quantity != Quantity::kUpTo) ||
          cards.of_them != 0 || cards.from.pile != 0)
        refuse("a search is for a number of cards, as in \"1 Psalm\" or \"up to 2 verses\"");
      return;
    case Verb::kPickPlayer:
      if (!is_chosen(step.other.who)) refuse("who is picked is \"an opponent\" or \"a player\"");
      return;
    case Verb::kProtect:
      if (step.other.who == Who::kYou) refuse("nothing is protected from yourself");
      return;
    default:
      return;
  }
}

}  // namespace

void check_step(const Setting& setting, const Instruction& step) {
  check_doer(step);
  check_lasting(setting, step);
  check_places(setting, step);
  check_meaning(setting, step);
}

void learn(const Setting& setting, const Instruction& step, Known& known) {
  const unsigned traits = verb_row(step.verb).traits;
  const Cards& cards = setting.rows.cards_at(step.cards);
  if ((traits & kMakesThem) != 0) {
    known.them = true;
    known.them_looked_at = (traits & kLooks) != 0;
  }
  if ((traits & kLooks) != 0) known.looked = true;
  if ((traits & kCounts) != 0) known.many = true;
  if (step.verb == Verb::kName) known.named.set(step.noun);
  const auto somebodys = [](const Place& place) {
    return place.whose == Whose::kOpponents || place.whose == Whose::kAnyones;
  };
  const bool met = meets_player(step.verb) || somebodys(cards.from) || somebodys(step.to);
  const bool says_so = step.verb != Verb::kIf;  // a condition chooses nobody
  if (says_so && (met || is_chosen(step.who.who) || is_chosen(step.other.who))) known.player = true;
}

}  // namespace scriptorium::effects
