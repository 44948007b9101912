#include "games/registry/registry.h"

#include "games/verbatim/codec/codec.h"

namespace scriptorium {

Registry all_games(const Shelf& shelf) {
  Registry registry;
  registry.add(verbatim::game(shelf));
  return registry;
}

}  // namespace scriptorium
