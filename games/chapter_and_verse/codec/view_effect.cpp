#include "games/chapter_and_verse/codec/writing.h"
#include "games/chapter_and_verse/host.h"

namespace scriptorium::chapter_and_verse {
namespace {

void write_lying(Array out, const State& state, const Card* cards, int count) {
  for (int i = 0; i < count; ++i) {
    Object each = out.object();
    add_lying(each, state, cards[i]);
  }
}
void write_lying(Object out, const State& state, Card card) { add_lying(out, state, card); }

std::string_view answer_name(std::uint8_t answer) {
  switch (answer) {
    case Window::kPassed:
      return "pass";
    case kChallenges:
      return "challenge";
    default:
      return "quick";
  }
}

// What was named: the group stands in the instruction that asked for it.
std::string_view named(const Book& book, const Run& run) {
  for (std::size_t at = run.at + std::size_t{1}; at-- > 0;) {
    const effects::Instruction& step = book.program.instructions[at];
    if (step.verb == effects::Verb::kName) return CardList::get().member(step.noun, run.named);
  }
  return {};
}

// What the viewer has picked so far.
void write_picks(Array out, const View& view) {
  const Run& run = view.shown.run;
  if (view.viewer >= kSeatCap) return;
  for (int i = 0; i < run.picked_count[view.viewer]; ++i) {
    Object each = out.object();
    add_lying(each, view.shown, run.picked[view.viewer][i]);
    if ((run.bottoms[view.viewer] >> i & 1U) != 0) each.add("bottom", true);
  }
}

void write_did(Array out, const Run& run) {
  for (int i = 0; i < effects::kMaxSteps; ++i) {
    if ((run.did[i / 8] >> (i % 8) & 1U) != 0) out.add(i);
  }
}

void write_to(Array out, const State& state) {
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.run.to[seat] == 0) continue;
    out.object().add("seat", seat).add("chapter", pile_name(state.run.to[seat]));
  }
}

void write_looked(Array out, const State& state) {
  const Run& run = state.run;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (run.looked[seat] == 0) continue;
    const PileId pile = pile_of(seat, static_cast<Pile>(run.looked_noun));
    Object each = out.object();
    each.add("pile", pile_name(pile)).add("count", run.looked[seat]);
    each.add("under", run.under[seat]).add("from", run.looked_bottom != 0 ? "bottom" : "top");
    each.add("own", (run.lookers >> seat & 1U) != 0);
  }
}

void write_numbers(Array out, const State& state) {
  for (int seat = 0; seat < state.seats; ++seat) out.add(state.run.number[seat]);
}

void write_loops(Array out, const Run& run) {
  for (int i = 0; i < run.depth; ++i) {
    const Run::Loop& loop = run.loops[i];
    out.object().add("begin", loop.begin).add("end", loop.end).add("left", loop.left);
  }
}

void add_run(Object& effect, const Book& book, const View& view) {
  const State& state = view.shown;
  const Run& run = state.run;
  effect.add("step", run.at).add("until", run.end).add("stage", run.stage).add("you", run.you);
  if (run.that_player != effects::kNoPlayer) effect.add("that_player", run.that_player - 1);
  if (run.named != 0) effect.add("named", named(book, run));
  write_did(effect.array_if_any("did"), run);
  write_lying(effect.array_if_any("them"), state, run.them, run.them_count);
  write_lying(effect.array_if_any("shown"), state, run.shown, run.shown_count);
  write_to(effect.array_if_any("to"), state);
  write_looked(effect.array_if_any("looked"), state);
  const bool counted =
      std::any_of(run.number, run.number + state.seats, [](int n) { return n != 0; });
  if (counted) write_numbers(effect.array("numbers"), state);
  write_loops(effect.array_if_any("loops"), run);
  write_picks(effect.array_if_any("picks"), view);
  if (run.asked == 0) return;
  write_seats(effect.array("asked"), run.asked, state.seats);
  const Sight sight(book, state);
  effect.add("asks", name_of(Asking(sight, run).asks()));
}

void write_draft(Object out, const State& state) {
  const Draft& draft = state.draft;
  if (draft.verse != kNoCard) add_lying(out, state, draft.verse);
  if (draft.manner != Manner::kNone) out.add("manner", name_of(draft.manner));
  if (draft.new_chapter != 0) {
    out.add("to", "new");
  } else if (draft.chapter != 0) {
    out.add("to", pile_name(draft.chapter));
  }
  write_lying(out.array_if_any("sacrificed"), state, draft.paid, draft.paid_count);
  if (draft.due != 0) out.add("due", draft.due);
  if (draft.theme == 0) return;
  out.add("theme", CardList::get().theme(draft.theme));
  write_piles(out.array("chapters"), draft.book, kSeatCap);
}

void write_reciting(Object out, const State& state) {
  if (const Card card = state.table.top(kHanded); card != kNoCard) {
    if (state.kind[card] != 0) out.add("verse", verse_name(state.kind[card]));
    out.add("at", pile_name(kHanded)).add("place", 0);
    out.add("owner", owner_of(card)).add("listener", state.listener);
  } else if (!state.line.empty()) {
    add_lying(out, state, state.line.last().card);
  }
  out.add("seat", state.reciter);
  if (state.challenger != 0) out.add("challenger", state.challenger - 1);
}

void write_line(Array out, const State& state) {
  for (int i = 0; i < state.line.size; ++i) {
    const auto& item = state.line.items[i];
    Object each = out.object();
    if (item.card != kNoCard) add_lying(each, state, item.card);
    each.add("seat", item.seat).add("did", name_of(static_cast<Did>(item.kind)));
    if (item.cancelled != 0) each.add("cancelled", true);
    if (item.answered != 0) each.add("answered", true);
    if (item.detail == kStands) each.add("stands", true);
  }
}

void write_window(Object out, const View& view) {
  const State& state = view.shown;
  write_seats(out.array("asked"), state.window.asked, state.seats);
  write_seats(out.array("undecided"), state.window.undecided().bits(), state.seats);
  if (view.viewer >= kSeatCap || state.window.answer[view.viewer] == 0) return;
  out.add("answer", answer_name(state.window.answer[view.viewer]));
  if (const Card with = state.window.card[view.viewer]; with != kNoCard) {
    write_lying(out.object("with"), state, with);
  }
}

void write_effect(Object out, const Book& book, const View& view) {
  const State& state = view.shown;
  add_lying(out, state, state.run.active != 0 ? state.run.source : state.resolving);
  out.add("controller", state.controller);
  out.add("trigger", name_of(static_cast<effects::Trigger>(state.trigger)));
  out.add("ability", state.ability);
  if (state.run.active != 0) add_run(out, book, view);
}

void write_lasting(Array out, const Book& book, const State& state) {
  for (int i = 0; i < state.lasting_count; ++i) {
    const Lasting& lasting = state.lasting[i];
    Object each = out.object();
    add_lying(each, state, lasting.source);
    each.add("step", lasting.step).add("you", lasting.you).add("other", lasting.other);
    each.add("amount", lasting.amount);
    if (lasting.card != kNoCard) write_lying(each.object("on"), state, lasting.card);
    each.add("until", name_of(book.program.instructions[lasting.step].duration));
    each.add("turn_of", lasting.turn_of);
  }
}

}  // namespace

void add_draft(Object& shown, const State& state) {
  const bool any = state.draft.verse != kNoCard || state.draft.theme != 0;
  if (any) write_draft(shown.object("draft"), state);
}

void add_reciting(Object& shown, const State& state) {
  const bool handed = !state.table.empty(kHanded);
  if (!handed && state.asks != Asks::kRecite && state.asks != Asks::kVerdict) return;
  write_reciting(shown.object("reciting"), state);
}

void add_line(Object& shown, const State& state) { write_line(shown.array_if_any("line"), state); }

void add_window(Object& shown, const View& view) {
  if (view.shown.window.open()) write_window(shown.object("window"), view);
}

void add_effect(Object& shown, const Book& book, const View& view) {
  const bool any = view.shown.resolving != kNoCard || view.shown.run.active != 0;
  if (any) write_effect(shown.object("effect"), book, view);
}

void add_lasting(Object& shown, const Book& book, const State& state) {
  write_lasting(shown.array_if_any("lasting"), book, state);
}

}  // namespace scriptorium::chapter_and_verse
