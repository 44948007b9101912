#include "server/hall/gathering.h"

#include <algorithm>

#include "server/hall/json.h"

namespace scriptorium::server {
namespace {

constexpr std::string_view kClockKinds[] = {"none", "move", "game"};

std::uint64_t id_at(const json::object& from, std::string_view name) {
  return id_from(text_in(from, name)).value_or(0);
}
int number_at(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}

ClockTerms clock_from(const json::object& clock) {
  ClockTerms terms;
  const auto* kind =
      std::find(std::begin(kClockKinds), std::end(kClockKinds), text_in(clock, "per"));
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

json::object Gathering::opened(const Terms& terms, const json::object& options, GuestId host,
                               const Secret& secret, const std::string& agreed) {
  json::object opened = {{"game", terms.game},
                         {"seats", terms.seats},
                         {"options", options},
                         {"listed", terms.listed},
                         {"tournament", terms.tournament},
                         {"clock", to_json(terms.clock)},
                         {"language", terms.language == Language::kSpanish ? "es" : "en"},
                         {"host", id_text(host)},
                         {"secret", secret.opened()},
                         {"agreed", agreed}};
  if (terms.call_seconds) opened["call_seconds"] = *terms.call_seconds;
  if (!terms.position.empty()) opened["position"] = terms.position;
  if (terms.known_deal) opened["known_deal"] = true;
  if (!terms.expected.empty()) opened["expected"] = json::value_from(terms.expected);
  return {{"opened", std::move(opened)}};
}

json::object Gathering::seated(int seat, GuestId guest, const std::string& name,
                               const std::string& nonce, bool own_name, const Brought& brought) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(nonce.data());
  json::object seated = {{"seat", seat},
                         {"guest", id_text(guest)},
                         {"name", name},
                         {"nonce", hex_of({bytes, nonce.size()})}};
  if (own_name) seated["own_name"] = true;
  if (!brought.deck.empty()) {
    seated["brought"] = {{"option", brought.option}, {"deck", brought.deck}};
  }
  return {{"seated", std::move(seated)}};
}

json::object Gathering::renamed(int seat, const std::string& name) {
  return {{"renamed", {{"seat", seat}, {"name", name}}}};
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
json::object Gathering::hosted(GuestId guest) { return {{"hosted", {{"guest", id_text(guest)}}}}; }
json::object Gathering::started() { return {{"started", json::object()}}; }
json::object Gathering::followed(TableId table, const std::string& by) {
  return {{"followed", {{"table", id_text(table)}, {"by", by}}}};
}

Holder* Gathering::holder(const json::object& line) {
  const int seat = number_at(line, "seat");
  if (seat < 0 || seat >= static_cast<int>(seats_.size())) return nullptr;
  return &seats_[static_cast<std::size_t>(seat)];
}

bool Gathering::begin(const json::object& opened) {
  if (!seats_.empty()) return false;  // a table is opened once
  terms_.game = text_in(opened, "game");
  terms_.seats = number_at(opened, "seats");
  if (const json::object* options = object_in(opened, "options"))
    terms_.options = json::serialize(*options);
  terms_.listed = truth_in(opened, "listed");
  terms_.tournament = truth_in(opened, "tournament");
  if (const json::object* clock = object_in(opened, "clock")) terms_.clock = clock_from(*clock);
  if (opened.contains("call_seconds")) terms_.call_seconds = number_at(opened, "call_seconds");
  terms_.language = language_of(text_in(opened, "language")).value_or(Language::kEnglish);
  terms_.position = text_in(opened, "position");
  terms_.known_deal = truth_in(opened, "known_deal");
  if (const json::value* expected = opened.if_contains("expected")) {
    const auto names = json::try_value_to<std::vector<std::string>>(*expected);
    if (names) terms_.expected = *names;
  }
  host_ = id_at(opened, "host");
  agreed_ = text_in(opened, "agreed");
  secret_ = Secret::from_hex(text_in(opened, "secret"));
  if (!secret_ || terms_.seats < 1 || terms_.seats > kMaxSeats) return false;
  commitment_ = commitment_to(*secret_, agreed_);
  seats_.resize(static_cast<std::size_t>(terms_.seats));
  return true;
}

std::shared_ptr<const SealedDeck> Gathering::sealed(int seat, const std::string& nonce,
                                                    const json::object* brought) {
  if (brought == nullptr) return nullptr;
  const int number = ++brought_;
  const std::string option = text_in(*brought, "option");
  const std::string deck = text_in(*brought, "deck");
  const Secret salt = salt_of(*secret_, number, seat, nonce);
  return std::make_shared<SealedDeck>(
      SealedDeck{number, seat, option, deck, salt, seal_of(salt, option, deck)});
}

bool Gathering::read(const json::object& line) {
  if (const json::object* opened = object_in(line, "opened")) return begin(*opened);
  if (const json::object* seated = object_in(line, "seated")) {
    Holder* const seat = holder(*seated);
    if (seat == nullptr) return false;
    const std::string nonce = bytes_from_hex(text_in(*seated, "nonce")).value_or(std::string());
    const bool back = stage_ != Stage::kGathering;  // nonce and deck of the deal stay
    const int number = number_at(*seated, "seat");
    *seat = {id_at(*seated, "guest"),
             text_in(*seated, "name"),
             {},
             back ? seat->nonce : nonce,
             0,
             truth_in(*seated, "own_name"),
             back ? seat->brought : sealed(number, nonce, object_in(*seated, "brought"))};
    return true;
  }
  if (const json::object* renamed = object_in(line, "renamed")) {
    Holder* const seat = holder(*renamed);
    if (seat == nullptr || seat->empty()) return false;
    seat->name = text_in(*renamed, "name");
    return true;
  }
  if (const json::object* stood = object_in(line, "stood")) {
    Holder* const seat = holder(*stood);
    if (seat == nullptr || stage_ != Stage::kGathering) return false;  // the deal's nonces stay
    *seat = {};
    return true;
  }
  if (const json::object* placed = object_in(line, "placed")) {
    Holder* const seat = holder(*placed);
    if (seat == nullptr) return false;
    const std::string nonce = seat->nonce;
    const auto brought = stage_ != Stage::kGathering ? seat->brought : nullptr;
    const bool kept = id_at(*placed, "kept_for") != 0;
    const std::string name = kept ? seat->name : std::string();
    *seat = {0,
             name,
             text_in(*placed, "player"),
             nonce,
             id_at(*placed, "kept_for"),
             kept && seat->own_name,
             brought};
    return true;
  }
  if (const json::object* removed = object_in(line, "removed")) {
    removed_.push_back(id_at(*removed, "guest"));
    return true;
  }
  if (const json::object* hosted = object_in(line, "hosted")) {
    host_ = id_at(*hosted, "guest");
    return true;
  }
  if (object_in(line, "started") != nullptr) {
    stage_ = Stage::kPlaying;
    return true;
  }
  if (const json::object* followed = object_in(line, "followed")) {
    followed_by_ = id_at(*followed, "table");
    again_by_ = text_in(*followed, "by");
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

bool Gathering::concerns(GuestId guest) const {
  if (guest == 0) return false;
  return guest == host_ || std::any_of(seats_.begin(), seats_.end(), [&](const Holder& seat) {
           return seat.guest == guest || seat.kept_for == guest;
         });
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

bool Gathering::keeps() const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [](const Holder& seat) { return seat.kept_for != 0; });
}

std::optional<Fairness> Gathering::fairness() const {
  if (terms_.known_deal) return std::nullopt;
  Fairness fairness;
  fairness.commitment = commitment_;
  fairness.terms = agreed_;
  if (stage_ == Stage::kOver) fairness.secret = secret_;
  for (const Holder& seat : seats_) fairness.nonces.push_back(seat.nonce);
  if (stage_ == Stage::kOver) fairness.decks = decks();
  return fairness;
}

std::vector<SealedDeck> Gathering::decks() const {
  std::vector<SealedDeck> decks;
  for (const Holder& seat : seats_) {
    if (seat.brought) decks.push_back(*seat.brought);
  }
  return decks;
}

Seed Gathering::seed() const {
  std::vector<std::string> nonces;
  for (const Holder& seat : seats_) nonces.push_back(seat.nonce);
  return deal_seed(*secret_, nonces, decks());
}

}  // namespace scriptorium::server
