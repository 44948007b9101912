#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "core/game.h"
#include "core/replay.h"

namespace scriptorium {

enum class ActFault : std::uint8_t {
  kNone,
  kEmpty,        // no action given
  kRefused,      // the rules say no: see the refusal
  kPastReveal,   // a list went on after an action that turned something up
  kNoSuchEntry,  // take-back: there is no such moment
  kAnswered,     // take-back: somebody else has moved since
  kSeen,         // take-back: something hidden has been seen since
};

struct ActResult {
  ActFault fault = ActFault::kNone;
  Refusal refusal;
  std::size_t at = 0;  // which action of the list

  explicit operator bool() const { return fault == ActFault::kNone; }
};

// Something a viewer was told: an event of the game, or that the game was taken back.
template <Game G>
struct Notice {
  Told<typename G::Event> told = {};
  bool taken_back = false;
};

// One game being played: the state, how it came about, and what each viewer has been told of it.
// An action, or a list of them, is checked, applied as a whole or not at all, and kept.
template <Game G>
class Match {
 public:
  using Book = typename G::Book;
  using State = typename G::State;
  using Action = typename G::Action;
  using Event = typename G::Event;

  // A new game, dealt from the config and the seed; or, with a position, one that begins there
  // (`text` is how a scenario says it).
  Match(std::shared_ptr<const Book> book, const typename G::Config& config, const Seed& seed,
        DiceKind dice, Judge judge = Judge::kTable, std::optional<State> position = std::nullopt,
        std::string text = {})
      : book_(std::move(book)), position_(position) {
    replay_.book_hash = book_->hash;
    replay_.config = config;
    replay_.seed = seed;
    replay_.dice = dice;
    replay_.judge = judge;
    replay_.position = std::move(text);
    begin();
  }

  // The same game before anybody moved.
  Match fresh() const {
    return Match(book_, replay_.config, replay_.seed, replay_.dice, replay_.judge, position_,
                 replay_.position);
  }

  const Book& book() const { return *book_; }
  const State& state() const { return state_; }
  const Replay<G>& replay() const { return replay_; }
  int seats() const { return G::seats(state_); }
  Actors actors() const { return G::to_act(*book_, state_); }
  typename G::View view(Viewer viewer) const { return G::view(*book_, state_, viewer); }
  // How many actions have been applied and are in force.
  std::uint64_t ply() const { return ply_; }
  // The entries in force: an index into replay().entries each.
  std::span<const std::uint32_t> in_force() const { return in_force_; }

  ActResult act(Actor actor, std::span<const Action> actions, std::string text = {}) {
    return enter({EntryKind::kAct, actor, {actions.begin(), actions.end()}, std::move(text), 0});
  }

  ActResult clock(Seat seat) {
    if (!actors().has(Actor(seat))) {
      return {ActFault::kRefused, G::check(*book_, state_, seat, Action{}), 0};
    }
    return enter({EntryKind::kClock, seat, {G::overdue(*book_, state_, seat)}, {}, 0});
  }

  // Goes back to where the game stood after the first `to` entries in force, for the seat whose
  // moves these were: only its own, and only while nothing hidden was turned up by them. Whether
  // the others agree is the table's business.
  ActResult take_back(Seat seat, std::uint32_t to) {
    if (to >= in_force_.size()) return {ActFault::kNoSuchEntry, {}, 0};
    for (std::size_t i = to; i < in_force_.size(); ++i) {
      if (replay_.entries[in_force_[i]].actor != Actor(seat)) return {ActFault::kAnswered, {}, 0};
      if (revealing_[i]) return {ActFault::kSeen, {}, 0};
    }
    in_force_.resize(to);
    replay_.entries.push_back({EntryKind::kTakeBack, seat, {}, {}, to});
    rebuild();
    notices_.push_back({{}, true});
    settle(SeatSet::everyone());
    return {};
  }

  // Enters what a replay kept; for loading.
  ActResult repeat(const Entry<G>& entry) {
    switch (entry.kind) {
      case EntryKind::kAct:
        return enter(entry);
      case EntryKind::kClock:
        if (entry.actor.is_judge()) return {ActFault::kNoSuchEntry, {}, 0};
        return clock(entry.actor.seat());
      case EntryKind::kTakeBack:
        if (entry.actor.is_judge()) return {ActFault::kNoSuchEntry, {}, 0};
        return take_back(entry.actor.seat(), entry.to);
    }
    return {ActFault::kNoSuchEntry, {}, 0};
  }

  // The legal actions of a seat once it had taken these small steps: for choosing step by step
  // without committing. Steps that draw chance or reveal are not tried, so this tells nothing that
  // is not known.
  ActResult try_steps(Actor actor, std::span<const Action> steps, State& after) const {
    after = state_;
    std::uint64_t ply = ply_;
    Log<Event> log;
    return run(after, ply, actor, steps, log, true);
  }

  // How much a viewer has been told; it counts up by one a notice, and by nothing else.
  std::uint32_t revision(Viewer viewer) const { return revision_[viewer.index()]; }
  // When the decision that the seat has before it began: an act that knows less than this is stale.
  // Others who decide at the same time do not make it stale.
  std::uint32_t decision(Seat seat) const { return decision_[seat]; }

  // Calls f(notice, event) for each notice that the viewer got after its revision `since`; event is
  // null for a take-back.
  template <class F>
  void notices(Viewer viewer, std::uint32_t since, F f) const {
    std::uint32_t number = 0;
    for (const Notice<G>& notice : notices_) {
      const Event* event = notice.taken_back ? nullptr : notice.told.for_viewer(viewer);
      if (!notice.taken_back && event == nullptr) continue;
      if (number++ >= since) f(notice, event);
    }
  }

 private:
  Dice dice_for(std::uint64_t ply) const {
    return replay_.dice == DiceKind::kSealed ? Dice::sealed(replay_.seed, ply)
                                             : Dice::fast(replay_.seed, ply);
  }

  void begin() {
    Log<Event> log;
    state_ = start(&log);
    for (const Told<Event>& told : log.told()) notices_.push_back({told, false});
    settle(SeatSet::everyone());
  }

  State start(Log<Event>* log) const {
    if (position_) return *position_;
    Dice dice = dice_for(0);
    return G::setup(*book_, replay_.config, dice, log);
  }

  // Applies the actions to `state`. Every action is one ply, however they were grouped.
  ActResult run(State& state, std::uint64_t& ply, Actor actor, std::span<const Action> actions,
                Log<Event>& log, bool steps_only) const {
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (const Refusal no = G::check(*book_, state, actor, actions[i])) {
        return {ActFault::kRefused, no, i};
      }
      Dice dice = dice_for(++ply);
      G::apply(*book_, state, actor, actions[i], dice, &log);
      // Whoever could go on after a reveal could ask for it, learn from the refusal, and leave it
      // undone.
      const bool last = i + 1 == actions.size() && !steps_only;
      if (!last && (dice.drawn() != 0 || log.revealed())) {
        return {ActFault::kPastReveal, {}, i};
      }
    }
    return {};
  }

  ActResult enter(Entry<G> entry) {
    if (entry.actions.empty()) return {ActFault::kEmpty, {}, 0};
    State after = state_;
    std::uint64_t ply = ply_;
    Log<Event> log;
    if (const ActResult result = run(after, ply, entry.actor, entry.actions, log, false); !result) {
      return result;
    }
    state_ = after;
    ply_ = ply;
    const Actor actor = entry.actor;
    in_force_.push_back(static_cast<std::uint32_t>(replay_.entries.size()));
    revealing_.push_back(log.revealed());
    replay_.entries.push_back(std::move(entry));
    for (const Told<Event>& told : log.told()) notices_.push_back({told, false});
    settle(SeatSet::of(actor.index()));
    return {};
  }

  void rebuild() {
    state_ = start(nullptr);
    ply_ = 0;
    revealing_.resize(in_force_.size());
    for (const std::uint32_t index : in_force_) {
      for (const Action action : replay_.entries[index].actions) {
        Dice dice = dice_for(++ply_);
        G::apply(*book_, state_, replay_.entries[index].actor, action, dice, nullptr);
      }
    }
  }

  // Counts what was told since the last time, and opens the decisions that are new: of those in
  // `renewed`, and of those who had none.
  void settle(SeatSet renewed) {
    for (; counted_ < notices_.size(); ++counted_) {
      for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
        const Notice<G>& notice = notices_[counted_];
        const bool heard =
            notice.taken_back || notice.told.sees.has(viewer) || notice.told.rest_told;
        if (heard) ++revision_[viewer];
      }
    }
    const Actors acting = actors();
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      if (renewed.has(seat) || !deciding_.has(seat)) decision_[seat] = revision_[seat];
    }
    deciding_ = acting;
  }

  std::shared_ptr<const Book> book_;
  std::optional<State> position_;
  Replay<G> replay_;
  State state_;
  std::uint64_t ply_ = 0;
  std::vector<std::uint32_t> in_force_;
  std::vector<bool> revealing_;  // of each entry in force: whether it turned something up
  std::vector<Notice<G>> notices_;
  std::size_t counted_ = 0;
  std::uint32_t revision_[kMaxSeats + 1] = {};
  std::uint32_t decision_[kMaxSeats] = {};
  Actors deciding_;
};

}  // namespace scriptorium
