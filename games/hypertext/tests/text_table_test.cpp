#include "table/text_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/registry/registry.h"

namespace scriptorium::hypertext {
namespace {

const AnyGame& hypertext_game() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return *registry.find("hypertext");
}

std::unique_ptr<AnyMatch> dealt(int seats, std::uint64_t seed, const json::object& options = {}) {
  TableRules rules;
  rules.seed = Seed::of(seed);
  return std::move(*hypertext_game().start(seats, options, rules));
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
  for (const char* raw : {"tell.", "web.", "choice.", "show.", "prompt.", "help.", "{"}) {
    ASSERT_EQ(plain.find(raw), plain.npos) << plain;
  }
}
void expect_said(const std::vector<Text>& lines) {
  for (const Text& line : lines) expect_said(line);
}

// Whole games, typed by number: every choice that is offered is read as what it is, every event has
// its sentence or none, in both languages.
TEST(HypertextText, WholeGamesAreTypedAndTold) {
  std::set<std::string> told;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 7);
    const Language language = seed % 2 == 0 ? Language::kEnglish : Language::kSpanish;
    const auto match = dealt(seats, seed, {{"length", "short"}});
    const auto text = hypertext_game().text_table();
    Dice dice = Dice::fast(Seed::of(seed));
    while (!match->actors().empty()) {
      const Seat seat = match->first_to_act();
      const Reader reader = reader_of(Viewer(seat), language, seats, seed % 3 == 0);
      const Viewer other(static_cast<Seat>((seat + 1) % seats));
      const Reader looker =
          reader_of(seed % 5 == 0 ? Viewer::spectator() : other, language, seats, false);
      expect_said(text->show(reader, *match, Glance::kTable));
      expect_said(text->show(looker, *match, Glance::kTable));
      expect_said(text->prompt(reader, *match));
      expect_said(text->help(reader, *match));
      const json::array legal = *match->legal(seat, {}, language);
      const auto chosen = dice.below(static_cast<std::uint32_t>(legal.size()));
      expect_said(text->show(reader, *match, Glance::kDecision));
      const Typed typed = text->read(reader, *match, std::to_string(chosen + 1));
      ASSERT_FALSE(typed.error) << typed.error->message;
      ASSERT_EQ(typed.actions, json::array{legal[chosen]});
      std::vector<json::object> before;
      std::vector<std::uint32_t> since;
      for (const Reader* each : {&reader, &looker}) {
        before.push_back(match->view(each->viewer));
        since.push_back(match->revision(each->viewer));
      }
      ASSERT_FALSE(match->act(seat, typed.actions, {}, language));
      for (int each = 0; each < 2; ++each) {
        const Reader& hears = each == 0 ? reader : looker;
        const auto at = static_cast<std::size_t>(each);
        for (const json::value& event : match->events(hears.viewer, since[at])) {
          const Text sentence = text->tell(hears, event.as_object(), before[at]);
          expect_said(sentence);
          if (!sentence.empty()) told.insert(std::string(event.at("type").as_string()));
        }
      }
      if (testing::Test::HasFatalFailure()) return;
    }
    const Reader reader = reader_of(Viewer(Seat{0}), language, seats, true);
    expect_said(text->show(reader, *match, Glance::kTable));
  }
  for (const char* type :
       {"chapter", "drew", "activated", "recorded", "discarded", "redeemed", "out", "grace",
        "scored", "wreath", "gained", "moved", "looked", "shown"}) {
    EXPECT_TRUE(told.contains(type)) << type;
  }
}

TEST(HypertextText, WordsAreUnderstoodInTheReadersLanguage) {
  const auto match = dealt(2, 7);
  const auto text = hypertext_game().text_table();
  const Seat seat = match->first_to_act();
  const json::object view = match->view(seat);
  const std::string card(view.at("seats").as_array()[seat].at("hand").as_array()[0].as_string());
  std::string title;
  for (const json::value& each : hypertext_game().cards(Language::kSpanish)) {
    if (each.at("id") == json::value(card)) title = each.at("title").as_string();
  }
  const json::array discard = {json::object{{"type", "discard"}, {"card", card}}};
  const Reader spanish = reader_of(Viewer(seat), Language::kSpanish, 2, true);
  EXPECT_EQ(text->read(spanish, *match, "descartar " + title).actions, discard);
  EXPECT_EQ(text->read(spanish, *match, "Descartar " + title).actions, discard);
  EXPECT_EQ(text->read(spanish, *match, "discard " + card).actions, discard);  // as programs do
  EXPECT_FALSE(text->read(spanish, *match, "carta " + title).said.empty());
  const Reader english = reader_of(Viewer(seat), Language::kEnglish, 2, true);
  const Typed unknown = text->read(english, *match, "dance");
  ASSERT_TRUE(unknown.error);
  EXPECT_NE(unknown.error->message.find("dance"), std::string::npos);
  const Typed refused = text->read(english, *match, "pass");
  ASSERT_TRUE(refused.error);
  EXPECT_EQ(refused.error->rule, "HT-17");
}

}  // namespace
}  // namespace scriptorium::hypertext
