#include "tests/registry/telling_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace scriptorium {
namespace {

class Checker {
 public:
  Checker(const Telling& telling, const json::object& schema) : telling_(telling), schema_(schema) {
    for (const json::value& each : schema.at("event").at("oneOf").as_array()) {
      const json::object& properties = each.at("properties").as_object();
      events_[std::string(properties.at("type").at("const").as_string())] = &properties;
    }
  }

  std::vector<std::string> check() {
    std::set<std::string> sure;  // events of which a line before takes all
    for (const TellingLine& line : telling_.lines()) {
      line_ = &line;
      for (const std::string& event : line.events) {
        if (sure.contains(event)) fault(fmt::format("\"{}\" never comes to this line", event));
        if (line.conditions.empty()) sure.insert(event);
        check_event(event);
      }
    }
    for (const auto& [event, unused] : events_) {
      if (!sure.contains(event)) {
        faults_.push_back(
            fmt::format("{}: \"{}\" has no line without a condition", telling_.file(), event));
      }
    }
    return std::move(faults_);
  }

 private:
  void fault(const std::string& what) {
    faults_.push_back(fmt::format("{}:{}: {}", telling_.file(), line_->number, what));
  }

  void check_event(const std::string& event) {
    const auto found = events_.find(event);
    if (found == events_.end()) return fault(fmt::format("there is no event \"{}\"", event));
    fields_ = found->second;
    for (const TellingLine::Condition& each : line_->conditions) {
      check_field(each.field);
      filled(each.value, [&](auto field) { return check_field(field); });
    }
    for (const TellingLine::Word& word : line_->words) {
      for (const std::string& field : word.fields) check_field(field);
      if (word.name == "card") check_phrase("tell.card", 0);
      if (word.name == "scores") {
        check_phrase("tell.points.you", 2);
        check_phrase("tell.points.other", 2);
      }
      if (word.name == "count" || word.fields.size() > 1) check_phrase("tell.cards", 1);
    }
    if (line_->by.empty()) return check_phrases(line_->phrase, line_->words.size());
    check_field(line_->by);
    check_phrases(line_->phrase + ".you", line_->words.size() + 1);
    check_phrases(line_->phrase + ".other", line_->words.size() + 1);
  }

  // `action.seat`: that there is an action; `before.step`: that a view has a step.
  std::string check_field(std::string_view path) {
    const std::vector<std::string_view> parts = split(path, '.');
    const bool before = parts.size() > 1 && parts[0] == "before";
    const json::object& fields =
        before ? schema_.at("view").at("properties").as_object() : *fields_;
    if (!fields.contains(parts[before ? 1 : 0]))
      fault(fmt::format("there is no field \"{}\"", path));
    return {};
  }

  // All phrases that the key may become: {what} may be each word that the schema allows there.
  void check_phrases(const std::string& key, std::size_t arguments) {
    const std::size_t open = key.find('{');
    if (key.empty() || open == key.npos) return key.empty() ? void() : check_phrase(key, arguments);
    const std::string field = key.substr(open + 1, key.find('}', open) - open - 1);
    const std::vector<std::string> words = words_of_field(field);
    if (words.empty()) fault(fmt::format("the schema has no list of words for \"{}\"", field));
    for (const std::string& word : words) {
      check_phrases(key.substr(0, open) + word + key.substr(open + field.size() + 2), arguments);
    }
  }

  std::vector<std::string> words_of_field(const std::string& field) const {
    const json::value* type = fields_->if_contains(field);
    if (type == nullptr) return {};
    if (const json::value* only = type->as_object().if_contains("const")) {
      return {std::string(only->as_string())};
    }
    std::vector<std::string> words;
    if (const json::value* list = type->as_object().if_contains("enum")) {
      for (const json::value& word : list->as_array()) words.emplace_back(word.as_string());
    }
    return words;
  }

  void check_phrase(const std::string& key, std::size_t arguments) {
    if (!telling_.phrases().has(key)) return fault(fmt::format("there is no phrase \"{}\"", key));
    const std::vector<std::string> given(arguments, "2");
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      const std::string said = telling_.phrases().say(key, language, given);
      if (said.find('{') != said.npos) {
        fault(fmt::format("nothing fills a gap of \"{}\": {}", key, said));
      }
    }
  }

  const Telling& telling_;
  const json::object& schema_;
  std::map<std::string, const json::object*> events_;  // the fields of each
  const TellingLine* line_ = nullptr;
  const json::object* fields_ = nullptr;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> telling_faults(const Telling& telling, const json::object& schema) {
  return Checker(telling, schema).check();
}

}  // namespace scriptorium
