#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/chapter_and_verse/tests/reckoner.h"

// What an effect does, as far as rules bind it; and how verses go from pile to pile.
namespace scriptorium::chapter_and_verse {
namespace {

Copy copy_at(const Event& event, int i) { return {event.cards[i], event.owners[i]}; }

std::vector<Copy> copies_in(const Event& event) {
  std::vector<Copy> copies;
  for (int i = 0; i < event.count; ++i) copies.push_back(copy_at(event, i));
  return copies;
}

}  // namespace

bool Reckoner::of_effect(const Event& event) {
  switch (event.type) {
    case EventType::kStep:
    case EventType::kAnswered:
    case EventType::kDrew:
    case EventType::kMoved:
    case EventType::kPlayed:
    case EventType::kSet:
    case EventType::kCancelled:
    case EventType::kLooked:
    case EventType::kShown:
    case EventType::kSearched:
    case EventType::kShuffled:
    case EventType::kArranged:
    case EventType::kNamed:
    case EventType::kChose:
    case EventType::kExchanged:
    case EventType::kLasts:
      return true;
    default:
      return false;
  }
}

void Reckoner::hear_effect(const Event& event) {
  if (event.type != EventType::kMoved) laid_on_ = laid_from_ = 0;
  if (effect_.idle) return fault("it has an effect in its player's turn alone");
  // CV-21: what follows a last blessing is of the same instruction, and no choice.
  const bool carries = event.type == EventType::kMoved || event.type == EventType::kDrew;
  if (winner() && !carries) return fault("somebody has no blessing left");
  switch (event.type) {
    case EventType::kStep:
    case EventType::kAnswered:
    case EventType::kChose:
      if (!effect_asks_ || (acting_ >> event.seat & 1U) == 0) fault("the seat was not asked");
      return;
    case EventType::kDrew:
      return hear_drew(event);
    case EventType::kMoved:
      return hear_moved(event);
    case EventType::kPlayed:
      if (event.count != 1 || event.number != static_cast<int>(Manner::kFree)) {
        fault("what an effect plays costs nothing");
      }
      return lay_played(event);
    case EventType::kSet:  // CV-36
      if (!is_chapter(event.to)) fault("set into no chapter");
      return move(copy_at(event, 0), event.pile, event.to, effects::End::kTop, true);
    case EventType::kCancelled:
      return hear_cancelled(event);
    case EventType::kLooked:
      if (!table_.seen(event.pile, copies_in(event))) fault("not what lies there");
      looked_at_ = event.pile;
      return;
    case EventType::kShown:
    case EventType::kSearched:
      for (const Copy copy : copies_in(event)) {
        if (!table_.has(event.pile, copy)) fault("not what lies there");
      }
      if (event.count != table_.size(event.pile) && event.type == EventType::kSearched) {
        fault("not all that lies there");
      }
      return;
    case EventType::kShuffled:
      return table_.shuffle(event.pile);
    case EventType::kArranged:
      return hear_arranged(event);
    case EventType::kExchanged:
      return table_.exchange(pile_of(event.seat, static_cast<Pile>(event.number)),
                             pile_of(event.other, static_cast<Pile>(event.number)));
    case EventType::kLasts:
      return hear_lasts(event);
    default:
      return;
  }
}

// CV-12: from the top, and no more than there are.
void Reckoner::hear_drew(const Event& event) {
  const PileId deck = pile_of(event.seat, Pile::kDeck);
  if (event.pile != deck) fault("drawn from elsewhere");
  if (!table_.on_top(deck, copies_in(event))) fault("drawn, but not from the top");
  for (const Copy copy : copies_in(event)) {
    move(copy, deck, pile_of(event.seat, Pile::kHand), effects::End::kTop);
  }
  acted_ = acted_ || event.count != 0;
}

void Reckoner::hear_moved(const Event& event) {
  const Copy copy = copy_at(event, 0);
  const PileId from = event.pile, to = event.to;
  // Of an exchange the one half is laid on top before the other leaves, and then each goes where
  // the other was.
  const auto end = static_cast<effects::End>(event.number);
  const bool endless = end == effects::End::kAnywhere;
  const bool exchanged = endless && from == laid_on_ && to == laid_from_;
  const auto first_lay_at = std::exchange(laid_at_, {});
  laid_on_ = laid_from_ = 0;
  const int under = exchanged && !table_.on_top(from, {copy}) ? 1 : 0;
  if (is_pile(from, Pile::kBlessings)) {
    // CV-47: an effect that looks at several may take any of those.
    const bool among = exchanged && table_.has(from, copy) && from == looked_at_;
    if (!among && !table_.on_top(from, {copy}, under)) fault("CV-22: not the top blessing");
    acted_ = acted_ || is_pile(to, Pile::kHand);  // CV-51
  }
  const bool pile_of_owner = is_pile(to, Pile::kDiscard) || is_pile(to, Pile::kDarkness);
  if (pile_of_owner && holder_of(to) != copy.owner) fault("CV-24: not to its owner's pile");
  const bool left_to_it = holder_of(from) == event.seat && leaves_a_choice();
  if (in_effect_ && !exchanged && !left_to_it &&
      standing().protects(effect_.seat, from, copy).value_or(false)) {
    fault("CV-47: it is protected");
  }
  if (is_chapter(to) && !is_chapter(from)) fault("moved into a chapter, neither played nor set");
  const auto lay_at = table_.place_of(from, copy, under);
  move(copy, from, to, end, false, under);
  if (exchanged) {
    table_.sink(from, lay_at ? std::optional(*lay_at - 1) : std::nullopt);
    return table_.sink(to, first_lay_at);
  }
  if (!endless) return;
  laid_at_ = lay_at;
  laid_on_ = to;
  laid_from_ = from;
}

// CV-47: whether the effect says somewhere "up to".
bool Reckoner::leaves_a_choice() const {
  const Verse& verse = book_.verse(effect_.copy.kind);
  for (int i = 0; i < verse.ability_count; ++i) {
    const auto& ability = book_.program.abilities[static_cast<std::size_t>(verse.abilities + i)];
    for (std::size_t at = ability.begin; at < ability.end; ++at) {
      const auto& cards = book_.program.cards[book_.program.instructions[at].cards];
      if (cards.quantity == effects::Quantity::kUpTo) return true;
    }
  }
  return false;
}

void Reckoner::hear_arranged(const Event& event) {
  std::vector<Copy> bottom;
  const auto arranged = copies_in(event);
  const bool ordered = is_pile(event.pile, Pile::kDeck) || is_pile(event.pile, Pile::kBlessings);
  if (!ordered || event.count > table_.size(event.pile)) {
    return fault("no such verses to arrange");
  }
  for (const Copy copy : arranged) {
    if (!table_.take(event.pile, copy)) return fault("arranged, but not there");
  }
  for (std::size_t i = arranged.size(); i-- > 0;) {
    if ((event.to >> i & 1U) == 0) table_.put(event.pile, arranged[i], effects::End::kTop);
  }
  int under = 0;
  for (std::size_t i = 0; i < arranged.size(); ++i) {
    if ((event.to >> i & 1U) == 0) continue;
    table_.put(event.pile, arranged[i], effects::End::kBottom);
    ++under;
  }
  if (under != event.number) fault("another number went to the bottom");
}

// CV-42.
void Reckoner::hear_cancelled(const Event& event) {
  std::vector<Waiting*> meant;
  for (Waiting& waiting : line_) {
    if (waiting.seat == event.seat && waiting.copy == copy_at(event, 0) && !waiting.cancelled) {
      meant.push_back(&waiting);
    }
  }
  if (meant.empty()) return fault("it is not on the line");
  if (meant.size() == 1) {
    meant.front()->cancelled = true;
    return;
  }
  for (Waiting* waiting : meant) waiting->doubtful = true;
}

void Reckoner::begin_effect() {
  in_effect_ = true;
  said_ = 0;
  laid_on_ = laid_from_ = looked_at_ = 0;
}

// The event does not tell which step said it: the next one that can have, or one of several where
// the effect may leave some out.
void Reckoner::hear_lasts(const Event& event) {
  std::vector<std::pair<std::size_t, const effects::Instruction*>> left;
  bool sure = true;
  const Verse& verse = book_.verse(effect_.copy.kind);
  for (int i = 0; i < verse.ability_count; ++i) {
    const auto& ability = book_.program.abilities[static_cast<std::size_t>(verse.abilities + i)];
    if (ability.trigger != effect_.trigger) continue;
    for (std::size_t at = ability.begin; at < ability.end; ++at) {
      const effects::Instruction& step = book_.program.instructions[at];
      if (step.verb >= effects::Verb::kMay) sure = false;
      if (at < said_ || step.duration == effects::Duration::kNone) continue;
      left.emplace_back(at, &step);
    }
  }
  if (left.empty()) return fault("nothing of it lasts");
  const auto [at, step] = left.front();
  const bool more = step->verb == effects::Verb::kMore;
  if (left.size() > 1 && !sure) {
    // One of several: none of them can be told from what follows.
    lasting_.push_back({nullptr, event.seat, effect_.copy, mover_, false});
    lasting_.push_back({nullptr, event.seat, effect_.copy, event.seat, true});
    return;
  }
  said_ = at + 1;
  if (more) {
    // A verse more without sacrifice, in the player's own turn (CV-13).
    if (event.seat != mover_) saved_free_[event.seat] += event.number;
    if (event.seat == mover_ && turn_phase()) extra_free_ += event.number;
    return;
  }
  const bool to_next_turn = step->duration == effects::Duration::kNextTurn;
  lasting_.push_back(
      {step, event.seat, effect_.copy, to_next_turn ? event.seat : mover_, to_next_turn});
}

void Reckoner::move(Copy copy, PileId from, PileId to, effects::End end, bool set, int under) {
  int copies = 0;
  bool was_set = set;
  for (const Lying& lying : table_.pile(from)) {
    if (!(lying.copy == copy)) continue;
    ++copies;
    was_set = was_set || (is_chapter(from) && is_chapter(to) && lying.set);
  }
  if (is_chapter(from) && !is_chapter(to) && table_.dealt(copy) == 1) {  // CV-47
    std::erase_if(lasting_, [&](const ReckonedLasting& lasting) {
      return lasting.source == copy && lasting.step != nullptr &&
             book_.program.cards[lasting.step->cards].from.which == effects::Which::kThis;
    });
  }
  if (table_.doubtful(from, copy)) table_.doubt(to);
  if (!table_.take(from, copy, under)) {
    return fault(fmt::format("verse {} of seat {} is not there", copy.kind, copy.owner));
  }
  table_.put(to, copy, end, was_set && is_chapter(to));
  for (Waiting& waiting : line_) {
    if (waiting.did != Did::kPlayed || waiting.pile != from || !(waiting.copy == copy)) continue;
    if (copies > 1) {
      waiting.doubtful = true;
    } else {
      waiting.pile = is_chapter(to) ? to : PileId{0};
    }
  }
}

void Reckoner::to_discard(Copy copy, PileId from) {
  move(copy, from, pile_of(copy.owner, Pile::kDiscard), effects::End::kTop);
}

}  // namespace scriptorium::chapter_and_verse
