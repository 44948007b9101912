#include "table/referee.h"

#include <fmt/format.h>

#include <exception>

#include "table/match_requests.h"
#include "table/scenario.h"
#include "table/words.h"

namespace scriptorium {
namespace {

// How a table that this request sets up deals and judges.
TableRules rules_of(const json::object& request, const std::function<Seed()>& usual_seed) {
  const json::value* seed = request.if_contains("seed");
  const json::value* dice = request.if_contains("dice");
  const json::value* judge = request.if_contains("judge");
  const bool fast = dice != nullptr && std::string_view(dice->get_string()) == "fast";
  return {seed != nullptr ? *read_seed(*seed) : usual_seed(),
          fast ? DiceKind::kFast : DiceKind::kSealed,
          judge != nullptr ? judge_of(judge->get_string()) : Judge::kTable};
}

}  // namespace

std::string Referee::answer_too_long() {
  return json::serialize(
      failure({"too_long", fmt::format("A line has at most {} bytes.", kLongestLine), {}, {}}));
}

std::string Referee::answer(std::string_view line) {
  const Result<json::object> request = parse_request(line, kLongestLine);
  if (!request) return json::serialize(failure(request.error()));
  const Answer answer = [&]() -> Answer {
    const Result<const RequestSpec*> spec = check_request(*request, requests());
    if (!spec) return spec.error();
    try {
      return carry_out((*spec)->what, *request);
    } catch (const std::exception& fault) {  // a file that went away, memory that ran out
      return Error{"internal", fault.what(), {}, {}};
    }
  }();
  return answer_text(*request, answer);
}

Answer Referee::carry_out(Ask what, const json::object& request) {
  switch (what) {
    case Ask::kGames:
      return answer_games(registry_);
    case Ask::kCards:
      return answer_cards(registry_, request);
    case Ask::kSlips:
      return answer_slips(registry_, request);
    case Ask::kDeck:
      return answer_deck(registry_, request);
    case Ask::kNew:
      return do_new(request);
    case Ask::kLoad:
      return do_load(request);
    case Ask::kPosition:
      return do_position(request);
    default:
      break;
  }
  if (match_ == nullptr) return table_error("no_table", "", language_in(request));
  if (std::optional<Error> no = no_such_seat(request, match_->seats())) return *no;
  return carry_out_at_table(what, request);
}

Answer Referee::carry_out_at_table(Ask what, const json::object& request) {
  switch (what) {
    case Ask::kActors:
      return do_actors();
    case Ask::kView:
      return do_view(request);
    case Ask::kLegal:
      return answer_legal(*match_, request);
    case Ask::kWhy:
      return answer_why(*match_, request);
    case Ask::kEvents:
      return do_events(request);
    case Ask::kAct:
      return do_act(request);
    case Ask::kBot:
      return do_bot(request);
    case Ask::kClock:
      return do_clock(request);
    case Ask::kTakeBack:
      return do_take_back(request);
    case Ask::kLookUp:
      return answer_look_up(*match_, request);
    case Ask::kReview:
      return do_review(request);
    case Ask::kSave:
      return do_save();
    default:  // no request of a referee's
      return Error{"internal", "A referee does not do that.", {}, {}};
  }
}

Answer Referee::seat_table(Result<std::unique_ptr<AnyMatch>> match) {
  if (!match) return match.error();
  if (std::optional<Error> lacks = (*match)->ready()) return *lacks;
  match_ = std::move(*match);
  give_verdicts();
  return fields_of({{"game", match_->game().id()},
                    {"seats", match_->seats()},
                    {"options", match_->options()},
                    {"actors", actors_to_json(match_->actors())}});
}

Answer Referee::do_new(const json::object& request) {
  const std::string_view id = request.at("game").get_string();
  const AnyGame* game = registry_.find(id);
  if (game == nullptr) return unknown_game(registry_, id);
  const json::value* options = request.if_contains("options");
  return seat_table(game->start(number_in(request.at("seats")),
                                options != nullptr ? options->get_object() : json::object(),
                                rules_of(request, fresh_seed_)));
}

Answer Referee::do_load(const json::object& request) {
  return seat_table(load_replay(registry_, request.at("replay").get_object()));
}

Answer Referee::do_position(const json::object& request) {
  const Result<Scenario> scenario = read_scenario(request.at("text").get_string());
  if (!scenario) return scenario.error();
  const AnyGame* game = registry_.find(scenario->game);
  if (game == nullptr) return unknown_game(registry_, scenario->game);
  return seat_table(
      game->position(*scenario, rules_of(request, [&] { return Seed::of(scenario->seed); })));
}

Answer Referee::do_actors() const {
  json::object answer = {{"actors", actors_to_json(match_->actors())},
                         {"over", match_->actors().empty()}};
  if (match_->actors().empty()) answer["scores"] = match_->scores();
  return fields_of(answer);
}

Answer Referee::do_view(const json::object& request) const {
  const Viewer viewer = viewer_in(request);
  return written::fields_text([&](written::Fields out) {
    out.add("game", match_->game().id());
    match_->write_view(out.object("view"), viewer);
    out.add("revision", match_->revision(viewer));
  });
}

Answer Referee::do_events(const json::object& request) const {
  const Viewer viewer = viewer_in(request);
  return written::fields_text([&](written::Fields out) {
    out.add("game", match_->game().id());
    match_->write_events(out.array("events"), viewer, number_in(request, "since"));
    out.add("revision", match_->revision(viewer));
  });
}

Answer Referee::do_save() const {
  return written::fields_text(
      [&](written::Fields out) { match_->write_save(out.object("replay")); });
}

std::string Referee::happened(Viewer viewer, std::uint32_t since) const {
  return written::fields_text([&](written::Fields out) {
    out.add("game", match_->game().id()).add("revision", match_->revision(viewer));
    match_->write_events(out.array("events"), viewer, since);
    out.add("actors", actors_to_json(match_->actors()));
  });
}

void Referee::give_verdicts() {
  try {
    while (match_->give_verdict()) {
    }
  } catch (const std::exception&) {
    // What the judge reads is gone. The verdict stays due: whoever acted has acted.
  }
}

Answer Referee::do_act(const json::object& request) {
  const Viewer viewer = viewer_of(actor_in(request));
  const std::uint32_t since = match_->revision(viewer);
  if (const std::optional<Error> no = enter_act(*match_, request)) return *no;
  give_verdicts();
  return happened(viewer, since);
}

Answer Referee::do_bot(const json::object& request) {
  const Seat seat = actor_in(request).seat();
  const std::uint32_t since = match_->revision(seat);
  const Result<std::unique_ptr<Thought>> thought =
      match_->bot(seat, request.at("player").get_string(), language_in(request));
  if (!thought) return thought.error();
  give_verdicts();
  return written::fields_text([&](written::Fields out) {
    out.add_fields(happened(seat, since));
    (*thought)->write_actions(out.array("actions"));
  });
}

Answer Referee::do_clock(const json::object& request) {
  const Seat seat = actor_in(request).seat();
  const std::uint32_t since = match_->revision(seat);
  if (const std::optional<Error> no = match_->clock(seat, language_in(request))) return *no;
  give_verdicts();
  return happened(seat, since);
}

Answer Referee::do_take_back(const json::object& request) {
  const Seat seat = actor_in(request).seat();
  const std::uint32_t since = match_->revision(seat);
  if (const std::optional<Error> no =
          match_->take_back(seat, number_in(request, "count"), language_in(request))) {
    return *no;
  }
  return happened(seat, since);
}

Answer Referee::do_review(const json::object& request) const {
  if (!match_->actors().empty()) return table_error("not_over", "", language_in(request));
  const std::unique_ptr<Review> review = match_->review();
  Result<json::value> made = json::value();
  if (review != nullptr) made = review->run(nullptr);
  if (!made) return made.error();
  return fields_of({{"game", match_->game().id()}, {"review", std::move(*made)}});
}

}  // namespace scriptorium
