#include "table/tests/session.h"

namespace scriptorium {
namespace {

using enum FieldType;

constexpr std::string_view kNew = R"({"do":"new","game":"verbatim","seats":2,"seed":1})";

// Lines that are no requests at all.

class Lines : public testing::Test {
 protected:
  Session session{kNew};
};

TEST_F(Lines, ThatAreNotJson) {
  for (const std::string_view line :
       {"", " ", "{", "}", "nul", "{'do':'games'}", R"({"do":"games",})", R"({"do":"games"}})",
        R"({"do":"games"} {"do":"games"})", R"({"do":games})", "{\"do\":\"ga\nmes\"}",
        R"({"do":"\ud800"})", R"({"do":"\u12"})", R"({"do":01})", R"({"do":NaN})", R"({"do":-})",
        "// no comment\n{\"do\":\"games\"}"}) {
    session.bad(line, "bad_json");
  }
}

TEST_F(Lines, ThatAreJsonAndNoObject) {
  for (const std::string_view line :
       {"null", "true", "1", "\"games\"", "[]", "[{\"do\":\"games\"}]"})
    session.bad(line, "bad_json");
}

TEST_F(Lines, ThatAreNotUtf8) {
  session.bad("{\"do\":\"\xff\"}", "bad_json");
  session.bad("{\"do\":\"\xc3\"}", "bad_json");
  session.bad("{\"do\":\"\xed\xa0\x80\"}", "bad_json");
  session.bad("\xef\xbb\xbf{\"do\":\"games\"}", "bad_json");  // no byte order mark
}

TEST_F(Lines, WithNulBytes) {
  using namespace std::string_view_literals;
  session.bad("\0"sv, "bad_json");
  session.bad("{\"do\":\"games\"}\0"sv, "bad_json");
  session.bad("{\"do\":\"ga\0mes\"}"sv, "bad_json");
  // An escaped one is JSON; the answer is still printable.
  const json::object error = session.bad(R"({"do":"ga\u0000mes"})", "unknown_request", "do");
  EXPECT_TRUE(contains(Session::text(error, "message"), "ga?mes"));
}

TEST_F(Lines, ThatAreNestedTooDeep) {
  const auto nested = [](std::size_t depth) {
    return R"({"do":"act","seat":0,"action":)" + std::string(depth, '[') + std::string(depth, ']') +
           "}";
  };
  session.bad(nested(kDeepestRequest - 1), "bad_field", "action");
  session.bad(nested(kDeepestRequest), "too_deep");
  session.bad(nested(1'000'000), "too_deep");
  std::string objects = "{\"do\":";
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  session.bad(objects, "too_deep");
}

TEST_F(Lines, ThatAreTooLong) {
  std::string line = R"({"do":"act","seat":0,"action":{"type":"keep"},"text":")";
  line += std::string(Referee::kLongestLine - line.size() - 2, 'x') + "\"}";
  ASSERT_EQ(line.size(), Referee::kLongestLine);
  session.bad(line, "bad_field", "text");
  session.bad(line + " ", "too_long");
  const json::object answer = json::parse(Referee::answer_too_long()).as_object();
  EXPECT_EQ(answer.at("ok"), json::value(false));
  EXPECT_EQ(answer.at("error").at("code"), json::value("too_long"));
}

TEST_F(Lines, WithHugeNumbers) {
  for (const std::string_view number :
       {"1e999", "-1e999", "1e-999", "9223372036854775808", "-9223372036854775809", "1.5", "-1",
        "123456789012345678901234567890", "0.99999999999999999999"}) {
    session.bad(R"({"do":"view","seat":)" + std::string(number) + "}", "bad_field", "seat");
    session.bad(R"({"do":"events","seat":0,"since":)" + std::string(number) + "}", "bad_field",
                "since");
    session.bad(R"({"do":"games","id":)" + std::string(number) + (number == "-1" ? "5.5}" : "}"),
                "bad_field", "id");
  }
}

TEST_F(Lines, WithKeysTwiceTakeTheLast) {
  EXPECT_TRUE(session.good(R"({"do":"save","do":"actors"})").contains("actors"));
  session.bad(R"({"do":"view","seat":0,"seat":9})", "bad_field", "seat");
}

TEST_F(Lines, OfRequestsThatThereAreNot) {
  const json::object near = session.bad(R"({"do":"takeback"})", "unknown_request", "do");
  EXPECT_EQ(near.at("message"),
            json::value("There is no request \"takeback\". Did you mean \"take_back\"?"));
  session.bad(R"({"do":"xyzzy"})", "unknown_request", "do");
  session.bad(R"({"do":""})", "unknown_request", "do");
  session.bad(R"({"do":7})", "bad_field", "do");
  session.bad("{}", "missing_field", "do");
  session.bad(R"({"do":")" + std::string(100'000, 'x') + "\"}", "unknown_request", "do");
}

TEST_F(Lines, OfGamesThatThereAreNot) {
  const json::object near =
      session.bad(R"({"do":"new","game":"verbatin","seats":2})", "unknown_game", "game");
  EXPECT_TRUE(contains(Session::text(near, "message"), "Did you mean \"verbatim\"?"));
  session.bad(R"({"do":"new","game":"chess","seats":2})", "unknown_game", "game");
}

// Every field of every request, with every wrong value that its type knows.

// A request of each kind that succeeds at a table of two seats where seat 0 is to take a card; a
// review, where the game is over.
json::object sound(std::string_view name) {
  static const json::value all = json::parse(R"({
    "games": {},
    "cards": {"game":"verbatim"},
    "slips": {"game":"chapter_and_verse","card":"be_still","text":"Be still","options":{}},
    "deck": {"game":"chapter_and_verse","deck":"steadfast","options":{}},
    "new": {"game":"verbatim","seats":2,"options":{},"seed":1,"dice":"fast","judge":"dice"},
    "actors": {},
    "view": {"seat":0},
    "legal": {"seat":0,"after":[{"type":"take","pile":1}]},
    "why": {"seat":0,"action":{"type":"keep"}},
    "act": {"seat":0,"actions":[{"type":"take","pile":1}],"text":"a word","revision":5},
    "events": {"seat":"spectator","since":0},
    "bot": {"seat":0,"player":"random"},
    "clock": {"seat":0},
    "take_back": {"seat":0,"count":1},
    "look_up": {"word":"cat"},
    "review": {},
    "save": {},
    "load": {},
    "position": {"text":"game verbatim","seed":1,"judge":"table"}
  })");
  json::object request = {{"do", name}, {"id", 1}, {"language", "es"}};
  const json::value* fields = all.as_object().if_contains(name);
  if (fields == nullptr) {
    ADD_FAILURE() << "this test knows no sound request " << name;
    return request;
  }
  for (const auto& [key, value] : fields->as_object()) request[key] = value;
  if (name == "load") request["replay"] = Session(kNew).match()->save();
  return request;
}

// The table at which all of them succeed.
Session table_for(std::string_view name) {
  Session session(kNew);
  if (name == "take_back") session.good(R"({"do":"clock","seat":0})");
  if (name == "look_up") session.good(position(kOpenBook));
  if (name == "review") {
    session.good(position(kChallenge));
    session.good(R"({"do":"clock","seat":1})");
    session.good(R"({"do":"clock","seat":0})");
  }
  return session;
}

json::array wrong_values(const Field& field) {
  const auto beyond = static_cast<std::size_t>(field.type == kList ? field.max + 1 : 0);
  json::array wrong = {nullptr, 1.5, -1, std::uint64_t{1} << 63, 1e300, json::array(beyond)};
  const auto also = [&](std::initializer_list<json::value> more) {
    for (const json::value& value : more) wrong.push_back(value);
  };
  switch (field.type) {
    case kText:
      also({true, 1, json::object(), json::string(static_cast<std::size_t>(field.max) + 1, 'x')});
      break;
    case kNumber:
      also({field.min - 1, field.max + 1, "1", true, json::object(), 2.0});
      break;
    case kTruth:
      also({0, "true", json::object()});
      break;
    case kObject:
    case kMap:
      also({true, 1, "{}"});
      break;
    case kNameOrMap:
      also({true, 1, json::array()});
      break;
    case kList:
      also({true, 1, "[]", json::object()});
      break;
    case kActor:
      also({8, 256, "spectator", "0", "", true, json::object()});
      break;
    case kViewer:
      also({8, 256, "judge", "0", "", true, json::object()});
      break;
    case kSeat:
      also({8, 256, "judge", "spectator", "0", true, json::object()});
      break;
    case kSeed:
      also({"", "5", json::string(64, 'g'), (1LL << 53) + 1, true, json::object()});
      break;
    case kChoice:
      also({"", "none", 0, true, json::object()});
      break;
    case kAny:  // an action
      also({true, 1, "keep", json::object(), json::object{{"type", 4}}});
      break;
    case kId:
    case kTrue:
    case kNull:
    case kActorOrNull:
      ADD_FAILURE() << field.name << ": only answers have such fields";
      break;
  }
  return wrong;
}

TEST(EveryRequest, SucceedsWhenItIsSound) {
  for (const RequestSpec& spec : requests()) {
    EXPECT_EQ(name_of(spec.what), spec.name);
    Session session = table_for(spec.name);
    const json::object answer = session.good(json::serialize(sound(spec.name)));
    EXPECT_EQ(answer.at("id"), json::value(1));
    EXPECT_EQ(answer.at("did"), json::value(spec.name));
    for (const Field& field : spec.answer) {
      EXPECT_EQ(answer.contains(field.name) || !field.needed, true) << spec.name << field.name;
    }
  }
}

TEST(EveryRequest, NeedsATableUnlessItMakesOne) {
  for (const RequestSpec& spec : requests()) {
    Session session;
    const std::string request = json::serialize(sound(spec.name));
    const bool makes = spec.name == "new" || spec.name == "load" || spec.name == "position";
    if (makes || spec.name == "games" || spec.name == "cards" || spec.name == "slips" ||
        spec.name == "deck") {
      session.good(request);
    } else {
      session.bad(request, "no_table");
    }
  }
}

TEST(EveryRequest, NamesAFieldOfTheWrongType) {
  int tried = 0;
  for (const RequestSpec& spec : requests()) {
    for (const Field& field : spec.fields) {
      for (const json::value& value : wrong_values(field)) {
        json::object request = sound(spec.name);
        if (field.name == "action") request.erase("actions");
        request[field.name] = value;
        Session session = table_for(spec.name);
        const json::object error = session.bad(json::serialize(request), "bad_field");
        EXPECT_TRUE(Session::text(error, "field").starts_with(field.name))
            << spec.name << "." << field.name << " " << json::serialize(error);
        ++tried;
      }
    }
  }
  EXPECT_GT(tried, 200);
}

TEST(EveryRequest, NamesAFieldThatIsMissing) {
  for (const RequestSpec& spec : requests()) {
    for (const Field& field : spec.fields) {
      json::object request = sound(spec.name);
      if (!field.needed) continue;
      request.erase(field.name);
      Session session = table_for(spec.name);
      session.bad(json::serialize(request), "missing_field", field.name);
    }
  }
}

TEST(EveryRequest, NamesAFieldThatItDoesNotHave) {
  for (const RequestSpec& spec : requests()) {
    Session session = table_for(spec.name);
    json::object request = sound(spec.name);
    request["langauge"] = "en";
    const json::object error = session.bad(json::serialize(request), "unknown_field", "langauge");
    EXPECT_TRUE(contains(Session::text(error, "message"), "Did you mean \"language\"?"));
    for (const Field& field : spec.fields) {
      const std::string twice = std::string(field.name) + "s_";
      json::object other = sound(spec.name);
      other[twice] = 1;
      session.bad(json::serialize(other), "unknown_field", twice);
    }
  }
}

TEST(EveryRequest, ChecksTheLanguage) {
  for (const RequestSpec& spec : requests()) {
    for (const json::value& language : {json::value("de"), json::value(1), json::value(nullptr)}) {
      Session session = table_for(spec.name);
      json::object request = sound(spec.name);
      request["language"] = language;
      session.bad(json::serialize(request), "bad_field", "language");
    }
  }
}

TEST(EveryList, HoldsActions) {
  for (const std::string_view item : {"null", "1", "\"take\"", "[]", "{}", R"({"type":null})"}) {
    Session session(kNew);
    const std::string list = R"([{"type":"take","pile":1},)" + std::string(item) + "]";
    for (const std::string name : {"actions", "after"}) {
      const std::string request = R"({"do":")" + std::string(name == "after" ? "legal" : "act") +
                                  R"(","seat":0,")" + name + "\":" + list + "}";
      const json::object error = session.bad(request, "bad_field");
      EXPECT_TRUE(Session::text(error, "field").starts_with(name + "[1]"))
          << request << json::serialize(error);
    }
  }
}

TEST(EveryList, HasAnEnd) {
  json::array many(513, json::value({{"type", "keep"}}));
  Session session(kNew);
  session.bad(json::serialize(json::object{{"do", "act"}, {"seat", 0}, {"actions", many}}),
              "bad_field", "actions");
  session.bad(json::serialize(json::object{{"do", "legal"}, {"seat", 0}, {"after", many}}),
              "bad_field", "after");
}

}  // namespace
}  // namespace scriptorium
