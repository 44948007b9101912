#pragma once

#include "core/enum_names.h"
#include "server/hall/gathering.h"
#include "server/hall/json.h"
#include "table/any_game.h"

namespace scriptorium::server {

// What somebody settled for the windows in which all are asked: to let them pass. It is told to
// nobody else, and holds while that guest has the seat.
struct PassWish {
  GuestId guest = 0;  // 0: whoever sits there wants to be asked
  PassUntil until = PassUntil::kMyTurn;
  int round = 0;      // in which it was said
  bool left = false;  // kMyTurn: it has been somebody else's turn since
  bool kept = false;  // the journal says so

  // A line of the journal: what the seat wishes from now on.
  json::object line(int seat) const {
    json::object wish = {{"seat", seat}};
    if (guest != 0) {
      wish["guest"] = id_text(guest);
      wish["until"] = name_of(until);
      wish["round"] = round;
    }
    return {{"let_pass", std::move(wish)}};
  }
  // Nobody wishes anything if the line makes no sense.
  static PassWish read(const json::object& wish) {
    const auto until = value_named<PassUntil>(text_in(wish, "until"));
    const auto guest = id_from(text_in(wish, "guest"));
    const json::value* round = wish.if_contains("round");
    if (!until || !guest || round == nullptr || !round->is_int64()) return {};
    return {*guest, *until, static_cast<int>(round->get_int64()), false, true};
  }
};

}  // namespace scriptorium::server
