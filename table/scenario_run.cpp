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
  json::array heard() const { return match_.events(Viewer::spectator(), 0); }

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
    std::string_view after;  // what follows the actions: free text in quotes, then a refusal
    std::string text;
    if (const std::size_t quote = what.find('"'); quote != std::string_view::npos) {
      const std::size_t end = what.rfind('"');
      if (end == quote) return "the quotation has no end";
      text = what.substr(quote + 1, end - quote - 1);
      after = trim(what.substr(end + 1));
      what = trim(what.substr(0, quote));
    } else if (const std::size_t mark = what.find('!'); mark != std::string_view::npos) {
      after = what.substr(mark);
      what = trim(what.substr(0, mark));
    }
    if (!after.empty() && (after[0] != '!' || after.size() == 1))
      return "expected !RULE, or nothing";
    const std::string_view refused = after.empty() ? after : after.substr(1);
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

  // `0`: the seat's time has run out; `1 !VB-05`: it had no time to run
  Fault clock(std::string_view rest) {
    const std::vector<std::string> words = words_of(rest);
    const bool refused = words.size() == 2 && words[1].size() > 1 && words[1][0] == '!';
    if (words.size() != 1 && !refused) return "expected: clock SEAT";
    const Result<Actor> who = actor(words[0]);
    if (!who) return who.error().message;
    if (who->is_judge()) return "the judge has no clock";
    remember();
    const auto no = match_.clock(who->seat(), Language::kEnglish);
    ++checks_;
    if (!refused) return no ? Fault(no->message) : std::nullopt;
    if (!no || no->rule != words[1].substr(1))
      return fmt::format("{} does not refuse it", words[1].substr(1));
    return std::nullopt;
  }

  // `0 2`: the seat's last two entries; `0 2 !seen`
  Fault take_back(std::string_view rest) {
    const std::vector<std::string> words = words_of(rest);
    const bool refused = words.size() == 3 && words[2].size() > 1 && words[2][0] == '!';
    const auto count =
        words.size() == 2 || refused ? whole_number(words[1], 1, 1'000'000) : std::nullopt;
    if (!count) return "expected: take_back SEAT COUNT";
    const Result<Actor> who = actor(words[0]);
    if (!who || who->is_judge()) return "expected: take_back SEAT COUNT";
    remember();
    const auto no =
        match_.take_back(who->seat(), static_cast<std::uint32_t>(*count), Language::kEnglish);
    ++checks_;
    if (!refused) return no ? Fault(no->message) : std::nullopt;
    if (!no || no->code != words[2].substr(1))
      return fmt::format("expected the fault {}", words[2].substr(1));
    return std::nullopt;
  }

  // `0: take 1; take 2` exactly these; `0 has: …`; `0 lacks: …`
  Fault check_legal(std::string_view rest) {
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return "expected: legal SEAT: actions";
    const std::vector<std::string> words = words_of(rest.substr(0, colon));
    if (words.empty()) return "expected: legal SEAT: actions";
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
    const bool lacks = words.size() == 2 && words[1] == "lacks";
    const bool has = words.size() == 2 && words[1] == "has";
    if (words.size() > 1 && !lacks && !has)
      return "expected: legal SEAT: actions, or has:, or lacks:";
    if (lacks && !match_.actors().has(*who))
      return "the seat has nothing to decide: nothing is legal";
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
    const std::vector<std::string> words = words_of(rest);
    if (words.size() < 3) return "expected: see VIEWER /path = value, or absent";
    const Result<Viewer> who = viewer(words[0]);
    if (!who) return "expected: see VIEWER /path = value, or absent";
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
    for (const std::string& word : words_of(rest)) {
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
    if (is != rest) return fmt::format("the scores are {}", is);
    return check_sums(scores.at("points").as_array());
  }
  // What the pages show of points adds up to the same: what they are for, and those of each round.
  Fault check_sums(const json::array& points) {
    const json::object view = match_.view(Viewer::spectator());
    std::vector<std::int64_t> rows(points.size());
    std::vector<std::int64_t> rounds(points.size());
    if (const json::value* reckoning = view.if_contains("reckoning"); reckoning != nullptr) {
      for (const json::value& row : reckoning->at("total").as_array()) {
        rows[row.at("seat").to_number<std::size_t>()] += row.at("points").to_number<std::int64_t>();
      }
    }
    if (const json::value* history = view.if_contains("history"); history != nullptr) {
      for (const json::value& round : history->as_array()) {
        for (std::size_t seat = 0; seat < rounds.size(); ++seat) {
          rounds[seat] += round.as_array().at(seat).to_number<std::int64_t>();
        }
      }
    }
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      const auto has = points[seat].to_number<std::int64_t>();
      ++checks_;
      if (view.contains("reckoning") && rows[seat] != has) {
        return fmt::format("the reckoning of seat {} adds up to {}", seat, rows[seat]);
      }
      if (view.contains("history") && rounds[seat] != has) {
        return fmt::format("the rounds of seat {} add up to {}", seat, rounds[seat]);
      }
    }
    return std::nullopt;
  }

  // `1`, or `0 2` for a draw between them
  Fault check_winner(std::string_view rest) {
    std::string is;
    const json::object scores = match_.scores();
    for (const json::value& seat : scores.at("winners").as_array()) {
      if (!is.empty()) is += ' ';
      is += json::serialize(seat);
    }
    ++checks_;
    return is == rest ? std::nullopt
                      : Fault(fmt::format("the winners are {}", is.empty() ? "none" : is));
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
  const Result<std::unique_ptr<AnyMatch>> match =
      game->position(scenario, {Seed::of(scenario.seed), DiceKind::kSealed, Judge::kAsked});
  if (!match) return match.error();
  Runner runner(*game, **match);
  for (const Scenario::Line& line : scenario.play) {
    if (const std::optional<std::string> fault = runner.run(line.text)) {
      return Error{
          "failed", fmt::format("line {}: {}: {}", line.number, line.text, *fault), {}, {}};
    }
  }
  return ScenarioReport{runner.checks(), runner.heard()};
}

}  // namespace scriptorium
