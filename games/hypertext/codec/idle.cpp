#include "games/hypertext/codec/idle.h"

#include <algorithm>

#include "games/hypertext/host.h"

namespace scriptorium::hypertext {
namespace {

using effects::Instruction;
using effects::Verb;

// An ability before it is activated.
class Foresight : private effects::Meaning<Sight, Run> {
 public:
  Foresight(const Sight& sight, const Run& run, bool costs) : Meaning(sight, run), costs_(costs) {}

  bool nothing_comes() const {
    for (int at = run_.begin; at < run_.end; ++at) {
      if (!does_nothing(instruction(at))) return false;
    }
    return true;
  }

 private:
  // Steps that rule others do nothing themselves; whatever they rule is looked at, too.
  bool does_nothing(const Instruction& step) const {
    switch (step.verb) {
      case Verb::kName:
      case Verb::kMay:
      case Verb::kIf:
      case Verb::kIfYouDo:
      case Verb::kOtherwise:
      case Verb::kForEach:
      case Verb::kChoose:
      case Verb::kOption:
        return true;
      case Verb::kGain:
        return amount(step.amount, run_.you) == 0;
      case Verb::kTake:
        return finds_none(step.cards);
      case Verb::kExchange:
        return step.cards != 0 && (finds_none(step.cards) || finds_none(step.with_cards));
      default:
        return false;
    }
  }
  // What is paid goes to Sheol before the ability looks there.
  bool finds_none(std::uint16_t row) const {
    effects::Cards wanted = cards(row);
    if (wanted.of_them != 0 || !host_.open(wanted.from.pile)) return false;
    if (costs_ && wanted.from.pile == static_cast<int>(Pile::kSheol)) return false;
    const auto of_named = [](const auto& member) {
      return member.group != 0 && member.member == 0;
    };
    if (std::ranges::any_of(wanted.filter.member, of_named)) wanted.filter = {};
    return count(wanted, run_.you) == 0;
  }

  const bool costs_;
};

}  // namespace

bool is_idle(const Book& book, const State& state, int seat, Card card) {
  const effects::Ability& ability = book.program.abilities[book.word(card).ability];
  Run run = {};
  run.begin = ability.begin;
  run.end = ability.end;
  run.you = static_cast<std::uint8_t>(seat);
  run.source = card;
  return Foresight(Sight(book, state), run, cost(book, state, card) != 0).nothing_comes();
}

}  // namespace scriptorium::hypertext
