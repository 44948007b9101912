#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace scriptorium {

// A rule of a catalogue (docs/rules/*.md) with the tests that its table names.
struct Rule {
  std::string id;
  bool stated = false;  // in the source; else our ruling
  bool later = false;   // it waits, and its text ends with the reason: "Later: …"
  std::string text;
  std::vector<std::string> tests;
};

// Reads the catalogue's rule table and, where there is one, the table of tests after it.
std::vector<Rule> read_rules(std::string_view markdown);

// JSON as people read it: two blanks an indent, short things on one line.
std::string pretty(const boost::json::value& value, int indent = 0);

}  // namespace scriptorium
