#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/text_table.h"
#include "verbatim_texts.h"

// Events as sentences, prompts and help.
namespace scriptorium::verbatim {
namespace {

Text word_text(const json::value& cards) { return {spelled(cards.as_array()), Style::kStrong}; }

// The word that lay at a place before it was challenged, doubled or dissolved.
Text word_at(const Happening& happening, const json::value& place) {
  for (const NumberedWord& each : words_on(happening.before)) {
    if (each.word->at("place") == place) return word_text(each.word->at("cards"));
  }
  return {};
}

}  // namespace

const Telling& VerbatimCodec::telling() {
  static const Telling telling(
      "games/verbatim/data/telling.txt", kTellingText, phrases(),
      {{"letter", [](const Happening& happening,
                     const json::value& card) { return card_text(happening.reader, card); }},
       {"letters",
        [](const Happening& happening, const json::value& cards) {
          return cards_text(happening.reader, cards.as_array());
        }},
       {"word", [](const Happening&, const json::value& cards) { return word_text(cards); }},
       {"word_at", word_at, "seats"}});
  return telling;
}

Text VerbatimTextTable::tell(const Reader& reader, const json::object& event,
                             const json::object& before) const {
  // When all turn up their words, the table shows them; only those that are formed anew are told.
  const bool shown = event.at("type") == json::value("word") && phase_of(before) != "reform";
  return shown ? Text() : VerbatimCodec::telling().tell({reader, event, before});
}

Text VerbatimTextTable::prompt(const Reader& reader, const AnyMatch& match) const {
  return phrase(reader, "prompt." + std::string(phase_of(match.view(reader.viewer))));
}

std::vector<Text> VerbatimTextTable::help(const Reader& reader, const AnyMatch& match) const {
  const std::string phase(phase_of(match.view(reader.viewer)));
  std::vector<Text> lines;
  for (int number = 1;; ++number) {
    const std::string key = "help." + phase + "." + std::to_string(number);
    if (!VerbatimCodec::phrases().has(key)) return lines;
    lines.push_back(Text("  ").add(phrase(reader, key)));
  }
}

}  // namespace scriptorium::verbatim
