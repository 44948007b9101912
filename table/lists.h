#pragma once

#include <span>
#include <string>
#include <string_view>

#include "table/words.h"

namespace scriptorium {

// Which sentence of the table's phrases joins the end of a list to what comes before: `list.and`,
// or `list.and_e` where Spanish says `e` instead of `y`, before the sound i: Ana e Inés, madre e
// hija, but agua y hielo.
std::string_view and_before(std::string_view last);

// `Ada, Ben and Cleo`
std::string listed(std::span<const std::string> words, Language language);

}  // namespace scriptorium
