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

constexpr Book kWithoutFits = {
    kWordRows, kPhaseRows, kCompositions, {}, {kInstructions, kSelections, kAmounts, kAbilities},
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
