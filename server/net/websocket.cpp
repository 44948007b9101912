#include "server/net/websocket.h"

#include <algorithm>
#include <array>
#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include "server/log/log.h"
#include "server/net/bucket.h"

namespace scriptorium::server {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t kUsualMessage = 256;    // bytes that an idle connection has ready
constexpr std::size_t kMessageOverhead = 64;  // what a queued message costs us beside its text
constexpr std::size_t kLongestReason = 123;   // bytes; a control frame holds no more

// The other side broke the rules, and Beast has told it so.
bool is_broken_rule(const error_code& fault) {
  static const error_code closed = websocket::error::closed;
  return fault.category() == closed.category() && fault != closed;
}

// Beast would read on until the other side closes, for as long as that takes, before it says that
// a connection has ended. We do that ourselves, and not for long.
class Line : public TcpSocket {
 public:
  explicit Line(TcpSocket socket) : TcpSocket(std::move(socket)) {}
};

template <class Handler>
void async_teardown(beast::role_type, Line& line, Handler&& handler) {
  asio::post(line.get_executor(),
             beast::bind_front_handler(std::forward<Handler>(handler), error_code()));
}

// One coroutine reads; writes follow each other by completion. Everything happens on the strand,
// except for what the mutex guards: the queue, and whether it is closing.
class WebSocket final : public Connection,
                        public Open,
                        public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(std::shared_ptr<Shared> shared, TcpSocket socket, Upgrade upgrade, Roll::Place place)
      : Connection(place.id(), upgrade.guest, upgrade.address),
        shared_(std::move(shared)),
        strand_(socket.get_executor()),
        stream_(Line(std::move(socket))),
        language_(upgrade.language),
        place_(std::move(place)),
        upgrade_(std::make_unique<Upgrade>(std::move(upgrade))),
        bucket_(limits().burst, Clock::now()) {}

  static void begin(const std::shared_ptr<WebSocket>& self);

  void send(SharedText text) noexcept override;
  void close(std::uint16_t code, std::string_view reason) noexcept override;

  void deadline_passed() override {
    asio::post(strand_, [self = shared_from_this()] { self->be_late(); });
  }
  void go_away() override { close(websocket::close_code::going_away, "going away"); }
  void cut() override {
    asio::post(strand_, [self = shared_from_this()] { self->hang_up(); });
  }

 private:
  static Task<> run(std::shared_ptr<WebSocket> self);
  Task<bool> shake_hands();
  Task<> linger();
  void say_no_more();
  void finish();

  asio::mutable_buffer room_for_more();
  void take(std::size_t bytes);
  void deal_with_message();
  void refuse_message(std::string_view message, Fault fault);
  // Calls the listener. It may throw what it likes: that ends this connection alone.
  template <class F>
  void tell(std::string_view what, F f) noexcept;

  void write_next();
  void written();
  void say_goodbye();
  void be_alive();
  void be_late();
  void hang_up();

  const Limits& limits() const { return shared_->settings.limits; }

  const std::shared_ptr<Shared> shared_;
  const Strand strand_;
  websocket::stream<Line, false> stream_;  // false: no compression
  const Language language_;
  bool pinged_ = false;  // and nothing heard since
  bool said_goodbye_ = false;
  bool skipping_ = false;  // the message is too long: what still comes of it is read over
  std::optional<Roll::Place> place_;
  std::unique_ptr<Upgrade> upgrade_;  // until the handshake is done
  Bucket bucket_;

  std::array<char, kUsualMessage> usual_ = {};
  std::string message_;     // what is there of it, if it did not fit
  std::size_t length_ = 0;  // of the message so far

  std::mutex mutex_;
  std::atomic<bool> closing_ = false;  // set under the mutex
  bool writing_ = false;               // somebody will call write_next
  std::uint16_t close_code_ = 0;
  std::string close_reason_;
  std::atomic<std::size_t> queued_ = 0;  // bytes of both below
  std::vector<SharedText> waiting_;

  std::vector<SharedText> sending_;  // of the strand
  std::size_t sent_ = 0;             // how many of them
};

void WebSocket::begin(const std::shared_ptr<WebSocket>& self) {
  self->act_before(self->limits().header_within);
  self->place_->watch(self);
  if (self->shared_->stopping) self->go_away();  // it may have come after all were told
  asio::co_spawn(self->strand_, run(self), [self](std::exception_ptr fault) {
    if (fault) log(Level::kError, "websocket_failed", {{"guest", self->guest()}});
    self->finish();
  });
}

Task<> WebSocket::run(std::shared_ptr<WebSocket> self) {
  const bool open = co_await self->shake_hands();
  if (!open) co_return;
  count(self->shared_->counters.arrived);
  self->be_alive();
  if (self->closing_) self->say_goodbye();  // it was to close before it was open
  self->tell("arrived", [&] { self->shared_->listener.arrived(self); });
  error_code fault;
  while (true) {
    const asio::mutable_buffer room = self->room_for_more();
    const std::size_t got = co_await self->stream_.async_read_some(room, into(fault));
    if (fault) break;
    self->take(got);
    if (self->stream_.is_message_done()) self->deal_with_message();
  }
  self->tell("left", [&] { self->shared_->listener.left(self); });
  self->say_no_more();
  if (is_broken_rule(fault)) co_await self->linger();
}

Task<bool> WebSocket::shake_hands() {
  stream_.set_option(websocket::stream_base::decorator([this](websocket::response_type& answer) {
    for (const auto& [name, value] : kEveryAnswer) {
      answer.set(beast::string_view(name.data(), name.size()),
                 beast::string_view(value.data(), value.size()));
    }
    answer.set(beast::http::field::server, "scriptorium");  // or Beast would tell its version
    if (!upgrade_->set_cookie.empty()) {
      answer.set(beast::http::field::set_cookie, upgrade_->set_cookie);
    }
  }));
  error_code fault;
  co_await stream_.async_accept(upgrade_->request, into(fault));
  stream_.set_option(websocket::stream_base::decorator([](websocket::response_type&) {}));
  upgrade_.reset();
  if (fault) co_return false;
  stream_.read_message_max(kMostSkipped);
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { be_alive(); });
  co_return true;
}

// See HttpSession::linger.
Task<> WebSocket::linger() {
  act_before(limits().close_within);
  error_code fault;
  Line& line = stream_.next_layer();
  line.shutdown(Line::shutdown_send, fault);
  std::size_t left = kMostSkipped;
  while (!fault) {
    const std::size_t got = co_await line.async_read_some(asio::buffer(usual_), into(fault));
    if (got >= left) break;
    left -= got;
  }
}

void WebSocket::say_no_more() {
  const std::scoped_lock lock(mutex_);
  closing_ = true;
  waiting_ = {};
}

void WebSocket::finish() {
  say_no_more();
  hang_up();
  place_.reset();  // the listener may hold the connection, but it is on the roll no more
}

template <class F>
void WebSocket::tell(std::string_view what, F f) noexcept {
  std::string why = "something else than an exception";
  try {
    f();
    return;
  } catch (const std::exception& fault) {
    why = fault.what();
  } catch (...) {
  }
  log(Level::kError, "listener_failed", {{"in", what}, {"guest", guest()}, {"why", why}});
  close(websocket::close_code::internal_error, "internal error");
}

// --- Reading

asio::mutable_buffer WebSocket::room_for_more() {
  constexpr std::size_t kBite = 4096;
  if (skipping_) {
    message_.resize(kBite);
    return asio::buffer(message_);
  }
  if (length_ == 0) return asio::buffer(usual_);
  // One byte more than is allowed, to notice it.
  const std::size_t more = std::min(std::max(length_, kBite), kMostMessage + 1 - length_);
  message_.resize(length_ + more);
  return asio::buffer(message_) + length_;
}

void WebSocket::take(std::size_t bytes) {
  be_alive();
  if (skipping_) return;
  if (length_ == 0) {
    message_.assign(usual_.data(), bytes);
  } else {
    message_.resize(length_ + bytes);
  }
  length_ += bytes;
  if (length_ > kMostMessage) skipping_ = true;
}

void WebSocket::deal_with_message() {
  std::string message = std::exchange(message_, {});
  const bool too_long = std::exchange(skipping_, false);
  length_ = 0;
  if (closing_) return;
  count(shared_->counters.received);
  if (!bucket_.take(limits().rate, limits().burst, Clock::now())) {
    refuse_message(too_long ? std::string_view() : message, Fault::kTooFast);
  } else if (too_long) {
    refuse_message({}, Fault::kTooLong);
  } else if (stream_.got_binary()) {
    refuse_message({}, Fault::kBinary);
  } else {
    tell("heard", [&] { shared_->listener.heard(shared_from_this(), std::move(message)); });
  }
}

void WebSocket::refuse_message(std::string_view message, Fault fault) {
  count(shared_->counters.refused);
  send(answer_to(message, fault, language_));
}

// --- Writing

void WebSocket::send(SharedText text) noexcept {
  bool begin = false;
  bool too_slow = false;
  {
    const std::scoped_lock lock(mutex_);
    if (closing_) return;
    queued_ += text->size() + kMessageOverhead;
    if (queued_ <= limits().queued) {
      waiting_.push_back(std::move(text));
      begin = !std::exchange(writing_, true);
    } else {
      closing_ = too_slow = true;
    }
  }
  if (begin) {
    asio::dispatch(strand_, [self = shared_from_this()] { self->write_next(); });
  } else if (too_slow) {
    count(shared_->counters.too_slow);
    log(Level::kWarning, "too_slow", {{"guest", guest()}, {"address", address()}});
    cut();
  }
}

void WebSocket::write_next() {
  if (sent_ == sending_.size()) {
    constexpr std::size_t kFew = 8;
    if (sending_.capacity() > kFew) sending_ = {};  // a flood leaves nothing behind
    sending_.clear();
    sent_ = 0;
    const std::scoped_lock lock(mutex_);
    std::swap(sending_, waiting_);
    writing_ = !sending_.empty();
  }
  if (sending_.empty()) {
    if (closing_) say_goodbye();
    return;
  }
  stream_.async_write(asio::buffer(*sending_[sent_]),
                      [self = shared_from_this()](error_code fault, std::size_t) {
                        if (!fault) self->written();
                      });
}

void WebSocket::written() {
  count(shared_->counters.sent);
  queued_ -= sending_[sent_]->size() + kMessageOverhead;
  sending_[sent_].reset();
  ++sent_;
  write_next();
}

void WebSocket::close(std::uint16_t code, std::string_view reason) noexcept {
  bool begin = false;
  {
    const std::scoped_lock lock(mutex_);
    if (closing_) return;
    closing_ = true;
    close_code_ = code;
    close_reason_ = reason.substr(0, kLongestReason);
    begin = !std::exchange(writing_, true);
  }
  act_before(limits().close_within);
  // Not at once: whoever calls may be in the middle of something.
  if (begin) asio::post(strand_, [self = shared_from_this()] { self->write_next(); });
}

void WebSocket::say_goodbye() {
  if (!stream_.is_open() || std::exchange(said_goodbye_, true)) return;
  act_before(limits().close_within);
  const websocket::close_reason reason(static_cast<websocket::close_code>(close_code_),
                                       close_reason_);
  stream_.async_close(reason, [self = shared_from_this()](error_code) {});
}

// --- Time

void WebSocket::be_alive() {
  if (closing_) return;
  pinged_ = false;
  act_before(limits().quiet);
}

void WebSocket::be_late() {
  if (!is_late(Clock::now())) return;  // something came in the meantime
  if (pinged_ || closing_ || !stream_.is_open()) {
    if (pinged_ && !closing_) {
      count(shared_->counters.dead);
      log(Level::kInfo, "dead", {{"guest", guest()}, {"address", address()}});
    }
    hang_up();
    return;
  }
  pinged_ = true;
  act_before(limits().pong_within);
  stream_.async_ping({}, [self = shared_from_this()](error_code) {});
}

void WebSocket::hang_up() {
  error_code ignored;
  stream_.next_layer().close(ignored);
}

}  // namespace

void begin_websocket(std::shared_ptr<Shared> shared, TcpSocket socket, Upgrade upgrade,
                     Roll::Place place) {
  WebSocket::begin(std::make_shared<WebSocket>(std::move(shared), std::move(socket),
                                               std::move(upgrade), std::move(place)));
}

}  // namespace scriptorium::server
