#include "server/load/socket.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace scriptorium::server {
namespace {

constexpr std::uint8_t kText = 1;
constexpr std::uint8_t kClose = 8;
constexpr std::uint8_t kPing = 9;
constexpr std::uint8_t kPong = 10;

Error failed(std::string_view what) {
  return {"cannot_connect", fmt::format("{}: {}.", what, std::strerror(errno)), {}, {}};
}

}  // namespace

ClientSocket& ClientSocket::operator=(ClientSocket&& other) noexcept {
  close();
  descriptor_ = std::exchange(other.descriptor_, -1);
  open_ = std::exchange(other.open_, false);
  in_ = std::move(other.in_);
  out_ = std::move(other.out_);
  cookie_ = std::move(other.cookie_);
  return *this;
}

std::optional<Error> ClientSocket::connect(const std::string& host, int port,
                                           const std::string& cookie) {
  close();
  in_.clear();
  out_.clear();
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  if (inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1) {
    return Error{"bad_host", "\"" + host + "\" is no IPv4 address.", "host", {}};
  }
  descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor_ < 0) return failed("No socket");
  const auto* plain = reinterpret_cast<const sockaddr*>(&address);
  if (::connect(descriptor_, plain, sizeof address) != 0) {
    const Error fault = failed("No server there");
    close();
    return fault;
  }
  const int on = 1;
  setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  out_ = fmt::format(
      "GET /ws HTTP/1.1\r\nHost: {}:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2NyaXB0b3JpdW0gbG9hZA==\r\n{}\r\n",
      host, port, cookie.empty() ? "" : "Cookie: guest=" + cookie + "\r\n");
  cookie_ = cookie;
  flush();
  return std::nullopt;
}

void ClientSocket::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
  open_ = false;
}

void ClientSocket::send(std::string_view text) {
  frame(kText, text);
  flush();
}

// What a client sends is masked; with a mask of zeros it stays readable.
void ClientSocket::frame(std::uint8_t opcode, std::string_view payload) {
  out_ += static_cast<char>(0x80 | opcode);
  if (payload.size() < 126) {
    out_ += static_cast<char>(0x80 | payload.size());
  } else if (payload.size() < 65'536) {
    out_ += static_cast<char>(0x80 | 126);
    out_ += static_cast<char>(payload.size() >> 8);
    out_ += static_cast<char>(payload.size() & 0xff);
  } else {
    out_ += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) {
      out_ += static_cast<char>(payload.size() >> shift & 0xff);
    }
  }
  out_.append(4, '\0');
  out_ += payload;
}

void ClientSocket::flush() {
  while (!out_.empty() && descriptor_ >= 0) {
    const ssize_t sent = ::send(descriptor_, out_.data(), out_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (sent < 0) return close();
    out_.erase(0, static_cast<std::size_t>(sent));
  }
}

void ClientSocket::receive(const std::function<void(std::string_view)>& hear) {
  char buffer[32'768];
  while (descriptor_ >= 0) {
    const ssize_t got = recv(descriptor_, buffer, sizeof buffer, MSG_DONTWAIT);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) return close();
    in_.append(buffer, static_cast<std::size_t>(got));
    if (!open_ && !take_upgrade()) continue;
    while (descriptor_ >= 0 && take_frame(hear)) {
    }
    if (static_cast<std::size_t>(got) < sizeof buffer) return;
  }
}

bool ClientSocket::take_upgrade() {
  const std::size_t end = in_.find("\r\n\r\n");
  if (end == std::string::npos) return false;
  const std::string head = in_.substr(0, end + 2);
  in_.erase(0, end + 4);
  if (!head.starts_with("HTTP/1.1 101")) {
    close();
    return false;
  }
  constexpr std::string_view kCookie = "Set-Cookie: guest=";
  if (const std::size_t at = head.find(kCookie); at != std::string::npos) {
    const std::size_t from = at + kCookie.size();
    cookie_ = head.substr(from, head.find_first_of(";\r", from) - from);
  }
  open_ = true;
  return true;
}

bool ClientSocket::take_frame(const std::function<void(std::string_view)>& hear) {
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(in_[at]); };
  if (in_.size() < 2) return false;
  std::size_t head = 2;
  std::size_t length = byte(1) & 0x7f;
  const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
  if (in_.size() < head + more) return false;
  if (more != 0) {
    length = 0;
    for (std::size_t i = 0; i < more; ++i) length = length << 8 | byte(head + i);
    head += more;
  }
  if (in_.size() < head + length) return false;
  const std::string_view payload(in_.data() + head, length);
  switch (byte(0) & 0x0f) {
    case kText:
      hear(payload);
      break;
    case kPing:
      frame(kPong, payload);
      flush();
      break;
    case kClose:
      close();
      return false;
    default:
      break;
  }
  in_.erase(0, head + length);
  return true;
}

Poller::Poller() : descriptor_(epoll_create1(EPOLL_CLOEXEC)) {
  if (descriptor_ < 0) throw std::runtime_error("epoll: " + std::string(std::strerror(errno)));
}
Poller::~Poller() { ::close(descriptor_); }

void Poller::add(const ClientSocket& socket, std::uint32_t number) {
  epoll_event event = {};
  event.events = EPOLLIN;
  event.data.u32 = number;
  epoll_ctl(descriptor_, EPOLL_CTL_ADD, socket.descriptor(), &event);
}

void Poller::wait(int milliseconds, const std::function<void(std::uint32_t)>& ready) {
  epoll_event events[512];
  const int count = epoll_wait(descriptor_, events, 512, milliseconds);
  for (int i = 0; i < count; ++i) ready(events[i].data.u32);
}

}  // namespace scriptorium::server
