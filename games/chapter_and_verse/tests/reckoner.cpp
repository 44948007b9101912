#include "games/chapter_and_verse/tests/reckoner.h"

#include <fmt/format.h>

#include <algorithm>

// What must come next in a game of Chapter and Verse.
namespace scriptorium::chapter_and_verse {

using effects::Trigger;

Reckoner::Reckoner(const Book& book, const Config& config)
    : book_(book), seats_(config.seats), advanced_(config.advanced != 0) {}

void Reckoner::go_on() {
  // CV-15, CV-42: a chapter without verses is gone; one that comes in its place is another.
  std::erase_if(closing_, [&](PileId chapter) { return table_.size(chapter) == 0; });
  while (fault_.empty() && !due_ && !asks_ && !in_effect_) step();
}

void Reckoner::step() {
  if (over_) {
    asks_ = Asks::kNothing;
    acting_ = 0;
    return;
  }
  if (const auto seat = winner()) {  // CV-20, CV-21
    return due({.type = EventType::kEnded, .seat = *seat, .number = 1});
  }
  if (!coming_.empty()) return expect_effect(coming_.front());
  if (window_) {
    unsigned waiting = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      const bool chose = answers_[seat].type != Action::Type::kNone;
      if ((window_asked_ >> seat & 1U) != 0 && !chose) waiting |= 1U << seat;
    }
    if (waiting == 0) return count_answers();
    asks_ = Asks::kWindow;
    acting_ = waiting;
    return;
  }
  if (line_.empty()) return step_of_phase();
  if (!line_.back().answered) return open_window();
  resolve_last();
}

// CV-10.
void Reckoner::step_of_phase() {
  acting_ = 1U << mover_;
  switch (phase_) {
    case Phase::kStart:
      return next_turn_effect(Phase::kExcess);
    case Phase::kExcess:
      if (!drew_ && table_.size(mover_, Pile::kHand) > kHandLimit) {  // CV-11
        asks_ = Asks::kExcess;
        return;
      }
      if (!drew_ && table_.size(mover_, Pile::kDeck) > 0) {  // CV-12
        return due(
            {.type = EventType::kDrew, .seat = mover_, .from = pile_of(mover_, Pile::kDeck)});
      }
      return due({.type = EventType::kPhase,
                  .seat = mover_,
                  .number = static_cast<int>(Phase::kFreeplay)});
    case Phase::kFreeplay:
      if (freeplayed_ || table_.size(mover_, Pile::kHand) == 0) {  // CV-13
        return due(
            {.type = EventType::kPhase, .seat = mover_, .number = static_cast<int>(Phase::kPlay)});
      }
      asks_ = Asks::kTurn;
      return;
    case Phase::kPlay:
      if (closed_) {  // CV-16
        return due({.type = EventType::kPhase,
                    .seat = mover_,
                    .number = static_cast<int>(Phase::kEnding)});
      }
      asks_ = Asks::kTurn;
      return;
    case Phase::kEnding:
      return due(
          {.type = EventType::kPhase, .seat = mover_, .number = static_cast<int>(Phase::kEnd)});
    case Phase::kEnd:
      return next_turn_effect(Phase::kOver);
    case Phase::kOver:
      return;
  }
}

// CV-11, CV-19: effects of the start and the end of a turn, in the order that its player says.
void Reckoner::find_turn_effects(Trigger trigger) {
  turn_effects_.clear();
  for (const PileId chapter : table_.chapters(mover_)) {
    for (const Lying& lying : table_.pile(chapter)) {
      if (lying.set || !book_.verse(lying.copy.kind).triggers_on(trigger)) continue;
      turn_effects_.push_back({mover_, lying.copy, chapter, trigger, true, false});
    }
  }
}

void Reckoner::next_turn_effect(Phase next) {
  std::erase_if(turn_effects_,
                [&](const Effect& effect) { return !table_.has(effect.pile, effect.copy); });
  if (turn_effects_.size() > 1) {
    asks_ = Asks::kOrder;
    return;
  }
  if (turn_effects_.size() == 1) {
    const Effect effect = turn_effects_.front();
    turn_effects_.clear();
    return expect_effect(effect);
  }
  if (next == Phase::kOver) return finish_turn();
  due({.type = EventType::kPhase, .seat = mover_, .number = static_cast<int>(next)});
}

// CV-51: a round of nothing, or the sixtieth, ends the game; else the next clockwise (CV-19).
void Reckoner::finish_turn() {
  const int next = (mover_ + 1) % seats_;
  const int idle = acted_ ? 0 : idle_ + 1;
  if (idle >= seats_ || (round_ == kRounds && next == first_)) {
    const auto winners = fewest_left();
    if (winners.size() != 1) return due({.type = EventType::kEnded, .number = 0});
    return due({.type = EventType::kEnded, .seat = winners.front(), .number = 2});
  }
  due({.type = EventType::kTurn, .seat = next, .number = round_ + (next == first_ ? 1 : 0)});
}

// CV-51: who has the fewest blessings left.
std::vector<int> Reckoner::fewest_left() const {
  std::vector<int> seats;
  for (int seat = 0; seat < seats_; ++seat) {
    const int left = table_.size(seat, Pile::kBlessings);
    if (!seats.empty() && left > table_.size(seats.front(), Pile::kBlessings)) continue;
    if (!seats.empty() && left < table_.size(seats.front(), Pile::kBlessings)) seats.clear();
    seats.push_back(seat);
  }
  return seats;
}

// CV-21: of several the one whose turn would end next.
std::optional<int> Reckoner::winner() const {
  if (round_ == 0) return {};
  for (int i = 0; i < seats_; ++i) {
    const int seat = (mover_ + i) % seats_;
    if (table_.size(seat, Pile::kBlessings) == 0) return seat;
  }
  return {};
}

void Reckoner::expect_effect(const Effect& effect) {
  effect_ = effect;
  Due next = {.type = EventType::kEffect,
              .seat = effect.seat,
              .number = static_cast<int>(effect.trigger),
              .copy = effect.copy};
  if (effect.pile != 0) next.from = effect.pile;
  due(next);
}

// CV-41, CV-43: who may answer what lies last.
std::optional<unsigned> Reckoner::asked() const {
  const Waiting& last = line_.back();
  const bool full = line_.size() >= kLineCap;
  bool clear = true;
  unsigned seats = 0;
  for (int seat = 0; seat < seats_; ++seat) {
    if (table_.size(seat, Pile::kHand) == 0 || spared_ == seat) continue;
    // one's own act in one's own Play phase alone
    const bool own_play = phase_ == Phase::kPlay && seat == mover_ && last.did != Did::kQuick;
    const bool challenge = challenge_open(seat);
    const bool quick = advanced_ && !full && (seat != last.seat || own_play);
    const auto no_challenge = challenge ? challenge_forbidden(seat) : true;
    const auto no_quick = quick ? standing().forbidden(Act::kQuickPlay, seat) : true;
    const auto no_use = quick ? standing().forbidden(Act::kDiscard, seat) : true;
    if (no_challenge == false || (no_quick == false && no_use == false)) {
      seats |= 1U << seat;
    } else {
      clear = clear && no_challenge && (no_quick == true || no_use == true || (no_quick && no_use));
    }
  }
  return clear ? std::optional(seats) : std::nullopt;
}

// CV-44 to CV-46.
bool Reckoner::challenge_open(int seat) const {
  const Waiting& last = line_.back();
  return last.did == Did::kPlayed && !last.stands && last.seat != seat;
}

void Reckoner::open_window() {
  const auto seats = asked();
  if (seats == 0) return nobody_answers();
  Due next = {.type = EventType::kAsked, .seat = line_.back().seat, .perhaps = !seats};
  if (seats) next.number = static_cast<int>(*seats);
  due(next);
}

void Reckoner::nobody_answers() {
  spared_.reset();
  for (Waiting& waiting : line_) waiting.answered = true;
}

// What might have happened did not.
void Reckoner::did_not_happen() {
  const EventType what = due_->type;
  due_.reset();
  if (what == EventType::kAsked) {
    nobody_answers();
  } else {
    begin_effects(resolving_);
  }
  go_on();
}

// CV-41: Quote It first, then clockwise from the player who acted.
void Reckoner::count_answers() {
  const int actor = line_.back().seat;
  for (const auto type : {Action::Type::kChallenge, Action::Type::kQuick}) {
    for (int i = 1; i <= seats_; ++i) {
      const int seat = (actor + i) % seats_;
      if (answers_[seat].type != type) continue;
      Due next = {.seat = seat, .copy = answers_[seat].copy};
      next.type = type == Action::Type::kQuick ? EventType::kQuick : EventType::kChallenged;
      if (type == Action::Type::kChallenge) next.other = actor;
      return due(next);
    }
  }
  due({.type = EventType::kAllPassed, .seat = actor});
}

// CV-40, CV-42.
void Reckoner::resolve_last() {
  const Waiting last = line_.back();
  if (last.did == Did::kClosing) return resolve_book();
  line_.pop_back();
  if (last.did == Did::kEnding) return;
  resolving_ = last;
  const bool gone = last.cancelled || (last.did == Did::kPlayed && last.pile == 0);
  if (gone || last.doubtful) {
    return due({.type = EventType::kFizzled,
                .seat = last.seat,
                .copy = last.copy,
                .perhaps = last.doubtful && !gone});
  }
  begin_effects(last);
}

void Reckoner::begin_effects(const Waiting& item) {
  std::vector<Trigger> triggers = {Trigger::kQuickPlayed};
  if (item.did == Did::kUsed) triggers = {Trigger::kDiscarded, Trigger::kQuickPlayed};
  if (item.did == Did::kPlayed) triggers = {Trigger::kPlayed};
  const Verse& verse = book_.verse(item.copy.kind);
  for (const Trigger trigger : triggers) {
    if (!verse.triggers_on(trigger)) continue;
    bool idle = true;
    for (int i = 0; i < verse.ability_count; ++i) {
      const auto& ability = book_.program.abilities[static_cast<std::size_t>(verse.abilities + i)];
      if (ability.trigger == trigger && (ability.own_turn == 0 || item.seat == mover_))
        idle = false;
    }
    const PileId pile = item.doubtful ? PileId{0} : item.pile;
    coming_.push_back({item.seat, item.copy, pile, trigger, item.did == Did::kPlayed, idle});
  }
}

std::vector<PileId> Reckoner::closable() const {
  std::vector<PileId> chapters = closing_;
  std::erase_if(chapters, [&](PileId chapter) {
    return !standing().closes_with(mover_, chapter).value_or(true);
  });
  return chapters;
}

bool Reckoner::is_book(const std::vector<PileId>& chapters) const {
  int icons = 0;
  for (const PileId chapter : chapters) icons += table_.icons(book_, chapter, closing_theme_);
  return icons >= kBookIcons;
}

void Reckoner::resolve_book() {
  closing_ = closable();
  due({.type = is_book(closing_) ? EventType::kClosed : EventType::kNotClosed,
       .seat = line_.back().seat});
}

}  // namespace scriptorium::chapter_and_verse
