#pragma once

#include <memory>

#include "games/chapter_and_verse/codec/codec.h"

namespace scriptorium::chapter_and_verse {

// Chapter and Verse for the laws: any number of seats, both games, any recall.
struct Subject {
  using Codec = ChapterAndVerseCodec;

  std::shared_ptr<const Book> book(const Config& config) const { return Codec::book(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(kSeatCap - 2));
    config.advanced = upto(1);
    config.reciting = upto(2);
    for (std::uint8_t& recall : config.recall) recall = upto(100);
    return config;
  }
};

// Two players whose decks are all of two verses: hands are alike so often that histories meet.
struct TinyDecks {
  using Codec = ChapterAndVerseCodec;
  using Game = ChapterAndVerse;

  static const Book& the_tiny_book() {
    static const std::vector<std::uint8_t> kCopies = [] {
      std::vector<std::uint8_t> copies(the_book().verses.size());
      copies[1] = 8;  // Be Still: looks into the deck and arranges it
      copies[5] = 8;  // The Other Cheek: answers
      return copies;
    }();
    static const Book kBook = [] {
      Book book = the_book();
      book.deck = kCopies;
      return book;
    }();
    return kBook;
  }

  std::shared_ptr<const Book> book(const Config&) const {
    return {std::shared_ptr<const Book>(), &the_tiny_book()};
  }
  Config random_config(Dice&) const { return {}; }
};

}  // namespace scriptorium::chapter_and_verse
