#include "server/fair/names.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class People : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);

  const Person& holder(int seat) { return seat == 0 ? ada : ben; }
  static std::string name_at(const json::object& found, int seat) {
    return text_in(found.at("seats").at(static_cast<std::size_t>(seat)).as_object(), "name");
  }
  static bool here(const json::object& found, int seat) {
    return truth_in(found.at("seats").at(static_cast<std::size_t>(seat)).as_object(), "here");
  }
  static std::int64_t number(const json::object& found) { return found.at("you").as_int64(); }
};

TEST_F(People, AGuestNeedsANameAtMost) {
  const json::object given = good(ada, {{"do", "hello"}});
  EXPECT_FALSE(text_in(given, "name").empty());
  EXPECT_FALSE(truth_in(given, "named"));
  const json::object chosen = good(ada, {{"do", "hello"}, {"name", "  Ada   L. "}});
  EXPECT_EQ(text_in(chosen, "name"), "Ada L.");
  EXPECT_TRUE(truth_in(chosen, "named"));
  bad(ada, {{"do", "hello"}, {"name", "<script>"}}, "bad_name", "name");
  EXPECT_EQ(text_in(good(ada, {{"do", "hello"}}), "name"), "Ada L.");
  go(ada);
  ada = come(1);
  EXPECT_EQ(text_in(good(ada, {{"do", "hello"}}), "name"), "Ada L.");
  EXPECT_TRUE(truth_in(good(ada, {{"do", "hello"}}), "named"));
  const std::string table = open(ada);
  sit(ada, table, 0);
  good(ada, at(table, "sit", {{"seat", 1}, {"name", "Bea"}}));  // two at one machine
  const json::object found = good(ada, at(table, "join"));
  EXPECT_EQ(name_at(found, 0), "Ada L.");
  EXPECT_EQ(name_at(found, 1), "Bea");
  EXPECT_EQ(json::serialize(found.at("yours")), "[0,1]");
  // A name counts for what follows at once; if it cannot be kept, the old one.
  storage.failing = MemoryStorage::fault("storage_full");
  say(ada, {{"do", "hello"}, {"name", "Zoe"}});
  world.run();
  storage.failing.reset();
  EXPECT_EQ(text_in(good(ada, at(table, "join")).at("guests").at(0).as_object(), "name"), "Ada L.");
}

TEST_F(People, ANameCountsForWhatFollowsWithoutWaiting) {
  say(ada, {{"do", "hello"}, {"name", "Ada"}});
  const int number = say(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}});
  world.run();
  EXPECT_EQ(text_in(answer(ada, number).at("guests").at(0).as_object(), "name"), "Ada");
}

TEST_F(People, WhoLeavesHasAskedNothing) {
  const std::string table = open(ada);
  good(ben, at(table, "join"));
  ada->notes.clear();
  good(ben, at(table, "join"));
  EXPECT_TRUE(ada->notes.empty());
  const Hall::Numbers before = hall->numbers();
  go(ben);
  EXPECT_EQ(hall->numbers().requests, before.requests);
}

TEST_F(People, SayOnlyWhatThereIsToSay) {
  const json::object hello = good(ada, {{"do", "hello"}});
  const json::array& phrases = hello.at("phrases").as_array();
  EXPECT_EQ(phrases.size(), set_phrases().size());
  const std::string table = open(ada);
  good(eve, at(table, "join"));
  for (const json::value& phrase : phrases) {
    const json::object text = phrase.at("text").as_object();
    EXPECT_NE(text_in(text, "en"), text_in(text, "es"));
    EXPECT_EQ(text_in(text, "en").find("say."), std::string::npos);
    ada->notes.clear();
    good(eve, at(table, "say", {{"phrase", phrase.at("phrase")}}));
    const auto said = told(ada, "said");
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(json::serialize(said[0].at("text")), json::serialize(text));
    EXPECT_TRUE(told(eve, "said").empty());
  }
}

// An action has words only where they are judged: nobody talks by way of a move.
TEST_F(People, DoNotTalkByWayOfMoves) {
  const std::string table = begun(ada, ben);
  good(eve, at(table, "join"));
  const int turn = mover(eve, table);
  json::object act = take(table, turn);
  act["text"] = "you fool";
  good(holder(turn), act);
  for (const Person& each : {ada, ben, eve}) {
    for (const std::string& note : each->all) EXPECT_EQ(note.find("fool"), std::string::npos);
  }
  for (const Line& line : lines(table)) EXPECT_EQ(line.body.find("fool"), std::string::npos);
}

TEST_F(People, ListsShowWhatIsListed) {
  const std::string hidden = open(ada);
  const std::string shown =
      open(ben, {{"listed", true}, {"clock", {{"per", "move"}, {"seconds", 60}}}});
  const std::string seen = json::serialize(good(eve, {{"do", "tables"}}));
  EXPECT_EQ(seen.find(hidden), std::string::npos);
  EXPECT_NE(seen.find(shown), std::string::npos);
  EXPECT_NE(seen.find(R"("free":2)"), std::string::npos);
  sit(ben, shown, 0);
  EXPECT_NE(json::serialize(*hall->listed()).find(R"("free":1)"), std::string::npos);
  good(ben, at(shown, "sit", {{"seat", 1}}));
  start(ben, shown);
  EXPECT_NE(json::serialize(*hall->listed()).find(R"("stage":"playing")"), std::string::npos);
  play_out({ben, ben}, shown, ben);
  EXPECT_TRUE(hall->listed()->empty());
  const std::string again = text_in(good(ben, at(shown, "again")), "table");
  EXPECT_NE(json::serialize(*hall->listed()).find(again), std::string::npos);
  world.pass(rules.forgotten);
  EXPECT_TRUE(hall->listed()->empty());  // nobody waits there any more
}

TEST_F(People, ComeBackAndHearWhatTheyMissed) {
  const std::string table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person away = holder(1 - turn);
  const auto seen = good(away, at(table, "view", {{"seat", 1 - turn}})).at("revision").as_int64();
  go(away);
  EXPECT_FALSE(here(told(holder(turn), "table").back(), 1 - turn));
  good(holder(turn), take(table, turn));
  const Person back = come(away->guest());
  const auto news = [&](json::object more) {
    const json::object found = good(back, at(table, "join", std::move(more)));
    EXPECT_TRUE(here(found, 1 - turn));
    EXPECT_EQ(found.at("news").as_array().size(), 1U);
    return found.at("news").at(0).as_object();
  };
  const json::object rest = news({{"since", seen}});
  EXPECT_FALSE(truth_in(rest, "fresh"));
  EXPECT_EQ(rest.at("events").as_array().size(), 1U);
  EXPECT_EQ(rest.at("revision"), seen + 1);
  EXPECT_TRUE(news({{"since", seen + 1}}).at("events").as_array().empty());
  EXPECT_FALSE(truth_in(news({{"since", seen + 1}}), "fresh"));
  EXPECT_TRUE(truth_in(news({{"since", seen + 2}}), "fresh"));  // has not happened
  EXPECT_TRUE(truth_in(news({{"since", 1LL << 31}}), "fresh"));
  EXPECT_TRUE(truth_in(news({}), "fresh"));
  for (int i = 0; i < 40; ++i) {
    step(turn == 0 ? std::vector{ada, back} : std::vector{back, ben}, table, back);
  }
  EXPECT_TRUE(truth_in(news({{"since", seen}}), "fresh"));  // forgotten
  EXPECT_TRUE(truth_in(news({{"since", 0}}), "fresh"));
}

TEST_F(People, WithSeveralSeatsSeeAllAnew) {
  const std::string table = open(ada);
  sit(ada, table, 0);
  good(ada, at(table, "sit", {{"seat", 1}}));
  start(ada, table);
  EXPECT_EQ(told(ada, "happened").size(), 2U);
  const json::object found = good(ada, at(table, "join", {{"since", 3}}));
  ASSERT_EQ(found.at("news").as_array().size(), 2U);
  for (const json::value& news : found.at("news").as_array()) {
    EXPECT_TRUE(truth_in(news.as_object(), "fresh"));
  }
}

TEST_F(People, TheSameGuestTwice) {
  const std::string table = begun(ada, ben);
  const Person also = come(1);
  good(also, at(table, "join"));
  ben->notes.clear();
  go(ada);
  EXPECT_TRUE(here(told(ben, "table").back(), 0));  // still here, on the other machine
  const int turn = mover(also, table);
  if (turn == 1) good(ben, take(table, turn));
  if (turn == 0) good(also, take(table, turn));
  EXPECT_EQ(good(also, at(table, "join")).at("guests").as_array().size(), 2U);
}

TEST_F(People, AwayReplacedAndBack) {
  const std::string table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person gone = holder(turn);
  const Person stays = holder(1 - turn);
  const json::object place = at(table, "place", {{"seat", turn}, {"player", "random"}});
  bad(stays, place, "not_away", "seat");
  go(gone);
  const auto stand_in = [&] {
    const json::object look = good(stays, at(table, "join"));
    return look.at("seats").at(static_cast<std::size_t>(turn)).at("stand_in").as_int64();
  };
  EXPECT_EQ(stand_in(), rules.away_after);
  pass(rules.away_after - 1000);
  EXPECT_EQ(stand_in(), 1000);
  bad(stays, place, "not_away", "seat");
  pass(1000);
  EXPECT_EQ(stand_in(), 0);
  good(eve, at(table, "join"));
  bad(eve, place, "seated_only");
  const std::string name = name_at(good(stays, at(table, "join")), turn);
  good(stays, place);
  EXPECT_EQ(name_at(good(stays, at(table, "join")), turn), name);
  const std::size_t kept = lines(table).size();
  pass(2000);
  EXPECT_GT(lines(table).size(), kept);  // it plays
  bad(stays, place, "seat_taken", "seat");
  bad(eve, at(table, "sit", {{"seat", turn}}), "seat_taken", "seat");
  const Person back = come(gone->guest());
  stays->notes.clear();
  EXPECT_EQ(good(back, at(table, "join")).at("yours").as_array().size(), 1U);
  EXPECT_TRUE(here(told(stays, "table").back(), turn));
  good(back, at(table, "sit", {{"seat", turn}}));  // it has it already
  good(back, at(table, "view", {{"seat", turn}}));
  // Whoever was away before a stop may be replaced after it.
  go(back);
  restart();
  const Person still = come(stays->guest());
  good(still, at(table, "join"));
  bad(still, place, "not_away", "seat");
  pass(rules.away_after);
  good(still, place);
}

TEST_F(People, ASeatIsGivenUpAndTakenBack) {
  const std::string table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person leaves = holder(turn);
  const Person stays = holder(1 - turn);
  const json::object place = at(table, "place", {{"seat", turn}, {"player", "random"}});
  good(leaves, place);
  bad(leaves, take(table, turn), "not_your_seat", "seat");
  const std::size_t kept = lines(table).size();
  pass(2000);
  EXPECT_GT(lines(table).size(), kept);  // the computer player plays
  bad(leaves, place, "seated_only");
  good(leaves, at(table, "leave"));
  EXPECT_EQ(good(leaves, at(table, "join")).at("yours").as_array().size(), 1U);
  EXPECT_TRUE(here(told(stays, "table").back(), turn));
}

TEST_F(People, TheHostShowsGuestsTheDoor) {
  const std::string table = open(ada, {{"seats", 3}});
  sit(ada, table, 0);
  sit(ben, table, 1);
  const auto watching = number(good(eve, at(table, "join")));
  bad(ben, at(table, "remove", {{"guest", watching}}), "host_only");
  eve->notes.clear();
  good(ada, at(table, "remove", {{"guest", watching}}));
  EXPECT_EQ(told(eve, "removed").size(), 1U);
  EXPECT_TRUE(told(eve, "table").empty());
  bad(eve, at(table, "join"), "removed");
  bad(eve, at(table, "say", {{"phrase", "hello"}}), "removed");
  good(eve, at(table, "leave"));
  eve->notes.clear();
  // By the seat also somebody who has gone; the seat is free.
  go(ben);
  good(ada, at(table, "remove", {{"seat", 1}}));
  EXPECT_TRUE(eve->notes.empty());  // hears nothing more
  ben = come(2);
  bad(ben, at(table, "join"), "removed");
  restart();
  ada = come(1);
  eve = come(3);
  const Person cid = come(4);
  bad(eve, at(table, "join"), "removed");
  good(ada, at(table, "join"));
  sit(cid, table, 1);
  const Person dan = come(5);
  sit(dan, table, 2);
  start(ada, table);
  // From a game that runs: a computer player goes on, and keeps the seat for nobody.
  good(ada, at(table, "remove", {{"seat", 1}}));
  bad(cid, at(table, "view", {{"seat", 1}}), "removed");
  const json::object found = good(ada, at(table, "join"));
  EXPECT_FALSE(text_in(found.at("seats").at(1).as_object(), "player").empty());
  EXPECT_EQ(name_at(found, 1), "");
  play_out({ada, nullptr, dan}, table, ada);
}

// The host alone can begin: if it goes away before, somebody else must be it.
TEST_F(People, AHostWhoStaysAwayIsReplaced) {
  const std::string table = open(ada, {{"seats", 3}});
  const auto host_of = [](const json::object& found) {
    std::string host;
    for (const json::value& guest : found.at("guests").as_array()) {
      if (truth_in(guest.as_object(), "host")) host += text_in(guest.as_object(), "name");
    }
    return host;
  };
  sit(ada, table, 0);
  good(eve, at(table, "join"));  // longer here than Ben, but looks on
  sit(ben, table, 1);
  const Person cid = come(4);
  sit(cid, table, 2);
  good(ben, {{"do", "hello"}, {"name", "Ben"}});
  good(ben, at(table, "join"));
  bad(ben, at(table, "start"), "host_only");
  good(ada, at(table, "leave"));
  pass(rules.away_after - 200);
  EXPECT_EQ(host_of(good(ben, at(table, "join"))), "");
  bad(ben, at(table, "start"), "host_only");
  for (const Person& each : {ben, cid, eve}) each->notes.clear();
  pass(400);
  for (const Person& each : {ben, cid, eve}) {
    ASSERT_EQ(told(each, "table").size(), 1U);
    EXPECT_EQ(host_of(told(each, "table")[0]), "Ben");
  }
  bad(cid, at(table, "start"), "host_only");
  // Who was the host is a guest like others, also after a stop.
  restart();
  ada = come(1);
  ben = come(2);
  good(ada, at(table, "join"));
  bad(ada, at(table, "start"), "host_only");
  good(ben, at(table, "join"));
  start(ben, table);
  EXPECT_EQ(hall->numbers().storage_faults, 0U);
}

TEST_F(People, AHostWhoComesBackInTimeIsTheHost) {
  const std::string table = open(ada);
  sit(ben, table, 1);
  go(ada);
  pass(rules.away_after - 1000);
  ada = come(1);
  sit(ada, table, 0);
  pass(rules.away_after);
  bad(ben, at(table, "start"), "host_only");
  start(ada, table);
  // Once they play there is nothing that only a host can do to go on.
  go(ada);
  pass(rules.away_after + 1000);
  ada = come(1);
  const json::object found = good(ada, at(table, "join"));
  EXPECT_TRUE(truth_in(found.at("guests").at(1).as_object(), "host"));
}

TEST_F(People, NobodyBecomesHostWhoOnlyLooksOn) {
  const std::string table = open(ada);
  good(eve, at(table, "join"));
  go(ada);
  pass(rules.away_after + 1000);
  bad(eve, at(table, "place", {{"seat", 0}, {"player", "random"}}), "host_only");
  good(eve, at(table, "sit", {{"seat", 0}}));  // has waited long enough
  pass(1200);
  good(eve, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  start(eve, table);
}

TEST_F(People, AHostIsReplacedWhenThatCanBeKept) {
  const std::string table = open(ada);
  sit(ben, table, 1);
  go(ada);
  storage.failing = MemoryStorage::fault("storage_full");
  pass(rules.away_after + 1000);
  ben->notes.clear();
  storage.failing.reset();
  pass(5000);
  ASSERT_FALSE(told(ben, "table").empty());
  good(ben, at(table, "place", {{"seat", 0}, {"player", "random"}}));
}

TEST_F(People, PlayAgain) {
  const std::string table = begun(ada, ben, {{"options", {{"one_letter", true}}}});
  play_out({ada, ben}, table, ada);
  for (const Person& each : {ada, ben}) each->notes.clear();
  // Both at the same moment: one table.
  const int first = say(ben, at(table, "again"));
  const int second = say(ada, at(table, "again"));
  world.run();
  const std::string next = text_in(answer(ben, first), "table");
  EXPECT_EQ(next.size(), 16U);
  EXPECT_NE(next, table);
  EXPECT_EQ(text_in(answer(ada, second), "table"), next);
  EXPECT_EQ(text_in(told(ada, "table").back(), "again"), next);
  EXPECT_EQ(text_in(told(ada, "table").back(), "again_by"), guest_name(2, Language::kEnglish));
  EXPECT_EQ(text_in(good(ben, at(table, "again")), "table"), next);
  EXPECT_EQ(ben->notes.size(), 1U);
  const json::object found = good(ben, at(next, "join"));
  EXPECT_EQ(text_in(found, "stage"), "gathering");
  EXPECT_TRUE(truth_in(found.at("guests").at(0).as_object(), "host"));
  EXPECT_TRUE(found.at("options").at("one_letter").as_bool());
  // Those who played are expected where they sat.
  const auto expected = [](const json::object& look, int seat) {
    return text_in(look.at("seats").at(static_cast<std::size_t>(seat)).as_object(), "expected");
  };
  EXPECT_EQ(expected(found, 0), guest_name(1, Language::kEnglish));
  const json::object sat = good(ben, at(next, "sit", {{"seat", 1}}));
  EXPECT_EQ(expected(sat, 0), guest_name(1, Language::kEnglish));
  EXPECT_EQ(expected(sat, 1), "");
  restart();
  ada = come(1);
  EXPECT_EQ(text_in(good(ada, at(table, "join")), "again"), next);
  EXPECT_EQ(text_in(good(ada, at(table, "join")), "again_by"), guest_name(2, Language::kEnglish));
  EXPECT_EQ(expected(good(ada, at(next, "join")), 0), guest_name(1, Language::kEnglish));
}

TEST_F(People, PlayAgainOnlyWhereItIsKept) {
  const std::string table = begun(ada, ben);
  play_out({ada, ben}, table, ada);
  storage.failing = MemoryStorage::fault("storage_full");
  bad(ada, at(table, "again"), "not_kept");
  storage.failing.reset();
  // The new table is kept, that it follows is not: nothing leads nowhere.
  storage.fail_after = 1;
  bad(ada, at(table, "again"), "not_kept");
  storage.fail_after = 1000;
  const std::string next = text_in(good(ada, at(table, "again")), "table");
  good(ben, at(next, "join"));
}

TEST_F(People, NotMoreTablesThanTheHouseAllows) {
  rules.tables_each = 3;
  restart();
  ada = come(1);
  ben = come(2);
  const json::object opens = {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}};
  std::vector<int> numbers;
  for (int i = 0; i < 5; ++i) numbers.push_back(say(ada, opens));
  world.run();
  int made = 0;
  for (const int each : numbers) made += truth_in(answer(ada, each), "ok");
  EXPECT_EQ(made, 3);  // nobody gets more by asking faster
  bad(ada, opens, "too_many_tables");
  good(ben, opens);
  world.pass(rules.forgotten);
  good(ada, opens);
}

// A lesson of many steps opens a table for each: they count for themselves, and not for long.
TEST_F(People, TheStepsOfALessonLeaveRoomForTables) {
  rules.tables_each = 2;
  rules.steps_each = 3;
  restart();
  ada = come(1);
  const json::object step = {{"do", "open"},
                             {"game", "verbatim"},
                             {"position", "scenario A step.\ngame verbatim\nat hand 0: c a t\n"}};
  const json::object table = {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}};
  for (int i = 0; i < 3; ++i) good(ada, step);
  bad(ada, step, "too_many_tables");
  for (int i = 0; i < 2; ++i) good(ada, table);
  bad(ada, table, "too_many_tables");
  world.pass(rules.lesson_forgotten);
  for (int i = 0; i < 3; ++i) good(ada, step);
  bad(ada, step, "too_many_tables");
  bad(ada, table, "too_many_tables");
}

TEST_F(People, NotMoreVisitorsThanTheHouseAllows) {
  rules.visitors = 2;
  restart();
  ada = come(1);
  ben = come(2);
  eve = come(3);
  const std::string table = begun(ada, ben);
  bad(eve, at(table, "join"), "full_house", "table");
  go(ben);
  good(eve, at(table, "join"));
  bad(come(4), at(table, "join"), "full_house", "table");
  ben = come(2);
  good(ben, at(table, "join"));  // has a seat
}

TEST_F(People, GamesAndCards) {
  EXPECT_EQ(good(ada, {{"do", "games"}}).at("games").as_array().size(), games().ids().size());
  EXPECT_FALSE(good(ada, {{"do", "cards"}, {"game", "verbatim"}}).at("cards").as_array().empty());
  bad(ada, {{"do", "cards"}, {"game", "chess"}}, "unknown_game", "game");
  const auto slips = [](std::string_view game) {
    return json::object{
        {"do", "slips"}, {"game", game}, {"card", "be_still"}, {"text", "Be still and know"}};
  };
  EXPECT_FALSE(good(ada, slips("chapter_and_verse")).at("pieces").as_array().empty());
  bad(ada, slips("verbatim"), "no_such_verse", "card");
  const Hall::Numbers numbers = hall->numbers();
  EXPECT_EQ(numbers.visitors, 3U);
  EXPECT_EQ(numbers.requests, 5U);
  EXPECT_EQ(numbers.refused, 2U);
}

}  // namespace
}  // namespace scriptorium::server
