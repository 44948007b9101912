#include "games/verbatim/codec/codec.h"

#include <exception>
#include <map>
#include <mutex>
#include <stdexcept>

#include "games/verbatim/codec/dictionary.h"
#include "games/verbatim/codec/text_table.h"
#include "games/verbatim/row.h"
#include "verbatim_texts.h"

namespace scriptorium::verbatim {
namespace {

enum ArgumentKind : int { kPileArgument, kCardArgument, kTileArgument, kPlaceArgument };

constexpr std::string_view kLetterSets[] = {"english", "spanish"};
constexpr std::string_view kDictionaries[] = {"american", "british", "spanish"};
constexpr std::string_view kSizes[] = {"small", "normal", "large", "huge"};

text::WordList dictionary(const Shelf& shelf, const Config& config) {
  const std::string name = dictionary_name(config);
  const std::optional<text::WordList> list = word_lists(shelf).list(name);
  if (!list) throw std::runtime_error("The word lists have none called " + name + ".");
  return *list;
}

// A card in a sentence is its capital letter; of the blank there are sentences of its own.
RefusalWords about_card(const Book& book, std::uint8_t face, int number) {
  const bool blank = face >= kKinds || book.card[face].letter == kBlank;
  std::string name = card_name(book, face);
  if (name.ends_with('*')) name.pop_back();
  return {.names = blank ? std::vector<std::string_view>{"blank"} : std::vector<std::string_view>{},
          .arguments = {capitals(name), std::to_string(number)}};
}

}  // namespace

const text::WordLists& word_lists(const Shelf& shelf) {
  static std::mutex mutex;
  static std::map<std::filesystem::path, text::WordLists> files;
  const std::filesystem::path path = shelf.share / text::WordLists::kFile;
  const std::lock_guard lock(mutex);
  auto file = files.find(path);
  if (file == files.end()) file = files.emplace(path, text::WordLists::load(path)).first;
  return file->second;
}

std::string_view VerbatimCodec::schema() { return kSchemaText; }

const Phrases& VerbatimCodec::phrases() {
  static const Phrases phrases(kPhrasesText);
  return phrases;
}

std::span<const Option<Config>> VerbatimCodec::options() {
  static const std::vector<Option<Config>> options = {
      {"letters", "VB-22", [](Config& c) { return &c.letters; }, 1, 0, 1, kLetterSets},
      {"dictionary", "VB-21", [](Config& c) { return &c.dictionary; }, 1, 0, 2, kDictionaries},
      {"dictionary_size", "VB-21", [](Config& c) { return &c.dictionary_size; }, 1, 0, 3, kSizes},
      {"dictionary_open", "VB-14", [](Config& c) { return &c.dictionary_open; }, 1, 0, 1, kSwitch},
      {"as_dealt", "VB-04", [](Config& c) { return &c.as_dealt; }, 1, 0, 1, kSwitch},
      {"one_letter", "VB-20", [](Config& c) { return &c.one_letter; }, 1, 0, 1, kSwitch},
      {"hands_shown", "VB-23", [](Config& c) { return &c.hands_shown; }, 1, 0, 1, kSwitch},
      {"recall",
       "VB-15",
       [](Config& c) { return &c.recall[0]; },
       kSeatCap,
       0,
       100,
       {},
       nullptr,
       OptionFor::kExpert},
  };
  return options;
}

json::object VerbatimCodec::usual_options(Language language) {
  if (language == Language::kEnglish) return {};
  return {{"letters", "spanish"}, {"dictionary", "spanish"}};
}

std::span<const ActionSpec> VerbatimCodec::actions() {
  static constexpr ActionSpec kActions[] = {
      {"take", "pile", kPileArgument},
      {"gain", "pile", kPileArgument},
      {"remove", "card", kCardArgument},
      {"keep"},
      {"lay", "card", kTileArgument},
      {"end_word"},
      {"done"},
      {"challenge", "place", kPlaceArgument},
      {"pass"},
      {"exists"},
      {"missing"},
  };
  static_assert(named_after<Action::Type>(kActions));
  return kActions;
}

Action VerbatimCodec::make_action(int type, int argument) {
  return Action::from_bits(static_cast<std::uint16_t>(type | argument << 4));
}

json::value VerbatimCodec::write_argument(const Book& book, int kind, int argument) {
  switch (kind) {
    case kPileArgument:
      return argument + 1;
    case kPlaceArgument:
      return argument;
    default:
      return json::string(card_name(book, static_cast<std::uint8_t>(argument)));
  }
}

std::optional<int> VerbatimCodec::read_argument(const Book& book, int kind,
                                                const json::value& value) {
  if (kind == kPileArgument || kind == kPlaceArgument) {
    const std::int64_t* number = value.if_int64();
    const int first = kind == kPileArgument ? 1 : 0;
    const int last = kind == kPileArgument ? kPiles : kPool - 1;
    if (number == nullptr || *number < first || *number > last) return std::nullopt;
    return static_cast<int>(*number) - first;
  }
  const json::string* name = value.if_string();
  if (name == nullptr) return std::nullopt;
  return face_of(book, *name, kind == kTileArgument);
}

RefusalWords VerbatimCodec::refusal(const Book& book, const Refusal& refusal) {
  const int first = refusal.arguments[0];
  switch (static_cast<Reason>(refusal.reason)) {
    case Reason::kNoSuchPile:
    case Reason::kPileEmpty:
    case Reason::kPileBare:
    case Reason::kRedGain:
    case Reason::kAlreadyAsked:
    case Reason::kNoSumForGain:
      return {.arguments = {std::to_string(first + 1)}};
    case Reason::kStillInFront:
    case Reason::kNotInHand:
    case Reason::kRedRemove:
    case Reason::kNoSumForRemove:
    case Reason::kSpent:
      return about_card(book, static_cast<std::uint8_t>(first), refusal.arguments[1]);
    case Reason::kNotYourTurn:
      return {.arguments = {std::to_string(first)}, .turn = first};
    default:
      return {.arguments = {std::to_string(first)}};
  }
}

std::string VerbatimCodec::missing(const Shelf& shelf, const Config& config) {
  try {
    dictionary(shelf, config);
    return {};
  } catch (const std::exception& fault) {
    return fault.what();
  }
}

std::optional<Action> VerbatimCodec::verdict(const Shelf& shelf, const Book& book,
                                             const Config& config, const State& state,
                                             std::string& said) {
  if (state.phase != Phase::kVerdict) return std::nullopt;
  const int maker = maker_of(state, state.asked);
  said = word_at(book, state, state.asked, word_end(state, maker, state.asked));
  return dictionary(shelf, config).contains(said) ? Action::exists() : Action::missing();
}

std::optional<bool> VerbatimCodec::look_up(const Shelf& shelf, const Config& config,
                                           std::string_view word) {
  if (config.dictionary_open == 0) return std::nullopt;
  return dictionary(shelf, config).contains(word);
}

std::string list_name(int dictionary, std::string_view size) {
  std::string name(kDictionaries[dictionary]);
  if (size != "normal") name.append("-").append(size);
  return name;
}

std::string dictionary_name(const Config& config) {
  return list_name(config.dictionary, kSizes[config.dictionary_size]);
}

}  // namespace scriptorium::verbatim
