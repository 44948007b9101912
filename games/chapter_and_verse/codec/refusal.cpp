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

std::string_view sentence_of(Reason reason) {
  switch (reason) {
    case Reason::kNone:
    case Reason::kNotAnAction:
      break;
    case Reason::kOver:
      return "over";
    case Reason::kNotYourTurn:
      return "not_your_turn";
    case Reason::kNotAsked:
      return "not_asked";
    case Reason::kVerdictDue:
      return "verdict_due";
    case Reason::kNothingToJudge:
      return "nothing_to_judge";
    case Reason::kJudgeOnly:
      return "judge_only";
    case Reason::kSeatOnly:
      return "seat_only";
    case Reason::kWrongPhase:
      return "wrong_phase";
    case Reason::kNotInHand:
      return "not_in_hand";
    case Reason::kUniquePlayed:
      return "unique_played";
    case Reason::kTooFew:
      return "too_few";
    case Reason::kNoFreeplay:
      return "no_freeplay";
    case Reason::kNoEffectToUse:
      return "no_effect_to_use";
    case Reason::kNoQuote:
      return "no_quote";
    case Reason::kQuotedBefore:
      return "quoted_before";
    case Reason::kNoSuchChapter:
      return "no_such_chapter";
    case Reason::kNoRoom:
      return "no_room";
    case Reason::kNoBook:
      return "no_book";
    case Reason::kBookClosed:
      return "book_closed";
    case Reason::kNotNeeded:
      return "not_needed";
    case Reason::kNotThisVerse:
      return "not_this_verse";
    case Reason::kNotOffered:
      return "not_offered";
    case Reason::kForbidden:
      return "forbidden";
    case Reason::kNoQuickPlay:
      return "no_quick_play";
    case Reason::kNoChallenge:
      return "no_challenge";
    case Reason::kLineFull:
      return "line_full";
    case Reason::kBasicGame:
      return "basic_game";
    case Reason::kNoSuchSeat:
      return "no_such_seat";
    case Reason::kReciteFirst:
      return "recite_first";
  }
  return "not_an_action";
}

}  // namespace

const Phrases& ChapterAndVerseCodec::phrases() {
  static const Phrases phrases(spelled_out(kPhrasesText, slots()));
  return phrases;
}

std::pair<std::string, std::vector<std::string>> ChapterAndVerseCodec::refusal(
    const Book&, const Refusal& refusal) {
  const std::string key =
      "refused." + std::string(sentence_of(static_cast<Reason>(refusal.reason)));
  const int first = refusal.arguments[0];
  for (const std::string_view name : {CardList::get().slug(first), CardList::get().theme(first)}) {
    const std::string named = key + "." + std::string(name);
    if (phrases().has(named)) return {named, {std::to_string(refusal.arguments[1])}};
  }
  if (!phrases().has(key)) return {"refused.not_an_action", {}};
  return {key, {std::to_string(first)}};
}

}  // namespace scriptorium::chapter_and_verse
