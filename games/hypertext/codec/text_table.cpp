#include "games/hypertext/codec/text_table.h"

#include <algorithm>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "table/rulebook.h"

namespace scriptorium::hypertext {

std::unique_ptr<TextTable> HypertextCodec::text_table() {
  return std::make_unique<HypertextTextTable>();
}

Text phrase(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return say(HypertextCodec::phrases(), key, reader.language, arguments);
}

Text word_text(const Reader& reader, std::string_view word) {
  const std::optional<int> card = WordList::get().kind_of(word);
  return {card ? WordList::get().title(*card, reader.language) : std::string(word), Style::kCard};
}

Text phase_text(const Reader& reader, std::string_view phase) {
  const std::optional<int> number = PhaseList::get().phase_named(phase);
  const PhaseList& phases = PhaseList::get();
  return {number ? phases.title(*number, reader.language) : std::string(phase), Style::kStrong};
}

std::string type_text(const Reader& reader, std::string_view type) {
  return std::string(WordList::get().title_named(type, reader.language));
}

Text words_text(const Reader& reader, const json::array& words) {
  std::vector<Text> texts;
  for (const json::value& word : words) {
    texts.push_back(word_text(reader, std::string_view(word.as_string())));
  }
  return listed(reader, texts);
}

int number(const json::value& value) { return value.to_number<int>(); }

namespace {

using Lines = std::vector<Text>;

std::string_view text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->as_string())
                                                : std::string_view();
}

// What a phase takes: `NAME VERB VERB NOUN NOUN`, "5 of one type".
std::string cards_of(const Reader& reader, std::string_view slug) {
  const std::optional<int> phase = PhaseList::get().phase_named(slug);
  if (!phase) return {};
  const std::string& said = PhaseList::get().cards(*phase);
  const std::vector<std::string> words = words_of(said);
  const int size = the_book().phase(*phase).size;
  const auto shape = [&](const char* key, const std::string& what) {
    return phrase(reader, key, {Text(what)}).plain();
  };
  if (words.back() == "any") return shape("web.phase.any", std::to_string(size));
  if (words.back() == "same") return shape("web.phase.same", std::to_string(size));
  if (words.front() == "1") return shape("web.phase.each", std::to_string(size));
  if (words.size() > 1 && words[1] == "+") return shape("web.phase.groups", said);
  std::vector<Text> types;
  for (const std::string& word : words)
    types.emplace_back(type_text(reader, effects::slug_of(word)));
  return join(types, " ").plain();
}

// Whether the reader has recorded it in this chapter.
bool recorded(const Reader& reader, const json::object& view, const json::value& target) {
  const json::object& own = view.at("seats").as_array()[reader.viewer.seat()].as_object();
  if (target.is_string()) return number(own.at("records")) != 0;
  const json::value* done = own.if_contains("lots_done");
  if (done == nullptr) return false;
  const json::array& lots = done->as_array();
  return std::find(lots.begin(), lots.end(), target) != lots.end();
}

// How far the reader's hand is from a phase.
Text reach_text(const Reader& reader, const json::object& view, const json::value& target) {
  const json::value* all = view.if_contains("reach");
  if (all == nullptr) return {};
  for (const json::value& each : all->as_array()) {
    if (each.at("target") != target) continue;
    const int lacks = number(each.at("lacks"));
    if (lacks != 0 && recorded(reader, view, target)) {
      return {phrase(reader, "web.reach.done").plain(), Style::kGood};
    }
    if (lacks == 0) return {phrase(reader, "web.reach.makes").plain(), Style::kGood};
    if (lacks > 2) {
      return {phrase(reader, "web.reach.far", {std::to_string(lacks)}).plain(), Style::kDim};
    }
    std::vector<Text> types;
    for (const json::value& type : each.at("types").as_array()) {
      types.emplace_back(type_text(reader, std::string_view(type.as_string())));
    }
    return phrase(reader, "web.reach.lacks", {listed(reader, types), std::to_string(lacks)});
  }
  return {};
}

// A phase, what it takes, what more there is to say of it, and how far the reader is from it.
Text phase_line(const Reader& reader, const json::object& view, const json::value& target,
                std::string_view phase, const Text& more = {}) {
  Text line = phase_text(reader, phase);
  line.add(" (" + cards_of(reader, phase) + ")");
  if (!more.empty()) line.add(", ").add(more);
  const Text reach = reach_text(reader, view, target);
  if (!reach.empty()) line.add(reader.drawing ? " · " : ": ").add(reach);
  return line;
}

void show_heading(const Reader& reader, const json::object& view, Lines& lines) {
  const int chapter = number(view.at("chapter"));
  const int chapters = number(view.at("chapters"));
  const Text title =
      chapter > chapters
          ? phrase(reader, "web.chapter.tie")
          : phrase(reader, "web.chapter", {std::to_string(chapter), std::to_string(chapters)});
  lines.emplace_back();
  if (!reader.drawing) {
    lines.push_back(Text(title.plain() + "."));
  } else {
    Text line("── ", Style::kDim);
    line.add(title.plain(), Style::kHeading).add(" ");
    std::string rule;
    for (std::size_t i = line.width(); i < std::min<std::size_t>(reader.width, 72); ++i) {
      rule += "─";
    }
    lines.push_back(line.add(rule, Style::kDim));
  }
  const std::string_view board = text_at(view, "board");
  const std::optional<int> phase = PhaseList::get().phase_named(board);
  const int points = phase ? the_book().phase(*phase).points : 0;
  Text line = Text("  ").hang(4);
  line.add(phrase(reader, "web.board").plain(), Style::kStrong).add(": ");
  const Text worth = phrase(reader, "web.points", {std::to_string(points)});
  lines.push_back(line.add(phase_line(reader, view, json::value("board"), board, worth)));
}

Text seat_label(const Reader& reader, int seat) {
  const Text name = reader.is(seat) ? phrase(reader, "show.you") : seat_name(reader, seat);
  return Text(name.plain(), Style::kStrong).add(": ");
}

// Somebody's score, cards, Letters, Lot and wreaths.
Text seat_line(const Reader& reader, const json::object& view, const json::object& seat) {
  const int index = number(seat.at("seat"));
  const json::array& pages = seat.at("pages").as_array();
  const bool moves = number(view.at("mover")) == index && text_at(view, "step") != "over";
  Text line(reader.drawing ? (moves ? "▸ " : "  ") : "");
  line.add(seat_label(reader, index)).hang(4);
  const auto many = [&](const char* key, int count) {
    return phrase(reader, key, {Text(std::to_string(count))});
  };
  std::vector<Text> facts = {many("web.seat.score", number(seat.at("score")))};
  if (number(seat.at("earned")) != 0) {
    facts.push_back(many("web.seat.earned", number(seat.at("earned"))));
  }
  facts.push_back(many("web.seat.hand", number(seat.at("hand_size"))));
  if (number(seat.at("letters")) != 0) {
    facts.push_back(many("web.seat.letters", number(seat.at("letters"))));
  }
  if (!pages.empty()) facts.push_back(many("web.seat.pages", static_cast<int>(pages.size())));
  for (const char* wreath : {"record_wreath", "empty_wreath"}) {
    const json::value* holder = view.if_contains(wreath);
    if (holder != nullptr && number(*holder) == index) {
      facts.push_back(phrase(reader, std::string("web.seat.") + wreath));
    }
  }
  for (const char* fact : {"owes", "out"}) {
    if (seat.contains(fact)) facts.push_back(phrase(reader, std::string("web.seat.") + fact));
  }
  line.add(join(facts, ", "));
  if (const std::string_view lot = text_at(seat, "lot"); !lot.empty()) {
    line.add(". ").add(phrase(reader, "web.lot")).add(": ");
    line.add(phase_line(reader, view, json::value(index), lot));
  }
  return line;
}

void show_piles(const Reader& reader, const json::object& view, Lines& lines) {
  const json::array& sheol = view.at("sheol").as_array();
  const auto pile = [&](const char* name, int count) {
    return phrase(reader, "web.pile", {phrase(reader, name), Text(std::to_string(count))});
  };
  Text line = Text("  ").hang(4).add(pile("web.tower", number(view.at("tower").at("size"))));
  line.add(". ").add(pile("web.sheol", static_cast<int>(sheol.size())));
  constexpr std::size_t kShown = 12;
  json::array first(sheol.begin(),
                    sheol.begin() + static_cast<std::ptrdiff_t>(std::min(kShown, sheol.size())));
  if (!first.empty()) line.add(" (").add(words_text(reader, first));
  if (sheol.size() > kShown) line.add(" …");
  if (!first.empty()) line.add(")");
  lines.push_back(line.add("."));
}

// Your hand, a line for each type.
void show_hand(const Reader& reader, const json::object& view, Lines& lines) {
  const json::object& own = view.at("seats").as_array()[reader.viewer.seat()].as_object();
  const json::value* hand = own.if_contains("hand");
  if (hand == nullptr) return;
  const std::string_view drawn = text_at(view, "drawn");
  lines.push_back(Text("  ").add(phrase(reader, "web.your_hand").plain(), Style::kStrong).add(":"));
  for (const Type type : kAllTypes) {
    std::vector<Text> cards;
    for (const json::value& each : hand->as_array()) {
      const std::string_view slug = each.as_string();
      const std::optional<int> card = WordList::get().kind_of(slug);
      if (!card || the_book().word(static_cast<Card>(*card)).type != type) continue;
      Text text = word_text(reader, slug);
      if (slug == drawn) {
        text.add(" (").add(phrase(reader, "web.drawn").plain(), Style::kDim).add(")");
      }
      cards.push_back(text);
    }
    if (cards.empty()) continue;
    Text line = Text("    ").add(type_text(reader, scriptorium::name_of(type)), Style::kLabel);
    lines.push_back(line.add(" ").hang(6).add(join(cards, ", ")));
  }
}

// What the ability that is asking says.
void show_effect(const Reader& reader, const json::object& view, Lines& lines) {
  const json::value* effect = view.if_contains("effect");
  if (effect == nullptr) return;
  const std::string_view card = text_at(effect->as_object(), "card");
  const std::optional<int> kind = WordList::get().kind_of(card);
  if (!kind) return;
  Text line = Text("  ").hang(4).add(word_text(reader, card)).add(":");
  for (const std::string& text : WordList::get().text(*kind, reader.language)) {
    line.add(" " + text);
  }
  lines.push_back(line);
}

Text target_text(const Reader& reader, const json::object& view, const json::value& target) {
  if (target.is_string()) {
    return phrase(reader, "choice.board", {phase_text(reader, text_at(view, "board"))});
  }
  const int seat = number(target);
  const json::object& owner =
      view.at("seats").as_array()[static_cast<std::size_t>(seat)].as_object();
  const Text phase = phase_text(reader, text_at(owner, "lot"));
  if (reader.is(seat)) return phrase(reader, "choice.own_lot", {phase});
  return phrase(reader, "choice.lot", {phase, seat_name(reader, seat)});
}

// An action as it is offered: what is typed for it, without what it costs or brings.
Text choice_text(const Reader& reader, const json::object& view, const json::object& action) {
  const std::string type(text_at(action, "type"));
  const std::string key = "choice." + type;
  if (type == "record") {
    return phrase(reader, key, {target_text(reader, view, action.at("target"))});
  }
  if (type == "lay") {
    const std::vector<std::string_view> laid = split(text_at(action, "laid"), ':');
    const Text card = word_text(reader, laid[0]);
    if (laid.size() == 1) return phrase(reader, key, {card});
    return phrase(reader, "choice.lay_as", {card, Text(type_text(reader, laid[1]))});
  }
  if (type == "player") return phrase(reader, key, {seat_name(reader, number(action.at("seat")))});
  if (type == "option")
    return phrase(reader, key, {Text(std::to_string(number(action.at("option"))))});
  if (type == "name")
    return phrase(reader, key, {Text(type_text(reader, text_at(action, "member")))});
  if (type == "redeem") return phrase(reader, key, {word_text(reader, text_at(view, "offered"))});
  return phrase(reader, key, {word_text(reader, text_at(action, "card"))});
}

// Beside it, what a card would cost and do.
Text ability_text(const Reader& reader, const json::object& view, const json::object& action) {
  const std::string_view type = text_at(action, "type");
  if (type != "activate" && type != "reveal") return {};
  const std::optional<int> card = WordList::get().kind_of(text_at(action, "card"));
  if (!card) return {};
  const json::object& own = view.at("seats").as_array()[reader.viewer.seat()].as_object();
  const json::array& hand = own.at("hand").as_array();
  const auto place = std::find(hand.begin(), hand.end(), action.at("card")) - hand.begin();
  const int price = number(own.at("costs").as_array().at(static_cast<std::size_t>(place)));
  Text text = price == 0 ? phrase(reader, "web.card.free")
                         : phrase(reader, "web.card.cost", {Text(std::to_string(price))});
  text.add(".");
  for (const std::string& line : WordList::get().text(*card, reader.language)) text.add(" " + line);
  const json::array& idle = own.at("idle").as_array();
  if (std::find(idle.begin(), idle.end(), action.at("card")) != idle.end()) {
    text.add(" ").add(phrase(reader, "web.card.idle"));
  }
  return text;
}

Text outcome(const Reader& reader, const AnyMatch& match) {
  std::vector<Text> winners;
  const json::object scores = match.scores();
  bool own = false;
  for (const json::value& seat : scores.at("winners").as_array()) {
    own = own || reader.is(number(seat));
    winners.push_back(seat_name(reader, number(seat)));
  }
  return own ? phrase(reader, "tell.ended.you")
             : phrase(reader, "tell.ended.other", {listed(reader, winners)});
}

// Everybody's points and who has won: nothing else matters any more.
Lines final_scores(const Reader& reader, const AnyMatch& match, const json::object& view) {
  Lines lines;
  for (const json::value& seat : view.at("seats").as_array()) {
    const std::string score = std::to_string(number(seat.at("score")));
    lines.push_back(seat_label(reader, number(seat.at("seat")))
                        .add(phrase(reader, "web.seat.score", {Text(score)})));
  }
  lines.push_back(outcome(reader, match));
  return lines;
}

}  // namespace

std::vector<Text> HypertextTextTable::show(const Reader& reader, const AnyMatch& match,
                                           Glance glance) const {
  const json::object view = match.view(reader.viewer);
  const bool over = match.actors().empty();
  Lines lines;
  if (glance == Glance::kTable || over) {
    if (over) return final_scores(reader, match, view);
    show_heading(reader, view, lines);
    for (const json::value& seat : view.at("seats").as_array()) {
      lines.push_back(seat_line(reader, view, seat.as_object()));
    }
    show_piles(reader, view, lines);
  }
  if (!reader.viewer.is_spectator()) show_hand(reader, view, lines);
  show_effect(reader, view, lines);
  show_offers(reader, match, lines);
  return lines;
}

// What the game is about, before what may be typed.
std::vector<Text> HypertextTextTable::help(const Reader& reader, const AnyMatch& match) const {
  Lines lines;
  for (const char* key : {"help.goal", "help.lot", "help.letter", "help.redeem"}) {
    lines.push_back(Text("  ").hang(2).add(phrase(reader, key)));
  }
  for (Text& line : NumberedTextTable::help(reader, match)) lines.push_back(std::move(line));
  return lines;
}

Text HypertextTextTable::prompt(const Reader& reader, const AnyMatch& match) const {
  const json::object view = match.view(reader.viewer);
  std::string step(text_at(view, "step"));
  if (const json::value* draft = view.if_contains("draft")) {
    step = draft->as_object().contains("target") ? "laying" : "paying";
  }
  return phrase(reader, "prompt." + step);
}

NumberedTextTable::Offer HypertextTextTable::offer(const Reader& reader, const AnyMatch&,
                                                   const json::object& view,
                                                   const json::object& action) const {
  return {action, choice_text(reader, view, action), ability_text(reader, view, action)};
}

}  // namespace scriptorium::hypertext
