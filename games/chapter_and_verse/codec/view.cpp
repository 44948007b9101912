#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/writing.h"
#include "games/chapter_and_verse/standing.h"
#include "table/reckoning.h"

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
void write_strangers(Array out, const State& state, PileId pile) {
  each_card(state, pile, [&](Card there, int place) {
    if (state.kind[there] != 0 || owner_of(there) == holder_of(pile)) return;
    out.object().add("place", place).add("owner", owner_of(there));
  });
}

void write_known(Array out, const State& state, PileId pile) {
  each_card(state, pile, [&](Card there, int place) {
    if (state.kind[there] == 0) return;
    Object each = out.object();
    add_card(each, state, there, holder_of(pile));
    each.add("place", place);
  });
}

void write_hidden_pile(Object out, const State& state, PileId pile) {
  out.add("size", state.table.size(pile));
  write_known(out.array_if_any("known"), state, pile);
  write_strangers(out.array_if_any("strangers"), state, pile);
}

void write_open_pile(Array out, const State& state, PileId pile) {
  each_card(state, pile, [&](Card there, int) {
    Object each = out.object();
    add_card(each, state, there, holder_of(pile));
  });
}

void write_hand(Array out, const Book& book, const State& state, int seat) {
  const Costs costs(book, state);
  each_card(state, pile_of(seat, Pile::kHand), [&](Card there, int) {
    if (state.kind[there] == 0) return;
    Object each = out.object();
    add_card(each, state, there, seat);
    const int cost = costs.of(there);
    if (cost != book.verse(state.kind[there]).cost) each.add("cost", cost);
  });
}

void write_icons(Object out, Icons icons) {
  for (int theme = 1; theme <= kThemes; ++theme) {
    if (const int count = icons_of(icons, theme); count != 0) {
      out.add(CardList::get().theme(theme), count);
    }
  }
}

void write_chapters(Array out, const State& state, int seat) {
  for (int number = 0; number < kChapters; ++number) {
    const PileId pile = chapter_of(seat, number);
    if (state.table.empty(pile)) continue;
    Object chapter = out.object();
    chapter.add("chapter", pile_name(pile));
    write_open_pile(chapter.array("verses"), state, pile);
    write_icons(chapter.object("icons"), state.icons[seat][number]);
  }
}

void write_seat(Object out, const Book& book, const State& state, int seat) {
  const PileId hand = pile_of(seat, Pile::kHand);
  out.add("seat", seat).add("hand_size", state.table.size(hand));
  write_hand(out.array("hand"), book, state, seat);
  write_strangers(out.array_if_any("hand_strangers"), state, hand);
  write_hidden_pile(out.object("deck"), state, pile_of(seat, Pile::kDeck));
  write_hidden_pile(out.object("blessings"), state, pile_of(seat, Pile::kBlessings));
  write_open_pile(out.array("discard"), state, pile_of(seat, Pile::kDiscard));
  write_open_pile(out.array("darkness"), state, pile_of(seat, Pile::kDarkness));
  write_chapters(out.array("chapters"), state, seat);
}

// Verses known to be in a pile, by pile.
void write_somewhere(Object out, const View& view) {
  for (int pile = 1; pile < kPiles; ++pile) {
    const std::string name = pile_name(static_cast<PileId>(pile));
    Array list = out.array_if_any(name);
    for (const std::uint32_t bits : view.somewhere.all()) {
      const Somewhere known = Somewhere::from_bits(bits);
      if (known.pile != pile) continue;
      Object each = list.object();
      each.add("verse", verse_name(known.face));
      if (pile == kHanded || known.back != holder_of(known.pile)) each.add("owner", known.back);
      if (known.everyone) each.add("known_to_all", true);
    }
  }
}

void write_unique(Array out, const State& state) {
  for (int kind = 1; kind < kKinds; ++kind) {
    if ((state.unique_played[kind / 64] >> (kind % 64) & 1U) != 0) {
      out.add(verse_name(static_cast<Kind>(kind)));
    }
  }
}

void write_due(Array out, const State& state) {
  state.due.each([&](Card there) {
    Object each = out.object();
    add_lying(each, state, there);
  });
}

void write_closing(Object out, const State& state) {
  out.add("theme", CardList::get().theme(state.closing_theme));
  write_piles(out.array("chapters"), state.closing, kSeatCap);
}

// CV-04: the viewer's own deck, wherever its verses are.
void write_deck(Array out, const Deck& deck) {
  for (int i = 0; i < deck.size(); ++i) {
    const Kind kind = deck.verses[i];
    if (i > 0 && deck.verses[i - 1] == kind) continue;
    Object each = out.object();
    each.add("verse", verse_name(kind)).add("copies", deck.copies(kind));
  }
}

void add_turn(Object& shown, const State& state) {
  if (state.freeplayed != 0) shown.add("freeplayed", true);
  if (state.acted != 0) shown.add("acted", true);
  if (state.kept != 0) shown.add("kept", true);
  if (state.idle != 0) shown.add("idle", state.idle);
  write_unique(shown.array_if_any("unique_played"), state);
  write_due(shown.array_if_any("due"), state);
  if (state.closing_theme != 0) write_closing(shown.object("closing"), state);
}

void write_people(Array out, const Book& book, const State& state) {
  for (int seat = 0; seat < state.seats; ++seat) write_seat(out.object(), book, state, seat);
}

// CV-20: a point for each blessing that is gone; a stack that has grown is behind.
void write_reckoning(Object out, const Scores& scores) {
  ReckoningRows rows(out.array("total"));
  for (int seat = 0; seat < scores.seats; ++seat) {
    const int gone = scores.points[seat];
    if (gone > 0) rows.add(seat, "blessings", gone, gone);
    if (gone < 0) rows.add(seat, "blessings_more", gone, -gone);
  }
}

}  // namespace

void ChapterAndVerseCodec::write_view(Object shown, const Book& book, const Config&,
                                      const View& view) {
  const State& state = view.shown;
  shown.add("game", state.advanced != 0 ? "advanced" : "basic");
  shown.add("phase", name_of(state.phase)).add("asks", name_of(state.asks));
  shown.add("mover", state.mover).add("first", state.first);
  shown.add("round", state.round).add("free_plays", state.free_plays);
  write_people(shown.array("seats"), book, state);
  write_deck(shown.array_if_any("deck"), view.own);
  if (!view.somewhere.all().empty()) write_somewhere(shown.object("somewhere"), view);
  if (state.table.memory.lossy != 0) shown.add("faded", true);
  add_turn(shown, state);
  add_draft(shown, state);
  add_reciting(shown, state);
  add_line(shown, state);
  add_window(shown, view);
  add_effect(shown, book, view);
  add_lasting(shown, book, state);
  if (state.phase != Phase::kOver) return;
  const Scores scores = ChapterAndVerse::scores(book, state);
  effects::write_seats(shown.array("winners"), scores.winners.bits());
  write_reckoning(shown.object("reckoning"), scores);
  if (state.winner != 0) shown.add("winner", state.winner - 1);
}

}  // namespace scriptorium::chapter_and_verse
