// English: articles and the place of modifiers.
#include "effects/language/say_languages.h"

namespace scriptorium::effects {
namespace {

// By sound, as far as the words of our games go.
bool begins_with_vowel(std::string_view word) {
  if (word.starts_with("Uni") || word.starts_with("uni")) return false;  // a Unique verse
  return word.find_first_of("AEIOUaeiou") == 0;
}

class English final : public Speaker {
 public:
  English(const Nouns& nouns, const CardSet& set) : Speaker(nouns, set, Language::kEnglish) {}

 private:
  std::string a(const Phrase& noun) const override {
    return (begins_with_vowel(noun.text) ? "an " : "a ") + noun.text;
  }
  std::string the(const Phrase& noun) const override { return "the " + noun.text; }
  std::string modified(const std::string& head, const std::string& modifiers) const override {
    return modifiers + " " + head;
  }
  std::string verb(std::string_view key, Mood mood, const Phrase*) const override {
    return std::string(
        effect_phrases().get(key, language(), {mood == Mood::kThey ? "they" : "you"}));
  }
  bool pronoun_in_verb() const override { return false; }
  bool place_before_stat(const Place&, Where where) const override { return where == Where::kIn; }
  bool place_first() const override { return false; }
};

}  // namespace

std::unique_ptr<Speaker> english(const Nouns& nouns, const CardSet& set) {
  return std::make_unique<English>(nouns, set);
}

}  // namespace scriptorium::effects
