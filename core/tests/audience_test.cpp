#include "core/audience.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace scriptorium {
namespace {

struct State {
  std::uint32_t open;
  std::uint16_t guarded[3];
  std::uint16_t secret[2];
  std::uint16_t more;
};

using Seen = Audience<State, SeenByAll<&State::open>, SeenBySome<&State::guarded, &State::more>,
                      SeenByNobody<&State::secret>>;

TEST(Audience, WhatNobodySeesIsZero) {
  const State shown = Seen::shown({7, {1, 2, 3}, {4, 5}, 6});
  EXPECT_EQ(shown.open, 7U);
  EXPECT_EQ(shown.guarded[2], 3);
  EXPECT_EQ(shown.secret[0] | shown.secret[1], 0);
  EXPECT_EQ(shown.more, 6);
}

}  // namespace
}  // namespace scriptorium
