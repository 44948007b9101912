#include "core/enum_names.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace scriptorium {
namespace {

enum class Weather : std::uint8_t { kNone, kFine, kRainAndWind };
struct Event {
  enum class Type { kTold, kLaidOpen };
};

TEST(EnumNames, AreThoseOfTheEnum) {
  EXPECT_EQ(kEnumSize<Weather>, 3);
  EXPECT_EQ(name_of(Weather::kNone), "");
  EXPECT_EQ(name_of(Weather::kFine), "fine");
  EXPECT_EQ(name_of(Weather::kRainAndWind), "rain_and_wind");
  EXPECT_EQ(kEnumSize<Event::Type>, 2);
  EXPECT_EQ(name_of(Event::Type::kTold), "told");
  EXPECT_EQ(name_of(Event::Type::kLaidOpen), "laid_open");
}

TEST(EnumNames, WhatIsNoValueHasNone) {
  EXPECT_EQ(name_of(static_cast<Weather>(3)), "");
  EXPECT_EQ(name_of(static_cast<Weather>(255)), "");
}

TEST(EnumNames, LeadBackToTheValue) {
  EXPECT_EQ(value_named<Weather>("fine"), Weather::kFine);
  EXPECT_EQ(value_named<Weather>("rain_and_wind"), Weather::kRainAndWind);
  EXPECT_EQ(value_named<Event::Type>("told"), Event::Type::kTold);
  for (const char* const name : {"", "none", "rain", "Fine", "kFine"}) {
    EXPECT_EQ(value_named<Weather>(name), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace scriptorium
