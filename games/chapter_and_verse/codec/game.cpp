#include "games/chapter_and_verse/codec/codec.h"
#include "table/game_of.h"

namespace scriptorium::chapter_and_verse {

std::unique_ptr<AnyGame> game(const Shelf& shelf) {
  return std::make_unique<GameOf<ChapterAndVerseCodec>>(shelf);
}

}  // namespace scriptorium::chapter_and_verse
