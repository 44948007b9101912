#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "effects/language/nouns.h"
#include "effects/language/verbs.h"

// Effects as nobody would write them: any line that the verb table and a game's nouns allow, in any
// order. The compiler refuses many of them; what it takes must have a text.
namespace scriptorium::effects {

class AnyEffect {
 public:
  AnyEffect(const Nouns& nouns, std::uint64_t seed) : nouns_(nouns), state_(seed * 2 + 1) {}

  // A trigger with lines below it.
  std::string next();

 private:
  std::size_t below(std::size_t n);
  bool one_in(std::size_t n) { return below(n) == 0; }
  template <class List>
  const auto& any(const List& list) {
    return list[below(std::size(list))];
  }

  std::string lines(int depth, std::size_t most);
  std::string line(const VerbRow& row);
  std::string part(std::string_view name);
  std::string amount();
  std::string cards();
  std::string filter();
  std::string pile();
  std::string your_pile();
  std::string whose_pile();
  std::string place();
  std::string condition();

  const Nouns& nouns_;
  std::uint64_t state_;
  bool standing_ = false;  // under `while in play`
};

}  // namespace scriptorium::effects
