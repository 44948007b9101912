#include "table/tests/session.h"

namespace scriptorium {
namespace {

// A sentence in both languages, each of its own.
void expect_text(const json::value& text, const std::string& what) {
  const std::string english = Session::text(text, "en");
  const std::string spanish = Session::text(text, "es");
  for (const std::string& each : {english, spanish}) {
    EXPECT_TRUE(each.ends_with('.') && contains(each, ": ")) << what << ": " << each;
  }
  EXPECT_NE(english, spanish) << what;
}

// What a choice is called among the texts.
std::string name_of(const json::value& choice) {
  return choice.is_string() ? std::string(choice.as_string()) : json::serialize(choice);
}

TEST(Texts, OfEveryOptionChoiceAndPlayer) {
  const json::object answer = Session().good(R"({"do":"games"})");
  for (const json::value& game : answer.at("games").as_array()) {
    const std::string id = Session::text(game, "id");
    EXPECT_EQ(game.at("player_texts").as_object().size(), game.at("players").as_array().size());
    for (const json::value& player : game.at("players").as_array()) {
      expect_text(game.at("player_texts").at(player.as_string()), id + " " + name_of(player));
    }
    for (const json::value& option : game.at("options").as_array()) {
      const std::string name = id + " " + Session::text(option, "name");
      expect_text(option.at("text"), name);
      const json::value* choices = option.as_object().if_contains("choices");
      EXPECT_EQ(choices != nullptr, option.as_object().contains("choice_texts")) << name;
      if (choices == nullptr) continue;
      EXPECT_EQ(option.at("choice_texts").as_object().size(), choices->as_array().size()) << name;
      for (const json::value& choice : choices->as_array()) {
        expect_text(option.at("choice_texts").at(name_of(choice)), name + " " + name_of(choice));
      }
    }
  }
}

// What only simulations ask about is marked, and nothing else.
TEST(Texts, ForExperts) {
  const json::object answer = Session().good(R"({"do":"games"})");
  for (const json::value& game : answer.at("games").as_array()) {
    for (const json::value& option : game.at("options").as_array()) {
      const json::value* expert = option.as_object().if_contains("expert");
      EXPECT_EQ(expert != nullptr && expert->as_bool(), Session::text(option, "name") == "recall");
    }
  }
}

}  // namespace
}  // namespace scriptorium
