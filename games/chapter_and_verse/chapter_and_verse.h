#pragma once

#include "core/game.h"
#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// Chapter and Verse, the card game (docs/rules/chapter_and_verse.md), as the contract of
// core/game.h asks for it.
struct ChapterAndVerse {
  using Book = chapter_and_verse::Book;
  using Config = chapter_and_verse::Config;
  using State = chapter_and_verse::State;
  using View = chapter_and_verse::View;
  using Action = chapter_and_verse::Action;
  using Actions = chapter_and_verse::Actions;
  using Event = chapter_and_verse::Event;

  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kSeatCap;

  // Law 7: at most 60 rounds (CV-51), so 360 turns. In a turn every verse that is played, used or
  // laid as an answer leaves a hand; KMAXPLIES
  static constexpr int kMaxPlies = 2'000'000;

  static State setup(const Book& book, const Config& config, Dice& dice, EventLog* log);
  static int seats(const State& state) { return state.seats; }
  static Actors to_act(const Book& book, const State& state);
  static void legal(const Book& book, const State& state, Actor actor, Actions& out);
  static Refusal check(const Book& book, const State& state, Actor actor, Action action);
  static void apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                    EventLog* log);
  static bool step(const Book& book, const State& state, Action action);
  static Action judge(const Book& book, const State& state, Dice& dice);
  static Action overdue(const Book& book, const State& state, Seat seat);
  static View view(const Book& book, const State& state, Viewer viewer);
  static std::uint64_t key(const Book& book, const State& state, Viewer viewer);
  static State sample(const Book& book, const View& view, Dice& dice);
  static Scores scores(const Book& book, const State& state);
  static const char* audit(const Book& book, const State& state);
};

}  // namespace scriptorium::chapter_and_verse
