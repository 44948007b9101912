#include <gtest/gtest.h>

#include <map>

#include "games/verbatim/codec/codec.h"
#include "players/verbatim/wordbook.h"
#include "text/word_arranger.h"

// What a finished game says of the letters that each seat had.
namespace scriptorium::verbatim {
namespace {

constexpr auto kEnglishWords = Language::kEnglish;

const AnyGame& the_game() {
  static const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
  return *game;
}

class Over final : public Patience {
 public:
  bool over() override { return true; }
};

// Everybody passes in a position that is challenged at; what is said then.
json::array seats_after(const std::string& position, Patience* patience = nullptr) {
  const Result<Scenario> scenario = read_scenario("game verbatim\n" + position);
  const auto match = the_game().position(*scenario, {Seed::of(1)});
  EXPECT_TRUE(match) << (match ? "" : match.error().message);
  while (!(*match)->actors().empty()) {
    int seat = 0;
    while (!(*match)->actors().has(seat)) ++seat;
    EXPECT_FALSE((*match)->clock(static_cast<Seat>(seat), kEnglishWords));
  }
  const Result<json::value> review = (*match)->review()->run(patience);
  EXPECT_TRUE(review) << (review ? "" : review.error().message);
  return review->at("seats").as_array();
}

json::object best_of(const std::string& hand, const std::string& more = "") {
  return seats_after("at challenge: 0\nat hand 0: " + hand + "\nat hand 1:\n" + more)[0]
      .at("best")
      .as_object();
}

TEST(VerbatimReview, ComparesWhatWasLaidWithTheBest) {
  const json::array seats = seats_after(
      "at challenge: 0\nat hand 0: c a t s\nat words 0: cat\nat hand 1: d o g\nat words 1: gd\n");
  // In the English set a and t are worth 1, c, d, o and s 2, g 3.
  EXPECT_EQ(seats[0].at("best").at("words").as_array().size(), 1U);
  EXPECT_EQ(seats[0].at("best").at("points"), json::value(6)) << json::serialize(seats);
  EXPECT_EQ(seats[0].at("points"), json::value(2));
  EXPECT_EQ(seats[0].at("undoubled"), json::value(2));
  EXPECT_EQ(seats[0].at("best").at("exact"), json::value(true));
  EXPECT_EQ(seats[1].at("points"), json::value(3));
  EXPECT_EQ(seats[1].at("best").at("points"), json::value(7));
}

TEST(VerbatimReview, CountsADoubledWordOnce) {
  const Result<Scenario> scenario = read_scenario(
      "game verbatim\nat challenge: 0\nat hand 0: c a t\nat words 0: cat\nat hand 1: a\n");
  const auto match = the_game().position(*scenario, {Seed::of(1)});
  const json::array challenge = {json::object{{"type", "challenge"}, {"place", 0}}};
  EXPECT_FALSE((*match)->act(Actor(1), challenge, {}, kEnglishWords));
  EXPECT_TRUE((*match)->give_verdict());
  for (const int seat : {0, 1}) {
    EXPECT_FALSE((*match)->clock(static_cast<Seat>(seat), kEnglishWords));
  }
  const Result<json::value> review = (*match)->review()->run(nullptr);
  EXPECT_EQ(review->at("seats").at(0).at("points"), json::value(8));
  EXPECT_EQ(review->at("seats").at(0).at("undoubled"), json::value(4));
  EXPECT_EQ(review->at("seats").at(0).at("best").at("points"), json::value(4));
}

// One-letter words and dictionary are as the table has agreed (VB-20, VB-21).
TEST(VerbatimReview, KeepsToTheTablesOptions) {
  EXPECT_EQ(best_of("a").at("points"), json::value(-1));
  EXPECT_TRUE(best_of("a").at("words").as_array().empty());
  const json::object one = best_of("a", "option one_letter on\n");
  EXPECT_EQ(json::serialize(one.at("words")), R"(["a"])");
  EXPECT_EQ(one.at("points"), json::value(1));
  EXPECT_EQ(json::serialize(best_of("c o l o u r", "option dictionary british\n").at("words")),
            R"(["colour"])");
  EXPECT_NE(json::serialize(best_of("c o l o u r").at("words")), R"(["colour"])");
}

// A blank counts nothing, and is no letter that the set does not know (VB-22).
TEST(VerbatimReview, NamesBlanks) {
  const json::object cat = best_of("c t ?");
  EXPECT_EQ(cat.at("words").as_array().size(), 1U);
  EXPECT_EQ(cat.at("points"), json::value(3));
  const std::string spanish = "option dictionary spanish\n";
  const json::object mixed = best_of("n i a ?", spanish);
  for (const json::value& word : mixed.at("words").as_array()) {
    EXPECT_EQ(word.as_string().find("ñ"), json::string::npos) << word;
  }
}

// Out of time: what was found so far, which does not claim to be the best.
TEST(VerbatimReview, SaysThatItWasCut) {
  Over over;
  const std::string hand = "a a e e e i o u b c d f g h k l m n p r s t w y ? ?";
  const std::string position = "at challenge: 0\nat hand 0: " + hand + "\nat hand 1:\n";
  const json::value cut = seats_after(position, &over)[0].at("best");
  const json::value whole = seats_after(position)[0].at("best");
  EXPECT_EQ(cut.at("exact"), json::value(false)) << json::serialize(cut);
  EXPECT_EQ(whole.at("exact"), json::value(true));
  EXPECT_LE(cut.at("points").as_int64(), whole.at("points").as_int64());
}

// The letters that a review's words take, against those that the seat has.
class Counted {
 public:
  Counted(const text::Rack& rack, const text::Arranger::Values& values)
      : rack_(rack), values_(values) {}
  void take(std::string_view word) {
    while (!word.empty()) {
      const auto letter = static_cast<std::size_t>(*text::take_letter(word));
      if (rack_.letters[letter] > 0) {
        --rack_.letters[letter];
        points_ += values_[letter];
      } else {
        --rack_.blanks;
      }
    }
  }
  bool fits() const { return rack_.blanks >= 0; }
  int points() const {
    int left = 0;
    for (std::size_t i = 0; i < rack_.letters.size(); ++i) left += rack_.letters[i] * values_[i];
    return points_ - left;
  }

 private:
  text::Rack rack_;
  text::Arranger::Values values_;
  int points_ = 0;
};

text::Rack rack_in(const json::value& seat, const Book& book) {
  std::uint8_t hand[kKinds] = {};
  const auto add = [&](const json::value& card) {
    const std::string name(card.at("card").as_string());
    const auto face = face_of(book, name.starts_with("?") ? "?" : name, false);
    ++hand[*face];
  };
  for (const json::value& word : seat.at("words").as_array()) {
    for (const json::value& card : word.at("cards").as_array()) add(card);
  }
  for (const json::value& card : seat.at("unused").as_array()) add(card);
  return rack_of(book, hand);
}

// Whole games: the words can be laid with the letters, the dictionary has them, they score what is
// said, and the arranger of the whole list finds nothing better.
TEST(VerbatimReview, IsWhatTheWordArrangerFinds) {
  const auto lists =
      text::WordLists::load(std::filesystem::path(SCRIPTORIUM_SHARE) / text::WordLists::kFile);
  const std::map<std::string, json::object> tables = {
      {"american", {}},
      {"spanish", {{"letters", "spanish"}, {"dictionary", "spanish"}, {"one_letter", true}}}};
  for (const auto& [name, options] : tables) {
    const bool one_letter = options.contains("one_letter");
    const Book& book = name == "spanish" ? spanish() : english();
    const text::WordList list = *lists.list(name);
    text::WordArranger arranger(SCRIPTORIUM_SHARE, lists, name, values_of(book),
                                {one_letter, false});
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto match = the_game().start(3, options, {Seed::of(seed)});
      while (!(*match)->actors().empty()) {
        int seat = 0;
        while (!(*match)->actors().has(seat)) ++seat;
        ASSERT_TRUE((*match)->bot(static_cast<Seat>(seat), "random", kEnglishWords));
        while ((*match)->give_verdict()) {
        }
      }
      const Result<json::value> review = (*match)->review()->run(nullptr);
      const json::value view = (*match)->view(Viewer::spectator());
      for (std::size_t seat = 0; seat < 3; ++seat) {
        const json::value& said = review->at("seats").at(seat);
        SCOPED_TRACE(name + std::to_string(seed) + json::serialize(said));
        const text::Rack rack = rack_in(view.at("seats").at(seat), book);
        Counted counted(rack, values_of(book));
        for (const json::value& word : said.at("best").at("words").as_array()) {
          EXPECT_TRUE(list.contains(word.as_string())) << word;
          counted.take(word.as_string());
        }
        EXPECT_TRUE(counted.fits());
        EXPECT_EQ(json::value(counted.points()), said.at("best").at("points"));
        EXPECT_EQ(json::value(arranger.arrange(rack, {}).score()), said.at("best").at("points"));
        EXPECT_EQ(said.at("points"), (*match)->scores().at("points").at(seat));
      }
    }
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
