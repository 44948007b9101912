#include "text/language.h"

namespace scriptorium {

std::optional<Language> language_of(std::string_view code) {
  if (code == "en") return Language::kEnglish;
  if (code == "es") return Language::kSpanish;
  return std::nullopt;
}

}  // namespace scriptorium
