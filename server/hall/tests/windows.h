#pragma once

#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {

// A card is discarded in Hypertext: two people and two computer players may redeem it, and the
// first call wins.
class Window : public HallTest {
 protected:
  static constexpr const char* kDiscard =
      "seats 4\n"
      "at hand 0: bread oil\nat hand 1: weep sing\nat hand 2: new great\nat hand 3: king blind\n";
  // The next player has one card to discard, and a hand that nothing can be recorded with.
  static constexpr const char* kTurnOfTheOthers =
      "seats 4\nat mover: 1\n"
      "at hand 0: bread oil\nat hand 1: weep sing\nat hand 2: new great\nat hand 3: king blind\n";

  Person ada = come(1);
  Person ben = come(2);
  Person cleo = come(3);
  std::string table;

  // Ada, two computer players and one who keeps a person's place; she discards.
  void begin_alone(json::object more = {}) {
    more["game"] = "hypertext";
    more["seats"] = 4;
    more["position"] = std::string("scenario A discard.\ngame hypertext\n") + kTurnOfTheOthers;
    more["players"] = {"", "greedy", "greedy", "greedy"};
    table = open(ada, std::move(more));
    sit(ada, table, 0);
    start(ada, table);
    pass(3 * rules.player_pause);
  }
  // Ada, Ben, a computer player, Cleo; Ada discards.
  void begin(json::object more = {}, const std::string& option = {}) {
    more["game"] = "hypertext";
    more["seats"] = 4;
    more["position"] = "scenario A discard.\ngame hypertext\n" + option + kDiscard;
    more["players"] = {"", "", "greedy", ""};
    table = open(ada, std::move(more));
    sit(ada, table, 0);
    sit(ben, table, 1);
    sit(cleo, table, 3);
    start(ada, table);
    good(ada, act(0, {{"type", "discard"}, {"card", "bread"}}));
  }
  json::object act(int seat, json::object action) const {
    return at(table, "act", {{"seat", seat}, {"action", std::move(action)}});
  }
  json::object calls(int seat, const char* what) const { return act(seat, {{"type", what}}); }
  json::object news() { return good(ada, at(table, "events", {{"seat", "spectator"}})); }
  // Who has answered, `2` or `2c` if it was the clock, after the discard.
  std::string answers() {
    std::string all;
    const json::array entries = read_journal(lines(table))->entries;
    for (std::size_t i = 1; i < entries.size(); ++i) {
      const json::object& entry = entries[i].as_object();
      if (!all.empty()) all += " ";
      all += std::to_string(entry.at("by").as_int64()) + (truth_in(entry, "clock") ? "c" : "");
    }
    return all;
  }
};

}  // namespace scriptorium::server
