#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "effects/language/compile.h"
#include "effects/language/nouns.h"

// The cards that the language and its texts are tried on: those of every game that is written in
// it, the sketches of games to come, and the examples of the reference page.
namespace scriptorium::effects {

struct SketchedGame {
  std::string id;
  std::string title;
  Nouns nouns;
  std::vector<Source> sources;
  CardSet set;
};

// Throws std::runtime_error with the first faults.
std::vector<SketchedGame> read_sketches(const std::filesystem::path& root);

struct Example {
  std::string section;  // "Verbs"
  std::string shown;    // "draw AMOUNT"
  std::string game;
  std::string effect;  // its lines, two blanks in front of the trigger
};
std::vector<Example> read_examples(const std::filesystem::path& root);

// A card with an effect and just what else a card of the game must have.
std::string card_with(const SketchedGame& game, int number, const std::string& title,
                      const std::string& effect);

std::string read_text(const std::filesystem::path& path);

// The lines of a card in its source, from its first line on.
std::string source_of(const SketchedGame& game, const Card& card);

}  // namespace scriptorium::effects
