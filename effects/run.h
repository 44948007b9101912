#pragma once

#include <cstdint>

#include "core/seats.h"
#include "effects/program.h"

// Runs effects, step by step, over whatever table a game has. Where somebody must choose, the run
// stops; it is plain data in the game's state, and goes on when the choice is made.
//
// The table is a `Host`: what the rules of a game say about piles, cards and players. Pile 0 is
// none. It is asked for
//
//   seats(), plays(seat), mover()            how many seats, who of them plays, whose turn it is
//   program()                                the rows
//   each_pile(noun, seat, see)               calls see(pile) for a player's piles of that noun
//   each_in_play(seat, see)                  calls see(pile) for a player's piles in play
//   each_on_line(see)                        calls see(card) for what waits on the line
//   open(noun), shared(noun), line(noun)     whether all see what lies there, whether it is one for
//                                            all, whether it is the line
//   top(pile), below(card), size(pile)       a pile from the top down
//   pile_of(card), holder(card), owner(card) where it lies, whose pile that is, whose card it is
//   player_of(card)                          who played it, while it waits on the line; else its
//                                            holder
//   playable(card)                           whether the rules let it be played now
//   like(card, filter, named, source)        whether a card is like that
//   Found, find(pile, filter, named, source, found)   adds those of a pile that are: a CardSet, or
//                                            found.h
//   shield(seat) -> .up(), .covers(card, willing), .hides(pile)
//                                            whether effects of the seat leave some cards alone;
//                                            whether this one, also if its holder is willing;
//                                            whether they do not see what lies there, whatever it
//                                            is
//   seen_by_all(card)                        whether everyone knows which card it is
//   members(group), stat(card, noun), counter(seat, noun), played(seat, filter, source)
//   hand_of(seat), discard_of(card), pile_for(noun, seat): 0 where there is not just one
//   chapter_of(card): where it lies in play, 0 if it does not (card 0 never does)
//   new_chapter(seat), room(seat)
//   over()                                   whether the game has ended
//
// and told to do
//
//   draw(seat, amount) -> how many           move(card, pile, end, doer) -> whether it went
//   play(card, seat, pile)                   set(card, pile, doer)
//   look(seat, pile, count), reveal(pile, count), look_card(seat, card), reveal_card(card)
//   search(seat, pile), found(seat, card), shuffle(pile), roll(n)
//   pick_unseen(seat, pile, count)           it picks among the first cards of a pile, and others
//                                            do not see which
//   sink(card, depth) -> whether it did      it lies on top, and goes down until so many lie on it,
//                                            if the pile has an order
//   need(pile)                               a card of the pile is needed: it may fill an empty one
//   exchange(noun, seat, seat) -> whether    cancel(card), negate(card), gain(seat, noun, amount)
//   fast(card, turns), named(seat, noun, member), make_lasting(row, source, card, you, other,
//   amount) arrange(seat, pile, cards from the top down, how many, bit i: card i goes to the
//   bottom)
//
// bare_host.h has defaults for what a game does not have.
namespace scriptorium::effects {

inline constexpr int kNoPlayer = 0;  // seats are kept as seat + 1

// What the run waits for.
enum class Ask : std::uint8_t {
  kNone,
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
    kInto,
    kTop,
    kBottom,
  };
  Type type;
  std::uint8_t number = 0;  // seat, option, member, pile (0: a new chapter)
  Card card = 0;
};

template <class CardType, int kSeatCap>
struct Run {
  using Card = CardType;
  static constexpr int kSeats = kSeatCap;
  struct Loop {
    std::uint16_t begin;
    std::uint16_t end;
    std::uint16_t left;
  };

  // Everyone may know this.
  std::uint16_t begin;  // the steps of the ability: [begin, end)
  std::uint16_t end;
  std::uint16_t at;  // the step that is next or under way
  Loop loops[kMaxDepth];
  Card source;  // the card whose effect it is
  Card them[kMaxPicked];
  Card shown[kMaxPicked];  // single cards that were revealed and lie where they lay
  std::uint8_t them_count;
  std::uint8_t shown_count;
  std::uint8_t depth;
  std::uint8_t active;
  std::uint8_t stage;        // how far the step under way is prepared
  std::uint8_t you;          // who controls the effect
  std::uint8_t that_player;  // seat + 1
  std::uint8_t named;
  std::uint8_t asked;               // bit s: the seat has to choose
  std::uint8_t did[kMaxSteps / 8];  // bit i: the step begin + i did something
  // Which piles were looked into, by whose they are (a shared one is seat 0's): how many cards are
  // still there, and under how many that came later. From the top, or all from the bottom.
  std::uint8_t looked_noun;
  std::uint8_t looked_bottom;
  std::uint8_t lookers;  // bit s: looked into their own pile, and speaks of that
  std::uint8_t looked[kSeats];
  std::uint8_t under[kSeats];
  std::uint8_t number[kSeats];  // that many
  std::uint8_t to[kSeats];      // the chapter that the doer chose
  // Each seat's own until all have chosen.
  std::uint8_t picked_count[kSeats];
  std::uint8_t first_count[kSeats];  // how many of those are the first cards of an exchange
  std::uint8_t bottoms[kSeats];      // bit i: the picked card i goes to the bottom
  std::uint8_t done;                 // steps so far: kMaxDone
  std::uint8_t unused_bytes[sizeof(Card) == 1 ? 1 + kSeats % 2 : 2 - kSeats % 2];
  Card picked[kSeats][kMaxPicked];
};

// In a view, what others choose in private is as if not chosen yet.
template <class RunType>
void hide_picks(RunType& run, int viewer) {
  for (int seat = 0; seat < RunType::kSeats; ++seat) {
    if (seat == viewer) continue;
    if (run.stage == kStageChapter && (run.asked >> seat & 1U) != 0) {
      run.stage = kStageCards;  // what goes where is one choice
    }
    if (run.picked_count[seat] == 0) continue;
    run.picked_count[seat] = 0;
    run.first_count[seat] = 0;
    run.bottoms[seat] = 0;
    for (auto& card : run.picked[seat]) card = 0;
  }
}

// What the seat has picked for the choice before it, and not completed, is as if not picked.
template <class RunType>
void drop_picks(RunType& run, int seat) {
  if ((run.asked >> seat & 1U) == 0 || run.stage == kStageChapter) return;
  const int kept = run.first_count[seat];  // the first cards of an exchange are complete
  for (int i = kept; i < run.picked_count[seat]; ++i) {
    run.picked[seat][i] = 0;
    run.bottoms[seat] &= static_cast<std::uint8_t>(~(1U << i));
  }
  run.picked_count[seat] = static_cast<std::uint8_t>(kept);
}

}  // namespace scriptorium::effects
