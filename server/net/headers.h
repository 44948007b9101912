#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/words.h"

namespace scriptorium::server {

// Reading what clients say in their headers: strangers' text, so that nothing here can fail but by
// saying no.

// The values that a Cookie header has for this name: a browser sends two if a site above ours has
// set one too.
std::vector<std::string_view> cookies_named(std::string_view header, std::string_view name);
std::vector<std::string_view> cookies_named(Temporary auto&& header,
                                            std::string_view name) = delete;

// Whether this is how a browser names a site in an Origin header: http or https, a host, perhaps a
// port, and nothing else.
bool is_origin(std::string_view text);
// Whether such a site is reached over https.
bool is_secure(std::string_view origin);
// Whether a page of `origin` (an Origin header: scheme://host[:port]) may speak to us, whom it
// calls `host`.
bool may_speak(std::string_view origin, std::string_view host, std::span<const std::string> others);

bool accepts_gzip(std::string_view accept_encoding);

// Whether an If-None-Match header names one of these, or everything.
bool names_tag(std::string_view if_none_match, std::span<const std::string_view> tags);

// Where a request wants to go.
struct Target {
  std::string path;        // decoded: /a b
  std::string_view query;  // as it was sent, without the ?
  bool hidden = false;     // has a part that no file of ours has: empty, or beginning with a dot
};
// Nothing if it is no path, or one that no browser sends.
std::optional<Target> read_target(std::string_view target);

}  // namespace scriptorium::server
