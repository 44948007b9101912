#include "text/recitation/recitation.h"

#include <algorithm>

#include "text/recitation/alignment.h"

namespace scriptorium::text {
namespace {

constexpr std::size_t kFirstWords = 5;

// CV-33.
bool allowed(const Cost& cost, Strictness strictness, std::size_t words) {
  if (strictness != Strictness::kLenient) return cost.slips() == 0;
  return cost.in_verse() <= words / 10 && cost.added() <= words / 10;
}

bool too_long(std::string_view text) { return text.size() > Recitation::kMostBytes; }

Alignment::Rules rules_for(Strictness strictness, std::size_t words, bool going_on) {
  const bool first_five = strictness == Strictness::kFirstFive;
  const std::size_t asked = first_five ? std::min(words, kFirstWords) : words;
  return {static_cast<std::uint32_t>(asked), going_on, first_five};
}

}  // namespace

Recitation::Recitation(std::string_view verse)
    : verse_(too_long(verse) ? "" : verse),
      too_long_(too_long(verse) || verse_.size() > kMostWords) {}

Judgement Recitation::judge(std::string_view said, Strictness strictness) const {
  if (too_long_ || too_long(said)) return {Outcome::kTooLong, {}};
  const SpokenWords heard(said);
  if (heard.size() > kMostWords) return {Outcome::kTooLong, {}};
  const Alignment alignment(verse_, heard, rules_for(strictness, words(), false));
  const Alignment::End& end = alignment.best_end();
  const bool right = allowed(end.cost, strictness, words());
  return {right ? Outcome::kRight : Outcome::kWrong, alignment.slips_to(end)};
}

Progress Recitation::follow(std::string_view said, Strictness strictness) const {
  if (too_long_ || too_long(said)) return {Outcome::kTooLong, {}, 0, false};
  const SpokenWords heard(said);
  if (heard.size() > kMostWords) return {Outcome::kTooLong, {}, 0, false};
  const Alignment::Rules rules = rules_for(strictness, words(), true);
  const Alignment alignment(verse_, heard, rules);
  Outcome outcome = Outcome::kWrong;
  for (const Alignment::End& end : alignment.ends()) {
    if (!allowed(end.cost, strictness, words())) continue;
    const bool complete = end.reached == rules.words && !end.unfinished;
    outcome = complete || outcome == Outcome::kRight ? Outcome::kRight : Outcome::kOpen;
  }
  const Alignment::End& end = alignment.best_end();
  return {outcome, alignment.slips_to(end), end.reached, end.unfinished};
}

}  // namespace scriptorium::text
