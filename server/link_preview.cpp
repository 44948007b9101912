#include "server/link_preview.h"

#include "server/hall/gathering.h"
#include "server/hall/json.h"
#include "server/hall/own_games.h"
#include "server_texts.h"
#include "table/lists.h"

namespace scriptorium::server {
namespace {

const Phrases& phrases() {
  static const Phrases all(kServerPhrases);
  return all;
}

// One table's head, in the language of whoever opened it.
struct About {
  json::object about;
  Language language;
  std::string title;  // of the game

  std::string say(const std::string& key, std::vector<std::string> given = {}) const {
    return phrases().say(key, language, given);
  }
  std::string count(const std::string& key, std::size_t number) const {
    return say(key + (number == 1 ? ".one" : ".many"), {std::to_string(number)});
  }
  std::size_t number(std::string_view name) const {
    const json::value* value = about.if_contains(name);
    return value != nullptr && value->is_int64() ? static_cast<std::size_t>(value->get_int64()) : 0;
  }
};

template <class F>
void each_seated(const About& table, F f) {
  const json::value* seated = table.about.if_contains("seated");
  if (seated == nullptr || !seated->is_array()) return;
  for (const json::value& each : seated->get_array()) {
    if (each.is_object()) f(each.get_object());
  }
}

// People by their names; computer players are counted.
std::string who(const About& table) {
  std::vector<std::string> names;
  std::size_t computers = 0;
  each_seated(table, [&](const json::object& seat) {
    const std::string name = text_in(seat, "name");
    if (name.empty()) {
      ++computers;
    } else {
      names.push_back(name);
    }
  });
  if (computers > 0) names.push_back(table.count("computers", computers));
  return listed(names, table.language);
}

// `Ada 12, Ben 9`
std::string result(const About& table) {
  const json::object* scores = object_in(table.about, "scores");
  const json::value* points = scores == nullptr ? nullptr : scores->if_contains("points");
  if (points == nullptr || !points->is_array()) return {};
  std::string all;
  each_seated(table, [&](const json::object& seat) {
    const auto number = static_cast<std::size_t>(seat.at("seat").as_int64());
    if (number >= points->get_array().size()) return;
    const std::string name = text_in(seat, "name");
    if (!all.empty()) all += ", ";
    all += (name.empty() ? table.say("computer") : name) + " " +
           json::serialize(points->get_array()[number]);
  });
  return all;
}

std::string title_of(const About& table, Stage stage) {
  if (stage == Stage::kGathering) {
    const std::string host = text_in(table.about, "host");
    if (host.empty()) return table.say("open_table", {table.title});
    return table.say("invites", {host, table.title});
  }
  const std::string people = who(table);
  if (people.empty()) return table.title;
  return table.say(stage == Stage::kOver ? "over" : "playing", {table.title, people});
}

std::string description_of(const About& table, Stage stage) {
  const std::string people = who(table);
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
  };
  if (stage == Stage::kOver) {
    if (const std::string points = result(table); !points.empty()) {
      add(table.say("result", {points}));
    }
    add(table.say("watch_again"));
  } else {
    if (stage == Stage::kGathering && !people.empty()) add(table.say("there", {people}));
    const std::size_t free = table.number("free");
    if (stage == Stage::kGathering && free > 0) add(table.count("free", free));
    if (stage == Stage::kPlaying) add(table.say("watch"));
    add(table.say("language"));
  }
  return text;
}

std::optional<TableId> table_in(std::string_view path) {
  for (const std::string_view page : {"/t/", "/g/"}) {
    if (path.starts_with(page)) return id_from(path.substr(page.size()));
  }
  return std::nullopt;
}

}  // namespace

PagePreview preview_of(const Registry& games, Storage& storage, std::string_view path,
                       Language reader) {
  const auto house = [&](const char* key) { return phrases().say(key, reader); };
  PagePreview preview = {house("house"), house("house.about"), "house", reader};
  const std::optional<TableId> table = table_in(path);
  if (!table) return preview;
  preview.by_link = true;
  const auto stored = storage.read(*table, kAllLines);  // its head alone
  if (!stored || !*stored) return preview;
  const Head& head = (**stored).head;
  About about = {listed_about(head), Language::kEnglish, {}};
  const AnyGame* const game = games.find(text_in(about.about, "game"));
  if (game == nullptr) return preview;
  if (text_in(about.about, "language") == "es") about.language = Language::kSpanish;
  about.title = game->title(about.language);
  preview.title = title_of(about, head.stage);
  preview.description = description_of(about, head.stage);
  preview.picture = game->id();
  preview.language = about.language;
  return preview;
}

}  // namespace scriptorium::server
