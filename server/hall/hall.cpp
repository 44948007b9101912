#include "server/hall/hall.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "server/fair/names.h"
#include "server/fair/secrets.h"
#include "server/hall/json.h"
#include "server/hall/own_games.h"
#include "server/hall/requests.h"
#include "server/log/log.h"
#include "table/match_requests.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kLongestRequest = 64 << 10;
constexpr std::size_t kMostListed = 100;
constexpr Milliseconds kOftenEnough = 100;  // to look at one table

}  // namespace

void Hall::arrived(const std::shared_ptr<Visitor>& visitor) {
  const std::lock_guard lock(mutex_);
  visitors_[visitor.get()] = {visitor, {}, {}};
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
  const Ask what = (*spec)->what;
  const Language language = language_in(*request);
  if (const json::value* id = request->if_contains("table")) {
    const std::optional<TableId> number = id_from(id->get_string());
    if (!number) return answer(visitor, *request, hall_error("no_such_table", "table", language));
    const std::string name = what == Ask::kAct ? std::string() : name_of(*visitor, language);
    return table(*number)->ask(visitor, name, what, std::move(*request));
  }
  switch (what) {
    case Ask::kHello:
      return do_hello(visitor, std::move(*request));
    case Ask::kTables:
      return do_tables(visitor, std::move(*request));
    case Ask::kMyGames:
      return do_my_games(visitor, std::move(*request));
    case Ask::kForgetGames:
      return do_forget_games(visitor, std::move(*request));
    case Ask::kOpen:
      return do_open(visitor, std::move(*request));
    case Ask::kGames:
      return answer(visitor, *request, answer_games(house_.games));
    case Ask::kCards:
      return answer(visitor, *request, answer_cards(house_.games, *request));
    case Ask::kSlips:
      return answer(visitor, *request, answer_slips(house_.games, *request));
    case Ask::kDeck:
      return answer(visitor, *request, answer_deck(house_.games, *request));
    default:  // no request of ours
      return answer(visitor, *request, hall_error("internal", "", language));
  }
}

void Hall::answer(const std::shared_ptr<Visitor>& visitor, const json::object& request,
                  const Answer& answer) {
  ++requests_;
  if (!answer) ++refused_;
  visitor->send(std::make_shared<const std::string>(answer_text(request, answer)));
}

void Hall::read(const std::shared_ptr<Visitor>& visitor, json::object request,
                std::function<void(const json::object&)> work) {
  house_.world.read([this, visitor, request = std::move(request), work = std::move(work)] {
    if (tried([&] { work(request); })) return;
    answer(visitor, request, hall_error("internal", "", language_in(request)));
  });
}

std::string Hall::name_of(const Visitor& visitor, Language language) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = visitors_.find(&visitor);
    if (found != visitors_.end() && !found->second.name.empty()) return found->second.name;
  }
  return guest_name(visitor.guest(), language);
}

void Hall::set_name(const Visitor& visitor, const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(&visitor);
  if (found != visitors_.end()) found->second.name = name;
}

bool Hall::may_rename(GuestId guest) {
  const std::lock_guard lock(mutex_);
  return names_.once_more(guest, house_.world.now());
}

// With a name: that is kept, and counts at once, for what follows without waiting. Without: the
// name that was kept, or one that we think of.
void Hall::do_hello(const std::shared_ptr<Visitor>& visitor, json::object request) {
  const Language language = language_in(request);
  const std::string wanted = text_in(request, "name");
  std::string name;
  const std::string old = name_of(*visitor, language);
  if (!wanted.empty()) {
    Result<std::string> clean = clean_name(wanted, language);
    if (!clean) return answer(visitor, request, clean.error());
    name = std::move(*clean);
    if (name != old && !may_rename(visitor->guest())) {
      return answer(visitor, request, hall_error("too_often", "name", language));
    }
    set_name(*visitor, name);
  }
  read(visitor, std::move(request),
       [this, visitor, name, old](const json::object& asked) { hello(visitor, asked, name, old); });
}

void Hall::hello(const std::shared_ptr<Visitor>& visitor, const json::object& request,
                 const std::string& wanted, const std::string& old) {
  const Language language = language_in(request);
  const GuestId guest = visitor->guest();
  const auto refuse = [&](const char* code, const Error& fault) {
    storage_failed(fault);
    answer(visitor, request, hall_error(code, "", language, {hall_reason(fault.code, language)}));
  };
  std::string name = wanted;
  bool named = true;
  if (name.empty()) {
    const auto known = house_.storage.guest(guest);
    if (!known) return refuse("not_read", known.error());
    named = known->has_value();
    name = named ? (**known).name : guest_name(guest, language);
    set_name(*visitor, name);
  } else if (auto fault = house_.storage.keep_guest({guest, name, house_.world.now()})) {
    set_name(*visitor, old);
    return refuse("not_kept", *fault);
  }
  if (!wanted.empty()) rename(guest, name);
  json::array phrases;
  for (const std::string_view phrase : set_phrases()) phrases.push_back(set_phrase(phrase));
  json::object welcome = {{"name", name},
                          {"named", named},
                          {"phrases", std::move(phrases)},
                          {"call_seconds", (house_.rules.call_time + 999) / 1000}};
  if (house_.rules.known_deal) welcome["known_deal"] = true;
  answer(visitor, request, fields_of(welcome));
}

// On every connection of the guest's, and at the tables where these are.
void Hall::rename(GuestId guest, const std::string& name) {
  std::vector<std::pair<std::shared_ptr<Table>, std::shared_ptr<Visitor>>> there;
  {
    const std::lock_guard lock(mutex_);
    for (auto& [visitor, book] : visitors_) {
      if (visitor->guest() != guest) continue;
      book.name = name;
      for (const TableId id : book.tables) {
        const auto table = tables_.find(id);
        if (table != tables_.end()) there.emplace_back(table->second, book.visitor);
      }
    }
  }
  for (const auto& [table, visitor] : there) table->renamed(visitor, name);
}

Result<json::array> Hall::listed() const {
  json::array tables;
  for (const Stage stage : {Stage::kGathering, Stage::kPlaying}) {
    const auto list = house_.storage.list(stage, true, kMostListed);
    if (!list) return list.error();
    for (const Listing& each : *list) {
      if (house_.world.now() - each.touched >= house_.rules.forgotten) continue;
      json::object table = listed_about(each.head);
      if (table.empty()) continue;
      table["table"] = id_text(each.id);
      table["stage"] = stage_name(each.head.stage);
      tables.push_back(std::move(table));
    }
  }
  return tables;
}

void Hall::do_tables(const std::shared_ptr<Visitor>& visitor, json::object request) {
  read(visitor, std::move(request), [this, visitor](const json::object& asked) {
    const Result<json::array> tables = listed();
    if (tables) return answer(visitor, asked, fields_of({{"tables", *tables}}));
    const Language language = language_in(asked);
    answer(visitor, asked,
           hall_error("not_read", "", language, {hall_reason(tables.error().code, language)}));
  });
}

void Hall::do_my_games(const std::shared_ptr<Visitor>& visitor, json::object request) {
  read(visitor, std::move(request), [this, visitor](const json::object& asked) {
    const auto games = own_games(house_, visitor->guest(), number_in(asked, "page"));
    if (games) return answer(visitor, asked, fields_of(*games));
    storage_failed(games.error());
    const Language language = language_in(asked);
    answer(visitor, asked,
           hall_error("not_read", "", language, {hall_reason(games.error().code, language)}));
  });
}

void Hall::do_forget_games(const std::shared_ptr<Visitor>& visitor, json::object request) {
  if (const json::value* tables = request.if_contains("tables")) {
    const json::array& list = tables->get_array();
    if (!std::all_of(list.begin(), list.end(), [](const auto& each) { return each.is_string(); })) {
      return answer(visitor, request,
                    Error{"bad_field", "The field \"tables\" is a list of ids.", "tables", {}});
    }
  }
  read(visitor, std::move(request), [this, visitor](const json::object& asked) {
    const auto forgotten = forget_games(house_.storage, visitor->guest(), asked);
    if (forgotten) return answer(visitor, asked, fields_of({{"forgotten", *forgotten}}));
    storage_failed(forgotten.error());
    const Language language = language_in(asked);
    answer(visitor, asked,
           hall_error("not_kept", "", language, {hall_reason(forgotten.error().code, language)}));
  });
}

// Where the house has a position for tests, tables of its game that name none begin there, with the
// options that it has.
void Hall::do_open(const std::shared_ptr<Visitor>& visitor, json::object request) {
  const std::optional<KnownDeal>& known = house_.rules.known_deal;
  if (known && !known->position.empty() && known->game == text_in(request, "game")) {
    if (!request.contains("position")) {
      request["position"] = known->position;
      request.erase("options");
    }
  }
  const Result<Opening> opening = read_opening(house_.games, visitor->guest(), request);
  if (!opening) return answer(visitor, request, opening.error());
  const Language language = language_in(request);
  open(*opening, visitor, name_of(*visitor, language), language,
       [this, visitor, request](TableId, const Answer& made) { answer(visitor, request, made); });
}

void Hall::open_like(GuestId host, const Terms& terms, std::vector<std::string> players,
                     Language language, Table::Opened done) {
  const Result<Opening> opening = opening_like(house_.games, host, terms, std::move(players));
  if (!opening) return done(0, opening.error());
  open(*opening, nullptr, {}, language, done);
}

void Hall::open(const Opening& opening, const std::shared_ptr<Visitor>& visitor,
                const std::string& name, Language language, const Table::Opened& done) {
  house_.world.read([this, opening, visitor, name, language, done] {
    const TableId id = random_id();
    const Table::Opened finish = [this, host = opening.host, id, done](TableId,
                                                                       const Answer& made) {
      {
        const std::lock_guard lock(mutex_);
        std::erase(opening_, std::pair(host, id));
      }
      done(id, made);
    };
    const auto settle = [&] {
      if (auto no = too_many_tables(opening, id, language)) return finish(id, *no);
      Opening settled = opening;
      const std::optional<KnownDeal>& known = house_.rules.known_deal;
      const std::uint64_t number = ++tables_opened_;
      settled.terms.known_deal = known.has_value();
      if (known) settled.known = known_secret(known->seed, number);
      table(id)->open(std::move(settled), visitor, name, finish);
    };
    if (!tried(settle)) finish(id, hall_error("internal", "", language));
  });
}

// Those that are being opened count too: nobody gets more by asking faster.
std::optional<Error> Hall::too_many_tables(const Opening& opening, TableId one_more,
                                           Language language) {
  const GuestId host = opening.host;
  std::set<TableId> open;
  {
    const std::lock_guard lock(mutex_);
    opening_.emplace_back(host, one_more);
    for (const auto& [guest, table] : opening_) {
      if (guest == host) open.insert(table);
    }
  }
  const auto hosted = house_.storage.tables_of(host, kMostListed);
  if (!hosted) {
    storage_failed(hosted.error());
    return hall_error("not_read", "", language, {hall_reason(hosted.error().code, language)});
  }
  // The steps of a lesson are many, and nobody comes back to one: they count for themselves.
  const bool lesson = !opening.terms.position.empty();
  const HouseRules& rules = house_.rules;
  const Milliseconds now = house_.world.now();
  for (const Listing& each : *hosted) {
    const bool step = listed_about(each.head).contains("position");
    const bool counts = now - each.touched < (step ? rules.lesson_forgotten : rules.forgotten);
    if (step == lesson && counts && each.head.stage != Stage::kOver) open.insert(each.id);
  }
  const int most = lesson ? rules.steps_each : rules.tables_each;
  if (static_cast<int>(open.size()) <= most) return std::nullopt;
  return hall_error("too_many_tables", "", language, {std::to_string(most)});
}

std::shared_ptr<Table> Hall::table(TableId id) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Table>& table = tables_[id];
  if (table == nullptr) {
    table = std::make_shared<Table>(*this, house_, id);
    wake_before(0);
  }
  return table;
}

bool Hall::joined(const std::shared_ptr<Visitor>& visitor, TableId table) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(visitor.get());
  if (found == visitors_.end()) return false;
  found->second.tables.push_back(table);
  return true;
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

// Whoever asked is told too; this is for whoever runs the house.
void Hall::storage_failed(const Error& fault) {
  ++storage_faults_;
  log(Level::kError, "storage_fault", {{"code", fault.code}, {"why", fault.message}});
}

void Hall::wake_before(Milliseconds due) {
  Milliseconds next = next_due_.load();
  while (due < next && !next_due_.compare_exchange_weak(next, due)) {
  }
}

// All tables are looked at only when one may be due: there may be thousands.
void Hall::tick() {
  const Milliseconds now = house_.world.now();
  if (now < next_due_) return;
  next_due_ = std::numeric_limits<Milliseconds>::max();
  std::vector<std::shared_ptr<Table>> due;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, table] : tables_) {
      if (table->due() <= now) due.push_back(table);
      wake_before(std::max(table->due(), now + kOftenEnough));
    }
  }
  for (const auto& table : due) table->tick();
}

Hall::Numbers Hall::numbers() const {
  const std::lock_guard lock(mutex_);
  return {tables_.size(), visitors_.size(), requests_.load(), refused_.load(),
          storage_faults_.load()};
}

}  // namespace scriptorium::server
