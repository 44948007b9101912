#include <algorithm>

#include "server/fair/secrets.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/table.h"
#include "table/match_requests.h"

// The windows in which the rules ask all at once (core/game.h: Answering). They close after the
// same time for everybody, and when somebody answers tells nothing of a hand: see
// docs/decisions/windows.md.
namespace scriptorium::server {

SeatSet Table::people_asked() const {
  SeatSet people;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (match_->actors().has(seat) && gathering_.seat(seat).guest != 0) people = people.with(seat);
  }
  return people;
}

// How long people have to answer; absent: as long as they like. Computer players do not mind to
// wait: whoever plays with them alone has no limit.
std::optional<Milliseconds> Table::call_time() const {
  if (gathering_.people() == 1) return std::nullopt;
  const std::optional<int>& agreed = gathering_.terms().call_seconds;
  if (!agreed) {
    return std::max(house_.rules.call_time, Milliseconds{match_->game().call_seconds()} * 1000);
  }
  if (*agreed == 0) return std::nullopt;
  return Milliseconds{*agreed} * 1000;
}

// Who has something to decide; to judge is that too. A window has its own time: nobody's clock
// runs. Where it has none, the clocks of the people run who are asked.
Actors Table::on_the_clock() const {
  if (match_->answering() != Answering::kInTurn) return call_time() ? SeatSet() : people_asked();
  return people_judge() ? judges() : match_->actors();
}

// A window opens, goes on or closes. `answered` is who has answered just now: if somebody is asked
// who was not waited for any more, it is another window, although there was no moment between them.
//
// With the window a moment is drawn for each seat, about when somebody with a finger on the button
// would answer. The table passes then for whoever lets the window pass, and keeps until then what
// others choose before, where being fast gains nothing. At once, or always after the others, and
// everybody would know. Among computer players there is nobody to know it.
void Table::turn_window(Milliseconds now, SeatSet answered) {
  if (match_->answering() == Answering::kInTurn) {
    window_ = {};
    return;
  }
  const SeatSet waited_for = window_.asked.except(answered);
  window_.asked = match_->actors();
  if (waited_for.empty() || !window_.asked.except(waited_for).empty()) {
    window_ = {window_.asked, window_.number + 1};
    const Milliseconds pause = house_.rules.player_pause;
    const auto spread = static_cast<std::uint64_t>(gathering_.people() > 1 ? 2 * pause : 0);
    for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
      window_.moments.push_back(now + pause +
                                static_cast<Milliseconds>(random_id() % (spread + 1)));
    }
  }
  std::erase_if(window_.kept, [&](const Kept& each) {
    return !window_.asked.has(each.seat) || each.by != gathering_.seat(each.seat).guest;
  });
  const std::optional<Milliseconds> time = call_time();
  if (people_asked().empty() || !time) {
    window_.closes = 0;
  } else if (window_.closes == 0) {
    window_.closes = now + *time;
  }
}

bool Table::window_is_over(Milliseconds now) const {
  return window_.closes != 0 && window_.closes <= now;
}

// Whether the wish of whoever sits there still holds.
bool Table::wish_holds(int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  if (match_ == nullptr || index >= wishes_.size()) return false;
  const PassWish& wish = wishes_[index];
  if (wish.guest == 0 || wish.guest != gathering_.seat(seat).guest) return false;
  return wish.until != PassUntil::kRound || wish.round == match_->round();
}

// Whether the seat lets the window that is open pass.
bool Table::lets_pass(int seat) const {
  if (!wish_holds(seat) || !window_.asked.has(seat)) return false;
  if (wishes_[static_cast<std::size_t>(seat)].until != PassUntil::kConcerned) return true;
  if (!window_.concerned) {
    SeatSet concerned;
    for (const int each : window_.asked) {
      if (match_->concerns(static_cast<Seat>(each))) concerned = concerned.with(each);
    }
    window_.concerned = concerned;
  }
  return !window_.concerned->has(seat);
}

const Table::Kept* Table::kept(int seat) const {
  const auto found = std::find_if(window_.kept.begin(), window_.kept.end(),
                                  [&](const Kept& each) { return each.seat == seat; });
  return found == window_.kept.end() ? nullptr : &*found;
}

// The seats of the guest that have nothing left to decide in this window, although the others do
// not know it yet.
SeatSet Table::settled(GuestId guest) const {
  SeatSet settled;
  if (guest == 0) return settled;
  for (const int seat : window_.asked) {
    if (gathering_.seat(seat).guest != guest) continue;
    if (kept(seat) != nullptr || lets_pass(seat)) settled = settled.with(seat);
  }
  return settled;
}

// Where being fast gains nothing, answers wait for the moment of their seat. Among computer players
// there is nobody to hide them from.
bool Table::is_kept(int seat, Milliseconds now) const {
  return match_->answering() == Answering::kTogether && window_.asked.has(seat) &&
         gathering_.people() > 1 && now < window_.moments[static_cast<std::size_t>(seat)];
}

void Table::keep(Kept answer) {
  std::erase_if(window_.kept, [&](const Kept& each) { return each.seat == answer.seat; });
  window_.kept.push_back(std::move(answer));
}

// Another answer replaces it until then. The rules have their say at once.
Answer Table::keep_act(const Job& job) {
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  if (auto no = try_act(*match_, job.request)) return *no;
  keep({seat, job.visitor->guest(),
        [this, request = job.request] { return enter_act(*match_, request); }});
  return news(Viewer(static_cast<Seat>(seat)), {}, {}, wants_legal(job.visitor.get()));
}

// Those who answer now: their time is over, or their moment has come and it is known what they say.
SeatSet Table::answers_due(Milliseconds now) const {
  SeatSet due = window_is_over(now) ? people_asked() : SeatSet();
  for (const int seat : window_.asked) {
    if (window_.moments[static_cast<std::size_t>(seat)] > now) continue;
    if (kept(seat) != nullptr || lets_pass(seat)) due = due.with(seat);
  }
  return due;
}

Milliseconds Table::window_due(Milliseconds due) const {
  if (window_.closes != 0) due = std::min(due, window_.closes);
  for (const int seat : window_.asked) {
    if (kept(seat) == nullptr && !lets_pass(seat)) continue;
    due = std::min(due, window_.moments[static_cast<std::size_t>(seat)]);
  }
  return due;
}

// What the seat has chosen; else it passes.
bool Table::enter_answer(int seat) {
  thinking_[static_cast<std::size_t>(seat)] = {};
  if (const Kept* const answer = kept(seat); answer != nullptr && !answer->enter()) return true;
  return !match_->clock(static_cast<Seat>(seat), Language::kEnglish);
}

// All whose time is over answer together: nobody else answers between one and the next. False:
// nobody had to.
bool Table::enter_answers(Milliseconds now) {
  const SeatSet due = answers_due(now);
  const int number = window_.number;
  Deed deed = new_deed();
  for (const int seat : due) {
    if (window_.number != number || !match_->actors().has(seat)) break;
    const Before before = this->before();
    const bool time_up = kept(seat) == nullptr && !lets_pass(seat);
    if (!enter_answer(seat)) continue;
    (void)happened(nullptr, Viewer(static_cast<Seat>(seat)), before, deed);
    if (time_up) tell_time_up(seat, true, deed);
  }
  if (deed.lines.empty()) return false;
  write({}, {}, std::move(deed));
  return true;
}

// Nobody else is told: what the others may know is that the seat passed, once it has.
Answer Table::do_let_pass(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  const std::vector<PassUntil> ways = match_->game().ways_to_pass();
  if (ways.empty()) return hall_error("no_calls", "table", language);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  PassWish wish;
  if (job.request.contains("until")) {
    wish = {job.visitor->guest(), *value_named<PassUntil>(text_in(job.request, "until")),
            match_->round()};
    if (std::find(ways.begin(), ways.end(), wish.until) == ways.end()) {
      return hall_error("no_such_pass", "until", language);
    }
  }
  settle(seat, wish, deed);
  return news(Viewer(static_cast<Seat>(seat)), {}, {}, wants_legal(job.visitor.get()));
}

// It stands in the journal, so that a stop of the server changes nothing; but whoever changes it
// all the time does not fill the journal.
void Table::settle(int seat, PassWish wish, Deed& deed) {
  wishes_.resize(gathering_.seats().size());
  PassWish& now = wishes_[static_cast<std::size_t>(seat)];
  const bool same = wish.guest == now.guest && wish.until == now.until && wish.round == now.round;
  const std::optional<Seat> turn = match_->whose_turn();
  wish.left = turn && *turn != seat;
  wish.kept = wish.guest != 0 && (same ? now.kept : wishing_.once_more(wish.guest, deed.at));
  const bool changes = !same && (wish.kept || now.kept);
  now = wish;
  if (changes) deed.lines.push_back(json::serialize((wish.kept ? wish : PassWish()).line(seat)));
}

// What held until their turn is over with it.
void Table::end_wishes(Deed& deed) {
  const std::optional<Seat> turn = match_->whose_turn();
  for (int seat = 0; turn && seat < static_cast<int>(wishes_.size()); ++seat) {
    PassWish& wish = wishes_[static_cast<std::size_t>(seat)];
    if (wish.guest == 0 || wish.until != PassUntil::kMyTurn) continue;
    if (*turn != seat) {
      wish.left = true;
    } else if (wish.left) {
      settle(seat, {}, deed);
    }
  }
}

}  // namespace scriptorium::server
