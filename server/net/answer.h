#pragma once

#include <string>
#include <string_view>

#include "server/net/faults.h"
#include "server/net/listener.h"
#include "text/language.h"

namespace scriptorium::server {

struct Answer {
  int status = 200;
  std::string type = {};     // of the body
  std::string headers = {};  // more of them, whole lines
  SharedText body = {};      // null: none, and no length either
};

Answer refuse(Fault fault, Language language, std::string headers = {});

// What every answer says to a browser, an upgrade too.
struct Header {
  std::string_view name;
  std::string_view value;
};
inline constexpr Header kEveryAnswer[] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     "connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
     "form-action 'self'; object-src 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "same-origin"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

// The status line and all headers, down to the empty line.
std::string head_of(const Answer& answer, bool keep_alive);

}  // namespace scriptorium::server
