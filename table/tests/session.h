#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/registry/registry.h"
#include "table/referee.h"

namespace scriptorium {

inline const Registry& games() {
  static const Registry registry = all_games({SCRIPTORIUM_SHARE});
  return registry;
}

// A quiet position of two seats in which the words `cat` (seat 0, place 0) and `xzq` (seat 1,
// place 3) are laid and seat 1 may challenge.
inline constexpr std::string_view kChallenge =
    "game verbatim\\nseats 2\\nat challenge: 0\\nat hand 0: c a t\\nat hand 1: x* z* q* d g\\n"
    "at words 0: cat\\nat words 1: x*z*q*\\n";
// Two seats arrange; seat 0 has `c a t`, seat 1 `d o g`.
inline constexpr std::string_view kArrange =
    "game verbatim\\nseats 2\\nat arrange: 0\\nat hand 0: c a t\\nat hand 1: d o g\\n";
inline constexpr std::string_view kOpenBook =
    "game verbatim\\nseats 2\\noption dictionary_open on\\nat arrange: 0\\nat hand 0: c a t\\n";

inline std::string position(std::string_view text, std::string_view more = "") {
  return R"({"do":"position","text":")" + std::string(text) + "\"" + std::string(more) + "}";
}

// A referee and what a test asks of it.
class Session {
 public:
  Session() : referee_(games(), [] { return Seed::of(99); }) {}
  explicit Session(std::string_view first) : Session() { good(first); }

  const AnyMatch* match() const { return referee_.match(); }

  json::object send(std::string_view line) {
    const json::value answer = json::parse(referee_.answer(line));
    return answer.as_object();
  }

  // The answer to a request that succeeds.
  json::object good(std::string_view line) {
    json::object answer = send(line);
    EXPECT_EQ(answer.at("ok"), json::value(true)) << line << "\n" << json::serialize(answer);
    return answer;
  }

  // The error of a request that fails, and leaves all as it was.
  json::object bad(std::string_view line, std::string_view code, std::string_view field = {}) {
    const std::string before = everything();
    const json::object answer = send(line);
    const std::string shown = std::string(line.substr(0, 300)) + "\n" + json::serialize(answer);
    EXPECT_TRUE(everything() == before) << "it failed and changed the table: " << shown;
    const json::value* error = answer.if_contains("error");
    if (error == nullptr) {
      ADD_FAILURE() << "it should fail: " << shown;
      return {{"code", ""}, {"message", ""}, {"field", ""}, {"rule", ""}};
    }
    EXPECT_EQ(answer.at("ok"), json::value(false)) << shown;
    EXPECT_EQ(text(*error, "code"), code) << shown;
    if (!field.empty()) {
      EXPECT_EQ(text(*error, "field"), field) << shown;
    }
    EXPECT_FALSE(text(*error, "message").empty()) << shown;
    return error->as_object();
  }
  // A request that a rule refuses.
  json::object refused(std::string_view line, std::string_view rule) {
    json::object error = bad(line, "refused");
    EXPECT_EQ(text(error, "rule"), rule) << line;
    return error;
  }

  // All that anybody can learn of the table.
  std::string everything() const {
    if (match() == nullptr) return "no table";
    std::string all = json::serialize(match()->save());
    for (int i = 0; i <= kMaxSeats; ++i) {
      if (i >= match()->seats() && i != kMaxSeats) continue;
      const auto index = static_cast<Seat>(i);
      all += json::serialize(match()->view(Viewer(index)));
      all += json::serialize(match()->events(Viewer(index), 0));
      all += json::serialize(*match()->legal(Actor(index), {}, Language::kEnglish));
      all += std::to_string(match()->revision(Viewer(index)));
      if (i < kMaxSeats) all += "/" + std::to_string(match()->decision(index));
    }
    return all;
  }

  static std::string text(const json::value& object, std::string_view name) {
    const json::value* value = object.as_object().if_contains(name);
    return value == nullptr || !value->is_string() ? "" : std::string(value->get_string());
  }

 private:
  Referee referee_;
};

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The types of events, in order: `took shown`.
inline std::string types(const json::value& events) {
  std::string all;
  for (const json::value& event : events.as_array()) {
    if (!all.empty()) all += ' ';
    all += std::string(event.at("type").as_string());
  }
  return all;
}

// A random game goes on by one entry: whoever may act does something legal, the judge included.
inline void random_entry(Session& session, Dice& dice) {
  const Actors actors = session.match()->actors();
  int actor = static_cast<int>(dice.below(kMaxSeats + 1));
  while (!actors.has(actor)) actor = (actor + 1) % (kMaxSeats + 1);
  const json::value who = actor_to_json(Actor(static_cast<Seat>(actor)));
  const json::object listed =
      session.good(json::serialize(json::object{{"do", "legal"}, {"seat", who}}));
  const json::array& legal = listed.at("legal").as_array();
  ASSERT_FALSE(legal.empty());
  session.good(json::serialize(
      json::object{{"do", "act"},
                   {"seat", who},
                   {"action", legal[dice.below(static_cast<std::uint32_t>(legal.size()))]}}));
}

}  // namespace scriptorium
