#include "server/hall/gathering.h"

#include <algorithm>

namespace scriptorium::server {
namespace {

constexpr std::string_view kClockKinds[] = {"none", "move", "game"};

std::string text_at(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}
std::uint64_t id_at(const json::object& from, std::string_view name) {
  return id_from(text_at(from, name)).value_or(0);
}
bool truth_at(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}
int number_at(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}
const json::object* part(const json::object& line, std::string_view name) {
  const json::value* value = line.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

ClockTerms clock_from(const json::object& clock) {
  ClockTerms terms;
  const auto* kind =
      std::find(std::begin(kClockKinds), std::end(kClockKinds), text_at(clock, "per"));
  if (kind != std::end(kClockKinds)) {
    terms.kind = static_cast<ClockTerms::Kind>(kind - std::begin(kClockKinds));
  }
  terms.seconds = number_at(clock, "seconds");
  return terms;
}

}  // namespace

std::string id_text(std::uint64_t id) { return hex(id); }

std::optional<std::uint64_t> id_from(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  return word_from_hex(text);
}

std::string_view stage_name(Stage stage) {
  constexpr std::string_view kNames[] = {"gathering", "playing", "over"};
  return kNames[static_cast<int>(stage)];
}

json::object to_json(const ClockTerms& clock) {
  return {{"per", kClockKinds[static_cast<int>(clock.kind)]}, {"seconds", clock.seconds}};
}

json::object Gathering::opened(const Terms& terms, GuestId host, const Secret& secret,
                               const std::string& agreed) {
  return {{"opened",
           {{"game", terms.game},
            {"seats", terms.seats},
            {"options", terms.options},
            {"listed", terms.listed},
            {"tournament", terms.tournament},
            {"clock", to_json(terms.clock)},
            {"host", id_text(host)},
            {"secret", secret.opened()},
            {"agreed", agreed}}}};
}

json::object Gathering::seated(int seat, GuestId guest, const std::string& name,
                               const std::string& nonce) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(nonce.data());
  return {{"seated",
           {{"seat", seat},
            {"guest", id_text(guest)},
            {"name", name},
            {"nonce", hex_of({bytes, nonce.size()})}}}};
}

json::object Gathering::stood(int seat) { return {{"stood", {{"seat", seat}}}}; }

json::object Gathering::placed(int seat, const std::string& player, GuestId kept_for) {
  json::object placed = {{"seat", seat}, {"player", player}};
  if (kept_for != 0) placed["kept_for"] = id_text(kept_for);
  return {{"placed", std::move(placed)}};
}

json::object Gathering::removed(GuestId guest) {
  return {{"removed", {{"guest", id_text(guest)}}}};
}
json::object Gathering::started() { return {{"started", json::object()}}; }
json::object Gathering::followed(TableId table) {
  return {{"followed", {{"table", id_text(table)}}}};
}

Holder* Gathering::holder(const json::object& line) {
  const int seat = number_at(line, "seat");
  if (seat < 0 || seat >= static_cast<int>(seats_.size())) return nullptr;
  return &seats_[static_cast<std::size_t>(seat)];
}

bool Gathering::read(const json::object& line) {
  if (const json::object* opened = part(line, "opened")) {
    terms_.game = text_at(*opened, "game");
    terms_.seats = number_at(*opened, "seats");
    if (const json::object* options = part(*opened, "options")) terms_.options = *options;
    terms_.listed = truth_at(*opened, "listed");
    terms_.tournament = truth_at(*opened, "tournament");
    if (const json::object* clock = part(*opened, "clock")) terms_.clock = clock_from(*clock);
    host_ = id_at(*opened, "host");
    agreed_ = text_at(*opened, "agreed");
    secret_ = Secret::from_hex(text_at(*opened, "secret"));
    if (!secret_ || terms_.seats < 1 || terms_.seats > kMaxSeats) return false;
    commitment_ = commitment_to(*secret_, agreed_);
    seats_.resize(static_cast<std::size_t>(terms_.seats));
    return true;
  }
  if (const json::object* seated = part(line, "seated")) {
    Holder* const seat = holder(*seated);
    if (seat == nullptr) return false;
    const std::string nonce = bytes_from_hex(text_at(*seated, "nonce")).value_or(std::string());
    const bool back = stage_ != Stage::kGathering;  // the nonce of the deal stays
    *seat = {id_at(*seated, "guest"), text_at(*seated, "name"), {}, back ? seat->nonce : nonce, 0};
    return true;
  }
  if (const json::object* stood = part(line, "stood")) {
    if (Holder* const seat = holder(*stood)) *seat = {};
    return true;
  }
  if (const json::object* placed = part(line, "placed")) {
    Holder* const seat = holder(*placed);
    if (seat == nullptr) return false;
    const std::string nonce = seat->nonce;
    const std::string name = id_at(*placed, "kept_for") != 0 ? seat->name : std::string();
    *seat = {0, name, text_at(*placed, "player"), nonce, id_at(*placed, "kept_for")};
    return true;
  }
  if (const json::object* removed = part(line, "removed")) {
    removed_.push_back(id_at(*removed, "guest"));
    return true;
  }
  if (part(line, "started") != nullptr) {
    stage_ = Stage::kPlaying;
    return true;
  }
  if (const json::object* followed = part(line, "followed")) {
    followed_by_ = id_at(*followed, "table");
    return true;
  }
  return false;
}

bool Gathering::removed_here(GuestId guest) const {
  return std::find(removed_.begin(), removed_.end(), guest) != removed_.end();
}

SeatSet Gathering::held_by(GuestId guest) const {
  SeatSet held;
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (guest != 0 && this->seat(seat).guest == guest) held = held.with(seat);
  }
  return held;
}

bool Gathering::full() const {
  return std::none_of(seats_.begin(), seats_.end(),
                      [](const Holder& seat) { return seat.empty(); });
}

int Gathering::people() const {
  std::vector<GuestId> guests;
  for (const Holder& seat : seats_) {
    if (seat.guest != 0) guests.push_back(seat.guest);
  }
  std::sort(guests.begin(), guests.end());
  return static_cast<int>(std::unique(guests.begin(), guests.end()) - guests.begin());
}

Fairness Gathering::fairness() const {
  Fairness fairness;
  fairness.commitment = commitment_;
  fairness.terms = agreed_;
  if (stage_ == Stage::kOver) fairness.secret = secret_;
  for (const Holder& seat : seats_) fairness.nonces.push_back(seat.nonce);
  return fairness;
}

Seed Gathering::seed() const {
  std::vector<std::string> nonces;
  for (const Holder& seat : seats_) nonces.push_back(seat.nonce);
  return deal_seed(*secret_, nonces);
}

}  // namespace scriptorium::server
