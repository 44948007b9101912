#include "server/net/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include "server/log/log.h"
#include "server/net/preview.h"

namespace scriptorium::server {
namespace {

constexpr std::string_view kGuestCookie = "guest";

bool is_listeners(std::string_view path) {
  return path == "/healthz" || path == "/metrics" || path.starts_with("/api/");
}

bool is_read(std::string_view method) { return method == "GET" || method == "HEAD"; }

// A header that the listener made of somebody's text must not become two.
bool is_one_line(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; });
}

}  // namespace

Site::Site(const NetSettings& settings, Listener& listener, Files files)
    : settings_(settings), listener_(listener), files_(std::move(files)) {}

Answer Site::answer(const Asked& asked, std::string body) const {
  std::optional<Target> target = read_target(asked.target);
  if (!target) return refuse(Fault::kBadPath, asked.language);
  if (target->hidden) return refuse(Fault::kNotFound, asked.language);
  if (is_listeners(target->path)) {
    return listeners(asked, std::move(*target), std::move(body));
  }
  return file(asked, *target);
}

std::optional<Answer> Site::refuse_origin(const Asked& asked) const {
  if (!asked.origin || may_speak(*asked.origin, asked.host, settings_.origins)) {
    return std::nullopt;
  }
  return refuse(Fault::kBadOrigin, asked.language);
}

std::optional<GuestId> Site::known_guest(const Asked& asked) const {
  for (const std::string_view value : cookies_named(asked.cookie, kGuestCookie)) {
    if (const std::optional<GuestId> id = settings_.read_guest(value)) return id;
  }
  return std::nullopt;
}

Guest Site::guest_of(const Asked& asked) const {
  if (const std::optional<GuestId> id = known_guest(asked)) return {*id};
  const auto [id, cookie] = settings_.make_guest();
  return {id, set_cookie(cookie)};
}

std::string Site::set_cookie(std::string_view value) const {
  return fmt::format("{}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{}", kGuestCookie,
                     value, settings_.secure_cookie ? "; Secure" : "");
}

// The page with what a messenger shows of its address. Whatever goes wrong with that, the page is
// there.
std::optional<File> Site::previewed(const Asked& asked, const Target& target,
                                    const File& page) const {
  std::optional<PagePreview> preview;
  try {
    preview = listener_.preview(target.path, asked.language);
  } catch (const std::exception& fault) {
    log(Level::kError, "preview_failed", {{"why", fault.what()}});
  }
  if (!preview) return std::nullopt;
  const auto picture_of = [&](std::string_view what) {
    const char* const language = preview->language == Language::kSpanish ? "es" : "en";
    std::string path = fmt::format("/preview/{}/{}.png", language, what);
    return files_.find(path) != nullptr ? path : std::string();
  };
  std::string picture = picture_of(preview->picture);
  if (picture.empty()) picture = picture_of("house");
  const std::string site = site_of(asked.host, settings_.origins);
  return file_of("index.html", with_preview(*page.plain, *preview, target.path, site, picture));
}

Answer Site::file(const Asked& asked, const Target& target) const {
  if (!is_read(asked.method)) {
    return refuse(Fault::kBadMethod, asked.language, "Allow: GET, HEAD\r\n");
  }
  const File* file = files_.find(target.path);
  if (file == nullptr) return refuse(Fault::kNotFound, asked.language);
  std::optional<File> with_preview;
  if (file->type.starts_with("text/html")) with_preview = previewed(asked, target, *file);
  if (with_preview) file = &*with_preview;
  const bool small = file->gzip && accepts_gzip(asked.accept_encoding);
  std::string headers = fmt::format("ETag: {}\r\n", small ? file->gzip_tag : file->tag);
  if (with_preview) {
    headers += "Vary: Accept-Encoding, Accept-Language\r\n";
  } else if (file->gzip) {
    headers += "Vary: Accept-Encoding\r\n";
  }
  // A page brings the cookie, so that all it asks for next comes from one guest. Nothing that
  // caches share may carry one.
  const Guest guest = file->type.starts_with("text/html") ? guest_of(asked) : Guest();
  if (!guest.set_cookie.empty()) {
    headers +=
        fmt::format("Set-Cookie: {}\r\nCache-Control: private, no-cache\r\n", guest.set_cookie);
  } else {
    headers += file->immutable ? "Cache-Control: public, max-age=31536000, immutable\r\n"
                               : "Cache-Control: no-cache\r\n";
  }
  const std::array<std::string_view, 2> tags = {file->tag, file->gzip_tag};
  if (names_tag(asked.if_none_match, tags)) return {304, {}, std::move(headers), {}};
  if (small) headers += "Content-Encoding: gzip\r\n";
  return {200, std::string(file->type), std::move(headers), small ? file->gzip : file->plain};
}

Answer Site::listeners(const Asked& asked, Target target, std::string body) const {
  if (!is_read(asked.method)) {
    if (asked.method != "POST") {
      return refuse(Fault::kBadMethod, asked.language, "Allow: GET, HEAD, POST\r\n");
    }
    if (std::optional<Answer> no = refuse_origin(asked)) return std::move(*no);
  }
  HttpRequest request;
  request.method = asked.method == "POST" ? "POST" : "GET";
  request.path = std::move(target.path);
  request.query = target.query;
  request.body = std::move(body);
  request.address = asked.address;
  std::string headers;
  if (request.path.starts_with("/api/")) {
    const Guest guest = guest_of(asked);
    request.guest = guest.id;
    if (!guest.set_cookie.empty()) headers = "Set-Cookie: " + guest.set_cookie + "\r\n";
  } else {
    request.guest = known_guest(asked);  // whoever looks whether we are well is no guest
  }
  headers += "Cache-Control: no-store\r\n";
  std::string why = "something else than an exception";
  try {
    HttpAnswer answer = listener_.http(request);
    if (answer.becomes) {
      headers = fmt::format("Set-Cookie: {}\r\nCache-Control: no-store\r\n",
                            set_cookie(settings_.sign_guest(*answer.becomes)));
    }
    for (const auto& [name, value] : answer.headers) {
      if (is_one_line(name) && is_one_line(value)) {
        headers += fmt::format("{}: {}\r\n", name, value);
      }
    }
    return {answer.status, std::move(answer.type), std::move(headers),
            std::make_shared<const std::string>(std::move(answer.body))};
  } catch (const std::exception& fault) {
    why = fault.what();
  } catch (...) {
  }
  log(Level::kError, "http_failed", {{"path", request.path}, {"why", why}});
  return refuse(Fault::kInternal, asked.language);
}

}  // namespace scriptorium::server
