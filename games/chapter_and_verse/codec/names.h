#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/chapter_and_verse/state.h"

// How piles are written.
namespace scriptorium::chapter_and_verse {

// `0.hand`, `0.deck`, `0.blessings`, `0.discard`, `0.darkness`; chapters `0.1` to `0.12`; `handed`.
// Empty for what is no pile.
std::string pile_name(PileId pile);
std::optional<PileId> pile_named(std::string_view name);

}  // namespace scriptorium::chapter_and_verse
