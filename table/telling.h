#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "table/telling_lines.h"
#include "table/text_table.h"

namespace scriptorium {

// An event that a reader hears of, and the view that the reader had before it.
struct Happening {
  const Reader& reader;
  const json::object& event;
  const json::object& before;
};

// How a game says what only it knows: the word `phase` in `phase(board)`.
struct OwnWord {
  std::string_view name;
  Text (*say)(const Happening& happening, const json::value& field);
  std::string_view before = {};  // the field of the view before that it looks at, if it does
};

// What the events of a game are called, as its data/telling.txt says it (telling_lines.h), with the
// sentences of its data/phrases.txt. The words of every game:
//
//   name(SEAT)  names(SEATS)   a name, or "you"; several
//   number(FIELD)
//   scores(POINTS)             what each seat has, in their order: "12 for Ada and 3 for you", by
//                              tell.points.you and .other, with the name and the points
//   card(CARD)                 the game's own word `card`; tell.card where the event does not say
//   which cards(CARDS, COUNT)        all of them; tell.cards where it only says how many
//   count(CARDS, COUNT)        tell.cards, however much it says
//   from(PILE)                 tell.pile.PILE.from; of a seat's own pile, `0.hand`,
//                              tell.pile.hand.from.you or .other, whose {0} is the seat's name, or
//                              .own, if the sentence has just named it; of
//                              a numbered one, `0.2`, tell.pile.number.from.you, {1} is the number
//   to(PILE)  under(PILE)  the(PILE)   likewise
//   all(PILES)                 each as by the()
//
// The browser says the same sentences by the same files (web/src/words/telling.ts).
class Telling {
 public:
  // Throws std::runtime_error with file, line and reason for what cannot be read, and for words
  // that neither every game nor this one has. The phrases must outlive it.
  Telling(std::string file, std::string_view text, const Phrases& phrases,
          std::vector<OwnWord> own);

  // Empty where nothing is said.
  Text tell(const Happening& happening) const;
  // The line that is taken for it; none if no line fits.
  const TellingLine* line_for(const Happening& happening) const;

  // Which fields of the view before must be known to tell an event of this type.
  std::vector<std::string> needs(std::string_view event) const;

  const std::string& file() const { return file_; }
  const std::vector<TellingLine>& lines() const { return lines_; }
  const Phrases& phrases() const { return phrases_; }
  const OwnWord* own(std::string_view name) const;

 private:
  std::string file_;
  std::vector<TellingLine> lines_;
  const Phrases& phrases_;
  std::vector<OwnWord> own_;
};

}  // namespace scriptorium
