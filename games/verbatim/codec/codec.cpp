#include "games/verbatim/codec/codec.h"

#include <exception>
#include <map>
#include <mutex>
#include <stdexcept>

#include "games/verbatim/codec/dictionary.h"
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

std::shared_ptr<const Book> VerbatimCodec::book(const Config& config) {
  const Book& book = config.letters == 0 ? english() : spanish();
  return {std::shared_ptr<const Book>(), &book};  // the sets live as long as the program
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
  static_assert(std::size(kActions) == Action::kTypes - 1);
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

std::pair<std::string, std::vector<std::string>> VerbatimCodec::refusal(const Book& book,
                                                                        const Refusal& refusal) {
  const auto reason = static_cast<Reason>(refusal.reason);
  const int first = refusal.arguments[0];
  const std::string card = card_name(book, static_cast<std::uint8_t>(first));
  const std::string pile = std::to_string(first + 1);
  switch (reason) {
    case Reason::kNone:
      break;
    case Reason::kNotAnAction:
      return {"refused.not_an_action", {}};
    case Reason::kOver:
      return {"refused.over", {}};
    case Reason::kNotYourTurn:
      return {"refused.not_your_turn", {std::to_string(first)}};
    case Reason::kAlreadyIn:
      return {"refused.already_in", {}};
    case Reason::kVerdictDue:
      return {"refused.verdict_due", {}};
    case Reason::kNothingToJudge:
      return {"refused.nothing_to_judge", {}};
    case Reason::kJudgeOnly:
      return {"refused.judge_only", {}};
    case Reason::kSeatOnly:
      return {"refused.seat_only", {}};
    case Reason::kWrongPhase:
      return {"refused.wrong_phase", {}};
    case Reason::kNoSuchPile:
      return {"refused.no_such_pile", {pile}};
    case Reason::kPileEmpty:
      return {"refused.pile_empty", {pile}};
    case Reason::kPileBare:
      return {"refused.pile_bare", {pile}};
    case Reason::kRedGain:
      return {"refused.red_gain", {pile}};
    case Reason::kAlreadyAsked:
      return {"refused.already_asked", {pile}};
    case Reason::kGainAfterPaying:
      return {"refused.gain_after_paying", {}};
    case Reason::kNoSumForGain:
      return {"refused.no_sum_for_gain", {pile}};
    case Reason::kNoSuchLetter:
      return {"refused.no_such_letter", {}};
    case Reason::kStillInFront:
      return {"refused.still_in_front", {card}};
    case Reason::kNotInHand:
      return {"refused.not_in_hand", {card}};
    case Reason::kRedRemove:
      return {"refused.red_remove", {card}};
    case Reason::kNothingGained:
      return {"refused.nothing_gained", {}};
    case Reason::kNoSumForRemove:
      return {"refused.no_sum_for_remove", {card, std::to_string(refusal.arguments[1])}};
    case Reason::kNameTheBlank:
      return {"refused.name_the_blank", {}};
    case Reason::kSpent:
      return {"refused.spent", {card}};
    case Reason::kNoWordOpen:
      return {"refused.no_word_open", {}};
    case Reason::kWordTooShort:
      return {"refused.word_too_short", {}};
    case Reason::kSameWordAgain:
      return {"refused.same_word_again", {}};
    case Reason::kNoWordThere:
      return {"refused.no_word_there", {}};
    case Reason::kOwnWord:
      return {"refused.own_word", {}};
    case Reason::kChallengedBefore:
      return {"refused.challenged_before", {}};
  }
  return {"refused.not_an_action", {}};
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
