// Looks for decks to abuse (CV-52): all pairs and triples of verses, for turns that need never end,
// and decks that win before their player's fourth turn.
//
//   build/release/tests/chapter_and_verse_abuse GAMES
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/tests/abuse.h"
#include "games/chapter_and_verse/tests/hurry.h"
#include "lab/progress.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr int kLong = 60;  // acts in a turn that are worth a look

using Verses = std::array<Kind, kMostTogether>;

std::string names_of(const Verses& verses) {
  std::string names;
  for (const Kind verse : verses) {
    if (!names.empty()) names += ", ";
    names += CardList::get().verse(verse)->titles[0];
  }
  return names;
}

// All sets of verses, of three or fewer: a verse may be there more than once.
std::vector<Verses> all_sets() {
  std::vector<Verses> all;
  const auto last = static_cast<Kind>(the_book().verses.size() - 1);
  for (int a = 1; a <= last; ++a) {
    for (int b = a; b <= last; ++b) {
      for (int c = b; c <= last; ++c) {
        all.push_back({static_cast<Kind>(a), static_cast<Kind>(b), static_cast<Kind>(c)});
      }
    }
  }
  return all;
}

// How many sets of three verses or fewer deserve a look.
std::size_t look_for_endless_turns(int games) {
  const std::vector<Verses> sets = all_sets();
  lab::Progress progress(static_cast<double>(sets.size()), "decks");
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  int longest = 0;
  std::size_t found = 0;
  const auto work = [&](bool tells) {
    for (std::size_t i = next++; i < sets.size(); i = next++) {
      if (tells) progress.show(static_cast<double>(i));
      const Abuse abuse = abused(the_book(), sets[i], games, i);
      const std::lock_guard<std::mutex> lock(telling);
      if (abuse.goes_round || abuse.longest >= kLong) {
        ++found;
        std::printf("%s: %s%d acts in a turn\n", names_of(sets[i]).c_str(),
                    abuse.goes_round ? "endless, " : "", abuse.longest);
      }
      longest = std::max(longest, abuse.longest);
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
    others.emplace_back(work, false);
  }
  work(true);
  for (std::thread& other : others) other.join();
  std::printf("%zu of %zu decks; at most %d acts in a turn\n", found, sets.size(), longest);
  return found;
}

// The fastest deck that one of the ready ones becomes when it is built to win early.
void look_for_early_wins() {
  constexpr int kChanges = 5000;
  constexpr int kGames = 20'000;
  Dice dice = Dice::fast(Seed::of(1));
  Deck fastest = {};
  Hurry most;
  for (const Deck& ready : the_book().ready) {
    const Deck deck = hurried(the_book(), ready, kChanges, dice);
    const Hurry now = hurry(the_book(), deck, kGames, 1);
    if (fastest.empty() || now > most) fastest = deck, most = now;
  }
  std::printf("%d of %d games won before the fourth turn, %.2f blessings drawn by then, with\n",
              most.won, most.games, static_cast<double>(most.drawn) / most.games);
  for (int kind = 1; kind < static_cast<int>(the_book().verses.size()); ++kind) {
    const int copies = fastest.copies(static_cast<Kind>(kind));
    if (copies > 0)
      std::printf("  %d %s\n", copies, CardList::get().verse(kind)->titles[0].c_str());
  }
}

int run(int count, char** given) {
  const int games = count == 2 ? std::atoi(given[1]) : -1;
  if (games < 0) {
    std::fprintf(stderr, "chapter_and_verse_abuse GAMES\n");
    return 2;
  }
  const std::size_t found = games == 0 ? 0 : look_for_endless_turns(games);
  look_for_early_wins();
  return found == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse

int main(int count, char** given) { return scriptorium::chapter_and_verse::run(count, given); }
