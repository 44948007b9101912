#pragma once

#include <optional>
#include <string_view>

namespace scriptorium {

// What a reader reads.
enum class Language { kEnglish, kSpanish };
// `en` or `es`.
std::optional<Language> language_of(std::string_view code);

}  // namespace scriptorium
