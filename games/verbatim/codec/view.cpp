#include "games/verbatim/codec/codec.h"
#include "games/verbatim/row.h"

namespace scriptorium::verbatim {

using written::Array;
using written::Object;
using written::Value;

namespace {

constexpr std::string_view kPhases[] = {"take",    "exchange", "arrange", "challenge",
                                        "verdict", "reform",   "over"};

// {"card":"e","value":1,"red":false}: most of what is ever told is this, so it is put together by
// hand. Names are letters and need no escaping.
std::string card_text(const Book& book, std::uint8_t face) {
  const Kind kind = face >= kKinds ? book.blank : face;
  std::string text;
  text.reserve(64);
  text += R"({"card":")";
  text += card_name(book, face);
  text += R"(","value":)";
  text += std::to_string(book.card[kind].value);
  text += book.card[kind].red ? R"(,"red":true})" : R"(,"red":false})";
  return text;
}

Value card(const Book& book, std::uint8_t face) { return Value::raw(card_text(book, face)); }

Array cards_by_count(const Book& book, const std::uint8_t (&counts)[kKinds]) {
  Array cards;
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    for (int copy = 0; copy < counts[kind]; ++copy) cards.push_back(card(book, kind));
  }
  return cards;
}

Object word(const Book& book, const State& state, int begin, int end) {
  Array cards;
  int points = 0;
  for (int place = begin; place < end; ++place) {
    cards.push_back(card(book, state.row[place].face()));
    points += book.card[state.row[place].kind(book)].value;
  }
  const bool doubled = state.doubled.has(begin);
  return {{"place", begin},
          {"word", word_at(book, state, begin, end)},
          {"cards", std::move(cards)},
          {"points", doubled ? 2 * points : points},
          {"doubled", doubled}};
}

Array words(const Book& book, const State& state, int seat) {
  Array words;
  for (int place = state.row_begin[seat], end = 0; place < words_end(state, seat); place = end) {
    end = word_end(state, seat, place);
    words.push_back(word(book, state, place, end));
  }
  return words;
}

Array unused(const Book& book, const State& state, int seat) {
  Array cards;
  for (int place = words_end(state, seat); place < row_end(state, seat); ++place) {
    std::string each = card_text(book, state.row[place].face());
    if (state.row[place].freed() == kMaxFreed)
      each.replace(each.size() - 1, 1, R"(,"spent":true})");
    cards.push_back(Value::raw(std::move(each)));
  }
  return cards;
}

int hand_size(const State& state, int seat) {
  int size = 0;
  for (const std::uint8_t count : state.hand[seat]) size += count;
  return size;
}

Object seat_view(const Book& book, const Config& config, const View& view, int seat) {
  const State& state = view.shown;
  const bool own = view.viewer == static_cast<std::uint64_t>(seat);
  const bool rows = state.phase > Phase::kExchange;
  const bool revealed = state.phase > Phase::kArrange;
  Object shown = {{"seat", seat}};
  if (!rows) {
    shown["hand_size"] = hand_size(state, seat);
    if (own || config.hands_shown != 0) shown["hand"] = cards_by_count(book, state.hand[seat]);
    if (state.front != kNoCard && state.mover == seat) shown["front"] = card(book, state.front);
    return shown;
  }
  if (state.taker == seat) shown["front"] = card(book, kEndGame);
  shown["hand_size"] = row_end(state, seat) - state.row_begin[seat];
  if (state.phase == Phase::kArrange) shown["arranged"] = ((state.arranged >> seat) & 1U) != 0;
  if (own || revealed) {
    shown["words"] = words(book, state, seat);
    shown["unused"] = unused(book, state, seat);
    if (((state.word_open >> seat) & 1U) != 0) shown["word_open"] = true;
    shown["points"] = Verbatim::scores(book, state).points[seat];
  } else if (config.hands_shown != 0) {
    shown["unused"] = unused(book, state, seat);
  }
  return shown;
}

Object exchange_view(const Book& book, const State& state) {
  Array gaining;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (((state.gaining >> pile) & 1U) != 0) gaining.push_back(pile + 1);
  }
  Array paid;
  for (int i = 0; i < state.paid_count; ++i) paid.push_back(card(book, state.paid[i]));
  return {{"gaining", std::move(gaining)}, {"paid", std::move(paid)}, {"owed", state.owed}};
}

}  // namespace

Object VerbatimCodec::view(const Book& book, const Config& config, const View& view) {
  const State& state = view.shown;
  Object shown = {{"phase", kPhases[static_cast<std::size_t>(state.phase)]}, {"turn", state.turns}};
  Array piles;
  for (int pile = 0; pile < kPiles; ++pile) {
    Object each = {{"pile", pile + 1}, {"size", state.height[pile]}};
    if (state.shown[pile] != kNoCard) each["top"] = card(book, state.shown[pile]);
    piles.push_back(std::move(each));
  }
  shown["piles"] = std::move(piles);
  Array seats;
  for (int seat = 0; seat < state.seats; ++seat)
    seats.push_back(seat_view(book, config, view, seat));
  shown["seats"] = std::move(seats);
  shown["removed"] = cards_by_count(book, state.removed);
  switch (state.phase) {
    case Phase::kTake:
    case Phase::kExchange:
    case Phase::kChallenge:
      shown["mover"] = state.mover;
      break;
    case Phase::kVerdict:
      shown["mover"] = state.mover;
      shown["challenged"] = state.asked;
      break;
    case Phase::kReform:
      shown["mover"] = state.maker;
      break;
    default:
      break;
  }
  if (state.phase == Phase::kExchange && state.gaining != 0) {
    shown["exchange"] = exchange_view(book, state);
  }
  if (state.phase == Phase::kOver) {
    shown["winner"] = Verbatim::scores(book, state).winners.lowest();
  }
  return shown;
}

Object VerbatimCodec::event(const Book& book, const Event& event) {
  using Type = Event::Type;
  const auto cards = [&](int from, int to) {
    Array list;
    for (int i = from; i < to; ++i) list.push_back(card(book, event.cards[i]));
    return list;
  };
  switch (event.type) {
    case Type::kBegan:
      return {{"type", "began"},
              {"seat", event.seat},
              {"seats", event.total},
              {"pile_size", event.count}};
    case Type::kShown:
      return {{"type", "shown"}, {"pile", event.pile + 1}, {"top", card(book, event.kind)}};
    case Type::kTook:
      return {{"type", "took"},
              {"seat", event.seat},
              {"pile", event.pile + 1},
              {"card", card(book, event.kind)}};
    case Type::kChose: {
      const Action step = VerbatimCodec::make_action(event.count, event.place);
      return {{"type", "chose"},
              {"seat", event.seat},
              {"action", write_action<VerbatimCodec>(book, step)}};
    }
    case Type::kExchanged:
      return {{"type", "exchanged"},
              {"seat", event.seat},
              {"gained", cards(0, event.count)},
              {"removed", cards(event.count, event.total)}};
    case Type::kKept:
      return {{"type", "kept"}, {"seat", event.seat}};
    case Type::kArranging:
      return {{"type", "arranging"}, {"seat", event.seat}};
    case Type::kArranged:
      return {{"type", "arranged"}, {"seat", event.seat}};
    case Type::kWord:
      return {{"type", "word"},
              {"seat", event.seat},
              {"place", event.place},
              {"cards", cards(0, event.count)}};
    case Type::kChallenged:
      return {{"type", "challenged"}, {"seat", event.seat}, {"place", event.place}};
    case Type::kPassed:
      return {{"type", "passed"}, {"seat", event.seat}};
    case Type::kDoubled:
      return {{"type", "doubled"}, {"seat", event.seat}, {"place", event.place}};
    case Type::kDissolved:
      return {{"type", "dissolved"}, {"seat", event.seat}, {"place", event.place}};
    case Type::kReformed:
      return {{"type", "reformed"}, {"seat", event.seat}};
    case Type::kEnded:
      return {{"type", "ended"}, {"winner", event.seat}};
  }
  return {};
}

}  // namespace scriptorium::verbatim
