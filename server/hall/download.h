#pragma once

#include <string>

#include "server/hall/journal.h"
#include "server/storage/storage.h"
#include "table/any_game.h"

namespace scriptorium::server {

// What a finished game's journal says. Waits for the disk. Errors: `no_such_table`, `not_over`,
// `not_read`.
Result<Journal> finished_journal(Storage& storage, TableId table);
// Who sat where when it ended: people by name, computer players by kind.
json::array names_of(const Gathering& gathering);

// The finished game with all that was told, and the proof that the deal was fair, as JSON:
// `scriptorium verify` checks it. Waits for the disk.
Result<std::string> finished_game(const Registry& games, Storage& storage, TableId table);

}  // namespace scriptorium::server
