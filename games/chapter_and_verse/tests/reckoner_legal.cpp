#include <algorithm>
#include <tuple>

#include "games/chapter_and_verse/tests/reckoner.h"

// Who may do what.
namespace scriptorium::chapter_and_verse {
namespace {

using ActionType = Action::Type;

// CV-24: a verse in the seat's hand, as an action names it.
Action with(ActionType type, Copy copy, int seat, PileId pile = 0) {
  return {type, copy.kind, pile, copy.owner == seat ? 0 : copy.owner + 1};
}

}  // namespace

Actors Reckoner::to_act() const {
  if (!asks_ || *asks_ == Asks::kNothing) return {};
  if (*asks_ == Asks::kVerdict) return kJudgeActs;
  return Actors::from_bits(static_cast<std::uint16_t>(acting_));
}

std::vector<Copy> Reckoner::hand(int seat) const {
  std::vector<Copy> copies;
  for (const Lying& lying : table_.pile(pile_of(seat, Pile::kHand))) copies.push_back(lying.copy);
  std::sort(copies.begin(), copies.end(),
            [](Copy a, Copy b) { return std::tie(a.owner, a.kind) < std::tie(b.owner, b.kind); });
  return copies;
}

std::optional<std::vector<Action>> Reckoner::legal(Seat seat) const {
  if (!to_act().has(seat)) return std::vector<Action>();
  std::vector<Action> actions;
  switch (*asks_) {
    case Asks::kOrder:
      return legal_first();
    case Asks::kExcess:
      for (const Copy copy : hand(seat)) actions.push_back(with(ActionType::kExcess, copy, seat));
      return actions;
    case Asks::kTurn:
      return legal_in_turn(seat);
    case Asks::kChapter:
      return legal_chapters(seat);
    case Asks::kSacrifice:
      return legal_sacrifices(seat);
    case Asks::kHandTo:
      for (int other = 0; other < seats_; ++other) {
        if (other != seat) actions.push_back({ActionType::kHandTo, other});
      }
      return actions;
    case Asks::kRecite:
      return std::vector<Action>{{ActionType::kRecite}};
    case Asks::kRecited:
      return std::vector<Action>{{ActionType::kPlayIt}, {ActionType::kKeepIt}};
    case Asks::kFaltered: {  // CV-32
      const auto cost = standing().cost(seat, draft_.verse);
      if (!cost) return {};
      actions = {{ActionType::kKeepIt}};
      if (static_cast<int>(hand(seat).size()) >= *cost) actions.push_back({ActionType::kPlayIt});
      return actions;
    }
    case Asks::kBook: {
      const auto chapters = addable(seat, draft_.theme, draft_.book);
      if (!chapters) return {};
      for (const PileId chapter : *chapters) actions.push_back({ActionType::kChapter, 0, chapter});
      return actions;
    }
    case Asks::kWindow:
      return legal_answers(seat);
    default:
      return {};  // an effect's
  }
}

// CV-31, CV-39, CV-47: Quick Play is a Discard effect.
std::optional<bool> Reckoner::use_forbidden(int seat, Copy copy) const {
  const PileId there = pile_of(seat, Pile::kHand);
  const auto no_use = standing().forbidden(Act::kDiscard, seat, there, copy);
  if (!book_.verse(copy.kind).triggers_on(effects::Trigger::kQuickPlayed)) return no_use;
  const auto no_quick = standing().forbidden(Act::kQuickPlay, seat, there, copy);
  if (!no_use || !no_quick) return {};
  return *no_use || *no_quick;
}

std::optional<bool> Reckoner::challenge_forbidden(int seat) const {
  const Waiting& last = line_.back();
  if (last.doubtful) return {};
  return standing().forbidden(Act::kChallenge, seat, last.pile, last.copy);
}

// CV-37.
bool Reckoner::may_play(Copy copy) const { return unique_played_.count(copy.kind) == 0; }

std::optional<std::vector<Action>> Reckoner::legal_in_turn(int seat) const {
  const bool freeplay = phase_ == Phase::kFreeplay;
  std::vector<Action> actions = {{freeplay ? ActionType::kSkip : ActionType::kEnd}};
  const auto verses = hand(seat);
  if (standing().allows()) return {};
  for (const Copy copy : verses) {
    const Verse& verse = book_.verse(copy.kind);
    const auto cost = standing().cost(seat, copy);
    const PileId there = pile_of(seat, Pile::kHand);
    const auto no_play = standing().forbidden(Act::kPlay, seat, there, copy);
    const auto no_free = standing().forbidden(Act::kFreeplay, seat, there, copy);
    const auto no_use = use_forbidden(seat, copy);
    if (!cost || !no_play || !no_free || !no_use) return {};
    const bool plays = may_play(copy) && !*no_play;
    if (plays && !*no_free && (freeplay || extra_free_ > 0)) {  // CV-13
      actions.push_back(with(ActionType::kFreeplay, copy, seat));
    }
    if (freeplay) continue;
    if (plays && static_cast<int>(verses.size()) - 1 >= *cost) {  // CV-14
      actions.push_back(with(ActionType::kPlay, copy, seat));
    }
    const bool has_effect = verse.triggers_on(effects::Trigger::kDiscarded) ||
                            verse.triggers_on(effects::Trigger::kQuickPlayed);
    if (has_effect && may_play(copy) && !*no_use) {  // CV-31, CV-39
      actions.push_back(with(ActionType::kUse, copy, seat));
    }
    if (verse.quote && !kept_ && plays)
      actions.push_back(with(ActionType::kQuote, copy, seat));  // CV-32
  }
  if (freeplay) return actions;
  for (int theme = 1; theme <= kThemes; ++theme) {
    const auto chapters = addable(seat, theme, {});
    if (!chapters) return {};
    if (!chapters->empty()) actions.push_back({ActionType::kClose, theme});
  }
  return actions;
}

// CV-15.
std::vector<Action> Reckoner::legal_chapters(int seat) const {
  std::vector<Action> actions;
  for (const PileId chapter : table_.chapters(seat))
    actions.push_back({ActionType::kInto, 0, chapter});
  if (actions.size() < kChapters) actions.push_back({ActionType::kInto});
  return actions;
}

// CV-14. There is one way to give the same verses: in the order of the hand.
std::vector<Action> Reckoner::legal_sacrifices(int seat) const {
  auto verses = hand(seat);
  if (!draft_.handed) verses.erase(std::find(verses.begin(), verses.end(), draft_.verse));
  auto next = verses.begin();
  for (const Copy paid : draft_.paid) next = std::find(next, verses.end(), paid) + 1;
  const auto left = draft_.price - static_cast<int>(draft_.paid.size());
  std::vector<Action> actions;
  for (; verses.end() - next >= left; ++next) {
    actions.push_back(with(ActionType::kSacrifice, *next, seat));
  }
  return actions;
}

// CV-16, CV-17: the chapters, seat after seat, that can come next in a book in which each is
// needed. All books are gone through.
std::optional<std::vector<PileId>> Reckoner::addable(int seat, int theme,
                                                     const std::vector<PileId>& chosen) const {
  std::vector<PileId> next;
  const int from = chosen.empty() ? 0 : holder_of(chosen.back()) + 1;
  std::vector<int> icons;
  for (const PileId chapter : chosen) icons.push_back(table_.icons(book_, chapter, theme));
  // by seat, what its chapters show of the theme, each number once
  std::vector<std::set<int>> shows(static_cast<std::size_t>(seats_));
  std::vector<std::pair<PileId, int>> open;
  for (int holder = from; holder < seats_; ++holder) {
    for (const PileId chapter : table_.chapters(holder)) {
      const auto may = standing().closes_with(seat, chapter);
      if (!may) return {};
      const int shown = table_.icons(book_, chapter, theme);
      if (!*may || shown == 0) continue;
      open.emplace_back(chapter, shown);
      shows[static_cast<std::size_t>(holder)].insert(shown);
    }
  }
  const auto is_book = [](const std::vector<int>& parts) {
    int sum = 0, least = kCards;
    for (const int part : parts) {
      sum += part;
      least = std::min(least, part);
    }
    return sum >= kBookIcons && sum - least < kBookIcons;
  };
  const auto completes = [&](const auto& self, std::vector<int>& parts, int holder) -> bool {
    if (is_book(parts)) return true;
    if (holder == seats_) return false;
    if (self(self, parts, holder + 1)) return true;
    for (const int shown : shows[static_cast<std::size_t>(holder)]) {
      parts.push_back(shown);
      const bool yes = self(self, parts, holder + 1);
      parts.pop_back();
      if (yes) return true;
    }
    return false;
  };
  for (const auto& [chapter, shown] : open) {
    icons.push_back(shown);
    if (completes(completes, icons, holder_of(chapter) + 1)) next.push_back(chapter);
    icons.pop_back();
  }
  return next;
}

// CV-39, CV-41, CV-44.
std::optional<std::vector<Action>> Reckoner::legal_answers(int seat) const {
  std::vector<Action> actions = {{ActionType::kPass}};
  const bool full = line_.size() >= kLineCap;
  for (const Copy copy : hand(seat)) {
    const auto no_quick = use_forbidden(seat, copy);
    const auto no_challenge = challenge_forbidden(seat);
    if (!no_quick || !no_challenge) return {};
    if (challenge_open(seat) && !*no_challenge) {
      actions.push_back(with(ActionType::kChallenge, copy, seat));
    }
    const bool quick = book_.verse(copy.kind).triggers_on(effects::Trigger::kQuickPlayed);
    if (advanced_ && !full && quick && may_play(copy) && !*no_quick) {
      actions.push_back(with(ActionType::kQuick, copy, seat));
    }
  }
  return actions;
}

std::vector<Action> Reckoner::legal_first() const {
  std::vector<Action> actions;
  for (const Effect& effect : turn_effects_) {
    actions.push_back(with(ActionType::kFirst, effect.copy, holder_of(effect.pile), effect.pile));
  }
  return actions;
}

}  // namespace scriptorium::chapter_and_verse
