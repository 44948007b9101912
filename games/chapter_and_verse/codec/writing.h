#pragma once

#include <boost/json.hpp>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/names.h"
#include "games/chapter_and_verse/state.h"

// Parts of views and events, as JSON has them.
namespace scriptorium::chapter_and_verse {

namespace json = boost::json;

// `be_still`; for what is hidden, ask first.
json::string verse_name(Kind kind);
json::string pile_value(PileId pile);
// The seats whose bits are set.
json::array seat_list(unsigned bits, int seats);

// A verse on a pile of `holder`: which it is, if that is known; whose it is, if not the holder's.
json::object card(const State& state, Card card, int holder);
// The same with its pile and its place there, 0 the top: for what points at a card that lies
// somewhere.
json::object lying(const State& state, Card card);

// What the viewer is asked, and what waits to happen.
void write_line(const State& state, json::object& shown);
void write_window(const View& view, json::object& shown);
void write_effect(const Book& book, const View& view, json::object& shown);
void write_draft(const State& state, json::object& shown);
void write_lasting(const Book& book, const State& state, json::object& shown);
void write_reciting(const State& state, json::object& shown);

}  // namespace scriptorium::chapter_and_verse
