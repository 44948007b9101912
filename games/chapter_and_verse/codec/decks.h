#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/chapter_and_verse/state.h"
#include "table/options.h"

// Decks as people and programs write them.
namespace scriptorium::chapter_and_verse {

namespace json = boost::json;

// A ready deck as people read about it: data/ready.decks.
struct ReadyDeck {
  std::string slug;
  std::string names[2];  // by Language
  std::string plans[2];  // how it wins
  Deck deck;
};

// In the order of the book.
const std::vector<ReadyDeck>& ready_decks();

// `fishers`, the slug of a ready deck; `{"be_still": 3}`, copies by verse; or an empty text, for
// any ready deck. What is wrong with it, or nothing.
std::string read_deck(const json::value& value, Deck& deck);
json::value write_deck(const Deck& deck);

// CV-54: slugs of verses, or of a set for all of its verses; a single one may stand alone.
std::string read_banned(const json::value& value, KindSet& banned);
json::value write_banned(const KindSet& banned);

// Why such verses may not be left out together, or nothing.
std::string banned_unfit(const Config& config);
// CV-04: why the deck may not be played under these options, or nothing.
std::string deck_unfit(const Config& config, const Deck& deck);

}  // namespace scriptorium::chapter_and_verse
