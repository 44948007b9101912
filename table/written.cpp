#include "table/written.h"

#include <algorithm>

namespace scriptorium::written {

Value::Value(std::string_view text) {
  const bool plain = std::none_of(text.begin(), text.end(), [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  });
  if (!plain) {
    text_ = json::serialize(json::string(text.data(), text.size()));
    return;
  }
  text_.reserve(text.size() + 2);
  text_ += '"';
  text_ += text;
  text_ += '"';
}

}  // namespace scriptorium::written
