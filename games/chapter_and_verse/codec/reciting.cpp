#include "games/chapter_and_verse/codec/reciting.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <tuple>
#include <variant>
#include <vector>

#include "core/enum_names.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "text/recitation/pieces.h"
#include "text/recitation/recitation.h"
#include "text/recitation/spoken.h"
#include "text/scripture/scripture.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr text::Strictness kStrictness[] = {text::Strictness::kExact, text::Strictness::kLenient,
                                            text::Strictness::kFirstFive};
constexpr std::uint8_t kReciting[] = {0, 1, 2};  // those that the table judges
constexpr std::size_t kFirstWords = 5;           // of `first_five`
constexpr int kTries = 8;
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

struct Written {
  text::Translation translation;
  std::string verse;
};

std::vector<Written> every_text_of(const Shelf& shelf, const text::Reference& reference) {
  std::vector<Written> all;
  const text::Scripture& texts = text::Scripture::shared(shelf.share);
  for (const text::Translation translation : kTranslations) {
    if (!text::Scripture::has(reference.book, translation)) continue;
    if (std::string verse = texts.text(reference, translation); !verse.empty())
      all.push_back({translation, std::move(verse)});
  }
  return all;
}

// What is right, else what has the fewest slips for its length; of equals the reader's own text.
bool better(const Heard& one, const Heard& other, Language language) {
  const auto rank = [&](const Heard& heard, const Heard& against) {
    return std::tuple(heard.judgement.outcome != text::Outcome::kRight,
                      heard.judgement.slips.size() * against.words,
                      text::language_of(heard.translation) != language);
  };
  return rank(one, other) < rank(other, one);
}

// The words as they are written, each with the marks behind it.
std::vector<std::string> written_words(const std::string& verse) {
  const text::SpokenWords spoken(verse);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < spoken.size(); ++i) {
    const std::uint32_t begin = i == 0 ? 0 : spoken.bytes(i, i + 1).begin;
    const bool last = i + 1 == spoken.size();
    const std::size_t end = last ? verse.size() : spoken.bytes(i + 1, i + 2).begin;
    words.emplace_back(trim(std::string_view(verse).substr(begin, end - begin)));
  }
  return words;
}

// A word left out, or two neighbours in the wrong order.
void slip(std::vector<std::string>& words, std::uint32_t at, Dice& dice) {
  if (at + 1 < words.size() && dice.below(2) == 0) return std::swap(words[at], words[at + 1]);
  words.erase(words.begin() + at);
}

// As somebody says a verse who knows it by halves: one slip among the first five words, so that it
// is wrong even where they are enough; more on the way; and the end may be missing.
std::string half_known(const std::string& verse, Dice& dice) {
  std::vector<std::string> words = written_words(verse);
  const auto below = [&](std::size_t count) {
    return dice.below(static_cast<std::uint32_t>(count));
  };
  for (std::size_t slips = words.size() / 10; slips > 0; --slips) {
    if (words.size() > kFirstWords + 1)
      slip(words, kFirstWords + below(words.size() - kFirstWords), dice);
  }
  if (!words.empty()) slip(words, below(std::min(words.size(), kFirstWords)), dice);
  if (words.size() > 2 * kFirstWords && dice.below(2) == 0)
    words.resize(words.size() - 1 - below(words.size() / 2));
  return fmt::format("{}", fmt::join(words, " "));
}

// However strict the table is, and in whatever text.
bool always_wrong(const Shelf& shelf, Kind kind, std::string_view said) {
  return std::all_of(std::begin(kReciting), std::end(kReciting), [&](std::uint8_t reciting) {
    Config config;
    config.reciting = reciting;
    return recited_rightly(shelf, config, kind, said) == false;
  });
}

json::object written_piece(const text::Piece& piece) {
  json::object written = {{"kind", name_of(piece.kind)}};
  if (!piece.verse.empty()) written["scripture"] = piece.verse;
  if (!piece.said.empty()) written["said"] = piece.said;
  return written;
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
    for (const Written& each : every_text_of(shelf, *reference)) {
      const text::Judgement judgement =
          text::Recitation(each.verse, heading).judge(said, kStrictness[config.reciting]);
      if (judgement.outcome == text::Outcome::kRight) return true;
    }
    return false;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::optional<Heard> heard_as(const Shelf& shelf, Kind kind, std::string_view said,
                              text::Strictness strictness, Language language) {
  const std::optional<text::Reference> reference = reference_of(kind);
  if (!reference) return std::nullopt;
  const text::Heading heading = heading_of(kind, *reference);
  std::optional<Heard> best;
  for (Written& each : every_text_of(shelf, *reference)) {
    const text::Recitation recitation(each.verse, heading);
    Heard heard = {std::move(each.verse), each.translation, recitation.words(),
                   recitation.judge(said, strictness)};
    if (!best || better(heard, *best, language)) best = std::move(heard);
  }
  return best;
}

std::optional<json::object> slips_of(const Shelf& shelf, const Config& config, Kind kind,
                                     std::string_view said, Language language) {
  const text::Strictness strictness = config.reciting < std::size(kStrictness)
                                          ? kStrictness[config.reciting]
                                          : text::Strictness::kExact;
  const std::optional<Heard> heard = heard_as(shelf, kind, said, strictness, language);
  if (!heard) return std::nullopt;
  const bool all = strictness != text::Strictness::kFirstFive;
  json::array pieces;
  for (const text::Piece& piece : text::pieces_of(heard->verse, said, heard->judgement.slips,
                                                  all ? heard->words : kFirstWords)) {
    pieces.emplace_back(written_piece(piece));
  }
  return json::object{{"slips", heard->judgement.slips.size()},
                      {"pieces", std::move(pieces)},
                      {"translation", text::translation_code(heard->translation)}};
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
    for (int tries = 0; tries < kTries; ++tries) {
      std::string said = half_known(verse, dice);
      if (always_wrong(shelf, kind, said)) return said;
    }
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
