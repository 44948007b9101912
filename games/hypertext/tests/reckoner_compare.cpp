#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"
#include "games/hypertext/tests/reckoner.h"

// What was reckoned, beside the true state.
namespace scriptorium::hypertext {

class Reckoner::Comparison {
 public:
  void same(const char* what, long is, long reckoned) {
    if (is != reckoned) note(fmt::format("{}: {}, reckoned: {}", what, is, reckoned));
  }
  void same(const char* what, int seat, long is, long reckoned) {
    if (is != reckoned) note(fmt::format("{} of {}: {}, reckoned: {}", what, seat, is, reckoned));
  }
  void same_cards(const char* what, int seat, const Cards& is, const std::set<Card>& reckoned) {
    std::set<Card> cards;
    is.each([&](Card card) { cards.insert(card); });
    if (cards == reckoned) return;
    std::vector<Card> off;
    std::set_symmetric_difference(cards.begin(), cards.end(), reckoned.begin(), reckoned.end(),
                                  std::back_inserter(off));
    note(fmt::format("{} of {}: card {} is or is not in it", what, seat, off.front()));
  }
  void note(std::string what) {
    if (first_.empty()) first_ = std::move(what);
  }
  const std::string& first() const { return first_; }

 private:
  std::string first_;
};

std::string Reckoner::differs(const State& state) const {
  if (!fault_.empty()) return fault_;
  if (!due_.empty()) {
    const Due& due = due_.front();
    return fmt::format("event {} (seat {}, number {}) is due and was not told",
                       static_cast<int>(due.type), due.seat, due.number);
  }
  if (stage_ < Stage::kPlay)
    return fmt::format("nobody decides at stage {}", static_cast<int>(stage_));
  Comparison with;
  compare_turn(with, state);
  compare_chapter(with, state);
  compare_players(with, state);
  compare_hands(with, state);
  compare_piles(with, state);
  compare_choice(with, state);
  compare_bars(with, state);
  compare_results(with, state);
  compare_answers(with, state);
  compare_refusals(with, state);
  return with.first();
}

hypertext::Stage Reckoner::rules_stage() const {
  switch (stage_) {
    case Stage::kPlay:
      return hypertext::Stage::kPlay;
    case Stage::kRecord:
      return hypertext::Stage::kRecord;
    case Stage::kAbility:
      return hypertext::Stage::kEffect;
    case Stage::kRedeem:
      return hypertext::Stage::kRedeem;
    case Stage::kOwed:
      return hypertext::Stage::kOwed;
    case Stage::kGrace:
      return hypertext::Stage::kGrace;
    default:
      return hypertext::Stage::kOver;
  }
}

void Reckoner::compare_turn(Comparison& with, const State& state) const {
  with.same("stage", static_cast<int>(state.stage), static_cast<int>(rules_stage()));
  if (stage_ == Stage::kOver) return;
  with.same("mover", state.mover, mover_);
  for (int seat = 0; seat < kSeatCap; ++seat) {  // an ability asks somebody who plays
    const bool acts = Hypertext::to_act(book_, state).has(seat);
    with.same("acts without playing", seat, acts && !plays(seat) ? 1 : 0, 0);
  }
  with.same("turns", state.turns, turns_);
  with.same("offered card", state.offered, offered_);
  int undecided = 0;
  for (const int seat : asked_) undecided |= 1 << seat;
  with.same("who may redeem", state.window.undecided().bits(), undecided);
  if (stage_ == Stage::kGrace) return;
  // HT-10.
  with.same("drawn card", state.drawn, drawn_);
  with.same("free activation", state.free_left, free_ ? 1 : 0);
  with.same("more activations", state.extra_free, more_);
  with.same("discards", state.end_discards, discards_);
}

void Reckoner::compare_chapter(Comparison& with, const State& state) const {
  with.same("chapter", state.chapter, chapter_);
  with.same("chapters", state.chapters, chapters_);
  with.same("board", state.board, board_);
  with.same("starter", state.starter, starter_);
  with.same("deals", state.deals, deals_);
  PhaseSet been = 0;
  for (const int phase : been_) been |= phase_bit(phase);
  with.same("Board Phases so far", state.boards_so_far, been);
  if (stage_ == Stage::kOver) return;
  with.same("running out", state.times_run_out, running_out_);
  with.same("record wreath", state.record_wreath, record_wreath_ ? *record_wreath_ + 1 : 0);
  with.same("empty wreath", state.empty_wreath, empty_wreath_ ? *empty_wreath_ + 1 : 0);
  with.same("who went out", state.went_out, out_ ? *out_ + 1 : 0);
  int bits = 0;
  for (const int seat : playing_) bits |= 1 << seat;
  with.same("who plays", state.playing, bits);
}

void Reckoner::compare_players(Comparison& with, const State& state) const {
  for (int seat = 0; seat < config_.seats; ++seat) {
    const Player& own = player(seat);
    with.same("score", seat, state.score[seat], own.score);
    with.same("earned", seat, state.earned[seat], own.earned);
    with.same("letters", seat, state.letters[seat], own.letters);
    with.same("Lot", seat, state.lot[seat], own.lot);
    if (stage_ == Stage::kOver) continue;
    with.same("records", seat, state.records[seat], own.records);
    with.same("redeemed", seat, state.redeemed >> seat & 1, own.redeemed ? 1 : 0);
    with.same("owes", seat, state.owes >> seat & 1, own.owes ? 1 : 0);
    if (out_ != std::optional<int>(seat))
      with.same("graced", seat, state.graced >> seat & 1, own.graced ? 1 : 0);
    for (int other = 0; other < config_.seats && config_.lot_once != 0 && !play_off(); ++other) {
      const auto done = static_cast<long>(lots_done_.count({seat, player(other).lot}));
      with.same("Lots recorded", seat, state.lots_done[seat] >> other & 1, done);
    }
  }
}

void Reckoner::compare_hands(Comparison& with, const State& state) const {
  for (int seat = 0; seat < config_.seats; ++seat) {
    const Player& own = player(seat);
    with.same_cards("hand", seat, cards_in(state, hand_of(seat)), own.hand);
    with.same_cards("Pages", seat, cards_in(state, pages_of(seat)), own.pages);
    with.same_cards("last hand", seat, state.past[seat].last_hand, own.left);
    with.same("hand size", seat, hand_size(state, seat), static_cast<long>(own.hand.size()));
    Tally tally = 0;
    for (const Card card : own.hand) tally += one_of(book_.word(card).type);
    with.same("types in hand", seat, static_cast<long>(state.tally[seat]),
              static_cast<long>(tally));
  }
}

void Reckoner::compare_piles(Comparison& with, const State& state) const {
  with.same("revealed card", revealed(state), revealed_);
  with.same("Tower size", state.table.size(kTower), static_cast<long>(tower_.size()));
  with.same("Sheol size", state.table.size(kSheol), static_cast<long>(sheol_.size()));
  if (!with.first().empty()) return;
  const std::vector<Card> tower = from_bottom(state, kTower);
  for (std::size_t i = 0; i < tower_.size(); ++i) {
    if (tower_[i] != 0) with.same("card in the Tower", static_cast<int>(i), tower[i], tower_[i]);
    with.same("place of a card in the Tower", where_[tower[i]], kTower);
  }
  std::vector<Card> is = from_bottom(state, kSheol);
  for (std::size_t i = jumbled_; i < sheol_.size(); ++i) {
    with.same("card in Sheol", static_cast<int>(i), is[i], sheol_[i]);
  }
  std::vector<Card> reckoned = sheol_;
  std::sort(is.begin(), is.end());
  std::sort(reckoned.begin(), reckoned.end());
  if (is != reckoned) with.note("other cards are in Sheol");
  for (Card card = 1; card <= kWords; ++card)
    with.same("place", card, where(state, card), where_[card]);
}

void Reckoner::compare_choice(Comparison& with, const State& state) const {
  const Draft& draft = state.draft;
  with.same("choice under way", static_cast<int>(draft.kind), static_cast<int>(making_.what));
  with.same("chosen card", draft.card, making_.card);
  with.same("by Letter", draft.by_letter, making_.by_letter ? 1 : 0);
  with.same("target", draft.target, making_.target);
  with.same("cards chosen", draft.count, static_cast<long>(making_.cards.size()));
  for (int i = 0; i < draft.count; ++i) {
    const auto one = std::pair(draft.cards[i], draft.role[i]);
    if (std::find(making_.cards.begin(), making_.cards.end(), one) == making_.cards.end()) {
      with.note(fmt::format("card {} was not chosen so", one.first));
    }
  }
}

void Reckoner::compare_bars(Comparison& with, const State& state) const {
  if (stage_ == Stage::kGrace || stage_ == Stage::kOver) return;
  std::set<std::tuple<int, int, int>> is;
  std::set<std::tuple<int, int, int>> reckoned;
  for (const Bar& bar : state.bars) {
    for (int seat = 0; seat < kSeatCap && bar.act != Act::kNone; ++seat) {
      if ((bar.seats >> seat & 1) != 0) is.insert({static_cast<int>(bar.act), seat, bar.turn_of});
    }
  }
  for (const Forbidden& each : forbidden_) {
    const int until = each.until_turn_of ? *each.until_turn_of + 1 : 0;
    reckoned.insert({static_cast<int>(each.act), each.seat, until});
  }
  if (is != reckoned) with.note("something else is forbidden");
}

// HT-25, HT-26.
void Reckoner::compare_results(Comparison& with, const State& state) const {
  for (int chapter = 0; chapter < chapters_; ++chapter) {
    for (int seat = 0; seat < config_.seats; ++seat) {
      const auto at = static_cast<std::size_t>(chapter);
      const int points = at < history_.size() ? history_[at][static_cast<std::size_t>(seat)] : 0;
      with.same("points of a chapter", seat, state.past[seat].points[chapter], points);
    }
  }
  for (int seat = 0; seat < config_.seats; ++seat) {
    for (int what = 0; what < kFors; ++what) {
      const auto at = static_cast<std::size_t>(what);
      with.same("what points are for", seat, state.past[seat].last_for[what],
                player(seat).last[at]);
      with.same("what all points are for", seat, state.past[seat].all_for[what],
                player(seat).all[at]);
    }
  }
  const Scores scores = Hypertext::scores(book_, state);
  with.same("winners", scores.winners.bits(), winner_ ? 1 << *winner_ : 0);
  for (int seat = 0; seat < config_.seats && stage_ == Stage::kOver; ++seat) {
    with.same("final score", seat, scores.points[seat], player(seat).score);
  }
}

// HT-20, HT-34: who is asked first, and what the table does for those whose time runs out.
void Reckoner::compare_answers(Comparison& with, const State& state) const {
  const std::optional<Actors> acting = to_act();
  if (!acting || acting->empty()) return;
  const int first = stage_ == Stage::kRedeem ? asked_.front() : mover_;
  with.same("first to act", Hypertext::first_to_act(book_, state, *acting), first);
  const bool call = stage_ == Stage::kRedeem && config_.by_priority == 0;
  const Answering answering = call ? Answering::kFirstWins : Answering::kInTurn;
  with.same("answering", static_cast<int>(Hypertext::answering(book_, state)),
            static_cast<int>(answering));
  for (int index = 0; index < config_.seats; ++index) {
    if (!acting->has(index)) continue;
    const auto seat = static_cast<Seat>(index);
    State dropped = state;
    Hypertext::drop_choice(book_, dropped, seat);
    with.same("half-made choice", static_cast<int>(dropped.draft.kind), 0);
    Action reckoned = Action::Type::kPass;
    if (stage_ != Stage::kRedeem && stage_ != Stage::kGrace) {
      const Card card = drawn_ != 0 ? drawn_ : *player(seat).hand.begin();
      reckoned = Action(Action::Type::kDiscard, card);
    }
    const Action overdue = Hypertext::overdue(book_, dropped, seat);
    with.same("what counts when time runs out", seat, overdue.bits(), reckoned.bits());
  }
}

// What might be done with the cards in hand and is not allowed is refused when somebody tries.
void Reckoner::compare_refusals(Comparison& with, const State& state) const {
  const auto allowed = legal(static_cast<Seat>(mover_));
  if (!allowed) return;
  std::vector<Action> tries = {Action::Type::kRedeem, Action::Type::kPass};
  for (int target = 0; target < kTargets; ++target) {
    tries.emplace_back(Action::Type::kRecord, target);
  }
  for (const Card card : player(mover_).hand) {
    for (const Action::Type type : {Action::Type::kActivate, Action::Type::kReveal,
                                    Action::Type::kPay, Action::Type::kDiscard}) {
      tries.emplace_back(type, card);
    }
    for (const Type role : kAllTypes) {
      tries.emplace_back(Action::Type::kLay, card, static_cast<int>(role));
    }
  }
  for (const Action action : tries) {
    const bool listed = std::find(allowed->begin(), allowed->end(), action) != allowed->end();
    const Refusal no = Hypertext::check(book_, state, static_cast<Seat>(mover_), action);
    with.same("allowed when tried", static_cast<int>(action.type()), no ? 0 : 1, listed ? 1 : 0);
  }
}

}  // namespace scriptorium::hypertext
