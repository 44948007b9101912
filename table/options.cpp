#include "table/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace scriptorium {

json::value option_value(std::string_view text) {
  if (text.starts_with('{')) {
    boost::system::error_code wrong;
    json::value map = json::parse(text, wrong);
    if (!wrong) return map;
  }
  const std::vector<std::string> words = words_of(text);
  if (words.size() > 1) {
    json::array list;
    for (const std::string& word : words) list.push_back(option_value(word));
    return list;
  }
  if (text == "on" || text == "true") return true;
  if (text == "off" || text == "false") return false;
  if (const auto number = whole_number(text, 0, 255)) return *number;
  return json::value(text);
}

namespace detail {
namespace {

bool is_switch(std::span<const std::string_view> choices) {
  return choices.size() == 2 && choices[0] == "off";
}
std::string field(std::string_view name) { return fmt::format("options.{}", name); }

}  // namespace

Result<int> read_option(const json::value& value, std::string_view name, int min, int max,
                        std::span<const std::string_view> choices) {
  if (is_switch(choices)) {
    if (const bool* on = value.if_bool()) return *on ? 1 : 0;
    return Error{
        "bad_field", fmt::format("The option \"{}\" is true or false.", name), field(name), {}};
  }
  if (!choices.empty()) {
    if (const json::string* text = value.if_string()) {
      for (std::size_t i = 0; i < choices.size(); ++i) {
        if (std::string_view(*text) == choices[i]) return static_cast<int>(i);
      }
    }
    return Error{"bad_field",
                 fmt::format("The option \"{}\" is one of: {}.", name, fmt::join(choices, ", ")),
                 field(name),
                 {}};
  }
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= min && *number <= max) return static_cast<int>(*number);
  return Error{"bad_field",
               fmt::format("The option \"{}\" is a whole number from {} to {}.", name, min, max),
               field(name),
               {}};
}

json::value write_option(int value, std::span<const std::string_view> choices) {
  if (is_switch(choices)) return value != 0;
  if (!choices.empty()) return json::string(choices[static_cast<std::size_t>(value)]);
  return value;
}

json::object describe_option(std::string_view name, std::string_view rule, int count, int min,
                             int max, std::span<const std::string_view> choices,
                             json::value usual) {
  json::object described = {{"name", name}, {"rule", rule}, {"default", std::move(usual)}};
  if (count > 1) described["count"] = count;
  if (is_switch(choices)) {
    described["choices"] = {false, true};
  } else if (!choices.empty()) {
    json::array names;
    for (const std::string_view choice : choices) names.emplace_back(choice);
    described["choices"] = std::move(names);
  } else {
    described["min"] = min;
    described["max"] = max;
  }
  return described;
}

void describe_form(json::object& described, std::string_view form) {
  described.erase("min");
  described.erase("max");
  described["form"] = form;
}

void add_texts(json::object& described, const Phrases& phrases) {
  const std::string key = "option." + std::string(described.at("name").as_string());
  described["text"] = in_both_languages(phrases, key);
  const json::value* choices = described.if_contains("choices");
  if (choices == nullptr) return;
  json::object texts;
  for (const json::value& choice : choices->as_array()) {
    const std::string name =
        choice.is_string() ? std::string(choice.as_string()) : json::serialize(choice);
    texts[name] = in_both_languages(phrases, key + "." + name);
  }
  described["choice_texts"] = std::move(texts);
}

Error unknown_option(std::string_view name, const std::vector<std::string_view>& known) {
  std::string message = fmt::format("There is no option \"{}\".", shorten(name));
  if (const std::string_view near = nearest(name, known); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"bad_field", std::move(message), field(shorten(name)), {}};
}

Error wrong_list(std::string_view name, int count) {
  return {"bad_field",
          count > 1 ? fmt::format("The option \"{}\" is a list of {}.", name, count)
                    : fmt::format("The option \"{}\" is one value, not a list.", name),
          field(name),
          {}};
}

Error bad_option(std::string_view name, std::string_view rule, std::string why) {
  return {"bad_field", std::move(why), field(name), std::string(rule)};
}

}  // namespace detail
}  // namespace scriptorium
