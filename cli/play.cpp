#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "cli/tables.h"
#include "table/fields.h"

namespace scriptorium::cli {
namespace {

constexpr std::size_t kLongestName = 20;

Language locale_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return language_of(std::string_view(value).substr(0, 2)).value_or(Language::kEnglish);
  }
  return Language::kEnglish;
}

Color color_from(const Arguments& arguments) {
  const std::string color = arguments.text("color");
  if (color == "always") return Color::kAlways;
  return color == "never" ? Color::kNever : Color::kAuto;
}

// One that answers at once and plays well.
std::string usual_player(const AnyGame& game) {
  const std::vector<std::string> players = game.players();
  const auto found = std::find(players.begin(), players.end(), "greedy");
  return found != players.end() ? *found : "random";
}

// What a computer player is called at the table: its text begins with the name. `search:2000` is a
// `search`.
std::string called(const AnyGame& game, std::string_view player, Language language) {
  const json::object texts = game.player_texts();
  const json::value* text = texts.if_contains(player.substr(0, player.find(':')));
  if (text == nullptr) return std::string(player);
  const std::string_view said = text->at(language == Language::kSpanish ? "es" : "en").as_string();
  return std::string(said.substr(0, said.find(':')));
}

Result<Holder> holder_of(const AnyGame& game, std::string_view typed, Language language) {
  const std::string name(trim(typed));
  if (name == "me" || name == "you" || name == "yo") return Holder{};
  const std::vector<std::string> players = game.players();
  if (game.has_player(name)) return Holder{called(game, name, language), name};
  if (name.empty() || (name[0] >= 'a' && name[0] <= 'z')) {
    const std::vector<std::string_view> known(players.begin(), players.end());
    const std::string_view near = nearest(name, known);
    return Error{
        "usage",
        fmt::format("There is no computer player \"{}\".{} A person's name begins with a "
                    "capital letter.",
                    shorten(name), near.empty() ? "" : fmt::format(" Did you mean \"{}\"?", near)),
        {},
        {}};
  }
  if (!is_printable(name) || columns(name) > kLongestName)
    return Error{"usage", "A person's name has at most 20 letters.", {}, {}};
  return Holder{name, ""};
}

// `me` gets a name, and nobody has another's.
void tell_apart(std::vector<Holder>& holders, Language language) {
  for (std::size_t seat = 0; seat < holders.size(); ++seat) {
    Holder& holder = holders[seat];
    if (holder.name.empty())
      holder.name = say(cli_phrases(), "person", language, {std::to_string(seat + 1)}).plain();
    const std::string plain = holder.name;
    const auto taken = [&] {
      return std::any_of(holders.begin(), holders.begin() + static_cast<std::ptrdiff_t>(seat),
                         [&](const Holder& other) { return other.name == holder.name; });
    };
    for (int number = 2; taken(); ++number) holder.name = fmt::format("{} {}", plain, number);
  }
}

// `seats` is how many are needed, if that is known; the best computer player fills what is left.
Result<std::vector<Holder>> seat_people(const AnyGame& game, const Arguments& arguments,
                                        std::optional<int> seats, Language language) {
  std::vector<Holder> holders;
  const std::string names = arguments.text("players");
  for (const std::string_view name : split(names, ',')) {
    const Result<Holder> holder = holder_of(game, name, language);
    if (!holder) return holder.error();
    holders.push_back(*holder);
  }
  const int least = std::max(game.min_seats(), static_cast<int>(holders.size()));
  const Result<long long> said =
      arguments.number_within("seats", seats.value_or(least), {game.min_seats(), game.max_seats()});
  if (!said) return said.error();
  if (static_cast<std::size_t>(*said) < holders.size() || (seats && *said != *seats)) {
    return Error{"usage",
                 fmt::format("There are {} players for {} seats.", holders.size(),
                             seats.value_or(static_cast<int>(*said))),
                 {},
                 {}};
  }
  const Result<Holder> filler = holder_of(game, usual_player(game), language);
  while (holders.size() < static_cast<std::size_t>(*said)) holders.push_back(*filler);
  tell_apart(holders, language);
  return holders;
}

struct Opened {
  std::unique_ptr<AnyMatch> match;
  SavedTable table;
  std::filesystem::path file;
};

Result<Opened> new_table(const AnyGame& game, const Arguments& arguments, Language language) {
  Result<std::vector<Holder>> holders = seat_people(game, arguments, std::nullopt, language);
  if (!holders) return holders.error();
  const Result<json::object> given = options_of(arguments.text("option"), game);
  if (!given) return given.error();
  json::object options = game.usual_options(language);
  for (const auto& [name, value] : *given) options[name] = value;
  TableRules rules;
  rules.seed = arguments.has("seed") ? read_seed(json::value(arguments.number("seed"))).value()
                                     : machine_seed();
  Result<std::unique_ptr<AnyMatch>> match =
      game.start(static_cast<int>(holders->size()), options, rules);
  if (!match) return match.error();
  return Opened{std::move(*match), {std::move(*holders), {}, {}}, {}};
}

// The game in a saved table, played again up to where it was left.
Result<std::unique_ptr<AnyMatch>> match_in(const AnyGame& game, const SavedTable& table) {
  const json::value* id = table.replay.if_contains("game");
  if (id != nullptr && id->is_string() && *id != json::value(game.id()))
    return Error{"failed", fmt::format("That is a game of {}.", shorten(id->get_string())), {}, {}};
  Result<std::unique_ptr<AnyMatch>> match = game.load(table.replay);
  if (!match) {
    const Error& no = match.error();
    return Error{"failed", no.field + ": " + no.message, {}, no.rule};
  }
  if ((*match)->terms().at("judge") == json::value("asked"))
    return Error{
        "failed", "This game asks for verdicts; play it over scriptorium referee.", {}, {}};
  return match;
}

// Who sits at it: those of the file, unless it was a bare replay or the command line says others.
Result<Opened> open(const AnyGame& game, const Arguments& arguments, Language language,
                    Opened opened) {
  SavedTable& table = opened.table;
  const int seats = opened.match->seats();
  const bool bare = table.holders.empty();
  if (bare || arguments.has("players")) {
    Result<std::vector<Holder>> holders = seat_people(game, arguments, seats, language);
    if (!holders) return holders.error();
    table.holders = std::move(*holders);
  }
  for (const Holder& holder : table.holders) {
    if (!holder.is_person() && !game.has_player(holder.player))
      return Error{"failed",
                   fmt::format("There is no computer player \"{}\".", shorten(holder.player)),
                   {},
                   {}};
  }
  if (table.holders.size() != static_cast<std::size_t>(seats))
    return Error{"failed", "This is not a saved table: seats.", {}, {}};
  if (bare) opened.file.clear();
  return opened;
}

Result<Opened> load_table(const AnyGame& game, const Arguments& arguments, Language language) {
  const std::filesystem::path path = arguments.text("load");
  Result<json::object> file = read_json(path.string());
  if (!file) return file.error();
  Result<SavedTable> table = read_saved(std::move(*file));
  if (!table) return table.error();
  Result<std::unique_ptr<AnyMatch>> match = match_in(game, *table);
  if (!match) return match.error();
  return open(game, arguments, language, {std::move(*match), std::move(*table), path});
}

// The table that was played last and is not over. One that cannot be read is named, and the one
// before it is tried.
Result<Opened> resume_table(const AnyGame& game, const Arguments& arguments, Language language) {
  const auto said = [&](std::string_view key, const std::vector<std::string>& gaps) {
    return Error{"failed", cli_phrases().say(key, language, gaps), {}, {}};
  };
  for (const std::filesystem::path& path : kept_files(game.id())) {
    Result<SavedTable> table = read_kept(path);
    if (table && table->is_over()) continue;
    Result<std::unique_ptr<AnyMatch>> match =
        table ? match_in(game, *table) : Result<std::unique_ptr<AnyMatch>>(table.error());
    if (match) return open(game, arguments, language, {std::move(*match), std::move(*table), path});
    complain(said("resume.passed_over", {path.string(), match.error().message}));
  }
  return said("resume.none", {state_folder().string()});
}

bool has_unfinished(const AnyGame& game) {
  const std::vector<std::filesystem::path> files = kept_files(game.id());
  return std::ranges::any_of(files, [](const std::filesystem::path& path) {
    const Result<SavedTable> table = read_kept(path);
    return table && !table->is_over();
  });
}

Result<Opened> open_table(const AnyGame& game, const Arguments& arguments, Language language) {
  const bool load = arguments.has("load");
  const bool resume = arguments.has("resume");
  if (!load && !resume) return new_table(game, arguments, language);
  if (arguments.has("seed") || arguments.has("option") || arguments.has("seats"))
    return Error{"usage", "A saved game keeps its seats, its options and its seed.", {}, {}};
  if (load && resume) return Error{"usage", "Say --resume or --load FILE, not both.", {}, {}};
  return load ? load_table(game, arguments, language) : resume_table(game, arguments, language);
}

}  // namespace

int play(const Context& context, const Arguments& arguments) {
  if (arguments.words().empty())
    return complain({"usage", "play needs a game; see scriptorium games.", {}, {}});
  const AnyGame* game = context.registry.find(arguments.words()[0]);
  if (game == nullptr) return complain(unknown_game(context.registry, arguments.words()[0]));
  const Language language = arguments.has("language") ? arguments.language() : locale_language();
  Result<Opened> opened = open_table(*game, arguments, language);
  if (!opened) return complain(opened.error());
  if (const std::optional<Error> unready = opened->match->ready()) return complain(*unready);

  Terminal terminal(color_from(arguments));
  const bool is_new = !arguments.has("load") && !arguments.has("resume");
  if (is_new && terminal.is_person() && has_unfinished(*game)) {
    terminal.print(say(cli_phrases(), "unfinished", language, {Text(std::string(game->id()))}));
  }
  Session::Setting setting = {language, arguments.has("fast"), opened->file};
  try {
    if (setting.file.empty()) setting.file = fresh_file(game->id());
  } catch (const std::exception& fault) {  // a game can be played without being kept
    terminal.print(say(cli_phrases(), "cannot_keep", language, {Text(fault.what())}));
  }
  TableLock lock;
  if (!setting.file.empty() && !lock.take(setting.file)) {
    return complain({"failed",
                     fmt::format("{} is being played by another program.", setting.file.string()),
                     {},
                     {}});
  }
  catch_signals();
  return Session(context, terminal, std::move(opened->match), std::move(opened->table),
                 std::move(setting))
      .run();
}

}  // namespace scriptorium::cli
