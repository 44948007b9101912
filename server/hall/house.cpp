#include "server/hall/house.h"

#include <exception>

#include "hall_texts.h"
#include "server/log/log.h"

namespace scriptorium::server {

bool tried(const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const std::exception& fault) {
    log(Level::kError, "work_failed", {{"why", fault.what()}});
    return false;
  }
}

const Phrases& hall_phrases() {
  static const Phrases phrases(kHallPhrases);
  return phrases;
}

Error hall_error(const char* code, const char* field, Language language,
                 std::vector<std::string> arguments) {
  return {code, hall_phrases().say(code, language, arguments), field, {}};
}

std::string hall_reason(std::string_view code, Language language) {
  return hall_phrases().say("why." + std::string(code), language);
}

std::span<const std::string_view> set_phrases() {
  static constexpr std::string_view kSet[] = {
      "hello", "good_luck",  "well_played",    "good_game", "thanks", "sorry",
      "again", "one_moment", "take_your_time", "your_turn", "goodbye"};
  return kSet;
}

json::object set_phrase(std::string_view phrase) {
  const std::string key = "say." + std::string(phrase);
  return {{"phrase", phrase},
          {"text",
           {{"en", hall_phrases().say(key, Language::kEnglish)},
            {"es", hall_phrases().say(key, Language::kSpanish)}}}};
}

}  // namespace scriptorium::server
