#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "cli/commands.h"
#include "server/hall/requests.h"
#include "table/referee.h"
#include "table/rulebook.h"

namespace scriptorium::cli {
namespace {

std::string english(const json::value& text) { return std::string(text.at("en").as_string()); }

}  // namespace

int games(const Context& context, const Arguments& arguments) {
  json::array list;
  for (const auto& game : context.registry.games()) {
    list.push_back(describe_game(*game));
    if (arguments.has("json")) continue;
    fmt::print("{:<24} {}, {} to {} seats\n", game->id(), game->title(Language::kEnglish),
               game->min_seats(), game->max_seats());
    for (const auto& [name, text] : game->player_texts()) {
      fmt::print("    player {:<22} {}\n", std::string(name), english(text));
    }
    for (const json::value& option : game->options()) {
      fmt::print("    {:<20} {:<8} default {}\n", std::string(option.at("name").as_string()),
                 std::string(option.at("rule").as_string()), json::serialize(option.at("default")));
      fmt::print("        {}\n", english(option.at("text")));
    }
  }
  if (arguments.has("json"))
    fmt::print("{}\n", json::serialize(json::object{{"games", std::move(list)}}));
  return 0;
}

int rules(const Context& context, const Arguments& arguments) {
  if (arguments.words().empty())
    return complain({"usage", "rules needs a game; see scriptorium games.", {}, {}});
  const std::string& id = arguments.words()[0];
  const std::filesystem::path path = context.shelf.share / "rules" / (id + ".md");
  std::ifstream file(path);
  if (!file && context.registry.find(id) != nullptr)
    return complain({"failed", path.string() + ": cannot be read", {}, {}});
  if (id.find('/') != std::string::npos || !file)
    return complain(unknown_game(context.registry, id));
  std::stringstream text;
  text << file.rdbuf();
  json::array list;
  for (const Rule& rule : read_rules(text.str())) {
    if (!arguments.has("json")) {
      fmt::print("{} {} {}\n", rule.id, rule.stated ? "S" : "R", rule.text);
      for (const std::string& test : rule.tests) fmt::print("        {}\n", test);
      continue;
    }
    json::array tests;
    for (const std::string& test : rule.tests) tests.emplace_back(test);
    list.push_back({{"id", rule.id},
                    {"text", rule.text},
                    {"stated", rule.stated},
                    {"tests", std::move(tests)}});
  }
  if (arguments.has("json"))
    fmt::print("{}\n", json::serialize(json::object{{"game", id}, {"rules", std::move(list)}}));
  return 0;
}

int schema(const Context& context, const Arguments&) {
  const Rooms rooms = {server::hall_requests(), server::hall_notes(), server::hall_pages(),
                       server::hall_parts()};
  fmt::print("{}", pretty(protocol_schema(context.registry, rooms)));
  return 0;
}

}  // namespace scriptorium::cli
