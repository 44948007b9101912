#pragma once

#include <span>
#include <string>

#include "effects/language/compile.h"

// What the programs have in common that turn a game's cards into C++ in the build. All of it throws
// std::runtime_error that names the file, with the line where there is one.
namespace scriptorium::effects {

std::string read_file(const std::string& file);

struct Deck {
  Nouns nouns;
  CardSet set;  // every card's abilities one after the other
};
Deck make_deck(const Source& nouns, std::span<const Source> cards);
Deck read_deck(const std::string& nouns_file, std::span<const std::string> card_files);

const FieldValue& needed_field(const Nouns& nouns, const Card& card, const char* id);

// main() of such a program: writes build(arguments) into the last file named.
int write_built(int count, char** arguments, int wanted, const char* usage,
                std::string (*build)(char** arguments));

}  // namespace scriptorium::effects
