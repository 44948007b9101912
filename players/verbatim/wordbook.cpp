#include "players/verbatim/wordbook.h"

namespace scriptorium::verbatim {

text::Arranger::Values values_of(const Book& book) {
  text::Arranger::Values values = {};
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    if (kind != book.blank) values[book.card[kind].letter] = book.card[kind].value;
  }
  return values;
}

Wordbook::Wordbook(const Book& book, const std::vector<std::string>& atoms,
                   std::shared_ptr<const KnownWords> known,
                   std::shared_ptr<const Appraisal> appraised)
    : words(std::move(known)), appraisal(std::move(appraised)), arranger(atoms, values_of(book)) {}

text::Rack rack_of(const Book& book, const std::uint8_t (&hand)[kKinds]) {
  text::Rack rack;
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    if (kind == book.blank) {
      rack.blanks = hand[kind];
    } else {
      rack.letters[book.card[kind].letter] =
          static_cast<std::uint8_t>(rack.letters[book.card[kind].letter] + hand[kind]);
    }
  }
  return rack;
}

}  // namespace scriptorium::verbatim
