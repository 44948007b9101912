#pragma once

#include <cstdint>

namespace scriptorium::server {

// Somebody who came without an account, known by a cookie. Random, and told to nobody else.
using GuestId = std::uint64_t;

}  // namespace scriptorium::server
