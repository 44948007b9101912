#pragma once

#include "games/chapter_and_verse/codec/text_words.h"

// The table as lines of text: what text_show.cpp, text_waiting.cpp and text_offers.cpp show.
namespace scriptorium::chapter_and_verse {

// What one reader has before them.
struct Screen {
  const Reader& reader;
  const json::object& view;

  std::string_view asks() const { return text_at(view, "asks"); }
  const json::object& own() const { return seat_in(view, reader.viewer.seat()); }
  Text phrase(std::string_view key, const std::vector<Text>& arguments = {}) const {
    return chapter_and_verse::phrase(reader, key, arguments);
  }
  Text verse(std::string_view slug) const { return verse_text(reader, slug); }
  // The sentence for the reader, `.you`, or for anybody else; {0} is the name.
  Text by_seat(std::string_view key, int seat, std::vector<Text> arguments = {}) const;
};

void show_heading(const Screen& screen, Lines& lines);
// Everybody's counts and chapters, and what they come to together.
void show_tabletops(const Screen& screen, Lines& lines);
// The reader's hand with the number that stands for each verse: with all that it does, with what it
// shows, or in one line; or only the titles, where numbers mean something else.
enum class HandDetail { kEffects, kIcons, kNumbers, kTitles };
void show_hand(const Screen& screen, HandDetail detail, const std::vector<int>& costs,
               Lines& lines);
// What each verse of the hand would cost now, by place: effects may change it. Where the engine
// does not say, as when a verse cannot be played, what is printed.
std::vector<int> costs_now(const Reader& reader, const AnyMatch& match, const json::object& view);
// The place in the reader's hand of the verse that they are playing, while they choose what to do
// with it.
std::optional<std::size_t> place_played(const Screen& screen);
// What lasts, what waits on the line, who recites, what an effect asks and whom.
void show_waiting(const Screen& screen, const AnyMatch& match, Lines& lines);
Text outcome(const Screen& screen);

// A choice from a list: what is typed for it and what it is.
struct Offer {
  json::object action;
  std::string label;               // its number; `new`
  std::vector<std::string> names;  // what else may be typed for it
  Text text;
  std::string slug;  // of the verse, where it is one
};
// Whether what is asked is a choice from a list; else numbers are those of the hand.
bool is_listed(std::string_view asks);
std::vector<Offer> offers(const Reader& reader, const AnyMatch& match, const json::object& view);
void show_offers(const std::vector<Offer>& all, Lines& lines);

}  // namespace scriptorium::chapter_and_verse
