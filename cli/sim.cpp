#include <fmt/format.h>

#include <chrono>
#include <thread>

#include "cli/commands.h"
#include "cli/tables.h"
#include "lab/progress.h"

namespace scriptorium::cli {
namespace {

// One name serves all seats.
Result<std::vector<std::string>> seat_players(const std::string& names, int seats) {
  std::vector<std::string> players;
  for (const std::string_view name : split(names, ',')) players.emplace_back(name);
  if (players.size() == 1) players.resize(static_cast<std::size_t>(seats), players[0]);
  if (players.size() != static_cast<std::size_t>(seats)) {
    return Error{"usage",
                 fmt::format("--players names {} players for {} seats.", players.size(), seats),
                 {},
                 {}};
  }
  return players;
}

template <class Counts>
json::object distribution(const Counts& counts) {
  json::object out;
  for (const auto& [value, count] : counts) out[std::to_string(value)] = count;
  return out;
}

template <class Counts>
double mean(const Counts& counts) {
  double sum = 0;
  double weight = 0;
  for (const auto& [value, count] : counts) {
    sum += static_cast<double>(value) * static_cast<double>(count);
    weight += static_cast<double>(count);
  }
  return weight == 0 ? 0 : sum / weight;
}

json::object to_json(const AnyGame& game, const SimRequest& request, const lab::Totals& totals,
                     double seconds) {
  json::array wins(totals.wins.begin(), totals.wins.end());
  json::array scores;
  for (const auto& seat : totals.scores) scores.push_back(distribution(seat));
  json::array players;
  for (const std::string& player : request.players) players.emplace_back(player);
  return {{"game", game.id()},
          {"seats", request.seats},
          {"players", std::move(players)},
          {"seed", request.run.seed},
          {"threads", request.run.threads},
          {"games", totals.games},
          {"decisions", totals.decisions},
          {"seconds", seconds},
          {"wins", std::move(wins)},
          {"draws", totals.draws},
          {"scores", std::move(scores)},
          {"lengths", distribution(totals.lengths)},
          {"digest", hex(totals.digest)}};
}

void print(const SimRequest& request, const lab::Totals& totals, double seconds) {
  fmt::print("{} games, {} decisions, {:.2f} s, {:.0f} decisions per second\n", totals.games,
             totals.decisions, seconds, static_cast<double>(totals.decisions) / seconds);
  for (std::size_t seat = 0; seat < totals.wins.size(); ++seat) {
    fmt::print("  seat {} {:<10} wins {:5.1f} %   mean score {:6.1f}\n", seat,
               request.players[seat],
               100.0 * static_cast<double>(totals.wins[seat]) / static_cast<double>(totals.games),
               mean(totals.scores[seat]));
  }
  fmt::print("  draws {}   mean length {:.1f} decisions   digest {}\n", totals.draws,
             mean(totals.lengths), hex(totals.digest));
}

}  // namespace

int sim(const Context& context, const Arguments& arguments) {
  if (arguments.words().empty())
    return complain({"usage", "sim needs a game; see scriptorium games.", {}, {}});
  const AnyGame* game = context.registry.find(arguments.words()[0]);
  if (game == nullptr) return complain(unknown_game(context.registry, arguments.words()[0]));

  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const Result<long long> seats =
      arguments.number_within("seats", game->min_seats(), {game->min_seats(), game->max_seats()});
  if (!seats) return complain(seats.error());
  const Result<std::vector<std::string>> players =
      seat_players(arguments.text("players"), static_cast<int>(*seats));
  if (!players) return complain(players.error());
  const Result<json::object> options = options_of(arguments.text("option"), *game);
  if (!options) return complain(options.error());

  SimRequest request = {static_cast<int>(*seats),
                        *options,
                        *players,
                        {},
                        arguments.text("judge") == "table" ? Judge::kTable : Judge::kDice};
  request.run.games = static_cast<std::uint64_t>(arguments.number("games"));
  request.run.seed = static_cast<std::uint64_t>(arguments.number("seed"));
  request.run.threads = static_cast<unsigned>(arguments.number("threads", cores));
  const auto start = std::chrono::steady_clock::now();
  const Result<lab::Totals> totals = [&] {
    lab::Progress progress(static_cast<double>(request.run.games), "games");
    if (progress.is_seen()) {  // else the run need not stop to tell
      request.run.progress = [&](std::uint64_t done) { progress.show(static_cast<double>(done)); };
    }
    return game->simulate(request);
  }();
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!totals) return complain(totals.error());
  if (arguments.has("json")) {
    fmt::print("{}\n", json::serialize(to_json(*game, request, *totals, seconds)));
  } else {
    print(request, *totals, seconds);
  }
  return 0;
}

}  // namespace scriptorium::cli
