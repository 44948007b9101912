#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scriptorium {

// A line of a game's data/telling.txt, which says what events are called (docs/telling.md):
//
//   EVENT, EVENT if CONDITION and CONDITION: PHRASE by SEAT WORD(FIELD, FIELD) WORD(FIELD)
//   EVENT: -
//
// Of the lines of an event the first is taken whose conditions all hold; `-` says nothing. Where
// the sentence is `by` a seat, it is PHRASE.you to whoever has the seat and PHRASE.other to the
// rest, and its {0} is the seat's name; the words fill the gaps after it. A {FIELD} in a phrase or
// behind `=` stands for what the event says there. What follows a # is a remark.
//
// A condition is one of
//   FIELD          it is there: neither absent nor false nor an empty list
//   no FIELD       it is not
//   FIELD = VALUE  it is this word or number
//   FIELD is you   it is a seat of the reader's, or a list with one of them
//
// A field is one of the event; `action.type` is a field of a field, `before.step` one of the view
// that the reader had before. Which words there are: telling.h.
struct TellingLine {
  struct Condition {
    enum class Kind { kThere, kNotThere, kEqual, kYou };
    Kind kind = Kind::kThere;
    std::string field;
    std::string value = {};
  };
  struct Word {
    std::string name;
    std::vector<std::string> fields;
  };

  int number = 0;  // in its file
  std::vector<std::string> events;
  std::vector<Condition> conditions = {};
  std::string phrase = {};  // empty: nothing is said
  std::string by = {};      // empty: the sentence is the same for all
  std::vector<Word> words = {};
};

// Throws std::runtime_error with file, line and reason for what is no such line.
std::vector<TellingLine> read_telling(std::string_view file, std::string_view text);

// `what` with every {FIELD} replaced by what `value_of` says of the field.
template <class ValueOf>
std::string filled(std::string_view what, ValueOf value_of) {
  std::string out;
  while (!what.empty()) {
    const std::size_t open = what.find('{');
    const std::size_t close = what.find('}', open);
    if (open == what.npos || close == what.npos) return out.append(what);
    out.append(what.substr(0, open)).append(value_of(what.substr(open + 1, close - open - 1)));
    what.remove_prefix(close + 1);
  }
  return out;
}

}  // namespace scriptorium
