#include "games/hypertext/book.h"

#include "games/hypertext/matching.h"
#include "hypertext_cards.h"

namespace scriptorium::hypertext {

namespace {

// Which phases each hand can record, worked out once.
struct Fits {
  PhaseSet phases[kHands] = {};

  explicit Fits(const Book& book) {
    for (int hand = 0; hand < kHands; ++hand) {
      const Tally cards = hand_of_number(hand);
      for (int phase = 1; phase <= kPhases; ++phase) {
        if (can_complete(book, phase, 0, cards)) phases[hand] |= phase_bit(phase);
      }
    }
  }
};

constexpr Kinds kKinds = [] {
  Kinds kinds;
  for (int card = 1; card < kCards; ++card) {
    const Word& word = kWordRows[card];
    kinds.all.add(card);
    kinds.of[static_cast<int>(Group::kType)][static_cast<int>(word.type)].add(card);
    kinds.of[static_cast<int>(Group::kRarity)][static_cast<int>(word.rarity)].add(card);
    for (int stat = 1; stat < kEnumSize<Stat>; ++stat) {
      for (int bound = 0; bound <= word.stat[stat - 1]; ++bound) {
        kinds.at_least[stat][bound].add(card);
      }
    }
  }
  return kinds;
}();

constexpr Book kWithoutFits = {kWordRows,  &kKinds,
                               kPhaseRows, kCompositions,
                               {},         {kInstructions, kSelections, kAmounts, kAbilities},
                               kHash};

}  // namespace

const Book& the_book() {
  static const Fits fits(kWithoutFits);
  static const Book book = [] {
    Book whole = kWithoutFits;
    whole.fits = fits.phases;
    return whole;
  }();
  return book;
}

}  // namespace scriptorium::hypertext
