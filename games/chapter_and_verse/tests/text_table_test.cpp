#include "table/text_table.h"

#include <gtest/gtest.h>

#include <set>

#include "games/registry/registry.h"

namespace scriptorium::chapter_and_verse {
namespace {

const AnyGame& the_game() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return *registry.find("chapter_and_verse");
}

Reader reader_of(Viewer viewer, Language language, int seats, bool drawing) {
  Reader reader;
  reader.viewer = viewer;
  reader.language = language;
  reader.drawing = drawing;
  for (int seat = 0; seat < seats; ++seat) reader.names.push_back("Seat" + std::to_string(seat));
  return reader;
}

// A key that no sentence stands for, or a gap that nothing fills, is said as it is.
void expect_said(const Text& text) {
  const std::string plain = text.plain();
  for (const char* raw :
       {"tell.", "text.", "choice.", "prompt.", "help.", "slip.", "typed.", "{"}) {
    ASSERT_EQ(plain.find(raw), plain.npos) << plain;
  }
}
void expect_said(const std::vector<Text>& lines) {
  for (const Text& line : lines) expect_said(line);
}

std::string text_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->as_string()) : std::string();
}

// Somebody who types what the dice choose among all that is legal.
class Typist {
 public:
  Typist(const AnyMatch& match, Seat seat, Dice& dice)
      : dice_(dice), view_(match.view(seat)), legal_(*match.legal(seat, {}, Language::kEnglish)) {
    own_ = view_.at("seats").as_array()[seat].as_object();
    at_ = dice.below(static_cast<std::uint32_t>(legal_.size()));
  }

  const json::object& chosen() const { return legal_[at_].as_object(); }
  bool sacrifices() const { return text_in(chosen(), "type") == "sacrifice"; }

  std::string line() {
    const std::string type = text_in(chosen(), "type");
    const std::string asks = text_in(view_, "asks");
    if (type == "recite") return "In the beginning, or thereabouts";
    if (sacrifices()) return sacrifice();
    if (type == "into" || type == "chapter") return chapter(asks == "chapter");
    if (asks != "turn" && asks != "window" && asks != "excess") return std::to_string(at_ + 1);
    if (type == "close") return "close " + text_in(chosen(), "theme");
    const std::string verse = text_in(chosen(), "verse");
    return verse.empty() ? type
                         : (asks == "excess" ? "" : type + " ") + std::to_string(number_of(verse));
  }

 private:
  std::string name_at(std::size_t place) const {
    const json::object& card = own_.at("hand").as_array()[place].as_object();
    const json::value* owner = card.if_contains("owner");
    return text_in(card, "verse") + (owner == nullptr ? "" : "~" + json::serialize(*owner));
  }
  std::size_t number_of(const std::string& verse) const {
    std::size_t place = 0;
    while (name_at(place) != verse) ++place;
    return place + 1;
  }
  // One of a player's own by its number, `2`; else with the player's letter, `B2`.
  std::string chapter(bool own) const {
    const std::string pile = text_in(chosen(), "to") + text_in(chosen(), "chapter");
    if (pile == "new") return pile;
    const std::string number = pile.substr(pile.find('.') + 1);
    return own ? number : static_cast<char>('A' + pile[0] - '0') + number;
  }
  // As many as are due, the last ones of the hand first: the order does not matter.
  std::string sacrifice() const {
    const json::object& draft = view_.at("draft").as_object();
    const bool in_hand = text_in(draft, "at").ends_with(".hand");
    const auto played = in_hand ? draft.at("place").to_number<std::size_t>() : 99;
    auto due = draft.at("due").to_number<int>();
    std::string line;
    for (std::size_t i = own_.at("hand").as_array().size(); i > 0 && due > 0; --i) {
      if (i - 1 == played) continue;
      line += (line.empty() ? "" : " ") + std::to_string(i);
      --due;
    }
    return line;
  }

  Dice& dice_;
  json::object view_;
  json::object own_;
  json::array legal_;
  std::size_t at_ = 0;
};

// What two readers are told of a move, and what it was called.
void expect_told(const AnyMatch& match, const TextTable& text, const Reader& reader,
                 const json::object& before, std::uint32_t since, std::set<std::string>& told) {
  for (json::value& each : match.events(reader.viewer, since)) {
    json::object& event = each.as_object();
    event["words"] = "In the beginning, or thereabouts";
    const Text sentence = text.tell(reader, event, before);
    expect_said(sentence);
    if (!sentence.empty()) told.insert(text_in(event, "type"));
  }
}

void expect_shown(const AnyMatch& match, const TextTable& text, const Reader& reader,
                  const Reader& looker) {
  expect_said(text.show(reader, match, Glance::kTable));
  expect_said(text.show(reader, match, Glance::kDecision));
  expect_said(text.show(looker, match, Glance::kTable));
  expect_said(text.prompt(reader, match));
  expect_said(text.help(reader, match));
}

void play_by_typing(std::uint64_t seed, std::set<std::string>& told, std::set<std::string>& asked) {
  const int seats = 2 + static_cast<int>(seed % 5);
  const Language language = seed % 2 == 0 ? Language::kEnglish : Language::kSpanish;
  TableRules rules;
  rules.seed = Seed::of(seed);
  rules.judge = Judge::kDice;
  const json::object options = {{"game", seed % 3 == 0 ? "basic" : "advanced"}};
  const auto match = std::move(*the_game().start(seats, options, rules));
  const auto text = the_game().text_table();
  Dice dice = Dice::fast(Seed::of(seed));
  int decisions = 0;
  while (!match->actors().empty()) {
    if (match->give_verdict()) continue;
    const Seat seat = match->first_to_act();
    const Reader reader = reader_of(Viewer(seat), language, seats, seed % 4 == 0);
    const Viewer other(static_cast<Seat>((seat + 1) % seats));
    const Reader looker =
        reader_of(seed % 7 == 0 ? Viewer::spectator() : other, language, seats, false);
    if (++decisions % 3 == 0) expect_shown(*match, *text, reader, looker);
    Typist typist(*match, seat, dice);
    const std::string line = typist.line();
    const std::string asks = text_in(match->view(seat), "asks");
    asked.insert(asks);
    const Typed typed = text->read(reader, *match, line);
    ASSERT_FALSE(typed.error) << asks << ": " << line << ": " << typed.error->message;
    ASSERT_FALSE(typed.actions.empty()) << asks << ": " << line;
    if (!typist.sacrifices()) {
      ASSERT_EQ(typed.actions.front(), json::value(typist.chosen())) << asks << ": " << line;
    }
    const json::object before[] = {match->view(reader.viewer), match->view(looker.viewer)};
    const std::uint32_t since[] = {match->revision(reader.viewer), match->revision(looker.viewer)};
    const auto no = match->act(seat, typed.actions, typed.words, language);
    ASSERT_FALSE(no) << asks << ": " << line << ": " << no->message;
    expect_told(*match, *text, reader, before[0], since[0], told);
    expect_told(*match, *text, looker, before[1], since[1], told);
    if (testing::Test::HasFatalFailure()) return;
  }
  const Reader reader = reader_of(Viewer(Seat{0}), language, seats, true);
  expect_said(text->show(reader, *match, Glance::kTable));
}

// Whole games, typed: every choice that is legal can be typed, whatever is shown, asked and told is
// said in both languages.
TEST(ChapterAndVerseText, WholeGamesAreTypedAndTold) {
  std::set<std::string> told;
  std::set<std::string> asked;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    play_by_typing(seed, told, asked);
    if (testing::Test::HasFatalFailure()) return;
  }
  for (const char* asks : {"turn", "chapter", "sacrifice", "hand_to", "recited", "faltered", "book",
                           "window", "recite", "effect"}) {
    EXPECT_TRUE(asked.contains(asks)) << asks;
  }
  for (const char* type : {"turn", "drew", "played", "challenged", "quoting", "recited", "declared",
                           "closed", "effect", "quick", "looked"}) {
    EXPECT_TRUE(told.contains(type)) << type;
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
