#pragma once

#include "players/player.h"
#include "server/hall/world.h"

namespace scriptorium::server {

// Whoever thinks has time until then.
class Until final : public Patience {
 public:
  Until(World& world, Milliseconds end) : world_(world), end_(end) {}
  bool over() override { return world_.now() >= end_; }
  void share(int pieces, Work& work) override { world_.share(pieces, work); }

 private:
  World& world_;
  Milliseconds end_;
};

}  // namespace scriptorium::server
