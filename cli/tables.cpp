#include "cli/tables.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>

#include "cli/arguments.h"
#include "table/options.h"
#include "table/referee.h"

namespace scriptorium::cli {

namespace {

bool is_deck_option(const AnyGame& game, std::string_view name) {
  for (int seat = 0; game.has_decks() && seat < game.max_seats(); ++seat) {
    if (game.deck_option(seat) == name) return true;
  }
  return false;
}

// What cannot be read of it is refused here; whether it may be played, the table says.
Result<json::value> deck_in(const std::string& path, const AnyGame& game) {
  const auto made = game.deck({{"text", read_file(path)}}, Language::kEnglish);
  if (!made) return made.error();
  for (const json::value& fault : made->at("faults").as_array()) {
    const json::value* line = fault.as_object().if_contains("line");
    if (line == nullptr) continue;
    return usage(fmt::format("{}:{}: {}", path, json::serialize(*line),
                             std::string_view(fault.at("message").as_string())));
  }
  return made->at("deck");
}

}  // namespace

Result<json::object> options_of(const std::string& text, const AnyGame& game) {
  json::object options;
  if (text.empty()) return options;
  for (const std::string_view pair : split(text, ',')) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) {
      return Error{"usage", "--option is a list of name=value.", {}, {}};
    }
    const std::string_view name = pair.substr(0, equals);
    const std::string_view value = pair.substr(equals + 1);
    if (!value.starts_with('@') || !is_deck_option(game, name)) {
      options[name] = option_value(value);
      continue;
    }
    const Result<json::value> deck = deck_in(std::string(value.substr(1)), game);
    if (!deck) return deck.error();
    options[name] = *deck;
  }
  return options;
}

Seed machine_seed() {
  std::random_device device;
  Seed seed;
  for (std::uint64_t& word : seed.words) word = (std::uint64_t{device()} << 32) | device();
  return seed;
}

std::string read_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) {
    throw std::runtime_error(fmt::format("{} is a folder, not a file", path));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(fmt::format("cannot read {}", path));
  constexpr std::size_t kLargest = 64 << 20;
  std::string text;
  char chunk[65536];
  while (file.read(chunk, sizeof chunk) || file.gcount() > 0) {
    text.append(chunk, static_cast<std::size_t>(file.gcount()));
    if (text.size() > kLargest)
      throw std::runtime_error(fmt::format("{} is larger than 64 MiB", path));
  }
  return text;
}

Result<json::object> read_json(const std::string& path) {
  json::error_code fault;
  json::parse_options options;
  options.max_depth = kDeepestRequest;
  json::value value = json::parse(read_file(path), fault, {}, options);
  const std::string why = fault ? fault.message() : value.is_object() ? "" : "it is no object";
  if (!why.empty()) return Error{"failed", "This file is not a replay: " + why + ".", {}, {}};
  return std::move(value.get_object());
}

}  // namespace scriptorium::cli
