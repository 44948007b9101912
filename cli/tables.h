#pragma once

#include <string>
#include <vector>

#include "table/any_game.h"

// What commands that set up tables have in common.
namespace scriptorium::cli {

// The value of --option: name=value, several with commas. A seat's own deck may be `@FILE`: what is
// written there, as `scriptorium deck` reads it.
Result<json::object> options_of(const std::string& text, const AnyGame& game);
// A seed that nobody knows.
Seed machine_seed();
// The whole of a file of at most 64 MiB; throws std::runtime_error that names it.
std::string read_file(const std::string& path);
// A file that holds one JSON object.
Result<json::object> read_json(const std::string& path);

}  // namespace scriptorium::cli
