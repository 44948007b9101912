#include <fstream>

#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// Every code that the hall can answer with is seen in some test: looked at when all have run.
class EveryCode final : public testing::Environment {
 public:
  void TearDown() override {
    const auto* all = testing::UnitTest::GetInstance();
    if (all->test_to_run_count() != all->total_test_count()) return;
    std::ifstream phrases(SCRIPTORIUM_SOURCE "/server/hall/phrases.txt");
    int codes = 0;
    for (std::string line; std::getline(phrases, line);) {
      if (line.empty() || line[0] == ' ' || line[0] == '#') continue;
      if (line.find('.') != std::string::npos) continue;
      ++codes;
      EXPECT_TRUE(codes_seen().contains(line)) << "no test has seen " << line;
    }
    EXPECT_GT(codes, 20);
  }
};

[[maybe_unused]] testing::Environment* const kEveryCode =
    testing::AddGlobalTestEnvironment(new EveryCode);

}  // namespace
}  // namespace scriptorium::server
