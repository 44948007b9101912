#include "tests/recitation/real_slip.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "tests/recitation/making.h"
#include "tests/recitation/texts.h"
#include "text/recitation/recitation.h"

namespace scriptorium::text {
namespace {

constexpr std::size_t kLongRun = 4;

std::string piece(std::string_view text, Range range) {
  return std::string(text.substr(range.begin, range.end - range.begin));
}

std::string shown(std::string_view verse, std::string_view said, const Slip& slip) {
  const std::string ours = piece(verse, slip.verse);
  const std::string theirs = piece(said, slip.said);
  switch (slip.kind) {
    case SlipKind::kMissed:
      return "-" + ours + (theirs.empty() ? "" : "!");
    case SlipKind::kAdded:
      return "+" + theirs + (ours.empty() ? "" : "!");
    case SlipKind::kDifferent:
      return ours + "/" + theirs;
    case SlipKind::kSwapped:
      break;
  }
  return ours + "~" + theirs;
}

// Missed or added words in a row.
std::size_t run_from(const std::vector<Slip>& slips, std::size_t first) {
  const SlipKind kind = slips[first].kind;
  if (kind != SlipKind::kMissed && kind != SlipKind::kAdded) return 1;
  std::size_t end = first + 1;
  while (end < slips.size() && slips[end].kind == kind &&
         slips[end].words.begin == slips[end - 1].words.end) {
    ++end;
  }
  return end - first;
}

std::string shown(std::string_view verse, std::string_view said, const std::vector<Slip>& slips) {
  std::string all;
  for (std::size_t i = 0; i < slips.size();) {
    const std::size_t run = run_from(slips, i);
    const std::size_t end = i + (run < kLongRun ? 1 : run);
    all += (all.empty() ? "" : " ") + shown(verse, said, slips[i]);
    if (end > i + 1) {
      all += "..." + shown(verse, said, slips[end - 1]).substr(1) + " x" + std::to_string(run);
    }
    i = end;
  }
  return all;
}

void expect_judged(const RealSlip& each) {
  SCOPED_TRACE(std::string(translation_code(each.text)) + " " + each.verse + ", " + each.what +
               ": " + each.made);
  const auto parsed = parse_reference(each.verse);
  ASSERT_TRUE(std::holds_alternative<Reference>(parsed));
  const auto reference = std::get<Reference>(parsed);
  const std::string verse = texts().text(reference, each.text);
  const std::string said = make_slip(reference, each.text, each.made);
  const Recitation recitation(verse);
  std::string passes;
  const auto judged = [&](Strictness strictness, const char* name, const char* slips) {
    const Judgement judgement = recitation.judge(said, strictness);
    EXPECT_EQ(shown(verse, said, judgement.slips), slips) << name;
    if (judgement.outcome == Outcome::kRight)
      passes += (passes.empty() ? "" : " ") + std::string(name);
  };
  judged(Strictness::kExact, "exact", each.slips);
  judged(Strictness::kLenient, "lenient", each.slips);
  judged(Strictness::kFirstFive, "five", each.five);
  EXPECT_EQ(passes, each.passes);
}

}  // namespace

void expect_judged(std::span<const RealSlip> slips) {
  for (const RealSlip& each : slips) expect_judged(each);
}

}  // namespace scriptorium::text
