#pragma once

#include <algorithm>

#include "tests/laws/walk.h"

namespace scriptorium::laws {

// Law 5. Beside the real world runs another that a seat cannot tell from it, with the same moves
// and the same dice. Until something is turned up to that seat it must get the same view, legal
// actions, refusals, actors and event bytes; and where its views are still equal its event bytes
// must be, so that events tell nothing that a view does not hold. A player that leads the walk must
// decide the same in both, with the same dice.
template <class Subject>
class Twins {
 public:
  using C = typename Subject::Codec;
  using G = typename C::Game;
  using State = typename G::State;

  Twins(const typename G::Book& book, const Seed& seed, const State& real, Viewer viewer,
        Dice& test_dice, Report& report, Player<G>* player = nullptr)
      : book_(book),
        seed_(seed),
        real_(real),
        viewer_(viewer),
        test_dice_(test_dice),
        report_(report),
        leader_(player) {
    other_ = G::sample(book_, G::view(book_, real_, viewer_), test_dice_);
  }

  void run(std::uint64_t ply, int plies) {
    for (; plies > 0 && !report_.breach && compare(); --plies, ++ply) {
      if (G::to_act(book_, real_).empty() || !move(ply)) return;
    }
  }

 private:
  bool fault(std::string what) {
    report_.break_law(5, fmt::format("viewer {}: {}", viewer_.index(), what));
    return false;
  }

  bool compare() {
    ++report_.checks[5];
    if (G::to_act(book_, real_) != G::to_act(book_, other_))
      return fault("who acts tells what is hidden");
    if (viewer_.is_spectator()) return true;
    const Seat seat = viewer_.seat();
    typename G::Actions real_legal;
    typename G::Actions other_legal;
    G::legal(book_, real_, seat, real_legal);
    G::legal(book_, other_, seat, other_legal);
    if (real_legal.size() != other_legal.size())
      return fault("the legal actions tell what is hidden");
    for (std::size_t i = 0; i < real_legal.size(); ++i) {
      if (real_legal[i] != other_legal[i]) return fault("the legal actions tell what is hidden");
    }
    for (int i = 0; i < 16; ++i) {
      const auto action = any_bits<typename G::Action>(test_dice_);
      if (G::check(book_, real_, seat, action) != G::check(book_, other_, seat, action)) {
        return fault("a refusal tells what is hidden");
      }
    }
    return true;
  }

  // A move that is legal in both worlds; false if there is none to be found.
  bool pick(Move<G>& move) {
    for (int tries = 0; tries < 8; ++tries) {
      const Dice before = test_dice_;
      move = leader_.next(book_, real_, test_dice_);
      if (!decides_alike(move, before)) return false;
      if (!G::check(book_, other_, move.actor, move.action)) {
        // A small step here and the end of a choice there are two different moves, and so is the
        // end of a choice after more small steps here than there.
        const bool step = G::is_private_step(book_, real_, move.action);
        if (step == G::is_private_step(book_, other_, move.action) &&
            (step || as_many_steps(move.actor)))
          return true;
        leader_.forget();
        continue;
      }
      if (!move.actor.is_judge() && viewer_.is(move.actor.seat()))
        return fault("one's own action is legal in one world only");
      leader_.forget();
    }
    return false;
  }

  bool as_many_steps(Actor actor) const {
    if constexpr (requires { G::picked(real_, Seat{}); }) {
      return actor.is_judge() || G::picked(real_, actor.seat()) == G::picked(other_, actor.seat());
    } else {
      return true;
    }
  }

  // Whether a player in the viewer's seat, asked in the other world, plans what it has planned
  // here.
  bool decides_alike(const Move<G>& move, Dice dice) {
    if (leader_.player() == nullptr || move.actor.is_judge() || !viewer_.is(move.actor.seat())) {
      return true;
    }
    if (!leader_.just_planned()) return true;
    ++report_.checks[5];
    Leader<G> twin(leader_.player());
    (void)twin.next(book_, other_, dice);
    const auto here = leader_.plan();
    const auto there = twin.plan();
    if (std::equal(here.begin(), here.end(), there.begin(), there.end())) return true;
    return fault("what the player decides tells what is hidden");
  }

  bool move(std::uint64_t ply) {
    Move<G> move;
    if (!pick(move)) return false;
    Log<typename G::Event> real_log;
    Log<typename G::Event> other_log;
    Dice real_dice = Dice::fast(seed_, ply);
    Dice other_dice = Dice::fast(seed_, ply);
    G::apply(book_, real_, move.actor, move.action, real_dice, &real_log);
    G::apply(book_, other_, move.actor, move.action, other_dice, &other_log);
    const bool same_view =
        same_bytes(G::view(book_, real_, viewer_), G::view(book_, other_, viewer_));
    const bool same_heard =
        same_events<G>(heard<G>(real_log, viewer_), heard<G>(other_log, viewer_));
    // Both must say so: that nothing is turned up here and something there is news as well.
    const bool revealed = revealed_to<G>(real_log, viewer_) && revealed_to<G>(other_log, viewer_);
    if (!revealed && !same_heard) {
      return fault("events tell what is hidden: " + texts(real_log) + " or " + texts(other_log));
    }
    if (!revealed && real_dice.drawn() != other_dice.drawn())
      return fault("what is hidden shifts the dice");
    if (!revealed && !same_view) return fault("the view changes by what is hidden");
    // What was turned up to the viewer and has gone since need not be remembered: who discarded
    // which card before all of them were shuffled.
    if (same_view && !same_heard &&
        !same_events_in_any_order<G>(heard_unrevealed<G>(real_log, viewer_),
                                     heard_unrevealed<G>(other_log, viewer_))) {
      return fault("events tell more than the view: " + texts(real_log) + " or " +
                   texts(other_log));
    }
    if (!same_view && same_heard) return fault("the view holds more than was told");
    return same_view;
  }

  // What the viewer heard, as it is written.
  std::string texts(const Log<typename G::Event>& log) const {
    std::string all;
    for (const auto& event : heard<G>(log, viewer_)) all += event_text<C>(book_, event);
    return all;
  }

  const typename G::Book& book_;
  Seed seed_;
  State real_;
  State other_;
  Viewer viewer_;
  Dice& test_dice_;
  Report& report_;
  Leader<G> leader_;
};

template <class Subject>
void Walker<Subject>::check_twins(const State& state, std::uint64_t ply, Dice& test_dice) {
  const int seats = G::seats(state);
  const Viewer viewer =
      viewer_at(static_cast<int>(test_dice.below(static_cast<std::uint32_t>(seats + 1))), seats);
  Twins<Subject>(*book_, seed_, state, viewer, test_dice, report_, player_).run(ply, 24);
}

}  // namespace scriptorium::laws
