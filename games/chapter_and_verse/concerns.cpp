#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/playing.h"
#include "games/chapter_and_verse/standing.h"

// CV-43: whether what lies last on the line concerns a seat. It is what may come of it that counts,
// as far as everybody can see: a condition that may fail and a choice that may fall elsewhere
// concern whoever they could hit.
namespace scriptorium::chapter_and_verse {

using effects::Ability;
using effects::Cards;
using effects::Instruction;
using effects::Players;
using effects::Quantity;
using effects::Trigger;
using effects::Verb;
using effects::Who;
using effects::Whose;

namespace {

// What an effect of `you` could do to `seat`, who is somebody else.
class Reach {
 public:
  Reach(const Book& book, const State& seen, Card source, int you, int seat)
      : book_(book), seen_(seen), source_(source), you_(you), seat_(seat) {}

  bool reaches(const Instruction& step) const {
    // What rules other steps, and what protects, does nothing to anybody.
    if (step.verb == Verb::kIf || step.verb == Verb::kForEach || step.verb == Verb::kProtect) {
      return false;
    }
    if (meant(step.who) || meant(step.other) || others(step.to.whose)) return true;
    if (step.verb == Verb::kNegate && (waits(step.cards) || lies_in_play(step.cards))) return true;
    return cards_reach(step.cards) || cards_reach(step.with_cards);
  }
  // Whether `you` could draw the last blessing by it.
  bool wins(const Instruction& step) const {
    const Cards& cards = book_.program.cards[step.cards];
    if (static_cast<Pile>(cards.from.pile) != Pile::kBlessings) return false;
    const bool takes = step.verb == Verb::kTake || step.verb == Verb::kPut ||
                       step.verb == Verb::kDiscard || step.verb == Verb::kPlay;
    const effects::Amount& amount = book_.program.amounts[cards.amount];
    const bool counted =
        cards.quantity != Quantity::kAll && amount.kind == effects::Amount::Kind::kNumber;
    return takes && (!counted || blessings(seen_, you_) <= amount.n);
  }

 private:
  static bool others(Whose whose) {
    return whose == Whose::kOpponents || whose == Whose::kEachOpponents || whose == Whose::kAnyones;
  }
  int counted(int seat, Pile pile) const {
    if (pile != Pile::kTabletop && pile != Pile::kChapter) {
      return seen_.table.size(pile_of(seat, pile));
    }
    int count = 0;
    each_chapter(seen_, seat, [&](PileId chapter) { count += seen_.table.size(chapter); });
    return count;
  }
  // `that player` was chosen before: whoever could be is concerned by that step.
  bool meant(const Players& players) const {
    if (players.who == Who::kNobody || players.who == Who::kYou ||
        players.who == Who::kThatPlayer) {
      return false;
    }
    if (players.than == effects::Than::kAny) return true;
    const auto pile = static_cast<Pile>(players.counted_pile);
    const int theirs = counted(seat_, pile);
    const int yours = counted(you_, pile);
    return players.than == effects::Than::kMore ? theirs > yours : theirs < yours;
  }
  // A member that will be named can be any.
  bool could_be(Card card, effects::Filter filter) const {
    for (effects::Filter::Member& member : filter.member) {
      if (member.member == 0) member = {};
    }
    return like(book_, seen_, card, filter, 0, source_);
  }
  bool could_be_in(PileId pile, const effects::Filter& filter) const {
    for (Card card = seen_.table.top(pile); card != kNoCard; card = seen_.table.below[card]) {
      if (could_be(card, filter)) return true;
    }
    return false;
  }
  // On their tabletop, or theirs on another's (CV-24).
  bool lies_in_play(std::uint16_t row) const {
    const effects::Filter& filter = book_.program.cards[row].filter;
    bool found = false;
    for (int holder = 0; holder < seen_.seats; ++holder) {
      each_chapter(seen_, holder, [&](PileId chapter) {
        Card card = seen_.table.top(chapter);
        for (; card != kNoCard && !found; card = seen_.table.below[card]) {
          found = (holder == seat_ || owner_of(card) == seat_) && could_be(card, filter);
        }
      });
    }
    return found;
  }
  // One of theirs that `you` has (CV-24).
  bool lies_with_you(Pile pile) const {
    const auto theirs_on = [this](PileId on) {
      Card card = seen_.table.top(on);
      while (card != kNoCard && owner_of(card) != seat_) card = seen_.table.below[card];
      return card != kNoCard;
    };
    if (pile != Pile::kTabletop && pile != Pile::kChapter) return theirs_on(pile_of(you_, pile));
    bool found = false;
    each_chapter(seen_, you_, [&](PileId chapter) { found = found || theirs_on(chapter); });
    return found;
  }
  // An act of theirs on the line.
  bool waits(std::uint16_t row) const {
    for (int i = 0; i < seen_.line.size; ++i) {
      const auto& item = seen_.line.items[i];
      const bool theirs = item.seat == seat_ && item.cancelled == 0 && item.card != kNoCard;
      if (theirs && item.card != source_ && could_be(item.card, book_.program.cards[row].filter)) {
        return true;
      }
    }
    return false;
  }
  bool cards_reach(std::uint16_t row) const {
    const Cards& cards = book_.program.cards[row];
    const auto pile = static_cast<Pile>(cards.from.pile);
    if (pile == Pile::kLine) return waits(row);
    if (pile == Pile::kNone) return false;
    if (!others(cards.from.whose)) return lies_with_you(pile);
    if (pile == Pile::kTabletop || pile == Pile::kChapter) return lies_in_play(row);
    const PileId theirs = pile_of(seat_, pile);
    return is_open(theirs) ? could_be_in(theirs, cards.filter) : !seen_.table.empty(theirs);
  }

  const Book& book_;
  const State& seen_;
  Card source_;
  int you_;
  int seat_;
};

// Which abilities the act sets off: those that happen, and what stands from then on.
bool sets_off(Did did, const Verse& verse, Trigger trigger) {
  switch (did) {
    case Did::kPlayed:
      return trigger == Trigger::kPlayed || trigger == Trigger::kWhileInPlay;
    case Did::kUsed:
      return trigger == Trigger::kDiscarded ||
             (trigger == Trigger::kQuickPlayed && !verse.triggers_on(Trigger::kDiscarded));
    case Did::kQuick:
      return trigger == Trigger::kQuickPlayed;
    default:
      return false;
  }
}

// CV-16, CV-20: a book more, and whoever closes it wins.
bool is_about_to_win(const Book& book, const State& seen, int seat) {
  const bool closes = seat == seen.mover && seen.phase <= Phase::kPlay;
  return closes && blessings(seen, seat) == 1 &&
         book_themes(book, seen, static_cast<Seat>(seat)) != 0;
}

}  // namespace

Answering ChapterAndVerse::answering(const Book&, const State& state) {
  return state.asks == Asks::kWindow ? Answering::kTogether : Answering::kInTurn;
}

bool ChapterAndVerse::concerns(const Book& book, const View& seen_by_all, Seat seat) {
  const State& seen = seen_by_all.shown;
  if (seen.line.empty() || seen.line.last().seat == seat) return false;
  const auto& item = seen.line.last();
  const auto did = static_cast<Did>(item.kind);
  if (did == Did::kEnding) return false;
  if (did == Did::kClosing) return seen.closing[seat] != 0 || blessings(seen, item.seat) == 1;
  const PileId pile = seen.table.where(item.card);
  if (did == Did::kPlayed && is_chapter(pile) && holder_of(pile) == seat) return true;
  if (did == Did::kPlayed && is_about_to_win(book, seen, item.seat)) return true;

  const Reach reach(book, seen, item.card, item.seat, seat);
  const Verse& verse = book.verse(seen.kind[item.card]);
  for (const Ability& ability :
       book.program.abilities.subspan(verse.abilities, verse.ability_count)) {
    const bool now = ability.own_turn == 0 || item.seat == seen.mover;
    if (!now || !sets_off(did, verse, ability.trigger)) continue;
    for (int at = ability.begin; at < ability.end; ++at) {
      const Instruction& step = book.program.instructions[static_cast<std::size_t>(at)];
      if (reach.reaches(step) || reach.wins(step)) return true;
    }
  }
  return false;
}

}  // namespace scriptorium::chapter_and_verse
