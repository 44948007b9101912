#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/enum_names.h"
#include "core/game.h"
#include "core/replay.h"
#include "core/seats.h"
#include "lab/sim.h"
#include "table/result.h"
#include "table/words.h"
#include "table/written.h"

namespace scriptorium {

namespace json = boost::json;

// PassUntil when somebody lets the windows pass in which all are asked.
enum class PassUntil : std::uint8_t {
  kMyTurn,     // until it is the seat's turn
  kRound,      // until this part of the game is over, where it is played in parts
  kConcerned,  // whenever the window does not concern the seat, where the game says which do
};

class AnyGame;
class Text;
class TextTable;
struct Scenario;

// Where the texts and word lists made by the build are.
struct Shelf {
  std::filesystem::path share;
};

// How a table deals and judges.
struct TableRules {
  Seed seed;
  DiceKind dice = DiceKind::kSealed;
  Judge judge = Judge::kTable;
};

// A computer player's decision, apart from the match: it holds everything that the
// player knows and may run anywhere, for as long as the patience lasts. Then it holds the plan,
// which a match of the same game enters; if it has not run, or failed, there is none.
class Thought {
 public:
  virtual ~Thought() = default;
  virtual void run(Patience* patience) = 0;
  virtual void write_actions(written::Array out) const = 0;
};

// What a game has to say about how it went, apart from the match: it holds the end of the game and
// may run anywhere, for as long as the patience lasts.
class Review {
 public:
  virtual ~Review() = default;
  virtual Result<json::value> run(
      Patience* patience) = 0;  // the game's own: `review` in its schema
};

// A notice of the match as it is kept: `full` for those who see all of it, `rest` for the others,
// who may hear nothing of it. JSON texts.
struct ToldText {
  std::string full;
  std::string rest;  // empty: the same
  SeatSet sees;
  bool rest_told = false;

  // What this viewer receives; empty if nothing.
  std::string_view for_viewer(Viewer viewer) const {
    if (sees.has(viewer)) return full;
    if (!rest_told) return {};
    return rest.empty() ? full : rest;
  }
};

// Who made an entry, and the words that were said with it, if any.
struct Said {
  Actor by;
  std::string text;
};

// A match of any game, in the words of docs/protocol.md. Views, events, actions and saved games are
// written as text, which goes out as it is; those who must look into it have it as values.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  virtual const AnyGame& game() const = 0;
  virtual int seats() const = 0;
  virtual Actors actors() const = 0;
  // Of several who may act, who goes first where no clock decides; how they are asked; and whether
  // the window that is open concerns the seat, which goes by what everybody sees (core/game.h).
  virtual Seat first_to_act() const = 0;
  virtual Answering answering() const = 0;
  virtual bool concerns(Seat seat) const = 0;
  // Whose turn it is; nothing while that is nobody's (core/game.h).
  virtual std::optional<Seat> whose_turn() const = 0;
  virtual int round() const = 0;  // which part of the game this is, from 1
  // The table's options, without what seats decided for themselves.
  virtual json::object options() const = 0;
  virtual json::object scores() const = 0;
  virtual std::uint32_t revision(Viewer viewer) const = 0;
  virtual std::uint32_t decision(Seat seat) const = 0;
  virtual void write_view(written::Object out, Viewer viewer) const = 0;
  json::object view(Viewer viewer) const;
  // What the seat would see after these small steps; they are tried and undone.
  virtual Result<json::object> view_after(Seat seat, const json::array& steps,
                                          Language language) const = 0;
  virtual void write_events(written::Array out, Viewer viewer, std::uint32_t since) const = 0;
  json::array events(Viewer viewer, std::uint32_t since) const;
  // Whether it still knows all of these events.
  virtual bool remembers(Viewer viewer, std::uint32_t since) const = 0;

  // The legal actions of the actor, or those it would have after these small steps: as the field
  // `legal`, if the steps are.
  virtual std::optional<Error> write_legal(written::Fields& out, Actor actor,
                                           const json::array& after, Language language) const = 0;
  Result<json::array> legal(Actor actor, const json::array& after, Language language) const;
  // Nothing if the action is legal now, else what stands in the way.
  virtual std::optional<Error> why(Actor actor, const json::value& action,
                                   Language language) const = 0;

  virtual std::optional<Error> act(Actor actor, const json::array& actions, std::string text,
                                   Language language) = 0;
  // What that would answer; nothing happens.
  virtual std::optional<Error> try_act(Actor actor, const json::array& actions,
                                       Language language) const = 0;
  virtual std::optional<Error> clock(Seat seat, Language language) = 0;
  virtual std::optional<Error> take_back(Seat seat, std::uint32_t count, Language language) = 0;
  // Repeats an entry that a replay kept.
  virtual std::optional<Error> enter(const json::value& entry) = 0;
  // Lets a computer player act for the seat; returns what it did.
  Result<std::unique_ptr<Thought>> bot(Seat seat, std::string_view player, Language language);
  // The same in parts, so that it can think elsewhere: what it thinks about now; then, once that
  // has run, its plan is entered, with what it says in that language.
  virtual Result<std::unique_ptr<Thought>> think(Seat seat, std::string_view player,
                                                 Language language) const = 0;
  virtual std::optional<Error> act(Seat seat, const Thought& thought, Language language) = 0;
  virtual Judge judge() const = 0;
  // Whether the table has all it needs to judge; asked once, before anybody plays.
  virtual std::optional<Error> ready() const = 0;
  // What the table's judge would say about a text, at a table where players may ask beforehand.
  virtual std::optional<bool> look_up(std::string_view text) const = 0;
  // What the game has to say once it is over; null where it has nothing to say.
  virtual std::unique_ptr<Review> review() const = 0;
  // Gives the verdict that is due, if one is and the judge is not somebody who must be asked.
  virtual bool give_verdict() = 0;
  // Gives the verdict that is due because none of the people who should give it has. The
  // table's own judge gives it; if it cannot, the claim stands.
  virtual bool give_verdict_unasked() = 0;

  virtual void write_save(written::Object out) const = 0;
  json::object save() const;
  // All of that but seed, entries and result: what is agreed before a game begins.
  virtual json::object terms() const = 0;
  // For a table that keeps a journal: how many entries there are, the last one as a replay keeps
  // it, and what was told since `told` notices; then what came before can be forgotten
  // (core/match.h).
  virtual std::size_t entries() const = 0;
  // Which of them are in force, while nothing is forgotten.
  virtual std::vector<std::size_t> standing() const = 0;
  virtual std::optional<Said> last_said() const = 0;
  virtual std::string last_entry(bool with_words = true) const = 0;
  virtual std::vector<ToldText> told_last(std::size_t count) const = 0;
  virtual std::size_t told() const = 0;
  virtual void forget(std::size_t notices_kept) = 0;
  // Whether the verdicts of a table that judged by itself are what it says today.
  struct Verdicts {
    int checked = 0;
    int wrong = 0;
  };
  virtual Verdicts check_verdicts() const = 0;
  virtual const char* audit() const = 0;
  // Equal for equal states, and only for the same game and book.
  virtual std::uint64_t digest() const = 0;
};

struct SimRequest {
  int seats = 2;
  json::object options;
  std::vector<std::string> players;
  lab::Run run;
  Judge judge = Judge::kDice;  // or the table itself, by its word lists and texts
};

// A game as the registry holds it.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view id() const = 0;
  virtual std::string title(Language language) const = 0;
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual json::array options() const = 0;
  // Whether players are ever asked all at once (core/game.h: Answering), and in which ways somebody
  // can let such windows pass.
  virtual bool has_windows() const = 0;
  virtual std::vector<PassUntil> ways_to_pass() const = 0;
  // How long people usually need to answer; 0: no longer than in other games.
  virtual int call_seconds() const = 0;
  virtual std::vector<std::string> players() const = 0;
  // What each of them is like, by name, in both languages.
  virtual json::object player_texts() const = 0;
  // Also names that say more than the list, as `search:200`.
  virtual bool has_player(std::string_view name) const = 0;
  // The options that a table of people who speak this language usually wants.
  virtual json::object usual_options(Language language) const = 0;
  // Those that are usual at a tournament.
  virtual json::object tournament_options() const = 0;

  virtual Result<std::unique_ptr<AnyMatch>> start(int seats, const json::object& options,
                                                  const TableRules& rules) const = 0;
  virtual Result<std::unique_ptr<AnyMatch>> load(const json::object& replay) const = 0;
  virtual Result<std::unique_ptr<AnyMatch>> position(const Scenario& scenario,
                                                     const TableRules& rules) const = 0;
  virtual Result<lab::Totals> simulate(const SimRequest& request) const = 0;

  // Of the view that somebody had before an event of this type: the fields without which it cannot
  // be told (docs/telling.md).
  virtual std::vector<std::string> told_with(std::string_view event) const = 0;

  // JSON Schemas of what is the game's own: `action`, `event`, `view`.
  virtual json::object schema() const = 0;

  // `take 2` and {"type":"take","pile":2} are the same action.
  virtual Result<json::object> read_notation(std::string_view text) const = 0;
  virtual std::string notation(const json::object& action) const = 0;

  // Every card that there is, as people read it, in the order of the game's own list; none where a
  // game has no cards to read. Each has an `id` and a `title`; the rest is the game's:
  // `printed_card` in its schema.
  virtual json::array cards(Language language) const = 0;
  // What else a player must know that never changes: `constants` in its schema. Empty: nothing.
  virtual json::object constants(Language language) const = 0;
  // What was said for a card's verse, laid beside it: the answer to the request `slips`. Refused
  // where there is no such card, or nothing to recite on it.
  virtual Result<json::object> slips(std::string_view card, std::string_view said,
                                     const json::object& options, Language language) const = 0;
  // Whether players bring decks of their own.
  virtual bool has_decks() const = 0;
  // The option of a table that is this seat's own deck; empty where a game has no decks. Its value
  // is what the request `deck` takes, or "" for none.
  virtual std::string deck_option(int seat) const = 0;
  // The answer to the request `deck`, which has a `deck` or a `text`. Refused where a game has no
  // decks, or for its options.
  virtual Result<json::object> deck(const json::object& asked, Language language) const = 0;
  // That answer as lines of text.
  virtual std::vector<Text> show_deck(const json::object& answer, Language language) const = 0;
  // Such a card as lines of text. They say what the object holds: a field that was taken out of it
  // is not said.
  virtual std::vector<Text> show_card(const json::object& card, Language language) const = 0;

  // The game as one person at a terminal reads and types it.
  virtual std::unique_ptr<TextTable> text_table() const = 0;
};

// The games that there are.
class Registry {
 public:
  void add(std::unique_ptr<AnyGame> game) { games_.push_back(std::move(game)); }
  const AnyGame* find(std::string_view id) const;
  std::vector<std::string_view> ids() const;
  const std::vector<std::unique_ptr<AnyGame>>& games() const { return games_; }

 private:
  std::vector<std::unique_ptr<AnyGame>> games_;
};

// Goes up when a client that was written for the version before may fail: docs/protocol.md.
inline constexpr int kProtocolVersion = 1;

json::object describe_game(const AnyGame& game);
// The answer to the request `games`.
json::object describe_games(const Registry& registry);
// All that is in the box, as the request `cards` tells it.
json::object box_of(const AnyGame& game, Language language);
Error unknown_game(const Registry& registry, std::string_view id);
// Plays a replay from the start; it must name a game of the registry and keep all its rules.
Result<std::unique_ptr<AnyMatch>> load_replay(const Registry& registry, const json::object& replay);

std::string rule_name(RuleId rule);
std::string hex(std::uint64_t word);
std::string hex(const Seed& seed);
std::optional<std::uint64_t> word_from_hex(std::string_view text);
std::optional<Seed> seed_from_hex(std::string_view text);
// A seat number, or "judge" / "spectator".
json::value actor_to_json(Actor actor);
json::object scores_to_json(const Scores& scores);

}  // namespace scriptorium
