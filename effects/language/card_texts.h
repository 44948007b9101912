#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "effects/language/compile.h"
#include "table/words.h"

namespace scriptorium::effects {

// The cards of a game as people read them, by their place in the book, from 1, and the names of
// groups and their members. Made of the very texts that the build made the book from.
class CardTexts {
 public:
  // A file of cards. Throws std::runtime_error for texts that the build would have refused.
  struct File {
    std::string_view name;
    std::string_view text;
  };
  CardTexts(std::string_view nouns_text, std::initializer_list<File> cards);

  int kinds() const { return static_cast<int>(set_.cards.size()); }
  bool has(int kind) const { return kind >= 1 && kind <= kinds(); }
  const Nouns& nouns() const { return nouns_; }

  // `be_still`: the English title as programs write it; empty for what there is not.
  std::string_view slug(int kind) const;
  std::optional<int> kind_of(std::string_view slug) const;
  const std::string& title(int kind, Language language) const;

  // What its effects come down to in sentences, line by line as they are printed.
  std::vector<std::string> text(int kind, Language language) const;
  // One of its abilities, counted from 1: its sentences, or the name and what it means.
  std::string ability_text(int kind, int number, Language language) const;
  std::vector<std::string> ability_texts(int kind, Language language) const;  // of all
  // What the names in it mean: "Prayer (3)", "You may look at …".
  std::vector<std::pair<std::string, std::string>> reminders(int kind, Language language) const;

  // A member of a group by its number, and the other way round; empty, none if there is none.
  std::string_view member(int group, int number) const;
  std::optional<std::pair<int, int>> member_named(std::string_view name) const;
  std::string_view member_title(int group, int number, Language language) const;
  // A member by its name, as people read it; empty if there is none.
  std::string_view title_named(std::string_view name, Language language) const;

 protected:
  const Card& card(int kind) const { return set_.cards[static_cast<std::size_t>(kind - 1)]; }
  const FieldValue& field(int kind, std::string_view id) const;

 private:
  Nouns nouns_;
  CardSet set_;
  std::vector<std::string> slugs_;
};

// The title in lower case; whatever is no letter or digit becomes one underscore.
std::string slug_of(std::string_view title);

}  // namespace scriptorium::effects
