#pragma once

#include "table/any_game.h"

namespace scriptorium {

// All games, in the order in which people read them.
Registry all_games(const Shelf& shelf);

}  // namespace scriptorium
