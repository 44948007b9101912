#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "effects/language/compile.h"
#include "games/chapter_and_verse/book.h"
#include "table/words.h"

namespace scriptorium::chapter_and_verse {

// A verse as people read it (CV-01). The rules know none of it but by its kind.
struct CardText {
  int number = 0;         // as it is printed
  std::string slug;       // `be_still`: the English title as programs write it
  std::string titles[2];  // by Language
  std::string reference;  // `Psalm 46:10`
  int cost = 0;
  std::vector<std::pair<int, int>> icons;  // theme, how many
  std::vector<int> markers;

  const std::string& title(Language language) const {
    return titles[static_cast<std::size_t>(language)];
  }
};

// All verses by kind, and the names of themes and markers: data/first.cards and data/nouns.txt,
// the very texts that the build made the book from.
class CardList {
 public:
  // Compiled when it is first asked for.
  static const CardList& get();

  int kinds() const { return static_cast<int>(verses_.size()); }  // from 1
  // Nullptr for 0 and for what there is not.
  const CardText* verse(int kind) const;
  // Empty for what there is not.
  std::string_view slug(int kind) const;
  std::optional<Kind> kind_of(std::string_view slug) const;

  // What its effects come down to in sentences, line by line as they are printed.
  std::vector<std::string> text(int kind, Language language) const;
  // What the names in it mean: "Prayer (3)", "You may look at …".
  std::vector<std::pair<std::string, std::string>> reminders(int kind, Language language) const;

  // A theme or marker by group and number, and the other way round; empty, none if there is none.
  std::string_view member(int group, int number) const;
  std::optional<std::pair<Group, int>> member_named(std::string_view name) const;
  std::string_view theme(int theme) const { return member(static_cast<int>(Group::kTheme), theme); }
  std::string_view theme_title(int theme, Language language) const;
  // A theme or marker by its name, as people read it; empty if there is none.
  std::string_view title_named(std::string_view name, Language language) const;

 private:
  struct Member {
    std::string name;
    std::string titles[2];
  };
  CardList();

  effects::Nouns nouns_;
  effects::CardSet set_;
  std::vector<CardText> verses_;
  std::vector<std::vector<Member>> groups_;
};

// The title in lower case; whatever is no letter or digit becomes one underscore.
std::string slug_of(std::string_view title);

}  // namespace scriptorium::chapter_and_verse
