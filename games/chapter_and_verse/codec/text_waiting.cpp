#include "games/chapter_and_verse/codec/text_show.h"

// What is under way: effects that last, the line, a recitation, an effect that asks.
namespace scriptorium::chapter_and_verse {
namespace {

const json::array* list_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value == nullptr ? nullptr : &value->as_array();
}

Text names_of(const Screen& screen, const json::array& seats) {
  std::vector<Text> names;
  for (const json::value& seat : seats) names.push_back(seat_name(screen.reader, number(seat)));
  return listed(screen.reader, names);
}

void show_lasting(const Screen& screen, Lines& lines) {
  const json::array* lasting = list_in(screen.view, "lasting");
  if (lasting == nullptr) return;
  for (const json::value& each : *lasting) {
    const json::object& one = each.as_object();
    const std::string until = "text.lasts." + std::string(text_at(one, "until"));
    const Text verse = screen.verse(text_at(one, "verse"));
    lines.push_back(
        Text("  ").hang(4).add(screen.by_seat(until, number_at(one, "turn_of"), {verse})));
  }
}

Text line_item(const Screen& screen, const json::object& item) {
  const std::string key = "text.line." + std::string(text_at(item, "did"));
  Text text = screen.by_seat(key, number_at(item, "seat"), {screen.verse(text_at(item, "verse"))});
  if (item.contains("cancelled")) {
    text.add(" ").add(screen.phrase("text.cancelled").plain(), Style::kBad);
  }
  return text;
}

// What was laid last happens first.
void show_line(const Screen& screen, Lines& lines) {
  const json::array* line = list_in(screen.view, "line");
  if (line == nullptr) return;
  if (line->size() == 1) {
    const Text item = line_item(screen, line->front().as_object());
    lines.push_back(Text("  ").hang(4).add(screen.phrase("text.line_one", {item})));
    return;
  }
  lines.push_back(Text("  ").add(screen.phrase("text.line").plain(), Style::kStrong));
  for (std::size_t i = 0; i < line->size(); ++i) {
    Text text = Text("    ").hang(7).add(std::to_string(i + 1) + ". ", Style::kDim);
    lines.push_back(text.add(line_item(screen, (*line)[line->size() - 1 - i].as_object())));
  }
}

void show_window(const Screen& screen, Lines& lines) {
  const json::value* window = screen.view.if_contains("window");
  if (window == nullptr) return;
  const json::array& undecided = window->at("undecided").as_array();
  const bool alone = undecided.size() == 1 && screen.reader.is(number(undecided.front()));
  if (undecided.empty() || alone) return;
  lines.push_back(
      Text("  ").hang(4).add(screen.phrase("text.asked", {names_of(screen, undecided)})));
}

void show_reciting(const Screen& screen, Lines& lines) {
  const json::value* reciting = screen.view.if_contains("reciting");
  if (reciting == nullptr || (screen.asks() != "recite" && screen.asks() != "verdict")) return;
  const json::object& one = reciting->as_object();
  const Text verse = screen.verse(text_at(one, "verse"));
  Text line = screen.by_seat("text.recites", number_at(one, "seat"), {verse});
  if (const json::value* listener = one.if_contains("listener")) {
    line.add(" ").add(screen.by_seat("text.listens", number(*listener)));
  }
  if (const json::value* challenger = one.if_contains("challenger")) {
    line.add(" ").add(screen.by_seat("text.challenges", number(*challenger)));
  }
  lines.push_back(Text("  ").hang(4).add(line));
}

// Where people judge: what was said, and the verse that was to be said.
void show_judged(const Screen& screen, const AnyMatch& match, Lines& lines) {
  const std::optional<Said> said = match.last_said();
  if (screen.asks() != "verdict" || screen.reader.viewer.is_spectator() || !said) return;
  const json::object& reciting = screen.view.at("reciting").as_object();
  lines.push_back(Text("  ").hang(4).add(
      screen.by_seat("text.says", number_at(reciting, "seat"), {Text(said->text)})));
  for (const json::value& card : match.game().cards(screen.reader.language)) {
    if (card.at("id") != reciting.at("verse")) continue;
    const std::string verse(text_at(card.as_object(), "scripture"));
    lines.push_back(Text("  ").hang(4).add(screen.phrase("slip.verse", {Text(verse)})));
  }
}

void show_effect(const Screen& screen, Lines& lines) {
  const json::value* effect = screen.view.if_contains("effect");
  if (effect == nullptr) return;
  const json::object& one = effect->as_object();
  const std::string_view slug = text_at(one, "verse");
  const Text says(ability_text(screen.reader, slug, number_at(one, "ability")));
  Text line = screen.by_seat("text.effect", number_at(one, "controller"), {screen.verse(slug)});
  lines.push_back(Text("  ").hang(4).add(line).add(" ").add(says));
  const json::array* asked = list_in(one, "asked");
  const bool others = asked != nullptr && !asked->empty() &&
                      !(asked->size() == 1 && screen.reader.is(number(asked->front())));
  if (others) {
    lines.push_back(
        Text("    ").hang(4).add(screen.phrase("text.asked", {names_of(screen, *asked)})));
  }
  if (const json::array* picked = list_in(one, "picked"); picked != nullptr && !picked->empty()) {
    const Text chosen = verses_text(screen.reader, *picked);
    lines.push_back(Text("    ").hang(4).add(screen.phrase("text.picked", {chosen})));
  }
}

// The reader's own choice that is not complete yet.
void show_draft(const Screen& screen, Lines& lines) {
  const json::value* draft = screen.view.if_contains("draft");
  if (draft == nullptr) return;
  const json::object& one = draft->as_object();
  Text line;
  if (const std::string_view theme = text_at(one, "theme"); !theme.empty()) {
    std::vector<Text> chapters;
    for (const json::value& each : one.at("chapters").as_array()) {
      chapters.emplace_back(chapter_label(each.as_string()), Style::kLabel);
    }
    const Text book(theme_title(screen.reader, theme));
    line = chapters.empty() ? screen.phrase("text.book", {book})
                            : screen.phrase("text.book_of", {book, join(chapters, " ")});
  } else {
    const Text verse = screen.verse(text_at(one, "verse"));
    const std::string_view to = text_at(one, "to");
    const std::string label = chapter_label(to);
    line = to.empty()      ? screen.phrase("text.playing", {verse})
           : label.empty() ? screen.phrase("text.playing_new", {verse})
                           : screen.phrase("text.playing_into", {verse, Text(label)});
  }
  lines.push_back(Text("  ").hang(4).add(line));
}

}  // namespace

void show_waiting(const Screen& screen, const AnyMatch& match, Lines& lines) {
  show_lasting(screen, lines);
  show_line(screen, lines);
  show_window(screen, lines);
  show_reciting(screen, lines);
  show_judged(screen, match, lines);
  show_effect(screen, lines);
  if (!screen.reader.viewer.is_spectator()) show_draft(screen, lines);
}

}  // namespace scriptorium::chapter_and_verse
