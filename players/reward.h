#pragma once

#include <algorithm>
#include <limits>

#include "core/game.h"

namespace scriptorium {

// What a search strives for, out of how a game ends. Winning alone tells little while every line
// still wins, points alone would have a seat play for the second place: so both.
struct RewardOptions {
  double win_weight = 0.7;   // 0 to 1; the rest goes to the margin
  double margin_scale = 10;  // the points of lead at which the margin is worth three quarters
};

// Counted in whole parts, so that sums of them are the same on every machine.
inline constexpr double kWholeReward = 1 << 20;

struct Rewards {
  std::uint32_t of[kMaxSeats];  // 0 to kWholeReward
};

// A win counts 1, shared among those who share it. The margin is the lead over the best other seat,
// pressed into 0 to 1 without a function that differs between machines.
inline Rewards rewards(const Scores& scores, const RewardOptions& options) {
  std::int32_t best = std::numeric_limits<std::int32_t>::min() / 4;
  std::int32_t second = best;
  for (int seat = 0; seat < scores.seats; ++seat) {
    second = std::max(second, std::min(best, scores.points[seat]));
    best = std::max(best, scores.points[seat]);
  }
  const double win_parts = kWholeReward * options.win_weight;
  const double margin_parts = kWholeReward - win_parts;
  const int winners = scores.winners.empty() ? 1 : scores.winners.size();
  Rewards rewards;
  for (int seat = 0; seat < scores.seats; ++seat) {
    const std::int32_t points = scores.points[seat];
    const double lead = points - (points == best ? second : best);
    const double margin = 0.5 + 0.5 * lead / (std::max(lead, -lead) + options.margin_scale);
    const double win = scores.winners.has(seat) ? win_parts / winners : 0;
    rewards.of[seat] =
        static_cast<std::uint32_t>(win) + static_cast<std::uint32_t>(margin_parts * margin);
  }
  return rewards;
}

}  // namespace scriptorium
