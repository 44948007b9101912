#include "games/chapter_and_verse/codec/text_show.h"

#include <algorithm>
#include <map>

namespace scriptorium::chapter_and_verse {

Text Screen::by_seat(std::string_view key, int seat, std::vector<Text> arguments) const {
  arguments.insert(arguments.begin(), seat_name(reader, seat));
  return phrase(std::string(key) + (reader.is(seat) ? ".you" : ".other"), arguments);
}

namespace {

// A line that cannot say everything: cut where it is full.
std::string cut(const std::string& text, std::size_t width) {
  if (columns(text) <= width) return text;
  std::string out;
  for (const std::string& word : words_of(text)) {
    if (columns(out) + columns(word) + 3 > width) break;
    out += (out.empty() ? "" : " ") + word;
  }
  return out + " …";
}

Text counted(const Screen& screen, const char* key, int count) {
  return screen.phrase(key, {Text(std::to_string(count))});
}

int size_of(const json::object& seat, const char* pile) {
  return static_cast<int>(seat.at(pile).as_array().size());
}

Text seat_line(const Screen& screen, const json::object& seat) {
  const int index = number(seat.at("seat"));
  const bool moves = number_at(screen.view, "mover") == index && screen.asks() != "nothing";
  Text line(screen.reader.drawing ? (moves ? "▸ " : "  ") : "");
  line.add(std::string(1, seat_letter(index)), Style::kLabel).add(" ").hang(6);
  line.add(seat_heading(screen.reader, index)).add(": ");
  std::vector<Text> facts = {
      Text(counted(screen, "text.count.blessings", number(seat.at("blessings").at("size"))).plain(),
           Style::kStrong),
      counted(screen, "text.count.hand", number(seat.at("hand_size"))),
      counted(screen, "text.count.deck", number(seat.at("deck").at("size")))};
  for (const char* pile : {"discard", "darkness"}) {
    if (const int count = size_of(seat, pile); count != 0) {
      facts.push_back(
          counted(screen, pile[2] == 's' ? "text.count.discard" : "text.count.darkness", count));
    }
  }
  line.add(join(facts, screen.reader.drawing ? " · " : ", "));
  const json::array& known = seat.at("hand").as_array();
  if (!screen.reader.is(index) && !known.empty()) {
    line.add(". ").add(screen.phrase("text.known_hand", {verses_text(screen.reader, known)}));
  }
  return line;
}

Text chapter_line(const Screen& screen, const json::object& chapter) {
  Text line("    ");
  line.add(chapter_label(text_at(chapter, "chapter")), Style::kLabel).pad(8).hang(8);
  line.add(chapter_icons(screen.reader, chapter.at("icons").as_object()));
  line.add(screen.reader.drawing ? "  " : ": ");
  return line.add(verses_text(screen.reader, chapter.at("verses").as_array()));
}

// Of each theme, what the best chapter of every player shows.
std::map<std::string, int> icons_together(const json::object& view) {
  std::map<std::string, int> together;
  for (const json::value& seat : view.at("seats").as_array()) {
    std::map<std::string, int> best;
    for (const json::value& chapter : seat.at("chapters").as_array()) {
      for (const auto& [theme, count] : chapter.at("icons").as_object()) {
        best[std::string(theme)] = std::max(best[std::string(theme)], number(count));
      }
    }
    for (const auto& [theme, count] : best) together[theme] += count;
  }
  return together;
}

void show_together(const Screen& screen, Lines& lines) {
  std::vector<std::pair<int, std::string>> counts;
  for (const auto& [theme, count] : icons_together(screen.view)) counts.emplace_back(-count, theme);
  std::ranges::sort(counts);
  std::vector<Text> parts;
  parts.reserve(counts.size());
  for (const auto& [count, theme] : counts) {
    parts.push_back(theme_count(screen.reader, theme, -count, false));
  }
  if (parts.empty()) return;
  const Text all = join(parts, screen.reader.drawing ? "  " : ", ");
  lines.push_back(Text("  ").hang(4).add(screen.phrase("text.together", {all})));
}

}  // namespace

void show_heading(const Screen& screen, Lines& lines) {
  const bool over = screen.asks() == "nothing";
  const int mover = number_at(screen.view, "mover");
  std::string title;
  if (over) {
    title = screen.phrase("text.over").plain();
  } else {
    const Text phase = screen.phrase("text.phase." + std::string(text_at(screen.view, "phase")));
    const Text round(std::to_string(number_at(screen.view, "round")));
    title = screen.by_seat("text.turn", mover, {round, phase}).plain();
  }
  lines.emplace_back();
  if (!screen.reader.drawing) return lines.emplace_back(title + "."), void();
  Text line("── ", Style::kDim);
  line.add(title, Style::kHeading).add(" ");
  std::string rule;
  const std::size_t width = std::min<std::size_t>(screen.reader.width, 72);
  for (std::size_t i = line.width(); i < width; ++i) rule += "─";
  lines.push_back(line.add(rule, Style::kDim));
}

void show_tabletops(const Screen& screen, Lines& lines) {
  for (const json::value& each : screen.view.at("seats").as_array()) {
    const json::object& seat = each.as_object();
    lines.push_back(seat_line(screen, seat));
    for (const json::value& chapter : seat.at("chapters").as_array()) {
      lines.push_back(chapter_line(screen, chapter.as_object()));
    }
  }
  show_together(screen, lines);
}

namespace {

// A verse on a line of its own; below it, or behind it where nothing is drawn, what it does.
void show_in_hand(const Screen& screen, std::string_view slug, std::size_t place, int cost,
                  std::size_t widest, bool effects, Lines& lines) {
  const bool drawing = screen.reader.drawing;
  Text line("   ");
  line.add(std::to_string(place + 1), Style::kLabel).pad(6).hang(6);
  line.add(title_of(screen.reader, slug), Style::kCard);
  if (drawing) {
    line.pad(widest + 8);
  } else {
    line.add(": ");
  }
  line.add(cost_text(screen.reader, slug, cost)).add(drawing ? "  " : ", ");
  line.add(icons_text(screen.reader, slug));
  const std::string effect = effects ? effect_text(screen.reader, slug) : std::string();
  if (!drawing && !effect.empty()) line.add(". " + effect);
  lines.push_back(line);
  if (!drawing || effect.empty()) return;
  lines.push_back(Text("      ").add(cut(effect, screen.reader.width - 8), Style::kDim));
}

Text hand_line(const Screen& screen, const json::array& hand, bool numbers) {
  Text line = Text("  ").hang(4).add(screen.phrase("text.hand").plain(), Style::kStrong).add(" ");
  if (!numbers) return line.add(verses_text(screen.reader, hand));
  std::vector<Text> parts;
  for (const json::value& card : hand) {
    const std::string title = title_of(screen.reader, text_at(card.as_object(), "verse"));
    const std::string place = std::to_string(parts.size() + 1);
    // The number stays with its title where a line ends.
    const bool drawing = screen.reader.drawing;
    parts.push_back(drawing ? Text(place, Style::kLabel).add("\u00a0").add(title, Style::kCard)
                            : Text(place + " " + title, Style::kCard));
  }
  return line.add(join(parts, screen.reader.drawing ? "  " : ", "));
}

}  // namespace

std::vector<int> costs_now(const Reader& reader, const AnyMatch& match, const json::object& view) {
  const bool plays = is_asked(reader, match) && text_at(view, "asks") == "turn";
  const Seat seat = reader.viewer.seat();
  std::vector<int> costs;
  for (const json::value& card : seat_in(view, seat).at("hand").as_array()) {
    costs.push_back(printed_cost(text_at(card.as_object(), "verse")));
    json::array steps = {{{"type", "play"}, {"verse", action_name(card.as_object())}}};
    if (!plays) continue;
    const Result<json::array> into = match.legal(seat, steps, reader.language);
    if (!into || into->empty()) continue;
    steps.push_back(into->front());
    const Result<json::object> after = match.view_after(seat, steps, reader.language);
    const json::value* draft = after ? after->if_contains("draft") : nullptr;
    // With nothing to pay it would be played at once, and that is no small step.
    costs.back() = draft == nullptr ? 0 : number_at(draft->as_object(), "due");
  }
  return costs;
}

std::optional<std::size_t> place_played(const Screen& screen) {
  const json::value* draft = screen.view.if_contains("draft");
  if (draft == nullptr || !text_at(draft->as_object(), "at").ends_with(".hand"))
    return std::nullopt;
  return static_cast<std::size_t>(number_at(draft->as_object(), "place"));
}

void show_hand(const Screen& screen, HandDetail detail, const std::vector<int>& costs,
               Lines& lines) {
  const json::array& hand = screen.own().at("hand").as_array();
  if (hand.empty()) return lines.push_back(Text("  ").add(screen.phrase("text.no_hand")));
  if (detail == HandDetail::kNumbers || detail == HandDetail::kTitles) {
    return lines.push_back(hand_line(screen, hand, detail == HandDetail::kNumbers));
  }
  lines.push_back(Text("  ").add(screen.phrase("text.hand").plain(), Style::kStrong));
  std::size_t widest = 0;
  for (const json::value& card : hand) {
    widest = std::max(widest, columns(title_of(screen.reader, text_at(card.as_object(), "verse"))));
  }
  const std::optional<std::size_t> played = place_played(screen);
  for (std::size_t place = 0; place < hand.size(); ++place) {
    if (place == played) continue;
    const std::string_view slug = text_at(hand[place].as_object(), "verse");
    show_in_hand(screen, slug, place, costs[place], widest, detail == HandDetail::kEffects, lines);
  }
}

Text outcome(const Screen& screen) {
  const json::array& winners = screen.view.at("winners").as_array();
  std::vector<Text> names;
  for (const json::value& each : winners) names.push_back(seat_name(screen.reader, number(each)));
  const bool drawn = screen.view.contains("winner");  // by the last blessing
  if (names.size() != 1) return screen.phrase("text.over.draw", {listed(screen.reader, names)});
  const int winner = number(winners.front());
  return screen.by_seat(drawn ? "text.over.won" : "text.over.fewest", winner);
}

}  // namespace scriptorium::chapter_and_verse
