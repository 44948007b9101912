#include "games/hypertext/codec/codec.h"
#include "table/game_of.h"

namespace scriptorium::hypertext {

std::unique_ptr<AnyGame> game(const Shelf& shelf) {
  return std::make_unique<GameOf<HypertextCodec>>(shelf);
}

}  // namespace scriptorium::hypertext
