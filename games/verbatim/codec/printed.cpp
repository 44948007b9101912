#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/text_table.h"

// The cards of the box as they are printed: VB-02, VB-04, VB-22.
namespace scriptorium::verbatim {
namespace {

std::string said(std::string_view key, Language language, std::vector<std::string> arguments = {}) {
  return VerbatimCodec::phrases().say(key, language, arguments);
}

std::string title_of(const Book& book, Kind kind, Language language) {
  if (kind == kEndGame) return said("card.end", language);
  if (kind == book.blank) return said("printed.blank", language);
  return capitals(letter_name(book.card[kind].letter));
}

}  // namespace

json::array VerbatimCodec::cards(const Shelf&, Language language) {
  const Book& book = language == Language::kEnglish ? english() : spanish();
  json::array cards;
  for (int i = kEndGame; i < book.kinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    cards.push_back({{"id", card_name(book, kind)},
                     {"title", title_of(book, kind, language)},
                     {"value", book.card[kind].value},
                     {"red", book.card[kind].red},
                     {"box", book.box[kind]},
                     {"start", book.start[kind]}});
  }
  return cards;
}

std::vector<Text> VerbatimCodec::show_card(const json::object& card, Language language) {
  const auto count = [&](std::string_view field) { return number(card.at(field)); };
  const bool red = card.at("red").as_bool();
  Text line(std::string(card.at("title").as_string()), red ? Style::kRedCard : Style::kCard);
  line.pad(12).add(said(red ? "printed.red" : "printed.black", language)).pad(19);
  const int value = count("value");
  if (value != 0) {
    line.add(said(value == 1 ? "show.points.one" : "show.points.many", language,
                  {std::to_string(value)}));
  }
  line.pad(30).add(said("printed.box", language, {std::to_string(count("box"))}));
  if (count("start") != 0) {
    line.pad(45).add(said("printed.start", language, {std::to_string(count("start"))}));
  }
  return {line};
}

}  // namespace scriptorium::verbatim
