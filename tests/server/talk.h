#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/load/socket.h"

namespace scriptorium::server {

namespace json = boost::json;

// A connection on which one asks and waits for the answer. It keeps its guest.
class Talk {
 public:
  explicit Talk(int port) { connect(port); }

  void connect(int port) {
    EXPECT_FALSE(socket_.connect("127.0.0.1", port, socket_.cookie()));
    wait([&] { return socket_.open(); });
  }
  json::object ask(json::object request) {
    const std::int64_t id = ++number_;
    request["id"] = id;
    socket_.send(json::serialize(request));
    json::object answer;
    wait([&] {
      for (const std::string& text : heard_) {
        json::object object = json::parse(text).as_object();
        const json::value* of = object.if_contains("id");
        if (of != nullptr && *of == id) answer = std::move(object);
      }
      told.insert(told.end(), heard_.begin(), heard_.end());
      heard_.clear();
      return !answer.empty();
    });
    EXPECT_FALSE(answer.empty()) << "no answer to " << json::serialize(request);
    return answer;
  }
  json::object good(const json::object& request) {
    json::object answer = ask(request);
    EXPECT_TRUE(!answer.empty() && answer.at("ok").as_bool())
        << json::serialize(request) << json::serialize(answer);
    return answer;
  }

  const std::string& cookie() const { return socket_.cookie(); }

  std::vector<std::string> told;  // everything that came

 private:
  template <class Done>
  void wait(const Done& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (std::chrono::steady_clock::now() < end) {
      socket_.flush();
      socket_.receive([&](std::string_view text) { heard_.emplace_back(text); });
      if (done() || socket_.closed()) return;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }

  ClientSocket socket_;
  std::int64_t number_ = 0;
  std::vector<std::string> heard_;
};

}  // namespace scriptorium::server
