#include "text/recitation/tests/reference.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace scriptorium::text {
namespace {

// Slips, slips in the verse, unlikeness, runs, and the steps taken: better ways are less.
struct Way {
  int slips = 0, in_verse = 0, unlike = 0, runs = 0;
  std::vector<int> steps;
  std::vector<Slip> shown;
  auto order() const { return std::tie(slips, in_verse, unlike, runs, steps); }
};

struct Step {
  int rank;
  std::size_t verse, said;
  int slips, in_verse, unlike;
  SlipKind kind;
};

class Ways {
 public:
  Ways(std::string_view verse, std::string_view said) : verse_(verse), said_(said) {}

  // The best way from here to the end, after a step that was a run of `run`: 0 none, 5 missed, 6
  // added.
  const Way& from(std::size_t v, std::size_t s, int run) {
    const auto [place, fresh] = best_.try_emplace({v, s, run});
    if (!fresh) return place->second;
    if (v == verse_.size() && s == said_.size()) return place->second;
    bool any = false;
    Way best;
    for (const Step& step : steps(v, s)) {
      const int kind = step.rank >= 5 ? step.rank : 0;
      Way way = from(v + step.verse, s + step.said, kind);
      way.slips += step.slips;
      way.in_verse += step.in_verse;
      way.unlike += step.unlike;
      way.runs += kind != 0 && kind != run ? 1 : 0;
      way.steps.insert(way.steps.begin(), step.rank);
      if (step.slips > 0) {
        const auto at = [](std::size_t i) { return static_cast<std::uint32_t>(i); };
        way.shown.insert(way.shown.begin(), {step.kind,
                                             {at(v), at(v + step.verse)},
                                             verse_.bytes(v, v + step.verse),
                                             said_.bytes(s, s + step.said)});
      }
      if (!any || way.order() < best.order()) best = std::move(way);
      any = true;
    }
    return best_[{v, s, run}] = std::move(best);
  }

 private:
  std::vector<Step> steps(std::size_t v, std::size_t s) const {
    std::vector<Step> steps;
    const std::size_t words = verse_.size() - v;
    const std::size_t heard = said_.size() - s;
    const auto ours = [&](std::size_t count) { return verse_.joined(v, v + count); };
    const auto theirs = [&](std::size_t count) { return said_.joined(s, s + count); };
    for (std::size_t i = 1; i <= words; ++i) {
      for (std::size_t j = 1; j <= heard; ++j) {
        // The least stretch alone: a longer one is several steps.
        if (ours(i) == theirs(j) && steps.empty()) {
          steps.push_back({0, i, j, 0, 0, 0, SlipKind::kMissed});
        }
      }
    }
    const auto slip = [&](int rank, std::size_t i, std::size_t j, int unlike, SlipKind kind) {
      steps.push_back({rank, i, j, 1, kind == SlipKind::kAdded ? 0 : 1, unlike, kind});
    };
    if (words >= 2 && heard >= 2 && verse_.word(v) == said_.word(s + 1) &&
        verse_.word(v + 1) == said_.word(s)) {
      slip(1, 2, 2, 0, SlipKind::kSwapped);
    }
    if (words >= 1 && heard >= 1) slip(2, 1, 1, unlike(ours(1), theirs(1)), SlipKind::kDifferent);
    if (words >= 2 && heard >= 1 && ours(2).size() >= 6 && apart(ours(2), theirs(1)) == 1) {
      slip(3, 2, 1, 1, SlipKind::kDifferent);
    }
    if (words >= 1 && heard >= 2 && theirs(2).size() >= 6 && apart(theirs(2), ours(1)) == 1) {
      slip(4, 1, 2, 1, SlipKind::kDifferent);
    }
    if (words >= 1) slip(5, 1, 0, 0, SlipKind::kMissed);
    if (heard >= 1) slip(6, 0, 1, 0, SlipKind::kAdded);
    return steps;
  }

  static int apart(std::string_view a, std::string_view b) { return reference_letters_apart(a, b); }
  static int unlike(std::string_view a, std::string_view b) {
    const std::size_t longer = std::max(a.size(), b.size());
    const int most = longer < 3 ? 0 : longer < 6 ? 1 : 2;
    return apart(a, b) > most ? 3 : apart(a, b);
  }

  SpokenWords verse_, said_;
  std::map<std::tuple<std::size_t, std::size_t, int>, Way> best_;
};

}  // namespace

std::vector<Slip> reference_slips(std::string_view verse, std::string_view said) {
  return Ways(verse, said).from(0, 0, 0).shown;
}

int reference_letters_apart(std::string_view a, std::string_view b) {
  std::vector<std::vector<int>> apart(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      int& best = apart[i][j];
      if (i == 0 || j == 0) {
        best = static_cast<int>(i + j);
        continue;
      }
      best = std::min({apart[i - 1][j] + 1, apart[i][j - 1] + 1,
                       apart[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        best = std::min(best, apart[i - 2][j - 2] + 1);
      }
    }
  }
  return apart[a.size()][b.size()];
}

}  // namespace scriptorium::text
