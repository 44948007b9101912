#include <algorithm>
#include <array>

#include "text/recitation/alignment.h"
#include "text/recitation/closeness.h"

namespace scriptorium::text {

Alignment::Count Alignment::words_of(Step step) {
  switch (step) {
    case Step::kSame:
      break;
    case Step::kSwapped:
      return {2, 2};
    case Step::kDifferent:
      return {1, 1};
    case Step::kTwoOfVerse:
      return {2, 1};
    case Step::kTwoSaid:
      return {1, 2};
    case Step::kMissed:
      return {1, 0};
    case Step::kAdded:
      return {0, 1};
  }
  return {};
}

std::uint32_t Alignment::next_equal(std::uint32_t v, std::uint32_t s) const {
  const std::uint32_t ours = verse_.start(v++);
  const std::uint32_t theirs = said_.start(s++);
  while (verse_.start(v) - ours != said_.start(s) - theirs) {
    ++(verse_.start(v) - ours < said_.start(s) - theirs ? v : s);
  }
  return cell(v, s);
}

// Goes back from an end over all the best ways at once, and keeps for each cell, by the kind of
// step that follows it, what the rest of the way is like: how unlike the words are that stand for
// each other, how many runs of missed or added words there are, and the steps preferred.
class Alignment::Chooser {
 public:
  Chooser(const Alignment& alignment, std::uint32_t end)
      : of_(alignment), end_(end), rows_(end / alignment.columns_ + 1) {
    kept(end)[kNone] = 0;
    for (std::uint32_t v = static_cast<std::uint32_t>(rows_.size()); v-- > 0;) {
      const Row& row = rows_[v];
      for (std::size_t i = 0; i < row.kept.size(); ++i)
        visit(v, row.last - static_cast<std::uint32_t>(i));
    }
  }

  std::vector<Slip> slips() {
    std::vector<Slip> slips;
    const Kept& first = kept(0);
    auto following =
        static_cast<std::uint32_t>(std::min_element(first.begin(), first.end()) - first.begin());
    for (std::uint32_t at = 0; at != end_;) {
      const std::uint32_t way = kept(at)[following];
      const auto step = static_cast<Step>(way >> 2 & 7);
      const std::uint32_t v = at / of_.columns_;
      const std::uint32_t s = at % of_.columns_;
      if (step != Step::kSame) slips.push_back(of_.slip(step, v, s));
      at = after(step, v, s);
      following = way & 3;
    }
    return slips;
  }

 private:
  // By what follows: a missed word, an added one, or neither.
  enum Following : std::uint32_t { kNone, kMissing, kAdding };
  // Unlikeness, runs, the step that follows and what follows that, from the high bits down: the
  // lesser number is the better way.
  using Kept = std::array<std::uint32_t, 3>;
  static constexpr std::uint32_t kNoWay = UINT32_MAX;
  static constexpr std::uint32_t kUnlike = 1u << 16;
  static constexpr std::uint32_t kRun = 1u << 5;
  static_assert(kMostUnlike * Recitation::kMostWords < kNoWay / kUnlike);
  static_assert(2 * Recitation::kMostWords < kUnlike / kRun);
  // The best ways pass through few cells of a row, all close together: they are kept from the last
  // one back, for that is how they are found.
  struct Row {
    std::uint32_t last = 0;
    std::vector<Kept> kept;
  };

  static Following kind_of(Step step) {
    return step == Step::kMissed ? kMissing : step == Step::kAdded ? kAdding : kNone;
  }

  // What is kept for a cell; nothing yet if it is new.
  Kept& kept(std::uint32_t cell) {
    constexpr Kept kNothing = {kNoWay, kNoWay, kNoWay};
    Row& row = rows_[cell / of_.columns_];
    const std::uint32_t s = cell % of_.columns_;
    if (row.kept.empty()) row.last = s;
    if (s > row.last) {
      row.kept.insert(row.kept.begin(), s - row.last, kNothing);
      row.last = s;
    }
    if (row.last - s >= row.kept.size()) row.kept.resize(row.last - s + 1, kNothing);
    return row.kept[row.last - s];
  }

  void visit(std::uint32_t v, std::uint32_t s) {
    const Kept here = kept(of_.cell(v, s));
    const std::uint32_t cost = of_.costs_[of_.cell(v, s)];
    if (here == Kept{kNoWay, kNoWay, kNoWay}) return;
    const auto comes_from = [&](std::uint32_t rows, std::uint32_t columns, std::uint32_t step) {
      return v >= rows && s >= columns &&
             of_.costs_[of_.cell(v - rows, s - columns)] + step == cost;
    };
    const std::uint32_t same = of_.same_from_[of_.cell(v, s)];
    if (same != kNoCell && of_.costs_[same] == cost) keep(here, same, Step::kSame, 0);
    if (comes_from(1, 1, kSlipCost)) {
      keep(here, of_.cell(v - 1, s - 1), Step::kDifferent, unlike(v - 1, s - 1));
    }
    if (comes_from(2, 2, kSlipCost) && of_.swapped(v, s)) {
      keep(here, of_.cell(v - 2, s - 2), Step::kSwapped, 0);
    }
    if (comes_from(2, 1, kSlipCost) && of_.two_of_verse(v, s)) {
      keep(here, of_.cell(v - 2, s - 1), Step::kTwoOfVerse, 1);
    }
    if (comes_from(1, 2, kSlipCost) && of_.two_said(v, s)) {
      keep(here, of_.cell(v - 1, s - 2), Step::kTwoSaid, 1);
    }
    if (comes_from(1, 0, kSlipCost)) keep(here, of_.cell(v - 1, s), Step::kMissed, 0);
    if (comes_from(0, 1, kAddedCost)) keep(here, of_.cell(v, s - 1), Step::kAdded, 0);
  }

  int unlike(std::uint32_t verse, std::uint32_t said) const {
    if (too_unlike(of_.verse_.mask(verse), of_.said_.mask(said), kMostApart)) return kMostUnlike;
    return unlikeness(of_.verse_.word(verse), of_.said_.word(said));
  }

  // A step from a cell to where `rest` is kept.
  void keep(const Kept& rest, std::uint32_t from, Step step, int unlike) {
    const Following kind = kind_of(step);
    std::uint32_t& best = kept(from)[kind];
    for (std::uint32_t following = 0; following < rest.size(); ++following) {
      if (rest[following] == kNoWay) continue;
      const bool new_run = kind != kNone && kind != following;
      const std::uint32_t way =
          (rest[following] & ~(kRun - 1)) + static_cast<std::uint32_t>(unlike) * kUnlike +
          (new_run ? kRun : 0) + (static_cast<std::uint32_t>(step) << 2) + following;
      best = std::min(best, way);
    }
  }

  std::uint32_t after(Step step, std::uint32_t v, std::uint32_t s) const {
    const auto [ours, theirs] = words_of(step);
    return step == Step::kSame ? of_.next_equal(v, s) : of_.cell(v + ours, s + theirs);
  }

  const Alignment& of_;
  std::uint32_t end_;
  std::vector<Row> rows_;
};

std::vector<Slip> Alignment::slips_to(const End& end) const {
  if (end.cost.slips() == 0) return {};
  return Chooser(*this, end.cell).slips();
}

Slip Alignment::slip(Step step, std::uint32_t v, std::uint32_t s) const {
  const SlipKind kind = step == Step::kMissed    ? SlipKind::kMissed
                        : step == Step::kAdded   ? SlipKind::kAdded
                        : step == Step::kSwapped ? SlipKind::kSwapped
                                                 : SlipKind::kDifferent;
  const auto [ours, theirs] = words_of(step);
  return {kind, {v, v + ours}, verse_.bytes(v, v + ours), said_.bytes(s, s + theirs)};
}

}  // namespace scriptorium::text
