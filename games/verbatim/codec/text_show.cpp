#include <algorithm>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/text_table.h"

// The table as lines of text.
namespace scriptorium::verbatim {
namespace {

using Lines = std::vector<Text>;

std::string text_of(int value) {
  return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

// "1 point", "2 points".
Text counted(const Reader& reader, const std::string& key, int count) {
  return phrase(reader, key + (count == 1 || count == -1 ? ".one" : ".many"),
                {Text(text_of(count), Style::kStrong)});
}

int total(const json::array& cards) {
  int sum = 0;
  for (const json::value& card : cards) sum += number(card.at("value"));
  return sum;
}

// One face-up card in seven columns and four rows; a red one has a double frame and a star.
struct Picture {
  Text rows[4];
};

Picture picture(const Reader& reader, const json::object& pile) {
  const json::value* top = pile.if_contains("top");
  if (top == nullptr) {
    const bool empty = number(pile.at("size")) == 0;
    return {{Text(empty ? "       " : "╭┄┄┄┄┄╮", Style::kDim),
             Text(empty ? "   ·   " : "┊     ┊", Style::kDim),
             Text(empty ? "       " : "┊     ┊", Style::kDim),
             Text(empty ? "       " : "╰┄┄┄┄┄╯", Style::kDim)}};
  }
  const bool red = top->at("red").as_bool();
  const Style style = red ? Style::kRedCard : Style::kCard;
  std::string name(top->at("card").as_string());
  const bool end = name == "end";
  if (end) name = phrase(reader, "card.end_short").plain();
  std::string face = " " + capitals(name);
  face += std::string(5 - std::min<std::size_t>(5, columns(face)), ' ');
  constexpr std::string_view kSmall[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
  const std::string value =
      end ? "     " : "   " + std::string(kSmall[number(top->at("value"))]) + " ";
  const std::string side = red ? "║" : "│";
  return {{Text(red ? "╔═════╗" : "╭─────╮", style), Text(side + face + side, style),
           Text(side + value + side, style), Text(red ? "╚═════╝" : "╰─────╯", style)}};
}

std::string centred(const std::string& text) {
  const std::size_t left = (7 - std::min<std::size_t>(7, columns(text))) / 2;
  std::string out = std::string(left, ' ') + text;
  return out + std::string(7 - std::min<std::size_t>(7, columns(out)), ' ');
}

void draw_piles(const Reader& reader, const json::object& view, Lines& lines) {
  const std::string gap = reader.width < 50 ? "  " : "    ";
  Text head;
  Text rows[4];
  Text foot;
  for (const json::value& each : view.at("piles").as_array()) {
    const json::object& pile = each.as_object();
    const Picture drawn = picture(reader, pile);
    head.add(gap).add(centred(std::to_string(number(pile.at("pile")))), Style::kLabel);
    for (int row = 0; row < 4; ++row) rows[row].add(gap).add(drawn.rows[row]);
    foot.add(gap).add(centred("×" + std::to_string(number(pile.at("size")))), Style::kDim);
  }
  lines.push_back(head);
  for (const Text& row : rows) lines.push_back(row);
  lines.push_back(foot);
}

void list_piles(const Reader& reader, const json::object& view, Lines& lines) {
  for (const json::value& each : view.at("piles").as_array()) {
    const json::object& pile = each.as_object();
    const int size = number(pile.at("size"));
    const json::value* top = pile.if_contains("top");
    const char* key = size == 0        ? "show.pile_empty"
                      : top == nullptr ? "show.pile_bare"
                                       : "show.pile";
    lines.push_back(
        phrase(reader, key,
               {std::to_string(number(pile.at("pile"))),
                top == nullptr ? Text() : card_text(reader, *top), std::to_string(size)}));
  }
}

void show_heading(const Reader& reader, const json::object& view, std::string_view key,
                  Lines& lines) {
  const auto removed = std::to_string(view.at("removed").as_array().size());
  std::string left = phrase(reader, key, {std::to_string(number(view.at("turn")))}).plain();
  std::string right = removed == "0" ? "" : phrase(reader, "show.removed", {removed}).plain();
  lines.emplace_back();
  if (!reader.drawing) {
    lines.push_back(Text(left + (right.empty() ? "" : " " + right)));
    return;
  }
  left.pop_back();  // a heading has no full stop
  if (!right.empty()) right = " " + right.substr(0, right.size() - 1) + " ──";
  const std::size_t width = std::min<std::size_t>(reader.width, 72);
  const bool fits = columns(left) + columns(right) + 6 <= width;
  Text line("── ", Style::kDim);
  line.add(left, Style::kHeading).add(" ");
  std::string rule;
  for (std::size_t i = line.width() + (fits ? columns(right) : 0); i < width; ++i) rule += "─";
  lines.push_back(line.add(rule + (fits ? right : ""), Style::kDim));
  if (!fits) lines.emplace_back(" " + right.substr(0, right.rfind(" ──")), Style::kDim);
}

std::size_t name_column(const Reader& reader, const json::object& view) {
  std::size_t widest = 0;
  for (const json::value& seat : view.at("seats").as_array())
    widest = std::max(widest, seat_heading(reader, number(seat.at("seat"))).width());
  return widest + 6;
}

// A seat while cards are taken, or while others still arrange.
Text seat_line(const Reader& reader, const json::object& view, const json::object& seat) {
  const int index = number(seat.at("seat"));
  const json::value* mover = view.if_contains("mover");
  const bool moves = mover != nullptr && number(*mover) == index;
  Text line(reader.drawing ? (moves ? "  ▸ " : "    ") : "");
  line.add(Text(seat_heading(reader, index).plain(), Style::kStrong));
  if (reader.drawing) {
    line.pad(name_column(reader, view)).hang(name_column(reader, view));
  } else {
    line.add(": ");
  }
  // While others arrange, the cards that the table shows are those they have not used.
  const json::value* hand = seat.if_contains("hand");
  if (hand == nullptr) hand = seat.if_contains("unused");
  if (hand != nullptr) {
    line.add(cards_text(reader, hand->as_array())).add("  ");
    line.add(phrase(reader, "show.worth", {std::to_string(total(hand->as_array()))}));
  } else {
    line.add(counted(reader, "show.hand_size", number(seat.at("hand_size"))));
  }
  if (const json::value* front = seat.if_contains("front")) {
    line.add("  ").add(phrase(reader, "show.front", {card_text(reader, *front)}));
  }
  if (const json::value* in = seat.if_contains("arranged"); in != nullptr && in->as_bool()) {
    line.add("  ").add(phrase(reader, "show.handed_in").plain(), Style::kGood);
  }
  return line;
}

void show_taking(const Reader& reader, const json::object& view, Lines& lines) {
  show_heading(reader, view, "show.turn", lines);
  if (reader.drawing) lines.emplace_back();
  if (reader.drawing) draw_piles(reader, view, lines);
  if (!reader.drawing) list_piles(reader, view, lines);
  if (reader.drawing) lines.emplace_back();
  for (const json::value& seat : view.at("seats").as_array())
    lines.push_back(seat_line(reader, view, seat.as_object()));
}

// What the mover may trade with and for.
void show_exchange(const Reader& reader, const json::object& view, Lines& lines) {
  const json::object& own = view.at("seats").as_array()[reader.viewer.seat()].as_object();
  std::vector<Text> tops;
  for (const json::value& pile : view.at("piles").as_array()) {
    const json::value* top = pile.as_object().if_contains("top");
    if (top == nullptr || top->at("red").as_bool()) continue;
    tops.push_back(Text(std::to_string(number(pile.at("pile"))), Style::kLabel)
                       .add(" ")
                       .add(card_text(reader, *top)));
  }
  lines.push_back(Text("  ").hang(4).add(
      phrase(reader, "show.your_hand", {cards_text(reader, own.at("hand").as_array())})));
  if (!tops.empty())
    lines.push_back(Text("  ").hang(4).add(phrase(reader, "show.offered", {join(tops, "  ")})));
  if (const json::value* exchange = view.if_contains("exchange")) {
    std::vector<Text> gaining;
    for (const json::value& pile : exchange->at("gaining").as_array())
      gaining.emplace_back(std::to_string(number(pile)));
    lines.push_back(Text("  ").hang(4).add(phrase(
        reader, "show.owed", {join(gaining, ", "), std::to_string(number(exchange->at("owed")))})));
  }
}

Text word_text(const Reader& reader, const AnyMatch& match, const json::object& word, bool own) {
  Text text(spelled(word.at("cards").as_array()), Style::kStrong);
  text.add(" " + text_of(number(word.at("points"))));
  if (word.at("doubled").as_bool()) text.add(reader.drawing ? " ×2" : " x2", Style::kGood);
  if (own) {  // nothing is said where the dictionary is closed (VB-14)
    const std::optional<bool> known = match.look_up(std::string_view(word.at("word").as_string()));
    if (known && *known) text.add(" ").add(phrase(reader, "show.exists").plain(), Style::kGood);
    if (known && !*known) text.add(" ").add(phrase(reader, "show.missing").plain(), Style::kBad);
  }
  return text;
}

// The words laid so far, the letters left, and what it would score.
void show_draft(const Reader& reader, const AnyMatch& match, const json::object& view,
                Lines& lines) {
  const json::object& own = view.at("seats").as_array()[reader.viewer.seat()].as_object();
  std::vector<Text> words;
  for (const json::value& word : own.at("words").as_array())
    words.push_back(word_text(reader, match, word.as_object(), true));
  const json::array& unused = own.at("unused").as_array();
  lines.push_back(Text("  ").hang(4).add(
      words.empty() ? phrase(reader, "draft.no_words")
                    : phrase(reader, "draft.words", {join(words, reader.drawing ? " · " : ", ")})));
  lines.push_back(Text("  ").hang(4).add(
      unused.empty() ? phrase(reader, "draft.all_used")
                     : phrase(reader, "draft.left", {cards_text(reader, unused)})));
  std::vector<Text> spent;
  for (const json::value& card : unused) {
    if (card.as_object().contains("spent")) spent.push_back(card_text(reader, card));
  }
  if (!spent.empty())
    lines.push_back(Text("  ").hang(4).add(phrase(reader, "draft.spent", {join(spent, " ")})));
  lines.push_back(Text("  ").hang(4).add(
      phrase(reader, "draft.score", {Text(text_of(number(own.at("points"))), Style::kStrong)})));
}

void show_arranging(const Reader& reader, const json::object& view, Lines& lines) {
  show_heading(reader, view, "show.arrange", lines);
  for (const json::value& each : view.at("seats").as_array()) {
    const json::object& seat = each.as_object();
    if (!reader.is(number(seat.at("seat")))) lines.push_back(seat_line(reader, view, seat));
  }
}

// Everybody's words, numbered, and what they come to.
void show_words(const Reader& reader, const AnyMatch& match, const json::object& view,
                Lines& lines) {
  const std::vector<NumberedWord> all = words_on(view);
  for (const json::value& each : view.at("seats").as_array()) {
    const json::object& seat = each.as_object();
    const int index = number(seat.at("seat"));
    Text line("  ");
    line.add(Text(seat_heading(reader, index).plain(), Style::kStrong)).add("  ");
    line.add(counted(reader, "show.points", number(seat.at("points"))));
    if (seat.contains("front"))
      line.add("  ").add(phrase(reader, "show.end_game").plain(), Style::kDim);
    lines.push_back(line);
    std::vector<Text> words;
    for (const NumberedWord& word : all) {
      if (word.seat != index) continue;
      Text numbered(std::to_string(word.number), Style::kLabel);
      numbered.add(reader.drawing ? " " : ". ").add(word_text(reader, match, *word.word, false));
      words.push_back(numbered);
    }
    lines.push_back(
        Text("    ").add(words.empty() ? phrase(reader, "show.no_words") : join(words, "   ")));
    const json::array& unused = seat.at("unused").as_array();
    if (!unused.empty())
      lines.push_back(Text("    ").hang(6).add(phrase(
          reader, "show.unused", {cards_text(reader, unused), Text(text_of(-total(unused)))})));
  }
}

// Who won, and why if points alone do not say it.
Text outcome(const Reader& reader, const json::object& view) {
  const int winner = number(view.at("winner"));
  const json::array& seats = view.at("seats").as_array();
  const json::object& best = seats[static_cast<std::size_t>(winner)].as_object();
  const auto tied = std::count_if(seats.begin(), seats.end(), [&](const json::value& seat) {
    return seat.at("points") == best.at("points");
  });
  const Text points = counted(reader, "show.points", number(best.at("points")));
  Text text = phrase(reader, reader.is(winner) ? "over.you" : "over.other",
                     {seat_heading(reader, winner), points});
  if (tied > 1)
    text.add(" ").add(
        phrase(reader, best.contains("front") ? "over.tie_end_game" : "over.tie_last"));
  return text;
}

}  // namespace

std::vector<Text> VerbatimTextTable::show(const Reader& reader, const AnyMatch& match,
                                          Glance glance) const {
  const json::object view = drafted(reader, match);
  const std::string_view phase = phase_of(view);
  const bool acts = !reader.viewer.is_spectator() && match.actors().has(reader.viewer);
  Lines lines;
  if (phase == "take" || phase == "exchange") {
    if (glance == Glance::kTable) show_taking(reader, view, lines);
    if (phase == "exchange" && acts) show_exchange(reader, view, lines);
  } else if (phase == "arrange") {
    if (glance == Glance::kTable) show_arranging(reader, view, lines);
    if (!reader.viewer.is_spectator()) show_draft(reader, match, view, lines);
  } else if (phase == "reform" && acts && glance == Glance::kDecision) {
    show_draft(reader, match, view, lines);
  } else if (phase == "over") {
    show_heading(reader, view, "show.over", lines);
    show_words(reader, match, view, lines);
    lines.push_back(outcome(reader, view));
  } else {
    show_heading(reader, view, phase == "reform" ? "show.reform" : "show.challenge", lines);
    show_words(reader, match, view, lines);
    if (phase == "reform" && acts) {
      lines.emplace_back();
      show_draft(reader, match, view, lines);
    }
  }
  return lines;
}

}  // namespace scriptorium::verbatim
