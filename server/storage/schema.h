#pragma once

#include <span>
#include <string_view>

#include "server/storage/database.h"

namespace scriptorium::server {

// How a database comes from each version to the next: steps[n] is the SQL from version n to n + 1.
// A step that has once been released is never changed; what changes is one more step.
using Steps = std::span<const std::string_view>;

Steps schema_steps();

// Brings the database to the last version. A step is taken as a whole or not at all. Refused: what
// is newer than this program, and what is another program's.
void migrate(Database& database, Steps steps = schema_steps());

}  // namespace scriptorium::server
