#include <numeric>
#include <span>
#include <vector>

#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/balance.h"

namespace scriptorium::chapter_and_verse {
namespace {

using EventType = Event::Type;

template <class Row>
void add_row(Row& sums, const Row& more) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
}

// One game, told event by event.
class Watched {
 public:
  Watched(Figures& figures, const Book& book) : figures_(figures), book_(book) {}

  void play(Player<ChapterAndVerse>& player, std::uint64_t number) {
    const Config config = table_of(number);
    const Scores scores = lab::watch<ChapterAndVerse>(book_, config, player, number, *this);
    ++figures_.games;
    if (scores.winners.size() != 1) ++figures_.draws;
    for (int seat = 0; seat < figures_.seats; ++seat) count(seat, share(scores, seat));
    if (figures_.advanced && scores.winners.size() == 1) compare_decks(scores.winners.lowest());
  }

  void decides(const State&, Actors) {}
  void hears(const State& state, const EventLog& log) {
    for (const auto& told : log.told()) hear(told.full);
    for (std::size_t seat = 0; seat < had_.size() && static_cast<int>(seat) < state.seats; ++seat) {
      for (const Card card : state.table.cards(pile_of(static_cast<int>(seat), Pile::kHand))) {
        if (static_cast<std::size_t>(owner_of(card)) == seat) had_[seat].add(state.kind[card]);
      }
    }
    if (owns_[0].empty()) learn_decks(state);
  }

 private:
  static double share(const Scores& scores, int seat) {
    return scores.winners.has(seat) ? 1.0 / scores.winners.size() : 0;
  }

  // In the advanced game every seat has one of the ready decks, each equally likely, and no two the
  // same while there are others (CV-04).
  Config table_of(std::uint64_t number) {
    Config config;
    config.seats = static_cast<std::uint8_t>(figures_.seats);
    config.advanced = figures_.advanced ? 1 : 0;
    if (!figures_.advanced) return config;
    Dice dice = Dice::fast(Seed::of(mix(~number)));
    std::vector<std::size_t> decks;
    for (int seat = 0; seat < figures_.seats; ++seat) {
      if (decks.empty()) {
        decks.resize(book_.ready.size());
        std::iota(decks.begin(), decks.end(), 0U);
        dice.shuffle(std::span(decks));
      }
      ready_[seat] = decks.back();
      decks.pop_back();
      config.decks[seat] = book_.ready[ready_[seat]];
    }
    return config;
  }

  void learn_decks(const State& state) {
    for (int card = 1; card < kCards; ++card) {
      if (state.kind[card] == 0) continue;
      owns_[static_cast<std::size_t>(owner_of(static_cast<Card>(card)))].add(state.kind[card]);
    }
  }

  void count(int seat, double part) {
    const auto at = static_cast<std::size_t>(seat);
    figures_.wins[at] += part;
    owns_[at].each([&](int kind) {
      const auto verse = static_cast<std::size_t>(kind);
      (had_[at].has(kind) ? figures_.drawn : figures_.not_drawn)[verse].add(part);
    });
  }

  void compare_decks(int winner) {
    for (int other = 0; other < figures_.seats; ++other) {
      if (other == winner) continue;
      const std::size_t best = ready_[winner];
      const std::size_t beaten = ready_[other];
      ++figures_.met[best][beaten];
      ++figures_.met[beaten][best];
      ++figures_.beat[best][beaten];
    }
  }

  void hear(const Event& event) {
    switch (event.type) {
      case EventType::kTurn:
        ++figures_.turns;
        ++turns_[event.seat];
        return;
      case EventType::kPlayed:
        ++figures_.played;
        return;
      case EventType::kUsed:
        ++figures_.used;
        return;
      case EventType::kQuick:
        ++figures_.quick;
        return;
      case EventType::kAsked:
        ++figures_.windows;
        return;
      case EventType::kChallenged:
        ++figures_.called;
        challenged_ = true;
        return;
      case EventType::kQuoting:
        ++figures_.quoted;
        return;
      case EventType::kVerdict:
        return judged(event.number != 0);
      case EventType::kDeclared:
        theme_ = event.number;
        return;
      case EventType::kClosed:
        ++figures_.books;
        ++figures_.books_of[theme_];
        return;
      case EventType::kNotClosed:
        ++figures_.not_closed;
        return;
      case EventType::kEnded:
        return ended(event);
      default:
        return;
    }
  }

  void judged(bool right) {
    if (challenged_ && !right) ++figures_.caught;
    if (!challenged_ && right) ++figures_.quoted_right;
    challenged_ = false;
  }

  void ended(const Event& event) {
    if (event.number != 1) ++figures_.counted;
    if (event.number == 1 && turns_[event.seat] < kEarlyTurn) ++figures_.early;
  }

  Figures& figures_;
  const Book& book_;
  std::array<KindSet, kSeatCap> had_ = {}, owns_ = {};
  std::size_t ready_[kSeatCap] = {};
  int turns_[kSeatCap] = {};
  std::size_t theme_ = 0;
  bool challenged_ = false;
};

}  // namespace

Figures& Figures::operator+=(const Figures& more) {
  for (double Figures::*const one :
       {&Figures::games, &Figures::draws, &Figures::counted, &Figures::early, &Figures::turns,
        &Figures::played, &Figures::used, &Figures::windows, &Figures::quick, &Figures::books,
        &Figures::not_closed, &Figures::called, &Figures::caught, &Figures::quoted,
        &Figures::quoted_right}) {
    this->*one += more.*one;
  }
  add_row(wins, more.wins);
  add_row(books_of, more.books_of);
  for (std::size_t deck = 0; deck < kMostReady; ++deck) {
    add_row(met[deck], more.met[deck]);
    add_row(beat[deck], more.beat[deck]);
  }
  add_row(drawn, more.drawn);
  add_row(not_drawn, more.not_drawn);
  return *this;
}

double Figures::minutes() const {
  const double seconds = turns * kTurnSeconds + (played + used + quick) * kPlaySeconds +
                         windows * kWindowSeconds + (called + quoted) * kReciteSeconds +
                         books * kBookSeconds + games * kDealSeconds;
  return seconds / 60 / games;
}

Figures measured(int seats, bool advanced, std::uint64_t games,
                 const std::function<void(std::uint64_t done)>& progress) {
  Figures none;
  none.seats = seats;
  none.advanced = advanced;
  return lab::sum_of_games<Figures>(
      none, games,
      [](std::uint64_t first, std::uint64_t last, Figures& figures) {
        const auto player = ChapterAndVerseCodec::player("greedy", {}, {});
        for (std::uint64_t number = first; number < last; ++number) {
          Watched(figures, the_book()).play(*player, number);
        }
      },
      progress);
}

}  // namespace scriptorium::chapter_and_verse
