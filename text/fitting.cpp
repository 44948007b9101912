#include "text/fitting.h"

namespace scriptorium::text {
namespace {

struct Walk {
  const Automaton& automaton;
  int list;
  int unspoken;
  WordChoice choice;
  const std::function<bool()>& enough;
  std::vector<std::string>& out;
  std::string word = {};
  int length = 0;
  bool stopped = false;

  void from(Automaton::State state, Rack& rack) {
    for (const Automaton::Edge edge : automaton.edges(state)) {
      if (stopped) return;
      std::uint8_t& own = rack.letters[static_cast<std::size_t>(edge.letter())];
      const bool blank = own == 0;
      if (blank && rack.blanks == 0) continue;
      blank ? void(--rack.blanks) : void(--own);
      const std::size_t before = word.size();
      word += letter_text(edge.letter());
      ++length;
      if (automaton.is_word(edge, list) && (length > 1 || choice.one_letter) &&
          (choice.unspoken || !automaton.is_word(edge, unspoken))) {
        out.push_back(word);
        if (out.size() % 4096 == 0 && enough && enough()) stopped = true;
      }
      if (!stopped) from(edge.target(), rack);
      --length;
      word.resize(before);
      blank ? void(++rack.blanks) : void(++own);
    }
  }
};

}  // namespace

std::vector<std::string> fitting_words(const WordList& list, const WordList& unspoken,
                                       const Rack& rack, WordChoice choice,
                                       const std::function<bool()>& enough) {
  std::vector<std::string> words;
  Rack left = rack;
  Walk walk = {list.automaton(), list.index(), unspoken.index(), choice, enough, words};
  walk.from(list.automaton().root(), left);
  return words;
}

}  // namespace scriptorium::text
