#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scriptorium::cli {

// What a game's guide (games/*/guide) says where it names this rule: its paragraphs and items,
// without marks, and the items of a list that such a paragraph begins. The guide is Markdown in
// which `{VB-06 VB-07}` at the end of a piece names rules.
std::vector<std::string> guide_on_rule(std::string_view guide, std::string_view rule);

}  // namespace scriptorium::cli
