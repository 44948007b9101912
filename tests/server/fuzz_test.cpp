#include <gtest/gtest.h>
#include <signal.h>
#include <sys/socket.h>

#include <chrono>
#include <cstdlib>
#include <map>

#include "core/dice.h"
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

class Stranger {
 public:
  explicit Stranger(Dice& dice, const std::vector<std::string>& tables)
      : dice_(dice), tables_(tables) {}

  // A request that is nearly right.
  std::string request() {
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
  std::string word() {
    static constexpr std::string_view kWords[] = {"do", "table", "seat", "x", "", "\xff\xfe", "ñ"};
    return std::string(kWords[dice_.below(std::size(kWords))]);
  }
  json::value fitting(const Field& field) {
    if (field.name == "table")
      return json::string(tables_[dice_.below(static_cast<std::uint32_t>(tables_.size()))]);
    if (field.name == "game") return dice_.below(2) == 0 ? "verbatim" : "chapter_and_verse";
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
        return json::object{{"type", "take"}, {"pile", 1}};
      case FieldType::kList:
        return json::array{json::object{{"type", "keep"}}};
      case FieldType::kAny:
        return json::object{{"type", "take"}, {"pile", dice_.below(6)}};
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
  const std::vector<std::string>& tables_;
};

TEST(Strangers, MaySendAnything) {
  constexpr int kSockets = 48;
  const TemporaryFolder folder;
  ServerProcess server(folder.path(), {});
  ASSERT_NE(server.port(), 0);
  Talk host(server.port());
  std::vector<std::string> tables = {"0123456789abcdef"};
  for (int i = 0; i < 8; ++i) {
    tables.emplace_back(
        host.good({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}).at("table").as_string());
  }
  Dice dice =
      Dice::fast(Seed::of(static_cast<std::uint64_t>(Clock::now().time_since_epoch().count())));
  Stranger stranger(dice, tables);
  std::vector<ClientSocket> sockets(kSockets);
  std::uint64_t sent = 0;
  std::map<std::string, std::uint64_t> codes;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds());
  while (Clock::now() < end) {
    for (ClientSocket& socket : sockets) {
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
        socket.send(stranger.request());
      }
      ++sent;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(15));
  }
  ASSERT_EQ(::kill(server.process(), 0), 0) << "it died";
  // Whoever behaves notices nothing.
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  Talk later(server.port());
  const std::string table(
      later.good({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}, {"players", {"", "random"}}})
          .at("table")
          .as_string());
  later.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
  later.good({{"do", "start"}, {"table", table}});
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
