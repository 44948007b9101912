// What the network costs: bench_net [CONNECTIONS [IDLE [SECONDS]]]
// IDLE connections do nothing. Then a child process is CONNECTIONS clients that say a message each
// time they have been answered; the server says it back, or back and to somebody else. Beside it
// stands a bare loop of epoll, read and write, which knows nothing of frames: what the system takes
// of the time, which on one machine is for both ends.
#include "server/net/net.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace scriptorium::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMessage = 120;  // bytes: an action, more or less
constexpr ssize_t kAsked = kMessage + 6;
constexpr std::size_t kAnswer = kMessage + 2;

// --- The clients

int connect_to(int port) {
  const int handle = socket(AF_INET, SOCK_STREAM, 0);
  const int on = 1;
  setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(handle, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
    std::perror("connect");
    std::exit(1);
  }
  return handle;
}

int open_websocket(int port) {
  constexpr char kUpgrade[] =
      "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  const int handle = connect_to(port);
  if (write(handle, kUpgrade, sizeof kUpgrade - 1) < 0) std::exit(1);
  std::string answer(4096, '\0');
  if (read(handle, answer.data(), answer.size()) <= 0 || !answer.starts_with("HTTP/1.1 101")) {
    std::fprintf(stderr, "no WebSocket: %s\n", answer.c_str());
    std::exit(1);
  }
  return handle;
}

std::string message_frame() {
  std::string frame = "\x81";
  frame += static_cast<char>(0x80 | kMessage);
  frame += std::string(4, '\0');  // a mask of zeros
  frame += std::string(kMessage, 'm');
  return frame;
}

// Each connection speaks again when it has heard `answers` messages; 0: it never speaks.
[[noreturn]] void be_clients(int port, int count, std::size_t answers, int ready) {
  rlimit limit = {};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  const int poll = epoll_create1(0);
  std::vector<int> handles;
  std::vector<std::size_t> heard(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    handles.push_back(open_websocket(port));
    epoll_event event = {EPOLLIN, {.u32 = static_cast<std::uint32_t>(i)}};
    epoll_ctl(poll, EPOLL_CTL_ADD, handles.back(), &event);
  }
  if (write(ready, "r", 1) != 1) std::exit(1);
  const std::string frame = message_frame();
  if (answers > 0) {
    for (const int handle : handles) {
      if (write(handle, frame.data(), frame.size()) < 0) std::exit(1);
    }
  }
  std::vector<epoll_event> events(512);
  std::vector<char> bytes(65536);
  while (true) {  // until it is killed
    const int got = epoll_wait(poll, events.data(), static_cast<int>(events.size()), -1);
    for (int i = 0; i < got; ++i) {
      const std::size_t who = events[static_cast<std::size_t>(i)].data.u32;
      const ssize_t size = read(handles[who], bytes.data(), bytes.size());
      if (size <= 0) std::exit(0);
      heard[who] += static_cast<std::size_t>(size);
      while (heard[who] >= answers * kAnswer && answers > 0) {
        heard[who] -= answers * kAnswer;
        if (write(handles[who], frame.data(), frame.size()) < 0) std::exit(0);
      }
    }
  }
}

class Clients {
 public:
  Clients(int port, int count, std::size_t answers) {
    int ready[2] = {};
    if (pipe(ready) != 0) std::exit(1);
    child_ = fork();
    if (child_ == 0) be_clients(port, count, answers, ready[1]);
    close(ready[1]);
    char byte = 0;
    if (read(ready[0], &byte, 1) != 1) std::exit(1);
    close(ready[0]);
  }
  ~Clients() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  Clients(const Clients&) = delete;
  Clients& operator=(const Clients&) = delete;

 private:
  pid_t child_ = 0;
};

// --- The server

// Says a message back, and to more connections far from it.
class Echo : public Listener {
 public:
  explicit Echo(std::size_t answers) : answers_(answers) {}

  void arrived(const std::shared_ptr<Connection>& connection) override {
    const std::scoped_lock lock(mutex_);
    all_.push_back(connection);
    place_[connection->id()] = all_.size() - 1;
  }
  void heard(const std::shared_ptr<Connection>& connection, std::string message) override {
    const auto text = std::make_shared<const std::string>(std::move(message));
    connection->send(text);
    for (std::size_t i = 1; i < answers_; ++i) far_from(connection->id(), i)->send(text);
  }
  void left(const std::shared_ptr<Connection>&) override {}
  HttpAnswer http(const HttpRequest&) override { return {}; }

 private:
  std::shared_ptr<Connection> far_from(std::uint64_t id, std::size_t i) {
    const std::scoped_lock lock(mutex_);
    return all_[(place_[id] + i * all_.size() / answers_) % all_.size()];
  }

  const std::size_t answers_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<Connection>> all_;
  std::unordered_map<std::uint64_t, std::size_t> place_;
};

NetSettings bench_settings(int threads) {
  NetSettings settings;
  settings.port = 0;
  settings.threads = threads;
  settings.read_guest = [](std::string_view) { return std::optional<GuestId>(); };
  settings.make_guest = [next = std::make_shared<GuestId>(1)] {
    return std::pair((*next)++, std::string("some-cookie-value"));
  };
  settings.limits.rate = 0;
  settings.limits.connections_per_address = 0;
  settings.limits.sockets_per_address = 0;
  return settings;
}

std::unique_ptr<Net> started(int threads, Listener& listener) {
  Result<std::unique_ptr<Net>> net = Net::start(bench_settings(threads), listener);
  if (net) return std::move(*net);
  std::fprintf(stderr, "%s\n", net.error().message.c_str());
  std::exit(1);
}

void serve_bare(int listener, std::size_t answers, std::atomic<long>& received,
                std::atomic<bool>& over) {
  constexpr std::string_view kAgreed = "HTTP/1.1 101 Switching Protocols\r\n\r\n";
  const int poll = epoll_create1(0);
  epoll_event event = {EPOLLIN, {.fd = listener}};
  epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
  std::vector<int> all;
  std::unordered_map<int, std::size_t> places;
  std::vector<epoll_event> events(128);
  std::string bytes(4096, '\0');
  const auto send = [&](std::size_t to, std::string_view text) {
    if (write(all[to % all.size()], text.data(), text.size()) < 0) over = true;
  };
  while (!over) {
    const int got = epoll_wait(poll, events.data(), static_cast<int>(events.size()), 100);
    for (int i = 0; i < got; ++i) {
      const int handle = events[static_cast<std::size_t>(i)].data.fd;
      if (handle == listener) {
        event.data.fd = accept4(listener, nullptr, nullptr, SOCK_NONBLOCK);
        epoll_ctl(poll, EPOLL_CTL_ADD, event.data.fd, &event);
        places[event.data.fd] = all.size();
        all.push_back(event.data.fd);
        continue;
      }
      const ssize_t size = read(handle, bytes.data(), bytes.size());
      const std::size_t at = places[handle];
      if (size > 0 && bytes[0] == 'G') {
        send(at, kAgreed);
        continue;
      }
      for (ssize_t rest = size; rest >= kAsked; rest -= kAsked) {
        ++received;
        for (std::size_t k = 0; k < answers; ++k) {
          send(at + k * all.size() / answers, std::string_view(bytes).substr(0, kAnswer));
        }
      }
    }
  }
  for (const int handle : all) close(handle);
  close(poll);
}

double cpu_seconds(bool with_kernel) {
  rusage used = {};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + (with_kernel ? seconds(used.ru_stime) : 0);
}

double resident_kib() {
  std::ifstream in("/proc/self/statm");
  double pages = 0;
  in >> pages >> pages;
  return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024;
}

void say(const std::string& name, double value, const char* unit, const char* beside,
         double beside_value) {
  std::printf(
      R"({"name":"net: %s","value":%.2f,"unit":"%s","beside":"%s","beside_value":%.2f,"ratio":%.3f})"
      "\n",
      name.c_str(), value, unit, beside, beside_value, value / beside_value);
  std::fflush(stdout);
}

struct Work {
  double messages = 0;
  double cpu = 0;   // seconds, of which
  double user = 0;  // not in the kernel
};

template <class F>
Work measure(std::chrono::seconds time, F count) {
  std::this_thread::sleep_for(500ms);
  const Work before = {count(), cpu_seconds(true), cpu_seconds(false)};
  std::this_thread::sleep_for(time);
  return {count() - before.messages, cpu_seconds(true) - before.cpu,
          cpu_seconds(false) - before.user};
}

// What the system alone takes for it.
Work measure_bare(int connections, std::size_t answers, std::chrono::seconds time) {
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  bind(listener, reinterpret_cast<sockaddr*>(&address), size);
  listen(listener, 4096);
  getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  std::atomic<long> received = 0;
  std::atomic<bool> over = false;
  std::thread server([&] { serve_bare(listener, answers, received, over); });
  Work work;
  {
    const Clients clients(ntohs(address.sin_port), connections, answers);
    work = measure(time, [&] { return static_cast<double>(received); });
    over = true;
    server.join();
  }
  close(listener);
  return work;
}

Work measure_net(int threads, int connections, std::size_t answers, std::chrono::seconds time) {
  Echo echo(answers);
  const std::unique_ptr<Net> net = started(threads, echo);
  const Clients clients(net->port(), connections, answers);
  return measure(time, [&] { return static_cast<double>(net->counts().received); });
}

void measure_messages(int connections, std::size_t answers, std::chrono::seconds time) {
  const Work bare = measure_bare(connections, answers, time);
  const double bare_cost = 1e6 * bare.cpu / bare.messages;
  for (const int threads : {1, 2}) {
    const Work work = measure_net(threads, connections, answers, time);
    const std::string where = std::to_string(connections) + " connections, " +
                              std::to_string(threads) + " threads, 1 in and " +
                              std::to_string(answers) + " out: ";
    say(where + "a message", 1e6 * work.cpu / work.messages, "us of CPU", "the bare loop",
        bare_cost);
    say(where + "of it outside the kernel", 1e6 * work.user / work.messages, "us of CPU",
        "the bare loop", 1e6 * bare.user / bare.messages);
    say(where + "messages", work.messages / static_cast<double>(time.count()), "a second",
        "the bare loop", bare.messages / static_cast<double>(time.count()));
  }
}

void measure_idle(int connections) {
  Echo echo(1);
  const std::unique_ptr<Net> net = started(1, echo);
  const double before = resident_kib();
  const Clients clients(net->port(), connections, 0);
  std::this_thread::sleep_for(500ms);
  say("memory of an idle connection, of " + std::to_string(net->counts().connections),
      (resident_kib() - before) / connections, "KiB", "goal", 12);
  const double cpu = cpu_seconds(true);
  std::this_thread::sleep_for(3s);
  say("idle connections, a second of sweeping", 1e3 * (cpu_seconds(true) - cpu) / 3, "ms of CPU",
      "a second", 1000);
}

}  // namespace
}  // namespace scriptorium::server

int main(int argc, char** argv) {
  using namespace scriptorium::server;
  const auto argument = [&](int i, int otherwise) {
    return argc > i ? std::atoi(argv[i]) : otherwise;
  };
  std::signal(SIGPIPE, SIG_IGN);
  const std::chrono::seconds time(argument(3, 4));
  if (argument(2, 10'000) > 0) measure_idle(argument(2, 10'000));
  measure_messages(argument(1, 1000), 1, time);
  measure_messages(argument(1, 1000), 2, time);
}
