#include "server/net/faults.h"

#include <array>
#include <boost/json.hpp>
#include <string>

#include "net_texts.h"
#include "table/words.h"

namespace scriptorium::server {
namespace {

struct Kind {
  std::string_view code;
  int status;  // of HTTP
};

constexpr std::array<Kind, kFaults> kKinds = {{
    {"bad_request", 400},
    {"bad_path", 400},
    {"bad_origin", 403},
    {"not_found", 404},
    {"bad_method", 405},
    {"body_too_long", 413},
    {"no_upgrade", 426},
    {"bad_upgrade", 400},
    {"guest_full", 429},
    {"address_full", 429},
    {"header_too_long", 431},
    {"internal", 500},
    {"full", 503},
    {"too_long", 413},
    {"too_fast", 429},
    {"binary", 415},
}};

using Said = std::array<std::array<Text, 2>, kFaults>;

Said all_said() {
  const Phrases phrases(kNetPhrases);
  Said said;
  for (std::size_t i = 0; i < kFaults; ++i) {
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      const std::string_view code = kKinds[i].code;
      const boost::json::object answer = {
          {"ok", false}, {"error", {{"code", code}, {"message", phrases.say(code, language)}}}};
      said[i][static_cast<std::size_t>(language)] =
          std::make_shared<const std::string>(boost::json::serialize(answer));
    }
  }
  return said;
}

}  // namespace

int status_of(Fault fault) { return kKinds[static_cast<std::size_t>(fault)].status; }

const Text& json_of(Fault fault, Language language) {
  static const Said said = all_said();
  return said[static_cast<std::size_t>(fault)][static_cast<std::size_t>(language)];
}

Language language_asked(std::string_view accept_language) {
  return language_of(trim(accept_language).substr(0, 2)).value_or(Language::kEnglish);
}

}  // namespace scriptorium::server
