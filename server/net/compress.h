#pragma once

#include <string>
#include <string_view>

namespace scriptorium::server {

// As gzip does it, as small as it can. Empty if zlib cannot.
std::string gzip(std::string_view text);

}  // namespace scriptorium::server
