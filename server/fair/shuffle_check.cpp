#include <boost/json.hpp>

#include "server/fair/phrases.h"
#include "server/fair/shuffle.h"
#include "table/fields.h"

namespace scriptorium::server {
namespace {

using Arguments = std::vector<std::string>;

Error unfair(std::string_view key, Language language, std::string field,
             const Arguments& arguments = {}) {
  return {"unfair", fair_phrases().say(key, language, arguments), std::move(field), {}};
}

// What a value looks like in a sentence.
std::string quoted(const json::value* value, Language language) {
  return value == nullptr ? fair_phrases().say("terms.nothing", language)
                          : shorten(json::serialize(*value));
}

std::optional<Error> differs(const json::object& terms, const json::object& replay,
                             std::string_view name, const std::string& before, Language language) {
  const json::value* agreed = terms.if_contains(name);
  const json::value* played = replay.if_contains(name);
  if (agreed == nullptr && played == nullptr) return std::nullopt;
  if (agreed != nullptr && played != nullptr && *agreed == *played) return std::nullopt;
  const std::string field = before + shorten(name);
  return unfair("terms.differ", language, "fairness.terms." + field,
                {field, quoted(agreed, language), quoted(played, language)});
}

// Which of the options it is.
std::optional<Error> options_differ(const json::object& terms, const json::object& replay,
                                    Language language) {
  for (const json::object* each : {&terms, &replay}) {
    for (const auto& [name, unused] : *each) {
      if (auto fault = differs(terms, replay, name, "options.", language)) return fault;
    }
  }
  return std::nullopt;
}

// The replay as it was agreed: seats have brought no decks yet.
json::object without_decks(json::object replay, const Fairness& fairness) {
  json::value* options = replay.if_contains("options");
  if (options == nullptr || !options->is_object()) return replay;
  for (const SealedDeck& each : fairness.decks) {
    if (json::value* deck = options->get_object().if_contains(each.option)) *deck = "";
  }
  return replay;
}

std::optional<Error> check_terms(const std::string& text, const json::object& replay,
                                 Language language) {
  json::error_code fault;
  const json::value read = json::parse(text, fault);
  const json::object* terms = fault ? nullptr : read.if_object();
  if (terms == nullptr) return unfair("terms.unreadable", language, "fairness.terms");
  for (const std::string_view name : kAgreed) {
    const json::value* agreed = terms->if_contains(name);
    const json::value* played = replay.if_contains(name);
    if (agreed != nullptr && played != nullptr && agreed->is_object() && played->is_object()) {
      if (auto wrong = options_differ(agreed->get_object(), played->get_object(), language))
        return wrong;
      continue;
    }
    if (auto wrong = differs(*terms, replay, name, "", language)) return wrong;
  }
  return std::nullopt;
}

// `deck0` is of seat 0.
bool is_of_seat(std::string_view option, int seat) {
  const auto digits = option.find_first_of("0123456789");
  return digits != 0 && digits != option.npos && option.substr(digits) == std::to_string(seat);
}

// Whether the deck is the one that was sealed, by the salt that was due, and was played by its
// seat.
std::optional<Error> check_deck(const SealedDeck& deck, const std::string& field,
                                const Fairness& fairness, const json::object& replay,
                                Language language) {
  const auto seat = static_cast<std::size_t>(deck.seat);
  if (seat >= fairness.nonces.size()) {
    return unfair("decks.no_seat", language, field + ".seat", {std::to_string(deck.seat)});
  }
  if (!is_of_seat(deck.option, deck.seat)) {
    return unfair("decks.option", language, field + ".option",
                  {shorten(deck.option), std::to_string(deck.seat)});
  }
  const Secret salt = salt_of(*fairness.secret, deck.number, deck.seat, fairness.nonces[seat]);
  if (!deck.salt.same(salt)) {
    return unfair("decks.salt", language, field + ".salt", {salt.opened()});
  }
  if (const std::string seal = seal_of(deck.salt, deck.option, deck.deck); seal != deck.seal) {
    return unfair("decks.seal", language, field + ".seal", {seal});
  }
  const json::value* options = replay.if_contains("options");
  const json::value* played = options != nullptr && options->is_object()
                                  ? options->get_object().if_contains(deck.option)
                                  : nullptr;
  json::error_code fault;
  const json::value sealed = json::parse(deck.deck, fault);
  if (!fault && played != nullptr && *played == sealed) return std::nullopt;
  return unfair("decks.differ", language, field + ".deck",
                {shorten(deck.option), shorten(deck.deck), quoted(played, language)});
}

std::optional<Error> check_decks(const Fairness& fairness, const json::object& replay,
                                 Language language) {
  int last = -1;
  for (std::size_t i = 0; i < fairness.decks.size(); ++i) {
    const SealedDeck& deck = fairness.decks[i];
    const std::string field = "fairness.decks." + std::to_string(i);
    if (deck.seat <= last) {
      return unfair("decks.no_seat", language, field + ".seat", {std::to_string(deck.seat)});
    }
    last = deck.seat;
    if (auto fault = check_deck(deck, field, fairness, replay, language)) return fault;
  }
  return std::nullopt;
}

std::optional<Error> check_seed(const Fairness& fairness, const json::object& replay,
                                Language language) {
  const json::value* seats = replay.if_contains("seats");
  if (seats == nullptr || *seats != json::value(fairness.nonces.size())) {
    return unfair("nonces.number", language, "fairness.nonces",
                  {std::to_string(fairness.nonces.size()), quoted(seats, language)});
  }
  const Seed dealt = deal_seed(*fairness.secret, fairness.nonces, fairness.decks);
  const json::value* written = replay.if_contains("seed");
  const std::optional<Seed> seed = written != nullptr ? read_seed(*written) : std::nullopt;
  if (seed && *seed == dealt) return std::nullopt;
  return unfair("seed.differs", language, "replay.seed", {hex(dealt)});
}

std::optional<Error> check_record(const Fairness& fairness, const json::object& replay,
                                  Language language) {
  if (fairness.record.empty()) return unfair("record.absent", language, "fairness.record");
  const std::string real = record_of(fairness.commitment, replay);
  if (real == fairness.record) return std::nullopt;
  return unfair("record.differs", language, "fairness.record", {real});
}

}  // namespace

Unfair examine(const Fairness& fairness, const json::object& replay, Language language) {
  Unfair found;
  found.terms = check_terms(fairness.terms, without_decks(replay, fairness), language);
  found.record = check_record(fairness, replay, language);
  if (!fairness.secret) {
    found.commitment = unfair("secret.absent", language, "fairness.secret");
    found.seed = found.commitment;
    if (!fairness.decks.empty()) found.decks = found.commitment;
    return found;
  }
  found.decks = check_decks(fairness, replay, language);
  found.seed = check_seed(fairness, replay, language);
  const std::string real = commitment_to(*fairness.secret, fairness.terms);
  if (real != fairness.commitment) {
    // A secret that gives the seed is the deal's own: then it is the terms that were changed, or
    // the commitment.
    found.commitment = found.seed
                           ? unfair("commitment.secret", language, "fairness.secret", {real})
                           : unfair("commitment.terms", language, "fairness.commitment", {real});
  }
  return found;
}

std::optional<Error> check(const Fairness& fairness, const json::object& replay,
                           Language language) {
  Unfair found = examine(fairness, replay, language);
  for (std::optional<Error>* each :
       {&found.commitment, &found.terms, &found.decks, &found.seed, &found.record}) {
    if (*each) return *std::move(*each);
  }
  return std::nullopt;
}

}  // namespace scriptorium::server
