#include "chapter_and_verse_texts.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "table/spelled_out.h"

namespace scriptorium::chapter_and_verse {
namespace {

// A sentence about a verse is there once for each verse, with its title in either language.
std::vector<Slot> slots() {
  const CardList& cards = CardList::get();
  Slot verses = {"{verse}", {}};
  for (int kind = 1; kind <= cards.kinds(); ++kind) {
    verses.names.push_back({std::string(cards.slug(kind)), [&cards, kind](Language language) {
                              return cards.verse(kind)->title(language);
                            }});
  }
  Slot themes = {"{theme}", {}};
  for (int theme = 1; theme <= kThemes; ++theme) {
    themes.names.push_back({std::string(cards.theme(theme)), [&cards, theme](Language language) {
                              return std::string(cards.theme_title(theme, language));
                            }});
  }
  return {verses, themes};
}

}  // namespace

const Phrases& ChapterAndVerseCodec::phrases() {
  static const Phrases phrases(spelled_out(kPhrasesText, slots()));
  return phrases;
}

RefusalWords ChapterAndVerseCodec::refusal(const Book&, const Refusal& refusal) {
  const int first = refusal.arguments[0];
  std::optional<int> turn;
  if (static_cast<Reason>(refusal.reason) == Reason::kNotYourTurn) turn = first;
  return {{CardList::get().slug(first), CardList::get().theme(first)},
          {std::to_string(first), std::to_string(refusal.arguments[1])},
          turn};
}

}  // namespace scriptorium::chapter_and_verse
