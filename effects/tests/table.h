#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/dice.h"
#include "core/piles.h"
#include "effects/found.h"
#include "effects/language/compile.h"
#include "effects/runner.h"

// A table for tests: the piles that a game's nouns declare, and the plainest rules for them. Every
// player has three chapters where a pile is `many`. It is strict: nothing is moved from or to
// nowhere, nobody draws or gains nothing.
namespace scriptorium::effects {

inline constexpr int kTestSeats = 4;
inline constexpr int kTestChapters = 3;
inline constexpr int kTestCounters = 4;
inline constexpr int kTestLasting = 32;

using TestPiles = Piles<320, 96>;
using TestCard = TestPiles::Card;
using TestRun = Run<TestCard, kTestSeats>;

// What a step has made last.
struct TestLasting {
  std::uint16_t row;
  TestCard source;
  TestCard card;
  std::uint8_t you;
  std::uint8_t other;
  std::int8_t amount;
  std::uint8_t unused_byte;
};

struct TestState {
  TestPiles piles;
  std::uint16_t kind[320];
  TestLasting lasting[kTestLasting];
  std::uint16_t ply;       // choices made: each has dice of its own
  std::uint8_t seen[320];  // bit s: the seat knows which card it is
  std::uint8_t owner[320];
  std::uint8_t cancelled[320];
  std::uint8_t fasts[320];  // for so many turns
  std::uint8_t waits[320];  // 1: it waits on the line, though it lies elsewhere
  std::uint8_t counters[kTestSeats][kTestCounters];
  std::uint8_t played[kTestSeats];  // cards played this turn
  std::uint8_t seats;
  std::uint8_t mover;
  std::uint8_t lasting_count;
  std::uint8_t left;        // bit s: the seat plays no more
  std::uint8_t goal;        // so many of the first counter end the game; 0: nothing does
  std::uint8_t unplayable;  // a kind of card that cannot be played
  std::uint8_t refills;     // 1: who needs a card of an empty draw pile gets the discard shuffled
  std::uint8_t forgets;     // 1: what comes to a hand only its holder knows from then on
};

// What a run no longer uses is zero: the same situation is the same bytes. Null, or what is not.
const char* untidy(const TestRun& run);

// A game: what never changes.
struct TestBook {
  const Nouns& nouns;  // must outlive it
  CardSet set;
  Program program;

  TestBook(const Nouns& from, CardSet cards)
      : nouns(from), set(std::move(cards)), program(set.program()) {}
  TestBook(const TestBook&) = delete;

  bool is(int noun, Flag flag) const { return noun != 0 && nouns.pile(at(noun))->is(flag); }
  int piles() const { return static_cast<int>(nouns.piles.size()); }
  int number_of(Flag flag) const {
    const Noun* pile = nouns.pile_that(flag);
    return pile == nullptr ? 0 : pile->number;
  }
  static std::uint8_t at(int noun) { return static_cast<std::uint8_t>(noun); }
};

class TestSight {
 public:
  using PileId = TestPiles::Pile;
  using Card = TestCard;
  using State = TestState;
  using Found = FoundCards<Card, 320>;

  TestSight(const TestBook& book, const State& state) : book_(book), seen_(state) {}

  int seats() const { return seen_.seats; }
  bool plays(int seat) const { return (seen_.left >> seat & 1U) == 0; }
  int mover() const { return seen_.mover; }
  const Program& program() const { return book_.program; }
  bool over() const;

  template <class See>
  void each_pile(std::uint8_t noun, int seat, const See& see) const {
    if (!book_.is(noun, Flag::kMany) && !book_.is(noun, Flag::kAll)) {
      if (const PileId pile = pile_for(noun, seat); pile != 0) see(pile);
      return;
    }
    for (int chapter = 0; chapter < kTestChapters; ++chapter) {
      const PileId pile = chapter_pile(seat, chapter);
      if (!seen_.piles.empty(pile)) see(pile);
    }
  }
  template <class See>
  void each_in_play(int seat, const See& see) const {
    for (int noun = 1; noun <= book_.piles(); ++noun) {
      if (book_.is(noun, Flag::kPlay) && !book_.is(noun, Flag::kAll)) {
        each_pile(TestBook::at(noun), seat, see);
      }
    }
  }
  template <class See>
  void each_on_line(const See& see) const {
    const int noun = book_.number_of(Flag::kLine);
    if (noun == 0) return;
    for (Card card = top(shared_pile(noun)); card != 0; card = below(card)) {
      if (seen_.cancelled[card] == 0) see(card);
    }
    for (Card card = 1; card < 320; ++card) {
      if (seen_.waits[card] != 0) see(card);
    }
  }
  bool open(std::uint8_t noun) const { return book_.is(noun, Flag::kOpen); }
  bool shared(std::uint8_t noun) const { return book_.is(noun, Flag::kShared); }
  bool line(std::uint8_t noun) const { return book_.is(noun, Flag::kLine); }
  Card top(PileId pile) const { return seen_.piles.top(pile); }
  Card below(Card card) const { return seen_.piles.below[card]; }
  int size(PileId pile) const { return seen_.piles.size(pile); }
  PileId pile_of(Card card) const { return seen_.piles.where(card); }
  int owner(Card card) const { return seen_.owner[card]; }
  int holder(Card card) const;
  int player_of(Card card) const { return holder(card); }
  bool playable(Card card) const { return seen_.kind[card] != seen_.unplayable; }
  bool like(Card card, const Filter& filter, int named, Card source) const;
  void find(PileId pile, const Filter& filter, int named, Card source, Found& found) const {
    find_from_top(*this, pile, filter, named, source, found);
  }
  struct Shield {
    const TestSight& sight;
    int seat;
    bool up() const { return true; }
    bool covers(Card card, bool willing = false) const {
      return !willing && sight.covered(card, seat);
    }
    bool hides(PileId pile) const {
      bool all = sight.size(pile) != 0;
      for (Card card = sight.top(pile); card != 0; card = sight.below(card)) {
        all = all && sight.covered(card, seat);
      }
      return all;
    }
  };
  Shield shield(int seat) const { return {*this, seat}; }
  bool seen_by_all(Card card) const;
  int members(std::uint8_t group) const {
    return static_cast<int>(book_.nouns.group(group)->members.size());
  }
  int stat(Card card, std::uint8_t noun) const;
  int counter(int seat, std::uint8_t noun) const { return seen_.counters[seat][noun - 1]; }
  int played(int seat, const Filter& filter, Card source) const;

  PileId hand_of(int seat) const { return pile_for(noun(Flag::kHand), seat); }
  PileId discard_of(Card card) const { return pile_for(noun(Flag::kDiscard), owner(card)); }
  PileId pile_for(std::uint8_t noun, int seat) const;
  PileId chapter_of(Card card) const;
  PileId new_chapter(int seat) const;
  bool room(int seat) const { return new_chapter(seat) != 0; }

  // The noun of a pile and the seat it belongs to (0 for a shared one); noun 0: set aside.
  struct Place {
    int noun;
    int seat;
  };
  Place place_of(PileId pile) const;
  PileId chapter_pile(int seat, int chapter) const {
    return static_cast<PileId>(1 + (book_.piles() + 1) * kTestSeats + seat * kTestChapters +
                               chapter);
  }
  bool covered(Card card, int seat) const;

 protected:
  std::uint8_t noun(Flag flag) const { return TestBook::at(book_.number_of(flag)); }
  PileId shared_pile(int noun) const { return static_cast<PileId>(1 + noun * kTestSeats); }
  // Set aside while they fast.
  PileId aside(int seat) const { return static_cast<PileId>(1 + seat); }
  bool about(const TestLasting& lasting, Card card) const;

  const TestBook& book_;
  const State& seen_;
};

class TestHost : public TestSight {
 public:
  TestHost(const TestBook& book, State& state, std::vector<std::string>* log = nullptr)
      : TestSight(book, state),
        state_(state),
        dice_(Dice::fast(Seed::of(1), state.ply)),
        log_(log) {}

  std::uint32_t roll(std::uint32_t n) { return dice_.below(n); }
  int draw(int seat, int count);
  void need(PileId pile);
  bool move(Card card, PileId to, End end, int doer);
  bool set(Card card, PileId to, int doer) { return move(card, to, End::kAnywhere, doer); }
  bool play(Card card, int seat, PileId to);
  void look(int seat, PileId pile, int count);
  void reveal(PileId pile, int count);
  void look_card(int seat, Card card);
  void reveal_card(Card card);
  void pick_unseen(int, PileId, int) {}
  bool sink(Card card, int depth);
  void search(int seat, PileId pile) { look(seat, pile, size(pile)); }
  void found(int seat, Card card);
  void shuffle(PileId pile);
  void arrange(int seat, PileId pile, const Card* cards, int count, unsigned bottoms);
  bool exchange(std::uint8_t noun, int seat, int other);
  bool cancel(Card card);
  bool negate(Card card);
  void gain(int seat, std::uint8_t noun, int amount);
  bool fast(Card card, int turns);
  void named(int seat, std::uint8_t group, std::uint8_t member);
  bool make_lasting(std::uint16_t row, Card source, Card card, int you, int other, int amount);

 private:
  void tell(std::string what) {
    if (log_ != nullptr) log_->push_back(std::move(what));
  }

  State& state_;
  Dice dice_;
  std::vector<std::string>* log_;
};

using TestRunner = Runner<TestHost, TestRun>;
using TestAsking = Asking<TestSight, TestRun>;

}  // namespace scriptorium::effects
