#include <algorithm>

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

// Whoever lets calls pass does so for one round, and has to say it again for the next.
bool Table::lets_pass(int seat) const {
  const int round = gathering_.seat(seat).lets_pass_in;
  return round != 0 && match_ != nullptr && match_->round() == round;
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
// Whoever lets every call pass is not passed for at once. The others would know that nobody
// competes for the card while they still think about it, and could throw away what they like for
// the rest of the round. So the pass comes when nobody else is waited for, as late as it can
// without holding up the table, and after the pause that computer players make: by then a pass is
// public anyway, and comes no faster than from somebody with a finger on the button.
void Table::turn_window(Milliseconds now) {
  const SeatSet asked = match_->first_call_wins() ? people_asked() : SeatSet();
  const std::optional<Milliseconds> time = call_time();
  if (asked.empty() || !time) {
    window_ = 0;
  } else if (window_ == 0) {
    window_ = now + *time;
  }
  bool awaited = asked.empty();
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (asked.has(seat) && !lets_pass(seat)) awaited = true;
  }
  if (awaited) {
    passes_ = 0;
  } else if (passes_ == 0) {
    passes_ = now + house_.rules.player_pause;
  }
}

// Those whose time to call is over.
SeatSet Table::out_of_calls(Milliseconds now) const {
  const bool over = (window_ != 0 && window_ <= now) || (passes_ != 0 && passes_ <= now);
  return over ? people_asked() : SeatSet();
}
Milliseconds Table::calls_due(Milliseconds due) const {
  for (const Milliseconds at : {window_, passes_}) {
    if (at != 0) due = std::min(due, at);
  }
  return due;
}

// Nobody else is told: what the others may know is that the seat passed, once it has.
Answer Table::do_let_pass(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  if (!match_->game().has_calls()) return hall_error("no_calls", "table", language);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  const bool yes = truth_in(job.request, "yes");
  if (yes != lets_pass(seat)) {
    const json::object line = Gathering::lets_pass(seat, yes ? match_->round() : 0);
    (void)gathering_.read(line);
    deed.lines.push_back(json::serialize(line));
  }
  return news(Viewer(static_cast<Seat>(seat)), {}, {}, wants_legal(job.visitor.get()));
}

}  // namespace scriptorium::server
