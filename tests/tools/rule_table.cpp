// rule_table ROOT --write | --check: the table "rule id → tests" at the end of each catalogue in
// docs/rules.
//
// A scenario names its rules in its `rules` line; a C++ test in comment lines directly above it:
// `// VB-07: …`, or several ids before the colon. --check fails if a table is not what the tests
// say, if a test names a rule that no catalogue has, or if a rule of a registered game has no test.
// A rule that must wait is marked `later`, with the reason; how many do only falls.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/registry/registry.h"
#include "table/rulebook.h"
#include "table/scenario.h"
#include "table/words.h"

namespace scriptorium {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHeading = "\n## Tests\n";
constexpr std::string_view kWait = " must wait";

using TestsOfRule = std::map<std::string, std::set<std::string>>;

std::string read(const fs::path& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> ids_in(std::string_view text) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i + 5 <= text.size(); ++i) {
    const auto upper = [&](std::size_t at) { return text[at] >= 'A' && text[at] <= 'Z'; };
    const auto digit = [&](std::size_t at) { return text[at] >= '0' && text[at] <= '9'; };
    if (upper(i) && upper(i + 1) && text[i + 2] == '-' && digit(i + 3) && digit(i + 4)) {
      ids.emplace_back(text.substr(i, 5));
    }
  }
  return ids;
}

// `TEST(Suite, Name) {` → Suite.Name
std::string test_name(std::string_view line) {
  const std::size_t open = line.find('(');
  const std::size_t comma = line.find(',', open);
  const std::size_t close = line.find(')', open);
  if (open == std::string_view::npos || comma == std::string_view::npos ||
      close == std::string_view::npos)
    return {};
  return fmt::format("{}.{}", trim(line.substr(open + 1, comma - open - 1)),
                     trim(line.substr(comma + 1, close - comma - 1)));
}

void read_cpp_tests(std::string_view text, TestsOfRule& tests) {
  std::vector<std::string> ids;
  bool in_ids = false;  // the comment's ids stand before the first colon
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with("// ")) {
      if (ids.empty() && ids_in(line.substr(0, 8)).empty()) continue;
      const std::size_t colon = line.find(": ");
      if (!in_ids || !ids_in(line.substr(0, 8)).empty()) {
        for (std::string& id : ids_in(line.substr(0, colon))) ids.push_back(std::move(id));
        in_ids = true;
      }
      continue;
    }
    if (line.starts_with("TEST")) {
      for (const std::string& id : ids) tests[id].insert(test_name(line));
    }
    ids.clear();
    in_ids = false;
  }
}

void read_scenario_tests(const fs::path& root, const fs::path& path, TestsOfRule& tests) {
  const Result<Scenario> scenario = read_scenario(read(path));
  if (!scenario) throw std::runtime_error(path.string() + ": " + scenario.error().message);
  if (scenario->rules.empty()) throw std::runtime_error(path.string() + ": no `rules` line");
  for (const std::string& id : scenario->rules)
    tests[id].insert(fs::relative(path, root).filename().string());
}

TestsOfRule collect(const fs::path& root) {
  TestsOfRule tests;
  for (const char* folder :
       {"core", "text", "effects", "games", "players", "lab", "table", "server", "cli", "tests"}) {
    if (!fs::exists(root / folder)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
      const fs::path& path = entry.path();
      if (path.extension() == ".scenario") read_scenario_tests(root, path, tests);
      if (path.filename().string().ends_with("_test.cpp")) read_cpp_tests(read(path), tests);
    }
  }
  return tests;
}

std::string table_of(const std::vector<Rule>& rules, const TestsOfRule& tests) {
  std::string rows;
  std::size_t tested = 0;
  const auto waiting =
      std::count_if(rules.begin(), rules.end(), [](const Rule& rule) { return rule.later; });
  for (const Rule& rule : rules) {
    const auto found = tests.find(rule.id);
    if (found == tests.end()) continue;
    ++tested;
    std::string names;
    for (const std::string& name : found->second) names += (names.empty() ? "" : ", ") + name;
    rows += fmt::format("| {} | {} |\n", rule.id, names);
  }
  std::string table =
      fmt::format("{}\nMade by tests/tools/rule_table. {} of {} rules have a test{}.\n", kHeading,
                  tested, rules.size(), waiting == 0 ? "" : fmt::format("; {}{}", waiting, kWait));
  if (tested != 0) table += "\n| id | tests |\n|---|---|\n" + rows;
  return table;
}

// How many rules wait by the table that stands in the catalogue.
long waiting_so_far(std::string_view table) {
  const std::size_t end = table.find(kWait);
  if (end == std::string_view::npos) return 0;
  const std::size_t begin = table.rfind("; ", end) + 2;
  return std::strtol(std::string(table.substr(begin, end - begin)).c_str(), nullptr, 10);
}

// What is wrong with a rule of a game that is registered.
std::string fault_of(const Rule& rule, bool tested) {
  if (!tested && !rule.later) return rule.id + " has no test";
  if (tested && rule.later) return rule.id + " has a test, and is still marked `later`";
  if (rule.later && rule.text.find("Later: ") == std::string::npos) {
    return rule.id + " is marked `later` without a reason";
  }
  return {};
}

int run(const fs::path& root, bool write) {
  const TestsOfRule tests = collect(root);
  std::set<std::string> known;
  int faults = 0;
  const auto fault = [&](const std::string& what) {
    ++faults;
    fmt::print(stderr, "{}\n", what);
  };
  const Registry registry = all_games({});
  std::vector<fs::path> catalogues = {root / "tests/toy/toy.md"};
  for (const fs::directory_entry& entry : fs::directory_iterator(root / "docs/rules"))
    catalogues.push_back(entry.path());
  for (const fs::path& path : catalogues) {
    const std::string text = read(path);
    const std::string catalogue = text.substr(0, text.find(kHeading));
    const std::vector<Rule> rules = read_rules(catalogue);
    const std::string wanted = catalogue + table_of(rules, tests);
    const bool registered = registry.find(path.stem().string()) != nullptr;
    long waiting = 0;
    for (const Rule& rule : rules) {
      known.insert(rule.id);
      waiting += rule.later ? 1 : 0;
      const std::string wrong = fault_of(rule, tests.contains(rule.id));
      if (registered && !wrong.empty()) fault(wrong);
    }
    if (waiting > waiting_so_far(text)) {
      fault(fmt::format("{}: more rules wait than before", path.filename().string()));
      continue;
    }
    if (wanted == text) continue;
    if (write) {
      std::ofstream(path) << wanted;
    } else {
      fault(fmt::format("{}: the table of tests is out of date; run rule_table --write",
                        path.filename().string()));
    }
  }
  for (const auto& [id, names] : tests) {
    if (!known.contains(id))
      fault(fmt::format("{} is in no catalogue, but in {}", id, *names.begin()));
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scriptorium

int main(int argc, char** argv) {
  const std::string_view mode = argc == 3 ? argv[2] : "";
  if (mode != "--write" && mode != "--check") {
    fmt::print(stderr, "usage: rule_table ROOT --write | --check\n");
    return 2;
  }
  try {
    return scriptorium::run(argv[1], mode == "--write");
  } catch (const std::exception& fault) {
    fmt::print(stderr, "rule_table: {}\n", fault.what());
    return 1;
  }
}
