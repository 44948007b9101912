#pragma once

#include <optional>

#include "server/hall/journal.h"
#include "table/request.h"

namespace scriptorium::server {

// What one pair of eyes was told since the game began, move by move, without what was taken back:
// the last moves, or the last of those before the revision `until`. Each with what telling it
// needs of the view that the eyes had before.
Answer history_of(const Registry& games, const Journal& journal, Viewer eyes,
                  std::optional<std::uint32_t> until, Language language);

}  // namespace scriptorium::server
