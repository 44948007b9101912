#include "games/hypertext/matching.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "games/hypertext/codec/words.h"

// A second opinion on which hands record which phase, made from the rule text alone: every way to
// declare the TITLEs is tried, and each phase is asked in its own words.
namespace scriptorium::hypertext {
namespace {

using Counts = std::array<int, kTypes>;  // NOUN, VERB, ADJECTIVE, NAME, TITLE

struct Wanted {
  const char* phase;
  const char* cards;  // letters of types: n v a p (name) t; or a shape
  int points;
};

constexpr Wanted kWanted[] = {
    {"remnant", "5 same", 8},      {"pentateuch", "all", 8},
    {"scroll", "pvant", 8},        {"witness", "ppvna", 8},
    {"epistle", "pvvnn", 8},       {"psalm", "aaavn", 8},
    {"parable", "nnnva", 8},       {"oracle", "vvapn", 8},
    {"covenant", "pvnna", 8},      {"benediction", "ttanp", 8},
    {"altar", "nnnnv", 8},         {"foundation", "pppnv", 8},
    {"proverb", "aavnt", 8},       {"lament", "aaaan", 8},
    {"congregation", "6 any", 10}, {"assembly", "33", 10},
    {"trinity", "222", 10},        {"tabernacle", "nnnppp", 10},
    {"chorus", "vvvaaa", 10},      {"sanctuary", "nnnnpp", 10},
    {"hymnal", "aavvnn", 10},      {"gospel", "pvnatv", 10},
    {"jubilee", "vvvvaa", 10},     {"wisdom", "aaaann", 10},
    {"prophecy", "aappnv", 10},    {"selah", "6 same", 10},
    {"creation", "322", 12},       {"revelation", "all and 2 more of one", 12},
    {"exodus", "vvvppnn", 12},     {"apocalypse", "7 same", 12}};

bool groups_fit(const Counts& cards, const std::string& sizes, std::size_t at, unsigned used) {
  if (at == sizes.size()) return true;
  for (unsigned type = 0; type < kTypes; ++type) {
    if ((used >> type & 1U) != 0 || cards[type] < sizes[at] - '0') continue;
    if (groups_fit(cards, sizes, at + 1, used | 1U << type)) return true;
  }
  return false;
}

// The cards as they are declared.
bool fits_declared(const Counts& cards, const std::string& wanted) {
  const int all = cards[0] + cards[1] + cards[2] + cards[3] + cards[4];
  const auto at_least = [&](int count) {
    return std::any_of(cards.begin(), cards.end(), [&](int each) { return each >= count; });
  };
  const bool one_of_each =
      std::all_of(cards.begin(), cards.end(), [](int each) { return each >= 1; });
  if (wanted.ends_with(" same")) return at_least(wanted[0] - '0');
  if (wanted == "6 any") return all >= 6;
  if (wanted == "all") return one_of_each;
  if (wanted == "all and 2 more of one") return one_of_each && at_least(3);
  if (wanted[0] >= '0' && wanted[0] <= '9') return groups_fit(cards, wanted, 0, 0);
  const std::string letters = "nvapt";
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (std::count(wanted.begin(), wanted.end(), letters[type]) > cards[type]) return false;
  }
  return true;
}

bool fits(const Counts& cards, const std::string& wanted) {
  for (int nouns = 0; nouns <= cards[4]; ++nouns) {
    for (int names = 0; nouns + names <= cards[4]; ++names) {
      const Counts declared = {cards[0] + nouns, cards[1], cards[2], cards[3] + names,
                               cards[4] - nouns - names};
      if (fits_declared(declared, wanted)) return true;
    }
  }
  return false;
}

Tally tally_of(const Counts& cards) {
  Tally tally = 0;
  for (std::size_t type = 0; type < kTypes; ++type) {
    tally |= static_cast<Tally>(cards[type]) << (8 * type);
  }
  return tally;
}

template <class See>
void each_hand(int most, const See& see) {
  for (int n = 0; n <= most; ++n) {
    for (int v = 0; n + v <= most; ++v) {
      for (int a = 0; n + v + a <= most; ++a) {
        for (int p = 0; n + v + a + p <= most; ++p) {
          for (int t = 0; n + v + a + p + t <= most; ++t) see(Counts{n, v, a, p, t});
        }
      }
    }
  }
}

// HT-03, HT-05: all thirty phases, over all hands of up to twelve cards.
TEST(Matching, AgreesWithASecondOpinionOverAllHandsOfTwelve) {
  const Book& book = the_book();
  int hands = 0;
  int recordable[kPhases + 1] = {};
  each_hand(12, [&](const Counts& cards) {
    ++hands;
    const PhaseSet found = fitting(book, tally_of(cards));
    for (int phase = 1; phase <= kPhases; ++phase) {
      const bool is = (found & phase_bit(phase)) != 0;
      recordable[phase] += is ? 1 : 0;
      const Wanted& wanted = kWanted[phase - 1];
      ASSERT_EQ(is, fits(cards, wanted.cards))
          << wanted.phase << " of " << cards[0] << " " << cards[1] << " " << cards[2] << " "
          << cards[3] << " " << cards[4];
    }
  });
  EXPECT_EQ(hands, 6188);
  for (int phase = 1; phase <= kPhases; ++phase) {
    EXPECT_GT(recordable[phase], 0) << kWanted[phase - 1].phase;
    EXPECT_LT(recordable[phase], hands) << kWanted[phase - 1].phase;
  }
}

// HT-03: names, sizes and points.
TEST(Matching, PhasesAreTheThirtyOfTheSource) {
  for (int phase = 1; phase <= kPhases; ++phase) {
    EXPECT_EQ(PhaseList::get().slug(phase), kWanted[phase - 1].phase);
    EXPECT_EQ(the_book().phase(phase).points, kWanted[phase - 1].points);
    EXPECT_EQ(the_book().phase(phase).size, kWanted[phase - 1].points / 2 + 1);
  }
}

// HT-04, HT-14: whatever is laid, in whatever order, the record can be completed, and a complete
// one is a composition of its phase.
TEST(Matching, LayingNeverRunsIntoADeadEnd) {
  const Book& book = the_book();
  each_hand(8, [&](const Counts& cards) {
    const Tally hand = tally_of(cards);
    const PhaseSet found = fitting(book, hand);
    for (int phase = 1; phase <= kPhases; ++phase) {
      if ((found & phase_bit(phase)) == 0) continue;
      Tally declared = 0;
      Tally rest = hand;
      int step = phase;
      for (int laid = 0; laid < book.phase(phase).size; ++laid) {
        bool moved = false;
        const Roles open = roles_open(book, phase, declared, rest);
        step = (step * 13 + 7) % (kTypes * kTypes);
        for (int each = 0; each < kTypes * kTypes && !moved; ++each) {
          const int which = (each + step) % (kTypes * kTypes);  // another order each time
          const auto type = static_cast<Type>(1 + which / kTypes);
          const auto role = static_cast<Type>(1 + which % kTypes);
          if (count_of(rest, type) == 0) continue;
          const bool completed =
              may_stand_for(type, role) &&
              can_complete(book, phase, declared + one_of(role), rest - one_of(type));
          ASSERT_EQ(open.take(type, role), completed) << "phase " << phase;
          if (!completed) continue;
          declared += one_of(role);
          rest -= one_of(type);
          moved = true;
        }
        ASSERT_TRUE(moved) << "phase " << phase << " cannot be completed";
      }
      const auto all = book.compositions_of(phase);
      ASSERT_NE(std::find(all.begin(), all.end(), declared), all.end());
    }
  });
}

}  // namespace
}  // namespace scriptorium::hypertext
