#include "server/hall/download.h"

#include "server/hall/house.h"
#include "server/hall/journal.h"

namespace scriptorium::server {

Result<std::string> finished_game(const Registry& games, Storage& storage, TableId table) {
  const auto no = [](const char* code, std::vector<std::string> why = {}) {
    return hall_error(code, "table", Language::kEnglish, std::move(why));
  };
  const Result<std::optional<StoredTable>> stored = storage.read(table);
  if (!stored) return no("not_read", {hall_reason(stored.error().code, Language::kEnglish)});
  if (!*stored) return no("no_such_table");
  if ((**stored).head.stage != Stage::kOver) return no("not_over");
  std::optional<Journal> journal = read_journal((**stored).lines);
  if (!journal) return no("not_read", {hall_reason("damaged", Language::kEnglish)});

  Gathering& gathering = journal->gathering;
  gathering.end();
  json::object replay = replay_of(gathering, std::move(journal->entries));
  if (const auto match = load_replay(games, replay)) replay["result"] = (*match)->scores();
  Fairness fairness = gathering.fairness();
  server::open(fairness, Secret(*fairness.secret), replay);
  json::array names;
  for (const Holder& seat : gathering.seats()) {
    names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
  }
  return json::serialize(json::object{{"scriptorium", "game"},
                                      {"names", std::move(names)},
                                      {"replay", std::move(replay)},
                                      {"fairness", server::to_json(fairness)},
                                      {"told", std::move(journal->told)}});
}

}  // namespace scriptorium::server
