#include <gtest/gtest.h>

#include <algorithm>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/matching.h"

// What programs are told of the phases, against the compositions that the rules know.
namespace scriptorium::hypertext {
namespace {

std::vector<int> sizes_in(Tally tally) {
  std::vector<int> sizes;
  for (const Type type : kAllTypes) {
    if (const int count = count_of(tally, type)) sizes.push_back(count);
  }
  std::sort(sizes.rbegin(), sizes.rend());
  return sizes;
}

Tally tally_of(const json::array& types) {
  Tally tally = 0;
  for (const json::value& name : types) {
    for (const Type type : kAllTypes) {
      if (name == json::value(name_of(type))) tally += one_of(type);
    }
  }
  return tally;
}

// How many ways there are to take so many cards of five types.
int ways(int cards, int types = kTypes) {
  if (types == 1) return 1;
  int count = 0;
  for (int first = 0; first <= cards; ++first) count += ways(cards - first, types - 1);
  return count;
}

// HT-03, HT-05: each phase takes what its compositions say, and is worth its points.
TEST(Constants, TellOfEveryPhaseWhatItTakes) {
  const json::array phases = HypertextCodec::constants(Language::kEnglish).at("phases").as_array();
  ASSERT_EQ(phases.size(), std::size_t{kPhases});
  for (int number = 1; number <= kPhases; ++number) {
    const json::object& told = phases[static_cast<std::size_t>(number - 1)].as_object();
    SCOPED_TRACE(json::serialize(told));
    const Phase& phase = the_book().phase(number);
    EXPECT_EQ(told.at("number"), json::value(number));
    EXPECT_EQ(told.at("points"), json::value(phase.points));
    EXPECT_EQ(told.at("size"), json::value(phase.size));
    const std::span<const Tally> real = the_book().compositions_of(number);
    const json::object& takes = told.at("takes").as_object();
    if (takes.at("type") == json::value("types")) {
      ASSERT_EQ(real.size(), 1U);
      EXPECT_EQ(real[0], tally_of(takes.at("types").as_array()));
    } else if (takes.at("type") == json::value("groups")) {
      std::vector<int> groups;
      for (const json::value& group : takes.at("groups").as_array()) {
        groups.push_back(group.to_number<int>());
      }
      EXPECT_TRUE(std::is_sorted(groups.rbegin(), groups.rend()));
      for (const Tally tally : real) EXPECT_EQ(sizes_in(tally), groups);
    } else {
      EXPECT_EQ(takes.at("type"), json::value("any"));
      EXPECT_EQ(std::ssize(real), ways(phase.size));
    }
  }
}

TEST(Constants, AreWordedInTheReadersLanguage) {
  const json::object first =
      HypertextCodec::constants(Language::kSpanish).at("phases").as_array().at(0).as_object();
  EXPECT_EQ(first.at("id"), json::value("remnant"));
  EXPECT_EQ(first.at("title"), json::value("Remanente"));
  EXPECT_EQ(first.at("titles").at("en"), json::value("Remnant"));
}

}  // namespace
}  // namespace scriptorium::hypertext
