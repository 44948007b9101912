#include <fmt/format.h>

#include <array>
#include <map>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/decks.h"
#include "games/chapter_and_verse/codec/printed.h"

// A deck in the terminal: what it is made of, and what stands against it.
namespace scriptorium::chapter_and_verse {
namespace {

// What the verses of a deck come to, by copies.
struct Makeup {
  std::map<int, int> by_cost;
  std::array<int, kThemes + 1> icons = {};
  std::array<int, kThemes + 1> led = {};  // verses that have them
  std::map<text::Work, int> works;
  std::map<int, int> markers;
};

Makeup makeup_of(const json::object& deck) {
  Makeup all;
  for (const auto& [name, value] : deck) {
    const CardText& verse = *CardList::get().verse(*CardList::get().kind_of(name));
    const int copies = value.to_number<int>();
    all.by_cost[verse.cost] += copies;
    for (const auto& [theme, count] : verse.icons) {
      all.icons[static_cast<std::size_t>(theme)] += copies * count;
      all.led[static_cast<std::size_t>(theme)] += copies;
    }
    all.works[work_of(verse)] += copies;
    for (const int marker : verse.markers) all.markers[marker] += copies;
  }
  return all;
}

Text labelled(const std::string& label, std::size_t width) {
  return Text("  ").add(label, Style::kLabel).pad(width + 4);
}

// `Old Testament 12 · New Testament 20`
std::string listed(const std::vector<std::pair<std::string, int>>& parts) {
  std::string list;
  for (const auto& [name, count] : parts) {
    list += fmt::format("{}{} {}", list.empty() ? "" : " · ", name, count);
  }
  return list;
}

void show_curve(const Makeup& all, Language language, std::vector<Text>& lines) {
  const std::size_t width = scriptorium::columns(deck_words("printed.cost", language, {"0"}));
  for (const auto& [cost, copies] : all.by_cost) {
    std::string bar;
    for (int i = 0; i < std::min(copies, kDeckCap); ++i) bar += "●";
    lines.push_back(labelled(deck_words("printed.cost", language, {std::to_string(cost)}), width)
                        .add(fmt::format("{:>2} ", copies), Style::kStrong)
                        .add(bar, Style::kDim));
  }
}

void show_themes(const Makeup& all, Language language, std::vector<Text>& lines) {
  const CardList& cards = CardList::get();
  std::size_t width = 0;
  for (int theme = 1; theme <= kThemes; ++theme) {
    width = std::max(width, scriptorium::columns(cards.theme_title(theme, language)));
  }
  for (int theme = 1; theme <= kThemes; ++theme) {
    const auto at = static_cast<std::size_t>(theme);
    lines.push_back(
        labelled(std::string(cards.theme_title(theme, language)), width)
            .add(deck_words("deck.icons", language,
                            {std::to_string(all.icons[at]), std::to_string(all.led[at])})));
  }
}

void show_parts(const Makeup& all, Language language, std::vector<Text>& lines) {
  std::vector<std::pair<std::string, int>> works;
  for (const auto& [work, copies] : all.works) {
    works.emplace_back(deck_words("work." + std::string(work_name(work)), language), copies);
  }
  std::vector<std::pair<std::string, int>> markers;
  for (const auto& [marker, copies] : all.markers) {
    markers.emplace_back(
        CardList::get().member_title(static_cast<int>(Group::kMarker), marker, language), copies);
  }
  if (!works.empty()) lines.push_back(Text("  " + listed(works)).hang(4));
  if (!markers.empty()) lines.push_back(Text("  " + listed(markers)).hang(4));
}

void show_faults(const json::array& faults, Language language, std::vector<Text>& lines) {
  if (faults.empty()) lines.push_back(Text(deck_words("deck.playable", language), Style::kGood));
  for (const json::value& each : faults) {
    const json::object& fault = each.as_object();
    std::string where;
    if (const json::value* rule = fault.if_contains("rule")) where = rule->as_string();
    if (const json::value* line = fault.if_contains("line")) {
      where = deck_words("deck.line", language, {json::serialize(*line)});
    }
    Text text;
    if (!where.empty()) text.add(where + ": ", Style::kBad);
    lines.push_back(text.add(std::string(fault.at("message").as_string())).hang(2));
  }
}

}  // namespace

std::vector<Text> ChapterAndVerseCodec::show_deck(const json::object& answer, Language language) {
  const json::value* name = answer.if_contains("name");
  std::vector<Text> lines;
  lines.push_back(
      Text(name != nullptr ? std::string(name->as_string()) : deck_words("deck.unnamed", language),
           Style::kHeading)
          .add(" · " + deck_words("deck.size", language, {json::serialize(answer.at("size"))})));
  const Makeup all = makeup_of(answer.at("deck").as_object());
  show_curve(all, language, lines);
  show_themes(all, language, lines);
  show_parts(all, language, lines);
  show_faults(answer.at("faults").as_array(), language, lines);
  return lines;
}

}  // namespace scriptorium::chapter_and_verse
