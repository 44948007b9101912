#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "games/chapter_and_verse/state.h"
#include "table/any_game.h"
#include "text/recitation/recitation.h"
#include "text/scripture/scripture.h"

// The table's own judge of recitations (CV-33).
namespace scriptorium::chapter_and_verse {

// What it lacks to judge; empty: nothing.
std::string missing_for_reciting(const Shelf& shelf);

// Whether the words are the verse's scripture, as strictly as the table wants it. None where the
// scripture cannot be read.
std::optional<bool> recited_rightly(const Shelf& shelf, const Config& config, Kind kind,
                                    std::string_view said);

// What was said beside the verse, with every slip, in the text that it comes closest to.
struct Heard {
  std::string verse;
  text::Translation translation = {};
  std::size_t words = 0;
  text::Judgement judgement;

  bool mostly_right() const { return judgement.slips.size() * 2 <= words; }
};
// None for what is no verse; throws std::runtime_error where the scripture cannot be read.
std::optional<Heard> heard_as(const Shelf& shelf, Kind kind, std::string_view said,
                              text::Strictness strictness, Language language);
// The same as the answer to the request `slips`.
std::optional<json::object> slips_of(const Shelf& shelf, const Config& config, Kind kind,
                                     std::string_view said, Language language);

// CV-48: what a computer player says that knows the verse, or knows it by halves: then with slips
// that are too many however strict the table is. Empty where the scripture cannot be read.
std::string recited_by_player(const Shelf& shelf, Kind kind, bool knows, Language language,
                              Dice& dice);

}  // namespace scriptorium::chapter_and_verse
