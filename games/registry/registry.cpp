#include "games/registry/registry.h"

#include "games/registry/codecs.h"

namespace scriptorium {

Registry all_games(const Shelf& shelf) {
  Registry registry;
  AllGames::each([&]<class Game>() { registry.add(Game::make(shelf)); });
  return registry;
}

}  // namespace scriptorium
