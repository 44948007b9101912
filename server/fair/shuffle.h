#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "server/fair/sealed.h"
#include "server/fair/secrets.h"
#include "table/fields.h"
#include "table/result.h"
#include "text/language.h"

namespace scriptorium::server {

namespace json = boost::json;

// Fair shuffles (docs/fairness.md). When a table is opened the server draws a secret and shows its
// commitment to it and to the terms; then every seat gives a nonce, and maybe a deck; the deal
// comes from the secret, all nonces and the seals of the decks; at the end the secret is opened,
// with a record of what was done, and anybody can check.
//
//   commitment = SHA-256("scriptorium table 1\n", secret, terms)
//   seed       = SHA-256("scriptorium deal 1\n", secret, for each seat: its nonce's length as four
//                bytes, high byte first, and its bytes; then for each deck that a seat brought:
//                the seat's number as one byte, and the seal)
//   record     = SHA-256("scriptorium game 1\n", commitment, "\n", the replay's entries as JSON,
//                "\n", its result as JSON, null if there is none)

inline constexpr std::size_t kShortestNonce = 16;  // bytes
inline constexpr std::size_t kLongestNonce = 64;

struct Fairness {
  std::string commitment;              // 64 hexadecimal digits
  std::string terms;                   // what was agreed: the exact text counts
  std::optional<Secret> secret;        // absent while the game runs
  std::vector<std::string> nonces;     // bytes, by seat; empty: the seat gave none
  std::vector<SealedDeck> decks = {};  // that seats brought, by seat; empty while the game runs
  std::string record;                  // 64 hexadecimal digits; empty while the game runs
};

// The fields of a replay that are settled before the deal; `position` where the game is not dealt.
inline constexpr std::string_view kAgreed[] = {"game",    "rules_version", "book",  "seats",
                                               "options", "dice",          "judge", "position"};
// They, as JSON. With the options are the decks that the host chose: terms with such options are
// not to be shown before the end. A deck that a seat brings later is none of the terms.
std::string terms_of(const json::object& replay);

// For tests alone: what the `table`-th table deals from at a server that was told its deals' seed.
// Anybody can foretell it, so such a table commits itself to nothing.
Secret known_secret(std::string_view seed, std::uint64_t table);

std::string commitment_to(const Secret& secret, std::string_view terms);
Seed deal_seed(const Secret& secret, std::span<const std::string> nonces,
               std::span<const SealedDeck> decks = {});
std::string record_of(std::string_view commitment, const json::object& replay);
// What the table does when its game is over: from now on everybody may see all of it.
void open(Fairness& fairness, const Secret& secret, const json::object& replay);

// The bytes of a nonce as a seat gives it, 32 to 128 hexadecimal digits, small letters; or none at
// all. Error: `bad_nonce`.
Result<std::string> read_nonce(std::string_view hex, Language language);

// The object `fairness` beside the replay of a downloaded game.
json::object to_json(const Fairness& fairness);
std::span<const Field> fairness_fields();
std::span<const Field> sealed_deck_fields();
Result<Fairness> read_fairness(const json::value& value, Language language);

// What does not fit, each with its own field. All errors are `unfair`.
struct Unfair {
  std::optional<Error> commitment;  // against secret and terms
  std::optional<Error> terms;       // against the replay
  std::optional<Error> decks;       // against their seals, and against the replay
  std::optional<Error> seed;        // of the replay, against secret, nonces and seals
  std::optional<Error> record;      // against the replay's entries and result
};
Unfair examine(const Fairness& fairness, const json::object& replay, Language language);
// The first of them.
std::optional<Error> check(const Fairness& fairness, const json::object& replay,
                           Language language = Language::kEnglish);

}  // namespace scriptorium::server
