#include "server/fair/names.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// Somebody who is called otherwise than before.
class Renaming : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);

  void call(const Person& person, std::string_view name) {
    good(person, {{"do", "hello"}, {"name", name}});
  }
  static std::string seat_name(const json::object& look, std::size_t seat) {
    return text_in(look.at("seats").at(seat).as_object(), "name");
  }
  std::string seat_now(const std::string& table, std::size_t seat) {
    return seat_name(good(eve, at(table, "join")), seat);
  }
};

TEST_F(Renaming, IsToldAtOnceToAllAtTheTable) {
  call(ada, "Ada");
  const std::string table = begun(ada, ben);
  good(eve, at(table, "join"));
  ben->notes.clear();
  eve->notes.clear();
  call(ada, "Countess");
  for (const Person& each : {ben, eve}) {
    ASSERT_EQ(told(each, "table").size(), 1U);
    EXPECT_EQ(seat_name(told(each, "table")[0], 0), "Countess");
    EXPECT_EQ(text_in(told(each, "table")[0].at("guests").at(0).as_object(), "name"), "Countess");
  }
  // The same again is no news; and the journal has it.
  ben->notes.clear();
  call(ada, "Countess");
  EXPECT_TRUE(ben->notes.empty());
  restart();
  eve = come(3);
  EXPECT_EQ(seat_now(table, 0), "Countess");
}

TEST_F(Renaming, CountsForWhoComesBack) {
  call(ada, "Ada");
  const std::string table = begun(ada, ben);
  go(ada);
  ada = come(1);
  call(ada, "Countess");
  EXPECT_EQ(seat_now(table, 0), "Ada");
  ben->notes.clear();
  EXPECT_EQ(seat_name(good(ada, at(table, "join")), 0), "Countess");
  EXPECT_EQ(seat_name(told(ben, "table").back(), 0), "Countess");
  // Whoever says nothing keeps the name.
  go(ada);
  ada = come(1);
  EXPECT_EQ(seat_name(good(ada, at(table, "join")), 0), "Countess");
}

TEST_F(Renaming, CountsOnEveryConnection) {
  call(ada, "Ada");
  const std::string table = begun(ada, ben);
  const Person elsewhere = come(1);
  ben->notes.clear();
  call(elsewhere, "Countess");
  EXPECT_EQ(seat_name(told(ben, "table").back(), 0), "Countess");
}

TEST_F(Renaming, LeavesOthersAtTheDeviceTheirNames) {
  call(ada, "Ada");
  const std::string table = open(ada, {{"seats", 3}});
  good(ada, at(table, "sit", {{"seat", 0}}));
  good(ada, at(table, "sit", {{"seat", 1}, {"name", "Cid"}}));
  sit(ben, table, 2);
  start(ada, table);
  call(ada, "Countess");
  EXPECT_EQ(seat_now(table, 0), "Countess");
  EXPECT_EQ(seat_now(table, 1), "Cid");
}

TEST_F(Renaming, EndsNoQuestionAndNoGameThatIsOver) {
  call(ada, "Ada");
  const std::string table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person one = turn == 0 ? ada : ben;
  good(one, take(table, turn));
  good(one, at(table, "take_back", {{"seat", turn}, {"count", 1}}));
  call(ada, "Countess");
  good(turn == 0 ? ben : ada, at(table, "agree", {{"yes", true}}));
  play_out({ada, ben}, table, ada);
  call(ada, "Ada");
  EXPECT_EQ(seat_now(table, 0), "Countess");
}

// --- So that no journal grows without end

class Changing : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  std::string table = open(ada);
};

TEST_F(Changing, NothingNeedsNoLine) {
  sit(ada, table, 0);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  const std::size_t before = lines(table).size();
  for (int i = 0; i < 100; ++i) {
    good(ada, at(table, "sit", {{"seat", 0}}));
    good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
    good(ada, {{"do", "hello"}, {"name", text_in(good(ada, {{"do", "hello"}}), "name")}});
  }
  EXPECT_EQ(lines(table).size(), before);
}

TEST_F(Changing, SeatsTooOftenIsRefused) {
  sit(ada, table, 0);
  good(ben, at(table, "join"));
  const auto change = [&](int i) {
    return i % 2 == 0 ? at(table, "sit", {{"seat", 1}}) : at(table, "stand", {{"seat", 1}});
  };
  for (int i = 0; i < Often::kMost; ++i) good(ben, change(i));
  const std::size_t before = lines(table).size();
  bad(ben, change(0), "too_often");
  EXPECT_EQ(lines(table).size(), before);
  good(ada, at(table, "sit", {{"seat", 1}, {"name", "Bea"}}));  // others go on
  good(ada, at(table, "stand", {{"seat", 1}}));
  world.pass(Often::kWithin);
  good(ben, at(table, "join"));
  good(ben, change(0));
}

TEST_F(Changing, NamesTooOftenIsRefused) {
  sit(ada, table, 0);
  const auto name = [](int i) {
    return json::object{{"do", "hello"}, {"name", i % 2 == 0 ? "Ada" : "Bea"}};
  };
  for (int i = 0; i < Often::kMost; ++i) good(ada, name(i));
  bad(ada, name(0), "too_often", "name");
  EXPECT_EQ(text_in(good(ada, {{"do", "hello"}}), "name"), "Bea");
  good(ada, name(1));  // as it is
  good(ben, {{"do", "hello"}, {"name", "Ben"}});
  world.pass(Often::kWithin);
  good(ada, name(0));
}

}  // namespace
}  // namespace scriptorium::server
