#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/recitation/spoken.h"

namespace scriptorium::text {

// Something that is said in one of several ways, part by part: "John" or "Juan", then perhaps
// "chapter", then "3", ... An empty way means that the part may be left out.
struct Phrase {
  std::vector<std::vector<std::string>> parts;
};

// What may be said before a verse and after it, and does not count (CV-33): its title and its
// reference. On either side each is said at most once, in any order.
//
// As in the verse, equal letters match wherever the words end. Only between digits do the words of
// both texts have to end at the same places: "John 3:16" is neither 31:6 nor 316.
class Heading {
 public:
  Heading() = default;
  explicit Heading(std::vector<Phrase> phrases);

  struct Before {
    std::vector<std::uint32_t> ends;  // words: where a heading ends that the text begins with
    bool unfinished = false;          // the text is on the way through one, rightly so far
  };
  Before before(const SpokenWords& said) const { return from(said, 0); }

  struct After {
    std::vector<std::uint32_t> begins;      // words: from there on the text is a heading,
    std::vector<std::uint32_t> unfinished;  // or is on the way through one
  };
  After after(const SpokenWords& said) const;

 private:
  class Listener;

  Before from(const SpokenWords& said, std::uint32_t word) const;

  std::vector<Phrase> phrases_;  // their letters
  std::size_t longest_ = 0;      // all of it, in letters
};

}  // namespace scriptorium::text
