#include "server/hall/own_games.h"

#include "server/hall/gathering.h"
#include "server/hall/json.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kMostGoingOn = 50;
constexpr std::size_t kPage = 20;  // finished games

json::array seats_in(SeatBits bits) {
  json::array seats;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if ((bits >> seat & 1U) != 0) seats.emplace_back(seat);
  }
  return seats;
}

json::object to_json(const OwnGame& game) {
  json::object own = {{"table", id_text(game.id)},
                      {"stage", stage_name(game.head.stage)},
                      {"game", game.player.game},
                      {"yours", seats_in(game.player.seats)},
                      {"since", game.since}};
  const json::object about = listed_about(game.head);
  for (const char* name : {"seats", "seated", "scores"}) {
    if (const json::value* value = about.if_contains(name)) own[name] = *value;
  }
  if (game.head.stage == Stage::kPlaying && game.turn != 0) own["turn"] = seats_in(game.turn);
  return own;
}

json::object to_json(const Tally& tally) {
  json::object all = {
      {"game", tally.game}, {"games", tally.games}, {"counted", tally.counted}, {"won", tally.won}};
  if (tally.best) all["best"] = *tally.best;
  return all;
}

template <class Each>
json::array list_of(const std::vector<Each>& all) {
  json::array list;
  for (const Each& each : all) list.push_back(to_json(each));
  return list;
}

}  // namespace

json::object listed_about(const Head& head) {
  boost::system::error_code fault;
  const json::value about = json::parse(head.about, fault);
  return fault || !about.is_object() ? json::object() : about.get_object();
}

Result<json::object> own_games(const House& house, GuestId guest, std::size_t page) {
  Storage& storage = house.storage;
  const Milliseconds recent = house.world.now() - house.rules.forgotten;
  const auto going_on = storage.games_of(guest, OwnGames::kGoingOn, recent, 0, kMostGoingOn);
  if (!going_on) return going_on.error();
  const auto over = storage.games_of(guest, OwnGames::kOver, 0, page * kPage, kPage);
  if (!over) return over.error();
  const auto tallies = storage.tallies_of(guest);
  if (!tallies) return tallies.error();
  std::size_t finished = 0;
  for (const Tally& each : *tallies) finished += each.games;
  return json::object{{"going_on", list_of(*going_on)},
                      {"finished", list_of(*over)},
                      {"page", page},
                      {"pages", (finished + kPage - 1) / kPage},
                      {"tallies", list_of(*tallies)}};
}

Result<std::size_t> forget_games(Storage& storage, GuestId guest, const json::object& request) {
  const json::value* given = request.if_contains("tables");
  if (given == nullptr) return storage.forget_all_games(guest);
  std::vector<TableId> tables;
  for (const json::value& each : given->get_array()) {
    // What is no id is in nobody's list.
    if (const auto id = each.is_string() ? id_from(each.get_string()) : std::nullopt) {
      tables.push_back(*id);
    }
  }
  return storage.forget_games(guest, tables);
}

}  // namespace scriptorium::server
