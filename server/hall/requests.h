#pragma once

#include <span>

#include "table/request.h"

namespace scriptorium::server {

// What a visitor can ask: the requests of docs/protocol.md that are about rooms, and those about a
// game, which then say at which table.
std::span<const RequestSpec> hall_requests();
// What visitors are told unasked: the name is that of the field `told`, the rest is `answer`.
std::span<const RequestSpec> hall_notes();
// What is asked for by its address under /api; `answer` has the fields.
std::span<const RequestSpec> hall_pages();
// The objects within these.
std::span<const Part> hall_parts();

}  // namespace scriptorium::server
