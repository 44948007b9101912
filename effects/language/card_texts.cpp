#include "effects/language/card_texts.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "effects/language/building.h"
#include "effects/language/say.h"

namespace scriptorium::effects {

std::string slug_of(std::string_view title) {
  std::string slug;
  for (const char c : title) {
    const bool upper = c >= 'A' && c <= 'Z';
    if (upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      slug += upper ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!slug.empty() && slug.back() != '_') {
      slug += '_';
    }
  }
  while (!slug.empty() && slug.back() == '_') slug.pop_back();
  return slug;
}

CardTexts::CardTexts(std::string_view nouns_text, std::initializer_list<File> cards) {
  std::vector<Source> sources;
  for (const File& file : cards)
    sources.push_back({std::string(file.name), std::string(file.text)});
  Deck deck = make_deck({"nouns.txt", std::string(nouns_text)}, sources);
  nouns_ = std::move(deck.nouns);
  set_ = std::move(deck.set);
  for (const Card& card : set_.cards) slugs_.push_back(slug_of(card.title));
}

std::string_view CardTexts::slug(int kind) const {
  return has(kind) ? std::string_view(slugs_[static_cast<std::size_t>(kind - 1)])
                   : std::string_view();
}

std::optional<int> CardTexts::kind_of(std::string_view slug) const {
  const auto found = std::ranges::find(slugs_, slug);
  if (found == slugs_.end()) return std::nullopt;
  return static_cast<int>(found - slugs_.begin()) + 1;
}

const std::string& CardTexts::title(int kind, Language language) const {
  return language == Language::kSpanish ? card(kind).spanish : card(kind).title;
}

const FieldValue& CardTexts::field(int kind, std::string_view id) const {
  const FieldValue* value = field_of(nouns_, card(kind), id);
  if (value == nullptr) throw std::runtime_error("the nouns have no field " + std::string(id));
  return *value;
}

std::vector<std::string> CardTexts::text(int kind, Language language) const {
  if (!has(kind)) return {};
  const std::string said = say(nouns_, set_, card(kind), language);
  std::vector<std::string> lines;
  for (const std::string_view line : split(said, '\n')) {
    if (!line.empty()) lines.emplace_back(line);
  }
  return lines;
}

std::string CardTexts::ability_text(int kind, int number, Language language) const {
  if (!has(kind) || number < 1 || std::cmp_greater(number, card(kind).abilities.size())) return {};
  const Ability& ability =
      set_.abilities[card(kind).abilities[static_cast<std::size_t>(number - 1)]];
  std::string text = say(nouns_, set_, ability, language);
  if (ability.keyword == 0) return text;
  if (text.ends_with('.')) text.pop_back();
  return text + ": " + say_reminder(nouns_, set_, ability, language);
}

std::vector<std::string> CardTexts::ability_texts(int kind, Language language) const {
  std::vector<std::string> all;
  const std::size_t count = has(kind) ? card(kind).abilities.size() : 0;
  for (std::size_t number = 1; number <= count; ++number) {
    all.push_back(ability_text(kind, static_cast<int>(number), language));
  }
  return all;
}

std::vector<std::pair<std::string, std::string>> CardTexts::reminders(int kind,
                                                                      Language language) const {
  if (!has(kind)) return {};
  std::vector<std::pair<std::string, std::string>> all;
  for (const std::uint16_t row : card(kind).abilities) {
    const Ability& ability = set_.abilities[row];
    if (ability.keyword == 0) continue;
    std::string name = say(nouns_, set_, ability, language);
    if (name.ends_with('.')) name.pop_back();
    const std::string meaning = say_reminder(nouns_, set_, ability, language);
    // A name that stands for several abilities is explained once.
    if (!all.empty() && all.back().first == name) {
      all.back().second += " " + meaning;
    } else {
      all.emplace_back(std::move(name), meaning);
    }
  }
  return all;
}

std::string_view CardTexts::member(int group, int number) const {
  const Noun* found =
      nouns_.member(static_cast<std::uint8_t>(group), static_cast<std::uint8_t>(number));
  return found == nullptr ? std::string_view() : std::string_view(found->id);
}

std::optional<std::pair<int, int>> CardTexts::member_named(std::string_view name) const {
  for (const Group& group : nouns_.groups) {
    const auto found = std::ranges::find(group.members, name, &Noun::id);
    if (found != group.members.end()) return std::pair<int, int>(group.number, found->number);
  }
  return std::nullopt;
}

std::string_view CardTexts::member_title(int group, int number, Language language) const {
  const Noun* found =
      nouns_.member(static_cast<std::uint8_t>(group), static_cast<std::uint8_t>(number));
  if (found == nullptr) return {};
  return word(*found, language == Language::kSpanish ? "es.one" : "en.one");
}

std::string_view CardTexts::title_named(std::string_view name, Language language) const {
  const auto found = member_named(name);
  return found ? member_title(found->first, found->second, language) : std::string_view();
}

}  // namespace scriptorium::effects
