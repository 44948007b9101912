#pragma once

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/automaton.h"

namespace scriptorium::text {

// One list of words out of the automaton that holds them all: a dictionary that a table can agree
// on (VB-21), or what a computer player knows (VB-24). A light value; the automaton is shared.
class WordList {
 public:
  class Iterator;

  WordList(std::shared_ptr<const Automaton> automaton, int index)
      : automaton_(std::move(automaton)), index_(index) {}

  // `folded` as fold_word gives it; text that was not folded is simply not found.
  bool contains(std::string_view folded) const;

  std::string_view name() const { return automaton_->list_name(index_); }
  std::size_t size() const { return automaton_->list_size(index_); }

  // All words, in byte order (so ñ comes after z). A word lasts until the iterator moves on.
  Iterator begin() const;
  static std::default_sentinel_t end() { return {}; }

  // For those who walk the automaton themselves: is_word(edge, index()).
  const Automaton& automaton() const { return *automaton_; }
  int index() const { return index_; }

 private:
  std::shared_ptr<const Automaton> automaton_;
  int index_;
};

class WordList::Iterator {
 public:
  using value_type = std::string_view;
  using difference_type = std::ptrdiff_t;
  using iterator_concept = std::input_iterator_tag;

  explicit Iterator(const WordList& list);
  std::string_view operator*() const { return word_; }
  Iterator& operator++();
  void operator++(int) { ++*this; }
  friend bool operator==(const Iterator& a, std::default_sentinel_t) { return a.path_.empty(); }

 private:
  void enter(Automaton::Edges::Iterator edge);
  void step();

  const Automaton* automaton_;
  int index_;
  std::vector<Automaton::Edges::Iterator> path_;  // an edge for each letter of the word
  std::string word_;
};

inline WordList::Iterator WordList::begin() const { return Iterator(*this); }

// The file of all lists: `american`, `british` and `spanish`, each also `-tiny`, `-small`, `-large`
// and `-huge`; each size holds all smaller ones.
class WordLists {
 public:
  // Where it lies in the shared folder.
  static constexpr std::string_view kFile = "words.automaton";

  // Throws std::runtime_error that names file and fault.
  static WordLists load(const std::filesystem::path& file);

  std::vector<std::string_view> names() const;
  // Give it a name before going through its words: `for (w : *lists.list("x"))` would outlive it.
  std::optional<WordList> list(std::string_view name) const;

  // Slurs and gross obscenities of every language: words of their lists, so a challenge finds them,
  // but no computer player spells them.
  WordList unspoken() const { return {automaton_, unspoken_}; }

  const Automaton& automaton() const { return *automaton_; }

 private:
  std::shared_ptr<const Automaton> automaton_;
  int unspoken_ = 0;
};

}  // namespace scriptorium::text
