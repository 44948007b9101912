#pragma once

#include <string>
#include <string_view>

#include "server/fair/secrets.h"

namespace scriptorium::server {

// A deck that a seat brought, which nobody else may know before the game is over. What the others
// see of it is its seal: whoever gave the deck cannot say later that it was another.
//
//   salt = SHA-256("scriptorium salt 1\n", the table's secret, the deck's number as four bytes,
//          high byte first, the seat's number as one byte, its nonce)
//   seal = SHA-256("scriptorium deck 1\n", salt, the option, "\n", the deck as JSON)
//
// The deal comes from the seals too. So the salt must not be anybody's to choose: it follows from
// what the table and the seat have given. Decks are numbered as they are brought to the table, so
// that no salt is ever used again: a deck that is brought twice has two seals, and nobody can find
// out by a deck of their own what somebody else's seal hides.
struct SealedDeck {
  int number = 0;  // from 1
  int seat = 0;
  std::string option;  // of the replay: the deck is its value
  std::string deck;    // JSON: the exact text counts
  Secret salt;
  std::string seal;  // 64 hexadecimal digits
};

Secret salt_of(const Secret& secret, int number, int seat, std::string_view nonce);
std::string seal_of(const Secret& salt, std::string_view option, std::string_view deck);

}  // namespace scriptorium::server
