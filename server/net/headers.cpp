#include "server/net/headers.h"

#include <algorithm>
#include <charconv>

#include "table/words.h"

namespace scriptorium::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

struct Origin {
  std::string_view scheme;
  std::string_view host;  // with its port, unless it is the scheme's own
};

std::string_view without_own_port(std::string_view host, std::string_view scheme) {
  const std::string_view own = same_word(scheme, "https") ? ":443" : ":80";
  if (host.ends_with(own)) host.remove_suffix(own.size());
  return host;
}

std::optional<Origin> read_origin(std::string_view text) {
  const std::size_t at = text.find("://");
  if (at == std::string_view::npos || at == 0) return std::nullopt;
  const std::string_view scheme = text.substr(0, at);
  const std::string_view host = text.substr(at + 3);
  if (host.empty() || host.find_first_of("/ @?#") != std::string_view::npos) return std::nullopt;
  return Origin{scheme, without_own_port(host, scheme)};
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
  });
}
bool is_address(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
}
// `:8443`
bool is_port(std::string_view text) {
  return text.front() == ':' && whole_number(text.substr(1), 1, 65'535).has_value();
}

// The text of `%41`, in place of it; nothing if that is none.
std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    unsigned value = 0;
    const char* first = text.data() + i + 1;
    const auto [end, fault] = std::from_chars(first, first + 2, value, 16);
    if (fault != std::errc() || end != first + 2) return std::nullopt;
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

bool is_refused(char c) { return (c >= 0 && c < ' ') || c == '\x7f' || c == '\\'; }

}  // namespace

std::vector<std::string_view> cookies_named(std::string_view header, std::string_view name) {
  std::vector<std::string_view> values;
  for (const std::string_view part : split(header, ';')) {
    const std::string_view cookie = trim(part);
    const std::size_t is = cookie.find('=');
    if (is == std::string_view::npos || trim(cookie.substr(0, is)) != name) continue;
    values.push_back(trim(cookie.substr(is + 1)));
  }
  return values;
}

bool is_origin(std::string_view text) {
  const std::optional<Origin> origin = read_origin(text);
  if (!origin || !(same_word(origin->scheme, "https") || same_word(origin->scheme, "http"))) {
    return false;
  }
  const bool bracketed = origin->host.starts_with('[');  // an address of IP version 6
  const std::size_t end = bracketed ? origin->host.find(']') + 1 : origin->host.find(':');
  if (bracketed && end == 0) return false;  // no bracket closes it
  const std::string_view name = origin->host.substr(0, end);
  const std::string_view rest = origin->host.substr(name.size());
  const bool named = bracketed ? is_address(name.substr(1, name.size() - 2)) : is_name(name);
  return named && (rest.empty() || is_port(rest));
}

bool is_secure(std::string_view origin) {
  const std::optional<Origin> read = read_origin(origin);
  return read && same_word(read->scheme, "https");
}

bool may_speak(std::string_view origin, std::string_view host,
               std::span<const std::string> others) {
  const std::optional<Origin> page = read_origin(origin);
  if (!page) return false;  // `null` too: a page that hides where it comes from
  if (!host.empty() && same_word(page->host, without_own_port(host, page->scheme))) return true;
  return std::ranges::any_of(others, [&](const std::string& other) {
    if (const std::optional<Origin> whole = read_origin(other)) {
      return same_word(page->scheme, whole->scheme) && same_word(page->host, whole->host);
    }
    return same_word(page->host, without_own_port(other, page->scheme));
  });
}

bool accepts_gzip(std::string_view accept_encoding) {
  for (const std::string_view part : split(accept_encoding, ',')) {
    const std::size_t weight = part.find(';');
    if (!same_word(trim(part.substr(0, weight)), "gzip")) continue;
    if (weight == std::string_view::npos) return true;
    const std::string_view q = trim(part.substr(weight + 1));
    // q=0, q=0.0 ...: not wanted
    return !q.starts_with("q=0") || q.find_first_of("123456789") != std::string_view::npos;
  }
  return false;
}

bool names_tag(std::string_view if_none_match, std::span<const std::string_view> tags) {
  for (const std::string_view part : split(if_none_match, ',')) {
    std::string_view tag = trim(part);
    if (tag == "*") return true;
    if (tag.starts_with("W/")) tag.remove_prefix(2);
    if (std::ranges::find(tags, tag) != tags.end()) return true;
  }
  return false;
}

std::optional<Target> read_target(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(0, target.find('#'));
  const std::size_t mark = target.find('?');
  std::optional<std::string> path = decoded(target.substr(0, mark));
  if (!path || std::ranges::any_of(*path, is_refused) || !is_utf8(*path)) return std::nullopt;
  Target read;
  read.path = std::move(*path);
  if (mark != std::string_view::npos) read.query = target.substr(mark + 1);
  const std::vector<std::string_view> parts = split(std::string_view(read.path).substr(1), '/');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size();  // a path may end with /
    if (parts[i].starts_with('.') || (parts[i].empty() && !last)) read.hidden = true;
  }
  return read;
}

}  // namespace scriptorium::server
