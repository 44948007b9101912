// Clauses become sentences.
#include "effects/language/speaker.h"

#include <algorithm>
#include <utility>

namespace scriptorium::effects {
namespace {

// A clause that only begins something; what follows from it deserves a sentence of its own.
bool opens(Verb verb) {
  return verb == Verb::kLook || verb == Verb::kReveal || verb == Verb::kName ||
         verb == Verb::kPick || verb == Verb::kPickPlayer;
}

// What follows from a condition stays in one sentence, so that it is seen to end there.
std::vector<std::string> within_one(const std::string& prefix,
                                    const std::vector<std::string>& sentences) {
  std::vector<std::string> out;
  bool open = false;
  for (const std::string& each : sentences) {
    const bool list = each.find('\n') != std::string::npos;
    if (out.empty()) {
      out.push_back(prefix + " " + each);
    } else if (open && !list) {
      out.back() += "; " + each;
    } else {
      out.push_back(each);
    }
    open = !list;
  }
  return out;
}

// "• " in front of every line.
std::string bullet(const std::string& text) { return "\n• " + text; }

}  // namespace

std::string capital(std::string text) {
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  // á, é, í, ó, ú in two bytes
  if (text.size() > 1 && text[0] == '\xc3' && static_cast<unsigned char>(text[1]) >= 0xa0)
    text[1] = static_cast<char>(static_cast<unsigned char>(text[1]) - 0x20);
  return text;
}

// The clauses of steps with one subject, a sentence.
std::string Speaker::sentence(std::size_t begin, std::size_t end, Mood mood) {
  std::string out;
  before_ = {};
  bool inserted = false;
  bool among_first = false;
  const std::string among = fill(agreeing("cards.among_them", looked_), {""});
  const Duration shared = mood == Mood::kTo ? Duration::kNone : shared_duration(begin, end);
  for (std::size_t i = begin; i < end; ++i) {
    const Instruction& step = set_.instructions[i];
    const Mood own = mood == Mood::kTo                                           ? mood
                     : step.who.who == Who::kYou || step.who.who == Who::kNobody ? Mood::kYou
                                                                                 : Mood::kThey;
    part_ = i != begin && goes_on(i - 1, end) ? Part::kNext
            : goes_on(i, end)                 ? Part::kFirst
                                              : Part::kOnly;
    const bool changes_on = part_ == Part::kNext;
    // Only the last of several changes says for how long.
    Instruction said_step = step;
    act_alone_ = i != begin && mood != Mood::kTo && forbids_on(i);
    const bool forbids_more = mood != Mood::kTo && i + 1 < end && forbids_on(i + 1);
    if (goes_on(i, end) || forbids_more || shared != Duration::kNone)
      said_step.duration = Duration::kNone;
    if (i != begin && draws_on(i)) {
      out += std::string(said("join.and")) + and_more(step);
      continue;
    }
    const std::string words = clause(said_step, own, i == begin);
    part_ = Part::kOnly;
    const bool comma = inserted;  // the clause before ends with something between commas
    inserted = words.find(',') != std::string::npos;
    if (i == begin) {
      out = words;
      among_first = place_first() && mood != Mood::kTo && out.find(among) != std::string::npos;
      continue;
    }
    const bool last = i + 1 == end || (i + 2 == end && draws_on(i + 1));
    const bool two = last && i == begin + 1;
    const bool draws = step.verb == Verb::kDraw || set_.instructions[i - 1].verb == Verb::kDraw;
    const bool orders =
        step.verb == Verb::kArrange && (!goes_below(step) || opens(set_.instructions[i - 1].verb));
    const bool then = draws || orders || step.verb == Verb::kSearch || takes_from_there(i) ||
                      out.find(said("join.and")) != std::string::npos ||
                      out.find(',') != std::string::npos;
    const std::string_view join = std::exchange(act_alone_, false) ? said("join.nor")
                                  : again_ || (changes_on && two)  ? said("join.and")
                                  : is_statement(step)             ? said("join.clauses")
                                  : two && !then                   ? said("join.and")
                                  : last
                                      ? effect_phrases().get(two ? "join.then" : "join.last",
                                                             language_, {comma ? "comma" : "", ""})
                                      : said("join.list");
    const Mood spoken = own == Mood::kYou && tells_you() ? Mood::kYouDo : own;
    const bool later = two && then;  // ", then the rest": without a verb it limps
    out += std::string(join) + (later ? words : without_verb(words, out, spoken, step));
  }
  act_alone_ = false;
  if (shared != Duration::kNone)
    return until(shared, "until") + std::string(said("join.list")) + out;
  if (!among_first) return out;
  out.erase(out.find(among), among.size());
  return among.substr(1) + ", " + out;
}

// Steps with one subject in as many sentences as read well; the first of them in the given mood.
std::vector<std::string> Speaker::run(std::size_t begin, std::size_t end, Mood first) {
  std::vector<std::string> out;
  for (std::size_t at = begin; at < end;) {
    const std::size_t left = end - at;
    std::size_t take = std::min<std::size_t>(left, 2);
    if (left == 3) take = opens(set_.instructions[at].verb) ? 1 : 3;
    if (opens(set_.instructions[at].verb) && goes_on(at + 1, end)) take = 1;
    const Mood mood = at == begin ? first : Mood::kYou;
    for (std::size_t i = at; i < at + take; ++i) {
      if (!is_modal(set_.instructions[i]) || (mood == Mood::kTo && i == at)) continue;
      take = i == at ? 1 : i - at;
    }
    // A search is a list of its own, unless it may be left with what is before it.
    for (std::size_t i = at; i < at + take && mood != Mood::kTo; ++i) {
      if (set_.instructions[i].verb == Verb::kSearch) take = i == at ? 1 : i - at;
    }
    out.push_back(sentence(at, at + take, mood));
    at += take;
  }
  return out;
}

std::string Speaker::choice(std::size_t at, Mood mood) {
  const Instruction& step = set_.instructions[at];
  doer_ = step.who.who;
  const Mood own = mood == Mood::kTo || doer_is_you() ? mood : Mood::kThey;
  std::string out = own == Mood::kThey ? who_does(step.who) + " " : "";
  out += fill(said("choose", "clause"), Slots{{"verb", verb("choose", own, nullptr)}});
  const Phrase it = it_;
  const Phrase looked = looked_;
  const Place looked_in = looked_in_;
  const bool nothing_taken = nothing_taken_;
  const int rest = rest_;
  const ThatPlayer that_player = that_player_;
  const bool say_you = say_you_;
  const Cards looked_at = looked_at_;
  const bool it_of_others = it_of_others_;
  const bool spoke_of_cards = spoke_of_cards_;
  const bool others = !doer_is_you();
  for (std::size_t i = at + 1; i <= at + step.length; i += 1U + set_.instructions[i].length) {
    it_ = it;
    looked_ = looked;
    looked_in_ = looked_in;
    nothing_taken_ = nothing_taken;
    rest_ = rest;
    that_player_ = that_player;
    looked_at_ = looked_at;
    it_of_others_ = it_of_others;
    spoke_of_cards_ = spoke_of_cards;
    say_you_ = others;
    out += bullet(finish(block(i + 1, i + 1U + set_.instructions[i].length)));
  }
  say_you_ = say_you || others;
  return out;
}

std::vector<std::string> Speaker::may(std::size_t at) {
  const Instruction step = set_.instructions[at];
  const std::size_t end = at + 1U + step.length;
  const std::size_t begin = at + 1;
  doer_ = step.who.who;
  const std::string may = fill(said("may", doer_is_you() ? "you" : "they"),
                               Slots{{"who", doer_is_you() ? "" : who_does(step.who)}}) +
                          " ";
  std::vector<std::string> out;
  std::size_t next = end;
  const Instruction& first = set_.instructions[begin];  // a `may` has at least one step
  // What is not the chooser's own to do: "if you wish, each opponent …", "… a verse costs 1 less".
  const bool of_others =
      rules_others(first.verb) ||
      (is_statement(first) ? first.verb == Verb::kChange : !same_subject(step, first));
  if (first.verb == Verb::kChoose && same_subject(step, first)) {
    out.push_back(may + choice(begin, Mood::kTo));
    next = begin + 1U + first.length;
  } else if (of_others) {
    const std::string wish = fill(said("if_you_wish", doer_is_you() ? "you" : "they"),
                                  Slots{{"who", who_does(step.who)}});
    return within_one(wish, block(begin, end));
  } else {
    next = run_end(begin, end);
    out = run(begin, next, Mood::kTo);
    if (first.verb != Verb::kMore) out[0] = may + out[0];
  }
  if (next == end) return out;
  std::vector<std::string> rest = block(next, end);
  // What somebody else does follows from the choice.
  if (!rules_others(set_.instructions[next].verb) && !out.empty() && !rest.empty()) {
    doer_ = step.who.who;
    rest[0] = std::string(said("if_you_do", doer_is_you() ? "you" : "they")) + " " + rest[0];
  }
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

std::vector<std::string> Speaker::block(std::size_t begin, std::size_t end) {
  std::vector<std::string> out;
  Verb before = Verb::kNone;
  Who before_who = Who::kYou;
  bool others_did = false;
  bool if_others = false;
  for (std::size_t at = begin; at < end;) {
    const Instruction& step = set_.instructions[at];
    const std::size_t next = rules_others(step.verb) ? at + 1U + step.length : run_end(at, end);
    std::vector<std::string> some;
    std::string prefix;
    // `if you do` speaks of whoever did the step before.
    const std::string_view person = somebody_else(before_who) ? "they" : "you";
    switch (step.verb) {
      case Verb::kMay:
        some = may(at);
        break;
      case Verb::kChoose:
        some.push_back(choice(at, Mood::kYou));
        break;
      case Verb::kIf:
        prefix = fill(said("if"), {condition(step)});
        if_others = condition_of_others(step);
        break;
      case Verb::kIfYouDo:
        prefix = said("if_you_do", person);
        break;
      case Verb::kOtherwise:
        prefix = before == Verb::kMay ? said("if_you_do_not", person) : said("otherwise");
        break;
      case Verb::kForEach: {
        doer_ = step.who.who;
        const Amount& times = amount(step.amount);
        const std::string tail = each_tail(times, "");
        prefix = times.kind == Amount::Kind::kNumber
                     ? fill(said("times"), {std::to_string(times.n)})
                     : tail.substr(1) + ",";
        break;
      }
      default:
        say_you_ = say_you_ || differs_from_next(next, end);
        some = run(at, next, Mood::kYou);
        if (others_did && !is_statement(step) && !somebody_else(step.who.who))
          follow(out.back(), some);
        break;
    }
    if (!prefix.empty()) {
      const bool outside = if_others_;
      const bool follows = step.verb == Verb::kIf || step.verb == Verb::kOtherwise;
      if_others_ = outside || (follows && if_others);
      some = within_one(prefix, block(at + 1, next));
      if_others_ = outside;
    }
    if (step.verb != Verb::kIf) if_others = false;
    out.insert(out.end(), some.begin(), some.end());
    before = step.verb;
    before_who = set_.instructions[rules_others(step.verb) ? at : next - 1].who.who;
    others_did = !rules_others(step.verb) && !is_statement(step) && somebody_else(before_who);
    if (speaks_of_others(step)) say_you_ = true;
    at = next;
  }
  return out;
}

// Capital letters and stops.
std::string Speaker::finish(const std::vector<std::string>& sentences) const {
  std::string out;
  for (const std::string& each : sentences) {
    std::string text = polish(each);
    if (!text.ends_with('.') && !text.ends_with(':')) text += '.';
    if (!out.empty()) out += out.find('\n') != std::string::npos ? '\n' : ' ';
    out += capital(std::move(text));
  }
  return out;
}

std::string Speaker::lead(const Ability& ability, bool always) const {
  const auto rows = trigger_rows();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const TriggerRow& each) {
    return each.trigger == ability.trigger;
  });
  if (row == rows.end()) return {};
  const std::string_view when = ability.own_turn != 0 ? "own_turn" : "when";
  for (const Noun& trigger : nouns_.triggers) {
    if (trigger.number != static_cast<std::uint8_t>(ability.trigger)) continue;
    const std::string_view own = form(trigger, when);
    if (own == "-" && !always) return {};
    if (!own.empty() && own != "-") return std::string(own);
  }
  return fill(effect_phrases().get("trigger." + std::string(row->id), language_, {when, "when"}),
              Slots{{"this", this_card()}});
}

std::string Speaker::sentences(const Ability& ability, bool always) {
  while_in_play_ = ability.trigger == Trigger::kWhileInPlay;
  doer_ = Who::kYou;
  it_ = card_noun(false);
  looked_ = card_noun(true);
  const std::string when = lead(ability, always);
  spoke_of_cards_ = it_of_others_ = false;
  looked_at_ = {};
  this_is_it_ = when.find(this_card()) != std::string::npos;
  std::vector<std::string> some = block(ability.begin, ability.end);
  if (some.empty()) return {};
  if (when.ends_with(':')) return polish(when) + " " + finish(some);
  if (while_in_play_ && !when.empty()) {
    some = within_one(when, some);
  } else if (!when.empty()) {
    some[0] = when + " " + some[0];
  }
  return finish(some);
}

std::string Speaker::name_of(const Ability& ability) const {
  const NamedAbility* named = nouns_.ability(ability.keyword);
  if (named == nullptr) return {};
  std::string out(form(*named, "one"));
  switch (named->parameter) {
    case NamedAbility::Parameter::kNothing:
      return out;
    case NamedAbility::Parameter::kNumber:
      return out + " (" + std::to_string(ability.parameter) + ")";
    case NamedAbility::Parameter::kWords: {
      std::string words;
      for (const std::string& each : set_.word_lists[ability.parameter])
        words += (words.empty() ? "" : ", ") + each;
      return out + " (" + words + ")";
    }
    case NamedAbility::Parameter::kCard: {
      if (ability.card == 0) return out;
      const Card& card = set_.cards[ability.card - 1U];
      return out + " (" + (language_ == Language::kEnglish ? card.title : card.spanish) + ")";
    }
  }
  return out;
}

}  // namespace scriptorium::effects
