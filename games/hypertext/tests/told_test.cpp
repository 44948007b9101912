#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry/registry.h"
#include "table/scenario.h"
#include "table/text_table.h"

// What views and events say to whoever has only them.
namespace scriptorium::hypertext {
namespace {

const AnyGame& game() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return *registry.find("hypertext");
}

std::unique_ptr<AnyMatch> at(const std::string& position) {
  const Result<Scenario> scenario =
      read_scenario("scenario What is told.\ngame hypertext\n" + position);
  EXPECT_TRUE(scenario) << scenario.error().message;
  auto match = game().position(*scenario, {Seed::of(1)});
  EXPECT_TRUE(match) << match.error().message;
  return std::move(*match);
}

void act(AnyMatch& match, Seat seat, const json::array& actions) {
  const auto no = match.act(Actor(seat), actions, {}, Language::kEnglish);
  ASSERT_FALSE(no) << no->message;
}

json::object event_of(const AnyMatch& match, Viewer viewer, std::string_view type) {
  for (const json::value& event : match.events(viewer, 0)) {
    if (event.at("type") == json::value(type)) return event.as_object();
  }
  ADD_FAILURE() << "nothing of " << type;
  return {};
}

// HT-14: the proposed cards record the phase, whenever it can be recorded, and nothing is proposed
// where it cannot.
TEST(HypertextReach, ProposesCardsThatRecord) {
  int proposed = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 4);
    const auto match =
        std::move(*game().start(seats, {{"length", "short"}}, TableRules{Seed::of(seed)}));
    Dice dice = Dice::fast(Seed::of(seed));
    while (!match->actors().empty()) {
      const Seat seat = match->first_to_act();
      const json::array legal = *match->legal(Actor(seat), {}, Language::kEnglish);
      const json::object view = match->view(Viewer(seat));
      for (const json::value& reach : view.at("reach").as_array()) {
        const json::value* lays = reach.as_object().if_contains("lays");
        ASSERT_EQ(lays != nullptr, reach.at("lacks") == json::value(0));
        const json::object record = {{"type", "record"}, {"target", reach.at("target")}};
        if (lays == nullptr || std::find(legal.begin(), legal.end(), record) == legal.end()) {
          continue;
        }
        json::array steps = {record};
        for (const json::value& laid : lays->as_array()) {
          const json::array next = *match->legal(Actor(seat), steps, Language::kEnglish);
          const json::object lay = {{"type", "lay"}, {"laid", laid}};
          ASSERT_NE(std::find(next.begin(), next.end(), lay), next.end()) << json::serialize(lay);
          steps.push_back(lay);
        }
        ++proposed;
      }
      const auto chosen = dice.below(static_cast<std::uint32_t>(legal.size()));
      act(*match, seat, {legal[chosen]});
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_FALSE(match->view(Viewer(Seat{0})).contains("reach"));  // there is nothing to reach for
  }
  EXPECT_GT(proposed, 500);
}

// HT-04: TITLEs are kept for others, and the cards that cost the least to activate.
TEST(HypertextReach, KeepsWhatServesBest) {
  const auto match =
      at("at board: parable\nat lot 0: psalm\nat lot 1: exodus\n"
         "at hand 0: king bread covenant oil salt eat new weep\nat hand 1: sing\n");
  const json::object reach = match->view(Viewer(Seat{0})).at("reach").at(0).as_object();
  ASSERT_EQ(reach.at("target"), json::value("board"));
  const json::array lays =
      reach.at("lays").as_array();  // three NOUNs of four, a VERB, an ADJECTIVE
  ASSERT_EQ(lays.size(), 5U);
  const auto has = [&](const char* word) {
    return std::find(lays.begin(), lays.end(), json::value(word)) != lays.end();
  };
  EXPECT_TRUE(has("covenant"));  // RARE
  EXPECT_FALSE(has("king"));
  EXPECT_FALSE(has("king:noun"));
}

// HT-28: how many cards everybody holds is open.
TEST(HypertextEvents, AnExchangeOfHandsSaysHowManyEachHolds) {
  const auto match =
      at("seats 3\nat hand 0: david bread oil salt stone\nat letters 0: 1\n"
         "at hand 1: weep sing\nat hand 2: new great\n");
  act(*match, 0,
      {{{"type", "reveal"}, {"card", "david"}},
       {{"type", "pay"}, {"card", "bread"}},
       {{"type", "pay"}, {"card", "oil"}},
       {{"type", "pay"}, {"card", "salt"}}});
  act(*match, 0, {{{"type", "player"}, {"seat", 1}}});
  for (const Viewer viewer : {Viewer(Seat{0}), Viewer(Seat{2}), Viewer::spectator()}) {
    const json::object event = event_of(*match, viewer, "exchanged");
    EXPECT_EQ(event.at("count"), json::value(2));
    EXPECT_EQ(event.at("others_count"), json::value(1));
    EXPECT_EQ(event.contains("cards"), viewer == Viewer(Seat{0}));
  }
}

TEST(HypertextEvents, AnExchangeOfLotsSaysWhichEachHas) {
  const auto match =
      at("at board: apocalypse\nat lot 0: congregation\nat lot 1: psalm\n"
         "at hand 0: jacob ruth eat\nat letters 0: 1\nat hand 1: weep sing\n");
  act(*match, 0, {{{"type", "reveal"}, {"card", "jacob"}}, {{"type", "pay"}, {"card", "ruth"}}});
  const json::object event = event_of(*match, Viewer(Seat{1}), "exchanged");
  EXPECT_EQ(event.at("lot"), json::value("psalm"));
  EXPECT_EQ(event.at("others_lot"), json::value("congregation"));
}

// HT-08: what the Tower shows is turned up by whoever activates, and told so to the others.
TEST(HypertextEvents, WhoeverActivatesTurnsUp) {
  const auto match =
      at("seats 2\nat mover: 1\nat hand 0: bread oil\nat hand 1: sing weep\nat drawn: sing\n"
         "at tower: king queen salt\n");
  act(*match, 1, {{{"type", "activate"}, {"card", "sing"}}});
  EXPECT_EQ(event_of(*match, Viewer(Seat{0}), "shown").at("seat"), json::value(1));
}

// HT-12: in Spanish a card's name is quoted in a sentence; nearly all of them are everyday words.
TEST(HypertextText, SpanishQuotesTheNamesOfCards) {
  const auto match = at("at hand 0: egypt\nat letters 0: 1\nat hand 1: weep sing\n");
  const auto why = [&](const char* type, const char* card) {
    const json::object action = {{"type", type}, {"card", card}};
    return match->why(Seat{0}, action, Language::kSpanish)->message;
  };
  EXPECT_EQ(why("reveal", "egypt"), "“Egipto” se paga con 1 carta de tu mano, y no tienes otra.");
  EXPECT_EQ(why("discard", "salt"), "“Sal” no está en tu mano o ya se usó.");
}

// HT-16: a phase that the reader has recorded is not called lacking.
TEST(HypertextText, ARecordedPhaseIsSaidToBe) {
  const auto match =
      at("at board: epistle\nat lot 0: lament\nat lot 1: altar\n"
         "at hand 0: ruth eat walk bread oil great white holy\nat hand 1: weep sing salt\n");
  json::array record = {{{"type", "record"}, {"target", "board"}}};
  for (const char* word : {"ruth", "eat", "walk", "bread", "oil"}) {
    record.push_back({{"type", "lay"}, {"laid", word}});
  }
  act(*match, 0, record);
  Reader reader;
  reader.viewer = Viewer(Seat{0});
  reader.names = {"Ada", "Ben"};
  std::string shown;
  for (const Text& line : game().text_table()->show(reader, *match, Glance::kTable)) {
    shown += line.plain() + "\n";
  }
  EXPECT_NE(shown.find("8 points: recorded"), shown.npos) << shown;
}

}  // namespace
}  // namespace scriptorium::hypertext
