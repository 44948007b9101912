#pragma once

#include <span>

#include "text/scripture/scripture.h"

namespace scriptorium::text {

// What people really say, and what the judge must say of it.
struct RealSlip {
  Translation text;
  const char* verse;
  const char* what;    // goes wrong, or is no slip at all
  const char* made;    // as in making.h
  const char* passes;  // which of `exact lenient five` say that it is right
  // All slips in order: `-word` missed, `+word` added, `verse/said` different, `verse~said`
  // swapped; of four and more missed or added in a row the first, the last and how many:
  // `-first...last x5`. The same at exact and at lenient.
  const char* slips = "";
  const char* five = "";  // those of the first five words
};

// Judges every one of them, in all three ways.
void expect_judged(std::span<const RealSlip> slips);

}  // namespace scriptorium::text
