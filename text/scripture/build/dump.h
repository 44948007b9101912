#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/scripture/canon.h"

namespace scriptorium::text {

// One entry of what `mod2imp` prints of a module: `$$$KEY`, then its text.
struct DumpEntry {
  std::string key;
  std::string text;
};

// Throws std::runtime_error if the text is no dump.
std::vector<DumpEntry> read_dump(std::string_view dump);

// The entries of a Bible by verse_place, for all verses of the Bible. SWORD answers a key that is
// out of range with some other verse and no complaint, so nothing is ever looked up: the dump must
// have every verse of our list once, and text beyond it (a chapter too long) is an error. Books
// that are not in the list (the deuterocanon of the World English Bible) are passed over.
std::vector<std::string> bible_entries(const std::vector<DumpEntry>& dump,
                                       const std::string& module);

}  // namespace scriptorium::text
