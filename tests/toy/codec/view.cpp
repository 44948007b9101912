#include <string_view>

#include "tests/toy/cards.h"
#include "tests/toy/codec/codec.h"

namespace scriptorium::toy {
namespace {

constexpr std::string_view kPhases[] = {"turn",    "peek",   "search", "answer",
                                        "verdict", "commit", "over"};
constexpr std::string_view kBacks[] = {"none", "common", "private"};

std::string_view back_name(Back back) { return kBacks[static_cast<std::size_t>(back)]; }

// The cards that there are among these places.
json::array cards(std::span<const Card> places) {
  json::array list;
  for (const Card card : places) {
    if (card != kNoCard) list.push_back(card);
  }
  return list;
}

// The numbers of the bits that are set: cards, or seats.
json::array bits(std::uint64_t set) {
  json::array list;
  for (; set != 0; set &= set - 1) list.push_back(std::countr_zero(set));
  return list;
}

// What a seat has chosen in a window.
json::object choice(const Book& book, std::uint8_t pledge) {
  const Action action = pledge == kDeclined ? Action::pass() : Action::pledge(pledge - 1);
  return write_action<ToyCodec>(book, action);
}

json::object common_deck_view(const View& view) {
  const int size = view.open.common_size;
  json::array known;
  for (int place = 0; place < size; ++place) {
    const Card card = view.common[size - 1 - place];
    if (card != kNoCard) known.push_back({{"place", place}, {"card", card}});
  }
  return {{"size", size},
          {"known", std::move(known)},
          {"watched", {bits(view.watched[0]), bits(view.watched[1])}}};
}

json::object seat_view(const View& view, int seat) {
  const Open& open = view.open;
  json::object shown = {{"seat", seat},
                        {"points", open.points[seat]},
                        {"deck_size", open.deck_size[seat]},
                        {"hand_size", open.held[seat]},
                        {"common_held", view.common_held[seat]},
                        {"hand", cards(view.hand[seat])}};
  if (view.slot_back[seat] != Back::kNone) shown["slot_back"] = back_name(view.slot_back[seat]);
  if (view.slot[seat] != kNoCard) shown["slot"] = view.slot[seat];
  if (view.brow[seat] != 0) shown["brow"] = view.brow[seat];
  if (open.told_mark[seat] != 0) shown["told_mark"] = open.told_mark[seat];
  if (open.committed[seat] != kNoCard) shown["committed"] = open.committed[seat];
  return shown;
}

json::array winners(const Open& open) {
  const std::span points(open.points, open.options.seats);
  json::array seats;
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    if (points[seat] == std::ranges::max(points)) seats.push_back(seat);
  }
  return seats;
}

}  // namespace

json::object ToyCodec::view(const Book& book, const Config&, const View& view) {
  const Open& open = view.open;
  const bool window = open.phase == Phase::kAnswer || open.phase == Phase::kCommit;
  json::array seats;
  for (int seat = 0; seat < open.options.seats; ++seat) seats.push_back(seat_view(view, seat));
  json::object shown = {{"phase", kPhases[static_cast<std::size_t>(open.phase)]},
                        {"round", open.round},
                        {"first", open.first},
                        {"common", common_deck_view(view)},
                        {"discard", bits(open.discard)},
                        {"shown", bits(view.shown)},
                        {"in_deck", bits(view.in_deck)},
                        {"seats", std::move(seats)},
                        {"faded", view.faded != 0}};
  if (open.phase != Phase::kCommit && open.phase != Phase::kOver) shown["mover"] = open.mover();
  if (window) {
    shown["asked"] = bits(open.asked);
    shown["chosen"] = bits(view.pledged);
  }
  if (view.pledge != kUndecided) shown["choice"] = choice(book, view.pledge);
  if (view.picked != 0) shown["picked"] = view.picked - 1;
  if (view.viewer < open.options.seats) shown["box"] = cards(view.box);
  if (open.phase == Phase::kOver) shown["winners"] = winners(open);
  return shown;
}

json::object ToyCodec::event(const Book& book, const Event& event) {
  using Type = Event::Type;
  static constexpr std::string_view kTypes[] = {
      "",         "options", "deck_list", "dealt",    "mark",     "first",  "drew",      "drew_own",
      "peeks",    "peeked",  "shuffled",  "searches", "found",    "set",    "turned_up", "chose",
      "answered", "scored",  "recites",   "verdict",  "revealed", "passed", "ended",     "picked"};
  static_assert(std::size(kTypes) == static_cast<std::size_t>(Type::kPicked) + 1);
  if (event.type == Type::kNone || event.type > Type::kPicked) return {};
  json::object told = {{"type", kTypes[static_cast<std::size_t>(event.type)]}};
  if (event.type == Type::kOptions) {
    told["seats"] = event.options.seats;
    told["options"] = write_options(Config{.options = event.options, .deck = {}},
                                    ToyCodec::options(), Secrets::kLeftOut);
    return told;
  }
  if (event.type == Type::kEnded) return told;
  told["seat"] = event.seat;
  if (event.mark != 0) told["mark"] = event.mark;
  if (event.back != Back::kNone) told["back"] = back_name(event.back);
  switch (event.type) {
    case Type::kDeckList:
    case Type::kDealt:
      told["cards"] = cards(event.card);
      return told;
    case Type::kPeeks:
      if (event.card[0] != kNoCard) told["cards"] = cards(event.card);
      return told;
    case Type::kPicked:
      told["place"] = event.count - 1;
      return told;
    case Type::kPeeked:
      if (event.count != 0) told["swapped"] = true;
      return told;
    case Type::kChose:
      if (event.count != 0) told["choice"] = choice(book, event.count);
      return told;
    case Type::kScored:
      told["points"] = event.count;
      return told;
    default:
      if (event.card[0] != kNoCard) told["card"] = event.card[0];
      return told;
  }
}

}  // namespace scriptorium::toy
