#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "server/net/tests/client.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// What each flag of `scriptorium serve` changes, seen from outside the program.
namespace scriptorium::server {
namespace {

using Words = std::vector<std::string>;
using Clock = std::chrono::steady_clock;

// What a command prints on standard output.
std::string printed(const std::string& command) {
  std::string out;
  std::FILE* pipe = popen(("'" SCRIPTORIUM_PROGRAM "' " + command).c_str(), "r");
  if (pipe == nullptr) return out;
  std::array<char, 4096> chunk = {};
  for (std::size_t got = 0; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
    out.append(chunk.data(), got);
  }
  EXPECT_EQ(pclose(pipe), 0) << command << ": " << out;
  return out;
}

// A server with these flags, and somebody at it.
struct Served {
  explicit Served(Words flags) : server(folder.path(), std::move(flags)) {}

  TemporaryFolder folder;
  ServerProcess server;
};

std::string open_table(Talk& host, json::object terms = {{"game", "verbatim"}, {"seats", 2}}) {
  terms["do"] = "open";
  return std::string(host.good(terms).at("table").as_string());
}

std::string code_of(const json::object& answer) {
  const json::value* error = answer.if_contains("error");
  return error == nullptr ? "ok" : std::string(error->at("code").as_string());
}

void expect_origin(const std::string& origin, bool secure) {
  const std::string header = "Origin: " + origin + "\r\n";
  for (const bool named : {false, true}) {
    // A second origin, so that the list is one.
    const Served at(named ? Words{"--origin", "https://a.b," + origin} : Words{});
    const WebClient client(at.server.port(), header);
    EXPECT_EQ(client.is_open(), named) << origin << ": " << client.reply().status;
    EXPECT_EQ(client.reply().status, named ? 101 : 403);
    const WebClient page(at.server.port());
    const std::string cookie = page.reply().header("set-cookie");
    EXPECT_EQ(cookie.find("; Secure") != std::string::npos, named && secure) << cookie;
  }
  const Served alone({"--origin", origin});
  EXPECT_TRUE(WebClient(alone.server.port(), header).is_open()) << origin;
  const std::string cookie = WebClient(alone.server.port()).reply().header("set-cookie");
  EXPECT_EQ(cookie.find("; Secure") != std::string::npos, secure) << origin << ": " << cookie;
}

// Fewer than 16 letters, 16, and more: a text of 16 does not fit into a string's own place.
void origin() {
  expect_origin("https://c.d", true);
  expect_origin("https://play.exa", true);
  expect_origin("https://play.example", true);
  expect_origin("https://a.very.long.name.of.a.host.example:8443", true);
  // As people type them: a blank after the comma, a slash at the end.
  const Served typed({"--origin", "https://a.example/, https://b.example"});
  for (const char* const each : {"https://a.example", "https://b.example"}) {
    const std::string header = std::string("Origin: ") + each + "\r\n";
    EXPECT_TRUE(WebClient(typed.server.port(), header).is_open()) << each;
  }
  const Served http({"--origin", "http://play.example.org"});
  EXPECT_TRUE(WebClient(http.server.port(), "Origin: http://play.example.org\r\n").is_open());
  EXPECT_EQ(WebClient(http.server.port()).reply().header("set-cookie").find("; Secure"),
            std::string::npos);
}

bool listens(const std::string& host, int port) {
  ClientSocket socket;
  if (socket.connect(host, port)) return false;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(5);
  while (!socket.open() && !socket.closed() && Clock::now() < end) {
    socket.flush();
    socket.receive([](std::string_view) {});
  }
  return socket.open();
}

void host() {
  const Served at({"--host", "127.0.0.2"});
  EXPECT_TRUE(listens("127.0.0.2", at.server.port()));
  EXPECT_FALSE(listens("127.0.0.1", at.server.port()));
}

void port() {
  Served at({});
  const int given = at.server.port();
  EXPECT_EQ(at.server.terminate(), 0);
  EXPECT_FALSE(listens("127.0.0.1", given));
  EXPECT_TRUE(at.server.start());  // with the port that it had
  EXPECT_EQ(at.server.port(), given);
  EXPECT_TRUE(listens("127.0.0.1", given));
}

void data() {
  const Served at({});
  Talk host(at.server.port());
  open_table(host);
  EXPECT_FALSE(std::filesystem::is_empty(at.folder.path()));
  const std::filesystem::path copy = at.folder.path() / "copy";
  printed("backup '" + copy.string() + "' --data '" + at.folder.path().string() + "'");
  EXPECT_GT(std::filesystem::file_size(copy), 0U);
}

int threads_of(const Words& flags) {
  const Served at(flags);
  int count = 0;
  const std::string tasks = "/proc/" + std::to_string(at.server.process()) + "/task";
  for ([[maybe_unused]] const auto& task : std::filesystem::directory_iterator(tasks)) ++count;
  return count;
}

void threads() {
  EXPECT_EQ(threads_of({"--threads", "5", "--thinkers", "1"}),
            threads_of({"--threads", "2", "--thinkers", "1"}) + 3);
}

void thinkers() {
  EXPECT_EQ(threads_of({"--thinkers", "5", "--threads", "1"}),
            threads_of({"--thinkers", "2", "--threads", "1"}) + 3);
}

// Of so many requests at once, how many were too fast.
int too_fast(const Words& flags, int requests) {
  const Served at(flags);
  WebClient client(at.server.port());
  for (int i = 0; i < requests; ++i) client.say(R"({"do":"tables"})");
  int count = 0;
  for (int i = 0; i < requests; ++i) {
    if (code_of(json::parse(client.hear()).as_object()) == "too_fast") ++count;
  }
  return count;
}

void burst() {
  EXPECT_EQ(too_fast({"--burst", "5", "--rate", "1"}, 10), 5);
  EXPECT_EQ(too_fast({"--burst", "10", "--rate", "1"}, 10), 0);
}

// With none at once, everything is too fast; 0 is no limit at all.
void rate() {
  EXPECT_EQ(too_fast({"--rate", "0", "--burst", "5"}, 20), 0);
  const Served at({"--rate", "1000", "--burst", "1"});
  WebClient client(at.server.port());
  for (int i = 0; i < 5; ++i) {
    client.say(R"({"do":"tables"})");
    EXPECT_EQ(code_of(json::parse(client.hear()).as_object()), "ok");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void per_guest() {
  const Served at({"--per-guest", "2"});
  const WebClient first(at.server.port());
  std::string cookie = first.reply().header("set-cookie");
  cookie = "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
  const WebClient second(at.server.port(), cookie);
  EXPECT_TRUE(second.is_open());
  EXPECT_FALSE(WebClient(at.server.port(), cookie).is_open());
  EXPECT_TRUE(WebClient(at.server.port()).is_open());  // another guest
}

void per_address() {
  const Served at({"--per-address", "2"});
  const WebClient first(at.server.port());
  const WebClient second(at.server.port());
  EXPECT_TRUE(second.is_open());
  EXPECT_FALSE(WebClient(at.server.port()).is_open());
}

// What a proxy says of its clients counts if it was named, and if it says anything.
void trust_proxy() {
  const auto hop = [](const char* client) {
    return std::string("X-Forwarded-For: ") + client + "\r\n";
  };
  const Served plain({"--per-address", "1"});
  const WebClient somebody(plain.server.port(), hop("192.0.2.1"));
  EXPECT_TRUE(somebody.is_open());
  EXPECT_FALSE(WebClient(plain.server.port(), hop("192.0.2.2")).is_open());
  const Served at({"--per-address", "1", "--trust-proxy", "10.0.0.0/8, 127.0.0.1"});
  const WebClient first(at.server.port(), hop("192.0.2.1"));
  const WebClient second(at.server.port(), hop("192.0.2.2, 10.1.2.3"));
  EXPECT_TRUE(first.is_open());
  EXPECT_TRUE(second.is_open());
  EXPECT_FALSE(WebClient(at.server.port(), hop("192.0.2.2")).is_open());
}

void tables_each() {
  const Served at({"--tables-each", "2"});
  Talk host(at.server.port());
  open_table(host);
  open_table(host);
  EXPECT_EQ(code_of(host.ask({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}})),
            "too_many_tables");
}

// How long a computer player that has the first move lets people wait.
Clock::duration first_move(const std::string& pause) {
  const Served at({"--pause", pause});
  Talk host(at.server.port());
  const std::string table = open_table(host, {{"game", "verbatim"},
                                              {"seats", 2},
                                              {"position", "game verbatim\nat mover: 1\n"},
                                              {"players", {"", "random"}}});
  host.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
  host.good({{"do", "start"}, {"table", table}});
  const Clock::time_point begin = Clock::now();
  const json::object look = {{"do", "events"}, {"table", table}, {"seat", 0}};
  const std::int64_t before = host.good(look).at("revision").as_int64();
  while (host.good(look).at("revision").as_int64() == before &&
         Clock::now() - begin < std::chrono::seconds(20)) {
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
  }
  return Clock::now() - begin;
}

void pause() {
  EXPECT_GE(first_move("1500"), std::chrono::milliseconds(1300));
  EXPECT_LT(first_move("0"), std::chrono::milliseconds(1300));
}

// HT-20: a card is discarded, and people may call.
void call_time() {
  const Served at({"--call-time", "54321"});
  Talk host(at.server.port());
  const std::string table =
      open_table(host, {{"game", "hypertext"},
                        {"seats", 3},
                        {"position",
                         "game hypertext\nseats 3\nat hand 0: bread oil\nat hand 1: weep sing\n"
                         "at hand 2: new great\n"},
                        {"players", {"", "", "random"}}});
  Talk guest(at.server.port());  // who plays with computers alone has no window
  guest.good({{"do", "join"}, {"table", table}});
  host.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
  guest.good({{"do", "sit"}, {"table", table}, {"seat", 1}});
  host.good({{"do", "start"}, {"table", table}});
  host.good({{"do", "act"},
             {"table", table},
             {"seat", 0},
             {"action", {{"type", "discard"}, {"card", "bread"}}}});
  const json::object news = host.good({{"do", "events"}, {"table", table}, {"seat", "spectator"}});
  const auto window = news.at("window").as_int64();
  EXPECT_GT(window, 44'321);
  EXPECT_LE(window, 54'321);
}

int tables_in_memory(int port) {
  const std::string all = scriptorium::server::ask(port, "GET", "/metrics").body;
  std::smatch found;
  if (!std::regex_search(all, found, std::regex("\nscriptorium_tables (\\d+)"))) return -1;
  return std::stoi(found[1]);
}

// A host who goes away before the game is replaced by whoever sits there.
void away() {
  const Served at({"--away", "1"});
  Talk guest(at.server.port());
  std::string table;
  {
    Talk host(at.server.port());
    table = open_table(host);
    guest.good({{"do", "join"}, {"table", table}});
    guest.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
    host.good({{"do", "sit"}, {"table", table}, {"seat", 1}});
  }
  const json::object start = {{"do", "start"}, {"table", table}};
  EXPECT_EQ(code_of(guest.ask(start)), "host_only");
  const Clock::time_point end = Clock::now() + std::chrono::seconds(15);
  while (code_of(guest.ask(start)) == "host_only" && Clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  EXPECT_EQ(code_of(guest.ask(start)), "game_runs");
}

void idle() {
  const Served at({"--idle", "1"});
  {
    Talk host(at.server.port());
    open_table(host);
    EXPECT_EQ(tables_in_memory(at.server.port()), 1);
  }
  const Clock::time_point end = Clock::now() + std::chrono::seconds(15);
  while (tables_in_memory(at.server.port()) > 0 && Clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  EXPECT_EQ(tables_in_memory(at.server.port()), 0);
}

// What is to be seen of the first table that a server with these flags deals.
std::string first_deal(const Words& flags) {
  const Served at(flags);
  Talk host(at.server.port());
  const std::string table = open_table(host);
  for (const int seat : {0, 1}) host.good({{"do", "sit"}, {"table", table}, {"seat", seat}});
  host.good({{"do", "start"}, {"table", table}});
  return json::serialize(host.good({{"do", "view"}, {"table", table}, {"seat", 0}}).at("view"));
}

void deal() {
  EXPECT_EQ(first_deal({"--deal", "seven"}), first_deal({"--deal", "seven"}));
  EXPECT_NE(first_deal({"--deal", "seven"}), first_deal({"--deal", "eight"}));
  EXPECT_NE(first_deal({}), first_deal({}));
}

void position() {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "position").string();
  std::ofstream(file) << "game verbatim\nat mover: 1\nat hand 0: c a t s\n";
  const std::string seen = first_deal({"--deal", "seven", "--position", file});
  EXPECT_EQ(json::parse(seen).at("seats").at(0).at("hand_size"), json::value(4)) << seen;
}

const std::map<std::string, std::function<void()>>& tests() {
  static const std::map<std::string, std::function<void()>> the = {
      {"host", host},
      {"port", port},
      {"data", data},
      {"origin", origin},
      {"threads", threads},
      {"thinkers", thinkers},
      {"rate", rate},
      {"burst", burst},
      {"per-guest", per_guest},
      {"per-address", per_address},
      {"tables-each", tables_each},
      {"trust-proxy", trust_proxy},
      {"pause", pause},
      {"call-time", call_time},
      {"away", away},
      {"idle", idle},
      {"deal", deal},
      {"position", position},
  };
  return the;
}

// The flags that `scriptorium help serve` explains.
std::set<std::string> known_flags() {
  const std::string help = printed("help serve");
  std::set<std::string> flags;
  const std::regex flag("\n  --([a-z-]+)");
  for (std::sregex_iterator at(help.begin(), help.end(), flag), end; at != end; ++at) {
    flags.insert((*at)[1]);
  }
  return flags;
}

class ServeFlag : public testing::TestWithParam<std::string> {};

TEST_P(ServeFlag, ChangesWhatItSays) {
  const auto test = tests().find(GetParam());
  ASSERT_NE(test, tests().end()) << "no test shows what --" << GetParam() << " does";
  test->second();
}

std::string name_of(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Program, ServeFlag, testing::ValuesIn(known_flags()), name_of);

TEST(ServeFlags, AreAllKnown) {
  EXPECT_EQ(known_flags().size(), tests().size());
  const Served at({"--no-such-flag"});
  EXPECT_EQ(at.server.port(), 0);
}

// What is no address ends the program before it listens, with a word that names the flag. (It ends
// in any case: --position wants --deal.)
TEST(ServeFlags, TrustsNobodyByMistake) {
  for (const std::string wrong : {"''", "localhost", "127.0.0.1,", "1.2.3", "0.0.0.0/0",
                                  "10.0.0.0/33", "::1/129", "127.0.0.1:80", "10.0.0.0/"}) {
    const std::string said =
        printed("serve --position none --trust-proxy " + wrong + " 2>&1 || true");
    EXPECT_NE(said.find("--trust-proxy needs addresses"), std::string::npos) << wrong << said;
  }
}

// `scriptorium load`, with all of its flags.
TEST(LoadFlags, ArriveAtTheServer) {
  const Served at({"--rate", "0", "--per-guest", "0", "--per-address", "0"});
  const std::string said = printed(
      "load --host 127.0.0.1 --port " + std::to_string(at.server.port()) +
      " --tables 3 --rate 50 --seconds 1 --json --process " + std::to_string(at.server.process()));
  const json::object figures = json::parse(said).as_object();
  EXPECT_EQ(figures.at("tables"), json::value(3));
  EXPECT_EQ(figures.at("rate"), json::value(50));
  EXPECT_EQ(figures.at("lost"), json::value(0));
  EXPECT_NEAR(figures.at("done_a_second").to_number<double>(), 50, 20);
  EXPECT_GT(figures.at("memory_end_mib").to_number<double>(), 0) << "of the process";
}

}  // namespace
}  // namespace scriptorium::server
