#include "games/chapter_and_verse/data/scripture_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "effects/language/lines.h"
#include "text/scripture/scripture.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Letters and digits alone, small; words are cut at everything else but an apostrophe.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char sign : text) {
    const auto letter = static_cast<unsigned char>(sign);
    const bool upper = letter >= 'A' && letter <= 'Z';
    const bool word = upper || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (word) {
      words.back() += upper ? static_cast<char>(letter - 'A' + 'a') : sign;
    } else if (sign != '\'' && !words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// CV-07: by letters and digits alone, case and leading articles ignored.
std::string sorting_title(std::string_view title) {
  std::vector<std::string> words = words_of(title);
  if (words.size() > 1 && (words[0] == "the" || words[0] == "a" || words[0] == "an")) {
    words.erase(words.begin());
  }
  std::string sorted;
  for (const std::string& word : words) sorted += word;
  return sorted;
}

text::Reference reference_of(const effects::Nouns& nouns, const effects::Card& card) {
  const std::string& written = effects::field_of(nouns, card, "reference")->text;
  const auto read = text::parse_reference(written);
  const auto* reference = std::get_if<text::Reference>(&read);
  if (reference == nullptr) {
    throw std::runtime_error(
        fmt::format("{}:{}: there is no verse {}", card.file, card.line, written));
  }
  return *reference;
}

}  // namespace

Facts facts_of(const effects::Nouns& nouns, const effects::CardSet& set,
               const std::string& bundle) {
  const text::Scripture scripture = text::Scripture::load(bundle);
  Facts facts;
  std::set<std::string> titles;
  for (const effects::Card& card : set.cards) titles.insert(sorting_title(card.title));
  for (const effects::Card& card : set.cards) {
    const text::Reference reference = reference_of(nouns, card);
    const std::vector<std::string> words =
        words_of(scripture.text(reference, text::Translation::kKjv));
    facts.bible.push_back(text::in_bible(reference.book));
    std::uint64_t hits = 0;
    for (std::size_t list = 1; list < set.word_lists.size(); ++list) {
      const bool hit = std::ranges::any_of(set.word_lists[list], [&](const std::string& wanted) {
        return std::ranges::find(words, effects::small_letters(wanted)) != words.end();
      });
      if (hit) hits |= std::uint64_t{1} << (list - 1);
    }
    facts.words.push_back(hits);
    facts.length.push_back(static_cast<int>(std::min<std::size_t>(words.size(), 255)));
    const auto rank = titles.find(sorting_title(card.title));
    facts.title_rank.push_back(static_cast<int>(std::distance(titles.begin(), rank)));
  }
  return facts;
}

}  // namespace scriptorium::chapter_and_verse
