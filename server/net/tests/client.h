#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace scriptorium::server {

// A client of our own, close to the socket, so that it can also do what no library would.
inline constexpr std::chrono::milliseconds kPatience{10'000};

class Wire {
 public:
  explicit Wire(int port, int receive_buffer = 0);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&&) = delete;

  bool is_connected() const { return connected_; }
  int handle() const { return socket_; }
  // False if the other side has closed.
  bool send(std::string_view bytes);
  void send_no_more();
  // Exactly so many bytes; fewer if the other side closes or is silent for too long.
  std::string take(std::size_t bytes, std::chrono::milliseconds patience = kPatience);
  // Up to this and with it.
  std::string take_until(std::string_view end);
  // Whether the other side closes within that time; reads over what still comes.
  bool closes_within(std::chrono::milliseconds patience = kPatience);
  // The same, and without a reset, which could have taken back what was said before.
  bool ends_well();

 private:
  enum class End : std::uint8_t { kNone, kClosed, kReset };
  bool fill(std::chrono::milliseconds patience);
  End read_to_end(std::chrono::milliseconds patience);

  int socket_ = -1;
  bool connected_ = false;
  std::string read_;
};

struct Reply {
  int status = 0;
  std::string head;
  std::multimap<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const;  // the first, or nothing
};

// Reads an answer: one without a body if it answers HEAD.
Reply read_reply(Wire& wire, bool head = false);
// One request on a connection of its own. Headers are whole lines.
Reply ask(int port, std::string_view method, std::string_view target, std::string_view headers = {},
          std::string_view body = {});
std::string request_text(std::string_view method, std::string_view target,
                         std::string_view headers = {}, std::string_view body = {});

// The handshake of RFC 6455, with the key that it has as an example.
std::string upgrade_text(std::string_view headers = {}, std::string_view target = "/ws");
inline constexpr std::string_view kAcceptedKey = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

enum Opcode : std::uint8_t {
  kContinuation = 0,
  kText = 1,
  kBytes = 2,
  kClose = 8,
  kPing = 9,
  kPong = 10,
};

struct Frame {
  int opcode = 0;
  bool last = true;
  std::string payload;

  int close_code() const;
};

// As a client must send it: masked.
std::string frame_text(int opcode, std::string_view payload, bool last = true);

class WebClient {
 public:
  // is_open() says whether the server agreed; reply() what it answered.
  explicit WebClient(int port, std::string_view headers = {}, int receive_buffer = 0);

  bool is_open() const { return reply_.status == 101; }
  const Reply& reply() const { return reply_; }
  Wire& wire() { return wire_; }

  bool say(std::string_view text) { return wire_.send(frame_text(kText, text)); }
  // The next frame of any kind; nothing if the connection ends.
  std::optional<Frame> frame(std::chrono::milliseconds patience = kPatience);
  // The next message, whatever else comes before it.
  std::string hear(std::chrono::milliseconds patience = kPatience);
  // Says it and hears the same again.
  bool echoes(std::string_view text) { return say(text) && hear() == text; }
  // The code with which the server closes; 0: none came before the end.
  int hear_close();

 private:
  Wire wire_;
  Reply reply_;
};

}  // namespace scriptorium::server
