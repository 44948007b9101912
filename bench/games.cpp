#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "bench/figures.h"
#include "games/registry/codecs.h"
#include "lab/crew.h"
#include "players/random.h"

// What simulations and searches of every registered game take on this machine, two seats.
namespace scriptorium::bench {
namespace {

constexpr int kDeals = 200;
constexpr std::size_t kPositions = 48;
constexpr int kSearched = 8;  // of the positions
constexpr int kSimulations = 1000;
constexpr int kRuns = 5;

// A decision of a random game.
template <class G>
struct Position {
  typename G::State state;
  typename G::View view;
  typename G::Actions legal;
  Seat seat;
};

template <class C>
class GameBench {
 public:
  using G = typename C::Game;
  using State = typename G::State;

  GameBench() {
    C::set_seats(config_, 2);
    book_ = book_of<C>(config_);
    Dice dice = Dice::fast(Seed::of(1));
    for (int i = 0; i < kDeals; ++i) deals_.push_back(G::setup(*book_, config_, dice, nullptr));
    for (std::size_t game = 0; positions_.size() < kPositions; ++game) collect(deals_[game], dice);
    copy_ = copy();
  }

  void run() {
    tell("a decision", decision());
    const auto dealt = [&](const auto& f) {
      return repeated(positions_.size(), [&] {
        for (const Position<G>& at : positions_) f(at);
      });
    };
    tell("a view", dealt([&](const Position<G>& at) {
           const typename G::View view = G::view(*book_, at.state, Viewer(at.seat));
           asm volatile("" : : "r"(&view) : "memory");
         }));
    tell("a key", dealt([&](const Position<G>& at) {
           const std::uint64_t key = G::key(*book_, at.state, Viewer(at.seat));
           asm volatile("" : : "r"(key) : "memory");
         }));
    Dice dice = Dice::fast(Seed::of(3));
    tell("a sampled world", dealt([&](const Position<G>& at) {
           const State world = G::sample(*book_, at.view, dice);
           asm volatile("" : : "r"(&world) : "memory");
         }));
    lab::Crew crew;
    tell_rate("one tree", simulation(1, nullptr));
    tell_rate("two trees on two threads", simulation(2, &crew));
  }

 private:
  void collect(State state, Dice& dice) {
    Position<G> at;
    for (int ply = 0; positions_.size() < kPositions; ++ply) {
      const Actors acting = G::to_act(*book_, state);
      if (acting.empty()) return;
      if (acting == kJudgeActs) {
        G::apply(*book_, state, Actor::judge(), G::judge(*book_, state, dice), dice, nullptr);
        continue;
      }
      at.seat = first_to_act<G>(*book_, state, acting);
      G::legal(*book_, state, at.seat, at.legal);
      if (ply % 7 == 0 && at.legal.size() > 1) {
        at.state = state;
        at.view = G::view(*book_, state, Viewer(at.seat));
        positions_.push_back(at);
      }
      G::apply(*book_, state, at.seat, choose_at_random<G>(at.legal, dice), dice, nullptr);
    }
  }

  // Nanoseconds of one of `count` things that f does.
  template <class F>
  static double repeated(std::size_t count, const F& f) {
    constexpr int kTimes = 100;
    const double took = best_of(kRuns, [&] {
      for (int i = 0; i < kTimes; ++i) f();
    });
    return took / kTimes / static_cast<double>(count);
  }

  double copy() {
    std::vector<State> to(8);
    return repeated(to.size(), [&] {
      for (std::size_t i = 0; i < to.size(); ++i) {
        std::memcpy(&to[i], &deals_[i], sizeof(State));
        asm volatile("" : : "r"(to.data()) : "memory");  // the copy counts as used
      }
    });
  }

  double decision() {
    long decisions = 0;
    const double took = best_of(kRuns, [&] {
      Dice dice = Dice::fast(Seed::of(1));
      decisions = 0;
      for (State state : deals_) decisions += random_playout<G>(*book_, state, dice);
    });
    return took / static_cast<double>(decisions);
  }

  // Of the search that the game ships, as long for each tree.
  double simulation(int trees, Patience* patience) {
    const int simulations = kSimulations * trees;
    const std::string name = "search:" + std::to_string(simulations) + "x" + std::to_string(trees);
    const auto player = C::player(name, {SCRIPTORIUM_SHARE}, config_);
    player->wait_with(patience);
    Plan<G> plan;
    const double took = best_of(kRuns, [&] {
      Dice dice = Dice::fast(Seed::of(5));
      for (std::size_t i = 0; i < kSearched; ++i) {
        const Position<G>& at = positions_[i * kPositions / kSearched];
        player->choose(*book_, Eyes<G>(at.view), at.legal, dice, plan);
      }
    });
    return took / kSearched / simulations;
  }

  void tell(const char* what, double ns) const { tell(what, ns, "ns", ns / copy_); }
  void tell_rate(const char* where, double ns) const {
    tell((std::string("a simulation of the search, ") + where).c_str(), ns);
    tell((std::string("the search, ") + where).c_str(), 1e9 / ns, "simulations a second",
         ns / copy_);
  }
  // Beside a copy of the state: how many of them it takes as long as.
  void tell(const char* what, double value, const char* unit, double copies) const {
    std::printf(
        "{\"name\":\"%s, 2 seats: %s\",\"value\":%.1f,\"unit\":\"%s\",\"beside\":\"memcpy of the "
        "state, ns\",\"beside_value\":%.1f,\"ratio\":%.1f}\n",
        C::kId.data(), what, value, unit, copy_, copies);
    std::fflush(stdout);
  }

  typename G::Config config_ = {};
  std::shared_ptr<const typename G::Book> book_;
  std::vector<State> deals_;
  std::vector<Position<G>> positions_;
  double copy_ = 0;
};

}  // namespace
}  // namespace scriptorium::bench

// bench_games: one JSON object a line.
int main() {
  using namespace scriptorium;
  AllGames::each([]<class Game>() { bench::GameBench<typename Game::Codec>().run(); });
}
