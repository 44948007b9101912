#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/scripture/build/osis.h"

namespace scriptorium::text {

// What the Reina-Valera of 1909 has in its verses for the eye of a printer, made plain: chapters
// open in capitals ("EN el principio", "Y MOISÉS"), psalm titles stand in verse 1, the letters
// of Psalm 119 before every eighth verse. Capitals elsewhere are meant (YO SOY, JAH) and stay.
class SpanishOpenings {
 public:
  // All verses of the Bible by verse_place; they teach which words are names.
  explicit SpanishOpenings(const std::vector<MarkedVerse>& verses);

  // The first verse of a chapter, or another with a great initial.
  void open(MarkedVerse& verse) const;

 private:
  bool is_name(std::u32string_view key) const;

  struct Uses {
    int capital = 0;
    int small = 0;
  };
  std::map<std::u32string, Uses, std::less<>> uses_;
};

// Takes the psalm's title off its first verse, where the text opens in capitals behind it.
void take_psalm_title(MarkedVerse& verse);
// Takes the name of a Hebrew letter off the verse ("GIMEL. ").
void drop_letter_name(MarkedVerse& verse);

// Does all of it to the whole Bible. `titled` says by verse_place which verses have a title.
void make_plain_spanish(std::vector<MarkedVerse>& verses, const std::vector<bool>& titled);

}  // namespace scriptorium::text
