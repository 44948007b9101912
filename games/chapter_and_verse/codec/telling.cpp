#include "table/telling.h"

#include "chapter_and_verse_texts.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"

// Events as sentences.
namespace scriptorium::chapter_and_verse {
namespace {

Text verse_text(const Happening& happening, const json::value& verse) {
  const Language language = happening.reader.language;
  const std::optional<Kind> kind = CardList::get().kind_of(std::string_view(verse.as_string()));
  if (!kind) return std::string(verse.as_string());
  const std::string& title = CardList::get().title(*kind, language);
  return {ChapterAndVerseCodec::phrases().say("tell.verse", language, {{title}}), Style::kCard};
}

Text member_text(const Happening& happening, const json::value& member) {
  const std::string_view name = member.as_string();
  return std::string(CardList::get().title_named(name, happening.reader.language));
}

}  // namespace

const Telling& ChapterAndVerseCodec::telling() {
  static const Telling telling("games/chapter_and_verse/data/telling.txt", kTellingText, phrases(),
                               {{"card", verse_text}, {"member", member_text}});
  return telling;
}

}  // namespace scriptorium::chapter_and_verse
