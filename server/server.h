#pragma once

#include <filesystem>
#include <memory>

#include "server/hall/house.h"
#include "server/net/settings.h"
#include "table/any_game.h"
#include "table/result.h"

namespace scriptorium::server {

struct ServerSettings {
  std::filesystem::path data;
  NetSettings net = {};  // but for the guests, who are the server's own business
  HouseRules house = {};
  int thinkers = 1;  // threads for computer players
};

// The whole server: storage, hall and network put together.
class Server {
 public:
  // Errors: those of the storage and of the network.
  static Result<std::unique_ptr<Server>> start(const Registry& games, ServerSettings settings);
  ~Server();  // stops

  int port() const;
  // Nobody new comes in; accepted actions are stored, stored actions are delivered; then all is
  // closed.
  void stop();

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace scriptorium::server
