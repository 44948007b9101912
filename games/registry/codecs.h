#pragma once

#include "games/chapter_and_verse/codec/codec.h"
#include "games/hypertext/codec/codec.h"
#include "games/verbatim/codec/codec.h"

namespace scriptorium {

template <class C, std::unique_ptr<AnyGame> (*kMake)(const Shelf&)>
struct Registered {
  using Codec = C;
  static std::unique_ptr<AnyGame> make(const Shelf& shelf) { return kMake(shelf); }
};

template <class... Games>
struct GameList {
  // Calls f.template operator()<Registered>() for each.
  template <class F>
  static void each(F f) {
    (f.template operator()<Games>(), ...);
  }
};

// The one list of games, in the order in which people read them. What must hold for all of them
// goes over this list, or over the registry that is made from it.
using AllGames =
    GameList<Registered<chapter_and_verse::ChapterAndVerseCodec, chapter_and_verse::game>,
             Registered<hypertext::HypertextCodec, hypertext::game>,
             Registered<verbatim::VerbatimCodec, verbatim::game>>;

}  // namespace scriptorium
