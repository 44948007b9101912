#pragma once

#include <functional>

#include "games/chapter_and_verse/codec/text_show.h"

// How typed lines are read: what text_read.cpp, text_named.cpp and text_look.cpp share.
namespace scriptorium::chapter_and_verse {

inline Typed acting(json::array actions) { return {std::move(actions), {}, {}, {}}; }
inline Typed failing(Error error) { return {{}, {}, std::move(error), {}}; }
inline Typed saying(Lines lines) { return {{}, std::move(lines), {}, {}}; }
Error mistyped(const Reader& reader, std::string_view key, const std::vector<Text>& arguments = {});

using Words = std::vector<std::string>;
// Words from one place up to another, with blanks between.
std::string words_between(const Words& words, std::size_t first, std::size_t end);
std::string words_from(const Words& words, std::size_t first);
// Whether a typed word is one of those for `type.KEY`, in the reader's language or in English.
bool is_word(const Reader& reader, std::string_view typed, std::string_view key);
// The verb that a typed word is, such as `play`; empty if it is none.
std::string_view verb_of(const Reader& reader, std::string_view typed);

// Places in the reader's hand, from 0. One verse by its number or by words of its title, of several
// that can be meant the only one that fits; several with commas between, or numbers alone.
Result<std::size_t> hand_place(const Screen& screen, std::string_view typed,
                               const std::function<bool(std::size_t)>& fits = {});
Result<std::vector<std::size_t>> hand_places(const Screen& screen, std::string_view typed);
std::string hand_name(const Screen& screen, std::size_t place);
// A chapter by its label, or one of the reader's own by its number, `new`: as `into` names it.
std::optional<std::string> chapter_meant(const Screen& screen, std::string_view typed);
// A seat by its letter or its name.
std::optional<int> seat_meant(const Reader& reader, std::string_view typed);

// A choice from the list by its number, its words or words of its title.
Typed read_offer(const Reader& reader, const AnyMatch& match, const std::vector<Offer>& all,
                 const Words& words);
// What is looked at without doing anything; nothing if the line asks for no such thing.
std::optional<Typed> read_look(const Screen& screen, const AnyMatch& match, const Words& words,
                               const std::vector<Offer>& all);

}  // namespace scriptorium::chapter_and_verse
