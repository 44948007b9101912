#include "server/net/preview.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/net/headers.h"

namespace scriptorium::server {
namespace {

std::string_view host_in(std::string_view origin) { return origin.substr(origin.find("://") + 3); }

void add(std::string& tags, std::string_view kind, std::string_view name, std::string_view value) {
  tags += fmt::format("<meta {}=\"{}\" content=\"{}\" />", kind, name, escaped(value));
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += (c >= 0 && c < ' ') || c == '\x7f' ? ' ' : c;
    }
  }
  return out;
}

std::string site_of(std::string_view host, std::span<const std::string> origins) {
  std::string_view first;
  for (const std::string& each : origins) {
    if (!is_origin(each)) continue;  // a host alone
    if (host_in(each) == host) return each;
    if (first.empty()) first = each;
  }
  if (!first.empty()) return std::string(first);
  std::string site = "http://" + std::string(host);
  return is_origin(site) ? site : std::string();
}

std::string with_preview(std::string_view page, const PagePreview& preview, std::string_view path,
                         std::string_view site, std::string_view picture) {
  const std::size_t end = page.find("</head>");
  if (end == std::string_view::npos) return std::string(page);
  std::string tags;
  add(tags, "property", "og:type", "website");
  add(tags, "property", "og:site_name", "Scriptorium");
  add(tags, "property", "og:title", preview.title);
  add(tags, "property", "og:description", preview.description);
  add(tags, "property", "og:locale", preview.language == Language::kSpanish ? "es_419" : "en_US");
  if (!site.empty()) {
    add(tags, "property", "og:url", fmt::format("{}{}", site, path));
    if (!picture.empty()) {
      add(tags, "property", "og:image", fmt::format("{}{}", site, picture));
      add(tags, "property", "og:image:type", "image/png");
      add(tags, "property", "og:image:width", "1200");
      add(tags, "property", "og:image:height", "630");
    }
  }
  add(tags, "name", "twitter:card", picture.empty() ? "summary" : "summary_large_image");
  if (preview.by_link) add(tags, "name", "robots", "noindex");
  std::string out = fmt::format("{}{}{}", page.substr(0, end), tags, page.substr(end));
  constexpr std::string_view kEnglishPage = R"(<html lang="en")";
  const std::size_t lang = out.find(kEnglishPage);
  if (preview.language == Language::kSpanish && lang < end)
    out.replace(lang, kEnglishPage.size(), R"(<html lang="es")");
  return out;
}

}  // namespace scriptorium::server
