#include "games/hypertext/tests/witnesses.h"

#include <algorithm>

#include "effects/program.h"

namespace scriptorium::hypertext {

Witnesses::Witnesses(const Book& book, const Config& config) : book_(book), seats_(config.seats) {
  for (int seat = 0; seat < seats_; ++seat) witnesses_.emplace_back().column = seat;
  witnesses_.emplace_back().column = kWatchers;
  std::fill(std::begin(where_) + 1, std::end(where_), kSheol);
}

// All of it goes to those who see it, and nothing but the cards is kept from the others.
void Witnesses::told_to(const Told<Event>& told, SeatSet seers) {
  Event rest = told.full;
  std::fill(std::begin(rest.cards), std::end(rest.cards), Card{0});
  const bool right = told.rest_told && same_bytes(told.rest, rest) && told.sees == seers;
  require(right, "event {} is told to others", static_cast<int>(told.full.type));
  require(told.reveals, "event {} reveals nothing", static_cast<int>(told.full.type));
}

// ---- what a witness loses

void Witnesses::Witness::forget(Card card) {
  placed.erase(card);
  somewhere.erase(card);
  for (std::set<Card>& cards : held) cards.erase(card);
}
void Witnesses::Witness::lose_tower() {
  faded |= !somewhere.empty();
  somewhere.clear();
}
void Witnesses::Witness::lose_hand(int seat) {
  faded |= !held[seat].empty();
  held[seat].clear();
}

// ---- where cards go

void Witnesses::lay(Card card, PileId to, bool under) {
  std::erase(tower_, card);
  where_[card] = to;
  if (to == kTower) tower_.insert(under ? tower_.begin() : tower_.end(), card);
  if (card == drawn_ && to != hand_of(mover_)) {
    drawn_ = 0;
    saw_drawn_ = {};
  }
}

// Everybody sees it.
void Witnesses::turn_up(Card card, PileId to) {
  pool_[card] = 0;
  for (Witness& witness : witnesses_) {
    witness.forget(card);
    if (is_hand(to)) witness.held[holder_of(to)].insert(card);
  }
  lay(card, to);
}

void Witnesses::merge_pools() {
  if (shuffles_ != 0) {
    for (Witness& witness : witnesses_) witness.faded = true;
  }
  shuffles_ = 0;
  drawn_pool_ = 0;
  std::fill(std::begin(pool_), std::end(pool_), 0);
}

void Witnesses::leave_tower(Card card, PileId to, SeatSet seers) {
  const bool last = tower_.size() == 1;
  for (Witness& witness : witnesses_) {
    const bool placed = witness.placed.contains(card);
    const bool follows = placed || (last && witness.somewhere.contains(card));
    if (!seers.has(witness.column) && !placed && !last) witness.lose_tower();
    witness.forget(card);
    if (!seers.has(witness.column) && !follows) continue;
    (is_hand(to) ? witness.held[holder_of(to)] : witness.placed).insert(card);
  }
}

void Witnesses::leave_hand(Card card, PileId to, SeatSet seers) {
  const PileId from = where_[card];
  const bool last = std::count(std::begin(where_), std::end(where_), from) == 1;
  for (Witness& witness : witnesses_) {
    bool knows = seers.has(witness.column);
    if (!knows && last) knows = witness.held[holder_of(from)].contains(card);
    if (!seers.has(witness.column) && !last) witness.lose_hand(holder_of(from));
    witness.forget(card);
    if (!knows) continue;
    (is_hand(to) ? witness.held[holder_of(to)] : witness.placed).insert(card);
  }
  merge_pools();
}

void Witnesses::draw_one(int seat, Card card) {
  ++passages_;
  pool_[card] = shuffles_;
  leave_tower(card, hand_of(seat), SeatSet::of(seat));
  lay(card, hand_of(seat));
}

// HT-08: what was drawn before a shuffle is told after it.
void Witnesses::draw(const Told<Event>& told) {
  const Event& event = told.full;
  told_to(told, SeatSet::of(event.seat));
  require(std::is_sorted(event.cards, event.cards + event.count), "a hand has no order");
  if (shuffle_due_) {
    while (!tower_.empty()) draw_one(event.seat, tower_.back());
    shuffle();
  }
  for (int i = 0; i < event.count; ++i) {
    if (where_[event.cards[i]] == kTower) draw_one(event.seat, event.cards[i]);
  }
  if (event.type != Event::Type::kDrew || event.number != 1) return;
  drawn_ = event.cards[0];
  drawn_pool_ = pool_[drawn_];
  free_ = true;
  for (const Witness& witness : witnesses_) {
    if (witness.held[event.seat].contains(drawn_)) saw_drawn_ = saw_drawn_.with(witness.column);
  }
}

void Witnesses::shuffle() {
  shuffle_due_ = false;
  ordered_ = false;
  if (shuffles_ == kPools - 1) merge_pools();
  ++shuffles_;
  for (Card card = 1; card < kCards; ++card) {
    if (where_[card] == kSheol) lay(card, kTower);
  }
}

// HT-23: everything hidden is in one pile.
void Witnesses::begin_chapter() {
  merge_pools();
  ordered_ = false;
  for (Card card = 1; card < kCards; ++card) {
    if (where_[card] == kSheol) lay(card, kTower);
  }
  for (Witness& witness : witnesses_) {
    witness.placed.clear();
    witness.somewhere.clear();
    witness.faded = false;
  }
}

void Witnesses::move(const Told<Event>& told) {
  const Event& event = told.full;
  const Card card = event.cards[0];
  const PileId from = event.pile;
  SeatSet all;
  for (const Witness& witness : witnesses_) all = all.with(witness.column);
  if (is_open(from) || is_open(event.to)) {
    require(told.reveals == !is_open(from),
            "a move reveals what lies open, or not what was hidden");
    require(told.rest_told && same_bytes(told.full, told.rest), "an open move is kept secret");
    turn_up(card, event.to);
    return;
  }
  ++passages_;
  SeatSet seers;
  if (is_hand(from)) seers = seers.with(holder_of(from));
  if (is_hand(event.to)) seers = seers.with(holder_of(event.to));
  if (from != kTower) {
    told_to(told, seers);
    leave_hand(card, event.to, seers);
    lay(card, event.to, event.number == 1);
    for (const Witness& witness : witnesses_) {  // who follows the drawn card still
      if (drawn_ != 0 && !witness.held[mover_].contains(drawn_)) {
        saw_drawn_ = saw_drawn_.without(witness.column);
      }
    }
    return;
  }
  seers = seers.with(event.seat);
  if (witnesses_.back().placed.contains(card)) seers = all;  // it was revealed
  told_to(told, seers);
  // The others do not see which of the cards at the top it is.
  const std::size_t first =
      ordered_ && tower_.size() > effects::kMaxPicked ? tower_.size() - effects::kMaxPicked : 0;
  for (Witness& witness : witnesses_) {
    if (seers.has(witness.column)) continue;
    for (std::size_t i = first; i < tower_.size(); ++i) {
      if (witness.placed.erase(tower_[i]) == 0) continue;
      witness.somewhere.insert(tower_[i]);
      witness.faded = true;
    }
  }
  pool_[card] = shuffles_;
  leave_tower(card, event.to, seers);
  lay(card, event.to, event.number == 1);
}

void Witnesses::arrange(const Told<Event>& told) {
  const Event& event = told.full;
  require(told.sees == SeatSet::of(event.seat) && told.rest_told && !told.reveals,
          "an arrangement is told to others");
  require(told.rest.to == 0 && told.rest.cards[0] == 0, "which cards were arranged is told");
  for (Witness& witness : witnesses_) {
    for (int i = 0; i < event.count; ++i) {
      const Card card = event.cards[i];
      if (witness.column == event.seat) {
        witness.somewhere.erase(card);
        witness.placed.insert(card);
      } else if (event.count > 1 && witness.placed.erase(card) != 0) {
        witness.somewhere.insert(card);
        witness.faded = true;
      }
    }
  }
  for (int i = 0; i < event.count; ++i) {
    if ((event.to >> i & 1) != 0) lay(event.cards[i], kTower, true);
  }
  for (int i = event.count - 1; i >= 0; --i) {
    if ((event.to >> i & 1) == 0) lay(event.cards[i], kTower);
  }
}

void Witnesses::exchange(const Told<Event>& told) {
  const Event& event = told.full;
  if (event.number != static_cast<int>(Pile::kHand)) return;
  told_to(told, SeatSet::of(event.seat).with(event.other));
  drawn_ = 0;
  saw_drawn_ = {};
  for (Witness& witness : witnesses_)
    std::swap(witness.held[event.seat], witness.held[event.other]);
  for (Card card = 1; card < kCards; ++card) {
    if (where_[card] == hand_of(event.seat)) {
      where_[card] = hand_of(event.other);
    } else if (where_[card] == hand_of(event.other)) {
      where_[card] = hand_of(event.seat);
    }
    for (const int holder : {int{event.seat}, int{event.other}}) {
      if (where_[card] == hand_of(holder)) {
        witnesses_[static_cast<std::size_t>(holder)].held[holder].insert(card);
      }
    }
  }
}

// HT-10: others do not see which of two activations was used.
void Witnesses::activate(const Event& event) {
  if (event.number == 0) {
    unsure_ |= free_ && more_ != 0;
    if (event.cards[0] == drawn_) {
      free_ = false;
    } else {
      --more_;
    }
    unsure_ &= free_ || more_ != 0;
  }
  require(std::is_sorted(event.cards + 1, event.cards + event.count), "a cost has no order");
  turn_up(event.cards[0], kRevealed);
  for (int i = 1; i < event.count; ++i) turn_up(event.cards[i], kSheol);
}

void Witnesses::end_activations() {
  drawn_ = 0;
  saw_drawn_ = {};
  drawn_pool_ = 0;
  free_ = false;
  more_ = 0;
  unsure_ = false;
}

// HT-23: the hand is open already; the Pages go with it.
void Witnesses::lay_open(int seat) {
  for (Card card = 1; card < kCards; ++card) {
    if (where_[card] == hand_of(seat) || where_[card] == pages_of(seat)) turn_up(card, kSheol);
  }
}

// What is picked stays private until the choice is made; the others may hear when it is.
void Witnesses::choose(const Told<Event>& told) {
  using ActionType = Action::Type;
  const ActionType doing = Action::from_bits(told.full.action).type();
  const bool open = doing == ActionType::kYes || doing == ActionType::kNo ||
                    doing == ActionType::kPlayer || doing == ActionType::kOption ||
                    doing == ActionType::kDone;
  require(told.reveals == (doing == ActionType::kDone), "what a choice reveals");
  if (open) {
    return require(told.rest_told && same_bytes(told.full, told.rest), "an open choice is secret");
  }
  require(told.sees == SeatSet::of(told.full.seat), "a choice is told to others");
  require(!told.rest_told || told.rest.action == 0, "a secret choice is told to all");
}

void Witnesses::hear(const Told<Event>& told) {
  if (fault_.empty()) follow(told);
}

void Witnesses::follow(const Told<Event>& told) {
  using EventType = Event::Type;
  const Event& event = told.full;
  switch (event.type) {
    case EventType::kShuffled:
      if (event.number == 2) return begin_chapter();
      if (tower_.empty()) return shuffle();
      shuffle_due_ = true;
      return;
    case EventType::kDealt:
    case EventType::kDrew:
      return draw(told);
    case EventType::kTurn:
      mover_ = event.seat;
      grace_ = false;
      return;
    case EventType::kChose:
      return choose(told);
    case EventType::kActivated:
      require(told.reveals, "an activation reveals nothing");
      return activate(event);
    case EventType::kResolved:
      return turn_up(event.cards[0], kSheol);
    case EventType::kRecorded:
      require(told.reveals, "a record reveals nothing");
      require(std::is_sorted(event.cards, event.cards + event.count), "a record has no order");
      if (!grace_) end_activations();
      for (int i = 0; i < event.count; ++i) {
        turn_up(event.cards[i], event.other == kBoard ? pages_of(event.seat) : kSheol);
      }
      return;
    case EventType::kDiscarded:
      require(told.reveals, "a discard reveals nothing");
      end_activations();
      return turn_up(event.cards[0], kSheol);
    case EventType::kRedeemed:
      return turn_up(event.cards[0], hand_of(event.seat));
    case EventType::kGrace:
      grace_ = true;
      mover_ = event.seat;
      return end_activations();
    case EventType::kLaidOpen:
      require(told.reveals, "a hand laid open reveals nothing");
      return lay_open(event.seat);
    case EventType::kMoved:
      return move(told);
    case EventType::kLooked:
    case EventType::kShown:
      for (Witness& witness : witnesses_) {
        const bool sees = event.type == EventType::kShown || witness.column == event.seat;
        for (int i = 0; i < event.count && sees; ++i) {
          witness.somewhere.erase(event.cards[i]);
          (is_hand(event.pile) ? witness.held[event.seat] : witness.placed).insert(event.cards[i]);
        }
      }
      if (event.type == EventType::kLooked) return told_to(told, SeatSet::of(event.seat));
      return require(told.reveals && same_bytes(told.full, told.rest), "a card shown is not");
    case EventType::kArranged:
      return arrange(told);
    case EventType::kExchanged:
      return exchange(told);
    case EventType::kMayActivate:
      more_ += event.number;
      return;
    default:
      return;
  }
}

}  // namespace scriptorium::hypertext
