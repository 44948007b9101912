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

TEST(Audience, AKeyIsOfWhatAllSee) {
  struct Row {
    std::uint32_t hidden;
    std::uint16_t open[2];
    std::uint32_t more;
  };
  using InRow =
      Audience<Row, SeenByAll<&Row::open, &Row::more>, SeenBySome<&Row::hidden>, SeenByNobody<>>;
  const Row row = {1, {2, 3}, 4};
  const std::uint64_t key = InRow::key_of_all(row, 5);
  EXPECT_EQ(InRow::key_of_all({9, {2, 3}, 4}, 5), key);
  EXPECT_NE(InRow::key_of_all({1, {9, 3}, 4}, 5), key);
  EXPECT_NE(InRow::key_of_all({1, {2, 9}, 4}, 5), key);
  EXPECT_NE(InRow::key_of_all({1, {2, 3}, 9}, 5), key);
  EXPECT_NE(InRow::key_of_all(row, 6), key);
}

TEST(Audience, WhatNobodySeesIsZero) {
  const State shown = Seen::shown({7, {1, 2, 3}, {4, 5}, 6});
  EXPECT_EQ(shown.open, 7U);
  EXPECT_EQ(shown.guarded[2], 3);
  EXPECT_EQ(shown.secret[0] | shown.secret[1], 0);
  EXPECT_EQ(shown.more, 6);
}

}  // namespace
}  // namespace scriptorium
