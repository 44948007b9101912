#pragma once

#include <array>
#include <cstdint>

namespace scriptorium {

// A rule of a catalogue in docs/rules, e.g. VB-07; written in code as `rule("VB-07")`.
struct RuleId {
  char game[2] = {};
  std::uint8_t number = 0;

  friend constexpr bool operator==(RuleId, RuleId) = default;
};

void a_rule_id_is_two_letters_a_dash_and_two_digits();  // never defined: reached only by a bad
                                                        // literal

consteval RuleId rule(const char (&id)[6]) {
  if (id[2] != '-' || id[3] < '0' || id[3] > '9' || id[4] < '0' || id[4] > '9') {
    a_rule_id_is_two_letters_a_dash_and_two_digits();
  }
  return {{id[0], id[1]}, static_cast<std::uint8_t>((id[3] - '0') * 10 + (id[4] - '0'))};
}

// Why an action is not taken: the rule, a reason of the game's own list and its arguments. The edge
// makes the sentence, in the reader's language. Reason 0 of every game means that nothing stands in
// the way.
struct Refusal {
  RuleId rule;
  std::uint8_t reason = 0;
  std::array<std::int16_t, 2> arguments = {};

  constexpr explicit operator bool() const { return reason != 0; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

template <class Reason>
constexpr Refusal refuse(RuleId id, Reason reason, int first = 0, int second = 0) {
  return {id,
          static_cast<std::uint8_t>(reason),
          {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

inline constexpr Refusal kAllowed = {};

}  // namespace scriptorium
