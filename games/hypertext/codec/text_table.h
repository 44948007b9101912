#pragma once

#include "table/text_table.h"

namespace scriptorium::hypertext {

// Hypertext as text: the open phases, the hand by types, and what may be done with a number for
// each. A number is typed, or the words beside it.
class HypertextTextTable final : public NumberedTextTable {
 public:
  std::vector<Text> show(const Reader& reader, const AnyMatch& match, Glance glance) const override;
  Text tell(const Reader& reader, const json::object& event,
            const json::object& before) const override;
  Text prompt(const Reader& reader, const AnyMatch& match) const override;
  std::vector<Text> help(const Reader& reader, const AnyMatch& match) const override;

 protected:
  Offer offer(const Reader& reader, const AnyMatch& match, const json::object& view,
              const json::object& action) const override;
};

// A sentence of data/phrases.txt.
Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments = {});
// A word's title, a phase's; a type's, `NOUN`.
Text word_text(const Reader& reader, std::string_view word);
Text phase_text(const Reader& reader, std::string_view phase);
std::string type_text(const Reader& reader, std::string_view type);
// "Bread, Oil and Salt".
Text words_text(const Reader& reader, const json::array& words);
int number(const json::value& value);

}  // namespace scriptorium::hypertext
