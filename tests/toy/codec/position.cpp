#include <fmt/format.h>

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
  explicit Setter(const Config& config) : config_(config) {
    const Options& options = config.options;
    state_.open.options = options;
    for (int card = 1; card <= options.common_cards; ++card) left_ |= bit_of(byte(card));
    for (int seat = 0; seat < options.seats; ++seat) {
      for (int i = 0; i < options.private_cards; ++i) left_ |= bit_of(chosen_card(config, seat, i));
    }
  }

  Result<State> set(std::span<const PositionLine> lines, Dice& dice) {
    for (const PositionLine& line : lines) {
      if (read(line)) continue;
      return Error{"bad_position", fmt::format("line {}: {}", line.number, why_), "text", {}};
    }
    fill(dice);
    remember();
    return state_;
  }

 private:
  struct Said {
    bool common = false;
    bool hand[kSeatCap] = {};
    bool deck[kSeatCap] = {};
  };

  bool no(std::string why) {
    why_ = std::move(why);
    return false;
  }

  bool number(const std::string& word, int min, int max, std::uint8_t& out) {
    const auto read = whole_number(word, min, max);
    if (!read) return no(fmt::format("expected a number from {} to {}", min, max));
    out = static_cast<std::uint8_t>(*read);
    return true;
  }

  // A card that nobody has yet and that may lie where only `seat` puts private ones.
  bool card(const std::string& word, int seat, Card& out) {
    if (!number(word, 1, kCards - 1, out)) return false;
    if (back_of(out) == Back::kPrivate && owner_of(out) != seat) {
      return no(fmt::format("card {} belongs to another seat", word));
    }
    if ((left_ & bit_of(out)) == 0) return no(fmt::format("there is no card {} left", word));
    left_ &= ~bit_of(out);
    return true;
  }

  bool read(const PositionLine& line) {
    const std::vector<std::string_view> key = split(line.key, ' ');
    Open& open = state_.open;
    if (key.size() == 2) {
      Seat seat = 0;
      if (!number(std::string(key[1]), 0, open.options.seats - 1, seat)) return false;
      return read_of_seat(key[0], seat, line.words);
    }
    if (line.key == "common") return read_common(line.words);
    if (line.words.size() == 1) {
      const std::string& word = line.words[0];
      if (line.key == "first") return number(word, 0, open.options.seats - 1, open.first);
      if (line.key == "round") return number(word, 0, open.options.rounds - 1, open.round);
      if (line.key == "turn") return number(word, 0, open.options.seats - 1, open.turn);
    }
    return no("expected first, round, turn, common, or hand, slot, deck, brow or points of a SEAT");
  }

  bool read_of_seat(std::string_view what, Seat seat, const std::vector<std::string>& words) {
    if (what == "hand") return read_hand(seat, words);
    if (what == "deck") return read_deck(seat, words);
    if (words.size() != 1) return no("expected one word");
    if (what == "slot") return card(words[0], seat, state_.slot[seat]);
    if (what == "brow") return number(words[0], 1, config_.options.marks, state_.brow[seat]);
    if (what == "points") return number(words[0], 0, 100, state_.open.points[seat]);
    return no("a seat has hand, slot, deck, brow and points");
  }

  bool read_hand(Seat seat, const std::vector<std::string>& words) {
    said_.hand[seat] = true;
    for (const std::string& word : words) {
      if (state_.open.held[seat] == kHandCap) return no("a hand holds at most 5 cards");
      Card held = kNoCard;
      if (!card(word, seat, held)) return false;
      add_to_hand(state_, seat, held);
    }
    return true;
  }

  bool read_deck(Seat seat, const std::vector<std::string>& words) {
    said_.deck[seat] = true;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
      Card lies = kNoCard;
      if (!card(*word, seat, lies)) return false;
      if (back_of(lies) == Back::kCommon) return no("a private deck has no common cards");
      state_.deck[seat][state_.open.deck_size[seat]++] = lies;
    }
    return true;
  }

  bool read_common(const std::vector<std::string>& words) {
    said_.common = true;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
      Card lies = kNoCard;
      if (!card(*word, kSeatCap, lies)) return false;
      state_.common[state_.open.common_size++] = lies;
    }
    return true;
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
  State state_;
  std::uint64_t left_ = 0;  // cards that have no place yet
  Said said_;
  std::string why_;
};

}  // namespace

Result<State> ToyCodec::position(const Book&, const Config& config,
                                 std::span<const PositionLine> lines, Dice& dice) {
  return Setter(config).set(lines, dice);
}

}  // namespace scriptorium::toy
