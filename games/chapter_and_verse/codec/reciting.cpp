#include "games/chapter_and_verse/codec/reciting.h"

#include <exception>
#include <variant>

#include "games/chapter_and_verse/codec/bundle.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "text/recitation/recitation.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr text::Strictness kStrictness[] = {text::Strictness::kExact, text::Strictness::kLenient,
                                            text::Strictness::kFirstFive};
constexpr text::Translation kTranslations[] = {text::Translation::kKjv, text::Translation::kWeb,
                                               text::Translation::kRv1909};

}  // namespace

std::string missing_for_reciting(const Shelf& shelf) {
  try {
    scripture(shelf);
    return {};
  } catch (const std::exception& fault) {
    return fault.what();
  }
}

// A table may read in several languages: the words of any text that has the verse will do.
std::optional<bool> recited_rightly(const Shelf& shelf, const Config& config, Kind kind,
                                    std::string_view said) {
  const CardText* card = CardList::get().verse(kind);
  if (card == nullptr || config.reciting >= std::size(kStrictness)) return std::nullopt;
  const auto parsed = text::parse_reference(card->reference);
  const text::Reference* reference = std::get_if<text::Reference>(&parsed);
  if (reference == nullptr) return std::nullopt;
  try {
    const text::Scripture& texts = scripture(shelf);
    for (const text::Translation translation : kTranslations) {
      if (!text::Scripture::has(reference->book, translation)) continue;
      const std::string verse = texts.text(*reference, translation);
      if (verse.empty()) continue;
      const text::Judgement judgement =
          text::Recitation(verse).judge(said, kStrictness[config.reciting]);
      if (judgement.outcome == text::Outcome::kRight) return true;
    }
    return false;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace scriptorium::chapter_and_verse
