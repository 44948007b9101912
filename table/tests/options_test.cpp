#include "table/options.h"

#include <gtest/gtest.h>

namespace scriptorium {
namespace {

struct Config {
  std::uint8_t colour = 1;
  std::uint8_t open = 0;
  std::uint8_t size = 5;
  std::uint8_t recall[3] = {90, 90, 90};
};

constexpr std::string_view kColours[] = {"red", "blue", "green"};

std::string_view green_is_small(const Config& config) {
  return config.colour == 2 && config.size > 7 ? "Green tables are small." : "";
}

const std::vector<Option<Config>>& all() {
  static const std::vector<Option<Config>> options = {
      {"colour", "XX-01", [](Config& c) { return &c.colour; }, 1, 0, 2, kColours},
      {"open", "XX-02", [](Config& c) { return &c.open; }, 1, 0, 1, kSwitch},
      {"size", "XX-03", [](Config& c) { return &c.size; }, 1, 3, 9, {}, green_is_small},
      {"recall", "XX-04", [](Config& c) { return &c.recall[0]; }, 3, 0, 100},
  };
  return options;
}

Result<Config> read(std::string_view text) {
  return read_options<Config>(json::parse({text.data(), text.size()}).as_object(), all(), Config{});
}

void expect_fault(std::string_view text, std::string_view message, std::string_view field) {
  const Result<Config> config = read(text);
  ASSERT_FALSE(config) << text;
  EXPECT_EQ(config.error().code, "bad_field") << text;
  EXPECT_EQ(config.error().message, message) << text;
  EXPECT_EQ(config.error().field, field) << text;
}

TEST(Options, AreReadIntoTheConfig) {
  const Result<Config> config =
      read(R"({"colour":"green","open":true,"size":3,"recall":[0,50,100]})");
  ASSERT_TRUE(config);
  EXPECT_EQ(config->colour, 2);
  EXPECT_EQ(config->open, 1);
  EXPECT_EQ(config->size, 3);
  EXPECT_EQ(config->recall[1], 50);
}

TEST(Options, HaveTheirDefaultsWhenAbsent) {
  const Result<Config> config = read("{}");
  ASSERT_TRUE(config);
  EXPECT_EQ(config->colour, 1);
  EXPECT_EQ(config->recall[2], 90);
}

TEST(Options, RoundTrip) {
  const std::string text = R"({"colour":"red","open":true,"size":9,"recall":[1,2,3]})";
  EXPECT_EQ(json::serialize(write_options<Config>(*read(text), all())), text);
}

TEST(Options, ThatAreSecretAreKeptAndNotTold) {
  std::vector<Option<Config>> options = all();
  options[2].whom = OptionFor::kSeat;
  const std::span<const Option<Config>> some = options;
  EXPECT_TRUE(write_options(Config{}, some).contains("size"));
  const json::object told = write_options(Config{}, some, Secrets::kLeftOut);
  EXPECT_FALSE(told.contains("size"));
  EXPECT_TRUE(told.contains("colour"));
}

TEST(Options, SayWhatIsWrong) {
  expect_fault(R"({"color":"red"})", "There is no option \"color\". Did you mean \"colour\"?",
               "options.color");
  expect_fault(R"({"":1})", "There is no option \"\".", "options.");
  for (const std::string_view value : {"\"pink\"", "1", "null", "\"Red\"", "true"}) {
    expect_fault(R"({"colour":)" + std::string(value) + "}",
                 "The option \"colour\" is one of: red, blue, green.", "options.colour");
  }
  for (const std::string_view value : {"1", "\"on\"", "null", "{}"}) {
    expect_fault(R"({"open":)" + std::string(value) + "}", "The option \"open\" is true or false.",
                 "options.open");
  }
  for (const std::string_view value :
       {"2", "10", "-1", "5.0", "\"5\"", "null", "261", "4294967301", "18446744073709551615"}) {
    expect_fault(R"({"size":)" + std::string(value) + "}",
                 "The option \"size\" is a whole number from 3 to 9.", "options.size");
  }
  for (const std::string_view value : {"90", "[]", "[1,2]", "[1,2,3,4]", "{}"}) {
    expect_fault(R"({"recall":)" + std::string(value) + "}",
                 "The option \"recall\" is a list of 3.", "options.recall");
  }
  expect_fault(R"({"recall":[1,2,101]})", "The option \"recall\" is a whole number from 0 to 100.",
               "options.recall");
  expect_fault(R"({"size":[5]})", "The option \"size\" is one value, not a list.", "options.size");
}

TEST(Options, MustGoTogether) {
  const Result<Config> config = read(R"({"colour":"green","size":8})");
  ASSERT_FALSE(config);
  EXPECT_EQ(config.error().field, "options.size");
  EXPECT_EQ(config.error().rule, "XX-03");
  EXPECT_TRUE(read(R"({"colour":"green","size":7})"));
}

TEST(Options, AreDescribed) {
  std::vector<Option<Config>> options = all();
  options[0].whom = OptionFor::kLength;
  options[3].whom = OptionFor::kExpert;
  json::array described = describe_options(std::span<const Option<Config>>(options), Phrases(""));
  for (json::value& each : described) {  // below
    each.as_object().erase("text");
    each.as_object().erase("choice_texts");
  }
  ASSERT_EQ(described.size(), 4U);
  EXPECT_EQ(
      json::serialize(described[0]),
      R"({"name":"colour","rule":"XX-01","default":"blue","choices":["red","blue","green"],"length":true})");
  EXPECT_EQ(json::serialize(described[1]),
            R"({"name":"open","rule":"XX-02","default":false,"choices":[false,true]})");
  EXPECT_EQ(json::serialize(described[2]),
            R"({"name":"size","rule":"XX-03","default":5,"min":3,"max":9})");
  EXPECT_EQ(
      json::serialize(described[3]),
      R"({"name":"recall","rule":"XX-04","default":[90,90,90],"count":3,"min":0,"max":100,"expert":true})");
}

TEST(Options, AreDescribedForPeople) {
  const Phrases phrases(
      "option.colour\n  en Hue.\n  es Tono.\n"
      "option.colour.blue\n  en Sea.\n  es Mar.\n"
      "option.open.true\n  en Yes.\n  es Sí.\n");
  const json::array described = describe_options<Config>(all(), phrases);
  EXPECT_EQ(json::serialize(described[0].at("text")), R"({"en":"Hue.","es":"Tono."})");
  EXPECT_EQ(json::serialize(described[0].at("choice_texts").at("blue")),
            R"({"en":"Sea.","es":"Mar."})");
  EXPECT_EQ(json::serialize(described[1].at("choice_texts").at("true")),
            R"({"en":"Yes.","es":"Sí."})");
  EXPECT_EQ(described[1].at("choice_texts").at("false").at("en"), "option.open.false");
  EXPECT_FALSE(described[2].as_object().contains("choice_texts"));
}

TEST(Options, AreTypedByPeople) {
  EXPECT_EQ(option_value("on"), json::value(true));
  EXPECT_EQ(option_value("false"), json::value(false));
  EXPECT_EQ(option_value("12"), json::value(12));
  EXPECT_EQ(option_value("spanish"), json::value("spanish"));
  EXPECT_EQ(option_value("{\"be_still\":3}"), json::parse(R"({"be_still": 3})"));
  EXPECT_EQ(option_value("{be_still"), json::value("{be_still"));
  EXPECT_EQ(option_value("-1"), json::value("-1"));
  EXPECT_EQ(option_value(""), json::value(""));
  EXPECT_EQ(option_value("0  50 100"), json::value({0, 50, 100}));
  EXPECT_EQ(option_value("on off"), json::value({true, false}));
}

}  // namespace
}  // namespace scriptorium
