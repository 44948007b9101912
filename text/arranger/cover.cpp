#include "text/arranger/cover.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace scriptorium::text {
namespace {

// A lane that is not used has plenty to lose, and keeps what pieces cost by an earlier price list.
// No cost is above kMostCost (to count less than is lost is safe), so the at most 90 steps of a
// search cannot use up plenty.
constexpr std::int32_t kPlenty = 1 << 30;
constexpr std::int32_t kMostCost = 1 << 23;

// While it lives, the linear program starts from what it last solved.
class Pushed {
 public:
  Pushed() = default;
  explicit Pushed(Prices* prices) : prices_(prices) { prices_->push(); }
  Pushed(const Pushed&) = delete;
  Pushed& operator=(Pushed&& other) {
    std::swap(prices_, other.prices_);
    return *this;
  }
  ~Pushed() {
    if (prices_ != nullptr) prices_->pop();
  }

 private:
  Prices* prices_ = nullptr;
};

}  // namespace

Cover::Cover(const Pieces& pieces, const int (&values)[kLetters], int piece_loss)
    : pieces_(pieces), piece_loss_(piece_loss), facts_(kFacts) {
  std::copy(std::begin(values), std::end(values), values_);
  std::fill(std::begin(drop_), std::end(drop_), Lanes{});
  std::fill(std::begin(as_blank_), std::end(as_blank_), Lanes{});
  grow();
}

void Cover::grow() { costs_.resize(static_cast<std::size_t>(pieces_.size()), Lanes{}); }

void Cover::begin(const Patience& patience) {
  patience_ = patience;
  ++epoch_;
  steps_ = 0;
  spent_ = false;
  std::fill(lane_used_ + kFirstOwnLane, lane_used_ + Lanes::kCount, false);
}

void Cover::use(std::span<const int> pieces) {
  pieces_in_use_.assign(pieces.begin(), pieces.end());
  letters_in_use_.clear();
  int group = 0;
  begin_[0] = 0;
  for (const int piece : pieces) {
    const int hardest = pieces_.letters(piece).hardest();
    while (group < hardest) begin_[++group] = static_cast<int>(letters_in_use_.size());
    letters_in_use_.push_back(pieces_.letters(piece));
  }
  while (group < kLetters) begin_[++group] = static_cast<int>(letters_in_use_.size());
  by_letter_ = false;
  forget_learned();
}

// For each letter the pieces that have it: only a search with blanks asks for them.
void Cover::index_by_letter() {
  by_letter_ = true;
  for (std::vector<int>& with : with_) with.clear();
  for (int i = 0; i < static_cast<int>(pieces_in_use_.size()); ++i) {
    int before = -1;
    for (const std::uint8_t rank : pieces_.ranks(pieces_in_use_[static_cast<std::size_t>(i)])) {
      if (rank != before) with_[rank].push_back(i);
      before = rank;
    }
  }
}

void Cover::forget_learned() {
  learned_ = 0;
  std::fill(lane_used_ + kFirstOwnLane + 1, lane_used_ + Lanes::kCount, false);
  ++version_;
}

void Cover::set_lane(int lane, const PriceList& prices, std::span<const int> pieces) {
  std::copy(std::begin(prices), std::end(prices), prices_[lane]);
  for (int rank = 0; rank < kLetters; ++rank) {
    drop_[rank].lane[lane] = std::min(prices[rank], kMostCost);
  }
  // A blank is worth what it saves: the price of the dearest letter above its value, which is lost.
  std::int32_t& blank = blank_price_[lane] = 0;
  for (int rank = 0; rank < kLetters; ++rank) {
    blank = std::max(blank, prices[rank] - values_[rank] * kScale);
  }
  for (int rank = 0; rank < kLetters; ++rank) {
    as_blank_[rank].lane[lane] =
        std::min(blank - (prices[rank] - values_[rank] * kScale), kMostCost);
  }
  for (const int piece : pieces) {
    costs_[static_cast<std::size_t>(piece)].lane[lane] =
        std::min(pieces_.price(piece, prices_[lane]) - pieces_.worth(piece) * kScale, kMostCost);
  }
  lane_used_[lane] = true;
  ++version_;
}

void Cover::fair_prices(const Prices& prices, std::span<const int> pieces, const Letters& spare,
                        PriceList& out) const {
  for (int rank = 0; rank < kLetters; ++rank) {
    const double price = std::ceil(prices.of(rank) * kScale - 1e-4);
    out[rank] = static_cast<std::int32_t>(std::clamp(price, 0.0, 1e7));
  }
  for (const int piece : pieces) {
    const std::int32_t lacking = pieces_.worth(piece) * kScale - pieces_.price(piece, out);
    if (lacking <= 0) continue;
    int payer = pieces_.ranks(piece)[0];
    for (const std::uint8_t rank : pieces_.ranks(piece)) {
      if (spare.count(rank) == 0) payer = rank;
    }
    out[payer] += lacking;
  }
}

bool Cover::affordable(int piece, const Letters& rack, int blanks, const Lanes& budget) const {
  const Letters& letters = pieces_.letters(piece);
  int missing[kMostBlanks];
  int count = 0;
  if (!letters.within(rack)) {
    if (blanks == 0) return false;
    count = letters.missing_in(rack, blanks, missing);
    if (count > blanks) return false;
  }
  Lanes rest = budget - costs_[static_cast<std::size_t>(piece)];
  for (int i = 0; i < count; ++i) rest = rest - as_blank_[missing[i]];
  return !rest.negative();
}

int Cover::value(const Letters& rack) const {
  int value = 0;
  for (int rank = 0; rank < kLetters; ++rank) value += rack.count(rank) * values_[rank];
  return value;
}

Lanes Cover::budget(const Letters& rack, int blanks, int loss) const {
  const std::int64_t need = std::int64_t{value(rack) - loss} * kScale;
  Lanes budget;
  for (int lane = 0; lane < Lanes::kCount; ++lane) {
    budget.lane[lane] = kPlenty;
    if (!lane_used_[lane]) continue;
    std::int64_t price = std::int64_t{blank_price_[lane]} * blanks;
    for (int rank = 0; rank < kLetters; ++rank) {
      price += std::int64_t{prices_[lane][rank]} * rack.count(rank);
    }
    budget.lane[lane] =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(price - need, -kPlenty, kPlenty));
  }
  return budget;
}

Cover::Answer Cover::find(const Letters& rack, int blanks, int loss, std::int64_t most_steps,
                          Prices* learner) {
  chosen_.clear();
  learner_ = learner;
  gave_up_ = false;
  last_step_ = std::min(steps_ + most_steps, patience_.steps);
  const Lanes left = budget(rack, blanks, loss);
  if (left.negative()) return Answer::kImpossible;
  if (search(rack, blanks, loss, left)) return Answer::kFound;
  return gave_up_ ? Answer::kGaveUp : Answer::kImpossible;
}

bool Cover::out_of_patience() {
  if (!spent_ && patience_.enough && patience_.enough()) spent_ = true;
  return spent_;
}

bool Cover::tired() {
  ++steps_;
  if ((steps_ & 15) == 0) out_of_patience();
  if (steps_ >= patience_.steps) spent_ = true;
  gave_up_ = spent_ || steps_ >= last_step_;
  return gave_up_;
}

// Calls go(piece, what it leaves, blanks it leaves, what may then be lost) for each piece that
// takes the hardest letter, those without a blank first, until it says to stop.
template <class Go>
bool Cover::each_piece(const Letters& left, int blanks, const Lanes& budget, Go go) {
  const int hardest = left.hardest();
  for (int i = begin_[hardest]; i < begin_[hardest + 1]; ++i) {
    const Letters& letters = letters_in_use_[static_cast<std::size_t>(i)];
    if (!letters.within(left)) continue;
    const int piece = pieces_in_use_[static_cast<std::size_t>(i)];
    const Lanes rest = budget - costs_[static_cast<std::size_t>(piece)];
    if (!rest.negative() && !go(piece, left - letters, blanks, rest)) return false;
  }
  if (blanks == 0) return true;
  if (!by_letter_) index_by_letter();
  // A blank may be a letter harder than this one, so the piece may stand under any letter.
  for (const int i : with_[hardest]) {
    int missing[kMostBlanks];
    Letters letters = letters_in_use_[static_cast<std::size_t>(i)];
    const int count = letters.missing_in(left, blanks, missing);
    if (count == 0 || count > blanks) continue;
    const int piece = pieces_in_use_[static_cast<std::size_t>(i)];
    Lanes rest = budget - costs_[static_cast<std::size_t>(piece)];
    for (int k = 0; k < count; ++k) {
      letters = letters - Letters::one(missing[k]);
      rest = rest - as_blank_[missing[k]];
    }
    if (!rest.negative() && !go(piece, left - letters, blanks - count, rest)) return false;
  }
  return true;
}

bool Cover::search(const Letters& left, int blanks, int loss, const Lanes& given) {
  if (left.empty()) return true;
  if (tired()) return false;
  Fact& fact = facts_[(left.hash() + static_cast<std::uint64_t>(blanks)) & (kFacts - 1)];
  if (fact.epoch == epoch_ && fact.loss >= loss && fact.blanks == blanks && fact.letters == left) {
    return false;
  }
  Lanes budget = given;
  std::uint32_t version = version_;
  const std::int64_t begun = steps_;
  bool asked = learner_ == nullptr;
  bool found = false;
  Pushed pushed;
  const bool all_tried =
      loss < piece_loss_ ||
      each_piece(left, blanks, budget,
                 [&](int piece, const Letters& after, int blanks_after, const Lanes& rest) {
                   chosen_.push_back(piece);
                   found = search(after, blanks_after, loss - piece_loss_, rest);
                   if (found || gave_up_) return false;
                   chosen_.pop_back();
                   if (version != version_) {  // what was learned below may say no here too
                     version = version_;
                     budget = this->budget(left, blanks, loss);
                   }
                   if (!asked && steps_ - begun > kStepsBeforeAsking && !budget.negative()) {
                     asked = true;
                     if (learn(left, blanks, loss, budget)) return false;
                     pushed = Pushed(learner_);
                   }
                   return !budget.negative();
                 });
  if (found) return true;
  if (gave_up_) return false;
  const int hardest = left.hardest();
  if (all_tried && loss >= values_[hardest]) {
    const Lanes rest = budget - drop_[hardest];
    if (!rest.negative() &&
        search(left - Letters::one(hardest), blanks, loss - values_[hardest], rest)) {
      return true;
    }
    if (gave_up_) return false;
  }
  fact = {left, loss, epoch_, blanks};
  return false;
}

// Asks the linear program for these letters; true if it says no.
bool Cover::learn(const Letters& left, int blanks, int loss, const Lanes& budget) {
  constexpr double kRounding = 0.03;  // what whole prices may add to the bound
  within_.clear();
  for (const int piece : pieces_in_use_) {
    if (affordable(piece, left, blanks, budget)) within_.push_back(piece);
  }
  if (!learner_->below(left, blanks, value(left) - loss - kRounding, values_, pieces_, within_)) {
    return false;
  }
  const auto says_no = [&](const PriceList& prices) {
    std::int64_t bound = 0;
    std::int64_t blank = 0;
    for (int rank = 0; rank < kLetters; ++rank) {
      bound += std::int64_t{prices[rank]} * left.count(rank);
      blank = std::max<std::int64_t>(blank, prices[rank] - values_[rank] * kScale);
    }
    bound += blank * blanks;
    return bound < std::int64_t{value(left) - loss} * kScale;
  };
  PriceList prices = {};
  fair_prices(*learner_, pieces_in_use_, left, prices);
  if (says_no(prices)) {
    constexpr int kLearned = Lanes::kCount - kFirstOwnLane - 1;
    set_lane(kFirstOwnLane + 1 + learned_++ % kLearned, prices, pieces_in_use_);
    return true;
  }
  fair_prices(*learner_, within_, left, prices);  // fair to what is left: here, and nowhere else
  return says_no(prices);
}

}  // namespace scriptorium::text
