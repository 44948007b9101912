#include <fmt/format.h>

#include "effects/language/check.h"
#include "effects/language/sentence.h"
#include "effects/language/verbs.h"
#include "table/words.h"

// A line by the shapes of verbs.h.
namespace scriptorium::effects {
namespace {

[[noreturn]] void unknown_verb(const Token& token) {
  std::vector<std::string> known;
  for (const VerbRow& row : verb_rows()) known.emplace_back(row.word);
  refuse(fmt::format("there is no verb {}{}", in_quotes(token.written),
                     did_you_mean(token.text, known)));
}

bool has_doer(Verb verb) {
  return verb != Verb::kIf && verb != Verb::kIfYouDo && verb != Verb::kOtherwise &&
         verb != Verb::kOption;
}

// The parts of a shape; what is in brackets is one part.
std::vector<std::string> parts_of(std::string_view shape) {
  std::vector<std::string> parts;
  bool open = false;
  for (const std::string_view word : split(shape, ' ')) {
    if (word.empty()) continue;
    if (open) {
      parts.back() += " " + std::string(word);
    } else {
      parts.emplace_back(word);
    }
    open = parts.back().front() == '[' && parts.back().back() != ']';
  }
  return parts;
}

bool is_literal(std::string_view part) { return part[0] >= 'a' && part[0] <= 'z'; }

}  // namespace

Instruction Sentence::step() {
  const bool said = words_.has(Token::Kind::kColon);
  if (said) {
    doer_ = who();
    if (!words_.takes(Token::Kind::kColon)) words_.wants("the colon");
  }
  const Token* token = words_.peek();
  if (token == nullptr) refuse("nothing is said to be done");
  if (!said && sees_who())
    refuse("a colon is missing behind who does it, as in \"each player: …\"");
  const VerbRow* row = nullptr;
  for (const VerbRow& each : verb_rows()) {
    if (each.word != token->text || token->kind != Token::Kind::kWord) continue;
    row = &each;
    if (begins(each.shape)) break;
  }
  if (row == nullptr) unknown_verb(*token);
  if ((nouns().without & verb_bit(row->verb)) != 0)
    refuse(fmt::format("this game is without \"{}\"", row->word));
  words_.skip();
  if (said && !has_doer(row->verb))
    refuse(fmt::format("nobody does an \"{}\"; the line begins with it", row->word));

  Instruction out;
  out.verb = row->verb;
  if (has_doer(row->verb) || row->verb == Verb::kIf) out.who = doer_;
  for (const std::string& part : parts_of(row->shape)) fill(out, part);
  if (words_.takes("with")) words_.expect_noun(nouns().stats, "stat");  // a filter that is none
  words_.expect_end();
  check_step(setting_, out);
  return out;
}

// Whether the words behind the verb begin as the shape does: as far as it is certain.
bool Sentence::begins(std::string_view shape) const {
  std::size_t ahead = 1;
  for (const std::string& part : parts_of(shape)) {
    if (!starts(part, ahead++)) return false;
    if (!is_literal(part)) break;
  }
  return true;
}

// Whether the words from `ahead` on can be the part.
bool Sentence::starts(std::string_view part, std::size_t ahead) const {
  if (part == "WHO") return sees_who(ahead).has_value();
  if (part == "PILE") {
    for (const WhoseRow& row : whose_rows()) {
      if (row.whose != Whose::kNone && words_.sees(row.phrase, ahead)) return true;
    }
    Cursor probe = words_;
    return probe.noun(nouns().piles, ahead) != nullptr ||
           probe.noun(nouns().piles, ahead + 1) != nullptr;
  }
  if (part == "DURATION") return words_.peek(ahead) != nullptr;
  return !is_literal(part) || words_.sees(part, ahead);
}

void Sentence::fill(Instruction& step, std::string_view part) {
  if (part.front() == '[') {
    const std::vector<std::string> inside = parts_of(part.substr(1, part.size() - 2));
    if (!starts(inside[0], 0)) return;
    for (const std::string& each : inside) fill(step, each);
  } else if (part == "AMOUNT" || part == "SIGNED" || part == "EACH") {
    Amount many = part == "AMOUNT" ? amount(kMaxAmount) : part == "EACH" ? each() : signed_amount();
    if (step.verb != Verb::kGain && step.verb != Verb::kLose) for_each_behind(many);
    step.amount = setting_.rows.amount(many);
  } else if (part == "COUNTER") {
    step.noun = words_.expect_noun(nouns().counters, "counter").number;
    Amount many = setting_.rows.amount_at(step.amount);
    for_each_behind(many);
    step.amount = setting_.rows.amount(many);
  } else if (part == "CARDS") {
    const std::uint16_t row = setting_.rows.cards(cards(step.verb));
    (step.cards == 0 ? step.cards : step.with_cards) = row;
  } else if (part == "PLACE") {
    step.to = destination();
  } else if (part == "PILE") {
    step.to = pile();
  } else if (part == "WHO") {
    step.other = who();
  } else if (part == "DURATION") {
    step.duration = duration();
  } else if (part == "CONDITION") {
    condition(step);
  } else if (part == "STAT") {
    step.noun = words_.expect_noun(nouns().stats, "stat").number;
  } else if (part == "ACT") {
    step.noun = act(step.verb);
  } else if (part == "GROUP") {
    if (!words_.takes("a") && !words_.takes("an")) words_.takes("the");
    step.noun = words_.expect_noun(nouns().groups, "group").number;
  } else {
    words_.expect(part);
  }
}

// An act that effects of this game can forbid, allow or give more of, as the verb says.
std::uint8_t Sentence::act(Verb verb) {
  const Flag wanted = verb == Verb::kForbid  ? Flag::kForbidden
                      : verb == Verb::kAllow ? Flag::kAllowed
                                             : Flag::kGranted;
  const Noun& act = words_.expect_noun(nouns().acts, "act");
  if (act.is(wanted)) return act.number;
  std::vector<std::string> known;
  for (const Noun& each : nouns().acts) {
    if (each.is(wanted)) known.push_back(each.id);
  }
  refuse(fmt::format("in this game \"{}\" says nothing about {}; only about {}",
                     verb_row(verb).word, act.id,
                     known.empty() ? "nothing at all" : fmt::format("{}", fmt::join(known, ", "))));
}

}  // namespace scriptorium::effects
