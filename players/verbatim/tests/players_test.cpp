#include <gtest/gtest.h>

#include "games/verbatim/tests/subject.h"
#include "lab/sim.h"
#include "players/verbatim/searcher.h"
#include "players/verbatim/tests/game.h"
#include "table/any_game.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"
#include "text/atoms.h"
#include "text/word_list.h"

namespace scriptorium::verbatim {
namespace {

using Players = std::vector<std::unique_ptr<Player<Verbatim>>>;

Players seat(const Config& config, const std::vector<std::string>& names) {
  Players players;
  for (const std::string& name : names) {
    players.push_back(VerbatimCodec::player(name, shelf(), config));
  }
  return players;
}

// A whole game, every action of it legal.
template <class See>
State watch_game(const Config& config, const Players& players, std::uint64_t seed, See see) {
  const Book& book = Verbatim::book(config);
  return play_game(
      config, players, seed, [](const State&, Seat) {},
      [&](const State& state, Seat seat, const Plan<Verbatim>& plan) {
        see(state, seat, plan);
        State trial = state;
        Dice dice = Dice::fast(Seed::of(seed));
        for (const Action action : plan) {
          ASSERT_FALSE(Verbatim::check(book, trial, seat, action))
              << "type " << static_cast<int>(action.type()) << " in phase "
              << static_cast<int>(state.phase);
          Verbatim::apply(book, trial, seat, action, dice, nullptr);
        }
      });
}

const text::WordLists& lists() {
  static const text::WordLists lists =
      text::WordLists::load(shelf().share / text::WordLists::kFile);
  return lists;
}

// All words that the players laid in some games, each found in the list.
int check_words(const Config& config, const std::string& player, const std::string& list_name) {
  const Book& book = Verbatim::book(config);
  const text::WordList list = *lists().list(list_name);
  const text::WordList unspoken = lists().unspoken();
  const Players players = seat(config, {player, player});
  int words = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    watch_game(config, players, seed, [&](const State& state, Seat, const Plan<Verbatim>&) {
      if (state.phase != Phase::kChallenge) return;
      for (int each = 0; each < 2; ++each) {
        for (const std::string& word : words_of(book, state, each)) {
          EXPECT_TRUE(list.contains(word)) << word << " is not in " << list_name;
          EXPECT_FALSE(unspoken.contains(word)) << word;
          ++words;
        }
      }
    });
  }
  return words;
}

// VB-24: with the dictionary closed a player knows a smaller list than the table's
TEST(VerbatimPlayers, KnowWordsByLevel) {
  Config config = config_of(2, false);
  EXPECT_GT(check_words(config, "greedy", "american-small"), 50);
  EXPECT_GT(check_words(config, "search:20", "american-small"), 50);
  EXPECT_GT(check_words(config, "novice", "american-tiny"), 50);
  config.dictionary_size = 0;
  EXPECT_GT(check_words(config, "greedy", "american-tiny"), 50);
  config.dictionary = 1;
  config.dictionary_size = 3;
  EXPECT_GT(check_words(config, "greedy", "british-large"), 50);
  EXPECT_GT(check_words(config_of(2, true), "greedy", "spanish-small"), 50);
}

// VB-24, VB-14: with the dictionary open it knows all of it, and lays what the smaller list lacks
TEST(VerbatimPlayers, KnowTheWholeListWhereTheDictionaryIsOpen) {
  Config config = config_of(2, false);
  config.dictionary_open = 1;
  EXPECT_GT(check_words(config, "greedy", "american"), 50);
  const text::WordList smaller = *lists().list("american-small");
  int beyond = 0;
  const Players players = seat(config, {"greedy", "greedy"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State end = watch_game(config, players, seed, [](const State&, Seat, const auto&) {});
    for (int each = 0; each < 2; ++each) {
      for (const std::string& word : words_of(english(), end, each)) {
        beyond += smaller.contains(word) ? 0 : 1;
      }
    }
  }
  EXPECT_GT(beyond, 10);
}

TEST(VerbatimPlayers, PlayLegallyAtEveryTable) {
  for (int seats = 2; seats <= 5; ++seats) {
    for (const bool in_spanish : {false, true}) {
      Config config = config_of(seats, in_spanish);
      config.one_letter = seats % 2 == 0;
      std::vector<std::string> names = {"greedy", "random", "novice", "search:30", "value"};
      names.resize(static_cast<std::size_t>(seats));
      const Players players = seat(config, names);
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const State end =
            watch_game(config, players, seed, [](const State&, Seat, const Plan<Verbatim>&) {});
        EXPECT_EQ(end.phase, Phase::kOver);
        EXPECT_EQ(Verbatim::audit(Verbatim::book(config), end), nullptr);
      }
    }
  }
}

// A rule is kept when it is hard: words are dissolved and formed anew, again and again.
TEST(VerbatimPlayers, ReformLegally) {
  Config config = config_of(3, false);
  for (std::uint8_t& recall : config.recall) recall = 20;
  const Players players = seat(config, {"greedy", "random", "novice"});
  int reformed = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    watch_game(config, players, seed,
               [&](const State& state, Seat who, const Plan<Verbatim>& plan) {
                 if (state.phase == Phase::kReform && who != 1 && plan.size() > 1) ++reformed;
               });
  }
  EXPECT_GT(reformed, 20);
}

TEST(VerbatimPlayers, ChallengeOnlyWhatCannotBeAWordAndOnlyFromBehind) {
  const Config config = config_of(2, false);
  const text::WordList huge = *lists().list("american-huge");
  const Players babblers = seat(config, {"random", "random"});
  const Players greedy = seat(config, {"greedy"});
  int challenges = 0;
  int passes = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    watch_game(config, babblers, seed, [&](const State& state, Seat who, const Plan<Verbatim>&) {
      if (state.phase != Phase::kChallenge) return;
      Actions legal;
      Plan<Verbatim> plan;
      Dice dice = Dice::fast(Seed::of(1));
      Verbatim::legal(english(), state, who, legal);
      greedy[0]->choose(english(), Eyes<Verbatim>(english(), state, who), legal, dice, plan);
      const Scores scores = Verbatim::scores(english(), state);
      if (plan[0] == Action::pass()) {
        ++passes;
        return;
      }
      ++challenges;
      const int place = plan[0].argument();
      const int maker = maker_of(state, place);
      const std::string word = word_at(english(), state, place, word_end(state, maker, place));
      EXPECT_FALSE(huge.contains(word)) << word;
      EXPECT_LE(scores.points[who], scores.points[maker]);
    });
  }
  EXPECT_GT(challenges, 10);
  EXPECT_GT(passes, 10);
}

// Law 5 for players: two worlds that look the same to a seat, the same choice.
TEST(VerbatimPlayers, DecideByWhatTheirSeatKnows) {
  for (const std::string name : {"greedy", "search:40"}) {
    const Config config = config_of(3, false);
    const Players players = seat(config, {name, name, name});
    const Players again = seat(config, {name, name, name});
    int asked = 0;
    Dice worlds = Dice::fast(Seed::of(5));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      watch_game(config, players, seed, [&](const State& state, Seat who, const Plan<Verbatim>&) {
        const View view = Verbatim::view(english(), state, who);
        const State other = Verbatim::sample(english(), view, worlds);
        Actions legal;
        Plan<Verbatim> one;
        Plan<Verbatim> two;
        Dice dice = Dice::fast(Seed::of(seed + 100));
        Dice same = dice;
        Verbatim::legal(english(), state, who, legal);
        again[0]->choose(english(), Eyes<Verbatim>(view), legal, dice, one);
        Verbatim::legal(english(), other, who, legal);
        again[1]->choose(english(), Eyes<Verbatim>(english(), other, who), legal, same, two);
        ASSERT_TRUE(std::equal(one.begin(), one.end(), two.begin(), two.end()));
        ++asked;
      });
    }
    EXPECT_GT(asked, 60);
  }
}

// Laws 4 and 5 in games that Verbatim's own search leads.
TEST(VerbatimPlayers, LawsHoldWithTheSearchInTheLead) {
  const auto player = VerbatimCodec::player("search:30", shelf(), config_of(2, false));
  const laws::Report report = laws::Walker(Subject{}, false, player.get()).run(1, laws::games(16));
  EXPECT_FALSE(report.breach) << laws::describe(report);
  for (const int law : {4, 5}) EXPECT_GT(report.checks.at(law), report.games);
}

int wins_of_first(const std::string& first, const std::string& second, int games,
                  bool in_spanish = false) {
  int wins = 0;
  const std::unique_ptr<AnyGame> game = verbatim::game(shelf());
  for (int place = 0; place < 2; ++place) {
    SimRequest request;
    if (in_spanish) request.options = {{"letters", "spanish"}, {"dictionary", "spanish"}};
    request.players = {place == 0 ? first : second, place == 0 ? second : first};
    request.run.games = static_cast<std::uint64_t>(games) / 2;
    request.run.seed = 7;
    request.run.threads = 2;
    const Result<lab::Totals> totals = game->simulate(request);
    EXPECT_TRUE(totals) << totals.error().message;
    if (totals) wins += static_cast<int>(totals->wins[static_cast<std::size_t>(place)]);
  }
  return wins;
}

TEST(VerbatimPlayers, GreedyBeatsRandom) { EXPECT_GE(wins_of_first("greedy", "random", 200), 190); }

TEST(VerbatimPlayers, LettersMatterMoreThanValues) {
  EXPECT_GE(wins_of_first("greedy", "value", 60), 42);
  EXPECT_GE(wins_of_first("greedy", "value", 40, true), 26);
}

TEST(VerbatimPlayers, SearchBeatsGreedy) {
  EXPECT_GE(wins_of_first("search:200", "greedy", 160), 88);
}

// Random hands out of the box, and the arranger with the normal list.
struct Hands {
  const Book& book;
  std::vector<std::string> atoms;
  text::Arranger arranger;
  std::vector<Kind> cards;
  Dice dice = Dice::fast(Seed::of(15));
  std::uint8_t hand[kKinds] = {};
  int value = 0;

  Hands(const Book& letters, const std::string& list)
      : book(letters),
        atoms(text::Atoms::load(text::atoms_file(shelf().share, list)).common),
        arranger(atoms, values_of(book)) {
    for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
      cards.insert(cards.end(), book.box[kind], kind);
    }
  }

  void deal(std::size_t size) {
    dice.shuffle(std::span(cards));
    std::fill(std::begin(hand), std::end(hand), std::uint8_t{0});
    value = 0;
    for (std::size_t card = 0; card < size; ++card) {
      ++hand[cards[card]];
      value += book.card[cards[card]].value;
    }
  }
  int best_score() { return arranger.best_score(rack_of(book, hand)); }
};

// The appraisal is a bound: nobody arranges better than it says; and a near one.
TEST(VerbatimAppraisal, BoundsWhatTheArrangerMakes) {
  constexpr int kHands = 300;
  for (const bool in_spanish : {false, true}) {
    Hands hands(in_spanish ? spanish() : english(), in_spanish ? "spanish" : "american");
    const Appraisal appraisal(hands.book, hands.atoms);
    double above = 0;
    for (int i = 0; i < kHands; ++i) {
      hands.deal(8 + hands.dice.below(16));
      const double looks =
          static_cast<double>(appraisal.hand(hands.hand).score()) / Appraisal::kPart;
      const int is = hands.best_score();
      ASSERT_GE(looks, is - 0.1);
      above += looks - is;
    }
    EXPECT_LT(above / kHands, 6.0);
  }
}

// VB-22: of random 15-card hands 25 to 60 in 100 can be used whole with the normal list
TEST(VerbatimLetters, HandsAreUsableWholeOftenAndNotAlways) {
  constexpr int kHands = 2000;
  for (const bool in_spanish : {false, true}) {
    Hands hands(in_spanish ? spanish() : english(), in_spanish ? "spanish" : "american");
    int whole = 0;
    for (int i = 0; i < kHands; ++i) {
      hands.deal(15);
      whole += hands.best_score() == hands.value ? 1 : 0;
    }
    const double share = 100.0 * whole / kHands;
    std::printf("%s: %.1f of 100 random 15-card hands are usable whole\n",
                in_spanish ? "Spanish" : "English", share);
    EXPECT_GE(share, 25);
    EXPECT_LE(share, 60);
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
