#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/writing.h"

namespace scriptorium::chapter_and_verse {
namespace {

template <class See>
void each_card(const State& state, PileId pile, const See& see) {
  int place = 0;
  for (Card there = state.table.top(pile); there != kNoCard; there = state.table.below[there]) {
    see(there, place++);
  }
}

// Hidden verses of other owners, whose backs tell them apart (CV-24).
json::array hidden_strangers(const State& state, PileId pile) {
  json::array strangers;
  each_card(state, pile, [&](Card there, int place) {
    if (state.kind[there] != 0 || owner_of(there) == holder_of(pile)) return;
    strangers.push_back({{"place", place}, {"owner", owner_of(there)}});
  });
  return strangers;
}

json::object hidden_pile(const State& state, PileId pile) {
  json::object written = {{"size", state.table.size(pile)}};
  json::array known;
  each_card(state, pile, [&](Card there, int place) {
    if (state.kind[there] == 0) return;
    json::object each = card(state, there, holder_of(pile));
    each["place"] = place;
    known.push_back(std::move(each));
  });
  if (!known.empty()) written["known"] = std::move(known);
  if (json::array strangers = hidden_strangers(state, pile); !strangers.empty()) {
    written["strangers"] = std::move(strangers);
  }
  return written;
}

json::array open_pile(const State& state, PileId pile) {
  json::array written;
  each_card(state, pile,
            [&](Card there, int) { written.push_back(card(state, there, holder_of(pile))); });
  return written;
}

json::object chapter(const State& state, int seat, int number) {
  json::object icons;
  for (int theme = 1; theme <= kThemes; ++theme) {
    const int count = icons_of(state.icons[seat][number], theme);
    if (count != 0) icons[CardList::get().theme(theme)] = count;
  }
  const PileId pile = chapter_of(seat, number);
  return {{"chapter", pile_value(pile)},
          {"verses", open_pile(state, pile)},
          {"icons", std::move(icons)}};
}

json::object seat_view(const State& state, int seat) {
  const PileId hand = pile_of(seat, Pile::kHand);
  json::array known;
  each_card(state, hand, [&](Card there, int) {
    if (state.kind[there] != 0) known.push_back(card(state, there, seat));
  });
  json::array chapters;
  for (int number = 0; number < kChapters; ++number) {
    if (!state.table.empty(chapter_of(seat, number))) {
      chapters.push_back(chapter(state, seat, number));
    }
  }
  json::object written = {
      {"seat", seat}, {"hand_size", state.table.size(hand)}, {"hand", std::move(known)}};
  if (json::array strangers = hidden_strangers(state, hand); !strangers.empty()) {
    written["hand_strangers"] = std::move(strangers);
  }
  written["deck"] = hidden_pile(state, pile_of(seat, Pile::kDeck));
  written["blessings"] = hidden_pile(state, pile_of(seat, Pile::kBlessings));
  written["discard"] = open_pile(state, pile_of(seat, Pile::kDiscard));
  written["darkness"] = open_pile(state, pile_of(seat, Pile::kDarkness));
  written["chapters"] = std::move(chapters);
  return written;
}

// Verses known to be in a pile, by pile.
json::object somewhere(const View& view) {
  json::object written;
  for (const std::uint32_t bits : view.somewhere) {
    if (bits == 0) break;
    const Somewhere known = Somewhere::from_bits(bits);
    json::object each = {{"verse", verse_name(known.kind)}};
    const bool handed = known.pile == kHanded;
    if (handed || known.owner != holder_of(known.pile)) each["owner"] = known.owner;
    if (known.everyone) each["known_to_all"] = true;
    json::value& list = written[pile_name(known.pile)];
    if (!list.is_array()) list = json::array();
    list.as_array().push_back(std::move(each));
  }
  return written;
}

void write_turn(const State& state, json::object& shown) {
  if (state.freeplayed != 0) shown["freeplayed"] = true;
  if (state.acted != 0) shown["acted"] = true;
  if (state.kept != 0) shown["kept"] = true;
  if (state.idle != 0) shown["idle"] = state.idle;
  json::array unique;
  for (int kind = 1; kind < kKinds; ++kind) {
    if ((state.unique_played[kind / 64] >> (kind % 64) & 1U) != 0) {
      unique.push_back(verse_name(static_cast<Kind>(kind)));
    }
  }
  if (!unique.empty()) shown["unique_played"] = std::move(unique);
  json::array due;
  state.due.each([&](Card there) { due.push_back(lying(state, there)); });
  if (!due.empty()) shown["due"] = std::move(due);
  if (state.closing_theme == 0) return;
  json::array chapters;
  for (const PileId pile : state.closing) {
    if (pile != 0) chapters.push_back(pile_value(pile));
  }
  shown["closing"] = {{"theme", CardList::get().theme(state.closing_theme)},
                      {"chapters", std::move(chapters)}};
}

}  // namespace

json::object ChapterAndVerseCodec::view(const Book& book, const Config&, const View& view) {
  const State& state = view.shown;
  json::object shown = {{"game", state.advanced != 0 ? "advanced" : "basic"},
                        {"phase", phase_name(state.phase)},
                        {"asks", asks_name(state.asks)},
                        {"mover", state.mover},
                        {"first", state.first},
                        {"round", state.round},
                        {"free_plays", state.free_plays}};
  json::array seats;
  for (int seat = 0; seat < state.seats; ++seat) seats.push_back(seat_view(state, seat));
  shown["seats"] = std::move(seats);
  if (json::object known = somewhere(view); !known.empty()) shown["somewhere"] = std::move(known);
  if (state.memory.faded != 0) shown["faded"] = true;
  write_turn(state, shown);
  write_draft(state, shown);
  write_reciting(state, shown);
  write_line(state, shown);
  write_window(view, shown);
  write_effect(book, view, shown);
  write_lasting(book, state, shown);
  if (state.phase == Phase::kOver) {
    const SeatSet winners = ChapterAndVerse::scores(book, state).winners;
    shown["winners"] = seat_list(winners.bits(), state.seats);
    if (state.winner != 0) shown["winner"] = state.winner - 1;
  }
  return shown;
}

}  // namespace scriptorium::chapter_and_verse
