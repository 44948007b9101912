#pragma once

#include <gtest/gtest.h>

#include <deque>

#include "games/registry/registry.h"
#include "server/hall/hall.h"
#include "server/hall/tests/memory_storage.h"

namespace scriptorium::server {

// A world in which everything happens when the test says so, on its own thread.
class TestWorld final : public World {
 public:
  void soon(std::function<void()> work) override { work_.push_back(std::move(work)); }
  void read(std::function<void()> work) override { work_.push_back(std::move(work)); }
  void think(Milliseconds pause, std::function<void()> work) override {
    thoughts_.push_back({now_ + pause, std::move(work)});
  }
  Milliseconds now() override { return now_; }

  // Until nothing is left to do now.
  void run() {
    for (;;) {
      if (!work_.empty()) {
        const auto work = std::move(work_.front());
        work_.pop_front();
        work();
      } else if (!thoughts_.empty() && thoughts_.front().first <= now_) {
        const auto work = std::move(thoughts_.front().second);
        thoughts_.pop_front();
        work();
      } else {
        return;
      }
    }
  }
  void pass(Milliseconds time) { now_ += time; }

 private:
  Milliseconds now_ = 1'000'000;
  std::deque<std::function<void()>> work_;
  std::deque<std::pair<Milliseconds, std::function<void()>>> thoughts_;
};

class TestVisitor final : public Visitor {
 public:
  explicit TestVisitor(GuestId guest) : guest_(guest) {}
  GuestId guest() const override { return guest_; }
  void send(Note note) override { notes.push_back(*note); }

  std::vector<std::string> notes;

 private:
  GuestId guest_;
};

inline const Registry& games() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return registry;
}

// A hall with people in it.
class HallTest : public testing::Test {
 protected:
  using Person = std::shared_ptr<TestVisitor>;

  Person come(GuestId guest) {
    auto visitor = std::make_shared<TestVisitor>(guest);
    hall->arrived(visitor);
    return visitor;
  }
  // What the person is answered; what it is told meanwhile stays in `told`.
  json::object ask(const Person& person, json::object request) {
    request["id"] = ++number_;
    person->notes.clear();
    hall->heard(person, json::serialize(request));
    world.run();
    json::object answer;
    for (const std::string& note : person->notes) {
      json::object object = json::parse(note).as_object();
      const json::value* id = object.if_contains("id");
      if (id != nullptr && *id == number_) answer = std::move(object);
    }
    EXPECT_FALSE(answer.empty()) << json::serialize(request);
    return answer;
  }
  json::object good(const Person& person, json::object request) {
    json::object answer = ask(person, request);
    EXPECT_TRUE(answer["ok"].is_bool() && answer["ok"].as_bool())
        << json::serialize(request) << json::serialize(answer);
    return answer;
  }
  void bad(const Person& person, json::object request, std::string_view code) {
    const json::object answer = ask(person, request);
    ASSERT_TRUE(answer.contains("error")) << json::serialize(request) << json::serialize(answer);
    EXPECT_EQ(std::string_view(answer.at("error").at("code").as_string()), code)
        << json::serialize(request) << json::serialize(answer);
  }
  // What the person has been told of that kind since it last asked.
  std::vector<json::object> told(const Person& person, std::string_view what) {
    std::vector<json::object> found;
    for (const std::string& note : person->notes) {
      json::object object = json::parse(note).as_object();
      const json::value* kind = object.if_contains("told");
      if (kind != nullptr && std::string_view(kind->as_string()) == what) found.push_back(object);
    }
    return found;
  }
  std::string open(const Person& host, json::object more = {}) {
    json::object request = {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}};
    for (const auto& [name, value] : more) request[name] = value;
    return std::string(good(host, request).at("table").as_string());
  }
  void sit(const Person& person, const std::string& table, int seat) {
    good(person, {{"do", "join"}, {"table", table}});
    good(person, {{"do", "sit"}, {"table", table}, {"seat", seat}});
  }
  void start(const Person& host, const std::string& table) {
    good(host, {{"do", "start"}, {"table", table}});
  }
  // The server has stopped and another one runs on what was kept.
  void restart() { hall = std::make_unique<Hall>(house()); }
  House house() { return {games(), storage, world, rules}; }

  HouseRules rules;
  MemoryStorage storage;
  TestWorld world;
  std::unique_ptr<Hall> hall = std::make_unique<Hall>(house());

 private:
  int number_ = 0;
};

}  // namespace scriptorium::server
