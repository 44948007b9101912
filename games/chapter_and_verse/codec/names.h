#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/chapter_and_verse/state.h"

// How piles and what the rules number are written.
namespace scriptorium::chapter_and_verse {

// `0.hand`, `0.deck`, `0.blessings`, `0.discard`, `0.darkness`; chapters `0.1` to `0.12`; `handed`.
// Empty for what is no pile.
std::string pile_name(PileId pile);
std::optional<PileId> pile_named(std::string_view name);

std::string_view noun_name(int noun);  // `hand`, as in a player's piles; empty for none
std::string_view phase_name(Phase phase);
std::string_view asks_name(Asks asks);
std::string_view manner_name(Manner manner);
std::string_view did_name(Did did);
std::string_view trigger_name(int trigger);
std::string_view ask_name(effects::Ask ask);
std::string_view duration_name(effects::Duration duration);

}  // namespace scriptorium::chapter_and_verse
