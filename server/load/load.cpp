#include "server/load/load.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <fstream>
#include <functional>
#include <optional>
#include <sstream>

#include "server/load/socket.h"

namespace scriptorium::server {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// What the system says of a process.
double processor_seconds(int process) {
  std::ifstream stat(fmt::format("/proc/{}/stat", process));
  std::string text((std::istreambuf_iterator<char>(stat)), {});
  const std::size_t end = text.rfind(')');
  if (end == std::string::npos) return 0;
  std::istringstream fields(text.substr(end + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}
double own_seconds() {
  timespec used = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}
double resident_mib(int process) {
  std::ifstream status(fmt::format("/proc/{}/status", process));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
  }
  return 0;
}

// The text that stands behind `before`, up to `end`; empty if it is not there.
std::string_view behind(std::string_view text, std::string_view before, char end) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + before.size();
  return text.substr(from, text.find(end, from) - from);
}

// One table and the two who play at it.
struct Pair {
  enum class Stage : std::uint8_t { kOpening, kJoining, kSitting, kDealing, kPlaying };
  ClientSocket sockets[2];
  std::string id;
  Stage stage = Stage::kOpening;
  int awaited = 0;  // messages, before the next step
  int actor = 0;
  std::string action;
  bool ready = false;  // the next action can be sent
  bool acting = false;
  Clock::time_point due;                    // of the action under way
  std::deque<Clock::time_point> owed = {};  // actions that fell due meanwhile
};

class Load {
 public:
  explicit Load(const LoadPlan& plan)
      : plan_(plan), pairs_(static_cast<std::size_t>(plan.tables)) {}

  Result<LoadReport> run();

 private:
  std::optional<Error> connect_all();
  bool until(double seconds, const std::function<bool()>& done);
  void step(int milliseconds);
  void hear(std::size_t pair, int seat, std::string_view text);
  void prepare(Pair& pair, std::string_view text);
  void open(Pair& pair);
  Pair& next_at_play();
  void act(Pair& pair, Clock::time_point due);
  void say(Pair& pair, int seat, const std::string& request) { pair.sockets[seat].send(request); }

  LoadPlan plan_;
  LoadReport report_;
  Poller poller_;
  std::vector<Pair> pairs_;
  std::size_t next_ = 0;  // whose turn it is to have an action due
  int playing_ = 0;
  bool measuring_ = false;
};

std::optional<Error> Load::connect_all() {
  rlimit limit = {};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    for (int seat = 0; seat < 2; ++seat) {
      ClientSocket& socket = pairs_[i].sockets[seat];
      if (auto fault = socket.connect(plan_.host, plan_.port)) return fault;
      poller_.add(socket, static_cast<std::uint32_t>(2 * i) + static_cast<std::uint32_t>(seat));
      ++report_.sockets;
    }
    if (i % 64 == 63) step(0);
  }
  const auto all_open = [&] {
    return std::all_of(pairs_.begin(), pairs_.end(), [](const Pair& pair) {
      return pair.sockets[0].open() && pair.sockets[1].open();
    });
  };
  if (until(60, all_open)) return std::nullopt;
  return Error{"cannot_connect", "The server did not let all players in: see its limits.", {}, {}};
}

bool Load::until(double seconds, const std::function<bool()>& done) {
  const Clock::time_point start = Clock::now();
  while (!done()) {
    if (seconds_since(start) > seconds) return false;
    step(20);
  }
  return true;
}

void Load::step(int milliseconds) {
  poller_.wait(milliseconds, [&](std::uint32_t number) {
    ClientSocket& socket = pairs_[number / 2].sockets[number % 2];
    if (socket.closed()) return;
    if (socket.has_more_to_send()) socket.flush();
    socket.receive(
        [&](std::string_view text) { hear(number / 2, static_cast<int>(number % 2), text); });
    if (socket.closed()) ++report_.lost;
  });
}

void Load::open(Pair& pair) {
  pair.stage = Pair::Stage::kOpening;
  pair.awaited = 1;
  say(pair, 0, R"({"do":"open","game":"verbatim","seats":2,"id":1})");
}

// What the seat to act does next; a game in which words are laid is at its end for us.
void Load::prepare(Pair& pair, std::string_view text) {
  pair.actor = text.find(R"("actors":[1])") != std::string_view::npos ? 1 : 0;
  const std::string_view phase = behind(text, R"("phase":")", '"');
  if (phase == "take") {
    const std::size_t top = text.find(R"(,"top":)");
    const std::size_t pile = text.rfind(R"("pile":)", top);
    pair.action = fmt::format(R"({{"type":"take","pile":{}}})", text.substr(pile + 7, 1));
  } else if (phase == "exchange") {
    pair.action = R"({"type":"keep"})";
  } else {
    ++report_.games;
    --playing_;
    pair.acting = false;
    return open(pair);
  }
  pair.ready = true;
}

void Load::hear(std::size_t number, int seat, std::string_view text) {
  Pair& pair = pairs_[number];
  if (text.find(R"("ok":false)") != std::string_view::npos) {
    if (report_.refused++ == 0) report_.first_refusal = text;
    return;
  }
  const bool answer = text.find(R"("ok":true)") != std::string_view::npos;
  const bool happened = text.starts_with(R"({"told":"happened")");
  switch (pair.stage) {
    case Pair::Stage::kOpening:
      if (!answer) return;
      pair.id = behind(text, R"("table":")", '"');
      pair.stage = Pair::Stage::kJoining;
      return say(pair, 1, fmt::format(R"({{"do":"join","table":"{}","id":2}})", pair.id));
    case Pair::Stage::kJoining:
      if (!answer) return;
      pair.stage = Pair::Stage::kSitting;
      pair.awaited = 2;
      say(pair, 0, fmt::format(R"({{"do":"sit","table":"{}","seat":0,"id":3}})", pair.id));
      return say(pair, 1, fmt::format(R"({{"do":"sit","table":"{}","seat":1,"id":3}})", pair.id));
    case Pair::Stage::kSitting:
      if (answer && --pair.awaited == 0) {
        pair.stage = Pair::Stage::kDealing;
        pair.awaited = 3;  // the answer, and both seats' cards
        say(pair, 0, fmt::format(R"({{"do":"start","table":"{}"}})", pair.id));
      }
      return;
    case Pair::Stage::kDealing:
      if (!answer && !happened) return;
      if (happened && seat == 0) prepare(pair, text);
      if (--pair.awaited > 0) return;
      pair.stage = Pair::Stage::kPlaying;
      ++playing_;
      break;
    case Pair::Stage::kPlaying:
      if (!answer && !happened) return;
      if (answer) prepare(pair, text);
      if (pair.stage != Pair::Stage::kPlaying || --pair.awaited > 0) return;
      if (pair.acting && measuring_) {
        const std::chrono::duration<double, std::milli> late = Clock::now() - pair.due;
        report_.late.push_back(late.count());
        ++report_.done;
      }
      pair.acting = false;
      break;
  }
  if (pair.stage == Pair::Stage::kPlaying && pair.ready && !pair.owed.empty()) {
    const Clock::time_point due = pair.owed.front();
    pair.owed.pop_front();
    act(pair, due);
  }
}

// In turn; those who are between two games are passed over, as long as anybody plays.
Pair& Load::next_at_play() {
  for (std::size_t tried = 0; tried < pairs_.size(); ++tried) {
    Pair& pair = pairs_[next_++ % pairs_.size()];
    if (pair.stage == Pair::Stage::kPlaying) return pair;
  }
  return pairs_[next_++ % pairs_.size()];
}

void Load::act(Pair& pair, Clock::time_point due) {
  pair.ready = false;
  pair.acting = true;
  pair.due = due;
  pair.awaited = 2;  // the answer, and what the other seat is told
  say(pair, pair.actor,
      fmt::format(R"({{"do":"act","table":"{}","seat":{},"action":{},"id":4}})", pair.id,
                  pair.actor, pair.action));
}

Result<LoadReport> Load::run() {
  report_.tables = plan_.tables;
  if (auto fault = connect_all()) return *fault;
  report_.memory_sockets = plan_.process != 0 ? resident_mib(plan_.process) : 0;
  std::size_t next = 0;
  const auto all_play = [&] {
    // A few at a time, so that opening is no storm.
    while (next < pairs_.size() && static_cast<int>(next) < playing_ + 200) open(pairs_[next++]);
    return playing_ == plan_.tables;
  };
  if (!until(120, all_play)) {
    return Error{"cannot_open",
                 fmt::format("Only {} of {} tables could be opened. {}", playing_, plan_.tables,
                             report_.first_refusal),
                 {},
                 {}};
  }
  if (plan_.process != 0) report_.memory_start = resident_mib(plan_.process);
  const double server_before = plan_.process != 0 ? processor_seconds(plan_.process) : 0;
  const double own_before = own_seconds();
  measuring_ = true;
  const Clock::time_point start = Clock::now();
  const auto due_at = [&](std::uint64_t number) {
    return start + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(number) / plan_.rate));
  };
  while (seconds_since(start) < plan_.seconds) {
    const Clock::time_point now = Clock::now();
    while (due_at(report_.due) <= now) {
      Pair& pair = next_at_play();
      const Clock::time_point due = due_at(report_.due++);
      const bool free = pair.stage == Pair::Stage::kPlaying && pair.ready && !pair.acting;
      if (free && pair.owed.empty()) {
        act(pair, due);
      } else {
        pair.owed.push_back(due);
      }
    }
    step(1);
    if (plan_.progress) plan_.progress(seconds_since(start));
  }
  report_.seconds = seconds_since(start);
  if (plan_.process != 0) {
    report_.server_processor = processor_seconds(plan_.process) - server_before;
    report_.memory_end = resident_mib(plan_.process);
  }
  report_.own_processor = own_seconds() - own_before;
  // What is still owed counts as being as late as it is now.
  for (const Pair& pair : pairs_) {
    const auto add = [&](Clock::time_point due) {
      report_.late.push_back(std::chrono::duration<double, std::milli>(Clock::now() - due).count());
    };
    if (pair.acting) add(pair.due);
    for (const Clock::time_point due : pair.owed) add(due);
  }
  std::sort(report_.late.begin(), report_.late.end());
  return report_;
}

}  // namespace

double LoadReport::at(double share) const {
  if (late.empty()) return 0;
  const auto index = static_cast<std::size_t>(share * static_cast<double>(late.size() - 1));
  return late[index];
}

Result<LoadReport> run_load(const LoadPlan& plan) { return Load(plan).run(); }

}  // namespace scriptorium::server
