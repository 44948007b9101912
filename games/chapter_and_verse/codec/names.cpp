#include "games/chapter_and_verse/codec/names.h"

#include <iterator>

#include "table/words.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::string_view kNouns[] = {"",         "hand",    "deck",     "blessings", "discard",
                                       "darkness", "chapter", "tabletop", "line"};
constexpr int kPlainPiles = 5;
constexpr std::string_view kHandedName = "handed";

template <std::size_t kSize>
std::string_view at(const std::string_view (&names)[kSize], int number) {
  return number < 0 || number >= static_cast<int>(kSize) ? std::string_view()
                                                         : names[static_cast<std::size_t>(number)];
}

}  // namespace

std::string pile_name(PileId pile) {
  if (pile == kHanded) return std::string(kHandedName);
  if (pile == 0 || pile > kHanded) return {};
  const std::string holder = std::to_string(holder_of(pile)) + ".";
  if (is_chapter(pile)) return holder + std::to_string(slot_of(pile) - kPlainPiles + 1);
  return holder + std::string(at(kNouns, slot_of(pile) + 1));
}

std::optional<PileId> pile_named(std::string_view name) {
  if (name == kHandedName) return kHanded;
  const std::size_t point = name.find('.');
  if (point == std::string_view::npos) return std::nullopt;
  const auto seat = whole_number(name.substr(0, point), 0, kSeatCap - 1);
  if (!seat) return std::nullopt;
  const std::string_view which = name.substr(point + 1);
  if (const auto chapter = whole_number(which, 1, kChapters)) {
    return chapter_of(static_cast<int>(*seat), static_cast<int>(*chapter) - 1);
  }
  for (int noun = 1; noun <= kPlainPiles; ++noun) {
    if (which == at(kNouns, noun)) {
      return pile_of(static_cast<int>(*seat), static_cast<Pile>(noun));
    }
  }
  return std::nullopt;
}

std::string_view noun_name(int noun) { return at(kNouns, noun); }

std::string_view phase_name(Phase phase) {
  static constexpr std::string_view kNames[] = {"start",  "excess", "freeplay", "play",
                                                "ending", "end",    "over"};
  return at(kNames, static_cast<int>(phase));
}

std::string_view asks_name(Asks asks) {
  static constexpr std::string_view kNames[] = {
      "order",    "excess", "turn",   "chapter", "sacrifice", "hand_to", "recited",
      "faltered", "book",   "window", "recite",  "verdict",   "effect",  "nothing"};
  return at(kNames, static_cast<int>(asks));
}

std::string_view manner_name(Manner manner) {
  static constexpr std::string_view kNames[] = {"", "free", "paid", "recited"};
  return at(kNames, static_cast<int>(manner));
}

std::string_view did_name(Did did) {
  static constexpr std::string_view kNames[] = {"", "played", "used", "quick", "closing", "ending"};
  return at(kNames, static_cast<int>(did));
}

std::string_view trigger_name(int trigger) {
  static constexpr std::string_view kNames[] = {"",
                                                "played",
                                                "discarded",
                                                "quick_played",
                                                "activated",
                                                "start_of_turn",
                                                "end_of_turn",
                                                "leaves_play",
                                                "while_in_play"};
  static_assert(std::size(kNames) == effects::kTriggers);
  return at(kNames, trigger);
}

std::string_view ask_name(effects::Ask ask) {
  static constexpr std::string_view kNames[] = {"",     "yes_or_no", "player",  "option",
                                                "name", "cards",     "chapter", "arrange"};
  return at(kNames, static_cast<int>(ask));
}

std::string_view duration_name(effects::Duration duration) {
  static constexpr std::string_view kNames[] = {"", "this_turn", "next_turn", "chapter",
                                                "for_good"};
  return at(kNames, static_cast<int>(duration));
}

}  // namespace scriptorium::chapter_and_verse
