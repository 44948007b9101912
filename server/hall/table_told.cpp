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

// Before the game: the seats whose decks the host chose in the options, for which nothing is
// brought. Which decks they are, is nobody's business yet.
SeatSet Table::decks_chosen() const {
  SeatSet chosen;
  const AnyGame* game = house_.games.find(gathering_.terms().game);
  if (gathering_.stage() != Stage::kGathering || game == nullptr || !game->has_decks()) {
    return chosen;
  }
  const json::value agreed = json::parse(gathering_.agreed()).at("options");
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (agreed.at(game->deck_option(seat)) != json::value("")) chosen = chosen.with(seat);
  }
  return chosen;
}

void Table::write_seat(written::Object out, int seat, bool deck_chosen) const {
  const Holder& holder = gathering_.seat(seat);
  const Stage stage = gathering_.stage();
  const std::vector<std::string>& expected = gathering_.terms().expected;
  out.add("seat", seat);
  if (holder.guest != 0) {
    out.add("name", holder.name).add("here", here(holder.guest));
    if (const auto gone = away_since(holder.guest); gone && stage == Stage::kPlaying) {
      const Milliseconds since = house_.world.now() - *gone;
      out.add("stand_in", std::max<Milliseconds>(0, house_.rules.away_after - since));
    }
    if (const int number = number_of(holder.guest)) out.add("guest", number);
  } else if (!holder.player.empty()) {
    out.add("player", holder.player);
    if (holder.kept_for != 0) out.add("name", holder.name);
  } else if (static_cast<std::size_t>(seat) < expected.size()) {
    const std::string& who = expected[static_cast<std::size_t>(seat)];
    if (!who.empty()) out.add("expected", who);
  }
  if (deck_chosen) out.add("deck_chosen", true);
  if (holder.brought) out.add("seal", holder.brought->seal);
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
      const SeatSet chosen = decks_chosen();
      written::Array seats = out.array("seats");
      for (int seat = 0; seat < terms.seats; ++seat) {
        write_seat(seats.object(), seat, chosen.has(seat));
      }
    }
    write_guests(out.array("guests"));
    if (!terms.position.empty()) out.add("position", true);
    if (gathering_.followed_by() != 0) {
      out.add("again", id_text(gathering_.followed_by()));
      if (!gathering_.again_by().empty()) out.add("again_by", gathering_.again_by());
    }
    if (take_back_ != nullptr) {
      out.object("take_back")
          .add("seat", take_back_->seat)
          .add("count", take_back_->count)
          .add("waits_for", actors_to_json(take_back_waits_for()));
    }
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
  std::string decks;
  for (const SealedDeck& each : gathering_.decks()) {
    if (!gathering_.held_by(attendant.visitor->guest()).has(each.seat)) continue;
    decks += (decks.empty() ? R"(,"your_decks":[)" : ",") +
             (R"({"seat":)" + std::to_string(each.seat)) + R"(,"deck":)" + each.deck + "}";
  }
  if (!decks.empty()) decks += "]";
  return R"(,"you":)" + std::to_string(attendant.number) + R"(,"yours":)" + json::serialize(seats) +
         decks;
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
  const SeatSet settled =
      viewer.is_spectator() ? SeatSet() : this->settled(gathering_.seat(viewer.index()).guest);
  const Actors actors = match_->actors().except(settled);
  news.add("actors", actors_to_json(actors));
  if (const auto turn = match_->whose_turn()) news.add("turn", *turn);
  if (people_judge()) news.add("judges", actors_to_json(judges()));
  if (!said.empty()) news.add_raw("said", said);
  if (gathering_.terms().clock.kind != ClockTerms::Kind::kNone) {
    news.add("clocks", json::value_from(clocks_->left(house_.world.now())));
  }
  if (match_->answering() != Answering::kInTurn)
    news.add("answering", name_of(match_->answering()));
  if (window_.closes != 0) {
    news.add("window", std::max<Milliseconds>(0, window_.closes - house_.world.now()));
  }
  if (!viewer.is_spectator()) {
    if (kept(viewer.index()) != nullptr) news.add("answered", true);
    if (wish_holds(viewer.index())) {
      news.add("lets_pass", name_of(wishes_[static_cast<std::size_t>(viewer.index())].until));
    }
  }
  if (gathering_.stage() == Stage::kOver) news.add("over", true).add("scores", match_->scores());
  match_->write_view(news.object("view"), viewer);
  if (legal && !viewer.is_spectator() && actors.has(viewer.index())) {
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

// Whoever has the seat, at all of their devices: to the others it has passed like anybody.
void Table::tell_time_up(int seat, bool passed, Deed& deed) const {
  const Message note = note_of("time_up", written::fields_text([&](written::Fields out) {
                                 out.add("table", id_text(id_)).add("seat", seat);
                                 out.add("passed", passed);
                               }));
  for (const Attendant& each : attendants_) {
    if (gathering_.held_by(each.visitor->guest()).has(seat)) {
      deed.notes.emplace_back(each.visitor, note);
    }
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

// As the host is called at this table; empty if nobody has heard.
std::string Table::host_name() const {
  const GuestId host = gathering_.host();
  for (const Holder& seat : gathering_.seats()) {
    if (seat.guest == host || seat.kept_for == host) return seat.name;
  }
  for (const Attendant& each : attendants_) {
    if (each.visitor->guest() == host) return each.name;
  }
  return {};
}

// Whose game it is. Nobody's where it begins at a position, as in a lesson. A result is somebody's
// own who alone had one seat to the end: who plays for two at one device has no opponent.
std::vector<Player> Table::players() const {
  std::vector<Player> all;
  const Terms& terms = gathering_.terms();
  if (!terms.position.empty()) return all;
  for (int number = 0; number < terms.seats; ++number) {
    const Holder& seat = gathering_.seat(number);
    const GuestId guest = seat.guest != 0 ? seat.guest : seat.kept_for;
    if (guest == 0) continue;
    const auto same = [&](const Player& each) { return each.guest == guest; };
    auto found = std::find_if(all.begin(), all.end(), same);
    if (found == all.end()) found = all.insert(all.end(), {guest, 0, terms.game});
    found->seats |= SeatBits{1} << number;
  }
  if (match_ == nullptr || gathering_.stage() != Stage::kOver) return all;
  const json::object scores = match_->scores();
  const json::array& winners = scores.at("winners").as_array();
  for (int number = 0; number < terms.seats; ++number) {
    const GuestId guest = gathering_.seat(number).guest;
    for (Player& each : all) {
      if (each.guest != guest || each.seats != SeatBits{1} << number) continue;
      each.points = scores.at("points")
                        .as_array()[static_cast<std::size_t>(number)]
                        .to_number<std::int64_t>();
      each.won = std::find(winners.begin(), winners.end(), json::value(number)) != winners.end();
    }
  }
  return all;
}

SeatBits Table::turn() const {
  SeatBits seats = 0;
  if (match_ == nullptr) return seats;
  const Actors acting = people_judge() ? judges() : match_->actors();
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (acting.has(seat)) seats |= SeatBits{1} << seat;
  }
  return seats;
}

Head Table::head() const {
  const Terms& terms = gathering_.terms();
  int free = 0;
  json::array names;
  json::array seated;
  for (int number = 0; number < terms.seats; ++number) {
    const Holder& seat = gathering_.seat(number);
    if (seat.empty()) {
      ++free;
      continue;
    }
    names.emplace_back(seat.guest != 0 ? seat.name : seat.player);
    json::object who = {{"seat", number}};
    if (seat.guest != 0 || seat.kept_for != 0) who["name"] = seat.name;
    if (seat.guest == 0) who["player"] = seat.player;
    seated.push_back(std::move(who));
  }
  json::object about = {{"game", terms.game},
                        {"seats", terms.seats},
                        {"free", free},
                        {"names", std::move(names)},
                        {"seated", std::move(seated)},
                        {"language", terms.language == Language::kSpanish ? "es" : "en"},
                        {"tournament", terms.tournament},
                        {"clock", to_json(terms.clock)}};
  if (const std::string host = host_name(); !host.empty()) about["host"] = host;
  if (!terms.position.empty()) about["position"] = true;
  if (match_ != nullptr && gathering_.stage() == Stage::kOver) about["scores"] = match_->scores();
  return {gathering_.stage(), terms.listed, gathering_.host(), json::serialize(about)};
}

}  // namespace scriptorium::server
