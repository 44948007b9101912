#pragma once

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

#include "core/game.h"
#include "players/player.h"
#include "table/codec.h"
#include "tests/laws/report.h"

// Laws 1, 2, 4, 5, 6, 7, 9 and 11, checked while games are played, by the dice or led by a computer
// player. A subject names a codec (and
// with it the game) and says where books and configurations come from:
//
//   struct Subject {
//     using Codec = ...;
//     std::shared_ptr<const Book> book(const Config&) const;
//     Config random_config(Dice&) const;
//   };
namespace scriptorium::laws {

template <class G>
using Bytes = std::vector<typename G::Event>;

// What the viewer is told of what a log holds.
template <Game G>
Bytes<G> heard(const Log<typename G::Event>& log, Viewer viewer) {
  Bytes<G> events;
  for (const auto& told : log.told()) {
    if (const auto* event = told.for_viewer(viewer)) events.push_back(*event);
  }
  return events;
}

// The same without what turns something up to the viewer.
template <Game G>
Bytes<G> heard_unrevealed(const Log<typename G::Event>& log, Viewer viewer) {
  Bytes<G> events;
  for (const auto& told : log.told()) {
    const auto* event = told.for_viewer(viewer);
    if (event != nullptr && !(told.reveals && told.sees.has(viewer))) events.push_back(*event);
  }
  return events;
}

template <Game G>
bool revealed_to(const Log<typename G::Event>& log, Viewer viewer) {
  for (const auto& told : log.told()) {
    if (told.reveals && told.sees.has(viewer)) return true;
  }
  return false;
}

template <Game G>
bool same_events(const Bytes<G>& a, const Bytes<G>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!same_bytes(a[i], b[i])) return false;
  }
  return true;
}

// The same, in whatever order: what came first within one move need not be remembered.
template <Game G>
bool same_events_in_any_order(Bytes<G> a, Bytes<G> b) {
  const auto by_bytes = [](const auto& one, const auto& other) {
    return std::memcmp(&one, &other, sizeof one) < 0;
  };
  std::sort(a.begin(), a.end(), by_bytes);
  std::sort(b.begin(), b.end(), by_bytes);
  return same_events<G>(a, b);
}

template <class Action>
Action any_bits(Dice& dice) {
  const std::uint64_t bits = dice.next() & (dice.below(2) == 0 ? ~std::uint64_t{0} : 0x3ffU);
  Action action;
  static_assert(sizeof action <= sizeof bits);
  std::memcpy(static_cast<void*>(&action), &bits, sizeof action);
  return action;
}

// Every viewer of a table: its seats, then a spectator.
inline Viewer viewer_at(int index, int seats) {
  return index == seats ? Viewer::spectator() : Viewer(static_cast<Seat>(index));
}

// By viewer, a hash of all that was told.
using Histories = std::array<std::uint64_t, kMaxSeats + 1>;

// Nothing; of a position that a subject begins with, what each sees of it.
template <class Subject, class Book, class State>
Histories told_at_start(const Subject& subject, const Book& book, const State& state) {
  using G = typename Subject::Codec::Game;
  Histories histories = {};
  if constexpr (requires { subject.starts(); }) {
    for (int i = 0; i <= G::seats(state); ++i) {
      histories[static_cast<std::size_t>(i)] =
          hash_value(G::view(book, state, viewer_at(i, G::seats(state))));
    }
  }
  return histories;
}

// One move of a game. The judge's move is the dice's.
template <Game G>
struct Move {
  Actor actor = Actor(0);
  typename G::Action action = {};
};

// Who makes the moves of a walk: any of those who may act, by the dice or as a player decides.
template <Game G>
class Leader {
 public:
  explicit Leader(Player<G>* player) : player_(player) { plan_.clear(); }

  Move<G> next(const typename G::Book& book, const typename G::State& state, Dice& dice) {
    if (at_ < plan_.size()) return {Actor(seat_), plan_[at_++]};
    forget();
    const Actors acting = G::to_act(book, state);
    if (acting == kJudgeActs) return {Actor::judge(), G::judge(book, state, dice)};
    int pick = static_cast<int>(dice.below(static_cast<std::uint32_t>(acting.size())));
    for (seat_ = 0; !acting.has(seat_) || pick-- > 0;) ++seat_;
    typename G::Actions actions;
    G::legal(book, state, seat_, actions);
    if (player_ == nullptr) return {Actor(seat_), choose_at_random<G>(actions, dice)};
    player_->choose(book, Eyes<G>(book, state, seat_), actions, dice, plan_);
    at_ = 1;
    return {Actor(seat_), plan_[0]};
  }
  // What was planned and not yet done is off.
  void forget() {
    plan_.clear();
    at_ = 0;
  }
  // Whether the last move was the first of a plan, and all of it.
  bool just_planned() const { return at_ == 1; }
  std::span<const typename G::Action> plan() const { return plan_.span(); }
  Player<G>* player() const { return player_; }

 private:
  Player<G>* player_;
  Plan<G> plan_;
  std::size_t at_ = 0;
  Seat seat_ = 0;
};

template <class Subject>
class Walker {
 public:
  using C = typename Subject::Codec;
  using G = typename C::Game;
  using State = typename G::State;
  using View = typename G::View;

  // With `remember_views` law 9 is checked over all games walked: for subjects so small that
  // histories meet. Without a player the dice make all moves.
  Walker(const Subject& subject, bool remember_views, Player<G>* player = nullptr)
      : subject_(subject), remember_(remember_views), player_(player) {}

  Report run(std::uint64_t first_seed, std::uint64_t games) {
    for (std::uint64_t game = 0; game < games && !report_.breach; ++game) {
      walk(first_seed + game);
      if (report_.breach) report_.breach->what += fmt::format(" (seed {})", first_seed + game);
    }
    return report_;
  }

 private:
  void walk(std::uint64_t seed) {
    Dice test_dice = Dice::fast(Seed::of(seed), ~std::uint64_t{0});
    const typename G::Config config = subject_.random_config(test_dice);
    const auto book_held = subject_.book(config);
    book_ = book_held.get();
    seed_ = Seed::of(seed);
    Log<typename G::Event> log;
    State state = start(config, &log);
    const State first = state;
    check_config(config, G::seats(state));
    histories_ = told_at_start(subject_, *book_, state);
    follow_histories(state, log);
    Leader<G> leader(player_);
    std::vector<Move<G>> moves;
    std::vector<std::uint64_t> digests = {hash_value(state)};
    for (std::uint64_t ply = 1; !G::to_act(*book_, state).empty() && !report_.breach; ++ply) {
      if (ply > most_plies()) break;
      if (ply > static_cast<std::uint64_t>(G::kMaxPlies)) {
        return report_.break_law(7, "the game is longer than its bound");
      }
      if (player_ == nullptr && ply > static_cast<std::uint64_t>(G::kUsualPlies)) {
        return report_.break_law(7, "a random game is longer than usual");
      }
      check_position(state, test_dice);
      if (ply % 8 == seed % 8) check_twins(state, ply, test_dice);
      const Move<G> move = leader.next(*book_, state, test_dice);
      check_move(state, move);
      log.clear();
      Dice chance = Dice::fast(seed_, ply);
      const State before = state;
      G::apply(*book_, state, move.actor, move.action, chance, &log);
      if (G::is_private_step(*book_, before, move.action))
        check_step(before, state, move, chance, log);
      check_events(log);
      follow_histories(state, log);
      if (const char* fault = G::audit(*book_, state)) report_.break_law(1, fault);
      ++report_.checks[1];
      check_points(state);
      moves.push_back(move);
      digests.push_back(hash_value(state));
    }
    ++report_.games;
    report_.plies += moves.size();
    ++report_.checks[7];
    if (!report_.breach) check_replay(first, config, moves, digests);
  }

  State start(const typename G::Config& config, Log<typename G::Event>* log) {
    Dice dice = Dice::fast(seed_);
    if constexpr (requires { subject_.starts(); }) {
      if (starts_.empty()) starts_ = subject_.starts();
      return starts_[dice.below(static_cast<std::uint32_t>(starts_.size()))];
    } else {
      return G::setup(*book_, config, dice, log);
    }
  }
  // A subject may stop where histories do not meet any more.
  static constexpr std::uint64_t most_plies() {
    if constexpr (requires { Subject::kPlies; }) {
      return Subject::kPlies;
    } else {
      return ~std::uint64_t{0};
    }
  }

  void check_points(const State& state) {
    const Scores scores = G::scores(*book_, state);
    for (int seat = 0; seat < scores.seats; ++seat) {
      if (scores.points[seat] >= G::kLeastPoints && scores.points[seat] <= G::kMostPoints) continue;
      report_.break_law(7, fmt::format("{} points are out of their range", scores.points[seat]));
    }
  }

  // Law 2: the same seed and moves give the same states, ply by ply, with and without a log.
  void check_replay(const State& first, const typename G::Config& config,
                    const std::vector<Move<G>>& moves, const std::vector<std::uint64_t>& digests) {
    State state = start(config, nullptr);
    if (!same_bytes(state, first)) report_.break_law(2, "dealt again, the game begins otherwise");
    for (std::size_t i = 0; i <= moves.size(); ++i) {
      ++report_.checks[2];
      if (hash_value(state) != digests[i]) {
        return report_.break_law(2, fmt::format("replayed, ply {} is another state", i));
      }
      if (i == moves.size()) return;
      Dice chance = Dice::fast(seed_, i + 1);
      G::apply(*book_, state, moves[i].actor, moves[i].action, chance, nullptr);
    }
  }

  // Law 4, for one viewer; and that check allows what legal lists and nothing else, naming a rule
  // for the rest.
  void check_position(const State& state, Dice& test_dice) {
    const int seats = G::seats(state);
    const Viewer viewer =
        viewer_at(static_cast<int>(test_dice.below(static_cast<std::uint32_t>(seats + 1))), seats);
    const View view = G::view(*book_, state, viewer);
    const State world = G::sample(*book_, view, test_dice);
    ++report_.checks[4];
    if (viewer_of(view) != viewer) {
      report_.break_law(4, fmt::format("the view of {} names another viewer", viewer.index()));
    }
    if (const char* fault = G::audit(*book_, world)) {
      report_.break_law(4, fmt::format("a sampled world is not in order: {}", fault));
    }
    if (!same_bytes(G::view(*book_, world, viewer), view)) {
      report_.break_law(4,
                        fmt::format("viewer {}: a sampled world looks different", viewer.index()));
    }
    if (G::key(*book_, world, viewer) != G::key(*book_, state, viewer)) {
      report_.break_law(4, fmt::format("viewer {}: equal views, other keys", viewer.index()));
    }
    check_key(G::key(*book_, state, viewer), view);
    const auto seat = static_cast<Seat>(test_dice.below(static_cast<std::uint32_t>(seats)));
    typename G::Actions legal;
    G::legal(*book_, state, seat, legal);
    if (legal.empty() == G::to_act(*book_, state).has(Actor(seat))) {
      report_.break_law(5, "a seat that may act has nothing to do, or the other way round");
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (std::find(legal.begin(), legal.begin() + i, legal[i]) != legal.begin() + i) {
        report_.break_law(5, "an action is listed twice");
      }
    }
    for (int i = 0; i < 8; ++i) {
      const auto action = any_bits<typename G::Action>(test_dice);
      const Refusal no = G::check(*book_, state, seat, action);
      if (legal.contains(action) == static_cast<bool>(no)) {
        report_.break_law(5, fmt::format("legal and check disagree: reason {}", no.reason));
      }
      if (no && no.rule.number == 0) report_.break_law(5, "a refusal names no rule");
    }
    if (!G::to_act(*book_, state).has(Actor(seat))) return;
    State dropped = state;
    drop_choice<G>(*book_, dropped, seat);
    if (const auto overdue = G::overdue(*book_, dropped, seat);
        G::check(*book_, dropped, seat, overdue)) {
      report_.break_law(5, "what counts when time runs out is not legal");
    }
  }

  // Law 4: a search takes positions with equal keys for one. Remembered of the first million.
  void check_key(std::uint64_t key, const View& view) {
    constexpr std::size_t kMost = 1'000'000;
    if (keys_.size() >= kMost) return;
    const std::uint64_t seen = hash_value(view);
    const auto known = keys_.try_emplace(combine(key, book_->hash), seen).first;
    if (known->second != seen) report_.break_law(4, "other views, equal keys");
  }

  void check_move(const State& state, const Move<G>& move) {
    if (const Refusal no = G::check(*book_, state, move.actor, move.action)) {
      report_.break_law(5, fmt::format("a legal action is refused: reason {}", no.reason));
    }
    ++report_.checks[6];
    const std::string written = action_text<C>(*book_, move.action);
    const auto read = read_action<C>(*book_, json::parse(written), "action");
    if (!read || *read != move.action) {
      report_.break_law(6, "an action reads back as another: " + written);
    }
  }

  void check_config(const typename G::Config& config, int seats) {
    typename G::Config plain = {};
    C::set_seats(plain, seats);
    const json::object written = write_options(config, C::options());
    const auto read =
        read_options(json::parse(json::serialize(written)).as_object(), C::options(), plain);
    ++report_.checks[6];
    if (!read || !same_bytes(*read, config)) report_.break_law(6, "options read back as others");
  }

  void check_events(const Log<typename G::Event>& log) {
    for (const auto& told : log.told()) {
      ++report_.checks[6];
      const auto is_written = [&](const typename G::Event& event) {
        return event_text<C>(*book_, event) != "{}";
      };
      if (!is_written(told.full)) report_.break_law(6, "an event is not written");
      if (told.rest_told && !is_written(told.rest)) report_.break_law(6, "a twin is not written");
    }
  }

  // A small step is private: no chance, nothing turned up, nobody else hears of it; and law 11, the
  // views of all others stay the same to the byte. If it is dropped, it leaves no trace.
  void check_step(const State& before, const State& after, const Move<G>& move, const Dice& chance,
                  const Log<typename G::Event>& log) {
    if (chance.drawn() != 0) report_.break_law(5, "a small step draws chance");
    for (int i = 0; i <= G::seats(after); ++i) {
      const Viewer viewer = viewer_at(i, G::seats(after));
      if (viewer.index() == move.actor.index()) continue;
      if (!heard<G>(log, viewer).empty()) report_.break_law(5, "a small step is heard by others");
      ++report_.checks[11];
      if (!same_bytes(G::view(*book_, before, viewer), G::view(*book_, after, viewer))) {
        report_.break_law(11, fmt::format("a small step changes the view of viewer {}", i));
      }
    }
    State with = after;
    State without = before;
    drop_choice<G>(*book_, with, move.actor.seat());
    drop_choice<G>(*book_, without, move.actor.seat());
    if constexpr (requires { G::drop_choice(*book_, with, move.actor.seat()); }) {
      if (!same_bytes(with, without)) report_.break_law(11, "a dropped small step leaves a trace");
    }
  }

  // Law 9: whoever was told the same knows the same.
  void follow_histories(const State& state, const Log<typename G::Event>& log) {
    for (int i = 0; i <= G::seats(state); ++i) {
      const Viewer viewer = viewer_at(i, G::seats(state));
      std::uint64_t& history = histories_[static_cast<std::size_t>(i)];
      for (const auto& event : heard<G>(log, viewer))
        history = hash_value(event, combine(history, 1));
      if (!remember_) continue;
      const std::uint64_t view = hash_value(G::view(*book_, state, viewer));
      const std::uint64_t whose =
          combine(combine(history, static_cast<std::uint64_t>(viewer.index())), book_->hash);
      const auto [known, fresh] = views_.try_emplace(whose, view);
      if (!fresh) ++report_.checks[9];
      if (known->second != view) {
        report_.break_law(
            9, fmt::format("viewer {} was told the same and knows something else", viewer.index()));
      }
    }
  }

  void check_twins(const State& state, std::uint64_t ply, Dice& test_dice);

  const Subject& subject_;
  bool remember_;
  Player<G>* player_;
  const typename G::Book* book_ = nullptr;
  Seed seed_;
  Report report_;
  std::vector<State> starts_;
  Histories histories_ = {};
  std::unordered_map<std::uint64_t, std::uint64_t> views_;
  std::unordered_map<std::uint64_t, std::uint64_t> keys_;
};

}  // namespace scriptorium::laws

#include "tests/laws/twins.h"
