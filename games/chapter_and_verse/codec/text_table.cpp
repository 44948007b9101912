#include "games/chapter_and_verse/codec/text_table.h"

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/text_show.h"
#include "games/chapter_and_verse/codec/text_slips.h"

namespace scriptorium::chapter_and_verse {
namespace {

// What is asked, as the keys of prompts and help name it: `turn` differs by the phase, `effect` by
// what it asks.
std::string asked_of(const Screen& screen) {
  std::string asks(screen.asks());
  if (asks == "turn") return asks + "." + std::string(text_at(screen.view, "phase"));
  if (asks != "effect") return asks;
  return asks + "." + std::string(text_at(screen.view.at("effect").as_object(), "asks"));
}

// How much of the hand is shown. A list of choices has its own numbers; two kinds at once would
// confuse.
std::optional<HandDetail> hand_detail(const Screen& screen, bool asked, bool table) {
  const std::string_view asks = screen.asks();
  if (asked && (is_listed(asks) || asks == "recite")) {
    return table ? std::optional(HandDetail::kTitles) : std::nullopt;
  }
  if (asks == "verdict") return std::nullopt;
  if (asks == "sacrifice") return HandDetail::kIcons;
  if (asks == "window" && table) return HandDetail::kNumbers;
  return HandDetail::kEffects;
}

}  // namespace

std::unique_ptr<TextTable> ChapterAndVerseCodec::text_table(const Shelf& shelf) {
  return std::make_unique<ChapterAndVerseTextTable>(shelf);
}

std::vector<Text> ChapterAndVerseTextTable::show(const Reader& reader, const AnyMatch& match,
                                                 Glance glance) const {
  const json::object view = match.view(reader.viewer);
  const Screen screen = {reader, view};
  const bool over = screen.asks() == "nothing";
  // A turn begins with the table before one's eyes, even right after one's own answer.
  const bool begins = screen.asks() == "turn" && text_at(view, "phase") == "freeplay";
  const bool table = glance == Glance::kTable || over || begins;
  Lines lines;
  if (table) {
    show_heading(screen, lines);
    show_tabletops(screen, lines);
  }
  if (over) {
    lines.push_back(outcome(screen));
    return lines;
  }
  show_waiting(screen, match, lines);
  if (reader.viewer.is_spectator()) return lines;
  const bool asked = is_asked(reader, match);
  if (const auto detail = hand_detail(screen, asked, table)) {
    show_hand(screen, *detail, costs_now(reader, match, view), lines);
  }
  if (asked) show_offers(offers(reader, match, view), lines);
  return lines;
}

Text ChapterAndVerseTextTable::tell(const Reader& reader, const json::object& event,
                                    const json::object& before) const {
  const std::string_view type = text_at(event, "type");
  const std::string_view words = text_at(event, "words");
  if (type == "recited" && !words.empty() && !reader.is(number(event.at("seat")))) {
    return phrase(reader, "text.says.other",
                  {seat_name(reader, number(event.at("seat"))), Text(std::string(words))});
  }
  Text told = ChapterAndVerseCodec::telling().tell({reader, event, before});
  if (type != "verdict" || words.empty()) return told;
  const json::value* reciting = before.if_contains("reciting");
  if (reciting == nullptr) return told;
  const std::string_view slug = text_at(reciting->as_object(), "verse");
  const Text slips = slips_text(reader, shelf_, slug, words);
  if (!slips.empty()) told.add(" ").add(slips);
  return told;
}

Text ChapterAndVerseTextTable::prompt(const Reader& reader, const AnyMatch& match) const {
  const json::object view = match.view(reader.viewer);
  const Screen screen = {reader, view};
  std::vector<Text> arguments;
  if (const json::value* draft = view.if_contains("draft")) {
    arguments.emplace_back(std::to_string(number_at(draft->as_object(), "due")));
  }
  const json::value* reciting = view.if_contains("reciting");
  if (reciting != nullptr && screen.asks() == "recite") {
    arguments = {screen.verse(text_at(reciting->as_object(), "verse"))};
  }
  const std::string key = "prompt." + asked_of(screen);
  const json::value* effect = view.if_contains("effect");
  const std::string_view verb = effect ? text_at(effect->as_object(), "verb") : std::string_view();
  const std::string with_verb = key + "." + std::string(verb);
  return screen.phrase(ChapterAndVerseCodec::phrases().has(with_verb) ? with_verb : key, arguments);
}

std::vector<Text> ChapterAndVerseTextTable::help(const Reader& reader,
                                                 const AnyMatch& match) const {
  const json::object view = match.view(reader.viewer);
  const Screen screen = {reader, view};
  Lines lines;
  const auto add = [&](const std::string& part) {
    for (int number = 1;; ++number) {
      const std::string key = "help." + part + "." + std::to_string(number);
      if (!ChapterAndVerseCodec::phrases().has(key)) return;
      lines.push_back(Text("  ").hang(2).add(screen.phrase(key)));
    }
  };
  const std::string asked = asked_of(screen);
  if (asked.starts_with("turn")) add("goal");
  add(asked);
  if (asked == "window" && text_at(view, "game") == "advanced") add("quick");
  if (is_listed(screen.asks())) add("listed");
  if (screen.asks() != "recite") add("look");
  return lines;
}

bool ChapterAndVerseTextTable::hides_screen(const Reader& reader, const AnyMatch& match) const {
  return is_asked(reader, match) && text_at(match.view(reader.viewer), "asks") == "recite";
}

}  // namespace scriptorium::chapter_and_verse
