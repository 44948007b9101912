#include "effects/program.h"

#include <type_traits>

namespace scriptorium::effects {

// Rows lie in a book that is hashed as bytes: no padding, equal rows have equal bytes.
static_assert(std::has_unique_object_representations_v<Instruction>);
static_assert(std::has_unique_object_representations_v<Cards>);
static_assert(std::has_unique_object_representations_v<Amount>);
static_assert(std::has_unique_object_representations_v<Ability>);

}  // namespace scriptorium::effects
