#include "server/api.h"

#include <fmt/format.h>

#include "server/hall/download.h"
#include "server/hall/json.h"
#include "server/hall/steps.h"

namespace scriptorium::server {
namespace {

HttpAnswer refused(int status, const Error& error) {
  return {status, "application/json", json::serialize(failure(error))};
}

HttpAnswer found(const json::object& body) {
  return {200, "application/json", json::serialize(body)};
}

// In the text form that Prometheus reads.
std::string metrics(const ApiView& view) {
  const Hall::Numbers hall = view.hall.numbers();
  const NetCounts net = view.net.counts();
  const Counts storage = view.storage.counts();
  std::string text;
  const auto add = [&](std::string_view name, std::string_view kind, std::string_view about,
                       double value) {
    text +=
        fmt::format("# HELP scriptorium_{0} {1}\n# TYPE scriptorium_{0} {2}\nscriptorium_{0} {3}\n",
                    name, about, kind, value);
  };
  const auto number = [](auto value) { return static_cast<double>(value); };
  const std::chrono::duration<double> up = std::chrono::steady_clock::now() - view.started;
  add("up_seconds", "gauge", "since the start", up.count());
  add("tables", "gauge", "tables in memory", number(hall.tables));
  add("connections", "gauge", "open WebSockets", number(net.connections));
  add("sockets", "gauge", "open sockets", number(net.sockets));
  add("connections_total", "counter", "WebSockets that came", number(net.arrived));
  add("http_requests_total", "counter", "HTTP requests", number(net.requests));
  add("messages_received_total", "counter", "messages from visitors", number(net.received));
  add("messages_sent_total", "counter", "messages to visitors", number(net.sent));
  add("messages_refused_total", "counter", "messages over a limit", number(net.refused));
  add("connections_refused_total", "counter", "connections over a limit", number(net.turned_away));
  add("connections_slow_total", "counter", "connections cut off as too slow", number(net.too_slow));
  add("connections_dead_total", "counter", "connections that did not answer", number(net.dead));
  add("storage_lines_total", "counter", "journal lines kept", number(storage.lines));
  add("storage_refused_total", "counter", "appends that failed", number(storage.refused));
  add("storage_transactions_total", "counter", "commits", number(storage.transactions));
  add("storage_bytes_total", "counter", "bytes of lines", number(storage.bytes));
  add("storage_waiting", "gauge", "appends under way", number(storage.waiting));
  add("storage_commit_seconds_total", "counter", "time in commits",
      number(storage.commit_microseconds) / 1e6);
  add("storage_slowest_commit_seconds", "gauge", "the slowest commit",
      number(storage.slowest_commit) / 1e6);
  return text;
}

// Why a finished game is not to be had.
HttpAnswer no_game(const Error& error) {
  if (error.field == "eyes") return refused(400, error);
  return refused(error.code == "no_such_table" ? 404 : 409, error);
}

HttpAnswer download(const ApiView& view, TableId table) {
  const Result<std::string> game = finished_game(view.games, view.storage, table);
  if (!game) return no_game(game.error());
  return {200,
          "application/json",
          *game,
          {{"Content-Disposition", "attachment; filename=\"scriptorium-game.json\""}}};
}

HttpAnswer steps(const ApiView& view, TableId table, std::string_view query) {
  constexpr std::string_view kEyes = "eyes=";
  if (query.empty()) query = "eyes=spectator";
  const std::string_view eyes = query.starts_with(kEyes) ? query.substr(kEyes.size()) : "";
  Result<std::string> game = finished_steps(view.games, view.storage, table, eyes);
  if (!game) return no_game(game.error());
  return {200, "application/json", std::move(*game)};
}

// Whether there is anything to bring to another device: a name, a table or a game.
Result<bool> is_known(Storage& storage, GuestId id) {
  const auto guest = storage.guest(id);
  if (!guest) return guest.error();
  if (*guest) return true;
  const auto tables = storage.tables_of(id, 1);
  if (!tables) return tables.error();
  if (!tables->empty()) return true;
  for (const OwnGames which : {OwnGames::kGoingOn, OwnGames::kOver}) {
    const auto games = storage.games_of(id, which, 0, 0, 1);
    if (!games) return games.error();
    if (!games->empty()) return true;
  }
  return false;
}

// Who asks, as the limits of codes count.
std::optional<DeviceCodes::Who> who_asks(const HttpRequest& request) {
  const auto address = read_address(request.address);
  if (!address || !request.guest) return std::nullopt;
  return DeviceCodes::Who{*request.guest, network_of(*address)};
}

// Whoever has the code becomes this guest: it is told to nobody else, and stands in no log.
HttpAnswer make_code(const ApiView& view, const HttpRequest& request) {
  const auto who = who_asks(request);
  const Result<bool> known = who ? is_known(view.storage, who->guest) : Result<bool>(false);
  if (!known) return refused(503, {known.error().code, "Try again later.", {}, {}});
  if (!*known) {
    return refused(403, {"unknown_guest", "You have neither a name nor a game here yet.", {}, {}});
  }
  const auto code = view.codes.make(*who, std::chrono::steady_clock::now());
  if (!code) return refused(429, {"too_many_codes", "Try again in ten minutes.", {}, {}});
  const std::chrono::seconds lasts = DeviceCodes::kLasts;
  return found({{"code", *code}, {"seconds", lasts.count()}, {"ok", true}});
}

HttpAnswer use_code(const ApiView& view, const HttpRequest& request) {
  const Error bad = {"bad_code", "The code is wrong, used or too old.", "code", {}};
  const Result<json::object> body = parse_request(request.body, kMostBody);
  const auto who = who_asks(request);
  if (!body || !who) return refused(400, bad);
  const auto [outcome, guest] =
      view.codes.use(text_in(*body, "code"), *who, std::chrono::steady_clock::now());
  if (outcome == DeviceCodes::Outcome::kTooOften) {
    return refused(429,
                   {"too_many_tries", "Too many wrong codes; try again in ten minutes.", {}, {}});
  }
  if (outcome != DeviceCodes::Outcome::kGood) return refused(403, bad);
  HttpAnswer answer = found({{"ok", true}});
  answer.becomes = guest;
  return answer;
}

}  // namespace

HttpAnswer answer_http(const ApiView& view, const HttpRequest& request) {
  constexpr std::string_view kTables = "/api/tables/";
  const Error nothing = {"not_found", "There is nothing here.", {}, {}};
  const bool makes = request.path == "/api/device-code";
  if (makes || request.path == "/api/device") {
    if (request.method == "POST") return makes ? make_code(view, request) : use_code(view, request);
    HttpAnswer no = refused(405, {"bad_method", "Only POST is answered here.", {}, {}});
    no.headers.emplace_back("Allow", "POST");
    return no;
  }
  if (request.method != "GET") {
    HttpAnswer no = refused(405, {"bad_method", "Only GET is answered here.", {}, {}});
    no.headers.emplace_back("Allow", "GET, HEAD");
    return no;
  }
  if (request.path == "/healthz") return {200, "text/plain; charset=utf-8", "ok\n"};
  if (request.path == "/metrics") {
    return {200, "text/plain; version=0.0.4; charset=utf-8", metrics(view)};
  }
  if (request.path == "/api/games") {
    json::object games = describe_games(view.games);
    games["ok"] = true;
    return found(games);
  }
  if (request.path == "/api/tables") {
    const Result<json::array> tables = view.hall.listed();
    if (!tables) return refused(503, tables.error());
    return found({{"tables", *tables}, {"ok", true}});
  }
  if (request.path.starts_with(kTables)) {
    const auto of_table = std::string_view(request.path).substr(kTables.size());
    const std::size_t slash = of_table.find('/');
    const auto id = id_from(of_table.substr(0, slash));
    if (!id || slash == of_table.npos) return refused(404, nothing);
    if (of_table.substr(slash) == "/game") return download(view, *id);
    if (of_table.substr(slash) == "/steps") return steps(view, *id, request.query);
  }
  return refused(404, nothing);
}

}  // namespace scriptorium::server
