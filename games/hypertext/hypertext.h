#pragma once

#include "core/game.h"
#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

// Hypertext (docs/rules/hypertext.md) as the contract of core/game.h asks for it.
struct Hypertext {
  using Book = hypertext::Book;
  using Config = hypertext::Config;
  using State = hypertext::State;
  using View = hypertext::View;
  using Action = hypertext::Action;
  using Actions = hypertext::Actions;
  using Event = hypertext::Event;

  static constexpr int kRulesVersion = 3;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kSeatCap;

  // Law 7. At most twelve chapters and three deals of the thirteenth, each of at most kTurns turns
  // and a grace for everyone. A card leaves a hand once a turn for each time it came into it; a
  // turn draws one card, and an activation, which costs its card, kMaxDone steps at most, in each
  // of which every seat picks kMaxPicked cards and says that it is done. A turn activates no more
  // cards than there are, records no more, and is followed by two windows.
  static constexpr int kPliesOfATurn =
      kWords * (2 + kMostCost + effects::kMaxDone * kSeatCap * (effects::kMaxPicked + 1)) +
      kWords * 2 + 2 * (1 + kSeatCap);
  static constexpr int kMaxPlies = (kChapters + kDeals) * (kTurns + kSeatCap) * kPliesOfATurn / 2;

  // Abilities that bring back what they used could be strung together for very long, so that bound
  // is one to stop at, not to size by. The longest of some 16,000 random games had 1,996.
  static constexpr int kUsualPlies = 4000;
  // HT-21: every chapter, all cards in hand and as much lost as can be, or all Letters and as much
  // earned.
  static constexpr int kLeastPoints = -kChapters * (kMostEarned + kWords);
  static constexpr int kMostPoints = kChapters * (kMostEarned + kLetterPoints * kMostLetters);
  static_assert(kLeastPoints >= INT16_MIN && kMostPoints <= INT16_MAX);  // as a state keeps them

  static const Book& book(const Config&) { return the_book(); }
  static State setup(const Book& book, const Config& config, Dice& dice, EventLog* log);
  static int seats(const State& state) { return state.seats; }
  static Actors to_act(const Book&, const State& state) {
    if (state.stage == Stage::kEffect) return SeatSet::from_bits(state.run.asked);
    if (state.stage == Stage::kRedeem) return asked_to_redeem(state);
    return state.stage == Stage::kOver ? Actors() : Actors::of(state.mover);
  }
  // Where several may decide at once and no clock decides, who goes first (HT-20).
  static Seat first_to_act(const Book&, const State& state, Actors acting) {
    return first_asked(state, acting);
  }
  static std::optional<Seat> whose_turn(const Book& book, const State& state);
  static Answering answering(const Book& book, const State& state);
  static int round(const Book&, const State& state) { return state.chapter; }
  static void legal(const Book& book, const State& state, Actor actor, Actions& out);
  static Refusal check(const Book& book, const State& state, Actor actor, Action action);
  static void apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                    EventLog* log);
  static bool is_private_step(const Book& book, const State& state, Action action);
  static Action judge(const Book& book, const State& state, Dice& dice);
  static void drop_choice(const Book& book, State& state, Seat seat);
  static Action overdue(const Book& book, const State& state, Seat seat);
  static View view(const Book& book, const State& state, Viewer viewer);
  static std::uint64_t key(const Book& book, const State& state, Viewer viewer);
  static State sample(const Book& book, const View& view, Dice& dice);
  static Scores scores(const Book& book, const State& state);
  static const char* audit(const Book& book, const State& state);
};

}  // namespace scriptorium::hypertext
