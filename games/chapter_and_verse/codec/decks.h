#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/chapter_and_verse/deck.h"
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
// As people read them, in the answer to the request `cards`.
json::array printed_ready_decks(Language language);

// The sentences about decks: phrases.txt.
std::string deck_words(std::string_view key, Language language,
                       const std::vector<std::string>& arguments = {});
// Such a sentence about a name that is not known; `near` is what may have been meant, or empty.
std::string not_known(std::string_view key, std::string_view name, std::string_view near,
                      Language language);

// What is wrong with a deck, as a reader hears it.
struct FaultText {
  std::string message = {};
  std::string_view rule = {};  // empty: it could not be read
  Kind verse = 0;              // the one at fault, if one is
  int line = 0;                // where it stands in a text, from 1
};

// A deck as somebody wrote it: what was understood of it, and what was not.
struct WrittenDeck {
  std::string name;  // empty: none was given
  Copies copies;
  std::vector<FaultText> unread;

  // Something could not be read: `say` says why. Where there is much of that, the rest is only
  // counted, since looking for what was meant takes its time.
  template <class Say>
  void not_read(const Say& say, int line = 0) {
    if (unread.size() < kMostTold) {
      unread.push_back({say(), {}, 0, line});
    } else if (more_++ == 0) {
      first_more_ = line;
    }
  }
  // That there were more, once all is read.
  void count_rest(Language language);

 private:
  static constexpr std::size_t kMostTold = 50;

  int more_ = 0;
  int first_more_ = 0;
};
// The most copies of one verse that are understood: a deck may have fewer (CV-04).
inline constexpr int kMostUnderstood = 99;

// `steadfast`, the slug of a ready deck; `{"be_still": 3}`, copies by verse; or an empty text, for
// any ready deck. Of a ready one, what is `out` gives way to other verses (CV-54).
WrittenDeck read_deck(const json::value& value, const KindSet& out, Language language);
// As a table's option; what is wrong with it, or nothing.
std::string read_deck_option(const json::value& value, Deck& deck);
json::value write_deck(const Deck& deck);

// CV-54: slugs of verses, or of a set for all of its verses; a single one may stand alone.
std::string read_banned(const json::value& value, KindSet& banned);
json::value write_banned(const KindSet& banned);

// Why such verses may not be left out together, or nothing.
std::string banned_unfit(const Config& config);
// CV-04: every reason why the deck may not be played under these options.
std::vector<FaultText> faults_of(const Config& config, const Copies& copies, Language language);
// The first of them, or nothing.
std::string deck_unfit(const Config& config, const Deck& deck);

}  // namespace scriptorium::chapter_and_verse
