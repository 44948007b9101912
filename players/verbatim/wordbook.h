#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/verbatim/state.h"
#include "players/verbatim/appraisal.h"
#include "text/arranger/arranger.h"

namespace scriptorium::verbatim {

// The words that a computer player knows (VB-24), wherever they are kept.
class KnownWords {
 public:
  virtual ~KnownWords() = default;
  virtual std::vector<std::string> fitting(const text::Rack& rack) const = 0;
  // Whether the letter stands before the other one in any of them.
  virtual bool has_pair(int letter, int next) const = 0;
};

// A player's words and what it can do with them. It holds working memory: one for each player.
struct Wordbook {
  Wordbook(const Book& book, const std::vector<std::string>& atoms,
           std::shared_ptr<const KnownWords> known, std::shared_ptr<const Appraisal> appraised);

  std::shared_ptr<const KnownWords> words;
  std::shared_ptr<const Appraisal> appraisal;
  text::Arranger arranger;
};

// What each letter is worth.
text::Arranger::Values values_of(const Book& book);
// The letters of a hand, counted.
text::Rack rack_of(const Book& book, const std::uint8_t (&hand)[kKinds]);

}  // namespace scriptorium::verbatim
