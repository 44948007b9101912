#include "effects/language/say.h"

#include "effects/language/say_languages.h"

namespace scriptorium::effects {
namespace {

std::unique_ptr<Speaker> speaker(const Nouns& nouns, const CardSet& set, Language language) {
  return language == Language::kEnglish ? english(nouns, set) : spanish(nouns, set);
}

// An ability that the rules of the game know has its reminder in the nouns file.
std::string reminder_of(const Nouns& nouns, const CardSet& set, const Ability& ability,
                        Language language) {
  const NamedAbility* named = nouns.ability(ability.keyword);
  if (named == nullptr) return {};
  const std::unique_ptr<Speaker> voice = speaker(nouns, set, language);
  if (ability.begin == ability.end) return voice->noun_word(*named, "means");
  return voice->sentences(ability, true);
}

}  // namespace

std::string say(const Nouns& nouns, const CardSet& set, const Ability& ability, Language language) {
  const std::unique_ptr<Speaker> voice = speaker(nouns, set, language);
  if (ability.keyword != 0) return voice->name_of(ability) + ".";
  return voice->sentences(ability);
}

std::string say_reminder(const Nouns& nouns, const CardSet& set, const Ability& ability,
                         Language language) {
  return reminder_of(nouns, set, ability, language);
}

std::string say(const Nouns& nouns, const CardSet& set, const Card& card, Language language) {
  std::string names;
  std::string rest;
  for (const std::uint16_t row : card.abilities) {
    const Ability& ability = set.abilities[row];
    const std::string text = say(nouns, set, ability, language);
    std::string& where = ability.keyword != 0 ? names : rest;
    // A named ability with several triggers is one name.
    if (ability.keyword != 0 && names.ends_with(text)) continue;
    if (!where.empty()) where += ability.keyword != 0 ? ' ' : '\n';
    where += text;
  }
  return names.empty() || rest.empty() ? names + rest : names + "\n" + rest;
}

std::vector<std::string> say_reminders(const Nouns& nouns, const CardSet& set, const Card& card,
                                       Language language) {
  std::vector<std::string> out;
  for (const std::uint16_t row : card.abilities) {
    const Ability& ability = set.abilities[row];
    if (ability.keyword == 0) continue;
    out.push_back(speaker(nouns, set, language)->name_of(ability) + ": " +
                  reminder_of(nouns, set, ability, language));
  }
  return out;
}

}  // namespace scriptorium::effects
