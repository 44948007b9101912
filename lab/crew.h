#pragma once

#include "players/player.h"

namespace scriptorium::lab {

// Waits for a player as long as it thinks, and lends it a thread for every processor.
class Crew final : public Patience {
 public:
  void share(int pieces, Work& work) override;
};

}  // namespace scriptorium::lab
