#include "games/hypertext/tests/witnesses.h"

#include <gtest/gtest.h>

#include "games/hypertext/tests/lively.h"
#include "games/hypertext/tests/subject.h"
#include "tests/laws/reckon.h"
#include "tests/laws/settings.h"

namespace scriptorium::hypertext {
namespace {

// HT-28: who knows which hidden card after what happened.
// HT-10: who knows which card was drawn, and which activation was used.
TEST(HypertextWitnesses, KnowWhatTheySawInLivelyGames) {
  Lively lively;
  laws::ReckonedGames<Subject, Witnesses> reckoned({}, &lively);
  const laws::Report report = reckoned.run(1, laws::games(300));
  EXPECT_FALSE(report.breach) << describe(report);
}

}  // namespace
}  // namespace scriptorium::hypertext
