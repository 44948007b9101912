#pragma once

#include <algorithm>
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
  kFull,         // nobody plays that long
  kNoSuchEntry,  // take-back: the seat has not moved so often, or that is forgotten
  kAnswered,     // take-back: somebody else has moved since
  kSeen,         // take-back: something hidden has been seen since
};

struct ActResult {
  ActFault fault = ActFault::kNone;
  Refusal refusal = {};
  std::size_t at = 0;  // which action of the list

  explicit operator bool() const { return fault == ActFault::kNone; }
};

// Something a viewer was told: an event of the game, or that the game was taken back.
template <Game G>
struct Notice {
  Told<typename G::Event> told = {};
  bool taken_back = false;  // `told` then says only who hears of it

  bool heard_by(Viewer viewer) const { return told.sees.has(viewer) || told.rest_told; }
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
  std::shared_ptr<const Book> shared_book() const { return book_; }
  const State& state() const { return state_; }
  const Replay<G>& replay() const { return replay_; }
  int seats() const { return G::seats(state_); }
  Actors actors() const { return G::to_act(*book_, state_); }
  typename G::View view(Viewer viewer) const { return G::view(*book_, state_, viewer); }
  // How many actions have been applied, those taken back included: no ply is thrown for twice.
  std::uint64_t ply() const { return ply_; }
  // The last entry in force; null before anybody moved.
  const Entry<G>* last_entry() const {
    return in_force_.empty() ? nullptr : &replay_.entries[in_force_.back().index];
  }
  // How many entries there are, those forgotten included.
  std::size_t entries() const { return forgotten_ + replay_.entries.size(); }

  // Which entries are in force, by their numbers: those that were not taken back. Nothing may be
  // forgotten.
  std::vector<std::size_t> standing() const {
    std::vector<std::size_t> numbers;
    for (const Standing& entry : in_force_) numbers.push_back(entry.index);
    return numbers;
  }

  // Forgets how the game came about but for the last entry, and all but the last notices: for a
  // table whose journal is kept elsewhere. It plays on as before; nothing before the last entry can
  // be taken back, and its replay is the journal's.
  void forget(std::size_t notices_kept) {
    if (notices_.size() > notices_kept) {
      notices_.erase(notices_.begin(), notices_.end() - static_cast<std::ptrdiff_t>(notices_kept));
      counted_ = notices_.size();
    }
    if (replay_.entries.size() <= 1) return;
    const std::size_t gone = replay_.entries.size() - 1;
    forgotten_ += gone;
    replay_.entries.erase(replay_.entries.begin(),
                          replay_.entries.begin() + static_cast<std::ptrdiff_t>(gone));
    Standing last = in_force_.empty() ? Standing{} : in_force_.back();
    in_force_.clear();
    if (last.index != gone) return;  // the last entry was taken back, or took something back
    last.index = 0;
    in_force_.push_back(last);
  }

  ActResult act(Actor actor, std::span<const Action> actions, std::string text = {}) {
    return enter({EntryKind::kAct, actor, {actions.begin(), actions.end()}, std::move(text), 0});
  }

  ActResult clock(Seat seat) {
    if (!actors().has(Actor(seat))) {
      return {ActFault::kRefused, G::check(*book_, state_, seat, Action{}), 0};
    }
    return enter({EntryKind::kClock, seat, overdue(seat), {}, 0});
  }

  // The timeout move of a seat: its unfinished choice is dropped, and small steps are made until
  // a choice is complete.
  std::vector<Action> overdue(Seat seat) const {
    State state = state_;
    drop_choice<G>(*book_, state, seat);
    std::vector<Action> actions;
    while (true) {
      const Action action = G::overdue(*book_, state, seat);
      actions.push_back(action);
      if (!G::is_private_step(*book_, state, action)) return actions;
      Dice unused = dice_for(ply_);  // a small step throws none
      G::apply(*book_, state, seat, action, unused, nullptr);
    }
  }

  // Takes back the seat's last `count` entries, unless they have revealed something hidden or
  // somebody has answered them. Small private steps are undone silently, whatever others did
  // meanwhile; with a public move, private choices that others have made since are undone too.
  // Neither reveals what others do in private. Whether the others agree is up to the
  // table.
  ActResult take_back(Seat seat, std::uint32_t count) {
    if (full()) return {ActFault::kFull};
    if (forgotten_ != 0) return {ActFault::kNoSuchEntry};
    std::vector<Standing> left = in_force_;
    bool heard = false;
    bool seen = false;
    std::size_t first = left.size();
    std::uint32_t found = 0;
    while (found < count && first > 0) {
      if (replay_.entries[left[--first].index].actor != Actor(seat)) continue;
      ++found;
      seen = seen || left[first].reveals;
      heard = heard || left[first].heard;
    }
    if (count == 0 || found < count) return {ActFault::kNoSuchEntry};
    if (seen) return {ActFault::kSeen};
    for (std::size_t i = first; heard && i < left.size(); ++i) {
      const bool own = replay_.entries[left[i].index].actor == Actor(seat);
      if (!own && left[i].heard) return {ActFault::kAnswered};
    }
    const auto goes = [&](const Standing& entry) {
      return heard || replay_.entries[entry.index].actor == Actor(seat);
    };
    left.erase(std::remove_if(left.begin() + static_cast<std::ptrdiff_t>(first), left.end(), goes),
               left.end());
    if (!rebuild(left)) return {ActFault::kAnswered};
    replay_.entries.push_back({EntryKind::kTakeBack, seat, {}, {}, count});
    const SeatSet told = heard ? SeatSet::everyone() : SeatSet::of(seat);
    notices_.push_back({{{}, {}, told, false, false}, true});
    open_decisions(told);
    return {};
  }

  // Enters what a replay kept; for loading.
  ActResult repeat(const Entry<G>& entry) {
    switch (entry.kind) {
      case EntryKind::kAct:
        return enter(entry);
      case EntryKind::kClock:
        if (entry.actor.is_judge()) return {ActFault::kNoSuchEntry};
        return clock(entry.actor.seat());
      case EntryKind::kTakeBack:
        if (entry.actor.is_judge()) return {ActFault::kNoSuchEntry};
        return take_back(entry.actor.seat(), entry.count);
    }
    return {ActFault::kNoSuchEntry};
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

  // What `act` would answer; nothing happens.
  ActResult try_act(Actor actor, std::span<const Action> actions) const {
    if (actions.empty()) return {ActFault::kEmpty};
    if (full()) return {ActFault::kFull};
    State after = state_;
    std::uint64_t ply = ply_;
    Log<Event> log;
    return run(after, ply, actor, actions, log, false);
  }

  // How many notices a viewer has been told.
  std::uint32_t revision(Viewer viewer) const { return revision_[viewer.index()]; }
  // The seat's revision when its current decision began: an act with a lower one is stale.
  // Others who decide at the same time do not make it stale.
  std::uint32_t decision(Seat seat) const { return decision_[seat]; }

  // Whether all that the viewer got after that revision is still known.
  bool remembers(Viewer viewer, std::uint32_t since) const { return since >= first_known(viewer); }
  // What everybody was told, oldest first; older ones may be forgotten.
  const std::vector<Notice<G>>& notices() const { return notices_; }
  // Calls f(notice, event) for each notice that the viewer got after its revision `since`; event is
  // null for a take-back.
  template <class F>
  void notices(Viewer viewer, std::uint32_t since, F f) const {
    std::uint32_t number = first_known(viewer);
    for (const Notice<G>& notice : notices_) {
      if (!notice.heard_by(viewer)) continue;
      if (number++ >= since)
        f(notice, notice.taken_back ? nullptr : notice.told.for_viewer(viewer));
    }
  }

 private:
  static constexpr std::size_t kMostEntries = 20'000;

  // An entry that has not been taken back.
  struct Standing {
    std::uint32_t index;  // in replay().entries
    std::uint64_t ply;    // before it
    bool heard;           // by somebody else than its actor
    bool reveals;
  };

  Dice dice_for(std::uint64_t ply) const {
    return replay_.dice == DiceKind::kSealed ? Dice::sealed(replay_.seed, ply)
                                             : Dice::fast(replay_.seed, ply);
  }

  void begin() {
    Log<Event> log;
    state_ = start(&log);
    for (const Told<Event>& told : log.told()) notices_.push_back({told, false});
    open_decisions(SeatSet::everyone());
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
      // Otherwise players could peek: ask for a reveal, learn from the refusal, and leave it
      // undone.
      const bool last = i + 1 == actions.size() && !steps_only;
      if (!last && (dice.drawn() != 0 || log.revealed())) {
        return {ActFault::kPastReveal, {}, i};
      }
    }
    return {};
  }

  void prepare(State& state, const Entry<G>& entry) const {
    if (entry.kind == EntryKind::kClock) drop_choice<G>(*book_, state, entry.actor.seat());
  }

  bool full() const { return entries() >= kMostEntries; }

  // The viewer's revision before the first notice that is not forgotten.
  std::uint32_t first_known(Viewer viewer) const {
    std::uint32_t known = 0;
    for (const Notice<G>& notice : notices_) {
      if (notice.heard_by(viewer)) ++known;
    }
    return revision(viewer) - known;
  }

  ActResult enter(Entry<G> entry) {
    if (entry.actions.empty()) return {ActFault::kEmpty};
    if (full()) return {ActFault::kFull};
    State after = state_;
    std::uint64_t ply = ply_;
    Log<Event> log;
    prepare(after, entry);
    if (const ActResult result = run(after, ply, entry.actor, entry.actions, log, false); !result) {
      return result;
    }
    const Actor actor = entry.actor;
    Standing standing = {static_cast<std::uint32_t>(replay_.entries.size()), ply_, false,
                         log.revealed()};
    for (const Told<Event>& told : log.told()) {
      standing.heard = standing.heard || told.rest_told || told.sees != SeatSet::of(actor.index());
      notices_.push_back({told, false});
    }
    state_ = after;
    ply_ = ply;
    in_force_.push_back(standing);
    replay_.entries.push_back(std::move(entry));
    open_decisions(SeatSet::of(actor.index()));
    return {};
  }

  // The state that these entries alone lead to, each with the dice it had; false if one of them
  // stood on what is gone.
  bool rebuild(const std::vector<Standing>& left) {
    State state = start(nullptr);
    for (const Standing& standing : left) {
      const Entry<G>& entry = replay_.entries[standing.index];
      std::uint64_t ply = standing.ply;
      prepare(state, entry);
      for (const Action action : entry.actions) {
        if (G::check(*book_, state, entry.actor, action)) return false;
        Dice dice = dice_for(++ply);
        G::apply(*book_, state, entry.actor, action, dice, nullptr);
      }
    }
    state_ = state;
    in_force_ = left;
    return true;
  }

  // Counts what was told since the last time, and opens the decisions that are new: of those in
  // `renewed`, and of those who had none.
  void open_decisions(SeatSet renewed) {
    for (; counted_ < notices_.size(); ++counted_) {
      for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
        if (notices_[counted_].heard_by(Viewer(static_cast<Seat>(viewer)))) ++revision_[viewer];
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
  std::vector<Standing> in_force_;
  std::vector<Notice<G>> notices_;
  std::size_t counted_ = 0;
  std::size_t forgotten_ = 0;  // entries
  std::uint32_t revision_[kMaxSeats + 1] = {};
  std::uint32_t decision_[kMaxSeats] = {};
  Actors deciding_;
};

}  // namespace scriptorium
