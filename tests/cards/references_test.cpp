// Every verse that any card names, in all texts: it exists, it is not empty, and the Spanish verse
// is the same verse.

#include <gtest/gtest.h>

#include "effects/language/tests/sketchbook.h"
#include "games/registry/registry.h"
#include "text/scripture/scripture.h"
#include "text/scripture/tests/likeness.h"

namespace scriptorium {
namespace {

struct Named {
  std::string card;
  std::string written;
};

// Every `reference` that a printed card has, wherever it stands in it.
void add_references(const json::value& value, const std::string& card, std::vector<Named>& all) {
  if (const json::array* list = value.if_array()) {
    for (const json::value& each : *list) add_references(each, card, all);
  }
  if (const json::object* object = value.if_object()) {
    for (const auto& [key, each] : *object) {
      if (key == "reference") {
        all.push_back({card, std::string(each.as_string())});
      } else {
        add_references(each, card, all);
      }
    }
  }
}

std::vector<Named> all_references() {
  std::vector<Named> all;
  for (const effects::SketchedGame& game : effects::read_sketches(SCRIPTORIUM_SOURCE)) {
    for (const effects::Card& card : game.set.cards) {
      for (const effects::Field& field : game.nouns.fields) {
        if (field.type != effects::Field::Type::kReference) continue;
        all.push_back({game.id + ": " + card.title, card.fields[field.number - 1U].text});
      }
    }
  }
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  for (const auto& game : registry.games()) {
    for (const json::value& card : game->cards(Language::kEnglish)) {
      const std::string title(card.at("title").as_string());
      add_references(card, std::string(game->id()) + ": " + title, all);
    }
  }
  return all;
}

text::Reference reference_of(const Named& named) {
  const auto read = text::parse_reference(named.written);
  const auto* reference = std::get_if<text::Reference>(&read);
  EXPECT_NE(reference, nullptr) << named.card << ": " << named.written;
  return reference == nullptr ? text::Reference{} : *reference;
}

TEST(References, ExistAndAreNotEmptyInAnyText) {
  const auto scripture = text::Scripture::load(SCRIPTORIUM_SHARE "/scripture.bundle");
  const std::vector<Named> all = all_references();
  EXPECT_GE(all.size(), 15U + 10U + 180U) << "cards are missing";
  for (const Named& named : all) {
    const text::Reference reference = reference_of(named);
    for (const auto translation :
         {text::Translation::kKjv, text::Translation::kWeb, text::Translation::kRv1909}) {
      if (!text::Scripture::has(reference.book, translation)) continue;
      for (const text::Reference& verse : text::verses_of(reference)) {
        EXPECT_FALSE(scripture.verse(verse, translation).text.empty())
            << named.card << ": " << named.written << " in " << translation_code(translation);
      }
    }
  }
}

TEST(References, AreTheSameVerseInSpanish) {
  text::Sources sources;
  sources.mod2imp = SCRIPTORIUM_MOD2IMP;
  sources.sword = SCRIPTORIUM_SWORD;
  sources.data = SCRIPTORIUM_SOURCE "/text/scripture/data";
  const text::Bibles bibles = text::read_bibles(sources);
  const std::vector<text::Numbers> english = text::numbers_of(bibles.kjv);
  const std::vector<text::Numbers> spanish = text::numbers_of(bibles.rv1909);
  const text::Likeness likeness(english);
  for (const Named& named : all_references()) {
    for (const text::Reference& verse : text::verses_of(reference_of(named))) {
      if (!text::in_bible(verse.book)) continue;
      const int at = text::verse_place(verse.book, verse.chapter, verse.first);
      const text::Numbers& said = english[static_cast<std::size_t>(at)];
      const double own = likeness.of(said, spanish[static_cast<std::size_t>(at)]);
      EXPECT_GT(own, 0.3) << named.card << ": " << named.written;
      for (int near = std::max(0, at - 3); near <= std::min(text::kBibleVerses - 1, at + 3);
           ++near) {
        if (near == at) continue;
        // Matthew 25:21 and 23 say the same: there is nothing to tell them apart by.
        if (likeness.of(said, english[static_cast<std::size_t>(near)]) > 0.8) continue;
        EXPECT_LT(likeness.of(said, spanish[static_cast<std::size_t>(near)]), own)
            << named.card << ": " << named.written << " is more like another verse";
      }
    }
  }
}

}  // namespace
}  // namespace scriptorium
