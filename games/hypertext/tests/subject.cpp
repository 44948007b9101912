#include "games/hypertext/tests/subject.h"

#include <gtest/gtest.h>

#include "games/hypertext/codec/words.h"

namespace scriptorium::hypertext {

State Tiny::position(const std::vector<std::string>& hidden) const {
  std::vector<std::string> pages;
  for (Card card = 1; card < kCards; ++card) {
    const std::string word(WordList::get().slug(card));
    const bool elsewhere = std::find(hidden.begin(), hidden.end(), word) != hidden.end() ||
                           std::find(std::begin(kOpen), std::end(kOpen), word) != std::end(kOpen);
    if (!elsewhere) pages.push_back(word);
  }
  std::vector<PositionLine> lines;
  const auto say = [&](std::string key, std::vector<std::string> words) {
    lines.push_back({static_cast<int>(lines.size()) + 1, std::move(key), std::move(words)});
  };
  say("board", {"apocalypse"});
  say("lot 0", {"selah"});
  say("lot 1", {"remnant"});
  say("letters 0", {"1"});
  say("hand 0", {hidden[0], hidden[1]});
  say("drawn", {hidden[0]});
  say("hand 1", {hidden[2]});
  say("tower", {hidden[3], hidden[4]});
  say("sheol", {std::begin(kOpen), std::end(kOpen)});
  say("pages 0", std::move(pages));
  Dice dice = Dice::fast(Seed::of(1));
  const Result<State> state = Codec::position(book(), {}, lines, dice);
  EXPECT_TRUE(state) << state.error().message;
  return *state;
}

}  // namespace scriptorium::hypertext
