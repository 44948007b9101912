#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "effects/language/card_texts.h"
#include "games/chapter_and_verse/book.h"

namespace scriptorium::chapter_and_verse {

// A verse as people read it (CV-01). The rules know none of it but by its kind.
struct CardText {
  int number = 0;  // as it is printed
  std::string slug;
  std::string titles[2];  // by Language
  std::string reference;  // `Psalm 46:10`
  int cost = 0;
  std::vector<std::pair<int, int>> icons;  // theme, how many
  std::vector<int> markers;

  const std::string& title(Language language) const {
    return titles[static_cast<std::size_t>(language)];
  }
};

// All verses by kind, and the names of themes and markers: data/*.cards and data/nouns.txt.
class CardList : public effects::CardTexts {
 public:
  // Compiled when it is first asked for.
  static const CardList& get();

  std::optional<Kind> kind_of(std::string_view slug) const {
    const std::optional<int> kind = CardTexts::kind_of(slug);
    return kind ? std::optional(static_cast<Kind>(*kind)) : std::nullopt;
  }
  // Nullptr for 0 and for what there is not.
  const CardText* verse(int kind) const;

  std::string_view theme(int theme) const { return member(static_cast<int>(Group::kTheme), theme); }
  std::string_view theme_title(int theme, Language language) const {
    return member_title(static_cast<int>(Group::kTheme), theme, language);
  }

 private:
  CardList();

  std::vector<CardText> verses_;
};

}  // namespace scriptorium::chapter_and_verse
