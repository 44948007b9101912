#include "games/chapter_and_verse/tests/hurry.h"

#include <algorithm>

#include "games/chapter_and_verse/table.h"
#include "players/chapter_and_verse/policy.h"

namespace scriptorium::chapter_and_verse {
namespace {

using ActionType = Action::Type;

constexpr int kGames = 40;  // in which a change is tried

// What somebody does who does as little as the rules let them.
Action least(const Actions& legal) {
  for (const Action action : legal) {
    for (const ActionType type : {ActionType::kPass, ActionType::kSkip, ActionType::kEnd}) {
      if (action.type() == type) return action;
    }
  }
  return legal[0];
}

void play(const Book& book, const Config& config, Dice& dice, Hurry& sum) {
  State state = ChapterAndVerse::setup(book, config, dice, nullptr);
  PlayoutPolicy policy;
  Actions legal;
  const auto early = [&] { return state.round < kEarlyTurn; };
  for (Actors acting = ChapterAndVerse::to_act(book, state); !acting.empty() && early();
       acting = ChapterAndVerse::to_act(book, state)) {
    if (acting == kJudgeActs) {
      ChapterAndVerse::apply(book, state, Actor::judge(), ActionType::kRight, dice, nullptr);
      continue;
    }
    const Seat seat = first_to_act<ChapterAndVerse>(book, state, acting);
    ChapterAndVerse::legal(book, state, seat, legal);
    const Action action = seat == 0 ? policy.choose(book, state, seat, legal, dice) : least(legal);
    ChapterAndVerse::apply(book, state, seat, action, dice, nullptr);
  }
  ++sum.games;
  sum.won += state.phase == Phase::kOver && state.winner == 1 ? 1 : 0;
  sum.drawn += kBlessings - blessings(state, 0);
}

bool may_add(const Book& book, const Copies& copies, Kind kind) {
  return copies.of[kind] < most_copies(book, kind);
}

Kind any_verse(const Book& book, Dice& dice) {
  return static_cast<Kind>(1 + dice.below(static_cast<std::uint32_t>(book.verses.size() - 1)));
}

}  // namespace

Hurry hurry(const Book& book, const Deck& deck, int games, std::uint64_t seed) {
  Config config;
  config.decks[0] = config.decks[1] = deck;
  std::fill(std::begin(config.recall), std::end(config.recall), std::uint8_t{100});
  Hurry sum;
  for (int game = 0; game < games; ++game) {
    Dice dice = Dice::fast(Seed::of(mix(seed + static_cast<std::uint64_t>(game))));
    play(book, config, dice, sum);
  }
  return sum;
}

Deck hurried(const Book& book, const Deck& deck, int changes, Dice& dice) {
  Copies best = Copies::in(deck);
  Hurry fastest = hurry(book, deck, kGames, dice.next());
  for (int change = 0; change < changes; ++change) {
    Copies tried = best;
    const Kind out = deck_of(best).verses[dice.below(static_cast<std::uint32_t>(best.size()))];
    const Kind in = any_verse(book, dice);
    if (in == out) continue;
    while (tried.of[out] > 0 && may_add(book, tried, in)) --tried.of[out], ++tried.of[in];
    const Hurry now = hurry(book, deck_of(tried), kGames, dice.next());
    if (now < fastest) continue;
    best = tried;
    fastest = now;
  }
  return deck_of(best);
}

}  // namespace scriptorium::chapter_and_verse
