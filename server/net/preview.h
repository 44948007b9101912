#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/net/listener.h"

namespace scriptorium::server {

// Somebody's text, as it may stand in HTML and in an attribute of it.
std::string escaped(std::string_view text);

// Where our pages are, for addresses that others fetch: of the sites that we were told of the one
// that is called `host`, else the first; without any, http and the host, if that can be one. Empty:
// nobody knows.
std::string site_of(std::string_view host, std::span<const std::string> origins);

// What a messenger shows of a link (Open Graph, and Twitter's own): put into the head of the page,
// which then says that it is in that language.
// `picture`: a path; empty: none.
std::string with_preview(std::string_view page, const PagePreview& preview, std::string_view path,
                         std::string_view site, std::string_view picture);

}  // namespace scriptorium::server
