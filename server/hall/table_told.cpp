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

void Table::write_seat(written::Object out, int seat) const {
  const Holder& holder = gathering_.seat(seat);
  out.add("seat", seat);
  if (holder.guest != 0) {
    out.add("name", holder.name).add("here", here(holder.guest));
    if (const int number = number_of(holder.guest)) out.add("guest", number);
  } else if (!holder.player.empty()) {
    out.add("player", holder.player);
    if (holder.kept_for != 0) out.add("name", holder.name);
  }
}

void Table::write_guests(written::Array out) const {
  std::vector<int> told;
  for (const Attendant& each : attendants_) {
    if (std::find(told.begin(), told.end(), each.number) != told.end()) continue;
    told.push_back(each.number);
    written::Object guest = out.object();
    guest.add("guest", each.number).add("name", each.name);
    if (each.visitor->guest() == gathering_.host()) guest.add("host", true);
  }
}

// What everybody may know of the table. Guests go by numbers that mean nothing elsewhere.
std::string Table::describe() const {
  const Terms& terms = gathering_.terms();
  const std::optional<Fairness> fairness = gathering_.fairness();
  return written::fields_text([&](written::Fields out) {
    out.add("table", id_text(id_)).add("game", terms.game);
    out.add("stage", stage_name(gathering_.stage())).add_raw("options", terms.options);
    out.add("listed", terms.listed).add("tournament", terms.tournament);
    out.add("clock", to_json(terms.clock));
    if (terms.call_seconds) out.add("call_seconds", *terms.call_seconds);
    if (fairness) out.add("commitment", fairness->commitment);
    if (terms.known_deal) out.add("known_deal", true);
    {
      written::Array seats = out.array("seats");
      for (int seat = 0; seat < terms.seats; ++seat) write_seat(seats.object(), seat);
    }
    write_guests(out.array("guests"));
    if (!terms.position.empty()) out.add("position", true);
    if (gathering_.followed_by() != 0) out.add("again", id_text(gathering_.followed_by()));
    if (match_ != nullptr && gathering_.stage() == Stage::kOver) {
      out.add("scores", match_->scores());
      if (fairness) out.add("fairness", server::to_json(*fairness));
    }
  });
}

std::string Table::yours(const Attendant& attendant) const {
  json::array seats;
  for_eyes(attendant.visitor->guest(), [&](Viewer viewer) {
    if (!viewer.is_spectator()) seats.emplace_back(viewer.index());
  });
  return R"(,"you":)" + std::to_string(attendant.number) + R"(,"yours":)" + json::serialize(seats);
}

// What a pair of eyes has seen happen, and what it sees now.
template <class WriteEvents>
void Table::write_news(written::Fields& news, Viewer viewer, WriteEvents events,
                       std::string_view said, bool legal) const {
  news.add("table", id_text(id_)).add("game", gathering_.terms().game);
  if (viewer.is_spectator()) {
    news.add("seat", "spectator");
  } else {
    news.add("seat", viewer.index());
  }
  news.add("revision", match_->revision(viewer));
  events(news.array("events"));
  news.add("actors", actors_to_json(match_->actors()));
  if (people_judge()) news.add("judges", actors_to_json(judges()));
  if (!said.empty()) news.add_raw("said", said);
  if (gathering_.terms().clock.kind != ClockTerms::Kind::kNone) {
    news.add("clocks", json::value_from(clocks_->left(house_.world.now())));
  }
  if (match_->first_call_wins()) news.add("call", true);
  if (window_ != 0) {
    news.add("window", std::max<Milliseconds>(0, window_ - house_.world.now()));
  }
  if (!viewer.is_spectator() && lets_pass(viewer.index())) news.add("lets_pass", true);
  if (gathering_.stage() == Stage::kOver) news.add("over", true).add("scores", match_->scores());
  match_->write_view(news.object("view"), viewer);
  if (legal && !viewer.is_spectator() && match_->actors().has(viewer.index())) {
    const auto seat = static_cast<Seat>(viewer.index());
    (void)match_->write_legal(news, Actor(seat), {}, Language::kEnglish);
    news.add("decision", match_->decision(seat));
  }
}

std::string Table::news(Viewer viewer, const std::vector<ToldText>& told, std::string_view said,
                        bool legal) const {
  const auto events = [&](written::Array out) {
    for (const ToldText& each : told) {
      if (const std::string_view text = each.for_viewer(viewer); !text.empty()) out.add_raw(text);
    }
  };
  return written::fields_text(
      [&](written::Fields out) { write_news(out, viewer, events, said, legal); });
}

// The rest since a revision; if that is forgotten, or nothing was said of it, a fresh view.
std::string Table::news_since(Viewer viewer, const json::value* since, bool legal) const {
  const std::uint32_t revision = match_->revision(viewer);
  const std::uint32_t seen =
      since == nullptr ? revision : static_cast<std::uint32_t>(number_in(*since));
  const bool known = since != nullptr && seen <= revision && match_->remembers(viewer, seen);
  const auto events = [&](written::Array out) {
    if (known) match_->write_events(std::move(out), viewer, seen);
  };
  return written::fields_text([&](written::Fields out) {
    write_news(out, viewer, events, {}, legal);
    out.add("fresh", !known);
  });
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
        const bool heard = std::any_of(told.begin(), told.end(), [&](const ToldText& text) {
          return !text.for_viewer(eyes).empty();
        });
        if (!heard && !public_change) return;
        note = note_of("happened", news(eyes, told, said, each.legal));
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
