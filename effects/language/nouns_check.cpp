#include <fmt/format.h>

#include <map>
#include <set>

#include "effects/language/nouns_read.h"

namespace scriptorium::effects {
namespace {

void check_piles(const Nouns& nouns, Faults& faults) {
  constexpr std::pair<Flag, std::string_view> kOnce[] = {{Flag::kDraw, "draw"},
                                                         {Flag::kDiscard, "discard"},
                                                         {Flag::kLine, "line"},
                                                         {Flag::kAll, "all"}};
  for (const auto& [flag, name] : kOnce) {
    const Noun* first = nouns.pile_that(flag);
    for (const Noun& pile : nouns.piles) {
      if (!pile.is(flag) || &pile == first) continue;
      faults.add(
          nouns.file, pile.line,
          fmt::format("pile {} has the flag {} too; there is one such pile", first->id, name));
    }
  }
  if (nouns.pile_that(Flag::kDraw) != nullptr && nouns.pile_that(Flag::kHand) == nullptr)
    faults.add(nouns.file, 1, "there is a pile to draw from, and no pile hand");
}

// No word of a line may be read as two nouns of a kind.
template <class T>
void check_distinct(const Nouns& nouns, const std::vector<T>& list, Faults& faults) {
  std::map<std::string, int> seen;
  for (const T& noun : list) {
    std::set<std::string> spelled = {noun.id};
    for (const std::string_view form : {"en.one", "en.many"}) {
      if (!word(noun, form).empty()) spelled.insert(small_letters(word(noun, form)));
    }
    for (const std::string& each : spelled) {
      const auto [found, fresh] = seen.emplace(each, noun.line);
      if (fresh) continue;
      faults.add(nouns.file, noun.line,
                 fmt::format("the word {} has a meaning already, in line {}", in_quotes(each),
                             found->second));
    }
  }
}

}  // namespace

void check_whole(const Nouns& nouns, Faults& faults) {
  if (nouns.card.line == 0) faults.add(nouns.file, 1, "the game has no word for a card");
  check_piles(nouns, faults);
  check_distinct(nouns, nouns.piles, faults);
  check_distinct(nouns, nouns.stats, faults);
  check_distinct(nouns, nouns.counters, faults);
  check_distinct(nouns, nouns.acts, faults);
  check_distinct(nouns, nouns.abilities, faults);
  check_distinct(nouns, nouns.groups, faults);
  std::vector<Noun> in_filters = {nouns.card};
  for (const Group& group : nouns.groups)
    in_filters.insert(in_filters.end(), group.members.begin(), group.members.end());
  check_distinct(nouns, in_filters, faults);
}

}  // namespace scriptorium::effects
