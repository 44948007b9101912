// Evens out the ready decks (CV-52) by games of `greedy`: exchanges one verse for another where
// that brings the decks closer to winning as often as they lose against each other, and prints what
// they have become, as data/ready.decks has it.
//
//   build/release/tests/chapter_and_verse_tuning EXCHANGES GAMES [SEED]
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/codec/decks.h"
#include "lab/balance.h"

namespace scriptorium::chapter_and_verse {
namespace {

// How two decks did against each other: of the games that one of them won.
struct Met {
  double won = 0, decided = 0, counted = 0, games = 0;

  Met& operator+=(const Met& more) {
    won += more.won;
    decided += more.decided;
    counted += more.counted;
    games += more.games;
    return *this;
  }
  Met turned() const { return {decided - won, decided, counted, games}; }
  double of_100() const { return decided == 0 ? 50 : 100 * won / decided; }
  double counted_of_100() const { return 100 * counted / games; }
  // How far from even, in squares, beyond what chance makes of so many games; and too many games
  // that end by CV-51.
  double uneven() const {
    constexpr double kCounted = 4;
    const double chance = decided == 0 ? 0 : 2500 / decided;
    const double off = of_100() - 50;
    const double stalled = std::max(0.0, counted_of_100() - kCounted);
    return std::max(0.0, off * off - chance) + stalled * stalled;
  }
};

struct Quiet {
  void decides(const State&, Actors) {}
  void hears(const State&, const EventLog&) {}
};

class Tuning {
 public:
  Tuning(std::uint64_t games, std::uint64_t seed)
      : games_(games), dice_(Dice::fast(Seed::of(seed))) {
    for (const Deck& deck : the_book().ready) decks_.push_back(deck);
    for (std::size_t one = 0; one < decks_.size(); ++one) {
      for (std::size_t other = one + 1; other < decks_.size(); ++other) {
        met_[{one, other}] = play(decks_, one, other, 2 * games_);
      }
    }
  }

  void show() const {
    double all = 0;
    for (std::size_t one = 0; one < decks_.size(); ++one) {
      std::printf("%-28s", ready_decks()[one].names[0].c_str());
      for (std::size_t other = 0; other < decks_.size(); ++other) {
        if (one == other) {
          std::printf("           ");
        } else {
          std::printf(" %5.1f (%2.0f)", met(one, other).of_100(), met(one, other).counted_of_100());
          all += met(one, other).uneven() / 2;
        }
      }
      std::printf("\n");
    }
    std::printf("uneven: %.0f\n\n", all);
    std::fflush(stdout);
  }

  // Tries one exchange; whether it was kept.
  bool exchange() {
    const std::size_t which = uneven_one();
    std::vector<Deck> tried = decks_;
    if (!change(tried[which])) return false;
    std::vector<std::size_t> others(decks_.size());
    std::iota(others.begin(), others.end(), 0U);
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(which));
    std::sort(others.begin(), others.end(), [&](std::size_t a, std::size_t b) {
      return met(which, a).uneven() > met(which, b).uneven();
    });
    double before = 0;
    for (const std::size_t other : others) before += met(which, other).uneven();
    std::map<std::size_t, Met> now;
    // The most uneven pair first: what does not help there need not be looked at further.
    for (const std::size_t other : others) {
      now[other] = play(tried, which, other, games_);
      if (other == others[0] && now[other].uneven() > met(which, other).uneven()) return false;
    }
    if (sum_of(now) > 0.9 * before) return false;
    for (const std::size_t other : others) now[other] += play(tried, which, other, games_);
    if (sum_of(now) > 0.95 * before) return false;
    decks_ = tried;
    for (const auto& [other, each] : now) {
      met_[{std::min(which, other), std::max(which, other)}] = which < other ? each : each.turned();
    }
    return true;
  }

  void print_decks() const {
    for (std::size_t deck = 0; deck < decks_.size(); ++deck) {
      std::printf("deck \"%s\"\n", ready_decks()[deck].names[0].c_str());
      for (int kind = 1; kind < static_cast<int>(the_book().verses.size()); ++kind) {
        const int copies = decks_[deck].copies(static_cast<Kind>(kind));
        if (copies > 0)
          std::printf("  %d %s\n", copies, CardList::get().verse(kind)->titles[0].c_str());
      }
    }
    std::fflush(stdout);
  }

 private:
  Met met(std::size_t one, std::size_t other) const {
    return one < other ? met_.at({one, other}) : met_.at({other, one}).turned();
  }
  static double sum_of(const std::map<std::size_t, Met>& all) {
    double sum = 0;
    for (const auto& [other, each] : all) sum += each.uneven();
    return sum;
  }

  // Half of the games from each seat. The decks are the ready ones of the book, since players think
  // that their opponents have one of those.
  Met play(const std::vector<Deck>& decks, std::size_t one, std::size_t other,
           std::uint64_t games) {
    Book book = the_book();
    book.ready = decks;
    const std::uint64_t salt = dice_.next();
    return lab::sum_of_games<Met>(
        Met(), games,
        [&](std::uint64_t first, std::uint64_t last, Met& sum) {
          const auto player = ChapterAndVerseCodec::player("greedy", {}, {});
          Quiet quiet;
          for (std::uint64_t number = first; number < last; ++number) {
            const int seat = static_cast<int>(number % 2);
            Config config;
            config.decks[seat] = decks[one];
            config.decks[1 - seat] = decks[other];
            const Scores scores =
                lab::watch<ChapterAndVerse>(book, config, *player, mix(salt + number), quiet);
            ++sum.games;
            if (std::max(scores.points[0], scores.points[1]) < kBlessings) ++sum.counted;
            if (scores.winners.size() != 1) continue;
            ++sum.decided;
            if (scores.winners.has(seat)) ++sum.won;
          }
        },
        [](std::uint64_t) {});
  }

  // A deck, the likelier the more uneven it is.
  std::size_t uneven_one() {
    std::vector<double> weights;
    for (std::size_t one = 0; one < decks_.size(); ++one) {
      double sum = 1;
      for (std::size_t other = 0; other < decks_.size(); ++other) {
        if (one != other) sum += met(one, other).uneven();
      }
      weights.push_back(sum);
    }
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    double at = all * dice_.below(1000) / 1000;
    std::size_t which = 0;
    while (which + 1 < weights.size() && at >= weights[which]) at -= weights[which++];
    return which;
  }

  // Some copies of one verse for as many of another that belongs to the deck: it shows the theme
  // that leads the deck, or costs little. A deck from the Bible alone stays so.
  bool change(Deck& deck) {
    const Book& book = the_book();
    Icons icons = 0;
    bool bible = true;
    for (int i = 0; i < deck.size(); ++i) {
      icons += book.verse(deck.verses[i]).icons;
      bible = bible && book.verse(deck.verses[i]).bible;
    }
    int lead = 1;
    for (int theme = 2; theme <= kThemes; ++theme) {
      if (icons_of(icons, theme) > icons_of(icons, lead)) lead = theme;
    }
    Copies copies = Copies::in(deck);
    const Kind out = deck.verses[dice_.below(static_cast<std::uint32_t>(deck.size()))];
    const auto in =
        static_cast<Kind>(1 + dice_.below(static_cast<std::uint32_t>(book.verses.size() - 1)));
    const Verse& verse = book.verse(in);
    constexpr int kDear = 4;
    constexpr int kCheap = 1;
    const bool fits = icons_of(verse.icons, lead) > 0 ? verse.cost < kDear : verse.cost <= kCheap;
    if (in == out || !fits || (bible && !verse.bible)) return false;
    auto count = static_cast<int>(1 + dice_.below(kMostOfATitle));
    for (; count > 0 && copies.of[out] > 0 && copies.of[in] < most_copies(book, in); --count) {
      --copies.of[out];
      ++copies.of[in];
    }
    if (copies.of[in] == deck.copies(in)) return false;
    deck = chapter_and_verse::deck_of(copies);
    return true;
  }

  std::uint64_t games_;
  Dice dice_;
  std::vector<Deck> decks_;
  std::map<std::pair<std::size_t, std::size_t>, Met> met_;
};

int run(int count, char** given) {
  const long exchanges = count >= 3 ? std::strtol(given[1], nullptr, 10) : 0;
  const long games = count >= 3 ? std::strtol(given[2], nullptr, 10) : 0;
  if (exchanges < 1 || games < 2) {
    std::fprintf(stderr, "chapter_and_verse_tuning EXCHANGES GAMES [SEED]\n");
    return 2;
  }
  const std::uint64_t seed = count >= 4 ? std::strtoull(given[3], nullptr, 10) : 1;
  Tuning tuning(static_cast<std::uint64_t>(games), seed);
  tuning.show();
  for (long i = 0; i < exchanges; ++i) {
    if (!tuning.exchange()) continue;
    tuning.show();
    tuning.print_decks();
  }
  return 0;
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse

int main(int count, char** given) { return scriptorium::chapter_and_verse::run(count, given); }
