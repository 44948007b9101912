#include "games/chapter_and_verse/codec/printed.h"

#include <fmt/format.h>

#include <filesystem>
#include <variant>

#include "games/chapter_and_verse/codec/codec.h"
#include "text/scripture/scripture.h"

// Verses as they are printed: CV-01.
namespace scriptorium::chapter_and_verse {

text::Work work_of(const CardText& verse) {
  const auto parsed = text::parse_reference(verse.reference);
  return text::work_of(std::get<text::Reference>(parsed).book);  // the build looked it up
}

std::string_view work_name(text::Work work) {
  switch (work) {
    case text::Work::kOldTestament:
      return "old_testament";
    case text::Work::kNewTestament:
      return "new_testament";
    case text::Work::kMormon:
      return "book_of_mormon";
    case text::Work::kCovenants:
      return "doctrine_and_covenants";
    case text::Work::kPearl:
      return "pearl_of_great_price";
  }
  return {};
}

namespace {

using Lines = std::vector<Text>;

constexpr std::size_t kIndent = 5;  // behind the number

std::string said(std::string_view key, Language language, std::vector<std::string> arguments = {}) {
  return ChapterAndVerseCodec::phrases().say(key, language, arguments);
}

// Where the scripture stands, and its words if there is a text to read them in.
void add_scripture(const Shelf& shelf, const CardText& verse, Language language,
                   json::object& card) {
  const auto parsed = text::parse_reference(verse.reference);
  const text::Reference& reference = std::get<text::Reference>(parsed);  // the build looked it up
  card["reference"] = text::write_reference(reference, language);
  card["work"] = work_name(text::work_of(reference.book));
  if (!std::filesystem::exists(shelf.share / text::Scripture::kFile)) return;
  const bool spanish = language == Language::kSpanish &&
                       text::Scripture::has(reference.book, text::Translation::kRv1909);
  const text::Translation translation =
      spanish ? text::Translation::kRv1909 : text::Translation::kKjv;
  card["scripture"] = text::Scripture::shared(shelf.share).text(reference, translation);
  card["translation"] = text::translation_code(translation);
}

json::object printed(const Shelf& shelf, int kind, Language language) {
  const CardList& list = CardList::get();
  const CardText& verse = *list.verse(kind);
  const Verse& known = the_book().verse(static_cast<Kind>(kind));
  json::object icons;
  for (const auto& [theme, count] : verse.icons) icons[list.theme(theme)] = count;
  json::array markers;
  for (const int marker : verse.markers) {
    markers.emplace_back(list.member(static_cast<int>(Group::kMarker), marker));
  }
  json::object card = {{"id", verse.slug},
                       {"number", verse.number},
                       {"title", verse.title(language)},
                       {"titles", {{"en", verse.titles[0]}, {"es", verse.titles[1]}}},
                       {"cost", verse.cost},
                       {"icons", std::move(icons)},
                       {"markers", std::move(markers)},
                       {"set", name_of(known.set)},
                       {"unique", known.unique},
                       {"quote", known.quote}};
  add_scripture(shelf, verse, language, card);
  json::array text;
  for (std::string& line : list.text(kind, language)) text.emplace_back(std::move(line));
  card["text"] = std::move(text);
  json::array abilities;
  for (std::string& each : list.ability_texts(kind, language)) abilities.emplace_back(each);
  card["abilities"] = std::move(abilities);
  json::object reminders;
  for (auto& [name, meaning] : list.reminders(kind, language)) reminders[name] = meaning;
  card["reminders"] = std::move(reminders);
  return card;
}

// "Cost 2 · Strength ●● · Faith ● · advanced game"
Text cost_line(const json::object& card, Language language) {
  const CardList& list = CardList::get();
  Text line(std::string(kIndent, ' '));
  line.add(said("printed.cost", language, {json::serialize(card.at("cost"))}));
  for (const auto& [theme, count] : card.at("icons").as_object()) {
    std::string dots;
    for (int i = 0; i < count.to_number<int>(); ++i) dots += "●";
    line.add(fmt::format(" · {} ", list.title_named(theme, language))).add(dots, Style::kStrong);
  }
  line.add(" · " + said("set." + std::string(card.at("set").as_string()), language));
  return line.hang(kIndent);
}

Text markers_line(const json::array& markers, Language language) {
  std::string names;
  for (const json::value& marker : markers) {
    names += names.empty() ? "" : ", ";
    names += CardList::get().title_named(marker.as_string(), language);
  }
  const std::string_view key = markers.size() == 1 ? "printed.marker" : "printed.markers";
  return Text(std::string(kIndent, ' ') + said(key, language, {names})).hang(kIndent);
}

}  // namespace

json::array ChapterAndVerseCodec::cards(const Shelf& shelf, Language language) {
  json::array cards;
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    cards.push_back(printed(shelf, kind, language));
  }
  return cards;
}

Lines ChapterAndVerseCodec::show_card(const json::object& card, Language language) {
  const std::string indent(kIndent, ' ');
  const auto text_of = [&](std::string_view field) {
    return std::string(card.at(field).as_string());
  };
  Lines lines;
  lines.push_back(Text(fmt::format("{:>3}  ", card.at("number").to_number<int>()), Style::kLabel)
                      .add(text_of("title"), Style::kHeading));
  lines.push_back(cost_line(card, language));
  const json::array& markers = card.at("markers").as_array();
  if (!markers.empty()) lines.push_back(markers_line(markers, language));
  lines.push_back(Text(indent + text_of("reference"))
                      .add(" · " + said("work." + text_of("work"), language), Style::kDim)
                      .hang(kIndent));
  if (card.contains("scripture")) {
    std::string words = text_of("scripture");
    // A verse may end within its sentence.
    if (words.ends_with(',') || words.ends_with(';') || words.ends_with(':')) words.pop_back();
    const std::string quoted = said("printed.scripture", language, {words});
    lines.push_back(Text(indent + "  " + quoted).hang(kIndent + 3));
  }
  for (const json::value& line : card.at("text").as_array()) {
    const std::string text(line.as_string());
    lines.push_back(Text(indent + text).hang(kIndent + (text.starts_with("• ") ? 2 : 0)));
  }
  if (!card.contains("reminders")) return lines;
  for (const auto& [name, meaning] : card.at("reminders").as_object()) {
    lines.push_back(
        Text(fmt::format("{}  {}: {}", indent, std::string_view(name), meaning.as_string().c_str()),
             Style::kDim)
            .hang(kIndent + 2));
  }
  return lines;
}

}  // namespace scriptorium::chapter_and_verse
