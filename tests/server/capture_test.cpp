#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "core/dice.h"
#include "games/registry/registry.h"
#include "server/hall/journal.h"
#include "server/storage/sqlite.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// Every byte that a seat receives over a whole game, from its socket: it tells that seat what the
// rules let it know, and nothing else.
namespace scriptorium::server {
namespace {

struct Captured {
  std::vector<std::unique_ptr<Talk>> people;  // by seat, then one who looks on
  std::string table;

  int seats() const { return static_cast<int>(people.size()) - 1; }
  Viewer viewer(int who) const {
    return who == seats() ? Viewer::spectator() : Viewer(static_cast<Seat>(who));
  }
};

const Registry& registry() {
  static const Registry the = all_games({SCRIPTORIUM_SHARE});
  return the;
}

// A game played at random by people on sockets, to its end or so far.
Captured play(int port, std::string_view which, int seats, int turns, std::uint64_t seed) {
  Captured game;
  for (int who = 0; who <= seats; ++who) game.people.push_back(std::make_unique<Talk>(port));
  const json::object open = {{"do", "open"}, {"game", which}, {"seats", seats}};
  game.table = game.people[0]->good(open).at("table").as_string();
  for (int who = 0; who <= seats; ++who) {
    Talk& person = *game.people[static_cast<std::size_t>(who)];
    if (who > 0) person.good({{"do", "join"}, {"table", game.table}});
    if (who < seats) person.good({{"do", "sit"}, {"table", game.table}, {"seat", who}});
  }
  game.people[0]->good({{"do", "start"}, {"table", game.table}});
  Dice dice = Dice::fast(Seed::of(seed));
  for (int turn = 0; turn < turns; ++turn) {
    const json::object now =
        game.people.back()->good({{"do", "events"}, {"table", game.table}, {"seat", "spectator"}});
    const json::array& actors = now.at("actors").as_array();
    if (actors.empty()) break;
    const auto seat = actors[dice.below(static_cast<std::uint32_t>(actors.size()))].as_int64();
    Talk& person = *game.people[static_cast<std::size_t>(seat)];
    const json::object legal =
        person.good({{"do", "legal"}, {"table", game.table}, {"seat", seat}});
    const json::array& actions = legal.at("legal").as_array();
    const json::value& action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
    person.good({{"do", "act"}, {"table", game.table}, {"seat", seat}, {"action", action}});
  }
  for (const auto& person : game.people) {  // so that nothing is on its way
    person->good({{"do", "view"}, {"table", game.table}, {"seat", "spectator"}});
  }
  return game;
}

// What stands in quotation marks.
void add_words(std::string_view text, std::set<std::string>& words) {
  while (true) {
    const std::size_t begin = text.find('"');
    if (begin == std::string_view::npos) return;
    const std::size_t end = text.find('"', begin + 1);
    words.emplace(text.substr(begin + 1, end - begin - 1));
    text.remove_prefix(end + 1);
  }
}

// What a viewer's own match says: all it was told, and at each revision its view, and the words
// that it has seen or heard until then.
struct Known {
  std::vector<std::string> events;
  std::map<std::int64_t, std::string> views;
  std::map<std::int64_t, std::set<std::string>> words;
};

std::vector<Known> known_of(const std::filesystem::path& data, const Captured& game) {
  const auto storage = open_sqlite(data);
  const auto stored = (*storage)->read(*id_from(game.table));
  const auto journal = read_journal((**stored).lines);
  const auto match = play_again(registry(), journal->gathering, {});
  std::vector<Known> known(game.people.size());
  const auto look = [&] {
    for (int who = 0; who <= game.seats(); ++who) {
      const Viewer viewer = game.viewer(who);
      Known& its = known[static_cast<std::size_t>(who)];
      std::set<std::string> words;
      if (!its.words.empty()) words = its.words.rbegin()->second;
      const auto heard = static_cast<std::uint32_t>(its.events.size());
      for (const json::value& event : match->events(viewer, heard)) {
        its.events.push_back(json::serialize(event));
        add_words(its.events.back(), words);
      }
      const std::string view = json::serialize(match->view(viewer));
      its.views[match->revision(viewer)] = view;
      add_words(view, words);
      its.words[match->revision(viewer)] = std::move(words);
    }
  };
  look();
  for (const json::value& entry : journal->entries) {
    EXPECT_FALSE(match->enter(entry));
    look();
  }
  return known;
}

// Every message with news says what that viewer's match says; how many there were.
int compare(const Captured& game, int who, const Known& known) {
  int compared = 0;
  for (const std::string& text : game.people[static_cast<std::size_t>(who)]->told) {
    const json::object message = json::parse(text).as_object();
    if (!message.contains("view") || !message.contains("events")) continue;
    const json::value& seat = message.at("seat");
    const bool looks_on = seat == "spectator";
    EXPECT_TRUE(looks_on || seat == who) << "somebody else's: " << text;
    if (looks_on && who != game.seats()) continue;  // asked for
    const std::int64_t revision = message.at("revision").as_int64();
    const auto view = known.views.find(revision);
    if (view == known.views.end()) {
      ADD_FAILURE() << "no such revision: " << text;
      continue;
    }
    EXPECT_EQ(json::serialize(message.at("view")), view->second);
    const json::array& events = message.at("events").as_array();
    for (std::size_t i = 0; i < events.size(); ++i) {
      const std::size_t number = static_cast<std::size_t>(revision) - events.size() + i;
      EXPECT_EQ(json::serialize(events[i]), known.events.at(number));
    }
    ++compared;
  }
  return compared;
}

// Every game that is registered: with the fewest people a whole game, with more the beginning.
class OfEveryGame : public testing::TestWithParam<std::string> {
 protected:
  TemporaryFolder folder;
  // The same games every time, and long enough ones.
  ServerProcess server{folder.path(),
                       {"--rate", "0", "--per-guest", "0", "--per-address", "0", "--deal",
                        "captures", "--pause", "1"}};
  const AnyGame& game = *registry().find(GetParam());

  Captured play(int seats, int turns) {
    return scriptorium::server::play(server.port(), game.id(), seats, turns,
                                     static_cast<std::uint64_t>(seats));
  }
};

constexpr int kToTheEnd = 5000;

TEST_P(OfEveryGame, ASeatReceivesWhatItMayKnow) {
  const int fewest = game.min_seats(), most = game.max_seats();
  std::vector<Captured> games;
  games.push_back(play(fewest, kToTheEnd));
  games.push_back(play((fewest + most) / 2, 150));
  games.push_back(play(most, 100));
  ASSERT_EQ(server.terminate(), 0);
  for (const Captured& each : games) {
    const std::vector<Known> known = known_of(folder.path(), each);
    for (int who = 0; who <= each.seats(); ++who) {
      EXPECT_GT(compare(each, who, known[static_cast<std::size_t>(who)]), 20) << each.seats();
    }
  }
}

// What cards are called, but for words that messages are made of.
std::set<std::string> card_names(const AnyGame& game) {
  std::set<std::string> usual;
  add_words(json::serialize(game.schema()), usual);
  std::set<std::string> names;
  for (const json::value& card : game.cards(Language::kEnglish)) {
    const std::string name = card.at("id").as_string().c_str();
    if (!usual.contains(name)) names.insert(name);
  }
  return names;
}

// At no moment has anything come over a seat's socket, in whatever message, that names a card which
// that seat had not seen by then; and where cards are hidden, all the while there are such cards.
TEST_P(OfEveryGame, NoCardIsNamedThatTheSeatCouldNotSee) {
  const std::set<std::string> names = card_names(game);
  EXPECT_GT(names.size(), game.cards(Language::kEnglish).size() * 3 / 4);
  const Captured captured = play(std::min(3, game.max_seats()), 400);
  ASSERT_EQ(server.terminate(), 0);
  const std::vector<Known> known = known_of(folder.path(), captured);
  int unseen = 0, dealt_openly = 0;
  for (int who = 0; who <= captured.seats(); ++who) {
    const Known& its = known[static_cast<std::size_t>(who)];
    std::int64_t revision = 0;
    for (const std::string& text : captured.people[static_cast<std::size_t>(who)]->told) {
      const json::object message = json::parse(text).as_object();
      const json::value* seat = message.if_contains("seat");
      const bool own = seat != nullptr && (*seat == who || who == captured.seats());
      if (own && message.contains("revision")) revision = message.at("revision").as_int64();
      std::set<std::string> named;
      add_words(text, named);
      const auto seen = its.words.find(revision);  // none before the deal
      if (seen == its.words.end()) continue;
      for (const std::string& name : names) {
        if (seen->second.contains(name)) continue;
        EXPECT_FALSE(named.contains(name)) << name << " was told to " << who << ": " << text;
        ++unseen;
      }
    }
    const std::set<std::string>& first = its.words.begin()->second;
    if (std::ranges::all_of(names, [&](const auto& name) { return first.contains(name); })) {
      ++dealt_openly;
    }
  }
  EXPECT_TRUE(unseen > 1000 || dealt_openly == captured.seats() + 1)
      << "everybody saw everything: nothing is shown by this";
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const std::string_view id : registry().ids()) ids.emplace_back(id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Captured, OfEveryGame, testing::ValuesIn(all_ids()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace scriptorium::server
