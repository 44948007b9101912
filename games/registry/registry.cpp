#include "games/registry/registry.h"

#include "games/verbatim/codec/codec.h"
#include "table/game_of.h"

namespace scriptorium {

Registry all_games(const Shelf& shelf) {
  Registry registry;
  registry.add(std::make_unique<GameOf<verbatim::VerbatimCodec>>(shelf));
  return registry;
}

}  // namespace scriptorium
