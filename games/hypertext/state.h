#pragma once

#include <cstdint>

#include "core/enum_names.h"
#include "core/game.h"
#include "core/hidden_table.h"
#include "core/table_view.h"
#include "effects/line.h"
#include "effects/run.h"
#include "games/hypertext/book.h"

namespace scriptorium::hypertext {

inline constexpr int kSeatCap = 8;       // HT-01
inline constexpr int kHand = 7;          // HT-06
inline constexpr int kChapters = 12;     // HT-01
inline constexpr int kLetterPoints = 5;  // HT-21
inline constexpr int kWreathPoints = 2;  // HT-15
inline constexpr int kMostCost = 3;      // HT-12
inline constexpr int kDeals = 3;         // HT-27: of the thirteenth chapter
inline constexpr int kTurns = 200;       // of a chapter; HT-32 ends it long before
inline constexpr int kBarsCap = 8;
// No chapter comes near these: they only keep what is counted within what a state holds.
inline constexpr int kMostLetters = 200;
inline constexpr int kMostEarned = 1000;    // points
inline constexpr int kWatchers = kSeatCap;  // the spectators' column of the memory

// When Sheol is shuffled into an empty Tower (HT-08), everybody knows that its cards are not in the
// hands that were filled before. So hidden cards are of pools: those of a pool are dealt over the
// places of that pool. A card that leaves a hand unseen makes them one pool again.
inline constexpr int kPools = 4;

// Where cards lie. Hands and Pages have no order.
using PileId = std::uint8_t;
inline constexpr PileId kTower = 1;
inline constexpr PileId kSheol = 2;
inline constexpr PileId kRevealed = 3;   // HT-13: the card whose ability is being resolved
inline constexpr PileId kFirstHand = 4;  // of seat 0, 1, …
inline constexpr PileId kFirstPages = kFirstHand + kSeatCap;
inline constexpr int kPiles = kFirstPages + kSeatCap;
constexpr PileId hand_of(int seat) { return static_cast<PileId>(kFirstHand + seat); }
constexpr PileId pages_of(int seat) { return static_cast<PileId>(kFirstPages + seat); }
constexpr bool is_hand(PileId pile) { return pile >= kFirstHand && pile < kFirstPages; }
constexpr bool is_pages(PileId pile) { return pile >= kFirstPages; }
constexpr int holder_of(PileId pile) {
  return pile < kFirstHand ? 0 : (pile - kFirstHand) % kSeatCap;
}
// HT-28.
constexpr bool is_open(PileId pile) { return pile != kTower && !is_hand(pile); }

// A card's number says which word it is; in a view, hidden cards have numbers above.
struct Layout {
  static constexpr int kCards = hypertext::kCards;
  static constexpr int kNumbers = kCards + kWords;
  static constexpr int kPiles = hypertext::kPiles;
  static constexpr int kSeats = kSeatCap;
  static constexpr bool is_open(PileId pile) { return hypertext::is_open(pile); }
  static constexpr bool is_sorted(PileId pile) { return pile >= hand_of(0); }
  static constexpr bool is_hand(PileId pile) { return hypertext::is_hand(pile); }
  static constexpr int holder_of(PileId pile) { return hypertext::holder_of(pile); }
};
using Table = HiddenTable<Layout>;
static_assert(std::is_same_v<Card, Table::Card> && std::is_same_v<PileId, Table::Pile>);

using Run = effects::Run<Card, kSeatCap>;
using Window = effects::Window<Card, kSeatCap>;

// What has to be decided.
enum class Stage : std::uint8_t {
  kPlay,    // HT-10 to HT-14: activate, record, or discard
  kRecord,  // HT-14: no way back to activating (HT-11)
  kEffect,  // what an ability asks
  kOwed,    // HT-19: the extra discard
  kRedeem,  // HT-20: all who may call
  kGrace,   // HT-21
  kOver,
};

// What a record is made for: the Board Phase, or somebody's Lot.
inline constexpr int kBoard = 0;
constexpr int lot_of(int seat) { return 1 + seat; }
inline constexpr int kTargets = 1 + kSeatCap;

// What points are for. Those before kLetters are earned in play, the others when a chapter ends.
enum class For : std::uint8_t { kPhase, kRecordWreath, kEmptyWreath, kAbility, kLetters, kLeft };
inline constexpr int kFors = kEnumSize<For>;
inline constexpr int kEarnings = static_cast<int>(For::kLetters);

// A choice under way, private until it is complete.
struct Draft {
  enum class Kind : std::uint8_t { kNone, kPaying, kLaying };
  Kind kind;
  Card card;               // the one that is activated
  std::uint8_t by_letter;  // HT-11
  std::uint8_t target;     // of a record
  std::uint8_t count;
  Card cards[kMostRecorded];  // paid or laid, sorted
  Type role[kMostRecorded];   // HT-04: what each is laid as
};

// An effect that forbids something until the chapter ends, or until somebody's next turn.
struct Bar {
  Act act;
  std::uint8_t seats;    // bit s: the seat may not
  std::uint8_t turn_of;  // seat + 1; 0: until the chapter ends
};

// What the chapters that are over have left of a seat.
struct Past {
  Cards last_hand;                 // what it held when the last one ended: it was laid open
  std::int16_t points[kChapters];  // of each
  std::int16_t last_for[kFors];    // of the last one, by what they are for
  std::int16_t all_for[kFors];     // of all
};

// One game. Vacated places are zero.
struct State {
  // What some see.
  Tally tally[kSeatCap];     // of the hand
  std::uint16_t drawn_seen;  // bit c: the column saw which card was drawn in the Draw step
  Card drawn;               // HT-10: in the Draw step of this turn; 0 once it is gone from the hand
  std::uint8_t free_left;   // activations without a Letter in this turn: of the drawn card,
  std::uint8_t extra_free;  // of any card, by an ability
  // What all see, in one row.
  std::uint8_t tower_pool;  // of the cards in the Tower: see kPools
  Stage stage;
  std::uint8_t seats;
  PhaseSet boards_so_far;                        // HT-24
  std::int16_t score[kSeatCap];                  // chapters that are over
  std::int16_t earned[kSeatCap];                 // in this chapter: phases, wreaths, abilities
  std::int16_t earned_for[kEarnings][kSeatCap];  // the same by what it is for
  std::uint8_t letters[kSeatCap];
  std::uint8_t lot[kSeatCap];        // HT-06: phases
  std::uint8_t lots_done[kSeatCap];  // bit s: the seat has recorded the Lot of s (HT-31)
  std::uint8_t records[kSeatCap];    // of the Board Phase in this chapter
  Bar bars[kBarsCap];
  Window window;         // HT-20
  std::uint8_t playing;  // bit s: HT-26, those who play the thirteenth chapter; else all
  Seat mover;            // whose turn, or whose grace
  Seat starter;          // HT-07
  std::uint8_t chapter;  // from 1
  std::uint8_t chapters;
  std::uint8_t board;          // the Board Phase
  std::uint8_t turns;          // of this chapter
  std::uint8_t times_run_out;  // how often the Tower ran out in this chapter (HT-32)
  std::uint8_t dry;            // 1: it ran out, and Sheol has not been shuffled into it since
  std::uint8_t drawn_pool;
  std::uint8_t unsure;         // 1: others cannot tell which of the two was used
  Card offered;                // HT-19: the End discard that may be redeemed
  std::uint8_t end_discards;   // made in this turn: the second is the one owed (HT-19)
  std::uint8_t redeemed;       // bit s: the seat has redeemed in this chapter
  std::uint8_t owes;           // bit s: HT-19
  std::uint8_t went_out;       // seat + 1, once a hand is empty
  std::uint8_t graced;         // bit s: the seat has had its grace
  std::uint8_t record_wreath;  // seat + 1
  std::uint8_t empty_wreath;
  std::uint8_t deals;   // HT-27: of the thirteenth chapter
  std::uint8_t winner;  // seat + 1: HT-26
  std::uint8_t lot_once;
  std::uint8_t by_priority;
  std::uint8_t no_redeem;
  std::uint8_t gentle;
  std::uint8_t
      passages;         // how many cards went from hidden pile to hidden pile, which all could see
  Past past[kSeatCap];  // last in the row: of seats that are not there it need not be looked at
  // What some see.
  Draft draft;
  std::uint8_t unused_byte;
  Run run;
  Table table;
  std::uint8_t pool[Layout::kNumbers];  // of a hidden card: see kPools
  std::uint8_t unused_last_byte;
};

static_assert(sizeof(State) <= 2048);
static_assert(Plain<State>);

// The state as one viewer knows it: cards that it does not see have numbers from kCards on, and
// what others choose in private is as if not chosen yet.
struct View {
  State shown;
  KnownSomewhere<Table> somewhere;  // in the Tower
  std::uint64_t viewer;             // a seat, or kMaxSeats for a spectator
};
static_assert(Plain<View>);

// HT-31.
struct Config {
  std::uint8_t seats = 2;
  std::uint8_t length = 0;       // 12, 6 or 3 chapters
  std::uint8_t lot_once = 0;     // each Lot once per player and chapter
  std::uint8_t by_priority = 0;  // Redeem by clockwise priority
  std::uint8_t duel_redeem = 1;  // Redeem with two players
  std::uint8_t gentle = 0;       // costs 0, 0, 1, 2
};

// What a player does; 32 bits.
//   bits 0 to 7    type
//   bits 8 to 15   the card; a seat, a target, an option
//   bits 16 to 23  what a card is laid as
class Action {
 public:
  enum class Type : std::uint8_t {
    kNone,
    kActivate,  // card: without a Letter (HT-10)
    kReveal,    // card: for a Letter (HT-11)
    kPay,       // card (HT-12)
    kRecord,    // target (HT-14)
    kLay,       // card, role (HT-04)
    kDiscard,   // card (HT-17, HT-19)
    kRedeem,    // HT-19
    kPass,      // no Redeem; no more grace
    kYes,
    kNo,
    kPick,  // card
    kDone,
    kPlayer,  // seat
    kOption,  // number
    kName,    // member of a group, the group in place of the role
    kTop,     // card
    kBottom,  // card
  };
  static constexpr int kTypes = kEnumSize<Type>;

  constexpr Action() = default;
  constexpr Action(Type type, int what = 0, int role = 0)
      : bits_(static_cast<std::uint32_t>(type) | static_cast<std::uint32_t>(what) << 8 |
              static_cast<std::uint32_t>(role) << 16) {}
  static constexpr Action from_bits(std::uint32_t bits) {
    Action action;
    action.bits_ = bits;
    return action;
  }

  constexpr Type type() const { return static_cast<Type>(bits_ & 255U); }
  constexpr int what() const { return static_cast<int>(bits_ >> 8 & 255U); }
  constexpr Card card() const { return static_cast<Card>(bits_ >> 8 & 255U); }
  constexpr hypertext::Type role() const {
    return static_cast<hypertext::Type>(bits_ >> 16 & 255U);
  }
  constexpr std::uint32_t bits() const { return bits_; }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  std::uint32_t bits_ = 0;
};

using Actions = BoundedList<Action, 3 * kCards>;

// Something that happened. Unused fields are zero.
struct Event {
  enum class Type : std::uint8_t {
    kChapter,    // number begins with seat; board; cards: the Lots by seat; other: who plays
    kDealt,      // seat gets count cards
    kTurn,       // of seat
    kDrew,       // seat, count cards from the Tower; number 1: in the Draw step
    kShuffled,   // Sheol into the Tower: count cards; number 1: the Tower alone, by an ability;
                 // 2: between chapters
    kChose,      // told to its actor alone: a small step; action as it was
    kActivated,  // seat reveals the first card and pays the rest; number 1: for a Letter
    kResolved,   // the ability is over: the card goes to Sheol
    kRecorded,   // seat, other: the target; cards with roles
    kWreath,     // seat; number 1 for recording, 2 for an empty hand
    kDiscarded,  // seat, card; number 1: it may be redeemed
    kPassed,     // seat does not redeem, or has no more to record
    kRedeemed,   // seat, card
    kOut,        // seat's hand is empty: the chapter ends
    kSpent,      // the Tower has run out twice: the chapter ends
    kGrace,      // seat may record
    kLaidOpen,   // seat's hand goes to Sheol: cards
    kScored,     // points by seat for the chapter; number
    kTied,       // other: the seats that play on
    kDealtAnew,  // number: which deal of the thirteenth chapter has ended
    kEnded,      // seat + 1 in number: who won by the Matthias rule; other: the winners
    kMoved,      // an ability of seat: card from pile to `to`
    kLooked,     // seat looks at count cards of pile
    kShown,      // seat shows count cards of pile, or turns them up
    kArranged,   // seat puts count cards back onto pile, `number` of them at the bottom
    kSearched,   // seat looks through pile
    kExchanged,  // the pile of seat with that of other; of hands the cards, those that seat holds
                 // now (as many as `to` says) before those of other; of Lots, `board` is what seat
                 // has now and `to` what other has
    kNamed,      // seat names member `other` of group number
    kGained,     // seat, number of counter other
    kBarred,     // seat forbids an act (number) to the seats of other; to: until whose turn, plus 1
    kMayActivate,  // seat may activate number cards more
  };
  Type type;
  std::uint8_t seat;
  std::uint8_t other;
  std::uint8_t pile;
  std::uint8_t to;
  std::uint8_t count;
  std::int16_t number;
  std::int16_t points[kSeatCap];
  std::uint32_t action;
  Card cards[kWords];
  std::uint8_t roles[kMostRecorded];
  std::uint8_t board;
  std::uint8_t unused_bytes[2];
};
static_assert(Plain<Event>);

// Why something is refused; what its arguments are. The sentences are in data/phrases.txt.
enum class Reason : std::uint8_t {
  kNone,
  kNotAnAction,
  kOver,
  kNotYourTurn,  // the seat whose turn it is
  kNotAsked,
  kAnswerFirst,  // the ability asks something else
  kPayFirst,     // card
  kLayFirst,     // phase
  kWrongStep,
  kNotInHand,  // card
  kNotDrawn,   // card
  kUsedUp,     // the free activation
  kNoLetter,
  kTooFew,  // card, its cost
  kForbidden,
  kNoSuchTarget,
  kNotRecordable,  // phase
  kLotDone,
  kNotAs,    // card, role
  kNotPart,  // card, phase
  kRedeemedBefore,
  kNothingOffered,
  kNotOffered,  // what an ability does not offer
  kDiscardOwed,
  kNotItself,  // card: what it costs are other cards
};
inline constexpr int kReasons = kEnumSize<Reason>;

using EventLog = Log<Event>;

inline SeatSet playing(const State& state) { return SeatSet::from_bits(state.playing); }
inline SeatSet columns(const State& state) { return SeatSet::first(state.seats).with(kWatchers); }
// The next who plays, clockwise.
inline Seat left_of(const State& state, int seat) {
  return static_cast<Seat>(playing(state).first_from(seat + 1));
}
// HT-20: in which order those who are asked count where no clock decides.
inline Seat first_asked(const State& state, SeatSet asked) {
  return static_cast<Seat>(asked.first_from(state.mover + 1));
}
// HT-20, HT-31.
inline SeatSet asked_to_redeem(const State& state) {
  const SeatSet undecided = state.window.undecided();
  return state.by_priority == 0 ? undecided : SeatSet::of(first_asked(state, undecided));
}
inline PileId where(const State& state, Card card) { return state.table.where(card); }
inline int hand_size(const State& state, int seat) { return state.table.size(hand_of(seat)); }
inline bool in_hand(const State& state, int seat, Card card) {
  return where(state, card) == hand_of(seat);
}
inline Cards cards_in(const State& state, PileId pile) {
  return Cards::where(state.table.lies_on, pile);
}
inline Card revealed(const State& state) { return state.table.top(kRevealed); }
inline bool tie_break(const State& state) { return state.chapter > state.chapters; }
inline int phase_at(const State& state, int target) {
  return target == kBoard ? state.board : state.lot[target - 1];
}
// HT-12, HT-31.
inline int cost(const Book& book, const State& state, Card card) {
  const int full = static_cast<int>(book.word(card).rarity) - 1;
  return state.gentle == 0 || full == 0 ? full : full - 1;
}

}  // namespace scriptorium::hypertext
