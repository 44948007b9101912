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

std::optional<Error> check_seed(const Fairness& fairness, const json::object& replay,
                                Language language) {
  const json::value* seats = replay.if_contains("seats");
  if (seats == nullptr || *seats != json::value(fairness.nonces.size())) {
    return unfair("nonces.number", language, "fairness.nonces",
                  {std::to_string(fairness.nonces.size()), quoted(seats, language)});
  }
  const Seed dealt = deal_seed(*fairness.secret, fairness.nonces);
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
  found.terms = check_terms(fairness.terms, replay, language);
  found.record = check_record(fairness, replay, language);
  if (!fairness.secret) {
    found.commitment = unfair("secret.absent", language, "fairness.secret");
    found.seed = found.commitment;
    return found;
  }
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
  for (std::optional<Error>* each : {&found.commitment, &found.terms, &found.seed, &found.record}) {
    if (*each) return *std::move(*each);
  }
  return std::nullopt;
}

}  // namespace scriptorium::server
