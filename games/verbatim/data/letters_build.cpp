// verbatim_letters_build IN.letters OUT.h NAME
//
// Checks a letter set against VB-02, VB-04 and VB-22 and writes it as the table kNAME. A set that
// breaks a rule fails the build with the line at fault.

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <fstream>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

constexpr int kBoxCards = 63;   // VB-02
constexpr int kStartCards = 5;  // VB-02
constexpr int kMaxValue = 6;    // VB-22
constexpr int kRedCards = 8;    // VB-22
constexpr int kBlankCards = 2;  // VB-22
constexpr int kMaxKinds = 30;   // what the state of a game has room for
constexpr int kEnye = 26;
constexpr int kBlank = 27;

struct Row {
  int letter = 0;
  int value = 0;
  bool red = false;
  int box = 0;
  int start = 0;
};

struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

int parse_letter(const std::string& text) {
  if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z') return text[0] - 'a';
  if (text == "ñ") return kEnye;
  if (text == "?") return kBlank;
  throw Fault("letter " + quoted(text) + " is none of a to z, ñ and ? (blank)");
}

int parse_number(const char* name, const std::string& text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number < least || number > most) {
    throw Fault(std::string(name) + " " + quoted(text) + " is no number from " +
                std::to_string(least) + " to " + std::to_string(most));
  }
  return number;
}

// How many letters must be put in, taken out or changed to make one word of the other.
int distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int corner = std::exchange(row[0], static_cast<int>(i));
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = std::exchange(row[j], std::min({changed, row[j] + 1, row[j - 1] + 1}));
    }
  }
  return row.back();
}

bool parse_red(const std::string& text) {
  if (text == "red") return true;
  if (text == "black") return false;
  const char* nearest = distance(text, "red") < distance(text, "black") ? "red" : "black";
  throw Fault("colour " + quoted(text) + " is unknown; did you mean " + quoted(nearest) + "?");
}

Row parse_row(const std::vector<std::string>& fields) {
  if (fields.size() != 5) {
    throw Fault("five fields are wanted, LETTER VALUE COLOUR BOX START; here are " +
                std::to_string(fields.size()));
  }
  return {.letter = parse_letter(fields[0]),
          .value = parse_number("value", fields[1], 0, kMaxValue),
          .red = parse_red(fields[2]),
          .box = parse_number("box", fields[3], 0, kBoxCards),
          .start = parse_number("start", fields[4], 0, kStartCards)};
}

void check_row(const Row& row, const std::vector<Row>& earlier) {
  const bool blank = row.letter == kBlank;
  if (blank && (!row.red || row.value != 0)) throw Fault("a blank is red and worth 0 (VB-22)");
  if (!row.red && row.value == 0) throw Fault("a black card is worth 1 or more (VB-22)");
  if (row.red && row.start != 0) throw Fault("a starting deck has no red cards (VB-04)");
  if (row.box + row.start == 0) throw Fault("there is no card of this kind");
  for (const Row& other : earlier) {
    if (other.letter == row.letter && other.red == row.red) {
      throw Fault("this letter already has a kind of this colour");
    }
  }
  if (earlier.size() == kMaxKinds) {
    throw Fault("more than " + std::to_string(kMaxKinds) + " kinds of cards");
  }
}

template <typename Count>
void check_total(const std::vector<Row>& rows, const char* what, int wanted, Count count) {
  int total = 0;
  for (const Row& row : rows) total += count(row);
  if (total != wanted) {
    throw Fault(std::string(what) + " are " + std::to_string(total) + ", not " +
                std::to_string(wanted));
  }
}

void check_set(const std::vector<Row>& rows) {
  check_total(rows, "the cards in the box (VB-02)", kBoxCards, [](const Row& r) { return r.box; });
  check_total(rows, "the cards of a starting deck (VB-02)", kStartCards,
              [](const Row& r) { return r.start; });
  check_total(rows, "the blanks (VB-22)", kBlankCards,
              [](const Row& r) { return r.letter == kBlank ? r.box : 0; });
  check_total(rows, "the red cards (VB-22)", kRedCards,
              [](const Row& r) { return r.red ? r.box : 0; });
}

// Totals come out wrong only at the end, so they are reported at the last line.
std::vector<Row> read_set(const std::string& file) {
  std::vector<Row> rows;
  int number = 0;
  try {
    std::ifstream in(file);
    if (!in) throw Fault("cannot be read");
    for (std::string line; std::getline(in, line);) {
      ++number;
      std::istringstream words(line.substr(0, line.find('#')));
      std::vector<std::string> fields;
      for (std::string word; words >> word;) fields.push_back(word);
      if (fields.empty()) continue;
      const Row row = parse_row(fields);
      check_row(row, rows);
      rows.push_back(row);
    }
    check_set(rows);
  } catch (const Fault& fault) {
    throw Fault(file + ":" + std::to_string(std::max(number, 1)) + ": " + fault.what());
  }
  return rows;
}

void write_table(const std::vector<Row>& rows, const std::string& file, const std::string& name) {
  std::ofstream out(file);
  out << "// Made by verbatim_letters_build.\n"
         "#pragma once\n\n#include \"games/verbatim/book.h\"\n\n"
         "namespace scriptorium::verbatim {\n\n"
         "inline constexpr LetterRow k"
      << name << "[] = {\n";
  for (const Row& row : rows) {
    out << "    {" << row.letter << ", " << row.value << ", " << (row.red ? "true" : "false")
        << ", " << row.box << ", " << row.start << "},\n";
  }
  out << "};\n\n}  // namespace scriptorium::verbatim\n";
  if (!out.flush()) throw Fault(file + ":1: cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: verbatim_letters_build IN.letters OUT.h NAME\n", stderr);
    return 2;
  }
  try {
    write_table(read_set(argv[1]), argv[2], argv[3]);
    return 0;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return 1;
  }
}
