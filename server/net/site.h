#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/answer.h"
#include "server/net/files.h"
#include "server/net/headers.h"
#include "server/net/listener.h"
#include "server/net/settings.h"

namespace scriptorium::server {

inline constexpr std::string_view kWebSocketPath = "/ws";

// A request as it was read. The texts belong to whoever read it.
struct Asked {
  std::string_view method;
  std::string_view target;
  std::string_view host;
  std::optional<std::string_view> origin;
  std::string_view cookie;
  std::string_view accept_encoding;
  std::string_view if_none_match;
  Language language = Language::kEnglish;
  std::string_view address;
};

struct Guest {
  GuestId id = 0;
  std::string set_cookie = {};  // the value of a Set-Cookie header, if the guest is new
};

// What is answered to whom, without any network: files, the listener's paths, refusals.
class Site {
 public:
  // The settings and the listener must outlive it.
  Site(const NetSettings& settings, Listener& listener, Files files);

  Answer answer(const Asked& asked, std::string body) const;
  // Nothing if a page of that origin may do more than read.
  std::optional<Answer> refuse_origin(const Asked& asked) const;
  Guest guest_of(const Asked& asked) const;

 private:
  Answer file(const Asked& asked, const Target& target) const;
  std::optional<File> previewed(const Asked& asked, const Target& target, const File& page) const;
  std::string set_cookie(std::string_view value) const;
  Answer listeners(const Asked& asked, Target target, std::string body) const;
  std::optional<GuestId> known_guest(const Asked& asked) const;

  const NetSettings& settings_;
  Listener& listener_;
  Files files_;
};

}  // namespace scriptorium::server
