#include <algorithm>
#include <utility>

#include "games/hypertext/tests/reckoner.h"

// How chapters begin and end, and what follows by itself.
namespace scriptorium::hypertext {
namespace {

constexpr auto kPoints = static_cast<int>(Counter::kPoints);

int bits_of(const std::set<int>& seats) {
  int bits = 0;
  for (const int seat : seats) bits |= 1 << seat;
  return bits;
}

}  // namespace

// HT-08, HT-23, HT-26.
void Reckoner::shuffled(const Event& event) {
  if (stage_ == Stage::kSetup) {
    require(event.number == 2 && event.count == kWords, "the Tower is not all the cards");
    for (Card card = 1; card <= kWords; ++card) sheol_.push_back(card);
    shuffle_tower();
    stage_ = Stage::kChapter;
    return;
  }
  const bool in_a_turn = stage_ == Stage::kDraw || stage_ == Stage::kAbility;
  require(event.number == (in_a_turn ? 0 : 2), "a shuffle of another kind");
  require(event.count == sheol_.size() && !sheol_.empty(), "a shuffle of other cards than Sheol's");
  if (stage_ == Stage::kShuffleAll || stage_ == Stage::kShuffle) {
    stage_ = Stage::kChapter;
  } else {
    require(in_a_turn, "a shuffle out of turn");
    needs_tower_ = true;
    require(tower_.empty(), "a shuffle while the Tower holds cards");
    ++seen_["shuffles by need"];
  }
  shuffle_tower();
}

// HT-06, HT-07, HT-21, HT-24, HT-26.
void Reckoner::chapter(const Event& event) {
  require(stage_ == Stage::kChapter, "a chapter before its time");
  if (!(play_off() && deals_ > 0)) ++chapter_;
  require(event.number == chapter_ && event.other == bits_of(playing_), "another chapter");
  if (chapter_ == 1 || play_off()) {
    require(plays(event.seat), "a starter who does not play");
  } else {
    require(event.seat == (starter_ + 1) % config_.seats, "another starter");
  }
  require(event.board >= 1 && event.board <= kPhases && event.board != board_, "another board");
  if (been_.size() == static_cast<std::size_t>(kPhases)) been_.clear();
  require(been_.insert(event.board).second, "a Board Phase that has been");
  require(event.count == config_.seats, "a Lot too many or too few");
  std::set<int> phases = {event.board};
  for (int seat = 0; seat < config_.seats; ++seat) {
    const int lot = event.cards[seat];
    require(play_off() ? lot == 0 : lot >= 1 && lot <= kPhases && phases.insert(lot).second,
            "Lots that cannot be");
    if (chapter_ > 1 && !play_off()) {
      ++seen_["Lots after the first"];
      seen_["Lots that come back"] += player(seat).lot == lot ? 1 : 0;
    }
    Player& each = player(seat);
    each.lot = lot;
    each.letters = each.earned = each.records = 0;
    each.redeemed = each.owes = each.graced = false;
  }
  ++seen_["chapters"];
  starter_ = event.seat;
  mover_ = starter_;
  board_ = event.board;
  lots_done_.clear();
  forbidden_.clear();
  out_ = record_wreath_ = empty_wreath_ = std::nullopt;
  turns_ = running_out_ = 0;
  to_deal_ = playing_;
  stage_ = Stage::kDeal;
}

void Reckoner::dealt(const Event& event) {
  require(stage_ == Stage::kDeal && to_deal_.erase(event.seat) == 1 && event.count == 7,
          "a deal that is not due");
  if (fault_.empty()) draw(event.seat, event);
}

// What is earned and is neither for phases nor for wreaths, an ability gave or took.
void Reckoner::reckon_parts(Player& each) {
  int others = 0;
  for (const For what : {For::kPhase, For::kRecordWreath, For::kEmptyWreath}) {
    others += each.parts[static_cast<std::size_t>(what)];
  }
  each.parts[static_cast<std::size_t>(For::kAbility)] = each.earned - others;
  each.parts[static_cast<std::size_t>(For::kLetters)] = 5 * each.letters;
  each.parts[static_cast<std::size_t>(For::kLeft)] = -static_cast<int>(each.hand.size());
  for (std::size_t what = 0; what < each.parts.size(); ++what) each.all[what] += each.parts[what];
  each.last = std::exchange(each.parts, {});
}

// HT-21, HT-23, HT-33.
void Reckoner::scored(const Event& event) {
  std::vector<int> points;
  for (int seat = 0; seat < config_.seats; ++seat) {
    Player& each = player(seat);
    points.push_back(each.earned + 5 * each.letters - static_cast<int>(each.hand.size()));
    require(event.points[seat] == points.back(), "other points for the chapter");
    each.score += points.back();
    reckon_parts(each);
    each.letters = each.earned = 0;
  }
  history_.push_back(points);
}

// HT-23: with the Pages, in an order that is not told.
void Reckoner::laid_open(const Event& event) {
  Player& each = player(event.seat);
  const std::set<Card> cards(event.cards, event.cards + event.count);
  require(cards == each.hand && cards.size() == event.count, "another hand laid open");
  each.left = cards;
  for (const Card card : each.hand) to_sheol(card);
  for (const Card card : each.pages) to_sheol(card);
  each.hand.clear();
  each.pages.clear();
  jumbled_ = sheol_.size();
}

void Reckoner::ended(const Event& event) {
  if (stage_ == Stage::kLastLot) {
    require(plays(event.number - 1) && event.other == 1 << (event.number - 1), "no winner by lot");
    ++seen_["decided by lot"];
  }
  winner_ = event.number - 1;
  stage_ = Stage::kOver;
}

void Reckoner::follow_on() {
  while (fault_.empty() && due_.empty() && follow_on_once()) {
  }
}

// Whether something followed.
bool Reckoner::follow_on_once() {
  switch (stage_) {
    case Stage::kDeal:
      if (!to_deal_.empty()) return false;
      expect(Event::Type::kTurn, starter_);
      return true;
    case Stage::kDraw:  // HT-09
      if (!tower_.empty() || !sheol_.empty()) return false;
      ++seen_["nothing to draw"];
      stage_ = Stage::kPlay;
      return true;
    case Stage::kPlay:
    case Stage::kRecord:  // HT-18
      if (!player(mover_).hand.empty()) return false;
      go_out();
      return true;
    case Stage::kRedeem:
      if (!asked_.empty()) return false;
      close_window();
      return true;
    case Stage::kGrace:
      if (!player(mover_).hand.empty()) return false;
      player(mover_).graced = true;
      stage_ = Stage::kNextGrace;
      return true;
    case Stage::kNextGrace:
      next_grace();
      return true;
    case Stage::kAfterScore:
      after_score();
      return true;
    case Stage::kAfterDeal:
      stage_ = deals_ < kDeals ? Stage::kShuffleAll : Stage::kLastLot;
      return true;
    default:
      return false;
  }
}

// HT-15, HT-17, HT-18, HT-26.
void Reckoner::go_out() {
  end_play_step();
  expect(Event::Type::kOut, mover_);
  if (!play_off()) {
    player(mover_).parts[static_cast<std::size_t>(For::kEmptyWreath)] += 2;
    expect(Event::Type::kWreath, mover_, 2);
    expect(Event::Type::kGained, mover_, 2, kPoints);
  }
  grant_grace(false);
}

// HT-19, HT-20.
void Reckoner::close_window() {
  offered_ = 0;
  if (discards_ == 1 && player(mover_).owes) {
    player(mover_).owes = false;
    stage_ = Stage::kOwed;
  } else {
    end_turn();
  }
}

// HT-32.
void Reckoner::end_turn() {
  if (running_out_ >= 2) {
    expect(Event::Type::kSpent, mover_);
    grant_grace(true);
  } else {
    expect(Event::Type::kTurn, left_of(mover_));
  }
}

// HT-22, HT-32: clockwise.
void Reckoner::grant_grace(bool to_the_mover_too) {
  for (int seat = left_of(mover_); seat != mover_; seat = left_of(seat)) graces_.push_back(seat);
  if (to_the_mover_too) graces_.push_back(mover_);
  stage_ = Stage::kNextGrace;
}

void Reckoner::next_grace() {
  if (graces_.empty()) return finish_chapter();
  expect(Event::Type::kGrace, graces_.front());
  graces_.erase(graces_.begin());
}

// HT-21, HT-27.
void Reckoner::finish_chapter() {
  if (play_off()) {
    expect(Event::Type::kDealtAnew, 0, deals_ + 1);
    stage_ = Stage::kAfterDeal;
  } else {
    expect(Event::Type::kScored, 0, chapter_);
    stage_ = Stage::kAfterScore;
  }
  for (const int seat : playing_) expect(Event::Type::kLaidOpen, seat);
}

// HT-23, HT-25, HT-26.
void Reckoner::after_score() {
  if (chapter_ < chapters_) {
    const bool enough = tower_.size() >= 7 * playing_.size();
    stage_ = enough ? Stage::kChapter : Stage::kShuffle;
    return;
  }
  const std::set<int> best = leaders();
  if (best.size() == 1) return expect(Event::Type::kEnded, 0, *best.begin() + 1, bits_of(best));
  expect(Event::Type::kTied, 0, 0, bits_of(best));
  stage_ = Stage::kShuffleAll;
}

std::set<int> Reckoner::leaders() const {
  std::set<int> best;
  for (int seat = 0; seat < config_.seats; ++seat) {
    if (!best.empty() && player(seat).score > player(*best.begin()).score) best.clear();
    if (best.empty() || player(seat).score == player(*best.begin()).score) best.insert(seat);
  }
  return best;
}

int Reckoner::left_of(int seat) const {
  do {
    seat = (seat + 1) % config_.seats;
  } while (!plays(seat));
  return seat;
}

}  // namespace scriptorium::hypertext
