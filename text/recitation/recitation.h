#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "text/recitation/heading.h"
#include "text/recitation/spoken.h"

namespace scriptorium::text {

// How strictly a recitation is judged (CV-33). Case, punctuation, spacing and accents never count.
enum class Strictness {
  kExact,      // every word, in order, as written: no slip at all
  kLenient,    // nine words in ten: of n words, n / 10 slips in the verse, and n / 10 words added
  kFirstFive,  // the first five words (all, if there are fewer) without a slip; no more is asked,
               // and what is said after them does not count
};

enum class SlipKind {
  kMissed,     // a word of the verse that was not said
  kAdded,      // a word said that is not in the verse
  kDifferent,  // another word in place of one, or one misspelled
  kSwapped,    // two neighbouring words in the wrong order
};

// One slip, with its place in both texts. A missed word has an empty range in what was said, an
// added one in the verse: the place where it would stand.
struct Slip {
  SlipKind kind = SlipKind::kMissed;
  Range words;  // of the verse, counted from 0
  Range verse;  // bytes of the verse as it was given
  Range said;   // bytes of what was said
  friend bool operator==(const Slip&, const Slip&) = default;
};

enum class Outcome {
  kRight,
  kOpen,  // only while following: not right as it stands, but it can still become so
  kWrong,
  kTooLong,  // verse or recitation is beyond the bounds below; not judged, so not right either
};

struct Judgement {
  Outcome outcome = Outcome::kWrong;
  std::vector<Slip> slips;  // in order
};

// Where somebody is who is still speaking. What comes after `reached` is to come, not missed.
struct Progress {
  Outcome outcome = Outcome::kOpen;
  std::vector<Slip> slips;  // so far
  std::size_t reached = 0;  // words of the verse that are behind the speaker
  bool unfinished = false;  // the word after them has begun, rightly so far
};

// A verse, made ready to be recited.
//
// What is said is laid beside the verse so that there are as few slips as possible. Of several such
// ways the one counts that has, in this order: most words of the verse right; words that stand for
// each other most alike (a misspelling beside its word); the fewest runs of missed and of added
// words (a missed phrase is one piece); and, from the first word on, right before swapped before
// different before missed before added. So the slips are a function of the two texts.
//
// Spacing never counts: words are the same if their letters are, wherever the spaces stand ("for
// ever", "forever"). A hyphen between letters and an apostrophe do not end a word. Two words that
// should have been one, or one that should have been two, with one letter wrong, are one slip.
//
// `kLenient` counts the slips so found. With n words in the verse, at least n - n / 10 (rounded up:
// nine in ten) are right and in order: every slip but an added word costs one, a swap and a
// misspelling too. Added words are at most n / 10 besides, or a whole chapter would pass. A verse
// of fewer than ten words allows neither.
//
// A heading before the verse and one after it do not count, however strict one is: what is left
// when they are taken off, or not, is judged, and the best way to take them counts; of equally good
// ways the one that takes the least.
class Recitation {
 public:
  // For the verse, and for what is said. An answer takes some 50 microseconds for a verse of 90
  // words, at most some 20 milliseconds where both texts are at the bounds; that for every way to
  // take headings off.
  static constexpr std::size_t kMostBytes = 4096;
  static constexpr std::size_t kMostWords = 512;

  // The text is UTF-8; what is broken in it reads as letters that nobody can say.
  explicit Recitation(std::string_view verse, Heading heading = {});

  std::size_t words() const { return verse_.size(); }

  // What was said is all that will be.
  Judgement judge(std::string_view said, Strictness strictness) const;

  // More may come: the last word may be unfinished. The slips are those of the place in the verse
  // that takes the fewest, and of such places the furthest: before the first word in a heading
  // before the verse, behind the last in one after it. `kOpen` and `kWrong` say whether anyone who
  // went on rightly, from whatever place, would be judged right.
  Progress follow(std::string_view said, Strictness strictness) const;

 private:
  // Of what was said without headings.
  Judgement judge_part(const SpokenWords& said, Strictness strictness) const;
  Progress follow_part(const SpokenWords& said, Strictness strictness) const;

  SpokenWords verse_;
  Heading heading_;
  bool too_long_;
};

}  // namespace scriptorium::text
