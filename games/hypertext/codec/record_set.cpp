#include "games/hypertext/codec/record_set.h"

#include <algorithm>
#include <vector>

#include "players/hypertext/prospects.h"

namespace scriptorium::hypertext {

RecordSet record_set(const Book& book, const State& state, int seat, int phase) {
  RecordSet set;
  const Tally wanted = Prospects::composition(book, phase, state.tally[seat]);
  if (wanted == 0) return set;
  // The dearest first.
  std::vector<Card> hand;
  for (const Card card : state.table.cards(hand_of(seat))) hand.push_back(card);
  std::stable_sort(hand.begin(), hand.end(), [&](Card one, Card other) {
    return book.word(one).rarity > book.word(other).rarity;
  });
  Tally lack = wanted;
  const auto lay = [&](Type type, Type role) {
    for (Card& card : hand) {
      if (count_of(lack, role) == 0) return;
      if (card == 0 || book.word(card).type != type) continue;
      set.push({card, role});
      lack -= one_of(role);
      card = 0;
    }
  };
  for (const Type type : kAllTypes) lay(type, type);
  for (const Type role : {Type::kNoun, Type::kName}) lay(Type::kTitle, role);
  return set;
}

}  // namespace scriptorium::hypertext
