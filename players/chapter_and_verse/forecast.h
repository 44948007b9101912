#pragma once

#include <array>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/playing.h"
#include "players/reward.h"

namespace scriptorium::chapter_and_verse {

// Points of a forecast are thousandths of the logarithm of the odds: who is ahead by a thousand
// wins e times as often as the other. Whoever has won is ahead by so much.
inline constexpr int kSureWin = 1'000'000;
// So the lead is all that counts, and a search thinks a lead of this many worth three quarters.
inline constexpr RewardOptions kForecastReward = {.win_weight = 0, .margin_scale = 700};

// What a forecast goes by, of one seat, at the beginning of a turn.
enum class Trait : std::uint8_t {
  // Blessings left, where the decks have three verses each at most, seven, eleven and so on: while
  // they are full there is time to draw many; when they are empty the fewest win (CV-51).
  kBlessings3,
  kBlessings7,
  kBlessings11,
  kBlessings15,
  kBlessings19,
  kBlessings23,
  kBlessings27,
  kBlessingsMore,
  kOneBlessing,     // 1 if one is left at most
  kTwoBlessings,    // two
  kThreeBlessings,  // three
  kLastCards,       // verses in the deck, up to five
  kHand,            // verses in hand
  kFirstOfHand,     // of those up to three
  kLasting,         // verses on the tabletop whose effect lasts
  kOwnIcons,        // icons on the tabletop
  kTogether,        // of one theme, with all in hand and the largest chapters of all
  kNextBook,        // 1 if one verse in hand completes a book
  kBookNow,         // the same, in one's own turn
  kOffered,         // 1 in one's own turn, with four icons of a theme or more on the table
};
inline constexpr std::size_t kTraits = kEnumSize<Trait>;
using Traits = std::array<std::int16_t, kTraits>;

// `open` is what the largest chapters of all players show together (icons_together).
Traits traits_of(const Book& book, const State& state, int seat, Icons open);

// How the game stands at the beginning of a turn, or how it ended: for each seat how promising it
// is, and as winners those for whom it is most so.
Scores forecast(const Book& book, const State& state);

// The number of the turn, from the beginning of the game.
inline int turn_number(const State& state) {
  return state.round * state.seats + (state.mover + state.seats - state.first) % state.seats;
}

}  // namespace scriptorium::chapter_and_verse
