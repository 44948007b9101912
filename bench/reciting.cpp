#include <cstdio>
#include <string>
#include <vector>

#include "bench/figures.h"
#include "core/dice.h"
#include "text/recitation/recitation.h"

namespace {

using namespace scriptorium;
using text::Recitation;
using text::Strictness;

constexpr double kGoal = 50;  // microseconds: nobody feels it

using Words = std::vector<std::string>;

std::size_t below(Dice& dice, std::size_t count) {
  return dice.below(static_cast<std::uint32_t>(count));
}

// As long as the longest verses of the Bible, and as fond of the same words.
Words long_verse(std::size_t count) {
  const Words often = {"and", "the", "of", "unto", "them", "which", "to", "their", "in", "every"};
  const Words seldom = {"scribes",   "called",   "province", "writing",  "according", "lieutenants",
                        "governors", "language", "month",    "thousand", "commanded", "twentieth",
                        "deputies",  "people",   "after",    "written",  "third",     "rulers"};
  Dice dice = Dice::fast(Seed::of(1));
  Words words;
  while (words.size() < count) {
    const Words& from = below(dice, 2) == 0 ? often : seldom;
    words.push_back(from[below(dice, from.size())]);
  }
  return words;
}

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// One word in `every` is left out, misspelled, exchanged or doubled.
Words with_slips(const Words& verse, std::size_t every) {
  Dice dice = Dice::fast(Seed::of(2));
  Words said;
  for (const std::string& word : verse) {
    const std::size_t slip = every == 0 || below(dice, every) != 0 ? 4 : below(dice, 4);
    if (slip == 0) continue;
    said.push_back(slip == 1 ? "x" + word : slip == 2 ? "other" : word);
    if (slip == 3) said.push_back(word);
  }
  return said;
}

void print(const std::string& name, double ns) {
  std::printf(
      "{\"name\":\"recitation, %s\",\"value\":%.1f,\"unit\":\"us\",\"beside\":\"goal\","
      "\"beside_value\":%.0f,\"ratio\":%.3f}\n",
      name.c_str(), ns / 1e3, kGoal, ns / 1e3 / kGoal);
}

void follow(const Recitation& recitation, std::string_view said) {
  const text::Progress progress = recitation.follow(said, Strictness::kLenient);
  asm volatile("" : : "r"(&progress) : "memory");
}

// The last letter of a recitation: all words are there.
void measure_last(const std::string& name, const std::string& verse, const std::string& said,
                  int runs) {
  const Recitation recitation(verse);
  print(name + ": the last keystroke", bench::best_of(runs, [&] { follow(recitation, said); }));
}

// All its letters, typed one after the other.
void measure(const std::string& name, const std::string& verse, const std::string& said) {
  const Recitation recitation(verse);
  const double typing = bench::best_of(5, [&] {
    for (std::size_t length = 1; length <= said.size(); ++length) {
      follow(recitation, std::string_view(said).substr(0, length));
    }
  });
  print(name + ": a keystroke", typing / static_cast<double>(said.size()));
  measure_last(name, verse, said, 1000);
}

std::string repeated(const std::string& word, std::size_t times) {
  return joined(Words(times, word));
}

}  // namespace

// bench_recitation: what it takes to judge while somebody types, one JSON object a figure.
int main() {
  const Words verse = long_verse(90);
  const std::string text = joined(verse);
  measure("90 words, all right", text, text);
  measure("90 words, one slip in ten", text, joined(with_slips(verse, 10)));
  measure("90 words, one slip in three", text, joined(with_slips(verse, 3)));
  measure("90 words, 200 others said", text, joined(long_verse(200)));
  // As slow as it gets: every word is nearly two of the other text.
  measure_last("at the bounds, one word", repeated("aaab", Recitation::kMostWords),
               repeated("aaaaaab", Recitation::kMostWords), 5);
}
