#pragma once

#include <functional>
#include <span>
#include <vector>

#include "text/arranger/pieces.h"

namespace scriptorium::text {

// The linear program behind the arranger: use each piece any number of times, fractions too, each
// letter at most as often as the rack has it, for the highest total worth. Its dual prices the
// letters so that no piece is worth more than its letters cost; the price of a rack is then a bound
// on what can be made of it, of this rack and of every other.
//
// At most 28 rows, so the inverse of the basis is kept whole. Floating point only finds prices; the
// proof is made with whole numbers elsewhere (cover.h).
class Prices {
 public:
  // By the simplex method from nothing. A blank may stand for a letter at the loss of its value.
  // `rack` may hold fractions.
  void solve(const double (&rack)[kLetters], double blanks, const int (&values)[kLetters],
             const Pieces& pieces, std::span<const int> allowed);

  // Prices for what is left of a rack that was solved, by the dual simplex method from there: a few
  // pivots. `allowed` are the pieces that `left` and the blanks can spell. Stops, and says true, as
  // soon as the bound is below `need`.
  bool below(const Letters& left, int blanks, double need, const int (&values)[kLetters],
             const Pieces& pieces, std::span<const int> allowed);
  // From now on start where below() ended, for parts of that rack; until pop().
  void push() { solved_.push_back(basis_); }
  void pop() { solved_.pop_back(); }

  // With very many pieces one call takes long. Once `enough` says so, calls end early: solve() with
  // prices that are not the best, below() with false. It must outlive the calls; null: never.
  void stop_when(const std::function<bool()>* enough) { enough_ = enough; }

  // The result of the last call; `bound` is for the rack of solve().
  double of(int rank) const { return price_[rank]; }
  double bound() const { return bound_; }  // for tests: nothing is proven by it

 private:
  static constexpr int kRows = kLetters + 1;
  static constexpr int kBlankRow = kLetters;
  static constexpr double kTiny = 1e-7;

  // A column of the program: a slack (no letter left over is needed), a blank that becomes a
  // letter, or a piece.
  struct Column {
    enum class Kind : signed char { kSlack, kBlank, kPiece } kind;
    int index;  // rank, rank, piece
  };
  struct Basis {
    double inverse[kRows][kRows];
    double price[kRows];
    Column column[kRows];
  };

  int row_of(int rank) const { return row_of_[rank]; }
  bool enough(std::size_t pieces) const {
    constexpr std::size_t kMany = 4096;  // fewer take no time
    return pieces > kMany && enough_ != nullptr && *enough_ && (*enough_)();
  }
  void column_times_inverse(const Basis& basis, const Pieces& pieces, Column column,
                            double (&out)[kRows]) const;
  void pivot(Basis& basis, int leaving, const double (&column)[kRows]) const;
  void spread_prices(const Basis& basis);
  bool fits(Column column, const Pieces& pieces, const Letters& left, int blanks) const;
  bool improve(Basis& basis, double (&have)[kRows], const Pieces& pieces,
               const int (&values)[kLetters]);

  const std::function<bool()>* enough_ = nullptr;
  int rows_ = 0;
  int letter_of_[kRows] = {};  // rank of a row; kBlankRow
  int row_of_[kRows] = {};     // −1: the rack lacks it
  ByRank<double> price_ = {};
  double bound_ = 0;
  std::vector<Basis> solved_;  // of racks, each part of the one before
  Basis basis_ = {};           // of the last call
  // Of below(): for each piece allowed, what its letters cost above its worth, and how that moves.
  std::vector<double> slack_;
  std::vector<double> move_;
  struct Offer {
    double gain;
    int piece;
  };
  std::vector<Offer> offers_;
};

}  // namespace scriptorium::text
