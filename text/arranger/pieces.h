#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "text/arranger/letters.h"

namespace scriptorium::text {

// A number for each letter, by rank. The places behind are for those who keep more rows, and one of
// them, always 0, for letters that are not there.
inline constexpr int kNoRank = 31;
template <class T>
using ByRank = T[kNoRank + 1];

// What arrangements are made of: multisets of letters that spell a word, each with its worth. Their
// letters are also kept one after the other, filled up to eights, for fast sums over prices.
class Pieces {
 public:
  void clear() {
    pieces_.clear();
    ranks_.clear();
  }
  int add(const Letters& letters, int worth) {
    const auto first = static_cast<std::uint32_t>(ranks_.size());
    for (int rank = 0; rank < kLetters; ++rank) {
      ranks_.insert(ranks_.end(), static_cast<std::size_t>(letters.count(rank)),
                    static_cast<std::uint8_t>(rank));
    }
    const auto length = static_cast<std::uint32_t>(ranks_.size()) - first;
    ranks_.resize(first + (length + 7) / 8 * 8, kNoRank);
    pieces_.push_back({letters, worth, first, length});
    return static_cast<int>(pieces_.size()) - 1;
  }

  int size() const { return static_cast<int>(pieces_.size()); }
  const Letters& letters(int piece) const { return at(piece).letters; }
  int worth(int piece) const { return at(piece).worth; }
  std::span<const std::uint8_t> ranks(int piece) const {
    return {ranks_.data() + at(piece).first, at(piece).length};
  }
  // What the piece's letters cost at these prices.
  template <class T>
  T price(int piece, const ByRank<T>& prices) const {
    const Piece& which = at(piece);
    const std::uint8_t* const first = ranks_.data() + which.first;
    T sum = eight(first, prices);
    for (std::uint32_t more = 8; more < which.length; more += 8) sum += eight(first + more, prices);
    return sum;
  }

 private:
  struct Piece {
    Letters letters;
    int worth;
    std::uint32_t first, length;  // in ranks_
  };
  const Piece& at(int piece) const { return pieces_[static_cast<std::size_t>(piece)]; }
  template <class T>
  static T eight(const std::uint8_t* rank, const ByRank<T>& prices) {
    return ((prices[rank[0]] + prices[rank[1]]) + (prices[rank[2]] + prices[rank[3]])) +
           ((prices[rank[4]] + prices[rank[5]]) + (prices[rank[6]] + prices[rank[7]]));
  }

  std::vector<Piece> pieces_;
  std::vector<std::uint8_t> ranks_;
};

}  // namespace scriptorium::text
