#include "table/fields.h"

#include <gtest/gtest.h>

#include "table/any_game.h"

namespace scriptorium {
namespace {

using enum FieldType;

std::optional<Error> check(const Field& field, std::string_view value) {
  const std::string text = R"({"f":)" + std::string(value) + "}";
  return check_fields(json::parse(text).as_object(), std::span(&field, 1));
}

void expect_fits(const Field& field, std::initializer_list<std::string_view> values) {
  for (const std::string_view value : values) {
    const std::optional<Error> fault = check(field, value);
    EXPECT_FALSE(fault) << value << ": " << fault->message;
  }
}

void expect_misfits(const Field& field, std::string_view wanted,
                    std::initializer_list<std::string_view> values) {
  for (const std::string_view value : values) {
    const std::optional<Error> fault = check(field, value);
    ASSERT_TRUE(fault) << value;
    EXPECT_EQ(fault->code, "bad_field");
    EXPECT_EQ(fault->field, "f");
    EXPECT_EQ(fault->message, "The field \"f\" must be " + std::string(wanted) + ".") << value;
  }
}

TEST(Fields, Texts) {
  const Field field = {"f", kText, true, "", 0, 3};
  expect_fits(field, {"\"\"", "\"abc\"", "\"\\u0000\"", "\"ñ\""});
  expect_misfits(field, "a text of at most 3 bytes", {"\"abcd\"", "\"ññ\"", "1", "null", "[]"});
}

TEST(Fields, Numbers) {
  const Field field = {"f", kNumber, true, "", -2, 9};
  expect_fits(field, {"-2", "9", "0"});
  expect_misfits(field, "a whole number from -2 to 9",
                 {"-3", "10", "1.5", "1.0", "1e0", "\"1\"", "true", "null", "9223372036854775808",
                  "18446744073709551615", "-9223372036854775808", "1e300"});
}

TEST(Fields, Truths) {
  const Field field = {"f", kTruth};
  expect_fits(field, {"true", "false"});
  expect_misfits(field, "true or false", {"0", "1", "\"true\"", "null"});
}

TEST(Fields, ObjectsAndLists) {
  expect_fits({"f", kObject}, {"{}", "{\"a\":1}"});
  expect_misfits({"f", kObject}, "an object", {"[]", "null", "\"{}\"", "1"});
  const Field list = {"f", kList, true, "", 0, 2};
  expect_fits(list, {"[]", "[1,null]"});
  expect_misfits(list, "a list of at most 2", {"[1,2,3]", "{}", "null", "\"[]\""});
}

TEST(Fields, Seats) {
  expect_fits({"f", kSeat}, {"0", "7"});
  expect_misfits({"f", kSeat}, "a seat number",
                 {"8", "-1", "\"judge\"", "\"0\"", "0.0", "4294967296", "null"});
  expect_fits({"f", kActor}, {"0", "7", "\"judge\""});
  expect_misfits({"f", kActor}, "a seat number or \"judge\"",
                 {"8", "-1", "\"spectator\"", "\"\"", "null", "256"});
  expect_fits({"f", kViewer}, {"0", "7", "\"spectator\""});
  expect_misfits({"f", kViewer}, "a seat number or \"spectator\"", {"8", "-1", "\"judge\"", "[]"});
}

TEST(Fields, Choices) {
  const Field field = {"f", kChoice, true, "", 0, 0, {"sealed", "fast"}};
  expect_fits(field, {"\"sealed\"", "\"fast\""});
  expect_misfits(field, "one of: sealed, fast", {"\"slow\"", "\"\"", "0", "null", "\"Fast\""});
}

TEST(Fields, Seeds) {
  const Field field = {"f", kSeed};
  const std::string hex64 = "\"" + std::string(64, 'a') + "\"";
  const std::string upper = "\"" + std::string(64, 'A') + "\"";
  const std::string shorter = "\"" + std::string(63, '0') + "\"";
  const std::string longer = "\"" + std::string(65, '0') + "\"";
  const std::string sign = "\"" + std::string(48, '0') + "-" + std::string(15, '0') + "\"";
  expect_fits(field, {"0", "9007199254740992", hex64});
  expect_misfits(field, "64 hexadecimal digits or a whole number",
                 {"-1", "9007199254740993", "1.5", "\"\"", "\"7\"", upper, shorter, longer, sign,
                  "null", "18446744073709551615"});
}

TEST(Fields, AnythingGoesWhereAnythingMay) { expect_fits({"f", kAny}, {"null", "[1]", "1e300"}); }

TEST(Fields, AreNeededOrNot) {
  const Field fields[] = {{"seat", kSeat, true}, {"since", kNumber, false, "", 0, 9}};
  EXPECT_FALSE(check_fields({{"seat", 1}}, fields));
  const std::optional<Error> fault = check_fields({{"since", 1}}, fields);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, "missing_field");
  EXPECT_EQ(fault->field, "seat");
}

TEST(Fields, UnknownOnesAreNamedWithTheNearest) {
  const Field fields[] = {{"seat", kSeat}, {"revision", kNumber, false, "", 0, 9}};
  const std::optional<Error> near = check_fields({{"revisoin", 1}}, fields);
  ASSERT_TRUE(near);
  EXPECT_EQ(near->code, "unknown_field");
  EXPECT_EQ(near->field, "revisoin");
  EXPECT_EQ(near->message, "There is no field \"revisoin\" here. Did you mean \"revision\"?");
  const std::optional<Error> far = check_fields({{"\x01zzz", 1}}, fields);
  ASSERT_TRUE(far);
  EXPECT_EQ(far->field, "?zzz");
  EXPECT_EQ(far->message, "There is no field \"?zzz\" here.");
}

// Whoever mistypes a field that is needed is told the right name, not only that it is missing.
TEST(Fields, AMistypedFieldIsNamedBeforeOneThatIsMissing) {
  const Field fields[] = {{"seat", kSeat, true}};
  const std::optional<Error> fault = check_fields({{"saet", 1}}, fields);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->message, "There is no field \"saet\" here. Did you mean \"seat\"?");
}

TEST(Fields, OfSomeExactlyOneIsThere) {
  const Field fields[] = {either({"guest", kNumber, false, "", 0, 9}),
                          either({"seat", kSeat}),
                          {"why", kText, false, "", 0, 9}};
  EXPECT_FALSE(check_fields({{"guest", 1}}, fields));
  EXPECT_FALSE(check_fields({{"seat", 1}, {"why", "x"}}, fields));
  for (const json::object& given : {json::object{}, json::object{{"guest", 1}, {"seat", 1}}}) {
    const std::optional<Error> fault = check_fields(given, fields);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "bad_field");
    EXPECT_EQ(fault->field, "guest");
    EXPECT_EQ(fault->message, "Give either \"guest\" or \"seat\".");
  }
}

TEST(Fields, IdsTruthsAndNulls) {
  expect_fits({"f", kId}, {"1", "-1", R"("a")", R"("")"});
  expect_misfits({"f", kId}, "a short text or a whole number", {"1.5", "null", "[]", "true"});
  expect_fits({"f", kTrue}, {"true"});
  expect_misfits({"f", kTrue}, "true", {"false", "1"});
  expect_fits({"f", kNull}, {"null"});
  expect_misfits({"f", kNull}, "null", {"0", "false"});
  expect_fits({"f", kActorOrNull}, {"null", "0", "7", R"("judge")"});
  expect_misfits({"f", kActorOrNull}, "a seat number, \"judge\" or null", {"8", R"("spectator")"});
}

TEST(Fields, MakeTheirSchema) {
  const Field fields[] = {{"seat", kActor, true, "who acts"},
                          {"to", kNumber, false, "", 0, 9},
                          {"dice", kChoice, false, "", 0, 0, {"sealed", "fast"}}};
  EXPECT_EQ(json::serialize(schema_of(fields)),
            R"({"type":"object","properties":{"seat":{"oneOf":[{"type":"integer","minimum":0,)"
            R"("maximum":7},{"const":"judge"}],"description":"who acts"},"to":{"type":"integer",)"
            R"("minimum":0,"maximum":9},"dice":{"enum":["sealed","fast"]}},"required":["seat"],)"
            R"("additionalProperties":false})");
}

TEST(Fields, NameTheirParts) {
  const Field fields[] = {of("clock", {"clock", kObject, true}),
                          of("seat", {"seats", kList, false, "", 0, 8}),
                          of("texts", {"names", kMap})};
  EXPECT_EQ(json::serialize(schema_of(fields)),
            R"({"type":"object","properties":{"clock":{"$ref":"#/$defs/clock"},"seats":)"
            R"({"type":"array","items":{"$ref":"#/$defs/seat"}},"names":)"
            R"({"type":"object","additionalProperties":{"$ref":"#/$defs/texts"}}},)"
            R"("required":["clock"],"additionalProperties":false})");
  expect_fits(of("texts", {"f", kMap}), {"{}", R"({"a":1})"});
  expect_misfits(of("texts", {"f", kMap}), "an object", {"1", "[]"});
  expect_fits(of("texts", {"f", kNameOrMap}), {"{}", R"({"a":1})", R"("a")"});
  expect_misfits(of("texts", {"f", kNameOrMap}), "a name or an object", {"1", "[]", "null"});
}

TEST(Seeds, AreTheSameHoweverWritten) {
  const Seed seed = Seed::of(5);
  EXPECT_EQ(*read_seed(5), seed);
  EXPECT_EQ(*read_seed(json::value(hex(seed))), seed);
  EXPECT_NE(*read_seed(6), seed);
}

TEST(Entries, NeedSomethingThatHappened) {
  const auto fault = [](std::string_view text) -> std::string {
    const Result<EntryFields> entry = read_entry_fields(json::parse({text.data(), text.size()}), 2);
    return entry ? "" : entry.error().message;
  };
  EXPECT_EQ(fault(R"({"by":1,"actions":[]})"), "");
  EXPECT_EQ(fault(R"({"by":1,"clock":true,"actions":[]})"), "");
  EXPECT_EQ(fault(R"({"by":1,"take_back":1})"), "");
  EXPECT_EQ(fault(R"({"by":"judge","actions":[]})"), "");
  EXPECT_EQ(fault("1"), "An entry is an object.");
  EXPECT_EQ(fault(R"({"by":1})"), "An entry needs its actions.");
  EXPECT_EQ(fault(R"({"by":1,"clock":true})"), "An entry needs its actions.");
  EXPECT_EQ(fault(R"({"by":1,"clock":true,"actions":[],"text":"x"})"),
            "A clock entry has no text.");
  EXPECT_EQ(fault(R"({"by":1,"take_back":1,"actions":[]})"),
            "A take-back entry has no other fields.");
  EXPECT_EQ(fault(R"({"by":2,"actions":[]})"), "There is no such seat at this table.");
  EXPECT_EQ(fault(R"({"by":"judge","clock":true})"),
            "The judge has no clock and cannot take back.");
  EXPECT_EQ(fault(R"({"by":"judge","take_back":1})"),
            "The judge has no clock and cannot take back.");
  EXPECT_EQ(fault(R"({"actions":[]})"), "The field \"by\" is missing.");
}

}  // namespace
}  // namespace scriptorium
