#include "text/word_arranger.h"

#include <algorithm>

#include "text/atoms.h"

namespace scriptorium::text {

WordArranger::WordArranger(const std::filesystem::path& share, const WordLists& lists,
                           std::string_view list, const Arranger::Values& values, WordChoice choice)
    : list_(lists.list(list).value()),
      unspoken_(lists.unspoken()),
      choice_(choice),
      arranger_(Atoms::load(atoms_file(share, list)).with(choice.one_letter, choice.unspoken),
                values) {}

WordArranger::Answer WordArranger::arrange(const Rack& rack, const Patience& patience) {
  const Arrangement best = arranger_.arrange(rack, patience);
  const auto in_time = [&] { return !patience.enough || !patience.enough(); };
  std::vector<std::string> fitting;
  if (in_time()) fitting = fitting_words(list_, unspoken_, rack, choice_, patience.enough);
  const bool hunt = in_time();  // or the atoms will do
  const Arrangement fewest =
      hunt ? arranger_.with_fewest_words(rack, best, fitting, patience) : best;
  Answer answer = {{}, fewest.used, fewest.unused, fewest.optimal, fewest.fewest};
  for (const Arrangement::Word& word : fewest.words) {
    answer.words.push_back(
        {hunt ? fitting[static_cast<std::size_t>(word.index)] : arranger_.atom(word.index),
         word.as_blanks});
  }
  std::stable_sort(answer.words.begin(), answer.words.end(),
                   [](const Word& a, const Word& b) { return a.text.size() > b.text.size(); });
  return answer;
}

}  // namespace scriptorium::text
