#pragma once

#include "games/chapter_and_verse/codec/text_table.h"

// Verses, themes, chapters and piles in the words of the terminal.
namespace scriptorium::chapter_and_verse {

using Lines = std::vector<Text>;

// A sentence of data/phrases.txt.
Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments = {});
// "You" or a name.
Text seat_heading(const Reader& reader, int seat);

int number(const json::value& value);
// A field that is a text; empty if there is none.
std::string_view text_at(const json::object& object, std::string_view key);
int number_at(const json::object& object, std::string_view key);  // 0 if there is none
const json::object& seat_in(const json::object& view, int seat);
bool is_asked(const Reader& reader, const AnyMatch& match);

// The title of a verse, `be_still`; in a sentence in quotation marks.
std::string title_of(const Reader& reader, std::string_view slug);
Text verse_text(const Reader& reader, std::string_view slug);
// Verses of a view one after the other, those that are set marked.
Text verses_text(const Reader& reader, const json::array& verses);
// What the verse shows: `▼▼ ■`; "Strength 2, Histories 1" where nothing is drawn.
Text icons_text(const Reader& reader, std::string_view slug);
// "cost 2"; "cost 2, now 1"
Text cost_text(const Reader& reader, std::string_view slug, std::optional<int> now = {});
int printed_cost(std::string_view slug);
// What the verse does, in one paragraph; the lines of a choice, its options.
std::string effect_text(const Reader& reader, std::string_view slug);
// One of its abilities, counted from 1.
std::string ability_text(const Reader& reader, std::string_view slug, int number);
std::vector<std::string> option_texts(const Reader& reader, std::string_view slug);

// A theme with its sign in its colour.
Text theme_sign(const Reader& reader, std::string_view theme, int count = 1);
std::string theme_title(const Reader& reader, std::string_view theme);
// How far a theme is on its way to seven: `▼▼▼▼▼·· Strength 5`.
Text theme_count(const Reader& reader, std::string_view theme, int count, bool bar);
// What a chapter shows, the theme with the most icons first.
Text chapter_icons(const Reader& reader, const json::object& icons);

// `0.1` is A1; empty for what is no chapter.
std::string chapter_label(std::string_view pile);
char seat_letter(int seat);
// "in your hand", "in chapter A1".
Text pile_text(const Reader& reader, std::string_view pile);

// In lower case, without accents and punctuation: how a typed text is compared.
std::string folded(std::string_view text);
// Whether a typed text means a title: its words, each at least begun, in their order.
bool means_title(std::string_view typed, std::string_view title);

// A verse as an action names it: `be_still~2@0.hand`.
struct NamedVerse {
  std::string slug;
  std::string pile;  // empty where the action does not say
};
NamedVerse verse_named(std::string_view name);
// The same of a card of a view that lies on a pile of `holder`: `be_still`, `be_still~2`.
std::string action_name(const json::object& card);

}  // namespace scriptorium::chapter_and_verse
