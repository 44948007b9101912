#include <algorithm>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/text_read.h"

// Verses close up, and piles that all may look through.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::size_t kMostNamed = 8;  // titles of which one may be meant

Lines close_up(const Screen& screen, const AnyMatch& match, std::string_view slug) {
  for (const json::value& card : match.game().cards(screen.reader.language)) {
    if (card.at("id") != json::value(slug)) continue;
    return match.game().show_card(card.as_object(), screen.reader.language);
  }
  return {};
}

Lines chapter_close_up(const Screen& screen, const AnyMatch& match, std::string_view pile) {
  Lines lines;
  for (const json::value& seat : screen.view.at("seats").as_array()) {
    for (const json::value& each : seat.at("chapters").as_array()) {
      const json::object& chapter = each.as_object();
      if (text_at(chapter, "chapter") != pile) continue;
      lines.push_back(Text("  ")
                          .add(chapter_label(pile), Style::kLabel)
                          .add("  ")
                          .add(chapter_icons(screen.reader, chapter.at("icons").as_object())));
      for (const json::value& verse : chapter.at("verses").as_array()) {
        const std::string_view slug = text_at(verse.as_object(), "verse");
        for (Text& line : close_up(screen, match, slug)) lines.push_back(std::move(line));
      }
    }
  }
  return lines;
}

// All verses that there are; where several can be meant, the one that is typed whole, or none.
std::vector<std::string> slugs_titled(const Screen& screen, std::string_view typed) {
  const CardList& list = CardList::get();
  for (const bool whole : {true, false}) {
    std::vector<std::string> slugs;
    for (int kind = 1; kind <= list.kinds(); ++kind) {
      bool meant = false;
      for (const Language language : {screen.reader.language, Language::kEnglish}) {
        const std::string& title = list.title(kind, language);
        meant = meant || (whole ? folded(title) == folded(typed) : means_title(typed, title));
      }
      if (meant) slugs.emplace_back(list.slug(kind));
    }
    if (!slugs.empty()) return slugs;
  }
  return {};
}

Typed look(const Screen& screen, const AnyMatch& match, const std::string& typed,
           const std::vector<Offer>& all) {
  const Reader& reader = screen.reader;
  if (const auto wanted = whole_number(typed, 0, 999)) {
    for (const Offer& each : all) {
      if (each.label == typed && !each.slug.empty()) {
        return saying(close_up(screen, match, each.slug));
      }
    }
    if (reader.viewer.is_spectator()) return failing(mistyped(reader, "typed.look"));
    const Result<std::size_t> place = hand_place(screen, typed);
    if (!place) return failing(place.error());
    const json::array& hand = screen.own().at("hand").as_array();
    return saying(close_up(screen, match, text_at(hand[*place].as_object(), "verse")));
  }
  const std::optional<std::string> chapter = chapter_meant(screen, typed);
  if (chapter && *chapter != "new") return saying(chapter_close_up(screen, match, *chapter));
  const std::vector<std::string> slugs = slugs_titled(screen, typed);
  if (slugs.size() == 1) return saying(close_up(screen, match, slugs.front()));
  if (slugs.empty()) return failing(mistyped(reader, "typed.no_such_verse", {shorten(typed)}));
  std::vector<Text> titles;
  for (const std::string& slug : slugs) {
    if (titles.size() < kMostNamed) titles.emplace_back(title_of(reader, slug));
  }
  if (slugs.size() > kMostNamed) titles.emplace_back("…");
  return failing(mistyped(reader, "typed.which_verse", {shorten(typed), join(titles, ", ")}));
}

// A discard pile or an Outer Darkness, the top first; of everybody if nobody is named.
Typed pile(const Screen& screen, std::string_view noun, const std::string& whose) {
  const std::optional<int> seat = whose.empty() ? std::nullopt : seat_meant(screen.reader, whose);
  if (!whose.empty() && !seat) {
    return failing(mistyped(screen.reader, "typed.no_player", {shorten(whose)}));
  }
  Lines lines;
  for (const json::value& each : screen.view.at("seats").as_array()) {
    const int index = number(each.at("seat"));
    if (seat && *seat != index) continue;
    const json::array& verses = each.at(noun).as_array();
    const std::string key = "text.pile." + std::string(noun);
    Text line = Text("  ").hang(4).add(screen.by_seat(key, index));
    line.add(" ").add(verses.empty() ? screen.phrase("text.empty")
                                     : verses_text(screen.reader, verses));
    lines.push_back(line);
  }
  return saying(std::move(lines));
}

Text known_line(const Screen& screen, const json::object& known) {
  const int place = number_at(known, "place");
  return screen.phrase("text.known_at",
                       {Text(std::to_string(place + 1)), screen.verse(text_at(known, "verse"))});
}

// What the reader knows of their own deck: what they brought, and where they have seen verses go.
Typed deck(const Screen& screen) {
  Lines lines;
  if (const json::value* own = screen.view.if_contains("deck")) {
    lines.push_back(Text("  ").add(screen.phrase("text.own_deck").plain(), Style::kStrong));
    for (const json::value& each : own->as_array()) {
      const json::object& one = each.as_object();
      const std::string copies = std::to_string(number_at(one, "copies"));
      lines.push_back(
          Text("    " + copies + " ").add(title_of(screen.reader, text_at(one, "verse"))));
    }
  }
  for (const char* pile : {"deck", "blessings"}) {
    const json::object& there = screen.own().at(pile).as_object();
    const json::value* known = there.if_contains("known");
    if (known == nullptr) continue;
    lines.push_back(Text("  ").add(screen.phrase("text.known_in." + std::string(pile))));
    for (const json::value& each : known->as_array()) {
      lines.push_back(Text("    ").add(known_line(screen, each.as_object())));
    }
  }
  if (lines.empty()) lines.push_back(Text("  ").add(screen.phrase("text.deck_unknown")));
  return saying(std::move(lines));
}

}  // namespace

std::optional<Typed> read_look(const Screen& screen, const AnyMatch& match, const Words& words,
                               const std::vector<Offer>& all) {
  const Reader& reader = screen.reader;
  const std::string rest = words_from(words, 1);
  if (is_word(reader, words[0], "look")) {
    if (rest.empty()) return failing(mistyped(reader, "typed.look"));
    return look(screen, match, rest, all);
  }
  for (const char* noun : {"discard", "darkness"}) {
    if (is_word(reader, words[0], noun[2] == 's' ? "discards" : noun)) {
      return pile(screen, noun, rest);
    }
  }
  const bool own = rest.empty() && !reader.viewer.is_spectator();
  if (own && is_word(reader, words[0], "deck")) return deck(screen);
  return std::nullopt;
}

}  // namespace scriptorium::chapter_and_verse
