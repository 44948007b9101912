#include <algorithm>
#include <limits>

#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/table.h"

namespace scriptorium::server {

namespace {

// The first entry that counted and does not any more.
std::size_t first_undone(const std::vector<std::size_t>& before,
                         const std::vector<std::size_t>& after) {
  const auto differs = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  return differs.first == before.end() ? std::numeric_limits<std::size_t>::max() : *differs.first;
}

}  // namespace

// What was done before a computer player stood in for somebody stays, whoever is left to agree.
//
// CV-50 and the like: at a friendly table, with the consent of all who sit there. Steps that nobody
// has heard of need none. Tried on the whole game, so that nobody is asked for what cannot be.
Answer Table::do_take_back(Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = not_yours(job)) return *no;
  if (gathering_.terms().tournament) return hall_error("tournament", "", language);
  if (gathering_.stage() == Stage::kOver) return hall_error("game_over", "", language);
  if (const int seat = static_cast<int>(number_in(job.request, "seat")); kept(seat) != nullptr) {
    std::erase_if(window_.kept, [&](const Kept& each) { return each.seat == seat; });
    return news(Viewer(static_cast<Seat>(seat)), {}, {}, wants_legal(job.visitor.get()));
  }
  if (job.whole == nullptr) {
    read_whole(job);
    return std::string();
  }
  const int seat = static_cast<int>(number_in(job.request, "seat"));
  const std::uint32_t count = number_in(job.request, "count");
  const std::vector<std::size_t> before = job.whole->standing();
  if (auto no = job.whole->take_back(static_cast<Seat>(seat), count, language)) return *no;
  const std::vector<ToldText> told = job.whole->told_last(1);
  const bool unheard = !told.empty() && told[0].sees == SeatSet::of(seat) && !told[0].rest_told;
  if (!unheard && gathering_.keeps() &&
      first_undone(before, job.whole->standing()) < job.kept_since) {
    return hall_error("somebody_away", "count", language);
  }
  if (unheard || gathering_.people() == 1) return taken_back(job, seat, deed);
  take_back_ = std::make_shared<TakeBack>(TakeBack{seat, count, {job.visitor->guest()}});
  tell_all({{"told", "take_back_asked"}, {"table", id_text(id_)}, {"seat", seat}, {"count", count}},
           deed, job.visitor.get());
  tell_table(deed);
  return fields_of({{"waits", true}});
}

// The seats of the people who have not agreed yet.
SeatSet Table::take_back_waits_for() const {
  const std::vector<GuestId>& agreed = take_back_->agreed;
  SeatSet seats;
  for (int seat = 0; seat < gathering_.terms().seats; ++seat) {
    const GuestId guest = gathering_.seat(seat).guest;
    const bool agrees = std::find(agreed.begin(), agreed.end(), guest) != agreed.end();
    if (guest != 0 && !agrees) seats = seats.with(seat);
  }
  return seats;
}

// Whoever asked goes on, or somebody answers: then the question is off, and nobody sees it any
// more. What others choose in private changes nothing, and must not be noticed.
void Table::drop_take_back(int seat, bool heard, Deed& deed) {
  if (take_back_ == nullptr || (!heard && seat != take_back_->seat)) return;
  take_back_ = nullptr;
  tell_table(deed);
}

// Whoever has a seat says yes or no to what was asked; no also withdraws one's own question.
Answer Table::do_agree(Job& job, Deed& deed) {
  const Language language = language_in(job.request);
  if (auto no = no_game(job)) return *no;
  const GuestId guest = job.visitor->guest();
  if (gathering_.held_by(guest).empty()) return hall_error("seated_only", "", language);
  const auto another = [&](const char* field, std::uint32_t asked) {
    return job.request.contains(field) && number_in(job.request, field) != asked;
  };
  if (take_back_ == nullptr || another("seat", static_cast<std::uint32_t>(take_back_->seat)) ||
      another("count", take_back_->count)) {
    return hall_error("nothing_asked", "", language);
  }
  if (!truth_in(job.request, "yes")) {
    const bool withdrawn = gathering_.held_by(guest).has(take_back_->seat);
    take_back_ = nullptr;
    tell_all({{"told", "take_back_refused"},
              {"table", id_text(id_)},
              {"seat", gathering_.held_by(guest).lowest()},
              {"withdrawn", withdrawn}},
             deed, job.visitor.get());
    tell_table(deed);
    return std::string();
  }
  take_back_->agreed.push_back(guest);
  if (!take_back_waits_for().empty()) {
    tell_table(deed);
    return fields_of({{"waits", true}});
  }
  if (job.whole == nullptr) {
    read_whole(job);
    return std::string();
  }
  const int seat = take_back_->seat;
  if (auto no = job.whole->take_back(static_cast<Seat>(seat), take_back_->count, language)) {
    return *no;
  }
  return taken_back(job, seat, deed);
}

// The whole game, in which that is done, becomes the table's.
Answer Table::taken_back(Job& job, int seat, Deed& deed) {
  const Before before = {job.whole->told() - 1, match_->actors()};
  match_ = job.whole;
  const SeatSet own = gathering_.held_by(job.visitor->guest());
  const int eyes = own.has(seat) ? seat : own.lowest();
  return happened(job.visitor.get(), Viewer(static_cast<Seat>(eyes)), before, deed);
}

}  // namespace scriptorium::server
