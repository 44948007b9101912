#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>

#include "server/net/shared.h"

namespace scriptorium::server {

// A request that asks for a WebSocket and may have one. Its place is a seated one.
struct Upgrade {
  boost::beast::http::request<boost::beast::http::string_body> request;
  std::string set_cookie;  // for the answer, if not empty
  GuestId guest = 0;
  std::string address;
  Language language = Language::kEnglish;
};

// Answers the handshake, tells the listener, and reads until it ends. On the socket's strand.
void begin_websocket(std::shared_ptr<Shared> shared, TcpSocket socket, Upgrade upgrade,
                     Roll::Place place);

}  // namespace scriptorium::server
