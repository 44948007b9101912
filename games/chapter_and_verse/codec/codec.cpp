#include "games/chapter_and_verse/codec/codec.h"

#include "chapter_and_verse_texts.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/decks.h"
#include "games/chapter_and_verse/codec/names.h"
#include "games/chapter_and_verse/codec/reciting.h"
#include "games/chapter_and_verse/table.h"

namespace scriptorium::chapter_and_verse {
namespace {

enum ArgumentKind : int {
  kNoArgument,
  kVerse,    // be_still; be_still~2 where it is the seat 2's and not its holder's
  kVerseAt,  // be_still@0.hand, be_still~2@0.hand
  kInto,     // 0.1, new
  kChapter,  // 0.1
  kSeat,
  kTheme,   // faith
  kMember,  // faith, psalm
  kOption,  // from 1
};

constexpr std::string_view kGames[] = {"basic", "advanced"};
constexpr std::string_view kVerses[] = {"all", "bible_only"};
constexpr std::string_view kReciting[] = {"exact", "lenient", "first_five", "by_the_table"};
constexpr std::string_view kNewChapter = "new";

constexpr int in_pile_bits(int number) { return number << 8; }
constexpr int what_of(int argument) { return argument & 255; }
constexpr PileId pile_of_argument(int argument) { return static_cast<PileId>(argument >> 8 & 255); }
constexpr int stranger_bits(int stranger) { return stranger << 16; }

std::string write_verse(int argument) {
  std::string name(CardList::get().slug(what_of(argument)));
  if (const int stranger = argument >> 16; stranger != 0)
    name += "~" + std::to_string(stranger - 1);
  return name;
}

std::optional<int> read_verse(std::string_view name) {
  int stranger = 0;
  if (const std::size_t mark = name.find('~'); mark != std::string_view::npos) {
    const auto owner = whole_number(name.substr(mark + 1), 0, kSeatCap - 1);
    if (!owner) return std::nullopt;
    stranger = static_cast<int>(*owner) + 1;
    name = name.substr(0, mark);
  }
  const auto kind = CardList::get().kind_of(name);
  if (!kind) return std::nullopt;
  return *kind | stranger_bits(stranger);
}

std::optional<int> read_number(const json::value& value, int first, int last) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < first || *number > last) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<int> read_verse_at(std::string_view name) {
  const std::size_t at = name.find('@');
  if (at == std::string_view::npos) return std::nullopt;
  const auto verse = read_verse(name.substr(0, at));
  const auto pile = pile_named(name.substr(at + 1));
  if (!verse || !pile) return std::nullopt;
  return *verse | in_pile_bits(*pile);
}

std::optional<int> read_chapter(std::string_view name) {
  const auto pile = pile_named(name);
  if (!pile || !is_chapter(*pile)) return std::nullopt;
  return in_pile_bits(*pile);
}

std::optional<int> read_member(std::string_view name) {
  const auto member = CardList::get().member_named(name);
  if (!member) return std::nullopt;
  return member->second | in_pile_bits(member->first);
}

constexpr OptionForm<Config> kBanned = {
    "banned",
    [](const json::value& value, Config& config) { return read_banned(value, config.banned); },
    [](const Config& config) { return write_banned(config.banned); },
    banned_unfit,
};

// CV-04: what each seat brings, and tells nobody.
template <int kSeat>
inline constexpr OptionForm<Config> kDeckForm = {
    "deck",
    [](const json::value& value, Config& config) {
      return read_deck_option(value, config.decks[kSeat]);
    },
    [](const Config& config) { return write_deck(config.decks[kSeat]); },
    [](const Config& config) { return deck_unfit(config, config.decks[kSeat]); },
};
template <int kSeat>
constexpr Option<Config> deck_option(std::string_view name) {
  Option<Config> option = {name, "CV-04", nullptr};
  option.whom = OptionFor::kSeat;
  option.form = &kDeckForm<kSeat>;
  return option;
}

constexpr Option<Config> banned_option() {
  Option<Config> option = {"banned", "CV-54", nullptr};
  option.form = &kBanned;
  return option;
}

}  // namespace

std::string_view ChapterAndVerseCodec::schema() { return kSchemaText; }

std::span<const Option<Config>> ChapterAndVerseCodec::options() {
  static constexpr Option<Config> kOptions[] = {
      {"game", "CV-03", [](Config& c) { return &c.advanced; }, 1, 0, 1, kGames},
      {"verses", "CV-03", [](Config& c) { return &c.bible_only; }, 1, 0, 1, kVerses},
      {"reciting", "CV-33", [](Config& c) { return &c.reciting; }, 1, 0, 3, kReciting},
      {"recall",
       "CV-48",
       [](Config& c) { return &c.recall[0]; },
       kSeatCap,
       0,
       100,
       {},
       nullptr,
       OptionFor::kExpert},
      banned_option(),
      deck_option<0>("deck0"),
      deck_option<1>("deck1"),
      deck_option<2>("deck2"),
      deck_option<3>("deck3"),
      deck_option<4>("deck4"),
      deck_option<5>("deck5"),
  };
  static_assert(kSeatCap == 6, "a deck for every seat");
  return kOptions;
}

std::span<const ActionSpec> ChapterAndVerseCodec::actions() {
  static constexpr ActionSpec kActions[] = {
      {"first", "verse_at", kVerseAt},
      {"excess", "verse", kVerse},
      {"freeplay", "verse", kVerse},
      {"skip"},
      {"play", "verse", kVerse},
      {"into", "to", kInto},
      {"sacrifice", "verse", kVerse},
      {"use", "verse", kVerse},
      {"quote", "verse", kVerse},
      {"hand_to", "seat", kSeat},
      {"recite"},
      {"play_it"},
      {"keep_it"},
      {"close", "theme", kTheme},
      {"chapter", "chapter", kChapter},
      {"end"},
      {"pass"},
      {"quick", "verse", kVerse},
      {"challenge", "verse", kVerse},
      {"yes"},
      {"no"},
      {"pick", "verse_at", kVerseAt},
      {"done"},
      {"player", "seat", kSeat},
      {"option", "option", kOption},
      {"name", "member", kMember},
      {"top", "verse", kVerse},
      {"bottom", "verse", kVerse},
      {"right"},
      {"wrong"},
  };
  static_assert(named_after<Action::Type>(kActions));
  return kActions;
}

Action ChapterAndVerseCodec::make_action(int type, int argument) {
  return Action::from_bits((static_cast<std::uint32_t>(type) & 255U) |
                           (static_cast<std::uint32_t>(argument) & 0xffffffU) << 8);
}

json::value ChapterAndVerseCodec::write_argument(const Book&, int kind, int argument) {
  const CardList& cards = CardList::get();
  const int what = what_of(argument);
  const PileId pile = pile_of_argument(argument);
  switch (kind) {
    case kVerse:
      return json::string(write_verse(argument));
    case kVerseAt:
      return json::string(write_verse(argument) + "@" + pile_name(pile));
    case kInto:
      return json::string(pile == 0 ? std::string(kNewChapter) : pile_name(pile));
    case kChapter:
      return json::string(pile_name(pile));
    case kTheme:
      return json::string(cards.theme(what));
    case kMember:
      return json::string(cards.member(pile, what));
    case kOption:
      return what + 1;
    default:
      return what;
  }
}

std::optional<int> ChapterAndVerseCodec::read_argument(const Book&, int kind,
                                                       const json::value& value) {
  if (kind == kSeat) return read_number(value, 0, kSeatCap - 1);
  if (kind == kOption) {
    const auto option = read_number(value, 1, effects::kMaxOptions);
    if (!option) return std::nullopt;
    return *option - 1;
  }
  const json::string* said = value.if_string();
  if (said == nullptr) return std::nullopt;
  const std::string_view name(*said);
  switch (kind) {
    case kVerse:
      return read_verse(name);
    case kVerseAt:
      return read_verse_at(name);
    case kInto:
      if (name == kNewChapter) return 0;
      return read_chapter(name);
    case kChapter:
      return read_chapter(name);
    case kTheme: {
      const auto member = CardList::get().member_named(name);
      if (!member || member->first != static_cast<int>(Group::kTheme)) return std::nullopt;
      return member->second;
    }
    case kMember:
      return read_member(name);
    default:
      return std::nullopt;
  }
}

std::string ChapterAndVerseCodec::missing(const Shelf& shelf, const Config&) {
  return missing_for_reciting(shelf);
}

std::optional<Action> ChapterAndVerseCodec::verdict(const Shelf& shelf, const Book&,
                                                    const Config& config, const State& state,
                                                    std::string& said) {
  if (state.asks != Asks::kVerdict) return std::nullopt;
  const Card card = recited_card(state);
  if (card == kNoCard) return std::nullopt;
  said = std::string(trim(said));
  const std::optional<bool> right = recited_rightly(shelf, config, state.kind[card], said);
  if (!right) return std::nullopt;
  return Action(*right ? Action::Type::kRight : Action::Type::kWrong);
}

std::optional<json::object> ChapterAndVerseCodec::slips(const Shelf& shelf, const Config& config,
                                                        std::string_view verse,
                                                        std::string_view said, Language language) {
  const auto kind = CardList::get().kind_of(verse);
  if (!kind) return std::nullopt;
  return slips_of(shelf, config, static_cast<Kind>(*kind), trim(said), language);
}

std::string ChapterAndVerseCodec::says(const Shelf& shelf, const Book& book, const State& state,
                                       Action action, Language language, Dice& dice) {
  if (action.type() != Action::Type::kRecite) return {};
  const bool knows = ChapterAndVerse::judge(book, state, dice).type() == Action::Type::kRight;
  return recited_by_player(shelf, state.kind[recited_card(state)], knows, language, dice);
}

}  // namespace scriptorium::chapter_and_verse
