#include "players/hypertext/prospects.h"

#include <algorithm>

namespace scriptorium::hypertext {

namespace {

// What is left of a reward when one, two, three … cards are missing, in hundredths.
constexpr int kLeft[] = {100, 45, 20, 9, 4, 2, 1, 0, 0};

// TITLEs that stand for something else.
int wild(Tally hand, Tally wanted) {
  return std::max(0, count_of(wanted, Type::kNoun) - count_of(hand, Type::kNoun)) +
         std::max(0, count_of(wanted, Type::kName) - count_of(hand, Type::kName));
}

}  // namespace

Prospects::Prospects(const Book& book) {
  static const std::shared_ptr<const Distance> all = [&] {
    auto made = std::make_shared<Distance>();
    for (int hand = 0; hand < kHands; ++hand) {
      const Tally cards = hand_of_number(hand);
      for (int phase = 1; phase <= kPhases; ++phase) {
        int fewest = kMostRecorded;
        for (const Tally wanted : book.compositions_of(phase)) {
          fewest = std::min(fewest, size_of(missing(cards, wanted)));
        }
        made->by_hand[hand][phase - 1] = static_cast<std::uint8_t>(fewest);
      }
    }
    return made;
  }();
  distance_ = all;
}

int Prospects::reward(const Book& book, const State& state, int seat, int target) {
  const Phase& phase = book.phase(phase_at(state, target));
  const int shed = phase.size * kPoint;
  if (target == kBoard) {
    const int wreath = state.record_wreath == 0 ? kWreathPoints : 0;
    return shed + (phase.points + wreath) * kPoint;
  }
  return shed + (target == lot_of(seat) ? kLetterPoints * kPoint : 0);
}

// In the grace no card comes any more.
int Scales::reckon(Tally hand) const {
  const std::uint8_t(&lacks)[kPhases] = prospects_.distances(hand);
  int best = 0;
  int second = 0;
  for (int target = 0; target <= state_.seats; ++target) {
    const int phase = phase_at(state_, target);
    if (phase == 0) continue;
    const int lack = lacks[phase - 1];
    if (state_.stage == Stage::kGrace && lack != 0) continue;
    const int it = Prospects::reward(book_, state_, seat_, target) * kLeft[lack] / 100;
    if (it > best) {
      second = best;
      best = it;
    } else {
      second = std::max(second, it);
    }
  }
  return best + second / 3 - size_of(hand) * kPoint;
}

Tally Prospects::composition(const Book& book, int phase, Tally hand) {
  Tally best = 0;
  int fewest = kMostRecorded + 1;
  for (const Tally wanted : book.compositions_of(phase)) {
    if (!supplies(hand, wanted)) continue;
    const int titles = wild(hand, wanted) + count_of(wanted, Type::kTitle);
    if (titles < fewest) {
      fewest = titles;
      best = wanted;
    }
  }
  return best;
}

Tally Prospects::without(Tally hand, Tally composition) {
  Tally left = hand;
  for (const Type type : kAllTypes) {
    const int wanted = count_of(composition, type);
    const int own = std::min(wanted, count_of(left, type));
    left -= one_of(type) * static_cast<Tally>(own);
    left -= one_of(Type::kTitle) * static_cast<Tally>(wanted - own);
  }
  return left;
}

}  // namespace scriptorium::hypertext
