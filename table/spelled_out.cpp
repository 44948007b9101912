#include "table/spelled_out.h"

namespace scriptorium {
namespace {

// A paragraph of the phrases: its key and the two lines of its sentences.
struct Paragraph {
  std::string_view key;
  std::vector<std::string_view> lines;

  bool has(std::string_view slot) const {
    for (const std::string_view line : lines) {
      if (line.find(slot) != std::string_view::npos) return true;
    }
    return false;
  }
};

std::vector<Paragraph> paragraphs_of(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  for (const std::string_view line : split(text, '\n')) {
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.front() != ' ') {
      paragraphs.push_back({trim(line), {}});
    } else if (!paragraphs.empty()) {
      paragraphs.back().lines.push_back(line);
    }
  }
  return paragraphs;
}

std::string with_name(const Paragraph& paragraph, std::string_view slot, const Named& name) {
  std::string text = std::string(paragraph.key) + "." + name.key + "\n";
  for (const std::string_view line : paragraph.lines) {
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
  for (const Paragraph& paragraph : paragraphs_of(phrases)) {
    const Slot* found = nullptr;
    for (const Slot& slot : slots) {
      if (paragraph.has(slot.braced)) found = &slot;
    }
    if (found == nullptr) {
      text += std::string(paragraph.key) + "\n";
      for (const std::string_view line : paragraph.lines) text += std::string(line) + "\n";
      continue;
    }
    for (const Named& name : found->names) text += with_name(paragraph, found->braced, name);
  }
  return text;
}

}  // namespace scriptorium
