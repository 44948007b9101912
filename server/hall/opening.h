#pragma once

#include <string>
#include <vector>

#include "server/hall/gathering.h"

namespace scriptorium::server {

// What a table begins with.
struct Opening {
  GuestId host = 0;
  Terms terms;
  json::object options;              // all of them
  std::string agreed;                // as its commitment binds it
  std::vector<std::string> players;  // by seat: a kind of computer player, or empty
  std::optional<Secret> known = {};  // for tests: what it deals from, which is no secret
};

// What a request `open` asks for, all of it settled.
Result<Opening> read_opening(const Registry& games, GuestId host, const json::object& request);
// Another table on the same terms.
Result<Opening> opening_like(const Registry& games, GuestId host, const Terms& terms,
                             std::vector<std::string> players);

}  // namespace scriptorium::server
