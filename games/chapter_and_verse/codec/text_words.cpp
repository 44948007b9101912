#include "games/chapter_and_verse/codec/text_words.h"

#include <algorithm>
#include <array>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/names.h"

namespace scriptorium::chapter_and_verse {
namespace {

// The colours that the source gives the themes (CV-01), and shapes as on the pages: a shield, a
// lozenge, a disc, a page, a triangle.
struct Sign {
  const char* shape;
  Style style;
};
constexpr std::array<Sign, kThemes> kSigns = {{{"▼", Style::kInkRed},
                                               {"◆", Style::kInkYellow},
                                               {"●", Style::kInkBlue},
                                               {"■", Style::kInkWhite},
                                               {"▲", Style::kInkBlack}}};

const Sign& sign_of(std::string_view theme) {
  const auto member = CardList::get().member_named(theme);
  const int which = member ? member->second : 1;
  return kSigns[static_cast<std::size_t>(which - 1)];
}

constexpr std::pair<std::string_view, char> kPlain[] = {
    {"á", 'a'}, {"é", 'e'}, {"í", 'i'}, {"ó", 'o'}, {"ú", 'u'}, {"ü", 'u'}, {"ñ", 'n'},
    {"Á", 'a'}, {"É", 'e'}, {"Í", 'i'}, {"Ó", 'o'}, {"Ú", 'u'}, {"Ü", 'u'}, {"Ñ", 'n'}};

constexpr std::string_view kBullet = "• ";

std::string times(std::string_view text, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

const CardText* card_of(std::string_view slug) {
  const std::optional<Kind> kind = CardList::get().kind_of(slug);
  return kind ? CardList::get().verse(*kind) : nullptr;
}

std::vector<std::string> printed_lines(const Reader& reader, std::string_view slug) {
  const std::optional<Kind> kind = CardList::get().kind_of(slug);
  if (!kind) return {};
  return CardList::get().text(*kind, reader.language);
}

}  // namespace

Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return say(ChapterAndVerseCodec::phrases(), key, reader.language, arguments);
}

Text seat_heading(const Reader& reader, int seat) {
  if (reader.is(seat)) return {phrase(reader, "text.you").plain(), Style::kStrong};
  return {reader.names.at(static_cast<std::size_t>(seat)), Style::kName};
}

int number(const json::value& value) { return value.to_number<int>(); }

std::string_view text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string())
                                                : std::string_view();
}

int number_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_number() ? number(*value) : 0;
}

const json::object& seat_in(const json::object& view, int seat) {
  return view.at("seats").as_array()[static_cast<std::size_t>(seat)].as_object();
}

bool is_asked(const Reader& reader, const AnyMatch& match) {
  return !reader.viewer.is_spectator() && match.actors().has(reader.viewer);
}

std::string title_of(const Reader& reader, std::string_view slug) {
  const CardText* card = card_of(slug);
  return card == nullptr ? std::string(slug) : card->title(reader.language);
}

Text verse_text(const Reader& reader, std::string_view slug) {
  if (slug.empty()) return phrase(reader, "tell.card");
  return {phrase(reader, "tell.verse", {Text(title_of(reader, slug))}).plain(), Style::kCard};
}

Text verses_text(const Reader& reader, const json::array& verses) {
  std::vector<Text> titles;
  for (const json::value& each : verses) {
    const json::object& card = each.as_object();
    Text title(title_of(reader, text_at(card, "verse")), Style::kCard);
    if (card.contains("set")) title.add(" ").add(phrase(reader, "text.set").plain(), Style::kDim);
    titles.push_back(title);
  }
  return join(titles, ", ");
}

Text icons_text(const Reader& reader, std::string_view slug) {
  const CardText* card = card_of(slug);
  if (card == nullptr) return {};
  std::vector<Text> parts;
  for (const auto& [theme, count] : card->icons) {
    const std::string_view name = CardList::get().theme(theme);
    parts.push_back(reader.drawing ? theme_sign(reader, name, count)
                                   : Text(theme_title(reader, name) + " " + std::to_string(count)));
  }
  return join(parts, reader.drawing ? " " : ", ");
}

int printed_cost(std::string_view slug) {
  const CardText* card = card_of(slug);
  return card == nullptr ? 0 : card->cost;
}

Text cost_text(const Reader& reader, std::string_view slug, std::optional<int> now) {
  const Text printed(std::to_string(printed_cost(slug)));
  if (!now || *now == printed_cost(slug)) return phrase(reader, "text.cost", {printed});
  return phrase(reader, "text.cost_now", {printed, Text(std::to_string(*now), Style::kStrong)});
}

std::string effect_text(const Reader& reader, std::string_view slug) {
  std::string text;
  for (const std::string& line : printed_lines(reader, slug))
    text += (text.empty() ? "" : " ") + line;
  return text;
}

std::string ability_text(const Reader& reader, std::string_view slug, int number) {
  const std::optional<Kind> kind = CardList::get().kind_of(slug);
  std::string text = kind ? CardList::get().ability_text(*kind, number, reader.language) : "";
  std::ranges::replace(text, '\n', ' ');
  return text;
}

std::vector<std::string> option_texts(const Reader& reader, std::string_view slug) {
  std::vector<std::string> options;
  for (const std::string& line : printed_lines(reader, slug)) {
    if (line.starts_with(kBullet)) options.push_back(line.substr(kBullet.size()));
  }
  return options;
}

Text theme_sign(const Reader& reader, std::string_view theme, int count) {
  if (!reader.drawing) return {};
  const Sign& sign = sign_of(theme);
  return {times(sign.shape, count), sign.style};
}

std::string theme_title(const Reader& reader, std::string_view theme) {
  return std::string(CardList::get().title_named(theme, reader.language));
}

Text theme_count(const Reader& reader, std::string_view theme, int count, bool bar) {
  Text text = theme_sign(reader, theme, bar ? std::min(count, kBookIcons) : 1);
  if (reader.drawing && bar) text.add(times("·", kBookIcons - count), Style::kDim);
  // The sign stays with its name where a line ends.
  if (reader.drawing) text.add("\u00a0");
  const Style style = count >= kBookIcons ? Style::kGood : Style::kPlain;
  text.add(theme_title(reader, theme)).add(reader.drawing ? "\u00a0" : " ");
  text.add(std::to_string(count), style);
  return text;
}

Text chapter_icons(const Reader& reader, const json::object& icons) {
  std::vector<std::pair<std::string, int>> counts;
  for (const auto& [theme, count] : icons) counts.emplace_back(theme, number(count));
  std::ranges::stable_sort(counts,
                           [](const auto& a, const auto& b) { return a.second > b.second; });
  std::vector<Text> parts;
  parts.reserve(counts.size());
  for (const auto& [theme, count] : counts) {
    parts.push_back(theme_count(reader, theme, count, parts.empty()));
  }
  return join(parts, reader.drawing ? "  " : ", ");
}

char seat_letter(int seat) { return static_cast<char>('A' + seat); }

std::string chapter_label(std::string_view name) {
  const std::optional<PileId> pile = pile_named(name);
  if (!pile || !is_chapter(*pile)) return {};
  return seat_letter(holder_of(*pile)) + std::string(name.substr(name.find('.') + 1));
}

Text pile_text(const Reader& reader, std::string_view name) {
  const std::optional<PileId> pile = pile_named(name);
  if (!pile || *pile == kHanded) return {};
  if (is_chapter(*pile)) return phrase(reader, "text.in.chapter", {Text(chapter_label(name))});
  const int seat = holder_of(*pile);
  const std::string key = "text.in." + std::string(name.substr(name.find('.') + 1));
  if (reader.is(seat)) return phrase(reader, key + ".you");
  return phrase(reader, key + ".other", {seat_heading(reader, seat)});
}

std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const char c = text.front();
    const auto* accented = std::ranges::find_if(
        kPlain, [&](const auto& each) { return text.starts_with(each.first); });
    if (accented != std::end(kPlain)) {
      out += accented->second;
      text.remove_prefix(2);
      continue;
    }
    text.remove_prefix(1);
    if (c >= 'A' && c <= 'Z') {
      out += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      out += c;
    } else if ((c == ' ' || c == '-') && !out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

bool means_title(std::string_view typed, std::string_view title) {
  const std::vector<std::string> wanted = words_of(folded(typed));
  const std::vector<std::string> words = words_of(folded(title));
  std::size_t at = 0;
  for (const std::string& word : wanted) {
    while (at < words.size() && !words[at].starts_with(word)) ++at;
    if (at++ >= words.size()) return false;
  }
  return !wanted.empty();
}

NamedVerse verse_named(std::string_view name) {
  const std::size_t at = std::min(name.find('@'), name.size());
  NamedVerse verse;
  verse.slug = name.substr(0, std::min(name.find('~'), at));
  if (at < name.size()) verse.pile = name.substr(at + 1);
  return verse;
}

std::string action_name(const json::object& card) {
  std::string name(text_at(card, "verse"));
  if (card.contains("owner")) name += "~" + std::to_string(number(card.at("owner")));
  return name;
}

}  // namespace scriptorium::chapter_and_verse
