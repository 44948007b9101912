#include "games/chapter_and_verse/codec/cards.h"

#include <algorithm>
#include <stdexcept>

#include "chapter_and_verse_texts.h"
#include "effects/language/say.h"

namespace scriptorium::chapter_and_verse {
namespace {

// The build compiled the same texts, so there is nothing to refuse but a fault of this program.
[[noreturn]] void refuse(const std::vector<effects::Fault>& faults) {
  std::string text;
  for (const effects::Fault& fault : faults) text += fault.text() + "\n";
  throw std::runtime_error(text);
}

CardText text_of(const effects::Nouns& nouns, const effects::Card& card) {
  const auto field = [&](std::string_view id) -> const effects::FieldValue& {
    const effects::FieldValue* value = effects::field_of(nouns, card, id);
    if (value == nullptr) throw std::runtime_error("the nouns have no field " + std::string(id));
    return *value;
  };
  CardText text;
  text.number = card.number;
  text.slug = slug_of(card.title);
  text.titles[0] = card.title;
  text.titles[1] = card.spanish;
  text.reference = field("reference").text;
  text.cost = field("cost").number;
  for (const auto& share : field("icons").members) {
    text.icons.emplace_back(share.member, share.amount);
  }
  for (const auto& share : field("markers").members) text.markers.push_back(share.member);
  return text;
}

}  // namespace

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

CardList::CardList() {
  effects::NounsRead nouns = effects::read_nouns("nouns.txt", kNounsText);
  if (!nouns.nouns) refuse(nouns.faults);
  const effects::Source sources[] = {{"first.cards", std::string(kCardsText)}};
  effects::Compiled compiled = effects::compile(*nouns.nouns, sources);
  if (!compiled.set) refuse(compiled.faults);
  nouns_ = std::move(*nouns.nouns);
  set_ = std::move(*compiled.set);
  for (const effects::Card& card : set_.cards) verses_.push_back(text_of(nouns_, card));
  for (const effects::Group& group : nouns_.groups) {
    std::vector<Member>& members = groups_.emplace_back();
    for (const effects::Noun& member : group.members) {
      members.push_back({member.id,
                         {std::string(effects::word(member, "en.one")),
                          std::string(effects::word(member, "es.one"))}});
    }
  }
}

const CardList& CardList::get() {
  static const CardList list;
  return list;
}

const CardText* CardList::verse(int kind) const {
  if (kind < 1 || kind > kinds()) return nullptr;
  return &verses_[static_cast<std::size_t>(kind - 1)];
}

std::string_view CardList::slug(int kind) const {
  const CardText* text = verse(kind);
  return text == nullptr ? std::string_view() : text->slug;
}

std::optional<Kind> CardList::kind_of(std::string_view slug) const {
  const auto found = std::ranges::find(verses_, slug, &CardText::slug);
  if (found == verses_.end()) return std::nullopt;
  return static_cast<Kind>(found - verses_.begin() + 1);
}

std::vector<std::string> CardList::text(int kind, Language language) const {
  if (verse(kind) == nullptr) return {};
  const effects::Card& card = set_.cards[static_cast<std::size_t>(kind - 1)];
  const std::string said = effects::say(nouns_, set_, card, language);
  std::vector<std::string> lines;
  for (const std::string_view line : split(said, '\n')) {
    if (!line.empty()) lines.emplace_back(line);
  }
  return lines;
}

std::vector<std::pair<std::string, std::string>> CardList::reminders(int kind,
                                                                     Language language) const {
  if (verse(kind) == nullptr) return {};
  std::vector<std::pair<std::string, std::string>> all;
  for (const std::uint16_t row : set_.cards[static_cast<std::size_t>(kind - 1)].abilities) {
    const effects::Ability& ability = set_.abilities[row];
    if (ability.keyword == 0) continue;
    std::string name = effects::say(nouns_, set_, ability, language);
    if (name.ends_with('.')) name.pop_back();
    const std::string meaning = effects::say_reminder(nouns_, set_, ability, language);
    // A name that stands for several abilities is explained once.
    if (!all.empty() && all.back().first == name) {
      all.back().second += " " + meaning;
    } else {
      all.emplace_back(std::move(name), meaning);
    }
  }
  return all;
}

std::string_view CardList::member(int group, int number) const {
  if (group < 1 || group > static_cast<int>(groups_.size()) || number < 1) return {};
  const std::vector<Member>& members = groups_[static_cast<std::size_t>(group - 1)];
  if (number > static_cast<int>(members.size())) return {};
  return members[static_cast<std::size_t>(number - 1)].name;
}

std::optional<std::pair<Group, int>> CardList::member_named(std::string_view name) const {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const auto found = std::ranges::find(groups_[group], name, &Member::name);
    if (found == groups_[group].end()) continue;
    return std::pair(static_cast<Group>(group + 1),
                     static_cast<int>(found - groups_[group].begin()) + 1);
  }
  return std::nullopt;
}

std::string_view CardList::theme_title(int theme, Language language) const {
  if (member(static_cast<int>(Group::kTheme), theme).empty()) return {};
  return groups_[0][static_cast<std::size_t>(theme - 1)].titles[static_cast<std::size_t>(language)];
}

std::string_view CardList::title_named(std::string_view name, Language language) const {
  const auto found = member_named(name);
  if (!found) return {};
  const std::vector<Member>& members = groups_[static_cast<std::size_t>(found->first) - 1];
  return members[static_cast<std::size_t>(found->second - 1)]
      .titles[static_cast<std::size_t>(language)];
}

}  // namespace scriptorium::chapter_and_verse
