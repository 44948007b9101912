#include <algorithm>
#include <optional>

#include "effects/language/effect_json.h"
#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/idle.h"
#include "games/hypertext/codec/record_set.h"
#include "games/hypertext/codec/words.h"
#include "games/hypertext/host.h"
#include "games/hypertext/matching.h"
#include "table/reckoning.h"

namespace scriptorium::hypertext {
namespace {

using effects::write_seats;
using written::Array;
using written::Object;

std::string_view word(int card) { return WordList::get().slug(card); }
std::string_view phase(int number) { return PhaseList::get().slug(number); }

void write_pile(Array out, const State& state, PileId pile) {
  for (const Card card : state.table.cards(pile)) {
    if (card < kCards) out.add(word(card));
  }
}
void write_list(Array out, const Card* cards, int count) {
  for (int i = 0; i < count; ++i) out.add(word(cards[i]));
}
void write_target(Object& out, int target) {
  if (target == kBoard) {
    out.add("target", "board");
  } else {
    out.add("target", target - 1);
  }
}
void write_laid(Array out, const Card* cards, const std::uint8_t* roles, int count) {
  for (int i = 0; i < count; ++i) {
    out.object().add("card", word(cards[i])).add("as", name_of(static_cast<Type>(roles[i])));
  }
}

// Hidden cards are left out; places are counted from the top.
void write_tower(Object out, const State& state) {
  out.add("size", state.table.size(kTower));
  Array known = out.array("known");
  int place = 0;
  for (const Card card : state.table.cards(kTower)) {
    if (card < kCards) known.object().add("place", place).add("card", word(card));
    ++place;
  }
}
// Cards that are known to be in it, and not where.
void write_somewhere(Array out, const View& view) {
  for (const std::uint32_t bits : view.somewhere.all()) {
    const Somewhere known = Somewhere::from_bits(bits);
    if (!known.everyone) out.add(word(known.face));
  }
}

// What a hand lacks for a phase, as few cards as can be.
Tally lacks(const Book& book, int number, Tally hand) {
  const auto all = book.compositions_of(number);
  Tally fewest = missing(hand, all.front());
  for (const Tally wanted : all) {
    const Tally now = missing(hand, wanted);
    if (size_of(now) < size_of(fewest)) fewest = now;
  }
  return fewest;
}
// A set that records it, each as an action `lay` names it.
void write_lays(Array out, const Book& book, const State& state, int seat, int target) {
  for (const auto& [card, role] : record_set(book, state, seat, phase_at(state, target))) {
    std::string laid(word(card));
    if (role != book.word(card).type) laid.append(":").append(name_of(role));
    out.add(laid);
  }
}
void write_reach(Array out, const Book& book, const State& state, int seat) {
  for (int target = 0; target <= state.seats; ++target) {
    if (phase_at(state, target) == 0) continue;
    const Tally found = lacks(book, phase_at(state, target), state.tally[seat]);
    Object each = out.object();
    write_target(each, target);
    each.add("lacks", size_of(found));
    {
      Array types = each.array("types");
      for (const Type type : kAllTypes) {
        for (int i = 0; i < count_of(found, type); ++i) types.add(name_of(type));
      }
    }
    if (found == 0) write_lays(each.array("lays"), book, state, seat, target);
  }
}

void write_seat(Object out, const Book& book, const View& view, int seat) {
  const State& state = view.shown;
  out.add("seat", seat).add("score", state.score[seat]).add("earned", state.earned[seat]);
  out.add("letters", state.letters[seat]).add("hand_size", hand_size(state, seat));
  if (state.lot[seat] != 0) out.add("lot", phase(state.lot[seat]));
  const bool own = view.viewer == static_cast<std::uint64_t>(seat);
  write_pile(out.array(own ? "hand" : "known"), state, hand_of(seat));
  if (own) {
    Array costs = out.array("costs");
    for (const Card card : state.table.cards(hand_of(seat))) costs.add(cost(book, state, card));
  }
  if (own) {
    Array idle = out.array("idle");
    for (const Card card : state.table.cards(hand_of(seat))) {
      if (is_idle(book, state, seat, card)) idle.add(word(card));
    }
  }
  write_pile(out.array("pages"), state, pages_of(seat));
  {
    Array left = out.array("left");
    state.past[seat].last_hand.each([&](Card card) { left.add(word(card)); });
  }
  out.add("records", state.records[seat]);
  if (!playing(state).has(seat)) out.add("out", true);
  if ((state.redeemed >> seat & 1U) != 0) out.add("redeemed", true);
  if ((state.owes >> seat & 1U) != 0) out.add("owes", true);
  if (state.lots_done[seat] != 0) write_seats(out.array("lots_done"), state.lots_done[seat]);
  if ((state.graced >> seat & 1U) != 0) out.add("graced", true);
}

void write_draft(Object out, const Book& book, const State& state) {
  const Draft& draft = state.draft;
  if (draft.kind == Draft::Kind::kPaying) {
    out.add("card", word(draft.card)).add("by_letter", draft.by_letter != 0);
    out.add("cost", cost(book, state, draft.card));
    return write_list(out.array("paid"), draft.cards, draft.count);
  }
  write_target(out, draft.target);
  std::uint8_t roles[kMostRecorded];
  for (int i = 0; i < kMostRecorded; ++i) roles[i] = static_cast<std::uint8_t>(draft.role[i]);
  write_laid(out.array("laid"), draft.cards, roles, draft.count);
}

void write_effect(Object out, const Book& book, const View& view) {
  const State& state = view.shown;
  out.add("card", word(revealed(state)));
  const auto card = [](Array& list, Card each) { list.add(word(each)); };
  effects::EffectJson(Sight(book, state), state.run, WordList::get(), card, pile_name)
      .add(out, view.viewer);
}

void write_bars(Array out, const State& state) {
  for (const Bar& bar : state.bars) {
    if (bar.act == Act::kNone) continue;
    Object each = out.object();
    each.add("act", name_of(bar.act));
    write_seats(each.array("seats"), bar.seats);
    if (bar.turn_of != 0) each.add("until_turn_of", bar.turn_of - 1);
  }
}

int chapters_over(const State& state) {
  return std::min<int>(state.stage == Stage::kOver ? state.chapters : state.chapter - 1,
                       state.chapters);
}

void write_history(Array out, const State& state) {
  const int chapters = chapters_over(state);
  for (int chapter = 0; chapter < chapters; ++chapter) {
    std::string points;
    for (int seat = 0; seat < state.seats; ++seat) {
      points += (seat == 0 ? "[" : ",") + std::to_string(state.past[seat].points[chapter]);
    }
    out.add_raw(points + "]");
  }
}

// HT-21. A position may begin with points that no chapter explains.
template <class PointsOf>
void write_rows(Array out, const State& state, std::int16_t (Past::*parts)[kFors],
                const PointsOf& points_of) {
  ReckoningRows rows(std::move(out));
  for (int seat = 0; seat < state.seats; ++seat) {
    int sum = 0;
    for (int what = 0; what < kFors; ++what) {
      const int part = (state.past[seat].*parts)[what];
      sum += part;
      if (part == 0) continue;
      const auto reason = static_cast<For>(what);
      std::optional<int> count;
      if (reason == For::kLetters) count = part / kLetterPoints;
      if (reason == For::kLeft) count = -part;
      rows.add(seat, name_of(reason), part, count);
    }
    const int points = points_of(seat);
    if (points != sum) rows.add(seat, "before", points - sum);
  }
}

void write_reckoning(Object out, const State& state) {
  const int chapter = chapters_over(state);
  {
    Object last = out.object("last");
    last.add("round", chapter);
    write_rows(last.array("rows"), state, &Past::last_for,
               [&](int seat) { return state.past[seat].points[chapter - 1]; });
  }
  write_rows(out.array("total"), state, &Past::all_for,
             [&](int seat) { return state.score[seat]; });
}

// HT-17, HT-19: how many cards the player in turn discards, from here, until the turn ends; a hand
// that is empty has no more to give.
std::optional<int> discards_to_come(const State& state) {
  switch (state.stage) {
    case Stage::kPlay:
    case Stage::kRecord: {
      const bool owes = (state.owes >> state.mover & 1U) != 0;
      return std::min(owes ? 2 : 1, hand_size(state, state.mover));
    }
    case Stage::kOwed:
      return 1;
    default:
      return std::nullopt;
  }
}

}  // namespace

void HypertextCodec::write_view(Object out, const Book& book, const Config&, const View& view) {
  const State& state = view.shown;
  out.add("step", name_of(state.stage)).add("chapter", state.chapter);
  out.add("chapters", state.chapters).add("turn", state.turns).add("starter", state.starter);
  out.add("mover", state.mover).add("board", phase(state.board));
  write_tower(out.object("tower"), state);
  write_somewhere(out.array("somewhere"), view);
  out.add("times_run_out", state.times_run_out);
  write_pile(out.array("sheol"), state, kSheol);
  {
    Array seats = out.array("seats");
    for (int seat = 0; seat < state.seats; ++seat) write_seat(seats.object(), book, view, seat);
  }
  write_history(out.array("history"), state);
  if (chapters_over(state) != 0) write_reckoning(out.object("reckoning"), state);
  {
    Array past = out.array("past_boards");
    for (int number = 1; number <= kPhases; ++number) {
      if ((state.boards_so_far & phase_bit(number)) != 0) past.add(phase(number));
    }
  }
  // The player in turn knows whether the drawn card, for which the free one is, is still in hand.
  const bool gone = view.viewer == state.mover && state.drawn == 0;
  out.add("activations", (gone ? 0 : state.free_left) + state.extra_free);
  if (state.drawn != 0) out.add("drawn", word(state.drawn));
  if (state.record_wreath != 0) out.add("record_wreath", state.record_wreath - 1);
  if (state.empty_wreath != 0) out.add("empty_wreath", state.empty_wreath - 1);
  if (state.went_out != 0) out.add("went_out", state.went_out - 1);
  if (state.end_discards != 0) out.add("discarded", state.end_discards);
  if (const auto more = discards_to_come(state)) out.add("to_discard", *more);
  if (state.deals != 0) out.add("deals", state.deals);
  if (state.offered != 0) {
    out.add("offered", word(state.offered));
    write_seats(out.array("undecided"), state.window.undecided().bits());
  }
  if (state.draft.kind != Draft::Kind::kNone) write_draft(out.object("draft"), book, state);
  if (state.run.active != 0) write_effect(out.object("effect"), book, view);
  write_bars(out.array("bars"), state);
  if (view.viewer < kSeatCap && state.stage != Stage::kOver &&
      playing(state).has(static_cast<int>(view.viewer))) {
    write_reach(out.array("reach"), book, state, static_cast<int>(view.viewer));
  }
  if (state.winner != 0) out.add("winner", state.winner - 1);
}

void HypertextCodec::write_event(Object out, const Book& book, const Event& event) {
  using EventType = Event::Type;
  const auto add_cards = [&](std::string_view name) {
    write_list(out.array(name), event.cards, event.count);
  };
  // Which cards, where they are told; else how many.
  const auto add_some = [&] {
    if (event.count != 0 && event.cards[0] == 0) {
      out.add("count", event.count);
    } else {
      add_cards("cards");
    }
  };
  out.add("type", name_of(event.type));
  switch (event.type) {
    case EventType::kChapter: {
      out.add("chapter", event.number).add("starter", event.seat).add("board", phase(event.board));
      write_seats(out.array("playing"), event.other);
      Array lots = out.array("lots");
      for (int seat = 0; seat < event.count; ++seat) {
        if (event.cards[seat] != 0) lots.add(phase(event.cards[seat]));
      }
      return;
    }
    case EventType::kDealt:
      out.add("seat", event.seat);
      return add_some();
    case EventType::kDrew:
      out.add("seat", event.seat).add("first", event.number != 0);
      return add_some();
    case EventType::kShuffled:
      out.add("count", event.count).add("how", event.number);
      return;
    case EventType::kChose:
      out.add("seat", event.seat);
      if (event.action != 0) {
        scriptorium::write_action<HypertextCodec>(out.object("action"), book,
                                                  Action::from_bits(event.action));
      }
      return;
    case EventType::kActivated:
      out.add("seat", event.seat).add("by_letter", event.number == 1);
      out.add("card", word(event.cards[0]));
      return write_list(out.array("paid"), event.cards + 1, event.count - 1);
    case EventType::kRecorded:
      out.add("seat", event.seat).add("phase", phase(event.number));
      write_target(out, event.other);
      return write_laid(out.array("laid"), event.cards, event.roles, event.count);
    case EventType::kResolved:
    case EventType::kRedeemed:
      out.add("seat", event.seat).add("card", word(event.cards[0]));
      return;
    case EventType::kDiscarded:
      out.add("seat", event.seat).add("card", word(event.cards[0]));
      out.add("offered", event.number != 0);
      return;
    case EventType::kWreath:
      out.add("seat", event.seat).add("wreath", event.number == 1 ? "record" : "empty");
      return;
    case EventType::kLaidOpen:
      out.add("seat", event.seat);
      return add_cards("cards");
    case EventType::kScored: {
      out.add("chapter", event.number);
      Array points = out.array("points");
      for (int seat = 0; seat < event.count; ++seat) points.add(event.points[seat]);
      return;
    }
    case EventType::kTied:
      return write_seats(out.array("seats"), event.other);
    case EventType::kDealtAnew:
      out.add("deals", event.number);
      return;
    case EventType::kEnded:
      out.add("winner", event.number - 1);
      return;
    case EventType::kMoved:
      out.add("seat", event.seat).add("from", pile_name(event.pile));
      out.add("to", pile_name(event.to)).add("bottom", event.number != 0);
      if (event.cards[0] != 0) out.add("card", word(event.cards[0]));
      return;
    case EventType::kLooked:
    case EventType::kShown:
    case EventType::kSearched:
      out.add("seat", event.seat).add("pile", pile_name(event.pile));
      return add_some();
    case EventType::kArranged:
      out.add("seat", event.seat).add("pile", pile_name(event.pile));
      out.add("below", event.number);
      if (event.cards[0] != 0) out.add("bottoms", event.to);
      return add_some();
    case EventType::kExchanged:
      out.add("seat", event.seat).add("other", event.other);
      if (event.number == static_cast<int>(Pile::kLot)) {
        out.add("what", "lot").add("lot", phase(event.board)).add("others_lot", phase(event.to));
        return;
      }
      out.add("what", "hand").add("count", event.to).add("others_count", event.count - event.to);
      if (event.cards[0] == 0) return;
      write_list(out.array("cards"), event.cards, event.to);
      return write_list(out.array("others_cards"), event.cards + event.to, event.count - event.to);
    case EventType::kNamed:
      out.add("seat", event.seat).add("member", WordList::get().member(event.number, event.other));
      return;
    case EventType::kGained:
      out.add("seat", event.seat).add("amount", event.number);
      out.add("what", event.other == static_cast<int>(Counter::kLetters) ? "letters" : "points");
      return;
    case EventType::kBarred:
      out.add("seat", event.seat);
      out.add("act", event.number == static_cast<int>(Act::kRedeem) ? "redeem" : "activate");
      write_seats(out.array("seats"), event.other);
      if (event.to != 0) out.add("until_turn_of", event.to - 1);
      return;
    case EventType::kMayActivate:
      out.add("seat", event.seat).add("amount", event.number);
      return;
    case EventType::kTurn:
    case EventType::kPassed:
    case EventType::kOut:
    case EventType::kSpent:
    case EventType::kGrace:
      out.add("seat", event.seat);
      return;
  }
}

}  // namespace scriptorium::hypertext
