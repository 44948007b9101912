#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/hall/world.h"
#include "table/any_game.h"
#include "table/words.h"

namespace scriptorium::server {

// For tests alone: deals that anybody can foretell. Whoever comes is told so.
struct KnownDeal {
  std::string seed;      // each table's deal comes from it and the table's number, from 1
  std::string game;      // whose tables begin at the position; empty: all are dealt
  std::string position;  // as a scenario says it
};

// How the server is configured by whoever runs it.
struct HouseRules {
  // Then others may replace somebody with a computer player, or become host instead of the host.
  Milliseconds away_after = 60'000;
  Milliseconds idle_after = 300'000;     // then a table that nobody looks at leaves memory
  Milliseconds player_pause = 600;       // so that people can follow what computer players do
  Milliseconds call_time = 10'000;       // where all are asked at once, for people
  Milliseconds player_patience = 5'000;  // that is all the time a computer player gets
  Milliseconds player_limit = 8'000;     // it counts as out of time, whatever it is doing
  Milliseconds try_again = 2'000;        // a table that could not be kept is read again
  Milliseconds forgotten = 86'400'000;   // a table that is not over, untouched for so long, is not
                                         // listed any more, nor counted among its host's
  Milliseconds lesson_forgotten = 60'000;  // one that began at a position is counted no longer
  int tables_each = 20;                    // of one host, that are not over
  int steps_each = 60;                     // those that began at a position, which count apart
  int visitors = 200;                      // at one table
  std::optional<KnownDeal> known_deal;     // absent: every deal is a secret, and fair
};

// What all tables share.
struct House {
  const Registry& games;
  Storage& storage;
  World& world;
  HouseRules rules;
};

// Does what may fail elsewhere, where nobody else would notice: false if it did, and the log says
// why. Whoever waits for it must be told then.
bool tried(const std::function<void()>& work);

// What the hall itself says; keys are error codes.
const Phrases& hall_phrases();
Error hall_error(const char* code, const char* field, Language language,
                 std::vector<std::string> arguments = {});
// Why something could not be kept or read, as guests may know it: `damaged`, or the code of the
// storage, whose own words are for whoever runs the house.
std::string hall_reason(std::string_view code, Language language);
// What guests can say to each other; one of them with its texts.
std::span<const std::string_view> set_phrases();
json::object set_phrase(std::string_view phrase);

}  // namespace scriptorium::server
