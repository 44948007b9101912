#pragma once

#include <memory>
#include <string>

#include "server/net/shared.h"

namespace scriptorium::server {

// Speaks HTTP on a socket that was just accepted, until it is closed or becomes a WebSocket.
void begin_http(std::shared_ptr<Shared> shared, TcpSocket socket, std::string address,
                Roll::Place place);

}  // namespace scriptorium::server
