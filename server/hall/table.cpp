#include "server/hall/table.h"

#include <utility>

#include "server/fair/secrets.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"

namespace scriptorium::server {

Table::Table(Hall& hall, const House& house, TableId id) : hall_(hall), house_(house), id_(id) {}

// A fault of the machine leaves what the journal says, and a table that works.
void Table::post(std::function<void()> work) {
  strand_.post([self = shared_from_this(), work = std::move(work)] {
    try {
      work();
    } catch (const std::exception&) {
      self->refuse_all("internal", {});
    }
  });
}

void Table::open(Opening opening, const std::shared_ptr<Visitor>& visitor, const std::string& name,
                 Opened done) {
  post([this, opening = std::move(opening), visitor, name, done = std::move(done)] {
    Deed deed = new_deed();
    touched_ = deed.at;
    life_ = Life::kThere;
    const Secret secret = opening.known ? *opening.known : fresh_secret();
    add_line(
        Gathering::opened(opening.terms, opening.options, opening.host, secret, opening.agreed),
        deed);
    for (std::size_t seat = 0; seat < opening.players.size(); ++seat) {
      if (opening.players[seat].empty()) continue;
      add_line(Gathering::placed(static_cast<int>(seat), opening.players[seat]), deed);
    }
    const bool attends = visitor != nullptr && hall_.joined(visitor, id_);
    if (attends) attendants_.push_back({visitor, name, next_number_++});
    std::string looks = attends ? describe_for(attendants_.back()) : describe();
    const char* const language = opening.terms.language == Language::kSpanish ? "es" : "en";
    write({visitor, name, Ask::kOpen, {{"language", language}}, {}, done}, std::move(looks),
          std::move(deed));
  });
}

void Table::ask(const std::shared_ptr<Visitor>& visitor, const std::string& name, Ask what,
                json::object request) {
  // shared: a function object must be copied, a request need not.
  auto job = std::make_shared<Job>(Job{visitor, name, what, std::move(request)});
  post([this, job] { take(std::move(*job)); });
}

void Table::left(const std::shared_ptr<Visitor>& visitor) { ask(visitor, {}, Ask::kLeave, {}); }

void Table::renamed(const std::shared_ptr<Visitor>& visitor, const std::string& name) {
  ask(visitor, name, Ask::kHello, {});
}

void Table::take(Job job) {
  if (life_ == Life::kRetired) {  // somebody came as it was put away
    hall_.table(id_)->ask(job.visitor, job.name, job.what, std::move(job.request));
    return;
  }
  touched_ = house_.world.now();
  if (life_ == Life::kThere) return run(std::move(job));
  if (life_ == Life::kNew && job.what == Ask::kLeave) {  // no reason to read the journal
    answer(job, std::string());
    return retire();
  }
  if (waiting_.size() >= kMostWaiting && job.what != Ask::kLeave) {
    return answer(job, hall_error("busy", "", language_in(job.request)));
  }
  waiting_.push_back(std::move(job));
  if (life_ == Life::kNew || life_ == Life::kBroken) load();
}

void Table::run(Job job) {
  Deed deed = new_deed();
  Answer came = std::string();
  try {
    came = carry_out(job, deed);
  } catch (const std::exception&) {  // a file that went away, memory that ran out
    break_off();
    return answer(job, hall_error("internal", "", language_in(job.request)));
  }
  if (life_ != Life::kThere) return;  // it is under way
  if (!came) return answer(job, came);
  if (!deed.lines.empty()) return write(std::move(job), std::move(*came), std::move(deed));
  send(job, *came, deed);
  set_due();
}

Answer Table::carry_out(Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (job.what == Ask::kLeave) return do_leave(job, deed);
  if (gathering_.removed_here(job.visitor->guest())) return hall_error("removed", "", language);
  if (job.what == Ask::kJoin) return do_join(job, deed);
  if (attendant(job.visitor.get()) == nullptr) return hall_error("join_first", "table", language);
  return carry_out_here(job, deed);
}

Answer Table::carry_out_here(Job& job, Deed& deed) {
  switch (job.what) {
    case Ask::kHello:
      return do_rename(job, deed);
    case Ask::kAct:
      return do_act(job, deed);
    case Ask::kView:
      return do_view(job);
    case Ask::kLegal:
      return do_legal(job);
    case Ask::kWhy:
      return do_why(job);
    case Ask::kLookUp:
      return do_look_up(job);
    case Ask::kEvents:
      return do_events(job);
    case Ask::kHistory:
      return do_history(job);
    case Ask::kTakeBack:
      return do_take_back(job, deed);
    case Ask::kAgree:
      return do_agree(job, deed);
    case Ask::kLetPass:
      return do_let_pass(job, deed);
    case Ask::kSit:
      return do_sit(job, deed);
    case Ask::kStand:
      return do_stand(job, deed);
    case Ask::kPlace:
      return do_place(job, deed);
    case Ask::kStart:
      return do_start(job, deed);
    case Ask::kRemove:
      return do_remove(job, deed);
    case Ask::kSay:
      return do_say(job, deed);
    case Ask::kReview:
      return do_review(job);
    case Ask::kAgain:
      return do_again(job);
    default:  // no request about a table
      return hall_error("internal", "", language_in(job.request));
  }
}

// The answer and what the others hear go out when the lines are written.
void Table::write(Job job, std::string answer, Deed deed) {
  Append append;
  append.table = id_;
  append.first = lines_;
  for (std::string& line : deed.lines) append.lines.push_back({deed.at, std::move(line)});
  append.turn = turn();
  if (deed.head || head_is_old_) {
    append.head = head();
    append.players = players();
  }
  const auto pending = std::make_shared<const Pending>(
      Pending{std::move(job), std::move(answer), std::move(deed), append.lines.size()});
  life_ = Life::kBusy;
  house_.storage.append(std::move(append),
                        [self = shared_from_this(), pending](std::optional<Error> fault) {
                          self->house_.world.soon([self, pending, fault = std::move(fault)] {
                            self->post([=] { self->written(fault, *pending); });
                          });
                        });
}

void Table::written(const std::optional<Error>& fault, const Pending& done) {
  const auto& [job, answer, deed, lines] = done;
  if (fault) {
    // What was done in memory did not happen. The journal says what did.
    hall_.storage_failed(*fault);
    break_off();
    attendants_.insert(attendants_.end(), deed.shown_out.begin(), deed.shown_out.end());
    const Language language = language_in(job.request);
    this->answer(job, hall_error("not_kept", "", language, {hall_reason(fault->code, language)}));
    if (!waiting_.empty()) load();
    return;
  }
  life_ = Life::kThere;
  head_is_old_ = false;
  lines_ += static_cast<LineCount>(lines);
  if (match_ != nullptr) match_->forget(kNoticesKept);
  for (const Attendant& each : deed.shown_out) hall_.gone(each.visitor, id_);
  send(job, answer, deed);
  next();
}

void Table::send(const Job& job, const std::string& answer, const Deed& deed) {
  this->answer(job, answer);
  for (const auto& [visitor, note] : deed.notes) visitor->send(note);
}

// The table is there again: what came meanwhile.
void Table::next() {
  wake_players();
  set_due();
  while (life_ == Life::kThere && !finished_.empty()) {
    const Finished first = std::move(finished_.front());
    finished_.erase(finished_.begin());
    thought(first);
  }
  while (life_ == Life::kThere && !waiting_.empty()) {
    Job job = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    run(std::move(job));
  }
}

void Table::answer(const Job& job, const Answer& answer) {
  if (job.opened) return job.opened(id_, answer);
  const bool asked = job.request.contains("table");  // else it comes from the house
  if (asked) hall_.answer(job.visitor, job.request, answer);
}

}  // namespace scriptorium::server
