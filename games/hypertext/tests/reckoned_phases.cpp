#include "games/hypertext/tests/reckoned_phases.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace scriptorium::hypertext::reckoned {
namespace {

constexpr Type kNoun = Type::kNoun;
constexpr Type kVerb = Type::kVerb;
constexpr Type kAdj = Type::kAdjective;
constexpr Type kName = Type::kName;
constexpr Type kTitle = Type::kTitle;

// As the source prints it: the types by name, or how many are of one type and how many of others,
// largest first, or just how many.
struct Printed {
  std::string_view name;
  std::vector<Type> types;
  std::vector<int> groups;
  int any = 0;
};

const std::vector<Printed>& printed() {
  static const std::vector<Printed> all = {
      {},
      {"Remnant", {}, {5}},
      {"Pentateuch", {}, {1, 1, 1, 1, 1}},
      {"Scroll", {kName, kVerb, kAdj, kNoun, kTitle}, {}},
      {"Witness", {kName, kName, kVerb, kNoun, kAdj}, {}},
      {"Epistle", {kName, kVerb, kVerb, kNoun, kNoun}, {}},
      {"Psalm", {kAdj, kAdj, kAdj, kVerb, kNoun}, {}},
      {"Parable", {kNoun, kNoun, kNoun, kVerb, kAdj}, {}},
      {"Oracle", {kVerb, kVerb, kAdj, kName, kNoun}, {}},
      {"Covenant", {kName, kVerb, kNoun, kNoun, kAdj}, {}},
      {"Benediction", {kTitle, kTitle, kAdj, kNoun, kName}, {}},
      {"Altar", {kNoun, kNoun, kNoun, kNoun, kVerb}, {}},
      {"Foundation", {kName, kName, kName, kNoun, kVerb}, {}},
      {"Proverb", {kAdj, kAdj, kVerb, kNoun, kTitle}, {}},
      {"Lament", {kAdj, kAdj, kAdj, kAdj, kNoun}, {}},
      {"Congregation", {}, {}, 6},
      {"Assembly", {}, {3, 3}},
      {"Trinity", {}, {2, 2, 2}},
      {"Tabernacle", {kNoun, kNoun, kNoun, kName, kName, kName}, {}},
      {"Chorus", {kVerb, kVerb, kVerb, kAdj, kAdj, kAdj}, {}},
      {"Sanctuary", {kNoun, kNoun, kNoun, kNoun, kName, kName}, {}},
      {"Hymnal", {kAdj, kAdj, kVerb, kVerb, kNoun, kNoun}, {}},
      {"Gospel", {kName, kVerb, kNoun, kAdj, kTitle, kVerb}, {}},
      {"Jubilee", {kVerb, kVerb, kVerb, kVerb, kAdj, kAdj}, {}},
      {"Wisdom", {kAdj, kAdj, kAdj, kAdj, kNoun, kNoun}, {}},
      {"Prophecy", {kAdj, kAdj, kName, kName, kNoun, kVerb}, {}},
      {"Selah", {}, {6}},
      {"Creation", {}, {3, 2, 2}},
      {"Revelation", {}, {3, 1, 1, 1, 1}},
      {"Exodus", {kVerb, kVerb, kVerb, kName, kName, kNoun, kNoun}, {}},
      {"Apocalypse", {}, {7}},
  };
  return all;
}

const Printed& phase_at(int phase) { return printed()[static_cast<std::size_t>(phase)]; }

int total(const Counts& roles) {
  int sum = 0;
  for (const int count : roles) sum += count;
  return sum;
}

int size_of_phase(int phase) {
  const Printed& wanted = phase_at(phase);
  int size = wanted.any + static_cast<int>(wanted.types.size());
  for (const int group : wanted.groups) size += group;
  return size;
}

bool covers(const Counts& cards, const Counts& wanted) {
  for (std::size_t type = 0; type < cards.size(); ++type) {
    if (cards[type] < wanted[type]) return false;
  }
  return true;
}

// HT-04: whether the hand has cards for these roles, whatever its TITLEs are declared to be.
bool can_play(const Counts& hand, const Counts& roles) {
  for (int nouns = 0; nouns <= hand[5]; ++nouns) {
    for (int names = 0; nouns + names <= hand[5]; ++names) {
      Counts declared = hand;
      declared[1] += nouns;
      declared[4] += names;
      declared[5] -= nouns + names;
      if (covers(declared, roles)) return true;
    }
  }
  return false;
}

// All numbers of NOUNs, VERBs, ... that are the phase.
std::vector<Counts> ways_to_make(int phase) {
  const int size = size_of_phase(phase);
  std::vector<Counts> ways;
  Counts roles = {};
  for (roles[1] = 0; roles[1] <= size; ++roles[1]) {
    for (roles[2] = 0; roles[2] <= size; ++roles[2]) {
      for (roles[3] = 0; roles[3] <= size; ++roles[3]) {
        for (roles[4] = 0; roles[4] <= size; ++roles[4]) {
          for (roles[5] = 0; roles[5] <= size; ++roles[5]) {
            if (is_phase(phase, roles)) ways.push_back(roles);
          }
        }
      }
    }
  }
  return ways;
}

}  // namespace

std::vector<Type> roles_of(Type type) {
  if (type == Type::kTitle) return {Type::kTitle, Type::kNoun, Type::kName};
  return {type};
}

int phase_points(int phase) {
  const int size = size_of_phase(phase);
  return size == 5 ? 8 : size == 6 ? 10 : 12;
}

bool is_phase(int phase, const Counts& laid) {
  if (total(laid) != size_of_phase(phase)) return false;
  const Printed& wanted = phase_at(phase);
  if (!wanted.types.empty()) {
    Counts roles = {};
    for (const Type type : wanted.types) ++roles[static_cast<std::size_t>(type)];
    return laid == roles;
  }
  if (wanted.groups.empty()) return true;
  std::vector<int> groups;
  for (const int count : laid) {
    if (count > 0) groups.push_back(count);
  }
  std::sort(groups.begin(), groups.end(), std::greater<>());
  return groups == wanted.groups;
}

bool can_become(int phase, const Counts& laid, const Counts& hand) {
  static const std::vector<std::vector<Counts>> ways = [] {
    std::vector<std::vector<Counts>> all(printed().size());
    for (std::size_t each = 1; each < all.size(); ++each) {
      all[each] = ways_to_make(static_cast<int>(each));
    }
    return all;
  }();
  for (const Counts& way : ways[static_cast<std::size_t>(phase)]) {
    if (!covers(way, laid)) continue;
    Counts rest = way;
    for (std::size_t type = 0; type < rest.size(); ++type) rest[type] -= laid[type];
    if (can_play(hand, rest)) return true;
  }
  return false;
}

}  // namespace scriptorium::hypertext::reckoned
