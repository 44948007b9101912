#include <algorithm>

#include "server/fair/names.h"
#include "server/fair/secrets.h"
#include "server/hall/hall.h"
#include "server/hall/table.h"

namespace scriptorium::server {
namespace {

std::string text_in(const json::object& request, std::string_view name) {
  const json::value* value = request.if_contains(name);
  return value == nullptr ? std::string() : std::string(value->get_string());
}

}  // namespace

void Table::add_line(const json::object& line, Deed& deed) {
  (void)gathering_.read(line);
  deed.lines.push_back(json::serialize(line));
  deed.head = true;
}

std::optional<Error> Table::not_host(const Job& job) const {
  if (job.visitor->guest() == gathering_.host()) return std::nullopt;
  return hall_error("host_only", "", language_in(job.request));
}

Table::Answer Table::do_join(const Job& job, Deed& deed) {
  Attendant* self = attendant(job.visitor.get());
  const GuestId guest = job.visitor->guest();
  if (self == nullptr) {
    if (attendants_.size() >= static_cast<std::size_t>(house_.rules.visitors)) {
      return hall_error("full_house", "table", language_in(job.request));
    }
    int number = 0;
    for (const Attendant& each : attendants_) {
      if (each.visitor->guest() == guest) number = each.number;
    }
    attendants_.push_back({job.visitor, job.name, number != 0 ? number : next_number_++});
    self = &attendants_.back();
    std::erase_if(away_, [&](const auto& each) { return each.first == guest; });
    hall_.joined(job.visitor, id_);
    tell_all(R"({"told":"table",)" + describe() + "}", deed, job.visitor.get());
  }
  self->name = job.name;
  std::string answer = describe_for(*self);
  if (match_ == nullptr) return answer;
  // What it missed, or all anew: for each of its seats, or as somebody who looks on.
  const SeatSet seats = gathering_.held_by(guest);
  answer += R"(,"news":[)";
  bool first = true;
  const json::value* since = job.request.if_contains("since");
  const auto add = [&](Viewer viewer) {
    answer += (first ? "{" : ",{") + news_since(viewer, since) + "}";
    first = false;
  };
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    if (seats.has(seat)) add(Viewer(static_cast<Seat>(seat)));
  }
  if (seats.empty()) add(Viewer::spectator());
  return answer + "]";
}

Table::Answer Table::do_sit(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  if (seat >= gathering_.terms().seats) {
    return table_error("no_such_seat", "seat", language,
                       {std::to_string(gathering_.terms().seats - 1)});
  }
  const Holder& holder = gathering_.seat(seat);
  const GuestId guest = job.visitor->guest();
  if (gathering_.stage() != Stage::kGathering) {
    // Only whoever the computer player keeps it for.
    if (holder.kept_for != guest) return hall_error("seat_taken", "seat", language);
  } else if (!holder.empty() && holder.guest != guest) {
    return hall_error("seat_taken", "seat", language);
  }
  const Result<std::string> nonce = read_nonce(text_in(job.request, "nonce"), language);
  if (!nonce) return nonce.error();
  const std::string wanted = text_in(job.request, "name");
  const Result<std::string> name =
      wanted.empty() ? Result<std::string>(job.name) : clean_name(wanted, language);
  if (!name) return name.error();
  add_line(Gathering::seated(seat, guest, *name, *nonce), deed);
  thinking_.assign(thinking_.size(), {});
  tell_table(deed);
  return describe_for(*attendant(job.visitor.get()));
}

Table::Answer Table::do_stand(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  if (gathering_.stage() == Stage::kPlaying) return hall_error("game_runs", "", language);
  const bool own = gathering_.held_by(job.visitor->guest()).has(seat);
  if (!own) return hall_error("not_your_seat", "seat", language);
  add_line(Gathering::stood(seat), deed);
  tell_table(deed);
  return std::string();
}

// A computer player in a free seat, by the host; or in the place of somebody who has been away for
// long, by anybody with a seat.
Table::Answer Table::do_place(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  const std::string player = text_in(job.request, "player");
  if (seat >= gathering_.terms().seats) {
    return table_error("no_such_seat", "seat", language,
                       {std::to_string(gathering_.terms().seats - 1)});
  }
  const Holder& holder = gathering_.seat(seat);
  const AnyGame* game = house_.games.find(gathering_.terms().game);
  if (!player.empty() && (game == nullptr || !game->has_player(player))) {
    return hall_error("no_such_player", "player", language, {shorten(player)});
  }
  if (gathering_.stage() == Stage::kGathering) {
    if (auto no = not_host(job)) return *no;
    if (holder.guest != 0) return hall_error("seat_taken", "seat", language);
    add_line(player.empty() ? Gathering::stood(seat) : Gathering::placed(seat, player), deed);
  } else {
    if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
    if (gathering_.held_by(job.visitor->guest()).empty()) {
      return hall_error("seated_only", "", language);
    }
    if (player.empty() || holder.guest == 0) return hall_error("seat_taken", "seat", language);
    const auto gone = std::find_if(away_.begin(), away_.end(),
                                   [&](const auto& each) { return each.first == holder.guest; });
    const Milliseconds now = house_.world.now();
    if (gone == away_.end() || now - gone->second < house_.rules.away_after) {
      return hall_error("not_away", "seat", language,
                        {std::to_string(house_.rules.away_after / 1000)});
    }
    add_line(Gathering::placed(seat, player, holder.guest), deed);
  }
  tell_table(deed);
  return std::string();
}

Table::Answer Table::do_start(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_host(job)) return *no;
  if (gathering_.stage() != Stage::kGathering) return hall_error("game_runs", "", language);
  if (!gathering_.full()) return hall_error("seats_free", "", language);
  add_line(Gathering::started(), deed);
  if (!start_match({})) return hall_error("not_read", "", language, {"the deal"});
  if (match_->judge() == Judge::kAsked && gathering_.people() < 2) {
    match_ = nullptr;
    gathering_.gather_again();
    deed = {};
    return hall_error("needs_people", "", language);
  }
  tell_table(deed);
  for (const Attendant& each : attendants_) tell_deal(each, deed);
  return std::string();
}

Table::Answer Table::do_leave(const Job& job, Deed& deed) {
  const Attendant* const self = attendant(job.visitor.get());
  if (self == nullptr) return std::string();
  const GuestId guest = job.visitor->guest();
  std::erase_if(attendants_, [&](const Attendant& each) { return each.visitor == job.visitor; });
  hall_.gone(job.visitor, id_);
  if (!here(guest) && !gathering_.held_by(guest).empty()) {
    away_.emplace_back(guest, house_.world.now());
  }
  tell_all(R"({"told":"table",)" + describe() + "}", deed);
  return std::string();
}

Table::Answer Table::do_remove(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_host(job)) return *no;
  const int number = static_cast<int>(number_in(job.request, "guest"));
  const auto found = std::find_if(attendants_.begin(), attendants_.end(),
                                  [&](const Attendant& each) { return each.number == number; });
  if (found == attendants_.end() || found->visitor->guest() == gathering_.host()) {
    return hall_error("no_such_guest", "guest", language);
  }
  const GuestId guest = found->visitor->guest();
  const SeatSet seats = gathering_.held_by(guest);
  if (gathering_.stage() == Stage::kPlaying && !seats.empty()) {
    // Its seats go to the first computer player of the game, so that the others can play on.
    const AnyGame* game = house_.games.find(gathering_.terms().game);
    for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
      if (seats.has(seat)) add_line(Gathering::placed(seat, game->players().back()), deed);
    }
  } else {
    for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
      if (seats.has(seat)) add_line(Gathering::stood(seat), deed);
    }
  }
  add_line(Gathering::removed(guest), deed);
  const auto farewell = std::make_shared<const std::string>(R"({"told":"removed","table":")" +
                                                            id_text(id_) + R"("})");
  for (const Attendant& each : attendants_) {
    if (each.visitor->guest() != guest) continue;
    deed.notes.emplace_back(each.visitor, farewell);
    hall_.gone(each.visitor, id_);
  }
  std::erase_if(attendants_, [&](const Attendant& each) { return each.visitor->guest() == guest; });
  tell_table(deed);
  return std::string();
}

// No free words at the table: one of the phrases that there are.
Table::Answer Table::do_say(const Job& job, Deed& deed) {
  const std::string phrase = text_in(job.request, "phrase");
  const auto phrases = set_phrases();
  if (std::find(phrases.begin(), phrases.end(), phrase) == phrases.end()) {
    return hall_error("no_such_phrase", "phrase", language_in(job.request));
  }
  const Attendant& self = *attendant(job.visitor.get());
  tell_all(json::serialize(json::object{{"told", "said"},
                                        {"table", id_text(id_)},
                                        {"guest", self.number},
                                        {"name", self.name},
                                        {"phrase", phrase}}),
           deed, job.visitor.get());
  return std::string();
}

// The same once more, at a new table: whoever was here first to ask is its host.
Table::Answer Table::do_again(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (gathering_.stage() != Stage::kOver) return hall_error("game_runs", "", language);
  if (gathering_.held_by(job.visitor->guest()).empty()) {
    return hall_error("seated_only", "", language);
  }
  if (gathering_.followed_by() == 0) {
    std::vector<std::string> players;
    for (const Holder& seat : gathering_.seats()) {
      players.push_back(seat.kept_for == 0 ? seat.player : std::string());
    }
    const Result<TableId> next =
        hall_.open_like(job.visitor, job.name, gathering_.terms(), players, language);
    if (!next) return next.error();
    add_line(Gathering::followed(*next), deed);
    tell_table(deed);
  }
  return R"("table":")" + id_text(gathering_.followed_by()) + R"(")";
}

}  // namespace scriptorium::server
