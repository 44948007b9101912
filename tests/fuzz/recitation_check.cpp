#include <algorithm>

#include "tests/fuzz/checks.h"
#include "text/recitation/recitation.h"

namespace scriptorium::fuzz {
namespace {

using namespace text;

void blank(std::string& text, Range range) {
  std::fill(text.begin() + range.begin, text.begin() + range.end, ' ');
}

Breach check_marks(std::string verse, std::string said, const std::vector<Slip>& slips,
                   std::size_t words) {
  Range before, before_said;
  for (const Slip& slip : slips) {
    if (slip.verse.begin < before.end || slip.verse.end < slip.verse.begin ||
        slip.verse.end > verse.size() || slip.words.end > words) {
      return "a mark is out of place in the verse";
    }
    if (slip.said.begin < before_said.end || slip.said.end < slip.said.begin ||
        slip.said.end > said.size()) {
      return "a mark is out of place in what was said";
    }
    before = slip.verse;
    before_said = slip.said;
  }
  for (const Slip& slip : slips) {
    blank(verse, slip.verse);
    blank(said, slip.said);
  }
  const SpokenWords right(verse), repeated(said);
  return right.letters() == repeated.letters() ? std::nullopt
                                               : Breach("what is not marked is not the same");
}

}  // namespace

Breach check_recitation(std::string_view input) {
  const std::size_t line = std::min(input.find('\n'), input.size());
  const std::string verse(input.substr(0, line));
  const std::string said(input.substr(std::min(line + 1, input.size())));
  const Recitation recitation(verse);
  for (const Strictness strictness :
       {Strictness::kExact, Strictness::kLenient, Strictness::kFirstFive}) {
    const Judgement judgement = recitation.judge(said, strictness);
    const Progress progress = recitation.follow(said, strictness);
    if (judgement.outcome == Outcome::kTooLong) {
      if (progress.outcome != Outcome::kTooLong) return "too long to judge, but not to follow";
      continue;
    }
    if (judgement.outcome == Outcome::kOpen) return "a judgement is open";
    const bool right = judgement.outcome == Outcome::kRight;
    if (right != (progress.outcome == Outcome::kRight)) return "follow and judge disagree";
    if (strictness == Strictness::kFirstFive) continue;
    if (Breach breach = check_marks(verse, said, judgement.slips, recitation.words()))
      return breach;
    if (strictness == Strictness::kLenient) continue;
    const SpokenWords text(verse), heard(said);
    if (right != (text.letters() == heard.letters())) return "exact is not the same letters";
    const bool open = progress.outcome != Outcome::kWrong;
    if (open != text.letters().starts_with(heard.letters())) return "a beginning is faulted";
    if (judgement.slips.size() > std::max(text.size(), heard.size())) return "too many slips";
  }
  return std::nullopt;
}

}  // namespace scriptorium::fuzz
