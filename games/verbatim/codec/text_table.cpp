#include "games/verbatim/codec/text_table.h"

#include <algorithm>

#include "games/verbatim/codec/codec.h"

namespace scriptorium::verbatim {

std::unique_ptr<TextTable> VerbatimCodec::text_table() {
  return std::make_unique<VerbatimTextTable>();
}

void VerbatimTextTable::set_draft(json::array draft) {
  draft_ = std::move(draft);
  warned_ = false;
}

bool VerbatimTextTable::undo() {
  if (draft_.empty()) return false;
  const auto ends_word = [](const json::value& step) {
    return step.at("type") == json::value("end_word");
  };
  do {
    draft_.pop_back();
  } while (!draft_.empty() && !ends_word(draft_.back()));
  return true;
}

json::object VerbatimTextTable::drafted(const Reader& reader, const AnyMatch& match) const {
  if (!draft_.empty()) {
    Result<json::object> view = match.view_after(reader.viewer.seat(), draft_, reader.language);
    if (view) return std::move(*view);
  }
  return match.view(reader.viewer);
}

Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return say(VerbatimCodec::phrases(), key, reader.language, arguments);
}

Text seat_heading(const Reader& reader, int seat) {
  if (reader.is(seat)) return phrase(reader, "you");
  return {reader.names.at(static_cast<std::size_t>(seat)), Style::kName};
}

std::string capitals(std::string_view folded) {
  std::string out;
  for (std::size_t i = 0; i < folded.size(); ++i) {
    const char c = folded[i];
    if (folded.substr(i).starts_with("ñ")) {
      out += "Ñ";
      ++i;
    } else {
      out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  return out;
}

Text card_text(const Reader& reader, const json::value& card) {
  const std::string name(card.at("card").as_string());
  const bool red = card.at("red").as_bool();
  const int value = number(card.at("value"));
  std::string text;
  if (name == "end") {
    text = phrase(reader, "card.end").plain();
  } else {
    constexpr std::string_view kSmall[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    text = capitals(name);
    text += reader.drawing && value < 10 ? std::string(kSmall[value]) : std::to_string(value);
  }
  return {text, red ? Style::kRedCard : Style::kCard};
}

Text cards_text(const Reader& reader, const json::array& cards) {
  const auto rank = [](const json::value& card) {
    std::string name(card.at("card").as_string());
    if (name.starts_with("ñ")) name = "n~" + name.substr(2);
    if (name.starts_with("?")) name = "~" + name;
    return name;
  };
  std::vector<json::value> sorted(cards.begin(), cards.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  std::vector<Text> texts;
  for (const json::value& card : sorted) texts.push_back(card_text(reader, card));
  return join(texts, " ");
}

std::string spelled(const json::array& cards) {
  std::string word;
  for (const json::value& card : cards) {
    std::string name(card.at("card").as_string());
    if (name.size() > 1 && name.front() == '?') {
      word += name.substr(1);
      continue;
    }
    if (name.back() == '*') name.pop_back();
    word += capitals(name);
  }
  return word;
}

std::string_view phase_of(const json::object& view) { return view.at("phase").as_string(); }

int number(const json::value& value) { return value.to_number<int>(); }

std::vector<NumberedWord> words_on(const json::object& view) {
  std::vector<NumberedWord> words;
  for (const json::value& seat : view.at("seats").as_array()) {
    const json::value* laid = seat.as_object().if_contains("words");
    if (laid == nullptr) continue;
    for (const json::value& word : laid->as_array()) {
      words.push_back(
          {static_cast<int>(words.size()) + 1, number(seat.at("seat")), &word.as_object()});
    }
  }
  return words;
}

}  // namespace scriptorium::verbatim
