#include "games/chapter_and_verse/codec/names.h"

#include "core/enum_names.h"
#include "table/words.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr int kPlainPiles = 5;
constexpr std::string_view kHandedName = "handed";

}  // namespace

std::string pile_name(PileId pile) {
  if (pile == kHanded) return std::string(kHandedName);
  if (pile == 0 || pile > kHanded) return {};
  const std::string holder = std::to_string(holder_of(pile)) + ".";
  if (is_chapter(pile)) return holder + std::to_string(slot_of(pile) - kPlainPiles + 1);
  return holder + std::string(name_of(static_cast<Pile>(slot_of(pile) + 1)));
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
  const auto pile = value_named<Pile>(which);
  if (!pile || static_cast<int>(*pile) > kPlainPiles) return std::nullopt;
  return pile_of(static_cast<int>(*seat), *pile);
}

}  // namespace scriptorium::chapter_and_verse
