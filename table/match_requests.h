#pragma once

#include "table/any_game.h"
#include "table/request.h"

namespace scriptorium {

// Requests that mean the same at a referee's table and in the rooms of a server, and how they are
// carried out. The request has passed check_request; who may ask is not checked here.
Answer answer_games(const Registry& registry);
Answer answer_cards(const Registry& registry, const json::object& request);
Answer answer_slips(const Registry& registry, const json::object& request);
Answer answer_deck(const Registry& registry, const json::object& request);

// The request names a seat that the table does not have.
std::optional<Error> no_such_seat(const json::object& request, int seats);
Answer answer_legal(const AnyMatch& match, const json::object& request);
Answer answer_why(const AnyMatch& match, const json::object& request);
Answer answer_look_up(const AnyMatch& match, const json::object& request);
// Enters what the request says, as a whole or not at all.
std::optional<Error> enter_act(AnyMatch& match, const json::object& request);
// What that would answer; nothing happens.
std::optional<Error> try_act(const AnyMatch& match, const json::object& request);
// Whose eyes see what came of it.
Viewer viewer_of(Actor actor);

}  // namespace scriptorium
