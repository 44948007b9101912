#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "table/telling.h"

namespace scriptorium {

// What a telling says that its game does not have, each with file and line: an event, a field of
// one (by the game's schema) or a phrase that does not exist, a gap that nothing fills; and events
// of the game for which no line is sure to be taken.
std::vector<std::string> telling_faults(const Telling& telling, const json::object& schema);

}  // namespace scriptorium
