#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace scriptorium::text {

// One dictionary that a table can agree on (VB-21), as `word_lists_build` wrote it: folded words,
// one a line, in byte order (so ñ comes after z). Shared and never changed after it is loaded.
class WordList {
 public:
  // Throws std::runtime_error, naming the file, if it cannot be read or is not such a list.
  static std::shared_ptr<const WordList> load(const std::filesystem::path& file);

  WordList(const WordList&) = delete;
  WordList& operator=(const WordList&) = delete;

  // `folded` as fold_word gives it; text that was not folded is simply not found.
  bool contains(std::string_view folded) const;

  // The words are views into the list: keep it while they are in use.
  std::size_t size() const { return words_.size(); }
  auto begin() const { return words_.begin(); }
  auto end() const { return words_.end(); }

 private:
  WordList(std::string text, const std::filesystem::path& file);

  std::string text_;
  std::vector<std::string_view> words_;  // into text_
};

}  // namespace scriptorium::text
