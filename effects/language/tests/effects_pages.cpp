// effects_pages ROOT --write | --check: docs/sketches.md, every sketched card with its printed
// text, and docs/effects_reference.md, the effect language with an example for everything.
//
// --check fails if a page is not what the language says today.
#include <fmt/format.h>

#include <fstream>
#include <map>

#include "effects/language/forms.h"
#include "effects/language/say.h"
#include "effects/language/tests/sketchbook.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

namespace fs = std::filesystem;

// A text as a quotation: every line on its own.
std::string quotation(const std::string& text) {
  std::string out;
  for (const std::string_view line : split(text, '\n'))
    out += fmt::format("{}> {}", out.empty() ? "" : "\\\n", line);
  return out + "\n";
}

// As a cell of a table.
std::string cell(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|')
      out += "\\|";
    else if (c == '\n')
      out += "<br>";
    else
      out += c;
  }
  return out;
}

std::string code(const std::string& text) {
  std::string out;
  for (const std::string_view line : split(text, '\n')) {
    if (!line.empty()) out += fmt::format("    {}\n", line);
  }
  return out;
}

std::string fields_of(const SketchedGame& game, const Card& card) {
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : " · ") + text; };
  for (std::size_t i = 0; i < card.fields.size(); ++i) {
    const FieldValue& value = card.fields[i];
    const Field& field = game.nouns.fields[i];
    if (!value.said) continue;
    if (field.type == Field::Type::kNumber) {
      add(fmt::format("{} {}", field.id, value.number));
    } else if (!value.members.empty()) {
      std::string list;
      for (const FieldValue::Share& share : value.members) {
        const Noun* member = game.nouns.member(field.group, share.member);
        list += list.empty() ? "" : ", ";
        list += word(*member, "en.one");
        if (share.amount > 1) list += fmt::format(" {}", share.amount);
      }
      add(list);
    } else if (!value.text.empty()) {
      add(value.text);
    } else {
      add(field.id);
    }
  }
  return out;
}

std::string sketches(const std::vector<SketchedGame>& games) {
  std::string out =
      "# Sketched cards\n\nMade by build/release/tests/effects_pages from the cards' effects: what "
      "is "
      "printed "
      "on them, in English and in Spanish.\nAn indented block is the card as its designer wrote "
      "it.\n";
  for (const SketchedGame& game : games) {
    out += fmt::format("\n## {}\n", game.title);
    std::map<std::uint8_t, std::vector<std::string>> names;
    for (const Card& card : game.set.cards) {
      out += fmt::format("\n### {}. {} · {}\n\n{}\n\n", card.number, card.title, card.spanish,
                         fields_of(game, card));
      out += code(source_of(game, card)) + "\n";
      out += quotation(say(game.nouns, game.set, card, Language::kEnglish)) + "\n";
      out += quotation(say(game.nouns, game.set, card, Language::kSpanish));
      const auto english = say_reminders(game.nouns, game.set, card, Language::kEnglish);
      const auto spanish = say_reminders(game.nouns, game.set, card, Language::kSpanish);
      std::size_t at = 0;
      for (const std::uint16_t row : card.abilities) {
        const std::uint8_t keyword = game.set.abilities[row].keyword;
        if (keyword == 0) continue;
        if (names[keyword].empty()) names[keyword] = {english[at], spanish[at]};
        ++at;
      }
    }
    if (names.empty()) continue;
    out += "\n### What the names mean\n\n";
    for (const auto& [keyword, texts] : names) {
      for (const std::string& text : texts) out += fmt::format("- {}\n", text);
    }
  }
  return out;
}

// The ability of an example in both languages.
std::string shown(const SketchedGame& game, const Example& example) {
  std::vector<Source> sources = {{"example", card_with(game, 1, "Example", example.effect)}};
  Compiled compiled = compile(game.nouns, sources);
  if (!compiled.set)
    throw std::runtime_error(
        fmt::format("examples.txt, {}: {}", example.shown, compiled.faults[0].text()));
  const CardSet& set = *compiled.set;
  return quotation(say(game.nouns, set, set.cards[0], Language::kEnglish)) + "\n" +
         quotation(say(game.nouns, set, set.cards[0], Language::kSpanish));
}

template <class Rows>
std::string table(std::string_view heading, const Rows& rows) {
  std::string out = fmt::format("\n## {}\n\n| written | meaning |\n|---|---|\n", heading);
  for (const auto& row : rows)
    out += fmt::format("| `{}` | {} |\n", cell(row.phrase), cell(row.meaning));
  return out;
}

std::string reference(const std::vector<SketchedGame>& games,
                      const std::vector<Example>& examples) {
  std::string out =
      "# The effect language: reference\n\nMade by build/release/tests/effects_pages from the "
      "compiler's "
      "tables "
      "and effects/language/tests/sketches/examples.txt.\nThe grammar is in "
      "[effects/README.md](../effects/README.md); [sketches.md](sketches.md) has whole cards. "
      "Texts are what is printed on a card.\n";
  const auto one = [&](const Example& example, std::string_view meaning) {
    for (const SketchedGame& game : games) {
      if (game.id != example.game) continue;
      out += fmt::format("\n### `{}`\n\n{}{}{}\n{}", example.shown, meaning,
                         meaning.empty() ? "" : "\n\n", code(example.effect), shown(game, example));
    }
  };
  out += "\n## Verbs\n";
  for (const VerbRow& row : verb_rows()) {
    const std::string wanted =
        std::string(row.word) + (row.shape.empty() ? "" : " ") + std::string(row.shape);
    const auto found = std::find_if(examples.begin(), examples.end(), [&](const Example& each) {
      return each.section == "Verbs" && each.shown == wanted;
    });
    if (found == examples.end())
      throw std::runtime_error("examples.txt has no example of \"" + wanted + "\"");
    one(*found, row.meaning);
  }
  std::string section = "Verbs";
  for (const Example& example : examples) {
    if (example.section == "Verbs") continue;
    if (example.section != section) out += fmt::format("\n## {}\n", example.section);
    section = example.section;
    one(example, "");
  }
  out += table("When", trigger_rows()) + table("Who", who_rows()) + table("Whose", whose_rows()) +
         table("For how long", duration_rows());
  return out;
}

int run(const fs::path& root, bool write) {
  const std::vector<SketchedGame> games = read_sketches(root);
  const std::map<fs::path, std::string> pages = {
      {root / "docs/sketches.md", sketches(games)},
      {root / "docs/effects_reference.md", reference(games, read_examples(root))},
  };
  int faults = 0;
  for (const auto& [path, wanted] : pages) {
    if (write) {
      std::ofstream(path) << wanted;
    } else if (!fs::exists(path) || read_text(path) != wanted) {
      ++faults;
      fmt::print(stderr, "{} is out of date; run effects_pages --write\n",
                 path.filename().string());
    }
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scriptorium::effects

int main(int argc, char** argv) {
  const std::string_view mode = argc == 3 ? argv[2] : "";
  if (mode != "--write" && mode != "--check") {
    fmt::print(stderr, "usage: effects_pages ROOT --write | --check\n");
    return 2;
  }
  try {
    return scriptorium::effects::run(argv[1], mode == "--write");
  } catch (const std::exception& fault) {
    fmt::print(stderr, "effects_pages: {}\n", fault.what());
    return 1;
  }
}
