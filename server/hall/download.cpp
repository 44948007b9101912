#include "server/hall/download.h"

#include "server/hall/gathering.h"
#include "server/hall/house.h"

namespace scriptorium::server {

Result<std::string> finished_game(const Registry& games, Storage& storage, TableId table) {
  const Result<std::optional<StoredTable>> read = storage.read(table);
  if (!read) return read.error();
  if (!*read) return hall_error("no_such_table", "table", Language::kEnglish);
  const StoredTable& stored = **read;
  Gathering gathering;
  json::array entries;
  json::array told;
  for (const Line& line : stored.lines) {
    boost::system::error_code fault;
    const json::value value = json::parse(line.body, fault);
    if (fault || !value.is_object()) return hall_error("not_read", "table", Language::kEnglish);
    const json::object& object = value.get_object();
    if (const json::value* entry = object.if_contains("entry")) {
      entries.push_back(*entry);
      told.push_back(object.at("told"));
    } else {
      (void)gathering.read(object);
    }
  }
  if (stored.head.stage != Stage::kOver) {
    return hall_error("not_over", "table", Language::kEnglish);
  }
  gathering.end();
  boost::system::error_code fault;
  const json::value agreed = json::parse(gathering.fairness().terms, fault);
  if (fault || !agreed.is_object()) return hall_error("not_read", "table", Language::kEnglish);
  json::object replay = agreed.get_object();
  replay["scriptorium"] = "replay";
  replay["seed"] = hex(gathering.seed());
  replay["entries"] = std::move(entries);
  if (const auto match = load_replay(games, replay)) replay["result"] = (*match)->scores();
  Fairness fairness = gathering.fairness();
  server::open(fairness, *fairness.secret, replay);
  json::array names;
  for (const Holder& seat : gathering.seats()) {
    names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
  }
  return json::serialize(json::object{{"scriptorium", "game"},
                                      {"names", std::move(names)},
                                      {"replay", std::move(replay)},
                                      {"fairness", server::to_json(fairness)},
                                      {"told", std::move(told)}});
}

}  // namespace scriptorium::server
