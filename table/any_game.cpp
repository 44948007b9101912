#include "table/any_game.h"

#include <fmt/format.h>

#include <charconv>

#include "lab/crew.h"

namespace scriptorium {

const AnyGame* Registry::find(std::string_view id) const {
  for (const auto& game : games_) {
    if (game->id() == id) return game.get();
  }
  return nullptr;
}

std::vector<std::string_view> Registry::ids() const {
  std::vector<std::string_view> ids;
  for (const auto& game : games_) ids.push_back(game->id());
  return ids;
}

json::object AnyMatch::view(Viewer viewer) const {
  const auto write = [&](written::Object out) { write_view(std::move(out), viewer); };
  return std::move(json::parse(written::object_text(write)).get_object());
}

json::array AnyMatch::events(Viewer viewer, std::uint32_t since) const {
  const auto write = [&](written::Array out) { write_events(std::move(out), viewer, since); };
  return std::move(json::parse(written::array_text(write)).get_array());
}

Result<json::array> AnyMatch::legal(Actor actor, const json::array& after,
                                    Language language) const {
  std::optional<Error> no;
  const std::string text = written::object_text(
      [&](written::Object out) { no = write_legal(out, actor, after, language); });
  if (no) return *no;
  return std::move(json::parse(text).at("legal").get_array());
}

Result<std::unique_ptr<Thought>> AnyMatch::bot(Seat seat, std::string_view player,
                                               Language language) {
  Result<std::unique_ptr<Thought>> thought = think(seat, player, language);
  if (!thought) return thought;
  lab::Crew crew;
  (*thought)->run(&crew);
  if (std::optional<Error> no = act(seat, **thought, language)) return *no;
  return thought;
}

json::object AnyMatch::save() const {
  const auto write = [&](written::Object out) { write_save(std::move(out)); };
  return std::move(json::parse(written::object_text(write)).get_object());
}

json::object describe_game(const AnyGame& game) {
  json::array players;
  for (const std::string& player : game.players()) players.emplace_back(player);
  json::object described = {
      {"id", game.id()},
      {"title", {{"en", game.title(Language::kEnglish)}, {"es", game.title(Language::kSpanish)}}},
      {"min_seats", game.min_seats()},
      {"max_seats", game.max_seats()},
      {"players", std::move(players)},
      {"player_texts", game.player_texts()},
      {"options", game.options()},
      {"usual",
       {{"en", game.usual_options(Language::kEnglish)},
        {"es", game.usual_options(Language::kSpanish)}}}};
  if (game.has_windows()) {
    described["calls"] = true;
    json::array ways;
    for (const PassUntil until : game.ways_to_pass()) ways.emplace_back(name_of(until));
    described["let_pass"] = std::move(ways);
    if (game.call_seconds() != 0) described["call_seconds"] = game.call_seconds();
  }
  return described;
}

json::object describe_games(const Registry& registry) {
  json::array games;
  for (const auto& game : registry.games()) games.push_back(describe_game(*game));
  return {{"protocol", kProtocolVersion}, {"games", std::move(games)}};
}

json::object box_of(const AnyGame& game, Language language) {
  json::object box = {{"game", game.id()}, {"cards", game.cards(language)}};
  if (json::object constants = game.constants(language); !constants.empty()) {
    box["constants"] = std::move(constants);
  }
  return box;
}

Error unknown_game(const Registry& registry, std::string_view id) {
  std::string message = fmt::format("There is no game \"{}\".", shorten(id));
  if (const std::string_view near = nearest(id, registry.ids()); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"unknown_game", std::move(message), "game", {}};
}

Result<std::unique_ptr<AnyMatch>> load_replay(const Registry& registry,
                                              const json::object& replay) {
  const json::value* id = replay.if_contains("game");
  if (id == nullptr || !id->is_string()) {
    return Error{"bad_replay", "A replay names its game.", "replay.game", {}};
  }
  const AnyGame* game = registry.find(id->get_string());
  if (game == nullptr) return unknown_game(registry, id->get_string());
  return game->load(replay);
}

std::string rule_name(RuleId rule) {
  if (rule.number == 0) return {};
  return fmt::format("{}{}-{:02}", rule.game[0], rule.game[1], rule.number);
}

std::string hex(std::uint64_t word) { return fmt::format("{:016x}", word); }

std::string hex(const Seed& seed) {
  std::string out;
  for (const std::uint64_t word : seed.words) out += hex(word);
  return out;
}

std::optional<std::uint64_t> word_from_hex(std::string_view text) {
  std::uint64_t word = 0;
  if (text.size() != 16) return std::nullopt;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + 16, word, 16);
  if (fault != std::errc() || end != text.data() + 16) return std::nullopt;
  return word;
}

std::optional<Seed> seed_from_hex(std::string_view text) {
  if (text.size() != 64) return std::nullopt;
  Seed seed;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::optional<std::uint64_t> word = word_from_hex(text.substr(16 * i, 16));
    if (!word) return std::nullopt;
    seed.words[i] = *word;
  }
  return seed;
}

json::value actor_to_json(Actor actor) {
  if (actor.is_judge()) return "judge";
  return actor.index();
}

json::object scores_to_json(const Scores& scores) {
  json::array points;
  json::array winners;
  for (int seat = 0; seat < scores.seats; ++seat) {
    points.push_back(scores.points[seat]);
    if (scores.winners.has(seat)) winners.push_back(seat);
  }
  return {{"points", std::move(points)}, {"winners", std::move(winners)}};
}

}  // namespace scriptorium
