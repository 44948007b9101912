#include <algorithm>

#include "games/verbatim/tests/reckoner.h"

// Who may do what, and how it is counted.
namespace scriptorium::verbatim {

// VB-05, VB-14, VB-15, VB-16, VB-17
Actors Reckoner::to_act() const {
  switch (phase_) {
    case Phase::kTake:
    case Phase::kExchange:
    case Phase::kChallenge:
      return Actors::of(mover_);
    case Phase::kVerdict:
      return kJudgeActs;
    case Phase::kReform:
      return Actors::of(*maker_);
    case Phase::kArrange: {
      Actors waiting;
      for (int seat = 0; seat < config_.seats; ++seat) {
        if (!players_[static_cast<std::size_t>(seat)].in) waiting = waiting.with(seat);
      }
      return waiting;
    }
    case Phase::kOver:
      break;
  }
  return {};
}

std::optional<std::vector<Action>> Reckoner::legal(Seat seat) const {
  std::vector<Action> actions;
  if (!to_act().has(Actor(seat))) return actions;
  switch (phase_) {
    case Phase::kTake:
      for (int pile = 0; pile < kPiles; ++pile) {
        if (shown_[static_cast<std::size_t>(pile)] != kNoCard)
          actions.push_back(Action::take(pile));
      }
      return actions;
    case Phase::kExchange:
      actions.push_back(Action::keep());
      for (int pile = 0; pile < kPiles; ++pile) {
        if (may_gain(pile)) actions.push_back(Action::gain(pile));
      }
      for (int kind = kFirstLetterKind; kind < book_.kinds; ++kind) {
        if (may_remove(static_cast<Kind>(kind))) {
          actions.push_back(Action::remove(static_cast<Kind>(kind)));
        }
      }
      return actions;
    case Phase::kArrange:
    case Phase::kReform:
      return forming(players_[seat]);
    case Phase::kChallenge:
      actions.push_back(Action::pass());
      for (const auto& [place, named] : places()) {
        if (named.maker == seat || players_[named.maker].words[named.word].doubled) continue;
        actions.push_back(Action::challenge(place));
      }
      return actions;
    case Phase::kVerdict:
    case Phase::kOver:
      break;
  }
  return actions;
}

// What is still to be paid for all that is wanted (VB-07).
int Reckoner::owed() const {
  int sum = 0;
  for (const int pile : wanted_) sum += value(shown_[static_cast<std::size_t>(pile)]);
  for (const Letter& letter : paid_) sum -= value(letter.kind);
  return sum;
}

// VB-08: all values that some of these letters have together.
std::set<int> Reckoner::sums_of(const std::vector<Letter>& letters) const {
  std::set<int> sums = {0};
  for (const Letter& letter : letters) {
    if (book_.card[letter.kind].red) continue;
    const std::set<int> before = sums;
    for (const int sum : before) sums.insert(sum + value(letter.kind));
  }
  return sums;
}

// VB-07: whether cards of the mover's hand, one of a kind put aside, make exactly this sum.
bool Reckoner::payable(int sum, std::optional<Kind> without) const {
  std::vector<Letter> hand;
  for (const Letter& letter : players_[mover_].unused) {
    if (letter.kind == without) {
      without.reset();
    } else {
      hand.push_back(letter);
    }
  }
  return sums_of(hand).contains(sum);
}

// VB-07, VB-08, VB-09: a face-up card that is not red, as long as nothing is paid, if some of the
// cards that could still be asked for make a sum with it that can be paid.
bool Reckoner::may_gain(int pile) const {
  const auto offered = [&](int each) {
    const Kind top = shown_[static_cast<std::size_t>(each)];
    return top != kNoCard && !book_.card[top].red &&
           std::find(wanted_.begin(), wanted_.end(), each) == wanted_.end();
  };
  if (!paid_.empty() || !offered(pile)) return false;
  for (unsigned also = 0; also < 1U << kPiles; ++also) {
    int sum = owed() + value(shown_[static_cast<std::size_t>(pile)]);
    bool possible = true;
    for (int each = 0; each < kPiles; ++each) {
      if (((also >> each) & 1U) == 0) continue;
      possible = possible && each != pile && offered(each);
      sum += value(shown_[static_cast<std::size_t>(each)]);
    }
    if (possible && payable(sum, std::nullopt)) return true;
  }
  return false;
}

// VB-07, VB-08: a card of the hand that is part of an exact payment.
bool Reckoner::may_remove(Kind kind) const {
  const std::vector<Letter>& hand = players_[mover_].unused;
  if (wanted_.empty() || book_.card[kind].red) return false;
  return std::any_of(hand.begin(), hand.end(),
                     [&](const Letter& letter) { return letter.kind == kind; }) &&
         payable(owed() - value(kind), kind);
}

// VB-16: re-formed twice, a card stays unused.
std::optional<Reckoner::Letter> Reckoner::freshest(const Player& player, Kind kind) const {
  std::optional<Letter> best;
  for (const Letter& letter : player.unused) {
    if (letter.kind != kind || letter.freed > 2) continue;
    if (!best || letter.freed < best->freed) best = letter;
  }
  return best;
}

// What is read; a blank as what it is named.
std::vector<std::uint8_t> Reckoner::spelling(const std::vector<Letter>& letters) const {
  std::vector<std::uint8_t> read;
  for (const Letter& letter : letters) {
    const bool named = letter.face >= kKinds;
    read.push_back(named ? static_cast<std::uint8_t>(letter.face - kKinds)
                         : book_.card[letter.kind].letter);
  }
  return read;
}

// VB-16, VB-20
bool Reckoner::may_end_word(const Player& player) const {
  const std::vector<std::uint8_t> word = spelling(player.open);
  if (word.empty()) return false;
  const bool alone_a_word = ((book_.one_letter_words >> word.front()) & 1U) != 0;
  if (word.size() == 1 && (config_.one_letter == 0 || !alone_a_word)) return false;
  return phase_ != Phase::kReform || word != dissolved_;
}

// VB-13, VB-22: any letter of one's own that is not spent, a blank as any letter of the language.
std::vector<Action> Reckoner::forming(const Player& player) const {
  std::vector<Action> actions = {Action::done()};
  if (may_end_word(player)) actions.push_back(Action::end_word());
  for (int kind = kFirstLetterKind; kind < book_.kinds; ++kind) {
    if (!freshest(player, static_cast<Kind>(kind))) continue;
    if (kind != book_.blank) {
      actions.push_back(Action::lay(static_cast<std::uint8_t>(kind)));
      continue;
    }
    for (int letter = 0; letter < kLetters; ++letter) {
      if (((book_.alphabet >> letter) & 1U) == 0) continue;
      actions.push_back(Action::lay(static_cast<std::uint8_t>(kKinds + letter)));
    }
  }
  return actions;
}

// Where each word begins in the row of all letters: seat after seat, words before unused letters.
std::vector<std::pair<int, Reckoner::Named>> Reckoner::places() const {
  std::vector<std::pair<int, Named>> begins;
  int here = 0;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    const Player& player = players_[seat];
    for (std::size_t word = 0; word < player.words.size(); ++word) {
      begins.push_back({here, {static_cast<Seat>(seat), word}});
      here += static_cast<int>(player.words[word].letters.size());
    }
    here += static_cast<int>(player.open.size() + player.unused.size());
  }
  return begins;
}

// Gains, payments short of the sum and letters are private; all else is done before everybody.
bool Reckoner::step(Action action) const {
  switch (action.type()) {
    case Action::Type::kGain:
    case Action::Type::kLay:
    case Action::Type::kEndWord:
      return true;
    case Action::Type::kRemove:
      return owed() > value(static_cast<Kind>(action.argument()));
    default:
      return false;
  }
}

// VB-14: the first card that is not the End Game card, no exchange, the last draft, no challenge.
Action Reckoner::overdue(Seat) const {
  switch (phase_) {
    case Phase::kTake:
      for (const bool end_game : {false, true}) {
        for (int pile = 0; pile < kPiles; ++pile) {
          const Kind top = shown_[static_cast<std::size_t>(pile)];
          if (top != kNoCard && (top == kEndGame) == end_game) return Action::take(pile);
        }
      }
      return {};
    case Phase::kExchange:
      return Action::keep();
    case Phase::kArrange:
    case Phase::kReform:
      return Action::done();
    case Phase::kChallenge:
      return Action::pass();
    case Phase::kVerdict:
    case Phase::kOver:
      break;
  }
  return {};
}

// VB-15
std::vector<Action> Reckoner::verdicts() const {
  if (phase_ != Phase::kVerdict) return {};
  return {Action::exists(), Action::missing()};
}

// VB-13, VB-15. A word that is being spelled counts as if it stood.
int Reckoner::points(Seat seat) const {
  int total = 0;
  for (const Word& word : players_[seat].words) {
    for (const Letter& letter : word.letters) total += value(letter.kind) * (word.doubled ? 2 : 1);
  }
  for (const Letter& letter : players_[seat].open) total += value(letter.kind);
  for (const Letter& letter : players_[seat].unused) total -= value(letter.kind);
  return total;
}

// VB-19: the higher, the later. Who had no turn comes behind all who had one.
int Reckoner::lateness(Seat seat) const {
  const int seats = config_.seats;
  if (players_[seat].last_turn > 0) return seats + players_[seat].last_turn;
  return (seat + seats - *taker_) % seats;
}

// VB-18
Seat Reckoner::winner() const {
  int best = points(0);
  for (int seat = 1; seat < config_.seats; ++seat) {
    best = std::max(best, points(static_cast<Seat>(seat)));
  }
  if (points(*taker_) == best) return *taker_;
  Seat last = *taker_;
  for (int index = 0; index < config_.seats; ++index) {
    const auto seat = static_cast<Seat>(index);
    if (points(seat) != best) continue;
    if (last == *taker_ || lateness(seat) > lateness(last)) last = seat;
  }
  return last;
}

int Reckoner::tied() const {
  int count = 0;
  for (int seat = 0; seat < config_.seats; ++seat) {
    count += points(static_cast<Seat>(seat)) == points(winner()) ? 1 : 0;
  }
  return count;
}

}  // namespace scriptorium::verbatim
