#pragma once

#include "effects/language/effect_json.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/names.h"
#include "games/chapter_and_verse/state.h"
#include "table/written.h"

// Parts of views and events, as JSON has them.
namespace scriptorium::chapter_and_verse {

using effects::write_seats;
using written::Array;
using written::Object;

// `be_still`; for what is hidden, ask first.
inline std::string_view verse_name(Kind kind) { return CardList::get().slug(kind); }
// The chapters, or other piles, that there are among these.
void write_piles(Array out, const std::uint8_t* piles, int count);

// A verse on a pile of `holder`: which it is, if that is known; whose it is, if not the holder's.
void add_card(Object& out, const State& state, Card card, int holder);
// The same with its pile and its place there, 0 the top: for what points at a card that lies
// somewhere.
void add_lying(Object& out, const State& state, Card card);

// What the viewer is asked, and what waits to happen.
void add_line(Object& shown, const State& state);
void add_window(Object& shown, const View& view);
void add_effect(Object& shown, const Book& book, const View& view);
void add_draft(Object& shown, const State& state);
void add_lasting(Object& shown, const Book& book, const State& state);
void add_reciting(Object& shown, const State& state);

}  // namespace scriptorium::chapter_and_verse
