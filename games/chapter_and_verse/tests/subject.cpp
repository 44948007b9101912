#include "games/chapter_and_verse/tests/subject.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/chapter_and_verse/codec/cards.h"

namespace scriptorium::chapter_and_verse {

namespace {

// Be Still looks into the deck and arranges it; The Other Cheek answers.
constexpr int kCopies = 4;
constexpr int kDiscarded = 3;

// The hidden verses of one player: two in hand, two in the deck, one blessing.
using Hidden = std::vector<std::string>;

void say_seat(int seat, const Hidden& hidden, std::vector<PositionLine>& lines) {
  const auto say = [&](const char* what, Hidden words) {
    lines.push_back({static_cast<int>(lines.size()) + 1, what + (" " + std::to_string(seat)),
                     std::move(words)});
  };
  say("hand", {hidden[0], hidden[1]});
  say("deck", {hidden[2], hidden[3]});
  say("blessings", {hidden[4]});
  say("discard", {"be_still", "be_still", "the_other_cheek"});  // kDiscarded
}

}  // namespace

const Book& Tiny::the_tiny_book() {
  static const Deck kDeck = [] {
    Deck deck = {};
    for (const char* verse : {"be_still", "the_other_cheek"}) {
      for (int i = 0; i < kCopies; ++i) deck.add(*CardList::get().kind_of(verse));
    }
    return deck;
  }();
  static const Book kBook = [] {
    Book book = the_book();
    book.ready = {&kDeck, 1};
    return book;
  }();
  return kBook;
}

std::vector<State> Tiny::starts() const {
  const Hidden sorted = {"be_still", "be_still", "the_other_cheek", "the_other_cheek",
                         "the_other_cheek"};
  std::vector<State> all;
  Hidden first = sorted;
  do {
    Hidden second = sorted;
    do {
      std::vector<PositionLine> lines;
      say_seat(0, first, lines);
      say_seat(1, second, lines);
      Dice dice = Dice::fast(Seed::of(1));
      const Result<State> state = Codec::position(book(), {.advanced = 1}, lines, dice);
      EXPECT_TRUE(state) << state.error().message;
      all.push_back(*state);
    } while (std::next_permutation(second.begin(), second.end()));
  } while (std::next_permutation(first.begin(), first.end()));
  return all;
}

bool Tiny::exact(const State& state, Viewer viewer) const {
  const int column = viewer.index() < state.seats ? viewer.index() : kWatchers;
  if ((state.table.memory.lossy >> column & 1U) != 0) return false;
  const bool drafting = state.asks == Asks::kChapter || state.asks == Asks::kSacrifice ||
                        state.asks == Asks::kHandTo || state.asks == Asks::kBook;
  if (drafting && column != state.mover) return false;
  // Where an answer counted, others may have chosen answers that nobody saw (CV-41). What counted
  // is on the line, then in a discard pile.
  if (state.line.size > 1) return false;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.table.size(pile_of(seat, Pile::kDiscard)) > kDiscarded) return false;
    if (seat == column) continue;
    if (state.window.answer[seat] != 0 || state.run.picked_count[seat] != 0) return false;
  }
  return true;
}

// How many copies of the verse there are to choose from.
int Tiny::ways(const State& state, Actor actor, Action action) const {
  using ActionType = Action::Type;
  PileId pile = 0;
  switch (action.type()) {
    case ActionType::kExcess:
    case ActionType::kFreeplay:
    case ActionType::kPlay:
    case ActionType::kSacrifice:
    case ActionType::kUse:
    case ActionType::kQuote:
    case ActionType::kQuick:
    case ActionType::kChallenge:
      pile = pile_of(actor.seat(), Pile::kHand);
      break;
    case ActionType::kPick:
      pile = action.pile();
      break;
    case ActionType::kTop:
    case ActionType::kBottom:
      pile = pile_of(actor.seat(), Pile::kDeck);
      break;
    default:
      return 1;
  }
  Card cards[kCards];
  const int count = state.table.list(pile, cards);
  const Draft& draft = state.draft;
  const Card* const picked = actor.is_judge() ? nullptr : state.run.picked[actor.seat()];
  const auto taken = [&](Card card) {
    return card == draft.verse ||
           std::find(draft.paid, draft.paid + draft.paid_count, card) !=
               draft.paid + draft.paid_count ||
           std::find(picked, picked + state.run.picked_count[actor.seat()], card) !=
               picked + state.run.picked_count[actor.seat()];
  };
  return static_cast<int>(std::count_if(cards, cards + count, [&](Card card) {
    return state.kind[card] == action.what() && !taken(card);
  }));
}

std::string Tiny::world(const State& state) const {
  std::string world;
  for (int pile = 1; pile < kPiles; ++pile) {
    Card cards[kCards];
    const int count = state.table.list(static_cast<PileId>(pile), cards);
    std::string kinds;
    for (int i = 0; i < count; ++i) {
      kinds += static_cast<char>(state.kind[cards[i]]);
      kinds += static_cast<char>(owner_of(cards[i]));
    }
    if (is_pile(static_cast<PileId>(pile), Pile::kHand)) {
      kinds.clear();
      for (int i = 0; i < count; ++i) kinds += static_cast<char>(state.kind[cards[i]]);
      std::sort(kinds.begin(), kinds.end());
    }
    world += kinds + '|';
  }
  return world;
}

}  // namespace scriptorium::chapter_and_verse
