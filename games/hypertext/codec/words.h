#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "effects/language/card_texts.h"
#include "games/hypertext/book.h"

namespace scriptorium::hypertext {

// A word of the old languages in a verse: `Exodus 16:4; H3899 לֶחֶם lechem`.
struct Original {
  std::string reference;
  std::string number;  // Strong's
  std::string word;
  std::string sound;
};

// What people read on a word beside its ability (HT-02); two texts are by Language.
struct WordText {
  std::string gloss[2];
  Original old;
  Original now;
  std::vector<std::string> trivia[2];
};

// All words by their number: data/tower.cards, data/words.txt.
class WordList : public effects::CardTexts {
 public:
  // Compiled when it is first asked for.
  static const WordList& get();

  const WordText& word(int card) const { return words_[static_cast<std::size_t>(card)]; }

 private:
  WordList();

  std::vector<WordText> words_;  // [0] is none
};

// The thirty phases by their number: data/phases.txt.
class PhaseList {
 public:
  static const PhaseList& get();

  // `remnant`; empty for what there is not.
  std::string_view slug(int phase) const;
  std::optional<int> phase_named(std::string_view slug) const;
  const std::string& title(int phase, Language language) const;
  // What it takes, as the file says it: `5 same`, `NAME VERB VERB NOUN NOUN`.
  const std::string& cards(int phase) const;

 private:
  PhaseList();

  struct Phase {
    std::string slug;
    std::string titles[2];
    std::string cards;
  };
  std::vector<Phase> phases_;  // [0] is none
};

}  // namespace scriptorium::hypertext
