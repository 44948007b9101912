#include <fmt/format.h>

#include <algorithm>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"

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
  Setter(const Book& book, const Config& config) : book_(book) {
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

  Result<State> set(std::span<const PositionLine> lines, Dice& dice) {
    for (const PositionLine& line : lines) {
      line_ = &line;
      if (!read(line)) return fault();
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (!hand_said_[seat] && !give_starting_deck(seat)) return fault();
    }
    for (const PositionLine* words : words_) {
      if (words == nullptr || phase_ != Phase::kTake) continue;
      line_ = words;
      return no_position("words are laid only once everyone arranges");
    }
    if (phase_ != Phase::kTake) {
      if (end_game_ != nullptr) line_ = end_game_;
      if (!use(kEndGame)) return fault();
    }
    if (!fill_piles(dice)) return fault();
    if (phase_ != Phase::kTake && !arrange()) return fault();
    return state_;
  }

 private:
  Error fault() const {
    return {"bad_position",
            line_ == nullptr ? why_ : fmt::format("line {}: {}", line_->number, why_),
            "text",
            {}};
  }
  Error no_position(std::string why) {
    no(std::move(why));
    return fault();
  }
  bool no(std::string why) {
    why_ = std::move(why);
    return false;
  }

  bool seat_word(std::string_view word, Seat& seat) {
    const auto number = whole_number(word, 0, state_.seats - 1);
    if (!number) return no("there is no such seat: " + shorten(word));
    seat = static_cast<Seat>(*number);
    return true;
  }

  bool use(Kind kind) {
    if (left_[kind] == 0) return no("there are not so many cards " + card_name(book_, kind));
    --left_[kind];
    return true;
  }

  bool read(const PositionLine& line) {
    const std::vector<std::string_view> key = split(line.key, ' ');
    const std::string_view what = key[0];
    const bool numbered = key.size() == 2;
    if (!numbered && line.words.size() == 1) {
      if (what == "mover" || what == "arrange" || what == "challenge") {
        if (turn_said_) return no("mover, arrange or challenge is said once, and one of them");
        turn_said_ = true;
        if (what == "mover") return seat_word(line.words[0], state_.mover);
        phase_ = what == "arrange" ? Phase::kArrange : Phase::kChallenge;
        return seat_word(line.words[0], state_.taker);
      }
    }
    if (!numbered && what == "heights") return read_heights(line);
    if (numbered && what == "hand") return read_hand(key[1], line);
    if (numbered && what == "pile") return read_pile(key[1], line);
    if (numbered && what == "words") {
      Seat seat = 0;
      if (!seat_word(key[1], seat)) return false;
      if (words_[seat] != nullptr) return no("this seat's words are said twice");
      words_[seat] = &line;
      return true;
    }
    return no("expected mover, hand SEAT, pile PILE, heights, arrange, challenge or words SEAT");
  }

  bool read_heights(const PositionLine& line) {
    if (height_[0]) return no("heights is said twice");
    if (line.words.size() != kPiles) return no("heights has four numbers");
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      const auto height = whole_number(line.words[pile], 0, book_.boxed / kPiles);
      if (!height)
        return no("a pile has at most " + std::to_string(book_.boxed / kPiles) + " cards");
      height_[pile] = static_cast<int>(*height);
    }
    return true;
  }

  bool read_hand(std::string_view who, const PositionLine& line) {
    Seat seat = 0;
    if (!seat_word(who, seat)) return false;
    if (hand_said_[seat]) return no("this hand is said twice");
    hand_said_[seat] = true;
    for (const std::string& word : line.words) {
      const std::optional<std::uint8_t> kind = face_of(book_, word, false);
      if (!kind || *kind == kEndGame) return no("there is no letter card " + shorten(word));
      if (!use(*kind)) return false;
      add_to_hand(book_, state_, seat, *kind);
    }
    return true;
  }

  bool read_pile(std::string_view which, const PositionLine& line) {
    const auto number = whole_number(which, 1, kPiles);
    if (!number) return no("there is no such pile: " + shorten(which));
    std::vector<Kind>& tops = tops_[*number - 1];
    if (pile_said_[*number - 1]) return no("this pile is said twice");
    pile_said_[*number - 1] = true;
    for (const std::string& word : line.words) {
      const std::optional<std::uint8_t> kind = face_of(book_, word, false);
      if (!kind) return no("there is no card " + shorten(word));
      if (!use(*kind)) return false;
      if (*kind == kEndGame) end_game_ = &line;
      tops.push_back(*kind);
    }
    return true;
  }

  bool give_starting_deck(int seat) {
    for (Kind kind = kFirstLetterKind; kind < book_.kinds; ++kind) {
      for (int copy = 0; copy < book_.start[kind]; ++copy) {
        if (!use(kind)) return false;
        add_to_hand(book_, state_, seat, kind);
      }
    }
    return true;
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

  bool fill_piles(Dice& dice) {
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
        return no("a pile has more cards named than its height");
      }
      height = std::max(height, static_cast<int>(tops_[pile].size()));
      if (height > cap) return no("a pile has too many cards");
      state_.height[pile] = static_cast<std::uint8_t>(height);
      missing += static_cast<std::size_t>(height) - tops_[pile].size();
    }
    if (missing > cards.size()) return no("there are not enough cards for piles of this height");
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
      if (cards[next] == kEndGame) return no("no pile has a place for the End Game card");
      ++state_.removed[cards[next]];
    }
    return true;
  }

  bool arrange() {
    state_.front = kEndGame;
    state_.mover = state_.taker;
    lay_out_rows(state_);
    state_.phase = Phase::kArrange;
    for (int seat = 0; seat < state_.seats; ++seat) {
      if (words_[seat] != nullptr && !lay_words(seat, *words_[seat])) return false;
    }
    if (phase_ == Phase::kArrange) return true;
    state_.arranged = static_cast<std::uint8_t>((1U << state_.seats) - 1);
    state_.mover = static_cast<Seat>((state_.taker + 1) % state_.seats);
    state_.phase = Phase::kChallenge;
    return true;
  }

  bool lay_words(int seat, const PositionLine& line) {
    line_ = &line;
    for (const std::string& word : line.words) {
      const auto faces = spell(book_, word);
      if (!faces) return no("cards cannot spell " + shorten(word));
      for (const std::uint8_t face : *faces) {
        if (find_unused(book_, state_, seat, face) == kPool) {
          return no("the hand lacks " + card_name(book_, face) + " for " + shorten(word));
        }
        lay(book_, state_, seat, face);
      }
      if (word_fault(book_, state_, seat) != WordFault::kNone)
        return no("this is too short: " + shorten(word));
      end_word(state_, seat);
    }
    return true;
  }

  const Book& book_;
  State state_ = {};
  Phase phase_ = Phase::kTake;
  int left_[kKinds] = {};
  bool turn_said_ = false;
  bool hand_said_[kSeatCap] = {};
  bool pile_said_[kPiles] = {};
  std::vector<Kind> tops_[kPiles];
  std::optional<int> height_[kPiles];
  const PositionLine* words_[kSeatCap] = {};
  const PositionLine* end_game_ = nullptr;  // the line that puts the End Game card into a pile
  const PositionLine* line_ = nullptr;
  std::string why_;
};

}  // namespace

Result<State> VerbatimCodec::position(const Book& book, const Config& config,
                                      std::span<const PositionLine> lines, Dice& dice) {
  return Setter(book, config).set(lines, dice);
}

}  // namespace scriptorium::verbatim
