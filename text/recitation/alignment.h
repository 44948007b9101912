#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "text/recitation/recitation.h"

namespace scriptorium::text {

// How much a way to lay what was said beside the verse costs. Fewer slips come first, then fewer of
// them in the verse, that is, all but added words.
struct Cost {
  std::uint32_t packed = 0;  // slips * 2^16 + those in the verse: one number compares both

  std::uint32_t slips() const { return packed >> 16; }
  std::uint32_t in_verse() const { return packed & 0xFFFF; }
  std::uint32_t added() const { return slips() - in_verse(); }
};

// What was said laid beside the verse in every way at once. recitation.h says which way counts.
//
// A cell (v, s) stands for the first v words of the verse and the first s words said; its cost is
// that of the best way to lay these beside each other. A step from cell to cell is a slip, or a
// stretch of equal letters up to the next place where a word ends in both texts: that is why
// spacing does not count. Such places with the same letters between them lie on one diagonal, so a
// cell finds the one before it without looking for it.
class Alignment {
 public:
  struct Rules {
    std::uint32_t words = 0;         // of the verse that are asked for, from the first
    bool verse_may_go_on = false;    // words not reached are to come
    bool speaker_may_go_on = false;  // words said after those asked for do not count
  };
  // A way that what was said can end: at a cell, or on right letters from there to the middle of a
  // word.
  struct End {
    std::uint32_t cell = 0;
    Cost cost;
    std::uint32_t reached = 0;  // words of the verse
    std::uint32_t heard = 0;    // words said that count
    bool unfinished = false;    // on the way through the word after `reached`
  };

  Alignment(const SpokenWords& verse, const SpokenWords& said, Rules rules);

  // At least one: all asked for, or as far as the verse or the speaker may leave it.
  const std::vector<End>& ends() const { return ends_; }
  // The end with the fewest slips; of such, the furthest.
  const End& best_end() const;
  // The slips of the way that counts among all the best to this end.
  std::vector<Slip> slips_to(const End& end) const;

 private:
  static constexpr std::uint32_t kNoCell = UINT32_MAX;
  static constexpr std::uint32_t kAddedCost = 1u << 16;
  static constexpr std::uint32_t kSlipCost = kAddedCost + 1;  // of every slip in the verse
  static_assert(2 * Recitation::kMostWords < 1u << 16);

  // A step between cells. What stands first is preferred.
  enum class Step : std::uint32_t {
    kSame,
    kSwapped,
    kDifferent,
    kTwoOfVerse,  // as one word, with a letter wrong
    kTwoSaid,     // that should be one word, with a letter wrong
    kMissed,
    kAdded,
  };
  struct Count {
    std::uint32_t verse = 0, said = 0;
  };
  struct Said;
  class Chooser;

  std::uint32_t cell(std::uint32_t v, std::uint32_t s) const { return v * columns_ + s; }
  std::uint32_t diagonal(std::uint32_t v, std::uint32_t s) const;
  bool same_letters(std::uint32_t from, std::uint32_t v, std::uint32_t s) const;
  bool swapped(std::uint32_t v, std::uint32_t s) const;
  bool two_of_verse(std::uint32_t v, std::uint32_t s) const;
  bool two_said(std::uint32_t v, std::uint32_t s) const;
  void fill();
  void fill_row(std::uint32_t v, const Said& said);
  void put_on_diagonals(std::uint32_t v);
  void find_ends();
  void find_loose_ends();
  void end_on_letters(std::uint32_t from);
  void end_past_the_words(std::uint32_t from);
  static Count words_of(Step step);  // of a slip; equal stretches are as long as they are
  std::uint32_t next_equal(std::uint32_t v, std::uint32_t s) const;
  Slip slip(Step step, std::uint32_t v, std::uint32_t s) const;

  const SpokenWords& verse_;
  const SpokenWords& said_;
  Rules rules_;
  std::uint32_t columns_;
  std::unique_ptr<std::uint32_t[]> costs_;
  std::unique_ptr<std::uint32_t[]> same_from_;   // the cell that right letters lead from, if any
  std::vector<std::uint32_t> last_on_diagonal_;  // the latest cell so far
  std::vector<End> ends_;
};

}  // namespace scriptorium::text
