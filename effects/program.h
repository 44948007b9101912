#pragma once

#include <cstdint>
#include <span>

#include "core/enum_names.h"

// What an effect is once it is compiled: rows of small plain values, the same for every game. The
// nouns (piles, groups of card types, stats, counters, acts) are numbers that the game's own
// declaration gives a meaning; number 0 always means none. The printed text of a card is made from
// these rows and from nothing else. effects/README.md is the language as designers write it.
namespace scriptorium::effects {

enum class Verb : std::uint8_t {
  kNone,
  // Cards that go somewhere. `cards` says which, `to` where.
  kDraw,      // amount: from the top of the game's draw pile to the doer's hand
  kDiscard,   // cards: to their owners' discard piles
  kTake,      // cards: to the doer's hand
  kPut,       // cards, to
  kGive,      // cards: to the hand of `other`
  kSet,       // cards, to: a chapter; laid there without being played
  kMove,      // cards, to: from one chapter to another
  kPlay,      // cards: played from where they are, without the cost
  kExchange,  // cards with with_cards; or, without cards, the doer's pile `to` with that of `other`
  kShuffle,   // to
  // Cards that are seen.
  kLook,     // cards: the doer alone
  kReveal,   // cards: everyone
  kArrange,  // the cards looked at, or what is left of them, to: an end of a pile or both
  kSearch,   // to: the pile searched; cards: what may be found; shown, to hand, shuffled
  kPick,     // cards: chosen, nothing else; `it` and `them` from now on
  // Effects on effects.
  kCancel,  // cards: on the line
  kNegate,  // cards: in play or on the line; negated and discarded
  // Players.
  kGain,        // amount of a counter (noun)
  kLose,        // amount of a counter (noun)
  kName,        // a member of a group (noun): the named one from now on
  kPickPlayer,  // `that player` from now on
  // What lasts: while the card is in play (kWhileInPlay), or until the duration is over.
  kProtect,  // cards, from the effects of `other`
  kChange,   // stat (noun) of cards by amount
  kFast,     // cards, for amount turns
  kForbid,   // `other` an act (noun), with the cards if any are said
  kAllow,    // `other` an act (noun) that the rules forbid, with the cards if any are said
  kMore,     // the doer may do an act (noun) amount times more
  // Steps that rule the `length` steps after them.
  kMay,        // the doer chooses whether they happen
  kIf,         // condition
  kIfYouDo,    // if the step before did something
  kOtherwise,  // after kIf, kMay or kIfYouDo: if it did not happen
  kForEach,    // amount times
  kChoose,     // the doer chooses one of the kOption in it
  kOption,
};
inline constexpr int kVerbs = kEnumSize<Verb>;
using VerbSet = std::uint64_t;  // bit v: the verb v
static_assert(kVerbs <= 64);
constexpr VerbSet verb_bit(Verb verb) { return VerbSet{1} << static_cast<int>(verb); }
// Whose cards these verbs choose is `that player` from then on.
inline constexpr VerbSet kMeetsPlayer =
    verb_bit(Verb::kPick) | verb_bit(Verb::kCancel) | verb_bit(Verb::kNegate);
constexpr bool meets_player(Verb verb) { return (kMeetsPlayer & verb_bit(verb)) != 0; }

// Who does it, or to whom it is done.
enum class Who : std::uint8_t {
  kNobody,
  kYou,           // who controls the card
  kOpponent,      // one, whom you choose
  kPlayer,        // one, whom you choose; yourself too
  kEachOpponent,  // all at the same time
  kEachPlayer,
  kThatPlayer,  // chosen or met last: whose card was picked, who was named
};

enum class Than : std::uint8_t { kAny, kMore, kFewer };

// Players, narrowed down to those who have more or fewer of something than you.
struct Players {
  Who who = Who::kNobody;
  Than than = Than::kAny;
  std::uint8_t counted_pile = 0;  // one of the two
  std::uint8_t counted_counter = 0;
  friend constexpr bool operator==(const Players&, const Players&) = default;
};

enum class Whose : std::uint8_t {
  kNone,       // the game has one for all
  kDoers,      // of the one who does the step ("your" where that is you)
  kYours,      // of the one who controls the card, whoever does the step
  kOpponents,  // of one opponent, whom you choose
  kEachOpponents,
  kThatPlayers,
  kAnyones,
  kOwners,  // of whoever owns the card that goes there
};

enum class End : std::uint8_t { kAnywhere, kTop, kBottom, kTopAndBottom };

// A chapter among several that one player has; kNone for piles there is one of. kThis is where the
// card itself lies, whosever that is (Whose::kNone).
enum class Which : std::uint8_t { kNone, kAny, kThis, kNew, kAnother };

// A pile on the table.
struct Place {
  std::uint8_t pile = 0;
  Whose whose = Whose::kNone;
  End end = End::kAnywhere;
  Which which = Which::kNone;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};

enum class Compare : std::uint8_t { kNone, kAtLeast, kAtMost, kExactly };
constexpr bool compares(int value, Compare compare, int bound) {
  switch (compare) {
    case Compare::kNone:
      return true;
    case Compare::kAtLeast:
      return value >= bound;
    case Compare::kAtMost:
      return value <= bound;
    case Compare::kExactly:
      return value == bound;
  }
  return false;
}

// What a card has to be like; everything that is said must hold.
struct Filter {
  struct Member {
    std::uint8_t group = 0;
    std::uint8_t member = 0;  // 0 with a group: the one that was named
    friend constexpr bool operator==(const Member&, const Member&) = default;
  };
  Member member[2] = {};
  std::uint8_t stat = 0;
  Compare compare = Compare::kNone;
  std::uint8_t bound = 0;
  std::uint8_t words = 0;   // a list of words, one of which its scripture has; hits are in the book
  std::uint16_t title = 0;  // one certain card: its place in the book, from 1
  std::uint8_t other = 0;   // 1: not the card itself
  std::uint8_t unused_byte = 0;

  // Whether every card will do.
  bool any() const {
    return (member[0].group | member[1].group | stat | words | title | other) == 0;
  }
  friend constexpr bool operator==(const Filter&, const Filter&) = default;
};

enum class Quantity : std::uint8_t {
  kNone,
  kThis,  // the card itself
  kThem,  // the cards of the last step that had cards (verbs.h: kMakesThem)
  kRest,  // of the cards looked at
  kAll,
  kExactly,   // amount; fewer where there are not enough
  kUpTo,      // amount
  kAtRandom,  // amount
  kTop,       // amount, from the top of the place
  kBottom,
};

// Some cards. `amount` is a row of the amounts.
struct Cards {
  Quantity quantity = Quantity::kNone;
  std::uint8_t of_them = 0;  // 1: among the cards looked at, wherever they lie
  std::uint16_t amount = 0;
  Filter filter;
  Place from;
  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

// How much.
struct Amount {
  enum class Kind : std::uint8_t {
    kNumber,    // n
    kThatMany,  // as many as the doer's last step moved, counted or picked
    kCount,     // n for each of `cards` there are
    kStat,      // the stat (noun) of it
    kCounter,   // the doer's counter (noun)
    kPlayed,    // n for each of `cards` (their filter) that you have played this turn
  };
  Kind kind = Kind::kNumber;
  std::int8_t n = 0;
  std::uint8_t noun = 0;
  std::uint8_t cap = 0;  // no more than this; 0: no cap
  std::uint16_t cards = 0;
  friend constexpr bool operator==(const Amount&, const Amount&) = default;
};

enum class Duration : std::uint8_t {
  kNone,
  kThisTurn,
  kNextTurn,  // until your next turn begins
  kRound,     // until the round ends (Hypertext calls it a chapter)
  kForGood,
};

struct Condition {
  enum class Kind : std::uint8_t {
    kNone,
    kCount,    // the number of `cards` compares to the amount
    kCounter,  // the counter (noun) of `who` compares to the amount
    kIs,       // the card picked last is like the filter of `cards`
    kHasMore,  // `who` has more (fewer) of something than you: see Players. "You have more than an
               // opponent" is one opponent who has fewer
    kYourTurn,
    kNotYourTurn,
  };
  Kind kind = Kind::kNone;
  Compare compare = Compare::kNone;
  std::uint8_t noun = 0;
  std::uint8_t unused_byte = 0;
  friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

// In a step that rules a block and is followed by its own kOtherwise.
inline constexpr std::uint8_t kHasOtherwise = 1;

// One instruction. What a verb uses of it is said in verbs.h; the rest is zero.
struct Instruction {
  Verb verb = Verb::kNone;
  std::uint8_t length = 0;  // how many steps after it belong to it
  std::uint8_t noun = 0;    // counter, group, stat or act, as the verb says; kHasOtherwise
  Duration duration = Duration::kNone;
  Players who;
  Players other;
  Place to;
  Condition condition;
  std::uint16_t amount = 0;
  std::uint16_t cards = 0;
  std::uint16_t with_cards = 0;
  friend constexpr bool operator==(const Instruction&, const Instruction&) = default;
};
static_assert(sizeof(Instruction) == 26);

enum class Trigger : std::uint8_t {
  kNone,
  kPlayed,
  kDiscarded,    // discarded from hand for its effect, in its player's turn
  kQuickPlayed,  // the same in any turn
  kActivated,    // used by its player, where the game says when
  kStartOfTurn,  // of its player
  kEndOfTurn,
  kLeavesPlay,
  kWhileInPlay,
};

// One effect of a card: when, and which steps. An ability with a name of its own (Prayer) is
// printed by its name and parameter; its steps are what the name means.
struct Ability {
  Trigger trigger = Trigger::kNone;
  std::uint8_t own_turn = 0;   // 1: only in its player's turn
  std::uint8_t keyword = 0;    // the game's named ability, from 1
  std::uint8_t parameter = 0;  // its number; its list of words
  std::uint16_t card = 0;      // the card it names
  std::uint16_t begin = 0;     // steps [begin, end)
  std::uint16_t end = 0;
  friend constexpr bool operator==(const Ability&, const Ability&) = default;
};

// All rows of a game. Row 0 of amounts and cards is the empty one.
struct Program {
  std::span<const Instruction> instructions;
  std::span<const Cards> cards;
  std::span<const Amount> amounts;
  std::span<const Ability> abilities;
};

// Ruled caps; the compiler refuses what goes beyond them.
inline constexpr int kMaxDepth = 4;   // blocks within blocks
inline constexpr int kMaxPicked = 8;  // cards that one player picks in one step
inline constexpr int kMaxSteps = 24;  // of one ability
inline constexpr int kMaxDone = 96;   // steps that one run does, loops and all; then it is over
inline constexpr int kMaxOptions = 4;
inline constexpr int kMaxAmount = 20;  // a number that a step draws, gains, changes by or repeats

}  // namespace scriptorium::effects
