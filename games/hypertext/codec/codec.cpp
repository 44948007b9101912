#include "games/hypertext/codec/codec.h"

#include "games/hypertext/codec/words.h"
#include "hypertext_texts.h"
#include "players/hypertext/searcher.h"
#include "players/overlooking.h"

namespace scriptorium::hypertext {
namespace {

enum ArgumentKind : int {
  kNoArgument,
  kWord,      // bread
  kLaidWord,  // bread, king:noun
  kTarget,    // board, 0
  kSeat,
  kOption,  // from 1
  kMember,  // verb
};

constexpr std::string_view kLengths[] = {"whole", "half", "short"};
constexpr std::string_view kBoardName = "board";
constexpr std::string_view kNovice = "novice";
constexpr std::string_view kGreedy = "greedy";
constexpr std::uint32_t kOverlooked = 70;  // per cent of a novice's options
constexpr int as(Type role) { return static_cast<int>(role) << 8; }

std::optional<int> read_number(const json::value& value, int first, int last) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < first || *number > last) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<Type> type_named(std::string_view name) {
  for (int type = 1; type <= kTypes; ++type) {
    if (name_of(static_cast<Type>(type)) == name) return static_cast<Type>(type);
  }
  return std::nullopt;
}

std::optional<int> read_laid(const Book& book, std::string_view name) {
  const std::size_t mark = name.find(':');
  const auto card = WordList::get().kind_of(name.substr(0, mark));
  if (!card) return std::nullopt;
  const Type own = book.word(static_cast<Card>(*card)).type;
  if (mark == std::string_view::npos) return *card | as(own);
  const auto role = type_named(name.substr(mark + 1));
  if (!role || *role == own) return std::nullopt;  // there is one way to write it
  return *card | as(*role);
}

}  // namespace

std::string pile_name(PileId pile) {
  constexpr std::string_view kShared[] = {"", "tower", "sheol", "revealed"};
  if (pile < std::size(kShared)) return std::string(kShared[pile]);
  if (pile >= kPiles) return {};
  return std::to_string(holder_of(pile)) + (is_hand(pile) ? ".hand" : ".pages");
}

std::string_view HypertextCodec::schema() { return kSchemaText; }

std::span<const Option<Config>> HypertextCodec::options() {
  static const std::vector<Option<Config>> options = {
      {"length", "HT-31", [](Config& c) { return &c.length; }, 1, 0, 2, kLengths, nullptr,
       OptionFor::kLength},
      {"lot_once", "HT-31", [](Config& c) { return &c.lot_once; }, 1, 0, 1, kSwitch},
      {"by_priority", "HT-31", [](Config& c) { return &c.by_priority; }, 1, 0, 1, kSwitch},
      {"duel_redeem", "HT-31", [](Config& c) { return &c.duel_redeem; }, 1, 0, 1, kSwitch},
      {"gentle_costs", "HT-31", [](Config& c) { return &c.gentle; }, 1, 0, 1, kSwitch},
  };
  return options;
}

std::unique_ptr<Player<Hypertext>> HypertextCodec::player(std::string_view name, const Shelf&,
                                                          const Config&) {
  if (name == kGreedy) return std::make_unique<Greedy>(the_book());
  if (name == kNovice) {
    return std::make_unique<Overlooking<Hypertext>>(std::make_unique<Greedy>(the_book()),
                                                    kOverlooked);
  }
  if (const auto size = search_named(name)) {
    return std::make_unique<Searcher>(the_book(), *size);
  }
  return common_player<Hypertext>(name);
}
std::vector<std::string> HypertextCodec::players() {
  std::vector<std::string> names(std::begin(kCommonPlayers), std::end(kCommonPlayers));
  for (const std::string_view own : {kNovice, kGreedy}) {  // the ablest last
    names.emplace(names.end() - 1, own);
  }
  return names;
}

std::span<const ActionSpec> HypertextCodec::actions() {
  static constexpr ActionSpec kActions[] = {
      {"activate", "card", kWord},
      {"reveal", "card", kWord},
      {"pay", "card", kWord},
      {"record", "target", kTarget},
      {"lay", "laid", kLaidWord},
      {"discard", "card", kWord},
      {"redeem"},
      {"pass"},
      {"yes"},
      {"no"},
      {"pick", "card", kWord},
      {"done"},
      {"player", "seat", kSeat},
      {"option", "option", kOption},
      {"name", "member", kMember},
      {"top", "card", kWord},
      {"bottom", "card", kWord},
  };
  static_assert(named_after<Action::Type>(kActions));
  return kActions;
}

Action HypertextCodec::make_action(int type, int argument) {
  return Action::from_bits(static_cast<std::uint32_t>(type | argument << 8));
}

json::value HypertextCodec::write_argument(const Book& book, int kind, int argument) {
  const int what = argument & 255;
  const int role = argument >> 8;
  switch (kind) {
    case kWord:
      return json::string(WordList::get().slug(what));
    case kLaidWord: {
      std::string laid(WordList::get().slug(what));
      const auto declared = static_cast<Type>(role);
      if (declared != book.word(static_cast<Card>(what)).type) {
        laid += ":" + std::string(name_of(declared));
      }
      return json::string(laid);
    }
    case kTarget:
      return what == kBoard ? json::value(kBoardName) : json::value(what - 1);
    case kSeat:
      return what;
    case kOption:
      return what + 1;
    default:
      return json::string(WordList::get().member(role, what));
  }
}

std::optional<int> HypertextCodec::read_argument(const Book& book, int kind,
                                                 const json::value& value) {
  if (kind == kSeat) return read_number(value, 0, kSeatCap - 1);
  if (kind == kOption) {
    const auto option = read_number(value, 1, effects::kMaxOptions);
    return option ? std::optional(*option - 1) : std::nullopt;
  }
  if (kind == kTarget && !value.is_string()) {
    const auto seat = read_number(value, 0, kSeatCap - 1);
    return seat ? std::optional(lot_of(*seat)) : std::nullopt;
  }
  const json::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  const std::string_view name = *text;
  switch (kind) {
    case kWord:
      return WordList::get().kind_of(name);
    case kLaidWord:
      return read_laid(book, name);
    case kTarget:
      return name == kBoardName ? std::optional(kBoard) : std::nullopt;
    default: {
      const auto member = WordList::get().member_named(name);
      return member ? std::optional(member->second | member->first << 8) : std::nullopt;
    }
  }
}

}  // namespace scriptorium::hypertext
