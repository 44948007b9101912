#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "cli/saved_table.h"
#include "cli/tables.h"
#include "server/fair/shuffle.h"

namespace scriptorium::cli {
namespace {

using Said = std::vector<std::string>;

enum class Outcome { kHolds, kFails, kOpen };  // open: it could not be checked

// What came of one check.
struct Finding {
  std::string_view check;
  Outcome outcome;
  Error said;
};

// Which check a field of `fairness` is for.
std::string_view check_of(std::string_view field) {
  for (const auto& [name, check] : {std::pair<std::string_view, std::string_view>{"terms", "terms"},
                                    {"nonces", "seed"},
                                    {"decks", "decks"},
                                    {"record", "record"}}) {
    if (field.starts_with("fairness." + std::string(name))) return check;
  }
  return "commitment";
}

// Checks one file and keeps what it found. What a plain replay has to stand is less than what is
// asked of a game that a server handed out.
class Verification {
 public:
  Verification(const Context& context, bool downloaded, Language language)
      : context_(context), downloaded_(downloaded), language_(language) {}

  void check_shuffle(const json::object& file, const json::object& replay);
  void check_game(const json::object& replay);

  // All that was found, or in one sentence the first fault; the exit code.
  int report() const;

 private:
  std::string say(std::string_view key, const Said& arguments = {}) const {
    return cli_phrases().say(key, language_, arguments);
  }
  void hold(std::string_view check, std::string said) {
    findings_.push_back({check, Outcome::kHolds, {{}, std::move(said), {}, {}}});
  }
  void leave(std::string_view check, std::string said) {
    findings_.push_back({check, Outcome::kOpen, {{}, std::move(said), {}, {}}});
  }
  void fail(std::string_view check, Error error) {
    error.code = "failed";
    findings_.push_back({check, Outcome::kFails, std::move(error)});
  }
  void fail(std::string_view check, std::string said) {
    fail(check, Error{{}, std::move(said), {}, {}});
  }
  void check_result(const json::value* given, const json::value* real);
  void check_verdicts(const AnyMatch& match, const json::array& entries);
  void print() const;

  const Context& context_;
  bool downloaded_;
  Language language_;
  std::vector<Finding> findings_;
  int verdicts_ = 0;  // checked
  std::string summary_;
};

void Verification::check_shuffle(const json::object& file, const json::object& replay) {
  if (file.contains("known_deal")) return fail("commitment", say("verify.known_deal"));
  const json::value* given = file.if_contains("fairness");
  if (given == nullptr) return fail("commitment", say("verify.no_fairness"));
  const Result<server::Fairness> fairness = server::read_fairness(*given, language_);
  if (!fairness) {
    const std::string& field = fairness.error().field;
    return fail(check_of(field), field + ": " + fairness.error().message);
  }
  const server::Unfair found = server::examine(*fairness, replay, language_);
  const auto gave = std::count_if(fairness->nonces.begin(), fairness->nonces.end(),
                                  [](const std::string& nonce) { return !nonce.empty(); });
  const auto note = [&](std::string_view check, const std::optional<Error>& fault,
                        const Said& arguments) {
    if (!fault) return hold(check, say("verify.holds." + std::string(check), arguments));
    Error error = *fault;
    if (check == "decks") error.message = error.field + ": " + error.message;  // which of them
    fail(check, std::move(error));
  };
  note("commitment", found.commitment, {fairness->commitment});
  note("terms", found.terms, {});
  if (!fairness->decks.empty()) {
    note("decks", found.decks, {std::to_string(fairness->decks.size())});
  }
  note("seed", found.seed, {std::to_string(gave), std::to_string(fairness->nonces.size())});
  note("record", found.record, {fairness->record});
}

void Verification::check_game(const json::object& replay) {
  const Result<std::unique_ptr<AnyMatch>> match = load_replay(context_.registry, replay);
  if (!match) {
    Error error = match.error();
    if (!error.field.empty()) error.message = error.field + ": " + error.message;
    fail("rules", std::move(error));
    for (const std::string_view check : {"result", "verdicts"}) {
      leave(check, say("verify.open.unplayed"));
    }
    return;
  }
  const json::object again = (*match)->save();
  const json::array& entries = again.at("entries").as_array();
  if (const char* wrong = (*match)->audit()) {
    fail("rules", wrong);
  } else {
    hold("rules", say("verify.holds.rules", {std::to_string(entries.size())}));
  }
  const json::value* real = again.if_contains("result");
  check_result(replay.if_contains("result"), real);
  check_verdicts(**match, entries);
  summary_ = say(
      "verify.ok",
      {std::string((*match)->game().id()), std::to_string((*match)->seats()),
       std::to_string(entries.size()), std::to_string(verdicts_),
       real != nullptr ? say("verify.result", {json::serialize(*real)}) : say("verify.not_over")});
}

void Verification::check_result(const json::value* given, const json::value* real) {
  if (given == nullptr && real == nullptr) {
    hold("result", say("verify.holds.no_result"));
  } else if (real == nullptr) {
    fail("result", say("verify.early_result"));
  } else if (given == nullptr && downloaded_) {
    fail("result", say("verify.no_result"));
  } else if (given != nullptr && *given != *real) {
    fail("result", say("verify.other_result", {json::serialize(*real)}));
  } else {
    hold("result", say("verify.holds.result", {json::serialize(*real)}));
  }
}

void Verification::check_verdicts(const AnyMatch& match, const json::array& entries) {
  const bool judged = std::any_of(entries.begin(), entries.end(), [](const json::value& entry) {
    return entry.at("by") == json::value("judge");
  });
  if (judged && match.judge() != Judge::kTable) {
    return leave("verdicts", say("verify.open.verdicts"));
  }
  if (const std::optional<Error> missing = match.ready(); missing && judged) {
    return fail("verdicts", say("verify.cannot_judge", {missing->message}));
  }
  const AnyMatch::Verdicts verdicts = match.check_verdicts();
  verdicts_ = verdicts.checked;
  if (verdicts.wrong != 0) {
    return fail("verdicts", say("verify.wrong_verdicts", {std::to_string(verdicts.wrong),
                                                          std::to_string(verdicts.checked)}));
  }
  hold("verdicts", say("verify.holds.verdicts", {std::to_string(verdicts.checked)}));
}

void Verification::print() const {
  constexpr std::string_view kMarks[] = {"verify.mark.holds", "verify.mark.fails",
                                         "verify.mark.open"};
  for (const Finding& finding : findings_) {
    fmt::print("{:<6}{:<12}{}{}\n", say(kMarks[static_cast<std::size_t>(finding.outcome)]),
               say("verify.check." + std::string(finding.check)),
               finding.said.rule.empty() ? "" : finding.said.rule + ": ", finding.said.message);
  }
}

int Verification::report() const {
  const auto failed = [](const Finding& finding) { return finding.outcome == Outcome::kFails; };
  const auto faults = std::count_if(findings_.begin(), findings_.end(), failed);
  if (downloaded_) print();
  if (faults == 0) {
    fmt::print("{}\n", summary_);
    return 0;
  }
  if (!downloaded_) {
    return complain(std::find_if(findings_.begin(), findings_.end(), failed)->said);
  }
  return complain({"failed",
                   say("verify.failed", {std::to_string(faults), std::to_string(findings_.size())}),
                   {},
                   {}});
}

}  // namespace

int verify(const Context& context, const Arguments& arguments) {
  const Language language = arguments.language();
  if (arguments.words().empty()) {
    return complain({"usage", cli_phrases().say("verify.needed", language), {}, {}});
  }
  const Result<json::object> file = read_json(arguments.words()[0]);
  if (!file) return complain(file.error());
  const bool downloaded = is_downloaded(*file);
  const json::value* inside = file->if_contains("replay");
  if (downloaded && (inside == nullptr || !inside->is_object())) {
    return complain({"failed", cli_phrases().say("verify.no_replay", language), {}, {}});
  }
  const json::object replay = replay_in(*file);
  Verification verification(context, downloaded, language);
  if (downloaded) verification.check_shuffle(*file, replay);
  verification.check_game(replay);
  return verification.report();
}

}  // namespace scriptorium::cli
