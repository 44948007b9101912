#pragma once

#include <cstdint>

#include "core/enum_names.h"
#include "core/hash.h"

namespace scriptorium::toy {

inline constexpr int kSeatCap = 4;       // TY-01
inline constexpr int kCommonCap = 24;    // TY-02
inline constexpr int kCatalogueCap = 6;  // TY-02: what a seat chooses its private deck from
inline constexpr int kPrivateCap = 4;    // TY-02: how many of them it chooses
inline constexpr int kDealtCap = 3;      // TY-03
inline constexpr int kHandCap = 5;       // TY-15
inline constexpr int kMarkCap = 6;       // TY-18
inline constexpr int kRoundCap = 4;      // TY-04

// A card, every one of them different: 1 to 24 have the common back, then six of each seat with
// that seat's own back. Sorted cards have the common ones first, so that a back is told by a place
// and a public count.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0;
inline constexpr int kCards = 1 + kCommonCap + kSeatCap * kCatalogueCap;  // no card included
inline constexpr int kValues = 8;

// The back of a card in a hand or a slot: common, or private to the seat that holds it.
enum class Back : std::uint8_t { kNone, kCommon, kPrivate };

constexpr Card private_card(int seat, int number) {
  return static_cast<Card>(1 + kCommonCap + seat * kCatalogueCap + number);
}
constexpr Back back_of(Card card) {
  if (card == kNoCard) return Back::kNone;
  return card <= kCommonCap ? Back::kCommon : Back::kPrivate;
}
// Whose catalogue a card with a private back belongs to.
constexpr int owner_of(Card card) { return (card - 1 - kCommonCap) / kCatalogueCap; }
constexpr std::uint64_t bit_of(Card card) { return std::uint64_t{1} << card; }

// What is agreed before the game and known to everyone.
struct Options {
  std::uint8_t seats = 2;
  std::uint8_t common_cards = 12;
  std::uint8_t private_catalogue = 6;
  std::uint8_t private_cards = 3;
  std::uint8_t hand_size = 2;  // cards dealt to each seat
  std::uint8_t marks = 4;      // TY-18: marks there are; they are numbered from 1
  std::uint8_t rounds = 2;
  // Per cent, for TY-13 in simulation.
  std::uint8_t recall[kSeatCap] = {50, 50, 50, 50};
};

// The options, and what each seat has chosen in secret: TY-02.
struct Config {
  Options options;
  // Numbers in the seat's catalogue, from 1, sorted; 0 past private_cards. A seat that names none
  // has the first ones.
  std::uint8_t deck[kSeatCap][kPrivateCap] = {};
};

// The card that a seat's choice number `i` stands for.
constexpr Card chosen_card(const Config& config, int seat, int i) {
  const bool named = config.deck[seat][0] != 0;
  return private_card(seat, named ? config.deck[seat][i] - 1 : i);
}

// Whether the rules allow such a game; `setup` takes no other.
bool valid(const Config& config);

// Mistakes that can be planted: one each, at the place where somebody would make it. The laws must
// catch them.
enum class Fault : std::uint8_t {
  kNone,
  kLostCard,       // an answer with a private back is not discarded, it is gone: law 1
  kHiddenGlobal,   // every third draw of the process takes the second card: law 2
  kForgotten,      // shuffles draw from dice carried along since the deal: law 3
  kBadSample,      // sample moves a top card that the viewer knows to the bottom: law 4
  kKeyPeeks,       // key hashes the top card of the common deck: law 4
  kKeyForgets,     // key leaves out the marks that the viewer sees: law 4
  kViewLeaks,      // view shows what the others have set: laws 5 and 9, for spectators 4
  kLegalPeeks,     // shuffling is not offered while an opponent holds a high card: law 5
  kRefusalPeeks,   // "not your turn" names the first card in the mover's hand: law 5
  kTwinLeaks,      // the censored twin of a draw names the card: law 5
  kWindowTells,    // only seats that hold a high card are asked in a window: law 5
  kRevisionTells,  // the others hear of a finished peek twice if the top card is high: law 5
  kPastReveal,     // a peek is not logged as revealing: law 5; a take-back goes past it
  kCodecDrops,     // for the codec: it leaves a field out: law 6
  kEndless,        // the rounds are not counted: law 7
  kOverpays,       // a right recitation brings sixty points: law 7
  kSilentEvent,    // commitments are turned up and no event names the cards: law 9
  kSwapSeen,       // who knew the top cards sees how another put them back: law 9, on every path
  kBiasedSample,   // sample prefers the lower of two unknown cards on top: law 10
  kStaleBrow,      // sample never redraws the marks that the viewer does not see: law 10
  kStepShows,      // the others see that the mover has picked a card: law 11
  kStepStays,      // a picked card that is dropped stays picked: law 11
  kBoxedChoice,    // sample takes the lowest of a catalogue for the private deck: law 10
  kListsTwice,     // one of three legal actions is listed again: law 5
};
inline constexpr int kFaults = kEnumSize<Fault>;

inline constexpr int kHighValue = 5;  // what the planted faults take for a high card

struct Book {
  std::uint8_t value[kCards] = {};
  Fault fault = Fault::kNone;
  std::uint64_t hash = 0;
};

inline Book make_book(Fault fault) {
  Book book;
  for (int card = 1; card < kCards; ++card) {
    book.value[card] = static_cast<std::uint8_t>(1 + (card - 1) % kValues);
  }
  book.fault = fault;
  book.hash = hash_bytes(book.value, sizeof book.value, static_cast<std::uint64_t>(fault));
  return book;
}

}  // namespace scriptorium::toy
