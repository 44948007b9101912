#include "games/verbatim/codec/codec.h"

namespace scriptorium::verbatim {
namespace {

constexpr std::uint8_t kEnye = 26;

std::optional<std::uint8_t> letter_of(std::string_view name) {
  if (name == "ñ") return kEnye;
  if (name.size() != 1 || name[0] < 'a' || name[0] > 'z') return std::nullopt;
  return static_cast<std::uint8_t>(name[0] - 'a');
}

}  // namespace

std::string letter_name(std::uint8_t letter) {
  if (letter == kEnye) return "ñ";
  return std::string(1, static_cast<char>('a' + letter));
}

std::string card_name(const Book& book, std::uint8_t face) {
  if (face >= kKinds) return "?" + letter_name(static_cast<std::uint8_t>(face - kKinds));
  if (face == kEndGame) return "end";
  const Card& card = book.card[face];
  if (card.letter == kBlank) return "?";
  return letter_name(card.letter) + (card.red ? "*" : "");
}

std::optional<std::uint8_t> face_of(const Book& book, std::string_view name, bool named) {
  if (named && name.size() > 1 && name[0] == '?') {
    const std::optional<std::uint8_t> letter = letter_of(name.substr(1));
    if (!letter || ((book.alphabet >> *letter) & 1U) == 0 || book.blank == kNoCard)
      return std::nullopt;
    return Tile::blank_as(*letter).face();
  }
  for (Kind kind = kEndGame; kind < book.kinds; ++kind) {
    if (card_name(book, kind) == name) return kind;
  }
  return std::nullopt;
}

std::string word_at(const Book& book, const State& state, int begin, int end) {
  std::string word;
  for (int place = begin; place < end; ++place) word += letter_name(state.row[place].letter(book));
  return word;
}

}  // namespace scriptorium::verbatim
