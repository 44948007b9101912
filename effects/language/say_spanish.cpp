// Spanish: articles, contractions, and pronouns that hang on the verb.
#include "effects/language/say_languages.h"

namespace scriptorium::effects {
namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

class Spanish final : public Speaker {
 public:
  Spanish(const Nouns& nouns, const CardSet& set) : Speaker(nouns, set, Language::kSpanish) {}

 private:
  std::string a(const Phrase& noun) const override {
    return (noun.feminine ? "una " : "un ") + noun.text;
  }
  std::string the(const Phrase& noun) const override {
    const std::string article =
        noun.plural ? (noun.feminine ? "las " : "los ") : (noun.feminine ? "la " : "el ");
    return article + noun.text;
  }
  std::string modified(const std::string& head, const std::string& modifiers) const override {
    return head + " " + modifiers;
  }
  std::string verb(std::string_view key, Mood mood, const Phrase* it) const override {
    static constexpr std::string_view kForms[] = {"you", "they", "to", "you_do"};
    const std::string form(kForms[static_cast<std::size_t>(mood)]);
    if (it == nullptr) return std::string(effect_phrases().get(key, language(), {form}));
    const std::string pronoun = std::string(it->feminine ? "la" : "lo") + (it->plural ? "s" : "");
    return fill(effect_phrases().get(key, language(), {form + "_it"}), Slots{{"it", pronoun}});
  }
  bool pronoun_in_verb() const override { return true; }
  // Behind "de la mesa de un oponente" it would be the opponent's.
  bool place_before_stat(const Place& place, Where) const override {
    return place.whose == Whose::kNone || place.whose == Whose::kDoers ||
           place.whose == Whose::kYours;
  }
  bool place_first() const override { return true; }

  std::string polish(std::string text) const override {
    replace_all(text, " a el ", " al ");
    replace_all(text, " de el ", " del ");
    for (const std::string_view vowel : {"i", "I", "í"}) {
      replace_all(text, " y " + std::string(vowel), " e " + std::string(vowel));
    }
    for (const std::string_view vowel : {"o", "O"}) {
      replace_all(text, " o " + std::string(vowel), " u " + std::string(vowel));
    }
    return text;
  }
};

}  // namespace

std::unique_ptr<Speaker> spanish(const Nouns& nouns, const CardSet& set) {
  return std::make_unique<Spanish>(nouns, set);
}

}  // namespace scriptorium::effects
