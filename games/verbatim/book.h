#pragma once

#include <cstdint>
#include <span>

namespace scriptorium::verbatim {

inline constexpr int kKinds = 32;    // kinds of cards, the two below included
inline constexpr int kLetters = 27;  // a to z, then ñ
inline constexpr int kMaxValue = 6;  // VB-22
inline constexpr int kPiles = 4;
inline constexpr int kPileCap = 16;
inline constexpr int kStartCards = 5;
inline constexpr int kSeatCap = 5;  // VB-01

// A kind of card, as a line of a letter set (data/*.letters). Cards of one kind are the same card
// to everyone.
using Kind = std::uint8_t;
inline constexpr Kind kNoCard = 0;
inline constexpr Kind kEndGame = 1;
inline constexpr Kind kFirstLetterKind = 2;

inline constexpr std::uint8_t kBlank = kLetters;  // the letter of a blank card

// One line of a letter set, as the build makes it out of data/*.letters.
struct LetterRow {
  std::uint8_t letter;  // 0 to 25: a to z; 26: ñ; 27: blank
  std::uint8_t value;
  bool red;
  std::uint8_t box;    // how many among the shuffled letter cards
  std::uint8_t start;  // how many in each starting deck
};

struct Card {
  std::uint8_t letter = 0;
  std::uint8_t value = 0;
  bool red = false;
};

// The letter set of one language: VB-02, VB-04, VB-22.
struct Book {
  Card card[kKinds] = {};
  std::uint8_t box[kKinds] = {};
  std::uint8_t start[kKinds] = {};
  Kind deck[kPiles * kPileCap] = {};  // the letter cards of the box, kind by kind
  Kind starting[kStartCards] = {};    // those of a starting deck, then kNoCard
  std::uint8_t kinds = 0;             // kinds in use: 0 to kinds − 1
  std::uint8_t boxed = 0;             // cards in the box, End Game included: a multiple of four
  std::uint32_t red = 0;              // kinds that are red (VB-08, VB-11)
  std::uint32_t worth[kMaxValue + 1] = {};    // kinds that are not red, by value
  std::uint32_t at_most[kMaxValue + 1] = {};  // those worth at most so much
  std::uint8_t tradable[kKinds] = {};         // the value of a kind that is not red, else 0 (VB-08)
  std::uint32_t alphabet = 0;                 // letters of the language: what a blank may be named
  std::uint32_t one_letter_words = 0;         // letters that are a word by themselves (VB-20)
  Kind blank = kNoCard;
  std::uint64_t hash = 0;
};

// The rows must keep VB-02, VB-04 and VB-22, or be a small box of the same kind for a test.
Book make_book(std::span<const LetterRow> rows, std::uint32_t alphabet,
               std::uint32_t one_letter_words);

// The sets that come with the game.
const Book& english();
const Book& spanish();

}  // namespace scriptorium::verbatim
