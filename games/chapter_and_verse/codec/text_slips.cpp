#include "games/chapter_and_verse/codec/text_slips.h"

#include <exception>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/reciting.h"

namespace scriptorium::chapter_and_verse {
namespace {

std::string part_of(std::string_view text, text::Range range) {
  return std::string(text.substr(range.begin, range.end - range.begin));
}

Text marked(const Reader& reader, const Heard& heard, const text::Slip& slip,
            std::string_view said) {
  const Text written(part_of(heard.verse, slip.verse));
  const Text spoken(part_of(said, slip.said));
  const char* key = written.empty()  ? "slip.added"
                    : spoken.empty() ? "slip.missed"
                                     : "slip.different";
  return {phrase(reader, key, {written, spoken}).plain(), Style::kBad};
}

}  // namespace

Text slips_text(const Reader& reader, const Shelf& shelf, std::string_view slug,
                std::string_view said) {
  const std::optional<Kind> kind = CardList::get().kind_of(slug);
  if (!kind) return {};
  std::optional<Heard> heard;
  try {
    heard = heard_as(shelf, *kind, said, text::Strictness::kExact, reader.language);
  } catch (const std::exception&) {
    return {};
  }
  if (!heard || heard->judgement.slips.empty()) return {};
  // Where hardly anything was right, the verse is easier to read without marks.
  Text verse;
  std::size_t at = 0;
  for (const text::Slip& slip : heard->judgement.slips) {
    if (!heard->mostly_right()) break;
    verse.add(heard->verse.substr(at, slip.verse.begin - at));
    const bool added = slip.verse.begin == slip.verse.end;
    if (added && !verse.empty() && !verse.plain().ends_with(' ')) verse.add(" ");
    verse.add(marked(reader, *heard, slip, said));
    if (added && slip.verse.end == 0) verse.add(" ");
    at = slip.verse.end;
  }
  verse.add(heard->verse.substr(at));
  return phrase(reader, "slip.verse", {verse});
}

}  // namespace scriptorium::chapter_and_verse
