#include "games/hypertext/tests/positions.h"

#include <gtest/gtest.h>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"

namespace scriptorium::hypertext {

State position(int seats, std::initializer_list<Fact> facts) {
  std::vector<PositionLine> lines;
  for (const Fact& fact : facts) {
    std::vector<std::string> words;
    for (const std::string_view word : split(fact.words, ' ')) words.emplace_back(word);
    lines.push_back({static_cast<int>(lines.size()) + 1, std::string(fact.key), std::move(words)});
  }
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  Dice dice = Dice::fast(Seed::of(1));
  const Result<State> state = HypertextCodec::position(the_book(), config, lines, dice);
  EXPECT_TRUE(state) << state.error().message;
  return *state;
}

Card card_named(std::string_view word) {
  const auto card = WordList::get().kind_of(word);
  EXPECT_TRUE(card) << word;
  return static_cast<Card>(*card);
}

std::vector<Card> from_bottom(const State& state, PileId pile) {
  std::vector<Card> cards;
  for (const Card card : state.table.cards(pile)) cards.insert(cards.begin(), card);
  return cards;
}

}  // namespace scriptorium::hypertext
