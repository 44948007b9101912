#include "players/chapter_and_verse/greedy.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

void Greedy::choose(const Book& book, const Eyes<ChapterAndVerse>& eyes, const Actions& legal,
                    Dice& dice, Plan<ChapterAndVerse>& plan) {
  const Seat seat = eyes.seat();
  std::uint64_t worth[Actions::kCapacity];
  std::fill_n(worth, legal.size(), 0);
  policy_.set_out(eyes.view());
  for (int i = 0; i < kWorlds && legal.size() > 1; ++i) {
    const State world = ChapterAndVerse::sample(book, eyes.view(), dice);
    const Dice chance = Dice::fast(Seed::of(dice.next()));  // the same for all options
    for (std::size_t option = 0; option < legal.size(); ++option) {
      State state = world;
      Dice same = chance;
      ChapterAndVerse::apply(book, state, seat, legal[option], same, nullptr);
      std::uint64_t decisions = 0;
      const Scores scores = play_out<ChapterAndVerse>(book, state, policy_, same, decisions);
      worth[option] += rewards(scores, kForecastReward).of[seat];
    }
  }
  plan.clear();
  plan.push(legal[static_cast<std::size_t>(std::max_element(worth, worth + legal.size()) - worth)]);
}

}  // namespace scriptorium::chapter_and_verse
