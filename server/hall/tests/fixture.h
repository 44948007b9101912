#pragma once

#include <gtest/gtest.h>

#include <set>

#include "games/registry/registry.h"
#include "server/hall/hall.h"
#include "server/hall/json.h"
#include "server/hall/requests.h"
#include "server/hall/tests/chance.h"
#include "server/hall/tests/memory_storage.h"
#include "server/hall/tests/world.h"
#include "table/referee.h"

namespace scriptorium::server {

inline const Registry& games() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return registry;
}

// All codes of errors that tests have seen; every_code_test.cpp looks at them.
inline std::set<std::string>& codes_seen() {
  static std::set<std::string> codes;
  return codes;
}

void check_whole(const json::object& given, std::span<const Field> fields);

inline void check_part(const json::value& given, std::string_view name) {
  for (const std::span<const Part> parts : {scriptorium::parts(), hall_parts()}) {
    for (const Part& part : parts) {
      if (part.name == name) check_whole(given.as_object(), part.fields);
    }
  }
}

// The object has the fields, and so have the objects in it.
inline void check_whole(const json::object& given, std::span<const Field> fields) {
  const auto fault = check_fields(given, fields);
  EXPECT_FALSE(fault) << fault->message << "\n" << json::serialize(given);
  for (const Field& field : fields) {
    const json::value* value = given.if_contains(field.name);
    if (fault || value == nullptr || field.of.empty()) continue;
    if (field.type == FieldType::kObject) check_part(*value, field.of);
    if (field.type == FieldType::kList) {
      for (const json::value& each : value->as_array()) check_part(each, field.of);
    }
    if (field.type == FieldType::kMap) {
      for (const auto& each : value->as_object()) check_part(each.value(), field.of);
    }
  }
}

// Holds a message against the table that the schema is made of.
inline void check_message(const json::object& message, std::span<const RequestSpec> specs,
                          std::string_view name, const char* mark) {
  for (const RequestSpec& spec : specs) {
    if (spec.name != name) continue;
    const bool other = !spec.or_answer.empty() && !message.contains(spec.answer[0].name);
    std::vector<Field> fields = other ? spec.or_answer : spec.answer;
    fields.push_back({mark, FieldType::kAny, true});
    if (specs.data() == hall_requests().data()) {  // else a note or a page
      fields.push_back({"did", FieldType::kChoice, true, "", 0, 0, {name}});
      fields.push_back({"id", FieldType::kId});
    }
    check_whole(message, fields);
    return;
  }
  ADD_FAILURE() << "nobody knows " << name;
}

// A hall with people in it.
class HallTest : public testing::Test {
 protected:
  using Person = std::shared_ptr<TestVisitor>;

  HallTest() { same_chance(1); }

  Person come(GuestId guest) {
    auto visitor = std::make_shared<TestVisitor>(guest);
    hall->arrived(visitor);
    return visitor;
  }
  void go(const Person& person) {
    hall->left(person);
    world.run();
  }
  // Asks and does not wait; the number to find the answer by.
  int say(const Person& person, json::object request) {
    request["id"] = ++number_;
    hall->heard(person, json::serialize(request));
    return number_;
  }
  // The answer that came; empty if none did.
  json::object answer(const Person& person, int number) {
    json::object found;
    for (const std::string& note : person->notes) {
      json::object object = json::parse(note).as_object();
      const json::value* id = object.if_contains("id");
      if (id == nullptr || *id != number) continue;
      EXPECT_TRUE(found.empty()) << "answered twice: " << note;
      found = std::move(object);
    }
    return found;
  }
  json::object ask(const Person& person, const json::object& request) {
    person->notes.clear();
    const int number = say(person, request);
    world.run();
    json::object found = answer(person, number);
    EXPECT_FALSE(found.empty()) << json::serialize(request);
    return found;
  }
  json::object good(const Person& person, const json::object& request) {
    json::object found = ask(person, request);
    EXPECT_TRUE(truth_in(found, "ok")) << json::serialize(request) << json::serialize(found);
    if (truth_in(found, "ok")) {
      check_message(found, hall_requests(), text_in(request, "do"), "ok");
    }
    return found;
  }
  void refused(const json::object& found, std::string_view code, std::string_view field = {}) {
    const json::object* error = object_in(found, "error");
    ASSERT_NE(error, nullptr) << code << json::serialize(found);
    EXPECT_EQ(text_in(*error, "code"), code) << json::serialize(found);
    EXPECT_EQ(text_in(*error, "field"), field) << json::serialize(found);
    EXPECT_EQ(text_in(*error, "message").find("secret words"), std::string::npos);
    codes_seen().insert(std::string(code));
  }
  void bad(const Person& person, const json::object& request, std::string_view code,
           std::string_view field = {}) {
    SCOPED_TRACE(json::serialize(request));
    refused(ask(person, request), code, field);
  }
  // What the person has been told of that kind since it last asked.
  static std::vector<json::object> told(const Person& person, std::string_view what) {
    std::vector<json::object> found;
    for (const std::string& note : person->notes) {
      json::object object = json::parse(note).as_object();
      if (text_in(object, "told") != what) continue;
      check_message(object, hall_notes(), what, "told");
      found.push_back(object);
    }
    return found;
  }
  static json::object at(const std::string& table, std::string_view what, json::object more = {}) {
    json::object request = {{"do", what}, {"table", table}};
    for (const auto& [name, value] : more) request[name] = value;
    return request;
  }

  std::string open(const Person& host, json::object more = {}) {
    json::object request = {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}};
    for (const auto& [name, value] : more) request[name] = value;
    return text_in(good(host, request), "table");
  }
  void sit(const Person& person, const std::string& table, int seat) {
    good(person, at(table, "join"));
    good(person, at(table, "sit", {{"seat", seat}}));
  }
  json::object start(const Person& host, const std::string& table) {
    return good(host, at(table, "start"));
  }
  // Two people who have begun to play.
  std::string begun(const Person& ada, const Person& ben, json::object more = {}) {
    const std::string table = open(ada, std::move(more));
    sit(ada, table, 0);
    sit(ben, table, 1);
    start(ada, table);
    return table;
  }

  // Whose turn it is, where one seat alone decides.
  int mover(const Person& person, const std::string& table) {
    const json::array who = actors(person, table);
    EXPECT_EQ(who.size(), 1U);
    return static_cast<int>(who.at(0).as_int64());
  }
  static json::object take(const std::string& table, int seat) {
    return at(table, "act", {{"seat", seat}, {"action", {{"type", "take"}, {"pile", 1}}}});
  }
  static json::object keep(const std::string& table, int seat) {
    return at(table, "act", {{"seat", seat}, {"action", {{"type", "keep"}}}});
  }

  json::array actors(const Person& person, const std::string& table) {
    return good(person, at(table, "events", {{"seat", "spectator"}})).at("actors").as_array();
  }
  // A random legal move of this actor; nothing if it has none.
  std::optional<json::object> move(const Person& person, const std::string& table,
                                   const json::value& seat) {
    const json::object found = ask(person, at(table, "legal", {{"seat", seat}}));
    const json::value* legal = found.if_contains("legal");
    if (legal == nullptr || legal->as_array().empty()) return std::nullopt;
    const json::array& actions = legal->as_array();
    const auto chosen = dice.below(static_cast<std::uint32_t>(actions.size()));
    json::object act = at(table, "act", {{"seat", seat}, {"action", actions[chosen]}});
    if (text_in(actions[chosen].as_object(), "type") == "recite") act["text"] = " Words of mine. ";
    return good(person, act);
  }
  // One move of anybody who has to decide; `people` by seat, null: a computer player. False: over.
  bool step(const std::vector<Person>& people, const std::string& table, const Person& looks) {
    const json::array who = actors(looks, table);
    if (who.empty()) return false;
    for (const json::value& seat : who) {
      if (seat.is_string()) {
        for (const Person& each : people) {
          if (each != nullptr && move(each, table, seat)) return true;
        }
      } else if (const Person& one = people[static_cast<std::size_t>(seat.as_int64())]) {
        const auto moved = move(one, table, seat);
        EXPECT_TRUE(moved);
        // In a window it is heard later.
        if (moved && moved->contains("answered")) pass(3 * rules.player_pause);
        return true;
      }
    }
    pass(700);
    return true;
  }
  // Until the game is over.
  void play_out(const std::vector<Person>& people, const std::string& table, const Person& looks) {
    for (int i = 0; i < 6000; ++i) {
      if (!step(people, table, looks)) return;
    }
    FAIL() << "no end";
  }

  void pass(Milliseconds time) {
    for (Milliseconds done = 0; done < time; done += 100) {
      world.pass(std::min<Milliseconds>(100, time - done));
      world.run();
      hall->tick();
      world.run();
    }
  }
  // The server has stopped and another one runs on what was kept.
  void restart() {
    world.stop();
    old_.push_back(std::move(hall));
    hall = std::make_unique<Hall>(house());
  }
  House house() { return {games(), storage, world, rules}; }
  std::vector<Line>& lines(const std::string& table) { return storage.lines(*id_from(table)); }

  HouseRules rules;
  TestWorld world;
  MemoryStorage storage{[this] { return world.now(); }};
  std::unique_ptr<Hall> hall = std::make_unique<Hall>(house());
  Dice dice = Dice::fast(Seed::of(3));

 private:
  int number_ = 0;
  std::vector<std::unique_ptr<Hall>> old_;
};

}  // namespace scriptorium::server
