#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/text_table.h"

// Events as sentences, prompts and help.
namespace scriptorium::verbatim {
namespace {

// The sentence for the reader who did it, or for one who reads of somebody else.
Text sentence(const Reader& reader, std::string_view key, int seat, std::vector<Text> arguments) {
  const std::string whole = std::string(key) + (reader.is(seat) ? ".you" : ".other");
  arguments.insert(arguments.begin(), name_of(reader, seat));
  return phrase(reader, whole, arguments);
}

const json::object* word_at_place(const json::object& view, const json::value& place) {
  for (const NumberedWord& each : words_on(view)) {
    if (each.word->at("place") == place) return each.word;
  }
  return nullptr;
}

Text word_named(const json::object& view, const json::value& place) {
  const json::object* word = word_at_place(view, place);
  if (word == nullptr) return {};
  return {spelled(word->at("cards").as_array()), Style::kStrong};
}

}  // namespace

Text VerbatimTextTable::tell(const Reader& reader, const json::object& event,
                             const json::object& before) const {
  const std::string_view type = event.at("type").as_string();
  const int seat = event.contains("seat") ? number(event.at("seat")) : 0;
  if (type == "began") return sentence(reader, "tell.began", seat, {});
  if (type == "took") {
    return sentence(
        reader, "tell.took", seat,
        {card_text(reader, event.at("card")), std::to_string(number(event.at("pile")))});
  }
  if (type == "exchanged") {
    return sentence(reader, "tell.exchanged", seat,
                    {cards_text(reader, event.at("removed").as_array()),
                     cards_text(reader, event.at("gained").as_array())});
  }
  if (type == "arranging") return sentence(reader, "tell.arranging", seat, {});
  if (type == "arranged") return sentence(reader, "tell.arranged", seat, {});
  // When all turn up their words, the table shows them; here only those that are formed anew.
  if (type == "word" && phase_of(before) == "reform") {
    return sentence(reader, "tell.word", seat,
                    {Text(spelled(event.at("cards").as_array()), Style::kStrong)});
  }
  if (type == "challenged") {
    return sentence(reader, "tell.challenged", seat, {word_named(before, event.at("place"))});
  }
  if (type == "doubled") {
    return phrase(reader, "tell.doubled", {word_named(before, event.at("place"))});
  }
  if (type == "dissolved") {
    return phrase(reader, "tell.dissolved", {word_named(before, event.at("place"))});
  }
  if (type == "reformed") return sentence(reader, "tell.reformed", seat, {});
  if (type == "passed") return sentence(reader, "tell.passed", seat, {});
  return {};
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
