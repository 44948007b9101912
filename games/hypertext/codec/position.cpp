#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/hypertext/codec/codec.h"
#include "games/hypertext/codec/words.h"
#include "games/hypertext/table.h"
#include "table/position_reader.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. The player in turn has to
// decide what to do; nobody remembers more than lies open or in one's own hand. What is not said is
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
//   at letters SEAT: N       at earned SEAT: N
//   at score SEAT: NUMBERS   the points of the chapters that are over, the last of them last
//   at redeemed: SEATS       at owes: SEATS
//   at out: SEAT             whose hand is empty, where the step is grace
//   at times_run_out: N      how often the Tower ran out
namespace scriptorium::hypertext {
namespace {

class Setter {
 public:
  Setter(const Book& book, const Config& config, Dice& dice)
      : book_(book),
        dice_(dice),
        state_(Hypertext::setup(book, config, dice, nullptr)),
        reader_(config.seats) {
    take_everything_back();
    name_facts();
    name_facts_of_seats();
  }

  State set(std::span<const PositionLine> lines) {
    reader_.read(lines);
    count_chapters();
    lay_phases();
    deal();
    begin();
    return state_;
  }

 private:
  // A chapter that was dealt, without its cards and phases.
  void take_everything_back() {
    for (int seat = 0; seat < kSeatCap; ++seat) {
      state_.tally[seat] = 0;
      state_.lot[seat] = 0;
    }
    state_.table = {};
    state_.table.everyone = columns(state_).bits();
    state_.board = 0;
    state_.boards_so_far = 0;
    end_activations(state_);
    state_.mover = 0;
  }

  using Words = PositionReader::Words;

  void name_facts() {
    reader_.word("mover", [this](const auto& word) { state_.mover = byte(reader_.seat(word)); });
    reader_.word("step", [this](const auto& word) { state_.stage = stage_in(word); });
    reader_.word("chapter", [this](const auto& word) {
      state_.chapter = byte(reader_.number(word, 1, state_.chapters));
    });
    reader_.word("board", [this](const auto& word) { state_.board = phase_in(word); });
    reader_.words("tower", [this](const Words& words) { tower_ = cards_in(words); });
    reader_.word("tower_size",
                 [this](const auto& word) { tower_size_ = reader_.number(word, 0, kWords); });
    reader_.words("sheol", [this](const Words& words) { sheol_ = cards_in(words); });
    reader_.word("drawn", [this](const auto& word) { drawn_ = card_in(word); });
    reader_.words("redeemed", [this](const Words& words) { state_.redeemed = seats_in(words); });
    reader_.words("owes", [this](const Words& words) { state_.owes = seats_in(words); });
    reader_.word("out", [this](const auto& word) { out_ = reader_.seat(word); });
    reader_.word("times_run_out", [this](const auto& word) {
      state_.times_run_out = byte(reader_.number(word, 0, 1));
    });
  }
  void name_facts_of_seats() {
    constexpr int kMost = 999;
    reader_.seat_word("lot",
                      [this](int seat, const auto& word) { state_.lot[seat] = phase_in(word); });
    reader_.seat_words("hand",
                       [this](int seat, const Words& words) { hands_[seat] = cards_in(words); });
    reader_.seat_words("pages",
                       [this](int seat, const Words& words) { pages_[seat] = cards_in(words); });
    reader_.seat_word("letters", [this](int seat, const auto& word) {
      state_.letters[seat] = byte(reader_.number(word, 0, 99));
    });
    reader_.seat_words("score", [this](int seat, const Words& words) {
      for (const std::string& word : words) {
        scores_[seat].push_back(static_cast<std::int16_t>(reader_.number(word, -kMost, kMost)));
      }
    });
    reader_.seat_word("earned", [this](int seat, const auto& word) {
      state_.earned[seat] = static_cast<std::int16_t>(reader_.number(word, -kMost, kMost));
    });
  }

  static std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

  Stage stage_in(const std::string& word) {
    const auto stage = value_named<Stage>(word);
    if (stage != Stage::kPlay && stage != Stage::kRecord && stage != Stage::kGrace) {
      reader_.refuse("expected play, record or grace");
    }
    return *stage;
  }
  Card card_in(const std::string& word) {
    const auto card = WordList::get().kind_of(word);
    if (!card) reader_.refuse("there is no word " + shorten(word));
    return static_cast<Card>(*card);
  }
  std::uint8_t seats_in(const Words& words) {
    SeatSet seats;
    for (const std::string& word : words) seats = seats.with(reader_.seat(word));
    return byte(seats.bits());
  }
  std::uint8_t phase_in(const std::string& word) {
    const auto phase = PhaseList::get().phase_named(word);
    if (!phase) reader_.refuse("there is no phase " + shorten(word));
    if ((phases_ & phase_bit(*phase)) != 0) reader_.refuse(word + " lies there twice");
    phases_ |= phase_bit(*phase);
    return byte(*phase);
  }
  std::vector<Card> cards_in(const Words& words) {
    std::vector<Card> cards;
    for (const std::string& word : words) {
      const Card card = card_in(word);
      if (used_.has(card)) reader_.refuse(word + " lies there twice");
      used_.add(card);
      cards.push_back(card);
    }
    return cards;
  }

  void count_chapters() {
    const int over = state_.chapter - 1;
    for (int seat = 0; seat < state_.seats; ++seat) {
      int chapter = over - static_cast<int>(scores_[seat].size());
      if (chapter < 0) {
        reader_.refuse(fmt::format("seat {} has points of more than {} chapters", seat, over));
      }
      for (const std::int16_t points : scores_[seat]) {
        state_.past[seat].points[chapter++] = points;
        state_.score[seat] = static_cast<std::int16_t>(state_.score[seat] + points);
      }
    }
  }

  void lay_phases() {
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
    state_.boards_so_far = phase_bit(state_.board);
  }

  void deal() {
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
      std::vector<Card> dealt = hands_[seat].value_or(std::vector<Card>());
      while (!hands_[seat] && !empty && dealt.size() < kHand) {
        if (rest.empty()) reader_.refuse("there are not enough words for all hands");
        dealt.push_back(next());
      }
      for (const Card card : dealt) lay(card, hand_of(seat));
      for (const Card card : pages_[seat]) lay(card, pages_of(seat));
    }
    const std::size_t size =
        tower_size_ ? static_cast<std::size_t>(*tower_size_) : tower_.size() + rest.size();
    if (size < tower_.size() || size > tower_.size() + rest.size()) {
      reader_.refuse("the Tower cannot be so high");
    }
    std::vector<Card> below(rest.begin(),
                            rest.begin() + static_cast<std::ptrdiff_t>(size - tower_.size()));
    rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(below.size()));
    for (const Card card : below) lay(card, kTower);
    for (auto card = tower_.rbegin(); card != tower_.rend(); ++card) lay(*card, kTower);
    for (const Card card : rest) lay(card, kSheol);
    for (auto card = sheol_.rbegin(); card != sheol_.rend(); ++card) lay(*card, kSheol);
    state_.dry = state_.table.empty(kTower) ? 1 : 0;
  }
  void lay(Card card, PileId pile) {
    put_down(book_, state_, card, pile);
    if (is_hand(pile)) state_.table.memory.learn_place(SeatSet::of(holder_of(pile)), card);
  }

  void begin() {
    state_.starter = state_.mover;
    if (drawn_) {
      if (!in_hand(state_, state_.mover, *drawn_)) reader_.refuse("the drawn word is in no hand");
      state_.drawn = *drawn_;
      state_.drawn_seen = SeatSet::of(state_.mover).bits();
      state_.free_left = 1;
    }
    const bool grace = state_.stage == Stage::kGrace;
    if (grace) {
      if (!out_ || *out_ == state_.mover) reader_.refuse("somebody else must be out for a grace");
      state_.went_out = static_cast<std::uint8_t>(*out_ + 1);
      state_.empty_wreath = state_.went_out;
      for (int seat = *out_; seat != state_.mover; seat = left_of(state_, seat)) {
        state_.graced = static_cast<std::uint8_t>(state_.graced | 1U << seat);
      }
      end_activations(state_);
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      const bool out = grace && *out_ == seat;
      if (hand_size(state_, seat) == 0 && !out) {
        reader_.refuse(fmt::format("seat {} has no cards, which ends the chapter", seat));
      }
      if (hand_size(state_, seat) != 0 && out) reader_.refuse("who is out has no cards");
    }
  }

  const Book& book_;
  Dice& dice_;
  State state_;
  PositionReader reader_;
  Cards used_ = {};
  PhaseSet phases_ = 0;
  std::optional<std::vector<Card>> hands_[kSeatCap];
  std::vector<Card> pages_[kSeatCap];
  std::vector<std::int16_t> scores_[kSeatCap];
  std::vector<Card> tower_;
  std::vector<Card> sheol_;
  std::optional<int> tower_size_;
  std::optional<int> out_;
  std::optional<Card> drawn_;
};

}  // namespace

Result<State> HypertextCodec::position(const Book& book, const Config& config,
                                       std::span<const PositionLine> lines, Dice& dice) {
  return set_position<State>([&] { return Setter(book, config, dice).set(lines); });
}

}  // namespace scriptorium::hypertext
