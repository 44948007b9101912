#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/scripture/build/osis.h"
#include "text/scripture/bundle_file.h"
#include "text/scripture/scripture.h"

namespace scriptorium::text {

// Brings a text that numbers its verses otherwise to the King James numbering, by the rules of
// data/renumbered.txt. Nothing may get lost on the way: each verse that is taken apart must be used
// up, and each that gives way must stand somewhere else.
// Throws std::runtime_error that names the rule's line.
void renumber(std::vector<MarkedVerse>& verses, Translation translation, std::string_view rules,
              std::vector<BundleMove>& moved);

}  // namespace scriptorium::text
