#pragma once

#include <cstdint>
#include <string_view>

namespace scriptorium::server {

enum class Objection : std::uint8_t {
  kNone,
  kBlocked,  // a slur or an obscenity
  kStaff,    // pretends to speak for the house
};

// What blocked_names.txt has against a name: whatever its case, accents, lookalikes of other
// alphabets, digits for letters, separators and letters typed too often.
Objection objection_to(std::string_view name);

}  // namespace scriptorium::server
