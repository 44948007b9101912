#include "chapter_and_verse_texts.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::string_view kVerseSlot = "{verse}";
constexpr std::string_view kThemeSlot = "{theme}";

// An entry of the phrases: its key and the two lines of its sentences.
struct Entry {
  std::string_view key;
  std::vector<std::string_view> lines;

  bool has(std::string_view slot) const {
    for (const std::string_view line : lines) {
      if (line.find(slot) != std::string_view::npos) return true;
    }
    return false;
  }
};

std::vector<Entry> entries_of(std::string_view text) {
  std::vector<Entry> entries;
  for (const std::string_view line : split(text, '\n')) {
    if (trim(line).empty() || line.front() == '#') continue;
    if (line.front() != ' ') {
      entries.push_back({trim(line), {}});
    } else if (!entries.empty()) {
      entries.back().lines.push_back(line);
    }
  }
  return entries;
}

template <class Title>
std::string filled(const Entry& entry, std::string_view name, std::string_view slot,
                   const Title& title) {
  std::string text = std::string(entry.key) + "." + std::string(name) + "\n";
  for (const std::string_view line : entry.lines) {
    std::string said(line);
    const bool spanish = trim(line).starts_with("es");
    const std::size_t at = said.find(slot);
    if (at != std::string::npos) {
      said.replace(at, slot.size(), title(spanish ? Language::kSpanish : Language::kEnglish));
    }
    text += said + "\n";
  }
  return text;
}

// A sentence about a verse is there once for each verse, with its title in either language.
std::string spelled_out(std::string_view phrases) {
  const CardList& cards = CardList::get();
  std::string text;
  for (const Entry& entry : entries_of(phrases)) {
    if (entry.has(kVerseSlot)) {
      for (int kind = 1; kind <= cards.kinds(); ++kind) {
        text += filled(entry, cards.slug(kind), kVerseSlot,
                       [&](Language language) { return cards.verse(kind)->title(language); });
      }
    } else if (entry.has(kThemeSlot)) {
      for (int theme = 1; theme <= kThemes; ++theme) {
        text += filled(entry, cards.theme(theme), kThemeSlot,
                       [&](Language language) { return cards.theme_title(theme, language); });
      }
    } else {
      text += std::string(entry.key) + "\n";
      for (const std::string_view line : entry.lines) text += std::string(line) + "\n";
    }
  }
  return text;
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
  static const Phrases phrases(spelled_out(kPhrasesText));
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
