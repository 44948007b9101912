#include "table/rulebook.h"

#include <algorithm>

#include "table/words.h"

namespace scriptorium {
namespace {

bool is_rule_id(std::string_view word) {
  return word.size() == 5 && word[2] == '-' && word[0] >= 'A' && word[0] <= 'Z';
}

}  // namespace

std::vector<Rule> read_rules(std::string_view markdown) {
  std::vector<Rule> rules;
  for (const std::string_view line : split(markdown, '\n')) {
    const std::vector<std::string_view> cells = split(line, '|');
    if (cells.size() < 4 || !is_rule_id(trim(cells[1]))) continue;
    const std::string_view id = trim(cells[1]);
    const auto known =
        std::find_if(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.id == id; });
    if (known == rules.end()) {  // the rule's own row: id, S or R (`R, later`: it waits), text
      // (which may hold bars)
      const std::vector<std::string_view> marks = split(cells[2], ',');
      const std::size_t text = static_cast<std::size_t>(cells[3].data() - line.data());
      const std::string_view rest = trim(line.substr(text));
      rules.push_back(
          {std::string(id),
           trim(marks[0]) == "S",
           marks.size() > 1 && trim(marks[1]) == "later",
           std::string(trim(rest.ends_with('|') ? rest.substr(0, rest.size() - 1) : rest)),
           {}});
      continue;
    }
    for (const std::string_view test : split(cells[2], ',')) {
      if (!trim(test).empty()) known->tests.emplace_back(trim(test));
    }
  }
  return rules;
}

std::string pretty(const boost::json::value& value, int indent) {
  namespace json = boost::json;
  const std::string flat = json::serialize(value);
  constexpr std::size_t kShort = 80;
  if (flat.size() <= kShort || !value.is_structured()) return flat;
  const std::string margin(static_cast<std::size_t>(indent + 2), ' ');
  std::string out;
  const auto item = [&](const std::string& text) {
    out += out.empty() ? "" : ",\n";
    out += margin + text;
  };
  if (const json::array* list = value.if_array()) {
    for (const json::value& each : *list) item(pretty(each, indent + 2));
    return "[\n" + out + "\n" + std::string(static_cast<std::size_t>(indent), ' ') + "]";
  }
  for (const auto& [key, each] : value.get_object()) {
    item(json::serialize(json::string(key)) + ": " + pretty(each, indent + 2));
  }
  return "{\n" + out + "\n" + std::string(static_cast<std::size_t>(indent), ' ') + "}" +
         (indent == 0 ? "\n" : "");
}

}  // namespace scriptorium
