#pragma once

#include <span>
#include <string_view>

namespace scriptorium {

// The known word nearest to a mistyped one; empty if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace scriptorium
