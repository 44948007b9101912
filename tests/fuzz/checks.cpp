#include "tests/fuzz/checks.h"

#include <fmt/format.h>

#include <vector>

#include "games/registry/registry.h"
#include "table/referee.h"
#include "table/scenario.h"

namespace scriptorium::fuzz {
namespace {

constexpr std::size_t kMostLines = 64;  // a longer session finds nothing that many short ones miss

const Registry& registry() {
  static const Registry games = all_games({SCRIPTORIUM_SHARE});
  return games;
}

// All of a table that a request which fails must not touch.
struct Snapshot {
  const AnyMatch* match = nullptr;
  std::uint64_t digest = 0;
  std::uint32_t entries = 0;
  std::vector<std::uint32_t> counts;

  explicit Snapshot(const AnyMatch* table) : match(table) {
    if (table == nullptr) return;
    digest = table->digest();
    entries = static_cast<std::uint32_t>(table->save().at("entries").as_array().size());
    for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
      counts.push_back(table->revision(Viewer(static_cast<Seat>(viewer))));
    }
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      counts.push_back(table->decision(static_cast<Seat>(seat)));
    }
  }
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// Everything that can be asked of a table can be asked at any time; what is saved is the same game.
Breach check_match(const AnyMatch& match) {
  if (const char* fault = match.audit()) return fmt::format("audit: {}", fault);
  for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
    if (viewer >= match.seats() && viewer != kMaxSeats) continue;
    const Viewer who(static_cast<Seat>(viewer));
    if (match.events(who, 0).size() != match.revision(who)) {
      return fmt::format("viewer {} has {} events at revision {}", viewer,
                         match.events(who, 0).size(), match.revision(who));
    }
    (void)match.view(who);
    if (!match.legal(Actor(static_cast<Seat>(viewer)), {}, Language::kSpanish)) {
      return fmt::format("{} has no list of legal actions", viewer);
    }
  }
  const std::string kept = json::serialize(match.save());
  json::error_code fault;
  const json::value saved = json::parse(kept, fault);
  if (fault) return "what was saved is no JSON: " + fault.message();
  const Result<std::unique_ptr<AnyMatch>> again = load_replay(registry(), saved.get_object());
  if (!again) return "what was saved does not load: " + again.error().message;
  if ((*again)->digest() != match.digest()) return "what was saved loads as another state";
  if (json::serialize((*again)->save()) != kept) return "saved again it is another replay: " + kept;
  return std::nullopt;
}

Breach check_answer(const std::string& answer, bool& ok) {
  json::error_code fault;
  const json::value value = json::parse(answer, fault);
  if (fault || !value.is_object()) return "the answer is no object: " + answer;
  const json::value* said = value.get_object().if_contains("ok");
  if (said == nullptr || !said->is_bool()) return "the answer has no \"ok\": " + answer;
  ok = said->get_bool();
  const json::value* error = value.get_object().if_contains("error");
  if (ok == (error != nullptr)) return "an error and \"ok\" contradict each other: " + answer;
  if (answer.find('\n') != std::string::npos) return "the answer is more than one line: " + answer;
  return std::nullopt;
}

}  // namespace

Breach check_referee(std::string_view lines) {
  Referee referee(registry(), [] { return Seed::of(7); });
  std::size_t number = 0;
  for (const std::string_view line : split(lines, '\n')) {
    if (++number > kMostLines) break;
    const Snapshot before(referee.match());
    bool ok = false;
    if (Breach breach = check_answer(referee.answer(line), ok)) return breach;
    if (!ok && !(Snapshot(referee.match()) == before)) {
      return fmt::format("line {} failed and changed the table", number);
    }
    if (referee.match() == nullptr) continue;
    if (const char* fault = referee.match()->audit()) {
      return fmt::format("audit after line {}: {}", number, fault);
    }
  }
  return referee.match() == nullptr ? std::nullopt : check_match(*referee.match());
}

Breach check_replay(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepestRequest;
  json::error_code fault;
  const json::value value = json::parse({text.data(), text.size()}, fault, {}, options);
  if (fault || !value.is_object()) return std::nullopt;
  const Result<std::unique_ptr<AnyMatch>> match = load_replay(registry(), value.get_object());
  if (!match) {
    return match.error().message.empty() ? Breach("a replay is refused without a word")
                                         : std::nullopt;
  }
  (void)(*match)->check_verdicts();
  return check_match(**match);
}

Breach check_scenario(std::string_view text) {
  const Result<Scenario> scenario = read_scenario(text);
  if (!scenario) {
    return scenario.error().message.empty() ? Breach("a scenario is refused without a word")
                                            : std::nullopt;
  }
  const Result<ScenarioReport> report = run_scenario(*scenario, registry());
  if (!report && report.error().message.empty()) return "a scenario fails without a word";
  const AnyGame* game = registry().find(scenario->game);
  if (game == nullptr) return std::nullopt;
  const Result<std::unique_ptr<AnyMatch>> match =
      game->position(*scenario, {Seed::of(scenario->seed), DiceKind::kSealed, Judge::kAsked});
  return match ? check_match(**match) : std::nullopt;
}

}  // namespace scriptorium::fuzz
