#include "table/referee.h"

namespace scriptorium {
namespace {

using enum FieldType;

constexpr std::int64_t kRevisions = 1LL << 31;

Field game_id_field(std::string_view name) { return {name, kText, true, "a game's id", 0, 64}; }
Field game_field() { return game_id_field("game"); }
Field viewer_field() { return {"seat", kViewer, true, "whose eyes"}; }
Field actor_field() { return {"seat", kActor, true, "who acts"}; }
Field seat_field() { return {"seat", kSeat, true, "which seat"}; }
Field judge_field() {
  return {"judge",
          kChoice,
          false,
          "who gives verdicts: the table (default), the dice, or whoever is asked",
          0,
          0,
          {judge_names().begin(), judge_names().end()}};
}
Field revision_field(std::string_view about) {
  return {"revision", kNumber, true, about, 0, kRevisions};
}
Field actors_field(std::string_view about) {
  return of("actor", {"actors", kList, true, about, 0, kMaxSeats});
}
Field scores_field() { return of("scores", {"scores", kObject, false, "once the game is over"}); }
Field events_field() {
  return own("event", {"events", kList, true, "what the viewer was told", 0, 1 << 20});
}
// What is each game's own comes with the game's id.
Field whose_field() { return {"game", kText, true, "whose own the rest is", 0, 64}; }
Field options_field(bool needed, std::string_view about) {
  return of("option_value", {"options", kMap, needed, about});
}
Field replay_field() { return of("replay", {"replay", kObject, true}); }

std::vector<Field> table_answer() {
  return {game_field(),
          {"seats", kNumber, true, "", 1, kMaxSeats},
          options_field(true, "all table options"),
          actors_field("who may act")};
}
std::vector<Field> happened_answer() {
  return {whose_field(), revision_field("of the seat, now"), events_field(),
          actors_field("who may act now")};
}
std::vector<Field> bot_answer() {
  std::vector<Field> answer = happened_answer();
  answer.push_back(own("action", {"actions", kList, true, "what the player did", 0, 512}));
  return answer;
}

}  // namespace

std::span<const Part> parts() {
  static const std::vector<Part> all = {
      {"texts",
       {{"en", kText, true, "in English", 0, 4096}, {"es", kText, true, "in Spanish", 0, 4096}}},
      {"scores",
       {of("number", {"points", kList, true, "by seat", 1, kMaxSeats}),
        of("seat", {"winners", kList, true, "", 0, kMaxSeats})}},
      {"usual_options",
       {of("option_value", {"en", kMap, true, "in English"}),
        of("option_value", {"es", kMap, true, "in Spanish"})}},
      {"described_game",
       {game_id_field("id"),
        of("texts", {"title", kObject, true}),
        {"min_seats", kNumber, true, "", 1, kMaxSeats},
        {"max_seats", kNumber, true, "", 1, kMaxSeats},
        of("text", {"players", kList, true, "kinds of computer players, the ablest last", 1, 64}),
        of("texts", {"player_texts", kMap, true, "what each is like"}),
        of("described_option", {"options", kList, true, "", 0, 64}),
        of("usual_options",
           {"usual", kObject, true, "how people play it in a language, where not by the defaults"}),
        {"calls", kTruth, false,
         "there are moments at which players are asked all at once; a table says for how long"},
        {"call_seconds", kNumber, false,
         "people have at least so long, unless a table says otherwise", 1, 600},
        of("text", {"let_pass", kList, false, "until when somebody can let them pass", 1, 3})}},
      {"described_option",
       {{"name", kText, true, "", 0, 64},
        {"rule", kText, true, "the rule that gives the choice", 0, 16},
        of("option_value", {"default", kAny, true}),
        {"count", kNumber, false, "it is a list of so many values", 2, 64},
        of("choice", {"choices", kList, false, "names, or false and true", 2, 256}),
        {"min", kNumber, false, "", 0, 255},
        {"max", kNumber, false, "", 0, 255},
        {"form",
         kChoice,
         false,
         "how the value is written, if it is more than a name or numbers",
         0,
         0,
         {"banned", "deck"}},
        of("texts", {"text", kObject, true, "what it means"}),
        of("texts", {"choice_texts", kMap, false, "what each choice means"}),
        {"length", kTruth, false, "it says how long a game takes: a page shows it first"},
        {"expert", kTruth, false, "it matters to simulations alone"}}},
      {"recited_piece",
       {{"kind",
         kChoice,
         true,
         "added: nothing of the verse; missed: nothing was said; rest: not asked for",
         0,
         0,
         {"right", "missed", "added", "different", "swapped", "rest"}},
        {"scripture", kText, false, "what is written", 0, 4096},
        {"said", kText, false, "what was said in its place", 0, 4096}}},
      {"deck_fault",
       {{"message", kText, true, "a sentence", 0, 4096},
        {"rule", kText, false, "the rule's id; absent: it could not be read", 0, 16},
        {"verse", kText, false, "the card at fault, if one is", 0, 64},
        {"line", kNumber, false, "where it stands in the text, from 1", 1, 65537}}},
      {"replay", {replay_fields().begin(), replay_fields().end()}},
      {"entry", {entry_fields().begin(), entry_fields().end()}},
  };
  return all;
}

std::span<const RequestSpec> requests() {
  static const std::vector<RequestSpec> specs = {
      {"games",
       "the games that there are, with their options and players",
       {},
       {{"protocol", kNumber, true, "its version", 1, 1'000'000},
        of("described_game", {"games", kList, true, "", 0, 64})}},
      {"cards",
       "every card of a game as people read it, in the language of the request",
       {game_field()},
       {game_field(), own("printed_card", {"cards", kList, true, "", 0, 1 << 16}),
        own("constants", {"constants", kObject, false, "what else stands in the box"})}},
      {"slips",
       "what was said for a verse beside what is written, word by word",
       {game_field(),
        {"card", kText, true, "a card's id", 0, 64},
        {"text", kText, true, "what was said", 0, 1500},
        options_field(false, "of the table; the rest have their defaults")},
       {game_field(),
        {"slips", kNumber, true, "how many", 0, 4096},
        of("recited_piece",
           {"pieces", kList, true, "in order; what is written in them is the verse", 0, 4096}),
        {"translation", kText, true, "the text in which there are fewest", 0, 64}}},
      {"deck",
       "whether a deck may be played, and how it is written to share it",
       {game_field(),
        either(of("number",
                  {"deck", kNameOrMap, false, "the name of a ready one, or copies by card"})),
        either({"text", kText, false, "a card a line: docs/protocol.md", 0, 65536}),
        options_field(false, "of the table; the rest have their defaults")},
       {game_field(),
        of("number", {"deck", kMap, true, "copies by card, of all that was understood"}),
        {"size", kNumber, true, "how many cards", 0, 1'000'000},
        {"text", kText, true, "it, to share", 0, 1 << 16},
        {"name", kText, false, "if it has one", 1, 256},
        of("deck_fault",
           {"faults", kList, true, "why it may not be played; none: it may", 0, 1024})}},
      {"new",
       "deals a new table and puts away the old one",
       {game_field(),
        {"seats", kNumber, true, "how many", 1, kMaxSeats},
        options_field(false, "by name; the rest have their defaults"),
        {"seed", kSeed, false, "where all chance comes from; absent: drawn by the machine"},
        {"dice",
         kChoice,
         false,
         "sealed (default): nobody can tell the next draw; fast: for simulations",
         0,
         0,
         {"sealed", "fast"}},
        judge_field()},
       table_answer()},
      {"actors",
       "who may act now",
       {},
       {actors_field("seats, or \"judge\"; none: the game is over"),
        {"over", kTruth, true, ""},
        scores_field()}},
      {"view",
       "all that a seat or a spectator knows",
       {viewer_field()},
       {whose_field(), own("view", {"view", kObject, true}), revision_field("of this viewer")}},
      {"legal",
       "what the seat may do now, or after small steps that it has not sent yet",
       {actor_field(), own("action", {"after", kList, false, "steps", 0, 512})},
       {whose_field(),
        own("action", {"legal", kList, true, "the same decision has the same list", 0, 4096}),
        {"decision", kNumber, false, "the revision at which this decision began", 0, kRevisions}}},
      {"why",
       "whether an action is legal now, and if not, which rule says so",
       {actor_field(), own("action", {"action", kAny, true})},
       {{"legal", kTruth, true, ""},
        {"rule", kText, false, "the rule's id", 0, 16},
        {"message", kText, false, "a sentence", 0, 4096},
        {"turn", kSeat, false, "it is another seat's turn: this one's"}}},
      {"act",
       "takes an action, or a list of them as a whole",
       {actor_field(),
        either(own("action", {"action", kAny})),
        either(own("action", {"actions", kList, false, "or several", 0, 512})),
        {"text", kText, false, "what is said with it", 0, 4096},
        {"revision", kNumber, false,
         "what the seat had seen; refused if its decision is a later one", 0, kRevisions}},
       happened_answer()},
      {"events",
       "what a viewer was told after a revision",
       {viewer_field(),
        {"since", kNumber, false, "a revision; absent: from the start", 0, kRevisions}},
       {whose_field(), revision_field("of this viewer"), events_field()}},
      {"bot",
       "lets a computer player act for the seat",
       {seat_field(), {"player", kText, true, "its name", 0, 64}},
       bot_answer()},
      {"clock", "the seat's time has run out", {seat_field()}, happened_answer()},
      {"take_back",
       "takes back what the seat did last",
       {seat_field(), {"count", kNumber, true, "how many of its entries", 1, 1'000'000}},
       happened_answer()},
      {"look_up",
       "whether a word exists, where the table's dictionary lies open",
       {{"word", kText, true, "", 0, 64}},
       {{"exists", kTruth, true, ""}}},
      {"review",
       "how a game that is over could have gone",
       {},
       {whose_field(), own("review", {"review", kAny, true})}},
      {"save", "the whole game as a replay", {}, {replay_field()}},
      {"load", "puts a saved game on the table", {replay_field()}, table_answer()},
      {"position",
       "sets up a position written as a scenario",
       {{"text", kText, true, "docs/scenarios.md", 0, 65536},
        {"seed", kSeed, false, "for what the text leaves open and all chance after it"},
        judge_field()},
       table_answer()},
  };
  return specs;
}

}  // namespace scriptorium
