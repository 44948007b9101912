#include "games/verbatim/codec/codec.h"
#include "table/game_of.h"

namespace scriptorium::verbatim {

std::unique_ptr<AnyGame> game(const Shelf& shelf) {
  return std::make_unique<GameOf<VerbatimCodec>>(shelf);
}

}  // namespace scriptorium::verbatim
