#include "cli/guide.h"

#include <algorithm>

#include "table/words.h"

namespace scriptorium::cli {
namespace {

// Lines that belong together; headings and pictures of cards are none of them.
std::vector<std::string> pieces_of(std::string_view guide) {
  std::vector<std::string> pieces(1);
  for (const std::string_view line : split(guide, '\n')) {
    const std::string_view words = trim(line);
    const bool ends = words.empty() || words.starts_with('#') || words.starts_with("cards:");
    const bool item = words.starts_with("- ");
    if ((ends || item) && !pieces.back().empty()) pieces.emplace_back();
    if (ends) continue;
    if (!pieces.back().empty()) pieces.back() += ' ';
    pieces.back() += item ? words.substr(2) : words;
  }
  return pieces;
}

bool names_rule(std::string_view mark, std::string_view rule) {
  const std::vector<std::string> ids = words_of(mark);
  return std::ranges::find(ids, rule) != ids.end();
}

}  // namespace

std::vector<std::string> guide_on_rule(std::string_view guide, std::string_view rule) {
  std::vector<std::string> found;
  for (std::string& piece : pieces_of(guide)) {
    const std::size_t open = piece.find('{');
    const std::size_t close = piece.find('}', open);
    if (close == std::string::npos) continue;
    if (!names_rule(std::string_view(piece).substr(open + 1, close - open - 1), rule)) continue;
    piece.erase(open, close + 1 - open);
    std::erase(piece, '*');  // **strong**, *emphasis*
    found.emplace_back(trim(piece));
  }
  return found;
}

}  // namespace scriptorium::cli
