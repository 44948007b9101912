#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "games/chapter_and_verse/state.h"
#include "table/any_game.h"
#include "text/recitation/recitation.h"

// The table's own judge of recitations (CV-33).
namespace scriptorium::chapter_and_verse {

// What it lacks to judge; empty: nothing.
std::string missing_for_reciting(const Shelf& shelf);

// Whether the words are the verse's scripture, as strictly as the table wants it. None where the
// scripture cannot be read.
std::optional<bool> recited_rightly(const Shelf& shelf, const Config& config, Kind kind,
                                    std::string_view said);

// What was said beside the verse, with every slip, however little the table makes of it. Of the
// texts that have the verse the one that it comes closest to; the one of the language where hardly
// anything was right.
struct Heard {
  std::string verse;
  std::size_t words = 0;
  std::vector<text::Slip> slips;

  bool mostly_right() const { return slips.size() * 2 <= words; }
};
std::optional<Heard> heard_as(const Shelf& shelf, Kind kind, Language language,
                              std::string_view said);

// CV-48: what a computer player says that knows the verse, or does not: then its first words, and
// it falters before they could count. Empty where the scripture cannot be read.
std::string recited_by_player(const Shelf& shelf, Kind kind, bool knows, Language language,
                              Dice& dice);

}  // namespace scriptorium::chapter_and_verse
