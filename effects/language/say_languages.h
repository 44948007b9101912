#pragma once

#include <memory>

#include "effects/language/speaker.h"

// The languages that card texts are printed in.
namespace scriptorium::effects {

std::unique_ptr<Speaker> english(const Nouns& nouns, const CardSet& set);
std::unique_ptr<Speaker> spanish(const Nouns& nouns, const CardSet& set);

}  // namespace scriptorium::effects
