#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "games/verbatim/book.h"
#include "players/verbatim/wordbook.h"
#include "text/atoms.h"
#include "text/fitting.h"
#include "text/tests/glpk_arranger.h"

namespace {

using namespace scriptorium;
using text::Arrangement;
using text::Arranger;
using text::Rack;

constexpr double kLimit = 1000;      // ms; a rack that takes longer is unproven
constexpr int kLargestForGlpk = 20;  // letters; beyond, GLPK takes minutes
constexpr double kEnoughOfACell =
    2000;  // ms for the slower questions of one cell, 5 racks at least
constexpr std::size_t kFewestRacks = 5;

double cpu_milliseconds() {  // of this thread, whatever else runs on the machine
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

text::Patience until_the_limit() {
  return {text::Patience().steps, [end = cpu_milliseconds() + kLimit, asked = 0]() mutable {
            return ++asked % 4 == 0 && cpu_milliseconds() > end;  // asking the clock takes time too
          }};
}

enum class Kind { kUsual, kFewVowels, kHeavy };
constexpr std::string_view kKindNames[] = {"usual", "few vowels", "heavy"};

bool is_vowel(int letter) {
  return std::string_view("aeiou").find(static_cast<char>('a' + letter)) != std::string_view::npos;
}

// The letters of a whole game of five, as often as there are cards; or so that words are hard to
// find: a third of the vowels, or each letter as often again as it is worth.
std::vector<int> box_of(const verbatim::Book& book, Kind kind) {
  std::vector<int> copies(text::kLetters);
  for (int each = verbatim::kFirstLetterKind; each < book.kinds; ++each) {
    const verbatim::Card& card = book.card[each];
    if (card.letter == verbatim::kBlank) continue;
    const int times = kind == Kind::kHeavy ? card.value : 1;
    copies[card.letter] += (book.box[each] + verbatim::kSeatCap * book.start[each]) * times;
  }
  std::vector<int> box;
  for (int letter = 0; letter < text::kLetters; ++letter) {
    int count = copies[static_cast<std::size_t>(letter)];
    if (kind == Kind::kFewVowels && is_vowel(letter)) count = (count + 2) / 3;
    box.insert(box.end(), static_cast<std::size_t>(count), letter);
  }
  return box;
}

Rack draw(std::vector<int>& box, int size, int blanks, Dice& dice) {
  dice.shuffle(std::span<int>(box));
  Rack rack;
  rack.blanks = blanks;
  for (int i = 0; i < size - blanks; ++i) {
    ++rack.letters[static_cast<std::size_t>(box[static_cast<std::size_t>(i)])];
  }
  return rack;
}

// How long a question took, rack by rack.
struct Times {
  std::vector<double> each;
  int unproven = 0;

  void add(double milliseconds, bool proven) {
    each.push_back(milliseconds);
    unproven += proven ? 0 : 1;
  }
  double at(double share) const {
    if (each.empty()) return 0;
    std::vector<double> sorted = each;
    std::sort(sorted.begin(), sorted.end());
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(share * last + 0.5)];
  }
  double sum() const {
    double all = 0;
    for (const double one : each) all += one;
    return all;
  }
  bool enough() const { return each.size() >= kFewestRacks && sum() > kEnoughOfACell; }
};

struct Cell {
  std::string name;
  Times score, fewest, glpk_score, glpk_fewest;
};

struct Dictionary {
  std::string name;
  const verbatim::Book& book;
  text::WordList list;
  text::WordList unspoken;
  Arranger::Values values;
  std::vector<std::string> atoms = {};

  Dictionary(const std::string& which, const verbatim::Book& letters, const text::WordLists& lists)
      : name(which),
        book(letters),
        list(*lists.list(which)),
        unspoken(lists.unspoken()),
        values(verbatim::values_of(letters)) {
    atoms = text::Atoms::load(text::atoms_file(SCRIPTORIUM_SHARE, which)).with(false, false);
  }
  std::vector<std::string> fitting(const Rack& rack) const {
    return text::fitting_words(list, unspoken, rack, {false, false});
  }
};

bool spells(const Rack& rack, std::string_view word) {
  Rack left = rack;
  while (!word.empty()) {
    std::uint8_t& own = left.letters[static_cast<std::size_t>(*text::take_letter(word))];
    if (own == 0 && left.blanks-- == 0) return false;
    if (own > 0) --own;
  }
  return true;
}

void ask_both(const Dictionary& dictionary, const Rack& rack, Cell& cell) {
  const auto ask = [&](const std::vector<std::string>& words, bool fewest, Times& times) {
    if (times.enough()) return;
    const double begun = cpu_milliseconds();
    const bool proven =
        text::ask_glpk(rack, dictionary.values, words, fewest, static_cast<int>(kLimit)).proven;
    times.add(cpu_milliseconds() - begun, proven);
  };
  std::vector<std::string> atoms;  // GLPK is given what the arranger has: atoms will do for a score
  for (const std::string& atom : dictionary.atoms) {
    if (spells(rack, atom)) atoms.push_back(atom);
  }
  ask(atoms, false, cell.glpk_score);
  ask(dictionary.fitting(rack), true, cell.glpk_fewest);
}

Cell measure(const Dictionary& dictionary, Arranger& arranger, Kind kind, int size, int blanks,
             int racks) {
  Cell cell;
  cell.name = dictionary.name + ", " + std::string(kKindNames[static_cast<int>(kind)]) + ", " +
              std::to_string(size) + " letters, " + std::to_string(blanks) + " blanks";
  std::vector<int> box = box_of(dictionary.book, kind);
  Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(size * 10 + blanks)));
  struct Asked {
    Rack rack;
    Arrangement best;
  };
  std::vector<Asked> asked;
  // One question after the other, so that none finds the other's words in its caches.
  for (int i = 0; i < racks; ++i) {
    const Rack rack = draw(box, size, blanks, dice);
    const double begun = cpu_milliseconds();
    asked.push_back({rack, arranger.arrange(rack, until_the_limit())});
    cell.score.add(cpu_milliseconds() - begun, asked.back().best.optimal);
  }
  for (const auto& [rack, best] : asked) {
    if (cell.fewest.enough()) break;
    const double begun = cpu_milliseconds();
    const std::vector<std::string> fitting = dictionary.fitting(rack);
    const bool proven = arranger.with_fewest_words(rack, best, fitting, until_the_limit()).fewest;
    cell.fewest.add(cpu_milliseconds() - begun, proven);
  }
  for (int i = 0; size <= kLargestForGlpk && i < racks / 10; ++i) {
    ask_both(dictionary, asked[static_cast<std::size_t>(i)].rack, cell);
  }
  return cell;
}

void print_figure(const std::string& name, double value, std::string_view unit,
                  std::string_view beside, double beside_value) {
  std::printf(
      "{\"name\":\"arranger, %s\",\"value\":%.3f,\"unit\":\"%s\",\"beside\":\"%s\","
      "\"beside_value\":%.3f,\"ratio\":%.3f}\n",
      name.c_str(), value, std::string(unit).c_str(), std::string(beside).c_str(), beside_value,
      beside_value > 0 ? value / beside_value : 0);
}

void print_figures(const Cell& cell) {
  const auto print = [&](const std::string& what, const Times& own, const Times& glpk) {
    const std::string name = cell.name + ": " + what;
    const bool both = !glpk.each.empty();
    print_figure(name + ", median", own.at(0.5), "ms", both ? "GLPK, median" : "99 of 100",
                 both ? glpk.at(0.5) : own.at(0.99));
    print_figure(name + ", 99 of 100", own.at(0.99), "ms", "median", own.at(0.5));
    print_figure(name + ", unproven in 1 s", own.unproven, "racks", "racks",
                 static_cast<double>(own.each.size()));
  };
  print("score", cell.score, cell.glpk_score);
  print("fewest words", cell.fewest, cell.glpk_fewest);
  std::fflush(stdout);
}

// A row of the table in docs/arranger.md.
void print_row(const Cell& cell) {
  const auto half = [](const Times& own, const Times& glpk) {
    const double percent = 100.0 * own.unproven / static_cast<double>(own.each.size());
    std::printf(" %.2f | %.2f | %.1f | ", own.at(0.5), own.at(0.99), percent);
    if (glpk.each.empty()) {
      std::printf("|");
    } else {
      std::printf("%.1f (%.0f) |", glpk.at(0.5), glpk.at(0.5) / own.at(0.5));
    }
  };
  std::printf("| %s |", cell.name.c_str());
  half(cell.score, cell.glpk_score);
  half(cell.fewest, cell.glpk_fewest);
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

// bench_arranger [RACKS [table]]: times of the arranger, RACKS a cell, one JSON object a figure; or
// the rows of a table. The time is what this thread spent on the processor.
int main(int argc, char** argv) {
  const int racks = argc > 1 ? std::atoi(argv[1]) : 300;
  const bool table = argc > 2 && std::string_view(argv[2]) == "table";
  if (racks < 10 || argc > 3 || (argc > 2 && !table)) {
    std::fprintf(stderr, "usage: bench_arranger [RACKS [table]], 10 racks or more\n");
    return 2;
  }
  const std::string share = SCRIPTORIUM_SHARE;
  const auto lists = text::WordLists::load(share + "/" + std::string(text::WordLists::kFile));
  const Dictionary dictionaries[] = {{"american", verbatim::english(), lists},
                                     {"spanish", verbatim::spanish(), lists}};
  for (const Dictionary& dictionary : dictionaries) {
    Arranger arranger(dictionary.atoms, dictionary.values);
    for (const Kind kind : {Kind::kUsual, Kind::kFewVowels, Kind::kHeavy}) {
      for (const int blanks : {0, 2}) {
        for (const int size : {5, 10, 15, 20, 30, 40, 48}) {
          const Cell cell = measure(dictionary, arranger, kind, size, blanks, racks);
          table ? print_row(cell) : print_figures(cell);
        }
      }
    }
  }
}
