#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "effects/program.h"

// The vocabulary of the language. The compiler reads lines by these tables, and the reference page
// is made from them.
namespace scriptorium::effects {

// What a verb leaves behind for the steps after it, and what it asks of its place.
enum VerbTrait : std::uint8_t {
  kLasts = 1,      // stands under `while in play` or has a duration
  kRules = 2,      // has lines below it
  kMakesThem = 4,  // its cards are `it` and `them` from now on
  kLooks = 8,      // its cards are those that `of them` and `the rest` speak of
  kCounts = 16,    // `that many`
};

// A line is `word shape`. In a shape, words in capitals are read as the README says of them, words
// in small letters stand as they are, and what is in brackets may be left out. A word with several
// shapes has a row for each; the first whose beginning fits is taken. What each part of a shape
// fills in the step:
//   AMOUNT, SIGNED, EACH  amount           CARDS    cards; the second time with_cards
//   PLACE, PILE           to               WHO      other
//   COUNTER, GROUP, STAT, ACT  noun        DURATION duration
//   CONDITION             condition and, as it needs them, amount, cards, who
struct VerbRow {
  Verb verb;
  std::string_view word;
  std::string_view shape;
  unsigned traits;
  std::string_view meaning;  // a line of English for the reference page
};
std::span<const VerbRow> verb_rows();
// The row of a verb (every verb has one, but for kNone).
const VerbRow& verb_row(Verb verb);

struct TriggerRow {
  Trigger trigger;
  std::string_view id;      // in the nouns file
  std::string_view phrase;  // on a card
  std::string_view meaning;
};
std::span<const TriggerRow> trigger_rows();

struct WhoRow {
  Who who;
  std::string_view phrase;
  std::string_view meaning;
};
std::span<const WhoRow> who_rows();

struct WhoseRow {
  Whose whose;
  std::string_view phrase;
  std::string_view meaning;
};
std::span<const WhoseRow> whose_rows();

struct DurationRow {
  Duration duration;
  std::string_view phrase;
  std::string_view meaning;
};
std::span<const DurationRow> duration_rows();

}  // namespace scriptorium::effects
