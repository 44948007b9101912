#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace scriptorium::text {

// One form that a Hunspell dictionary accepts, and the flags of the affixes that make it out of its
// head word (none for the head word itself).
using TakeForm = std::function<void(std::u32string_view form, std::u32string_view flags)>;

// Writes out a Hunspell dictionary with one-character UTF-8 flags (`FLAG UTF-8`): every head word,
// with every suffix, suffixes upon suffixes, and every prefix before each of these. A form comes
// once for each way to make it.
//
// Not done by `unmunch` of hunspell-tools: it takes flags for single bytes, and the Spanish
// dictionary has some of two. There it makes 325,000 forms that do not exist (intuiéndolo) out of
// 1,037,000, and loses 2,600 that do (adoración), since it does not follow suffixes upon suffixes.
//
// Throws std::runtime_error, naming the file, if one cannot be read.
void expand_dictionary(const std::filesystem::path& affix_file,
                       const std::filesystem::path& dictionary_file, const TakeForm& take);

}  // namespace scriptorium::text
