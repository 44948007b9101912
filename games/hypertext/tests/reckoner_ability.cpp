#include <algorithm>
#include <bit>

#include "games/hypertext/tests/reckoner.h"

// What abilities do: believed, where it can be.
namespace scriptorium::hypertext {

void Reckoner::tell_ability(const Event& event) {
  using EventType = Event::Type;
  require(plays(event.seat), "an ability that concerns one who does not play");
  if (!fault_.empty()) return;
  switch (event.type) {
    case EventType::kMoved:
      moved(event);
      break;
    case EventType::kShown: {
      const bool held = is_hand(event.pile) || is_pages(event.pile);
      require(event.seat == (held ? holder_of(event.pile) : mover_), "somebody else shows a card");
      looked(event);
      break;
    }
    case EventType::kLooked:
      looked(event);
      break;
    case EventType::kArranged:
      arranged(event);
      break;
    case EventType::kExchanged:
      exchanged(event);
      break;
    case EventType::kGained:
      require(event.seat == mover_ && event.number > 0, "an ability that gives points to others");
      gained(event);
      break;
    case EventType::kBarred:
      barred(event);
      break;
    case EventType::kMayActivate:
      require(event.seat == mover_ && event.number > 0, "more activations, but not in this turn");
      more_ += event.number;
      break;
    case EventType::kNamed:
      break;
    default:
      fault("an event that no ability brings about");
  }
  for (const int seat : playing_) {
    require(seat == mover_ || !player(seat).hand.empty(), "an ability took a last card");  // HT-18
  }
}

void Reckoner::moved(const Event& event) {
  const Card card = event.cards[0];
  require(event.count == 1 && card != 0 && where_[card] == event.pile, "a card moved from nowhere");
  if (!fault_.empty()) return;
  const int from = holder_of(event.pile);
  if (is_hand(event.pile)) {
    leave_hand(from, card);
  } else if (is_pages(event.pile)) {
    player(from).pages.erase(card);
  } else if (event.pile == kTower) {
    leave_tower(card);
  } else {
    require(event.pile == kSheol, "a card fetched that is being activated");  // HT-13
    leave_sheol(card);
  }
  const int to = holder_of(event.to);
  if (is_hand(event.to)) {
    require(plays(to), "a card for one who does not play");
    come_to_hand(to, card);
  } else if (event.to == kSheol) {
    to_sheol(card);
  } else {
    require(event.to == kTower, "a card put where none belongs");
    tower_.insert(event.number == 1 ? tower_.begin() : tower_.end(), card);
    where_[card] = kTower;
  }
  if (event.pile == kTower) count_running_out();
}

// Cards are named from the top down.
void Reckoner::looked(const Event& event) {
  require(event.count > 0, "nothing was looked at");
  for (int i = 0; i < event.count; ++i) {
    require(where_[event.cards[i]] == event.pile, "a card seen where it is not");
  }
  if (event.pile != kTower || !fault_.empty()) return;
  require(event.count <= tower_.size(), "more cards seen than there are");
  if (!fault_.empty()) return;
  for (int i = 0; i < event.count; ++i) {
    const Card card = event.cards[i];
    Card& place = tower_[tower_.size() - 1 - static_cast<std::size_t>(i)];
    const bool elsewhere = std::find(tower_.begin(), tower_.end(), card) != tower_.end();
    require(place == card || (place == 0 && !elsewhere),
            "a card seen in another place of the Tower");
    place = card;
  }
}

// Bit i: card i goes to the bottom.
void Reckoner::arranged(const Event& event) {
  require(event.pile == kTower && event.seat == mover_ && event.count > 0, "a strange arrangement");
  require(std::popcount(static_cast<unsigned>(event.to)) == event.number, "bottoms miscounted");
  ++seen_["arrangements"];
  std::vector<Card> top;
  std::vector<Card> bottom;
  for (int i = 0; i < event.count; ++i) {
    const Card card = event.cards[i];
    require(where_[card] == kTower && std::find(tower_.begin(), tower_.end(), card) != tower_.end(),
            "a card arranged that was not looked at");
    if (!fault_.empty()) return;
    std::erase(tower_, card);
    ((event.to >> i & 1U) != 0 ? bottom : top).push_back(card);
  }
  std::reverse(top.begin(), top.end());
  std::reverse(bottom.begin(), bottom.end());
  tower_.insert(tower_.end(), top.begin(), top.end());
  tower_.insert(tower_.begin(), bottom.begin(), bottom.end());
}

void Reckoner::exchanged(const Event& event) {
  require(event.seat == mover_ && plays(event.other) && event.other != mover_,
          "an exchange with nobody");
  if (!fault_.empty()) return;
  if (event.number == static_cast<int>(Pile::kLot)) {
    std::swap(player(event.seat).lot, player(event.other).lot);
    ++seen_["Lots exchanged"];
    return;
  }
  ++seen_["hands exchanged"];
  require(event.number == static_cast<int>(Pile::kHand), "an exchange of what is not a hand");
  const std::set<Card> given = player(event.seat).hand;
  const std::set<Card> got = player(event.other).hand;
  const std::set<Card> first(event.cards, event.cards + event.to);
  const std::set<Card> second(event.cards + event.to, event.cards + event.count);
  require(first == got && second == given, "hands exchanged that were others");
  for (const Card card : given) leave_hand(event.seat, card);
  for (const Card card : got) leave_hand(event.other, card);
  for (const Card card : given) come_to_hand(event.other, card);
  for (const Card card : got) come_to_hand(event.seat, card);
}

void Reckoner::gained(const Event& event) {
  require(!play_off(), "a Letter or points in the play-off");  // HT-26
  if (event.other == static_cast<int>(Counter::kLetters)) {
    player(event.seat).letters += event.number;
  } else {
    require(event.other == static_cast<int>(Counter::kPoints), "neither Letters nor points");
    player(event.seat).earned += event.number;
  }
}

void Reckoner::barred(const Event& event) {
  ++seen_["bars"];
  for (int seat = 0; seat < config_.seats; ++seat) {
    if ((event.other >> seat & 1) == 0) continue;
    require(plays(seat), "somebody barred who does not play");
    forbidden_.push_back({static_cast<Act>(event.number), seat,
                          event.to == 0 ? std::nullopt : std::optional<int>(event.to - 1)});
  }
}

// Cards that go from place to place.

void Reckoner::to_sheol(Card card) {
  sheol_.push_back(card);
  where_[card] = kSheol;
}

void Reckoner::leave_sheol(Card card) {
  const auto at = std::find(sheol_.begin(), sheol_.end(), card);
  if (at == sheol_.end()) return fault("a card taken that is not in Sheol");
  if (static_cast<std::size_t>(at - sheol_.begin()) < jumbled_) --jumbled_;
  sheol_.erase(at);
}

void Reckoner::leave_hand(int seat, Card card) {
  require(player(seat).hand.erase(card) == 1, "a card that is not in the hand");
  if (seat == mover_ && card == drawn_) drawn_ = 0;
}

void Reckoner::come_to_hand(int seat, Card card) {
  player(seat).hand.insert(card);
  where_[card] = hand_of(seat);
}

void Reckoner::leave_tower(Card card) {
  const auto at = std::find(tower_.begin(), tower_.end(), card);
  if (at != tower_.end()) {
    tower_.erase(at);
    return;
  }
  require(!tower_.empty() && tower_.back() == 0,
          "a card taken from a place of the Tower that nobody saw");
  if (fault_.empty()) tower_.pop_back();
}

// The cards are named in no order.
void Reckoner::draw(int seat, const Event& event) {
  require(event.count <= tower_.size(), "more cards drawn than the Tower holds");
  if (!fault_.empty()) return;
  std::set<Card> cards(event.cards, event.cards + event.count);
  require(cards.size() == event.count, "a card drawn twice");
  for (int i = 0; i < event.count; ++i) {
    const Card top = tower_.back();
    tower_.pop_back();
    require(top == 0 || cards.count(top) != 0, "another card drawn than lies on the Tower");
  }
  for (const Card card : cards) {
    require(where_[card] == kTower, "a card drawn that is not in the Tower");
    require(std::find(tower_.begin(), tower_.end(), card) == tower_.end(),
            "a card drawn from the middle of the Tower");
    come_to_hand(seat, card);
  }
  if (stage_ != Stage::kDeal) count_running_out();
}

// HT-32.
void Reckoner::count_running_out() {
  if (!tower_.empty() || counted_) return;
  counted_ = true;
  ++running_out_;
}

// All of Sheol goes in; nobody knows where any card of it is now.
void Reckoner::shuffle_tower() {
  for (const Card card : sheol_) where_[card] = kTower;
  tower_.assign(tower_.size() + sheol_.size(), Card{0});
  sheol_.clear();
  jumbled_ = 0;
  counted_ = false;
}

}  // namespace scriptorium::hypertext
