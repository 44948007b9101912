// Which steps belong together: in one sentence, with a word said once, or with a "then".
#include "effects/language/speaker.h"

namespace scriptorium::effects {
namespace {

constexpr std::size_t kLong = 110;  // bytes of two clauses that still make one sentence

}  // namespace

bool Speaker::same_subject(const Instruction& before, const Instruction& step) const {
  if (is_statement(before) != is_statement(step)) return false;
  if (is_statement(step)) return true;
  if (before.who == step.who) return true;
  const Who first = before.who.who;
  return step.who.who == Who::kThatPlayer && step.who.than == Than::kAny &&
         (first == Who::kOpponent || first == Who::kPlayer);
}

std::size_t Speaker::run_end(std::size_t begin, std::size_t end) const {
  std::size_t at = begin + 1;
  while (at < end && !rules_others(set_.instructions[at].verb) &&
         same_subject(set_.instructions[at - 1], set_.instructions[at]))
    ++at;
  return at;
}

// "put one into your hand and the rest into Sheol": the same verb is not said twice.
std::string Speaker::without_verb(const std::string& clause, const std::string& before, Mood mood,
                                  const Instruction& step) const {
  const bool puts =
      step.verb == Verb::kPut || step.verb == Verb::kTake || step.verb == Verb::kArrange;
  if (!puts || !last_brief_) return clause;
  const std::string word = verb(verb_of(step), mood, nullptr) + " ";
  return clause.starts_with(word) && before.find(word) != std::string::npos
             ? clause.substr(word.size())
             : clause;
}

// Whether the step after this one changes the same cards for as long.
bool Speaker::goes_on(std::size_t at, std::size_t end) const {
  if (at + 1 >= end) return false;
  const Instruction& step = set_.instructions[at];
  const Instruction& next = set_.instructions[at + 1];
  const auto plain = [&](const Instruction& each) {
    const Noun* stat = nouns_.stat(each.noun);
    return each.verb == Verb::kChange && stat != nullptr && form(*stat, "less_one").empty() &&
           amount(each.amount).kind == Amount::Kind::kNumber;
  };
  return plain(step) && plain(next) && step.cards == next.cards && step.duration == next.duration &&
         step.who == next.who;
}

// Whether the step only adds to what the one before draws: "draw that many cards and one more".
bool Speaker::draws_on(std::size_t at) const {
  const Instruction& step = set_.instructions[at];
  const Instruction& before = set_.instructions[at - 1];
  return step.verb == Verb::kDraw && before.verb == Verb::kDraw && step.who == before.who &&
         amount(step.amount).kind == Amount::Kind::kNumber &&
         amount(before.amount).kind == Amount::Kind::kThatMany;
}

std::string Speaker::and_more(const Instruction& step) const {
  const int n = amount(step.amount).n;
  return fill(agreeing("number.more", card_noun(n != 1)), {std::to_string(n)});
}

// Whether the step forbids the same players something more: "may not … or …".
bool Speaker::forbids_on(std::size_t at) const {
  const Instruction& step = set_.instructions[at];
  const Instruction& before = set_.instructions[at - 1];
  return step.verb == Verb::kForbid && before.verb == Verb::kForbid && step.other == before.other &&
         step.duration == before.duration;
}

// How long all of several statements last; nothing if each must say it.
Duration Speaker::shared_duration(std::size_t begin, std::size_t end) const {
  const Duration first = set_.instructions[begin].duration;
  bool others = false;
  for (std::size_t at = begin; at < end; ++at) {
    const Instruction& step = set_.instructions[at];
    if (!is_statement(step) || step.duration != first) return Duration::kNone;
    others = others || (at != begin && !forbids_on(at));
  }
  return others ? first : Duration::kNone;
}

// Whether the step takes from where the one before it put something: then the order matters.
bool Speaker::takes_from_there(std::size_t at) const {
  const Instruction& before = set_.instructions[at - 1];
  const Cards& chosen = selection(set_.instructions[at].cards);
  const Noun* from = nouns_.pile(chosen.from.pile);
  if (from == nullptr || chosen.of_them != 0) return false;
  const Noun* to = before.verb == Verb::kDiscard ? nouns_.pile_that(Flag::kDiscard)
                   : before.verb == Verb::kTake  ? nouns_.pile_that(Flag::kHand)
                   : before.cards != 0           ? nouns_.pile(before.to.pile)
                                                 : nullptr;
  return to != nullptr && (to == from || (to->is(Flag::kPlay) && from->is(Flag::kPlay)));
}

// Whether somebody else is the subject, so that what you do next must say that you do it.
bool Speaker::speaks_of_others(const Instruction& step) const {
  if (rules_others(step.verb)) return false;
  if (step.verb != Verb::kForbid && step.verb != Verb::kAllow) return somebody_else(step.who.who);
  const Who whom = step.other.who;  // several are a plural, which cannot be mistaken for you
  return somebody_else(whom) && whom != Who::kEachOpponent && whom != Who::kEachPlayer;
}

// Whether others do the same right after it: "you draw a card; each opponent draws 2 cards".
bool Speaker::differs_from_next(std::size_t next, std::size_t end) const {
  if (next >= end) return false;
  const Instruction& mine = set_.instructions[next - 1];
  const Instruction& theirs = set_.instructions[next];
  return !is_statement(mine) && mine.verb == theirs.verb && somebody_else(theirs.who.who);
}

// What you do after somebody else: "Each player draws a card, then you draw a card."
void Speaker::follow(std::string& before, std::vector<std::string>& after) const {
  const auto has_parts = [&](const std::string& text) {
    return text.find(',') != std::string::npos || text.find(said("join.then")) != std::string::npos;
  };
  std::string& first = after.front();
  if (has_parts(first)) return;
  if (has_parts(before) || before.size() + first.size() > kLong) {
    first = std::string(said("then")) + " " + first;
    return;
  }
  before += std::string(said("join.then")) + first;
  after.erase(after.begin());
}

}  // namespace scriptorium::effects
