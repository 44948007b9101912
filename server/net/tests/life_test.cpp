#include <csignal>
#include <random>

#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Starting, being busy, stopping.
class LifeTest : public NetTest {};

TEST_F(LifeTest, APortInUseIsAClearError) {
  start();
  NetSettings same = settings_;
  same.port = port();
  const Result<std::unique_ptr<Net>> second = Net::start(same, echo_);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, "port_in_use");
  EXPECT_EQ(second.error().field, "port");
  EXPECT_NE(second.error().message.find(std::to_string(port())), std::string::npos);
  EXPECT_TRUE(WebClient(port()).echoes("the first goes on"));
}

TEST_F(LifeTest, ABadHostIsAClearError) {
  for (const char* host : {"no.such.host.invalid", "", "256.1.1.1", "a b"}) {
    settings_.host = host;
    const Result<std::unique_ptr<Net>> net = Net::start(settings_, echo_);
    ASSERT_FALSE(net) << host;
    EXPECT_EQ(net.error().code, "bad_host") << host;
    EXPECT_NE(net.error().message.find(host), std::string::npos);
  }
  settings_.host = "192.0.2.1";  // known, but not ours
  const Result<std::unique_ptr<Net>> net = Net::start(settings_, echo_);
  ASSERT_FALSE(net);
  EXPECT_EQ(net.error().code, "cannot_listen");
}

TEST_F(LifeTest, ABadPortOrFolderIsAClearError) {
  for (const int port : {-1, 65536}) {
    settings_.port = port;
    const Result<std::unique_ptr<Net>> net = Net::start(settings_, echo_);
    ASSERT_FALSE(net);
    EXPECT_EQ(net.error().code, "cannot_listen");
  }
  settings_.port = 0;
  settings_.web = "/nowhere/at/all";
  const Result<std::unique_ptr<Net>> net = Net::start(settings_, echo_);
  ASSERT_FALSE(net);
  EXPECT_EQ(net.error().code, "bad_web_folder");
}

TEST_F(LifeTest, AHostMayBeAName) {
  settings_.host = "localhost";
  start();
  EXPECT_GT(port(), 0);
}

TEST_F(LifeTest, FiveHundredEchoAtOnce) {
  settings_.limits.connections_per_address = 0;
  start();
  std::vector<WebClient> clients;
  for (int i = 0; i < 500; ++i) clients.emplace_back(port());
  for (int round = 0; round < 5; ++round) {
    for (std::size_t i = 0; i < clients.size(); ++i) {
      ASSERT_TRUE(clients[i].say("client " + std::to_string(i)));
    }
    for (std::size_t i = 0; i < clients.size(); ++i) {
      ASSERT_EQ(clients[i].hear(), "client " + std::to_string(i));
    }
  }
  EXPECT_EQ(net_->counts().connections, 500U);
  clients[0].say("all hello");
  for (WebClient& client : clients) ASSERT_EQ(client.hear(), "hello");
  clients.clear();
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 500; }));
  EXPECT_TRUE(soon([&] { return net_->counts().sockets == 0; }));
  EXPECT_EQ(net_->counts().received, 2501U);
  EXPECT_EQ(net_->counts().sent, 3000U);
}

TEST_F(LifeTest, SendIsForEveryThread) {
  start();
  constexpr int kThreads = 4;
  constexpr int kMessages = 500;
  WebClient client(port());
  ASSERT_TRUE(client.echoes("x"));
  const std::shared_ptr<Connection> connection = echo_.all().at(0);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < kMessages; ++i) {
        connection->send(
            std::make_shared<const std::string>(std::to_string(t) + " " + std::to_string(i)));
      }
    });
  }
  std::vector<int> next(kThreads, 0);
  for (int i = 0; i < kThreads * kMessages; ++i) {  // each thread's in its order
    const std::string message = client.hear();
    const auto thread = static_cast<std::size_t>(message[0] - '0');
    ASSERT_LT(thread, next.size()) << message;
    ASSERT_EQ(message.substr(2), std::to_string(next[thread]++));
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(LifeTest, StopDeliversWhatWasQueuedAndSaysGoodbye) {
  start();
  WebClient client(port());
  Wire idle(port());
  ASSERT_TRUE(client.echoes("x"));
  const std::shared_ptr<Connection> connection = echo_.all().at(0);
  const auto text = std::make_shared<const std::string>(1000, 'q');
  for (int i = 0; i < 500; ++i) connection->send(text);
  std::thread stopping([&] { net_->stop(); });
  for (int i = 0; i < 500; ++i) EXPECT_EQ(client.hear().size(), 1000U);
  const std::optional<Frame> end = client.frame();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->close_code(), 1001);
  EXPECT_EQ(end->payload.substr(2), "going away");
  client.wire().send(frame_text(kClose, end->payload));
  const auto begun = steady_clock::now();
  stopping.join();
  EXPECT_LT(steady_clock::now() - begun, milliseconds(1000));
  EXPECT_EQ(echo_.count_left(), 1);
  EXPECT_TRUE(idle.closes_within(milliseconds(1000)));
  EXPECT_FALSE(Wire(port()).is_connected());
  net_->stop();  // once more is no harm
}

TEST_F(LifeTest, StopDoesNotWaitForeverForWhoeverDoesNotRead) {
  start();
  WebClient client(port(), {}, 4096);
  client.say("flood 90 10000");
  EXPECT_TRUE(soon([&] { return net_->counts().sent > 0; }));
  const auto begun = steady_clock::now();
  net_->stop();
  EXPECT_LT(steady_clock::now() - begun, milliseconds(4000));
  EXPECT_EQ(echo_.count_left(), 1);
}

TEST_F(LifeTest, StoppingInTheMiddleOfEverything) {
  settings_.limits.connections_per_address = 0;
  start();
  std::atomic<bool> over = false;
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&] {
      while (!over) {
        WebClient client(port());
        client.say("all hello");
        client.hear(milliseconds(200));
        ask(port(), "GET", "/healthz");
      }
    });
  }
  std::this_thread::sleep_for(milliseconds(300));
  net_->stop();
  over = true;
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(echo_.count_arrived(), echo_.count_left());
}

// Whatever the sweep is doing just then.
TEST_F(LifeTest, StoppingEndsAtAnyMoment) {
  settings_.limits.sweep = milliseconds(1);
  for (int i = 0; i < 300; ++i) {
    settings_.threads = 1 + i % 2;
    start();
    std::this_thread::sleep_for(std::chrono::microseconds(i * 17 % 2000));
    const auto begun = steady_clock::now();
    net_->stop();
    ASSERT_LT(steady_clock::now() - begun, milliseconds(1000)) << i;
  }
}

TEST_F(LifeTest, OneThreadIsEnough) {
  settings_.threads = 1;
  start();
  WebClient client(port());
  EXPECT_TRUE(client.echoes("x"));
  EXPECT_EQ(ask(port(), "GET", "/healthz").status, 200);
}

// Random bytes, and frames and requests of which some bytes are wrong.
TEST_F(LifeTest, NothingThatCanBeSentHurtsOthers) {
  settings_.limits.connections_per_address = 0;
  settings_.limits.close_within = milliseconds(100);
  start();
  WebClient healthy(port());
  std::mt19937 random(7);
  const auto upto = [&](std::size_t most) { return random() % (most + 1); };
  const auto noise = [&](std::size_t most) {
    std::string bytes(upto(most), '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    return bytes;
  };
  const auto mutated = [&](std::string text) {
    for (std::size_t i = upto(4); i > 0 && !text.empty(); --i) {
      text[upto(text.size() - 1)] = static_cast<char>(random());
    }
    if (upto(3) == 0) text.resize(upto(text.size()));
    return text;
  };
  const auto until = steady_clock::now() + std::chrono::seconds(4);
  int rounds = 0;
  for (; steady_clock::now() < until; ++rounds) {
    if (upto(1) == 0) {
      Wire wire(port());
      wire.send(upto(1) == 0 ? noise(2000) : mutated(upgrade_text("Cookie: guest=good-1\r\n")));
      if (upto(1) == 0) wire.send(mutated(request_text("POST", "/api/x", {}, noise(100))));
    } else {
      WebClient client(port());
      for (std::size_t i = upto(8); i > 0; --i) {
        const int opcode = static_cast<int>(upto(10));
        client.wire().send(upto(4) == 0 ? noise(300)
                                        : mutated(frame_text(opcode, noise(300), upto(3) != 0)));
      }
    }
    if (rounds % 50 == 0) {
      ASSERT_TRUE(healthy.echoes("round " + std::to_string(rounds)));
    }
  }
  EXPECT_GT(rounds, 50);
  EXPECT_TRUE(healthy.echoes("after all that"));
  EXPECT_TRUE(WebClient(port()).echoes("somebody new"));
  EXPECT_TRUE(soon([&] { return net_->counts().connections <= 2; }));
}

}  // namespace
}  // namespace scriptorium::server
