#include "text/scripture/build/dictionary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace scriptorium::text {
namespace {

std::string_view between(std::string_view text, std::string_view open, std::string_view close) {
  const std::size_t at = text.find(open);
  if (at == text.npos) return {};
  text.remove_prefix(at + open.size());
  return text.substr(0, text.find(close));
}

// Without tags, one blank between words.
std::string plain(std::string_view text) {
  std::string out;
  bool inside = false;
  for (const char c : text) {
    if (c == '<') {
      inside = true;
    } else if (c == '>') {
      inside = false;
    } else if (!inside) {
      const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
      if (!blank) {
        out += c;
      } else if (!out.empty() && out.back() != ' ') {
        out += ' ';
      }
    }
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

// The Hebrew dictionary lost its commas and put braces around the word before each: "{chief}
// (fore-) father". The comma comes back behind the word and the brackets that close after it. In
// some places a 6 stands for it: "happy6 friendly".
std::string with_commas(std::string_view text) {
  std::string out;
  bool comma = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool behind_letter = !out.empty() && out.back() >= 'a' && out.back() <= 'z';
    const char c = behind_letter && text.substr(i).starts_with("6 ") ? ',' : text[i];
    if (c == '{') continue;
    if (c == '}') {
      comma = true;
      continue;
    }
    if (comma && c != ')' && c != ']') {
      if (c == ' ') out += ',';
      comma = false;
    }
    out += c;
  }
  return out;
}

bool has_number(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if ((text[i] == 'G' || text[i] == 'H') && text[i + 1] >= '0' && text[i + 1] <= '9') return true;
  }
  return false;
}

// The Hebrew dictionary prints meanings in italics or bold; this stands for where one begins.
constexpr char kMeaning = '\x01';

std::string with_meanings_marked(std::string_view text) {
  std::string out(text);
  for (const std::string_view tag : {"<hi rend=\"italic\">", "<hi rend=\"bold\">"}) {
    for (std::size_t at = out.find(tag); at != out.npos; at = out.find(tag, at)) {
      out.replace(at, tag.size(), 1, kMeaning);
    }
  }
  return out;
}

bool has_meaning(std::string_view part) { return part.find(kMeaning) != part.npos; }

// Where a word comes from is not what it means.
bool is_derivation(std::string_view part) {
  static constexpr std::array<std::string_view, 23> kSigns = {
      "a primitive", "A primitive", "a primary",    "A primary",   "(Chaldee)",      "Of ",
      "of ",         "From ",       "from ",        "The same",    "the same",       "Perhaps ",
      "Probably ",   "An unused",   "Apparently ",  "Or ",         "Feminine ",      "Plural ",
      "Active ",     "Passive ",    "Denominative", "A variation", "The second form"};
  const auto begins = [&](std::string_view sign) { return part.starts_with(sign); };
  return std::ranges::any_of(kSigns, begins) || (has_number(part) && !has_meaning(part));
}

// Drops what comes before the meaning; a derivation that has the only one stays.
void drop_derivations(std::vector<std::string>& parts) {
  while (!parts.empty() && is_derivation(parts.front())) {
    const bool more = std::any_of(parts.begin() + 1, parts.end(), has_meaning);
    if (has_meaning(parts.front()) && !more) return;
    parts.erase(parts.begin());
  }
}

// Parts between semicolons, those within brackets apart.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '(') ++depth;
    if (c == ')' && depth > 0) --depth;
    if (c == ';' && depth == 0) {
      parts.emplace_back();
    } else if (c != ' ' || !parts.back().empty()) {
      parts.back() += c;
    }
  }
  std::erase(parts, "");
  return parts;
}

std::string shortened(const std::vector<std::string>& parts) {
  constexpr std::size_t kMost = 130;
  std::string gloss;
  for (const std::string& part : parts) {
    if (!gloss.empty() && gloss.size() + part.size() > kMost) break;
    if (!gloss.empty()) gloss += "; ";
    gloss += part;
  }
  const bool cut = gloss.size() > kMost;
  if (cut) gloss.resize(gloss.rfind(' ', kMost));
  while (!gloss.empty() && std::string_view(" :;,.").find(gloss.back()) != std::string_view::npos) {
    gloss.pop_back();
  }
  return cut ? gloss + " …" : gloss;
}

// Meanings stand before the King James renderings, which follow a dash. The Greek dictionary
// marks the origin mostly, the Hebrew one never.
std::string gloss_of(std::string_view entry) {
  const std::size_t behind_origin = entry.find("</orig>");
  const std::size_t def = entry.find("<def>");
  if (behind_origin == entry.npos && def == entry.npos) return {};
  entry.remove_prefix(behind_origin == entry.npos ? def : behind_origin);
  const std::string all =
      with_commas(plain(with_meanings_marked(entry.substr(0, entry.find("</def>")))));
  std::size_t dash = all.find("--");
  if (dash == all.npos) dash = all.find(": - ");
  std::vector<std::string> parts = parts_of(std::string_view(all).substr(0, dash));
  if (behind_origin == entry.npos) drop_derivations(parts);
  if (parts.empty() && dash != all.npos) {
    const std::size_t begin = all.find_first_not_of(" :-", dash);
    if (begin != all.npos) parts = parts_of(std::string_view(all).substr(begin));
  }
  if (parts.empty()) parts = parts_of(all);
  std::string gloss = shortened(parts);
  std::erase(gloss, kMeaning);
  return gloss;
}

// Where its font had a letter of its own the Hebrew dictionary has a Greek one: s with an acute.
std::string transliteration_of(std::string_view entry) {
  constexpr std::string_view kStray = "ώ";
  std::string text = plain(between(entry, "type=\"trans\">", "</orth>"));
  for (std::size_t at = text.find(kStray); at != text.npos; at = text.find(kStray, at)) {
    text.replace(at, kStray.size(), "ś");
  }
  return text;
}

}  // namespace

std::vector<LemmaTexts> read_dictionary(const std::vector<DumpEntry>& dump,
                                        const std::string& module) {
  std::vector<LemmaTexts> lemmas;
  for (const DumpEntry& entry : dump) {
    std::size_t number = 0;
    const char* end = entry.key.data() + entry.key.size();
    if (const auto read = std::from_chars(entry.key.data(), end, number); read.ptr != end) {
      throw std::runtime_error(module + ": a key is no number: " + entry.key);
    }
    if (number == lemmas.size() && number > 0) continue;  // stands twice; the first is whole
    if (number != lemmas.size() + 1) {
      throw std::runtime_error(module + ": " + entry.key + " does not follow the one before it");
    }
    LemmaTexts lemma = {
        plain(between(entry.text, "<orth>", "</orth>")), transliteration_of(entry.text),
        with_commas(plain(between(entry.text, "<pron rend=\"italic\">", "</pron>"))),
        gloss_of(entry.text)};
    if (lemma.word.empty()) lemma = {};  // "not used": Strong never gave it
    lemmas.push_back(std::move(lemma));
  }
  return lemmas;
}

}  // namespace scriptorium::text
