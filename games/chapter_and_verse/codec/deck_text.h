#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/chapter_and_verse/codec/decks.h"

// Decks as people share them: plain text, a verse a line.
namespace scriptorium::chapter_and_verse {

// `3 Be Still`, `3x Estad quietos` or a title alone, in either language. Blank lines and `# …` are
// skipped; `deck "Name"` names the deck, or else a first line `# Name`.
WrittenDeck read_deck_text(std::string_view text, Language language);
// As that is read again: by theme, cost and title, a blank line between themes.
std::string write_deck_text(const WrittenDeck& deck, Language language);

// The verses of a deck in that order.
std::vector<Kind> sorted_verses(const Copies& copies, Language language);
// {"be_still":3}, in that order.
json::object write_copies(const Copies& copies, Language language);

}  // namespace scriptorium::chapter_and_verse
