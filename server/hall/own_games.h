#pragma once

#include "server/hall/house.h"
#include "table/request.h"

namespace scriptorium::server {

// What a request `my_games` is answered with: a guest's games, read from the storage.
Result<json::object> own_games(const House& house, GuestId guest, std::size_t page);
// `forget_games`: takes some or all out of the guest's list.
Result<std::size_t> forget_games(Storage& storage, GuestId guest, const json::object& request);

// What a table's `about` says, as lists show it; empty if it is damaged.
json::object listed_about(const Head& head);

}  // namespace scriptorium::server
