#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/setup.h"

namespace scriptorium::chapter_and_verse {

// Decks of any size that the table allows, for some seats; the others get a ready one.
inline void bring_decks(Config& config, Dice& dice) {
  const KindSet out = left_out(the_book(), config);
  const auto kinds = static_cast<std::uint32_t>(the_book().verses.size() - 1);
  for (int seat = 0; seat < config.seats; ++seat) {
    if (dice.below(2) == 0) continue;
    const int size = kDeckLeast + static_cast<int>(dice.below(kDeckCap - kDeckLeast + 1));
    Deck& deck = config.decks[seat];
    while (deck.size() < size) {
      const auto kind = static_cast<Kind>(1 + dice.below(kinds));
      if (!out.has(kind) && deck.copies(kind) < most_copies(the_book(), kind)) deck.add(kind);
    }
  }
}

// Chapter and Verse for the laws: any number of seats, both games, any recall, any verses.
struct Subject {
  using Codec = ChapterAndVerseCodec;
  static constexpr std::uint64_t kGames = 300;

  std::shared_ptr<const Book> book(const Config& config) const { return book_of<Codec>(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(kSeatCap - 2));
    config.advanced = upto(1);
    config.reciting = upto(2);
    config.bible_only = upto(1);
    for (unsigned i = upto(9) < 3 ? 10 + upto(20) : 0; i > 0; --i) config.banned.add(1 + upto(178));
    if (config.advanced != 0) bring_decks(config, dice);
    for (std::uint8_t& recall : config.recall) recall = upto(100);
    return config;
  }
};

// Two players whose decks are of two verses, with two in hand, two in the deck and one blessing
// each; the rest lies open. Hands are alike so often that histories meet, and all worlds can be
// counted.
struct Tiny {
  using Codec = ChapterAndVerseCodec;
  using Game = ChapterAndVerse;
  static constexpr std::uint64_t kGames = 600;
  static constexpr int kDepth = 4;
  static constexpr int kViews = 12;
  static constexpr int kSamples = 3000;

  static const Book& the_tiny_book();
  const Book& book() const { return the_tiny_book(); }
  std::shared_ptr<const Book> book(const Config&) const {
    return {std::shared_ptr<const Book>(), &the_tiny_book()};
  }
  Config random_config(Dice&) const { return {.advanced = 1}; }
  std::vector<State> starts() const;

  // What the viewer knows is all in its view: nothing has faded, and nobody else is in the middle
  // of a choice.
  bool exact(const State& state, Viewer viewer) const;
  // The verses, place by place: copies of a verse are alike. The rest is the same in all worlds
  // that look alike.
  std::string world(const State& state) const;
  int ways(const State& state, Actor actor, Action action) const;
};

}  // namespace scriptorium::chapter_and_verse
