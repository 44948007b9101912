#include "cli/guide.h"

#include <algorithm>

#include "table/words.h"

namespace scriptorium::cli {
namespace {

struct Piece {
  std::string text;
  bool item = false;  // of a list
};

// Lines that belong together; headings and pictures of cards are none of them.
std::vector<Piece> pieces_of(std::string_view guide) {
  std::vector<Piece> pieces(1);
  for (const std::string_view line : split(guide, '\n')) {
    const std::string_view words = trim(line);
    const bool ends = words.empty() || words.starts_with('#') || words.starts_with("cards:");
    const bool item = words.starts_with("- ");
    if ((ends || item) && !pieces.back().text.empty()) pieces.emplace_back();
    if (ends) continue;
    std::string& text = pieces.back().text;
    if (item) pieces.back().item = true;
    if (!text.empty()) text += ' ';
    text += item ? words.substr(2) : words;
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
  bool list = false;  // what was found last ends with a colon: the items below it belong to it
  for (Piece& piece : pieces_of(guide)) {
    std::string& text = piece.text;
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open);
    const bool marked = close != std::string::npos;
    const bool named =
        marked && names_rule(std::string_view(text).substr(open + 1, close - open - 1), rule);
    const bool listed = list && piece.item && !marked;
    list = listed;
    if (!named && !listed) continue;
    if (marked) text.erase(open, close + 1 - open);
    std::erase(text, '*');  // **strong**, *emphasis*
    found.emplace_back((piece.item ? "- " : "") + std::string(trim(text)));
    list = listed || found.back().ends_with(':');
  }
  return found;
}

}  // namespace scriptorium::cli
