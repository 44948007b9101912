#include "effects/language/tests/sketchbook.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "table/words.h"

namespace scriptorium::effects {
namespace {

namespace fs = std::filesystem;

// The files of a folder that end so, in the order of their names.
std::vector<std::string> files_in(const fs::path& root, const std::string& folder,
                                  std::string_view ending) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(root / folder)) {
    if (entry.path().extension() != ending) continue;
    files.push_back(folder + entry.path().filename().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

struct Where {
  std::string id;
  std::string nouns;  // files, from the root on
  std::vector<std::string> cards;
};

// Every game whose cards are written in the language, and the sketches of those to come; by id.
std::vector<Where> all_games(const fs::path& root) {
  std::map<std::string, Where> found;
  for (const fs::directory_entry& room : fs::directory_iterator(root / "games")) {
    const std::string id = room.path().filename();
    const std::string data = "games/" + id + "/data/";
    if (!fs::exists(root / data / "nouns.txt")) continue;
    found[id] = {id, data + "nouns.txt", files_in(root, data, ".cards")};
  }
  const std::string sketches = "effects/language/tests/sketches/";
  for (const std::string& nouns : files_in(root, sketches, ".nouns")) {
    const std::string id = fs::path(nouns).stem();
    found.emplace(id, Where{id, nouns, {sketches + id + ".cards"}});
  }
  std::vector<Where> all;
  for (auto& [id, where] : found) all.push_back(std::move(where));
  return all;
}

// `the_word` is The Word.
std::string title_of(std::string_view id) {
  std::string title;
  for (const std::string_view word : split(id, '_')) {
    if (!title.empty()) title += ' ';
    title += word;
    char& initial = title[title.size() - word.size()];
    if (word != "and") initial = static_cast<char>(std::toupper(initial));
  }
  return title;
}

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
  for (const Where& where : all_games(root)) {
    SketchedGame game;
    game.id = where.id;
    game.title = title_of(where.id);
    NounsRead nouns = read_nouns(where.nouns, read_text(root / where.nouns));
    if (!nouns.nouns) fail(nouns.faults);
    game.nouns = *std::move(nouns.nouns);
    for (const std::string& cards : where.cards) {
      game.sources.push_back({cards, read_text(root / cards)});
    }
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
