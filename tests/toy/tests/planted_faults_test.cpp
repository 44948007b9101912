// Every mistake that book.h can plant is caught by the law that is there for it; without a mistake
// the very same runs find nothing.

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>

#include "table/game_of.h"
#include "tests/laws/enumerate.h"
#include "tests/laws/paths.h"
#include "tests/laws/restore.h"
#include "tests/laws/walk.h"
#include "tests/toy/tests/subjects.h"

namespace scriptorium::toy {
namespace {

using laws::describe;
using laws::Report;

// --- the runs: each a number of trials, every one of them with a report of its own

Report random_game(Fault fault, std::uint64_t trial) {
  const Subject subject = {.fault = fault};
  return laws::Walker(subject, false).run(1 + trial, 1);
}

Report many_games(Fault fault, std::uint64_t) {
  const Tiny tiny = {.fault = fault};
  return laws::Walker(tiny, false).run(1, 400);
}

Report every_path(Fault fault, std::uint64_t) {
  const Tiny tiny = {.choices = bare_configs(2, 1), .fault = fault};
  return laws::Paths(tiny).run(4);
}

Report all_worlds(Fault fault, std::uint64_t) {
  const Tiny tiny = {.fault = fault};
  return laws::Enumerator(tiny, 1).run(1, 12, 2000);
}

Report saved_game(Fault fault, std::uint64_t trial) {
  FaultyCodec::fault = fault;
  Registry registry;
  registry.add(std::make_unique<GameOf<FaultyCodec>>(Shelf{SCRIPTORIUM_SHARE}));
  const auto options = [](Dice& dice, int seats) {
    return write_options(toy::random_config(dice, seats), FaultyCodec::options());
  };
  return laws::save_and_restore(registry, *registry.find("toy"), 1 + trial, 1, options);
}

struct Run {
  const char* name;
  Report (*report)(Fault, std::uint64_t trial);
  std::uint64_t trials;
};
constexpr Run kRandomGames = {"RandomGames", random_game, 400};
constexpr Run kManyGames = {"ManyGames", many_games, 1};
constexpr Run kEveryPath = {"EveryPath", every_path, 1};
constexpr Run kAllWorlds = {"AllWorlds", all_worlds, 1};
constexpr Run kSavedGames = {"SavedGames", saved_game, 30};

class SoundBook : public testing::TestWithParam<Run> {};

TEST_P(SoundBook, BreaksNoLaw) {
  for (std::uint64_t trial = 0; trial < GetParam().trials; ++trial) {
    const Report report = GetParam().report(Fault::kNone, trial);
    ASSERT_FALSE(report.breach) << describe(report);
  }
}

INSTANTIATE_TEST_SUITE_P(Runs, SoundBook,
                         testing::Values(kRandomGames, kManyGames, kEveryPath, kAllWorlds,
                                         kSavedGames),
                         [](const auto& run) { return std::string(run.param.name); });

// --- the faults: some are there for more than one law

struct Planted {
  Fault fault;
  const char* name;
  int law;
  Run run;
};

constexpr Planted kPlanted[] = {
    {Fault::kLostCard, "LostCard", 1, kRandomGames},
    {Fault::kHiddenGlobal, "HiddenGlobal", 2, kRandomGames},
    {Fault::kForgotten, "Forgotten", 3, kSavedGames},
    {Fault::kBadSample, "BadSample", 4, kRandomGames},
    {Fault::kKeyPeeks, "KeyPeeks", 4, kRandomGames},
    {Fault::kKeyForgets, "KeyForgets", 4, kManyGames},
    {Fault::kViewLeaks, "ViewLeaks", 4, kRandomGames},
    {Fault::kViewLeaks, "ViewLeaks", 5, kRandomGames},
    {Fault::kViewLeaks, "ViewLeaks", 9, kEveryPath},
    {Fault::kLegalPeeks, "LegalPeeks", 5, kRandomGames},
    {Fault::kRefusalPeeks, "RefusalPeeks", 5, kRandomGames},
    {Fault::kTwinLeaks, "TwinLeaks", 5, kRandomGames},
    {Fault::kWindowTells, "WindowTells", 5, kRandomGames},
    {Fault::kRevisionTells, "RevisionTells", 5, kRandomGames},
    {Fault::kListsTwice, "ListsTwice", 5, kRandomGames},
    {Fault::kPastReveal, "PastReveal", 5, kRandomGames},
    {Fault::kCodecDrops, "CodecDrops", 6, kRandomGames},
    {Fault::kEndless, "Endless", 7, kRandomGames},
    {Fault::kOverpays, "Overpays", 7, kRandomGames},
    {Fault::kSilentEvent, "SilentEvent", 9, kEveryPath},
    {Fault::kSwapSeen, "SwapSeen", 9, kEveryPath},
    {Fault::kStepShows, "StepShows", 11, kRandomGames},
    {Fault::kStepStays, "StepStays", 11, kRandomGames},
    {Fault::kBiasedSample, "BiasedSample", 10, kAllWorlds},
    {Fault::kStaleBrow, "StaleBrow", 10, kAllWorlds},
    {Fault::kBoxedChoice, "BoxedChoice", 10, kAllWorlds},
};

void PrintTo(const Planted& planted, std::ostream* out) {
  *out << planted.name << ", law " << planted.law;
}

TEST(PlantedFaults, AreAllHere) {
  for (int i = 1; i < kFaults; ++i) {
    EXPECT_EQ(std::ranges::count(kPlanted, static_cast<Fault>(i), &Planted::fault) != 0, true)
        << "fault " << i;
  }
}

class PlantedFault : public testing::TestWithParam<Planted> {};

TEST_P(PlantedFault, IsCaughtByItsLaw) {
  const Planted& planted = GetParam();
  std::map<int, std::string> others;  // what other laws said, in the trials before
  for (std::uint64_t trial = 0; trial < planted.run.trials; ++trial) {
    const Report report = planted.run.report(planted.fault, trial);
    if (report.broke(planted.law)) return;
    if (report.breach) others.emplace(report.breach->law, report.breach->what);
  }
  ADD_FAILURE() << "law " << planted.law
                << " is not broken; other laws that are: " << testing::PrintToString(others);
}

INSTANTIATE_TEST_SUITE_P(Faults, PlantedFault, testing::ValuesIn(kPlanted),
                         [](const auto& planted) {
                           return std::string(planted.param.name) + "Law" +
                                  std::to_string(planted.param.law);
                         });

}  // namespace
}  // namespace scriptorium::toy
