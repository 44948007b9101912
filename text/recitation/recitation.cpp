#include "text/recitation/recitation.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

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

// The parts of what was said that may be the verse: without headings, from the one that takes least
// off.
std::vector<Range> parts(const std::vector<std::uint32_t>& begins, std::vector<std::uint32_t> ends,
                         std::uint32_t words) {
  std::vector<Range> all;
  ends.insert(ends.begin(), words);
  const auto add = [&](std::uint32_t begin) {
    for (const std::uint32_t end : ends) {
      if (begin <= end) all.push_back({begin, end});
    }
  };
  add(0);
  for (const std::uint32_t begin : begins) add(begin);
  return all;
}

// Which of two judgements counts.
bool better(const Judgement& a, const Judgement& b) {
  if (a.outcome != b.outcome) return a.outcome == Outcome::kRight;
  return a.slips.size() < b.slips.size();
}

// Which of two places in the verse counts.
bool better(const Progress& a, const Progress& b) {
  const auto order = [](const Progress& place) {
    return std::tuple(place.slips.size(), ~(place.reached + (place.unfinished ? 1 : 0)));
  };
  return order(a) < order(b);
}

}  // namespace

Recitation::Recitation(std::string_view verse, Heading heading)
    : verse_(too_long(verse) ? "" : verse),
      heading_(std::move(heading)),
      too_long_(too_long(verse) || verse_.size() > kMostWords) {}

Judgement Recitation::judge(std::string_view said, Strictness strictness) const {
  if (too_long_ || too_long(said)) return {Outcome::kTooLong, {}};
  const SpokenWords heard(said);
  if (heard.size() > kMostWords) return {Outcome::kTooLong, {}};
  std::optional<Judgement> best;
  const auto words = static_cast<std::uint32_t>(heard.size());
  for (const Range& part :
       parts(heading_.before(heard).ends, heading_.after(heard).begins, words)) {
    Judgement judgement = judge_part(heard.part(part.begin, part.end), strictness);
    if (!best || better(judgement, *best)) best = std::move(judgement);
  }
  return *best;
}

Judgement Recitation::judge_part(const SpokenWords& said, Strictness strictness) const {
  const Alignment alignment(verse_, said, rules_for(strictness, words(), false));
  const Alignment::End& end = alignment.best_end();
  const bool right = allowed(end.cost, strictness, words());
  return {right ? Outcome::kRight : Outcome::kWrong, alignment.slips_to(end)};
}

Progress Recitation::follow(std::string_view said, Strictness strictness) const {
  if (too_long_ || too_long(said)) return {Outcome::kTooLong, {}, 0, false};
  const SpokenWords heard(said);
  if (heard.size() > kMostWords) return {Outcome::kTooLong, {}, 0, false};
  const auto words = static_cast<std::uint32_t>(heard.size());
  const std::size_t asked = rules_for(strictness, this->words(), true).words;
  const Heading::Before before = heading_.before(heard);
  const Heading::After after = heading_.after(heard);
  std::optional<Progress> best;
  Outcome outcome = Outcome::kWrong;
  const auto consider = [&](Progress progress) {
    if (progress.outcome != Outcome::kWrong && outcome != Outcome::kRight)
      outcome = progress.outcome;
    if (!best || better(progress, *best)) best = std::move(progress);
  };
  for (const Range& part : parts(before.ends, {}, words)) {
    consider(follow_part(heard.part(part.begin, part.end), strictness));
  }
  const auto behind_the_verse = [&](const std::vector<std::uint32_t>& headings, Outcome if_right) {
    for (const Range& part : parts(before.ends, headings, words)) {
      if (part.end == words) continue;
      Judgement judgement = judge_part(heard.part(part.begin, part.end), strictness);
      const bool right = judgement.outcome == Outcome::kRight;
      consider({right ? if_right : Outcome::kWrong, std::move(judgement.slips), asked});
    }
  };
  behind_the_verse(after.begins, Outcome::kRight);
  behind_the_verse(after.unfinished, Outcome::kOpen);
  if (before.unfinished) consider({Outcome::kOpen, {}, 0, false});
  best->outcome = outcome;
  return std::move(*best);
}

Progress Recitation::follow_part(const SpokenWords& said, Strictness strictness) const {
  const Alignment::Rules rules = rules_for(strictness, words(), true);
  const Alignment alignment(verse_, said, rules);
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
