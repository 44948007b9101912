#include "games/hypertext/tests/reckoner.h"

#include <fmt/format.h>

#include <algorithm>

// What happens in a turn, told and reckoned.
namespace scriptorium::hypertext {

Reckoner::Reckoner(const Book& book, const Config& config)
    : book_(book),
      config_(config),
      chapters_(config.length == 0   ? 12
                : config.length == 1 ? 6
                                     : 3) {
  players_.resize(config.seats);
  for (int seat = 0; seat < config.seats; ++seat) playing_.insert(seat);
}

bool Reckoner::Making::has(Card one) const {
  return std::any_of(cards.begin(), cards.end(),
                     [&](const auto& each) { return each.first == one; });
}

void Reckoner::fault(std::string what) {
  if (fault_.empty()) fault_ = std::move(what);
}

void Reckoner::expect(Event::Type type, int seat, int number, int other) {
  due_.push_back({type, seat, number, other});
}

void Reckoner::hear(const Event& event) {
  if (!fault_.empty()) return;
  if (needs_tower_) {  // HT-08
    needs_tower_ = false;
    const bool takes_from_tower =
        event.pile == kTower &&
        (event.type == Event::Type::kLooked || event.type == Event::Type::kShown ||
         event.type == Event::Type::kSearched || event.type == Event::Type::kMoved);
    require(takes_from_tower || event.type == Event::Type::kDrew, "a shuffle that nothing needed");
  }
  if (due_.empty()) {
    tell(event);
  } else {
    const Due due = due_.front();
    if (event.type == due.type && event.seat == due.seat && event.number == due.number &&
        event.other == due.other) {
      due_.pop_front();
      tell_due(event);
    } else {
      fault(
          fmt::format("event {} (seat {}, number {}, other {}) came where {} ({}, {}, {}) was due",
                      static_cast<int>(event.type), event.seat, event.number, event.other,
                      static_cast<int>(due.type), due.seat, due.number, due.other));
    }
  }
  follow_on();
}

void Reckoner::tell(const Event& event) {
  using EventType = Event::Type;
  switch (event.type) {
    case EventType::kShuffled:
      return shuffled(event);
    case EventType::kChapter:
      return chapter(event);
    case EventType::kDealt:
      return dealt(event);
    case EventType::kDrew:
      return drew(event);
    case EventType::kChose:
      return chose(event);
    case EventType::kActivated:
      return activated(event);
    case EventType::kResolved:
      return resolved(event);
    case EventType::kRecorded:
      return recorded(event);
    case EventType::kDiscarded:
      return discarded(event);
    case EventType::kPassed:
      return passed(event);
    case EventType::kRedeemed:
      return redeemed(event);
    case EventType::kEnded:
      require(stage_ == Stage::kLastLot, "the game ended before its time");
      return ended(event);
    default:
      if (stage_ == Stage::kAbility) return tell_ability(event);
      return fault(fmt::format("event {} was not due", static_cast<int>(event.type)));
  }
}

void Reckoner::tell_due(const Event& event) {
  using EventType = Event::Type;
  switch (event.type) {
    case EventType::kTurn:
      return turn(event);
    case EventType::kGained:
      return gained(event);
    case EventType::kWreath:
      (event.number == 1 ? record_wreath_ : empty_wreath_) = event.seat;
      return;
    case EventType::kOut:
      out_ = event.seat;
      ++seen_["hands emptied"];
      return;
    case EventType::kSpent:
      ++seen_["Towers run out"];
      return;
    case EventType::kGrace:
      mover_ = event.seat;
      stage_ = Stage::kGrace;
      return;
    case EventType::kScored:
      return scored(event);
    case EventType::kLaidOpen:
      return laid_open(event);
    case EventType::kTied:
      ++seen_["ties"];
      playing_ = leaders();
      return;
    case EventType::kDealtAnew:
      ++seen_["deals anew"];
      ++deals_;
      for (Player& each : players_) each.left.clear();
      return;
    case EventType::kEnded:
      return ended(event);
    default:
      return fault("an event that is never due");
  }
}

// HT-07, HT-08: the Draw step is next.
void Reckoner::turn(const Event& event) {
  mover_ = event.seat;
  ++turns_;
  discards_ = 0;
  std::erase_if(forbidden_, [&](const Forbidden& each) { return each.until_turn_of == mover_; });
  stage_ = Stage::kDraw;
}

void Reckoner::drew(const Event& event) {
  if (event.number == 1) {
    require(stage_ == Stage::kDraw && event.seat == mover_ && event.count == 1,
            "a draw that is not the Draw step's");
    if (!fault_.empty()) return;
    draw(event.seat, event);
    drawn_ = event.cards[0];
    free_ = true;
    stage_ = Stage::kPlay;
  } else {
    require(stage_ == Stage::kAbility && plays(event.seat) && event.count > 0,
            "a draw by no ability");
    draw(event.seat, event);
  }
}

// A small step of a choice.
void Reckoner::chose(const Event& event) {
  if (stage_ == Stage::kAbility) return;
  const Action action = Action::from_bits(event.action);
  require(may_do(event.seat, action), "a small step that is not allowed");
  switch (action.type()) {
    case Action::Type::kActivate:
    case Action::Type::kReveal:
      making_ = {Chosen::kActivation, action.card(), action.type() == Action::Type::kReveal, 0, {}};
      return;
    case Action::Type::kRecord:
      making_ = {Chosen::kRecord, 0, false, action.what(), {}};
      return;
    case Action::Type::kPay:
      making_.cards.emplace_back(action.card(), Type::kNone);
      return;
    case Action::Type::kLay:
      making_.cards.emplace_back(action.card(), action.role());
      return;
    default:
      return fault("a small step that is none");
  }
}

// HT-10 to HT-13.
void Reckoner::activated(const Event& event) {
  const Card card = event.cards[0];
  require(stage_ == Stage::kPlay && event.seat == mover_, "an activation out of turn");
  require(may(Act::kActivate, mover_), "somebody who may not activate did");
  require(event.count == 1 + cost_of(card), "an activation at another cost");
  if (!fault_.empty()) return;
  if (making_.what == Chosen::kActivation) {
    require(making_.card == card && making_.by_letter == (event.number == 1),
            "another activation than was chosen");
    int strange = 0;
    for (int i = 1; i < event.count; ++i) strange += making_.has(event.cards[i]) ? 0 : 1;
    require(strange == 1, "another payment than was chosen");
  } else {
    require(making_.what == Chosen::kNothing && event.count == 1,
            "an activation that was not paid");
  }
  making_ = {};
  if (event.number == 1) {
    require(player(mover_).letters > 0, "an activation without a Letter");
    --player(mover_).letters;
    ++seen_["Letters spent"];
  } else if (free_for(card)) {
    free_ = false;
  } else {
    require(event.number == 0 && more_ > 0, "an activation that nobody gave");
    --more_;
    ++seen_["more activations"];
  }
  for (int i = 0; i < event.count; ++i) leave_hand(mover_, event.cards[i]);
  for (int i = 1; i < event.count; ++i) to_sheol(event.cards[i]);
  revealed_ = card;
  where_[card] = kRevealed;
  stage_ = Stage::kAbility;
}

void Reckoner::resolved(const Event& event) {
  require(stage_ == Stage::kAbility && event.seat == mover_ && event.cards[0] == revealed_,
          "an ability is over that was not resolving");
  if (!fault_.empty()) return;
  to_sheol(revealed_);
  revealed_ = 0;
  stage_ = Stage::kPlay;
}

// HT-14 to HT-16, HT-22, HT-26.
void Reckoner::recorded(const Event& event) {
  const bool in_turn = stage_ == Stage::kPlay || stage_ == Stage::kRecord;
  require((in_turn || stage_ == Stage::kGrace) && event.seat == mover_, "a record out of turn");
  require(making_.what == Chosen::kRecord && making_.target == event.other, "an unchosen record");
  require(may_record(mover_, event.other) && event.number == phase_of(event.other),
          "a record of another phase");
  reckoned::Counts roles = {};
  std::set<Card> cards;
  int strange = 0;
  for (int i = 0; i < event.count; ++i) {
    const auto role = static_cast<Type>(event.roles[i]);
    const std::vector<Type> roles_of_card = reckoned::roles_of(book_.word(event.cards[i]).type);
    require(std::find(roles_of_card.begin(), roles_of_card.end(), role) != roles_of_card.end(),
            "a card recorded as what it cannot be");
    ++roles[event.roles[i]];
    cards.insert(event.cards[i]);
    const auto laid = std::pair(event.cards[i], role);
    strange += std::find(making_.cards.begin(), making_.cards.end(), laid) == making_.cards.end();
  }
  require(strange == 1 && making_.cards.size() + 1U == event.count && cards.size() == event.count,
          "other cards recorded than were laid");
  if (!fault_.empty()) return;
  require(reckoned::is_phase(event.number, roles), "cards recorded that are not the phase");
  making_ = {};
  for (int i = 0; i < event.count; ++i) {
    leave_hand(mover_, event.cards[i]);
    if (event.other != kBoard) {
      to_sheol(event.cards[i]);
    } else {
      player(mover_).pages.insert(event.cards[i]);
      where_[event.cards[i]] = pages_of(mover_);
    }
  }
  if (stage_ == Stage::kPlay) stage_ = Stage::kRecord;
  end_play_step();
  if (stage_ == Stage::kGrace) ++seen_["records in the grace"];
  earn(event.other);
}

// HT-11: there is no way back to it.
void Reckoner::end_play_step() {
  drawn_ = 0;
  free_ = false;
  more_ = 0;
}

void Reckoner::earn(int target) {
  const auto points = static_cast<int>(Counter::kPoints);
  if (target != kBoard) {
    lots_done_.emplace(mover_, phase_of(target));
    if (target == lot_of(mover_)) {
      expect(Event::Type::kGained, mover_, 1, static_cast<int>(Counter::kLetters));
    }
    return;
  }
  ++player(mover_).records;
  if (play_off()) return expect(Event::Type::kEnded, 0, mover_ + 1, 1 << mover_);
  expect(Event::Type::kGained, mover_, reckoned::phase_points(board_), points);
  player(mover_).parts[static_cast<std::size_t>(For::kPhase)] += reckoned::phase_points(board_);
  if (record_wreath_) return;
  player(mover_).parts[static_cast<std::size_t>(For::kRecordWreath)] += 2;
  ++seen_["Record Wreaths"];
  expect(Event::Type::kWreath, mover_, 1);
  expect(Event::Type::kGained, mover_, 2, points);
}

// HT-17 to HT-20.
void Reckoner::discarded(const Event& event) {
  const Card card = event.cards[0];
  require(may_do(event.seat, Action(Action::Type::kDiscard, card)), "a discard out of turn");
  if (!fault_.empty()) return;
  if (stage_ == Stage::kOwed) ++seen_["debts paid"];
  leave_hand(mover_, card);
  to_sheol(card);
  ++discards_;
  end_play_step();
  stage_ = Stage::kRedeem;
  if (!player(mover_).hand.empty()) {
    for (int i = 1, seat = left_of(mover_); seat != mover_ && i < kSeatCap; ++i) {
      if (may_redeem(seat)) asked_.push_back(seat);
      seat = left_of(seat);
    }
  }
  offered_ = asked_.empty() ? Card{0} : card;
  require((event.number == 1) == !asked_.empty(), "a discard that is or is not to be redeemed");
  if (player(mover_).hand.empty()) go_out();
}

void Reckoner::passed(const Event& event) {
  require(may_do(event.seat, Action::Type::kPass), "somebody passed who was not asked");
  if (!fault_.empty()) return;
  if (stage_ == Stage::kRedeem) {
    std::erase(asked_, event.seat);
  } else {
    player(mover_).graced = true;
    stage_ = Stage::kNextGrace;
  }
}

// HT-19.
void Reckoner::redeemed(const Event& event) {
  require(may_do(event.seat, Action::Type::kRedeem) && event.cards[0] == offered_,
          "a Redeem of somebody who may not, or of another card");
  if (!fault_.empty()) return;
  leave_sheol(offered_);
  come_to_hand(event.seat, offered_);
  player(event.seat).redeemed = true;
  player(event.seat).owes = true;
  asked_.clear();
  ++seen_["Redeems"];
}

}  // namespace scriptorium::hypertext
