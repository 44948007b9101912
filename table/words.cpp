#include "table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <stdexcept>

#include "table_texts.h"
#include "text/characters.h"

namespace scriptorium {

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t at) {
      return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const unsigned first = byte(i);
    const std::size_t length = first < 0x80       ? 1
                               : first >> 5 == 6  ? 2
                               : first >> 4 == 14 ? 3
                               : first >> 3 == 30 ? 4
                                                  : 0;
    if (length == 0) return false;
    std::uint32_t point = length == 1 ? first : first & (0x7fU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      if (byte(i + k) >> 6 != 2) return false;
      point = point << 6 | (byte(i + k) & 0x3fU);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (point < kLeast[length] || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
      return false;
    i += length;
  }
  return true;
}

bool is_printable(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '\t');
  return std::ranges::none_of(
      parts, [](std::string_view part) { return text::flaw_of(part).has_value(); });
}

std::string shorten(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  const bool printable = is_printable(text);
  std::string out;
  std::size_t characters = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool continues = printable && byte >> 6 == 2;
    if (!continues && characters++ == kLongest) return out + "...";
    out += printable || (byte >= 0x20 && byte < 0x7f) ? c : '?';
  }
  return out;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0;;) {
    const std::size_t end = text.find(separator, begin);
    parts.push_back(text.substr(begin, end == std::string_view::npos ? end : end - begin));
    if (end == std::string_view::npos) return parts;
    begin = end + 1;
  }
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string_view word : split(text, ' ')) {
    if (!trim(word).empty()) words.emplace_back(trim(word));
  }
  return words;
}

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::optional<long long> whole_number(std::string_view text, long long min, long long max) {
  long long value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value < min || value > max) return std::nullopt;
  return value;
}

Phrases::Phrases(std::string_view text) {
  std::string key;
  int number = 0;
  const auto fail = [&](std::string_view why) {
    throw std::runtime_error(fmt::format("translation file, line {}: {}", number, why));
  };
  const auto complete = [&] {
    if (key.empty()) return;
    const std::array<std::string, 2>& said = phrases_[key];
    if (said[0].empty() || said[1].empty())
      fail("the key before has no line in both languages: " + key);
  };
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.front() != ' ') {
      complete();
      key = trim(line);
      if (phrases_.contains(key)) fail("the key stands twice: " + key);
      continue;
    }
    const std::string_view said = trim(line);
    const std::optional<Language> language = language_of(said.substr(0, said.find(' ')));
    if (!language || said.size() < 4 || key.empty())
      fail("expected a key, or a line \"en …\" or \"es …\"");
    phrases_[key][static_cast<std::size_t>(*language)] = trim(said.substr(2));
  }
  complete();
}

Gap gap_at(std::string_view text) {
  if (text.size() < 3 || text[0] != '{' || text[1] < '0' || text[1] > '9') return {};
  Gap gap = {static_cast<std::size_t>(text[1] - '0'), 3};
  if (text[2] == '}') return gap;
  const std::size_t end = text.find('}');
  const std::size_t bar = text.find('|', 3);
  if (text[2] != '|' || end == text.npos || bar > end) return {};
  gap.length = end + 1;
  gap.chooses = true;
  gap.one = text.substr(3, bar - 3);
  gap.many = text.substr(bar + 1, end - bar - 1);
  return gap;
}

std::string Phrases::say(std::string_view key, Language language,
                         std::span<const std::string> arguments) const {
  const auto found = phrases_.find(key);
  if (found == phrases_.end()) return std::string(key);
  std::string out;
  const std::string& said = found->second[static_cast<std::size_t>(language)];
  for (std::size_t i = 0; i < said.size();) {
    const Gap gap = gap_at(std::string_view(said).substr(i));
    if (gap.length == 0 || gap.which >= arguments.size()) {
      out += said[i++];
      continue;
    }
    const std::string& given = arguments[gap.which];
    out += gap.chooses ? gap.chosen(given) : given;
    i += gap.length;
  }
  return out;
}

boost::json::object in_both_languages(const Phrases& phrases, std::string_view key) {
  return {{"en", phrases.say(key, Language::kEnglish)},
          {"es", phrases.say(key, Language::kSpanish)}};
}

const Phrases& table_phrases() {
  static const Phrases phrases(kTablePhrases);
  return phrases;
}

}  // namespace scriptorium
