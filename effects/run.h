#pragma once

#include <cstdint>

#include "core/seats.h"
#include "effects/program.h"

// Runs effects, step by step, over whatever table a game has. Where somebody must choose, the run
// stops; it is plain data in the game's state, and goes on when the choice is made.
//
// The table is a `Host`: what the rules of a game say about piles, cards and players. It is asked
// for
//
//   seats(), mover()                         who plays, whose turn it is
//   program()                                the rows
//   each_pile(noun, seat, see)               calls see(pile) for a player's piles of that noun
//   each_on_line(see)                        calls see(card) for what waits on the line
//   open(noun)                               whether all see what lies there
//   top(pile), below(card), size(pile)       a pile from the top down
//   pile_of(card), holder(card)              where it lies, and whose pile that is
//   player_of(card)                          who played it, while it waits on the line; else its holder
//   like(card, filter, named, source)        whether a card is like that
//   shield(seat) -> .covers(card)            whether effects of the seat leave it alone
//   seen_by_all(card)                        whether everyone knows which card it is
//   playable(card)                           whether the rules let it be played now
//   stat(card, noun), counter(seat, noun), played(filter)
//
// and told to do
//
//   draw(seat, amount) -> how many           move(card, pile, end, doer) -> whether it went
//   play(card, seat, pile)                   set(card, pile)
//   hand_of(seat), discard_of(card), pile_for(noun, seat), new_chapter(seat)
//   look(seat, pile, count), reveal(pile, count), reveal_card(card)
//   search(seat, pile), found(seat, card), shuffle(pile)
//   exchange(noun, seat, seat), cancel(card), negate(card), gain(seat, noun, amount)
//   fast(card, turns), named(seat, noun, member), last(row, source, card, you, other, amount)
//   arrange(seat, pile, cards from the top down, how many of them go to the bottom)
namespace scriptorium::effects {

inline constexpr int kNoPlayer = 0;  // seats are kept as seat + 1

// What the run waits for.
enum class Ask : std::uint8_t {
  kNothing,
  kYesOrNo,
  kPlayer,
  kOption,
  kName,
  kCards,    // one more card, or done
  kChapter,  // where to
  kArrange,  // the next card, to the top or the bottom
};

// How far a step is prepared.
inline constexpr std::uint8_t kStagePlayer = 0;   // which player is meant
inline constexpr std::uint8_t kStageCards = 1;    // which cards
inline constexpr std::uint8_t kStageOthers = 2;   // which cards they are exchanged with
inline constexpr std::uint8_t kStageChapter = 3;  // where they go
inline constexpr std::uint8_t kStageReady = 4;

// A choice as the run offers and takes it.
template <class Card>
struct Choice {
  enum class Type : std::uint8_t {
    kYes,
    kNo,
    kPlayer,
    kOption,
    kName,
    kPick,
    kDone,
    kChapter,
    kTop,
    kBottom,
  };
  Type type;
  std::uint8_t number = 0;  // seat, option, member, pile (0: a new chapter)
  Card card = 0;
};

template <class CardType, int kSeats>
struct Run {
  using Card = CardType;
  struct Loop {
    std::uint16_t begin;
    std::uint16_t end;
    std::uint16_t left;
  };

  // Everyone may know this.
  std::uint16_t at;  // the step that is next or under way
  std::uint16_t end;
  Card source;  // the card whose effect it is
  Card them[kMaxPicked];
  Loop loops[kMaxDepth];
  std::uint8_t depth;
  std::uint8_t them_count;
  std::uint8_t active;
  std::uint8_t stage;        // how far the step under way is prepared
  std::uint8_t you;          // who controls the effect
  std::uint8_t that_player;  // seat + 1
  std::uint8_t named;
  std::uint8_t did;    // the last step did something
  std::uint8_t asked;  // bit s: the seat has to choose
  std::uint8_t to;     // the pile chosen as the destination, or the one looked into
  std::uint8_t looked_pile;
  std::uint8_t looked;  // how many cards of it were looked at and are still there, from its end
  std::uint8_t number[kSeats];  // that many
  // Each seat's own until all have chosen.
  std::uint8_t picked_count[kSeats];
  std::uint8_t bottoms;  // bit i: the picked card i goes to the bottom
  std::uint8_t unused_bytes[(kSeats + kSeats + 13) % 2];
  Card picked[kSeats][kMaxPicked];
};

}  // namespace scriptorium::effects
