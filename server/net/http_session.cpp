#include "server/net/http_session.h"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <optional>
#include <utility>

#include "server/log/log.h"
#include "server/net/websocket.h"

namespace scriptorium::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Parser = http::request_parser<http::string_body>;
using Request = http::request<http::string_body>;

constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// What to answer to something that could not be read; nothing if the other side is gone.
std::optional<Fault> fault_of(const error_code& fault) {
  if (fault == http::error::end_of_stream || fault == http::error::partial_message) return {};
  if (fault == http::error::header_limit || fault == http::error::buffer_overflow) {
    return Fault::kHeaderTooLong;
  }
  if (fault == http::error::body_limit) return Fault::kBodyTooLong;
  static const error_code of_http = http::error::bad_method;
  if (fault.category() == of_http.category()) return Fault::kBadRequest;
  return {};
}

Asked asked_by(const Request& request, std::string_view address) {
  Asked asked;
  asked.method = view(request.method_string());
  asked.target = view(request.target());
  asked.host = view(request[http::field::host]);
  if (const auto origin = request.find(http::field::origin); origin != request.end()) {
    asked.origin = view(origin->value());
  }
  asked.cookie = view(request[http::field::cookie]);
  asked.accept_encoding = view(request[http::field::accept_encoding]);
  asked.if_none_match = view(request[http::field::if_none_match]);
  asked.language = language_asked(view(request[http::field::accept_language]));
  asked.address = address;
  return asked;
}

bool is_sound(const Request& request) {
  if (request.version() != 11 && request.version() != 10) return false;
  const std::size_t hosts = request.count(http::field::host);
  return hosts == 1 || (hosts == 0 && request.version() == 10);
}

bool is_handshake(const Request& request) {
  constexpr std::size_t kKeyLength = 24;  // 16 bytes in base 64
  return view(request[http::field::sec_websocket_key]).size() == kKeyLength &&
         view(request[http::field::sec_websocket_version]) == "13" && request.body().empty();
}

class HttpSession final : public Open, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(std::shared_ptr<Shared> shared, TcpSocket socket, const Address& peer,
              Roll::Place place)
      : shared_(std::move(shared)),
        strand_(socket.get_executor()),
        socket_(std::move(socket)),
        peer_(peer),
        is_proxy_(in_any(shared_->settings.proxies, peer)),
        address_(text_of(peer)),
        place_(std::move(place)) {}

  static void begin(const std::shared_ptr<HttpSession>& self) {
    self->act_before(self->shared_->settings.limits.header_within);
    self->place_.watch(self);
    asio::co_spawn(self->strand_, run(self), [](std::exception_ptr fault) {
      if (fault) log(Level::kError, "http_session_failed");
    });
  }

  void deadline_passed() override { cut(); }
  void cut() override {
    asio::post(strand_, [self = shared_from_this()] { self->close(); });
  }
  void go_away() override {
    asio::post(strand_, [self = shared_from_this()] {
      if (self->idle_) self->close();  // otherwise the answer under way is the last
    });
  }

 private:
  enum class Next : std::uint8_t { kRequest, kLinger, kEnd };

  static Task<> run(std::shared_ptr<HttpSession> self);
  Task<Next> serve_one();
  Task<Next> serve(Request& request);
  Task<Next> upgrade(Request& request);
  Task<Next> say(const Answer& answer, bool keep_alive, bool with_body);
  Task<> linger();
  bool serves_client_of(const Request& request);

  const Limits& limits() const { return shared_->settings.limits; }
  void close() {
    error_code ignored;
    socket_.close(ignored);
  }

  const std::shared_ptr<Shared> shared_;
  const Strand strand_;
  TcpSocket socket_;
  const Address peer_;
  const bool is_proxy_;  // each request may come from another client
  std::string address_;  // of the client
  Roll::Place place_;
  beast::flat_buffer buffer_{2 * kMostHeader};
  bool first_ = true;  // its deadline began with the connection
  bool idle_ = false;  // waits for a request
};

Task<> HttpSession::run(std::shared_ptr<HttpSession> self) {
  Next next = Next::kRequest;
  while (next == Next::kRequest) next = co_await self->serve_one();
  if (next == Next::kLinger) co_await self->linger();
  self->close();
}

Task<HttpSession::Next> HttpSession::serve_one() {
  error_code fault;
  if (buffer_.size() == 0) {
    idle_ = true;
    co_await socket_.async_wait(TcpSocket::wait_read, into(fault));
    idle_ = false;
    if (fault || shared_->stopping) co_return Next::kEnd;
    if (!first_) act_before(limits().header_within);
  }
  first_ = false;
  Parser parser;
  parser.header_limit(kMostHeader);
  parser.body_limit(kMostBody);
  co_await http::async_read_header(socket_, buffer_, parser, into(fault));
  if (!fault && !parser.is_done()) {
    act_before(limits().idle);
    if (view(parser.get()[http::field::expect]) == "100-continue") {
      co_await socket_.async_write_some(asio::buffer(kContinue), into(fault));
    }
    if (!fault) co_await http::async_read(socket_, buffer_, parser, into(fault));
  }
  if (fault) {
    const std::optional<Fault> no = fault_of(fault);
    if (!no) co_return Next::kEnd;
    const Answer answer = refuse(*no, Language::kEnglish);
    co_return co_await say(answer, false, true);
  }
  count(shared_->counters.requests);
  const Next next = co_await serve(parser.get());
  if (next == Next::kRequest && buffer_.size() == 0) {
    buffer_.shrink_to_fit();
    act_before(limits().idle);
  } else if (next == Next::kRequest) {
    act_before(limits().header_within);
  }
  co_return next;
}

Task<HttpSession::Next> HttpSession::serve(Request& request) {
  if (!is_sound(request)) {
    const Answer answer = refuse(Fault::kBadRequest, Language::kEnglish);
    co_return co_await say(answer, false, true);
  }
  if (is_proxy_ && !serves_client_of(request)) {
    count(shared_->counters.turned_away);
    const Asked asked = asked_by(request, address_);
    const Answer answer = refuse(Fault::kAddressFull, asked.language);
    co_return co_await say(answer, request.keep_alive(), asked.method != "HEAD");
  }
  const Asked asked = asked_by(request, address_);
  if (asked.target.substr(0, asked.target.find('?')) == kWebSocketPath) {
    co_return co_await upgrade(request);
  }
  const Answer answer = shared_->site.answer(asked, std::move(request.body()));
  co_return co_await say(answer, request.keep_alive(), asked.method != "HEAD");
}

// Learns whom the proxy asks for. False if there are too many of that address.
bool HttpSession::serves_client_of(const Request& request) {
  std::string hops;  // the header may come several times, and is one list then
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto each = first; each != last; ++each) {
    hops.append(each == first ? "" : ",").append(view(each->value()));
  }
  const Address client = client_of(peer_, shared_->settings.proxies, hops);
  address_ = text_of(client);
  return place_.serve(network_of(client));
}

Task<HttpSession::Next> HttpSession::upgrade(Request& request) {
  const Asked asked = asked_by(request, address_);
  std::optional<Answer> no;
  Guest guest;
  if (!beast::websocket::is_upgrade(request)) {
    no = refuse(Fault::kNoUpgrade, asked.language, "Upgrade: websocket\r\n");
  } else if (!is_handshake(request) || buffer_.size() > 0) {
    no = refuse(Fault::kBadUpgrade, asked.language, "Sec-WebSocket-Version: 13\r\n");
  } else {
    no = shared_->site.refuse_origin(asked);
  }
  if (!no) {
    guest = shared_->site.guest_of(asked);
    const Seating seating = place_.seat(guest.id);
    if (seating != Seating::kSeated) {
      count(shared_->counters.turned_away);
      no = refuse(seating == Seating::kGuestFull ? Fault::kGuestFull : Fault::kAddressFull,
                  asked.language);
    }
  }
  if (no) co_return co_await say(*no, request.keep_alive(), asked.method != "HEAD");

  Upgrade upgrade;
  upgrade.set_cookie = std::move(guest.set_cookie);
  upgrade.guest = guest.id;
  upgrade.address = address_;
  upgrade.language = asked.language;
  upgrade.request = std::move(request);
  begin_websocket(shared_, std::move(socket_), std::move(upgrade), std::move(place_));
  co_return Next::kEnd;
}

Task<HttpSession::Next> HttpSession::say(const Answer& answer, bool keep_alive, bool with_body) {
  if (shared_->stopping) keep_alive = false;
  const std::string head = head_of(answer, keep_alive);
  const std::string_view body =
      with_body && answer.body ? std::string_view(*answer.body) : std::string_view();
  std::size_t written = 0;
  while (written < head.size() + body.size()) {
    act_before(limits().idle);  // each bit of it: a large file may take its time
    const std::size_t of_head = std::min(written, head.size());
    const std::array<asio::const_buffer, 2> rest = {
        asio::buffer(head) + of_head,
        asio::const_buffer(body.data(), body.size()) + (written - of_head)};
    error_code fault;
    written += co_await socket_.async_write_some(rest, into(fault));
    if (fault) co_return Next::kEnd;
  }
  co_return keep_alive ? Next::kRequest : Next::kLinger;
}

// Closing while something unread lies in our buffer would take the answer back: a reset overtakes
// it. So what still comes is read over, for a while.
Task<> HttpSession::linger() {
  act_before(limits().close_within);
  error_code fault;
  socket_.shutdown(TcpSocket::shutdown_send, fault);
  std::array<char, 1024> unread;
  std::size_t left = kMostSkipped;
  while (!fault) {
    const std::size_t got = co_await socket_.async_read_some(asio::buffer(unread), into(fault));
    if (got >= left) break;
    left -= got;
  }
}

}  // namespace

void begin_http(std::shared_ptr<Shared> shared, TcpSocket socket, const Address& peer,
                Roll::Place place) {
  HttpSession::begin(
      std::make_shared<HttpSession>(std::move(shared), std::move(socket), peer, std::move(place)));
}

}  // namespace scriptorium::server
