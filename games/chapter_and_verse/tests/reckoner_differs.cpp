#include <fmt/format.h>

#include <algorithm>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/tests/reckoner.h"

// How the game stands, beside how it is reckoned to stand.
namespace scriptorium::chapter_and_verse {
namespace {

template <class T, class U>
std::string unlike(const char* what, T truly, U reckoned) {
  const auto a = static_cast<long>(truly), b = static_cast<long>(reckoned);
  return a == b ? std::string() : fmt::format("{} {}, reckoned: {}", what, a, b);
}

}  // namespace

std::string Reckoner::differs(const State& state) {
  while (due_ && due_->perhaps) did_not_happen();
  if (fault_.empty() && in_effect_) {
    effect_asks_ = state.asks == Asks::kEffect;
    if (effect_asks_) {
      asks_ = Asks::kEffect;
      acting_ = state.run.asked;
      if (acting_ == 0 || acting_ >> seats_ != 0) fault("an effect asks nobody");
      if (effect_.idle) fault("it has an effect in its player's turn alone");
      if (winner()) fault("an effect asks, and somebody has no blessing left");
    } else {
      in_effect_ = false;
      asks_.reset();
      go_on();
    }
  }
  if (fault_.empty() && due_) {
    fault(fmt::format("event {} of seat {} is due", static_cast<int>(due_->type),
                      due_->seat.value_or(-1)));
  }
  if (!fault_.empty()) return fault_;
  if (std::string what = table_.differs(book_, state); !what.empty()) return what;
  if (std::string what = turn_differs(state); !what.empty()) return what;
  if (std::string what = line_differs(state); !what.empty()) return what;
  return over_ ? end_differs(state) : std::string();
}

std::string Reckoner::turn_differs(const State& state) const {
  std::string what = unlike("asks", state.asks, *asks_);
  what += unlike("phase", state.phase, phase_);
  what += unlike("mover", state.mover, mover_);
  what += unlike("first", state.first, first_);
  what += unlike("round", state.round, round_);
  if (!over_) what += unlike("idle", state.idle, idle_);
  int unique = 0;
  for (const std::uint64_t kinds : state.unique_played) unique += std::popcount(kinds);
  what += unlike("unique verses", unique, unique_played_.size());
  for (const Kind kind : unique_played_) {
    if ((state.unique_played[kind / 64] >> (kind % 64) & 1U) == 0) what += " a unique verse";
  }
  if (turn_phase() && *asks_ == Asks::kTurn) {
    const int regular = phase_ == Phase::kFreeplay && !freeplayed_ ? 1 : 0;
    what += unlike("free plays", state.free_plays, regular + extra_free_);
    what += unlike("kept", state.kept, kept_);
    what += unlike("acted", state.acted, acted_);
  }
  if (*asks_ == Asks::kRecite || *asks_ == Asks::kVerdict) {
    what += unlike("reciter", state.reciter, reciter_);
    what += unlike("challenger", state.challenger, challenger_ ? *challenger_ + 1 : 0);
    if (!challenger_) what += unlike("listener", state.listener, listener_);
  }
  return what;
}

std::string Reckoner::line_differs(const State& state) {
  std::string what = unlike("on the line", state.line.size, line_.size());
  if (!what.empty()) return what;
  for (std::size_t i = 0; i < line_.size(); ++i) {
    const auto& item = state.line.items[i];
    Waiting& waiting = line_[i];
    what += unlike("line: did", static_cast<Did>(item.kind), waiting.did);
    what += unlike("line: seat", item.seat, waiting.seat);
    if (item.card != kNoCard) {
      what += unlike("line: verse", state.kind[item.card], waiting.copy.kind);
      what += unlike("line: owner", owner_of(item.card), waiting.copy.owner);
    }
    if (waiting.doubtful) {  // now it shows which of them was meant
      const PileId lies = state.table.where(item.card);
      waiting.cancelled = item.cancelled != 0;
      if (waiting.did == Did::kPlayed) waiting.pile = is_chapter(lies) ? lies : PileId{0};
      waiting.doubtful = false;
    }
    what += unlike("line: cancelled", item.cancelled, waiting.cancelled);
  }
  const bool closing = std::any_of(line_.begin(), line_.end(), [](const Waiting& waiting) {
    return waiting.did == Did::kClosing;
  });
  if (closing) {
    std::vector<PileId> chapters;
    for (const PileId chapter : state.closing) {
      if (chapter != 0) chapters.push_back(chapter);
    }
    what += unlike("theme of the book", state.closing_theme, closing_theme_);
    if (chapters != closing_) what += " other chapters in the book";
  }
  what += unlike("window", state.window.asked, window_ ? window_asked_ : 0);
  const bool together = ChapterAndVerse::answering(book_, state) == Answering::kTogether;
  what += unlike("answering", together ? 1 : 0, asks_ == Asks::kWindow ? 1 : 0);
  return what;
}

// CV-20, CV-51.
std::string Reckoner::end_differs(const State& state) const {
  SeatSet winners;
  if (winner_) {
    winners = SeatSet::of(*winner_);
  } else {
    for (const int seat : fewest_left()) winners = winners.with(seat);
  }
  return unlike("winners", ChapterAndVerse::scores(book_, state).winners.bits(), winners.bits());
}

}  // namespace scriptorium::chapter_and_verse
