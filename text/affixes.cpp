#include "text/affixes.h"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

// One place of a condition such as `[^aeiou]r`.
struct Place {
  std::u32string letters;
  bool negated = false;
  bool any = false;

  bool fits(char32_t c) const {
    return any || (letters.find(c) != std::u32string::npos) != negated;
  }
};

struct Affix {
  std::u32string strip;
  std::u32string add;
  std::u32string further;  // flags of the suffixes that may follow this one
  std::vector<Place> condition;
};

// Prefixes and suffixes by flag.
struct Affixes {
  std::map<char32_t, std::vector<Affix>> prefixes;
  std::map<char32_t, std::vector<Affix>> suffixes;
};

std::vector<Place> parse_condition(std::u32string_view text) {
  std::vector<Place> condition;
  while (!text.empty()) {
    Place place;
    std::size_t taken = 1;
    if (text.front() == U'[') {
      const std::size_t close = text.find(U']');
      if (close == std::u32string_view::npos) throw std::runtime_error("a condition lacks its ]");
      place.negated = text[1] == U'^';
      const std::size_t from = place.negated ? 2 : 1;
      place.letters = text.substr(from, close - from);
      taken = close + 1;
    } else if (text.front() == U'.') {
      place.any = true;
    } else {
      place.letters = text.front();
    }
    condition.push_back(std::move(place));
    text.remove_prefix(taken);
  }
  return condition;
}

bool fits(const std::vector<Place>& condition, std::u32string_view part) {
  for (std::size_t i = 0; i < condition.size(); ++i) {
    if (!condition[i].fits(part[i])) return false;
  }
  return true;
}

std::ifstream open(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  return in;
}

std::u32string zero_is_nothing(const std::u32string& text) { return text == U"0" ? U"" : text; }

// Rules read `SFX flag strip add[/further] condition`; the line that only counts them is shorter.
Affixes read_affixes(const std::filesystem::path& file) {
  Affixes affixes;
  std::ifstream in = open(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string kind, flag, strip, add, condition;
    if (!(fields >> kind >> flag >> strip >> add >> condition)) continue;
    if (kind != "PFX" && kind != "SFX") continue;
    Affix affix;
    const std::size_t slash = add.find('/');
    if (slash != std::string::npos) affix.further = decode_utf8(add.substr(slash + 1));
    affix.strip = zero_is_nothing(decode_utf8(strip));
    affix.add = zero_is_nothing(decode_utf8(add.substr(0, slash)));
    affix.condition = parse_condition(decode_utf8(condition));
    auto& kin = kind == "PFX" ? affixes.prefixes : affixes.suffixes;
    kin[decode_utf8(flag).front()].push_back(std::move(affix));
  }
  return affixes;
}

class Expansion {
 public:
  Expansion(const Affixes& affixes, const TakeForm& take) : affixes_(affixes), take_(take) {}

  void head_word(const std::u32string& word, const std::u32string& flags) {
    head_flags_ = flags;
    suffixed(word, flags, U"");
  }

 private:
  void suffixed(const std::u32string& word, const std::u32string& flags,
                const std::u32string& used) {
    take_(word, used);
    prefixed(word, used);
    for (const char32_t flag : flags) {
      const auto kin = affixes_.suffixes.find(flag);
      if (kin == affixes_.suffixes.end()) continue;
      for (const Affix& affix : kin->second) {
        const std::size_t reach = affix.condition.size();
        if (word.size() < reach || !word.ends_with(affix.strip)) continue;
        if (!fits(affix.condition, std::u32string_view(word).substr(word.size() - reach))) continue;
        suffixed(word.substr(0, word.size() - affix.strip.size()) + affix.add, affix.further,
                 used + flag);
      }
    }
  }

  void prefixed(const std::u32string& word, const std::u32string& used) {
    for (const char32_t flag : head_flags_) {
      const auto kin = affixes_.prefixes.find(flag);
      if (kin == affixes_.prefixes.end()) continue;
      for (const Affix& affix : kin->second) {
        if (word.size() < affix.condition.size() || !word.starts_with(affix.strip)) continue;
        if (!fits(affix.condition, word)) continue;
        take_(affix.add + word.substr(affix.strip.size()), used + flag);
      }
    }
  }

  const Affixes& affixes_;
  const TakeForm& take_;
  std::u32string head_flags_;
};

}  // namespace

void expand_dictionary(const std::filesystem::path& affix_file,
                       const std::filesystem::path& dictionary_file, const TakeForm& take) {
  const Affixes affixes = read_affixes(affix_file);
  Expansion expansion(affixes, take);
  std::ifstream in = open(dictionary_file);
  std::string line;
  std::getline(in, line);  // how many entries follow
  while (std::getline(in, line)) {
    const std::size_t slash = line.find('/');
    const std::string flags = slash == std::string::npos ? "" : line.substr(slash + 1);
    expansion.head_word(decode_utf8(line.substr(0, slash)), decode_utf8(flags));
  }
}

}  // namespace scriptorium::text
