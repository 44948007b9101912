#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/hypertext/state.h"
#include "games/hypertext/tests/reckoned_phases.h"

namespace scriptorium::hypertext {

// A whole game of Hypertext followed from its events, as docs/rules/hypertext.md tells the game:
// slow, simple, and written without a look at the rules' code, so that it does not share their
// mistakes (tests/laws/reckon.h compares the two). Which cards the dice bring and what an ability
// does, it believes, if that can be; everything else it works out, and an event that is not due, or
// a due one that does not come, is a fault.
class Reckoner {
 public:
  // How often it met with what, so that a test can tell whether its games had everything in them.
  using Seen = std::map<std::string, std::uint64_t>;

  Reckoner(const Book& book, const Config& config);

  void hear(const Event& event);

  // Absent while an ability decides.
  std::optional<Actors> to_act() const;
  std::optional<std::vector<Action>> legal(Seat seat) const;

  // The first that differs from the true state, or the first fault in the events; else empty.
  std::string differs(const State& state) const;

  const Seen& seen() const { return seen_; }

 private:
  struct Player {
    std::set<Card> hand;
    std::set<Card> pages;
    std::set<Card> left;
    int letters = 0;
    int lot = 0;
    int earned = 0;
    std::array<int, kFors> parts = {};  // of this chapter's points: what each is for
    std::array<int, kFors> last = {};   // of those of the chapter before
    std::array<int, kFors> all = {};
    int score = 0;
    int records = 0;
    bool redeemed = false;
    bool owes = false;
    bool graced = false;
  };
  // What comes next, once all that is due has been told: something that follows by itself or is up
  // to chance; from kPlay on, somebody decides.
  enum class Stage {
    kSetup,
    kShuffle,     // HT-23
    kShuffleAll,  // HT-26
    kChapter,
    kDeal,
    kDraw,
    kNextGrace,
    kAfterScore,
    kAfterDeal,  // HT-27
    kLastLot,
    kPlay,
    kRecord,
    kAbility,
    kRedeem,
    kOwed,
    kGrace,
    kOver,
  };
  struct Due {
    Event::Type type;
    int seat = 0;
    int number = 0;
    int other = 0;
  };
  enum class Chosen { kNothing, kActivation, kRecord };
  // A choice under way.
  struct Making {
    Chosen what = Chosen::kNothing;
    Card card = 0;
    bool by_letter = false;
    int target = 0;
    std::vector<std::pair<Card, Type>> cards;
    bool has(Card one) const;
  };
  struct Forbidden {
    Act act;
    int seat;
    std::optional<int> until_turn_of;
  };

  // Events, each with what it must be.
  void tell(const Event& event);
  void tell_due(const Event& event);
  void tell_ability(const Event& event);
  void shuffled(const Event& event);
  void chapter(const Event& event);
  void dealt(const Event& event);
  void turn(const Event& event);
  void drew(const Event& event);
  void chose(const Event& event);
  void activated(const Event& event);
  void resolved(const Event& event);
  void recorded(const Event& event);
  void earn(int target);
  void discarded(const Event& event);
  void passed(const Event& event);
  void redeemed(const Event& event);
  void laid_open(const Event& event);
  void scored(const Event& event);
  static void reckon_parts(Player& each);
  void ended(const Event& event);
  void moved(const Event& event);
  void looked(const Event& event);
  void arranged(const Event& event);
  void exchanged(const Event& event);
  void gained(const Event& event);
  void barred(const Event& event);

  // What follows by itself.
  void follow_on();
  bool follow_on_once();
  void go_out();
  void close_window();
  void end_play_step();
  void end_turn();
  void grant_grace(bool to_the_mover_too);
  void next_grace();
  void finish_chapter();
  void after_score();
  void expect(Event::Type type, int seat = 0, int number = 0, int other = 0);

  // Cards.
  void to_sheol(Card card);
  void leave_hand(int seat, Card card);
  void come_to_hand(int seat, Card card);
  void leave_tower(Card card);
  void leave_sheol(Card card);
  void draw(int seat, const Event& event);
  void shuffle_tower();
  void count_running_out();

  // Rules.
  bool plays(int seat) const { return playing_.count(seat) != 0; }
  int left_of(int seat) const;
  bool play_off() const { return chapter_ > chapters_; }
  int cost_of(Card card) const;
  bool may(Act act, int seat) const;
  bool may_redeem(int seat) const;
  bool free_for(Card card) const { return card == drawn_ && free_; }
  int phase_of(int target) const;
  reckoned::Counts types_in_hand(int seat) const;
  bool may_record(int seat, int target) const;
  std::set<int> leaders() const;
  void add_activations(int seat, std::vector<Action>& out) const;
  void add_payments(int seat, std::vector<Action>& out) const;
  void add_records(int seat, std::vector<Action>& out) const;
  void add_layings(int seat, std::vector<Action>& out) const;
  void add_discards(int seat, std::vector<Action>& out) const;
  bool deciding() const { return due_.empty() && stage_ >= Stage::kPlay; }
  bool may_do(int seat, Action action) const;

  class Comparison;
  void compare_hands(Comparison& with, const State& state) const;
  void compare_piles(Comparison& with, const State& state) const;
  void compare_players(Comparison& with, const State& state) const;
  void compare_turn(Comparison& with, const State& state) const;
  void compare_chapter(Comparison& with, const State& state) const;
  void compare_choice(Comparison& with, const State& state) const;
  void compare_bars(Comparison& with, const State& state) const;
  void compare_results(Comparison& with, const State& state) const;
  void compare_answers(Comparison& with, const State& state) const;
  void compare_refusals(Comparison& with, const State& state) const;
  hypertext::Stage rules_stage() const;

  Player& player(int seat) { return players_[static_cast<std::size_t>(seat)]; }
  const Player& player(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
  void fault(std::string what);
  void require(bool holds, const char* what) {
    if (!holds) fault(what);
  }

  const Book& book_;
  const Config config_;
  int chapters_;
  std::vector<Player> players_;
  std::vector<Card> tower_;  // from the bottom up; 0 where nothing was told of the place
  std::vector<Card> sheol_;
  std::size_t jumbled_ = 0;  // so many at the bottom of Sheol came in an order that was not told
  PileId where_[kCards] = {};
  Card revealed_ = 0;

  Stage stage_ = Stage::kSetup;
  std::deque<Due> due_;
  bool needs_tower_ = false;  // HT-08: it was made anew, so a card of it must be wanted
  Making making_;

  std::set<int> playing_;
  int chapter_ = 0;
  int board_ = 0;
  std::set<int> been_;
  std::set<std::pair<int, int>> lots_done_;  // HT-31: seat, phase
  int starter_ = 0;
  int mover_ = 0;
  int turns_ = 0;
  int running_out_ = 0;  // HT-32
  bool counted_ = false;
  std::set<int> to_deal_;
  Card drawn_ = 0;
  bool free_ = false;
  int more_ = 0;
  int discards_ = 0;
  Card offered_ = 0;
  std::vector<int> asked_;  // HT-20: clockwise
  std::vector<Forbidden> forbidden_;
  std::optional<int> out_;
  std::vector<int> graces_;  // yet to come
  std::optional<int> record_wreath_;
  std::optional<int> empty_wreath_;
  std::vector<std::vector<int>> history_;
  int deals_ = 0;
  std::optional<int> winner_;

  Seen seen_;
  std::string fault_;
};

}  // namespace scriptorium::hypertext
