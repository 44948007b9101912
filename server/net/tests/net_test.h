#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/log/log.h"
#include "server/net/net.h"
#include "server/net/tests/client.h"

namespace scriptorium::server {

// Says everything back, and does a few things on demand:
//   flood N SIZE    sends N messages of SIZE bytes
//   all TEXT        sends TEXT to everybody
//   close CODE WHY  closes
//   throw           throws
class Echo : public Listener {
 public:
  void arrived(const std::shared_ptr<Connection>& connection) override {
    const std::scoped_lock lock(mutex_);
    here_[connection->id()] = connection;
    ++arrived_;
  }

  void heard(const std::shared_ptr<Connection>& connection, std::string message) override {
    if (message == "throw") throw std::runtime_error("as was asked for");
    if (message.starts_with("flood ")) return flood(*connection, message.substr(6));
    if (message.starts_with("close ")) {
      return connection->close(static_cast<std::uint16_t>(std::stoi(message.substr(6))),
                               message.substr(11));
    }
    if (message.starts_with("all ")) return to_all(message.substr(4));
    connection->send(std::make_shared<const std::string>(std::move(message)));
  }

  void left(const std::shared_ptr<Connection>& connection) override {
    const std::scoped_lock lock(mutex_);
    here_.erase(connection->id());
    ++left_;
  }

  HttpAnswer http(const HttpRequest& request) override {
    if (request.path == "/api/throw") throw std::runtime_error("as was asked for");
    HttpAnswer answer;
    answer.body = request.method + " " + request.path + " [" + request.query + "] " + request.body +
                  " guest " + (request.guest ? std::to_string(*request.guest) : "none");
    if (request.path == "/api/become") answer.becomes = 77;
    if (request.path == "/api/split") {
      answer.status = 201;
      answer.headers = {{"X-Good", "yes"}, {"X-Bad", "a\r\nSet-Cookie: b"}};
    }
    return answer;
  }

  std::optional<PagePreview> preview(std::string_view path, Language) override {
    if (path == "/t/throw") throw std::runtime_error("as was asked for");
    if (!path.starts_with("/t/")) return std::nullopt;
    return previewed;
  }
  PagePreview previewed;

  void to_all(std::string text) {
    const auto shared = std::make_shared<const std::string>(std::move(text));
    for (const auto& connection : all()) connection->send(shared);
  }
  std::vector<std::shared_ptr<Connection>> all() {
    const std::scoped_lock lock(mutex_);
    std::vector<std::shared_ptr<Connection>> all;
    for (const auto& [id, connection] : here_) all.push_back(connection);
    return all;
  }

  int count_arrived() const { return arrived_; }
  int count_left() const { return left_; }

 private:
  static void flood(Connection& connection, const std::string& how) {
    const int count = std::stoi(how);
    const auto text =
        std::make_shared<const std::string>(std::stoul(how.substr(how.find(' '))), 'x');
    for (int i = 0; i < count; ++i) connection.send(text);
  }

  std::mutex mutex_;
  std::map<std::uint64_t, std::shared_ptr<Connection>> here_;
  std::atomic<int> arrived_ = 0;
  std::atomic<int> left_ = 0;
};

// A server with an Echo behind it. A good cookie is `good-NUMBER`; new guests are 1000 and up.
class NetTest : public testing::Test {
 protected:
  NetTest() {
    settings_.port = 0;
    settings_.threads = 2;
    settings_.read_guest = [](std::string_view cookie) -> std::optional<GuestId> {
      if (!cookie.starts_with("good-") || cookie.size() > 20) return std::nullopt;
      return std::stoull(std::string(cookie.substr(5)));
    };
    settings_.make_guest = [this] {
      const GuestId id = next_guest_++;
      return std::pair(id, "good-" + std::to_string(id));
    };
    settings_.sign_guest = [](GuestId guest) { return "good-" + std::to_string(guest); };
    settings_.limits.sweep = std::chrono::milliseconds(20);
    settings_.limits.rate = 0;
    log_to([this](std::string_view line) {
      const std::scoped_lock lock(log_mutex_);
      log_ += std::string(line) + "\n";
    });
  }

  ~NetTest() override {
    net_.reset();
    log_to({});
  }

  void start() {
    Result<std::unique_ptr<Net>> net = Net::start(settings_, echo_);
    ASSERT_TRUE(net) << net.error().message;
    net_ = std::move(*net);
  }

  int port() const { return net_->port(); }
  std::string log_text() {
    const std::scoped_lock lock(log_mutex_);
    return log_;
  }

  // Whether it becomes true within a few seconds.
  template <class F>
  static bool soon(F f) {
    for (int i = 0; i < 1000; ++i) {
      if (f()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }

  static std::string code_of(std::string_view json) {
    const std::size_t at = json.find("\"code\":\"");
    if (!json.starts_with("{\"ok\":false,\"error\":{") || at == std::string_view::npos) return {};
    const std::string_view rest = json.substr(at + 8);
    return std::string(rest.substr(0, rest.find('"')));
  }

  NetSettings settings_;
  Echo echo_;
  std::unique_ptr<Net> net_;

 private:
  std::atomic<GuestId> next_guest_ = 1000;
  std::mutex log_mutex_;
  std::string log_;
};

// A folder that is gone afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "net-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  void write(const std::filesystem::path& name, std::string_view text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace scriptorium::server
