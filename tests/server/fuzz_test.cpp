#include <gtest/gtest.h>
#include <signal.h>
#include <sys/socket.h>

#include <chrono>
#include <cstdlib>
#include <map>

#include "core/dice.h"
#include "games/registry/registry.h"
#include "server/hall/requests.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// Strangers who send anything at all, over real sockets and with the limits on.
namespace scriptorium::server {
namespace {

using Clock = std::chrono::steady_clock;

int seconds() {
  const char* given = std::getenv("SCRIPTORIUM_FUZZ_SECONDS");
  return given == nullptr ? 4 : std::atoi(given);
}

// Actions as they come up at tables of every game.
std::vector<json::object> actions_of(const Registry& games, Dice& dice) {
  std::vector<json::object> all;
  for (const auto& game : games.games()) {
    const auto match = game->start(game->min_seats(), {}, {Seed::of(dice.next())});
    for (int turn = 0; turn < 60 && !(*match)->actors().empty(); ++turn) {
      if ((*match)->give_verdict()) continue;
      const Seat seat = (*match)->first_to_act();
      const Result<json::array> legal = (*match)->legal(seat, {}, Language::kEnglish);
      for (const json::value& action : *legal) all.push_back(action.as_object());
      (void)(*match)->bot(seat, "random", Language::kEnglish);
    }
  }
  return all;
}

class Stranger {
 public:
  Stranger(Dice& dice, const Registry& games, const std::vector<std::string>& tables)
      : dice_(dice), games_(games.ids()), actions_(actions_of(games, dice)), tables_(tables) {}

  // A request that is nearly right, most often about the table where one is at home.
  std::string request(const std::string& home) {
    home_ = home;
    const auto specs = hall_requests();
    const RequestSpec& spec = specs[dice_.below(static_cast<std::uint32_t>(specs.size()))];
    json::object made = {{"do", spec.name}};
    for (const Field& field : spec.fields) {
      if (!field.needed && dice_.below(2) == 0) continue;
      made[field.name] = dice_.below(4) == 0 ? anything(3) : fitting(field);
    }
    if (dice_.below(4) == 0) made["id"] = anything(1);
    if (dice_.below(8) == 0) made["language"] = dice_.below(2) == 0 ? "es" : "xx";
    if (dice_.below(16) == 0) made[word()] = anything(2);
    std::string text = json::serialize(made);
    if (dice_.below(3) == 0) spoil(text);
    return text;
  }
  // Bytes behind the handshake that are no frames, or frames that are wrong.
  std::string bytes() {
    std::string out;
    for (std::uint32_t i = dice_.below(60); i > 0; --i) out += static_cast<char>(dice_.below(256));
    if (dice_.below(2) == 0) out.insert(0, "\x81\xfe\xff\xff");
    return out;
  }

 private:
  template <class List>
  const auto& one_of(const List& list) {
    return list[dice_.below(static_cast<std::uint32_t>(list.size()))];
  }
  // One of some game's, now and then with a field that fits another.
  json::value action() {
    json::object made = one_of(actions_);
    if (dice_.below(3) != 0 || made.size() < 2) return made;
    const json::object& other = one_of(actions_);
    auto& field = *(made.begin() + dice_.below(static_cast<std::uint32_t>(made.size())));
    const auto& taken = *(other.begin() + dice_.below(static_cast<std::uint32_t>(other.size())));
    field.value() = taken.value();
    return made;
  }
  std::string word() {
    static constexpr std::string_view kWords[] = {"do", "table", "seat", "x", "", "\xff\xfe", "ñ"};
    return std::string(kWords[dice_.below(std::size(kWords))]);
  }
  json::value fitting(const Field& field) {
    if (field.name == "table") return json::string(dice_.below(4) == 0 ? one_of(tables_) : home_);
    if (field.name == "game") return json::string(one_of(games_));
    if (field.name == "action") return action();
    if (field.name == "actions" || field.name == "after") {
      return json::array(1 + dice_.below(3), action());
    }
    if (field.name == "seats") return 2;
    switch (field.type) {
      case FieldType::kNumber:
      case FieldType::kSeat:
      case FieldType::kActor:
      case FieldType::kViewer:
        return dice_.below(3);
      case FieldType::kTruth:
        return dice_.below(2) == 0;
      case FieldType::kObject:
      case FieldType::kAny:
        return action();
      case FieldType::kList:
        return json::array{action()};
      default:
        return "random";
    }
  }
  json::value anything(int depth) {
    switch (dice_.below(depth == 0 ? 5 : 8)) {
      case 0:
        return nullptr;
      case 1:
        return static_cast<std::int64_t>(dice_.next());
      case 2:
        return 1e300;
      case 3:
        return json::string(word());
      case 4:
        return dice_.below(2) == 0;
      case 5:
        return json::array(dice_.below(4), anything(depth - 1));
      case 6:
        return json::string(std::string(dice_.below(3000), 'a'));
      default:
        return json::object{{word(), anything(depth - 1)}};
    }
  }
  void spoil(std::string& text) {
    for (std::uint32_t i = dice_.below(4) + 1; i > 0 && !text.empty(); --i) {
      const std::size_t at = dice_.below(static_cast<std::uint32_t>(text.size()));
      switch (dice_.below(3)) {
        case 0:
          text[at] = static_cast<char>(dice_.below(256));
          break;
        case 1:
          text.erase(at, dice_.below(8));
          break;
        default:
          text.insert(at, text.substr(at / 2, dice_.below(40)));
      }
    }
  }

  Dice& dice_;
  std::vector<std::string_view> games_;
  std::vector<json::object> actions_;
  const std::vector<std::string>& tables_;
  std::string home_;
};

TEST(Strangers, MaySendAnything) {
  constexpr int kSockets = 48;
  const TemporaryFolder folder;
  ServerProcess server(folder.path(), {});
  ASSERT_NE(server.port(), 0);
  Talk host(server.port());
  std::vector<std::string> tables = {"0123456789abcdef"};
  const Registry games = all_games({SCRIPTORIUM_SHARE});
  for (const auto& game : games.games()) {  // two that strangers may play at, one that runs
    for (int i = 0; i < 3; ++i) {
      tables.emplace_back(
          host.good({{"do", "open"}, {"game", game->id()}, {"seats", game->min_seats()}})
              .at("table")
              .as_string());
    }
    for (int seat = 0; seat < game->min_seats(); ++seat) {
      host.good({{"do", "sit"}, {"table", tables.back()}, {"seat", seat}});
    }
    host.good({{"do", "start"}, {"table", tables.back()}});
  }
  Dice dice =
      Dice::fast(Seed::of(static_cast<std::uint64_t>(Clock::now().time_since_epoch().count())));
  Stranger stranger(dice, games, tables);
  std::vector<ClientSocket> sockets(kSockets);
  std::uint64_t sent = 0;
  std::map<std::string, std::uint64_t> codes;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds());
  while (Clock::now() < end) {
    for (std::size_t i = 0; i < sockets.size(); ++i) {
      ClientSocket& socket = sockets[i];
      const std::string& home = tables[i % tables.size()];
      if (socket.closed() || dice.below(1500) == 0) {
        ASSERT_FALSE(socket.connect("127.0.0.1", server.port())) << "it is gone";
      }
      socket.receive([&](std::string_view text) {
        const json::value heard = json::parse({text.data(), text.size()});
        const json::value* error = heard.as_object().if_contains("error");
        ++codes[error == nullptr ? "ok" : std::string(error->at("code").as_string())];
      });
      if (!socket.open()) continue;
      if (dice.below(500) == 0) {
        const std::string garbage = stranger.bytes();
        (void)::send(socket.descriptor(), garbage.data(), garbage.size(),
                     MSG_NOSIGNAL | MSG_DONTWAIT);
      } else {
        socket.send(dice.below(10) == 0
                        ? json::serialize(json::object{{"do", "join"}, {"table", home}})
                        : stranger.request(home));
      }
      ++sent;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(15));
  }
  ASSERT_EQ(::kill(server.process(), 0), 0) << "it died";
  // Whoever behaves notices nothing.
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  Talk later(server.port());
  for (const auto& game : games.games()) {
    json::array players(static_cast<std::size_t>(game->min_seats()), "random");
    players[0] = "";
    const std::string table(later
                                .good({{"do", "open"},
                                       {"game", game->id()},
                                       {"seats", game->min_seats()},
                                       {"players", players}})
                                .at("table")
                                .as_string());
    later.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
    later.good({{"do", "start"}, {"table", table}});
  }
  EXPECT_EQ(codes["internal"], 0U);
  EXPECT_GT(codes["ok"], 0U);
  std::printf("%llu messages; answers:", static_cast<unsigned long long>(sent));
  for (const auto& [code, count] : codes) {
    std::printf(" %s %llu", code.c_str(), static_cast<unsigned long long>(count));
  }
  std::printf("\n");
  EXPECT_EQ(server.terminate(), 0);
}

// Over the limit every message gets a clear error, the connection goes on, and so do the others.
TEST(Strangers, WhoAreTooFastAreToldSo) {
  const TemporaryFolder folder;
  ServerProcess server(folder.path(), {});
  Talk calm(server.port());
  ClientSocket hasty;
  ASSERT_FALSE(hasty.connect("127.0.0.1", server.port()));
  std::map<std::string, int> codes;
  const auto listen = [&] {
    hasty.receive([&](std::string_view text) {
      const json::value heard = json::parse({text.data(), text.size()});
      const json::value* error = heard.as_object().if_contains("error");
      ++codes[error == nullptr ? "ok" : std::string(error->at("code").as_string())];
    });
  };
  const Clock::time_point end = Clock::now() + std::chrono::seconds(10);
  while (!hasty.open() && Clock::now() < end) listen();
  for (int i = 0; i < 300; ++i) hasty.send(R"({"do":"tables"})");
  calm.good({{"do", "tables"}});
  while (codes["ok"] + codes["too_fast"] < 300 && Clock::now() < end) {
    hasty.flush();
    listen();
  }
  EXPECT_GE(codes["ok"], 60);
  EXPECT_GE(codes["too_fast"], 150);
  EXPECT_EQ(codes.size(), 2U);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const int before = codes["ok"];
  hasty.send(R"({"do":"tables"})");
  while (codes["ok"] == before && !hasty.closed() && Clock::now() < end) listen();
  EXPECT_GT(codes["ok"], before);
}

}  // namespace
}  // namespace scriptorium::server
