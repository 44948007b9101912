#pragma once

#include "effects/language/compile.h"
#include "effects/language/cursor.h"

namespace scriptorium::effects {

// What stands behind a field's name, as the field's type wants it; refuses what does not fit.
FieldValue read_field(const Nouns& nouns, const Field& field, const TextLine& line, Cursor& words);

// A reference in one spelling: single blanks. Refuses what does not look like `Luke 15:24`.
std::string read_reference(std::string_view text);

}  // namespace scriptorium::effects
