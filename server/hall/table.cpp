#include "server/hall/table.h"

#include <utility>

#include "server/fair/secrets.h"
#include "server/hall/hall.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kNoticesKept = 12;
constexpr std::size_t kMostWaiting = 64;

std::string_view what(const json::object& request) { return request.at("do").get_string(); }

}  // namespace

Table::Table(Hall& hall, const House& house, TableId id) : hall_(hall), house_(house), id_(id) {}

void Table::open(const std::shared_ptr<Visitor>& host, const std::string& name,
                 json::object request, const Terms& terms, const std::string& agreed,
                 const std::vector<std::string>& players) {
  const auto work = [self = shared_from_this(), host, name, request = std::move(request), terms,
                     agreed, players] {
    Job job = {host, name, request};
    Deed deed;
    self->life_ = Life::kThere;
    self->add_line(Gathering::opened(terms, host->guest(), fresh_secret(), agreed), deed);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (players[seat].empty()) continue;
      self->add_line(Gathering::placed(static_cast<int>(seat), players[seat]), deed);
    }
    self->attendants_.push_back({host, name, self->next_number_++});
    deed.head = true;
    self->write(job, self->describe_for(self->attendants_.back()), std::move(deed));
  };
  strand_.post(work);
}

void Table::ask(const std::shared_ptr<Visitor>& visitor, const std::string& name,
                json::object request) {
  strand_.post([self = shared_from_this(), visitor, name, request = std::move(request)]() mutable {
    self->take({visitor, name, std::move(request)});
  });
}

void Table::left(const std::shared_ptr<Visitor>& visitor) {
  strand_.post([self = shared_from_this(), visitor] {
    self->take({visitor, {}, {{"do", "leave"}, {"table", id_text(self->id_)}}});
  });
}

void Table::take(Job job) {
  if (life_ == Life::kRetired) {  // somebody came as it was put away
    if (job.visitor != nullptr) hall_.ask_again(job.visitor, job.name, std::move(job.request), id_);
    return;
  }
  const bool asleep = life_ == Life::kNew || life_ == Life::kBroken;
  if (asleep && what(job.request) == "leave") {  // no reason to read the journal
    std::erase_if(attendants_, [&](const auto& each) { return each.visitor == job.visitor; });
    return;
  }
  touched_ = house_.world.now();
  if (life_ == Life::kThere) return run(job);
  if (waiting_.size() == kMostWaiting && what(job.request) != "leave") {
    return answer(job, hall_error("busy", "", language_in(job.request)));
  }
  waiting_.push_back(std::move(job));
  if (asleep) load();
}

void Table::run(Job& job) {
  Deed deed;
  const std::string_view asked = what(job.request);
  const Answer came = [&]() -> Answer {
    if (gathering_.removed_here(job.visitor->guest()) && asked != "leave") {
      return hall_error("removed", "", language_in(job.request));
    }
    if (asked == "join") return do_join(job, deed);
    if (asked == "leave") return do_leave(job, deed);
    if (attendant(job.visitor.get()) == nullptr) {
      return hall_error("join_first", "table", language_in(job.request));
    }
    if (asked == "act") return do_act(job, deed);
    if (asked == "view") return do_view(job);
    if (asked == "legal") return do_legal(job);
    if (asked == "why") return do_why(job);
    if (asked == "events") return do_events(job);
    if (asked == "take_back") return do_take_back(job, deed);
    if (asked == "agree") return do_agree(job, deed);
    if (asked == "sit") return do_sit(job, deed);
    if (asked == "stand") return do_stand(job, deed);
    if (asked == "place") return do_place(job, deed);
    if (asked == "start") return do_start(job, deed);
    if (asked == "remove") return do_remove(job, deed);
    if (asked == "say") return do_say(job, deed);
    return do_again(job, deed);
  }();
  if (life_ == Life::kLoading) return;  // it needs the whole journal, and comes again
  if (!came) return answer(job, came);
  write(job, *came, std::move(deed));
}

// The answer and what the others hear go out when the lines are written, or at once if there are
// none.
void Table::write(const Job& job, std::string answer, Deed deed) {
  if (deed.lines.empty()) return written(std::nullopt, job, answer, deed, 0);
  Append append;
  append.table = id_;
  append.first = lines_;
  const Milliseconds now = house_.world.now();
  for (std::string& line : deed.lines) append.lines.push_back({now, std::move(line)});
  const std::size_t lines = append.lines.size();
  if (deed.head) append.head = head();
  if (deed.snapshot) append.snapshot = snapshot();
  life_ = Life::kWriting;
  house_.storage.append(
      std::move(append), [self = shared_from_this(), job, answer = std::move(answer),
                          deed = std::move(deed), lines](std::optional<Error> fault) {
        self->house_.world.soon([self, job, answer, deed, lines, fault = std::move(fault)] {
          self->strand_.post([&] { self->written(fault, job, answer, deed, lines); });
        });
      });
}

void Table::written(const std::optional<Error>& fault, const Job& job, const std::string& answer,
                    const Deed& deed, std::size_t lines) {
  if (fault) {
    // What was done in memory did not happen. The journal says what did.
    hall_.storage_failed(*fault);
    life_ = Life::kBroken;
    this->answer(job, hall_error("not_kept", "", language_in(job.request), {fault->message}));
    if (!waiting_.empty()) load();
    return;
  }
  life_ = Life::kThere;
  lines_ += static_cast<LineCount>(lines);
  if (lines != 0 && match_ != nullptr) match_->forget(kNoticesKept);
  this->answer(job, answer);
  for (const auto& [visitor, note] : deed.notes) visitor->send(note);
  wake_players();
  set_due();
  next();
}

void Table::next() {
  while (life_ == Life::kThere && !finished_.empty()) {
    const Finished first = std::move(finished_.front());
    finished_.erase(finished_.begin());
    thought(first.seat, first.decision, first.actions);
  }
  while (life_ == Life::kThere && !waiting_.empty()) {
    Job job = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    run(job);
  }
}

void Table::answer(const Job& job, const Answer& answer) {
  if (job.visitor == nullptr) return;
  std::string text;
  if (answer) {
    const json::value* id = job.request.if_contains("id");
    text = "{" + *answer + (answer->empty() ? "" : ",") + R"("ok":true)";
    if (id != nullptr) text += R"(,"id":)" + json::serialize(*id);
    text += "}";
  } else {
    text = json::serialize(answer_to(job.request, answer.error()));
  }
  job.visitor->send(std::make_shared<const std::string>(std::move(text)));
}

void Table::load() {
  life_ = Life::kLoading;
  house_.world.read([self = shared_from_this()] {
    auto stored = self->house_.storage.read(self->id_);
    self->strand_.post([self, stored = std::move(stored)] { self->loaded(stored); });
  });
}

void Table::loaded(const Result<std::optional<StoredTable>>& stored) {
  const auto refuse_all = [&](const char* code, const std::string& why) {
    life_ = Life::kBroken;
    for (const Job& job : std::exchange(waiting_, {})) {
      answer(job, hall_error(code, "table", language_in(job.request), {why}));
    }
    if (code == std::string_view("no_such_table")) hall_.retire(*this);
  };
  if (!stored) return refuse_all("not_read", stored.error().message);
  if (!*stored) return refuse_all("no_such_table", {});
  gathering_ = {};
  match_ = nullptr;
  take_back_ = nullptr;
  lines_ = static_cast<LineCount>((**stored).lines.size());
  json::array entries;
  for (const Line& line : (**stored).lines) {
    boost::system::error_code fault;
    const json::value value = json::parse(line.body, fault);
    const json::object* object = fault ? nullptr : value.if_object();
    if (object == nullptr) return refuse_all("not_read", "A line of its journal is no JSON.");
    if (const json::value* entry = object->if_contains("entry")) {
      entries.push_back(*entry);
    } else {
      (void)gathering_.read(*object);
    }
  }
  life_ = Life::kThere;
  if (gathering_.stage() != Stage::kGathering && !start_match(entries)) {
    gathering_.end();  // of older rules: it can be looked at, from its journal
  }
  wake_players();
  set_due();
  next();
}

// The match as the entries left it; false if it cannot be played by today's rules.
bool Table::start_match(const json::array& entries) {
  const AnyGame* game = house_.games.find(gathering_.terms().game);
  boost::system::error_code fault;
  json::value agreed = json::parse(gathering_.fairness().terms, fault);
  if (game == nullptr || fault || !agreed.is_object()) return false;
  json::object replay = std::move(agreed.get_object());
  replay["scriptorium"] = "replay";
  replay["seed"] = hex(gathering_.seed());
  replay["entries"] = entries;
  Result<std::unique_ptr<AnyMatch>> match = game->load(replay);
  if (!match) return false;
  match_ = std::move(*match);
  if (match_->actors().empty()) gathering_.end();
  clocks_ = std::make_unique<Clocks>(gathering_.terms().clock, gathering_.terms().seats);
  clocks_->turn(house_.world.now(), match_->actors(), SeatSet::everyone());
  thinking_.assign(gathering_.seats().size(), {});
  return true;
}

void Table::retire_if_idle() {
  const bool idle = attendants_.empty() && waiting_.empty() &&
                    (life_ == Life::kThere || life_ == Life::kBroken) &&
                    house_.world.now() - touched_ >= house_.rules.idle_after;
  if (!idle) return;
  for (const Thinking& each : thinking_) {
    if (each.until != 0) return;
  }
  life_ = Life::kRetired;
  hall_.retire(*this);
}

void Table::set_due() {
  Milliseconds due = touched_ + house_.rules.idle_after;
  if (clocks_ != nullptr && gathering_.stage() == Stage::kPlaying) {
    if (const auto clock = clocks_->due(); clock && *clock < due) due = *clock;
  }
  for (const Thinking& each : thinking_) {
    if (each.until != 0 && each.until < due) due = each.until;
  }
  due_.store(due, std::memory_order_relaxed);
}

void Table::tick() {
  strand_.post([self = shared_from_this()] {
    const Milliseconds now = self->house_.world.now();
    if (self->life_ == Life::kThere) self->overdue(now);
    if (self->life_ == Life::kBroken && !self->attendants_.empty()) self->load();
    self->retire_if_idle();
    self->set_due();
    if (self->due() <= now) self->due_.store(now + 1000, std::memory_order_relaxed);
  });
}

}  // namespace scriptorium::server
