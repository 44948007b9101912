#include "games/chapter_and_verse/book.h"

#include "chapter_and_verse_cards.h"

namespace scriptorium::chapter_and_verse {

const Book& the_book() {
  static constexpr Book kBook = {
      kVerses, {kInstructions, kSelections, kAmounts, kAbilities}, kMarkers, kReady, kHash};
  return kBook;
}

}  // namespace scriptorium::chapter_and_verse
