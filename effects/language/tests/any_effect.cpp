#include "effects/language/tests/any_effect.h"

#include <fmt/format.h>

#include "table/words.h"

namespace scriptorium::effects {

std::size_t AnyEffect::below(std::size_t n) {
  state_ = state_ * 6364136223846793005U + 1442695040888963407U;
  return static_cast<std::size_t>((state_ >> 33U) % n);
}

std::string AnyEffect::next() {
  const Noun& trigger = any(nouns_.triggers);
  for (const TriggerRow& row : trigger_rows()) {
    if (static_cast<std::uint8_t>(row.trigger) != trigger.number) continue;
    standing_ = row.trigger == Trigger::kWhileInPlay;
    return fmt::format("  {}\n{}", row.phrase, lines(2, 3));
  }
  return {};
}

std::string AnyEffect::lines(int depth, std::size_t most) {
  const std::string blanks(static_cast<std::size_t>(depth) * 2, ' ');
  std::string out;
  if (!standing_ && one_in(5)) {
    const std::string deck = your_pile();
    out += fmt::format("{}{} the top {} of {}\n", blanks, one_in(2) ? "look at" : "reveal",
                       1 + below(4), deck);
    if (one_in(3))
      out += fmt::format("{}arrange the rest {} {}\n", blanks,
                         one_in(2) ? "on the top of" : "on the top and bottom of", deck);
  }
  for (std::size_t left = 1 + below(most); left > 0;) {
    const VerbRow& row = any(verb_rows());
    const bool rules = (row.traits & kRules) != 0;
    const bool lasts = (row.traits & kLasts) != 0;
    const bool follows =
        row.verb == Verb::kOption || row.verb == Verb::kOtherwise || row.verb == Verb::kIfYouDo;
    if (follows || (standing_ && !lasts) || (rules && depth > 3)) continue;
    --left;
    out += blanks + line(row) + "\n";
    if (row.verb == Verb::kChoose) {
      for (int option = 0; option < 2; ++option) out += blanks + "  option\n" + lines(depth + 2, 2);
    } else if (rules) {
      out += lines(depth + 1, 2);
      if (row.verb != Verb::kForEach && one_in(3))
        out += blanks + "otherwise\n" + lines(depth + 1, 1);
    } else if (!standing_ && depth < 4 && one_in(6)) {
      out += blanks + "if you do\n" + lines(depth + 1, 1);
    }
  }
  return out;
}

std::string AnyEffect::line(const VerbRow& row) {
  static constexpr std::string_view kWho[] = {
      "each opponent: ", "an opponent: ", "that player: ", "each player: "};
  const bool by_you = row.verb == Verb::kIf || standing_ || !one_in(3);
  std::string out = by_you ? "" : std::string(any(kWho));
  out += row.word;
  bool left_out = false;
  for (std::string word : words_of(row.shape)) {
    const bool opens = word.starts_with('[');
    const bool closes = word.ends_with(']');
    if (opens) word.erase(0, 1);
    if (closes) word.pop_back();
    if (opens) left_out = word == "DURATION" ? standing_ : one_in(2);
    if (!left_out) out += " " + (word[0] >= 'A' && word[0] <= 'Z' ? part(word) : word);
    if (closes) left_out = false;
  }
  return out;
}

std::string AnyEffect::part(std::string_view name) {
  if (name == "AMOUNT") return amount();
  if (name == "SIGNED") return one_in(2) ? "-2" : "+1 for each " + filter();
  if (name == "EACH") return filter() + " from " + your_pile() + (one_in(2) ? " at most 3" : "");
  if (name == "CARDS") return cards();
  if (name == "PLACE") return place();
  if (name == "PILE") return your_pile();
  if (name == "WHO") return std::string(any(who_rows()).phrase);
  if (name == "COUNTER") return nouns_.counters.empty() ? "none" : any(nouns_.counters).id;
  if (name == "GROUP") return any(nouns_.groups).id;
  if (name == "STAT") return any(nouns_.stats).id;
  if (name == "ACT") return any(nouns_.acts).id;
  if (name == "DURATION") return std::string(any(duration_rows()).phrase);
  return condition();
}

std::string AnyEffect::amount() {
  switch (below(7)) {
    case 0:
      return "that many";
    case 1:
      return "its " + any(nouns_.stats).id;
    case 2:
      return fmt::format("the number of {} from {} at most 3", filter(), your_pile());
    case 3:
      return "your " + (nouns_.counters.empty() ? "none" : any(nouns_.counters).id);
    default:
      return std::to_string(1 + below(3));
  }
}

std::string AnyEffect::cards() {
  if (standing_) {
    if (one_in(5)) return "this";
    return fmt::format("all {} from {}", filter(), whose_pile());
  }
  switch (below(9)) {
    case 0:
      return "this";
    case 1:
      return one_in(2) ? "it" : "them";
    case 2:
      return "the rest";
    case 3:
      return fmt::format("the {} {} of {}", one_in(2) ? "top" : "bottom", 1 + below(3),
                         your_pile());
    case 4:
      return fmt::format("{} {} of them", one_in(2) ? "all" : "up to 1", filter());
    case 5:
      return fmt::format("all {} from {}", filter(), whose_pile());
    case 6:
      return fmt::format("{} {} at random from {}", 1 + below(2), filter(), whose_pile());
    case 7:
      return fmt::format("{}{} {}", one_in(2) ? "up to " : "", amount(), filter());
    default:
      return fmt::format("{} {} from {}", 1 + below(3), filter(), whose_pile());
  }
}

std::string AnyEffect::filter() {
  std::string out = one_in(6) ? "other " : "";
  const Group& group = any(nouns_.groups);
  if (one_in(2)) out += any(group.members).id + " ";
  out += word(nouns_.card, "en.many");
  if (one_in(6)) out += " of the named " + any(nouns_.groups).id;
  if (one_in(6)) {
    const Noun& stat = any(nouns_.stats);
    out += fmt::format(" with {} {} or {}", stat.id, stat.low + 1, one_in(2) ? "more" : "less");
  }
  if (one_in(12)) out += " with the words light, lights";
  if (one_in(12)) out += " named \"Example\"";
  return out;
}

std::string AnyEffect::pile() { return any(nouns_.piles).id; }

std::string AnyEffect::your_pile() {
  const Noun& found = any(nouns_.piles);
  return (found.is(Flag::kShared) ? "the " : "your ") + found.id;
}

std::string AnyEffect::whose_pile() {
  static constexpr std::string_view kWhose[] = {"your ", "an opponent's ", "that player's ",
                                                "any player's ", "each opponent's "};
  const Noun& found = any(nouns_.piles);
  return (found.is(Flag::kShared) ? "the " : std::string(any(kWhose))) + found.id;
}

std::string AnyEffect::place() {
  static constexpr std::string_view kWhere[] = {"into", "on the top of", "on the bottom of",
                                                "on the top and bottom of"};
  static constexpr std::string_view kWhich[] = {"this ", "a ", "a new ", "another "};
  const std::string where(any(kWhere));
  if (one_in(3)) {
    std::string several = pile();
    for (const Noun& each : nouns_.piles) {
      if (each.is(Flag::kMany)) several = each.id;
    }
    return "into " + std::string(any(kWhich)) + several;
  }
  return fmt::format("{} {} {}", where, any(whose_rows()).phrase, pile());
}

std::string AnyEffect::condition() {
  static constexpr std::string_view kCompare[] = {"at least", "at most", "exactly"};
  const std::string counter = nouns_.counters.empty() ? "none" : any(nouns_.counters).id;
  switch (below(6)) {
    case 0:
      return "it is a " + filter();
    case 1:
      return fmt::format("the number of {} from {} is {} {}", filter(), whose_pile(), any(kCompare),
                         below(3));
    case 2:
      return fmt::format("you have {} {} {}", any(kCompare), below(3), counter);
    case 3:
      return fmt::format("that player has {} {} {}", any(kCompare), below(3), counter);
    case 4:
      return fmt::format("you have {} {} than an opponent", one_in(2) ? "more" : "fewer",
                         one_in(2) ? pile() : counter);
    default:
      return one_in(2) ? "it is your turn" : "it is not your turn";
  }
}

}  // namespace scriptorium::effects
