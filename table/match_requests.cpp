#include "table/match_requests.h"

namespace scriptorium {
namespace {

constexpr std::string_view kFirstAction = "actions[0]";

// Rooms say at which table, a referee has one.
const char* table_field(const json::object& request) {
  return request.contains("table") ? "table" : "";
}

}  // namespace

Answer answer_games(const Registry& registry) { return fields_of(describe_games(registry)); }

Answer answer_cards(const Registry& registry, const json::object& request) {
  const std::string_view id = request.at("game").get_string();
  const AnyGame* game = registry.find(id);
  if (game == nullptr) return unknown_game(registry, id);
  return fields_of(box_of(*game, language_in(request)));
}

Answer answer_slips(const Registry& registry, const json::object& request) {
  const std::string_view id = request.at("game").get_string();
  const AnyGame* game = registry.find(id);
  if (game == nullptr) return unknown_game(registry, id);
  const json::value* options = request.if_contains("options");
  const auto slips = game->slips(request.at("card").get_string(), request.at("text").get_string(),
                                 options != nullptr ? options->get_object() : json::object(),
                                 language_in(request));
  if (!slips) return slips.error();
  return fields_of(*slips);
}

Answer answer_deck(const Registry& registry, const json::object& request) {
  const std::string_view id = request.at("game").get_string();
  const AnyGame* game = registry.find(id);
  if (game == nullptr) return unknown_game(registry, id);
  const auto deck = game->deck(request, language_in(request));
  if (!deck) return deck.error();
  return fields_of(*deck);
}

std::optional<Error> no_such_seat(const json::object& request, int seats) {
  const json::value* seat = request.if_contains("seat");
  if (seat == nullptr || !seat->is_int64() || seat->get_int64() < seats) return std::nullopt;
  return table_error("no_such_seat", "seat", language_in(request), {std::to_string(seats - 1)});
}

Answer answer_legal(const AnyMatch& match, const json::object& request) {
  const Actor actor = actor_in(request);
  const json::value* after = request.if_contains("after");
  std::optional<Error> no;
  std::string answer = written::fields_text([&](written::Fields out) {
    out.add("game", match.game().id());
    no = match.write_legal(out, actor, after != nullptr ? after->get_array() : json::array(),
                           language_in(request));
    if (!actor.is_judge()) out.add("decision", match.decision(actor.seat()));
  });
  if (no) return *no;
  return answer;
}

Answer answer_why(const AnyMatch& match, const json::object& request) {
  const std::optional<Error> no =
      match.why(actor_in(request), request.at("action"), language_in(request));
  if (no && no->code != "refused") return *no;
  return written::fields_text([&](written::Fields out) {
    out.add("legal", !no);
    if (no) out.add("rule", no->rule).add("message", no->message);
    if (no && no->turn) out.add("turn", *no->turn);
  });
}

Answer answer_look_up(const AnyMatch& match, const json::object& request) {
  const std::optional<bool> exists = match.look_up(request.at("word").get_string());
  if (!exists) return table_error("closed_book", table_field(request), language_in(request));
  return fields_of({{"exists", *exists}});
}

namespace {

// What stands in the way of the request, whatever it wants to do.
std::optional<Error> not_to_act(const AnyMatch& match, const json::object& request) {
  const Actor actor = actor_in(request);
  const Language language = language_in(request);
  if (actor.is_judge() && match.judge() != Judge::kAsked) {
    return table_error("not_asked", "seat", language);
  }
  if (request.contains("revision") && !actor.is_judge() &&
      number_in(request, "revision") < match.decision(actor.seat())) {
    return table_error("stale", "revision", language);
  }
  return std::nullopt;
}

json::array actions_in(const json::object& request) {
  const json::value* one = request.if_contains("action");
  return one != nullptr ? json::array{*one} : request.at("actions").get_array();
}

// Whoever sent one action did not send a list.
std::optional<Error> in_words_of(const json::object& request, std::optional<Error> no) {
  if (no && request.contains("action") && no->field.starts_with(kFirstAction)) {
    no->field.replace(0, kFirstAction.size(), "action");
  }
  return no;
}

}  // namespace

std::optional<Error> enter_act(AnyMatch& match, const json::object& request) {
  if (auto no = not_to_act(match, request)) return no;
  const json::value* text = request.if_contains("text");
  return in_words_of(request,
                     match.act(actor_in(request), actions_in(request),
                               text != nullptr ? std::string(text->get_string()) : std::string(),
                               language_in(request)));
}

std::optional<Error> try_act(const AnyMatch& match, const json::object& request) {
  if (auto no = not_to_act(match, request)) return no;
  return in_words_of(request,
                     match.try_act(actor_in(request), actions_in(request), language_in(request)));
}

Viewer viewer_of(Actor actor) {
  return actor.is_judge() ? Viewer::spectator() : Viewer(actor.seat());
}

}  // namespace scriptorium
