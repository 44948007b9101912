#pragma once

#include "table/text_table.h"

namespace scriptorium::verbatim {

// Verbatim as text. Words are typed and kept here as a draft of small steps; nothing of it reaches
// the match before it is handed in, but the match is asked about every word.
class VerbatimTextTable final : public TextTable {
 public:
  std::vector<Text> show(const Reader& reader, const AnyMatch& match, Glance glance) const override;
  Text tell(const Reader& reader, const json::object& event,
            const json::object& before) const override;
  Text prompt(const Reader& reader, const AnyMatch& match) const override;
  std::vector<Text> help(const Reader& reader, const AnyMatch& match) const override;
  Typed read(const Reader& reader, const AnyMatch& match, std::string_view line) override;

  json::array draft() const override { return draft_; }
  void set_draft(json::array draft) override;
  bool undo() override;

 private:
  Typed read_take(const Reader& reader, const AnyMatch& match,
                  const std::vector<std::string>& words) const;
  Typed read_challenge(const Reader& reader, const json::object& view,
                       const std::vector<std::string>& words) const;
  Typed read_words(const Reader& reader, const AnyMatch& match, std::vector<std::string> words);
  // The word's steps after the draft, or why it cannot be laid.
  Result<json::array> spell(const Reader& reader, const AnyMatch& match,
                            std::string_view typed) const;
  Typed hand_in(const Reader& reader, std::string_view phase);
  // What the reader sees, the draft included.
  json::object drafted(const Reader& reader, const AnyMatch& match) const;

  json::array draft_;
  bool warned_ = false;  // that nothing at all would be handed in
};

// A sentence of data/phrases.txt.
Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments = {});
// "You" or a name.
Text seat_heading(const Reader& reader, int seat);
// A card of a view: E₁, red E*₁.
Text card_text(const Reader& reader, const json::value& card);
Text cards_text(const Reader& reader, const json::array& cards);
// The letters of a word; a blank's in lower case.
std::string spelled(const json::array& cards);
std::string capitals(std::string_view folded);
std::string_view phase_of(const json::object& view);
int number(const json::value& value);

// The words on the table as they are numbered for a challenge.
struct NumberedWord {
  int number = 0;
  int seat = 0;
  const json::object* word = nullptr;
};
std::vector<NumberedWord> words_on(const json::object& view);

}  // namespace scriptorium::verbatim
