#pragma once

#include <algorithm>
#include <vector>

#include "games/hypertext/book.h"

// Whether one ability can never do better than another, judged by the compiled steps alone (HT-30).
namespace scriptorium::hypertext {

class Dominance {
 public:
  explicit Dominance(const effects::Program& program) : program_(program) {}

  // Whatever happens, `strong` does all that `weak` does, and at least as much of it. It says yes
  // only where the steps prove it.
  bool holds(const effects::Ability& strong, const effects::Ability& weak) const {
    const Outcomes better = outcomes(strong);
    const Outcomes worse = outcomes(weak);
    const auto covered_by = [&](const Steps& less) {
      const auto covers_it = [&](const Steps& more) { return covers(more, less); };
      return better.by_choice ? std::any_of(better.all.begin(), better.all.end(), covers_it)
                              : std::all_of(better.all.begin(), better.all.end(), covers_it);
    };
    return std::all_of(worse.all.begin(), worse.all.end(), covered_by);
  }

 private:
  using Instruction = effects::Instruction;
  using Verb = effects::Verb;
  using Quantity = effects::Quantity;
  using Steps = std::vector<const Instruction*>;
  // The straight ways through an ability: one for each branch.
  struct Outcomes {
    std::vector<Steps> all = {{}};
    bool by_choice = false;
  };

  Outcomes outcomes(const effects::Ability& ability) const {
    Outcomes result;
    walk(ability.begin, ability.end, result);
    return result;
  }

  void walk(std::size_t at, std::size_t end, Outcomes& result) const {
    while (at < end) {
      const Instruction& step = program_.instructions[at];
      const std::size_t inside = at + 1;
      const std::size_t after = inside + step.length;
      if (step.verb == Verb::kChoose) {
        branch_off(options(inside, after), result);
        result.by_choice = true;
        at = after;
      } else if (step.verb == Verb::kIf || step.verb == Verb::kIfYouDo || step.verb == Verb::kMay) {
        const bool two = after < end && program_.instructions[after].verb == Verb::kOtherwise;
        const std::size_t last = two ? after + 1 + program_.instructions[after].length : after;
        branch_off({{inside, after}, {two ? after + 1 : last, last}}, result);
        result.by_choice |= step.verb == Verb::kMay;
        at = last;
      } else {
        for (Steps& way : result.all) way.push_back(&step);
        at = inside;
      }
    }
  }

  struct Block {
    std::size_t begin;
    std::size_t end;
  };
  std::vector<Block> options(std::size_t at, std::size_t end) const {
    std::vector<Block> all;
    for (; at < end; at = all.back().end)
      all.push_back({at + 1, at + 1 + program_.instructions[at].length});
    return all;
  }
  void branch_off(const std::vector<Block>& blocks, Outcomes& result) const {
    std::vector<Steps> all;
    for (const Block& block : blocks) {
      Outcomes branch = {result.all, false};
      walk(block.begin, block.end, branch);
      all.insert(all.end(), branch.all.begin(), branch.all.end());
      result.by_choice |= branch.by_choice;
    }
    result.all = all;
  }

  // The steps of `less` are found in `more` in their order, and what else is there does no harm.
  bool covers(const Steps& more, const Steps& less) const {
    std::size_t matched = 0;
    for (const Instruction* step : more) {
      if (matched < less.size() && does_as_much(*step, *less[matched])) {
        ++matched;
      } else if (!harmless(*step)) {
        return false;
      }
    }
    return matched == less.size();
  }

  bool does_as_much(const Instruction& more, const Instruction& less) const {
    if (more == less) return true;
    if (!own(more) || more.verb != less.verb || more.who != less.who || more.other != less.other ||
        more.noun != less.noun || more.duration != less.duration || more.to != less.to ||
        more.with_cards != less.with_cards) {
      return false;
    }
    return as_many(more.amount, less.amount) && as_good(more, less);
  }
  // The cards of a step.
  bool as_good(const Instruction& step, const Instruction& other) const {
    const effects::Cards& more = program_.cards[step.cards];
    const effects::Cards& less = program_.cards[other.cards];
    if (more == less) return true;
    const bool may_stop = more.quantity == Quantity::kUpTo && less.quantity == Quantity::kExactly;
    if (more.from != less.from || more.of_them != less.of_them ||
        (more.quantity != less.quantity && !may_stop)) {
      return false;
    }
    const bool must = more.quantity == Quantity::kExactly || more.quantity == Quantity::kAtRandom;
    if (must && gives_away(step) && more.amount != less.amount) return false;
    return as_many(more.amount, less.amount) && as_wide(more.filter, less.filter);
  }
  bool as_many(std::uint16_t row, std::uint16_t other) const {
    const effects::Amount& more = program_.amounts[row];
    const effects::Amount& less = program_.amounts[other];
    if (more == less) return true;
    return more.kind == less.kind && more.noun == less.noun && more.cards == less.cards &&
           more.n >= less.n && (more.cap == 0 || (less.cap != 0 && more.cap >= less.cap));
  }
  // A type that may be named is as good as any one type.
  static bool as_wide(const effects::Filter& more, const effects::Filter& less) {
    if (more.any() || more == less) return true;
    effects::Filter named = less;
    named.member[0].member = 0;
    return less.member[0].group != 0 && more == named;
  }

  static bool own(const Instruction& step) {
    return step.who.who == effects::Who::kYou || step.who.who == effects::Who::kNobody;
  }
  static bool gives_away(const Instruction& step) {
    return step.verb == Verb::kDiscard || step.verb == Verb::kPut || step.verb == Verb::kGive;
  }
  bool harmless(const Instruction& step) const {
    switch (step.verb) {
      case Verb::kDraw:
      case Verb::kTake:
      case Verb::kGain:
      case Verb::kMore:
      case Verb::kName:
      case Verb::kLook:
      case Verb::kReveal:
      case Verb::kArrange:
        return own(step);
      case Verb::kDiscard:
      case Verb::kPut:
        return own(step) && (program_.cards[step.cards].quantity == Quantity::kUpTo ||
                             program_.cards[step.cards].quantity == Quantity::kRest);
      case Verb::kForbid:
        return step.other.who == effects::Who::kOpponent ||
               step.other.who == effects::Who::kEachOpponent;
      default:
        return false;
    }
  }

  const effects::Program& program_;
};

}  // namespace scriptorium::hypertext
