#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "table/any_game.h"
#include "table/scenario.h"

namespace scriptorium {
namespace {

// Does and checks what the play lines say; docs/scenarios.md lists their forms.
class Runner {
 public:
  Runner(const AnyGame& game, AnyMatch& match) : game_(game), match_(match) {}

  std::optional<std::string> run(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    const std::string_view rest = trim(line.substr(word.size()));
    if (word == "legal") return check_legal(rest);
    if (word == "see") return check_view(rest);
    if (word == "told") return check_told(rest);
    if (word == "acting") return check_acting(rest);
    if (word == "scores") return check_scores(rest);
    if (word == "winner") return check_winner(rest);
    if (word == "clock") return clock(rest);
    if (word == "take_back") return take_back(rest);
    return act(line);
  }

  int checks() const { return checks_; }

 private:
  using Fault = std::optional<std::string>;

  Result<Actor> actor(std::string_view text) const {
    if (text == "judge") return Actor::judge();
    const auto seat = whole_number(text, 0, match_.seats() - 1);
    if (!seat) return Error{"", fmt::format("there is no seat \"{}\"", text), {}, {}};
    return Actor(static_cast<Seat>(*seat));
  }
  Result<Viewer> viewer(std::string_view text) const {
    if (text == "spectator") return Viewer::spectator();
    const auto seat = whole_number(text, 0, match_.seats() - 1);
    if (!seat) return Error{"", fmt::format("there is no seat \"{}\"", text), {}, {}};
    return Viewer(static_cast<Seat>(*seat));
  }
  Result<json::array> actions(std::string_view text) const {
    json::array list;
    for (const std::string_view part : split(text, ';')) {
      if (trim(part).empty()) continue;
      const Result<json::object> action = game_.read_notation(trim(part));
      if (!action) return action.error();
      list.push_back(*action);
    }
    return list;
  }

  void remember() {
    for (int seat = 0; seat <= kMaxSeats; ++seat) {
      before_[seat] = match_.revision(Viewer(static_cast<Seat>(seat)));
    }
  }

  // `0: take 1; keep`, `1: take 2 !VB-05` (refused), `judge: missing`, `0: recite "…"` (with free
  // text)
  Fault act(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return "expected an actor, a colon and actions";
    const Result<Actor> who = actor(trim(line.substr(0, colon)));
    if (!who) return who.error().message;
    std::string_view what = trim(line.substr(colon + 1));
    std::string_view refused;
    if (const std::size_t mark = what.find('!'); mark != std::string_view::npos) {
      refused = trim(what.substr(mark + 1));
      what = trim(what.substr(0, mark));
    }
    std::string text;
    if (const std::size_t quote = what.find('"'); quote != std::string_view::npos) {
      text = what.substr(quote + 1, what.rfind('"') - quote - 1);
      what = trim(what.substr(0, quote));
    }
    const Result<json::array> list = actions(what);
    if (!list) return list.error().message;
    remember();
    const std::optional<Error> no = match_.act(*who, *list, text, Language::kEnglish);
    if (refused.empty()) {
      if (no)
        return fmt::format("refused by {}: {}", no->rule.empty() ? no->code : no->rule,
                           no->message);
      if (const char* fault = match_.audit()) return fmt::format("audit: {}", fault);
      return std::nullopt;
    }
    ++checks_;
    if (!no) return fmt::format("allowed, but {} should refuse it", refused);
    if (no->rule != refused && no->code != refused) {
      return fmt::format("refused by {} ({}), not by {}", no->rule.empty() ? no->code : no->rule,
                         no->message, refused);
    }
    return std::nullopt;
  }

  // `0`: the seat's time has run out
  Fault clock(std::string_view rest) {
    const Result<Actor> who = actor(rest);
    if (!who) return who.error().message;
    remember();
    if (const auto no = match_.clock(who->seat(), Language::kEnglish)) return no->message;
    return std::nullopt;
  }

  // `0 to 2`, `0 to 2 !seen`
  Fault take_back(std::string_view rest) {
    const std::vector<std::string_view> words = split(rest, ' ');
    const auto to = words.size() >= 3 ? whole_number(words[2], 0, 1'000'000) : std::nullopt;
    const Result<Actor> who = actor(words[0]);
    if (!who || !to) return "expected: take_back SEAT to ENTRIES";
    remember();
    const auto no =
        match_.take_back(who->seat(), static_cast<std::uint32_t>(*to), Language::kEnglish);
    const std::string_view refused = words.size() > 3 ? words[3].substr(1) : std::string_view{};
    ++checks_;
    if (refused.empty()) return no ? Fault(no->message) : std::nullopt;
    if (!no || no->code != refused) return fmt::format("expected the fault {}", refused);
    return std::nullopt;
  }

  // `0: take 1; take 2` exactly these; `0 has: …`; `0 lacks: …`
  Fault check_legal(std::string_view rest) {
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return "expected: legal SEAT: actions";
    const std::vector<std::string_view> words = split(trim(rest.substr(0, colon)), ' ');
    const Result<Actor> who = actor(words[0]);
    if (!who) return who.error().message;
    const Result<json::array> named = actions(rest.substr(colon + 1));
    if (!named) return named.error().message;
    const Result<json::array> legal = match_.legal(*who, {}, Language::kEnglish);
    if (!legal) return legal.error().message;
    const auto listed = [&](const json::value& action) {
      return std::find(legal->begin(), legal->end(), action) != legal->end();
    };
    ++checks_;
    const bool lacks = words.size() > 1 && words[1] == "lacks";
    for (const json::value& action : *named) {
      if (listed(action) == lacks) {
        return fmt::format("{} is {}legal", json::serialize(action), lacks ? "" : "not ");
      }
    }
    if (words.size() == 1 && legal->size() != named->size()) {
      return fmt::format("the legal actions are {}", json::serialize(*legal));
    }
    return std::nullopt;
  }

  // `0 /seats/1/hand_size = 5`, `spectator /seats/0/hand absent`
  Fault check_view(std::string_view rest) {
    const std::vector<std::string_view> words = split(rest, ' ');
    const Result<Viewer> who = viewer(words[0]);
    if (!who || words.size() < 3) return "expected: see VIEWER /path = value, or absent";
    const json::value view = match_.view(*who);
    boost::system::error_code fault;
    const json::value* found = view.find_pointer(words[1], fault);
    ++checks_;
    if (words[2] == "absent") {
      return found == nullptr ? std::nullopt : Fault(fmt::format("{} is there", words[1]));
    }
    if (found == nullptr)
      return fmt::format("there is no {} in {}", words[1], json::serialize(view));
    const std::size_t equals = rest.find('=');
    if (equals == std::string_view::npos) return "expected: see VIEWER /path = value";
    const std::string_view want = trim(rest.substr(equals + 1));
    const std::string is =
        found->is_string() ? std::string(found->get_string()) : json::serialize(*found);
    if (is != want) return fmt::format("{} is {}, not {}", words[1], is, want);
    return std::nullopt;
  }

  // `1: took shown`: the types of the events that the viewer got from the last action, in order
  Fault check_told(std::string_view rest) {
    const std::size_t colon = rest.find(':');
    const Result<Viewer> who = viewer(trim(rest.substr(0, colon)));
    if (!who || colon == std::string_view::npos) return "expected: told VIEWER: events";
    std::string is;
    for (const json::value& event : match_.events(*who, before_[who->index()])) {
      if (!is.empty()) is += ' ';
      is += std::string(event.at("type").as_string());
    }
    ++checks_;
    if (is != trim(rest.substr(colon + 1)))
      return fmt::format("told: {}", is.empty() ? "nothing" : is);
    return std::nullopt;
  }

  // `0 2`, `judge`, `nobody`
  Fault check_acting(std::string_view rest) {
    Actors want;
    for (const std::string_view word : split(rest, ' ')) {
      if (word == "nobody") continue;
      const Result<Actor> who = actor(word);
      if (!who) return who.error().message;
      want = want.with(who->index());
    }
    ++checks_;
    if (match_.actors() == want) return std::nullopt;
    std::vector<int> is;
    for (int i = 0; i <= kMaxSeats; ++i) {
      if (match_.actors().has(i)) is.push_back(i);
    }
    return fmt::format("acting are {}", is);
  }

  Fault check_scores(std::string_view rest) {
    std::string is;
    const json::object scores = match_.scores();
    for (const json::value& points : scores.at("points").as_array()) {
      if (!is.empty()) is += ' ';
      is += json::serialize(points);
    }
    ++checks_;
    return is == rest ? std::nullopt : Fault(fmt::format("the scores are {}", is));
  }

  Fault check_winner(std::string_view rest) {
    const json::object scores = match_.scores();
    const json::array& winners = scores.at("winners").as_array();
    ++checks_;
    if (winners.size() == 1 && json::serialize(winners[0]) == rest) return std::nullopt;
    return fmt::format("the winners are {}", json::serialize(winners));
  }

  const AnyGame& game_;
  AnyMatch& match_;
  std::uint32_t before_[kMaxSeats + 1] = {};
  int checks_ = 0;
};

}  // namespace

Result<ScenarioReport> run_scenario(const Scenario& scenario, const Registry& registry) {
  const AnyGame* game = registry.find(scenario.game);
  if (game == nullptr)
    return Error{"bad_position", "there is no game " + shorten(scenario.game), "game", {}};
  const Result<std::unique_ptr<AnyMatch>> match = game->position(scenario, Seed::of(scenario.seed));
  if (!match) return match.error();
  Runner runner(*game, **match);
  for (const Scenario::Line& line : scenario.play) {
    if (const std::optional<std::string> fault = runner.run(line.text)) {
      return Error{
          "failed", fmt::format("line {}: {}: {}", line.number, line.text, *fault), {}, {}};
    }
  }
  return ScenarioReport{runner.checks()};
}

}  // namespace scriptorium
