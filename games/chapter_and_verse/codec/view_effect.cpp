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
  write_seats(out.array("asked"), state.window.asked);
  write_seats(out.array("undecided"), state.window.undecided().bits());
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
  if (state.run.active == 0) return;
  const auto card = [&](Array& list, Card each) { write_lying(list.object(), state, each); };
  effects::EffectJson(Sight(book, state), state.run, CardList::get(), card, pile_name)
      .add(out, view.viewer);
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
