#include <algorithm>
#include <array>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/text_read.h"

// Verbs, verses, chapters and players as they are typed.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::array<std::string_view, 14> kVerbs = {
    "play", "freeplay", "skip",      "use",   "quote", "sacrifice", "close",
    "end",  "pass",     "challenge", "quick", "look",  "discards",  "darkness"};

// The places of all verses in hand that the words can mean; copies of one verse count once.
std::vector<std::size_t> places_titled(const Screen& screen, std::string_view typed) {
  const json::array& hand = screen.own().at("hand").as_array();
  for (const bool whole : {true, false}) {
    std::vector<std::size_t> places;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const std::string_view slug = text_at(hand[i].as_object(), "verse");
      const std::string name = action_name(hand[i].as_object());
      bool meant = false;
      for (const std::string& title : {title_of(screen.reader, slug), title_of({}, slug)}) {
        meant = meant || (whole ? folded(title) == folded(typed) : means_title(typed, title));
      }
      if (!meant || std::ranges::find(names, name) != names.end()) continue;
      names.push_back(name);
      places.push_back(i);
    }
    if (!places.empty()) return places;
  }
  return {};
}

Error no_such_verse(const Screen& screen, std::string_view typed) {
  const json::array& hand = screen.own().at("hand").as_array();
  Error error = mistyped(screen.reader, "typed.no_verse", {Text(shorten(typed))});
  std::vector<std::string> titles;
  std::vector<std::string> plain;
  for (const json::value& card : hand) {
    titles.push_back(title_of(screen.reader, text_at(card.as_object(), "verse")));
    plain.push_back(folded(titles.back()));
  }
  const std::vector<std::string_view> known(plain.begin(), plain.end());
  const std::string_view near = nearest(folded(typed), known);
  const auto found = std::ranges::find(plain, near);
  if (near.empty() || found == plain.end()) return error;
  const std::string& title = titles[static_cast<std::size_t>(found - plain.begin())];
  error.message +=
      " " + say(table_phrases(), "did_you_mean", screen.reader.language, {Text(title)}).plain();
  return error;
}

}  // namespace

Error mistyped(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return {"typed", phrase(reader, key, arguments).plain(), {}, {}};
}

std::string words_between(const Words& words, std::size_t first, std::size_t end) {
  std::string text;
  for (std::size_t i = first; i < std::min(end, words.size()); ++i) {
    text += (text.empty() ? "" : " ") + words[i];
  }
  return text;
}

std::string words_from(const Words& words, std::size_t first) {
  return words_between(words, first, words.size());
}

bool is_word(const Reader& reader, std::string_view typed, std::string_view key) {
  const std::string word = folded(typed);
  const Words known =
      typed_words(ChapterAndVerseCodec::phrases(), "type." + std::string(key), reader.language);
  return std::ranges::any_of(known, [&](const std::string& each) { return folded(each) == word; });
}

std::string_view verb_of(const Reader& reader, std::string_view typed) {
  for (const std::string_view verb : kVerbs) {
    if (is_word(reader, typed, verb)) return verb;
  }
  return {};
}

Result<std::size_t> hand_place(const Screen& screen, std::string_view typed,
                               const std::function<bool(std::size_t)>& fits) {
  const std::size_t size = screen.own().at("hand").as_array().size();
  if (const auto number = whole_number(trim(typed), 0, 999)) {
    if (*number >= 1 && static_cast<std::size_t>(*number) <= size) {
      return static_cast<std::size_t>(*number - 1);
    }
    return mistyped(screen.reader, size == 0 ? "typed.empty_hand" : "typed.no_number",
                    {Text(std::to_string(size))});
  }
  const std::vector<std::size_t> places = places_titled(screen, typed);
  if (fits && std::ranges::count_if(places, fits) == 1) {
    return *std::ranges::find_if(places, fits);
  }
  if (places.size() == 1) return places.front();
  if (places.empty()) return no_such_verse(screen, typed);
  std::vector<Text> titles;
  for (const std::size_t place : places) {
    const json::array& hand = screen.own().at("hand").as_array();
    const std::string title = title_of(screen.reader, text_at(hand[place].as_object(), "verse"));
    titles.emplace_back(std::to_string(place + 1) + " " + title);
  }
  return mistyped(screen.reader, "typed.which_verse", {shorten(typed), join(titles, ", ")});
}

Result<std::vector<std::size_t>> hand_places(const Screen& screen, std::string_view typed) {
  std::vector<std::string> parts;
  const Words words = words_of(typed);
  const auto is_number = [](const std::string& word) {
    return word.find_first_not_of("0123456789,") == std::string::npos;
  };
  if (std::ranges::all_of(words, is_number)) {
    std::string spaced(typed);
    std::ranges::replace(spaced, ',', ' ');
    parts = words_of(spaced);
  } else {
    for (const std::string_view part : split(typed, ',')) parts.emplace_back(trim(part));
  }
  std::vector<std::size_t> places;
  for (const std::string& part : parts) {
    const Result<std::size_t> place = hand_place(screen, part);
    if (!place) return place.error();
    // Named twice by its title, the next copy is meant.
    std::size_t meant = *place;
    const std::string name = hand_name(screen, meant);
    const bool by_title = !whole_number(part, 0, 999);
    const auto taken = [&] { return std::ranges::find(places, meant) != places.end(); };
    const std::size_t size = screen.own().at("hand").as_array().size();
    while (by_title && taken() && meant + 1 < size && hand_name(screen, meant + 1) == name) ++meant;
    if (taken()) return mistyped(screen.reader, "typed.twice", {Text(shorten(part))});
    places.push_back(meant);
  }
  std::ranges::sort(places);  // the order in which they are chosen
  return places;
}

std::string hand_name(const Screen& screen, std::size_t place) {
  return action_name(screen.own().at("hand").as_array()[place].as_object());
}

std::optional<std::string> chapter_meant(const Screen& screen, std::string_view typed) {
  if (is_word(screen.reader, typed, "new")) return "new";
  const std::string word = folded(typed);
  for (const json::value& seat : screen.view.at("seats").as_array()) {
    const bool own = screen.reader.is(number(seat.at("seat")));
    for (const json::value& each : seat.at("chapters").as_array()) {
      const std::string_view pile = text_at(each.as_object(), "chapter");
      const std::string label = folded(chapter_label(pile));
      if (word == label || (own && word == label.substr(1))) return std::string(pile);
    }
  }
  return std::nullopt;
}

std::optional<int> seat_meant(const Reader& reader, std::string_view typed) {
  const std::string word = folded(typed);
  for (int seat = 0; seat < static_cast<int>(reader.names.size()); ++seat) {
    const std::string name = folded(reader.names[static_cast<std::size_t>(seat)]);
    if (word == name || word == folded(std::string(1, seat_letter(seat)))) return seat;
    if (reader.is(seat) && is_word(reader, typed, "me")) return seat;
  }
  return std::nullopt;
}

}  // namespace scriptorium::chapter_and_verse
