#include "text/arranger/solver.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/dice.h"

namespace scriptorium::text {
namespace {

constexpr std::int64_t kNoLimit = std::int64_t{1} << 60;
constexpr int kPriceLane = Cover::kFirstOwnLane;  // the linear program's own prices of the rack

}  // namespace

Solver::Solver(const Pieces& pieces, const int (&values)[kLetters], int piece_loss)
    : pieces_(pieces), cover_(pieces, values, piece_loss) {
  std::copy(std::begin(values), std::end(values), values_);
  renew();
}

void Solver::renew() {
  cover_.grow();
  order_.resize(static_cast<std::size_t>(pieces_.size()));
  std::iota(order_.begin(), order_.end(), 0);
  order_pieces();
}

// Pieces whose letters cost least above their worth leave the most for the others. Without
// archetypes: long ones first.
void Solver::order_pieces() {
  const auto waste = [&](int piece) {
    std::int64_t sum = 0;
    for (int lane = 0; archetypes_ && lane < Cover::kFirstOwnLane; ++lane) {
      sum += cover_.cost(lane, piece);
    }
    const auto length = static_cast<std::int64_t>(pieces_.ranks(piece).size());
    return archetypes_ ? sum / length : -length;
  };
  struct Place {
    int hardest;
    std::int64_t waste;
    int piece;
    auto operator<=>(const Place&) const = default;
  };
  std::vector<Place> places;
  for (const int piece : order_) {
    places.push_back({pieces_.letters(piece).hardest(), waste(piece), piece});
  }
  std::sort(places.begin(), places.end());
  for (std::size_t i = 0; i < places.size(); ++i) order_[i] = places[i].piece;
}

void Solver::price_archetypes() {
  double rack[kLetters];
  Letters none;
  Cover::PriceList prices = {};
  // Letters in equal numbers: what words want more of is priced above its value.
  std::fill(std::begin(rack), std::end(rack), 1.0);
  prices_.solve(rack, 0, values_, pieces_, order_);
  bool scarce[kLetters];
  for (int rank = 0; rank < kLetters; ++rank) scarce[rank] = prices_.of(rank) > values_[rank];

  constexpr double kShares[] = {0.35, 0.5, 0.65, 0.8};
  Dice dice = Dice::fast(Seed::of(8));  // of a few seeds the one whose lists served best
  for (int lane = 0; lane < Cover::kFirstOwnLane; ++lane) {
    for (int rank = 0; rank < kLetters; ++rank) {  // from 0.4 to 2.5 times as many
      const double more = 1 + 0.0015 * dice.below(1001);
      rack[rank] = (dice.below(2) == 0 ? more : 1 / more) * (scarce[rank] ? kShares[lane % 4] : 1);
    }
    prices_.solve(rack, 0, values_, pieces_, order_);
    cover_.fair_prices(prices_, order_, none, prices);
    cover_.set_lane(lane, prices, order_);
  }
  archetypes_ = true;
  order_pieces();
}

void Solver::collect_fitting() {
  fitting_.clear();
  int missing[kMostBlanks];
  for (const int piece : order_) {
    const Letters& letters = pieces_.letters(piece);
    if (letters.within(rack_) ||
        (blanks_ > 0 && letters.missing_in(rack_, blanks_, missing) <= blanks_)) {
      fitting_.push_back(piece);
    }
  }
}

Cover::Answer Solver::find(int loss, std::int64_t most_steps, Prices* learner) {
  const Cover::Answer answer = cover_.find(rack_, blanks_, loss, most_steps, learner);
  if (answer != Cover::Answer::kFound) return answer;
  const std::span<const int> found = cover_.found();
  best_pieces_.assign(found.begin(), found.end());
  high_ = loss;
  return answer;
}

// A first answer, to have one: for each letter the first piece that takes it.
void Solver::lay_anything() {
  const int all = cover_.value(rack_);
  if (high_ != all + 1 || find(all, kNoLimit, nullptr) != Cover::Answer::kFound) return;
  Letters left = rack_;
  int missing[kMostBlanks];
  for (const int piece : best_pieces_) {
    Letters own = pieces_.letters(piece);
    const int blanks = own.missing_in(left, kMostBlanks, missing);
    for (int i = 0; i < blanks; ++i) own = own - Letters::one(missing[i]);
    left = left - own;
  }
  high_ = cover_.value(left);
}

// Most racks can be used whole, or nearly; then no linear program is needed.
void Solver::try_without_prices(std::int64_t most_steps) {
  constexpr std::int64_t kSteps = 1500;
  if (find(low_, std::min(kSteps, most_steps), nullptr) == Cover::Answer::kImpossible) ++low_;
}

void Solver::solve_prices() {
  double letters[kLetters];
  for (int rank = 0; rank < kLetters; ++rank) letters[rank] = rack_.count(rank);
  prices_.solve(letters, blanks_, values_, pieces_, fitting_);
  if (cover_.out_of_patience()) return;
  Cover::PriceList prices = {};
  cover_.fair_prices(prices_, fitting_, rack_, prices);
  cover_.set_lane(kPriceLane, prices, fitting_);
  while (low_ < high_ && cover_.budget(rack_, blanks_, low_).negative()) ++low_;
}

// Pieces that lose more by themselves than may be lost in all are out. The cheapest come first.
void Solver::use_affordable(int loss) {
  if (level_ == loss) return;
  level_ = loss;
  cover_.forget_learned();
  const Lanes budget = cover_.budget(rack_, blanks_, loss);
  in_use_.clear();
  std::size_t group = 0;  // where the pieces of one hardest letter begin
  const auto by_cost = [&](int a, int b) {
    return cover_.cost(kPriceLane, a) < cover_.cost(kPriceLane, b);
  };
  const auto close_group = [&] {
    std::stable_sort(in_use_.begin() + static_cast<std::ptrdiff_t>(group), in_use_.end(), by_cost);
    group = in_use_.size();
  };
  for (int hardest = 0; const int piece : fitting_) {
    const int own = pieces_.letters(piece).hardest();
    if (own != hardest) close_group();
    hardest = own;
    if (cover_.affordable(piece, rack_, blanks_, budget)) in_use_.push_back(piece);
  }
  close_group();
  cover_.use(in_use_);
}

Cover::Answer Solver::try_loss(int loss) {
  use_affordable(loss);
  return find(loss, most_steps_, &prices_);
}

// Something to show: higher losses, in growing strides, until one is found.
void Solver::climb(int most) {
  for (int loss = low_; loss <= most && !cover_.out_of_patience();) {
    const Cover::Answer answer = try_loss(loss);
    if (answer == Cover::Answer::kFound) return;
    if (answer == Cover::Answer::kImpossible) low_ = std::max(low_, loss + 1);
    const int next = loss + std::max(1, (loss - low_) / 2);
    loss = loss < most ? std::min(next, most) : next;
  }
}

void Solver::close_in() {
  while (low_ < high_ && !cover_.out_of_patience()) {
    const Cover::Answer answer = try_loss(low_);
    if (answer == Cover::Answer::kImpossible) ++low_;
    if (answer == Cover::Answer::kGaveUp) most_steps_ *= 2;
  }
}

bool Solver::solve(const Letters& rack, int blanks, int least, int most, const Patience& patience) {
  constexpr std::int64_t kFirstSteps = 400;
  prices_.stop_when(&patience.enough);
  rack_ = rack;
  blanks_ = blanks;
  low_ = least;
  high_ = most + 1;
  level_ = -1;
  most_steps_ = kFirstSteps;
  collect_fitting();
  if (archetypes_) {
    cover_.begin({});
    cover_.use(fitting_);
    lay_anything();
  }
  cover_.begin(patience);
  if (archetypes_ && low_ < high_) try_without_prices(patience.steps / 4);
  if (low_ < high_) solve_prices();
  if (low_ < high_) climb(high_ - 1);
  close_in();
  prices_.stop_when(nullptr);
  return high_ <= most;
}

}  // namespace scriptorium::text
