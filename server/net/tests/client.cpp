#include "server/net/tests/client.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

namespace scriptorium::server {
namespace {

using Clock = std::chrono::steady_clock;

bool wait_for(int socket, short what, Clock::time_point until) {
  pollfd waiting = {socket, what, 0};
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
  return left > 0 && poll(&waiting, 1, static_cast<int>(left)) > 0;
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace

Wire::Wire(int port, int receive_buffer) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
  if (receive_buffer > 0) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  const int on = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  connected_ = connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
}

Wire::~Wire() {
  if (socket_ >= 0) ::close(socket_);
}

Wire::Wire(Wire&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      connected_(other.connected_),
      read_(std::move(other.read_)) {}

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void Wire::send_no_more() { shutdown(socket_, SHUT_WR); }

bool Wire::fill(std::chrono::milliseconds patience) {
  if (!wait_for(socket_, POLLIN, Clock::now() + patience)) return false;
  std::array<char, 65536> bytes;
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  read_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

std::string Wire::take(std::size_t bytes, std::chrono::milliseconds patience) {
  while (read_.size() < bytes && fill(patience)) {
  }
  const std::size_t there = std::min(bytes, read_.size());
  std::string taken = read_.substr(0, there);
  read_.erase(0, there);
  return taken;
}

std::string Wire::take_until(std::string_view end) {
  std::size_t at = std::string::npos;
  while ((at = read_.find(end)) == std::string::npos) {
    if (!fill(kPatience)) return {};
  }
  return take(at + end.size());
}

Wire::End Wire::read_to_end(std::chrono::milliseconds patience) {
  const Clock::time_point until = Clock::now() + patience;
  std::array<char, 65536> bytes;
  while (wait_for(socket_, POLLIN, until)) {
    const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) return got == 0 ? End::kClosed : End::kReset;
  }
  return End::kNone;
}

bool Wire::closes_within(std::chrono::milliseconds patience) {
  return read_to_end(patience) != End::kNone;
}

bool Wire::ends_well() { return read_to_end(kPatience) == End::kClosed; }

std::string Reply::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? std::string() : found->second;
}

Reply read_reply(Wire& wire, bool head) {
  Reply reply;
  reply.head = wire.take_until("\r\n\r\n");
  if (reply.head.size() < 12) return reply;
  reply.status = std::stoi(reply.head.substr(9, 3));
  std::size_t at = reply.head.find("\r\n") + 2;
  while (at < reply.head.size() - 2) {
    const std::size_t end = reply.head.find("\r\n", at);
    const std::string line = reply.head.substr(at, end - at);
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos) {
      reply.headers.emplace(lower(line.substr(0, colon)), line.substr(colon + 2));
    }
    at = end + 2;
  }
  const std::string length = reply.header("content-length");
  if (!head && !length.empty()) reply.body = wire.take(std::stoul(length));
  return reply;
}

std::string request_text(std::string_view method, std::string_view target, std::string_view headers,
                         std::string_view body) {
  std::string text =
      fmt::format("{} {} HTTP/1.1\r\nHost: localhost:8080\r\n{}", method, target, headers);
  if (!body.empty()) text += fmt::format("Content-Length: {}\r\n", body.size());
  text += "\r\n";
  text += body;
  return text;
}

Reply ask(int port, std::string_view method, std::string_view target, std::string_view headers,
          std::string_view body) {
  Wire wire(port);
  wire.send(request_text(method, target, headers, body));
  return read_reply(wire, method == "HEAD");
}

std::string upgrade_text(std::string_view headers, std::string_view target) {
  return fmt::format(
      "GET {} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
      target, headers);
}

int Frame::close_code() const {
  if (opcode != kClose || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
}

std::string frame_text(int opcode, std::string_view payload, bool last) {
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  std::string text;
  text += static_cast<char>((last ? 0x80 : 0) | opcode);
  const std::size_t size = payload.size();
  const int bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
  text += static_cast<char>(0x80 | (bytes == 0 ? static_cast<int>(size) : bytes == 2 ? 126 : 127));
  for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(size >> (8 * i) & 0xff);
  text += kMask;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(payload[i] ^ kMask[i % 4]);
  return text;
}

WebClient::WebClient(int port, std::string_view headers, int receive_buffer)
    : wire_(port, receive_buffer) {
  wire_.send(upgrade_text(headers));
  reply_ = read_reply(wire_);
}

std::optional<Frame> WebClient::frame(std::chrono::milliseconds patience) {
  const std::string head = wire_.take(2, patience);
  if (head.size() < 2) return std::nullopt;
  Frame frame;
  frame.opcode = head[0] & 0x0f;
  frame.last = (head[0] & 0x80) != 0;
  std::size_t size = head[1] & 0x7f;
  if (size >= 126) {
    const std::size_t bytes = size == 126 ? 2 : 8;
    size = 0;
    for (const char c : wire_.take(bytes)) size = size << 8 | static_cast<unsigned char>(c);
  }
  frame.payload = wire_.take(size);
  return frame;
}

std::string WebClient::hear(std::chrono::milliseconds patience) {
  std::string message;
  while (std::optional<Frame> next = frame(patience)) {
    if (next->opcode == kClose) break;
    if (next->opcode == kPing || next->opcode == kPong) continue;
    message += next->payload;
    if (next->last) return message;
  }
  return "(nothing)";
}

int WebClient::hear_close() {
  while (const std::optional<Frame> next = frame()) {
    if (next->opcode == kClose) return next->close_code();
  }
  return 0;
}

}  // namespace scriptorium::server
