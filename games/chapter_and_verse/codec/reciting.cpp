#include "games/chapter_and_verse/codec/reciting.h"

#include <algorithm>
#include <exception>
#include <variant>

#include "games/chapter_and_verse/codec/cards.h"
#include "text/recitation/recitation.h"
#include "text/recitation/spoken.h"
#include "text/scripture/scripture.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr text::Strictness kStrictness[] = {text::Strictness::kExact, text::Strictness::kLenient,
                                            text::Strictness::kFirstFive};
constexpr text::Translation kTranslations[] = {text::Translation::kKjv, text::Translation::kWeb,
                                               text::Translation::kRv1909};

std::optional<text::Reference> reference_of(Kind kind) {
  const CardText* card = CardList::get().verse(kind);
  if (card == nullptr) return std::nullopt;
  const auto parsed = text::parse_reference(card->reference);
  const text::Reference* reference = std::get_if<text::Reference>(&parsed);
  return reference == nullptr ? std::nullopt : std::optional(*reference);
}

// CV-33: title and reference are not needed, and not wrong.
text::Heading heading_of(Kind kind, const text::Reference& reference) {
  const CardText& card = *CardList::get().verse(kind);
  const text::Phrase title = {{{card.title(Language::kEnglish), card.title(Language::kSpanish)}}};
  return text::Heading({title, {text::ways_to_say(reference)}});
}

}  // namespace

std::string missing_for_reciting(const Shelf& shelf) {
  try {
    text::Scripture::shared(shelf.share);
    return {};
  } catch (const std::exception& fault) {
    return fault.what();
  }
}

// A table may read in several languages: the words of any text that has the verse will do, with the
// title and the reference in any language.
std::optional<bool> recited_rightly(const Shelf& shelf, const Config& config, Kind kind,
                                    std::string_view said) {
  const std::optional<text::Reference> reference = reference_of(kind);
  if (!reference || config.reciting >= std::size(kStrictness)) return std::nullopt;
  try {
    const text::Heading heading = heading_of(kind, *reference);
    const text::Scripture& texts = text::Scripture::shared(shelf.share);
    for (const text::Translation translation : kTranslations) {
      if (!text::Scripture::has(reference->book, translation)) continue;
      const std::string verse = texts.text(*reference, translation);
      if (verse.empty()) continue;
      const text::Judgement judgement =
          text::Recitation(verse, heading).judge(said, kStrictness[config.reciting]);
      if (judgement.outcome == text::Outcome::kRight) return true;
    }
    return false;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::optional<Heard> heard_as(const Shelf& shelf, Kind kind, Language language,
                              std::string_view said) {
  const std::optional<text::Reference> reference = reference_of(kind);
  if (!reference) return std::nullopt;
  const bool spanish = language == Language::kSpanish &&
                       text::Scripture::has(reference->book, text::Translation::kRv1909);
  const auto own = spanish ? text::Translation::kRv1909 : text::Translation::kKjv;
  std::optional<Heard> closest;
  try {
    const text::Heading heading = heading_of(kind, *reference);
    const text::Scripture& texts = text::Scripture::shared(shelf.share);
    for (const text::Translation translation : kTranslations) {
      if (!text::Scripture::has(reference->book, translation)) continue;
      Heard heard = {texts.text(*reference, translation), 0, {}};
      if (heard.verse.empty()) continue;
      const text::Recitation recitation(heard.verse, heading);
      heard.words = recitation.words();
      text::Judgement judgement = recitation.judge(said, text::Strictness::kExact);
      if (judgement.outcome == text::Outcome::kTooLong) return std::nullopt;
      heard.slips = std::move(judgement.slips);
      const bool meant = heard.mostly_right();
      const bool closer = meant && (!closest || !closest->mostly_right() ||
                                    heard.slips.size() < closest->slips.size());
      if (closer || (translation == own && !(closest && closest->mostly_right()))) {
        closest = std::move(heard);
      }
    }
  } catch (const std::exception&) {
    return std::nullopt;
  }
  return closest;
}

std::string recited_by_player(const Shelf& shelf, Kind kind, bool knows, Language language,
                              Dice& dice) {
  const std::optional<text::Reference> reference = reference_of(kind);
  if (!reference) return {};
  const auto own =
      language == Language::kSpanish ? text::Translation::kRv1909 : text::Translation::kKjv;
  const bool there = text::Scripture::has(reference->book, own);
  try {
    std::string verse = text::Scripture::shared(shelf.share)
                            .text(*reference, there ? own : text::Translation::kKjv);
    if (knows) return verse;
    // Fewer than five words, and less than nine in ten, are wrong however strict the table is.
    const text::SpokenWords words(verse);
    const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(words.size(), 5) - 1);
    verse.resize(most == 0 ? 0 : words.bytes(0, 1 + dice.below(most)).end);
    return verse;
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace scriptorium::chapter_and_verse
