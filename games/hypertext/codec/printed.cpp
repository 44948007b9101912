#include <fmt/format.h>

#include <filesystem>
#include <variant>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "text/scripture/scripture.h"

// Words and phases as they are printed: HT-02, HT-03.
namespace scriptorium::hypertext {
namespace {

constexpr std::size_t kIndent = 5;  // behind the number

std::string said(std::string_view key, Language language, std::vector<std::string> arguments = {}) {
  return HypertextCodec::phrases().say(key, language, arguments);
}

// The verse, its words if there is a text to read them in, and the word behind it.
json::object verse_of(const Shelf& shelf, const Original& original, Language language) {
  const auto parsed = text::parse_reference(original.reference);
  const text::Reference& reference = std::get<text::Reference>(parsed);  // tests look it up
  json::object verse = {{"reference", text::write_reference(reference, language)},
                        {"original", original.word},
                        {"sound", original.sound},
                        {"strongs", original.number}};
  if (!std::filesystem::exists(shelf.share / text::Scripture::kFile)) return verse;
  const text::Translation translation =
      language == Language::kSpanish ? text::Translation::kRv1909 : text::Translation::kKjv;
  verse["scripture"] = text::Scripture::shared(shelf.share).text(reference, translation);
  verse["translation"] = text::translation_code(translation);
  return verse;
}

json::object printed(const Shelf& shelf, int number, Language language) {
  const WordList& list = WordList::get();
  const WordText& read = list.word(number);
  const Word& word = the_book().word(static_cast<Card>(number));
  const auto spoken = static_cast<std::size_t>(language);
  json::array text;
  for (std::string& line : list.text(number, language)) text.emplace_back(std::move(line));
  json::array trivia;
  for (const std::string& line : read.trivia[spoken]) trivia.emplace_back(line);
  return {{"id", list.slug(number)},
          {"number", number},
          {"title", list.title(number, language)},
          {"titles",
           {{"en", list.title(number, Language::kEnglish)},
            {"es", list.title(number, Language::kSpanish)}}},
          {"word_type", name_of(word.type)},
          {"rarity", name_of(word.rarity)},
          {"cost", static_cast<int>(word.rarity) - 1},
          {"lore", word.stat[0]},
          {"context", word.stat[1]},
          {"complexity", word.stat[2]},
          {"gloss", read.gloss[spoken]},
          {"text", std::move(text)},
          {"old", verse_of(shelf, read.old, language)},
          {"new", verse_of(shelf, read.now, language)},
          {"trivia", std::move(trivia)}};
}

// What a phase takes, out of `5 same`, `3 + 2 + 2`, `6 any`, `NAME VERB VERB NOUN NOUN`.
json::object takes(std::string_view cards) {
  json::array groups;
  json::array types;
  for (const std::string_view word : split(cards, ' ')) {
    if (word == "any") return {{"type", "any"}};
    if (const auto number = whole_number(word, 1, kMostRecorded)) groups.emplace_back(*number);
    for (const Type type : kAllTypes) {
      if (word == WordList::get().title_named(name_of(type), Language::kEnglish)) {
        types.emplace_back(name_of(type));
      }
    }
  }
  if (types.empty()) return {{"type", "groups"}, {"groups", std::move(groups)}};
  return {{"type", "types"}, {"types", std::move(types)}};
}

json::object printed_phase(int number, Language language) {
  const PhaseList& list = PhaseList::get();
  const Phase& phase = the_book().phase(number);
  return {{"id", list.slug(number)},
          {"number", number},
          {"title", list.title(number, language)},
          {"titles",
           {{"en", list.title(number, Language::kEnglish)},
            {"es", list.title(number, Language::kSpanish)}}},
          {"points", phase.points},
          {"size", phase.size},
          {"takes", takes(list.cards(number))}};
}

std::string text_of(const json::object& card, std::string_view field) {
  return std::string(card.at(field).as_string());
}

}  // namespace

json::array HypertextCodec::cards(const Shelf& shelf, Language language) {
  json::array cards;
  for (int number = 1; number < kCards; ++number) {
    cards.push_back(printed(shelf, number, language));
  }
  return cards;
}

// HT-03
json::object HypertextCodec::constants(Language language) {
  json::array phases;
  for (int number = 1; number <= kPhases; ++number) {
    phases.push_back(printed_phase(number, language));
  }
  return {{"phases", std::move(phases)}};
}

std::vector<Text> HypertextCodec::show_card(const json::object& card, Language language) {
  const WordList& list = WordList::get();
  const std::string indent(kIndent, ' ');
  std::vector<Text> lines;
  const auto add = [&](std::string text, std::size_t hang = 0) {
    lines.push_back(Text(indent + std::move(text)).hang(kIndent + hang));
  };
  lines.push_back(Text(fmt::format("{:>3}  ", card.at("number").to_number<int>()), Style::kLabel)
                      .add(text_of(card, "title"), Style::kHeading));
  add(fmt::format("{} · {} · {}", list.title_named(text_of(card, "word_type"), language),
                  list.title_named(text_of(card, "rarity"), language), text_of(card, "gloss")));
  add(said("printed.stats", language,
           {json::serialize(card.at("lore")), json::serialize(card.at("context")),
            json::serialize(card.at("complexity"))}));
  for (const json::value& line : card.at("text").as_array()) {
    const std::string text(line.as_string());
    add(text, text.starts_with("• ") ? 2 : 0);
  }
  for (const std::string_view which : {"old", "new"}) {
    const json::object& verse = card.at(which).as_object();
    add(fmt::format("{} · {} {}", text_of(verse, "reference"), text_of(verse, "original"),
                    text_of(verse, "sound")));
    if (verse.contains("scripture")) {
      add("  " + said("printed.scripture", language, {text_of(verse, "scripture")}), 2);
    }
  }
  for (const json::value& line : card.at("trivia").as_array()) {
    add("– " + std::string(line.as_string()), 2);
  }
  return lines;
}

}  // namespace scriptorium::hypertext
