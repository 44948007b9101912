#include <algorithm>
#include <utility>

#include "server/hall/hall.h"
#include "server/hall/journal.h"
#include "server/hall/json.h"
#include "server/hall/table.h"
#include "table/match_requests.h"
#include "table/words.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kMostRecited = 1500;  // bytes

// Words count where somebody has to judge them; anywhere else they would be free talk. The table's
// verdict repeats what it judged.
bool words_count(const Said& said, const std::optional<Said>& verdict, bool judge_is_asked) {
  if (said.text.empty() || said.by.is_judge()) return false;
  return verdict ? verdict->text == trim(said.text) : judge_is_asked;
}

// What people read of it must be what was written. No verse is nearly as long.
bool is_readable(std::string_view said) {
  const std::vector<std::string_view> lines = split(said, '\n');
  return said.size() <= kMostRecited && std::ranges::all_of(lines, is_printable);
}

// Whether anybody else than the seat was told.
bool others_heard(std::span<const ToldText> told, int seat) {
  return std::any_of(told.begin(), told.end(), [&](const ToldText& each) {
    return each.rest_told || each.sees != SeatSet::of(seat);
  });
}

}  // namespace

std::optional<Error> Table::no_game(const Job& job) const {
  if (match_ == nullptr) {
    const bool old = gathering_.stage() == Stage::kOver;
    return hall_error(old ? "old_rules" : "no_game_yet", "table", language_in(job.request));
  }
  return no_such_seat(job.request, gathering_.terms().seats);
}

// Everybody looks and acts with their own seats' eyes and hands, or looks on.
std::optional<Error> Table::not_yours(const Job& job) const {
  if (auto no = no_game(job)) return no;
  const json::value& seat = job.request.at("seat");
  if (seat.is_string()) {
    if (seat == json::value("spectator") || may_judge(job)) return std::nullopt;
    return table_error("not_asked", "seat", language_in(job.request));
  }
  if (gathering_.held_by(job.visitor->guest()).has(static_cast<int>(seat.get_int64()))) {
    return std::nullopt;
  }
  return hall_error("not_your_seat", "seat", language_in(job.request));
}

bool Table::people_judge() const {
  return match_->judge() == Judge::kAsked && match_->actors() == kJudgeActs;
}

// Where people judge, everybody with a seat but whoever is judged; they alone if nobody else sits
// there in person.
SeatSet Table::judges() const {
  if (!people_judge()) return {};
  const std::optional<Said> last = match_->last_said();
  const bool known = last && !last->by.is_judge();
  const GuestId judged = known ? gathering_.seat(last->by.index()).guest : 0;
  const bool alone = gathering_.people() == 1;
  SeatSet judges;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    const GuestId guest = gathering_.seat(seat).guest;
    if (guest != 0 && (guest != judged || alone)) judges = judges.with(seat);
  }
  return judges;
}

bool Table::may_judge(const Job& job) const {
  return !(judges() & gathering_.held_by(job.visitor->guest())).empty();
}

Answer Table::do_view(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  const Viewer viewer = viewer_in(job.request);
  return written::fields_text([&](written::Fields out) {
    out.add("game", gathering_.terms().game);
    match_->write_view(out.object("view"), viewer);
    out.add("revision", match_->revision(viewer));
  });
}

Answer Table::do_legal(const Job& job) const {
  if (auto no = not_yours(job)) return *no;
  return answer_legal(*match_, job.request);
}

Answer Table::do_why(const Job& job) const {
  if (auto no = not_yours(job)) return *no;
  return answer_why(*match_, job.request);
}

Answer Table::do_events(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  return news_since(viewer_in(job.request), job.request.if_contains("since"),
                    wants_legal(job.visitor.get()));
}

Answer Table::do_look_up(const Job& job) const {
  if (auto no = no_game(job)) return *no;
  return answer_look_up(*match_, job.request);
}

Answer Table::do_act(const Job& job, Deed& deed) {
  if (auto no = not_yours(job)) return *no;
  // The passes that are due have not been entered yet: too late is too late.
  if (window_is_over(deed.at)) return hall_error("too_late", "", language_in(job.request));
  if (!is_readable(text_in(job.request, "text"))) {
    return hall_error("bad_text", "text", language_in(job.request), {std::to_string(kMostRecited)});
  }
  const bool seated = job.request.at("seat").is_int64();
  if (seated && is_kept(static_cast<int>(number_in(job.request, "seat")), deed.at)) {
    return keep_act(job);
  }
  const Before before = this->before();
  if (auto no = enter_act(*match_, job.request)) return *no;
  return happened(job.visitor.get(), viewer_of(actor_in(job.request)), before, deed);
}

// Something was entered: the table's judge gives the verdicts that are due, all of it is written
// down with what everybody was told, and the clocks are turned.
Table::WrittenDown Table::write_down(const Before& before, Deed& deed) {
  struct Entered {
    std::string entry;
    std::size_t told;  // how many notices there were after it
  };
  const Said first = *match_->last_said();
  std::vector<Entered> entered = {{match_->last_entry(), match_->told() - before.told}};
  std::string unsaid = first.text.empty() ? std::string() : match_->last_entry(false);
  std::optional<Said> verdict;
  while (match_->give_verdict()) {
    if (!verdict) verdict = match_->last_said();
    entered.push_back({match_->last_entry(), match_->told() - before.told});
  }

  WrittenDown down = {match_->told_last(match_->told() - before.told), {}};
  if (words_count(first, verdict, people_judge())) {
    down.said = written::object_text(
        [&](written::Object out) { out.add("by", first.by.index()).add("text", first.text); });
  } else if (!first.text.empty()) {
    entered[0].entry = std::move(unsaid);
  }

  // Steps in private are one move, however many they are; a verdict is a move of all who judged.
  std::span<const ToldText> told = down.told;
  SeatSet moved;
  if (first.by.is_judge()) {
    moved = SeatSet::everyone();
  } else if (others_heard(told.first(entered[0].told), first.by.index())) {
    moved = SeatSet::of(first.by.index());
  }
  clocks_->turn(deed.at, on_the_clock(), moved);
  turn_window(deed.at, first.by.is_judge() ? SeatSet() : SeatSet::of(first.by.index()));
  std::size_t from = 0;
  for (const Entered& each : entered) {
    deed.lines.push_back(
        entry_line(each.entry, told.subspan(from, each.told - from), clocks_->left(deed.at)));
    from = each.told;
  }
  end_wishes(deed);
  return down;
}

// The news for the viewer on this connection is the answer.
std::string Table::happened(const Visitor* actor, Viewer viewer, const Before& before, Deed& deed) {
  const auto [told, said] = write_down(before, deed);
  const bool over = match_->actors().empty();
  if (over) {
    gathering_.end();
    deed.head = true;
  }
  const bool public_change = before.actors != match_->actors() || !said.empty();
  const bool heard = public_change || others_heard(told, viewer.index());
  tell_happened(actor, viewer, told, said, public_change, deed);
  drop_take_back(viewer.index(), heard, deed);
  if (over) tell_table(deed);
  if (actor == nullptr) return {};
  return news(viewer, told, said, wants_legal(actor));
}

// Time has run out: what the rules make of that is entered.
void Table::overdue() {
  if (match_ == nullptr || gathering_.stage() != Stage::kPlaying) return;
  const Milliseconds now = house_.world.now();
  const SeatSet late = clocks_->overdue(now);
  SeatSet seats = late;
  if (people_judge() && (judges() & late) == judges()) return judge_unasked();
  if (enter_answers(now)) return;
  for (int seat = 0; seat < static_cast<int>(thinking_.size()); ++seat) {
    const Thinking& each = thinking_[static_cast<std::size_t>(seat)];
    if (each.until != 0 && each.until <= now) seats = seats.with(seat);
  }
  for (int seat = 0; seat < gathering_.terms().seats && life_ == Life::kThere; ++seat) {
    if (!seats.has(seat) || !match_->actors().has(seat)) continue;
    enter_for(
        seat, [&] { return match_->clock(static_cast<Seat>(seat), Language::kEnglish); },
        late.has(seat));
  }
}

// Nobody who may judge has time left, or there is nobody.
void Table::judge_unasked() {
  const Before before = this->before();
  if (!match_->give_verdict_unasked()) return;
  Deed deed = new_deed();
  (void)happened(nullptr, Viewer::spectator(), before, deed);
  write({}, {}, std::move(deed));
}

void Table::enter_for(int seat, const std::function<std::optional<Error>()>& enter, bool time_up) {
  const Before before = this->before();
  if (enter()) return;
  thinking_[static_cast<std::size_t>(seat)] = {};
  Deed deed = new_deed();
  (void)happened(nullptr, Viewer(static_cast<Seat>(seat)), before, deed);
  if (time_up) tell_time_up(seat, false, deed);
  write({}, {}, std::move(deed));
}

}  // namespace scriptorium::server
