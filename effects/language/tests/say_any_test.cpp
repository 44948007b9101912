// Whatever the compiler takes has a text in both languages that is at least well formed.
#include <gtest/gtest.h>

#include <bitset>

#include "effects/language/say.h"
#include "effects/language/tests/any_effect.h"
#include "effects/language/tests/sketchbook.h"
#include "effects/language/tests/text_faults.h"

namespace scriptorium::effects {
namespace {

constexpr std::uint64_t kTries = 6'000;  // a game

void expect_text(const SketchedGame& game, const CardSet& set, const Card& card,
                 const std::string& source) {
  for (const Language language : {Language::kEnglish, Language::kSpanish}) {
    const std::string text = say(game.nouns, set, card, language);
    if (card.abilities.empty()) {  // a plain card: nothing is printed
      EXPECT_EQ(text, "") << source;
      continue;
    }
    for (const std::string& fault : text_faults(text, language))
      ADD_FAILURE() << fault << "\n" << source << text;
    for (const std::string& reminder : say_reminders(game.nouns, set, card, language)) {
      for (const std::string& fault : text_faults(reminder, language))
        ADD_FAILURE() << fault << "\n" << source << reminder;
    }
  }
}

TEST(SayAny, EverySketchIsWellFormed) {
  for (const SketchedGame& game : read_sketches(SCRIPTORIUM_SOURCE)) {
    for (const Card& card : game.set.cards)
      expect_text(game, game.set, card, source_of(game, card));
  }
}

TEST(SayAny, EveryEffectThatCompilesIsWellFormed) {
  std::bitset<kVerbs> reached;
  for (const SketchedGame& game : read_sketches(SCRIPTORIUM_SOURCE)) {
    std::size_t taken = 0;
    for (std::uint64_t seed = 0; seed < kTries && !HasFailure(); ++seed) {
      const std::string effect = AnyEffect(game.nouns, seed).next();
      const std::vector<Source> sources = {{"any", card_with(game, 1, "Example", effect)}};
      const Compiled compiled = compile(game.nouns, sources);
      if (!compiled.set) continue;
      ++taken;
      for (const Instruction& step : compiled.set->instructions)
        reached.set(static_cast<std::size_t>(step.verb));
      expect_text(game, *compiled.set, compiled.set->cards[0], effect);
    }
    EXPECT_GT(taken, kTries / 50) << game.id << ": too few effects compile to prove much";
  }
  for (int verb = 1; verb < kVerbs; ++verb)
    EXPECT_TRUE(reached[static_cast<std::size_t>(verb)]) << "no effect with the verb " << verb;
}

}  // namespace
}  // namespace scriptorium::effects
