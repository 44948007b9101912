#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"
#include "table/position_reader.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. What is not said is filled
// legally: hands with the starting deck, piles with what is left over, evenly; what finds no place
// is removed.
//
//   at mover: SEAT            whose turn; default 0
//   at hand SEAT: CARDS       all the letters the seat has
//   at pile PILE: CARDS       its top cards, the face-up one first
//   at heights: A B C D       how many cards each pile has
//   at arrange: SEAT          the seat has taken the End Game card and everyone arranges
//   at challenge: SEAT        the same, and all arrangements are in
//   at words SEAT: WORDS      what the seat has laid, spelled in cards: cat, ?sun, e*at
namespace scriptorium::verbatim {
namespace {

// Splits `?sun` or `e*at` into faces.
std::optional<std::vector<std::uint8_t>> spell(const Book& book, std::string_view word) {
  std::vector<std::uint8_t> faces;
  for (std::size_t i = 0; i < word.size();) {
    std::size_t length = word[i] == '?' ? 1 : 0;
    length += word.substr(i + length).starts_with("ñ") ? 2 : 1;
    if (i + length < word.size() && word[i + length] == '*') ++length;
    const std::optional<std::uint8_t> face = face_of(book, word.substr(i, length), true);
    if (!face || *face == kEndGame || *face == book.blank) return std::nullopt;
    faces.push_back(*face);
    i += length;
  }
  return faces;
}

class Setter {
 public:
  Setter(const Book& book, const Config& config) : book_(book), reader_(config.seats) {
    name_facts();
    state_.seats = config.seats;
    state_.one_letter = config.one_letter;
    state_.turns = 1;
    for (int seat = 0; seat < config.seats; ++seat) {
      state_.recall[seat] = config.recall[seat];
      state_.sums[seat] = 1;
    }
    for (Kind kind = kEndGame; kind < book.kinds; ++kind) {
      left_[kind] = book.box[kind] + config.seats * book.start[kind];
    }
  }

  State set(std::span<const PositionLine> lines, Dice& dice) {
    reader_.read(lines);
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (!hand_said_[seat]) give_starting_deck(seat);
      if (words_[seat] && phase_ == Phase::kTake) {
        reader_.refuse_line(words_key(seat), "words are laid only once everyone arranges");
      }
    }
    if (phase_ != Phase::kTake) {
      if (left_[kEndGame] == 0) reader_.refuse_line(end_game_, too_few(kEndGame));
      --left_[kEndGame];
    }
    fill_piles(dice);
    if (phase_ != Phase::kTake) arrange();
    return state_;
  }

 private:
  using Words = PositionReader::Words;

  void name_facts() {
    reader_.word("mover", [this](const auto& word) { state_.mover = turn_of(word); });
    reader_.seat_words("hand", [this](int seat, const Words& words) { read_hand(seat, words); });
    reader_.part_words("pile", "PILE", [this](std::string_view pile, const Words& words) {
      read_pile(pile, words);
    });
    reader_.words("heights", [this](const Words& words) { read_heights(words); });
    reader_.word("arrange", [this](const auto& word) {
      state_.taker = turn_of(word);
      phase_ = Phase::kArrange;
    });
    reader_.word("challenge", [this](const auto& word) {
      state_.taker = turn_of(word);
      phase_ = Phase::kChallenge;
    });
    reader_.seat_words("words", [this](int seat, const Words& words) { words_[seat] = words; });
  }

  Seat turn_of(const std::string& word) {
    if (std::exchange(turn_said_, true)) {
      reader_.refuse("mover, arrange or challenge is said once, and one of them");
    }
    return static_cast<Seat>(reader_.seat(word));
  }
  static std::string words_key(int seat) { return "words " + std::to_string(seat); }

  std::string too_few(Kind kind) const {
    return "there are not so many cards " + card_name(book_, kind);
  }
  void use(Kind kind) {
    if (left_[kind] == 0) reader_.refuse(too_few(kind));
    --left_[kind];
  }

  void read_heights(const Words& words) {
    if (words.size() != kPiles) reader_.refuse("heights has four numbers");
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      const auto height = whole_number(words[pile], 0, book_.boxed / kPiles);
      if (!height) {
        reader_.refuse("a pile has at most " + std::to_string(book_.boxed / kPiles) + " cards");
      }
      height_[pile] = static_cast<int>(*height);
    }
  }

  void read_hand(int seat, const Words& words) {
    hand_said_[seat] = true;
    for (const std::string& word : words) {
      const std::optional<std::uint8_t> kind = face_of(book_, word, false);
      if (!kind || *kind == kEndGame) reader_.refuse("there is no letter card " + shorten(word));
      use(*kind);
      add_to_hand(book_, state_, seat, *kind);
    }
  }

  void read_pile(std::string_view which, const Words& words) {
    const auto number = whole_number(which, 1, kPiles);
    if (!number) reader_.refuse("there is no such pile: " + shorten(which));
    if (std::exchange(pile_said_[*number - 1], true)) reader_.refuse("this pile is said twice");
    for (const std::string& word : words) {
      const std::optional<std::uint8_t> kind = face_of(book_, word, false);
      if (!kind) reader_.refuse("there is no card " + shorten(word));
      use(*kind);
      if (*kind == kEndGame) end_game_ = "pile " + std::string(which);
      tops_[*number - 1].push_back(*kind);
    }
  }

  void give_starting_deck(int seat) {
    for (Kind kind = kFirstLetterKind; kind < book_.kinds; ++kind) {
      for (int copy = 0; copy < book_.start[kind]; ++copy) {
        use(kind);
        add_to_hand(book_, state_, seat, kind);
      }
    }
  }

  // Red cards never leave the game, so they go into the piles before others do.
  std::vector<Kind> left_over(Dice& dice) const {
    std::vector<Kind> red;
    std::vector<Kind> black;
    for (Kind kind = kEndGame; kind < book_.kinds; ++kind) {
      std::vector<Kind>& cards = book_.card[kind].red ? red : black;
      cards.insert(cards.end(), static_cast<std::size_t>(left_[kind]), kind);
    }
    dice.shuffle(std::span(black));
    red.insert(red.end(), black.begin(), black.end());
    return red;
  }

  void fill_piles(Dice& dice) {
    std::vector<Kind> cards = left_over(dice);
    const int cap = book_.boxed / kPiles;
    std::size_t said = 0;
    for (const std::vector<Kind>& tops : tops_) said += tops.size();
    std::size_t missing = 0;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      const int even = static_cast<int>((cards.size() + said + pile) /
                                        kPiles);  // the last piles get the odd ones
      int height = height_[pile].value_or(std::min(cap, even));
      if (height_[pile] && height < static_cast<int>(tops_[pile].size())) {
        reader_.refuse("a pile has more cards named than its height");
      }
      height = std::max(height, static_cast<int>(tops_[pile].size()));
      if (height > cap) reader_.refuse("a pile has too many cards");
      state_.height[pile] = static_cast<std::uint8_t>(height);
      missing += static_cast<std::size_t>(height) - tops_[pile].size();
    }
    if (missing > cards.size())
      reader_.refuse("there are not enough cards for piles of this height");
    dice.shuffle(std::span(cards).first(missing));
    std::size_t next = 0;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      const int height = state_.height[pile];
      for (int place = 0; place < height; ++place) {
        const std::size_t from_top = static_cast<std::size_t>(height - 1 - place);
        const bool named = from_top < tops_[pile].size();
        state_.pile[pile][place] = named ? tops_[pile][from_top] : cards[next++];
      }
      state_.shown[pile] = height == 0 ? kNoCard : state_.pile[pile][height - 1];
    }
    for (; next < cards.size(); ++next) {
      if (cards[next] == kEndGame) reader_.refuse("no pile has a place for the End Game card");
      ++state_.removed[cards[next]];
    }
  }

  void arrange() {
    state_.front = kEndGame;
    state_.mover = state_.taker;
    lay_out_rows(state_);
    state_.phase = Phase::kArrange;
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (words_[seat]) lay_words(seat, *words_[seat]);
    }
    if (phase_ == Phase::kArrange) return;
    state_.arranged = static_cast<std::uint8_t>((1U << state_.seats) - 1);
    state_.mover = static_cast<Seat>((state_.taker + 1) % state_.seats);
    state_.phase = Phase::kChallenge;
  }

  void lay_words(int seat, const Words& words) {
    const auto no = [&](const std::string& why) { reader_.refuse_line(words_key(seat), why); };
    for (const std::string& word : words) {
      const auto faces = spell(book_, word);
      if (!faces) no("cards cannot spell " + shorten(word));
      for (const std::uint8_t face : *faces) {
        if (!may_lay(book_, state_, seat, face)) {
          no("the hand lacks " + card_name(book_, face) + " for " + shorten(word));
        }
        lay(book_, state_, seat, face);
      }
      if (word_fault(book_, state_, seat) != WordFault::kNone)
        no("this is too short: " + shorten(word));
      end_word(state_, seat);
    }
  }

  const Book& book_;
  PositionReader reader_;
  State state_ = {};
  Phase phase_ = Phase::kTake;
  int left_[kKinds] = {};
  bool turn_said_ = false;
  bool hand_said_[kSeatCap] = {};
  bool pile_said_[kPiles] = {};
  std::vector<Kind> tops_[kPiles];
  std::optional<int> height_[kPiles];
  std::optional<Words> words_[kSeatCap];
  std::string end_game_;  // the key of the line that puts the End Game card into a pile
};

}  // namespace

Result<State> VerbatimCodec::position(const Book& book, const Config& config,
                                      std::span<const PositionLine> lines, Dice& dice) {
  return set_position<State>([&] { return Setter(book, config).set(lines, dice); });
}

}  // namespace scriptorium::verbatim
