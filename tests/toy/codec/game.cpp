#include "table/game_of.h"
#include "tests/toy/codec/codec.h"

namespace scriptorium::toy {

std::unique_ptr<AnyGame> game(const Shelf& shelf) {
  return std::make_unique<GameOf<ToyCodec>>(shelf);
}

}  // namespace scriptorium::toy
