#pragma once

#include "players/hypertext/prospects.h"

namespace scriptorium::hypertext {

// What using an ability would come to for a seat, step by step, with what that seat knows: cards of
// Sheol and of one's own Pages are looked at, cards of the Tower are worth what an unknown card is.
class Outlook {
 public:
  explicit Outlook(const Scales& scales)
      : scales_(scales), book_(scales.book()), state_(scales.state()), hand_(scales.hand()) {}

  // The card is used and paid for; what the hand is worth then, with all that came of it.
  int after(Card card);

 private:
  int worth(Tally hand) const { return scales_.worth(hand); }
  void shed(int count, bool must);
  void gather(const effects::Cards& cards, int count);
  void exchange(const effects::Cards& cards);
  int points_of(const effects::Instruction& step) const;
  void take_step(const effects::Instruction& step);
  int number(std::uint16_t row) const;
  Tally cards_there(const effects::Cards& cards) const;

  const Scales& scales_;
  const Book& book_;
  const State& state_;
  Tally hand_;
  Card used_ = 0;
  int more_ = 0;  // beside the hand
  int moved_ = 0;
};

}  // namespace scriptorium::hypertext
