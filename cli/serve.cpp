#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <thread>

#include "cli/commands.h"
#include "cli/tables.h"
#include "server/net/headers.h"
#include "server/server.h"
#include "server/storage/sqlite.h"
#include "table/scenario.h"
#include "table/words.h"

namespace scriptorium::cli {
namespace {

using server::Server;
using server::ServerSettings;

// Where tables are kept if nobody says: with the person's other data.
std::string usual_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  if (data != nullptr && *data != '\0') return std::string(data) + "/scriptorium";
  return std::string(home != nullptr ? home : ".") + "/.local/share/scriptorium";
}

// For tests alone, and only if the command line says so: deals that anybody can foretell.
Result<std::optional<server::KnownDeal>> known_deal_in(const Arguments& arguments,
                                                       const Registry& games) {
  if (!arguments.has("deal")) {
    if (arguments.has("position")) return usage("--position is for tests and needs --deal.");
    return std::optional<server::KnownDeal>();
  }
  server::KnownDeal known;
  known.seed = arguments.text("deal");
  if (known.seed.empty()) return usage("--deal needs a seed.");
  if (!arguments.has("position")) return std::optional(known);
  try {
    known.position = read_file(arguments.text("position"));
  } catch (const std::exception& fault) {
    return usage(fault.what());
  }
  const Result<Scenario> scenario = read_scenario(known.position);
  if (!scenario) return usage(scenario.error().message);
  const AnyGame* const game = games.find(scenario->game);
  if (game == nullptr) return unknown_game(games, scenario->game);
  if (scenario->position.empty()) return usage("The position has no line that begins with `at`.");
  if (const auto match = game->position(*scenario, {}); !match) return match.error();
  known.game = scenario->game;
  return std::optional(known);
}

// Sites whose pages may connect. What no browser sends would never match, so it is refused here.
Result<std::vector<std::string>> origins_in(const Arguments& arguments) {
  std::vector<std::string> origins;
  if (!arguments.has("origin")) return origins;
  const std::string given = arguments.text("origin");
  for (const std::string_view part : split(given, ',')) {
    std::string_view each = trim(part);
    if (each.ends_with('/')) each.remove_suffix(1);  // as it is copied from the browser's bar
    if (!server::is_origin(each)) {
      return usage(fmt::format(
          "--origin needs addresses like https://play.example.org, with commas between them, not "
          "\"{}\".",
          shorten(part)));
    }
    origins.emplace_back(each);
  }
  return origins;
}

// Whom the server believes. A mistake here would let anybody be anybody, so nothing is guessed.
Result<std::vector<server::AddressRange>> proxies_in(const Arguments& arguments) {
  std::vector<server::AddressRange> proxies;
  if (!arguments.has("trust-proxy")) return proxies;
  const std::string given = arguments.text("trust-proxy", "");
  for (const std::string_view part : split(given, ',')) {
    const std::optional<server::AddressRange> range = server::read_address_range(trim(part));
    if (!range) {
      return usage(fmt::format(
          "--trust-proxy needs addresses like 127.0.0.1 or 10.0.0.0/8, with commas between them, "
          "not \"{}\".",
          shorten(part)));
    }
    proxies.push_back(*range);
  }
  return proxies;
}

Result<ServerSettings> settings_from(const Arguments& arguments, const Context& context) {
  ServerSettings settings;
  settings.data = arguments.text("data", usual_folder());
  settings.net.host = arguments.text("host");
  settings.net.web = context.shelf.share / "web";
  if (!std::filesystem::is_directory(settings.net.web)) settings.net.web.clear();
  const Result<std::vector<std::string>> origins = origins_in(arguments);
  if (!origins) return origins.error();
  settings.net.origins = *origins;
  settings.net.secure_cookie = std::ranges::any_of(*origins, server::is_secure);
  const Result<std::vector<server::AddressRange>> proxies = proxies_in(arguments);
  if (!proxies) return proxies.error();
  settings.net.proxies = *proxies;
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto set = [&](auto& into, std::string_view flag, auto... usual) {
    into = static_cast<std::remove_reference_t<decltype(into)>>(arguments.number(flag, usual...));
  };
  server::Limits& limits = settings.net.limits;
  set(settings.net.port, "port");
  set(settings.net.threads, "threads", std::min(4, cores));
  set(settings.thinkers, "thinkers", std::max(1, cores - 1));
  set(limits.rate, "rate");
  set(limits.burst, "burst");
  set(limits.connections_per_guest, "per-guest");
  set(limits.connections_per_address, "per-address");
  limits.sockets_per_address = limits.connections_per_address * 4;
  set(settings.house.tables_each, "tables-each");
  set(settings.house.player_pause, "pause");
  set(settings.house.call_time, "call-time");
  set(settings.house.away_after, "away");
  settings.house.away_after *= 1000;
  set(settings.house.idle_after, "idle");
  settings.house.idle_after *= 1000;
  Result<std::optional<server::KnownDeal>> known = known_deal_in(arguments, context.registry);
  if (!known) return known.error();
  settings.house.known_deal = std::move(*known);
  if (settings.house.known_deal) {  // what a computer player does must not depend on the machine
    constexpr server::Milliseconds kLong = 600'000;
    settings.house.player_patience = settings.house.player_limit = kLong;
  }
  return settings;
}

}  // namespace

int serve(const Context& context, const Arguments& arguments) {
  const Result<ServerSettings> settings = settings_from(arguments, context);
  if (!settings) return complain(settings.error());
  // Threads are born with these blocked; this one waits for them.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  signal(SIGPIPE, SIG_IGN);
  Result<std::unique_ptr<Server>> server = Server::start(context.registry, *settings);
  if (!server) return complain(server.error());
  const bool six = settings->net.host.find(':') != std::string::npos;  // IP version 6
  fmt::print("http://{}{}{}:{}/\n", six ? "[" : "", settings->net.host, six ? "]" : "",
             (*server)->port());
  std::fflush(stdout);
  int caught = 0;
  sigwait(&signals, &caught);
  (*server)->stop();
  return 0;
}

int backup(const Context&, const Arguments& arguments) {
  if (arguments.words().empty()) {
    return complain({"usage", "Say into which file: scriptorium backup FILE.", {}, {}});
  }
  if (const auto fault =
          server::backup_sqlite(arguments.text("data", usual_folder()), arguments.words()[0])) {
    return complain(*fault);
  }
  return 0;
}

}  // namespace scriptorium::cli
