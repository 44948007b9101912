#include <fmt/format.h>

#include "table/position_reader.h"
#include "tests/toy/cards.h"
#include "tests/toy/codec/codec.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. It is the beginning of a
// turn, and nobody remembers more than it sees. Cards that find no place are in the discard pile.
//
//   at first: SEAT         who began the round; default 0
//   at round: NUMBER       rounds that are over; default 0
//   at turn: NUMBER        turns that are over in this round; default 0
//   at hand SEAT: CARDS    default: as many common cards as are dealt, while there are any
//   at slot SEAT: CARD     default: none
//   at common: CARDS       the whole deck, the top first; default: the common cards left over
//   at deck SEAT: CARDS    the same, of the cards that the seat has chosen
//   at brow SEAT: MARK     default: drawn
//   at points SEAT: NUMBER default: 0
namespace scriptorium::toy {
namespace {

class Setter {
 public:
  explicit Setter(const Config& config) : config_(config), reader_(config.options.seats) {
    name_facts();
    const Options& options = config.options;
    state_.open.options = options;
    for (int card = 1; card <= options.common_cards; ++card) left_ |= bit_of(byte(card));
    for (int seat = 0; seat < options.seats; ++seat) {
      for (int i = 0; i < options.private_cards; ++i) left_ |= bit_of(chosen_card(config, seat, i));
    }
  }

  State set(std::span<const PositionLine> lines, Dice& dice) {
    reader_.read(lines);
    fill(dice);
    remember();
    return state_;
  }

 private:
  using Words = PositionReader::Words;

  struct Said {
    bool common = false;
    bool hand[kSeatCap] = {};
    bool deck[kSeatCap] = {};
  };

  void name_facts() {
    Open& open = state_.open;
    const Options& options = config_.options;
    const auto number = [this](const std::string& word, int low, int high) {
      return byte(reader_.number(word, low, high));
    };
    reader_.word("first",
                 [=, this, &open](const auto& word) { open.first = byte(reader_.seat(word)); });
    reader_.word("round", [=, &open, &options](const auto& word) {
      open.round = number(word, 0, options.rounds - 1);
    });
    reader_.word("turn", [=, &open, &options](const auto& word) {
      open.turn = number(word, 0, options.seats - 1);
    });
    reader_.words("common", [this](const Words& words) { read_common(words); });
    reader_.seat_words("hand", [this](int seat, const Words& words) { read_hand(seat, words); });
    reader_.seat_word("slot",
                      [this](int seat, const auto& word) { state_.slot[seat] = card(word, seat); });
    reader_.seat_words("deck", [this](int seat, const Words& words) { read_deck(seat, words); });
    reader_.seat_word("brow", [=, this, &options](int seat, const auto& word) {
      state_.brow[seat] = number(word, 1, options.marks);
    });
    reader_.seat_word("points", [=, &open](int seat, const auto& word) {
      open.points[seat] = number(word, 0, 100);
    });
  }

  // A card that nobody has yet and that may lie where only `seat` puts private ones.
  Card card(const std::string& word, int seat) {
    const Card card = byte(reader_.number(word, 1, kCards - 1));
    if (back_of(card) == Back::kPrivate && owner_of(card) != seat) {
      reader_.refuse(fmt::format("card {} belongs to another seat", word));
    }
    if ((left_ & bit_of(card)) == 0) reader_.refuse(fmt::format("there is no card {} left", word));
    left_ &= ~bit_of(card);
    return card;
  }

  void read_hand(int seat, const Words& words) {
    said_.hand[seat] = true;
    for (const std::string& word : words) {
      if (state_.open.held[seat] == kHandCap) reader_.refuse("a hand holds at most 5 cards");
      add_to_hand(state_, static_cast<Seat>(seat), card(word, seat));
    }
  }

  void read_deck(int seat, const Words& words) {
    said_.deck[seat] = true;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
      const Card lies = card(*word, seat);
      if (back_of(lies) == Back::kCommon) reader_.refuse("a private deck has no common cards");
      state_.deck[seat][state_.open.deck_size[seat]++] = lies;
    }
  }

  void read_common(const Words& words) {
    said_.common = true;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
      state_.common[state_.open.common_size++] = card(*word, kSeatCap);
    }
  }

  // What is left of the cards `from` to before `to`, shuffled.
  std::vector<Card> left(Card from, Card to, Dice& dice) const {
    std::vector<Card> cards;
    for (Card each = from; each < to; ++each) {
      if ((left_ & bit_of(each)) != 0) cards.push_back(each);
    }
    dice.shuffle(std::span(cards));
    return cards;
  }

  void fill(Dice& dice) {
    const Options& options = config_.options;
    std::vector<Card> common = left(1, byte(options.common_cards + 1), dice);
    for (Seat seat = 0; seat < options.seats; ++seat) {
      for (int i = 0; i < options.hand_size && !said_.hand[seat] && !common.empty(); ++i) {
        add_to_hand(state_, seat, common.back());
        left_ &= ~bit_of(common.back());
        common.pop_back();
      }
      if (!said_.deck[seat]) {
        const Card first = private_card(seat, 0);
        for (const Card each : left(first, byte(first + kCatalogueCap), dice)) {
          state_.deck[seat][state_.open.deck_size[seat]++] = each;
          left_ &= ~bit_of(each);
        }
      }
      fill_box(seat);
      if (state_.brow[seat] == 0) {
        state_.brow[seat] = byte(1 + static_cast<int>(dice.below(options.marks)));
      }
    }
    for (const Card each : common) {
      if (said_.common) break;
      state_.common[state_.open.common_size++] = each;
      left_ &= ~bit_of(each);
    }
  }

  void fill_box(Seat seat) {
    std::uint64_t chosen = 0;
    for (int i = 0; i < config_.options.private_cards; ++i) {
      chosen |= bit_of(chosen_card(config_, seat, i));
    }
    int boxed = 0;
    for (int number = 0; number < config_.options.private_catalogue; ++number) {
      const Card each = private_card(seat, number);
      if ((chosen & bit_of(each)) == 0) state_.box[seat][boxed++] = each;
    }
  }

  // Everyone knows its own cards and what is discarded.
  void remember() {
    for (Card each = 1; each < kCards; ++each) {
      if ((left_ & bit_of(each)) != 0) discard(state_, each);
    }
    for (Seat seat = 0; seat < config_.options.seats; ++seat) {
      const SeatSet own = SeatSet::of(seat);
      if (state_.slot[seat] != kNoCard) state_.memory.learn_place(own, state_.slot[seat]);
      for (const Card each : private_deck(state_, seat)) state_.memory.learn_pile(own, each);
      for (const Card each : box(state_, seat)) state_.memory.learn_place(own, each);
    }
  }

  const Config& config_;
  PositionReader reader_;
  State state_;
  std::uint64_t left_ = 0;  // cards that have no place yet
  Said said_;
};

}  // namespace

Result<State> ToyCodec::position(const Book&, const Config& config,
                                 std::span<const PositionLine> lines, Dice& dice) {
  return set_position<State>([&] { return Setter(config).set(lines, dice); });
}

}  // namespace scriptorium::toy
