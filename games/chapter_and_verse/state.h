#pragma once

#include <cstdint>

#include "core/card_set.h"
#include "core/enum_names.h"
#include "core/game.h"
#include "core/hidden_table.h"
#include "core/table_view.h"
#include "effects/line.h"
#include "effects/run.h"
#include "games/chapter_and_verse/book.h"
#include "games/chapter_and_verse/deck.h"

namespace scriptorium::chapter_and_verse {

inline constexpr int kBlessings = 7;  // CV-05
inline constexpr int kOpening = 5;    // CV-05
inline constexpr int kHandLimit = 8;  // CV-11
inline constexpr int kBookIcons = 7;  // CV-16
inline constexpr int kChapters = 16;  // CV-15: of one player
inline constexpr int kLineCap = 24;   // CV-41
inline constexpr int kLastingCap = 8;
inline constexpr int kMostCost = 9;
inline constexpr int kRounds = 60;  // CV-51

// Cards are numbered owner by owner, an owner's by kind: whose a card is shows on its back (CV-24).
inline constexpr int kCards = 1 + kSeatCap * kDeckCap;
inline constexpr int kWatchers = kSeatCap;  // the spectators' column of the memory
inline constexpr int kPilesEach = 5 + kChapters;
inline constexpr int kPiles = 2 + kSeatCap * kPilesEach;

using Card = std::uint16_t;
using PileId = std::uint8_t;
using Run = effects::Run<Card, kSeatCap>;
using Line = effects::Line<Card, kLineCap>;
using Window = effects::Window<Card, kSeatCap>;

inline constexpr Card kNoCard = 0;
inline constexpr PileId kHanded = kPiles - 1;  // CV-32: held by the opponent it was handed to

constexpr PileId pile_of(int seat, Pile pile) {
  return static_cast<PileId>(1 + seat * kPilesEach + static_cast<int>(pile) - 1);
}
constexpr PileId chapter_of(int seat, int chapter) {
  return static_cast<PileId>(1 + seat * kPilesEach + 5 + chapter);
}
// Whose pile it is and which of theirs, looked up: moving a card asks often. The last one,
// kHanded, is nobody's: its holder is no seat.
struct PileFacts {
  std::uint8_t holder[kPiles] = {};
  std::uint8_t slot[kPiles] = {};
  bool chapter[kPiles] = {};
  constexpr PileFacts() {
    for (int pile = 1; pile < kPiles; ++pile) {
      holder[pile] = static_cast<std::uint8_t>((pile - 1) / kPilesEach);
      slot[pile] = static_cast<std::uint8_t>((pile - 1) % kPilesEach);
      chapter[pile] = pile != kHanded && slot[pile] >= 5;
    }
  }
};
inline constexpr PileFacts kPileFacts;
constexpr int holder_of(PileId pile) { return kPileFacts.holder[pile]; }
constexpr int slot_of(PileId pile) { return kPileFacts.slot[pile]; }
constexpr bool is_chapter(PileId pile) { return kPileFacts.chapter[pile]; }
constexpr bool is_pile(PileId pile, Pile noun) {
  return pile != 0 && pile != kHanded && slot_of(pile) == static_cast<int>(noun) - 1;
}
// CV-23: hands, decks and blessings' faces are hidden.
constexpr bool is_open(PileId pile) { return pile != kHanded && slot_of(pile) >= 3; }
// Which verse a card is says `kind` in the state.
struct Layout {
  static constexpr int kCards = chapter_and_verse::kCards;
  static constexpr int kNumbers = kCards;
  static constexpr int kPiles = chapter_and_verse::kPiles;
  static constexpr int kSeats = kSeatCap;
  static constexpr bool is_open(PileId pile) { return chapter_and_verse::is_open(pile); }
  static constexpr bool is_sorted(PileId pile) { return is_hand(pile); }
  static constexpr bool is_hand(PileId pile) { return is_pile(pile, Pile::kHand); }
  static constexpr int holder_of(PileId pile) { return chapter_and_verse::holder_of(pile); }
};
using Table = HiddenTable<Layout>;
static_assert(std::is_same_v<Card, Table::Card> && std::is_same_v<PileId, Table::Pile>);

// Looked up, since a division takes longer; of no card nobody's.
struct CardFacts {
  std::uint8_t owner[kCards] = {};
  constexpr CardFacts() {
    for (int card = 1; card < kCards; ++card) {
      owner[card] = static_cast<std::uint8_t>((card - 1) / kDeckCap);
    }
  }
};
inline constexpr CardFacts kCardFacts;
constexpr int owner_of(Card card) { return kCardFacts.owner[card]; }
constexpr Card first_card_of(int seat) { return static_cast<Card>(1 + seat * kDeckCap); }

using CardSet = scriptorium::CardSet<kCards>;

// CV-10. Where the turn stands.
enum class Phase : std::uint8_t { kStart, kExcess, kFreeplay, kPlay, kEnding, kEnd, kOver };

// What has to be decided.
enum class Asks : std::uint8_t {
  kOrder,      // CV-11: the player in turn, which effect first
  kExcess,     // CV-11: the player in turn, which verse goes under the blessings
  kTurn,       // the player in turn, what to do in Freeplay or Play
  kChapter,    // where the verse goes
  kSacrifice,  // CV-14: what is given for it
  kHandTo,     // CV-32: which opponent holds the verse to be recited
  kRecited,    // CV-32: recited rightly: play it or not
  kFaltered,   // CV-32: recited wrongly: pay for it or discard it
  kBook,       // CV-16: which chapters make the book
  kWindow,     // CV-41: all who may answer
  kRecite,     // CV-32, CV-44: whoever has to, with the words as free text
  kVerdict,    // the judge
  kEffect,     // what an effect asks
  kNothing,    // the game is over
};

// How a verse gets into a chapter.
enum class Manner : std::uint8_t {
  kNone,
  kFree,     // CV-13, or an effect allows it
  kPaid,     // CV-14
  kRecited,  // CV-32: without sacrifice, not to be challenged
};

// A choice that the player in turn is making, private until it is complete.
struct Draft {
  Card verse;
  Card paid[kMostCost];
  std::uint8_t paid_count;
  std::uint8_t due;  // sacrifices still to be chosen
  Manner manner;
  PileId chapter;
  std::uint8_t new_chapter;  // 1: a new one
  std::uint8_t theme;        // CV-16: of the book being put together
  PileId book[kSeatCap];     // by seat: the chapter chosen
};

// What waits on the line.
enum class Did : std::uint8_t { kNone, kPlayed, kUsed, kQuick, kClosing, kEnding };
inline constexpr std::uint8_t kStands = 1;  // detail of a play: it is not challenged (CV-46)

// An answer in a window, beside passing.
inline constexpr std::uint8_t kChallenges = 2;  // CV-44: with the verse sacrificed
inline constexpr std::uint8_t kQuickPlays = 3;  // CV-39

// An effect that lasts beyond the step that made it.
struct Lasting {
  std::uint16_t step;  // the row; 0: none
  Card source;
  Card card;  // the one card it is about; none: whatever is like its cards
  std::uint8_t you;
  std::uint8_t other;
  std::int8_t amount;
  std::uint8_t turn_of;  // whose turn begins or ends when it is over
};

// One game. Vacated places are zero.
struct State {
  Icons icons[kSeatCap][kChapters];  // of each chapter: what its verses show
  // What all see beside the verses, in one row.
  KindSet left_out;                          // CV-03, CV-54: verses that nobody plays with
  std::uint64_t unique_played[kKinds / 64];  // CV-37: by kind
  std::uint16_t filled[kSeatCap];            // bit c: the chapter c has verses
  Force in_force;                            // of all that stands and lasts
  Phase phase;
  std::uint8_t seats;
  std::uint8_t advanced;
  Seat mover;
  Seat first;               // who began
  std::uint8_t round;       // rounds begun
  std::uint8_t idle;        // turns in a row in which nobody drew, played, discarded or closed
  std::uint8_t free_plays;  // verses that may be played without sacrifice in this turn
  std::uint8_t acted;       // something happened in this turn (CV-51)
  std::uint8_t winner;      // seat + 1
  std::uint8_t emptied;     // somebody's blessings may be gone
  std::uint8_t freeplayed;  // CV-13: the one verse of the Freeplay phase is played
  std::uint8_t kept;        // CV-32: a verse was recited and kept in this turn
  std::uint8_t challenger;  // seat + 1, while the verdict is due
  Seat reciter;
  Seat listener;         // CV-32: who holds the verse
  std::uint8_t ability;  // the next ability of the effect that is resolving
  std::uint8_t trigger;  // what set it off
  Seat controller;       // whose effect it is
  std::uint8_t lasting_count;
  std::uint8_t closing_theme;
  PileId closing[kSeatCap];       // CV-16: the chapters of the declared book, by seat
  std::uint8_t recall[kSeatCap];  // per cent (CV-48)
  std::uint8_t unused_byte;
  // What some see.
  CardSet set;       // CV-36: in a chapter without having been played
  CardSet standing;  // in play, with an effect that lasts while it is
  CardSet due;       // effects of the start or end of this turn that are still to come
  Table table;
  Draft draft;
  Line line;
  Window window;
  Run run;
  Lasting lasting[kLastingCap];
  Card resolving;     // whose abilities are being gone through
  Kind kind[kCards];  // which verse a card is
  Asks asks;
  std::uint8_t unused_last_bytes[2];
};

static_assert(Plain<State>);

inline constexpr std::uint8_t kAnswerHidden = 255;  // in a view: another seat has answered

// All that one viewer knows: the state with the cards numbered anew by what the viewer sees, so
// that a number tells nothing, hidden cards without their kind, and what others choose in private
// as if not chosen yet.
struct View {
  State shown;
  KnownSomewhere<Table> somewhere;
  std::uint64_t viewer;  // a seat, or kMaxSeats for a spectator
  Deck own;  // CV-04: in the advanced game the viewer's own deck, wherever its verses are
  std::uint32_t unused;
};
static_assert(Plain<View>);

struct Config {
  KindSet banned = {};  // CV-54
  std::uint8_t seats = 2;
  std::uint8_t advanced = 1;
  std::uint8_t reciting = 1;  // CV-33: exact, lenient, first five, by the table
  std::uint8_t recall[kSeatCap] = {80, 80, 80, 80, 80, 80};  // per cent (CV-48)
  std::uint8_t bible_only = 0;                               // CV-03
  Deck decks[kSeatCap] = {};  // CV-04: those that seats brought; the others get a ready one
  std::uint8_t unused[6] = {};
};

inline constexpr int kByTheTable = 3;  // the reciting that people judge

// What a player or the judge does; 32 bits.
//   bits 0 to 7    type
//   bits 8 to 15   the verse's kind; a seat, a theme, a member, an option
//   bits 16 to 23  the pile
//   bits 24 to 31  of a verse that is not its holder's own: whose it is, plus 1 (CV-24)
class Action {
 public:
  enum class Type : std::uint8_t {
    kNone,
    kFirst,      // kind, pile: this effect first (CV-11)
    kExcess,     // kind (CV-11)
    kFreeplay,   // kind
    kSkip,       // no freeplay (CV-13)
    kPlay,       // kind (CV-14)
    kInto,       // pile, 0 for a new chapter
    kSacrifice,  // kind
    kUse,        // kind: discarded for its effect (CV-31, CV-39)
    kQuote,      // kind (CV-32)
    kHandTo,     // seat (CV-32)
    kRecite,     // the words are kept at the edge
    kPlayIt,     // what was recited
    kKeepIt,     // back to hand, or discarded if it was recited wrongly
    kClose,      // theme (CV-16)
    kChapter,    // pile: part of the book
    kEnd,        // the turn's play is over
    kPass,
    kQuick,      // kind (CV-39)
    kChallenge,  // kind: what is sacrificed for it (CV-44)
    kYes,
    kNo,
    kPick,  // kind, pile
    kDone,
    kPlayer,  // seat
    kOption,  // number
    kName,    // member of a group, the group in place of the pile
    kTop,     // kind
    kBottom,  // kind
    kRight,   // the judge's
    kWrong,   // the judge's
  };
  static constexpr int kTypes = kEnumSize<Type>;

  constexpr Action() = default;
  constexpr Action(Type type, int what = 0, int pile = 0, int foreign_owner = 0)
      : bits_(static_cast<std::uint32_t>(type) | static_cast<std::uint32_t>(what) << 8 |
              static_cast<std::uint32_t>(pile) << 16 |
              static_cast<std::uint32_t>(foreign_owner) << 24) {}
  static constexpr Action from_bits(std::uint32_t bits) {
    Action action;
    action.bits_ = bits;
    return action;
  }

  constexpr Type type() const { return static_cast<Type>(bits_ & 255U); }
  constexpr int what() const { return static_cast<int>(bits_ >> 8 & 255U); }
  constexpr PileId pile() const { return static_cast<PileId>(bits_ >> 16 & 255U); }
  constexpr int foreign_owner() const { return static_cast<int>(bits_ >> 24); }
  constexpr int argument() const { return static_cast<int>(bits_ >> 8); }
  constexpr std::uint32_t bits() const { return bits_; }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  std::uint32_t bits_ = 0;
};

// A hand, or all that lies open, in three ways at most.
using Actions = BoundedList<Action, 3 * kSeatCap * kDeckCap>;

// Something that happened. Unused fields are zero; in a censored twin so are the kinds, not the
// owners.
struct Event {
  enum class Type : std::uint8_t {
    kNone,
    kBegan,       // seat begins; number: seats; other: 1 in the advanced game
    kDealt,       // seat has `count` verses in the deck, 7 blessings; cards: the opening hand
    kBrought,     // CV-04: seat's deck of `count` verses: cards, by kind
    kStartShown,  // CV-06: seat reveals cards[0]
    kTurn,        // seat's turn begins; number: the round
    kPhase,       // number: the phase that begins
    kStep,        // told to its actor alone: a small step, number the action's type, cards[0], pile
    kDrew,        // seat: cards
    kMoved,       // seat's doing: cards[0] from pile to to; number 1 on top, 2 at the bottom
    kPlayed,      // seat plays cards[0] into to; number: the manner; the rest of cards: sacrificed
    kSet,         // seat sets cards[0] into to
    kUsed,        // seat discards cards[0] for its effect
    kQuick,       // seat answers with cards[0]
    kChallenged,  // seat sacrifices cards[0]; other has to recite
    kQuoting,     // seat hands cards[0] to other and recites
    kRecited,     // seat has said the words
    kVerdict,     // number: 1 right, 0 wrong; seat recited
    kDeclared,    // seat closes a book of theme number; the chapters by seat in cards
    kClosed,
    kNotClosed,
    kAsked,     // number: bits of the seats that may answer
    kAnswered,  // seat has chosen; told to the others, who do not hear what; to all where it turns
                // up what others chose
    kAllPassed,
    kEffect,     // the effect of seat's cards[0] begins
    kFizzled,    // it has none any more
    kCancelled,  // cards[0] on the line
    kLooked,     // seat looks at cards, the top of pile
    kShown,      // cards of pile are shown to all
    kSearched,   // seat sees all of pile
    kShuffled,   // pile
    kArranged,   // seat has put back number of cards on the bottom of pile, the others on top
    kNamed,      // seat names the member number of the group other
    kChose,      // seat chose: number, of the action type in other
    kExchanged,  // seat and other exchange their piles of the noun number
    kLasts,      // an effect of cards[0] lasts
    kEnded,      // seat won; number 1: drew the last blessing, 2: has the fewest; 0: a draw
  };
  Type type;
  std::uint8_t seat;
  std::uint8_t other;
  std::uint8_t pile;
  std::uint8_t to;
  std::uint8_t number;
  std::uint8_t count;  // of cards
  Kind cards[kDeckCap + 1];
  std::uint8_t owners[kDeckCap + 1];  // CV-24: open, also where the cards are not
};

using EventLog = Log<Event>;

// Why something is refused; what its arguments are. The sentences are in data/phrases.txt.
enum class Reason : std::uint8_t {
  kNone,
  kNotAnAction,
  kOver,
  kNotYourTurn,  // the seat whose turn it is
  kNotAsked,
  kVerdictDue,
  kNothingToJudge,
  kJudgeOnly,
  kSeatOnly,
  kWrongPhase,
  kNotInHand,     // kind
  kUniquePlayed,  // kind
  kTooFew,        // kind, cost
  kNoFreeplay,
  kNoEffectToUse,  // kind
  kNoQuote,        // kind
  kQuotedBefore,
  kNoSuchChapter,
  kNoRoom,
  kNoBook,  // theme
  kBookClosed,
  kNotNeeded,     // the chapter does not help
  kNotThisVerse,  // kind: it cannot be sacrificed now
  kNotOffered,
  kForbidden,    // an effect in play forbids it
  kNoQuickPlay,  // kind
  kNoChallenge,
  kLineFull,
  kBasicGame,
  kNoSuchSeat,
  kReciteFirst,
};
inline constexpr int kReasons = kEnumSize<Reason>;

}  // namespace scriptorium::chapter_and_verse
