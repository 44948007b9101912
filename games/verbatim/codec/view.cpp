#include <bit>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/exchange.h"
#include "games/verbatim/row.h"
#include "table/reckoning.h"

namespace scriptorium::verbatim {

using written::Array;
using written::Object;

namespace {

void write_face(Object& out, const Book& book, std::uint8_t face) {
  const Card& card = book.card[face >= kKinds ? book.blank : face];
  out.add("card", card_name(book, face)).add("value", card.value).add("red", card.red);
}

void write_card(Object out, const Book& book, std::uint8_t face) { write_face(out, book, face); }

void write_cards(Array out, const Book& book, const std::uint8_t (&counts)[kKinds]) {
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    for (int copy = 0; copy < counts[kind]; ++copy) write_card(out.object(), book, kind);
  }
}

// Of the letters at these places, each counted once.
int worth(const Book& book, const State& state, int begin, int end) {
  int points = 0;
  for (int place = begin; place < end; ++place) {
    points += book.card[state.row[place].kind(book)].value;
  }
  return points;
}

void write_word(Object out, const Book& book, const State& state, int begin, int end) {
  const bool doubled = state.doubled.has(begin);
  const int points = worth(book, state, begin, end);
  out.add("place", begin).add("word", word_at(book, state, begin, end));
  {
    Array cards = out.array("cards");
    for (int place = begin; place < end; ++place) {
      write_card(cards.object(), book, state.row[place].face());
    }
  }
  out.add("points", doubled ? 2 * points : points).add("doubled", doubled);
  // VB-15: it counts once more, or not at all, and its letters against their maker.
  if (state.phase == Phase::kChallenge && !doubled) {
    out.object("stake").add("exists", points).add("missing", -2 * points);
  }
}

void write_words(Array out, const Book& book, const State& state, int seat) {
  for (int place = state.row_begin[seat], end = 0; place < words_end(state, seat); place = end) {
    end = word_end(state, seat, place);
    write_word(out.object(), book, state, place, end);
  }
}

void write_unused(Array out, const Book& book, const State& state, int seat) {
  for (int place = words_end(state, seat); place < row_end(state, seat); ++place) {
    Object each = out.object();
    write_face(each, book, state.row[place].face());
    if (state.row[place].freed() == kMaxFreed) each.add("spent", true);
  }
}

int hand_size(const State& state, int seat) {
  int size = 0;
  for (const std::uint8_t count : state.hand[seat]) size += count;
  return size;
}

void write_seat(Object out, const Book& book, const Config& config, const View& view, int seat) {
  const State& state = view.shown;
  const bool own = view.viewer == static_cast<std::uint64_t>(seat);
  const bool rows = state.phase > Phase::kExchange;
  const bool revealed = state.phase > Phase::kArrange;
  out.add("seat", seat);
  if (!rows) {
    out.add("hand_size", hand_size(state, seat));
    if (own || config.hands_shown != 0) write_cards(out.array("hand"), book, state.hand[seat]);
    if (state.front != kNoCard && state.mover == seat) {
      write_card(out.object("front"), book, state.front);
    }
    return;
  }
  if (state.taker == seat) write_card(out.object("front"), book, kEndGame);
  out.add("hand_size", row_end(state, seat) - state.row_begin[seat]);
  if (state.phase == Phase::kArrange) out.add("arranged", ((state.arranged >> seat) & 1U) != 0);
  if (own || revealed) {
    write_words(out.array("words"), book, state, seat);
    write_unused(out.array("unused"), book, state, seat);
    if (((state.word_open >> seat) & 1U) != 0) out.add("word_open", true);
    out.add("points", Verbatim::scores(book, state).points[seat]);
  } else if (config.hands_shown != 0) {
    write_unused(out.array("unused"), book, state, seat);
  }
}

void write_piles(Array out, const Book& book, const State& state) {
  for (int pile = 0; pile < kPiles; ++pile) {
    Object each = out.object();
    each.add("pile", pile + 1).add("size", state.height[pile]);
    if (state.shown[pile] != kNoCard) write_card(each.object("top"), book, state.shown[pile]);
  }
}

void write_seats(Array out, const Book& book, const Config& config, const View& view) {
  for (int seat = 0; seat < view.shown.seats; ++seat) {
    write_seat(out.object(), book, config, view, seat);
  }
}

void write_exchange(Object out, const Book& book, const State& state) {
  {
    Array gaining = out.array("gaining");
    for (int pile = 0; pile < kPiles; ++pile) {
      if (((state.gaining >> pile) & 1U) != 0) gaining.add(pile + 1);
    }
  }
  {
    Array paid = out.array("paid");
    for (int i = 0; i < state.paid_count; ++i) write_card(paid.object(), book, state.paid[i]);
  }
  out.add("owed", state.owed);
}

// Sets of top cards that the mover could ask for together, what they are worth, and which kinds of
// the hand can be part of paying exactly that (VB-07, VB-08). The mover sees its own hand.
void write_exchanges(Array out, const Book& book, const State& state) {
  for (unsigned piles = 1; piles < 1U << kPiles; ++piles) {
    State asked = state;
    bool reachable = true;
    for (int pile = 0; pile < kPiles && reachable; ++pile) {
      if (((piles >> pile) & 1U) == 0) continue;
      const std::uint8_t value = book.tradable[state.shown[pile]];
      reachable = value != 0;
      asked.owed = static_cast<std::uint8_t>(asked.owed + value);
    }
    if (!reachable || ((state.sums[state.mover] >> asked.owed) & 1U) == 0) continue;
    Object each = out.object();
    {
      Array listed = each.array("piles");
      for (int pile = 0; pile < kPiles; ++pile) {
        if (((piles >> pile) & 1U) != 0) listed.add(pile + 1);
      }
    }
    each.add("value", asked.owed);
    Array cards = each.array("cards");
    for (std::uint32_t kinds = payable(book, asked); kinds != 0; kinds &= kinds - 1) {
      cards.add(card_name(book, static_cast<std::uint8_t>(std::countr_zero(kinds))));
    }
  }
}

// VB-13, VB-15.
void write_reckoning(Object out, const Book& book, const State& state) {
  ReckoningRows rows(out.array("total"));
  for (int seat = 0; seat < state.seats; ++seat) {
    for (int place = state.row_begin[seat], end = 0; place < words_end(state, seat); place = end) {
      end = word_end(state, seat, place);
      const int points = worth(book, state, place, end);
      const std::string word[] = {word_at(book, state, place, end)};
      rows.add(seat, "word", points, std::nullopt, word);
      if (state.doubled.has(place)) rows.add(seat, "doubled", points, std::nullopt, word);
    }
    const int unused = row_end(state, seat) - words_end(state, seat);
    if (unused == 0) continue;
    std::vector<std::string> letters;
    for (int place = words_end(state, seat); place < row_end(state, seat); ++place) {
      letters.push_back(card_name(book, state.row[place].face()));
    }
    rows.add(seat, "unused", -worth(book, state, words_end(state, seat), row_end(state, seat)),
             unused, letters);
  }
}

}  // namespace

void VerbatimCodec::write_view(Object out, const Book& book, const Config& config,
                               const View& view) {
  const State& state = view.shown;
  out.add("phase", name_of(state.phase)).add("turn", state.turns);
  write_piles(out.array("piles"), book, state);
  write_seats(out.array("seats"), book, config, view);
  write_cards(out.array("removed"), book, state.removed);
  switch (state.phase) {
    case Phase::kTake:
    case Phase::kExchange:
    case Phase::kChallenge:
      out.add("mover", state.mover);
      break;
    case Phase::kVerdict:
      out.add("mover", state.mover).add("challenged", state.asked);
      break;
    case Phase::kReform:
      out.add("mover", state.maker);
      break;
    default:
      break;
  }
  if (state.phase == Phase::kExchange && state.gaining != 0) {
    write_exchange(out.object("exchange"), book, state);
  }
  if (state.phase == Phase::kExchange && state.gaining == 0 && view.viewer == state.mover) {
    write_exchanges(out.array("exchanges"), book, state);
  }
  if (state.phase == Phase::kOver) {
    write_reckoning(out.object("reckoning"), book, state);
    out.add("winner", Verbatim::scores(book, state).winners.lowest());
  }
}

void VerbatimCodec::write_event(Object out, const Book& book, const Event& event) {
  using EventType = Event::Type;
  const auto write_some = [&](Array list, int from, int to) {
    for (int i = from; i < to; ++i) write_card(list.object(), book, event.cards[i]);
  };
  const auto write_piles = [](Array list, unsigned piles) {
    for (; piles != 0; piles &= piles - 1) list.add(std::countr_zero(piles) + 1);
  };
  if (event.type > EventType::kEnded) return;
  out.add("type", name_of(event.type));
  switch (event.type) {
    case EventType::kShown:
      out.add("pile", event.pile + 1);
      return write_card(out.object("top"), book, event.kind);
    case EventType::kEnded:
      out.add("winner", event.seat);
      return;
    default:
      out.add("seat", event.seat);
  }
  switch (event.type) {
    case EventType::kBegan:
      out.add("seats", event.total).add("pile_size", event.count);
      return;
    case EventType::kTook:
      out.add("pile", event.pile + 1);
      return write_card(out.object("card"), book, event.kind);
    case EventType::kChose:
      return write_action<VerbatimCodec>(out.object("action"), book,
                                         make_action(event.count, event.place));
    case EventType::kExchanged:
      write_piles(out.array("piles"), event.pile);
      write_some(out.array("gained"), 0, event.count);
      return write_some(out.array("removed"), event.count, event.total);
    case EventType::kWord:
      out.add("place", event.place);
      return write_some(out.array("cards"), 0, event.count);
    case EventType::kChallenged:
    case EventType::kDoubled:
    case EventType::kDissolved:
      out.add("place", event.place);
      return;
    default:
      return;
  }
}

}  // namespace scriptorium::verbatim
