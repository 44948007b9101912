#include <algorithm>

#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

Message note_of(std::string_view kind, const std::string& fields) {
  std::string text;
  constexpr std::size_t kRest = 32;
  text.reserve(fields.size() + kRest);
  text.append(R"({"told":")").append(kind).append(R"(",)").append(fields).append("}");
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

Table::Attendant* Table::attendant(const Visitor* visitor) {
  const auto found = std::find_if(attendants_.begin(), attendants_.end(),
                                  [&](const auto& each) { return each.visitor.get() == visitor; });
  return found == attendants_.end() ? nullptr : &*found;
}

bool Table::wants_legal(const Visitor* visitor) {
  const Attendant* found = attendant(visitor);
  return found != nullptr && found->legal;
}

int Table::number_of(GuestId guest) const {
  const auto found = std::find_if(attendants_.begin(), attendants_.end(),
                                  [&](const auto& each) { return each.visitor->guest() == guest; });
  return found == attendants_.end() ? 0 : found->number;
}

// A pair of eyes for each seat of the guest; without one, it looks on.
template <class Tell>
void Table::for_eyes(GuestId guest, Tell tell) const {
  const SeatSet held = gathering_.held_by(guest);
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (held.has(seat)) tell(Viewer(static_cast<Seat>(seat)));
  }
  if (held.empty()) tell(Viewer::spectator());
}

json::object Table::describe_seat(int seat) const {
  const Holder& holder = gathering_.seat(seat);
  json::object told = {{"seat", seat}};
  if (holder.guest != 0) {
    told["name"] = holder.name;
    told["here"] = here(holder.guest);
    if (const int number = number_of(holder.guest)) told["guest"] = number;
  } else if (!holder.player.empty()) {
    told["player"] = holder.player;
    if (holder.kept_for != 0) told["name"] = holder.name;
  }
  return told;
}

// What everybody may know of the table. Guests go by numbers that mean nothing elsewhere.
std::string Table::describe() const {
  const Terms& terms = gathering_.terms();
  json::array seats;
  for (int seat = 0; seat < terms.seats; ++seat) seats.push_back(describe_seat(seat));
  json::array guests;
  std::vector<int> told;
  for (const Attendant& each : attendants_) {
    if (std::find(told.begin(), told.end(), each.number) != told.end()) continue;
    told.push_back(each.number);
    json::object guest = {{"guest", each.number}, {"name", each.name}};
    if (each.visitor->guest() == gathering_.host()) guest["host"] = true;
    guests.push_back(std::move(guest));
  }
  const std::optional<Fairness> fairness = gathering_.fairness();
  json::object described = {{"table", id_text(id_)},
                            {"game", terms.game},
                            {"stage", stage_name(gathering_.stage())},
                            {"options", json::parse(terms.options)},
                            {"listed", terms.listed},
                            {"tournament", terms.tournament},
                            {"clock", to_json(terms.clock)}};
  if (fairness) described["commitment"] = fairness->commitment;
  if (terms.known_deal) described["known_deal"] = true;
  described["seats"] = std::move(seats);
  described["guests"] = std::move(guests);
  if (!terms.position.empty()) described["position"] = true;
  if (gathering_.followed_by() != 0) described["again"] = id_text(gathering_.followed_by());
  if (match_ != nullptr && gathering_.stage() == Stage::kOver) {
    described["scores"] = match_->scores();
    if (fairness) described["fairness"] = server::to_json(*fairness);
  }
  return inner(described);
}

std::string Table::yours(const Attendant& attendant) const {
  json::array seats;
  for_eyes(attendant.visitor->guest(), [&](Viewer viewer) {
    if (!viewer.is_spectator()) seats.emplace_back(viewer.index());
  });
  return R"(,"you":)" + std::to_string(attendant.number) + R"(,"yours":)" + json::serialize(seats);
}

// What a pair of eyes has seen happen, and what it sees now.
std::string Table::news(Viewer viewer, std::string_view events, std::string_view said,
                        bool legal) const {
  written::Text text;
  written::Fields news(text);
  news.add("table", id_text(id_)).add("game", gathering_.terms().game);
  if (viewer.is_spectator()) {
    news.add("seat", "spectator");
  } else {
    news.add("seat", viewer.index());
  }
  news.add("revision", match_->revision(viewer));
  news.array("events").add_raw(events);
  news.add("actors", actors_to_json(match_->actors()));
  if (people_judge()) news.add("judges", actors_to_json(judges()));
  if (!said.empty()) news.add_raw("said", said);
  if (gathering_.terms().clock.kind != ClockTerms::Kind::kNone) {
    news.add("clocks", json::value_from(clocks_->left(house_.world.now())));
  }
  if (window_ != 0) {
    news.add("window", std::max<Milliseconds>(0, window_ - house_.world.now()));
  }
  if (gathering_.stage() == Stage::kOver) news.add("over", true).add("scores", match_->scores());
  match_->write_view(news.object("view"), viewer);
  if (legal && !viewer.is_spectator() && match_->actors().has(viewer.index())) {
    const auto seat = static_cast<Seat>(viewer.index());
    news.add("legal", *match_->legal(Actor(seat), {}, Language::kEnglish));
    news.add("decision", match_->decision(seat));
  }
  return text.string();
}

std::string Table::heard_by(Viewer viewer, const std::vector<ToldText>& told) {
  std::string events;
  for (const ToldText& each : told) {
    const std::string_view text = each.for_viewer(viewer);
    if (text.empty()) continue;
    if (!events.empty()) events += ",";
    events += text;
  }
  return events;
}

// The rest since a revision; if that is forgotten, or nothing was said of it, a fresh view.
std::string Table::news_since(Viewer viewer, const json::value* since, bool legal) const {
  const std::uint32_t revision = match_->revision(viewer);
  const std::uint32_t seen =
      since == nullptr ? revision : static_cast<std::uint32_t>(number_in(*since));
  const bool known = since != nullptr && seen <= revision && match_->remembers(viewer, seen);
  const std::string events = known ? inner(match_->events(viewer, seen)) : std::string();
  return news(viewer, events, {}, legal) + R"(,"fresh":)" + (known ? "false" : "true");
}

// What somebody missed, or all anew. A revision says what one pair of eyes has seen: whoever has
// several seats gets all anew.
std::string Table::news_for(const Attendant& attendant, const json::value* since) const {
  const GuestId guest = attendant.visitor->guest();
  std::string all;
  const bool several = gathering_.held_by(guest).size() > 1;
  for_eyes(guest, [&](Viewer viewer) {
    all += (all.empty() ? "{" : ",{") +
           news_since(viewer, several ? nullptr : since, attendant.legal) + "}";
  });
  return all;
}

void Table::tell_all(const json::object& told, Deed& deed, const Visitor* except) const {
  const auto note = std::make_shared<const std::string>(json::serialize(told));
  for (const Attendant& each : attendants_) {
    if (each.visitor.get() != except) deed.notes.emplace_back(each.visitor, note);
  }
}

void Table::tell_table(Deed& deed, const Visitor* except) const {
  const std::string described = describe();
  for (const Attendant& each : attendants_) {
    if (each.visitor.get() == except) continue;
    deed.notes.emplace_back(each.visitor, note_of("table", described + yours(each)));
  }
}

// The game from its deal, or as it is now, as each pair of eyes sees it.
void Table::tell_deal(Deed& deed) const {
  if (match_ == nullptr) return;
  const json::value start = 0;
  for (const Attendant& each : attendants_) {
    for_eyes(each.visitor->guest(), [&](Viewer viewer) {
      deed.notes.emplace_back(each.visitor,
                              note_of("happened", news_since(viewer, &start, each.legal)));
    });
  }
}

// One text for each pair of eyes, whoever has them, and one with what they may do. What somebody
// does in private is nothing to the others: not even that it was done.
void Table::tell_happened(const Visitor* actor, Viewer viewer, const std::vector<ToldText>& told,
                          std::string_view said, bool public_change, Deed& deed) const {
  Message notes[2][kMaxSeats + 1];
  for (const Attendant& each : attendants_) {
    for_eyes(each.visitor->guest(), [&](Viewer eyes) {
      if (each.visitor.get() == actor && eyes == viewer) return;  // it is answered
      Message& note = notes[each.legal ? 1 : 0][eyes.index()];
      if (note == nullptr) {
        const std::string events = heard_by(eyes, told);
        if (events.empty() && !public_change) return;
        note = note_of("happened", news(eyes, events, said, each.legal));
      }
      deed.notes.emplace_back(each.visitor, note);
    });
  }
}

Head Table::head() const {
  const Terms& terms = gathering_.terms();
  int free = 0;
  json::array names;
  for (const Holder& seat : gathering_.seats()) {
    if (seat.empty()) ++free;
    if (!seat.empty()) names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
  }
  json::object about = {{"game", terms.game},
                        {"seats", terms.seats},
                        {"free", free},
                        {"names", std::move(names)},
                        {"tournament", terms.tournament},
                        {"clock", to_json(terms.clock)}};
  if (!terms.position.empty()) about["position"] = true;
  return {gathering_.stage(), terms.listed, gathering_.host(), json::serialize(about)};
}

}  // namespace scriptorium::server
