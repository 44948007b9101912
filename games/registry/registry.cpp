#include "games/registry/registry.h"

#include "games/chapter_and_verse/codec/codec.h"
#include "games/hypertext/codec/codec.h"
#include "games/verbatim/codec/codec.h"

namespace scriptorium {

Registry all_games(const Shelf& shelf) {
  Registry registry;
  registry.add(chapter_and_verse::game(shelf));
  registry.add(hypertext::game(shelf));
  registry.add(verbatim::game(shelf));
  return registry;
}

}  // namespace scriptorium
