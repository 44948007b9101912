#include "table/spelled_out.h"

namespace scriptorium {
namespace {

// An entry of the phrases: its key and the two lines of its sentences.
struct Entry {
  std::string_view key;
  std::vector<std::string_view> lines;

  bool has(std::string_view slot) const {
    for (const std::string_view line : lines) {
      if (line.find(slot) != std::string_view::npos) return true;
    }
    return false;
  }
};

std::vector<Entry> entries_of(std::string_view text) {
  std::vector<Entry> entries;
  for (const std::string_view line : split(text, '\n')) {
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.front() != ' ') {
      entries.push_back({trim(line), {}});
    } else if (!entries.empty()) {
      entries.back().lines.push_back(line);
    }
  }
  return entries;
}

std::string filled(const Entry& entry, std::string_view slot, const Named& name) {
  std::string text = std::string(entry.key) + "." + name.key + "\n";
  for (const std::string_view line : entry.lines) {
    std::string said(line);
    const bool spanish = trim(line).starts_with("es");
    const std::size_t at = said.find(slot);
    if (at != std::string::npos) {
      said.replace(at, slot.size(), name.title(spanish ? Language::kSpanish : Language::kEnglish));
    }
    text += said + "\n";
  }
  return text;
}

}  // namespace

std::string spelled_out(std::string_view phrases, const std::vector<Slot>& slots) {
  std::string text;
  for (const Entry& entry : entries_of(phrases)) {
    const Slot* found = nullptr;
    for (const Slot& slot : slots) {
      if (entry.has(slot.braced)) found = &slot;
    }
    if (found == nullptr) {
      text += std::string(entry.key) + "\n";
      for (const std::string_view line : entry.lines) text += std::string(line) + "\n";
      continue;
    }
    for (const Named& name : found->names) text += filled(entry, found->braced, name);
  }
  return text;
}

}  // namespace scriptorium
