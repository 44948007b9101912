#include <algorithm>
#include <exception>
#include <filesystem>

#include "cli/guide.h"
#include "cli/play_session.h"
#include "cli/tables.h"
#include "table/rulebook.h"

// What may be typed at any table, whatever the game.
namespace scriptorium::cli {
namespace {

struct CommandSpec {
  std::string_view name;
  std::size_t least;  // words after it
  std::size_t most;
};

constexpr CommandSpec kCommands[] = {
    {"help", 0, 0}, {"rule", 1, 4},  {"rules", 0, 4}, {"save", 0, 1}, {"quit", 0, 0},
    {"undo", 0, 0}, {"table", 0, 0}, {"hand", 0, 0},  {"log", 0, 0},  {"language", 1, 1},
};

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

// `VB-07`, `vb7` and `7` are the same rule.
std::string digits_of(std::string_view id) {
  std::string digits;
  for (const char c : id) {
    if (c >= '0' && c <= '9' && !(digits.empty() && c == '0')) digits += c;
  }
  return digits;
}

}  // namespace

std::string_view Session::command_of(std::string_view typed) const {
  for (const CommandSpec& spec : kCommands) {
    const std::vector<std::string> known =
        typed_words(cli_phrases(), "command." + std::string(spec.name), setting_.language);
    if (std::find(known.begin(), known.end(), lower(typed)) != known.end()) return spec.name;
  }
  return {};
}

std::optional<Session::Next> Session::command(Seat seat, const std::vector<std::string>& typed,
                                              bool& acted) {
  const std::string_view name = command_of(typed[0]);
  const auto* spec = std::find_if(std::begin(kCommands), std::end(kCommands),
                                  [&](const CommandSpec& each) { return each.name == name; });
  if (spec == std::end(kCommands)) return std::nullopt;
  const std::vector<std::string> rest(typed.begin() + 1, typed.end());
  if (rest.size() < spec->least || rest.size() > spec->most) return std::nullopt;
  if (name == "quit") return Next::kPutAway;
  if (name == "help") show_help(seat);
  if (name == "rule" || name == "rules") show_rules(rest);
  if (name == "save") save_to(rest);
  if (name == "undo") undo(seat, acted);
  if (name == "table" || name == "hand") {
    const Glance glance = name == "table" ? Glance::kTable : Glance::kDecision;
    std::vector<Text> shown = text_of(seat).show(reader_of(seat), *match_, glance);
    if (shown.empty()) shown = text_of(seat).show(reader_of(seat), *match_, Glance::kTable);
    terminal_.print(shown);
  }
  if (name == "log") show_log(seat);
  if (name == "language") change_language(lower(rest[0]));
  return Next::kGoOn;
}

void Session::show_help(Seat seat) {
  terminal_.print(text_of(seat).help(reader_of(seat), *match_));
  terminal_.print(Text(words("help.heading").plain(), Style::kHeading));
  for (const char* key : {"help.look", "help.rule", "help.undo", "help.save", "help.language"})
    terminal_.print(Text("  ").add(words(key)));
}

// In the words of the game's guide, which is for players; where it does not say the rule, in those
// of the catalogue, which is English.
void Session::show_rule(const Rule& rule, std::string_view guide) const {
  std::vector<std::string> said = guide_on_rule(guide, rule.id);
  if (said.empty()) said = {words("rules.only_english", {Text(rule.text)}).plain()};
  Text label = Text("  ").add(rule.id, Style::kLabel).add("  ");
  for (const std::string& piece : said) {
    terminal_.print(Text(label).add(piece));
    label = Text(std::string(label.width(), ' '));
  }
}

void Session::show_rules(const std::vector<std::string>& ids) const {
  const std::filesystem::path share = context_.shelf.share;
  const std::string game(match_->game().id());
  const bool english = setting_.language == Language::kEnglish;
  const std::filesystem::path guide_path = share / "guides" / game / (english ? "en.md" : "es.md");
  std::vector<Rule> rules;
  std::string guide;
  try {
    rules = read_rules(read_file((share / "rules" / (game + ".md")).string()));
    if (std::filesystem::exists(guide_path)) guide = read_file(guide_path.string());
  } catch (const std::exception&) {
    return complain_typed("rules.none");
  }
  bool any = ids.empty();
  for (const Rule& rule : rules) {
    const bool wanted = std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
      return digits_of(id) == digits_of(rule.id);
    });
    if (!ids.empty() && !wanted) continue;
    any = true;
    show_rule(rule, guide);
  }
  if (!any) {
    complain_typed("rules.no_such", {shorten(ids[0]), Text(rules.empty() ? "" : rules[0].id),
                                     Text(rules.empty() ? "" : rules.back().id)});
  }
}

void Session::show_log(Seat seat) {
  Trail trail = fresh_trail();
  for (const Text& text : follow(trail, reader_of(seat)))
    terminal_.print(Text(terminal_.drawing() ? "  · " : "", Style::kDim).add(text));
}

void Session::save_to(const std::vector<std::string>& names) {
  keep();
  if (names.empty()) {
    if (setting_.file.empty()) return complain_typed("not_kept");
    return terminal_.print(words("kept_in", {Text(setting_.file.string(), Style::kLabel)}));
  }
  try {
    const std::filesystem::path path = names[0];
    // A file that is something else is left alone.
    if (std::filesystem::exists(path)) {
      const Result<json::object> there = read_json(path.string());
      if (!there || !there->contains("scriptorium"))
        return complain_typed("save.other_file", {shorten(names[0])});
    }
    write_whole(path, json::serialize(to_json(saved())) + "\n");
    terminal_.print(words("saved", {how_to_load(shorten(names[0]))}));
  } catch (const std::exception& fault) {
    complain_typed("save.failed", {Text(fault.what())});
  }
}

void Session::undo(Seat seat, bool& acted) {
  if (text_of(seat).undo()) {
    keep();
    return terminal_.print(text_of(seat).show(reader_of(seat), *match_, Glance::kDecision));
  }
  if (const auto no = match_->take_back(seat, 1, setting_.language)) return refuse(*no);
  keep();
  last_.reset();
  acted = true;
}

void Session::change_language(const std::string& code) {
  const std::optional<Language> language = language_of(code.substr(0, 2));
  if (!language) return complain_typed("language.unknown", {shorten(code)});
  setting_.language = *language;
  terminal_.print(words("language.set"));
}

}  // namespace scriptorium::cli
