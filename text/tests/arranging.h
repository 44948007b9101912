#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "text/word_arranger.h"

// What the arranger's tests share.
namespace scriptorium::text::tests {

inline constexpr int kFullRack = 48;

// The lists as they were built.
const WordLists& real_lists();
// Lists `words` and `unspoken` of made-up words; `unspoken` are among the words.
WordLists made_up_lists(std::vector<std::string> words, const std::vector<std::string>& unspoken);

Rack rack_of(std::string_view letters);  // '?' is a blank
std::string text_of(const Rack& rack);
int value_of(const Rack& rack, const Arranger::Values& values);
// Whether the rack spells the word, counted letter by letter.
bool spells(const Rack& rack, std::string_view word);

Arranger::Values random_values(Dice& dice);  // 1 to 6; now and then 0, as of a letter without card
// Letters as often as in this text.
Rack random_rack(std::string_view letters, int size, int blanks, Dice& dice);
// Words of a small alphabet, each once.
std::vector<std::string> random_words(int count, int letters, int longest, Dice& dice);

// Every letter of English and of Spanish, about as often as Verbatim has it.
inline constexpr std::string_view kEnglish =
    "aaaaeeeeiiittttcccdddlllnnoorrrsssgggghhmmmpppuuyybbbffwwwkkvvxzjq";
inline constexpr std::string_view kSpanish =
    "aaaaaaaeeeeoooossscccdddiiillluunnnnrrrrrtttbbmmmmppfggghhvvyñjzqx";

// All that must hold for words laid out of a rack, whoever laid them.
using IsWord = std::function<bool(std::string_view)>;
void check_layout(const Rack& rack, const Arranger::Values& values,
                  const WordArranger::Answer& answer, const IsWord& is_word);

// The arranger with a list of words, all of them given as atoms, or only `atoms`.
WordArranger::Answer arrange(Arranger& arranger, const Rack& rack,
                             const std::vector<std::string>& words, const Patience& patience = {});

// The best by trying everything: every letter for every blank, every set of words.
struct Truth {
  int used = 0;
  int words = 0;  // the fewest
};
Truth brute_force(const Rack& rack, const Arranger::Values& values,
                  const std::vector<std::string>& words);

// Compares an answer that claims to be proven with the truth.
void expect_truth(const Truth& truth, const Rack& rack, const WordArranger::Answer& answer);

}  // namespace scriptorium::text::tests
