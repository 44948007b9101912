#include <algorithm>

#include "server/hall/hall.h"
#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kSnapshotEvery = 64;  // entries

std::string inner(const json::object& object) {
  std::string text = json::serialize(object);
  return text.substr(1, text.size() - 2);
}

}  // namespace

std::optional<Error> Table::no_game(const Job& job) const {
  const Language language = language_in(job.request);
  if (match_ == nullptr) {
    const bool old = gathering_.stage() == Stage::kOver;
    return hall_error(old ? "old_rules" : "no_game_yet", "table", language);
  }
  if (const json::value* seat = job.request.if_contains("seat");
      seat != nullptr && seat->is_int64()) {
    if (seat->get_int64() >= match_->seats()) {
      return table_error("no_such_seat", "seat", language, {std::to_string(match_->seats() - 1)});
    }
  }
  return std::nullopt;
}

// Everybody looks and acts with the own seats' eyes and hands, or looks on.
std::optional<Error> Table::not_yours(const Job& job) const {
  if (auto no = no_game(job)) return no;
  const json::value& seat = job.request.at("seat");
  if (seat.is_string()) {
    if (seat == json::value("spectator")) return std::nullopt;
    if (may_judge(job)) return std::nullopt;
    return table_error("not_asked", "seat", language_in(job.request));
  }
  if (gathering_.held_by(job.visitor->guest()).has(static_cast<int>(seat.get_int64()))) {
    return std::nullopt;
  }
  return hall_error("not_your_seat", "seat", language_in(job.request));
}

// Where people judge, everybody with a seat but whoever is judged; they alone if nobody else sits
// there in person.
bool Table::may_judge(const Job& job) const {
  if (match_->judge() != Judge::kAsked || match_->actors() != kJudgeActs) return false;
  const json::object last = match_->last_entry();
  const json::value* by = last.if_contains("by");
  const SeatSet own = gathering_.held_by(job.visitor->guest());
  if (by == nullptr || !by->is_int64()) return !own.empty();
  const GuestId judged = gathering_.seat(static_cast<int>(by->get_int64())).guest;
  return !own.empty() && (job.visitor->guest() != judged || gathering_.people() == 1);
}

Table::Answer Table::do_view(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  const Viewer viewer = viewer_in(job.request);
  return R"("view":)" + match_->view_text(viewer) + R"(,"revision":)" +
         std::to_string(match_->revision(viewer));
}

Table::Answer Table::do_legal(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  const Actor actor = actor_in(job.request);
  const json::value* after = job.request.if_contains("after");
  Result<json::array> legal = match_->legal(
      actor, after != nullptr ? after->get_array() : json::array(), language_in(job.request));
  if (!legal) return legal.error();
  json::object answer = {{"legal", std::move(*legal)}};
  if (!actor.is_judge()) answer["decision"] = match_->decision(actor.seat());
  return inner(answer);
}

Table::Answer Table::do_why(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  const std::optional<Error> no =
      match_->why(actor_in(job.request), job.request.at("action"), language_in(job.request));
  if (!no) return std::string(R"("legal":true)");
  if (no->code != "refused") return *no;
  return inner({{"legal", false}, {"rule", no->rule}, {"message", no->message}});
}

Table::Answer Table::do_events(const Job& job) {
  if (auto no = not_yours(job)) return *no;
  return news_since(viewer_in(job.request), job.request.if_contains("since"));
}

Table::Answer Table::do_act(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  const json::value* one = job.request.if_contains("action");
  const json::value* several = job.request.if_contains("actions");
  if ((one == nullptr) == (several == nullptr)) {
    return Error{"bad_field", "Give either \"action\" or \"actions\".", "action", {}};
  }
  const Actor actor = actor_in(job.request);
  if (job.request.contains("revision") && !actor.is_judge() &&
      number_in(job.request, "revision") < match_->decision(actor.seat())) {
    return table_error("stale", "revision", language);
  }
  const std::size_t told = match_->told();
  const std::size_t entries = match_->entries();
  const json::value* text = job.request.if_contains("text");
  const std::optional<Error> no =
      match_->act(actor, one != nullptr ? json::array{*one} : several->get_array(),
                  text != nullptr ? std::string(text->get_string()) : std::string(), language);
  if (no) return *no;
  const Viewer viewer = actor.is_judge() ? Viewer::spectator() : Viewer(actor.seat());
  return happened(job.visitor.get(), viewer, entries, told, deed);
}

// Something was entered: it is written down, with what everybody was told, and the table's judge
// gives the verdicts that are due. The news for the viewer on this connection is the answer.
std::string Table::happened(const Visitor* actor, Viewer viewer, std::size_t entries,
                            std::size_t told, Deed& deed) {
  std::string said;
  const auto write_down = [&](std::size_t since) {
    const json::object entry = match_->last_entry();
    std::string line = R"({"entry":)" + json::serialize(entry) + R"(,"told":[)";
    bool first = true;
    for (const ToldText& text : match_->told_last(match_->told() - since)) {
      line += (first ? "{" : ",{") + std::string(R"("event":)") + text.full;
      if (!text.rest.empty()) line += R"(,"rest":)" + text.rest;
      if (text.sees != SeatSet::everyone()) {
        line += R"(,"sees":)" + std::to_string(text.sees.bits());
      }
      if (!text.rest_told) line += R"(,"rest_told":false)";
      line += "}";
      first = false;
    }
    deed.lines.push_back(line + "]}");
    if (const json::value* text = entry.if_contains("text")) {
      said += (said.empty() ? "" : ",") +
              json::serialize(json::object{{"by", entry.at("by")}, {"text", *text}});
    }
  };
  write_down(told);
  for (std::size_t before = match_->told(); match_->give_verdict(); before = match_->told()) {
    write_down(before);
  }
  take_back_ = nullptr;
  if (clocks_ != nullptr) {
    const bool judge = viewer.is_spectator();
    clocks_->turn(house_.world.now(), match_->actors(),
                  judge ? SeatSet() : SeatSet::of(viewer.index()));
  }
  const bool over = match_->actors().empty();
  if (over) {
    gathering_.end();
    deed.head = true;
  }
  deed.snapshot = over || match_->entries() / kSnapshotEvery != entries / kSnapshotEvery;
  const std::vector<ToldText> texts = match_->told_last(match_->told() - told);
  std::string answer;
  if (actor != nullptr) answer = news(viewer, texts, said);
  // One text for each pair of eyes, whoever has them.
  for (int index = 0; index <= gathering_.terms().seats; ++index) {
    const bool spectator = index == gathering_.terms().seats;
    const Viewer eyes = spectator ? Viewer::spectator() : Viewer(static_cast<Seat>(index));
    Note note;
    for (const Attendant& each : attendants_) {
      const SeatSet held = gathering_.held_by(each.visitor->guest());
      const bool looks = spectator ? held.empty() : held.has(index);
      if (!looks || (each.visitor.get() == actor && eyes == viewer)) continue;
      if (note == nullptr) {
        note = std::make_shared<const std::string>(R"({"told":"happened",)" +
                                                   news(eyes, texts, said) + "}");
      }
      deed.notes.emplace_back(each.visitor, note);
    }
  }
  if (over) tell_table(deed);
  return answer;
}

// CV-50 and the like: at a friendly table, with the consent of all who sit there. What nobody has
// heard of needs none.
Table::Answer Table::do_take_back(Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  if (job.agreed) return take_back(job, *job.agreed, deed);
  if (gathering_.terms().tournament) return hall_error("tournament", "", language);
  const TakeBack what = {static_cast<int>(number_in(job.request, "seat")),
                         number_in(job.request, "count"),
                         {job.visitor->guest()}};
  if (gathering_.people() == 1) return take_back(job, what, deed);
  take_back_ = std::make_unique<TakeBack>(what);
  tell_all(json::serialize(json::object{{"told", "take_back_asked"},
                                        {"table", id_text(id_)},
                                        {"seat", what.seat},
                                        {"count", what.count}}),
           deed, job.visitor.get());
  return std::string(R"("waits":true)");
}

Table::Answer Table::do_agree(Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = no_game(job)) return *no;
  if (job.agreed) return take_back(job, *job.agreed, deed);
  const GuestId guest = job.visitor->guest();
  if (gathering_.held_by(guest).empty()) return hall_error("seated_only", "", language);
  if (take_back_ == nullptr) return hall_error("nothing_asked", "", language);
  if (!job.request.at("yes").get_bool()) {
    take_back_ = nullptr;
    tell_all(json::serialize(json::object{{"told", "take_back_refused"}, {"table", id_text(id_)}}),
             deed, job.visitor.get());
    return std::string();
  }
  std::vector<GuestId>& agreed = take_back_->agreed;
  if (std::find(agreed.begin(), agreed.end(), guest) == agreed.end()) agreed.push_back(guest);
  if (static_cast<int>(agreed.size()) < gathering_.people()) return std::string(R"("waits":true)");
  const TakeBack what = *take_back_;
  return take_back(job, what, deed);
}

// Only the whole journal knows what there is to take back: it is read first, and the job comes
// again.
Table::Answer Table::take_back(Job& job, const TakeBack& what, Deed& deed) {
  if (!job.agreed) {
    job.agreed = what;
    waiting_.insert(waiting_.begin(), job);
    load();
    return std::string();
  }
  const std::size_t told = match_->told();
  const std::size_t entries = match_->entries();
  if (auto no =
          match_->take_back(static_cast<Seat>(what.seat), what.count, language_in(job.request))) {
    return *no;
  }
  const SeatSet own = gathering_.held_by(job.visitor->guest());
  const int seat = own.has(what.seat) ? what.seat : own.lowest();
  return happened(job.visitor.get(), Viewer(static_cast<Seat>(seat)), entries, told, deed);
}

// Time has run out: what the rules make of that is entered.
void Table::overdue(Milliseconds now) {
  if (match_ == nullptr || gathering_.stage() != Stage::kPlaying) return;
  SeatSet seats = clocks_->overdue(now);
  for (int seat = 0; seat < static_cast<int>(thinking_.size()); ++seat) {
    Thinking& each = thinking_[static_cast<std::size_t>(seat)];
    if (each.until != 0 && each.until <= now) seats = seats.with(seat);
  }
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (!seats.has(seat) || !match_->actors().has(seat)) continue;
    enter_for(seat, [&] { return match_->clock(static_cast<Seat>(seat), Language::kEnglish); });
    return;  // one at a time: it is being written
  }
}

void Table::enter_for(int seat, const std::function<std::optional<Error>()>& enter) {
  const std::size_t told = match_->told();
  const std::size_t entries = match_->entries();
  if (enter()) return;
  thinking_[static_cast<std::size_t>(seat)] = {};
  Deed deed;
  happened(nullptr, Viewer(static_cast<Seat>(seat)), entries, told, deed);
  write({}, {}, std::move(deed));
}

}  // namespace scriptorium::server
