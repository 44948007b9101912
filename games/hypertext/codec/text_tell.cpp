#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/text_table.h"
#include "hypertext_texts.h"

// Events as sentences.
namespace scriptorium::hypertext {

const Telling& HypertextCodec::telling() {
  static const Telling telling(
      "games/hypertext/data/telling.txt", kTellingText, phrases(),
      {{"card",
        [](const Happening& happening, const json::value& card) {
          const Reader& reader = happening.reader;
          const Text name = word_text(reader, std::string_view(card.as_string()));
          return Text(phrase(reader, "tell.word", {name}).plain(), Style::kCard);
        }},
       {"phase",
        [](const Happening& happening, const json::value& phase) {
          return phase_text(happening.reader, std::string_view(phase.as_string()));
        }},
       {"member", [](const Happening& happening, const json::value& member) {
          return Text(type_text(happening.reader, std::string_view(member.as_string())));
        }}});
  return telling;
}

Text HypertextTextTable::tell(const Reader& reader, const json::object& event,
                              const json::object& before) const {
  if (event.at("type") == json::value("ended")) return {};  // `show` says who has won
  return HypertextCodec::telling().tell({reader, event, before});
}

}  // namespace scriptorium::hypertext
