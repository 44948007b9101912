#pragma once

#include <string>
#include <string_view>

#include "server/storage/storage.h"
#include "table/any_game.h"

namespace scriptorium::server {

// A finished game, one step after the other, as it looked to somebody's eyes: a seat number,
// `spectator`, or `all` for every seat's at once and the events in full. It is played again, once;
// waits for the disk. Errors are those of a download, `old_rules` where today's rules cannot play
// it, `too_many_steps` where that would take long, and for the eyes `bad_eyes` and `no_such_seat`.
Result<std::string> finished_steps(const Registry& games, Storage& storage, TableId table,
                                   std::string_view eyes);

}  // namespace scriptorium::server
