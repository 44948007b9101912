#include <regex>

#include "table/tests/session.h"

// The schema of the protocol. What it allows is tried with real traffic in tests/protocol.
namespace scriptorium {
namespace {

const json::object& definitions() {
  static const json::object schema = protocol_schema(games());
  return schema.at("$defs").as_object();
}

std::string text_of(const std::string& name) { return json::serialize(definitions().at(name)); }

TEST(Schema, HasEveryRequestAndEveryGame) {
  for (const RequestSpec& spec : requests()) {
    EXPECT_TRUE(definitions().contains("request_" + std::string(spec.name)));
    EXPECT_TRUE(definitions().contains("answer_" + std::string(spec.name)));
  }
  for (const std::string_view id : games().ids()) {
    for (const std::string_view part : {"_action", "_event", "_view", "_printed_card", "_entry"}) {
      EXPECT_TRUE(definitions().contains(std::string(id) + std::string(part)));
    }
  }
  for (const std::string_view name : {"failure", "replay", "request", "answer", "action"}) {
    EXPECT_TRUE(definitions().contains(name)) << name;
  }
}

TEST(Schema, TagsWhatIsAGamesOwnWithTheGame) {
  for (const std::string_view name : {"answer_view", "answer_legal", "answer_events", "answer_act",
                                      "answer_bot", "answer_cards", "answer_review", "replay"}) {
    const json::array& variants = definitions().at(name).at("oneOf").as_array();
    ASSERT_EQ(variants.size(), games().ids().size()) << name;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      const json::value& game = variants[i].at("properties").at("game").at("const");
      EXPECT_EQ(game, json::value(games().ids()[i])) << name;
    }
  }
  EXPECT_EQ(
      definitions().at("answer_view").at("oneOf").at(0).at("properties").at("view").at("$ref"),
      json::value("#/$defs/" + std::string(games().ids()[0]) + "_view"));
}

TEST(Schema, LetsAGameLackAReviewAndConstants) {
  for (const json::value& variant : definitions().at("answer_review").at("oneOf").as_array()) {
    const json::object& fields = variant.at("properties").as_object();
    const std::string game(fields.at("game").at("const").as_string());
    const json::value null = {{"type", "null"}};
    EXPECT_EQ(fields.at("review") == null, !definitions().contains(game + "_review")) << game;
  }
  for (const json::value& variant : definitions().at("answer_cards").at("oneOf").as_array()) {
    const json::object& fields = variant.at("properties").as_object();
    const std::string game(fields.at("game").at("const").as_string());
    EXPECT_EQ(fields.contains("constants"), definitions().contains(game + "_constants")) << game;
  }
}

TEST(Schema, AnActHasOneActionOrSeveral) {
  const json::array& variants = definitions().at("request_act").at("oneOf").as_array();
  ASSERT_EQ(variants.size(), 2U);
  EXPECT_TRUE(variants[0].at("properties").as_object().contains("action"));
  EXPECT_FALSE(variants[0].at("properties").as_object().contains("actions"));
  EXPECT_FALSE(variants[1].at("properties").as_object().contains("action"));
  EXPECT_EQ(variants[1].at("required"), json::value({"seat", "actions", "do"}));
}

// A generator would make a type of its own of each.
TEST(Schema, DescribesAReferenceFromOutside) {
  EXPECT_NE(
      text_of("hypertext_seat").find(R"({"allOf":[{"$ref":"#/$defs/hypertext_words"}],"desc)"),
      std::string::npos);
  const std::regex beside(R"("\$ref":"[^"]*","description")");
  for (const auto& [name, schema] : definitions()) {
    EXPECT_FALSE(std::regex_search(json::serialize(schema), beside)) << name;
  }
}

// Strict validators do not take a list of types.
TEST(Schema, HasNoUnionOfTypes) {
  for (const auto& [name, schema] : definitions()) {
    EXPECT_EQ(json::serialize(schema).find(R"("type":[)"), std::string::npos) << name;
  }
  EXPECT_NE(text_of("request_view").find(R"("id":{"anyOf":[)"), std::string::npos);
}

}  // namespace
}  // namespace scriptorium
