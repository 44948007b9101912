#include "table/styled.h"

#include <algorithm>

namespace scriptorium {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

// A word or a card, with the blanks before it: what wrapping moves as a whole.
struct Piece {
  std::size_t blanks = 0;
  Text text;
};

std::vector<Piece> pieces_of(const Text& text) {
  std::vector<Piece> pieces(1);
  for (const Span& span : text.spans()) {
    if (span.style == Style::kCard || span.style == Style::kRedCard) {
      pieces.back().text.add(span.text, span.style);
      continue;
    }
    std::string word;
    const auto close = [&] {
      pieces.back().text.add(word, span.style);
      word.clear();
    };
    for (const char c : span.text) {
      if (c != ' ') {
        word += c;
        continue;
      }
      close();
      if (!pieces.back().text.empty()) pieces.emplace_back();
      ++pieces.back().blanks;
    }
    close();
  }
  return pieces;
}

// Whether what comes behind this stands within a sentence: behind a word or a comma.
bool goes_on(std::string_view before) {
  if (before.size() < 2 || before.back() != ' ') return false;
  const char last = before[before.size() - 2];
  const bool letter = continues(last) || (last >= '0' && last <= '9') ||
                      (last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z');
  return letter || last == ',' || last == ';' || last == ':';
}

// A name with its article as it is said behind this; Spanish draws `a` and `de` together with it.
Text name_behind(std::string& before, Language language, const Text& given) {
  const std::string_view article = language == Language::kSpanish ? "El " : "The ";
  const std::vector<Span>& spans = given.spans();
  if (spans.empty() || spans[0].style != Style::kName || !spans[0].text.starts_with(article) ||
      !goes_on(before)) {
    return given;
  }
  std::string name = spans[0].text;
  const std::string word = before.substr(before.rfind(' ', before.size() - 2) + 1);
  if (language == Language::kSpanish && (word == "a " || word == "A " || word == "de ")) {
    before.back() = 'l';
    before += ' ';
    name.erase(0, article.size());
  } else {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  Text joined(name, Style::kName);
  for (std::size_t i = 1; i < spans.size(); ++i) joined.add(spans[i].text, spans[i].style);
  return joined;
}

}  // namespace

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

Text& Text::pad(std::size_t column) {
  const std::size_t now = width();
  if (now < column) add(std::string(column - now, ' '));
  return *this;
}

std::size_t Text::width() const {
  std::size_t sum = 0;
  for (const Span& span : spans_) sum += columns(span.text);
  return sum;
}

std::string Text::plain() const {
  std::string text;
  for (const Span& span : spans_) text += span.text;
  return text;
}

std::vector<Text> wrap(const Text& text, std::size_t width) {
  if (text.width() <= width) return {text};
  const std::vector<Piece> pieces = pieces_of(text);
  const std::size_t indent = std::min(text.hangs().value_or(pieces.front().blanks), width / 2);
  std::vector<Text> lines(1);
  bool fresh = true;
  for (const Piece& piece : pieces) {
    std::size_t blanks = lines.size() == 1 && fresh ? piece.blanks : fresh ? indent : piece.blanks;
    if (!fresh && lines.back().width() + blanks + piece.text.width() > width) {
      lines.emplace_back();
      blanks = indent;
    }
    lines.back().add(std::string(blanks, ' ')).add(piece.text);
    fresh = false;
  }
  return lines;
}

Text say(const Phrases& phrases, std::string_view key, Language language,
         const std::vector<Text>& arguments) {
  const std::string said = phrases.say(key, language);
  Text text;
  std::string run;
  Style style = Style::kPlain;
  const auto close = [&] {
    text.add(run, style);
    run.clear();
  };
  for (std::size_t i = 0; i < said.size();) {
    const Gap gap = gap_at(std::string_view(said).substr(i));
    if (gap.length != 0 && gap.which < arguments.size()) {
      i += gap.length;
      const Text& given = arguments[gap.which];
      if (gap.chooses) {
        run += gap.chosen(given.plain());
      } else if (style == Style::kCommand) {  // a part of what is typed
        run += given.plain();
      } else {
        const Text joined = name_behind(run, language, given);
        close();
        text.add(joined);
      }
    } else if (said[i] == '`') {
      close();
      style = style == Style::kCommand ? Style::kPlain : Style::kCommand;
      ++i;
    } else {
      run += said[i++];
    }
  }
  close();
  return text;
}

std::vector<std::string> typed_words(const Phrases& phrases, std::string_view key,
                                     Language language) {
  std::vector<std::string> words = words_of(phrases.say(key, language));
  if (language != Language::kEnglish) {
    for (std::string& word : words_of(phrases.say(key, Language::kEnglish)))
      words.push_back(std::move(word));
  }
  return words;
}

Text join(const std::vector<Text>& parts, std::string_view between) {
  Text text;
  for (const Text& part : parts) {
    if (!text.empty()) text.add(std::string(between));
    text.add(part);
  }
  return text;
}

}  // namespace scriptorium
