#include <fmt/format.h>

#include <utility>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/setup.h"
#include "games/chapter_and_verse/table.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. The player in turn has to
// decide what to do; nobody remembers more than lies open or in the own hand. All verses on a
// seat's piles are its own; those that are not said lie in its deck, shuffled.
//
//   at mover: SEAT              whose turn; default 0
//   at phase: freeplay          or play; default play
//   at round: N                 which round it is; default 1; the mover began the game
//   at hand SEAT: VERSES        default: none
//   at deck SEAT: VERSES        what lies on top, the top first
//   at blessings SEAT: VERSES   all of them, the top first
//   at blessings_left SEAT: N   or only how many; default 7
//   at chapter SEAT.N: VERSES   in the order in which they came; `be_still!` was set, not played
//   at discard SEAT: VERSES     the top first
//   at darkness SEAT: VERSES    the top first
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::string_view kExpected =
    "expected mover, phase, round, hand SEAT, deck SEAT, blessings SEAT, blessings_left SEAT, "
    "chapter SEAT.N, discard SEAT or darkness SEAT";

struct Laid {
  Kind kind = 0;
  bool set = false;
};

class Setter {
 public:
  Setter(const Book& book, const Config& config) : book_(book) {
    state_.seats = config.seats;
    state_.advanced = config.advanced;
    for (int seat = 0; seat < config.seats; ++seat) state_.recall[seat] = config.recall[seat];
    std::uint8_t counts[kKinds] = {};
    copies(book, config.seats, config.advanced != 0, counts);
    int all = 0;
    for (int kind = 1; kind < kKinds; ++kind) {
      all += counts[kind];
      for (int seat = 0; seat < boxes(); ++seat) left_[seat][kind] = counts[kind];
    }
    int rest = all;
    for (int seat = 0; seat < config.seats; ++seat) {  // as setup divides them (CV-03)
      share_[seat] = config.advanced != 0 ? all : rest / (config.seats - seat);
      rest -= share_[seat];
    }
  }

  Result<State> set(std::span<const PositionLine> lines, Dice& dice) {
    for (const PositionLine& line : lines) {
      line_ = &line;
      if (!read(line)) return fault();
    }
    if (!deal(dice) || !check_phase()) return fault();
    Play play{book_, state_, dice, nullptr};
    for (int seat = 0; seat < state_.seats; ++seat) lay_out(play, seat);
    begin();
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

  // Each player's deck in the advanced game, one box for all in the basic one.
  int boxes() const { return state_.advanced != 0 ? state_.seats : 1; }
  std::uint8_t& left(int seat, Kind kind) { return left_[state_.advanced != 0 ? seat : 0][kind]; }

  bool seat_word(std::string_view word, int& seat) {
    const auto number = whole_number(word, 0, state_.seats - 1);
    if (!number) return no("there is no such seat: " + shorten(word));
    seat = static_cast<int>(*number);
    return true;
  }

  bool read(const PositionLine& line) {
    const std::vector<std::string_view> key = split(line.key, ' ');
    if (key.size() == 1) return read_turn(line);
    if (key.size() != 2) return no(std::string(kExpected));
    const std::string_view what = key[0];
    if (what == "chapter") return read_chapter(key[1], line);
    Pile pile = Pile::kNone;
    if (what == "hand") pile = Pile::kHand;
    if (what == "deck") pile = Pile::kDeck;
    if (what == "blessings" || what == "blessings_left") pile = Pile::kBlessings;
    if (what == "discard") pile = Pile::kDiscard;
    if (what == "darkness") pile = Pile::kDarkness;
    if (pile == Pile::kNone) return no(std::string(kExpected));
    int seat = 0;
    if (!seat_word(key[1], seat)) return false;
    if (what == "blessings_left") return read_blessings_left(seat, line);
    return read_pile(pile_of(seat, pile), line);
  }

  bool read_turn(const PositionLine& line) {
    const bool known = line.key == "mover" || line.key == "phase" || line.key == "round";
    if (!known || line.words.size() != 1) return no(std::string(kExpected));
    if (std::exchange(turn_line(line.key), &line) != nullptr)
      return no(line.key + " is said twice");
    const std::string& word = line.words[0];
    if (line.key == "mover") {
      int seat = 0;
      if (!seat_word(word, seat)) return false;
      state_.mover = static_cast<Seat>(seat);
    } else if (line.key == "phase") {
      if (word != "freeplay" && word != "play") return no("a phase is freeplay or play");
      freeplay_ = word == "freeplay";
    } else {
      const auto round = whole_number(word, 1, kRounds);
      if (!round) return no(fmt::format("round is a number from 1 to {}", kRounds));
      round_ = static_cast<std::uint8_t>(*round);
    }
    return true;
  }
  const PositionLine*& turn_line(std::string_view key) {
    return key == "mover" ? mover_line_ : key == "phase" ? phase_line_ : round_line_;
  }

  bool read_chapter(std::string_view which, const PositionLine& line) {
    const std::vector<std::string_view> parts = split(which, '.');
    if (parts.size() != 2) return no("a chapter is SEAT.N, such as 0.1");
    int seat = 0;
    if (!seat_word(parts[0], seat)) return false;
    const auto number = whole_number(parts[1], 1, kChapters);
    if (!number) return no(fmt::format("chapters are numbered from 1 to {}", kChapters));
    if (line.words.empty()) return no("a chapter without verses is gone");
    return read_pile(chapter_of(seat, static_cast<int>(*number) - 1), line);
  }

  bool read_pile(PileId pile, const PositionLine& line) {
    if (said_[pile]) return no("this pile is said twice");
    said_[pile] = true;
    for (const std::string& word : line.words) {
      std::string_view name = word;
      const bool set = is_chapter(pile) && name.ends_with('!');
      if (set) name.remove_suffix(1);
      const std::optional<Kind> kind = CardList::get().kind_of(name);
      if (!kind) return no("there is no verse " + shorten(word));
      if (!use(holder_of(pile), *kind)) return false;
      piles_[pile].push_back({*kind, set});
    }
    if (is_pile(pile, Pile::kBlessings) && piles_[pile].empty()) {
      return no("whoever has no blessings left has won");
    }
    return true;
  }

  bool read_blessings_left(int seat, const PositionLine& line) {
    const PileId pile = pile_of(seat, Pile::kBlessings);
    if (said_[pile]) return no("this pile is said twice");
    said_[pile] = true;
    if (line.words.size() != 1) return no("blessings_left has one number");
    const auto count = whole_number(line.words[0], 1, kDeckCap);
    if (!count) return no(fmt::format("blessings_left is a number from 1 to {}", kDeckCap));
    blessings_left_[seat] = static_cast<int>(*count);
    return true;
  }

  bool use(int seat, Kind kind) {
    std::uint8_t& there = left(seat, kind);
    if (there == 0) {
      return no(fmt::format("there are not so many verses {}", CardList::get().slug(kind)));
    }
    --there;
    if (++used_[seat] > share_[seat]) {
      return no(fmt::format("a seat has {} verses", share_[seat]));
    }
    return true;
  }

  // Who has what is not said.
  bool deal(Dice& dice) {
    for (int box = 0; box < boxes(); ++box) {
      std::vector<Kind> rest;
      for (int kind = 1; kind < kKinds; ++kind) {
        rest.insert(rest.end(), left_[box][kind], static_cast<Kind>(kind));
      }
      dice.shuffle(std::span(rest));
      const int first = state_.advanced != 0 ? box : 0;
      const int last = state_.advanced != 0 ? box + 1 : state_.seats;
      for (int seat = first; seat < last; ++seat) {
        for (; used_[seat] < share_[seat]; ++used_[seat]) {
          unsaid_[seat].push_back(rest.back());
          rest.pop_back();
        }
      }
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      const PileId pile = pile_of(seat, Pile::kBlessings);
      if (!piles_[pile].empty()) continue;
      if (blessings_left_[seat] > static_cast<int>(unsaid_[seat].size())) {
        return no(fmt::format("seat {} has not enough verses for its blessings", seat));
      }
      for (int i = 0; i < blessings_left_[seat]; ++i) {
        piles_[pile].push_back({unsaid_[seat].back(), false});
        unsaid_[seat].pop_back();
      }
    }
    return true;
  }

  bool check_phase() {
    if (!freeplay_ || !piles_[pile_of(state_.mover, Pile::kHand)].empty()) return true;
    line_ = phase_line_;
    return no("in the Freeplay phase the mover has a verse in hand");
  }

  // Numbers an owner's verses by kind, in the deck at first, and lays them where they were said to
  // lie, as the rules would.
  void lay_out(Play& play, int seat) {
    const PileId deck = pile_of(seat, Pile::kDeck);
    for (const Kind kind : unsaid_[seat]) piles_[deck].push_back({kind, false});
    std::vector<Card> stays;  // from the top down
    int next[kKinds] = {};
    int count = 0;
    for (PileId pile = pile_of(seat, Pile::kHand); pile <= last_of(seat); ++pile) {
      for (const Laid& laid : piles_[pile]) ++next[laid.kind];
    }
    for (int kind = 1; kind < kKinds; ++kind) {
      const int first = first_card_of(seat) + count;
      for (int i = 0; i < next[kind]; ++i) {
        state_.kind[first + i] = static_cast<Kind>(kind);
        state_.table.put_under(deck, static_cast<Card>(first + i));
      }
      count += std::exchange(next[kind], first);
    }
    for (PileId pile = pile_of(seat, Pile::kHand); pile <= last_of(seat); ++pile) {
      for (const Laid& laid : piles_[pile]) {
        const auto card = static_cast<Card>(next[laid.kind]++);
        if (pile == deck) {
          stays.push_back(card);
        } else {
          lay(play, pile, card, laid.set);
        }
      }
    }
    state_.table.lay(deck, stays);
  }
  static PileId last_of(int seat) { return chapter_of(seat, kChapters - 1); }

  void lay(Play& play, PileId pile, Card card, bool set) {
    if (is_pile(pile, Pile::kBlessings)) {
      state_.table.take(card);
      state_.table.put_under(pile, card);
    } else if (is_chapter(pile)) {
      lay_in_chapter(play, card, pile, set);
      const Kind kind = state_.kind[card];
      if (!set && book_.verse(kind).unique) {
        state_.unique_played[kind / 64] |= std::uint64_t{1} << (kind % 64);
      }
    } else {
      carry(play, card, pile, effects::End::kBottom);
    }
  }

  // As after the draw of the mover's turn, in the first round if no other is said.
  void begin() {
    state_.first = state_.mover;
    state_.round = round_;
    state_.acted = 1;
    state_.asks = Asks::kTurn;
    state_.phase = freeplay_ ? Phase::kFreeplay : Phase::kPlay;
    state_.free_plays = freeplay_ ? 1 : 0;
    state_.freeplayed = freeplay_ ? 0 : 1;
  }

  const Book& book_;
  State state_ = {};
  std::uint8_t left_[kSeatCap][kKinds] = {};  // by box
  int share_[kSeatCap] = {};
  int used_[kSeatCap] = {};
  bool said_[kPiles] = {};
  std::vector<Laid> piles_[kPiles];  // the top first
  std::vector<Kind> unsaid_[kSeatCap];
  int blessings_left_[kSeatCap] = {kBlessings, kBlessings, kBlessings,
                                   kBlessings, kBlessings, kBlessings};
  bool freeplay_ = false;
  std::uint8_t round_ = 1;
  const PositionLine* mover_line_ = nullptr;
  const PositionLine* phase_line_ = nullptr;
  const PositionLine* round_line_ = nullptr;
  const PositionLine* line_ = nullptr;
  std::string why_;
};

}  // namespace

Result<State> ChapterAndVerseCodec::position(const Book& book, const Config& config,
                                             std::span<const PositionLine> lines, Dice& dice) {
  return Setter(book, config).set(lines, dice);
}

}  // namespace scriptorium::chapter_and_verse
