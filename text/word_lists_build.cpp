// word_lists_build FILE [--scowl DIR] [--hunspell DIR] [--data DIR] [--text DIR]
//
// Makes the word lists (VB-20, VB-21, VB-24) out of the installed packages: one automaton with all
// of them. With --text also a text file for each list, one word a line, for tests and curious eyes.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "text/affixes.h"
#include "text/automaton_build.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace {

namespace fs = std::filesystem;
using namespace scriptorium::text;

enum Size : std::size_t { kTiny, kSmall, kNormal, kLarge, kHuge };
constexpr std::size_t kSizes = 5;
constexpr std::array<std::string_view, kSizes> kSuffix = {"-tiny", "-small", "", "-large", "-huge"};

enum Language : std::size_t { kAmerican, kBritish, kSpanish };
constexpr std::size_t kLanguages = 3;
constexpr std::array<std::string_view, kLanguages> kLanguage = {"american", "british", "spanish"};
constexpr std::uint16_t kUnspoken = 1U << 15;

// The list of this size and all larger ones.
constexpr std::uint16_t lists_from(Language language, Size size) {
  return static_cast<std::uint16_t>(((1U << kSizes) - (1U << size)) << (language * kSizes));
}

std::string list_name(std::size_t list) {
  if (list == kLanguages * kSizes) return "unspoken";
  return std::string(kLanguage[list / kSizes]) + std::string(kSuffix[list % kSizes]);
}

// What each size adds to the one before it.
using Steps = std::array<std::vector<std::string>, kSizes>;

struct Options {
  fs::path out;
  fs::path text;
  fs::path scowl = "/usr/share/dict/scowl";
  fs::path hunspell = "/usr/share/hunspell";
  fs::path data = "text/data";
};

std::vector<std::string> read_lines(const fs::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The words of a list in data/: any number on a line, comments behind #.
std::vector<std::string> read_words(const fs::path& file) {
  std::vector<std::string> all;
  for (const std::string& line : read_lines(file)) {
    std::istringstream words(line.substr(0, line.find('#')));
    for (std::string word; words >> word;) all.push_back(word);
  }
  return all;
}

// Decides what goes into a list (VB-20).
class Sieve {
 public:
  // `enye`: whether the language has the letter ñ; without it no card and no blank spells it.
  Sieve(std::set<std::string> one_letter_words, bool enye, const fs::path& stop_file)
      : one_letter_words_(std::move(one_letter_words)), enye_(enye) {
    for (const std::string& word : read_words(stop_file)) stop_.insert(word);
  }

  void add(std::string_view entry, std::vector<std::string>& words) const {
    if (has_capital(entry)) return;
    const auto word = fold_word(entry);
    if (!word || word->size() == 1 || *word == "ñ" || stop_.contains(*word)) return;
    if (!enye_ && word->find("ñ") != std::string::npos) return;
    words.push_back(*word);
  }

  // The lists spell I with a capital and take every letter of the alphabet for a word.
  const std::set<std::string>& one_letter_words() const { return one_letter_words_; }

 private:
  std::set<std::string> one_letter_words_;
  bool enye_;
  std::set<std::string> stop_;
};

// Only the `words` files of SCOWL: abbreviations, contractions, names and capitals lie beside them.
// Its author recommends 60 for spelling and calls 80 the size for word games; of 95 he says that
// most people would not take many of its words for English, so huge stops at 80. A beginner knows
// 10 and 20.
Steps english(const fs::path& scowl, const std::string& variety, const Sieve& sieve) {
  static const std::array<std::vector<int>, kSizes> levels = {
      {{10, 20}, {35}, {40, 50, 55, 60}, {70}, {80}}};
  Steps steps;
  for (std::size_t size = 0; size < kSizes; ++size) {
    for (const int level : levels[size]) {
      for (const std::string& part : {std::string("english"), variety}) {
        const fs::path file = scowl / (part + "-words." + std::to_string(level));
        for (const std::string& entry : read_lines(file)) sieve.add(entry, steps[size]);
      }
    }
  }
  return steps;
}

// The Spanish dictionary has no sizes. What its flags do gives honest ones:
//   tiny    head words that it derives others from or hangs pronouns on, which are everyday words,
//           and short head words
//   small   head words and words derived from them (prefixes a to w; -ción, -illo, -ería, -ble ...:
//           A to Q, T, U), with feminine (G) and plural (S)
//   normal  also conjugations (E, I, R, X; with them the infinitive in -se) and participles (D)
//   large   also infinitive or gerund with one pronoun behind it: liberarnos, volviéndola
//   huge    all the rest: imperatives with pronouns, two pronouns at once: llévanos, vendértelo
// A few irregular verbs are written out whole as head words, so small has their every form.
Size spanish_size(char32_t flag) {
  constexpr std::u32string_view conjugated = U"DEIRX";
  constexpr std::u32string_view one_pronoun = U"ÀÁÂñÄÅÆòÈÉÊó";
  if (conjugated.find(flag) != conjugated.npos) return kNormal;
  if (flag < 0x80) return kSmall;
  return one_pronoun.find(flag) != one_pronoun.npos ? kLarge : kHuge;
}

// Half of the head words are too rare for a beginner, and nothing says so. But whoever kept the
// dictionary gave flags beyond plural, feminine and conjugation to words in common use.
void spanish_tiny(const fs::path& dictionary, const Sieve& sieve, std::vector<std::string>& words) {
  constexpr std::u32string_view plain = U"SGREDIX";
  constexpr std::size_t kShort = 6;
  for (const std::string& line : read_lines(dictionary)) {
    const std::size_t slash = line.find('/');
    const std::string word = line.substr(0, slash);
    const std::u32string flags = slash == line.npos ? U"" : decode_utf8(line.substr(slash + 1));
    const bool common = flags.find_first_not_of(plain) != flags.npos;
    if (common || decode_utf8(word).size() <= kShort) sieve.add(word, words);
  }
}

Steps spanish(const fs::path& hunspell, const Sieve& sieve) {
  Steps steps;
  spanish_tiny(hunspell / "es_ES.dic", sieve, steps[kTiny]);
  expand_dictionary(hunspell / "es_ES.aff", hunspell / "es_ES.dic",
                    [&](std::u32string_view form, std::u32string_view flags) {
                      Size size = kSmall;
                      for (const char32_t flag : flags) size = std::max(size, spanish_size(flag));
                      sieve.add(encode_utf8(form), steps[size]);
                    });
  return steps;
}

void write_file(const fs::path& file, std::string_view bytes) {
  // Whoever has the old file mapped keeps it.
  fs::path draft = file;
  draft += ".new";
  std::ofstream out(draft, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) throw std::runtime_error(draft.string() + ": cannot be written");
  fs::rename(draft, file);
}

// The lists as text, straight from the steps: what the automaton must hold.
void write_texts(const fs::path& dir, Language language, const Steps& steps) {
  std::vector<std::string> words;
  for (std::size_t size = 0; size < kSizes; ++size) {
    words.insert(words.end(), steps[size].begin(), steps[size].end());
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    std::string text;
    for (const std::string& word : words) text += word + '\n';
    write_file(dir / (list_name(language * kSizes + size) + ".txt"), text);
  }
}

// One entry a word, in byte order, with all its lists.
void merge(std::vector<Entry>& entries) {
  std::ranges::sort(entries, {}, &Entry::word);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (kept > 0 && entries[kept - 1].word == entries[i].word) {
      entries[kept - 1].lists |= entries[i].lists;
    } else {
      if (kept != i) entries[kept] = std::move(entries[i]);
      ++kept;
    }
  }
  entries.resize(kept);
}

// Marks the words of a language's unspoken file; `word*` stands for all that begin with it.
void mark_unspoken(std::vector<Entry>& entries, const fs::path& file, std::uint16_t lists) {
  for (std::string word : read_words(file)) {
    const std::string as_written = word;
    const bool open_end = word.ends_with('*');
    if (open_end) word.pop_back();
    bool found = false;
    for (auto at = std::ranges::lower_bound(entries, word, {}, &Entry::word);
         at != entries.end() && (open_end ? at->word.starts_with(word) : at->word == word); ++at) {
      if ((at->lists & lists) == 0) continue;
      at->lists |= kUnspoken;
      found = true;
    }
    if (!found) {
      throw std::runtime_error(file.string() + ": \"" + as_written + "\" is in no list");
    }
  }
}

Options read_options(const std::vector<std::string>& arguments) {
  Options options;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    fs::path* place = word == "--scowl"      ? &options.scowl
                      : word == "--hunspell" ? &options.hunspell
                      : word == "--data"     ? &options.data
                      : word == "--text"     ? &options.text
                                             : nullptr;
    if (place && i + 1 < arguments.size()) {
      *place = arguments[++i];
    } else if (!place && !word.starts_with("--") && options.out.empty()) {
      options.out = word;
    } else {
      throw std::invalid_argument(word);
    }
  }
  if (options.out.empty()) throw std::invalid_argument("FILE is missing");
  return options;
}

void require(const fs::path& dir, const char* package) {
  if (fs::is_directory(dir)) return;
  throw std::runtime_error(dir.string() + " is not there: install the package " + package);
}

void build(const Options& options) {
  require(options.scowl, "scowl");
  require(options.hunspell, "hunspell-es");
  const Sieve english_sieve({"a", "i"}, false, options.data / "stop_english.txt");
  const Sieve spanish_sieve({"a", "e", "o", "u", "y"}, true, options.data / "stop_spanish.txt");
  std::vector<Entry> entries;
  for (const Language language : {kAmerican, kBritish, kSpanish}) {
    const Sieve& sieve = language == kSpanish ? spanish_sieve : english_sieve;
    Steps steps = language == kSpanish
                      ? spanish(options.hunspell, sieve)
                      : english(options.scowl, std::string(kLanguage[language]), sieve);
    const auto& letters = sieve.one_letter_words();
    steps[kTiny].insert(steps[kTiny].end(), letters.begin(), letters.end());
    if (!options.text.empty()) write_texts(options.text, language, steps);
    for (const Size size : {kTiny, kSmall, kNormal, kLarge, kHuge}) {
      for (std::string& word : steps[size]) {
        entries.push_back({std::move(word), lists_from(language, size)});
      }
    }
  }
  merge(entries);
  const auto english_lists =
      static_cast<std::uint16_t>(lists_from(kAmerican, kTiny) | lists_from(kBritish, kTiny));
  mark_unspoken(entries, options.data / "unspoken_english.txt", english_lists);
  mark_unspoken(entries, options.data / "unspoken_spanish.txt", lists_from(kSpanish, kTiny));
  std::vector<std::string> names;
  for (std::size_t list = 0; list <= kLanguages * kSizes; ++list) names.push_back(list_name(list));
  write_file(options.out, build_automaton(entries, names));
}

}  // namespace

int main(int argc, char** argv) {
  try {
    build(read_options({argv + 1, argv + argc}));
    return 0;
  } catch (const std::invalid_argument& fault) {
    std::fprintf(
        stderr,
        "word_lists_build: %s\n"
        "usage: word_lists_build FILE [--scowl DIR] [--hunspell DIR] [--data DIR] [--text DIR]\n",
        fault.what());
    return 2;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "word_lists_build: %s\n", fault.what());
    return 1;
  }
}
