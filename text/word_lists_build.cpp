// word_lists_build OUTDIR [--scowl DIR] [--hunspell DIR] [--stop DIR]
//
// Writes the dictionaries that a table can agree on (VB-21) out of the installed packages: one file
// a list, folded words (VB-20), sorted by bytes, one a line.

#include <algorithm>
#include <array>
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
#include "text/fold.h"
#include "text/utf8.h"

namespace {

namespace fs = std::filesystem;
using namespace scriptorium::text;

enum Size { kSmall, kNormal, kLarge, kHuge, kSizes };
constexpr std::array<std::string_view, kSizes> kSuffix = {"-small", "", "-large", "-huge"};

// What each size adds to the one before it.
using Steps = std::array<std::vector<std::string>, kSizes>;

struct Options {
  fs::path out;
  fs::path scowl = "/usr/share/dict/scowl";
  fs::path hunspell = "/usr/share/hunspell";
  fs::path stop = "text/data";
};

std::vector<std::string> read_lines(const fs::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Decides what goes into a list (VB-20).
class Sieve {
 public:
  Sieve(std::set<std::string> one_letter_words, const fs::path& stop_file)
      : one_letter_words_(std::move(one_letter_words)) {
    for (const std::string& line : read_lines(stop_file)) {
      if (line.starts_with('#')) continue;
      std::istringstream words(line);
      for (std::string word; words >> word;) stop_.insert(word);
    }
  }

  void add(std::string_view entry, std::vector<std::string>& words) const {
    if (has_capital(entry)) return;
    const auto word = fold_word(entry);
    if (!word || word->size() == 1 || *word == "ñ" || stop_.contains(*word)) return;
    words.push_back(*word);
  }

  // The lists spell I with a capital and take every letter of the alphabet for a word.
  const std::set<std::string>& one_letter_words() const { return one_letter_words_; }

 private:
  std::set<std::string> one_letter_words_;
  std::set<std::string> stop_;
};

// Only the `words` files of SCOWL: abbreviations, contractions, names and capitals lie beside them.
// Its author recommends 60 for spelling and calls 80 the size for word games; of 95 he says that
// most people would not take many of its words for English, so huge stops at 80.
Steps english(const fs::path& scowl, const std::string& variety, const Sieve& sieve) {
  static const std::array<std::vector<int>, kSizes> levels = {
      {{10, 20, 35}, {40, 50, 55, 60}, {70}, {80}}};
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

// The Spanish dictionary has no sizes. What its flags do gives four honest ones:
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

Steps spanish(const fs::path& hunspell, const Sieve& sieve) {
  Steps steps;
  expand_dictionary(hunspell / "es_ES.aff", hunspell / "es_ES.dic",
                    [&](std::u32string_view form, std::u32string_view flags) {
                      Size size = kSmall;
                      for (const char32_t flag : flags) size = std::max(size, spanish_size(flag));
                      sieve.add(encode_utf8(form), steps[size]);
                    });
  return steps;
}

void write_lists(const Options& options, const std::string& name, const Sieve& sieve,
                 const Steps& steps) {
  std::vector<std::string> words(sieve.one_letter_words().begin(), sieve.one_letter_words().end());
  for (std::size_t size = 0; size < kSizes; ++size) {
    words.insert(words.end(), steps[size].begin(), steps[size].end());
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    const fs::path file = options.out / (name + std::string(kSuffix[size]) + ".txt");
    std::ofstream out(file, std::ios::binary);
    for (const std::string& word : words) out << word << '\n';
    if (!out.flush()) throw std::runtime_error(file.string() + ": cannot be written");
  }
}

Options read_options(const std::vector<std::string>& arguments) {
  Options options;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    fs::path* place = word == "--scowl"      ? &options.scowl
                      : word == "--hunspell" ? &options.hunspell
                      : word == "--stop"     ? &options.stop
                                             : nullptr;
    if (place && i + 1 < arguments.size()) {
      *place = arguments[++i];
    } else if (!place && !word.starts_with("--") && options.out.empty()) {
      options.out = word;
    } else {
      throw std::invalid_argument(word);
    }
  }
  if (options.out.empty()) throw std::invalid_argument("OUTDIR is missing");
  return options;
}

void require(const fs::path& dir, const char* package) {
  if (fs::is_directory(dir)) return;
  throw std::runtime_error(dir.string() + " is not there: install the package " + package);
}

void build(const Options& options) {
  require(options.scowl, "scowl");
  require(options.hunspell, "hunspell-es");
  fs::create_directories(options.out);
  const Sieve english_sieve({"a", "i"}, options.stop / "stop_english.txt");
  for (const std::string variety : {"american", "british"}) {
    write_lists(options, variety, english_sieve, english(options.scowl, variety, english_sieve));
  }
  const Sieve spanish_sieve({"a", "e", "o", "u", "y"}, options.stop / "stop_spanish.txt");
  write_lists(options, "spanish", spanish_sieve, spanish(options.hunspell, spanish_sieve));
}

}  // namespace

int main(int argc, char** argv) {
  try {
    build(read_options({argv + 1, argv + argc}));
    return 0;
  } catch (const std::invalid_argument& fault) {
    std::fprintf(stderr,
                 "word_lists_build: %s\n"
                 "usage: word_lists_build OUTDIR [--scowl DIR] [--hunspell DIR] [--stop DIR]\n",
                 fault.what());
    return 2;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "word_lists_build: %s\n", fault.what());
    return 1;
  }
}
