// How the game is balanced, by greedy against itself: the tables of docs/balance/hypertext.md.
//
//   build/release/tests/hypertext_balance GAMES
#include "lab/balance.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/hypertext/codec/words.h"
#include "games/hypertext/tests/worth.h"

namespace scriptorium::hypertext {
namespace {

constexpr int kRarities = 4;
constexpr const char* kRarityNames[kRarities] = {"COMMON", "UNCOMMON", "RARE", "GLORIOUS"};

// Seconds that people take, as they were estimated: nobody has measured them yet.
constexpr double kTurnSeconds = 20;     // draw, look, discard
constexpr double kAbilitySeconds = 15;  // read it, pay, choose
constexpr double kRecordSeconds = 12;   // lay the cards and name the TITLEs
constexpr double kRedeemSeconds = 2;    // until all have said no
constexpr double kChapterSeconds = 75;  // count, collect, shuffle, deal

struct Figures {
  int seats = 0;
  double games = 0, chapters = 0, turns = 0, redeemed = 0, asked = 0, tied = 0;
  double out = 0, spent = 0, out_by_record = 0;
  double board = 0, own_lot = 0, other_lot = 0, graced = 0;
  double letters_spent = 0;
  std::array<double, kSeatCap> wins = {}, points = {};
  std::array<double, kRarities> activated = {};
  std::array<double, kPhases + 1> as_board = {}, board_records = {}, as_lot = {}, lot_records = {};
  std::array<lab::Tried, kCards> held;  // what a chapter brought to whoever had the card
  std::array<double, kCards> activations = {};
  Worth worth = {};  // what an activation brought after its cost

  Figures& operator+=(const Figures& more) {
    for (double Figures::*const one : kNumbers) this->*one += more.*one;
    add(wins, more.wins);
    add(points, more.points);
    add(activated, more.activated);
    add(as_board, more.as_board);
    add(board_records, more.board_records);
    add(as_lot, more.as_lot);
    add(lot_records, more.lot_records);
    add(held, more.held);
    add(activations, more.activations);
    add(worth.used, more.worth.used);
    add(worth.offered, more.worth.offered);
    return *this;
  }

  double minutes() const {
    const double activities = activated[0] + activated[1] + activated[2] + activated[3];
    const double seconds = turns * kTurnSeconds + activities * kAbilitySeconds +
                           (board + own_lot + other_lot) * kRecordSeconds + asked * kRedeemSeconds +
                           chapters * kChapterSeconds;
    return seconds / 60 / games;
  }

 private:
  static const std::array<double Figures::*, 14> kNumbers;

  template <class Row>
  static void add(Row& sums, const Row& more) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
  }
};

const std::array<double Figures::*, 14> Figures::kNumbers = {
    &Figures::games,  &Figures::chapters,      &Figures::turns,   &Figures::redeemed,
    &Figures::asked,  &Figures::tied,          &Figures::out,     &Figures::spent,
    &Figures::board,  &Figures::out_by_record, &Figures::own_lot, &Figures::other_lot,
    &Figures::graced, &Figures::letters_spent};

// One game, told event by event.
class Watched {
 public:
  Watched(Figures& figures, const Book& book) : figures_(figures), book_(book) {}

  void play(Greedy& greedy, std::uint64_t number) {
    Config config;
    config.seats = static_cast<std::uint8_t>(figures_.seats);
    const Scores scores = lab::watch<Hypertext>(book_, config, greedy, number, *this);
    ++figures_.games;
    for (int seat = 0; seat < figures_.seats; ++seat) {
      if (scores.winners.has(seat)) ++figures_.wins[static_cast<std::size_t>(seat)];
      figures_.points[static_cast<std::size_t>(seat)] += scores.points[seat];
    }
  }

  void decides(const State& state, Actors acting) {
    if (state.stage == Stage::kRedeem && acting.size() == legal_seats(state)) ++figures_.asked;
  }
  void hears(const State& state, const EventLog& log) {
    for (const auto& told : log.told()) hear(told.full);
    for (int seat = 0; seat < figures_.seats; ++seat) {
      for (const Card card : state.table.cards(hand_of(seat))) {
        had_[static_cast<std::size_t>(seat)].add(card);
      }
    }
  }

 private:
  // Those who are asked when a window opens.
  static int legal_seats(const State& state) { return state.window.undecided().size(); }

  void hear(const Event& event) {
    switch (event.type) {
      case Event::Type::kChapter:
        had_ = {};
        board_ = event.board;
        for (int seat = 0; seat < figures_.seats; ++seat) lots_[seat] = event.cards[seat];
        tie_break_ = lots_[0] == 0;
        if (tie_break_) return;
        ++figures_.chapters;
        ++figures_.as_board[board_];
        for (int seat = 0; seat < figures_.seats; ++seat) ++figures_.as_lot[lots_[seat]];
        return;
      case Event::Type::kTurn:
        ++figures_.turns;
        return;
      case Event::Type::kActivated: {
        const Card card = event.cards[0];
        ++figures_.activated[static_cast<std::size_t>(book_.word(card).rarity) - 1];
        ++figures_.activations[card];
        if (event.number != 0) ++figures_.letters_spent;
        return;
      }
      case Event::Type::kRecorded:
        return recorded(event);
      case Event::Type::kRedeemed:
        ++figures_.redeemed;
        return;
      case Event::Type::kOut:
        if (!tie_break_) ++figures_.out;
        return;
      case Event::Type::kSpent:
        if (!tie_break_) ++figures_.spent;
        return;
      case Event::Type::kGrace:
        grace_ = true;
        return;
      case Event::Type::kScored:
        grace_ = false;
        return scored(event);
      case Event::Type::kTied:
        ++figures_.tied;
        return;
      default:
        return;
    }
  }

  void recorded(const Event& event) {
    if (tie_break_) return;
    if (grace_) ++figures_.graced;
    if (event.other == kBoard) {
      ++figures_.board;
      ++figures_.board_records[board_];
      return;
    }
    const int owner = event.other - 1;
    ++(owner == event.seat ? figures_.own_lot : figures_.other_lot);
    ++figures_.lot_records[lots_[owner]];
  }

  void scored(const Event& event) {
    double mean = 0;
    for (int seat = 0; seat < figures_.seats; ++seat) mean += event.points[seat];
    mean /= figures_.seats;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(figures_.seats); ++seat) {
      const double beyond = event.points[seat] - mean;
      had_[seat].each([&](Card card) { figures_.held[card].add(beyond); });
    }
  }

  Figures& figures_;
  const Book& book_;
  std::array<Cards, kSeatCap> had_ = {};
  int lots_[kSeatCap] = {};
  int board_ = 0;
  bool tie_break_ = false;
  bool grace_ = false;
};

Figures figures_of(int seats, std::uint64_t games, lab::Progress& progress, double before) {
  const Book& book = the_book();
  Figures none;
  none.seats = seats;
  return lab::sum_of_games<Figures>(
      none, games,
      [&](std::uint64_t first, std::uint64_t last, Figures& figures) {
        Greedy greedy(book);
        WorthMeter meter(book);
        for (std::uint64_t number = first; number < last; ++number) {
          Watched(figures, book).play(greedy, number);
          meter.play(seats, number, figures.worth);
        }
      },
      [&](std::uint64_t done) { progress.show(before + static_cast<double>(done)); });
}

using All = std::vector<Figures>;
using Table = lab::Columns<Figures>;

All figures_at(std::initializer_list<int> tables, std::uint64_t games) {
  const auto each = static_cast<double>(games);
  lab::Progress progress(each * static_cast<double>(tables.size()), "games");
  All all;
  for (const int seats : tables) {
    all.push_back(figures_of(seats, games, progress, each * static_cast<double>(all.size())));
  }
  return all;
}

// --- The tables

void print_games(const All& all) {
  const Table table(all);
  table.head([](const Figures& each) { return std::to_string(each.seats) + " seats"; });
  table.cells("wins by seat, of 100", [](const Figures& each) {
    for (int seat = 0; seat < each.seats; ++seat) {
      std::printf("%s%.1f", seat == 0 ? "" : " ",
                  100 * each.wins[static_cast<std::size_t>(seat)] / each.games);
    }
  });
  table.row("points a game and seat", "%.1f", [](const Figures& each) {
    double sum = 0;
    for (const double points : each.points) sum += points;
    return sum / each.games / each.seats;
  });
  table.row("games with a thirteenth chapter, of 100", "%.2f",
            [](const Figures& each) { return 100 * each.tied / each.games; });
  table.row("turns a chapter and seat", "%.2f",
            [](const Figures& each) { return each.turns / each.chapters / each.seats; });
  table.row("minutes of human play, estimated", "%.0f",
            [](const Figures& each) { return each.minutes(); });
  table.row("Board Phases recorded a chapter", "%.2f",
            [](const Figures& each) { return each.board / each.chapters; });
  table.row("own Lots recorded a chapter", "%.2f",
            [](const Figures& each) { return each.own_lot / each.chapters; });
  table.row("others' Lots recorded a chapter", "%.2f",
            [](const Figures& each) { return each.other_lot / each.chapters; });
  table.row("of all records, in the grace, of 100", "%.1f", [](const Figures& each) {
    return 100 * each.graced / (each.board + each.own_lot + each.other_lot);
  });
  table.row("chapters ended by an empty hand, of 100", "%.1f",
            [](const Figures& each) { return 100 * each.out / each.chapters; });
  table.row("chapters ended by HT-32, of 100", "%.2f",
            [](const Figures& each) { return 100 * each.spent / each.chapters; });
  table.row("cards redeemed a chapter", "%.2f",
            [](const Figures& each) { return each.redeemed / each.chapters; });
  for (int rarity = 0; rarity < kRarities; ++rarity) {
    const std::string what = std::string(kRarityNames[rarity]) + " abilities used a chapter";
    table.row(what.c_str(), "%.2f", [&](const Figures& each) {
      return each.activated[static_cast<std::size_t>(rarity)] / each.chapters;
    });
  }
  table.row("Letters spent a chapter", "%.2f",
            [](const Figures& each) { return each.letters_spent / each.chapters; });
}

void print_phases(const All& all) {
  std::printf("\n| phase |");
  for (const Figures& each : all) std::printf(" Board, %d | Lot, %d |", each.seats, each.seats);
  std::printf("\n|---|---|---|---|---|---|---|\n");
  for (int phase = 1; phase <= kPhases; ++phase) {
    const auto at = static_cast<std::size_t>(phase);
    std::printf("| %s |", std::string(PhaseList::get().slug(phase)).c_str());
    for (const Figures& each : all) {
      std::printf(" %.2f | %.2f |", each.board_records[at] / each.as_board[at],
                  each.lot_records[at] / each.as_lot[at]);
    }
    std::printf("\n");
  }
}

// What an activation brought after its cost, the mean over the words of a rarity; of one type, or
// of all.
double worth_of(const Figures& figures, int rarity, Type type) {
  double sum = 0;
  int words = 0;
  for (Card card = 1; card < kCards; ++card) {
    const Word& word = the_book().word(card);
    if (static_cast<int>(word.rarity) != rarity + 1) continue;
    if (type != Type::kNone && word.type != type) continue;
    sum += figures.worth.used[card].mean();
    ++words;
  }
  return sum / words;
}

void print_worth(const All& all) {
  constexpr const char* kNames[] = {"all", "NOUN", "VERB", "ADJECTIVE", "NAME", "TITLE"};
  for (const Figures& each : all) {
    std::printf("\n| %d seats |", each.seats);
    for (const char* rarity : kRarityNames) std::printf(" %s |", rarity);
    std::printf("\n|---|---|---|---|---|\n");
    for (int type = 0; type <= kTypes; ++type) {
      std::printf("| %s |", kNames[type]);
      for (int rarity = 0; rarity < kRarities; ++rarity) {
        std::printf(" %+.1f |", worth_of(each, rarity, static_cast<Type>(type)));
      }
      std::printf("\n");
    }
  }
}

void print_words(const All& all) {
  std::printf("\n| word | rarity |");
  for (const Figures& each : all) {
    std::printf(" held, %d | brings, %d | uses of 100 |", each.seats, each.seats);
  }
  std::printf("\n|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (std::size_t card = 1; card < kCards; ++card) {
    const auto rarity = static_cast<std::size_t>(the_book().word(static_cast<Card>(card)).rarity);
    std::printf("| %s | %s |", std::string(WordList::get().slug(static_cast<int>(card))).c_str(),
                kRarityNames[rarity - 1]);
    for (const Figures& each : all) {
      const lab::Tried& held = each.held[card];
      const lab::Tried& used = each.worth.used[card];
      std::printf(" %+.2f ± %.2f | %+.1f ± %.1f | %.0f |", held.mean(), 2 * held.error(),
                  used.mean(), 2 * used.error(), 100 * each.activations[card] / held.count);
    }
    std::printf("\n");
  }
}

int run(int count, char** given) {
  const long games = count == 2 ? std::strtol(given[1], nullptr, 10) : 0;
  if (games < 1) {
    std::fprintf(stderr, "hypertext_balance GAMES\n");
    return 2;
  }
  const All all = figures_at({2, 4, 8}, static_cast<std::uint64_t>(games));
  print_games(all);
  print_phases(all);
  print_worth(all);
  print_words(all);
  return 0;
}

}  // namespace
}  // namespace scriptorium::hypertext

int main(int count, char** given) { return scriptorium::hypertext::run(count, given); }
