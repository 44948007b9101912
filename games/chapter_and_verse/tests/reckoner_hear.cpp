#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/tests/reckoner.h"

// The deal, and events that had to come.
namespace scriptorium::chapter_and_verse {
namespace {

Copy copy_at(const Event& event, int i) { return {event.cards[i], event.owners[i]}; }

std::string words(const Book& book, const Event& event) {
  return event_text<ChapterAndVerseCodec>(book, event);
}

}  // namespace

void Reckoner::hear(const Event& event) {
  if (!fault_.empty()) return;
  if (dealt_ < seats_) {
    hear_setup(event);
  } else {
    if (in_effect_ && !of_effect(event)) {
      in_effect_ = effect_asks_ = false;
      asks_.reset();
      go_on();
    }
    while (due_ && due_->perhaps && event.type != due_->type) did_not_happen();
    if (in_effect_) {
      hear_effect(event);
    } else if (due_) {
      hear_due(event);
    } else {
      hear_choice(event);
    }
  }
  if (!fault_.empty() && fault_.back() != '}') fault_ += ", at " + words(book_, event);
  go_on();
}

// CV-05, CV-06.
void Reckoner::hear_setup(const Event& event) {
  due_.reset();
  switch (event.type) {
    case EventType::kStartShown:
      if (!advanced_) fault("a Start Challenge in the basic game");
      shown_[event.seat].push_back(copy_at(event, 0));
      return;
    case EventType::kBegan:
      first_ = event.seat;
      if (event.number != seats_ || (event.other != 0) != advanced_) fault("another game begins");
      if (advanced_ && start_challenge() != first_) fault("another seat won the Start Challenge");
      asks_ = Asks::kNothing;  // the deal is not over
      return;
    case EventType::kBrought:
      if (!advanced_ || event.seat != brought_++) fault("a deck brought out of turn");
      for (int i = 0; i < event.count; ++i) table_.bring(copy_at(event, i));
      return;
    case EventType::kDealt:
      break;
    default:
      return fault("verses are to be dealt");
  }
  if (event.seat != dealt_) fault("dealt out of turn");
  std::vector<Copy> hand;
  for (int i = 0; i < event.count; ++i) hand.push_back(copy_at(event, i));
  const auto& shown = shown_[event.seat];
  if (hand.size() != std::max<std::size_t>(kOpening, shown.size())) fault("another opening hand");
  for (const Copy copy : shown) {
    if (std::count(hand.begin(), hand.end(), copy) < std::count(shown.begin(), shown.end(), copy)) {
      fault("a verse that was revealed is not in hand");
    }
  }
  table_.deal(event.seat, event.number, kBlessings);
  for (const Copy copy : hand) {
    if (copy.owner != event.seat) fault("dealt a stranger's verse");
    table_.put(pile_of(event.seat, Pile::kHand), copy, effects::End::kTop);
  }
  if (++dealt_ < seats_) return;
  asks_.reset();
  due({.type = EventType::kTurn, .seat = first_, .number = 1});
}

// CV-06, CV-07: who wins it by what was revealed; nobody if more or less should have been.
std::optional<int> Reckoner::start_challenge() const {
  std::vector<int> contend;
  for (int seat = 0; seat < seats_; ++seat) contend.push_back(seat);
  for (std::size_t round = 0;; ++round) {
    for (int seat = 0; seat < seats_; ++seat) {
      const bool in = std::find(contend.begin(), contend.end(), seat) != contend.end();
      if (in != (shown_[seat].size() > round)) return {};
    }
    const auto rank = [&](int seat) { return book_.verse(shown_[seat][round].kind).title_rank; };
    int best = kKinds;
    for (const int seat : contend) best = std::min<int>(best, rank(seat));
    std::erase_if(contend, [&](int seat) { return rank(seat) != best; });
    if (contend.size() > 1) continue;
    for (const auto& shown : shown_) {
      if (shown.size() > round + 1) return {};
    }
    return contend.front();
  }
}

std::string Reckoner::mismatch(const Event& event) const {
  const auto differ = [&](const char* what, int told, int due) {
    return fmt::format("{} {} told, {} due", what, told, due);
  };
  if (event.type != due_->type) {
    return fmt::format("event {} is due", static_cast<int>(due_->type));
  }
  if (due_->seat && *due_->seat != event.seat) return differ("seat", event.seat, *due_->seat);
  if (due_->number && *due_->number != event.number) {
    return differ("number", event.number, *due_->number);
  }
  if (due_->other && *due_->other != event.other) return differ("other", event.other, *due_->other);
  if (due_->from && *due_->from != event.pile) return differ("pile", event.pile, *due_->from);
  if (due_->to && *due_->to != event.to) return differ("to", event.to, *due_->to);
  if (due_->copy && !(*due_->copy == copy_at(event, 0))) {
    return differ("verse", event.cards[0], due_->copy->kind);
  }
  return {};
}

void Reckoner::hear_due(const Event& event) {
  if (std::string what = mismatch(event); !what.empty()) return fault(std::move(what));
  due_.reset();
  switch (event.type) {
    case EventType::kTurn:
    case EventType::kPhase:
      return hear_turn(event);
    case EventType::kDrew:
      if (event.count != 1) fault("one verse is drawn in a turn");
      drew_ = true;
      return hear_drew(event);
    case EventType::kEffect:
      coming_.clear();  // one trigger, one effect
      effect_.pile = event.pile;
      if (!table_.has(event.pile, effect_.copy)) fault("its verse does not lie there");
      if (effect_.in_play && !is_chapter(event.pile)) fault("its verse is not in play");
      begin_effect();
      return;
    case EventType::kAsked:
    case EventType::kAllPassed:
    case EventType::kChallenged:
    case EventType::kQuick:
      return hear_answer(event);
    case EventType::kFizzled:
      return;
    case EventType::kClosed:
      return hear_closed();
    case EventType::kNotClosed:
      line_.pop_back();
      closing_.clear();
      return;
    case EventType::kMoved:
      return hear_moved(event);
    case EventType::kEnded:
      over_ = true;
      phase_ = Phase::kOver;
      if (event.number == 1) winner_ = event.seat;
      return;
    default:
      return fault("not reckoned");
  }
}

void Reckoner::hear_turn(const Event& event) {
  if (event.type == EventType::kTurn) {
    // What lasts until the turn is over, or until this player's begins.
    std::erase_if(lasting_, [&](const ReckonedLasting& lasting) {
      return lasting.turn_of == (lasting.to_next_turn ? event.seat : mover_);
    });
    idle_ = acted_ || round_ == 0 ? 0 : idle_ + 1;
    mover_ = event.seat;
    round_ = event.number;
    phase_ = Phase::kStart;
    acted_ = drew_ = freeplayed_ = kept_ = closed_ = false;
    extra_free_ = std::exchange(saved_free_[event.seat], 0);
    return find_turn_effects(effects::Trigger::kStartOfTurn);
  }
  phase_ = static_cast<Phase>(event.number);
  draft_ = {};
  if (phase_ == Phase::kEnding) {
    extra_free_ = 0;
    closed_ = false;
    line_.push_back({.did = Did::kEnding, .seat = mover_});
  }
  if (phase_ == Phase::kEnd) find_turn_effects(effects::Trigger::kEndOfTurn);
}

// CV-41.
void Reckoner::hear_answer(const Event& event) {
  switch (event.type) {
    case EventType::kAsked:
      window_ = true;
      window_asked_ = event.number;
      spared_.reset();
      for (Answer& answer : answers_) answer = {};
      return;
    case EventType::kAllPassed:
      window_ = false;
      for (Waiting& waiting : line_) waiting.answered = true;
      return;
    case EventType::kQuick:
      window_ = false;
      return lay_used(event, Did::kQuick);
    default:
      break;
  }
  // CV-44
  window_ = false;
  challenger_ = event.seat;
  reciter_ = event.other;
  if (event.pile != line_.back().pile && !line_.back().doubtful)
    fault("another verse is challenged");
  to_discard(copy_at(event, 0), pile_of(event.seat, Pile::kHand));
  asks_ = Asks::kRecite;
  acting_ = 1U << reciter_;
}

void Reckoner::hear_verdict(bool right) {
  asks_.reset();
  if (!challenger_) {  // CV-32
    asks_ = right ? Asks::kRecited : Asks::kFaltered;
    acting_ = 1U << mover_;
    draft_.manner = right ? Manner::kRecited : Manner::kPaid;
    return;
  }
  spared_ = *challenger_;
  challenger_.reset();
  Waiting& played = line_.back();
  played.stands = true;
  if (right) return;
  spared_.reset();
  const Copy copy = played.copy;
  unique_played_.erase(copy.kind);  // CV-37
  due({.type = EventType::kMoved,
       .seat = played.seat,
       .copy = copy,
       .from = played.pile,
       .to = pile_of(copy.owner, Pile::kDarkness)});
  line_.pop_back();
}

// CV-16, CV-22, CV-24.
void Reckoner::hear_closed() {
  line_.pop_back();
  for (const PileId chapter : closing_) {
    while (table_.size(chapter) != 0) to_discard(table_.pile(chapter).front().copy, chapter);
  }
  closing_.clear();
  closed_ = acted_ = true;
  due({.type = EventType::kMoved,
       .seat = mover_,
       .from = pile_of(mover_, Pile::kBlessings),
       .to = pile_of(mover_, Pile::kHand)});
}

}  // namespace scriptorium::chapter_and_verse
