#include "server/hall/opening.h"

#include "server/hall/house.h"
#include "server/hall/json.h"
#include "table/request.h"
#include "table/scenario.h"

namespace scriptorium::server {
namespace {

using Match = Result<std::unique_ptr<AnyMatch>>;

Result<ClockTerms> clock_in(const json::object& request, Language language) {
  const json::value* given = request.if_contains("clock");
  ClockTerms clock;
  if (given == nullptr) return clock;
  static const Field fields[] = {
      {"per", FieldType::kChoice, true, "", 0, 0, {"none", "move", "game"}},
      {"seconds", FieldType::kNumber, false, "", 5, 86'400}};
  if (check_fields(given->get_object(), fields)) return hall_error("bad_clock", "clock", language);
  const std::string per = text_in(given->get_object(), "per");
  if (per == "none") return clock;
  clock.kind = per == "move" ? ClockTerms::Kind::kMove : ClockTerms::Kind::kGame;
  clock.seconds = static_cast<int>(number_in(given->get_object(), "seconds"));
  if (clock.seconds == 0) return hall_error("bad_clock", "clock", language);
  return clock;
}

Result<std::vector<std::string>> players_in(const json::object& request, const AnyGame& game,
                                            int seats, Language language) {
  std::vector<std::string> players(static_cast<std::size_t>(seats));
  const json::value* given = request.if_contains("players");
  if (given == nullptr) return players;
  const json::array& list = given->get_array();
  if (list.size() != players.size()) return hall_error("bad_players", "players", language);
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    if (!list[seat].is_string()) return hall_error("bad_players", "players", language);
    players[seat] = std::string(list[seat].get_string());
    if (!players[seat].empty() && !game.has_player(players[seat])) {
      return hall_error("no_such_player", "players", language, {shorten(players[seat])});
    }
  }
  return players;
}

// Options by name; at a tournament its own stand for those that are not named.
json::object options_in(const json::object& request, const AnyGame& game, bool tournament) {
  json::object options = tournament ? game.tournament_options() : json::object();
  if (const json::object* given = object_in(request, "options")) {
    for (const auto& [name, value] : *given) options[name] = value;
  }
  return options;
}

Error bad_position(const std::string& why, std::string field, Language language) {
  return {"bad_position", hall_phrases().say("position." + why, language), std::move(field), {}};
}
// What cannot be read in a position is the position's fault, whatever it is.
Error in_position(const Error& error) {
  return {"bad_position", error.message, "position", error.rule};
}

// Where the table begins, if the request says so: the position decides game and seats. Nobody may
// take it for an ordinary table, since its host knows what is dealt.
std::optional<Error> read_position(const json::object& request, Terms& terms) {
  for (const char* field : {"listed", "tournament"}) {
    if (truth_in(request, field)) return bad_position("apart", field, terms.language);
  }
  const Result<Scenario> scenario = read_scenario(text_in(request, "position"));
  if (!scenario) return in_position(scenario.error());
  if (scenario->position.empty()) return bad_position("empty", "position", terms.language);
  if (scenario->game != terms.game) return bad_position("differs", "game", terms.language);
  if (request.contains("seats") && terms.seats != scenario->seats) {
    return bad_position("differs", "seats", terms.language);
  }
  terms.seats = scenario->seats;
  terms.position = scenario->setup;
  return std::nullopt;
}

Match at_position(const AnyGame& game, const Terms& terms) {
  const Result<Scenario> scenario = read_scenario(terms.position);
  if (!scenario) return in_position(scenario.error());
  Match match = game.position(*scenario, {Seed::of(0)});
  if (!match) return in_position(match.error());
  if ((*match)->actors().empty()) return bad_position("over", "position", terms.language);
  return match;
}

// Options that are named beside a position must be those that it has.
std::optional<Error> differs(const AnyGame& game, const json::object& options,
                             const json::object& agreed, const Terms& terms) {
  if (options.empty()) return std::nullopt;
  json::object together = agreed;
  for (const auto& [name, value] : options) together[name] = value;
  if (const Match match = game.start(terms.seats, together, {Seed::of(0)}); !match) {
    return match.error();
  }
  for (const auto& [name, value] : options) {
    if (agreed.at(name) == value) continue;
    return bad_position("differs", "options." + std::string(name), terms.language);
  }
  return std::nullopt;
}

// Settles what is agreed at such a table, as it is bound to by its commitment; the options
// completed.
std::optional<Error> agree(const AnyGame& game, const json::object& options, Opening& opening) {
  const Terms& terms = opening.terms;
  const bool dealt = terms.position.empty();
  const Match match =
      dealt ? game.start(terms.seats, options, {Seed::of(0)}) : at_position(game, terms);
  if (!match) return match.error();
  if (std::optional<Error> lacks = (*match)->ready()) return lacks;
  const json::object agreed = (*match)->terms();
  if (!dealt) {
    if (auto no = differs(game, options, agreed.at("options").as_object(), terms)) return no;
  }
  opening.options = (*match)->options();
  opening.agreed = terms_of(agreed);
  return std::nullopt;
}

}  // namespace

Result<Opening> read_opening(const Registry& games, GuestId host, const json::object& request) {
  Opening opening = {host, {}, {}, {}, {}};
  Terms& terms = opening.terms;
  terms.language = language_in(request);
  terms.game = text_in(request, "game");
  const AnyGame* game = games.find(terms.game);
  if (game == nullptr) return unknown_game(games, terms.game);
  terms.seats = static_cast<int>(number_in(request, "seats"));
  terms.listed = truth_in(request, "listed");
  terms.tournament = truth_in(request, "tournament");
  if (request.contains("position")) {
    if (auto no = read_position(request, terms)) return *no;
  } else if (!request.contains("seats")) {
    return Error{"missing_field", "The field \"seats\" is missing.", "seats", {}};
  }
  const Result<ClockTerms> clock = clock_in(request, terms.language);
  if (!clock) return clock.error();
  terms.clock = *clock;
  if (request.contains("call_seconds")) {
    if (!game->has_windows()) return hall_error("no_calls", "call_seconds", terms.language);
    terms.call_seconds = static_cast<int>(number_in(request, "call_seconds"));
  }
  Result<std::vector<std::string>> players =
      players_in(request, *game, terms.seats, terms.language);
  if (!players) return players.error();
  opening.players = std::move(*players);
  if (auto no = agree(*game, options_in(request, *game, terms.tournament), opening)) return *no;
  return opening;
}

Result<Opening> opening_like(const Registry& games, GuestId host, const Terms& terms,
                             std::vector<std::string> players) {
  const AnyGame* game = games.find(terms.game);
  if (game == nullptr) return unknown_game(games, terms.game);
  Opening opening = {host, terms, {}, {}, std::move(players)};
  if (auto no = agree(*game, json::parse(terms.options).as_object(), opening)) return *no;
  return opening;
}

}  // namespace scriptorium::server
