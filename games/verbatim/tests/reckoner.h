#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/verbatim/state.h"

namespace scriptorium::verbatim {

// A second opinion on a whole game (tests/laws/reckon.h says what it is asked), written from
// docs/rules/verbatim.md. It keeps every card as a thing of its own, knows only what was told, and
// shares no code with the rules.
class Reckoner {
 public:
  using Seen = std::map<std::string, std::uint64_t>;

  Reckoner(const Book& book, const Config& config);

  void hear(const Told<Event>& told);
  Actors to_act() const;
  std::optional<std::vector<Action>> legal(Seat seat) const;
  bool step(Action action) const;
  Action overdue(Seat seat) const;
  std::vector<Action> verdicts() const;
  std::string differs(const State& state) const;
  // What came up in this game, and how often.
  const Seen& seen() const { return seen_; }

 private:
  struct Letter {
    Kind kind = kNoCard;
    std::uint8_t face = 0;  // as state.h numbers it: of a blank in a word, what it is named
    int freed = 0;          // by dissolved words
  };
  struct Word {
    std::vector<Letter> letters;
    bool doubled = false;
  };
  struct Player {
    std::vector<Letter> unused;  // the hand; later what is in no word
    std::vector<Word> words;
    std::vector<Letter> open;  // the word being spelled
    int last_turn = 0;         // 0: none yet
    bool in = false;           // its arrangement is
  };
  // An event that must come next, but for what chance decides.
  struct Due {
    Event event = {};
    bool any_seat = false;
    bool any_kind = false;
    bool reveals = false;
    bool to_actor_alone = false;
  };
  struct Named {
    Seat maker;
    std::size_t word;
  };

  // reckoner.cpp: what follows from what was told.
  void blame(std::string what);
  std::optional<std::pair<Actor, Action>> read(const Event& event) const;
  std::optional<Kind> last_paid(const Event& exchanged) const;
  bool allowed(Actor actor, Action action) const;
  void carry_out(Actor actor, Action action);
  void match(const Told<Event>& told);
  void turn_up(int pile);
  Event event(Event::Type type, Seat seat) const;
  void due(const Event& event) { due_.push_back({event, false, false, false, false}); }
  void due_step(Seat seat, Action action);
  void due_words(Seat seat, std::size_t first);
  void take(int pile);
  void remove(Kind kind);
  void end_turn();
  void lay(Player& player, std::uint8_t face);
  void close_word(Player& player);
  void done(Seat seat);
  void judge(bool exists);
  void pass();
  void next_challenger();

  // reckoner_rules.cpp: who may do what, and how it is counted.
  int value(Kind kind) const { return book_.card[kind].value; }
  Seat left_of(Seat seat) const { return static_cast<Seat>((seat + 1) % config_.seats); }
  int owed() const;
  std::set<int> sums_of(const std::vector<Letter>& letters) const;
  bool payable(int sum, std::optional<Kind> without) const;
  bool may_gain(int pile) const;
  bool may_remove(Kind kind) const;
  bool may_end_word(const Player& player) const;
  std::optional<Letter> freshest(const Player& player, Kind kind) const;
  std::vector<Action> forming(const Player& player) const;
  std::vector<std::pair<int, Named>> places() const;
  std::vector<std::uint8_t> spelling(const std::vector<Letter>& letters) const;
  int points(Seat seat) const;
  int lateness(Seat seat) const;
  Seat winner() const;
  int tied() const;

  // reckoner_compare.cpp
  std::string table_differs(const State& state) const;
  std::string hands_differ(const State& state) const;
  std::string rows_differ(const State& state) const;
  std::string row_differs(const State& state, Seat seat, int begin) const;
  std::string scores_differ(const State& state) const;
  bool arranging() const { return phase_ >= Phase::kArrange; }

  const Book& book_;
  const Config config_;
  std::vector<Player> players_;
  Phase phase_ = Phase::kTake;
  Seat mover_ = 0;
  Seat first_ = 0;
  int turns_ = 0;
  std::array<int, kKinds> unseen_ = {};  // cards that nobody has seen yet, by kind
  std::array<int, kKinds> removed_ = {};
  std::array<int, kPiles> height_ = {};
  std::array<Kind, kPiles> shown_ = {};
  std::array<bool, kPiles> lost_a_card_ = {};  // in this turn
  Kind front_ = kNoCard;
  std::vector<int> wanted_;   // piles
  std::vector<Letter> paid_;  // so far
  std::optional<Seat> taker_;
  std::optional<Named> asked_;
  int asked_place_ = 0;
  std::optional<Seat> maker_;
  std::size_t standing_ = 0;  // the maker's words before re-forming
  std::vector<std::uint8_t> dissolved_;
  int passes_ = 0;
  std::deque<Due> due_;
  std::string fault_;
  Seen seen_;
};

}  // namespace scriptorium::verbatim
