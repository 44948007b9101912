#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/verbatim/codec/codec.h"

// What the table's own judge says of a challenged word: VB-15 by the dictionary of VB-21.
namespace scriptorium::verbatim {
namespace {

struct Agreed {
  std::string letters = "english";
  std::string dictionary = "american";
  std::string size = "normal";
};

// Seat 1 has laid `word`, in cards; seat 0 challenges it; the table's judge decides.
bool exists(const std::string& word, const Agreed& agreed) {
  static const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
  std::string hand;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '?') {  // its name follows
      hand += " ?";
      i += word[i + 1] == '\xc3' ? 2 : 1;
    } else if (word[i] == '\xc3') {
      hand += " " + word.substr(i++, 2);
    } else {
      hand += std::string(" ") + word[i];
    }
  }
  const std::string text =
      "game verbatim\nseats 2\noption letters " + agreed.letters + "\noption dictionary " +
      agreed.dictionary + "\noption dictionary_size " + agreed.size +
      "\noption one_letter on\nat challenge: 1\nat hand 0:\nat hand 1:" + hand +
      "\nat words 1: " + word + "\n";
  const Result<Scenario> scenario = read_scenario(text);
  EXPECT_TRUE(scenario) << text;
  const Result<std::unique_ptr<AnyMatch>> match = game->position(*scenario, {Seed::of(1)});
  EXPECT_TRUE(match) << (match ? "" : match.error().message) << "\n" << text;
  if (!match) return false;
  const json::array challenge = {json::object{{"type", "challenge"}, {"place", 0}}};
  EXPECT_FALSE((*match)->act(Actor(0), challenge, {}, Language::kEnglish));
  EXPECT_TRUE((*match)->give_verdict());
  const json::array events = (*match)->events(Viewer::spectator(), 0);
  return events.back().at("type").as_string() == "doubled";
}

// VB-21: American and British spelling, as agreed
TEST(VerbatimDictionary, IsAmericanOrBritish) {
  EXPECT_TRUE(exists("color", {"english", "american", "normal"}));
  EXPECT_FALSE(exists("colour", {"english", "american", "normal"}));
  EXPECT_FALSE(exists("color", {"english", "british", "normal"}));
  EXPECT_TRUE(exists("colour", {"english", "british", "normal"}));
  EXPECT_TRUE(exists("cat", {"english", "american", "small"}));
  EXPECT_TRUE(exists("cat", {"english", "british", "huge"}));
  EXPECT_FALSE(exists("tca", {"english", "british", "huge"}));
}

// VB-21: small, normal, large, huge
TEST(VerbatimDictionary, HasFourSizes) {
  const std::string sizes[] = {"small", "normal", "large", "huge"};
  const std::string words[] = {"cat", "wight", "?qi", "?zo"};  // the smallest list that has it
  for (const std::string dictionary : {"american", "british"}) {
    for (std::size_t size = 0; size < 4; ++size) {
      for (std::size_t word = 0; word < 4; ++word) {
        EXPECT_EQ(exists(words[word], {"english", dictionary, sizes[size]}), word <= size)
            << words[word] << " in " << dictionary << " " << sizes[size];
      }
    }
  }
}

// VB-21: Spanish; the language of the letters and that of the dictionary are agreed apart
TEST(VerbatimDictionary, IsSpanish) {
  EXPECT_TRUE(exists("casa", {"spanish", "spanish", "small"}));
  EXPECT_FALSE(exists("casa", {"spanish", "american", "normal"}));
  EXPECT_FALSE(exists("dog", {"spanish", "spanish", "huge"}));
  EXPECT_TRUE(exists("?dog", {"english", "american", "normal"}));
}

// VB-20: accents are folded, ñ stays a letter of its own
TEST(VerbatimDictionary, FoldsAccentsAndKeepsEnye) {
  const Agreed agreed = {"spanish", "spanish", "normal"};
  EXPECT_TRUE(exists("camion", agreed));
  EXPECT_TRUE(exists("cigueña", agreed)) << "from cigüeña";
  EXPECT_TRUE(exists("niña", agreed));
  EXPECT_FALSE(exists("nina", agreed));
  EXPECT_TRUE(exists("ni?ña", agreed)) << "with a blank";
}

// VB-20: names, abbreviations and words with an apostrophe are none
TEST(VerbatimDictionary, LeavesOutNamesAndTheLike) {
  const Agreed agreed = {"english", "american", "huge"};
  EXPECT_FALSE(exists("london", agreed));
  EXPECT_FALSE(exists("usa", agreed));
  EXPECT_FALSE(exists("etc", agreed));
  EXPECT_FALSE(exists("isnt", agreed));
  EXPECT_FALSE(exists("madrid", {"spanish", "spanish", "huge"}));
}

// VB-20: the one-letter words of the option are in the lists
TEST(VerbatimDictionary, HasTheOneLetterWords) {
  for (const std::string word : {"a", "i"}) {
    EXPECT_TRUE(exists(word, {"english", "american", "small"})) << word;
    EXPECT_TRUE(exists(word, {"english", "british", "small"})) << word;
  }
  for (const std::string word : {"a", "e", "o", "u", "y"}) {
    EXPECT_TRUE(exists(word, {"spanish", "spanish", "small"})) << word;
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
