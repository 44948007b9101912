// How the game is balanced, by greedy against itself: the tables of
// docs/balance/chapter_and_verse.md.
//
//   build/release/tests/chapter_and_verse_balance GAMES [SEATS...]
#include "games/chapter_and_verse/tests/balance.h"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/decks.h"

namespace scriptorium::chapter_and_verse {
namespace {

using All = std::vector<Figures>;
using Table = lab::Columns<Figures>;

All figures_at(const std::vector<int>& tables, std::uint64_t games) {
  const auto each = static_cast<double>(games);
  lab::Progress progress(2 * each * static_cast<double>(tables.size()), "games");
  All all;
  for (const bool advanced : {false, true}) {
    for (const int seats : tables) {
      const double before = each * static_cast<double>(all.size());
      all.push_back(measured(seats, advanced, games, [&](std::uint64_t done) {
        progress.show(before + static_cast<double>(done));
      }));
    }
  }
  return all;
}

std::string name_of(const Figures& each) {
  return std::string(each.advanced ? "advanced, " : "basic, ") + std::to_string(each.seats);
}

double of_100(double part, double whole) { return whole == 0 ? 0 : 100 * part / whole; }

void print_games(const All& all) {
  const Table table(all);
  const auto a_game = [&](const char* what, double Figures::*number) {
    table.row(what, "%.1f", [&](const Figures& each) { return each.*number / each.games; });
  };
  table.head(name_of);
  table.cells("wins by seat, of 100", [](const Figures& each) {
    for (int seat = 0; seat < each.seats; ++seat) {
      std::printf("%s%.1f", seat == 0 ? "" : " ",
                  of_100(each.wins[static_cast<std::size_t>(seat)], each.games));
    }
  });
  table.row("draws, of 100", "%.1f",
            [](const Figures& each) { return of_100(each.draws, each.games); });
  table.row("games ended by CV-51, of 100", "%.1f",
            [](const Figures& each) { return of_100(each.counted, each.games); });
  table.row("won before the winner's fourth turn, of 1,000", "%.2f",
            [](const Figures& each) { return 10 * of_100(each.early, each.games); });
  table.row("turns of a seat", "%.1f",
            [](const Figures& each) { return each.turns / each.games / each.seats; });
  table.row("minutes of human play, estimated", "%.0f",
            [](const Figures& each) { return each.minutes(); });
  a_game("verses played a game", &Figures::played);
  a_game("verses discarded for effect a game", &Figures::used);
  a_game("answers by Quick Play a game", &Figures::quick);
  a_game("windows a game", &Figures::windows);
  a_game("books closed a game", &Figures::books);
  a_game("books declared and not closed a game", &Figures::not_closed);
  a_game("Quote It called a game", &Figures::called);
  table.row("Quote It won, of 100", "%.1f",
            [](const Figures& each) { return of_100(each.caught, each.called); });
  a_game("quoted a game", &Figures::quoted);
  table.row("quoted rightly, of 100", "%.1f",
            [](const Figures& each) { return of_100(each.quoted_right, each.quoted); });
  for (int theme = 1; theme <= kThemes; ++theme) {
    const std::string what = "books of " + std::string(CardList::get().theme(theme)) + ", of 100";
    table.row(what.c_str(), "%.1f", [&](const Figures& each) {
      return of_100(each.books_of[static_cast<std::size_t>(theme)], each.books);
    });
  }
}

// How often the deck of the row won against that of the column, of 100 that one of the two won.
void print_decks(const Figures& each) {
  const std::vector<ReadyDeck>& decks = ready_decks();
  const std::size_t count = std::min(decks.size(), kMostReady);
  std::printf("\n| %s |", name_of(each).c_str());
  for (std::size_t i = 0; i < count; ++i) std::printf(" %s |", decks[i].names[0].c_str());
  std::printf("\n|%s\n", Table::repeated("---|", count + 1).c_str());
  for (std::size_t i = 0; i < count; ++i) {
    std::printf("| %s |", decks[i].names[0].c_str());
    for (std::size_t j = 0; j < count; ++j) {
      if (i == j) {
        std::printf(" |");
      } else {
        std::printf(" %.1f |", of_100(each.beat[i][j], each.met[i][j]));
      }
    }
    std::printf("\n");
  }
}

void print_verses(const All& all) {
  std::printf("\n| verse |");
  for (const Figures& each : all) std::printf(" %s |", name_of(each).c_str());
  std::printf("\n|%s\n", Table::repeated("---|", all.size() + 1).c_str());
  for (std::size_t kind = 1; kind < the_book().verses.size(); ++kind) {
    std::printf("| %s |", CardList::get().verse(static_cast<int>(kind))->titles[0].c_str());
    for (const Figures& each : all) {
      const lab::Tried& drawn = each.drawn[kind];
      const lab::Tried& not_drawn = each.not_drawn[kind];
      if (drawn.count < 2 || not_drawn.count < 2) {
        std::printf(" |");
        continue;
      }
      const double error = std::hypot(drawn.error(), not_drawn.error());
      std::printf(" %+.1f ± %.1f |", 100 * (drawn.mean() - not_drawn.mean()), 200 * error);
    }
    std::printf("\n");
  }
}

int run(int count, char** given) {
  const long games = count >= 2 ? std::strtol(given[1], nullptr, 10) : 0;
  std::vector<int> tables;
  for (int i = 2; i < count; ++i) tables.push_back(std::atoi(given[i]));
  if (tables.empty()) tables = {2, 3, 4, 6};
  const bool all_fit = std::all_of(tables.begin(), tables.end(), [](int seats) {
    return seats >= ChapterAndVerse::kMinSeats && seats <= ChapterAndVerse::kMaxSeats;
  });
  if (games < 1 || !all_fit) {
    std::fprintf(stderr, "chapter_and_verse_balance GAMES [SEATS...]\n");
    return 2;
  }
  const All all = figures_at(tables, static_cast<std::uint64_t>(games));
  print_games(all);
  for (const Figures& each : all) {
    if (each.advanced) print_decks(each);
  }
  print_verses(all);
  return 0;
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse

int main(int count, char** given) { return scriptorium::chapter_and_verse::run(count, given); }
