#include "players/chapter_and_verse/greedy.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

namespace {

using ActionType = Action::Type;

// CV-44: what Quote It has to bring beyond passing, of a hundred. The hope is an estimate from a
// few worlds: who calls whenever it looks a little better pays their hand away for nothing.
constexpr std::uint64_t kReluctance = 5;

// Until the verdict is due, or no recitation follows: everybody else lets the window pass.
void go_on_to_verdict(const Book& book, State& state, Dice& dice) {
  while (state.asks == Asks::kWindow || state.asks == Asks::kRecite) {
    const Seat seat =
        first_to_act<ChapterAndVerse>(book, state, ChapterAndVerse::to_act(book, state));
    const ActionType type = state.asks == Asks::kWindow ? ActionType::kPass : ActionType::kRecite;
    ChapterAndVerse::apply(book, state, seat, type, dice, nullptr);
  }
}

}  // namespace

std::uint64_t Greedy::outlook(const Book& book, State& state, Seat seat, Dice dice) {
  std::uint64_t decisions = 0;
  const Scores scores = play_out<ChapterAndVerse>(book, state, policy_, dice, decisions);
  return rewards(scores, kForecastReward).of[seat];
}

std::uint64_t Greedy::hope(const Book& book, State& state, Seat seat, Action action, Dice dice) {
  ChapterAndVerse::apply(book, state, seat, action, dice, nullptr);
  if (action.type() == ActionType::kChallenge || state.asks == Asks::kRecite) {
    go_on_to_verdict(book, state, dice);
  }
  if (state.asks != Asks::kVerdict) return 100 * outlook(book, state, seat, dice);
  const int rate = recall_rate(book, state);
  State wrong = state;
  Dice other = dice;
  ChapterAndVerse::apply(book, state, Actor::judge(), ActionType::kRight, dice, nullptr);
  ChapterAndVerse::apply(book, wrong, Actor::judge(), ActionType::kWrong, other, nullptr);
  const std::uint64_t hope =
      static_cast<std::uint64_t>(rate) * outlook(book, state, seat, dice) +
      static_cast<std::uint64_t>(100 - rate) * outlook(book, wrong, seat, other);
  if (action.type() != ActionType::kChallenge) return hope;
  return hope - std::min(hope, kReluctance * static_cast<std::uint64_t>(kWholeReward));
}

void Greedy::choose(const Book& book, const Eyes<ChapterAndVerse>& eyes, const Actions& legal,
                    Dice& dice, Plan<ChapterAndVerse>& plan) {
  const Seat seat = eyes.seat();
  Actions options = legal;
  if (options.size() > 1) policy_.narrow(book, eyes.view().shown, options);
  std::uint64_t hopes[Actions::kCapacity];
  std::fill_n(hopes, options.size(), 0);
  policy_.set_out(eyes.view());
  for (int i = 0; i < kWorlds && options.size() > 1; ++i) {
    const State world = ChapterAndVerse::sample(book, eyes.view(), dice);
    const Dice chance = Dice::fast(Seed::of(dice.next()));  // the same for all options
    for (std::size_t option = 0; option < options.size(); ++option) {
      State state = world;
      hopes[option] += hope(book, state, seat, options[option], chance);
    }
  }
  const auto* const best = std::max_element(hopes, hopes + options.size());
  plan.clear();
  plan.push(options[static_cast<std::size_t>(best - hopes)]);
}

}  // namespace scriptorium::chapter_and_verse
