#include <algorithm>

#include "server/fair/secrets.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/table.h"

namespace scriptorium::server {

SeatSet Table::people_asked() const {
  SeatSet people;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (match_->actors().has(seat) && gathering_.seat(seat).guest != 0) people = people.with(seat);
  }
  return people;
}

// Whoever lets calls pass does so for one round, and has to say it again for the next. It stands in
// no journal: whoever sat there before a stop is asked again.
bool Table::lets_pass(int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  if (match_ == nullptr || index >= letting_pass_.size()) return false;
  const LettingPass& said = letting_pass_[index];
  return said.guest != 0 && said.guest == gathering_.seat(seat).guest &&
         said.round == match_->round();
}

// How long people have to call; absent: as long as they like. Computer players answer after the
// people in any case, so whoever plays with them alone keeps nobody waiting.
std::optional<Milliseconds> Table::call_time() const {
  if (gathering_.people() == 1) return std::nullopt;
  const std::optional<int>& agreed = gathering_.terms().call_seconds;
  if (!agreed) return house_.rules.call_time;
  if (*agreed == 0) return std::nullopt;
  return Milliseconds{*agreed} * 1000;
}

// Who has something to decide; to judge is that too. A window in which the first call wins has its
// own time: nobody's clock runs. Without a window the clocks of the people run who are asked.
Actors Table::on_the_clock() const {
  if (match_->first_call_wins()) return call_time() ? SeatSet() : people_asked();
  return people_judge() ? judges() : match_->actors();
}

// People who may call have a short time, the same for all; computer players answer after them.
//
// Whoever lets every call pass is passed for at a moment that is drawn anew for each seat and
// window, about when somebody with a finger on the button would be. At once, or always after the
// others, and everybody would know that the seat competes for nothing in the rest of the round.
// Among computer players there is nobody to know it.
void Table::turn_window(Milliseconds now) {
  const SeatSet asked = match_->first_call_wins() ? people_asked() : SeatSet();
  const std::optional<Milliseconds> time = call_time();
  if (asked.empty() || !time) {
    window_ = 0;
  } else if (window_ == 0) {
    window_ = now + *time;
  }
  if (asked.empty()) {
    passes_.clear();
  } else if (passes_.empty()) {
    const Milliseconds pause = house_.rules.player_pause;
    const auto spread = static_cast<std::uint64_t>(gathering_.people() > 1 ? 2 * pause : 0);
    for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
      passes_.push_back(now + pause + static_cast<Milliseconds>(random_id() % (spread + 1)));
    }
  }
}

bool Table::window_is_over(Milliseconds now) const { return window_ != 0 && window_ <= now; }

// Those whose time to call is over.
SeatSet Table::out_of_calls(Milliseconds now) const {
  if (window_is_over(now)) return people_asked();
  SeatSet out;
  for (int seat = 0; seat < static_cast<int>(passes_.size()); ++seat) {
    const bool due = passes_[static_cast<std::size_t>(seat)] <= now;
    if (due && lets_pass(seat) && people_asked().has(seat)) out = out.with(seat);
  }
  return out;
}
Milliseconds Table::calls_due(Milliseconds due) const {
  if (window_ != 0) due = std::min(due, window_);
  for (int seat = 0; seat < static_cast<int>(passes_.size()); ++seat) {
    if (!lets_pass(seat) || !people_asked().has(seat)) continue;
    due = std::min(due, passes_[static_cast<std::size_t>(seat)]);
  }
  return due;
}

// All whose time is over pass together: nobody calls between one pass and the next. False: nobody
// had to.
bool Table::enter_passes(Milliseconds now) {
  const SeatSet out = out_of_calls(now);
  Deed deed = new_deed();
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (!out.has(seat) || !match_->first_call_wins() || !people_asked().has(seat)) continue;
    const Before before = this->before();
    if (match_->clock(static_cast<Seat>(seat), Language::kEnglish)) continue;
    (void)happened(nullptr, Viewer(static_cast<Seat>(seat)), before, deed);
  }
  if (deed.lines.empty()) return false;
  write({}, {}, std::move(deed));
  return true;
}

// Nobody else is told: what the others may know is that the seat passed, once it has.
Answer Table::do_let_pass(const Job& job) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  if (!match_->game().has_calls()) return hall_error("no_calls", "table", language);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  const bool yes = truth_in(job.request, "yes");
  letting_pass_.resize(gathering_.seats().size());
  letting_pass_[static_cast<std::size_t>(seat)] =
      yes ? LettingPass{job.visitor->guest(), match_->round()} : LettingPass();
  return news(Viewer(static_cast<Seat>(seat)), {}, {}, wants_legal(job.visitor.get()));
}

}  // namespace scriptorium::server
