#pragma once

#include <cstdint>

#include "core/enum_names.h"
#include "core/game.h"
#include "core/knowledge.h"
#include "tests/toy/book.h"

namespace scriptorium::toy {

// What has to be decided.
enum class Phase : std::uint8_t {
  kTurn,     // TY-04: the mover makes its one choice
  kPeek,     // TY-07: the mover puts back what it looked at
  kSearch,   // TY-09: the mover finds a card or none
  kAnswer,   // TY-12: the asked opponents, all at the same time
  kVerdict,  // TY-13: the judge
  kCommit,   // TY-16: everyone who holds a card, all at the same time
  kOver,
};

// What lies open for everyone, spectators too.
struct Open {
  std::uint64_t discard = 0;  // bit c: card c; the pile is open, its order means nothing
  Options options;
  Phase phase = Phase::kTurn;
  std::uint8_t round = 0;  // rounds that are over
  std::uint8_t turn = 0;   // turns that are over in this round
  Seat first = 0;          // who begins every round
  std::uint8_t asked = 0;  // bit s: the seat is asked in the window that is open
  std::uint8_t common_size = 0;
  std::uint8_t deck_size[kSeatCap] = {};
  std::uint8_t held[kSeatCap] = {};  // cards in hand
  std::uint8_t points[kSeatCap] = {};
  std::uint8_t told_mark[kSeatCap] = {};  // TY-13: the mark last recited rightly
  Card committed[kSeatCap] = {};          // TY-16: turned up at the last commitment; none: declined
  std::uint8_t unused_bytes[3] = {};

  Seat mover() const { return static_cast<Seat>((first + turn) % options.seats); }
};

// A seat's choice in a window, hidden until the window closes. The chosen card stays in the hand
// till then.
inline constexpr std::uint8_t kUndecided = 0;  // otherwise 1 + place in hand
inline constexpr std::uint8_t kDeclined = kHandCap + 1;

// What everyone remembers; the spectators have a column of their own after those of the seats.
using Memory = Knowledge<kCards, kSeatCap + 1>;
inline constexpr int kWatchers = kSeatCap;  // TY-20

// Bit c: the column knows the card's pile, or its place.
inline std::uint64_t cards_known(const Memory& memory, int column, Knows at_least) {
  std::uint64_t known = 0;
  for (int card = 1; card < kCards; ++card) {
    if (memory.of(column, card) >= at_least) known |= std::uint64_t{1} << card;
  }
  return known;
}

// One game. Decks are from the bottom up; hands and boxes are sorted; vacated places are zero.
struct State {
  Open open;
  Memory memory = {};
  Card common[kCommonCap] = {};
  Card deck[kSeatCap][kPrivateCap] = {};
  Card box[kSeatCap][kCatalogueCap] = {};  // TY-02: what the seat did not choose
  Card hand[kSeatCap][kHandCap] = {};
  Card slot[kSeatCap] = {};
  std::uint8_t brow[kSeatCap] = {};  // TY-18: a mark, from 1
  std::uint8_t pledge[kSeatCap] = {};
  std::uint8_t picked = 0;  // TY-10: 1 + place in the mover's hand
  std::uint8_t unused_bytes[4] = {};
};

static_assert(sizeof(State) <= 512);
static_assert(Plain<State>);

// All that one viewer knows. What it does not know is zero.
struct View {
  Open open;
  std::uint64_t in_deck = 0;  // cards it knows to be in the deck of their back, not where
  std::uint64_t shown = 0;    // cards whose whereabouts everyone knows, the discarded ones included
  Card common[kCommonCap] = {};
  Card hand[kSeatCap][kHandCap] = {};  // its own; of the others' the cards it knows, sorted
  Card slot[kSeatCap] = {};
  Back slot_back[kSeatCap] = {};
  std::uint8_t common_held[kSeatCap] = {};  // how many cards in hand have the common back
  Card box[kCatalogueCap] = {};             // its own
  std::uint8_t brow[kSeatCap] = {};         // TY-18: all but its own
  std::uint8_t watched[2] = {};  // bit s: seat s knows the top card of the common deck; the second
  std::uint8_t viewer = 0;       // a seat, or kMaxSeats for a spectator
  std::uint8_t faded = 0;        // 1: it once knew more than this
  std::uint8_t pledged = 0;      // bit s: the seat has chosen in the window that is open
  std::uint8_t pledge = kUndecided;  // what it has chosen itself
  std::uint8_t picked = 0;           // TY-10: its own
  std::uint8_t unused_bytes[7] = {};
};

static_assert(Plain<View>);

// What a player or the judge does; 16 bits.
//   bits 0 to 4    type
//   bits 5 to 15   place in sorted order: of one's private deck for kFind, of one's hand for
//                  kSet, kPick and kPledge; else 0
class Action {
 public:
  enum class Type : std::uint8_t {
    kNone,     // no action
    kDraw,     // TY-05
    kDrawOwn,  // TY-06
    kPeek,     // TY-07
    kKeep,     // TY-07: puts back as they were
    kSwap,     // TY-07: puts back swapped
    kShuffle,  // TY-08
    kSearch,   // TY-09
    kFind,     // TY-09: place
    kSet,      // TY-10: place
    kTurnUp,   // TY-11
    kRecite,   // TY-13: the words are kept at the edge
    kPledge,   // TY-12, TY-16: place; answers, or commits
    kPass,     // TY-14: does nothing, finds nothing, answers nothing, commits nothing
    kRight,    // TY-13: the judge's
    kWrong,    // TY-13: the judge's
    kPick,     // TY-10: place; a small step before kSet
  };
  static constexpr int kTypes = kEnumSize<Type>;

  constexpr Action() = default;
  static constexpr Action draw() { return {Type::kDraw, 0}; }
  static constexpr Action draw_own() { return {Type::kDrawOwn, 0}; }
  static constexpr Action peek() { return {Type::kPeek, 0}; }
  static constexpr Action keep() { return {Type::kKeep, 0}; }
  static constexpr Action swap() { return {Type::kSwap, 0}; }
  static constexpr Action shuffle() { return {Type::kShuffle, 0}; }
  static constexpr Action search() { return {Type::kSearch, 0}; }
  static constexpr Action find(int place) { return {Type::kFind, place}; }
  static constexpr Action set(int place) { return {Type::kSet, place}; }
  static constexpr Action turn_up() { return {Type::kTurnUp, 0}; }
  static constexpr Action recite() { return {Type::kRecite, 0}; }
  static constexpr Action pledge(int place) { return {Type::kPledge, place}; }
  static constexpr Action pass() { return {Type::kPass, 0}; }
  static constexpr Action right() { return {Type::kRight, 0}; }
  static constexpr Action wrong() { return {Type::kWrong, 0}; }
  static constexpr Action pick(int place) { return {Type::kPick, place}; }
  static constexpr Action from_bits(std::uint16_t bits) {
    return {static_cast<Type>(bits & 31U), bits >> 5};
  }

  constexpr Type type() const { return static_cast<Type>(bits_ & 31U); }
  constexpr int place() const { return bits_ >> 5; }
  constexpr std::uint16_t bits() const { return bits_; }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  constexpr Action(Type type, int place)
      : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(type) | static_cast<unsigned>(place)
                                                                           << 5)) {}
  std::uint16_t bits_ = 0;
};

// Nine types without a place and a hand to set or pick from are the most a seat chooses from.
using Actions = BoundedList<Action, 9 + 2 * kHandCap>;

// Something that happened. Unused fields are zero. In a censored twin the fields in brackets are
// too.
struct Event {
  enum class Type : std::uint8_t {
    kNone,
    kOptions,   // options of the game
    kDeckList,  // told to the seat alone: the cards of its private deck, sorted
    kDealt,     // told to the seat alone: its hand, sorted
    kMark,      // told to all other seats: mark on the seat's brow
    kFirst,     // seat begins
    kDrew,      // seat drew [card] from the common deck
    kDrewOwn,   // seat drew [card] from its private deck
    kPeeks,     // seat looks at the top of the common deck: [top card, second card]
    kPeeked,    // seat has put back; [count: 1 if swapped]
    kShuffled,  // seat shuffled the common deck
    kSearches,  // seat searches its private deck
    kFound,     // seat shows the card it found, or none; its private deck is shuffled
    kSet,       // seat set [card] with this back
    kTurnedUp,  // seat turned up card
    kChose,     // seat has chosen in the window; [count: its pledge]
    kAnswered,  // seat's card cancels what was turned up
    kScored,    // seat scores count
    kRecites,   // seat says what is on its brow
    kVerdict,   // seat was right: mark; or wrong: none
    kRevealed,  // seat committed card, or none
    kPassed,    // seat
    kEnded,
    kPicked,  // told to the seat alone: count: 1 + place in its hand
  };
  Type type = Type::kNone;
  Seat seat = 0;
  std::uint8_t count = 0;
  std::uint8_t mark = 0;
  Back back = Back::kNone;
  Card card[kPrivateCap] = {};
  Options options = {.seats = 0,
                     .common_cards = 0,
                     .private_catalogue = 0,
                     .private_cards = 0,
                     .hand_size = 0,
                     .marks = 0,
                     .rounds = 0,
                     .recall = {}};
};

static_assert(Plain<Event>);

// Why an action is refused. In brackets: the arguments.
enum class Reason : std::uint8_t {
  kNone,
  kOver,           // the game is over
  kNotYourTurn,    // (whose it is)
  kNotAsked,       // the window is open for others
  kAlreadyChosen,  // the seat has chosen in this window
  kNoVerdictDue,   // nothing to judge
  kAwaitsVerdict,  // the judge is to act
  kNotAnAction,    // (type) a place with an action that has none, or no action at all
  kNotNow,         // (type) not part of the decision that is due
  kDeckEmpty,
  kTooFewCards,  // (least) not enough to shuffle or swap
  kHandFull,     // (cap)
  kNoSuchCard,   // (place, how many there are)
  kSlotTaken,
  kSlotEmpty,
};

}  // namespace scriptorium::toy
