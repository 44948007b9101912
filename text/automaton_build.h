#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace scriptorium::text {

// A folded word and the lists that have it: bit i for list i, never none.
struct Entry {
  std::string word;
  std::uint16_t lists = 0;
};

// The bytes of an automaton file with these words, which come in byte order, each once.
//
// Built word by word (Daciuk, Mihov, Watson and Watson, Incremental construction of minimal acyclic
// finite-state automata, 2000): as the words come in order, whatever the next one leaves behind is
// complete, and is replaced by an equal state if there is one.
//
// Throws std::runtime_error if a word is out of order or not folded, or if something does not fit
// the layout.
std::string build_automaton(std::span<const Entry> entries, std::span<const std::string> lists);

}  // namespace scriptorium::text
