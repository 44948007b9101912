#pragma once

#include <array>
#include <span>
#include <vector>

#include "text/arranger/cover.h"

namespace scriptorium::text {

// Lays pieces out of a rack for the least loss (cover.h says what that is), blanks included: tries
// small losses first, until one is found and every smaller one proven impossible.
class Solver {
 public:
  Solver(const Pieces& pieces, const int (&values)[kLetters], int piece_loss);

  // Prepares price lists that serve every rack: for racks that are short of what words want, each
  // in another way. Worth it where one set of pieces serves many racks.
  void price_archetypes();
  // For pieces that have changed, and no archetypes.
  void renew();

  // Looks for a loss of `least` to `most`; the caller knows that less is impossible. Says whether
  // one was found. Where a word costs nothing something is always found, however little patience
  // there is, if `most` is all that there is to lose.
  bool solve(const Letters& rack, int blanks, int least, int most, const Patience& patience);

  // What was found.
  int loss() const { return high_; }
  std::span<const int> pieces() const { return best_pieces_; }
  // Every loss below this one is impossible.
  int proven() const { return low_; }

 private:
  void order_pieces();
  void collect_fitting();
  void lay_anything();
  void try_without_prices(std::int64_t most_steps);
  void solve_prices();
  void use_affordable(int loss);
  Cover::Answer try_loss(int loss);
  void climb(int most);
  void close_in();
  Cover::Answer find(int loss, std::int64_t most_steps, Prices* learner);

  const Pieces& pieces_;
  int values_[kLetters];
  Cover cover_;
  Prices prices_;
  std::vector<int> order_;  // all pieces, by hardest letter, the most sparing first
  bool archetypes_ = false;

  Letters rack_;
  int blanks_ = 0;
  std::vector<int> fitting_;
  std::vector<int> in_use_;
  int low_ = 0;
  int high_ = 0;
  int level_ = -1;  // the loss that the pieces in use were chosen for
  std::int64_t most_steps_ = 0;
  std::vector<int> best_pieces_;
};

}  // namespace scriptorium::text
