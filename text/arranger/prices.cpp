#include "text/arranger/prices.h"

#include <algorithm>
#include <cmath>

namespace scriptorium::text {
namespace {

// Where prices equal values every piece is priced at its worth, and the dual method would turn in
// circles. A trace more for each piece, of each another trace, breaks the ties.
double trace(int piece) {
  const auto hash = static_cast<std::uint32_t>(piece) * 2654435761U;
  return 1e-4 + 1e-4 / 4294967296.0 * hash;
}

}  // namespace

void Prices::column_times_inverse(const Basis& basis, const Pieces& pieces, Column column,
                                  double (&out)[kRows]) const {
  std::fill_n(out, rows_, 0.0);
  const auto add = [&](int row, double times) {
    for (int i = 0; i < rows_; ++i) out[i] += times * basis.inverse[i][row];
  };
  switch (column.kind) {
    case Column::Kind::kSlack:
      return add(row_of(column.index), 1);
    case Column::Kind::kBlank:
      add(row_of(kBlankRow), 1);
      return add(row_of(column.index), -1);
    case Column::Kind::kPiece:
      for (const std::uint8_t rank : pieces.ranks(column.index)) add(row_of(rank), 1);
  }
}

void Prices::pivot(Basis& basis, int leaving, const double (&column)[kRows]) const {
  double* const pivot_row = basis.inverse[leaving];
  const double scale = 1 / column[leaving];
  for (int j = 0; j < rows_; ++j) pivot_row[j] *= scale;
  for (int i = 0; i < rows_; ++i) {
    if (i == leaving || column[i] == 0) continue;
    for (int j = 0; j < rows_; ++j) basis.inverse[i][j] -= column[i] * pivot_row[j];
  }
}

void Prices::spread_prices(const Basis& basis) {
  std::fill(std::begin(price_), std::end(price_), 0.0);
  for (int row = 0; row < rows_; ++row) price_[letter_of_[row]] = basis.price[row];
}

// Pivots while one of the offers, a slack or a blank improves the solution; whether any did.
bool Prices::improve(Basis& basis, double (&have)[kRows], const Pieces& pieces,
                     const int (&values)[kLetters]) {
  constexpr int kMostPivots = 400;  // never seen; a guard against turning in circles
  bool any = false;
  for (int pivots = 0; pivots < kMostPivots; ++pivots) {
    double gain = 10 * kTiny;
    Column entering = {Column::Kind::kSlack, -1};
    for (const Offer& offer : offers_) {
      const double now = pieces.worth(offer.piece) - pieces.price(offer.piece, price_);
      if (now > gain) gain = now, entering = {Column::Kind::kPiece, offer.piece};
    }
    for (int row = 0; row < rows_; ++row) {
      if (-basis.price[row] > gain) {
        gain = -basis.price[row];
        entering = {Column::Kind::kSlack, letter_of_[row]};
      }
    }
    for (int rank = 0; rank < kLetters && row_of(kBlankRow) >= 0; ++rank) {
      const double now = price_[rank] - values[rank] - price_[kBlankRow];
      if (now > gain) gain = now, entering = {Column::Kind::kBlank, rank};
    }
    if (entering.index < 0) return any;

    double column[kRows];
    column_times_inverse(basis, pieces, entering, column);
    int leaving = -1;
    double most = 1e18;
    for (int row = 0; row < rows_; ++row) {
      if (column[row] > kTiny && have[row] < most * column[row]) {
        most = have[row] / column[row];
        leaving = row;
      }
    }
    if (leaving < 0) return any;  // cannot be: every column uses up a letter
    for (int row = 0; row < rows_; ++row) have[row] -= most * column[row];
    have[leaving] = most;
    pivot(basis, leaving, column);
    for (int row = 0; row < rows_; ++row) basis.price[row] += gain * basis.inverse[leaving][row];
    basis.column[leaving] = entering;
    spread_prices(basis);
    any = true;
  }
  return any;
}

void Prices::solve(const double (&rack)[kLetters], double blanks, const int (&values)[kLetters],
                   const Pieces& pieces, std::span<const int> allowed) {
  rows_ = 0;
  const auto open_row = [&](int letter, bool open) {
    row_of_[letter] = open ? rows_ : -1;
    if (open) letter_of_[rows_++] = letter;
  };
  for (int rank = 0; rank < kLetters; ++rank) open_row(rank, rack[rank] > 0 || blanks > 0);
  open_row(kBlankRow, blanks > 0);

  Basis& basis = basis_;
  double have[kRows];
  for (int row = 0; row < rows_; ++row) {
    std::fill_n(basis.inverse[row], rows_, 0.0);
    basis.inverse[row][row] = 1;
    basis.price[row] = 0;
    basis.column[row] = {Column::Kind::kSlack, letter_of_[row]};
    // A trace more of each letter, of each another trace: ties would make pivots that gain nothing.
    have[row] = (letter_of_[row] == kBlankRow ? blanks : rack[letter_of_[row]]) +
                kTiny * (1 + 0.37 * (row * 7 % 11));
  }
  spread_prices(basis);
  constexpr std::size_t kOffers = 32;  // the best by today's prices; the rest wait
  constexpr int kMostRounds = 200;
  for (int round = 0; round < kMostRounds && !enough(allowed.size()); ++round) {
    offers_.clear();
    for (const int piece : allowed) {
      const double gain = pieces.worth(piece) - pieces.price(piece, price_);
      if (gain > 10 * kTiny) offers_.push_back({gain, piece});
    }
    const auto better = [](const Offer& a, const Offer& b) {
      return a.gain != b.gain ? a.gain > b.gain : a.piece < b.piece;
    };
    if (offers_.size() > kOffers) {
      std::nth_element(offers_.begin(), offers_.begin() + kOffers, offers_.end(), better);
      offers_.resize(kOffers);
    }
    std::sort(offers_.begin(), offers_.end(), better);
    if (!improve(basis, have, pieces, values)) break;
  }
  solved_.assign(1, basis);
  bound_ = blanks * price_[kBlankRow];
  for (int rank = 0; rank < kLetters; ++rank) bound_ += rack[rank] * price_[rank];
}

bool Prices::fits(Column column, const Pieces& pieces, const Letters& left, int blanks) const {
  if (column.kind != Column::Kind::kPiece) return true;
  int missing[2];
  return pieces.letters(column.index).missing_in(left, blanks, missing) <= blanks;
}

bool Prices::below(const Letters& left, int blanks, double need, const int (&values)[kLetters],
                   const Pieces& pieces, std::span<const int> allowed) {
  constexpr int kMostPivots = 60;
  Basis& basis = basis_ = solved_.back();
  double rack[kRows] = {};
  for (int row = 0; row < rows_; ++row) {
    rack[row] = letter_of_[row] == kBlankRow ? blanks : left.count(letter_of_[row]);
  }
  spread_prices(basis);
  move_.resize(allowed.size());
  slack_.resize(allowed.size());
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    const int piece = allowed[i];
    slack_[i] = pieces.price(piece, price_) - pieces.worth(piece) + trace(piece);
  }
  for (int pivots = 0; pivots < kMostPivots && !enough(allowed.size()); ++pivots) {
    double bound = 0;
    for (int row = 0; row < rows_; ++row) bound += basis.price[row] * rack[row];
    if (bound < need) return true;

    // What leaves: what is negative, or a piece that no longer fits.
    int leaving = -1;
    double sign = 1;
    double worst = 100 * kTiny;
    for (int row = 0; row < rows_; ++row) {
      double have = 0;
      for (int j = 0; j < rows_; ++j) have += basis.inverse[row][j] * rack[j];
      if (-have > worst) worst = -have, leaving = row, sign = -1;
      if (have > worst && !fits(basis.column[row], pieces, left, blanks)) {
        worst = have, leaving = row, sign = 1;
      }
    }
    if (leaving < 0) return false;  // solved, and the bound is not below

    // What enters: the price that first stops being fair when that row's prices move.
    ByRank<double> move = {};
    for (int row = 0; row < rows_; ++row) {
      move[letter_of_[row]] = sign * basis.inverse[leaving][row];
    }
    double least = 1e18;
    Column entering = {Column::Kind::kSlack, -1};
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      const double alpha = move_[i] = pieces.price(allowed[i], move);
      if (alpha > 100 * kTiny && slack_[i] < least * alpha) {
        least = slack_[i] / alpha;
        entering = {Column::Kind::kPiece, allowed[i]};
      }
    }
    for (int row = 0; row < rows_; ++row) {
      const double alpha = move[letter_of_[row]];
      const double slack = basis.price[row] + trace(-row);
      if (alpha > 100 * kTiny && slack < least * alpha) {
        least = slack / alpha;
        entering = {Column::Kind::kSlack, letter_of_[row]};
      }
    }
    for (int rank = 0; rank < kLetters && row_of(kBlankRow) >= 0; ++rank) {
      const double alpha = move[kBlankRow] - move[rank];
      const double slack = price_[kBlankRow] - price_[rank] + values[rank] + trace(rank);
      if (alpha > 100 * kTiny && slack < least * alpha) {
        least = slack / alpha;
        entering = {Column::Kind::kBlank, rank};
      }
    }
    if (entering.index < 0) return false;
    least = std::max(least, 0.0);
    for (std::size_t i = 0; i < allowed.size(); ++i) slack_[i] -= least * move_[i];
    double column[kRows];
    column_times_inverse(basis, pieces, entering, column);
    for (int row = 0; row < rows_; ++row) {
      basis.price[row] -= least * sign * basis.inverse[leaving][row];
    }
    pivot(basis, leaving, column);
    basis.column[leaving] = entering;
    spread_prices(basis);
  }
  return false;
}

}  // namespace scriptorium::text
