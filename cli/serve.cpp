#include <fmt/format.h>
#include <signal.h>

#include <thread>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "server/server.h"
#include "server/storage/sqlite.h"

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

Result<ServerSettings> settings_from(const Arguments& arguments, const Context& context) {
  ServerSettings settings;
  settings.data = arguments.text("data", usual_folder());
  settings.net.host = arguments.text("host", "127.0.0.1");
  settings.net.web = context.shelf.share / "web";
  if (!std::filesystem::is_directory(settings.net.web)) settings.net.web.clear();
  const std::string origins = arguments.text("origin", "");
  for (const std::string_view each : split(origins, ',')) {
    if (each.empty()) continue;
    settings.net.origins.emplace_back(each);
    if (each.starts_with("https://")) settings.net.secure_cookie = true;
  }
  server::Limits& limits = settings.net.limits;
  const auto number = [&](std::string_view flag, long long usual, long long most, auto& into) {
    const Result<long long> given = arguments.number(flag, usual, 0, most);
    if (given) into = static_cast<std::remove_reference_t<decltype(into)>>(*given);
    return given ? std::nullopt : std::optional<Error>(given.error());
  };
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  long long burst = 0;
  for (const auto& fault :
       {number("port", 8080, 65'535, settings.net.port),
        number("threads", std::min(4, cores), 64, settings.net.threads),
        number("thinkers", std::max(1, cores - 1), 64, settings.thinkers),
        number("rate", 20, 1'000'000, limits.rate), number("burst", 60, 1'000'000, burst),
        number("per-guest", 16, 1'000'000, limits.connections_per_guest),
        number("per-address", 256, 1'000'000, limits.connections_per_address),
        number("tables-each", 20, 1'000'000, settings.house.tables_each),
        number("pause", 600, 60'000, settings.house.player_pause),
        number("call-time", 6'000, 60'000, settings.house.call_time),
        number("idle", 300, 1'000'000, settings.house.idle_after)}) {
    if (fault) return *fault;
  }
  limits.burst = static_cast<double>(burst);
  limits.sockets_per_address = limits.connections_per_address * 4;
  settings.house.idle_after *= 1000;
  settings.net.threads = std::max(1, settings.net.threads);
  settings.thinkers = std::max(1, settings.thinkers);
  return settings;
}

}  // namespace

int serve(const Context& context, std::span<const std::string> given) {
  static constexpr Flag kFlags[] = {{"host"},        {"port"},     {"data"}, {"origin"},
                                    {"threads"},     {"thinkers"}, {"rate"}, {"burst"},
                                    {"per-guest"},   {"pause"},    {"idle"}, {"per-address"},
                                    {"tables-each"}, {"call-time"}};
  const Result<Arguments> arguments = Arguments::read(given, kFlags, 0);
  if (!arguments) return complain(arguments.error());
  const Result<ServerSettings> settings = settings_from(*arguments, context);
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
  fmt::print("http://{}:{}/\n", settings->net.host, (*server)->port());
  std::fflush(stdout);
  int caught = 0;
  sigwait(&signals, &caught);
  (*server)->stop();
  return 0;
}

int backup(const Context&, std::span<const std::string> given) {
  static constexpr Flag kFlags[] = {{"data"}};
  const Result<Arguments> arguments = Arguments::read(given, kFlags, 1);
  if (!arguments) return complain(arguments.error());
  if (arguments->words().empty()) {
    return complain({"usage", "Say into which file: scriptorium backup FILE.", {}, {}});
  }
  if (const auto fault =
          server::backup_sqlite(arguments->text("data", usual_folder()), arguments->words()[0])) {
    return complain(*fault);
  }
  return 0;
}

}  // namespace scriptorium::cli
