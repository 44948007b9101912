#pragma once

#include <string>
#include <vector>

#include "effects/language/compile.h"
#include "effects/language/nouns.h"
#include "table/words.h"

// The printed text of a card, made from what its effects were compiled to and from nothing else.
namespace scriptorium::effects {

// One ability as it stands on the card: "Prayer (3)." for one with a name, else its sentences.
// Lines of a choice begin with "• ".
std::string say(const Nouns& nouns, const CardSet& set, const Ability& ability, Language language);

// What the name of an ability means, in sentences made from its steps: the text in small print.
// Empty for an ability without a name.
std::string say_reminder(const Nouns& nouns, const CardSet& set, const Ability& ability,
                         Language language);

// Everything on the card, a paragraph an ability; the names together in the first one.
std::string say(const Nouns& nouns, const CardSet& set, const Card& card, Language language);

// Its reminders, a paragraph each, with their names: "Prayer (3): You may …".
std::vector<std::string> say_reminders(const Nouns& nouns, const CardSet& set, const Card& card,
                                       Language language);

}  // namespace scriptorium::effects
