#pragma once

#include <memory>

#include "games/verbatim/verbatim.h"
#include "players/player.h"
#include "players/verbatim/wordbook.h"

namespace scriptorium::verbatim {

// Looks one turn ahead: takes the card and makes the exchange after which its hand, arranged as
// well as its words allow, scores most. It takes the End Game card when it would win with what it
// has. It lays its best arrangement, and challenges what cannot be a word.
//
// Or, to measure what looking at the letters is worth: takes the card of the highest value and
// trades nothing, and does all else the same. A beginner takes by letters and trades nothing, and
// lays the longest word that it sees, then the longest of what is left.
class Greedy final : public Player<Verbatim> {
 public:
  enum class Way : std::uint8_t { kByLetters, kByValue, kBeginner };

  explicit Greedy(std::shared_ptr<Wordbook> words, Way way = Way::kByLetters)
      : words_(std::move(words)), way_(way) {}

  void choose(const Book& book, const Eyes<Verbatim>& eyes, const Actions& legal, Dice& dice,
              Plan<Verbatim>& plan) override;

 private:
  using Hand = std::uint8_t[kKinds];

  int score(const Book& book, const Hand& hand);
  int score_with(const Book& book, const Hand& hand, Kind taken);
  Action take(const Book& book, const State& shown);
  void exchange(const Book& book, const State& shown, Plan<Verbatim>& plan);
  void arrange(const Book& book, const State& shown, Seat seat, Plan<Verbatim>& plan);
  bool impossible(const Book& book, const State& shown, int place) const;
  Action challenge(const Book& book, const State& shown, const Actions& legal) const;

  std::shared_ptr<Wordbook> words_;
  Way way_;
};

}  // namespace scriptorium::verbatim
