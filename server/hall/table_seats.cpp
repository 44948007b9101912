#include <algorithm>
#include <utility>

#include "server/fair/names.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/table.h"
#include "table/match_requests.h"

namespace scriptorium::server {
namespace {

int seat_in(const json::object& request) { return static_cast<int>(number_in(request, "seat")); }

}  // namespace

// Every change among the people ends a question about taking back: it was put to others.
void Table::add_line(const json::object& line, Deed& deed) {
  (void)gathering_.read(line);
  take_back_ = nullptr;
  deed.lines.push_back(json::serialize(line));
  deed.head = true;
}

std::optional<Error> Table::not_host(const Job& job) const {
  if (job.visitor->guest() == gathering_.host()) return std::nullopt;
  return hall_error("host_only", "", language_in(job.request));
}

// Every change is a line in the journal, for as long as there is a table.
std::optional<Error> Table::too_often(const Job& job) {
  if (changes_.once_more(job.visitor->guest(), house_.world.now())) return std::nullopt;
  return hall_error("too_often", "", language_in(job.request));
}

// The host and people with a seat who are not here are away, from the moment when that was first
// seen.
void Table::note_absences() {
  const auto note = [&](GuestId guest) {
    if (guest == 0 || here(guest) || away_since(guest)) return;
    away_.emplace_back(guest, house_.world.now());
  };
  std::erase_if(away_, [&](const auto& each) { return here(each.first); });
  for (const Holder& seat : gathering_.seats()) note(seat.guest);
  note(gathering_.host());
}

std::optional<Milliseconds> Table::away_since(GuestId guest) const {
  const auto found = std::find_if(away_.begin(), away_.end(),
                                  [&](const auto& each) { return each.first == guest; });
  return found == away_.end() ? std::nullopt : std::optional(found->second);
}

// Who takes over while people gather and the host is away: of those with a seat whoever has been
// here longest. 0: nobody.
GuestId Table::next_host() const {
  if (gathering_.stage() != Stage::kGathering || here(gathering_.host())) return 0;
  const Attendant* first = nullptr;
  for (const Attendant& each : attendants_) {
    if (gathering_.held_by(each.visitor->guest()).empty()) continue;
    if (first == nullptr || each.number < first->number) first = &each;
  }
  return first == nullptr ? 0 : first->visitor->guest();
}

// Without a host nobody could begin.
void Table::replace_host() {
  const GuestId next = next_host();
  const Milliseconds since = away_since(gathering_.host()).value_or(house_.world.now());
  if (next == 0 || house_.world.now() - since < house_.rules.away_after) return;
  Deed deed = new_deed();
  add_line(Gathering::hosted(next), deed);
  tell_table(deed);
  write({}, {}, std::move(deed));
}

Answer Table::do_join(const Job& job, Deed& deed) {
  const GuestId guest = job.visitor->guest();
  if (attendant(job.visitor.get()) == nullptr) {
    const bool full = attendants_.size() >= static_cast<std::size_t>(house_.rules.visitors);
    if (full && !gathering_.concerns(guest)) {
      return hall_error("full_house", "table", language_in(job.request));
    }
    // Somebody who has gone meanwhile would never leave again.
    if (!hall_.joined(job.visitor, id_)) return std::string();
    const int number = number_of(guest);
    attendants_.push_back({job.visitor, job.name, number != 0 ? number : next_number_++});
    note_absences();
    tell_table(deed, job.visitor.get());
  }
  Attendant& self = *attendant(job.visitor.get());
  self.legal = truth_in(job.request, "legal");
  take_seats_back(guest, deed);
  if (rename(guest, job.name, deed)) {
    deed.notes.clear();
    tell_table(deed, job.visitor.get());
  }
  std::string answer = describe_for(self);
  if (match_ != nullptr) {
    answer += R"(,"news":[)" + news_for(self, job.request.if_contains("since")) + "]";
  }
  return answer;
}

// Whoever goes by another name now does so at the table too, in the seats that go by the guest's
// own. A game that is over keeps the names it was played by. True if anything changed.
bool Table::rename(GuestId guest, const std::string& name, Deed& deed) {
  bool changed = false;
  for (Attendant& each : attendants_) {
    const bool same = each.visitor->guest() == guest;
    if (same && std::exchange(each.name, name) != name) changed = true;
  }
  const bool made_up = name == guest_name(guest, Language::kEnglish) ||
                       name == guest_name(guest, Language::kSpanish);  // that replaces none
  if (made_up || gathering_.stage() == Stage::kOver) return changed;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    const Holder& holder = gathering_.seat(seat);
    if (holder.guest != guest || !holder.own_name || holder.name == name) continue;
    const auto asked = std::exchange(take_back_, nullptr);  // it was put to the same people
    add_line(Gathering::renamed(seat, name), deed);
    take_back_ = asked;
    changed = true;
  }
  return changed;
}

Answer Table::do_rename(const Job& job, Deed& deed) {
  if (rename(job.visitor->guest(), job.name, deed)) tell_table(deed);
  return std::string();
}

// Whoever comes back has the seats again that computer players kept.
void Table::take_seats_back(GuestId guest, Deed& deed) {
  if (gathering_.stage() != Stage::kPlaying) return;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    const Holder holder = gathering_.seat(seat);
    if (holder.kept_for == guest) {
      add_line(Gathering::seated(seat, guest, holder.name, holder.nonce, holder.own_name), deed);
    }
  }
  if (deed.lines.empty()) return;
  deed.notes.clear();
  tell_table(deed);
}

// What the guest brings for itself alone, if it may be played at this table.
Result<Brought> Table::brought_by(const Job& job, int seat) const {
  const Language language = language_in(job.request);
  const json::value* deck = job.request.if_contains("deck");
  if (deck == nullptr || *deck == json::value("")) return Brought();
  const Terms& terms = gathering_.terms();
  const AnyGame* game = house_.games.find(terms.game);
  if (game == nullptr || !game->has_decks()) return table_error("no_decks", "deck", language);
  if (gathering_.stage() != Stage::kGathering) return hall_error("game_runs", "deck", language);
  if (!terms.position.empty()) return hall_error("deck_at_position", "deck", language);
  const json::value agreed = json::parse(gathering_.agreed()).at("options");
  if (decks_chosen().has(seat)) return hall_error("deck_chosen", "deck", language);
  const auto made = game->deck({{"deck", *deck}, {"options", agreed}}, language);
  if (!made) return made.error();
  const json::array& faults = made->at("faults").as_array();
  if (faults.empty()) return Brought{game->deck_option(seat), json::serialize(made->at("deck"))};
  const json::object& first = faults.front().as_object();
  return Error{"bad_field", text_in(first, "message"), "deck", text_in(first, "rule")};
}

Answer Table::do_sit(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = no_such_seat(job.request, gathering_.terms().seats)) return *no;
  const int seat = seat_in(job.request);
  const Holder& holder = gathering_.seat(seat);
  const GuestId guest = job.visitor->guest();
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  if (!holder.empty() && holder.guest != guest) return hall_error("seat_taken", "seat", language);
  const Result<std::string> nonce = read_nonce(text_in(job.request, "nonce"), language);
  if (!nonce) return nonce.error();
  const std::string wanted = text_in(job.request, "name");
  const Result<std::string> name =
      wanted.empty() ? Result<std::string>(job.name) : clean_name(wanted, language);
  if (!name) return name.error();
  const Result<Brought> brought = brought_by(job, seat);
  if (!brought) return brought.error();
  if (gathering_.stage() == Stage::kGathering) {
    const bool known = gathering_.terms().known_deal;  // then nothing is added to the shuffle
    const std::string chance = known ? std::string() : *nonce;
    const bool own_name = *name == job.name;
    const bool same = holder.guest == guest && holder.name == *name && holder.nonce == chance &&
                      holder.own_name == own_name &&
                      (holder.brought ? holder.brought->deck : std::string()) == brought->deck;
    if (!same) {
      if (auto no = too_often(job)) return *no;
      add_line(Gathering::seated(seat, guest, *name, chance, own_name, *brought), deed);
      tell_table(deed);
    }
  }
  return describe_for(*attendant(job.visitor.get()));
}

Answer Table::do_stand(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = no_such_seat(job.request, gathering_.terms().seats)) return *no;
  if (gathering_.stage() == Stage::kPlaying) return hall_error("game_runs", "", language);
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  const int seat = seat_in(job.request);
  const bool own = gathering_.held_by(job.visitor->guest()).has(seat);
  if (!own) return hall_error("not_your_seat", "seat", language);
  if (auto no = too_often(job)) return *no;
  add_line(Gathering::stood(seat), deed);
  note_absences();
  tell_table(deed);
  return std::string();
}

// A computer player in a free seat, by the host; or in the place of somebody who has been away for
// long, by anybody with a seat.
Answer Table::do_place(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = no_such_seat(job.request, gathering_.terms().seats)) return *no;
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  const int seat = seat_in(job.request);
  const std::string player = text_in(job.request, "player");
  const Holder& holder = gathering_.seat(seat);
  const AnyGame* game = house_.games.find(gathering_.terms().game);
  if (!player.empty() && (game == nullptr || !game->has_player(player))) {
    return hall_error("no_such_player", "player", language, {shorten(player)});
  }
  if (gathering_.stage() == Stage::kGathering) {
    if (auto no = not_host(job)) return *no;
    if (holder.guest != 0) return hall_error("seat_taken", "seat", language);
    if (holder.player == player) return std::string();
    if (auto no = too_often(job)) return *no;
    add_line(player.empty() ? Gathering::stood(seat) : Gathering::placed(seat, player), deed);
  } else {
    if (gathering_.held_by(job.visitor->guest()).empty()) {
      return hall_error("seated_only", "", language);
    }
    if (player.empty() || holder.guest == 0) return hall_error("seat_taken", "seat", language);
    // One's own seat is given up when one likes.
    const std::optional<Milliseconds> gone = away_since(holder.guest);
    const bool away = gone && deed.at - *gone >= house_.rules.away_after;
    if (!away && holder.guest != job.visitor->guest()) {
      return hall_error("not_away", "seat", language,
                        {std::to_string(house_.rules.away_after / 1000)});
    }
    add_line(Gathering::placed(seat, player, holder.guest), deed);
  }
  tell_table(deed);
  return std::string();
}

Answer Table::do_start(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_host(job)) return *no;
  if (gathering_.stage() == Stage::kPlaying) return hall_error("game_runs", "", language);
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  if (!gathering_.full()) return hall_error("seats_free", "", language);
  if (!begin()) return hall_error("old_rules", "", language);
  if (match_->judge() == Judge::kAsked && gathering_.people() < 2) {
    match_ = nullptr;
    return hall_error("needs_people", "", language);
  }
  add_line(Gathering::started(), deed);
  tell_table(deed);
  tell_deal(deed);
  return std::string();
}

Answer Table::do_leave(const Job& job, Deed& deed) {
  if (attendant(job.visitor.get()) == nullptr) return std::string();
  std::erase_if(attendants_, [&](const Attendant& each) { return each.visitor == job.visitor; });
  hall_.gone(job.visitor, id_);
  note_absences();
  tell_table(deed);
  return std::string();
}

// By the number of somebody who is here, or by a seat.
GuestId Table::guest_to_remove(const json::object& request) const {
  if (request.contains("seat")) {
    const Holder& seat = gathering_.seat(seat_in(request));
    return seat.guest != 0 ? seat.guest : seat.kept_for;
  }
  const int number = static_cast<int>(number_in(request, "guest"));
  for (const Attendant& each : attendants_) {
    if (each.number == number) return each.visitor->guest();
  }
  return 0;
}

Answer Table::do_remove(const Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_host(job)) return *no;
  if (auto no = no_such_seat(job.request, gathering_.terms().seats)) return *no;
  const char* const field = job.request.contains("seat") ? "seat" : "guest";
  const GuestId guest = guest_to_remove(job.request);
  if (guest == 0 || guest == gathering_.host()) {
    return hall_error("no_such_guest", field, language);
  }
  // Once the cards are dealt its seats go to the ablest computer player, so that the others can
  // play on; when all is over they are history.
  const AnyGame* game = house_.games.find(gathering_.terms().game);
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    const Holder& holder = gathering_.seat(seat);
    const bool own = holder.guest == guest || holder.kept_for == guest;
    if (!own || gathering_.stage() == Stage::kOver) continue;
    add_line(gathering_.stage() == Stage::kGathering
                 ? Gathering::stood(seat)
                 : Gathering::placed(seat, game->players().back()),
             deed);
  }
  add_line(Gathering::removed(guest), deed);
  const auto farewell = std::make_shared<const std::string>(
      json::serialize(json::object{{"told", "removed"}, {"table", id_text(id_)}}));
  for (const Attendant& each : attendants_) {
    if (each.visitor->guest() != guest) continue;
    deed.notes.emplace_back(each.visitor, farewell);
    deed.shown_out.push_back(each);
  }
  std::erase_if(attendants_, [&](const Attendant& each) { return each.visitor->guest() == guest; });
  note_absences();
  tell_table(deed);
  return std::string();
}

// No free words at the table: one of the phrases that there are.
Answer Table::do_say(const Job& job, Deed& deed) {
  const std::string phrase = text_in(job.request, "phrase");
  const auto phrases = set_phrases();
  if (std::find(phrases.begin(), phrases.end(), phrase) == phrases.end()) {
    return hall_error("no_such_phrase", "phrase", language_in(job.request));
  }
  const Attendant& self = *attendant(job.visitor.get());
  json::object said = {
      {"told", "said"}, {"table", id_text(id_)}, {"guest", self.number}, {"name", self.name}};
  for (const auto& [name, value] : set_phrase(phrase)) said[name] = value;
  tell_all(said, deed, job.visitor.get());
  return std::string();
}

// The same once more, at a new table: whoever asks first is its host. It is there before this
// table's journal speaks of it.
Answer Table::do_again(Job& job) {
  const Language language = language_in(job.request);
  if (gathering_.stage() == Stage::kGathering) return hall_error("no_game_yet", "", language);
  if (gathering_.stage() == Stage::kPlaying) return hall_error("game_runs", "", language);
  if (!gathering_.concerns(job.visitor->guest())) return hall_error("seated_only", "", language);
  const auto answer_with = [](TableId table) { return R"("table":")" + id_text(table) + R"(")"; };
  if (gathering_.followed_by() != 0) return answer_with(gathering_.followed_by());
  std::vector<std::string> players;
  Terms terms = gathering_.terms();
  terms.expected.clear();
  for (const Holder& seat : gathering_.seats()) {
    players.push_back(seat.kept_for == 0 ? seat.player : std::string());
    terms.expected.push_back(seat.name);
  }
  life_ = Life::kBusy;
  const auto opened = [self = shared_from_this(), job, answer_with](TableId table,
                                                                    const Answer& made) {
    self->post([self, job, answer_with, table, made] {
      self->life_ = Life::kThere;
      if (made) {
        Deed deed = self->new_deed();
        self->add_line(Gathering::followed(table, job.name), deed);
        self->tell_table(deed);
        self->write(job, answer_with(table), std::move(deed));
      } else {
        self->answer(job, made.error());
        self->next();
      }
    });
  };
  hall_.open_like(job.visitor->guest(), terms, std::move(players), language, opened);
  return std::string();
}

}  // namespace scriptorium::server
