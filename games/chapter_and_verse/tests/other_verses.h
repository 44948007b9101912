#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "games/chapter_and_verse/book.h"

namespace scriptorium::chapter_and_verse {

// A verse, and what it does in the effect language, as it stands below a card.
struct OtherEffect {
  std::string_view verse;
  std::string_view written;
};

// A book with other effects: verses keep name, cost and icons; those named do what is written here,
// all others nothing. For rules that no verse of the sets comes to yet.
std::shared_ptr<const Book> book_with(const std::vector<OtherEffect>& others);

// Plays a scenario (docs/scenarios.md; its first line is the title) in a game with such a book.
void expect_with(const std::vector<OtherEffect>& others, std::string_view scenario);

}  // namespace scriptorium::chapter_and_verse
