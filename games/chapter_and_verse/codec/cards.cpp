#include "games/chapter_and_verse/codec/cards.h"

#include "chapter_and_verse_texts.h"

namespace scriptorium::chapter_and_verse {

CardList::CardList()
    : CardTexts(kNounsText,
                {{"foundations.cards", kFoundationsText}, {"deep_waters.cards", kDeepWatersText}}) {
  for (int kind = 1; kind <= kinds(); ++kind) {
    CardText& text = verses_.emplace_back();
    text.number = card(kind).number;
    text.slug = slug(kind);
    text.titles[0] = card(kind).title;
    text.titles[1] = card(kind).spanish;
    text.reference = field(kind, "reference").text;
    text.cost = field(kind, "cost").number;
    for (const auto& share : field(kind, "icons").members) {
      text.icons.emplace_back(share.member, share.amount);
    }
    for (const auto& share : field(kind, "markers").members) text.markers.push_back(share.member);
  }
}

const CardList& CardList::get() {
  static const CardList list;
  return list;
}

const CardText* CardList::verse(int kind) const {
  return has(kind) ? &verses_[static_cast<std::size_t>(kind - 1)] : nullptr;
}

}  // namespace scriptorium::chapter_and_verse
