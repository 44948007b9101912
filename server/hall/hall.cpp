#include "server/hall/hall.h"

#include <algorithm>

#include "server/fair/names.h"
#include "server/fair/secrets.h"
#include "server/hall/requests.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kLongestRequest = 64 << 10;
constexpr std::size_t kMostListed = 100;

std::string text_in(const json::object& request, std::string_view name) {
  const json::value* value = request.if_contains(name);
  return value == nullptr ? std::string() : std::string(value->get_string());
}
bool truth_in(const json::object& request, std::string_view name) {
  const json::value* value = request.if_contains(name);
  return value != nullptr && value->get_bool();
}

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

// What is agreed at such a table, as it is bound to by its commitment; the options completed.
Result<std::string> agree(const AnyGame& game, Terms& terms) {
  const auto match = game.start(terms.seats, terms.options, {Seed::of(0)});
  if (!match) return match.error();
  if (const std::optional<Error> lacks = (*match)->ready()) return *lacks;
  terms.options = (*match)->options();
  return terms_of((*match)->terms());
}

}  // namespace

void Hall::arrived(const std::shared_ptr<Visitor>& visitor) {
  const std::lock_guard lock(mutex_);
  visitors_[visitor.get()] = {};
}

void Hall::left(const std::shared_ptr<Visitor>& visitor) {
  std::vector<std::shared_ptr<Table>> tables;
  {
    const std::lock_guard lock(mutex_);
    const auto found = visitors_.find(visitor.get());
    if (found == visitors_.end()) return;
    for (const TableId id : found->second.tables) {
      if (const auto table = tables_.find(id); table != tables_.end()) {
        tables.push_back(table->second);
      }
    }
    visitors_.erase(found);
  }
  for (const auto& table : tables) table->left(visitor);
}

void Hall::heard(const std::shared_ptr<Visitor>& visitor, std::string_view text) {
  Result<json::object> request = parse_request(text, kLongestRequest);
  if (!request) return answer(visitor, {}, request.error());
  const Result<const RequestSpec*> spec = check_request(*request, hall_requests());
  if (!spec) return answer(visitor, *request, spec.error());
  const std::string_view what = (*spec)->name;
  const Language language = language_in(*request);
  if (const json::value* id = request->if_contains("table")) {
    const std::optional<TableId> number = id_from(id->get_string());
    if (!number) return answer(visitor, *request, hall_error("no_such_table", "table", language));
    const std::string name = what == "act" ? std::string() : name_of(*visitor, language);
    return table(*number)->ask(visitor, name, std::move(*request));
  }
  if (what == "hello") return do_hello(visitor, std::move(*request));
  if (what == "tables") return do_tables(visitor, std::move(*request));
  if (what == "open") return do_open(visitor, std::move(*request));
  if (what == "games") return answer(visitor, *request, do_games());
  answer(visitor, *request, do_cards(*request));
}

void Hall::answer(const std::shared_ptr<Visitor>& visitor, const json::object& request,
                  const Answer& answer) {
  visitor->send(std::make_shared<const std::string>(json::serialize(answer_to(request, answer))));
  const std::lock_guard lock(mutex_);
  ++requests_;
  if (!answer) ++refused_;
}

std::string Hall::name_of(const Visitor& visitor, Language language) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = visitors_.find(&visitor);
    if (found != visitors_.end() && !found->second.name.empty()) return found->second.name;
  }
  return guest_name(visitor.guest(), language);
}

// With a name: that is kept. Without: the name that was kept, or one that we think of.
void Hall::do_hello(const std::shared_ptr<Visitor>& visitor, json::object request) {
  const Language language = language_in(request);
  const std::string wanted = text_in(request, "name");
  std::string name;
  if (!wanted.empty()) {
    Result<std::string> clean = clean_name(wanted, language);
    if (!clean) return answer(visitor, request, clean.error());
    name = std::move(*clean);
  }
  house_.world.read([this, visitor, request = std::move(request), name, language]() mutable {
    if (name.empty()) {
      const auto known = house_.storage.guest(visitor->guest());
      if (known && *known) name = (**known).name;
      if (name.empty()) name = guest_name(visitor->guest(), language);
    } else if (auto fault =
                   house_.storage.keep_guest({visitor->guest(), name, house_.world.now()})) {
      storage_failed(*fault);
      return answer(visitor, request, hall_error("not_kept", "", language, {fault->message}));
    }
    {
      const std::lock_guard lock(mutex_);
      const auto found = visitors_.find(visitor.get());
      if (found != visitors_.end()) found->second.name = name;
    }
    answer(visitor, request, json::object{{"name", name}});
  });
}

Result<json::array> Hall::listed() const {
  json::array tables;
  for (const Stage stage : {Stage::kGathering, Stage::kPlaying}) {
    const auto list = house_.storage.list(stage, true, kMostListed);
    if (!list) return list.error();
    for (const Listing& each : *list) {
      boost::system::error_code fault;
      json::value about = json::parse(each.head.about, fault);
      if (fault || !about.is_object()) continue;
      json::object& table = about.get_object();
      table["table"] = id_text(each.id);
      table["stage"] = stage_name(each.head.stage);
      tables.push_back(std::move(about));
    }
  }
  return tables;
}

void Hall::do_tables(const std::shared_ptr<Visitor>& visitor, json::object request) {
  house_.world.read([this, visitor, request = std::move(request)] {
    const Result<json::array> tables = listed();
    if (!tables) return answer(visitor, request, tables.error());
    answer(visitor, request, json::object{{"tables", *tables}});
  });
}

void Hall::do_open(const std::shared_ptr<Visitor>& visitor, json::object request) {
  const Language language = language_in(request);
  const std::string id = text_in(request, "game");
  const AnyGame* game = house_.games.find(id);
  if (game == nullptr) return answer(visitor, request, unknown_game(house_.games, id));
  Terms terms;
  terms.game = id;
  terms.seats = static_cast<int>(number_in(request, "seats"));
  terms.listed = truth_in(request, "listed");
  terms.tournament = truth_in(request, "tournament");
  if (terms.tournament) terms.options = game->tournament_options();
  if (const json::value* options = request.if_contains("options")) {
    for (const auto& [name, value] : options->get_object()) terms.options[name] = value;
  }
  const Result<ClockTerms> clock = clock_in(request, language);
  if (!clock) return answer(visitor, request, clock.error());
  terms.clock = *clock;
  const Result<std::vector<std::string>> players =
      players_in(request, *game, terms.seats, language);
  if (!players) return answer(visitor, request, players.error());
  const Result<std::string> agreed = agree(*game, terms);
  if (!agreed) return answer(visitor, request, agreed.error());
  const std::string name = name_of(*visitor, language);
  house_.world.read([this, visitor, request = std::move(request), terms, agreed = *agreed, name,
                     players = *players, language] {
    const auto hosted = house_.storage.tables_of(visitor->guest(), kMostListed);
    if (!hosted) return answer(visitor, request, hosted.error());
    const auto open = std::count_if(hosted->begin(), hosted->end(), [](const Listing& each) {
      return each.head.stage != Stage::kOver;
    });
    if (open >= house_.rules.tables_each) {
      return answer(visitor, request,
                    hall_error("too_many_tables", "", language, {std::to_string(open)}));
    }
    const std::shared_ptr<Table> made = table(random_id());
    joined(visitor, made->id());
    made->open(visitor, name, request, terms, agreed, players);
  });
}

Result<TableId> Hall::open_like(const std::shared_ptr<Visitor>& visitor, const std::string& name,
                                const Terms& terms, const std::vector<std::string>& players,
                                Language) {
  const AnyGame* game = house_.games.find(terms.game);
  if (game == nullptr) return unknown_game(house_.games, terms.game);
  Terms same = terms;
  const Result<std::string> agreed = agree(*game, same);
  if (!agreed) return agreed.error();
  const std::shared_ptr<Table> made = table(random_id());
  joined(visitor, made->id());
  made->open(visitor, name, {{"do", "open"}}, same, *agreed, players);
  return made->id();
}

Hall::Answer Hall::do_games() const {
  json::array games;
  for (const auto& game : house_.games.games()) games.push_back(describe_game(*game));
  return json::object{{"games", std::move(games)}};
}

Hall::Answer Hall::do_cards(const json::object& request) const {
  const std::string id = text_in(request, "game");
  const AnyGame* game = house_.games.find(id);
  if (game == nullptr) return unknown_game(house_.games, id);
  return json::object{{"game", game->id()}, {"cards", game->cards(language_in(request))}};
}

std::shared_ptr<Table> Hall::table(TableId id) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Table>& table = tables_[id];
  if (table == nullptr) table = std::make_shared<Table>(*this, house_, id);
  return table;
}

void Hall::joined(const std::shared_ptr<Visitor>& visitor, TableId table) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(visitor.get());
  if (found != visitors_.end()) found->second.tables.push_back(table);
}

void Hall::gone(const std::shared_ptr<Visitor>& visitor, TableId table) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(visitor.get());
  if (found != visitors_.end()) std::erase(found->second.tables, table);
}

void Hall::retire(const Table& table) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(table.id());
  if (found != tables_.end() && found->second.get() == &table) tables_.erase(found);
}

void Hall::ask_again(const std::shared_ptr<Visitor>& visitor, const std::string& name,
                     json::object request, TableId id) {
  house_.world.soon([this, visitor, name, request = std::move(request), id] {
    table(id)->ask(visitor, name, request);
  });
}

void Hall::storage_failed(const Error&) {
  const std::lock_guard lock(mutex_);
  ++storage_faults_;
}

void Hall::tick() {
  const Milliseconds now = house_.world.now();
  std::vector<std::shared_ptr<Table>> due;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, table] : tables_) {
      if (table->due() <= now) due.push_back(table);
    }
  }
  for (const auto& table : due) table->tick();
}

Hall::Numbers Hall::numbers() const {
  const std::lock_guard lock(mutex_);
  return {tables_.size(), visitors_.size(), requests_, refused_, storage_faults_};
}

}  // namespace scriptorium::server
