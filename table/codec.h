#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/enum_names.h"
#include "core/game.h"
#include "players/common.h"
#include "table/any_game.h"
#include "table/options.h"
#include "table/scenario.h"
#include "table/written.h"

namespace scriptorium {

// How one type of action is written: `name`, or `name argument`; in JSON {"type": name, argument:
// value}.
struct ActionSpec {
  std::string_view name;
  std::string_view argument = {};  // empty: it takes none
  int kind = 0;                    // which of the game's kinds of arguments
};

// Whether the list has all types of an action but kNone, in their order.
template <class Type, std::size_t kSize>
consteval bool named_after(const ActionSpec (&specs)[kSize]) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (specs[i].name != name_of(static_cast<Type>(i + 1))) return false;
  }
  return kSize + 1 == kEnumNames<Type>.size();
}

// What a refusal speaks of. Where the game has a sentence for one of the names, as in
// `refused.not_in_hand.bread`, it is said, with the arguments after the first; else that for all.
struct RefusalWords {
  std::vector<std::string_view> names = {};
  std::vector<std::string> arguments = {};
  std::optional<int> turn = {};  // it is another seat's turn: this one's
};

// A game may look back once it is over. Throws std::runtime_error where it lacks what it needs, the
// words of the table's dictionary.
template <class C>
concept Reviews = requires(const Shelf& shelf, const typename C::Game::Book& book,
                           const typename C::Game::Config& config,
                           const typename C::Game::State& state, Patience* patience) {
  { C::review(shelf, book, config, state, patience) } -> std::same_as<json::object>;
};

// What a game's codec tells the edge. The rules know none of it.
template <class C>
concept Codec = Game<typename C::Game> &&
    requires(const typename C::Game::Book& book, const typename C::Game::Config& config,
             typename C::Game::Config& changing, const typename C::Game::View& view,
             const typename C::Game::Event& event, const typename C::Game::State& state,
             typename C::Game::Action action, const Refusal& refusal, const json::value& value,
             const Shelf& shelf, Dice& dice, std::span<const PositionLine> lines, std::string& said,
             std::string_view name, written::Object out) {
  { C::kId } -> std::convertible_to<std::string_view>;
  { C::kSeatsRule } -> std::convertible_to<std::string_view>;  // how many may play
  {
    C::schema()
    } -> std::convertible_to<std::string_view>;  // JSON: `event`, `view`, and `arguments` by name
  { C::phrases() } -> std::same_as<const Phrases&>;
  { C::options() } -> std::same_as<std::span<const Option<typename C::Game::Config>>>;
  { C::actions() } -> std::same_as<std::span<const ActionSpec>>;  // by type, from 1
  { C::make_action(0, 0) } -> std::same_as<typename C::Game::Action>;
  { C::type_of(action) } -> std::same_as<int>;
  { C::argument_of(action) } -> std::same_as<int>;
  { C::write_argument(book, 0, 0) } -> std::same_as<json::value>;
  { C::read_argument(book, 0, value) } -> std::same_as<std::optional<int>>;
  { C::write_view(std::move(out), book, config, view) } -> std::same_as<void>;
  { C::write_event(std::move(out), book, event) } -> std::same_as<void>;
  { C::refusal(book, refusal) } -> std::same_as<RefusalWords>;
  // What the table's own judge lacks to give verdicts; empty: nothing.
  { C::missing(shelf, config) } -> std::same_as<std::string>;
  // The verdict that the table's own judge gives on what was said; `said` becomes what was judged.
  {
    C::verdict(shelf, book, config, state, said)
    } -> std::same_as<std::optional<typename C::Game::Action>>;
  // It may also have `says`, what a computer player says with an action; `people_judge`, whether
  // the options leave verdicts to the people at the table (then the first verdict that is legal is
  // the one by which what was claimed stands); `tournament_options`; `review`; `slips`, the answer
  // to that request; `deck`, the same, with `show_deck`, and `kDeckOption`, the name of
  // the options for it without the seat.
  { C::position(book, config, lines, dice) } -> std::same_as<Result<typename C::Game::State>>;
  { C::player(name, shelf, config) } -> std::same_as<std::unique_ptr<Player<typename C::Game>>>;
  { C::players() } -> std::same_as<std::vector<std::string>>;
  // Options by which a table speaks a language; empty where nothing depends on it.
  { C::usual_options(Language::kEnglish) } -> std::same_as<json::object>;
};

// The book of a table; a codec may have another `book` than its game.
template <Codec C>
std::shared_ptr<const typename C::Game::Book> book_of(const typename C::Game::Config& config) {
  if constexpr (requires { C::book(config); }) {
    return C::book(config);
  } else {
    return {std::shared_ptr<const typename C::Game::Book>(), &C::Game::book(config)};
  }
}

template <Codec C>
std::string say_refusal(const typename C::Game::Book& book, const Refusal& refusal,
                        Language language) {
  const auto reason = static_cast<typename C::Reason>(refusal.reason);
  const std::string key = "refused." + std::string(name_of(reason));
  const RefusalWords words = C::refusal(book, refusal);
  for (const std::string_view name : words.names) {
    const std::string named = key + "." + std::string(name);
    if (C::phrases().has(named)) {
      return C::phrases().say(named, language, std::span(words.arguments).subspan(1));
    }
  }
  const bool known = C::phrases().has(key);
  return C::phrases().say(known ? key : "refused.not_an_action", language, words.arguments);
}

template <Codec C>
std::string event_text(const typename C::Game::Book& book, const typename C::Game::Event& event) {
  return written::object_text(
      [&](written::Object out) { C::write_event(std::move(out), book, event); });
}
template <Codec C>
std::string view_text(const typename C::Game::Book& book, const typename C::Game::Config& config,
                      const typename C::Game::View& view) {
  return written::object_text(
      [&](written::Object out) { C::write_view(std::move(out), book, config, view); });
}

template <Codec C>
void write_action(written::Object out, const typename C::Game::Book& book,
                  typename C::Game::Action action) {
  const ActionSpec& spec = C::actions()[static_cast<std::size_t>(C::type_of(action) - 1)];
  out.add("type", spec.name);
  if (spec.argument.empty()) return;
  out.add(spec.argument, C::write_argument(book, spec.kind, C::argument_of(action)));
}

template <Codec C>
std::string action_text(const typename C::Game::Book& book, typename C::Game::Action action) {
  return written::object_text(
      [&](written::Object out) { write_action<C>(std::move(out), book, action); });
}

// `where`: what the request calls it, `action` or `after[2]`.
template <Codec C>
Result<typename C::Game::Action> read_action(const typename C::Game::Book& book,
                                             const json::value& value, std::string_view where) {
  const auto fault = [&](std::string message, const std::string& field) {
    return Error{"bad_field", std::move(message), std::string(where) + field, {}};
  };
  const json::object* given = value.if_object();
  if (given == nullptr) return fault("An action is an object with a \"type\".", "");
  const json::value* type = given->if_contains("type");
  if (type == nullptr || !type->is_string()) return fault("An action needs a \"type\".", ".type");
  std::vector<std::string_view> known;
  const std::span<const ActionSpec> specs = C::actions();
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const ActionSpec& spec = specs[i];
    known.push_back(spec.name);
    if (std::string_view(type->get_string()) != spec.name) continue;
    for (const auto& [key, unused] : *given) {
      if (std::string_view(key) == "type" || std::string_view(key) == spec.argument) continue;
      return fault("There is no such field in this action.", "." + shorten(key));
    }
    const int number = static_cast<int>(i) + 1;
    if (spec.argument.empty()) return C::make_action(number, 0);
    const json::value* argument = given->if_contains(spec.argument);
    if (argument == nullptr) {
      return fault("This action needs its \"" + std::string(spec.argument) + "\".",
                   "." + std::string(spec.argument));
    }
    const std::optional<int> read = C::read_argument(book, spec.kind, *argument);
    if (!read) {
      return fault("There is no such " + std::string(spec.argument) + ".",
                   "." + std::string(spec.argument));
    }
    return C::make_action(number, *read);
  }
  std::string message = "There is no action \"" + shorten(type->get_string()) + "\".";
  if (const std::string_view near = nearest(type->get_string(), known); !near.empty()) {
    message += " Did you mean \"" + std::string(near) + "\"?";
  }
  return fault(std::move(message), ".type");
}

// A computer player by its name. It may lack what it needs: the words it should know.
template <Codec C>
Result<std::unique_ptr<Player<typename C::Game>>> make_player(
    std::string_view name, const Shelf& shelf, const typename C::Game::Config& config) {
  try {
    if (auto player = C::player(name, shelf, config)) return player;
  } catch (const std::runtime_error& fault) {
    return Error{"no_words", fault.what(), "player", {}};
  }
  return Error{"bad_field", "There is no computer player \"" + shorten(name) + "\".", "player", {}};
}

}  // namespace scriptorium
