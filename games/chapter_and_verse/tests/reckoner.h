#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/chapter_and_verse/tests/reckoned_standing.h"
#include "games/chapter_and_verse/tests/reckoned_table.h"

namespace scriptorium::chapter_and_verse {

// A second opinion on whole games (tests/laws/reckon.h), written from docs/rules and not from the
// rules' code. It follows a game by its events and knows at every moment what must come next: a
// certain event, or somebody's decision. Anything else is a fault.
//
// What an effect does is taken from its events; that nothing is lost by it, that it leaves alone
// what is protected, and all that follows from it is reckoned. Of the true state it takes over what
// no event says: the order of a shuffled pile, whether an effect still asks somebody, and which of
// two copies it touched.
class Reckoner {
 public:
  Reckoner(const Book& book, const Config& config);

  void hear(const Event& event);
  Actors to_act() const;
  std::optional<std::vector<Action>> legal(Seat seat) const;
  std::string differs(const State& state);

 private:
  using EventType = Event::Type;

  // What waits on the line (CV-40, CV-41).
  struct Waiting {
    Did did = Did::kNone;
    int seat = 0;
    Copy copy = {};
    PileId pile = 0;        // of a verse that was played: its chapter, 0 if it lies in none
    bool doubtful = false;  // a copy beside it was touched, or it was
    bool cancelled = false;
    bool stands = false;    // CV-46: nobody may say Quote It any more
    bool answered = false;  // everyone has passed
  };
  struct Answer {
    Action::Type type = Action::Type::kNone;
    Copy copy = {};
  };
  // What the player in turn is choosing in small steps.
  struct Draft {
    Manner manner = Manner::kNone;
    Copy verse;
    bool handed = false;  // CV-32: it does not lie in the hand
    std::vector<Copy> paid;
    int price = 0;
    PileId chapter = 0;  // 0: a new one
    int theme = 0;
    std::vector<PileId> book;
  };
  // An effect of a verse that begins or is to begin.
  struct Effect {
    int seat = 0;
    Copy copy = {};
    PileId pile = 0;  // 0: wherever it lies
    effects::Trigger trigger = effects::Trigger::kNone;
    bool in_play = false;  // CV-42: it happens only while the verse is on a tabletop
    bool idle = false;     // CV-34, CV-35: for its player's turn alone, and it is another's
  };
  // An event that must come next. What is not said is not compared.
  struct Due {
    EventType type = EventType::kNone;
    std::optional<int> seat = {};
    std::optional<int> number = {};
    std::optional<int> other = {};
    std::optional<Copy> copy = {};
    std::optional<PileId> from = {};
    std::optional<PileId> to = {};
    bool perhaps = false;  // only the state knows whether it does
  };

  // reckoner.cpp: what comes next.
  void go_on();
  void step();
  void step_of_phase();
  void due(Due due) { due_ = std::move(due); }
  void expect_effect(const Effect& effect);
  void open_window();
  std::optional<unsigned> asked() const;  // absent: what verses say does not tell
  void nobody_answers();
  void did_not_happen();
  void count_answers();
  void resolve_last();
  void begin_effects(const Waiting& item);
  void resolve_book();
  // CV-16, CV-42, CV-47: the chapters of the declared book that still are part of it.
  std::vector<PileId> closable() const;
  bool is_book(const std::vector<PileId>& chapters) const;
  void find_turn_effects(effects::Trigger trigger);
  void next_turn_effect(Phase next);
  void finish_turn();
  std::optional<int> winner() const;
  std::vector<int> fewest_left() const;
  void fault(std::string what) {
    if (fault_.empty()) fault_ = std::move(what);
  }

  // reckoner_hear.cpp: what was heard.
  void hear_setup(const Event& event);
  std::optional<int> start_challenge() const;
  static bool of_effect(const Event& event);
  std::string mismatch(const Event& event) const;
  void hear_due(const Event& event);
  void hear_turn(const Event& event);
  void hear_answer(const Event& event);
  void hear_verdict(bool right);
  void hear_closed();
  // reckoner_choice.cpp: what somebody chose; reckoner_effect.cpp: what an effect did.
  void hear_choice(const Event& event);
  void choose_in_turn(const Event& event);
  void choose_first(const Event& event);
  void hear_quoting(const Event& event);
  void hear_played(const Event& event);
  void hear_declared(const Event& event);
  void hear_effect(const Event& event);
  void hear_moved(const Event& event);
  void hear_drew(const Event& event);
  bool leaves_a_choice() const;
  void hear_arranged(const Event& event);
  void hear_cancelled(const Event& event);
  void begin_effect();
  void hear_lasts(const Event& event);
  void lay_played(const Event& event);
  void lay_used(const Event& event, Did did);
  void move(Copy copy, PileId from, PileId to, effects::End end, bool set = false, int under = 0);
  void to_discard(Copy copy, PileId from);

  // reckoner_differs.cpp
  std::string turn_differs(const State& state) const;
  std::string line_differs(const State& state);
  std::string end_differs(const State& state) const;

  // reckoner_legal.cpp
  std::vector<Copy> hand(int seat) const;  // sorted
  std::optional<std::vector<Action>> legal_in_turn(int seat) const;
  std::vector<Action> legal_chapters(int seat) const;
  std::vector<Action> legal_sacrifices(int seat) const;
  std::optional<std::vector<Action>> legal_answers(int seat) const;
  std::vector<Action> legal_first() const;
  std::optional<std::vector<PileId>> addable(int seat, int theme,
                                             const std::vector<PileId>& chosen) const;
  bool may_play(Copy copy) const;
  bool challenge_open(int seat) const;

  ReckonedStanding standing() const { return {book_, table_, seats_, lasting_}; }
  // Whether the seat may say Quote It to what lies last, by what verses say.
  std::optional<bool> challenge_forbidden(int seat) const;
  // Whether it is forbidden the Discard effect of a verse in its hand.
  std::optional<bool> use_forbidden(int seat, Copy copy) const;
  bool turn_phase() const { return phase_ == Phase::kFreeplay || phase_ == Phase::kPlay; }

  const Book& book_;
  int seats_;
  bool advanced_;
  ReckonedTable table_;
  std::string fault_;

  std::optional<Due> due_;
  std::optional<Asks> asks_;
  unsigned acting_ = 0;  // who decides

  // The deal.
  int dealt_ = 0;
  int brought_ = 0;
  std::vector<Copy> shown_[kSeatCap];

  // The turn.
  Phase phase_ = Phase::kStart;
  int first_ = 0;
  int mover_ = 0;
  int round_ = 0;
  int idle_ = 0;
  bool acted_ = false;  // CV-51
  bool drew_ = false;
  bool freeplayed_ = false;
  int extra_free_ = 0;             // verses that effects let the mover play for nothing
  int saved_free_[kSeatCap] = {};  // CV-13: got in another's turn, for one's own next one
  std::vector<ReckonedLasting> lasting_;
  std::size_t said_ = 0;        // up to which step the effect has said what lasts
  PileId laid_on_ = 0;          // on which pile the effect has just laid a verse
  PileId laid_from_ = 0;        // and from which
  std::optional<int> laid_at_;  // under how many it lay there
  PileId looked_at_ = 0;        // which pile the effect looked at last
  bool kept_ = false;           // CV-32
  bool closed_ = false;
  bool over_ = false;
  std::optional<int> winner_;
  std::vector<Effect> turn_effects_;
  std::set<Kind> unique_played_;
  Draft draft_;

  // The line.
  std::vector<Waiting> line_;
  bool window_ = false;
  unsigned window_asked_ = 0;
  Answer answers_[kSeatCap];
  std::optional<int> spared_;  // CV-41: who has just challenged is not asked anew
  std::optional<int> challenger_;
  int reciter_ = 0;
  int listener_ = 0;
  int closing_theme_ = 0;
  std::vector<PileId> closing_;
  Waiting resolving_;

  // The effect under way.
  std::vector<Effect> coming_;
  bool in_effect_ = false;
  bool effect_asks_ = false;
  Effect effect_;
};

}  // namespace scriptorium::chapter_and_verse
