#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace scriptorium::cli {
namespace {

using Places = std::vector<std::size_t>;  // in the list of cards

std::string text_of(const json::value& card, std::string_view field) {
  return std::string(card.at(field).as_string());
}

// As people may type it: without capitals and accents, words apart by one blank.
std::string folded(std::string_view name) {
  std::string out;
  while (!name.empty()) {
    const char32_t c = text::take_character(name);
    if (const std::optional<char> letter = text::plain_small_letter(c)) {
      out += *letter;
    } else if ((c >= U'0' && c <= U'9') || c == U'*') {  // e* is another card than e
      out += static_cast<char>(c);
    } else if (!text::is_combining(c) && !out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

// All that a card is called: its title, that in the other language if it has one, its id.
std::vector<std::string> names_of(const json::value& card) {
  std::vector<std::string> names = {folded(text_of(card, "title"))};
  if (const json::value* titles = card.as_object().if_contains("titles")) {
    for (const auto& [language, title] : titles->as_object()) {
      names.push_back(folded(title.as_string()));
    }
  }
  names.push_back(folded(text_of(card, "id")));
  return names;
}

// The card of that id, else those of that name.
Places called(const json::array& cards, std::string_view typed) {
  const std::string name = folded(typed);
  Places places;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (text_of(cards[i], "id") == typed) return {i};
    const std::vector<std::string> names = names_of(cards[i]);
    const bool is = !name.empty() && std::ranges::find(names, name) != names.end();
    if (is) places.push_back(i);
  }
  return places;
}

// Those called so; if there are none, those with these words in a name.
Places find(const json::array& cards, std::string_view typed) {
  Places places = called(cards, typed);
  const std::string words = " " + folded(typed) + " ";
  if (!places.empty() || words == "  ") return places;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::vector<std::string> names = names_of(cards[i]);
    const bool has = std::ranges::any_of(names, [&](const std::string& name) {
      return (" " + name + " ").find(words) != std::string::npos;
    });
    if (has) places.push_back(i);
  }
  return places;
}

// The title of the card with the nearest name, or, if none is near, with the nearest word in one.
std::string nearest_title(const json::array& cards, std::string_view typed) {
  constexpr std::size_t kShortest = 4;  // a shorter word is near to everything
  const std::string name = folded(typed);
  std::string title;
  const auto look = [&](const std::vector<std::pair<std::string, std::string>>& titles) {
    std::vector<std::string_view> known;
    for (const auto& [each, of] : titles) known.push_back(each);
    const std::string_view near = nearest(name, known);
    if (near.empty() || !title.empty()) return;
    title = titles[static_cast<std::size_t>(std::ranges::find(known, near) - known.begin())].second;
  };
  std::vector<std::pair<std::string, std::string>> whole;
  std::vector<std::pair<std::string, std::string>> parts;
  for (const json::value& card : cards) {
    for (const std::string& each : names_of(card)) {
      whole.emplace_back(each, text_of(card, "title"));
      for (std::string& word : words_of(each)) {
        if (word.size() >= kShortest) parts.emplace_back(std::move(word), text_of(card, "title"));
      }
    }
  }
  look(whole);
  if (name.size() >= kShortest) look(parts);
  return title;
}

Error unknown_card(const AnyGame& game, const json::array& cards, const std::string& typed,
                   Language language) {
  std::string message = cli_phrases().say(
      "cards.unknown", language, std::vector<std::string>{shorten(typed), game.title(language)});
  if (const std::string near = nearest_title(cards, typed); !near.empty()) {
    message += " " + table_phrases().say("did_you_mean", language, std::vector<std::string>{near});
  }
  return {"usage", std::move(message), {}, {}};
}

// The words are one name, typed without quotation marks, or each is a name.
Result<json::array> named(const AnyGame& game, json::array cards,
                          std::span<const std::string> words, Language language) {
  if (words.empty()) return cards;
  std::string together;
  for (const std::string& word : words) together += (together.empty() ? "" : " ") + word;
  const bool all_ids = std::ranges::all_of(words, [&](const std::string& word) {
    return std::ranges::any_of(cards,
                               [&](const auto& card) { return text_of(card, "id") == word; });
  });
  Places places = all_ids ? Places() : find(cards, together);
  if (places.empty()) {
    const bool several = std::ranges::any_of(
        words, [&](const std::string& word) { return !called(cards, word).empty(); });
    for (const std::string& word : words) {
      const Places some = find(cards, word);
      if (some.empty()) return unknown_card(game, cards, several ? word : together, language);
      places.insert(places.end(), some.begin(), some.end());
    }
  }
  std::ranges::sort(places);
  places.erase(std::ranges::unique(places).begin(), places.end());
  json::array chosen;
  for (const std::size_t place : places) chosen.push_back(cards[place]);
  return chosen;
}

void print(const AnyGame& game, const json::array& cards, Language language, bool reminders) {
  const Terminal terminal(Color::kAuto);
  bool apart = false;  // cards of several lines have an empty one between them
  for (const json::value& each : cards) {
    json::object card = each.as_object();
    if (!reminders) card.erase("reminders");
    const std::vector<Text> lines = game.show_card(card, language);
    if (apart) terminal.print(Text());
    apart = lines.size() > 1;
    terminal.print(lines);
  }
}

}  // namespace

int cards(const Context& context, const Arguments& arguments) {
  const Language language = arguments.language();
  if (arguments.words().empty()) {
    return complain({"usage", cli_phrases().say("cards.needed", language), {}, {}});
  }
  const AnyGame* game = context.registry.find(arguments.words()[0]);
  if (game == nullptr) return complain(unknown_game(context.registry, arguments.words()[0]));
  const Result<json::array> chosen =
      named(*game, game->cards(language), std::span(arguments.words()).subspan(1), language);
  if (!chosen) return complain(chosen.error());
  if (arguments.has("json")) {
    const json::object all = {{"game", game->id()}, {"cards", *chosen}};
    fmt::print("{}\n", json::serialize(all));
  } else if (chosen->empty()) {
    fmt::print("{}\n", cli_phrases().say("cards.none", language,
                                         std::vector<std::string>{game->title(language)}));
  } else {
    print(*game, *chosen, language, arguments.has("reminders"));
  }
  return 0;
}

}  // namespace scriptorium::cli
