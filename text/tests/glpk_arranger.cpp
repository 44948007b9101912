#include "text/tests/glpk_arranger.h"

#include <glpk.h>

#include <array>
#include <cmath>
#include <memory>
#include <set>
#include <vector>

namespace scriptorium::text {
namespace {

using Counts = std::array<int, kLetters>;

struct Forget {
  void operator()(glp_prob* program) const { glp_delete_prob(program); }
};
using Program = std::unique_ptr<glp_prob, Forget>;

constexpr int kPoint = 64;  // outweighs all words there can be
constexpr int kBlankRow = kLetters + 1;

int row_of(int letter) { return letter + 1; }

std::set<Counts> anagram_classes(std::span<const std::string> words) {
  std::set<Counts> classes;
  for (std::string_view word : words) {
    Counts counts = {};
    while (!word.empty()) ++counts[static_cast<std::size_t>(*take_letter(word))];
    classes.insert(counts);
  }
  return classes;
}

void add_rows(glp_prob* program, const Rack& rack) {
  glp_add_rows(program, kBlankRow);
  for (int letter = 0; letter < kLetters; ++letter) {
    const double have = rack.letters[static_cast<std::size_t>(letter)];
    glp_set_row_bnds(program, row_of(letter), GLP_UP, 0, have);
  }
  glp_set_row_bnds(program, kBlankRow, GLP_UP, 0, rack.blanks);
}

int add_column(glp_prob* program, double worth) {
  const int column = glp_add_cols(program, 1);
  glp_set_col_kind(program, column, GLP_IV);
  glp_set_col_bnds(program, column, GLP_LO, 0, 0);
  glp_set_obj_coef(program, column, worth);
  return column;
}

// A blank may become a letter, at the loss of its value.
void add_blanks(glp_prob* program, const Arranger::Values& values) {
  for (int letter = 0; letter < kLetters; ++letter) {
    const int loss = values[static_cast<std::size_t>(letter)] * kPoint;
    const int column = add_column(program, -loss);
    const int rows[] = {0, row_of(letter), kBlankRow};
    const double takes[] = {0, -1, 1};
    glp_set_mat_col(program, column, 2, rows, takes);
  }
}

void add_word(glp_prob* program, const Counts& counts, const Arranger::Values& values,
              int word_loss) {
  int worth = -word_loss;
  std::vector<int> rows = {0};  // GLPK counts from 1
  std::vector<double> takes = {0};
  for (int letter = 0; letter < kLetters; ++letter) {
    const int count = counts[static_cast<std::size_t>(letter)];
    if (count == 0) continue;
    worth += count * values[static_cast<std::size_t>(letter)] * kPoint;
    rows.push_back(row_of(letter));
    takes.push_back(count);
  }
  const int column = add_column(program, worth);
  glp_set_mat_col(program, column, static_cast<int>(rows.size()) - 1, rows.data(), takes.data());
}

}  // namespace

SecondOpinion ask_glpk(const Rack& rack, const Arranger::Values& values,
                       std::span<const std::string> fitting, bool fewest_words,
                       int most_milliseconds) {
  glp_term_out(GLP_OFF);
  const Program program(glp_create_prob());
  glp_set_obj_dir(program.get(), GLP_MAX);
  add_rows(program.get(), rack);
  if (rack.blanks > 0) add_blanks(program.get(), values);
  for (const Counts& counts : anagram_classes(fitting)) {
    add_word(program.get(), counts, values, fewest_words ? 1 : 0);
  }
  if (glp_get_num_cols(program.get()) == 0) return {true, 0, 0};
  glp_iocp options;
  glp_init_iocp(&options);
  options.presolve = GLP_ON;
  options.mip_gap = 0;
  options.tm_lim = most_milliseconds;
  const int fault = glp_intopt(program.get(), &options);
  const bool proven = fault == 0 && glp_mip_status(program.get()) == GLP_OPT;
  if (!proven) return {};
  const int best = static_cast<int>(std::lround(glp_mip_obj_val(program.get())));
  const int used = (best + kPoint - 1) / kPoint;
  return {true, used, used * kPoint - best};
}

}  // namespace scriptorium::text
