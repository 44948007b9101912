#pragma once

#include <string_view>
#include <vector>

#include "core/enum_names.h"
#include "table/any_game.h"
#include "table/fields.h"

namespace scriptorium {

// All requests of docs/protocol.md: a referee knows some, the rooms of a server know others, and
// those about a game are both's.
enum class Ask : std::uint8_t {
  kNone,
  kGames,
  kCards,
  kSlips,
  kDeck,
  // a referee's table
  kNew,
  kLoad,
  kPosition,
  kSave,
  kActors,
  kBot,
  kClock,
  // a game
  kView,
  kLegal,
  kWhy,
  kEvents,
  kAct,
  kTakeBack,
  kLookUp,
  kReview,
  // a server's rooms
  kHello,
  kTables,
  kMyGames,
  kForgetGames,
  kOpen,
  kJoin,
  kSit,
  kStand,
  kPlace,
  kStart,
  kLeave,
  kRemove,
  kSay,
  kAgree,
  kLetPass,
  kAgain,
  kHistory,
};

// One kind of request of docs/protocol.md: its fields and those of its answer.
struct RequestSpec {
  std::string_view name;
  std::string_view about;
  std::vector<Field> fields;
  std::vector<Field> answer;
  std::vector<Field> or_answer = {};                       // what may come in its place
  Ask what = value_named<Ask>(name).value_or(Ask::kNone);  // none: something told, or a page
};

inline constexpr std::size_t kDeepestRequest = 32;

// A request as an object; its fields are not looked at.
Result<json::object> parse_request(std::string_view text, std::size_t longest);
// Which of these requests it is, if it has the fields of that one.
Result<const RequestSpec*> check_request(const json::object& request,
                                         std::span<const RequestSpec> specs);

// The fields of an answer as text, without the braces around them: much of it was text before.
using Answer = Result<std::string>;
std::string fields_of(const json::object& object);

// The answer as it is sent: with `did` and `ok`, or the error; and the request's `id`.
json::object failure(const Error& error);
std::string answer_text(const json::object& request, const Answer& answer);

// Fields that check_request has allowed.
Language language_in(const json::object& request);
Actor actor_in(const json::object& request);
Viewer viewer_in(const json::object& request);
std::uint32_t number_in(const json::object& request, std::string_view name);  // 0 if absent

json::array actors_to_json(Actors actors);
// An error in the table's own words (phrases.txt).
Error table_error(const char* code, const char* field, Language language,
                  std::vector<std::string> arguments = {});

}  // namespace scriptorium
