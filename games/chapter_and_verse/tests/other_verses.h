#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>
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

// Copies by slug: {{"be_still", 3}}.
Deck deck_of(std::initializer_list<std::pair<std::string_view, int>> copies);
// The same book with this as its only ready deck.
std::shared_ptr<const Book> with_deck(const Book& book, const Deck& deck);

// Plays a scenario (docs/scenarios.md; its first line is the title) in a game with such a book.
void expect_with(const std::vector<OtherEffect>& others, std::string_view scenario);

}  // namespace scriptorium::chapter_and_verse
