#pragma once

#include <string>

#include "server/storage/storage.h"
#include "table/any_game.h"

namespace scriptorium::server {

// The finished game with all that was told, and the proof that the deal was fair, as JSON:
// `scriptorium verify` checks it. Waits for the disk.
Result<std::string> finished_game(const Registry& games, Storage& storage, TableId table);

}  // namespace scriptorium::server
