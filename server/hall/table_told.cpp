#include <algorithm>

#include "server/hall/hall.h"
#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

std::string inner(const json::object& object) {
  std::string text = json::serialize(object);
  return text.substr(1, text.size() - 2);
}

}  // namespace

Table::Attendant* Table::attendant(const Visitor* visitor) {
  const auto found = std::find_if(attendants_.begin(), attendants_.end(),
                                  [&](const auto& each) { return each.visitor.get() == visitor; });
  return found == attendants_.end() ? nullptr : &*found;
}

bool Table::here(GuestId guest) const {
  return std::any_of(attendants_.begin(), attendants_.end(),
                     [&](const auto& each) { return each.visitor->guest() == guest; });
}

// What everybody may know of the table. Guests go by numbers that mean nothing elsewhere.
std::string Table::describe() const {
  const Terms& terms = gathering_.terms();
  const auto number_of = [&](GuestId guest) -> int {
    for (const Attendant& each : attendants_) {
      if (each.visitor->guest() == guest) return each.number;
    }
    return 0;
  };
  json::array seats;
  for (int i = 0; i < terms.seats; ++i) {
    const Holder& holder = gathering_.seat(i);
    json::object seat = {{"seat", i}};
    if (holder.guest != 0) {
      seat["name"] = holder.name;
      seat["here"] = here(holder.guest);
      if (const int number = number_of(holder.guest)) seat["guest"] = number;
    } else if (!holder.player.empty()) {
      seat["player"] = holder.player;
      if (holder.kept_for != 0) seat["name"] = holder.name;
    }
    seats.push_back(std::move(seat));
  }
  json::array guests;
  std::vector<int> told;
  for (const Attendant& each : attendants_) {
    if (std::find(told.begin(), told.end(), each.number) != told.end()) continue;
    told.push_back(each.number);
    json::object guest = {{"guest", each.number}, {"name", each.name}};
    if (each.visitor->guest() == gathering_.host()) guest["host"] = true;
    guests.push_back(std::move(guest));
  }
  const Fairness fairness = gathering_.fairness();
  json::object described = {{"table", id_text(id_)},
                            {"game", terms.game},
                            {"stage", stage_name(gathering_.stage())},
                            {"options", terms.options},
                            {"listed", terms.listed},
                            {"tournament", terms.tournament},
                            {"clock", to_json(terms.clock)},
                            {"commitment", fairness.commitment},
                            {"seats", std::move(seats)},
                            {"guests", std::move(guests)}};
  if (gathering_.followed_by() != 0) described["again"] = id_text(gathering_.followed_by());
  if (match_ != nullptr && gathering_.stage() == Stage::kOver) {
    described["scores"] = match_->scores();
    described["fairness"] = server::to_json(fairness);
  }
  return inner(described);
}

std::string Table::describe_for(const Attendant& attendant) const {
  json::array yours;
  const SeatSet held = gathering_.held_by(attendant.visitor->guest());
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (held.has(seat)) yours.emplace_back(seat);
  }
  return describe() + R"(,"you":)" + std::to_string(attendant.number) + R"(,"yours":)" +
         json::serialize(yours);
}

// What a pair of eyes has seen happen, and what it sees now.
std::string Table::news_of(Viewer viewer, std::string_view events, std::string_view said) const {
  std::string text = R"("table":")" + id_text(id_) + R"(","seat":)";
  text += viewer.is_spectator() ? R"("spectator")" : std::to_string(viewer.index());
  text += R"(,"revision":)" + std::to_string(match_->revision(viewer)) + R"(,"events":[)";
  text += events;
  text += R"(],"actors":)" + json::serialize(actors_to_json(match_->actors()));
  if (!said.empty()) text += R"(,"said":[)" + std::string(said) + "]";
  if (clocks_ != nullptr && clocks_->terms().kind != ClockTerms::Kind::kNone) {
    text += R"(,"clocks":[)";
    for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
      const Milliseconds left = clocks_->left(seat, house_.world.now());
      text += (seat == 0 ? "" : ",") + std::to_string(std::max<Milliseconds>(0, left));
    }
    text += "]";
  }
  if (gathering_.stage() == Stage::kOver) {
    text += R"(,"over":true,"scores":)" + json::serialize(match_->scores());
  }
  return text + R"(,"view":)" + match_->view_text(viewer);
}

std::string Table::news(Viewer viewer, const std::vector<ToldText>& told,
                        std::string_view said) const {
  std::string events;
  for (const ToldText& each : told) {
    const std::string_view text = each.for_viewer(viewer);
    if (text.empty()) continue;
    if (!events.empty()) events += ",";
    events += text;
  }
  return news_of(viewer, events, said);
}

// The rest since a revision; if that is forgotten, or nothing was said of it, a fresh view.
std::string Table::news_since(Viewer viewer, const json::value* since) const {
  const std::uint32_t revision = match_->revision(viewer);
  const std::uint32_t seen =
      since == nullptr ? revision : static_cast<std::uint32_t>(number_in(*since));
  const bool known = since != nullptr && seen <= revision && match_->remembers(viewer, seen);
  std::string events;
  if (known) {
    events = json::serialize(match_->events(viewer, seen));
    events = events.substr(1, events.size() - 2);
  }
  return news_of(viewer, events, {}) + R"(,"fresh":)" + (known ? "false" : "true");
}

void Table::tell_all(std::string text, Deed& deed, const Visitor* except) const {
  const auto note = std::make_shared<const std::string>(std::move(text));
  for (const Attendant& each : attendants_) {
    if (each.visitor.get() != except) deed.notes.emplace_back(each.visitor, note);
  }
}

void Table::tell_table(Deed& deed) const {
  for (const Attendant& each : attendants_) {
    deed.notes.emplace_back(each.visitor, std::make_shared<const std::string>(
                                              R"({"told":"table",)" + describe_for(each) + "}"));
  }
}

// The deal, as each pair of eyes sees it.
void Table::tell_deal(const Attendant& attendant, Deed& deed) const {
  const SeatSet held = gathering_.held_by(attendant.visitor->guest());
  const json::value start = 0;
  const auto tell = [&](Viewer viewer) {
    deed.notes.emplace_back(attendant.visitor,
                            std::make_shared<const std::string>(R"({"told":"happened",)" +
                                                                news_since(viewer, &start) + "}"));
  };
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (held.has(seat)) tell(Viewer(static_cast<Seat>(seat)));
  }
  if (held.empty()) tell(Viewer::spectator());
}

Head Table::head() const {
  const Terms& terms = gathering_.terms();
  int free = 0;
  json::array names;
  for (const Holder& seat : gathering_.seats()) {
    if (seat.empty()) ++free;
    if (!seat.empty()) names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
  }
  const json::object about = {{"game", terms.game},
                              {"seats", terms.seats},
                              {"free", free},
                              {"names", std::move(names)},
                              {"tournament", terms.tournament},
                              {"clock", to_json(terms.clock)}};
  return {gathering_.stage(), terms.listed, gathering_.host(), json::serialize(about)};
}

// Everybody's view, so that the game can be looked at when the rules have moved on.
std::string Table::snapshot() const {
  if (match_ == nullptr) return "{}";
  json::object views;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    views[std::to_string(seat)] = match_->view(Viewer(static_cast<Seat>(seat)));
  }
  views["spectator"] = match_->view(Viewer::spectator());
  return json::serialize(json::object{{"entries", match_->entries()}, {"views", std::move(views)}});
}

}  // namespace scriptorium::server
