#include "table/written.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace scriptorium::written {
namespace {

// Whatever is written this way is what Boost.JSON would have written.
TEST(Written, IsWhatValuesWouldBe) {
  const std::string text = object_text([](Object out) {
    out.add("truth", true).add("least", std::numeric_limits<std::int64_t>::min());
    out.add("most", std::numeric_limits<std::uint64_t>::max()).add("byte", std::uint8_t{7});
    out.add("plain", "ñandú").add("awkward", std::string("a \"b\"\\\n\x01 c"));
    { Array empty = out.array("none"); }
    {
      Array list = out.array("list");
      list.add(1).add("two");
      list.object().add("three", 3);
      { Object nothing = list.object(); }
      list.add_raw("[4]");
    }
    { Array nothing = out.array_if_any("nothing"); }
    out.array_if_any("some").add(4).add("five");
    out.array("lists").array().add(6);
    out.object("inside").add_raw("raw", "{}");
  });
  const json::object values = {{"truth", true},
                               {"least", std::numeric_limits<std::int64_t>::min()},
                               {"most", std::numeric_limits<std::uint64_t>::max()},
                               {"byte", 7},
                               {"plain", "ñandú"},
                               {"awkward", "a \"b\"\\\n\x01 c"},
                               {"none", json::array()},
                               {"list", {1, "two", {{"three", 3}}, json::object(), {4}}},
                               {"some", {4, "five"}},
                               {"lists", {{6}}},
                               {"inside", {{"raw", json::object()}}}};
  EXPECT_EQ(text, json::serialize(values));
}

TEST(Written, GrowsToAnyLength) {
  for (const std::size_t length : {1U, 990U, 999U, 1000U, 1001U, 4000U, 100'000U}) {
    const std::string word(length, 'x');
    json::array values;
    const std::string text = object_text([&](Object out) {
      Array list = out.array("words");
      for (int i = 0; i < 5; ++i) {
        list.add(word).add(i);
        values.emplace_back(word);
        values.emplace_back(i);
      }
    });
    EXPECT_EQ(text, json::serialize(json::object{{"words", values}}));
  }
}

// Fields without braces, to be joined with others.
TEST(Written, FieldsAlone) {
  Output text;
  Fields fields(text);
  fields.add("one", 1).add("two", 2);
  EXPECT_EQ(text.view(), R"("one":1,"two":2)");
}

}  // namespace
}  // namespace scriptorium::written
