#include "table/written.h"

#include <algorithm>

namespace scriptorium::written {

void Output::grow(std::size_t more) {
  const std::size_t room = std::max(4 * room_, size_ + more);
  char* const larger = new char[room];
  std::memcpy(larger, begin_, size_);
  if (begin_ != first_) delete[] begin_;
  begin_ = larger;
  room_ = room;
}

Output& Output::value(std::string_view text) {
  const bool plain = std::none_of(text.begin(), text.end(), [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  });
  if (!plain) return add(json::serialize(json::string(text.data(), text.size())));
  return add('"').add(text).add('"');
}

}  // namespace scriptorium::written
