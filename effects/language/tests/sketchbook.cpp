#include "effects/language/tests/sketchbook.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "table/words.h"

namespace scriptorium::effects {
namespace {

namespace fs = std::filesystem;

struct Where {
  std::string_view id;
  std::string_view title;
  std::string_view nouns;
  std::string_view cards;
};
constexpr Where kGames[] = {
    {"chapter_and_verse", "Chapter and Verse", "games/chapter_and_verse/data/nouns.txt",
     "games/chapter_and_verse/data/first.cards"},
    {"the_word", "The Word", "effects/language/tests/sketches/the_word.nouns",
     "effects/language/tests/sketches/the_word.cards"},
    {"hypertext", "Hypertext", "games/hypertext/data/nouns.txt",
     "games/hypertext/data/tower.cards"},
};

[[noreturn]] void fail(const std::vector<Fault>& faults) {
  std::string all;
  for (const Fault& fault : faults) all += fault.text() + "\n";
  throw std::runtime_error(all);
}

}  // namespace

std::string read_text(const fs::path& path) {
  std::ifstream in(path);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<SketchedGame> read_sketches(const fs::path& root) {
  std::vector<SketchedGame> games;
  for (const Where& where : kGames) {
    SketchedGame game;
    game.id = where.id;
    game.title = where.title;
    NounsRead nouns = read_nouns(where.nouns, read_text(root / where.nouns));
    if (!nouns.nouns) fail(nouns.faults);
    game.nouns = *std::move(nouns.nouns);
    game.sources.push_back({std::string(where.cards), read_text(root / where.cards)});
    Compiled compiled = compile(game.nouns, game.sources);
    if (!compiled.set) fail(compiled.faults);
    game.set = *std::move(compiled.set);
    games.push_back(std::move(game));
  }
  return games;
}

std::vector<Example> read_examples(const fs::path& root) {
  std::vector<Example> examples;
  std::string section;
  const std::string text = read_text(root / "effects/language/tests/sketches/examples.txt");
  for (const std::string_view line : split(text, '\n')) {
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.starts_with("== ")) {
      section = line.substr(3);
    } else if (line.front() != ' ') {
      examples.push_back({section, std::string(line), "", ""});
    } else if (examples.empty()) {
      throw std::runtime_error("examples.txt: a line below nothing");
    } else if (examples.back().game.empty()) {
      examples.back().game = trim(line);
    } else {
      examples.back().effect += std::string(line.substr(2)) + "\n";
    }
  }
  return examples;
}

std::string card_with(const SketchedGame& game, int number, const std::string& title,
                      const std::string& effect) {
  std::string out =
      fmt::format("{} {} \"{}\"\n  spanish \"Ejemplo\"\n", game.nouns.card.id, number, title);
  for (const Field& field : game.nouns.fields) {
    if (field.is(Flag::kOptional)) continue;
    const Group* group = game.nouns.group(field.group);
    out += "  " + field.id + " ";
    if (group != nullptr) {
      out += group->members[0].id;
    } else if (field.type == Field::Type::kNumber) {
      out += std::to_string(field.low);
    } else if (field.type == Field::Type::kReference) {
      out += fmt::format("Luke 1:{}", number);
    } else {
      out += "\"x\"";
    }
    out += "\n";
  }
  return out + effect;
}

std::string source_of(const SketchedGame& game, const Card& card) {
  for (const Source& source : game.sources) {
    if (source.file != card.file) continue;
    std::string out;
    int number = 0;
    for (const std::string_view line : split(source.text, '\n')) {
      ++number;
      if (number < card.line) continue;
      if (number > card.line && !line.empty() && line.front() != ' ') break;
      if (!trim(line).empty()) out += std::string(line) + "\n";
    }
    return out;
  }
  return {};
}

}  // namespace scriptorium::effects
