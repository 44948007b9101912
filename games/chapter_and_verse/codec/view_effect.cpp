#include "games/chapter_and_verse/codec/writing.h"
#include "games/chapter_and_verse/host.h"

namespace scriptorium::chapter_and_verse {
namespace {

json::array all_lying(const State& state, const Card* cards, int count) {
  json::array written;
  for (int i = 0; i < count; ++i) written.push_back(lying(state, cards[i]));
  return written;
}

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

// What was named: the group stands in the step that asked for it.
json::string named(const Book& book, const Run& run) {
  for (std::size_t at = run.at + std::size_t{1}; at-- > 0;) {
    const effects::Step& step = book.program.steps[at];
    if (step.verb == effects::Verb::kName) {
      return json::string(CardList::get().member(step.noun, run.named));
    }
  }
  return {};
}

// What the viewer has picked so far.
json::array picks(const View& view) {
  const Run& run = view.shown.run;
  json::array written;
  if (view.viewer >= kSeatCap) return written;
  for (int i = 0; i < run.picked_count[view.viewer]; ++i) {
    json::object each = lying(view.shown, run.picked[view.viewer][i]);
    if ((run.bottoms[view.viewer] >> i & 1U) != 0) each["bottom"] = true;
    written.push_back(std::move(each));
  }
  return written;
}

void write_run(const Book& book, const View& view, json::object& effect) {
  const State& state = view.shown;
  const Run& run = state.run;
  effect["step"] = run.at;
  effect["until"] = run.end;
  effect["stage"] = run.stage;
  effect["you"] = run.you;
  if (run.that_player != effects::kNoPlayer) effect["that_player"] = run.that_player - 1;
  if (run.named != 0) effect["named"] = named(book, run);
  json::array did;
  for (int i = 0; i < effects::kMaxSteps; ++i) {
    if ((run.did[i / 8] >> (i % 8) & 1U) != 0) did.push_back(i);
  }
  if (!did.empty()) effect["did"] = std::move(did);
  if (run.them_count != 0) effect["them"] = all_lying(state, run.them, run.them_count);
  if (run.shown_count != 0) effect["shown"] = all_lying(state, run.shown, run.shown_count);
  json::array looked;
  json::array to;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (run.to[seat] != 0) to.push_back({{"seat", seat}, {"chapter", pile_value(run.to[seat])}});
    if (run.looked[seat] == 0) continue;
    looked.push_back({{"pile", pile_value(pile_of(seat, static_cast<Pile>(run.looked_noun)))},
                      {"count", run.looked[seat]},
                      {"under", run.under[seat]},
                      {"from", run.looked_bottom != 0 ? "bottom" : "top"},
                      {"own", (run.lookers >> seat & 1U) != 0}});
  }
  if (!to.empty()) effect["to"] = std::move(to);
  if (!looked.empty()) effect["looked"] = std::move(looked);
  json::array numbers;
  bool counted = false;
  for (int seat = 0; seat < state.seats; ++seat) {
    numbers.push_back(run.number[seat]);
    counted |= run.number[seat] != 0;
  }
  if (counted) effect["numbers"] = std::move(numbers);
  json::array loops;
  for (int i = 0; i < run.depth; ++i) {
    loops.push_back(
        {{"begin", run.loops[i].begin}, {"end", run.loops[i].end}, {"left", run.loops[i].left}});
  }
  if (!loops.empty()) effect["loops"] = std::move(loops);
  if (json::array picked = picks(view); !picked.empty()) effect["picks"] = std::move(picked);
  if (run.asked == 0) return;
  effect["asked"] = seat_list(run.asked, state.seats);
  const Sight sight(book, state);
  effect["asks"] = ask_name(Asking(sight, run).asks());
}

}  // namespace

void write_draft(const State& state, json::object& shown) {
  const Draft& draft = state.draft;
  json::object written;
  if (draft.verse != kNoCard) written = lying(state, draft.verse);
  if (draft.manner != Manner::kNone) written["manner"] = manner_name(draft.manner);
  if (draft.new_chapter != 0) {
    written["to"] = "new";
  } else if (draft.chapter != 0) {
    written["to"] = pile_value(draft.chapter);
  }
  if (draft.paid_count != 0) {
    written["sacrificed"] = all_lying(state, draft.paid, draft.paid_count);
  }
  if (draft.due != 0) written["due"] = draft.due;
  if (draft.theme != 0) {
    written["theme"] = CardList::get().theme(draft.theme);
    json::array chapters;
    for (const PileId pile : draft.book) {
      if (pile != 0) chapters.push_back(pile_value(pile));
    }
    written["chapters"] = std::move(chapters);
  }
  if (!written.empty()) shown["draft"] = std::move(written);
}

void write_reciting(const State& state, json::object& shown) {
  const bool handed = !state.table.empty(kHanded);
  if (!handed && state.asks != Asks::kRecite && state.asks != Asks::kVerdict) return;
  json::object written;
  if (handed) {
    written = lying(state, state.table.top(kHanded));
    written["owner"] = owner_of(state.table.top(kHanded));
    written["listener"] = state.listener;
  } else if (!state.line.empty()) {
    written = lying(state, state.line.last().card);
  }
  written["seat"] = state.reciter;
  if (state.challenger != 0) written["challenger"] = state.challenger - 1;
  shown["reciting"] = std::move(written);
}

void write_line(const State& state, json::object& shown) {
  if (state.line.empty()) return;
  json::array line;
  for (int i = 0; i < state.line.size; ++i) {
    const auto& item = state.line.items[i];
    json::object written;
    if (item.card != kNoCard) written = lying(state, item.card);
    written["seat"] = item.seat;
    written["did"] = did_name(static_cast<Did>(item.kind));
    if (item.cancelled != 0) written["cancelled"] = true;
    if (item.answered != 0) written["answered"] = true;
    if (item.detail == kStands) written["stands"] = true;
    line.push_back(std::move(written));
  }
  shown["line"] = std::move(line);
}

void write_window(const View& view, json::object& shown) {
  const State& state = view.shown;
  if (!state.window.open()) return;
  json::object written = {{"asked", seat_list(state.window.asked, state.seats)},
                          {"undecided", seat_list(state.window.undecided().bits(), state.seats)}};
  if (view.viewer < kSeatCap && state.window.answer[view.viewer] != 0) {
    written["answer"] = answer_name(state.window.answer[view.viewer]);
    if (const Card with = state.window.card[view.viewer]; with != kNoCard) {
      written["with"] = lying(state, with);
    }
  }
  shown["window"] = std::move(written);
}

void write_effect(const Book& book, const View& view, json::object& shown) {
  const State& state = view.shown;
  if (state.resolving == kNoCard && state.run.active == 0) return;
  const Card source = state.run.active != 0 ? state.run.source : state.resolving;
  json::object effect = lying(state, source);
  effect["controller"] = state.controller;
  effect["trigger"] = trigger_name(state.trigger);
  effect["ability"] = state.ability;
  if (state.run.active != 0) write_run(book, view, effect);
  shown["effect"] = std::move(effect);
}

void write_lasting(const Book& book, const State& state, json::object& shown) {
  if (state.lasting_count == 0) return;
  json::array written;
  for (int i = 0; i < state.lasting_count; ++i) {
    const Lasting& lasting = state.lasting[i];
    json::object each = lying(state, lasting.source);
    each["step"] = lasting.step;
    each["you"] = lasting.you;
    each["other"] = lasting.other;
    each["amount"] = lasting.amount;
    if (lasting.card != kNoCard) each["on"] = lying(state, lasting.card);
    each["until"] = duration_name(book.program.steps[lasting.step].duration);
    each["turn_of"] = lasting.turn_of;
    written.push_back(std::move(each));
  }
  shown["lasting"] = std::move(written);
}

}  // namespace scriptorium::chapter_and_verse
