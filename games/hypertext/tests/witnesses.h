#pragma once

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/log.h"
#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

// What everybody at the table, and whoever watches, can know of the hidden cards, followed from
// what happens (HT-28): a second opinion on the memory that the rules keep, for
// tests/laws/reckon.h. A witness knows where a card lies in the Tower, or only that it is in the
// Tower, or that it is in somebody's hand.
//
// A card that goes where it is not seen takes what was known of its pile with it: every other card
// of which a witness knew only that it was there could be the one that has gone. A card whose place
// is known, and the last one of a pile, are followed with the eyes.
class Witnesses {
 public:
  Witnesses(const Book& book, const Config& config);

  void hear(const Told<Event>& told);
  std::optional<Actors> to_act() const { return std::nullopt; }
  std::optional<std::vector<Action>> legal(Seat) const { return std::nullopt; }
  std::string differs(const State& state);

 private:
  struct Witness {
    int column = 0;
    std::set<Card> placed;     // in the Tower
    std::set<Card> somewhere;  // in the Tower
    std::set<Card> held[kSeatCap];
    bool faded = false;

    void forget(Card card);
    void lose_tower();
    void lose_hand(int seat);
  };

  void follow(const Told<Event>& told);
  void draw(const Told<Event>& told);
  void draw_one(int seat, Card card);
  void shuffle();
  void begin_chapter();
  void move(const Told<Event>& told);
  void leave_hand(Card card, PileId to, SeatSet seers);
  void leave_tower(Card card, PileId to, SeatSet seers);
  void turn_up(Card card, PileId to);
  void lay_open(int seat);
  void arrange(const Told<Event>& told);
  void exchange(const Told<Event>& told);
  void activate(const Event& event);
  void choose(const Told<Event>& told);
  void end_activations();
  void merge_pools();
  void lay(Card card, PileId to, bool under = false);

  void told_to(const Told<Event>& told, SeatSet seers);
  template <class... Args>
  void require(bool holds, fmt::format_string<Args...> what, Args&&... args) {
    if (!holds && fault_.empty()) fault_ = fmt::format(what, std::forward<Args>(args)...);
  }
  void compare_cards(const State& state);
  void compare_drawn(const State& state);
  void compare_view(const State& state, const Witness& witness);

  const Book& book_;
  const int seats_;
  std::vector<Witness> witnesses_;
  std::vector<Card> tower_;  // from the bottom up
  bool ordered_ = false;     // whether that is its true order
  bool shuffle_due_ = false;
  PileId where_[kCards] = {};
  int pool_[kCards] = {};  // after how many shuffles in the chapter the card was hidden
  int shuffles_ = 0;
  int passages_ = 0;

  int mover_ = 0;
  Card drawn_ = 0;
  SeatSet saw_drawn_;
  int drawn_pool_ = 0;
  bool free_ = false;
  int more_ = 0;
  bool unsure_ = false;
  bool grace_ = false;

  std::string fault_;
};

}  // namespace scriptorium::hypertext
