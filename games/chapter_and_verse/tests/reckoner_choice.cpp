#include <fmt/format.h>

#include <algorithm>

#include "games/chapter_and_verse/tests/reckoner.h"

// What somebody chose, and what comes of it on the table.
namespace scriptorium::chapter_and_verse {
namespace {

Copy copy_at(const Event& event, int i) { return {event.cards[i], event.owners[i]}; }

// A small step names a verse as an action does (CV-24).
Copy stepped(const Event& event, int seat) {
  const int owner = event.other == 0 ? seat : event.other - 1;
  return {event.cards[0], static_cast<std::uint8_t>(owner)};
}

bool is_step(const Event& event, Action::Type type) {
  return event.type == Event::Type::kStep && event.number == static_cast<int>(type);
}

}  // namespace

void Reckoner::hear_choice(const Event& event) {
  if (!asks_ || *asks_ == Asks::kNothing) return fault("nobody has to decide");
  const bool verdict = *asks_ == Asks::kVerdict;
  if (!verdict && (acting_ >> event.seat & 1U) == 0) return fault("another seat decides");
  const Asks asked = *asks_;
  asks_.reset();
  switch (asked) {
    case Asks::kOrder:
      return choose_first(event);
    case Asks::kExcess:  // CV-11
      if (event.type != EventType::kMoved || event.pile != pile_of(mover_, Pile::kHand) ||
          event.to != pile_of(mover_, Pile::kBlessings) ||
          event.number != static_cast<int>(effects::End::kBottom)) {
        return fault("excess goes under one's own blessings");
      }
      return move(copy_at(event, 0), event.pile, event.to, effects::End::kBottom);
    case Asks::kTurn:
      return choose_in_turn(event);
    case Asks::kChapter:
      if (event.type == EventType::kPlayed) return hear_played(event);
      if (!is_step(event, Action::Type::kInto) || draft_.price == 0) break;
      draft_.chapter = event.pile;
      asks_ = Asks::kSacrifice;
      return;
    case Asks::kSacrifice:
      if (event.type == EventType::kPlayed) return hear_played(event);
      if (!is_step(event, Action::Type::kSacrifice)) break;
      draft_.paid.push_back(stepped(event, mover_));
      asks_ = Asks::kSacrifice;
      return;
    case Asks::kHandTo:
      return hear_quoting(event);
    case Asks::kRecite:
      if (event.type != EventType::kRecited) break;
      asks_ = Asks::kVerdict;
      return;
    case Asks::kVerdict:
      if (event.type != EventType::kVerdict || event.seat != reciter_) break;
      return hear_verdict(event.number != 0);
    case Asks::kRecited:
    case Asks::kFaltered:
      if (is_step(event, Action::Type::kPlayIt)) {
        if (asked == Asks::kFaltered) draft_.price = *standing().cost(mover_, draft_.verse);
        asks_ = Asks::kChapter;
        return;
      }
      if (event.type != EventType::kMoved || event.pile != kHanded) break;
      kept_ = kept_ || asked == Asks::kRecited;  // CV-32
      if (asked == Asks::kFaltered) {
        if (event.to != pile_of(draft_.verse.owner, Pile::kDiscard)) return fault("CV-32, CV-24");
      } else if (event.to != pile_of(mover_, Pile::kHand)) {
        return fault("CV-32: back to the hand");
      }
      move(copy_at(event, 0), kHanded, event.to, effects::End::kTop);
      draft_ = {};
      return;
    case Asks::kBook:
      if (event.type == EventType::kDeclared) return hear_declared(event);
      if (!is_step(event, Action::Type::kChapter)) break;
      draft_.book.push_back(event.pile);
      asks_ = Asks::kBook;
      return;
    case Asks::kWindow:
      if (event.type != EventType::kStep) break;
      answers_[event.seat] = {static_cast<Action::Type>(event.number), stepped(event, event.seat)};
      return;
    default:
      break;
  }
  fault(fmt::format("it does not answer what is asked ({})", static_cast<int>(asked)));
}

void Reckoner::choose_first(const Event& event) {
  const auto found =
      std::find_if(turn_effects_.begin(), turn_effects_.end(), [&](const Effect& effect) {
        return effect.pile == event.pile && effect.copy == copy_at(event, 0);
      });
  if (event.type != EventType::kEffect || found == turn_effects_.end())
    return fault("it is not due");
  effect_ = *found;
  if (event.number != static_cast<int>(effect_.trigger)) fault("another trigger");
  turn_effects_.erase(found);
  begin_effect();
}

void Reckoner::choose_in_turn(const Event& event) {
  if (event.type == EventType::kUsed) return lay_used(event, Did::kUsed);  // CV-31
  if (event.type == EventType::kQuoting) return hear_quoting(event);
  if (event.type == EventType::kPhase) {  // CV-10
    const Phase next = phase_ == Phase::kFreeplay ? Phase::kPlay : Phase::kEnding;
    if (static_cast<Phase>(event.number) != next) return fault("another phase comes next");
    return hear_turn(event);
  }
  if (event.type != EventType::kStep) return fault("it does not begin anything");
  draft_ = {};
  draft_.verse = stepped(event, mover_);
  switch (static_cast<Action::Type>(event.number)) {
    case Action::Type::kFreeplay:
      draft_.manner = Manner::kFree;
      asks_ = Asks::kChapter;
      return;
    case Action::Type::kPlay:
      draft_.manner = Manner::kPaid;
      draft_.price = standing().cost(mover_, draft_.verse).value_or(0);
      asks_ = Asks::kChapter;
      return;
    case Action::Type::kQuote:
      asks_ = Asks::kHandTo;
      return;
    case Action::Type::kClose:
      draft_.theme = event.cards[0];
      asks_ = Asks::kBook;
      return;
    default:
      return fault("it does not begin anything");
  }
}

// CV-32.
void Reckoner::hear_quoting(const Event& event) {
  const Copy copy = copy_at(event, 0);
  if (event.type != EventType::kQuoting || event.other == mover_ || event.other >= seats_) {
    return fault("it is to be handed to an opponent");
  }
  if (seats_ > 2 && !(copy == draft_.verse)) fault("another verse is quoted");
  draft_ = {};
  draft_.verse = copy;
  draft_.handed = true;
  reciter_ = mover_;
  listener_ = event.other;
  move(copy, pile_of(mover_, Pile::kHand), kHanded, effects::End::kTop);
  asks_ = Asks::kRecite;
}

// CV-13, CV-14, CV-32: the verse that was chosen comes into the chapter that was chosen.
void Reckoner::hear_played(const Event& event) {
  if (event.seat != mover_ || !(copy_at(event, 0) == draft_.verse))
    fault("another verse is played");
  if (event.number != static_cast<int>(draft_.manner)) fault("played in another manner");
  if (event.count - 1 != draft_.price) fault(fmt::format("it costs {}", draft_.price));
  if (draft_.price != 0) {
    for (std::size_t i = 0; i < draft_.paid.size(); ++i) {
      if (!(copy_at(event, static_cast<int>(i) + 1) == draft_.paid[i])) fault("another is paid");
    }
    if (draft_.paid.size() + 1 != static_cast<std::size_t>(draft_.price)) fault("paid too early");
    const bool fresh = draft_.chapter == 0;
    if (fresh ? table_.size(event.to) != 0 : event.to != draft_.chapter) fault("another chapter");
  }
  if (event.pile != (draft_.handed ? kHanded : pile_of(mover_, Pile::kHand)))
    fault("from elsewhere");
  if (draft_.manner == Manner::kFree) {
    if (phase_ == Phase::kFreeplay && !freeplayed_) {
      freeplayed_ = true;
    } else if (--extra_free_ < 0) {
      fault("no free play is left");
    }
  }
  draft_ = {};
  lay_played(event);
}

void Reckoner::lay_played(const Event& event) {
  const Copy copy = copy_at(event, 0);
  if (!is_chapter(event.to) || holder_of(event.to) != event.seat)
    fault("not a chapter of one's own");
  if (book_.verse(copy.kind).unique && !unique_played_.insert(copy.kind).second) {
    fault("CV-37: it was played before");
  }
  for (int i = 1; i < event.count; ++i) {
    to_discard(copy_at(event, i), pile_of(event.seat, Pile::kHand));
  }
  move(copy, event.pile, event.to, effects::End::kTop);
  acted_ = true;
  line_.push_back({.did = Did::kPlayed,
                   .seat = event.seat,
                   .copy = copy,
                   .pile = event.to,
                   .stands = event.number == static_cast<int>(Manner::kRecited)});
}

// CV-31, CV-39.
void Reckoner::lay_used(const Event& event, Did did) {
  const Copy copy = copy_at(event, 0);
  if (event.pile != pile_of(event.seat, Pile::kHand)) fault("not from one's own hand");
  if (event.to != pile_of(copy.owner, Pile::kDiscard)) fault("CV-24: not to its owner's pile");
  if (book_.verse(copy.kind).unique && !unique_played_.insert(copy.kind).second) {
    fault("CV-37: it was played before");
  }
  to_discard(copy, event.pile);
  acted_ = true;
  line_.push_back({.did = did, .seat = event.seat, .copy = copy});
}

// CV-16.
void Reckoner::hear_declared(const Event& event) {
  closing_.clear();
  for (int seat = 0; seat < event.count; ++seat) {
    const PileId chapter = event.cards[seat];
    if (chapter == 0) continue;
    if (!is_chapter(chapter) || holder_of(chapter) != seat) fault("not a chapter of the seat");
    closing_.push_back(chapter);
  }
  closing_theme_ = event.number;
  if (closing_theme_ != draft_.theme || closing_.size() != draft_.book.size() + 1 ||
      !std::equal(draft_.book.begin(), draft_.book.end(), closing_.begin())) {
    fault("another book was put together");
  }
  if (closable() != closing_ || !is_book(closing_)) fault("it is no book");
  draft_ = {};
  line_.push_back({.did = Did::kClosing, .seat = mover_});
}

}  // namespace scriptorium::chapter_and_verse
