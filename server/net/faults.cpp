#include "server/net/faults.h"

#include <array>
#include <boost/json.hpp>
#include <string>

#include "net_texts.h"
#include "table/request.h"
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

// Whoever sends too much is not worth much work: in longer requests nobody looks for an `id`.
constexpr std::size_t kLongestRead = 4096;

using Said = std::array<std::array<SharedText, 2>, kFaults>;

Error error_of(Fault fault, Language language) {
  static const Phrases phrases(kNetPhrases);
  const std::string code(kKinds[static_cast<std::size_t>(fault)].code);
  return {code, phrases.say(code, language), {}, {}};
}

SharedText text_of(const boost::json::object& answer) {
  return std::make_shared<const std::string>(boost::json::serialize(answer));
}

Said all_said() {
  Said said;
  for (std::size_t i = 0; i < kFaults; ++i) {
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      said[i][static_cast<std::size_t>(language)] =
          text_of(failure(error_of(static_cast<Fault>(i), language)));
    }
  }
  return said;
}

}  // namespace

int status_of(Fault fault) { return kKinds[static_cast<std::size_t>(fault)].status; }

const SharedText& json_of(Fault fault, Language language) {
  static const Said said = all_said();
  return said[static_cast<std::size_t>(fault)][static_cast<std::size_t>(language)];
}

SharedText answer_to(std::string_view request, Fault fault, Language language) {
  const Result<boost::json::object> read = parse_request(request, kLongestRead);
  if (!read || !read->contains("id")) return json_of(fault, language);
  return std::make_shared<const std::string>(answer_text(*read, error_of(fault, language)));
}

Language language_asked(std::string_view accept_language) {
  return language_of(trim(accept_language).substr(0, 2)).value_or(Language::kEnglish);
}

}  // namespace scriptorium::server
