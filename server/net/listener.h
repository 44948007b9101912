#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/language.h"

namespace scriptorium::server {

using GuestId = std::uint64_t;
// What is sent to many is kept once.
using SharedText = std::shared_ptr<const std::string>;

// One open WebSocket. Everything here may be called from any thread.
class Connection {
 public:
  Connection(std::uint64_t id, GuestId guest, std::string address)
      : id_(id), guest_(guest), address_(std::move(address)) {}
  virtual ~Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  std::uint64_t id() const { return id_; }
  GuestId guest() const { return guest_; }
  const std::string& address() const { return address_; }

  // Queues a message, in order, and never waits. Whoever reads so slowly that Limits::queued bytes
  // are unsent is cut off. Once the connection closes nothing is sent, and nobody is told.
  virtual void send(SharedText text) noexcept = 0;
  // Sends what is queued, then closes. The reason has at most 123 bytes.
  virtual void close(std::uint16_t code, std::string_view reason) noexcept = 0;

  // Whatever the listener wants to have at hand when it is called for this connection.
  std::shared_ptr<void> companion;

 private:
  std::uint64_t id_;
  GuestId guest_;
  std::string address_;
};

struct HttpRequest {
  std::string method;  // GET (HEAD too) or POST
  std::string path;    // /healthz, /metrics or /api/…, decoded
  std::string query;   // what stands behind the ?, as it was sent
  std::string body;
  std::string address;
  std::optional<GuestId> guest;  // always there under /api/
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::optional<GuestId> becomes = {};  // whose browser it is from now on: it gets that cookie
};

// What a messenger shows of a link to a page. Plain text, whoever wrote it.
struct PagePreview {
  std::string title;
  std::string description;
  std::string picture;  // /preview/LANGUAGE/PICTURE.png, if there is one; else the house's
  Language language = Language::kEnglish;
  bool by_link = false;  // for whoever was sent the link, and no search engine
};

// What stands behind the network. It is called on the network's threads and must be quick. What it
// throws is logged and ends that connection or request alone.
class Listener {
 public:
  virtual ~Listener() = default;

  // For one connection: arrived once, then heard for each message, in order and one at a time, then
  // left once. Different connections call at the same time.
  virtual void arrived(const std::shared_ptr<Connection>& connection) = 0;
  virtual void heard(const std::shared_ptr<Connection>& connection, std::string message) = 0;
  virtual void left(const std::shared_ptr<Connection>& connection) = 0;

  virtual HttpAnswer http(const HttpRequest& request) = 0;

  // What is behind the address of a page, for somebody who reads this language; nothing: the page
  // is sent as it is.
  virtual std::optional<PagePreview> preview(std::string_view /*path*/, Language /*reader*/) {
    return std::nullopt;
  }
};

}  // namespace scriptorium::server
