#pragma once

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "players/reward.h"

namespace scriptorium::chapter_and_verse {

// Points of a forecast are thousandths of the logarithm of the odds: who is ahead by a thousand
// wins e times as often as the other. Whoever has won is ahead by so much.
inline constexpr int kSureWin = 1'000'000;
// So the lead is all that counts, and a search thinks a lead of this many worth three quarters.
inline constexpr RewardOptions kForecastReward = {.win_weight = 0, .margin_scale = 700};

// How the game stands at the beginning of a turn, or how it ended: for each seat how promising it
// is, and as winners those for whom it is most so.
Scores forecast(const Book& book, const State& state);

// The number of the turn, from the beginning of the game.
inline int turn_number(const State& state) {
  return state.round * state.seats + (state.mover + state.seats - state.first) % state.seats;
}

}  // namespace scriptorium::chapter_and_verse
