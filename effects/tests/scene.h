#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "effects/tests/table.h"

// One effect at the test table, told in short strings. The cards are letters (scene.cpp): what they
// are is
//
//   a  Faith Psalm     cost 1, "light"      d  Strength Parable   cost 4
//   b  Strength Psalm  cost 2               e  Histories          cost 5, "lights"
//   c  Faith Parable   cost 3               s  Faith, cost 0: the card whose effect it is, seat 0's
namespace scriptorium::effects {

class Scene {
 public:
  // The lines below `when played`, two blanks a level, the first level without blanks.
  explicit Scene(std::string_view lines, int seats = 3);

  // "hand 0: abc", "chapter 1.0: ab", "line: d": cards from the top down. Laid cards of a line or a
  // shared pile belong to seat `owner`.
  Scene& lay(std::string_view pile, int owner = 0);
  Scene& counter(int seat, std::string_view id, int amount);
  Scene& turn_of(int seat);
  Scene& controlled_by(int seat);  // seat 0 else
  Scene& leaves(int seat);         // it plays no more
  Scene& refills();                // an empty deck is made anew of the discard
  Scene& forgets();                // what comes to a hand only its holder knows from then on
  Scene& unplayable(char letter);
  Scene& waiting(char letter);  // the card laid last of those waits, where it lies
  Scene& ends_at(int letters);
  // Runs the effect until somebody is asked or it is over.
  Scene& run();
  // "1: a, b" for what the seat chooses: letters pick a card; also yes, no, done, player 1, option
  // 0, name 2, chapter 1.0, new, top a, bottom a. It must be offered.
  Scene& answer(std::string_view seat_and_choices);

  std::string asked() const;                                // "1 2", "" when it is over
  std::string offered(int seat) const;                      // "a b done"
  std::string pile(std::string_view name) const;            // "hand 0" -> "abc"
  std::string seen(int seat, std::string_view pile) const;  // what the seat has been shown of it
  int counted(int seat, std::string_view id) const;
  int stat(std::string_view pile, int at, std::string_view id) const;
  bool over() const { return run_.active == 0; }
  const std::vector<std::string>& log() const { return log_; }
  const TestRun& at() const { return run_; }
  Ask asks() const { return TestAsking(sight(), run_).asks(); }
  const TestState& state() const { return state_; }
  TestState& state() { return state_; }
  TestSight sight() const { return {*book_, state_}; }
  const TestBook& book() const { return *book_; }

 private:
  TestPiles::Pile pile_named(std::string_view name) const;
  std::string word(const Choice<TestCard>& choice) const;
  void resume(TestRunner& runner);
  char letter(TestCard card) const { return "?sabcde"[state_.kind[card]]; }

  std::unique_ptr<TestBook> book_;
  TestState state_ = {};
  TestRun run_ = {};
  TestCard next_ = 1;
  TestCard source_ = 0;
  int you_ = 0;
  std::vector<std::string> log_;
};

// The nouns of the language's own tests.
const Nouns& test_nouns();

}  // namespace scriptorium::effects
