#pragma once

#include <string_view>

#include "core/enum_names.h"
#include "effects/asking.h"
#include "effects/language/card_texts.h"
#include "table/written.h"

namespace scriptorium::effects {

inline void write_seats(written::Array out, unsigned bits) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if ((bits >> seat & 1U) != 0) out.add(seat);
  }
}

// An effect under way as a view tells it: what it asks and of whom, what the viewer has picked for
// it, and all that it remembers. The fields are the same in every game; a game says how it calls
// its cards, by `card(array, card)`, which adds one to a list, and its piles, by `pile(pile)`.
// Steps are counted within the effect.
template <class Sight, class RunType, class AddCard, class PileName>
class EffectJson {
 public:
  using Array = written::Array;
  using Object = written::Object;

  EffectJson(const Sight& sight, const RunType& run, const CardTexts& texts, AddCard card,
             PileName pile)
      : sight_(sight), run_(run), texts_(texts), card_(card), pile_(pile) {}

  // The viewer is a seat, or someone who has none.
  void add(Object& out, std::uint64_t viewer) const {
    out.add("seat", run_.you);
    const Asking<Sight, RunType> asking(sight_, run_);
    out.add("asks", name_of(asking.asks()));
    write_seats(out.array("asked"), run_.asked);
    if (asking.asks() != Ask::kNone) out.add("verb", name_of(asking.verb()));
    if (asking.asks() == Ask::kCards)
      write_kinds(out.array_if_any("kinds"), asking.wanted().filter);
    if (viewer < static_cast<std::uint64_t>(RunType::kSeats)) {
      write_cards(out.array("picked"), run_.picked[viewer], run_.picked_count[viewer]);
      out.add("bottoms", run_.bottoms[viewer]);
    }
    if (run_.that_player != kNoPlayer) out.add("that_player", run_.that_player - 1);
    if (run_.named != 0) out.add("named", texts_.member(group_named(), run_.named));
    write_cards(out.array_if_any("them"), run_.them, run_.them_count);
    write_cards(out.array_if_any("shown"), run_.shown, run_.shown_count);
    write_to(out.array_if_any("to"));
    write_looked(out.array_if_any("looked"));
    write_numbers(out.array("numbers"));
    out.add("step", run_.at - run_.begin).add("steps", run_.end - run_.begin);
    out.add("stage", run_.stage);
    write_did(out.array_if_any("did"));
    write_loops(out.array_if_any("loops"));
  }

 private:
  template <class Card>
  void write_cards(Array out, const Card* cards, int count) const {
    for (int i = 0; i < count; ++i) card_(out, cards[i]);
  }

  // The group stands in the instruction that asked for a name.
  int group_named() const {
    for (int at = run_.at; at >= run_.begin; --at) {
      const Instruction& step = sight_.program().instructions[static_cast<std::size_t>(at)];
      if (step.verb == Verb::kName) return step.noun;
    }
    return 0;
  }

  // What cards must be to do, where that is all they must be: no number, no word, no one card.
  void write_kinds(Array out, const Filter& filter) const {
    Filter rest = filter;
    for (Filter::Member& each : rest.member) each = {};
    if (!rest.any()) return;
    for (const Filter::Member each : filter.member) {
      const int number = each.member == 0 ? run_.named : each.member;
      if (each.group != 0 && number != 0) out.add(texts_.member(each.group, number));
    }
  }

  void write_did(Array out) const {
    for (int i = 0; i < kMaxSteps; ++i) {
      if ((run_.did[i / 8] >> (i % 8) & 1U) != 0) out.add(i);
    }
  }

  void write_to(Array out) const {
    for (int seat = 0; seat < sight_.seats(); ++seat) {
      if (run_.to[seat] == 0) continue;
      out.object().add("seat", seat).add("chapter", pile_(run_.to[seat]));
    }
  }

  void write_looked(Array out) const {
    for (int seat = 0; seat < sight_.seats(); ++seat) {
      if (run_.looked[seat] == 0) continue;
      Object each = out.object();
      each.add("pile", pile_(sight_.pile_for(run_.looked_noun, seat)));
      each.add("count", run_.looked[seat]).add("under", run_.under[seat]);
      each.add("from", run_.looked_bottom != 0 ? "bottom" : "top");
      each.add("own", (run_.lookers >> seat & 1U) != 0);
    }
  }

  void write_numbers(Array out) const {
    for (int seat = 0; seat < sight_.seats(); ++seat) out.add(run_.number[seat]);
  }

  void write_loops(Array out) const {
    for (int i = 0; i < run_.depth; ++i) {
      const typename RunType::Loop& loop = run_.loops[i];
      Object each = out.object();
      each.add("begin", loop.begin - run_.begin).add("end", loop.end - run_.begin);
      each.add("left", loop.left);
    }
  }

  const Sight& sight_;
  const RunType& run_;
  const CardTexts& texts_;
  const AddCard card_;
  const PileName pile_;
};

}  // namespace scriptorium::effects
