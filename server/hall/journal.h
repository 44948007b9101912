#pragma once

#include <memory>
#include <span>
#include <vector>

#include "server/hall/gathering.h"
#include "server/hall/pass_wish.h"

namespace scriptorium::server {

// What a table's lines say, one after the other.
struct Journal {
  Gathering gathering;
  json::array entries;         // of the game
  json::array told;            // what was told with each
  std::size_t kept_since = 0;  // so many entries there were when a computer player last stood in
  std::vector<Milliseconds> clocks;  // what the last entry left on them; empty: none has yet
  std::vector<PassWish> wishes;      // by seat: who lets windows pass
  Milliseconds turned = 0;           // when the players' clocks were last turned
};

// One entry of the game with all that was told of it.
std::string entry_line(std::string_view entry, std::span<const ToldText> told,
                       const std::vector<Milliseconds>& clocks);

// Nothing if a line is damaged.
std::optional<Journal> read_journal(const std::vector<Line>& lines);
// The game so far as a replay; the gathering must have begun to play.
json::object replay_of(const Gathering& gathering, json::array entries);
// That game, played again. Nothing if today's rules are others.
std::unique_ptr<AnyMatch> play_again(const Registry& games, const Gathering& gathering,
                                     json::array entries);

}  // namespace scriptorium::server
