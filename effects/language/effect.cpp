#include "effects/language/effect.h"

#include <fmt/format.h>

#include <algorithm>

#include "effects/language/check.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

bool rules(Verb verb) { return (verb_row(verb).traits & kRules) != 0; }

// `otherwise`, `if you do` and `option` speak of what stands around them. What could not be read is
// nothing, and is no reason for a second fault.
void check_place(Verb verb, std::optional<Verb> before, std::optional<Verb> above) {
  if (verb == Verb::kOption && above && *above != Verb::kChoose)
    refuse("an \"option\" stands directly below \"choose one\"");
  if (verb != Verb::kOption && above == Verb::kChoose)
    refuse("directly below \"choose one\" stand \"option\" lines, and what happens below those");
  if (!before) return;
  if (verb == Verb::kOtherwise && *before != Verb::kIf && *before != Verb::kMay &&
      *before != Verb::kIfYouDo)
    refuse("\"otherwise\" stands directly after \"if …\", \"may\" or \"if you do\"");
  const bool done = *before == Verb::kMay || (*before != Verb::kNone && !rules(*before));
  if (verb == Verb::kIfYouDo && !done)
    refuse("\"if you do\" stands directly after what somebody does or \"may\"");
}

// What is played goes into a chapter of the player's choice, where the game has several.
Place where_played(const Nouns& nouns) {
  const Noun* chapters = nouns.pile_that(Flag::kMany);
  if (chapters == nullptr) return {};
  return {chapters->number, Whose::kDoers, End::kAnywhere, Which::kAny};
}

std::string sentence_of(const TextLine& line) {
  std::string out;
  for (const Token& token : line.tokens) out += (out.empty() ? "" : " ") + token.text;
  return out;
}

}  // namespace

bool EffectReader::is_trigger(const TextLine& line) {
  const std::string& first = line.tokens[0].text;
  return first == "when" || first == "at" || first == "while";
}

std::optional<std::uint16_t> EffectReader::read(const TextLine& line, Ability ability) {
  try {
    trigger(line, ability);
  } catch (const Refused& refused) {
    fault(line, refused.reason);
  }
  setting_.standing = ability.trigger == Trigger::kWhileInPlay;
  if (line.below.empty())
    fault(line,
          fmt::format("{} has nothing below it, so nothing happens", in_quotes(sentence_of(line))));
  block(line.below, 0, Verb::kNone);
  if (steps_.size() > static_cast<std::size_t>(kMaxSteps))
    fault(line, fmt::format("the effect has {} steps; {} are the most", steps_.size(), kMaxSteps));
  if (!sound_) return std::nullopt;
  try {
    return setting_.rows.ability(ability, steps_);
  } catch (const Refused& refused) {
    fault(line, refused.reason);
    return std::nullopt;
  }
}

void EffectReader::fault(const TextLine& line, std::string reason) {
  sound_ = false;
  report_(line.number, std::move(reason));
}

void EffectReader::trigger(const TextLine& line, Ability& ability) {
  Cursor words(line.tokens);
  std::vector<std::string> known;
  for (const TriggerRow& row : trigger_rows()) {
    const bool declared =
        std::any_of(setting_.nouns.triggers.begin(), setting_.nouns.triggers.end(),
                    [&](const Noun& each) { return each.number == static_cast<int>(row.trigger); });
    if (declared) known.emplace_back(row.phrase);
    if (!declared || !words.takes(row.phrase)) continue;
    ability.trigger = row.trigger;
    if (row.trigger == Trigger::kPlayed && words.takes("in your turn")) ability.own_turn = 1;
    words.expect_end();
    return;
  }
  const std::string said = sentence_of(line);
  refuse(fmt::format("there is no trigger {} in this game{}", in_quotes(said),
                     did_you_mean(said, known)));
}

void EffectReader::block(const std::vector<TextLine>& lines, int depth, std::optional<Verb> above) {
  std::optional<Verb> before = Verb::kNone;
  Known in_may;
  std::size_t last = 0;  // where the line before begins
  for (const TextLine& line : lines) {
    const std::size_t at = steps_.size();
    const std::optional<Instruction> read = step(line, before, above);
    const std::optional<Verb> verb = read ? std::optional(read->verb) : std::nullopt;
    steps_.push_back(read.value_or(Instruction{}));
    if (verb == Verb::kOtherwise) steps_[last].noun = kHasOtherwise;
    if (verb == Verb::kPlay) steps_[at].to = where_played(setting_.nouns);
    last = at;
    if (read) learn(setting_, *read, setting_.known);
    if (!read) setting_.known = Known::everything();  // no faults that follow from this one

    // What happens below may not happen: nothing after it can rely on it, but for `if you do`.
    const Known outside = setting_.known;
    if (verb == Verb::kIfYouDo && before == Verb::kMay) setting_.known = in_may;
    below(line, verb, depth);
    in_may = setting_.known;
    setting_.known = outside;
    steps_[at].length = static_cast<std::uint8_t>(steps_.size() - at - 1);
    before = verb;
  }
}

std::optional<Instruction> EffectReader::step(const TextLine& line, std::optional<Verb> before,
                                              std::optional<Verb> above) {
  try {
    Cursor words(line.tokens);
    const Instruction read = Sentence(setting_, words).step();
    check_place(read.verb, before, above);
    return read;
  } catch (const Refused& refused) {
    fault(line, refused.reason);
    return std::nullopt;
  }
}

void EffectReader::below(const TextLine& line, std::optional<Verb> verb, int depth) {
  if (verb && !rules(*verb)) {
    if (!line.below.empty())
      fault(line.below[0], fmt::format("nothing may stand below \"{}\"", verb_row(*verb).word));
    return;
  }
  if (verb && line.below.empty())
    return fault(line, fmt::format("\"{}\" has nothing below it; what happens is indented below it",
                                   verb_row(*verb).word));
  if (line.below.empty()) return;
  if (depth >= kMaxDepth)
    return fault(line.below[0], fmt::format("more than {} blocks within each other", kMaxDepth));
  if (verb == Verb::kChoose &&
      (line.below.size() < 2 || line.below.size() > static_cast<std::size_t>(kMaxOptions)))
    fault(line, fmt::format("\"choose one\" has 2 to {} options, not {}", kMaxOptions,
                            line.below.size()));
  block(line.below, depth + 1, verb);
}

}  // namespace scriptorium::effects
