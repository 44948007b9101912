#include <algorithm>
#include <utility>

#include "server/hall/hall.h"
#include "server/hall/journal.h"
#include "server/hall/json.h"
#include "server/hall/table.h"

namespace scriptorium::server {

void Table::load() {
  life_ = Life::kLoading;
  house_.world.read([self = shared_from_this()] {
    std::optional<Result<std::optional<StoredTable>>> stored;
    (void)tried([&] { stored.emplace(self->house_.storage.read(self->id_)); });
    self->post([self, stored = std::move(stored)] {
      if (!stored) return self->refuse_all("internal", {});
      self->loaded(*stored);
    });
  });
}

void Table::loaded(const Result<std::optional<StoredTable>>& stored) {
  if (!stored) {
    hall_.storage_failed(stored.error());
    return refuse_all("not_read", stored.error().code);
  }
  if (!*stored) {
    refuse_all("no_such_table", {});
    for (const Attendant& each : attendants_) hall_.gone(each.visitor, id_);
    return retire();
  }
  std::optional<Journal> journal = read_journal((**stored).lines);
  if (!journal) return refuse_all("not_read", "damaged");
  const LineCount known = std::exchange(lines_, static_cast<LineCount>((**stored).lines.size()));
  gathering_ = std::move(journal->gathering);
  life_ = Life::kThere;
  wishes_ = std::move(journal->wishes);
  resume(journal->entries, journal->clocks, journal->turned);
  note_absences();
  if (known != 0 && known != lines_) tell_again();
  overdue();
  if (life_ == Life::kThere) next();
}

// What the journal says of the game, and nothing else.
void Table::resume(const json::array& entries, const std::vector<Milliseconds>& clocks,
                   Milliseconds turned) {
  match_ = nullptr;
  clocks_ = std::nullopt;
  window_ = {};
  take_back_ = nullptr;
  finished_.clear();
  thinking_.assign(gathering_.seats().size(), {});
  const bool broke = std::exchange(try_again_, 0) != 0;
  if (gathering_.stage() == Stage::kGathering) return;
  match_ = play_again(house_.games, gathering_, entries);
  if (match_ == nullptr || match_->actors().empty()) gathering_.end();
  if (match_ == nullptr) return;  // of older rules: it cannot be played on
  match_->forget(kNoticesKept);
  // While nobody could move, because the house was closed or its storage failed, no time passed.
  const Milliseconds now = house_.world.now();
  clocks_.emplace(gathering_.terms().clock, gathering_.terms().seats, clocks);
  clocks_->resume(broke ? now : std::min(now, std::max(turned, hall_.opened_at())), on_the_clock());
  turn_window(now);
  const std::optional<Seat> turn = match_->whose_turn();
  for (std::size_t seat = 0; seat < wishes_.size(); ++seat) wishes_[seat].left = turn != seat;
}

// Somebody else has written into the journal: whoever is here has missed that.
void Table::tell_again() {
  Deed deed = new_deed();
  tell_table(deed);
  tell_deal(deed);
  send({}, {}, deed);
}

// What is in memory does not count any more; the journal is read when somebody asks, or after a
// while.
void Table::break_off() {
  life_ = Life::kBroken;
  try_again_ = house_.world.now() + house_.rules.try_again;
  set_due();
}

void Table::refuse_all(const char* code, std::string_view why) {
  break_off();
  Deed deed = new_deed();
  for (const Job& job : std::exchange(waiting_, {})) {
    const Language language = language_in(job.request);
    answer(job, job.what == Ask::kLeave
                    ? do_leave(job, deed)
                    : hall_error(code, "table", language, {hall_reason(why, language)}));
  }
}

// Only the whole journal knows what there is to take back: it is read, and the job comes again.
void Table::read_whole(Job job) {
  life_ = Life::kBusy;
  auto waits = std::make_shared<Job>(std::move(job));
  house_.world.replay([self = shared_from_this(), waits] {
    const bool done = tried([&] {
      const auto stored = self->house_.storage.read(self->id_);
      std::optional<Journal> journal;
      if (stored && *stored) journal = read_journal((**stored).lines);
      if (journal) {
        waits->whole = play_again(self->house_.games, journal->gathering, journal->entries);
        waits->kept_since = journal->kept_since;
      }
    });
    const auto come_again = [self, waits, done] {
      self->life_ = Life::kThere;
      const Language language = language_in(waits->request);
      if (waits->whole != nullptr) {
        self->run(std::move(*waits));
      } else if (done) {
        self->answer(*waits, hall_error("not_read", "table", language,
                                        {hall_reason("storage_failed", language)}));
      } else {
        self->answer(*waits, hall_error("internal", "", language));
      }
      if (self->life_ == Life::kThere) self->next();
    };
    self->house_.world.soon([self, come_again] { self->post(come_again); });
  });
}

// Deals. False if that cannot be done by today's rules.
bool Table::begin() {
  match_ = play_again(house_.games, gathering_, {});
  if (match_ == nullptr) return false;
  clocks_.emplace(gathering_.terms().clock, gathering_.terms().seats);
  clocks_->turn(house_.world.now(), on_the_clock(), {});
  turn_window(house_.world.now());
  thinking_.assign(gathering_.seats().size(), {});
  return true;
}

bool Table::needed() const { return !attendants_.empty() || gathering_.stage() == Stage::kPlaying; }

void Table::retire() {
  life_ = Life::kRetired;
  hall_.retire(*this);
}

// To a new one somebody is on the way: it was made for that.
void Table::retire_if_idle() {
  const bool asleep = life_ == Life::kThere || life_ == Life::kBroken;
  const bool thinking =
      life_ == Life::kThere && std::any_of(thinking_.begin(), thinking_.end(),
                                           [](const Thinking& each) { return each.until != 0; });
  const bool idle = house_.world.now() - touched_ >= house_.rules.idle_after;
  if (asleep && idle && attendants_.empty() && waiting_.empty() && !thinking) retire();
}

void Table::set_due() {
  Milliseconds due = touched_ + house_.rules.idle_after;
  if (life_ == Life::kBroken) due = std::min(due, try_again_);
  if (clocks_ && gathering_.stage() == Stage::kPlaying) {
    due = std::min(due, clocks_->due().value_or(due));
    due = window_due(due);
    if (people_judge() && judges().empty()) due = house_.world.now();
  }
  if (next_host() != 0) {
    due = std::min(due, away_since(gathering_.host()).value_or(due) + house_.rules.away_after);
  }
  for (const Thinking& each : thinking_) {
    if (each.until != 0) due = std::min(due, each.until);
  }
  set_due(due);
}

void Table::set_due(Milliseconds due) {
  due_.store(due, std::memory_order_relaxed);
  hall_.wake_before(due);
}

void Table::tick() {
  post([this] {
    const Milliseconds now = house_.world.now();
    if (life_ == Life::kThere) overdue();
    if (life_ == Life::kThere) replace_host();
    if (life_ == Life::kBroken && try_again_ <= now && needed()) load();
    retire_if_idle();
    set_due();
    // Nothing to do but to wait, for people to leave or for what is under way.
    if (due() <= now) set_due(now + 1000);
  });
}

}  // namespace scriptorium::server
