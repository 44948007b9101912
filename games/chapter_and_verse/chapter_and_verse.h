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

  // Law 7. At most 60 rounds (CV-51) of six turns. In a turn a card leaves its deck at most once
  // and comes onto a tabletop at most once (a book ends the turn); verses that take others back
  // from a discard pile go onto a tabletop themselves, one card for one. So a hand gives a card
  // away at most three times for every card there is, and an act takes that. An act is at most a
  // verse, a chapter, nine sacrifices, an opponent, a recitation and its verdict, one answer of
  // every seat, and then an effect: kMaxDone steps, in each of which every seat picks kMaxPicked
  // cards and says that it is done.
  static constexpr int kActs = 3 * kCards;
  static constexpr int kPliesOfAnAct =
      14 + kSeatCap + effects::kMaxDone * kSeatCap * (effects::kMaxPicked + 1);
  static constexpr int kMaxPlies = kRounds * kSeatCap * kActs * kPliesOfAnAct;

  // That is a bound to stop at, not to size by: whoever wanted could play on to the last round with
  // ever the same verses. The longest of 600 random games at six seats had 1,934 decisions.
  static constexpr int kUsualPlies = 5000;
  // CV-05: blessings drawn; an effect may add to them, at most every card that there is.
  static constexpr int kLeastPoints = kBlessings - (kCards - 1);
  static constexpr int kMostPoints = kBlessings;

  static constexpr int kCallSeconds = 20;  // CV-41: a verse and what it does are read first

  static const Book& book(const Config&) { return the_book(); }
  static State setup(const Book& book, const Config& config, Dice& dice, EventLog* log);
  static int seats(const State& state) { return state.seats; }
  static Actors to_act(const Book&, const State& state) {
    switch (state.asks) {
      case Asks::kNothing:
        return {};
      case Asks::kVerdict:
        return kJudgeActs;
      case Asks::kRecite:
        return Actors::of(state.reciter);
      case Asks::kWindow:
        return state.window.undecided();
      case Asks::kEffect:
        return SeatSet::from_bits(state.run.asked);
      default:
        return Actors::of(state.mover);
    }
  }
  static std::optional<Seat> whose_turn(const Book& book, const State& state);
  static Answering answering(const Book&, const State& state);
  static bool concerns(const Book& book, const View& seen_by_all, Seat seat);
  static void legal(const Book& book, const State& state, Actor actor, Actions& out);
  static Refusal check(const Book& book, const State& state, Actor actor, Action action);
  static void apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                    EventLog* log);
  // How many cards the seat has picked in private for the choice that it is making.
  static int picked(const State& state, Seat seat) { return state.run.picked_count[seat]; }
  static bool is_private_step(const Book& book, const State& state, Action action);
  static Action judge(const Book& book, const State& state, Dice& dice);
  static Action overdue(const Book& book, const State& state, Seat seat);
  static View view(const Book& book, const State& state, Viewer viewer);
  static std::uint64_t key(const Book& book, const State& state, Viewer viewer);
  static State sample(const Book& book, const View& view, Dice& dice);
  static Scores scores(const Book& book, const State& state);
  static const char* audit(const Book& book, const State& state);
};

}  // namespace scriptorium::chapter_and_verse
