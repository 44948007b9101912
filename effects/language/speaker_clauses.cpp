// One step as a clause.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "effects/language/speaker.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

bool lasts(Verb verb) { return (verb_row(verb).traits & kLasts) != 0; }

// The place is part of what these do, so it is said as where the cards lie.
bool speaks_of_lying(Verb verb) {
  return lasts(verb) || verb == Verb::kMove || verb == Verb::kPick || verb == Verb::kCancel ||
         verb == Verb::kNegate || verb == Verb::kFast;
}

// No blanks before a stop or twice.
std::string tidy(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == ' ' && (out.empty() || out.back() == ' ')) continue;
    if ((c == ',' || c == '.') && !out.empty() && out.back() == ' ') out.pop_back();
    out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

bool Speaker::is_lasting(const Instruction& step) const {
  return while_in_play_ && lasts(step.verb);
}

// Said of somebody or something else than the doer: "your opponents may not …".
bool Speaker::is_statement(const Instruction& step) const {
  if (step.verb == Verb::kForbid || step.verb == Verb::kAllow || step.verb == Verb::kMore)
    return true;
  if (step.verb == Verb::kChange) {
    const Noun* stat = nouns_.stat(step.noun);
    return while_in_play_ || (stat != nullptr && !form(*stat, "less_one").empty());
  }
  return while_in_play_ && lasts(step.verb);
}

// "up to 1" is said as "you may".
bool Speaker::is_modal(const Instruction& step) const {
  const Cards& cards = selection(step.cards);
  if (cards.quantity != Quantity::kUpTo) return false;
  const Amount& how_many = amount(cards.amount);
  return how_many.kind == Amount::Kind::kNumber && how_many.n == 1 && step.verb != Verb::kSearch;
}

std::string Speaker::clause(const Instruction& step, Mood mood, bool with_subject) {
  doer_ = step.who.who;
  if (is_statement(step)) return body(step, mood);
  const bool modal = is_modal(step) && mood != Mood::kTo;
  const std::string subject = doer_is_you() ? "" : who_does(step.who);
  if (modal) {
    const std::string words = body(step, Mood::kTo);
    return fill(said("may", doer_is_you() ? "you" : "they"), Slots{{"who", subject}}) + " " + words;
  }
  const bool you_too = say_you_ && mood == Mood::kYou;
  const bool shown = tells_you() && mood == Mood::kYou;
  const std::string words = body(step, shown ? Mood::kYouDo : mood);
  if (!with_subject || mood == Mood::kTo || (mood == Mood::kYou && !you_too)) return words;
  return (you_too ? std::string(said("who.you", "subject")) : subject) + " " + words;
}

Role Speaker::role_of(const Instruction& step) const {
  if (step.verb == Verb::kForbid || step.verb == Verb::kAllow) return Role::kAny;
  if (step.verb == Verb::kFast) return Role::kBehind;
  if (is_lasting(step)) return Role::kSubject;
  if (step.verb != Verb::kChange) return Role::kObject;
  return is_statement(step) ? Role::kSubject : Role::kBehind;
}

Where Speaker::where_of(const Instruction& step) const {
  const Place& from = selection(step.cards).from;
  const Noun* pile = nouns_.pile(from.pile);
  const bool own_hand = from.whose == Whose::kDoers && pile == nouns_.pile_that(Flag::kHand);
  // What is discarded comes from a hand, unless cards are in play too.
  const bool sure = nouns_.pile_that(Flag::kPlay) == nullptr;
  if (step.verb == Verb::kDiscard && own_hand && sure) return Where::kUnsaid;
  const bool in_play = pile != nullptr && (pile->is(Flag::kPlay) || pile->is(Flag::kLine));
  const bool act = step.verb == Verb::kForbid || step.verb == Verb::kAllow;
  if (act && !in_play) return Where::kFrom;
  // What is exchanged for something lies where it lies; a hand or a pile gives a card.
  const bool exchanged = step.verb == Verb::kExchange && in_play;
  return exchanged || speaks_of_lying(step.verb) ? Where::kIn : Where::kFrom;
}

std::string Speaker::body(const Instruction& step, Mood mood) {
  const bool lasting = is_lasting(step);
  Cards them;
  them.quantity = Quantity::kThem;
  const Cards& chosen = is_looked_at(selection(step.cards)) ? them : selection(step.cards);
  // The same cards as in the clause before are `they`.
  const bool whole = chosen.quantity == Quantity::kAll || chosen.quantity == Quantity::kThis;
  const bool again = lasting && whole && chosen == before_;
  by_pile_ = step.verb == Verb::kDiscard || step.verb == Verb::kTake || step.verb == Verb::kPut ||
             step.verb == Verb::kGive || step.verb == Verb::kLook || step.verb == Verb::kReveal;
  said_verb_ = verb_of(step);
  const Phrase named = cards(again ? them : chosen, where_of(step), role_of(step));
  before_ = chosen;

  Slots slots;
  slots["cards"] = named.pronoun && pronoun_in_verb()
                       ? ""
                       : named.text + (step.verb == Verb::kSearch ? named.tail : "");
  slots["again"] = named.text;
  if (chosen.quantity == Quantity::kThem || again)
    slots["them"] = agreeing("cards.behind", again ? it_ : named);
  again_ = again && role_of(step) == Role::kSubject;
  if (again_) slots["cards"] = "";
  fill_slots(step, slots);
  if (step.verb == Verb::kChange) fill_change(step, named, slots);
  slots["are"] = step.verb == Verb::kProtect ? std::string(agreeing("are", named)) : "";
  slots["fast"] = step.verb == Verb::kFast ? std::string(agreeing("fast.form", named)) : "";
  slots["order"] = step.verb == Verb::kArrange ? arrangement(step, named) : "";
  std::string_view key = verb_of(step);
  if (step.verb == Verb::kChange && slots.contains("changed")) key = "change_said";
  if (step.verb == Verb::kGive && step.other.who == Who::kYou) key = "give_you";
  const bool next_change = part_ == Part::kNext && key == "change";
  const std::string_view piles = step.verb != Verb::kExchange || step.cards != 0 ? ""
                                 : step.other.who == Who::kYou                   ? "piles_you"
                                                                                 : "piles";
  const bool for_each = step.verb == Verb::kChange && !lasting && !slots["each"].empty();
  const bool timeless = for_each && step.duration == Duration::kNone;
  const bool nobody = step.verb == Verb::kForbid && step.other.who == Who::kEachPlayer;
  const std::string_view phrase =
      effect_phrases().get(key, language_,
                           {!piles.empty()                      ? piles
                            : next_change                       ? "next"
                            : part_ == Part::kFirst && !lasting ? "first"
                            : act_alone_                        ? "also"
                            : nobody && mood != Mood::kTo       ? "nobody"
                            : lasting || timeless               ? "lasting"
                            : mood == Mood::kTo                 ? "may"
                            : for_each                          ? "each"
                                                                : "",
                            named.brief ? "short" : "clause", "clause"});
  std::string text = tidy(expand(phrase, slots, key, mood, named));
  if (step.verb != Verb::kSearch) text += named.tail;
  last_brief_ = named.brief;
  remember(step, again ? it_ : named);
  return text;
}

// The key of the verb in the phrases. What was on top and goes to the bottom does not go back.
std::string_view Speaker::verb_of(const Instruction& step) const {
  const Noun* to = nouns_.pile(step.to.pile);
  if (step.verb == Verb::kPut && to != nullptr && !form(*to, "verb").empty())
    return form(*to, "verb");
  if (goes_below(step)) return scriptorium::name_of(Verb::kPut);
  return scriptorium::name_of(step.verb);
}

// The verbs of a phrase, then its slots.
std::string Speaker::expand(std::string_view phrase, const Slots& slots, std::string_view key,
                            Mood mood, const Phrase& cards) const {
  Slots all = slots;
  all["verb"] = verb(key, mood, cards.pronoun ? &cards : nullptr);
  for (std::size_t at = phrase.find("{do "); at != std::string_view::npos;
       at = phrase.find("{do ", at + 1)) {
    const std::string_view name = phrase.substr(at + 1, phrase.find('}', at) - at - 1);
    const bool with_it = name.ends_with(" it") || (cards.pronoun && key == "negate");
    std::string_view other = name.substr(3);
    if (other.ends_with(" it")) other.remove_suffix(3);
    all[std::string(name)] = verb(other, mood, with_it ? &cards : nullptr);
  }
  all["it"] = effect_phrases().get(cards.plural ? "cards.them" : "cards.it", language_,
                                   {"", cards.feminine ? "f" : "m"});
  return fill(phrase, all);
}

void Speaker::fill_slots(const Instruction& step, Slots& slots) {
  const Noun* hand = nouns_.pile_that(Flag::kHand);
  if (hand != nullptr) slots["hand"] = pile({hand->number, Whose::kDoers, {}, {}});
  slots["free"] = form(nouns_.card, "free");
  const Place& from = selection(step.cards).from;
  const bool was_there = from.pile == step.to.pile && from.whose == step.to.whose;
  const Noun* end_of = nouns_.pile(step.to.pile);
  const bool among_its_like = end_of != nullptr && !form(*end_of, "each").empty();
  const bool goes_back = step.verb == Verb::kArrange && step.to.pile == looked_in_.pile &&
                         (!goes_below(step) || among_its_like);
  slots["to"] = goes_back || (step.verb == Verb::kPut && was_there)
                    ? back(step.to)
                    : place(step.to, step.verb == Verb::kMove ? "move" : "into");
  const bool whose_chapter = step.to.which == Which::kNew || step.to.which == Which::kAnother;
  if (whose_chapter && of_others(step)) {
    const std::string gender = form(*nouns_.pile(step.to.pile), "gender") == "f" ? "_f" : "_m";
    const std::string person = doer_is_you() ? "you" : "they";
    slots["to"] =
        fill(step.to.which == Which::kAnother
                 ? said("which.same")
                 : effect_phrases().get("which.own", language_, {person + gender, person}),
             {slots["to"]});
  }
  slots["back"] = goes_back ? std::string(said("back")) : "";
  if (const Noun* to = nouns_.pile(step.to.pile); to != nullptr) {
    slots["pile"] = pile(step.to);
    slots["the pile"] = to->is(Flag::kProper) ? noun_word(*to, "one") : the(pile_noun(*to));
    slots["those"] = agreeing("those", pile_noun(*to));
    slots["yours"] = agreeing("yours", pile_noun(*to));
    slots["piles"] = noun_word(*to, "many");
  }
  if (step.with_cards != 0) {
    const Cards& others = selection(step.with_cards);
    const Noun* where = nouns_.pile(others.from.pile);
    const bool lies = where != nullptr && where->is(Flag::kPlay);
    Phrase with = is_looked_at(others)
                      ? them(Role::kBehind)
                      : cards(others, lies ? Where::kIn : Where::kFrom, Role::kBehind);
    // "… for one from Sheol": the noun need not be said again.
    const bool same_noun = selection(step.cards).quantity == Quantity::kExactly &&
                           others.filter == selection(step.cards).filter;
    if (same_noun && others.filter.any() && others.quantity == Quantity::kExactly &&
        others.of_them == 0 && !with.plural)
      with.text = std::string(agreeing("number.one", with)) + " " +
                  place(others.from, lies ? "in" : "from");
    slots["with"] = with.text + with.tail;
  }
  const Amount& how_many = amount(step.amount);
  if (step.verb == Verb::kDraw) {
    const Phrase some = counted(how_many, card_noun(false), card_noun(true));
    slots["amount"] = some.text + some.tail;
  } else if (step.verb == Verb::kGain || step.verb == Verb::kLose || step.verb == Verb::kFast) {
    Phrase one;
    Phrase many;
    many.plural = true;
    const Noun* counter = nouns_.counter(step.noun);
    if (step.verb == Verb::kFast) {
      one.text = said("number.turn", "one");
      many.text = said("number.turn", "many");
    } else if (counter != nullptr) {
      one.text = form(*counter, "one");
      many.text = form(*counter, "many");
      one.feminine = many.feminine = form(*counter, "gender") == "f";
    }
    const Phrase some = counted(how_many, one, many);
    slots["amount"] = some.text + some.tail;
  } else if (const Group* group = nouns_.group(step.noun);
             step.verb == Verb::kName && group != nullptr) {
    Phrase name;
    name.text = form(*group, "one");
    name.feminine = form(*group, "gender") == "f";
    slots["noun"] = a(name);
  }
  fill_others(step, slots);
}

void Speaker::fill_others(const Instruction& step, Slots& slots) {
  const bool act =
      step.verb == Verb::kForbid || step.verb == Verb::kAllow || step.verb == Verb::kMore;
  slots["duration"] = until(step.duration, act ? "after" : "until");
  if (step.other.who != Who::kNobody) {
    Players other = step.other;
    // "Exchange your blessings with an opponent who has fewer": of what need not be said again.
    const bool of_the_same = step.verb == Verb::kExchange && other.than != Than::kAny &&
                             other.counted_pile == step.to.pile;
    if (of_the_same) other.than = Than::kAny;
    slots["other"] = who(other, step.other.who == Who::kYou ? "to" : "one");
    if (of_the_same)
      slots["other"] = fill(said(step.other.than == Than::kMore ? "who.more_too" : "who.fewer_too"),
                            {slots["other"]});
    const bool nobody = step.verb == Verb::kForbid && step.other.who == Who::kEachPlayer;
    slots["others"] = who(step.other, nobody ? "nobody" : "all");
    slots["effects"] = who(step.other, "effects");
  }
  if (!act) return;
  const Who whom = step.verb == Verb::kMore ? step.who.who : step.other.who;
  const bool several =
      whom == Who::kEachOpponent || (whom == Who::kEachPlayer && step.verb != Verb::kForbid);
  slots["can"] = said("can", whom == Who::kYou ? "you" : several ? "many" : "one");
  slots["doer"] = who(step.who, "all");
  const Noun* noun = nouns_.act(step.noun);
  if (noun == nullptr) return;
  if (step.verb == Verb::kMore) {
    const Amount& how_many = amount(step.amount);
    const bool one = how_many.n <= 1;
    slots["act"] =
        fill(form(*noun, one ? "more_one" : "more_many"), Slots{{"n", std::to_string(how_many.n)}});
    slots["act"] += each_tail(how_many, "");
  } else if (step.cards != 0) {
    const bool them = slots.contains("them") && !form(*noun, "with_them").empty();
    slots["act"] = fill(form(*noun, them ? "with_them" : "with"),
                        Slots{{"cards", slots["again"]}, {"them", slots["them"]}});
  } else {
    slots["act"] = form(*noun, "one");
  }
}

// "+2 Hope", or as the stat itself says it: "cost 1 less".
void Speaker::fill_change(const Instruction& step, const Phrase& cards, Slots& slots) {
  const Noun* stat = nouns_.stat(step.noun);
  if (stat == nullptr) return;
  const Amount& by = amount(step.amount);
  const bool number = by.kind == Amount::Kind::kNumber;
  const int n = by.n == 0 ? 1 : by.n;
  const std::string sign = n < 0 ? "−" : "+";
  const std::string size = std::to_string(std::abs(n));
  const std::string said_form =
      std::string(n < 0 ? "less_" : "more_") + (cards.plural ? "many" : "one");
  const std::string_view changed = form(*stat, said_form);
  slots["each"] = number ? "" : each_tail(by, changed.empty() ? sign : "");
  slots["get"] = agreeing("get", cards);
  if (!changed.empty()) {
    slots["changed"] = fill(changed, Slots{{"n", size}});
    return;
  }
  const std::string_view own = form(*stat, "bonus");
  slots["bonus"] = own.empty() ? fill(said("bonus"), {sign + size, form(*stat, "one")})
                               : fill(own, Slots{{"n", sign + size}});
}

// What the next clauses may speak of.
void Speaker::remember(const Instruction& step, const Phrase& named) {
  const Cards& chosen = selection(step.cards);
  const bool fresh = chosen.quantity != Quantity::kNone && chosen.quantity != Quantity::kThem &&
                     chosen.quantity != Quantity::kRest;
  const unsigned traits = verb_row(step.verb).traits;
  if (fresh && chosen.quantity != Quantity::kThis) {
    this_is_it_ = false;
    spoke_of_cards_ = true;
  }
  looked_at_ = {};
  if (fresh) {
    it_of_others_ = of_others(step);
    it_ = named;
    const bool one_title = chosen.filter.title != 0 && !named.plural;
    it_.text = one_title ? card_noun(false).text : noun({}, named.plural).text;
    if (chosen.filter.member[0].member != 0 && !one_title)
      it_.text = noun({.member = {chosen.filter.member[0], {}}}, named.plural).text;
    const Noun* from = nouns_.pile(chosen.from.pile);
    const bool end = chosen.quantity == Quantity::kTop || chosen.quantity == Quantity::kBottom;
    if (end && from != nullptr && !form(*from, "each").empty())
      it_.text = form(*from, named.plural ? "many" : "each");
    it_.tail.clear();
  }
  if (chosen.quantity == Quantity::kRest && (traits & kMakesThem) != 0) {
    it_ = looked_;
    it_.plural = named.plural;
  }
  const Amount& how_many = amount(chosen.amount);
  const int number = how_many.kind == Amount::Kind::kNumber ? how_many.n : 0;
  if ((traits & kLooks) != 0 && chosen.quantity != Quantity::kRest) {
    const bool end = chosen.quantity == Quantity::kTop || chosen.quantity == Quantity::kBottom;
    looked_ = it_;
    looked_in_ = chosen.from;
    if (end) {
      looked_at_ = chosen;
      looker_ = doer_;
    }
    nothing_taken_ = true;
    rest_ = end ? number : 0;
  } else if (chosen.of_them != 0) {
    const bool certain = chosen.quantity == Quantity::kExactly && chosen.filter.any();
    nothing_taken_ = false;
    rest_ = certain && number < rest_ ? rest_ - number : 0;
  }
  const auto chooses = [](Who who) { return who == Who::kOpponent || who == Who::kPlayer; };
  if (chooses(step.who.who) || chooses(step.other.who) || chosen.from.whose == Whose::kOpponents) {
    that_player_ = ThatPlayer::kChosen;
  } else if (fresh && (chosen.from.whose == Whose::kAnyones || meets_player(step.verb))) {
    that_player_ = ThatPlayer::kOfCards;
  }
}

// ", in any order and combination"
std::string Speaker::arrangement(const Instruction& step, const Phrase& cards) const {
  if (!cards.plural) return {};
  const std::string person = doer_is_you() ? "you" : "they";
  return std::string(
      effect_phrases().get(step.to.end == End::kTopAndBottom ? "order.both_ends" : "order.one_end",
                           language_, {person + (cards.feminine ? "_f" : "_m"), person}));
}

}  // namespace scriptorium::effects
