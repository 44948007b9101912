#include "table/rulebook.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace scriptorium {
namespace {

namespace json = boost::json;

TEST(ReadRules, TakesRulesAndThenTheirTests) {
  const std::vector<Rule> rules = read_rules(
      "# A game\n\nVB-99 in a sentence is no rule.\n\n"
      "| id | | rule |\n|---|---|---|\n"
      "| VB-01 | S | Two to five players. |\n"
      "| VB-02 | R | A | bar in a rule. |\n\n"
      "| id | tests |\n|---|---|\n"
      "| VB-01 | seats_test, laws |\n"
      "| VB-02 |  |\n");
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_EQ(rules[0].id, "VB-01");
  EXPECT_TRUE(rules[0].stated);
  EXPECT_EQ(rules[0].text, "Two to five players.");
  EXPECT_EQ(rules[0].tests, (std::vector<std::string>{"seats_test", "laws"}));
  EXPECT_FALSE(rules[1].stated);
  EXPECT_EQ(rules[1].text, "A | bar in a rule.");
  EXPECT_TRUE(rules[1].tests.empty());
}

TEST(ReadRules, OtherTablesAreNoRules) {
  EXPECT_TRUE(read_rules("").empty());
  EXPECT_TRUE(
      read_rules("| take | pile | what |\n| vb-01 | S | small |\n| VB-1 | S | x |").empty());
  EXPECT_TRUE(read_rules("| VB-01 | S").empty());
}

TEST(ReadRules, EveryCatalogueIsRead) {
  int catalogues = 0;
  for (const auto& file : std::filesystem::directory_iterator(SCRIPTORIUM_SOURCE "/docs/rules")) {
    std::ifstream in(file.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const std::vector<Rule> rules = read_rules(text);
    EXPECT_GT(rules.size(), 10U) << file.path();
    for (const Rule& rule : rules) EXPECT_GT(rule.text.size(), 5U) << rule.id;
    ++catalogues;
  }
  EXPECT_EQ(catalogues, 5);
}

TEST(Pretty, KeepsShortThingsOnOneLine) {
  EXPECT_EQ(pretty(json::parse(R"({"a":[1,2,{"b":null}]})")), R"({"a":[1,2,{"b":null}]})");
  EXPECT_EQ(pretty(json::value(std::string(200, 'x'))).size(), 202U);
}

TEST(Pretty, BreaksLongThingsAndIndents) {
  const json::value value = {{"list", {std::string(50, 'a'), std::string(50, 'b')}}, {"n", 1}};
  EXPECT_EQ(pretty(value), "{\n  \"list\": [\n    \"" + std::string(50, 'a') + "\",\n    \"" +
                               std::string(50, 'b') + "\"\n  ],\n  \"n\": 1\n}\n");
}

TEST(Pretty, IsTheSameJson) {
  const json::value value = json::parse(
      R"({"a\"\n":["ñ",1.5,true,null,{},[],{"deep":{"deeper":[[[["x"]]],"a long text to break the line"]}}],
          "other":{"some":"more text","and":"more text still","so":"that it is long enough"}})");
  EXPECT_EQ(json::parse(pretty(value)), value);
}

}  // namespace
}  // namespace scriptorium
