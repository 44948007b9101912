#include "effects/language/nouns.h"

#include <algorithm>

namespace scriptorium::effects {
namespace {

template <class T>
const T* at(const std::vector<T>& list, std::uint8_t number) {
  return number == 0 || number > list.size() ? nullptr : &list[number - 1U];
}

}  // namespace

const Noun* Nouns::pile(std::uint8_t number) const { return at(piles, number); }
const Group* Nouns::group(std::uint8_t number) const { return at(groups, number); }
const Noun* Nouns::member(std::uint8_t group_number, std::uint8_t number) const {
  const Group* of = group(group_number);
  return of == nullptr ? nullptr : at(of->members, number);
}
const Noun* Nouns::stat(std::uint8_t number) const { return at(stats, number); }
const Noun* Nouns::counter(std::uint8_t number) const { return at(counters, number); }
const Noun* Nouns::act(std::uint8_t number) const { return at(acts, number); }
const NamedAbility* Nouns::ability(std::uint8_t number) const { return at(abilities, number); }

const Noun* Nouns::pile_that(Flag flag) const {
  const auto found =
      std::find_if(piles.begin(), piles.end(), [&](const Noun& pile) { return pile.is(flag); });
  return found == piles.end() ? nullptr : &*found;
}

std::string_view word(const Noun& noun, std::string_view form) {
  auto found = noun.words.find(form);
  if (found == noun.words.end() && noun.is(Flag::kProper) && form.ends_with(".many"))
    found = noun.words.find(std::string(form.substr(0, 3)) + "one");
  return found == noun.words.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace scriptorium::effects
