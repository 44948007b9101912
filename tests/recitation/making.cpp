#include "tests/recitation/making.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "tests/recitation/texts.h"

namespace scriptorium::text {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
  Words words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// A change of letters or marks, wherever they stand.
struct Exchange {
  std::string_view from, to;
};

constexpr Exchange kStraight[] = {{"’", "'"}, {"‘", "'"}, {"“", "\""}, {"”", "\""}};
constexpr Exchange kSpaced[] = {{"-", " "}};
constexpr Exchange kUnaccented[] = {{"á", "a"}, {"é", "e"}, {"í", "i"}, {"ó", "o"}, {"ú", "u"},
                                    {"ñ", "n"}, {"ü", "u"}, {"â", "a"}, {"ê", "e"}, {"î", "i"},
                                    {"ô", "o"}, {"û", "u"}, {"Á", "A"}, {"É", "E"}, {"Í", "I"},
                                    {"Ó", "O"}, {"Ú", "U"}, {"Ñ", "N"}};
constexpr Exchange kDecomposed[] = {{"á", "a\u0301"}, {"é", "e\u0301"}, {"í", "i\u0301"},
                                    {"ó", "o\u0301"}, {"ú", "u\u0301"}, {"ñ", "n\u0303"},
                                    {"ü", "u\u0308"}, {"î", "i\u0302"}};
constexpr Exchange kCapitals[] = {{"á", "Á"}, {"é", "É"}, {"í", "Í"}, {"ó", "Ó"},
                                  {"ú", "Ú"}, {"ñ", "Ñ"}, {"ü", "Ü"}, {"æ", "Æ"}};
constexpr Exchange kUnmarked[] = {{"’", ""}, {"‘", ""}, {"'", ""},  {"-", ""},  {"—", " "},
                                  {"“", ""}, {"”", ""}, {"¿", ""},  {"¡", ""},  {",", ""},
                                  {";", ""}, {":", ""}, {".", ""},  {"?", ""},  {"!", ""},
                                  {"(", ""}, {")", ""}, {"[", " "}, {"]", " "}, {"\"", ""}};

template <std::size_t kCount>
std::string exchanged(std::string_view text, const Exchange (&all)[kCount]) {
  std::string result;
  while (!text.empty()) {
    const auto* const found = std::find_if(std::begin(all), std::end(all), [&](const Exchange& e) {
      return text.starts_with(e.from);
    });
    result += found == std::end(all) ? text.substr(0, 1) : found->to;
    text.remove_prefix(found == std::end(all) ? 1 : found->from.size());
  }
  return result;
}

template <char kFirst, char kLast, char kTo>
std::string with_case(std::string text) {
  for (char& c : text) {
    if (c >= kFirst && c <= kLast) c = static_cast<char>(c - kFirst + kTo);
  }
  return text;
}

// A word without the marks around it.
std::string_view bare(std::string_view word) {
  const auto strip = [&](std::string_view mark) {
    const std::size_t before = word.size();
    if (word.starts_with(mark)) word.remove_prefix(mark.size());
    if (word.ends_with(mark)) word.remove_suffix(mark.size());
    return word.size() != before;
  };
  const auto any = [&] {
    return std::any_of(std::begin(kUnmarked), std::end(kUnmarked),
                       [&](const Exchange& each) { return strip(each.from); });
  };
  while (any()) {
  }
  return word;
}

// From the first word counted up to, not including, the last; both counted from 0.
struct Stretch {
  std::size_t begin = 0, end = 0;
};

class Maker {
 public:
  Maker(Reference reference, Translation translation)
      : reference_(reference),
        translation_(translation),
        text_(texts().text(reference, translation)) {}

  const std::string& text() const { return text_; }

  void take(std::string_view step) {
    if (other_text(step)) return;  // it may be the same
    const std::string before = text_;
    const bool known = replace(step) || cut(step) || rewrite(step);
    EXPECT_TRUE(known) << "no such step: " << step;
    EXPECT_NE(text_, before) << "changes nothing: " << step;
  }

 private:
  // The rest of a step that begins with a word.
  static std::optional<std::string_view> after(std::string_view step, std::string_view begins) {
    if (!step.starts_with(begins)) return std::nullopt;
    return step.substr(begins.size());
  }

  static Stretch stretch(std::string_view numbers, std::size_t words) {
    Stretch found;
    const char* const end = numbers.data() + numbers.size();
    const auto first = std::from_chars(numbers.data(), end, found.begin);
    found.end = found.begin;
    if (first.ptr != end) std::from_chars(first.ptr + 1, end, found.end);
    const bool there = found.begin >= 1 && found.begin <= found.end && found.end <= words;
    EXPECT_TRUE(there) << "not among " << words << " words: " << numbers;
    if (!there) return {0, 0};
    --found.begin;
    return found;
  }

  bool replace(std::string_view step) {
    const std::size_t sign = step.find('>');
    if (sign == std::string_view::npos) return false;
    const Words wanted = words_of(step.substr(0, sign));
    const bool everywhere = step.substr(sign).starts_with(">>");
    const std::string_view instead = step.substr(sign + (everywhere ? 2 : 1));
    Words words = words_of(text_), said;
    bool done = false;
    for (std::size_t i = 0; i < words.size();) {
      if ((done && !everywhere) || !stands_at(words, i, wanted)) {
        said.push_back(words[i++]);
        continue;
      }
      said.emplace_back(instead);
      i += wanted.size();
      done = true;
    }
    text_ = joined(words_of(joined(said)));
    return true;
  }

  static bool stands_at(const Words& words, std::size_t at, const Words& wanted) {
    if (at + wanted.size() > words.size()) return false;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (bare(words[at + i]) != wanted[i]) return false;
    }
    return true;
  }

  bool cut(std::string_view step) {
    Words words = words_of(text_);
    const auto at = [&](std::size_t i) { return words.begin() + static_cast<std::ptrdiff_t>(i); };
    if (const auto skip = after(step, "skip ")) {
      const Stretch out = stretch(*skip, words.size());
      words.erase(at(out.begin), at(out.end));
    } else if (const auto repeat = after(step, "repeat ")) {
      const Stretch again = stretch(*repeat, words.size());
      const Words copy(at(again.begin), at(again.end));
      words.insert(at(again.end), copy.begin(), copy.end());
    } else if (const auto from = after(step, "from ")) {
      words.erase(words.begin(), at(stretch(*from, words.size()).begin));
    } else if (const auto upto = after(step, "upto ")) {
      words.erase(at(stretch(*upto, words.size()).end), words.end());
    } else if (step == "twice") {
      const Words copy = words;
      words.insert(words.end(), copy.begin(), copy.end());
    } else {
      return false;
    }
    text_ = joined(words);
    return true;
  }

  bool other_text(std::string_view step) {
    if (step == "title") {
      text_ = std::string(texts().chapter_title(reference_, translation_)) + " " + text_;
      return true;
    }
    const auto code = after(step, "as ");
    if (!code || !translation_by_code(*code)) return false;
    text_ = texts().text(reference_, *translation_by_code(*code));
    return true;
  }

  bool rewrite(std::string_view step) {
    if (step == "capitals") {
      text_ = with_case<'a', 'z', 'A'>(exchanged(text_, kCapitals));
    } else if (step == "unmarked") {
      text_ = with_case<'A', 'Z', 'a'>(exchanged(text_, kUnmarked));
    } else if (step == "straight") {
      text_ = exchanged(text_, kStraight);
    } else if (step == "spaced") {
      text_ = exchanged(text_, kSpaced);
    } else if (step == "unaccented") {
      text_ = exchanged(text_, kUnaccented);
    } else if (step == "decomposed") {
      text_ = exchanged(text_, kDecomposed);
    } else {
      return false;
    }
    return true;
  }

  Reference reference_;
  Translation translation_;
  std::string text_;
};

}  // namespace

std::string make_slip(Reference reference, Translation translation, std::string_view steps) {
  Maker maker(reference, translation);
  while (!steps.empty()) {
    const std::size_t end = std::min(steps.find("; "), steps.size());
    maker.take(steps.substr(0, end));
    steps.remove_prefix(std::min(end + 2, steps.size()));
  }
  return maker.text();
}

}  // namespace scriptorium::text
