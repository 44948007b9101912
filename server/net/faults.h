#pragma once

#include <cstdint>
#include <string_view>

#include "server/net/listener.h"
#include "text/language.h"

namespace scriptorium::server {

// Every "no" of the network. Sentences: phrases.txt.
enum class Fault : std::uint8_t {
  kBadRequest,
  kBadPath,
  kBadOrigin,
  kNotFound,
  kBadMethod,
  kBodyTooLong,
  kNoUpgrade,
  kBadUpgrade,
  kGuestFull,
  kAddressFull,
  kHeaderTooLong,
  kInternal,
  kFull,
  kTooLong,
  kTooFast,
  kBinary,
};
inline constexpr int kFaults = 16;

int status_of(Fault fault);
// {"ok":false,"error":{"code":"...","message":"..."}}
const SharedText& json_of(Fault fault, Language language);
// The same as the answer to this request: with its `id`, if it is short enough to look for one.
SharedText answer_to(std::string_view request, Fault fault, Language language);
// What the first of an Accept-Language header asks for; English if we do not speak it.
Language language_asked(std::string_view accept_language);

}  // namespace scriptorium::server
