#include "server/fair/shuffle.h"

#include <algorithm>

#include "server/fair/hashing.h"
#include "server/fair/phrases.h"

namespace scriptorium::server {
namespace {

Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

constexpr std::size_t kLongestTerms = 128 << 10;
constexpr std::size_t kLongestDeck = 16 << 10;

}  // namespace

std::span<const Field> fairness_fields() {
  static const std::vector<Field> fields = {
      {"commitment", FieldType::kText, true, "64 hexadecimal digits", 0, 64},
      {"terms", FieldType::kText, true, "what was agreed, as JSON text", 0, kLongestTerms},
      {"secret", FieldType::kText, false, "64 hexadecimal digits; absent while the game runs", 0,
       64},
      of("text", {"nonces", FieldType::kList, true, "hexadecimal digits by seat; empty: none given",
                  0, kMaxSeats}),
      of("sealed_deck", {"decks", FieldType::kList, false, "that seats brought", 1, kMaxSeats}),
      {"record", FieldType::kText, false, "64 hexadecimal digits; absent while the game runs", 0,
       64},
  };
  return fields;
}

std::span<const Field> sealed_deck_fields() {
  static const std::vector<Field> fields = {
      {"number", FieldType::kNumber, true, "of the decks brought to the table, from 1", 1,
       1'000'000},
      {"seat", FieldType::kSeat, true, "which brought it"},
      {"option", FieldType::kText, true, "of the replay: the deck is its value", 0, 64},
      {"deck", FieldType::kText, true, "the deck as JSON text", 0, kLongestDeck},
      {"salt", FieldType::kText, true, "64 hexadecimal digits", 0, 64},
      {"seal", FieldType::kText, true, "64 hexadecimal digits", 0, 64},
  };
  return fields;
}

namespace {

bool is_hash(std::string_view text) { return text.size() == 64 && bytes_from_hex(text); }

Error bad_fairness(std::string message, std::string_view field) {
  return {"bad_field", std::move(message), "fairness" + std::string(field), {}};
}

}  // namespace

std::string terms_of(const json::object& replay) {
  json::object terms;
  for (const std::string_view name : kAgreed) {
    if (const json::value* value = replay.if_contains(name)) terms[name] = *value;
  }
  return json::serialize(terms);
}

Secret known_secret(std::string_view seed, std::uint64_t table) {
  Sha256 hash;
  hash.add("scriptorium known deal 1\n").add(seed).add("\n").add(std::to_string(table));
  return Secret(hash.done());
}

std::string commitment_to(const Secret& secret, std::string_view terms) {
  return hex_of(Sha256().add("scriptorium table 1\n").add(secret.bytes()).add(terms).done());
}

Seed deal_seed(const Secret& secret, std::span<const std::string> nonces,
               std::span<const SealedDeck> decks) {
  Sha256 hash;
  hash.add("scriptorium deal 1\n").add(secret.bytes());
  for (const std::string& nonce : nonces) {
    const auto size = static_cast<std::uint32_t>(nonce.size());
    std::array<std::uint8_t, 4> length = {};
    for (std::size_t i = 0; i < 4; ++i) length[i] = static_cast<std::uint8_t>(size >> (24 - 8 * i));
    hash.add(length).add(nonce);
  }
  for (const SealedDeck& each : decks) {
    const std::uint8_t number[] = {static_cast<std::uint8_t>(each.seat)};
    hash.add(number).add(*bytes_from_hex(each.seal));
  }
  // Words with the high byte first, so that the seed in a replay reads as sha256sum prints it.
  return *seed_from_hex(hex_of(hash.done()));
}

std::string record_of(std::string_view commitment, const json::object& replay) {
  const auto text_of = [&](std::string_view field) {
    const json::value* value = replay.if_contains(field);
    return json::serialize(value != nullptr ? *value : json::value());
  };
  Sha256 hash;
  hash.add("scriptorium game 1\n").add(commitment).add("\n").add(text_of("entries"));
  return hex_of(hash.add("\n").add(text_of("result")).done());
}

void open(Fairness& fairness, const Secret& secret, const json::object& replay) {
  fairness.secret = secret;
  fairness.record = record_of(fairness.commitment, replay);
}

Result<std::string> read_nonce(std::string_view hex, Language language) {
  if (hex.empty()) return std::string();
  if (hex.size() <= 2 * kLongestNonce) {
    if (std::optional<std::string> bytes = bytes_from_hex(hex);
        bytes && bytes->size() >= kShortestNonce)
      return *std::move(bytes);
  }
  return Error{"bad_nonce", fair_phrases().say("nonce.bad", language), "nonce", {}};
}

json::object to_json(const Fairness& fairness) {
  json::array nonces;
  for (const std::string& nonce : fairness.nonces) nonces.emplace_back(hex_of(bytes_of(nonce)));
  json::object written = {{"commitment", fairness.commitment}, {"terms", fairness.terms}};
  if (fairness.secret) written["secret"] = fairness.secret->opened();
  written["nonces"] = std::move(nonces);
  json::array decks;
  for (const SealedDeck& each : fairness.decks) {
    decks.push_back({{"number", each.number},
                     {"seat", each.seat},
                     {"option", each.option},
                     {"deck", each.deck},
                     {"salt", each.salt.opened()},
                     {"seal", each.seal}});
  }
  if (!decks.empty()) written["decks"] = std::move(decks);
  if (!fairness.record.empty()) written["record"] = fairness.record;
  return written;
}

namespace {

Result<SealedDeck> read_sealed_deck(const json::value& value, std::string_view field,
                                    Language language) {
  const json::object* given = value.if_object();
  if (given == nullptr) {
    return bad_fairness(fair_phrases().say("fairness.no_object", language), field);
  }
  if (std::optional<Error> fault = check_fields(*given, sealed_deck_fields())) {
    return bad_fairness(std::move(fault->message), std::string(field) + "." + fault->field);
  }
  const auto text_of = [&](std::string_view name) {
    return std::string(given->at(name).as_string());
  };
  const std::optional<Secret> salt = Secret::from_hex(text_of("salt"));
  const std::string seal = text_of("seal");
  if (!salt || !is_hash(seal)) {
    const std::string which = std::string(field) + (salt ? ".seal" : ".salt");
    return bad_fairness(
        fair_phrases().say("fairness.no_hex", language, std::vector<std::string>{which.substr(1)}),
        which);
  }
  return SealedDeck{number_in(given->at("number")),
                    number_in(given->at("seat")),
                    text_of("option"),
                    text_of("deck"),
                    *salt,
                    seal};
}

}  // namespace

Result<Fairness> read_fairness(const json::value& value, Language language) {
  const json::object* given = value.if_object();
  if (given == nullptr) {
    return bad_fairness(fair_phrases().say("fairness.no_object", language), "");
  }
  if (std::optional<Error> fault = check_fields(*given, fairness_fields())) {
    return bad_fairness(std::move(fault->message), "." + fault->field);
  }
  const auto bad_hex = [&](const std::string& field) {
    return bad_fairness(
        fair_phrases().say("fairness.no_hex", language, std::vector<std::string>{field}),
        "." + field);
  };
  Fairness fairness;
  fairness.commitment = given->at("commitment").get_string();
  if (!is_hash(fairness.commitment)) return bad_hex("commitment");
  fairness.terms = given->at("terms").get_string();
  if (const json::value* secret = given->if_contains("secret")) {
    fairness.secret = Secret::from_hex(secret->get_string());
    if (!fairness.secret) return bad_hex("secret");
  }
  if (const json::value* record = given->if_contains("record")) {
    fairness.record = record->get_string();
    if (!is_hash(fairness.record)) return bad_hex("record");
  }
  for (const json::value& each : given->at("nonces").get_array()) {
    const std::string field = ".nonces." + std::to_string(fairness.nonces.size());
    const json::string* hex = each.if_string();
    Result<std::string> nonce =
        read_nonce(hex != nullptr ? std::string_view(*hex) : std::string_view("no text"), language);
    if (!nonce) return bad_fairness(nonce.error().message, field);
    fairness.nonces.push_back(*std::move(nonce));
  }
  if (const json::value* decks = given->if_contains("decks")) {
    for (const json::value& each : decks->get_array()) {
      const std::string field = ".decks." + std::to_string(fairness.decks.size());
      Result<SealedDeck> deck = read_sealed_deck(each, field, language);
      if (!deck) return deck.error();
      fairness.decks.push_back(*std::move(deck));
    }
  }
  return fairness;
}

}  // namespace scriptorium::server
