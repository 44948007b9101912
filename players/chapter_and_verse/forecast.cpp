#include "players/chapter_and_verse/forecast.h"

#include <algorithm>
#include <numeric>

#include "games/chapter_and_verse/table.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Found by logistic regression over the first decisions of all turns in games that a search with
// 150 simulations played against itself, at two seats: who won, by the differences between the
// seats (build/release/tests/chapter_and_verse_forecast 900). In the basic game, and in the
// advanced one with the ready decks.
constexpr int kWeights[2][kTraits] = {
    {-1465, -1150, -868, -741, -609, -552, -555, -446, 335, 167,
     29,    330,   119,  -1,   433,  23,   61,   80,   70,  -45},
    {-811, -426, -510, -574, -669, -712, -683, -683, 1181, 459,
     416,  201,  113,  277,  7,    41,   29,   194,  316,  -156},
};

int deck_size(const State& state, int seat) { return state.table.size(pile_of(seat, Pile::kDeck)); }

// How full the decks are, in fours.
std::size_t deck_step(const State& state) {
  constexpr int kStep = 4;
  int decks = 0;
  for (int seat = 0; seat < state.seats; ++seat) decks += deck_size(state, seat);
  const int last = static_cast<int>(Trait::kBlessingsMore);
  return static_cast<std::size_t>(std::min(decks / (kStep * state.seats), last));
}

// Whoever writes traits down by name.
struct Writing {
  Traits& traits;
  void operator()(Trait trait, int value) const {
    traits[static_cast<std::size_t>(trait)] = static_cast<std::int16_t>(value);
  }
};

int icons_in_all(Icons icons) {
  int all = 0;
  for (int theme = 1; theme <= kThemes; ++theme) all += icons_of(icons, theme);
  return all;
}

void write_hand(const Writing& write, const Book& book, const State& state, int seat, Icons open) {
  constexpr int kMost = 14;  // two books: more of a theme than can be used
  Icons all = open;
  int most = 0;
  for (const Card card : state.table.cards(pile_of(seat, Pile::kHand))) {
    const Icons icons = book.verse(state.kind[card]).icons;
    all += icons;
    most = std::max(most, most_icons(open + icons));
  }
  const bool book_in_reach = most >= kBookIcons;
  write(Trait::kHand, hand_size(state, seat));
  write(Trait::kFirstOfHand, std::min(hand_size(state, seat), 3));
  write(Trait::kTogether, std::min(most_icons(all), kMost));
  write(Trait::kNextBook, book_in_reach ? 1 : 0);
  write(Trait::kBookNow, book_in_reach && state.mover == seat ? 1 : 0);
}

void write_tabletop(const Writing& write, const State& state, int seat) {
  int icons = 0;
  int lasting = 0;
  each_chapter(state, seat, [&](PileId chapter) {
    icons += icons_in_all(icons_shown(state, chapter));
    for (const Card card : state.table.cards(chapter)) lasting += state.standing.has(card) ? 1 : 0;
  });
  write(Trait::kOwnIcons, icons);
  write(Trait::kLasting, lasting);
}

Scores as_it_ended(const Book& book, const State& state) {
  Scores scores = ChapterAndVerse::scores(book, state);
  for (int seat = 0; seat < state.seats; ++seat) {
    scores.points[seat] = scores.winners.has(seat) ? kSureWin : 0;
  }
  return scores;
}

}  // namespace

Traits traits_of(const Book& book, const State& state, int seat, Icons open) {
  constexpr int kLastCards = 5;
  constexpr int kMuchOffered = 4;
  Traits traits = {};
  const Writing write{traits};
  const int left = blessings(state, seat);
  traits[deck_step(state)] = static_cast<std::int16_t>(left);
  write(Trait::kOneBlessing, left <= 1 ? 1 : 0);
  write(Trait::kTwoBlessings, left <= 2 ? 1 : 0);
  write(Trait::kThreeBlessings, left <= 3 ? 1 : 0);
  write(Trait::kLastCards, std::min(deck_size(state, seat), kLastCards));
  write(Trait::kOffered, state.mover == seat && most_icons(open) >= kMuchOffered ? 1 : 0);
  write_hand(write, book, state, seat, open);
  write_tabletop(write, state, seat);
  return traits;
}

Scores forecast(const Book& book, const State& state) {
  if (state.phase == Phase::kOver) return as_it_ended(book, state);
  const Icons open = icons_together(state, state.filled);
  Scores scores = {};
  scores.seats = state.seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    const Traits traits = traits_of(book, state, seat, open);
    scores.points[seat] =
        std::inner_product(traits.begin(), traits.end(), kWeights[state.advanced], 0);
  }
  const int most = *std::max_element(scores.points, scores.points + state.seats);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (scores.points[seat] == most) scores.winners = scores.winners.with(seat);
  }
  return scores;
}

}  // namespace scriptorium::chapter_and_verse
