#include "text/word_list.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace scriptorium::text {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& reason) {
  throw std::runtime_error("word list " + file.string() + ": " + reason);
}

std::string read_whole(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) refuse(file, "no such file");
  if (!std::filesystem::is_regular_file(file, error)) refuse(file, "not a file");
  std::ifstream in(file, std::ios::binary);
  std::string text(std::filesystem::file_size(file, error), '\0');
  if (!in || !in.read(text.data(), static_cast<std::streamsize>(text.size()))) {
    refuse(file, "cannot be read");
  }
  return text;
}

}  // namespace

std::shared_ptr<const WordList> WordList::load(const std::filesystem::path& file) {
  return std::shared_ptr<const WordList>(new WordList(read_whole(file), file));
}

WordList::WordList(std::string text, const std::filesystem::path& file) : text_(std::move(text)) {
  if (!text_.empty() && text_.back() != '\n') refuse(file, "cut off: the last line has no end");
  words_.reserve(static_cast<std::size_t>(std::ranges::count(text_, '\n')));
  for (std::size_t start = 0; start < text_.size();) {
    const std::size_t end = text_.find('\n', start);
    words_.push_back(std::string_view(text_).substr(start, end - start));
    start = end + 1;
  }
  // contains() would silently miss words in a list that is not sorted.
  const auto fault = std::ranges::adjacent_find(words_, std::ranges::greater_equal{});
  if (fault != words_.end()) {
    refuse(file, "line " + std::to_string(fault - words_.begin() + 2) + " is out of order");
  }
}

bool WordList::contains(std::string_view folded) const {
  return std::ranges::binary_search(words_, folded);
}

}  // namespace scriptorium::text
