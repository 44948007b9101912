#pragma once

#include <memory>

#include "server/net/shared.h"

namespace scriptorium::server {

// Speaks HTTP on a socket that was just accepted, until it is closed or becomes a WebSocket. The
// peer is who sent it: a client, or a proxy for many.
void begin_http(std::shared_ptr<Shared> shared, TcpSocket socket, const Address& peer,
                Roll::Place place);

}  // namespace scriptorium::server
