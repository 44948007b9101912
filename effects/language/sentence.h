#pragma once

#include <bitset>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "effects/language/cursor.h"
#include "effects/language/rows.h"
#include "effects/program.h"

namespace scriptorium::effects {

// What the steps so far have made it possible to speak of.
struct Known {
  bool them = false;            // it, them, its STAT
  bool them_looked_at = false;  // and these are the cards looked at
  bool looked = false;          // of them, the rest
  bool many = false;            // that many
  bool player = false;          // that player
  std::bitset<256> named;       // the named GROUP

  static Known everything() { return {true, true, true, true, true, std::bitset<256>().set()}; }
};

// What stands for N, W or C in a named ability.
struct Parameter {
  NamedAbility::Parameter kind = NamedAbility::Parameter::kNothing;
  int number = 0;
  std::uint8_t words = 0;
  std::uint16_t card = 0;
};

// What a line is read with.
struct Setting {
  const Nouns& nouns;
  Rows& rows;
  // The card with a title or a reference; refuses what there is not.
  const std::function<std::uint16_t(std::string_view)>& card_named;
  Parameter parameter = {};
  bool standing = false;  // under `while in play`
  Known known = {};
};

// One line of an effect, read by recursive descent: a function for each notion of the grammar in
// effects/README.md. All of them refuse what they cannot read, and what the rules of the language
// do not allow where they can tell.
class Sentence {
 public:
  Sentence(const Setting& setting, Cursor& words) : setting_(setting), words_(words) {}

  // The whole line: `[WHO:] VERB …`.
  Instruction step();

  Players who();
  Place pile();
  Place destination();
  Duration duration();
  Amount amount(int most);
  Amount signed_amount();
  Amount each();  // behind `for each`
  Cards cards(Verb verb);
  void condition(Instruction& step);

 private:
  const Nouns& nouns() const { return setting_.nouns; }
  void need(bool known, std::string_view word, std::string_view what) const;
  Who doer() const { return doer_.who; }

  bool begins(std::string_view shape) const;
  bool starts(std::string_view part, std::size_t ahead) const;
  void fill(Instruction& step, std::string_view part);
  std::uint8_t act(Verb verb);

  std::optional<Who> sees_who(std::size_t ahead = 0) const;
  void narrow(Players& players);
  void count_of(Players& players);
  Place said_pile(bool& whose_said);
  void belongs(Place& place, const Noun& pile, bool whose_said) const;

  std::optional<int> number_here() const;
  int number(int least, int most, std::string_view what);
  void for_each_behind(Amount& amount);
  void at_most(Amount& amount);
  Compare compare();
  std::uint16_t bound();
  void counter_of(Instruction& step, Who who);
  void more_than_an_opponent(Instruction& step);

  Cards some_cards(Verb verb);
  bool can_be_amount() const;
  Cards end_of_pile(Quantity quantity);
  void where(Cards& cards, Verb verb);
  Place home(Verb verb) const;
  Cards counted_cards();
  Filter filter();
  void members(Filter& filter);
  void add_member(Filter& filter, Filter::Member member) const;
  bool behind_filter(Filter& filter);
  void with_stat(Filter& filter, const Noun& stat);
  std::uint8_t word_list();
  void check_reach(const Cards& cards) const;

  const Setting& setting_;
  Cursor& words_;
  Players doer_ = {Who::kYou, Than::kAny, 0, 0};
};

// A list of words with commas between them, in small letters.
std::vector<std::string> read_word_list(Cursor& words);

// Whether whoever does a step sees the faces there.
bool sees_faces(const Nouns& nouns, const Place& place, Who doer);

}  // namespace scriptorium::effects
