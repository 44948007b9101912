#pragma once

#include <utility>

#include "core/match.h"
#include "table/codec.h"
#include "table/fields.h"
#include "table/review_of.h"

namespace scriptorium {

// Entries as a replay keeps them; see docs/protocol.md.
template <Codec C>
void write_entry(written::Object out, const typename C::Game::Book& book,
                 const Entry<typename C::Game>& entry, bool with_words) {
  if (entry.actor.is_judge()) {
    out.add("by", "judge");
  } else {
    out.add("by", entry.actor.index());
  }
  if (entry.kind == EntryKind::kTakeBack) {
    out.add("take_back", entry.count);
    return;
  }
  if (entry.kind == EntryKind::kClock) out.add("clock", true);
  {
    written::Array actions = out.array("actions");
    for (const auto action : entry.actions) write_action<C>(actions.object(), book, action);
  }
  if (with_words && !entry.text.empty()) out.add("text", entry.text);
}
template <Codec C>
std::string entry_text(const typename C::Game::Book& book, const Entry<typename C::Game>& entry,
                       bool with_words) {
  return written::object_text(
      [&](written::Object out) { write_entry<C>(std::move(out), book, entry, with_words); });
}

// A match of the game that the codec speaks for, behind the face that every match has.
template <Codec C>
class MatchOf final : public AnyMatch {
 public:
  using G = typename C::Game;
  using Action = typename G::Action;

  MatchOf(const AnyGame& game, const Shelf& shelf, Match<G> match)
      : game_(game), shelf_(shelf), match_(std::move(match)) {}

  const AnyGame& game() const override { return game_; }
  int seats() const override { return match_.seats(); }
  Actors actors() const override { return match_.actors(); }
  Seat first_to_act() const override {
    return scriptorium::first_to_act<G>(match_.book(), match_.state(), match_.actors());
  }
  Answering answering() const override {
    return scriptorium::answering<G>(match_.book(), match_.state());
  }
  bool concerns(Seat seat) const override {
    if constexpr (kTellsConcern<G>) {
      return G::concerns(match_.book(), match_.view(Viewer::spectator()), seat);
    } else {
      return true;
    }
  }
  std::optional<Seat> whose_turn() const override {
    return scriptorium::whose_turn<G>(match_.book(), match_.state());
  }
  int round() const override { return round_of<G>(match_.book(), match_.state()); }
  json::object options() const override {
    return write_options(config(), C::options(), Secrets::kLeftOut);
  }
  json::object scores() const override {
    return scores_to_json(G::scores(match_.book(), match_.state()));
  }
  std::uint32_t revision(Viewer viewer) const override { return match_.revision(viewer); }
  std::uint32_t decision(Seat seat) const override { return match_.decision(seat); }
  const char* audit() const override { return G::audit(match_.book(), match_.state()); }
  std::uint64_t digest() const override { return hash_value(match_.state()); }
  const Match<G>& match() const { return match_; }

  void write_view(written::Object out, Viewer viewer) const override {
    C::write_view(std::move(out), match_.book(), config(), match_.view(viewer));
  }

  Result<json::object> view_after(Seat seat, const json::array& steps,
                                  Language language) const override {
    const Result<std::vector<Action>> read = read_list(steps, "after");
    if (!read) return read.error();
    typename G::State state;
    if (const ActResult no = match_.try_steps(seat, *read, state); !no)
      return explain(no, language);
    return json::parse(view_text<C>(match_.book(), config(), G::view(match_.book(), state, seat)))
        .as_object();
  }

  void write_events(written::Array out, Viewer viewer, std::uint32_t since) const override {
    match_.notices(viewer, since, [&](const Notice<G>&, const typename G::Event* event) {
      if (event == nullptr) {
        out.add_raw(kTakenBack);
      } else {
        C::write_event(out.object(), match_.book(), *event);
      }
    });
  }

  std::optional<Error> write_legal(written::Fields& out, Actor actor, const json::array& after,
                                   Language language) const override {
    const Result<std::vector<Action>> steps = read_list(after, "after");
    if (!steps) return steps.error();
    typename G::State state;
    if (const ActResult no = match_.try_steps(actor, *steps, state); !no)
      return explain(no, language);
    typename G::Actions actions;
    G::legal(match_.book(), state, actor, actions);
    written::Array list = out.array("legal");
    for (const Action action : actions) write_action<C>(list.object(), match_.book(), action);
    return std::nullopt;
  }

  std::optional<Error> why(Actor actor, const json::value& action,
                           Language language) const override {
    const Result<Action> read = read_action<C>(match_.book(), action, "action");
    if (!read) return read.error();
    const Refusal no = G::check(match_.book(), match_.state(), actor, *read);
    if (!no) return std::nullopt;
    return explain({ActFault::kRefused, no, 0}, language);
  }

  std::optional<Error> act(Actor actor, const json::array& actions, std::string text,
                           Language language) override {
    const Result<std::vector<Action>> read = read_list(actions, "actions");
    if (!read) return read.error();
    return entered(match_.act(actor, *read, std::move(text)), language);
  }

  std::optional<Error> try_act(Actor actor, const json::array& actions,
                               Language language) const override {
    const Result<std::vector<Action>> read = read_list(actions, "actions");
    if (!read) return read.error();
    return entered(match_.try_act(actor, *read), language);
  }

  std::optional<Error> clock(Seat seat, Language language) override {
    return entered(match_.clock(seat), language);
  }

  std::optional<Error> take_back(Seat seat, std::uint32_t count, Language language) override {
    return entered(match_.take_back(seat, count), language);
  }

  Result<std::unique_ptr<Thought>> think(Seat seat, std::string_view name,
                                         Language language) const override {
    Result<std::unique_ptr<Player<G>>> player = make_player<C>(name, shelf_, config());
    if (!player) return player.error();
    typename G::Actions actions;
    G::legal(match_.book(), match_.state(), seat, actions);
    if (actions.empty()) {
      return explain({ActFault::kRefused, G::check(match_.book(), match_.state(), seat, kAny), 0},
                     language);
    }
    return std::unique_ptr<Thought>(new ThoughtOf(match_.shared_book(), std::move(*player),
                                                  match_.view(seat), actions,
                                                  player_dice(match_.ply())));
  }

  std::optional<Error> act(Seat seat, const Thought& thought, Language language) override {
    const auto* own = dynamic_cast<const ThoughtOf*>(&thought);
    if (own == nullptr) return Error{"internal", "That is a plan of another game.", {}, {}};
    const Plan<G>& plan = own->plan();
    return entered(match_.act(seat, plan.span(), words(plan, language)), language);
  }

  std::optional<Error> enter(const json::value& value) override {
    const Result<EntryFields> fields = read_entry_fields(value, seats());
    if (!fields) return fields.error();
    if (fields->take_back)
      return take_back(fields->by.seat(), *fields->take_back, Language::kEnglish);
    const Result<std::vector<Action>> actions = read_list(*fields->actions, "actions");
    if (!actions) return actions.error();
    if (!fields->clock)
      return entered(match_.act(fields->by, *actions, fields->text), Language::kEnglish);
    const Seat seat = fields->by.seat();
    if (match_.actors().has(Actor(seat)) && *actions != match_.overdue(seat)) {
      return Error{"bad_field", "That is not what counts when a time has run out.", "actions", {}};
    }
    return clock(seat, Language::kEnglish);
  }

  Judge judge() const override {
    if constexpr (requires { C::people_judge(config()); }) {
      if (match_.replay().judge == Judge::kTable && C::people_judge(config())) return Judge::kAsked;
    }
    return match_.replay().judge;
  }

  std::optional<Error> ready() const override {
    if (judge() != Judge::kTable) return std::nullopt;
    if (std::string missing = C::missing(shelf_, config()); !missing.empty()) {
      return Error{"no_words", std::move(missing), "judge", {}};
    }
    return std::nullopt;
  }

  std::optional<bool> look_up(std::string_view text) const override {
    if constexpr (requires { C::look_up(shelf_, config(), text); }) {
      if (judge() == Judge::kTable) return C::look_up(shelf_, config(), text);
    }
    return std::nullopt;
  }

  std::unique_ptr<Review> review() const override {
    if constexpr (Reviews<C>) {
      return std::make_unique<ReviewOf<C>>(shelf_, match_.shared_book(), config(), match_.state());
    } else {
      return nullptr;
    }
  }

  bool give_verdict() override {
    if (actors() != kJudgeActs || judge() == Judge::kAsked) return false;
    std::string said = last_words();
    std::optional<Action> verdict;
    if (judge() == Judge::kTable) {
      verdict = C::verdict(shelf_, match_.book(), config(), match_.state(), said);
    } else {
      Dice dice = Dice::sealed(match_.replay().seed, ~match_.ply());
      verdict = G::judge(match_.book(), match_.state(), dice);
    }
    return verdict && match_.act(Actor::judge(), std::span(&*verdict, 1), std::move(said));
  }

  bool give_verdict_unasked() override {
    if (actors() != kJudgeActs) return false;
    std::string said = last_words();
    std::optional<Action> verdict =
        C::verdict(shelf_, match_.book(), config(), match_.state(), said);
    if (!verdict) {
      typename G::Actions verdicts;
      G::legal(match_.book(), match_.state(), Actor::judge(), verdicts);
      verdict = *verdicts.begin();
    }
    return static_cast<bool>(match_.act(Actor::judge(), std::span(&*verdict, 1), {}));
  }

  Verdicts check_verdicts() const override {
    Verdicts verdicts;
    if (judge() != Judge::kTable) return verdicts;
    Match<G> again = match_.fresh();
    std::string said;
    for (const Entry<G>& entry : match_.replay().entries) {
      if (entry.actor.is_judge()) {
        const auto verdict = C::verdict(shelf_, again.book(), config(), again.state(), said);
        if (verdict) {
          ++verdicts.checked;
          if (*verdict != entry.actions.front()) ++verdicts.wrong;
        }
      }
      said = entry.text;
      (void)again.repeat(entry);
    }
    return verdicts;
  }

  void write_save(written::Object out) const override;
  json::object terms() const override;

  bool remembers(Viewer viewer, std::uint32_t since) const override {
    return match_.remembers(viewer, since);
  }
  std::size_t entries() const override { return match_.entries(); }
  std::vector<std::size_t> standing() const override { return match_.standing(); }
  std::optional<Said> last_said() const override {
    const Entry<G>* last = replay_entry();
    return last == nullptr ? std::nullopt : std::optional(Said{last->actor, last->text});
  }
  std::string last_entry(bool with_words) const override {
    const Entry<G>* last = replay_entry();
    return last == nullptr ? "{}" : entry_text<C>(match_.book(), *last, with_words);
  }
  std::size_t told() const override { return match_.notices().size(); }
  void forget(std::size_t notices_kept) override { match_.forget(notices_kept); }

  std::vector<ToldText> told_last(std::size_t count) const override {
    std::vector<ToldText> texts;
    const auto text = [&](const typename G::Event& event) {
      return event_text<C>(match_.book(), event);
    };
    const auto& notices = match_.notices();
    for (std::size_t i = notices.size() - std::min(count, notices.size()); i < notices.size();
         ++i) {
      const Told<typename G::Event>& told = notices[i].told;
      if (notices[i].taken_back) {
        texts.push_back({kTakenBack, {}, told.sees, told.rest_told});
        continue;
      }
      const bool same = !told.rest_told || same_bytes(told.full, told.rest);
      texts.push_back(
          {text(told.full), same ? std::string() : text(told.rest), told.sees, told.rest_told});
    }
    return texts;
  }

 private:
  static inline const Action kAny = {};
  static constexpr const char* kTakenBack = R"({"type":"taken_back"})";

  // What a computer player says with its plan.
  std::string words(const Plan<G>& plan, Language language) const {
    if constexpr (requires { &C::says; }) {
      if (judge() == Judge::kDice || plan.empty()) return {};
      Dice dice = player_dice(~match_.ply());
      return C::says(shelf_, match_.book(), match_.state(), plan[0], language, dice);
    } else {
      (void)plan, (void)language;
      return {};
    }
  }

  class ThoughtOf final : public Thought {
   public:
    ThoughtOf(std::shared_ptr<const typename G::Book> book, std::unique_ptr<Player<G>> player,
              const typename G::View& view, const typename G::Actions& legal, const Dice& dice)
        : book_(std::move(book)),
          player_(std::move(player)),
          view_(view),
          legal_(legal),
          dice_(dice) {}
    void run(Patience* patience) override {
      Plan<G> plan;
      player_->wait_with(patience);
      player_->choose(*book_, Eyes<G>(view_), legal_, dice_, plan);
      plan_ = plan;
    }
    void write_actions(written::Array out) const override {
      for (const Action action : plan_) write_action<C>(out.object(), *book_, action);
    }
    const Plan<G>& plan() const { return plan_; }

   private:
    std::shared_ptr<const typename G::Book> book_;
    std::unique_ptr<Player<G>> player_;
    typename G::View view_;
    typename G::Actions legal_;
    Dice dice_;
    Plan<G> plan_;
  };

  // A player's player_dice are apart from the table's dice: it must not learn anything from them.
  Dice player_dice(std::uint64_t ply) const {
    Seed seed = match_.replay().seed;
    for (std::uint64_t& word : seed.words) word = mix(word ^ 0x77697473U);
    return Dice::sealed(seed, ply);
  }

  const typename G::Config& config() const { return match_.replay().config; }

  const Entry<G>* replay_entry() const {
    return match_.replay().entries.empty() ? nullptr : &match_.replay().entries.back();
  }
  // What the last entry in force said: what a verdict is due on.
  std::string last_words() const {
    const Entry<G>* last = match_.last_entry();
    return last == nullptr ? std::string() : last->text;
  }

  Result<std::vector<Action>> read_list(const json::array& list, std::string_view field) const {
    constexpr std::size_t kLongest = 512;
    if (list.size() > kLongest) {
      return Error{"bad_field", "A list has at most 512 actions.", std::string(field), {}};
    }
    std::vector<Action> actions;
    for (const json::value& value : list) {
      const std::string where = std::string(field) + "[" + std::to_string(actions.size()) + "]";
      const Result<Action> read = read_action<C>(match_.book(), value, where);
      if (!read) return read.error();
      actions.push_back(*read);
    }
    return actions;
  }

  std::optional<Error> entered(const ActResult& result, Language language) const {
    if (result) return std::nullopt;
    return explain(result, language);
  }

  Error explain(const ActResult& result, Language language) const {
    const auto say = [&](const char* code, const char* field) {
      return Error{code, table_phrases().say(code, language), field, {}};
    };
    switch (result.fault) {
      case ActFault::kEmpty:
        return say("no_action", "actions");
      case ActFault::kPastReveal:
        return say("past_reveal", "actions");
      case ActFault::kFull:
        return say("full", "");
      case ActFault::kNoSuchEntry:
        return say("no_such_moment", "count");
      case ActFault::kAnswered:
        return say("answered", "count");
      case ActFault::kSeen:
        return say("seen", "count");
      default:
        break;
    }
    return {"refused",
            say_refusal<C>(match_.book(), result.refusal, language),
            {},
            rule_name(result.refusal.rule),
            C::refusal(match_.book(), result.refusal).turn};
  }

  const AnyGame& game_;
  const Shelf& shelf_;
  Match<G> match_;
};

template <Codec C>
json::object MatchOf<C>::terms() const {
  const Replay<G>& replay = match_.replay();
  json::object terms = {{"scriptorium", "replay"},
                        {"game", C::kId},
                        {"rules_version", replay.rules_version},
                        {"book", hex(replay.book_hash)},
                        {"seats", seats()},
                        {"options", write_options(config(), C::options())},
                        {"dice", replay.dice == DiceKind::kSealed ? "sealed" : "fast"},
                        {"judge", judge_name(replay.judge)}};
  if (!replay.position.empty()) terms["position"] = replay.position;
  return terms;
}

template <Codec C>
void MatchOf<C>::write_save(written::Object out) const {
  const Replay<G>& replay = match_.replay();
  for (const auto& [name, value] : terms()) out.add(name, value);
  out.add("seed", hex(replay.seed));
  {
    written::Array entries = out.array("entries");
    for (const Entry<G>& entry : replay.entries) {
      write_entry<C>(entries.object(), match_.book(), entry, true);
    }
  }
  if (actors().empty()) out.add("result", scores());
}

}  // namespace scriptorium
