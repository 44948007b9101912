#include "server/hall/history.h"

#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// What a pair of eyes was told since the game began.
class History : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);
  std::string table;

  json::object history(const Person& person, const json::value& eyes, json::object more = {}) {
    more["seat"] = eyes;
    return good(person, at(table, "history", std::move(more)));
  }
  static json::array events_of(const json::object& history) {
    json::array events;
    for (const json::value& move : history.at("moves").as_array()) {
      for (const json::value& event : move.at("events").as_array()) events.push_back(event);
    }
    return events;
  }
  static json::array types_of(const json::object& history) {
    json::array types;
    for (const json::value& event : events_of(history)) types.push_back(event.at("type"));
    return types;
  }
};

// Of every game: what those heard who were there from the beginning.
TEST_F(History, IsWhatTheEyesWereTold) {
  for (const auto& game : games().games()) {
    SCOPED_TRACE(game->id());
    table = open(ada, {{"game", std::string(game->id())}});
    sit(ada, table, 0);
    sit(ben, table, 1);
    good(eve, at(table, "join"));
    for (const Person& each : {ada, ben, eve}) each->notes.clear();
    const int started = say(ada, at(table, "start"));
    world.run();
    EXPECT_TRUE(truth_in(answer(ada, started), "ok"));
    std::map<Person, json::array> heard;
    const auto listen = [&](const Person& person, const json::object& news) {
      for (const json::value& event : news.at("events").as_array()) heard[person].push_back(event);
    };
    const std::vector<Person> people = {ada, ben};
    const auto hear_all = [&] {
      for (const Person& each : {ada, ben, eve}) {
        for (const json::object& news : told(each, "happened")) listen(each, news);
        each->notes.clear();
      }
    };
    hear_all();
    for (int i = 0; i < 150; ++i) {
      const auto journal = read_journal(lines(table));
      const auto match = play_again(games(), journal->gathering, journal->entries);
      const int seat = match->actors().lowest();
      if (match->actors().empty() || seat >= 2) break;
      const auto legal = match->legal(Actor(static_cast<Seat>(seat)), {}, Language::kEnglish);
      const auto chosen = dice.below(static_cast<std::uint32_t>(legal->size()));
      const Person& actor = people[static_cast<std::size_t>(seat)];
      const int number =
          say(actor, at(table, "act", {{"seat", seat}, {"action", (*legal)[chosen]}}));
      world.run();
      listen(actor, answer(actor, number));
      hear_all();
    }
    for (const auto& [person, eyes] :
         std::vector<std::pair<Person, json::value>>{{ada, 0}, {ben, 1}, {eve, "spectator"}}) {
      json::object part = history(person, eyes);
      json::array events = events_of(part);
      while (truth_in(part, "earlier")) {
        part = history(person, eyes, {{"until", part.at("moves").as_array().at(0).at("revision")}});
        json::array before = events_of(part);
        before.insert(before.end(), events.begin(), events.end());
        events = std::move(before);
      }
      EXPECT_EQ(json::value(events), json::value(heard[person])) << eyes;
    }
  }
}

TEST_F(History, IsOnesOwn) {
  table = begun(ada, ben);
  good(eve, at(table, "join"));
  bad(ada, at(table, "history", {{"seat", 1}}), "not_your_seat", "seat");
  bad(eve, at(table, "history", {{"seat", 0}}), "not_your_seat", "seat");
  bad(eve, at(table, "history", {{"seat", 7}}), "no_such_seat", "seat");
  EXPECT_FALSE(history(ada, "spectator").at("moves").as_array().empty());
  const std::string none = open(ada);
  bad(ada, at(none, "history", {{"seat", "spectator"}}), "no_game_yet", "table");
}

TEST_F(History, LeavesOutWhatWasTakenBack) {
  table = begun(ada, ben);
  good(eve, at(table, "join"));
  const int turn = mover(eve, table);
  const Person one = turn == 0 ? ada : ben;
  const Person other = turn == 0 ? ben : ada;
  const json::value before = history(eve, "spectator").at("moves");
  good(one, take(table, turn));
  EXPECT_EQ(types_of(history(eve, "spectator")).back(), json::value("took"));
  good(one, at(table, "take_back", {{"seat", turn}, {"count", 1}}));
  good(other, at(table, "agree", {{"yes", true}}));
  EXPECT_EQ(history(eve, "spectator").at("moves"), before);
  good(one, take(table, turn));
  EXPECT_EQ(types_of(history(eve, "spectator")).back(), json::value("took"));
}

TEST_F(History, SaysWhoseTurnItWas) {
  table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person one = turn == 0 ? ada : ben;
  good(one, take(table, turn));
  good(one, keep(table, turn));
  const json::object told = history(one, turn);
  const json::array& moves = told.at("moves").as_array();
  EXPECT_EQ(moves.at(1).at("turn"), json::value(turn));
  EXPECT_EQ(moves.at(2).at("turn"), json::value(1 - turn));
  EXPECT_EQ(told.at("revision"), moves.at(2).at("revision"));
  EXPECT_EQ(good(one, at(table, "events", {{"seat", turn}})).at("turn"), json::value(1 - turn));
}

// A long game comes in parts, each before the other, and none is left out.
TEST_F(History, GoesBackInParts) {
  table = begun(ada, ben, {{"game", "hypertext"}, {"options", {{"length", "whole"}}}});
  play_out({ada, ben}, table, ada);
  json::object part = history(ada, 0);
  EXPECT_EQ(part.at("moves").as_array().size(), 200U);
  std::int64_t first = part.at("revision").as_int64() + 1;
  std::size_t moves = 0;
  for (;;) {
    for (const json::value& move : part.at("moves").as_array()) {
      EXPECT_LT(move.at("revision").as_int64(), first);
    }
    moves += part.at("moves").as_array().size();
    first = part.at("moves").as_array().at(0).at("revision").as_int64();
    if (!truth_in(part, "earlier")) break;
    part = history(ada, 0, {{"until", first}});
  }
  EXPECT_GT(moves, 200U);
  EXPECT_EQ(part.at("moves").as_array().at(0).at("events").as_array().at(0).at("type"),
            json::value("shuffled"));
  EXPECT_TRUE(history(ada, 0, {{"until", 0}}).at("moves").as_array().empty());
}

// What telling needs of the view before comes with what is told, and nothing else of it.
TEST_F(History, BringsWhatTellingNeeds) {
  const std::string position =
      "game verbatim\nat challenge: 1\nat hand 0: c a t s\nat words 0: cat\n"
      "at hand 1: d o g\nat words 1: dog\n";
  table =
      text_in(good(ada, {{"do", "open"}, {"game", "verbatim"}, {"position", position}}), "table");
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  const json::object legal = good(ada, at(table, "legal", {{"seat", 0}}));
  for (const json::value& action : legal.at("legal").as_array()) {
    if (action.at("type") != json::value("challenge")) continue;
    good(ada, at(table, "act", {{"seat", 0}, {"action", action}}));
    break;
  }
  const json::array moves = history(ada, 0).at("moves").as_array();
  ASSERT_EQ(moves.size(), 2U);
  for (const json::value& move : moves) {
    const json::object& before = move.at("before").as_object();
    EXPECT_EQ(before.size(), 1U);
    EXPECT_EQ(before.at("seats").as_array().at(1).at("words").as_array().at(0).at("word"),
              json::value("dog"));
  }
}

TEST_F(History, IsReadOrNot) {
  table = begun(ada, ben);
  storage.unreadable = true;
  bad(ada, at(table, "history", {{"seat", 0}}), "not_read", "table");
  storage.unreadable = false;
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  EXPECT_EQ(types_of(history(ada, 0)).at(0), json::value("began"));
  lines(table)[1].body = "{";
  bad(ada, at(table, "history", {{"seat", "spectator"}}), "not_read", "table");
}

// What no journal of ours says is damage, whatever it is: nobody waits, and nothing falls over.
TEST_F(History, IsRefusedWhereALineIsDamaged) {
  table = begun(ada, ben);
  const int turn = mover(ada, table);
  good(turn == 0 ? ada : ben, take(table, turn));
  const std::string whole = lines(table).back().body;
  json::object line = json::parse(whole).as_object();
  for (const char* told :
       {"5", "null", "{}", "[5]", "[null]", "[{}]", R"([{"event":7}])", R"([{"rest":{}}])"}) {
    SCOPED_TRACE(told);
    line["told"] = json::parse(told);
    lines(table).back().body = json::serialize(line);
    bad(ada, at(table, "history", {{"seat", 0}}), "not_read", "table");
  }
  lines(table).back().body = whole;
  EXPECT_EQ(types_of(history(ada, 0)).back(), json::value("took"));
}

// Whatever fails where nobody looks: whoever asked is told so, once, and the table goes on.
TEST_F(History, AndWhatElseIsReadIsAnsweredWhateverFails) {
  table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person one = turn == 0 ? ada : ben;
  good(one, take(table, turn));
  const std::vector<json::object> requests = {
      at(table, "history", {{"seat", turn}}),
      at(table, "take_back", {{"seat", turn}, {"count", 1}}),
      {{"do", "hello"}},
      {{"do", "tables"}},
      {{"do", "my_games"}},
      {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}};
  storage.throwing = true;
  for (const json::object& request : requests) {
    SCOPED_TRACE(json::serialize(request));
    const json::object found = ask(one, request);
    ASSERT_FALSE(truth_in(found, "ok"));
    EXPECT_EQ(text_in(found.at("error").as_object(), "code"), "internal");
  }
  restart();
  const Person back = come(one->guest());
  const json::object found = ask(back, at(table, "join"));
  EXPECT_EQ(text_in(found.at("error").as_object(), "code"), "internal");
  storage.throwing = false;
  for (const json::object& request : requests) {
    if (text_in(request, "do") == "history") good(back, at(table, "join"));
    good(back, request);
  }
}

// --- So that nobody keeps the house busy by asking

TEST_F(History, IsMadeOnce) {
  table = begun(ada, ben);
  good(eve, at(table, "join"));
  const int turn = mover(ada, table);
  const Person one = turn == 0 ? ada : ben;
  const json::value first = history(eve, "spectator").at("moves");
  EXPECT_EQ(world.replays, 1);
  EXPECT_EQ(history(eve, "spectator").at("moves"), first);
  EXPECT_EQ(history(ada, "spectator").at("moves"), first);
  EXPECT_TRUE(history(ben, "spectator", {{"until", 0}}).at("moves").as_array().empty());
  EXPECT_EQ(world.replays, 1);
  history(one, turn);
  EXPECT_EQ(world.replays, 2);
  good(one, take(table, turn));
  EXPECT_EQ(types_of(history(eve, "spectator")).back(), json::value("took"));
  EXPECT_EQ(types_of(history(one, turn)).back(), json::value("took"));
  EXPECT_EQ(world.replays, 4);
}

TEST_F(History, IsWaitedForTogether) {
  table = begun(ada, ben);
  good(eve, at(table, "join"));
  const json::object asked = at(table, "history", {{"seat", "spectator"}});
  world.no_replays = true;
  const int first = say(eve, asked);
  const int second = say(eve, asked);
  const int third = say(eve, asked);
  const int other = say(ada, asked);
  const int own = say(ada, at(table, "history", {{"seat", 0}}));
  world.run();
  EXPECT_EQ(world.replays, 2);
  refused(answer(eve, third), "busy");
  EXPECT_TRUE(answer(eve, first).empty());
  good(ben, {{"do", "hello"}});  // nobody else waits for it
  good(ben, at(table, "events", {{"seat", 1}}));
  world.replay_all();
  for (const int number : {first, second}) EXPECT_TRUE(truth_in(answer(eve, number), "ok"));
  for (const int number : {other, own}) EXPECT_TRUE(truth_in(answer(ada, number), "ok"));
  good(eve, asked);
}

// Whoever asks after a move does not get what was made before it.
TEST_F(History, IsNotOlderThanTheQuestion) {
  table = begun(ada, ben);
  good(eve, at(table, "join"));
  const int turn = mover(ada, table);
  const json::object asked = at(table, "history", {{"seat", "spectator"}});
  world.no_replays = true;
  (void)say(eve, asked);
  world.run();
  good(turn == 0 ? ada : ben, take(table, turn));
  const int after = say(eve, asked);
  world.run();
  world.replay_all();
  EXPECT_EQ(types_of(answer(eve, after)).back(), json::value("took"));
}

TEST(Histories, AreKeptWithinBounds) {
  Histories histories;
  const auto large = [] {
    auto history = std::make_shared<server::History>();
    history->moves.push_back({1, std::string(3 << 20, 'x')});
    return history;
  };
  const Viewer eyes = Viewer::spectator();
  for (TableId table = 1; table <= 10; ++table) histories.keep(table, eyes, 5, large());
  int kept = 0;
  for (TableId table = 1; table <= 10; ++table) {
    if (histories.find(table, eyes, 5) != nullptr) ++kept;
  }
  EXPECT_EQ(kept, 5);  // of 16 MiB
  EXPECT_NE(histories.find(10, eyes, 5), nullptr);
  EXPECT_EQ(histories.find(10, eyes, 6), nullptr);
  EXPECT_EQ(histories.find(10, Viewer(Seat{0}), 5), nullptr);
  histories.keep(10, Viewer(Seat{0}), 6, large());
  EXPECT_EQ(histories.find(10, eyes, 5), nullptr);  // the table has gone on
}

}  // namespace
}  // namespace scriptorium::server
