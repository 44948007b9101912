#include "games/hypertext/codec/words.h"

#include <algorithm>
#include <stdexcept>

#include "games/hypertext/data/phases_read.h"
#include "hypertext_texts.h"

namespace scriptorium::hypertext {
namespace {

// `field   rest of the line`, the rest without its quotes.
struct FieldLine {
  std::string_view field;
  std::string_view rest;
};
FieldLine field_line(std::string_view line) {
  const std::string_view said = trim(line);
  const std::size_t blank = std::min(said.find(' '), said.size());
  std::string_view rest = trim(said.substr(blank));
  if (rest.size() >= 2 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
  }
  return {said.substr(0, blank), rest};
}

Original original_of(std::string_view text) {
  const std::size_t mark = text.find(';');
  if (mark == std::string_view::npos) {
    throw std::runtime_error("words.txt: no verse in " + std::string(text));
  }
  const std::vector<std::string> words = words_of(text.substr(mark + 1));
  if (words.size() != 3) throw std::runtime_error("words.txt: no word in " + std::string(text));
  return {std::string(trim(text.substr(0, mark))), words[0], words[1], words[2]};
}

// `word 1 "Bread"`: what stands in the quotes.
std::string quoted_in(std::string_view line) {
  const std::size_t begin = line.find('"');
  const std::size_t end = line.rfind('"');
  return begin < end ? std::string(line.substr(begin + 1, end - begin - 1)) : std::string();
}

}  // namespace

WordList::WordList() : CardTexts(kNounsText, {{"tower.cards", kCardsText}}) {
  words_.emplace_back();
  for (const std::string_view line : split(kWordsText, '\n')) {
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.front() != ' ') {
      words_.emplace_back();
      const int number = static_cast<int>(words_.size()) - 1;
      if (!has(number) || title(number, Language::kEnglish) != quoted_in(line)) {
        throw std::runtime_error("words.txt: " + std::string(line) + " is not the next card");
      }
      continue;
    }
    const FieldLine said = field_line(line);
    WordText& word = words_.back();
    if (said.field == "gloss") word.gloss[0] = said.rest;
    if (said.field == "gloss.es") word.gloss[1] = said.rest;
    if (said.field == "old") word.old = original_of(said.rest);
    if (said.field == "new") word.now = original_of(said.rest);
    if (said.field == "trivia") word.trivia[0].emplace_back(said.rest);
    if (said.field == "trivia.es") word.trivia[1].emplace_back(said.rest);
  }
  if (words_.size() != kCards) throw std::runtime_error("words.txt: there are ninety words");
}

const WordList& WordList::get() {
  static const WordList list;
  return list;
}

PhaseList::PhaseList() {
  phases_.emplace_back();
  for (const WrittenPhase& written : read_phases(kPhasesText)) {
    phases_.push_back({effects::slug_of(written.titles[0]),
                       {written.titles[0], written.titles[1]},
                       written.cards});
  }
}

const PhaseList& PhaseList::get() {
  static const PhaseList list;
  return list;
}

std::string_view PhaseList::slug(int phase) const {
  if (phase < 1 || phase > kPhases) return {};
  return phases_[static_cast<std::size_t>(phase)].slug;
}
std::optional<int> PhaseList::phase_named(std::string_view slug) const {
  for (int phase = 1; phase <= kPhases; ++phase) {
    if (phases_[static_cast<std::size_t>(phase)].slug == slug) return phase;
  }
  return std::nullopt;
}
const std::string& PhaseList::title(int phase, Language language) const {
  return phases_[static_cast<std::size_t>(phase)].titles[static_cast<std::size_t>(language)];
}
const std::string& PhaseList::cards(int phase) const {
  return phases_[static_cast<std::size_t>(phase)].cards;
}

}  // namespace scriptorium::hypertext
