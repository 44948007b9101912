#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/fair/guest.h"
#include "server/fair/secrets.h"

namespace scriptorium::server {

// The cookie by which a guest is known again: `id.signature`, 16 and 64 hexadecimal digits. Whoever
// lacks the key can neither make one nor change one.
class GuestSigner {
 public:
  static constexpr std::size_t kLength = 16 + 1 + 64;

  explicit GuestSigner(Secret key) : key_(key) {}

  std::string sign(GuestId guest) const;
  // Nothing for anything that `sign` did not write with this key.
  std::optional<GuestId> read(std::string_view cookie) const;

 private:
  Secret key_;
};

}  // namespace scriptorium::server
