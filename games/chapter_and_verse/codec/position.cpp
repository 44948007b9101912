#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/setup.h"
#include "games/chapter_and_verse/table.h"
#include "table/position_reader.h"

// A position as a scenario says it: `at KEY: words…`, one fact a line. The player in turn has to
// decide what to do; nobody remembers more than lies open or in one's own hand. All verses on a
// seat's piles are its own; those that are not said lie in its deck, shuffled: in the basic game
// from the box, in the advanced one from the seat's deck, or from the first of the ready ones.
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

struct Laid {
  Kind kind = 0;
  bool set = false;
};

class Setter {
 public:
  Setter(const Book& book, const Config& config) : book_(book), reader_(config.seats) {
    name_facts();
    state_.seats = config.seats;
    state_.table.everyone = static_cast<std::uint8_t>(columns(state_).bits());
    state_.advanced = config.advanced;
    for (int seat = 0; seat < config.seats; ++seat) state_.recall[seat] = config.recall[seat];
    state_.left_out = left_out(book, config);
    if (config.advanced != 0) {
      for (int seat = 0; seat < config.seats; ++seat) bring_deck(seat, config.decks[seat]);
    } else {
      open_box();
    }
  }

  State set(std::span<const PositionLine> lines, Dice& dice) {
    reader_.read(lines);
    deal(dice);
    if (freeplay_ && piles_[pile_of(state_.mover, Pile::kHand)].empty()) {
      reader_.refuse_line("phase", "in the Freeplay phase the mover has a verse in hand");
    }
    Play play{book_, state_, dice, nullptr};
    for (int seat = 0; seat < state_.seats; ++seat) lay_out(play, seat);
    begin();
    return state_;
  }

 private:
  using Words = PositionReader::Words;

  // CV-03: as setup divides it.
  void open_box() {
    box(book_, state_.left_out, state_.seats, left_[0]);
    std::ranges::fill(share_, kBoxShare);
  }
  // CV-04: the deck that the options name; else any verses that are said, and the rest of a ready
  // deck.
  void bring_deck(int seat, const Deck& brought) {
    deck_[seat] = brought.empty() ? fitted(book_, state_.left_out, book_.ready[0]) : brought;
    share_[seat] = brought.empty() ? kDeckCap : brought.size();
    for (std::size_t i = 1; i < book_.verses.size(); ++i) {
      const auto kind = static_cast<Kind>(i);
      const int copies = deck_[seat].copies(kind);
      const bool any = brought.empty() && !state_.left_out.has(kind);
      left_[seat][kind] =
          static_cast<std::uint8_t>(any ? std::max(copies, most_copies(book_, kind)) : copies);
    }
  }

  // Each player's deck in the advanced game, one box for all in the basic one.
  int boxes() const { return state_.advanced != 0 ? state_.seats : 1; }
  std::uint8_t& left(int seat, Kind kind) { return left_[state_.advanced != 0 ? seat : 0][kind]; }

  void name_facts() {
    reader_.word("mover", [this](const auto& word) {
      state_.mover = static_cast<Seat>(reader_.seat(word));
    });
    reader_.word("phase", [this](const auto& word) {
      if (word != "freeplay" && word != "play") reader_.refuse("a phase is freeplay or play");
      freeplay_ = word == "freeplay";
    });
    reader_.word("round", [this](const auto& word) {
      round_ = static_cast<std::uint8_t>(reader_.number(word, 1, kRounds));
    });
    for (const Pile pile :
         {Pile::kHand, Pile::kDeck, Pile::kBlessings, Pile::kDiscard, Pile::kDarkness}) {
      reader_.seat_words(std::string(name_of(pile)), [this, pile](int seat, const Words& words) {
        read_pile(pile_of(seat, pile), words);
      });
    }
    reader_.seat_word("blessings_left", [this](int seat, const auto& word) {
      say_pile(pile_of(seat, Pile::kBlessings));
      blessings_left_[seat] = reader_.number(word, 1, kDeckCap);
    });
    reader_.part_words("chapter", "SEAT.N", [this](std::string_view which, const Words& words) {
      if (words.empty()) reader_.refuse("a chapter without verses is gone");
      read_pile(chapter_in(which), words);
    });
  }

  PileId chapter_in(std::string_view which) {
    const std::vector<std::string_view> parts = split(which, '.');
    if (parts.size() != 2) reader_.refuse("a chapter is SEAT.N, such as 0.1");
    const int seat = reader_.seat(parts[0]);
    const auto number = whole_number(parts[1], 1, kChapters);
    if (!number) reader_.refuse(fmt::format("chapters are numbered from 1 to {}", kChapters));
    return chapter_of(seat, static_cast<int>(*number) - 1);
  }

  void say_pile(PileId pile) {
    if (std::exchange(said_[pile], true)) reader_.refuse("this pile is said twice");
  }
  void read_pile(PileId pile, const Words& words) {
    say_pile(pile);
    for (const std::string& word : words) {
      std::string_view name = word;
      const bool set = is_chapter(pile) && name.ends_with('!');
      if (set) name.remove_suffix(1);
      const std::optional<Kind> kind = CardList::get().kind_of(name);
      if (!kind) reader_.refuse("there is no verse " + shorten(word));
      use(holder_of(pile), *kind);
      piles_[pile].push_back({*kind, set});
    }
    if (is_pile(pile, Pile::kBlessings) && piles_[pile].empty()) {
      reader_.refuse("whoever has no blessings left has won");
    }
  }

  void use(int seat, Kind kind) {
    std::uint8_t& there = left(seat, kind);
    if (there == 0) {
      reader_.refuse(fmt::format("there are not so many verses {}", CardList::get().slug(kind)));
    }
    --there;
    if (++used_[seat] > share_[seat]) {
      reader_.refuse(fmt::format("a seat has {} verses", share_[seat]));
    }
  }

  void deal_box(Dice& dice) {
    std::vector<Kind> rest;
    for (int kind = 1; kind < kKinds; ++kind) {
      rest.insert(rest.end(), left_[0][kind], static_cast<Kind>(kind));
    }
    dice.shuffle(std::span(rest));
    for (int seat = 0; seat < state_.seats; ++seat) {
      for (; used_[seat] < share_[seat]; ++used_[seat]) {
        unsaid_[seat].push_back(rest.back());
        rest.pop_back();
      }
    }
  }
  void deal_deck(int seat, Dice& dice) {
    int said[kKinds] = {};
    for (PileId pile = pile_of(seat, Pile::kHand); pile <= last_of(seat); ++pile) {
      for (const Laid& laid : piles_[pile]) ++said[laid.kind];
    }
    std::vector<Kind> rest;
    for (const Kind kind : deck_[seat].verses) {
      if (kind != 0 && said[kind]-- <= 0) rest.push_back(kind);
    }
    dice.shuffle(std::span(rest));
    for (; used_[seat] < deck_[seat].size(); ++used_[seat]) {
      unsaid_[seat].push_back(rest.back());
      rest.pop_back();
    }
  }

  // Who has what is not said.
  void deal(Dice& dice) {
    if (state_.advanced != 0) {
      for (int seat = 0; seat < state_.seats; ++seat) deal_deck(seat, dice);
    } else {
      deal_box(dice);
    }
    for (int seat = 0; seat < state_.seats; ++seat) {
      const PileId pile = pile_of(seat, Pile::kBlessings);
      if (!piles_[pile].empty()) continue;
      if (blessings_left_[seat] > static_cast<int>(unsaid_[seat].size())) {
        reader_.refuse(fmt::format("seat {} has not enough verses for its blessings", seat));
      }
      for (int i = 0; i < blessings_left_[seat]; ++i) {
        piles_[pile].push_back({unsaid_[seat].back(), false});
        unsaid_[seat].pop_back();
      }
    }
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
  PositionReader reader_;
  State state_ = {};
  std::uint8_t left_[kSeatCap][kKinds] = {};  // by box
  Deck deck_[kSeatCap] = {};
  int share_[kSeatCap] = {};
  int used_[kSeatCap] = {};
  bool said_[kPiles] = {};
  std::vector<Laid> piles_[kPiles];  // the top first
  std::vector<Kind> unsaid_[kSeatCap];
  int blessings_left_[kSeatCap] = {kBlessings, kBlessings, kBlessings,
                                   kBlessings, kBlessings, kBlessings};
  bool freeplay_ = false;
  std::uint8_t round_ = 1;
};

}  // namespace

Result<State> ChapterAndVerseCodec::position(const Book& book, const Config& config,
                                             std::span<const PositionLine> lines, Dice& dice) {
  return set_position<State>([&] { return Setter(book, config).set(lines, dice); });
}

}  // namespace scriptorium::chapter_and_verse
