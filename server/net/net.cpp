#include "server/net/net.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "server/log/log.h"
#include "server/net/http_session.h"
#include "server/net/shared.h"

namespace scriptorium::server {
namespace {

using asio::ip::tcp;
using Acceptor = asio::basic_socket_acceptor<tcp, Strand>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Strand>;

constexpr std::chrono::seconds kStopWithin{2};

// How many files the system lets us have open, after asking for as many as there may be.
std::size_t most_files() {
  rlimit limit = {};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

Error error_of(std::string code, std::string field, std::string message) {
  return {std::move(code), std::move(message), std::move(field), {}};
}

Result<tcp::endpoint> endpoint_of(asio::io_context& io, const std::string& host, int port) {
  constexpr int kHighestPort = 65535;
  if (port < 0 || port > kHighestPort) {
    return error_of("cannot_listen", "port", fmt::format("{} is no port.", port));
  }
  const auto number = static_cast<std::uint16_t>(port);
  error_code fault;
  if (const auto address = asio::ip::make_address(host, fault); !fault) {
    return tcp::endpoint(address, number);
  }
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(host, "", tcp::resolver::passive, fault);
  if (host.empty() || fault || found.empty()) {
    return error_of("bad_host", "host",
                    fmt::format("The host \"{}\" is not known here: {}.", host, fault.message()));
  }
  return tcp::endpoint(found.begin()->endpoint().address(), number);
}

// Listens, or says why it cannot.
error_code listen(Acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code fault;
  acceptor.open(endpoint.protocol(), fault);
  if (!fault) acceptor.set_option(Acceptor::reuse_address(true), fault);
  if (!fault && endpoint.protocol() == tcp::v6()) {
    acceptor.set_option(asio::ip::v6_only(false), fault);  // `::` is IPv4 too
  }
  if (!fault) acceptor.bind(endpoint, fault);
  if (!fault) acceptor.listen(Acceptor::max_listen_connections, fault);
  return fault;
}

Error listen_error(const NetSettings& settings, const error_code& fault) {
  if (fault == asio::error::address_in_use) {
    return error_of("port_in_use", "port",
                    fmt::format("Port {} of {} is in use already; choose another.", settings.port,
                                settings.host));
  }
  if (fault == asio::error::access_denied) {
    return error_of(
        "cannot_listen", "port",
        fmt::format("Port {} is not for everybody; choose one above 1023.", settings.port));
  }
  return error_of("cannot_listen", "host",
                  fmt::format("It cannot listen at {}: {}.", settings.host, fault.message()));
}

Address address_of(const asio::ip::address& peer) {
  using asio::ip::make_address_v6;
  return (peer.is_v4() ? make_address_v6(asio::ip::v4_mapped, peer.to_v4()) : peer.to_v6())
      .to_bytes();
}

// There is no room: a word about it, if the socket takes it at once.
void turn_away(Shared& shared, TcpSocket& socket) {
  count(shared.counters.turned_away);
  const Answer answer = refuse(Fault::kFull, Language::kEnglish, "Retry-After: 10\r\n");
  const std::string text = head_of(answer, false) + *answer.body;
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(TcpSocket::shutdown_send, ignored);
}

void welcome(const std::shared_ptr<Shared>& shared, TcpSocket socket) {
  error_code fault;
  socket.set_option(tcp::no_delay(true), fault);
  const tcp::endpoint peer = socket.remote_endpoint(fault);
  if (fault || shared->stopping) return;  // or gone already
  const Address address = address_of(peer.address());
  const bool proxy = in_any(shared->settings.proxies, address);
  std::optional<Roll::Place> place =
      shared->roll.enter(proxy ? std::nullopt : std::optional(network_of(address)));
  if (!place) return turn_away(*shared, socket);
  begin_http(shared, std::move(socket), address, std::move(*place));
}

}  // namespace

struct Net::Inside {
  explicit Inside(std::shared_ptr<Shared> all)
      : shared(std::move(all)),
        strand(asio::make_strand(shared->io)),
        acceptor(strand),
        timer(strand) {}

  static Task<> accept(Inside& inside);
  static Task<> sweep(Inside& inside);
  void run();

  std::shared_ptr<Shared> shared;
  Strand strand;
  Acceptor acceptor;
  Timer timer;
  bool swept = false;  // of the strand: the last sweep is over
  int port = 0;
  std::vector<std::thread> threads;
};

Task<> Net::Inside::accept(Inside& inside) {
  constexpr std::chrono::milliseconds kPause{100};
  Timer pause(inside.strand);
  while (!inside.shared->stopping) {
    const Strand strand = asio::make_strand(inside.shared->io);
    error_code fault;
    TcpSocket socket = co_await inside.acceptor.async_accept(strand, into(fault));
    if (!fault) {
      welcome(inside.shared, std::move(socket));
    } else if (fault != asio::error::connection_aborted && !inside.shared->stopping) {
      // No file left, most likely. One that closes makes room.
      log(Level::kError, "cannot_accept", {{"why", fault.message()}});
      pause.expires_after(kPause);
      co_await pause.async_wait(into(fault));
    }
  }
}

Task<> Net::Inside::sweep(Inside& inside) {
  while (!inside.swept) {
    inside.timer.expires_after(inside.shared->settings.limits.sweep);
    error_code cancelled;
    co_await inside.timer.async_wait(into(cancelled));
    inside.shared->roll.sweep(Clock::now());
  }
}

void Net::Inside::run() {
  while (true) {
    try {
      shared->io.run();
      return;
    } catch (const std::exception& fault) {
      log(Level::kError, "handler_failed", {{"why", fault.what()}});
    }
  }
}

Net::Net(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Net::~Net() { stop(); }

Result<std::unique_ptr<Net>> Net::start(NetSettings settings, Listener& listener) {
  constexpr std::size_t kOtherFiles = 200;  // the storage, the log, sockets that are turned away
  if (settings.limits.sockets == 0) {
    settings.limits.sockets = std::max(most_files(), 2 * kOtherFiles) - kOtherFiles;
  }
  settings.threads = std::max(settings.threads, 1);
  Files files;
  if (!settings.web.empty()) {
    Result<Files> loaded = Files::load(settings.web);
    if (!loaded) return loaded.error();
    files = std::move(*loaded);
  }
  auto inside = std::make_unique<Inside>(
      std::make_shared<Shared>(std::move(settings), listener, std::move(files)));
  const NetSettings& given = inside->shared->settings;
  const Result<tcp::endpoint> endpoint = endpoint_of(inside->shared->io, given.host, given.port);
  if (!endpoint) return endpoint.error();
  if (const error_code fault = listen(inside->acceptor, *endpoint)) {
    return listen_error(given, fault);
  }
  inside->port = inside->acceptor.local_endpoint().port();
  asio::co_spawn(inside->strand, Inside::accept(*inside), [](std::exception_ptr) {});
  asio::co_spawn(inside->strand, Inside::sweep(*inside), [](std::exception_ptr) {});
  for (int i = 0; i < given.threads; ++i) {
    inside->threads.emplace_back([all = inside.get()] { all->run(); });
  }
  log(Level::kInfo, "listening", {{"host", given.host}, {"port", inside->port}});
  return std::unique_ptr<Net>(new Net(std::move(inside)));
}

int Net::port() const { return inside_->port; }

void Net::soon(std::function<void()> work) { asio::post(inside_->shared->io, std::move(work)); }

NetCounts Net::counts() const {
  const Shared& shared = *inside_->shared;
  const Counters& counters = shared.counters;
  NetCounts counts;
  counts.sockets = shared.roll.sockets();
  counts.connections = shared.roll.connections();
  counts.arrived = counters.arrived;
  counts.requests = counters.requests;
  counts.received = counters.received;
  counts.sent = counters.sent;
  counts.refused = counters.refused;
  counts.turned_away = counters.turned_away;
  counts.too_slow = counters.too_slow;
  counts.dead = counters.dead;
  return counts;
}

void Net::stop() {
  if (inside_->threads.empty()) return;
  Shared& shared = *inside_->shared;
  shared.stopping = true;
  asio::post(inside_->strand, [this] {
    error_code ignored;
    inside_->acceptor.close(ignored);
  });
  shared.roll.each([](Open& open) { open.go_away(); });
  if (!shared.roll.wait_until_empty(kStopWithin)) {
    shared.roll.each([](Open& open) { open.cut(); });
    if (!shared.roll.wait_until_empty(kStopWithin)) shared.io.stop();
  }
  asio::post(inside_->strand, [this] {
    inside_->swept = true;  // a timer that has just expired is not cancelled
    inside_->timer.cancel();
  });
  for (std::thread& thread : inside_->threads) thread.join();
  inside_->threads.clear();
  log(Level::kInfo, "stopped");
}

}  // namespace scriptorium::server
