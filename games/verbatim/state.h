#pragma once

#include <bit>
#include <cstdint>

#include "core/enum_names.h"
#include "core/game.h"
#include "games/verbatim/book.h"

namespace scriptorium::verbatim {

inline constexpr int kPool =
    88;  // letter cards there are: 63 in the box and five in each starting deck
inline constexpr int kMaxSum = 3 * kMaxValue;  // what an exchange can move: three piles' tops
inline constexpr int kMaxPaid = kMaxSum;       // and cost, paid in cards worth 1

// What has to be decided.
enum class Phase : std::uint8_t {
  kTake,       // VB-06: the mover takes a face-up card
  kExchange,   // VB-07: the mover exchanges or keeps
  kArrange,    // VB-13: everyone at the same time
  kChallenge,  // VB-17: the mover challenges a word or passes
  kVerdict,    // VB-15: the judge says whether the challenged word exists
  kReform,     // VB-16: its maker forms other words
  kOver,
};

inline constexpr int kMaxFreed = 3;  // VB-16: freed a third time, a card stays unused

// A letter card in a player's row: which kind, or the letter that a blank is named; how often it
// was freed by a dissolved word (VB-16).
class Tile {
 public:
  Tile() = default;
  static constexpr Tile card(Kind kind) { return Tile(kind); }
  static constexpr Tile blank_as(std::uint8_t letter) {
    return Tile(static_cast<std::uint8_t>(kKinds + letter));
  }

  constexpr std::uint8_t face() const { return bits_ & 63U; }  // kind, or kKinds + letter named
  constexpr bool named() const { return face() >= kKinds; }
  constexpr int freed() const { return bits_ >> 6; }
  constexpr bool may_be_laid() const { return freed() < kMaxFreed; }
  constexpr Kind kind(const Book& book) const { return named() ? book.blank : face(); }
  constexpr std::uint8_t letter(const Book& book) const {
    return named() ? static_cast<std::uint8_t>(face() - kKinds) : book.card[face()].letter;
  }
  constexpr Tile with_face(std::uint8_t face) const {
    return Tile(static_cast<std::uint8_t>((bits_ & 192U) | face));
  }
  constexpr Tile freed_once_more() const { return Tile(static_cast<std::uint8_t>(bits_ + 64)); }
  friend constexpr bool operator==(Tile, Tile) = default;

 private:
  constexpr explicit Tile(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_;
};

// A set of places in the row of all letters.
struct Places {
  std::uint64_t word[2];

  // Those below this one.
  static constexpr Places below(int place) {
    const std::uint64_t rest = (std::uint64_t{1} << (place % 64)) - 1;
    return place < 64 ? Places{{rest, 0}} : Places{{~std::uint64_t{0}, rest}};
  }
  friend constexpr Places operator&(Places a, Places b) {
    return {{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
  }
  friend constexpr Places operator-(Places a, Places b) {
    return {{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
  }
  // Calls see(place) for each, lowest first.
  template <class See>
  void each(const See& see) const {
    for (int i = 0; i < 2; ++i) {
      for (std::uint64_t left = word[i]; left != 0; left &= left - 1) {
        see(64 * i + std::countr_zero(left));
      }
    }
  }
  // There must be one.
  constexpr int highest() const {
    return word[1] != 0 ? 127 - std::countl_zero(word[1]) : 63 - std::countl_zero(word[0]);
  }
  bool has(int place) const { return ((word[place / 64] >> (place % 64)) & 1U) != 0; }
  void set(int place) { word[place / 64] |= std::uint64_t{1} << (place % 64); }
  void clear(int place) { word[place / 64] &= ~(std::uint64_t{1} << (place % 64)); }
};

// One game. While cards are taken, hands are counts by kind; when the arrangement begins each
// player's letters are laid out in `row`, seat after seat: first the words, one after the other,
// then what is unused, sorted.
struct State {
  std::uint32_t held[kSeatCap];  // bit k: the hand has a card of kind k; in a row: an unused card
                                 // of kind k that may be laid
  std::uint32_t sums[kSeatCap];  // bit n: cards of the hand, none red, make n (up to kMaxSum);
                                 // those paid so far in this turn's exchange included
  std::uint8_t hand[kSeatCap][kKinds];      // how many of each kind
  std::uint8_t purse[kSeatCap][kMaxValue];  // how many that are not red, by value: [0] is worth 1
  std::uint8_t removed[kKinds];             // VB-07: out of the game
  Kind pile[kPiles][kPileCap];              // from the bottom up
  std::uint8_t height[kPiles];
  Kind front;          // the card in front of the mover; End Game stays there
  Kind shown[kPiles];  // the face-up top cards; none on a pile that is exhausted or
                       // that lost a card in this turn (VB-09, VB-10)

  // The exchange being made, private to the mover until it is complete.
  std::uint8_t gaining;  // bit p: the top of pile p is asked for
  std::uint8_t owed;     // value still to be paid for it
  std::uint8_t paid_count;
  Kind paid[kMaxPaid];  // taken out of the hand, in order

  Phase phase;
  std::uint8_t seats;
  Seat mover;                     // whose turn; in a verdict or re-forming: who challenged
  Seat taker;                     // who took the End Game card, once somebody has
  std::uint8_t turns;             // begun so far
  std::uint8_t one_letter;        // VB-20: one-letter words count
  std::uint8_t recall[kSeatCap];  // per cent: how likely a challenged word exists, in simulation

  std::uint8_t row_begin[kSeatCap + 1];  // where each seat's letters begin in `row`
  std::uint8_t laid[kSeatCap];           // how many of them are in words
  std::uint8_t word_open;                // bit s: the seat's last word is still being spelled
  std::uint8_t arranged;                 // bit s: the seat's arrangement is in
  std::uint8_t passes;                   // in a row
  std::uint8_t asked;                    // place of the challenged word
  Seat maker;                            // of the word just dissolved
  std::uint8_t standing;                 // letters in the maker's words before re-forming
  Tile row[kPool];
  Places begins;         // a word begins here
  Places doubled;        // the word that begins here was challenged and exists
  std::uint64_t barred;  // fingerprint of the word just dissolved: not again (VB-16)
};

static_assert(sizeof(State) <= 512);
static_assert(Plain<State>);

// Play passes to the left (VB-05).
inline Seat left_of(const State& state, Seat seat) {
  const int next = seat + 1;
  return static_cast<Seat>(next == state.seats ? 0 : next);
}

// The state as one viewer knows it: what it does not know is zeroed, what others have chosen in
// private is as if not chosen yet.
struct View {
  State shown;
  std::uint64_t viewer;  // a seat, or kMaxSeats for a spectator
};

struct Config {
  std::uint8_t seats = 2;
  std::uint8_t letters = 0;          // 0 English, 1 Spanish: the book (VB-22)
  std::uint8_t dictionary = 0;       // 0 American, 1 British, 2 Spanish (VB-21)
  std::uint8_t dictionary_size = 1;  // small, normal, large, huge
  std::uint8_t as_dealt = 0;         // VB-04: the End Game card may lie on top at the start
  std::uint8_t one_letter = 0;       // VB-20: one-letter words count
  std::uint8_t dictionary_open = 0;  // VB-14: the table may show whether a word exists
  std::uint8_t hands_shown = 0;      // VB-23: the table shows opponents' hands
  std::uint8_t recall[kSeatCap] = {90, 90, 90, 90, 90};  // per cent
};

// What a player or the judge does; 16 bits: type in the low four, argument above.
class Action {
 public:
  enum class Type : std::uint8_t {
    kNone,       // no action
    kTake,       // pile
    kGain,       // pile: one more card wanted in the exchange
    kRemove,     // kind: one more card paid; the exchange is complete when the sums are equal
    kKeep,       // no exchange; ends the turn
    kLay,        // tile: the next letter of the word being spelled, or of a new one
    kEndWord,    // the word is complete
    kDone,       // the arrangement, or re-forming, is complete
    kChallenge,  // place of the word
    kPass,
    kExists,   // the judge's
    kMissing,  // the judge's
  };
  static constexpr int kTypes = kEnumSize<Type>;

  Action() = default;
  static constexpr Action take(int pile) { return {Type::kTake, pile}; }
  static constexpr Action gain(int pile) { return {Type::kGain, pile}; }
  static constexpr Action remove(Kind kind) { return {Type::kRemove, kind}; }
  static constexpr Action keep() { return {Type::kKeep, 0}; }
  static constexpr Action lay(std::uint8_t face) { return {Type::kLay, face}; }
  static constexpr Action end_word() { return {Type::kEndWord, 0}; }
  static constexpr Action done() { return {Type::kDone, 0}; }
  static constexpr Action challenge(int place) { return {Type::kChallenge, place}; }
  static constexpr Action pass() { return {Type::kPass, 0}; }
  static constexpr Action exists() { return {Type::kExists, 0}; }
  static constexpr Action missing() { return {Type::kMissing, 0}; }
  static constexpr Action from_bits(std::uint16_t bits) {
    return {static_cast<Type>(bits & 15U), bits >> 4};
  }

  constexpr Type type() const { return static_cast<Type>(bits_ & 15U); }
  constexpr int argument() const { return bits_ >> 4; }
  constexpr std::uint16_t bits() const { return bits_; }
  // The same with the argument that is so much higher.
  constexpr Action later(unsigned by) const {
    Action action = *this;
    action.bits_ = static_cast<std::uint16_t>(bits_ + (by << 4));
    return action;
  }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  constexpr Action(Type type, int argument)
      : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(type) |
                                         static_cast<unsigned>(argument) << 4)) {}
  std::uint16_t bits_ = 0;
};

using Actions = BoundedList<Action, kPool + 8>;

// Something that happened. Unused fields are zero.
struct Event {
  enum class Type : std::uint8_t {
    kBegan,      // seat: who begins; total: seats; count: cards in each pile
    kShown,      // pile turns up kind; not told of a pile that is exhausted
    kTook,       // seat took kind from pile
    kChose,      // told to its actor alone: a small step; count: its type, place: its argument
    kExchanged,  // seat gained the first `count` of cards, one from each pile p with bit p of pile,
                 // and removed the rest, `total` in all
    kKept,       // seat made no exchange
    kArranging,  // the End Game card is taken: everyone arranges
    kArranged,   // the seat's arrangement is in
    kWord,       // a word of the seat is seen: its letters as tiles in cards
    kChallenged,  // seat challenges the word at place
    kPassed,
    kDoubled,    // the word at place exists
    kDissolved,  // the word at place does not
    kReformed,   // the maker has formed what it wanted
    kEnded,      // seat: the winner
  };
  Type type;
  Seat seat;
  std::uint8_t pile;
  Kind kind;
  std::uint8_t place;
  std::uint8_t count;
  std::uint8_t total;
  std::uint8_t cards[kPool + 1];
};

// Why something is refused; what its arguments are. The sentences are in data/text.*.
enum class Reason : std::uint8_t {
  kNone,
  kNotAnAction,
  kOver,
  kNotYourTurn,  // the seat whose turn it is
  kAlreadyIn,
  kVerdictDue,
  kNothingToJudge,
  kJudgeOnly,
  kSeatOnly,
  kWrongPhase,
  kNoSuchPile,    // pile
  kPileEmpty,     // pile
  kPileBare,      // pile
  kRedGain,       // pile
  kAlreadyAsked,  // pile
  kGainAfterPaying,
  kNoSumForGain,  // pile
  kNoSuchLetter,  // face
  kStillInFront,  // face
  kNotInHand,     // face
  kRedRemove,     // face
  kNothingGained,
  kNoSumForRemove,  // face, value owed
  kNameTheBlank,
  kSpent,  // face
  kNoWordOpen,
  kWordTooShort,
  kSameWordAgain,
  kNoWordThere,  // place
  kOwnWord,
  kChallengedBefore,
};
inline constexpr int kReasons = kEnumSize<Reason>;

}  // namespace scriptorium::verbatim
