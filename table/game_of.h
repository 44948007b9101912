#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "table/fields.h"
#include "table/match_of.h"
#include "table/request.h"
#include "table/text_table.h"

namespace scriptorium {

// Verdicts in a simulation as a table gives them: on the words of the dictionary, on what a
// computer player says when it recites.
template <Codec C>
struct TableVerdicts {
  using G = typename C::Game;
  const Shelf& shelf;
  const typename G::Config& config;
  std::string said = {};

  void hear(const typename G::Book& book, const typename G::State& state, typename G::Action action,
            Dice& dice) requires requires {
    &C::says;
  }
  { said = C::says(shelf, book, state, action, Language::kEnglish, dice); }
  typename G::Action give(const typename G::Book& book, const typename G::State& state,
                          Dice& dice) {
    const auto verdict = C::verdict(shelf, book, config, state, said);
    return verdict ? *verdict : G::judge(book, state, dice);
  }
};

// The game that the codec speaks for, as the registry holds it.
template <Codec C>
class GameOf final : public AnyGame {
 public:
  using G = typename C::Game;
  using Made = Result<std::unique_ptr<AnyMatch>>;

  explicit GameOf(Shelf shelf) : shelf_(std::move(shelf)) {}

  std::string_view id() const override { return C::kId; }
  std::string title(Language language) const override {
    return C::phrases().say("title", language);
  }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  json::array options() const override { return describe_options(C::options(), C::phrases()); }
  bool has_windows() const override { return kHasWindows<G>; }
  int call_seconds() const override { return scriptorium::call_seconds<G>(); }
  std::vector<PassUntil> ways_to_pass() const override {
    std::vector<PassUntil> ways;
    if (!has_windows()) return ways;
    ways.push_back(PassUntil::kMyTurn);
    if (kHasRounds<G>) ways.push_back(PassUntil::kRound);
    if (kTellsConcern<G>) ways.push_back(PassUntil::kConcerned);
    return ways;
  }
  std::vector<std::string> players() const override { return C::players(); }
  // `player.NAME`: the game's own words, else the table's, for players that every game has.
  json::object player_texts() const override {
    json::object texts;
    for (const std::string& name : C::players()) {
      const std::string key = "player." + name;
      const Phrases& phrases = C::phrases().has(key) ? C::phrases() : table_phrases();
      texts[name] = in_both_languages(phrases, key);
    }
    return texts;
  }
  bool has_player(std::string_view name) const override {
    const std::vector<std::string> known = C::players();
    return std::find(known.begin(), known.end(), name) != known.end() || search_named(name);
  }
  json::object usual_options(Language language) const override {
    return C::usual_options(language);
  }
  json::object tournament_options() const override {
    if constexpr (requires { C::tournament_options(); }) return C::tournament_options();
    return {};
  }

  Made start(int seats, const json::object& options, const TableRules& rules) const override {
    const Result<typename G::Config> config = read_config(seats, options);
    if (!config) return config.error();
    if (auto no = deck_of_nobody(seats, options)) return *no;
    return made(Match<G>(book_of<C>(*config), *config, rules.seed, rules.dice, rules.judge));
  }

  Made position(const Scenario& scenario, const TableRules& rules) const override {
    const Result<typename G::Config> config = scenario_config(scenario);
    if (!config) return config.error();
    if (auto no = deck_of_nobody(scenario.seats, options_of(scenario))) return *no;
    return at_position(*config, scenario, rules);
  }

  Made load(const json::object& replay) const override;

  Result<lab::Totals> simulate(const SimRequest& request) const override {
    const Result<typename G::Config> config = read_config(request.seats, request.options);
    if (!config) return config.error();
    if (auto no = deck_of_nobody(request.seats, request.options)) return *no;
    for (const std::string& name : request.players) {
      const auto player = make_player<C>(name, shelf_, *config);
      if (!player) return player.error();
    }
    const bool by_table = request.judge == Judge::kTable;
    if (std::string missing = by_table ? C::missing(shelf_, *config) : ""; !missing.empty()) {
      return Error{"no_words", std::move(missing), "judge", {}};
    }
    const std::shared_ptr<const typename G::Book> book = book_of<C>(*config);
    return lab::spread(request.run, request.seats,
                       [&](std::uint64_t first, std::uint64_t last, lab::Totals& totals) {
                         std::vector<std::unique_ptr<Player<G>>> players;
                         for (const std::string& name : request.players) {
                           players.push_back(C::player(name, shelf_, *config));
                         }
                         const auto play = [&](const auto& verdicts) {
                           for (std::uint64_t game = first; game < last; ++game) {
                             lab::play_one<G>(*book, *config, players, request.run.seed, game,
                                              totals, verdicts);
                           }
                         };
                         if (by_table) return play(TableVerdicts<C>{shelf_, *config});
                         play(lab::DiceVerdicts<G>{});
                       });
  }

  json::object schema() const override {
    json::object schema = json::parse(C::schema()).as_object();
    json::array actions;
    for (const ActionSpec& spec : C::actions()) {
      json::object fields = {{"type", {{"const", spec.name}}}};
      json::array needed = {"type"};
      if (!spec.argument.empty()) {
        fields[spec.argument] = schema.at("arguments").at(spec.argument);
        needed.emplace_back(spec.argument);
      }
      actions.push_back({{"type", "object"},
                         {"properties", std::move(fields)},
                         {"required", std::move(needed)},
                         {"additionalProperties", false}});
    }
    schema.erase("arguments");
    schema["action"] = {{"oneOf", std::move(actions)}};
    return schema;
  }

  Result<json::object> read_notation(std::string_view text) const override {
    const std::size_t blank = text.find(' ');
    const std::string_view name = text.substr(0, blank);
    json::object action = {{"type", name}};
    for (const ActionSpec& spec : C::actions()) {
      if (spec.name != name || spec.argument.empty() || blank == std::string_view::npos) continue;
      const std::string_view argument = trim(text.substr(blank));
      const auto number = whole_number(argument, 0, 1'000'000);
      action[spec.argument] = number ? json::value(*number) : json::value(argument);
      return action;
    }
    if (blank != std::string_view::npos) {
      return Error{
          "bad_field", "\"" + shorten(text) + "\" is not an action of this game.", "action", {}};
    }
    return action;
  }

  std::string notation(const json::object& action) const override {
    std::string text(action.at("type").as_string());
    for (const auto& [key, value] : action) {
      if (std::string_view(key) == "type") continue;
      text += ' ';
      text += value.is_string() ? std::string(value.as_string()) : json::serialize(value);
    }
    return text;
  }

  json::array cards(Language language) const override {
    if constexpr (requires { C::cards(shelf_, language); }) {
      return C::cards(shelf_, language);
    } else {
      return {};
    }
  }

  json::object constants(Language language) const override {
    if constexpr (requires { C::constants(language); }) {
      return C::constants(language);
    } else {
      return {};
    }
  }

  Result<json::object> slips(std::string_view card, std::string_view said,
                             const json::object& options, Language language) const override {
    const Result<typename G::Config> config = read_config(G::kMinSeats, options);
    if (!config) return config.error();
    if constexpr (requires { C::slips(shelf_, *config, card, said, language); }) {
      if (std::string missing = C::missing(shelf_, *config); !missing.empty()) {
        return Error{"no_words", std::move(missing), {}, {}};
      }
      if (auto slips = C::slips(shelf_, *config, card, said, language)) {
        json::object answer = {{"game", C::kId}};
        for (auto& field : *slips) answer[field.key()] = std::move(field.value());
        return answer;
      }
    }
    return table_error("no_such_verse", "card", language);
  }

  static constexpr bool kHasDecks =
      requires(const typename G::Config& config, const json::object& asked) {
    C::deck(config, asked, Language::kEnglish);
  };
  bool has_decks() const override { return kHasDecks; }
  std::string deck_option(int seat) const override {
    if constexpr (kHasDecks) return C::kDeckOption + std::to_string(seat);
    return {};
  }
  Result<json::object> deck(const json::object& asked, Language language) const override {
    if constexpr (kHasDecks) {
      const json::value* options = asked.if_contains("options");
      const Result<typename G::Config> config =
          read_config(G::kMinSeats, options != nullptr ? options->get_object() : json::object());
      if (!config) return config.error();
      json::object answer = {{"game", C::kId}};
      for (auto& field : C::deck(*config, asked, language)) {
        answer[field.key()] = std::move(field.value());
      }
      return answer;
    }
    return table_error("no_decks", "game", language);
  }

  std::vector<Text> show_deck(const json::object& answer, Language language) const override {
    if constexpr (kHasDecks) return C::show_deck(answer, language);
    return {};
  }

  std::vector<Text> show_card(const json::object& card, Language language) const override {
    if constexpr (requires { C::show_card(card, language); }) {
      return C::show_card(card, language);
    } else {
      return {Text(json::serialize(card))};
    }
  }

  std::vector<std::string> told_with(std::string_view event) const override {
    if constexpr (requires { C::telling(); }) {
      return C::telling().needs(event);
    } else {
      return {};
    }
  }

  std::unique_ptr<TextTable> text_table() const override {
    if constexpr (requires { C::text_table(shelf_); }) {
      return C::text_table(shelf_);
    } else if constexpr (requires { C::text_table(); }) {
      return C::text_table();
    } else {
      return plain_text_table();
    }
  }

 private:
  Result<typename G::Config> read_config(int seats, const json::object& options) const {
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return Error{"bad_field",
                   "This game has " + std::to_string(G::kMinSeats) + " to " +
                       std::to_string(G::kMaxSeats) + " seats.",
                   "seats", std::string(C::kSeatsRule)};
    }
    typename G::Config config = {};
    C::set_seats(config, seats);
    return read_options(options, C::options(), config);
  }

  // A table that is opened has no deck for a seat that it lacks; a replay that has one, from before
  // this was refused, loads.
  std::optional<Error> deck_of_nobody(int seats, const json::object& options) const {
    if (!has_decks()) return std::nullopt;
    for (int seat = seats; seat < G::kMaxSeats; ++seat) {
      const std::string name = deck_option(seat);
      const json::value* deck = options.if_contains(name);
      if (deck == nullptr || *deck == json::value("")) continue;
      return Error{"bad_field",
                   fmt::format("\"{}\" is the deck of a seat that this table does not have: its "
                               "seats are 0 to {}.",
                               name, seats - 1),
                   "options." + name, std::string(C::kSeatsRule)};
    }
    return std::nullopt;
  }

  static json::object options_of(const Scenario& scenario) {
    json::object options;
    for (const auto& [name, value] : scenario.options) options[name] = option_value(value);
    return options;
  }

  Result<typename G::Config> scenario_config(const Scenario& scenario) const {
    return read_config(scenario.seats, options_of(scenario));
  }

  Made made(Match<G> match) const {
    return std::unique_ptr<AnyMatch>(new MatchOf<C>(*this, shelf_, std::move(match)));
  }

  Made at_position(const typename G::Config& config, const Scenario& scenario,
                   const TableRules& rules) const {
    const std::shared_ptr<const typename G::Book> book = book_of<C>(config);
    if (scenario.position.empty())
      return made(Match<G>(book, config, rules.seed, rules.dice, rules.judge));
    Dice dice = Dice::sealed(rules.seed);
    const Result<typename G::State> state = C::position(*book, config, scenario.position, dice);
    if (!state) return state.error();
    if (const char* fault = G::audit(*book, *state)) {
      return Error{"bad_position",
                   std::string("This is no position of the game: ") + fault + ".",
                   "text",
                   {}};
    }
    return made(
        Match<G>(book, config, rules.seed, rules.dice, rules.judge, *state, scenario.setup));
  }

  Shelf shelf_;
};

template <Codec C>
auto GameOf<C>::load(const json::object& given) const -> Made {
  const auto fault = [](const Error& error, std::string_view field) {
    const std::string at = error.field.empty() || field.starts_with("position")
                               ? std::string(field)
                               : std::string(field) + error.field;
    return Error{"bad_replay", error.message, "replay." + at, error.rule};
  };
  const Result<ReplayFields> read = read_replay_fields(given);
  if (!read) return fault(read.error(), "");
  const ReplayFields& fields = *read;
  const Result<typename G::Config> config = read_config(fields.seats, *fields.options);
  if (!config) return fault(config.error(), "");
  if (fields.rules_version != G::kRulesVersion) {
    return fault({{},
                  "This game was played by rules version " + std::to_string(fields.rules_version) +
                      "; these are version " + std::to_string(G::kRulesVersion) + ".",
                  {},
                  {}},
                 "rules_version");
  }
  const std::shared_ptr<const typename G::Book> book = book_of<C>(*config);
  if (fields.book != book->hash) {
    return fault({{}, "This game was played with other cards than these.", {}, {}}, "book");
  }
  Made match = [&]() -> Made {
    if (fields.position.empty()) {
      return made(
          Match<G>(book, *config, fields.rules.seed, fields.rules.dice, fields.rules.judge));
    }
    const Result<Scenario> scenario = read_scenario(fields.position);
    if (!scenario) return scenario.error();
    const Result<typename G::Config> said = scenario_config(*scenario);
    if (scenario->game != C::kId || scenario->seats != fields.seats || !said ||
        !same_bytes(*said, *config)) {
      return Error{"bad_position", "The position is of another table than the replay.", {}, {}};
    }
    return at_position(*config, *scenario, fields.rules);
  }();
  if (!match) return fault(match.error(), "position");
  for (std::size_t number = 0; number < fields.entries->size(); ++number) {
    const std::string place = "entries." + std::to_string(number);
    const json::value& entry = (*fields.entries)[number];
    if (std::optional<Error> no = (*match)->enter(entry)) {
      no->field.clear();
      return fault(*no, place);
    }
  }
  return match;
}

}  // namespace scriptorium
