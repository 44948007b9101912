#pragma once

#include "games/verbatim/codec/text_table.h"

// How typed lines are read: what text_read.cpp and text_exchange.cpp share.
namespace scriptorium::verbatim {

inline Typed acting(json::array actions) { return {std::move(actions), {}, {}}; }
inline Typed failing(Error error) { return {{}, {}, std::move(error)}; }
Error mistyped(const Reader& reader, std::string_view key, const std::vector<Text>& arguments = {});

// In lower case and without accents, if it is a word.
std::string folded(std::string_view typed);
std::vector<std::string> letters_of(std::string_view folded_word);
// The verb that a typed word is, such as `take`, in the reader's language or in English.
std::string_view verb_of(const Reader& reader, std::string_view typed);

const json::object& own_seat(const Reader& reader, const json::object& view);
// No cards where the arrangement has begun: then they are in the row.
json::array own_hand(const Reader& reader, const json::object& view);

// The one pile that shows a card of this name, or is this number.
Result<int> pile_meant(const Reader& reader, const json::object& view, std::string_view typed);
// A card that is to be paid: of like names the one that can be meant.
Result<std::string> paid_name(const Reader& reader, const AnyMatch& match, const json::array& hand,
                              const std::string& typed);
// `d t for a l`.
Typed read_exchange(const Reader& reader, const AnyMatch& match, std::vector<std::string> words);

}  // namespace scriptorium::verbatim
