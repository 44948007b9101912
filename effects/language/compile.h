#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language/nouns.h"
#include "effects/program.h"

// Cards as designers write them (effects/README.md) to rows.
namespace scriptorium::effects {

// What a card says for one of the game's fields.
struct FieldValue {
  struct Share {
    std::uint8_t member = 0;  // of the field's group
    std::uint8_t amount = 1;
    friend bool operator==(const Share&, const Share&) = default;
  };
  bool said = false;
  int number = 0;
  std::vector<Share> members;
  std::string text;  // a text, a reference
  friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

struct Card {
  int number = 0;
  std::string title;
  std::string spanish;
  std::vector<FieldValue> fields;        // one for each of Nouns::fields, in their order
  std::vector<std::uint16_t> abilities;  // rows of CardSet::abilities, in the card's order
  std::string file;
  int line = 0;
};

// All cards of a game. Equal rows are there once; row 0 of selections, amounts and word lists is
// empty. Rows name a card by its place in `cards`, from 1.
struct CardSet {
  std::vector<Card> cards;
  std::vector<Instruction> instructions;
  std::vector<Cards> selections;
  std::vector<Amount> amounts;
  std::vector<Ability> abilities;
  std::vector<std::vector<std::string>> word_lists;  // as written; a word is found in any case

  Program program() const { return {instructions, selections, amounts, abilities}; }
};

struct Source {
  std::string file;  // for messages
  std::string text;
};

struct Compiled {
  std::optional<CardSet> set;  // nothing if there are faults
  std::vector<Fault> faults;
};
Compiled compile(const Nouns& nouns, std::span<const Source> sources);

// The value a card has for a field; nullptr if the game has no such field.
const FieldValue* field_of(const Nouns& nouns, const Card& card, std::string_view id);

// What must hold of every set, beyond the types: rows that point into their tables, blocks within
// blocks, the caps of program.h. What is broken, or nullptr.
const char* audit(const CardSet& set);

// All of it as text, one row a line, for tests and for people who look for a fault.
std::string dump(const Nouns& nouns, const CardSet& set);

}  // namespace scriptorium::effects
