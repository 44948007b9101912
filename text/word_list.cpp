#include "text/word_list.h"

#include <stdexcept>
#include <utility>

namespace scriptorium::text {

bool WordList::contains(std::string_view folded) const {
  Automaton::State state = automaton_->root();
  while (!folded.empty()) {
    const std::optional<int> letter = take_letter(folded);
    if (!letter) return false;
    const std::optional<Automaton::Edge> edge = automaton_->follow(state, *letter);
    if (!edge) return false;
    if (folded.empty()) return automaton_->is_word(*edge, index_);
    state = edge->target();
  }
  return false;
}

WordList::Iterator::Iterator(const WordList& list)
    : automaton_(list.automaton_.get()), index_(list.index_) {
  const auto first = automaton_->edges(automaton_->root()).begin();
  if (first == Automaton::Edges::end()) return;
  enter(first);
  if (!automaton_->is_word(*first, index_)) ++*this;
}

WordList::Iterator& WordList::Iterator::operator++() {
  do {
    step();
  } while (!path_.empty() && !automaton_->is_word(*path_.back(), index_));
  return *this;
}

void WordList::Iterator::enter(Automaton::Edges::Iterator edge) {
  path_.push_back(edge);
  word_ += letter_text((*edge).letter());
}

// A word comes before those that go on from it; then the next letter in its place.
void WordList::Iterator::step() {
  const auto below = automaton_->edges((*path_.back()).target()).begin();
  if (below != Automaton::Edges::end()) return enter(below);
  while (!path_.empty()) {
    auto edge = path_.back();
    path_.pop_back();
    word_.resize(word_.size() - letter_text((*edge).letter()).size());
    if (++edge != Automaton::Edges::end()) return enter(edge);
  }
}

WordLists WordLists::load(const std::filesystem::path& file) {
  WordLists lists;
  lists.automaton_ = std::make_shared<const Automaton>(file);
  while (lists.unspoken_ < lists.automaton_->list_count()) {
    if (lists.automaton_->list_name(lists.unspoken_) == "unspoken") return lists;
    ++lists.unspoken_;
  }
  throw std::runtime_error(file.string() + ": has no list of unspoken words");
}

std::vector<std::string_view> WordLists::names() const {
  std::vector<std::string_view> names;
  for (int i = 0; i < automaton_->list_count(); ++i) {
    if (i != unspoken_) names.push_back(automaton_->list_name(i));
  }
  return names;
}

std::optional<WordList> WordLists::list(std::string_view name) const {
  for (int i = 0; i < automaton_->list_count(); ++i) {
    if (i != unspoken_ && automaton_->list_name(i) == name) return WordList(automaton_, i);
  }
  return std::nullopt;
}

}  // namespace scriptorium::text
