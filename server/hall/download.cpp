#include "server/hall/download.h"

#include "server/hall/house.h"
#include "table/request.h"

namespace scriptorium::server {

Result<Journal> finished_journal(Storage& storage, TableId table) {
  const auto no = [](const char* code, std::vector<std::string> why = {}) {
    return hall_error(code, "table", Language::kEnglish, std::move(why));
  };
  const Result<std::optional<StoredTable>> stored = storage.read(table);
  if (!stored) return no("not_read", {hall_reason(stored.error().code, Language::kEnglish)});
  if (!*stored) return no("no_such_table");
  if ((**stored).head.stage != Stage::kOver) {
    return table_error("not_over", "table", Language::kEnglish);
  }
  std::optional<Journal> journal = read_journal((**stored).lines);
  if (!journal) return no("not_read", {hall_reason("damaged", Language::kEnglish)});
  journal->gathering.end();
  return std::move(*journal);
}

json::array names_of(const Gathering& gathering) {
  json::array names;
  for (const Holder& seat : gathering.seats()) {
    names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
  }
  return names;
}

Result<std::string> finished_game(const Registry& games, Storage& storage, TableId table) {
  Result<Journal> journal = finished_journal(storage, table);
  if (!journal) return journal.error();
  const Gathering& gathering = journal->gathering;
  json::object replay = replay_of(gathering, std::move(journal->entries));
  if (const auto match = load_replay(games, replay)) replay["result"] = (*match)->scores();
  json::object game = {{"scriptorium", "game"}, {"names", names_of(gathering)}};
  if (std::optional<Fairness> fairness = gathering.fairness()) {
    server::open(*fairness, Secret(*fairness->secret), replay);
    game["fairness"] = server::to_json(*fairness);
  } else {
    game["known_deal"] = true;
  }
  game["replay"] = std::move(replay);
  game["told"] = std::move(journal->told);
  return json::serialize(game);
}

}  // namespace scriptorium::server
