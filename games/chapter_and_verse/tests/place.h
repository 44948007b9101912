#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "table/scenario.h"

namespace scriptorium::chapter_and_verse {

// The state that the `at` lines of a scenario mean (docs/scenarios.md).
inline State place(const std::string& lines, Config config = {}, const Book& book = the_book()) {
  const Result<Scenario> scenario = read_scenario("game chapter_and_verse\n" + lines);
  Dice dice = Dice::fast(Seed::of(1));
  const Result<State> state =
      ChapterAndVerseCodec::position(book, config, scenario->position, dice);
  EXPECT_TRUE(state) << state.error().message;
  return *state;
}

// A verse by its slug: `be_still`.
inline Kind kind(std::string_view slug) { return *CardList::get().kind_of(slug); }

}  // namespace scriptorium::chapter_and_verse
