#include "tests/toy/codec/codec.h"

#include "toy_texts.h"

namespace scriptorium::toy {
namespace {

// Whether these options go together, whatever decks are chosen under them.
bool options_fit(const Options& options) { return valid({.options = options, .deck = {}}); }

std::string_view hands_unfit(const Config& config) {
  if (config.options.private_cards > config.options.private_catalogue) return {};
  return options_fit(config.options) ? "" : "The common deck has too few cards for these hands.";
}

std::string_view choice_unfit(const Config& config) {
  Options options;
  options.private_catalogue = config.options.private_catalogue;
  options.private_cards = config.options.private_cards;
  return options_fit(options) ? "" : "A catalogue has too few cards for these private decks.";
}

// One deck alone: what is wrong with the others is theirs to say.
template <int kSeat>
std::string_view deck_unfit(const Config& config) {
  Config alone = {.options = config.options, .deck = {}};
  std::ranges::copy(config.deck[kSeat], alone.deck[kSeat]);
  if (!options_fit(config.options) || valid(alone)) return {};
  return "A private deck is as many numbers of the catalogue as are chosen, rising, then zeros; or "
         "zeros, for the first ones.";
}

template <int kSeat>
constexpr Option<Config> deck_option(std::string_view name) {
  return {name,
          "TY-02",
          [](Config& c) { return &c.deck[kSeat][0]; },
          kPrivateCap,
          0,
          kCatalogueCap,
          {},
          deck_unfit<kSeat>,
          OptionFor::kSeat};
}

constexpr Option<Config> kOptions[] = {
    {"common_cards", "TY-02", [](Config& c) { return &c.options.common_cards; }, 1, 0, kCommonCap},
    {"private_catalogue", "TY-02", [](Config& c) { return &c.options.private_catalogue; }, 1, 0,
     kCatalogueCap},
    {"private_cards",
     "TY-02",
     [](Config& c) { return &c.options.private_cards; },
     1,
     0,
     kPrivateCap,
     {},
     choice_unfit},
    {"hand_size",
     "TY-03",
     [](Config& c) { return &c.options.hand_size; },
     1,
     0,
     kDealtCap,
     {},
     hands_unfit},
    {"marks", "TY-18", [](Config& c) { return &c.options.marks; }, 1, 2, kMarkCap},
    {"rounds", "TY-04", [](Config& c) { return &c.options.rounds; }, 1, 1, kRoundCap},
    {"recall",
     "TY-13",
     [](Config& c) { return &c.options.recall[0]; },
     kSeatCap,
     0,
     100,
     {},
     nullptr,
     OptionFor::kExpert},
    deck_option<0>("deck0"),
    deck_option<1>("deck1"),
    deck_option<2>("deck2"),
    deck_option<3>("deck3"),
};

}  // namespace

std::string_view ToyCodec::schema() { return kSchemaText; }

const Phrases& ToyCodec::phrases() {
  static const Phrases phrases(kPhrasesText);
  return phrases;
}

std::span<const Option<Config>> ToyCodec::options() { return kOptions; }

std::span<const ActionSpec> ToyCodec::actions() {
  static constexpr ActionSpec kActions[] = {
      {"draw"},         {"draw_own"}, {"peek"},   {"keep"},
      {"swap"},         {"shuffle"},  {"search"}, {"find", "place"},
      {"set", "place"}, {"turn_up"},  {"recite"}, {"pledge", "place"},
      {"pass"},         {"right"},    {"wrong"},  {"pick", "place"},
  };
  static_assert(named_after<Action::Type>(kActions));
  return kActions;
}

json::value ToyCodec::write_argument(const Book& book, int, int argument) {
  if (book.fault == Fault::kCodecDrops) return nullptr;
  return argument;
}

std::optional<int> ToyCodec::read_argument(const Book&, int, const json::value& value) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr || *number < 0 || *number >= kHandCap) return std::nullopt;
  return static_cast<int>(*number);
}

RefusalWords ToyCodec::refusal(const Book&, const Refusal& refusal) {
  const int first = refusal.arguments[0];
  std::optional<int> turn;
  if (static_cast<Reason>(refusal.reason) == Reason::kNotYourTurn) turn = first;
  return {.arguments = {std::to_string(first), std::to_string(refusal.arguments[1])}, .turn = turn};
}

std::optional<Action> ToyCodec::verdict(const Shelf&, const Book&, const Config&,
                                        const State& state, std::string& said) {
  if (state.open.phase != Phase::kVerdict) return std::nullopt;
  constexpr std::string_view kMark = "mark ";
  std::string_view mark = trim(said);
  if (mark.starts_with(kMark)) mark = trim(mark.substr(kMark.size()));
  const bool right = whole_number(mark, 1, kMarkCap) == state.brow[state.open.mover()];
  said = std::string(trim(said));
  return right ? Action::right() : Action::wrong();
}

}  // namespace scriptorium::toy
