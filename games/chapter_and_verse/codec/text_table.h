#pragma once

#include "table/text_table.h"

namespace scriptorium::chapter_and_verse {

// Chapter and Verse as text. Verses are named by the number at which the hand shows them or by
// words of their title, chapters by a letter for whose they are and their number, `A1`. Where there
// is a list of choices, its number is typed.
class ChapterAndVerseTextTable final : public TextTable {
 public:
  explicit ChapterAndVerseTextTable(Shelf shelf) : shelf_(std::move(shelf)) {}

  std::vector<Text> show(const Reader& reader, const AnyMatch& match, Glance glance) const override;
  Text tell(const Reader& reader, const json::object& event,
            const json::object& before) const override;
  Text prompt(const Reader& reader, const AnyMatch& match) const override;
  std::vector<Text> help(const Reader& reader, const AnyMatch& match) const override;
  Typed read(const Reader& reader, const AnyMatch& match, std::string_view line) override;
  // CV-32: whoever recites must not have the verse before their eyes.
  bool hides_screen(const Reader& reader, const AnyMatch& match) const override;
  // Passes, while the reader has said that they want to.
  json::array unasked(const Reader& reader, const AnyMatch& match) override;

 private:
  Shelf shelf_;
  std::string warned_;   // the line that looked like a command while it was to be a recitation
  bool passes_ = false;  // all that others do, up to the reader's own turn
};

}  // namespace scriptorium::chapter_and_verse
