#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "games/verbatim/tests/reckoner.h"
#include "games/verbatim/verbatim.h"

// What the true state says, beside what was reckoned.
namespace scriptorium::verbatim {
namespace {

// Keeps the first difference.
class Comparison {
 public:
  template <class A, class B>
  void same(std::string_view what, const A& engine, const B& reckoned) {
    const auto there = static_cast<long>(engine);
    const auto here = static_cast<long>(reckoned);
    if (found_.empty() && there != here) {
      found_ = fmt::format("{} is {}, reckoned: {}", what, there, here);
    }
  }
  template <class A, class B>
  void same_of(std::string_view what, std::size_t of, const A& engine, const B& reckoned) {
    if (static_cast<long>(engine) != static_cast<long>(reckoned)) {
      same(fmt::format("{} {}", what, of), engine, reckoned);
    }
  }
  const std::string& found() const { return found_; }

 private:
  std::string found_;
};

}  // namespace

std::string Reckoner::differs(const State& state) const {
  if (!fault_.empty()) return fault_;
  if (!due_.empty()) return "an event is due that was not told";
  for (std::string what :
       {table_differs(state), hands_differ(state), rows_differ(state), scores_differ(state)}) {
    if (!what.empty()) return what;
  }
  return {};
}

// Turn, piles, the card in front, the exchange being made, the challenge under way.
std::string Reckoner::table_differs(const State& state) const {
  Comparison compare;
  compare.same("phase", state.phase, phase_);
  compare.same("seats", state.seats, config_.seats);
  compare.same("one_letter", state.one_letter, config_.one_letter);
  compare.same("mover", state.mover, mover_);
  compare.same("turns begun", state.turns, turns_ + (phase_ == Phase::kTake ? 1 : 0));
  compare.same("taker", state.taker, taker_.value_or(0));
  compare.same("front", state.front, front_);
  std::array<int, kKinds> hidden = {};
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    const int height = height_[pile];
    compare.same_of("height", pile, state.height[pile], height);
    compare.same_of("shown", pile, state.shown[pile], shown_[pile]);
    for (int place = 0; place < kPileCap; ++place) {
      const Kind kind = state.pile[pile][place];
      compare.same_of("card in pile", pile, kind != kNoCard, place < height);
      const bool top = place == height - 1 && shown_[pile] != kNoCard;
      if (top) compare.same_of("top of pile", pile, kind, shown_[pile]);
      if (place < height && !top) ++hidden[kind];
    }
  }
  unsigned gaining = 0;
  for (const int pile : wanted_) gaining |= 1U << pile;
  compare.same("gaining", state.gaining, gaining);
  compare.same("owed", state.owed, owed());
  compare.same("paid_count", state.paid_count, paid_.size());
  for (std::size_t at = 0; at < kMaxPaid; ++at) {
    compare.same_of("paid", at, state.paid[at], at < paid_.size() ? paid_[at].kind : kNoCard);
  }
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    compare.same_of("hidden cards of kind", kind, hidden[kind], unseen_[kind]);
    compare.same_of("removed cards of kind", kind, state.removed[kind], removed_[kind]);
  }
  unsigned arranged = 0;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    arranged |= players_[seat].in ? 1U << seat : 0;
    compare.same_of("recall", seat, state.recall[seat], config_.recall[seat]);
  }
  compare.same("arranged", state.arranged, arranged);
  compare.same("passes", state.passes, passes_);
  compare.same("asked", state.asked, phase_ == Phase::kVerdict ? asked_place_ : 0);
  compare.same("maker", state.maker, maker_.value_or(0));
  return compare.found();
}

// Hands, and what the state keeps beside them to find exchanges fast.
std::string Reckoner::hands_differ(const State& state) const {
  Comparison compare;
  for (std::size_t seat = 0; seat < kSeatCap; ++seat) {
    std::array<int, kKinds> hand = {};
    std::array<int, kMaxValue> purse = {};
    std::uint32_t held = 0;
    std::uint32_t sums = 0;
    if (!arranging() && seat < players_.size()) {
      const std::vector<Letter>& letters = players_[seat].unused;
      for (const Letter& letter : letters) {
        ++hand[letter.kind];
        held |= 1U << letter.kind;
        if (!book_.card[letter.kind].red) {
          ++purse[static_cast<std::size_t>(value(letter.kind) - 1)];
        }
      }
      // While an exchange is paid, what the hand could make before.
      std::vector<Letter> whole = letters;
      if (seat == mover_) whole.insert(whole.end(), paid_.begin(), paid_.end());
      for (const int sum : sums_of(whole)) sums |= sum <= kMaxSum ? 1U << sum : 0;
    }
    if (!arranging()) compare.same_of("held by seat", seat, state.held[seat], held);
    compare.same_of("sums of seat", seat, state.sums[seat], sums);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      compare.same_of(fmt::format("hand of seat {}, kind", seat), kind, state.hand[seat][kind],
                      hand[kind]);
    }
    for (std::size_t at = 0; at < kMaxValue; ++at) {
      compare.same_of(fmt::format("purse of seat {}, value", seat), at + 1, state.purse[seat][at],
                      purse[at]);
    }
  }
  return compare.found();
}

// The row of all letters.
std::string Reckoner::rows_differ(const State& state) const {
  Comparison compare;
  std::set<int> begins;
  std::set<int> doubled;
  unsigned open = 0;
  int here = 0;
  for (std::size_t seat = 0; seat < kSeatCap; ++seat) {
    compare.same_of("row_begin", seat, state.row_begin[seat], here);
    if (!arranging() || seat >= players_.size()) {
      compare.same_of("laid", seat, state.laid[seat], 0);
      if (arranging()) compare.same_of("held by seat", seat, state.held[seat], 0U);
      continue;
    }
    if (std::string what = row_differs(state, static_cast<Seat>(seat), here); !what.empty()) {
      return what;
    }
    const Player& player = players_[seat];
    int place = here;
    for (const Word& word : player.words) {
      begins.insert(place);
      if (word.doubled) doubled.insert(place);
      place += static_cast<int>(word.letters.size());
    }
    if (!player.open.empty()) {
      begins.insert(place);
      open |= 1U << seat;
      place += static_cast<int>(player.open.size());
    }
    compare.same_of("laid", seat, state.laid[seat], place - here);
    here = place + static_cast<int>(player.unused.size());
  }
  compare.same("end of the row", state.row_begin[kSeatCap], here);
  compare.same("word_open", state.word_open, open);
  for (int place = 0; place < kPool; ++place) {
    const auto at = static_cast<std::size_t>(place);
    compare.same_of("begins", at, state.begins.has(place), begins.count(place));
    compare.same_of("doubled", at, state.doubled.has(place), doubled.count(place));
    if (place >= here) compare.same_of("tile past the row", at, state.row[place].face(), 0);
  }
  int standing = 0;
  if (maker_) {
    for (std::size_t word = 0; word < standing_; ++word) {
      standing += static_cast<int>(players_[*maker_].words[word].letters.size());
    }
  }
  compare.same("standing", state.standing, standing);
  compare.same("a word is barred", state.barred != 0, phase_ == Phase::kReform);
  return compare.found();
}

// One seat's letters: words, the open one, then what is unused, sorted.
std::string Reckoner::row_differs(const State& state, Seat seat, int begin) const {
  const Player& player = players_[seat];
  std::vector<Letter> row;
  for (const Word& word : player.words) {
    row.insert(row.end(), word.letters.begin(), word.letters.end());
  }
  row.insert(row.end(), player.open.begin(), player.open.end());
  std::vector<Letter> unused = player.unused;
  std::sort(unused.begin(), unused.end(), [](const Letter& a, const Letter& b) {
    return std::pair(a.kind, a.freed) < std::pair(b.kind, b.freed);
  });
  row.insert(row.end(), unused.begin(), unused.end());
  Comparison compare;
  std::uint32_t held = 0;
  for (const Letter& letter : unused) {
    if (letter.freed < kMaxFreed) held |= 1U << letter.kind;
  }
  compare.same_of("held by seat", seat, state.held[seat], held);
  for (std::size_t at = 0; at < row.size(); ++at) {
    const Tile tile = state.row[static_cast<std::size_t>(begin) + at];
    const std::size_t place = static_cast<std::size_t>(begin) + at;
    compare.same_of("card at place", place, tile.face(), row[at].face);
    compare.same_of("times freed at place", place, tile.freed(), row[at].freed);
  }
  return compare.found();
}

// VB-13, VB-15, VB-18
std::string Reckoner::scores_differ(const State& state) const {
  Comparison compare;
  const Scores scores = Verbatim::scores(book_, state);
  compare.same("seats with scores", scores.seats, config_.seats);
  for (int seat = 0; seat < config_.seats; ++seat) {
    compare.same_of("points of seat", static_cast<std::size_t>(seat), scores.points[seat],
                    arranging() ? points(static_cast<Seat>(seat)) : 0);
  }
  const SeatSet winners = phase_ == Phase::kOver ? SeatSet::of(winner()) : SeatSet();
  compare.same("winners", scores.winners.bits(), winners.bits());
  return compare.found();
}

}  // namespace scriptorium::verbatim
