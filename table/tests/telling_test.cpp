// How a telling is read. What it says of the events of each game: tests/registry/telling_test.cpp.
#include "table/telling.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace scriptorium {
namespace {

const Phrases kPhrases(
    "tell.won\n  en {0} has won {1}.\n  es {0} ha ganado {1}.\n"
    "tell.cards\n  en {0} cards\n  es {0} cartas\ntell.card\n  en a card\n  es una carta\n");

std::string fault_of(const std::string& line, std::vector<OwnWord> own = {}) {
  try {
    const Telling telling("x.txt", "# remark\n" + line, kPhrases, std::move(own));
    return {};
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

// web/build/telling.test.ts reads the same lines.
TEST(Telling, WhatIsNoLineIsNamedWithFileLineAndReason) {
  std::ifstream file(SCRIPTORIUM_SOURCE "/table/tests/telling_faulty.json");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const json::value faulty = json::parse(text);
  ASSERT_FALSE(faulty.as_array().empty());
  for (const json::value& each : faulty.as_array()) {
    const std::string line(each.at("line").as_string());
    EXPECT_EQ(fault_of(line), std::string_view(each.at("fault").as_string())) << line;
  }
}

TEST(Telling, WordsThatTheGameDoesNotHaveAreNamed) {
  EXPECT_EQ(fault_of("won: tell.won nmae(seat)"),
            "x.txt:2: there is no word \"nmae\"; did you mean \"name\"?");
  EXPECT_EQ(fault_of("won: tell.won phase(board)"), "x.txt:2: there is no word \"phase\"");
  EXPECT_EQ(fault_of("won: tell.won name(seat, other)"), "x.txt:2: \"name\" takes 1 field");
  EXPECT_EQ(fault_of("won: tell.won card(card)"),
            "x.txt:2: \"card\" needs the game's own word \"card\"");
  const auto own = [](const Happening&, const json::value&) { return Text("own"); };
  EXPECT_EQ(fault_of("won: tell.won card(card) phase(board)", {{"card", own}, {"phase", own}}), "");
}

Text told(const Telling& telling, std::string_view event, Viewer viewer = Viewer::spectator()) {
  Reader reader;
  reader.viewer = viewer;
  reader.names = {"ada", "Ben"};
  const json::object before = {{"step", json::object{{"of", 3}}}};
  return telling.tell({reader, json::parse(event).as_object(), before});
}

TEST(Telling, StylesAreKeptAndASentenceBeginsWithACapital) {
  const auto card = [](const Happening&, const json::value& value) {
    return Text(std::string(value.as_string()), Style::kCard);
  };
  const Telling telling("x.txt", "won: tell.won names(seats) cards(cards, count)", kPhrases,
                        {{"card", card}});
  const Text said = told(telling, R"({"type":"won","seats":[0],"cards":["bread"]})");
  EXPECT_EQ(said.plain(), "ada has won bread.");  // a name is written as it is
  EXPECT_EQ(said.spans().front().style, Style::kName);
  EXPECT_EQ(said.spans()[2].style, Style::kCard);
  EXPECT_EQ(told(telling, R"({"type":"won","seats":[0,1],"count":3})", Viewer(Seat{0})).plain(),
            "You and Ben has won 3 cards.");
  EXPECT_EQ(told(telling, R"({"type":"won"})").plain(), " has won 0 cards.");  // never a crash
}

TEST(Telling, TheFirstLineThatFitsIsTaken) {
  const Telling telling("x.txt",
                        "won if before.step.of = {how} and no list: tell.card\n"
                        "won if by: tell.cards number(how)\n"
                        "lost: tell.card",
                        kPhrases, {});
  EXPECT_EQ(told(telling, R"({"type":"won","how":3})").plain(), "A card");
  EXPECT_EQ(told(telling, R"({"type":"won","how":3,"list":[1],"by":0})").plain(), "3 cards");
  EXPECT_EQ(told(telling, R"({"type":"won","how":4,"by":false})").plain(), "");  // no line fits
  EXPECT_EQ(told(telling, R"({"type":"drawn","how":4})").plain(), "");
}

}  // namespace
}  // namespace scriptorium
