#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "games/hypertext/table.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. The player in turn has to
// decide what to do; nobody remembers more than lies open or in the own hand. What is not said is
// filled at random: hands of seven, Lots, the Board Phase; the rest of the words is the Tower.
//
//   at mover: SEAT           whose turn, or whose grace; default 0; it began the chapter
//   at step: STEP            play (default), record or grace
//   at chapter: N            default 1
//   at board: PHASE
//   at lot SEAT: PHASE
//   at hand SEAT: WORDS
//   at pages SEAT: WORDS
//   at tower: WORDS          what lies on top, the top first
//   at tower_size: N         all else lies in Sheol
//   at sheol: WORDS          what lies on top, the top first
//   at drawn: WORD           in the mover's hand; default: none, and no free activation
//   at letters SEAT: N       at score SEAT: N        at earned SEAT: N
//   at redeemed: SEATS       at owes: SEATS
//   at out: SEAT             whose hand is empty, where the step is grace
//   at runs: N               how often the Tower ran out
namespace scriptorium::hypertext {
namespace {

constexpr std::string_view kExpected =
    "expected mover, step, chapter, board, tower, tower_size, sheol, drawn, redeemed, owes, out, "
    "runs, or lot, hand, pages, letters, score or earned with a SEAT";

class Setter {
 public:
  Setter(const Book& book, const Config& config, Dice& dice)
      : book_(book), dice_(dice), state_(Hypertext::setup(book, config, dice, nullptr)) {
    take_everything_back();
  }

  Result<State> set(std::span<const PositionLine> lines) {
    for (const PositionLine& line : lines) {
      line_ = &line;
      if (!read(line)) return fault();
    }
    line_ = nullptr;
    if (!lay_phases() || !deal() || !begin()) return fault();
    return state_;
  }

 private:
  Error fault() const {
    return {"bad_position",
            line_ == nullptr ? why_ : fmt::format("line {}: {}", line_->number, why_),
            "text",
            {}};
  }
  bool no(std::string why) {
    why_ = std::move(why);
    return false;
  }

  // A chapter that was dealt, without its cards and phases.
  void take_everything_back() {
    for (int seat = 0; seat < kSeatCap; ++seat) {
      state_.hand[seat] = {};
      state_.tally[seat] = 0;
      state_.hand_size[seat] = 0;
      state_.hand_pool[seat][0] = 0;
      state_.lot[seat] = 0;
    }
    std::fill(std::begin(state_.tower), std::end(state_.tower), Card{0});
    std::fill(std::begin(state_.where), std::end(state_.where), PileId{0});
    std::fill(std::begin(state_.place), std::end(state_.place), std::uint8_t{0});
    state_.tower_size = 0;
    state_.memory = {};
    state_.hazy = 0;
    state_.board = 0;
    state_.been = 0;
    end_activations(state_);
    state_.mover = 0;
  }

  std::optional<int> number(std::string_view word, int low, int high) {
    const auto value = whole_number(word, low, high);
    if (!value) {
      no(fmt::format("expected a number from {} to {}, not {}", low, high, shorten(word)));
      return std::nullopt;
    }
    return static_cast<int>(*value);
  }
  std::optional<int> seat_in(std::string_view word) {
    const auto seat = whole_number(word, 0, state_.seats - 1);
    if (seat) return static_cast<int>(*seat);
    no("there is no such seat: " + shorten(word));
    return std::nullopt;
  }
  std::optional<Card> card_in(std::string_view word) {
    const auto card = WordList::get().kind_of(word);
    if (!card) {
      no("there is no word " + shorten(word));
      return std::nullopt;
    }
    return static_cast<Card>(*card);
  }

  bool read(const PositionLine& line) {
    for (const std::string& said : said_) {
      if (said == line.key) return no(line.key + " is said twice");
    }
    said_.push_back(line.key);
    const std::vector<std::string_view> key = split(line.key, ' ');
    if (key.size() == 2) {
      const auto seat = seat_in(key[1]);
      return seat && read_seat(key[0], *seat, line);
    }
    if (key.size() != 1) return no(std::string(kExpected));
    if (line.key == "tower") return read_cards(line, tower_);
    if (line.key == "sheol") return read_cards(line, sheol_);
    if (line.key == "redeemed") return read_seats(line, state_.redeemed);
    if (line.key == "owes") return read_seats(line, state_.owes);
    if (line.words.size() != 1) return no(line.key + " has one word");
    return read_fact(line.key, line.words[0]);
  }

  bool read_fact(std::string_view key, const std::string& word) {
    if (key == "mover") return read_into(seat_in(word), state_.mover);
    if (key == "chapter") return read_into(number(word, 1, state_.chapters), state_.chapter);
    if (key == "runs") return read_into(number(word, 0, 1), state_.runs);
    if (key == "tower_size") {
      tower_size_ = number(word, 0, kWords);
      return tower_size_.has_value();
    }
    if (key == "drawn") {
      drawn_ = card_in(word);
      return drawn_.has_value();
    }
    if (key == "out") {
      out_ = seat_in(word);
      return out_.has_value();
    }
    if (key == "board") return read_phase(word, state_.board);
    if (key != "step") return no(std::string(kExpected));
    constexpr std::pair<std::string_view, Step> kSteps[] = {
        {"play", Step::kPlay}, {"record", Step::kRecord}, {"grace", Step::kGrace}};
    for (const auto& [name, step] : kSteps) {
      if (word == name) {
        state_.step = step;
        return true;
      }
    }
    return no("expected play, record or grace");
  }
  static bool read_into(std::optional<int> value, std::uint8_t& place) {
    if (value) place = static_cast<std::uint8_t>(*value);
    return value.has_value();
  }

  bool read_seat(std::string_view what, int seat, const PositionLine& line) {
    if (what == "hand") {
      hand_said_[seat] = true;
      return read_cards(line, hands_[seat]);
    }
    if (what == "pages") return read_cards(line, pages_[seat]);
    if (line.words.size() != 1) return no(std::string(what) + " has one word");
    const std::string& word = line.words[0];
    if (what == "lot") return read_phase(word, state_.lot[seat]);
    if (what == "letters") return read_into(number(word, 0, 99), state_.letters[seat]);
    constexpr int kMost = 999;
    if (what == "score" || what == "earned") {
      const auto points = number(word, -kMost, kMost);
      if (points) {
        (what == "score" ? state_.score : state_.earned)[seat] = static_cast<std::int16_t>(*points);
      }
      return points.has_value();
    }
    return no(std::string(kExpected));
  }
  bool read_seats(const PositionLine& line, std::uint8_t& bits) {
    for (const std::string& word : line.words) {
      const auto seat = seat_in(word);
      if (!seat) return false;
      bits = static_cast<std::uint8_t>(bits | 1U << *seat);
    }
    return true;
  }
  bool read_phase(const std::string& word, std::uint8_t& place) {
    const auto phase = PhaseList::get().phase_named(word);
    if (!phase) return no("there is no phase " + shorten(word));
    if ((phases_ & phase_bit(*phase)) != 0) return no(word + " lies there twice");
    phases_ |= phase_bit(*phase);
    place = static_cast<std::uint8_t>(*phase);
    return true;
  }
  bool read_cards(const PositionLine& line, std::vector<Card>& cards) {
    for (const std::string& word : line.words) {
      const auto card = card_in(word);
      if (!card) return false;
      if (used_.has(*card)) return no(word + " lies there twice");
      used_.add(*card);
      cards.push_back(*card);
    }
    return true;
  }

  bool lay_phases() {
    const auto fill = [&](std::uint8_t& place) {
      while (place == 0) {
        const int phase = 1 + static_cast<int>(dice_.below(kPhases));
        if ((phases_ & phase_bit(phase)) != 0) continue;
        phases_ |= phase_bit(phase);
        place = static_cast<std::uint8_t>(phase);
      }
    };
    for (int seat = 0; seat < state_.seats; ++seat) fill(state_.lot[seat]);
    fill(state_.board);
    state_.been = phase_bit(state_.board);
    return true;
  }

  bool deal() {
    std::vector<Card> rest;
    for (Card card = 1; card < kCards; ++card) {
      if (!used_.has(card)) rest.push_back(card);
    }
    dice_.shuffle(std::span<Card>(rest));
    const auto next = [&] {
      const Card card = rest.back();
      rest.pop_back();
      return card;
    };
    for (int seat = 0; seat < state_.seats; ++seat) {
      const bool empty = out_ && *out_ == seat;
      while (!hand_said_[seat] && !empty && hands_[seat].size() < kHand) {
        if (rest.empty()) return no("there are not enough words for all hands");
        hands_[seat].push_back(next());
      }
      for (const Card card : hands_[seat]) lay(card, hand_of(seat));
      for (const Card card : pages_[seat]) lay(card, pages_of(seat));
    }
    const std::size_t size =
        tower_size_ ? static_cast<std::size_t>(*tower_size_) : tower_.size() + rest.size();
    if (size < tower_.size() || size > tower_.size() + rest.size()) {
      return no("the Tower cannot be so high");
    }
    std::vector<Card> below(rest.begin(),
                            rest.begin() + static_cast<std::ptrdiff_t>(size - tower_.size()));
    rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(below.size()));
    for (const Card card : below) lay(card, kTower);
    for (auto card = tower_.rbegin(); card != tower_.rend(); ++card) lay(*card, kTower);
    for (const Card card : rest) lay(card, kSheol);
    for (auto card = sheol_.rbegin(); card != sheol_.rend(); ++card) lay(*card, kSheol);
    state_.dry = state_.tower_size == 0 ? 1 : 0;
    return true;
  }
  void lay(Card card, PileId pile) {
    put_down(book_, state_, card, pile);
    if (is_hand(pile)) state_.memory.learn_place(SeatSet::of(holder_of(pile)), card);
  }

  bool begin() {
    state_.starter = state_.mover;
    if (drawn_) {
      if (!state_.hand[state_.mover].has(*drawn_)) return no("the drawn word is in no hand");
      state_.drawn = *drawn_;
      state_.drawn_seen = SeatSet::of(state_.mover).bits();
      state_.free_left = 1;
    }
    const bool grace = state_.step == Step::kGrace;
    if (grace) {
      if (!out_ || *out_ == state_.mover) return no("somebody else must be out for a grace");
      state_.went_out = static_cast<std::uint8_t>(*out_ + 1);
      state_.empty_wreath = state_.went_out;
      for (int seat = *out_; seat != state_.mover; seat = left_of(state_, seat)) {
        state_.graced = static_cast<std::uint8_t>(state_.graced | 1U << seat);
      }
      end_activations(state_);
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      const bool out = grace && *out_ == seat;
      if (state_.hand_size[seat] == 0 && !out) {
        return no(fmt::format("seat {} has no cards, which ends the chapter", seat));
      }
      if (state_.hand_size[seat] != 0 && out) return no("who is out has no cards");
    }
    return true;
  }

  const Book& book_;
  Dice& dice_;
  State state_;
  const PositionLine* line_ = nullptr;
  std::string why_;
  std::vector<std::string> said_;
  Cards used_ = {};
  PhaseSet phases_ = 0;
  std::vector<Card> hands_[kSeatCap];
  bool hand_said_[kSeatCap] = {};
  std::vector<Card> pages_[kSeatCap];
  std::vector<Card> tower_;
  std::vector<Card> sheol_;
  std::optional<int> tower_size_;
  std::optional<int> out_;
  std::optional<Card> drawn_;
};

}  // namespace

Result<State> HypertextCodec::position(const Book& book, const Config& config,
                                       std::span<const PositionLine> lines, Dice& dice) {
  return Setter(book, config, dice).set(lines);
}

}  // namespace scriptorium::hypertext
