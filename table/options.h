#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "table/result.h"
#include "table/words.h"

namespace scriptorium {

namespace json = boost::json;

// The names of a truth value's two values.
inline constexpr std::string_view kSwitch[] = {"off", "on"};

// Whose business an option is.
enum class OptionFor : std::uint8_t {
  kTable,   // everybody's who sits there
  kLength,  // the same, and the first thing they ask: how long a game takes
  kSeat,    // one seat's, which decided it for itself: kept in the replay, told to nobody
  kExpert,  // of those who simulate games: a page for a family leaves it out
};

// How a value is written that is more than some bytes: a list of cards, decks.
template <class Config>
struct OptionForm {
  std::string_view name;  // what programs and pages call it: `decks`
  // What is wrong with the value, or nothing.
  std::string (*read)(const json::value&, Config&);
  json::value (*write)(const Config&);
  // Why it does not go with the other options, or nothing.
  std::string (*unfit)(const Config&);
};

// One option of a table: a name in the messages and the byte (or bytes, one a seat or slot) of the
// game's Config that it stands for. The same table reads options, writes them, and describes them.
template <class Config>
struct Option {
  std::string_view name;
  std::string_view rule;            // the rule that gives the choice
  std::uint8_t* (*place)(Config&);  // first byte
  int count = 1;                    // how many bytes: more than one is a list
  int min = 0;
  int max = 1;
  // Names for 0, 1, …; none: a number; kSwitch: a truth value.
  std::span<const std::string_view> choices = {};
  std::string_view (*unfit)(const Config&) =
      nullptr;  // why the value does not go with the others, or empty
  OptionFor whom = OptionFor::kTable;
  const OptionForm<Config>* form = nullptr;  // how the value is written, if it is no byte
};

// An option's value as a person types it: on, off, a number, a name, or several of them; a map as
// JSON.
json::value option_value(std::string_view text);

namespace detail {
Result<int> read_option(const json::value& value, std::string_view name, int min, int max,
                        std::span<const std::string_view> choices);
json::value write_option(int value, std::span<const std::string_view> choices);
json::object describe_option(std::string_view name, std::string_view rule, int count, int min,
                             int max, std::span<const std::string_view> choices, json::value usual);
void describe_form(json::object& described, std::string_view form);
void add_texts(json::object& described, const Phrases& phrases);
Error unknown_option(std::string_view name, const std::vector<std::string_view>& known);
Error wrong_list(std::string_view name, int count);
Error bad_option(std::string_view name, std::string_view rule, std::string why);
}  // namespace detail

template <class Config>
Result<Config> read_options(const json::object& given, std::span<const Option<Config>> options,
                            Config config) {
  for (const auto& [key, value] : given) {
    const Option<Config>* option = nullptr;
    std::vector<std::string_view> known;
    for (const Option<Config>& each : options) {
      known.push_back(each.name);
      if (std::string_view(key) == each.name) option = &each;
    }
    if (option == nullptr) return detail::unknown_option(key, known);
    if (option->form != nullptr) {
      std::string why = option->form->read(value, config);
      if (!why.empty()) return detail::bad_option(option->name, option->rule, std::move(why));
      continue;
    }
    const json::array* list = value.if_array();
    if ((option->count > 1) != (list != nullptr) ||
        (list != nullptr && list->size() != static_cast<std::size_t>(option->count))) {
      return detail::wrong_list(option->name, option->count);
    }
    for (int i = 0; i < option->count; ++i) {
      const json::value& item = list != nullptr ? (*list)[static_cast<std::size_t>(i)] : value;
      const Result<int> read =
          detail::read_option(item, option->name, option->min, option->max, option->choices);
      if (!read) return read.error();
      option->place(config)[i] = static_cast<std::uint8_t>(*read);
    }
  }
  for (const Option<Config>& option : options) {
    std::string why;
    if (option.form != nullptr) why = option.form->unfit(config);
    if (option.unfit != nullptr) why = option.unfit(config);
    if (!why.empty()) return detail::bad_option(option.name, option.rule, std::move(why));
  }
  return config;
}

enum class Secrets : bool { kLeftOut, kKept };

template <class Config>
json::object write_options(Config config, std::span<const Option<Config>> options,
                           Secrets secrets = Secrets::kKept) {
  json::object written;
  for (const Option<Config>& option : options) {
    if (option.whom == OptionFor::kSeat && secrets == Secrets::kLeftOut) continue;
    if (option.form != nullptr) {
      written[option.name] = option.form->write(config);
      continue;
    }
    const std::uint8_t* bytes = option.place(config);
    if (option.count == 1) {
      written[option.name] = detail::write_option(*bytes, option.choices);
      continue;
    }
    json::array list;
    for (int i = 0; i < option.count; ++i) {
      list.push_back(detail::write_option(bytes[i], option.choices));
    }
    written[option.name] = std::move(list);
  }
  return written;
}

// With the sentences that tell people what an option means, `option.NAME`, and each of its choices,
// `option.NAME.CHOICE`.
template <class Config>
json::array describe_options(std::span<const Option<Config>> options, const Phrases& phrases) {
  const json::object usual = write_options(Config{}, options);
  json::array described;
  for (const Option<Config>& option : options) {
    json::object each = detail::describe_option(option.name, option.rule, option.count, option.min,
                                                option.max, option.choices, usual.at(option.name));
    if (option.form != nullptr) detail::describe_form(each, option.form->name);
    detail::add_texts(each, phrases);
    if (option.whom == OptionFor::kLength) each["length"] = true;
    if (option.whom == OptionFor::kExpert) each["expert"] = true;
    described.push_back(std::move(each));
  }
  return described;
}

}  // namespace scriptorium
