// What a game counts it counts line by line: whatever points a seat has, the rows of the reckoning
// say what for (table/reckoning.h). Random games of every registered game.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/registry/codecs.h"
#include "games/registry/registry.h"

namespace scriptorium {
namespace {

using Sums = std::map<std::int64_t, std::int64_t>;  // by seat

Sums sums_of(const json::array& rows, std::set<std::string>& reasons) {
  Sums sums;
  for (const json::value& row : rows) {
    sums[row.at("seat").to_number<std::int64_t>()] += row.at("points").to_number<std::int64_t>();
    reasons.emplace(row.at("what").as_string());
    const json::object& fields = row.as_object();
    if (const json::value* names = fields.if_contains("names"); names && fields.contains("count")) {
      EXPECT_EQ(fields.at("count").to_number<std::size_t>(), names->as_array().size()) << row;
    }
  }
  return sums;
}

Sums points_of(const AnyMatch& match) {
  Sums points;
  const json::object scores = match.scores();
  for (const json::value& each : scores.at("points").as_array()) {
    points.emplace(points.size(), each.to_number<std::int64_t>());
  }
  return points;
}

// Plays one game to its end. `counted` is what the seats had when a round was counted last.
void follow(AnyMatch& match, std::set<std::string>& reasons) {
  Sums counted;
  std::int64_t round = 0;
  const Viewer spectator = Viewer::spectator();
  for (bool over = false; !over;) {
    if (const auto fault = match.bot(match.first_to_act(), "random", Language::kEnglish); !fault) {
      FAIL() << fault.error().message;
    }
    while (match.give_verdict()) {
    }
    over = match.actors().empty();
    const json::object view = match.view(spectator);
    const json::value* const found = view.if_contains("reckoning");
    ASSERT_TRUE(found != nullptr || !over) << "a game that is over is not reckoned";
    if (found == nullptr) continue;
    const Sums points = points_of(match);
    Sums total = sums_of(found->at("total").as_array(), reasons);
    for (const auto& [seat, had] : points) EXPECT_EQ(total[seat], had) << "seat " << seat;
    const json::value* const last = found->as_object().if_contains("last");
    if (last == nullptr || last->at("round").to_number<std::int64_t>() == round) continue;
    EXPECT_EQ(last->at("round").to_number<std::int64_t>(), ++round);
    Sums gained = sums_of(last->at("rows").as_array(), reasons);
    for (const auto& [seat, had] : points) {
      EXPECT_EQ(gained[seat], had - counted[seat]) << "seat " << seat << ", round " << round;
    }
    counted = points;
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Reckoning, AddsUpToThePointsInEveryGame) {
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  AllGames::each([&]<class Game>() {
    const AnyGame& game = *registry.find(Game::Codec::kId);
    SCOPED_TRACE(game.id());
    std::set<std::string> reasons;
    for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
      for (unsigned seed = 1; seed <= 2; ++seed) {
        const auto match = game.start(seats, {}, {Seed::of(seed), DiceKind::kFast, Judge::kDice});
        ASSERT_TRUE(match) << match.error().message;
        follow(**match, reasons);
      }
    }
    EXPECT_FALSE(reasons.contains("before")) << "points of a game that was dealt, and no reason";
    for (const std::string& what : reasons) {
      EXPECT_TRUE(Game::Codec::phrases().has("reckoning." + what)) << "reckoning." << what;
    }
  });
}

}  // namespace
}  // namespace scriptorium
