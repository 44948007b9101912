#include <string_view>

#include "tests/toy/cards.h"
#include "tests/toy/codec/codec.h"

namespace scriptorium::toy {
namespace {

using written::Array;
using written::Object;

// The cards that there are among these places.
void write_cards(Array out, std::span<const Card> places) {
  for (const Card card : places) {
    if (card != kNoCard) out.add(card);
  }
}

// The numbers of the bits that are set: cards, or seats.
void write_bits(Array out, std::uint64_t set) {
  for (; set != 0; set &= set - 1) out.add(std::countr_zero(set));
}

// What a seat has chosen in a window.
void write_choice(Object out, const Book& book, std::uint8_t pledge) {
  const Action action = pledge == kDeclined ? Action::pass() : Action::pledge(pledge - 1);
  write_action<ToyCodec>(std::move(out), book, action);
}

void write_known(Array out, const View& view) {
  const int size = view.open.common_size;
  for (int place = 0; place < size; ++place) {
    const Card card = view.common[size - 1 - place];
    if (card != kNoCard) out.object().add("place", place).add("card", card);
  }
}

void write_watched(Array out, const View& view) {
  for (const std::uint64_t watched : view.watched) write_bits(out.array(), watched);
}

void write_common_deck(Object out, const View& view) {
  out.add("size", view.open.common_size);
  write_known(out.array("known"), view);
  write_watched(out.array("watched"), view);
}

void write_seat(Object out, const View& view, int seat) {
  const Open& open = view.open;
  out.add("seat", seat).add("points", open.points[seat]).add("deck_size", open.deck_size[seat]);
  out.add("hand_size", open.held[seat]).add("common_held", view.common_held[seat]);
  write_cards(out.array("hand"), view.hand[seat]);
  if (view.slot_back[seat] != Back::kNone) out.add("slot_back", name_of(view.slot_back[seat]));
  if (view.slot[seat] != kNoCard) out.add("slot", view.slot[seat]);
  if (view.brow[seat] != 0) out.add("brow", view.brow[seat]);
  if (open.told_mark[seat] != 0) out.add("told_mark", open.told_mark[seat]);
  if (open.committed[seat] != kNoCard) out.add("committed", open.committed[seat]);
}

void write_seats(Array out, const View& view) {
  for (int seat = 0; seat < view.open.options.seats; ++seat) write_seat(out.object(), view, seat);
}

void write_winners(Array out, const Open& open) {
  const std::span points(open.points, open.options.seats);
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    if (points[seat] == std::ranges::max(points)) out.add(seat);
  }
}

}  // namespace

void ToyCodec::write_view(Object out, const Book& book, const Config&, const View& view) {
  const Open& open = view.open;
  out.add("phase", name_of(open.phase)).add("round", open.round).add("first", open.first);
  write_common_deck(out.object("common"), view);
  write_bits(out.array("discard"), open.discard);
  write_bits(out.array("shown"), view.shown);
  write_bits(out.array("in_deck"), view.in_deck);
  write_seats(out.array("seats"), view);
  out.add("faded", view.faded != 0);
  if (open.phase != Phase::kCommit && open.phase != Phase::kOver) out.add("mover", open.mover());
  if (open.phase == Phase::kAnswer || open.phase == Phase::kCommit) {
    write_bits(out.array("asked"), open.asked);
    write_bits(out.array("chosen"), view.pledged);
  }
  if (view.pledge != kUndecided) write_choice(out.object("choice"), book, view.pledge);
  if (view.picked != 0) out.add("picked", view.picked - 1);
  if (view.viewer < open.options.seats) write_cards(out.array("box"), view.box);
  if (open.phase == Phase::kOver) write_winners(out.array("winners"), open);
}

void ToyCodec::write_event(Object out, const Book& book, const Event& event) {
  using EventType = Event::Type;
  if (name_of(event.type).empty()) return;
  out.add("type", name_of(event.type));
  if (event.type == EventType::kOptions) {
    out.add("seats", event.options.seats);
    out.add("options", write_options(Config{.options = event.options, .deck = {}},
                                     ToyCodec::options(), Secrets::kLeftOut));
    return;
  }
  if (event.type == EventType::kEnded) return;
  out.add("seat", event.seat);
  if (event.mark != 0) out.add("mark", event.mark);
  if (event.back != Back::kNone) out.add("back", name_of(event.back));
  switch (event.type) {
    case EventType::kDeckList:
    case EventType::kDealt:
      return write_cards(out.array("cards"), event.card);
    case EventType::kPeeks:
      if (event.card[0] != kNoCard) write_cards(out.array("cards"), event.card);
      return;
    case EventType::kPicked:
      out.add("place", event.count - 1);
      return;
    case EventType::kPeeked:
      if (event.count != 0) out.add("swapped", true);
      return;
    case EventType::kChose:
      if (event.count != 0) write_choice(out.object("choice"), book, event.count);
      return;
    case EventType::kScored:
      out.add("points", event.count);
      return;
    default:
      if (event.card[0] != kNoCard) out.add("card", event.card[0]);
  }
}

}  // namespace scriptorium::toy
