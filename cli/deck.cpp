#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "cli/tables.h"

namespace scriptorium::cli {
namespace {

constexpr std::size_t kLongest = 64 << 10;  // as the request `deck` takes it

// `-`: what comes on standard input.
std::string deck_text(const std::string& path) {
  if (path != "-") return read_file(path);
  std::string text(kLongest + 1, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  return text;
}

}  // namespace

int deck(const Context& context, const Arguments& arguments) {
  const Language language = arguments.language();
  const auto say = [&](std::string_view key) { return cli_phrases().say(key, language); };
  if (arguments.words().empty()) return complain(usage(say("deck.needed")));
  // One game has decks.
  const auto& games = context.registry.games();
  const auto game = std::ranges::find_if(games, [](const auto& each) { return each->has_decks(); });
  if (game == games.end()) return complain(usage(say("deck.no_game")));
  const Result<json::object> options = options_of(arguments.text("option"), **game);
  if (!options) return complain(options.error());
  const std::string text = deck_text(arguments.words()[0]);
  if (text.size() > kLongest) return complain({"failed", say("deck.too_long"), {}, {}});
  const auto made = (*game)->deck({{"text", text}, {"options", *options}}, language);
  if (!made) return complain(made.error());
  if (arguments.has("json")) {
    fmt::print("{}\n", json::serialize(*made));
  } else {
    Terminal(Color::kAuto).print((*game)->show_deck(*made, language));
  }
  return made->at("faults").as_array().empty() ? 0 : 1;
}

}  // namespace scriptorium::cli
