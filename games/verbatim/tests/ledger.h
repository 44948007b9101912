#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {

// A second opinion on a game: it follows the actions and the face-up cards, keeps every card as a
// thing of its own, and says by the catalogue's words who acts, what everybody has and who wins. It
// shares no code with the rules. fault() names the first thing that went against the catalogue.
class Ledger {
 public:
  struct Card {
    Kind kind = kNoCard;
    std::uint8_t letter = 0;  // as read: of a blank, what it is named
    int freed = 0;            // by dissolved words
    int reformed = 0;         // words it stood in after it was freed
  };
  struct Word {
    std::vector<Card> cards;
    bool doubled = false;
  };
  struct Player {
    std::vector<Card> letters;  // in hand; while arranging, unused
    std::vector<Word> words;
    std::vector<Card> open;  // the word being spelled
    int last_turn = 0;       // none yet
    bool arranged = false;
  };

  // What happened often enough to have been tested.
  struct Counts {
    int turns = 0;
    int dissolved = 0;
    int doubled = 0;
    int twice_reformed = 0;
    int spent = 0;
  };

  Ledger(const Book& book, const Config& config, Seat first)
      : book_(book), config_(config), players_(config.seats), next_(first) {
    for (Player& player : players_) {
      for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
        player.letters.insert(player.letters.end(), book.start[kind], fresh(kind));
      }
    }
  }

  const std::string& fault() const { return fault_; }
  const Counts& counts() const { return counts_; }
  const Player& player(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
  bool over() const { return passes_ == config_.seats; }
  int turns() const { return counts_.turns; }

  // VB-05, VB-14, VB-15, VB-16, VB-17
  Actors acting() const {
    if (over()) return {};
    if (judging_) return kJudgeActs;
    if (reforming_) return Actors::of(*reforming_);
    if (!taker_ || all_arranged()) return Actors::of(next_);
    Actors waiting;
    for (int seat = 0; seat < config_.seats; ++seat) {
      if (!player(seat).arranged) waiting = waiting.with(seat);
    }
    return waiting;
  }

  // VB-13, VB-15
  int points(int seat) const {
    int total = 0;
    for (const Word& word : player(seat).words) {
      for (const Card& card : word.cards) total += value(card) * (word.doubled ? 2 : 1);
    }
    for (const Card& card : player(seat).letters) total -= value(card);
    return total;
  }

  // VB-18, VB-19. Several only where the catalogue does not decide: tied players who had no turn.
  SeatSet winners() const {
    int best = points(0);
    for (int seat = 1; seat < config_.seats; ++seat) best = std::max(best, points(seat));
    SeatSet tied;
    int latest = 0;
    for (int seat = 0; seat < config_.seats; ++seat) {
      if (points(seat) != best) continue;
      tied = tied.with(seat);
      latest = std::max(latest, player(seat).last_turn);
    }
    if (tied.has(*taker_)) return SeatSet::of(*taker_);
    SeatSet last;
    for (int seat = 0; seat < config_.seats; ++seat) {
      if (tied.has(seat) && player(seat).last_turn == latest) last = last.with(seat);
    }
    return last;
  }
  int tied_at_the_top() const {
    int best = points(0);
    for (int seat = 1; seat < config_.seats; ++seat) best = std::max(best, points(seat));
    int tied = 0;
    for (int seat = 0; seat < config_.seats; ++seat) tied += points(seat) == best ? 1 : 0;
    return tied;
  }
  bool took_end_game(int seat) const { return taker_ == seat; }

  // To be told before the action is applied; of `table` only the face-up cards are looked at.
  void follow(const State& table, Actor actor, Action action) {
    const int argument = action.argument();
    if (!acting().has(actor)) return blame("somebody acts who may not");
    switch (action.type()) {
      case Action::Type::kTake:
        return take(table.shown[argument]);
      case Action::Type::kGain:
        return gained_.push_back(table.shown[argument]);
      case Action::Type::kRemove:
        return remove(static_cast<Kind>(argument));
      case Action::Type::kKeep:
        for (const Card& card : paid_) mover().letters.push_back(card);
        paid_.clear();
        gained_.clear();
        return end_turn();
      case Action::Type::kLay:
        return lay(at(actor.seat()), static_cast<std::uint8_t>(argument));
      case Action::Type::kEndWord:
        return end_word(at(actor.seat()), true);
      case Action::Type::kDone:
        return done(actor.seat());
      case Action::Type::kChallenge:
        return challenge(argument);
      case Action::Type::kPass:
        ++passes_;
        return pass_on();
      case Action::Type::kExists:
      case Action::Type::kMissing:
        return judge(action == Action::exists());
      case Action::Type::kNone:
        return blame("no action");
    }
  }

 private:
  struct Challenged {
    Seat maker;
    std::size_t word;
  };

  Player& at(Seat seat) { return players_[seat]; }
  Player& mover() { return players_[next_]; }
  Card fresh(Kind kind) const { return {kind, book_.card[kind].letter, 0, 0}; }
  int value(const Card& card) const { return book_.card[card.kind].value; }
  void blame(const std::string& what) {
    if (fault_.empty()) fault_ = what;
  }
  void pass_on() { next_ = static_cast<Seat>((next_ + 1) % config_.seats); }
  bool all_arranged() const {
    return std::all_of(players_.begin(), players_.end(),
                       [](const Player& p) { return p.arranged; });
  }

  void take(Kind top) {
    if (front_ || taker_) return blame("VB-06: a second card is taken");
    if (top == kNoCard) return blame("VB-06: a card is taken that is not face up");
    mover().last_turn = ++counts_.turns;
    if (top == kEndGame) {
      taker_ = next_;
    } else {
      front_ = fresh(top);
    }
  }

  void remove(Kind kind) {
    std::vector<Card>& hand = mover().letters;
    const auto found =
        std::find_if(hand.begin(), hand.end(), [&](const Card& card) { return card.kind == kind; });
    if (found == hand.end()) return blame("VB-07: a card is removed that is not in hand");
    paid_.push_back(*found);
    hand.erase(found);
    int owed = 0;
    for (const Kind each : gained_) owed += book_.card[each].value;
    for (const Card& card : paid_) owed -= value(card);
    if (owed < 0) return blame("VB-07: more is removed than gained");
    if (owed > 0) return;
    for (const Kind each : gained_) hand.push_back(fresh(each));
    paid_.clear();
    gained_.clear();
    end_turn();
  }

  void end_turn() {
    if (!front_) return blame("VB-06: a turn ends without a card");
    mover().letters.push_back(*front_);
    front_.reset();
    pass_on();
  }

  void lay(Player& player, std::uint8_t face) {
    const Kind kind = face >= kKinds ? book_.blank : face;
    Card* best = nullptr;
    for (Card& card : player.letters) {
      if (card.kind == kind && (best == nullptr || card.freed < best->freed)) best = &card;
    }
    if (best == nullptr) return blame("VB-13: a letter is laid that its player does not have");
    if (best->freed >= 3) return blame("VB-16: a card is re-formed a third time");
    player.open.push_back(*best);
    if (face >= kKinds) player.open.back().letter = static_cast<std::uint8_t>(face - kKinds);
    player.letters.erase(player.letters.begin() + (best - player.letters.data()));
  }

  static bool same_letters(const std::vector<Card>& a, const std::vector<Card>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Card& x, const Card& y) { return x.letter == y.letter; });
  }

  // VB-16, VB-20: the open word stands, or its letters are unused again.
  void end_word(Player& player, bool must) {
    if (player.open.empty()) {
      if (must) blame("VB-20: a word without letters");
      return;
    }
    const std::uint8_t first = player.open.front().letter;
    const bool long_enough =
        player.open.size() > 1 ||
        (config_.one_letter != 0 && ((book_.one_letter_words >> first) & 1U) != 0);
    const bool again = reforming_ && same_letters(player.open, dissolved_);
    if (long_enough && !again) {
      for (Card& card : player.open) {
        if (card.freed == 0) continue;
        if (++card.reformed > 2) blame("VB-16: a card is re-formed a third time");
        if (card.reformed == 2) ++counts_.twice_reformed;
      }
      player.words.push_back({player.open, false});
    } else {
      if (must) blame(again ? "VB-16: the same word again" : "VB-20: too short");
      for (Card card : player.open) put_back(player, card);
    }
    player.open.clear();
  }
  void put_back(Player& player, Card card) {
    card.letter = book_.card[card.kind].letter;
    player.letters.push_back(card);
  }

  void done(Seat seat) {
    end_word(at(seat), false);
    if (reforming_) {
      reforming_.reset();
      return pass_on();
    }
    at(seat).arranged = true;
    if (all_arranged()) next_ = static_cast<Seat>((*taker_ + 1) % config_.seats);
  }

  // A place counts the letters of all players, seat after seat, in words first.
  std::optional<Challenged> word_at(int place) const {
    int here = 0;
    for (int seat = 0; seat < config_.seats; ++seat) {
      const Player& each = player(seat);
      for (std::size_t word = 0; word < each.words.size(); ++word) {
        if (here == place) return Challenged{static_cast<Seat>(seat), word};
        here += static_cast<int>(each.words[word].cards.size());
      }
      here += static_cast<int>(each.letters.size());
    }
    return std::nullopt;
  }

  void challenge(int place) {
    judging_ = word_at(place);
    if (!judging_) return blame("VB-15: no word begins there");
    if (judging_->maker == next_) return blame("VB-15: an own word is challenged");
    if (at(judging_->maker).words[judging_->word].doubled) {
      return blame("VB-17: a word is challenged twice");
    }
    passes_ = 0;
  }

  void judge(bool exists) {
    Player& maker = at(judging_->maker);
    const auto word = maker.words.begin() + static_cast<std::ptrdiff_t>(judging_->word);
    if (exists) {
      word->doubled = true;
      ++counts_.doubled;
      judging_.reset();
      return pass_on();
    }
    ++counts_.dissolved;
    dissolved_ = word->cards;
    maker.words.erase(word);
    for (Card card : dissolved_) {
      if (++card.freed == 3) ++counts_.spent;
      put_back(maker, card);
    }
    reforming_ = judging_->maker;
    judging_.reset();
  }

  const Book& book_;
  const Config config_;
  std::vector<Player> players_;
  Seat next_;
  std::optional<Card> front_;
  std::vector<Kind> gained_;
  std::vector<Card> paid_;
  std::optional<Seat> taker_;
  std::optional<Challenged> judging_;
  std::optional<Seat> reforming_;
  std::vector<Card> dissolved_;
  int passes_ = 0;
  Counts counts_;
  std::string fault_;
};

}  // namespace scriptorium::verbatim
