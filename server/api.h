#pragma once

#include <chrono>

#include "server/fair/device_codes.h"
#include "server/hall/hall.h"
#include "server/net/listener.h"
#include "server/net/net.h"

namespace scriptorium::server {

// What plain HTTP can be asked about.
struct ApiView {
  const Registry& games;
  Storage& storage;
  const Hall& hall;
  const Net& net;
  DeviceCodes& codes;
  std::chrono::steady_clock::time_point started;
};

// /healthz, /metrics, /api/games, /api/tables, /api/tables/ID/game, /api/tables/ID/steps; and what
// is posted to /api/device-code and /api/device: the same guest on another device
HttpAnswer answer_http(const ApiView& view, const HttpRequest& request);

}  // namespace scriptorium::server
