#include "text/arranger/arranger.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace scriptorium::text {
namespace {

// In the hunt for few words a point outweighs all words there can be, so that the score comes
// first.
constexpr int kPoint = 64;

}  // namespace

Arranger::Arranger(std::vector<std::string> atoms, const Values& values)
    : atoms_(std::move(atoms)) {
  rank_letters();
  int in_points[kLetters];
  for (int letter = 0; letter < kLetters; ++letter) {
    values_[rank_[letter]] = values[static_cast<std::size_t>(letter)];
  }
  for (int rank = 0; rank < kLetters; ++rank) in_points[rank] = values_[rank] * kPoint;
  for (const std::string& atom : atoms_) {
    const Letters letters = letters_of(atom);
    pieces_.add(letters, value(letters));
  }
  solver_ = std::make_unique<Solver>(pieces_, values_, 0);
  solver_->price_archetypes();
  fewest_ = std::make_unique<Solver>(fitting_, in_points, 1);
}

// A letter is the harder to place the fewer atoms have it.
void Arranger::rank_letters() {
  int atoms_with[kLetters] = {};
  for (std::string_view atom : atoms_) {
    std::uint32_t seen = 0;
    while (!atom.empty()) seen |= 1U << *take_letter(atom);
    for (int letter = 0; letter < kLetters; ++letter) atoms_with[letter] += (seen >> letter) & 1;
  }
  int order[kLetters];
  std::iota(std::begin(order), std::end(order), 0);
  std::stable_sort(std::begin(order), std::end(order),
                   [&](int a, int b) { return atoms_with[a] < atoms_with[b]; });
  for (int rank = 0; rank < kLetters; ++rank) rank_[order[rank]] = rank;
}

int Arranger::rank_of(std::string_view& word) const { return rank_[*take_letter(word)]; }

Letters Arranger::letters_of(std::string_view word) const {
  Letters letters;
  while (!word.empty()) letters = letters + Letters::one(rank_of(word));
  return letters;
}

Letters Arranger::letters_of(const Rack& rack) const {
  Letters letters;
  for (std::size_t letter = 0; letter < kLetters; ++letter) {
    for (int i = 0; i < rack.letters[letter]; ++i) letters = letters + Letters::one(rank_[letter]);
  }
  return letters;
}

int Arranger::value(const Letters& letters) const {
  int value = 0;
  for (int rank = 0; rank < kLetters; ++rank) value += letters.count(rank) * values_[rank];
  return value;
}

bool Arranger::solve(const Rack& rack, const Patience& patience) {
  const Letters letters = letters_of(rack);
  return solver_->solve(letters, rack.blanks, 0, value(letters), patience);
}

int Arranger::best_score(const Rack& rack, const Patience& patience) {
  const int total = value(letters_of(rack));
  return solve(rack, patience) ? total - 2 * solver_->loss() : -total;
}

Arrangement Arranger::arrange(const Rack& rack, const Patience& patience) {
  Arrangement best;
  best.unused = value(letters_of(rack));
  if (!solve(rack, patience)) return best;
  best = lay_out(rack, *solver_, {}, atoms_.data());
  best.optimal = solver_->proven() >= solver_->loss();
  return best;
}

// Which letters of the words are blanks: those that the rack itself runs out of.
Arrangement Arranger::lay_out(const Rack& rack, const Solver& solver, std::span<const int> index,
                              const std::string* words) const {
  Arrangement out;
  Letters left = letters_of(rack);
  out.unused = value(left);
  for (const int piece : solver.pieces()) {
    Arrangement::Word word = {index.empty() ? piece : index[static_cast<std::size_t>(piece)], 0};
    std::string_view text = words[word.index];
    for (int place = 0; !text.empty(); ++place) {
      const int rank = rank_of(text);
      if (left.count(rank) == 0) {
        word.as_blanks |= std::uint64_t{1} << place;
        continue;
      }
      left = left - Letters::one(rank);
      out.used += values_[rank];
    }
    out.words.push_back(word);
  }
  out.unused -= out.used;
  return out;
}

Arrangement Arranger::with_fewest_words(const Rack& rack, const Arrangement& best,
                                        std::span<const std::string> fitting,
                                        const Patience& patience) {
  fitting_.clear();
  word_of_.clear();
  const auto enough = [&](std::size_t done) {  // hundreds of thousands of words take a while
    return done % 4096 == 4095 && patience.enough && patience.enough();
  };
  std::vector<std::pair<std::uint64_t, int>> seen;
  bool in_time = true;
  for (int i = 0; in_time && i < static_cast<int>(fitting.size()); ++i) {
    in_time = !enough(seen.size());
    seen.emplace_back(letters_of(fitting[static_cast<std::size_t>(i)]).hash(), i);
  }
  std::sort(seen.begin(), seen.end());
  for (std::size_t i = 0; in_time && i < seen.size(); ++i) {
    in_time = !enough(i);
    const Letters letters = letters_of(fitting[static_cast<std::size_t>(seen[i].second)]);
    if (i > 0 && seen[i].first == seen[i - 1].first &&
        letters == letters_of(fitting[static_cast<std::size_t>(seen[i - 1].second)])) {
      continue;  // the same letters again
    }
    fitting_.add(letters, value(letters) * kPoint - 1);
    word_of_.push_back(seen[i].second);
  }
  if (in_time) fewest_->renew();
  const int least = best.unused * kPoint + (best.used == 0 ? 0 : 1);
  const int most = best.unused * kPoint + static_cast<int>(best.words.size()) - 1;
  Arrangement out = best;
  const bool fewer = in_time && least <= most &&
                     fewest_->solve(letters_of(rack), rack.blanks, least, most, patience);
  if (fewer) {
    out = lay_out(rack, *fewest_, word_of_, fitting.data());
    out.optimal = best.optimal;
    out.fewest = best.optimal && fewest_->proven() >= fewest_->loss();
  } else {
    for (Arrangement::Word& word : out.words) {  // the same words, numbered as in `fitting`
      const auto at = std::find(fitting.begin(), fitting.end(), atom(word.index));
      assert(at != fitting.end());
      word.index = static_cast<int>(at - fitting.begin());
    }
    out.fewest = best.optimal && (least > most || (in_time && fewest_->proven() > most));
  }
  return out;
}

}  // namespace scriptorium::text
