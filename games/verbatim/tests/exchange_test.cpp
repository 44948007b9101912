#include "games/verbatim/exchange.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "games/verbatim/codec/codec.h"
#include "players/random.h"
#include "tests/laws/settings.h"

// The exchange the slow way: every set of tops against every sub-multiset of the hand. The engine
// must offer the same, step by step.
namespace scriptorium::verbatim {
namespace {

using Counts = std::array<std::uint8_t, kKinds>;

struct Exchange {
  unsigned piles = 0;  // bit p: the top of pile p is gained
  Counts removed = {};
  friend auto operator<=>(const Exchange&, const Exchange&) = default;
};

// A moment at which the mover may begin an exchange, in terms of the rules: what lies where.
struct Moment {
  const Book& book;
  Kind top[kPiles] = {};  // none on an empty pile, nor on the one just taken from (VB-09)
  Counts hand = {};

  Moment(const Book& the_book, const State& state, int taken) : book(the_book) {
    for (int pile = 0; pile < kPiles; ++pile) {
      const int height = state.height[pile];
      if (pile != taken && height != 0) top[pile] = state.pile[pile][height - 1];
    }
    std::copy_n(state.hand[state.mover], kKinds, hand.begin());
  }
  bool tradable(int kind) const { return kind != kNoCard && !book.card[kind].red; }  // VB-08
};

class SlowExchange {
 public:
  explicit SlowExchange(const Moment& moment) : moment_(moment) {
    for (unsigned piles = 1; piles < 1U << kPiles; ++piles) {
      int value = 0;
      bool allowed = true;
      for (unsigned pile = 0; pile < kPiles; ++pile) {
        if (((piles >> pile) & 1U) == 0) continue;
        allowed = allowed && moment.tradable(moment.top[pile]);
        value += moment.book.card[moment.top[pile]].value;
      }
      if (allowed) wishes_.push_back({piles, value});
    }
    for (const Wish& wish : wishes_) dearest_ = std::max(dearest_, wish.value);
    choose(kFirstLetterKind, 0);
    std::sort(found_.begin(), found_.end());
  }

  const std::vector<Exchange>& found() const { return found_; }

 private:
  struct Wish {
    unsigned piles;
    int value;
  };

  // Every number of cards of this kind, with every choice of those before it; no further than the
  // dearest wish.
  void choose(int kind, int value) {
    if (value > dearest_) return;
    if (kind == moment_.book.kinds) {
      for (const Wish& wish : wishes_) {
        if (value == wish.value) found_.push_back({wish.piles, removed_});
      }
      return;
    }
    const auto at = static_cast<std::size_t>(kind);
    const int most = moment_.tradable(kind) ? moment_.hand[at] : 0;
    for (int copies = 0; copies <= most; ++copies) {
      removed_[at] = static_cast<std::uint8_t>(copies);
      choose(kind + 1, value + copies * moment_.book.card[kind].value);
    }
    removed_[at] = 0;
  }

  const Moment& moment_;
  std::vector<Wish> wishes_;
  int dearest_ = 0;
  Counts removed_ = {};
  std::vector<Exchange> found_;
};

// What has been said so far of an exchange.
struct Draft {
  unsigned gaining = 0;
  Counts paid = {};
  int cards = 0;
  friend auto operator<=>(const Draft&, const Draft&) = default;
};

bool covers(const Counts& all, const Counts& part) {
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (part[kind] > all[kind]) return false;
  }
  return true;
}

// Steps that some complete exchange follows: `open` are those that agree with the draft.
struct Steps {
  unsigned piles = 0;
  std::uint32_t kinds = 0;
  friend bool operator==(const Steps&, const Steps&) = default;
};
Steps steps_towards(const std::vector<Exchange>& open, const Draft& draft) {
  Steps steps;
  for (const Exchange& exchange : open) {
    if (draft.cards == 0) steps.piles |= exchange.piles & ~draft.gaining;
    if (exchange.piles != draft.gaining) continue;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      if (exchange.removed[kind] > draft.paid[kind]) steps.kinds |= 1U << kind;
    }
  }
  return steps;
}

Steps steps_listed(const Book& book, const State& state, int& keeps) {
  Actions actions;
  Verbatim::legal(book, state, state.mover, actions);
  Steps steps;
  keeps = 0;
  for (const Action action : actions) {
    if (action.type() == Action::Type::kGain) {
      steps.piles |= 1U << action.argument();
    } else if (action.type() == Action::Type::kRemove) {
      steps.kinds |= 1U << action.argument();
    } else {
      keeps += action == Action::keep() ? 1 : 100;
    }
  }
  const auto listed = static_cast<std::size_t>(std::popcount(steps.piles)) +
                      static_cast<std::size_t>(std::popcount(steps.kinds)) +
                      static_cast<std::size_t>(keeps);
  if (actions.size() != listed) keeps = -1;  // something stands twice
  return steps;
}

// Walks the drafts of one moment and compares at each.
class DraftWalk {
 public:
  DraftWalk(const Moment& moment, const State& begin, const std::vector<Exchange>& all)
      : moment_(moment), begin_(begin), all_(all) {}

  // All drafts, whichever order they are said in.
  void everywhere() {
    visit(begin_, {}, all_);
    std::sort(completed_.begin(), completed_.end());
    completed_.erase(std::unique(completed_.begin(), completed_.end()), completed_.end());
    if (completed_ != all_) fault("the exchanges completed are not those that the rules allow");
  }

  // One draft, by the dice, to its completion.
  void somewhere(Dice& dice) {
    if (all_.empty()) return;
    State state = begin_;
    Draft draft;
    std::vector<Exchange> open = all_;
    for (;;) {
      const Steps steps = compare(state, draft, open);
      std::vector<Action> next = actions(steps);
      if (next.empty()) return fault("a dead end");
      const Action action = next[dice.below(static_cast<std::uint32_t>(next.size()))];
      if (take(state, draft, open, action)) return;
    }
  }

  const std::string& fault() const { return fault_; }
  std::uint64_t drafts() const { return drafts_; }

 private:
  void fault(const std::string& what) {
    if (fault_.empty()) fault_ = what;
  }

  static std::vector<Action> actions(const Steps& steps) {
    std::vector<Action> list;
    for (int pile = 0; pile < kPiles; ++pile) {
      if (((steps.piles >> pile) & 1U) != 0) list.push_back(Action::gain(pile));
    }
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (((steps.kinds >> kind) & 1U) != 0) list.push_back(Action::remove(kind));
    }
    return list;
  }

  Steps compare(const State& state, const Draft& draft, const std::vector<Exchange>& open) {
    ++drafts_;
    const Steps want = steps_towards(open, draft);
    const Steps asked = {gainable(moment_.book, state), payable(moment_.book, state)};
    int keeps = 0;
    const Steps listed = steps_listed(moment_.book, state, keeps);
    if (asked.piles != want.piles) fault("gainable differs");
    if (asked.kinds != want.kinds) fault("payable differs");
    if (!(listed == want)) fault("legal differs");
    if (keeps != 1) fault("giving up must stand once among the legal actions");
    if (!all_.empty() && want == Steps{}) fault("a dead end");
    return listed;
  }

  // True if that completed the exchange; then the hand must be as the rules say.
  bool take(State& state, Draft& draft, std::vector<Exchange>& open, Action action) {
    const auto argument = static_cast<std::size_t>(action.argument());
    Dice none = Dice::scripted({});
    Verbatim::apply(moment_.book, state, begin_.mover, action, none, nullptr);
    if (action.type() == Action::Type::kGain) {
      draft.gaining |= 1U << argument;
      std::erase_if(open, [&](const Exchange& e) { return ((e.piles >> argument) & 1U) == 0; });
    } else {
      ++draft.paid[argument];
      ++draft.cards;
      std::erase_if(open, [&](const Exchange& e) {
        return e.piles != draft.gaining || !covers(e.removed, draft.paid);
      });
    }
    if (state.phase == Phase::kExchange) return false;
    const Exchange done = {draft.gaining, draft.paid};
    completed_.push_back(done);
    if (!std::binary_search(all_.begin(), all_.end(), done)) fault("completed too early");
    check_after(state, done);
    return true;
  }

  void check_after(const State& after, const Exchange& done) {
    Counts hand = moment_.hand;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      hand[kind] = static_cast<std::uint8_t>(hand[kind] - done.removed[kind]);
      if (after.removed[kind] != begin_.removed[kind] + done.removed[kind]) {
        fault("what was removed is not out of the game");
      }
    }
    for (unsigned pile = 0; pile < kPiles; ++pile) {
      if (((done.piles >> pile) & 1U) != 0) ++hand[moment_.top[pile]];
    }
    ++hand[begin_.front];  // VB-10
    if (!std::equal(hand.begin(), hand.end(), after.hand[begin_.mover])) {
      fault("the hand after an exchange is wrong");
    }
  }

  void visit(const State& state, const Draft& draft, const std::vector<Exchange>& open) {
    if (!fault_.empty() || !seen_.insert(draft).second) return;
    for (const Action action : actions(compare(state, draft, open))) {
      State next = state;
      Draft longer = draft;
      std::vector<Exchange> still = open;
      if (!take(next, longer, still, action)) visit(next, longer, still);
    }
  }

  const Moment& moment_;
  const State& begin_;
  const std::vector<Exchange>& all_;
  std::set<Draft> seen_;
  std::vector<Exchange> completed_;
  std::uint64_t drafts_ = 0;
  std::string fault_;
};

// Calls f(state, pile taken from) at every beginning of an exchange in random games.
template <class F>
void random_moments(const Book& book, std::uint64_t games, F f) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Dice dice = Dice::fast(Seed::of(game), 77);
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + dice.below(4));
    State state = Verbatim::setup(book, config, dice, nullptr);
    int taken = 0;
    Actions actions;
    while (state.phase <= Phase::kExchange) {
      if (state.phase == Phase::kExchange && state.gaining == 0) f(state, taken, dice);
      Verbatim::legal(book, state, state.mover, actions);
      const Action action = choose_at_random<Verbatim>(actions, dice);
      if (action.type() == Action::Type::kTake) taken = action.argument();
      Verbatim::apply(book, state, state.mover, action, dice, nullptr);
    }
  }
}

struct Tally {
  std::uint64_t moments = 0;
  std::uint64_t walked = 0;
  std::uint64_t drafts = 0;
  std::uint64_t exchanges = 0;
  std::uint64_t none = 0;
};

void compare_in_random_games(const Book& book, std::uint64_t games, Tally& tally) {
  std::string fault;
  random_moments(book, games, [&](const State& state, int taken, Dice& dice) {
    if (!fault.empty()) return;
    const Moment moment(book, state, taken);
    const SlowExchange slow(moment);
    DraftWalk walk(moment, state, slow.found());
    constexpr std::size_t kFew = 100;  // above: drafts by the dice, there are too many to walk
    const bool few = slow.found().size() <= kFew;
    if (few) walk.everywhere();
    for (int i = 0; i < 3 && !few; ++i) walk.somewhere(dice);
    fault = walk.fault();
    ++tally.moments;
    tally.walked += few ? 1U : 0U;
    tally.drafts += walk.drafts();
    tally.exchanges += slow.found().size();
    tally.none += slow.found().empty() ? 1U : 0U;
  });
  EXPECT_EQ(fault, "") << "after " << tally.moments << " moments";
}

// VB-07: exactly the sets of equal value can be exchanged, step by step, and no step is a dead end
TEST(VerbatimExchange, IsWhatEnumerationFindsInEnglish) {
  Tally tally;
  compare_in_random_games(english(), laws::games(500), tally);
  EXPECT_GT(tally.walked, 5000U);
  EXPECT_GT(tally.moments - tally.walked, 500U);
  EXPECT_GT(tally.none, 100U) << "hands that can exchange nothing are part of it";
  std::cout << tally.moments << " moments, " << tally.walked << " walked, " << tally.drafts
            << " drafts, " << tally.exchanges << " exchanges\n";
}

// VB-07: the same with the Spanish values
TEST(VerbatimExchange, IsWhatEnumerationFindsInSpanish) {
  Tally tally;
  compare_in_random_games(spanish(), laws::games(500), tally);
  EXPECT_GT(tally.walked, 5000U);
  EXPECT_GT(tally.moments - tally.walked, 500U);
  EXPECT_GT(tally.none, 100U);
}

// VB-08: red cards lie on piles and in hands and are never part of an exchange
TEST(VerbatimExchange, NeverMovesARedCard) {
  std::uint64_t red_tops = 0;
  std::uint64_t red_held = 0;
  std::uint64_t offered = 0;
  for (const Book* book : {&english(), &spanish()}) {
    const auto red = [&](int kind) { return kind != kNoCard && book->card[kind].red; };
    random_moments(*book, laws::games(1000), [&](const State& state, int taken, Dice&) {
      const Moment moment(*book, state, taken);
      int keeps = 0;
      const Steps steps = steps_listed(*book, state, keeps);
      for (int pile = 0; pile < kPiles; ++pile) {
        if (!red(moment.top[pile])) continue;
        ++red_tops;
        offered += (steps.piles >> pile) & 1U;
      }
      for (Kind kind = kFirstLetterKind; kind < book->kinds; ++kind) {
        if (!red(kind) || state.hand[state.mover][kind] == 0) continue;
        ++red_held;
        State wishing = state;
        Dice none = Dice::scripted({});
        for (int pile = 0; pile < kPiles; ++pile) {
          if (((gainable(*book, wishing) >> pile) & 1U) == 0) continue;
          Verbatim::apply(*book, wishing, state.mover, Action::gain(pile), none, nullptr);
          offered += (payable(*book, wishing) >> kind) & 1U;
        }
      }
    });
  }
  EXPECT_EQ(offered, 0U);
  EXPECT_GT(red_tops, 1000U);
  EXPECT_GT(red_held, 1000U);
}

// VB-07: the most that can be asked, three tops worth six each, paid in cards worth one
TEST(VerbatimExchange, ReachesTheLargestSum) {
  constexpr LetterRow kRows[] = {{0, 1, false, 20, 5}, {1, 6, false, 43, 0}};
  const Book book = make_book(kRows, 3, 0);
  const Kind one = kFirstLetterKind;
  for (const std::size_t ones : {18U, 17U}) {
    const std::vector<std::string> hand(ones, "a");
    const PositionLine lines[] = {{1, "hand 0", hand},
                                  {2, "pile 1", {"b"}},
                                  {3, "pile 2", {"b"}},
                                  {4, "pile 3", {"b"}},
                                  {5, "pile 4", {"b"}}};
    Dice dice = Dice::fast(Seed::of(1));
    const Result<State> position = VerbatimCodec::position(book, Config{}, lines, dice);
    ASSERT_TRUE(position) << position.error().message;
    State state = *position;
    const auto play = [&](Action action) {
      const Refusal no = Verbatim::check(book, state, Seat{0}, action);
      if (!no) Verbatim::apply(book, state, Seat{0}, action, dice, nullptr);
      return !no;
    };
    ASSERT_TRUE(play(Action::take(0)));
    ASSERT_TRUE(play(Action::gain(1)) && play(Action::gain(2)));
    EXPECT_EQ(play(Action::gain(3)), ones == 18);
    for (int paid = 0; state.phase == Phase::kExchange; ++paid) {
      ASSERT_TRUE(play(Action::remove(one))) << "after " << paid;
    }
    EXPECT_EQ(state.removed[one], position->removed[one] + (ones == 18 ? 18 : 12));
    EXPECT_EQ(Verbatim::audit(book, state), nullptr);
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
