#include "cli/play_session.h"

#include <algorithm>
#include <exception>

#include "cli_texts.h"

namespace scriptorium::cli {

const Phrases& cli_phrases() {
  static const Phrases phrases(kCliPhrases);
  return phrases;
}

Session::Session(const Context& context, Terminal& terminal, std::unique_ptr<AnyMatch> match,
                 SavedTable table, Setting setting)
    : context_(context),
      terminal_(terminal),
      match_(std::move(match)),
      holders_(std::move(table.holders)),
      setting_(std::move(setting)) {
  for (int chair = 0; chair <= kMaxSeats; ++chair) {
    texts_.push_back(match_->game().text_table());
    trails_.push_back(fresh_trail());
  }
  for (std::size_t seat = 0; seat < holders_.size(); ++seat) {
    if (holders_[seat].is_person()) ++people_;
    // A draft that no longer fits is none.
    const Seat index = static_cast<Seat>(seat);
    if (seat < table.drafts.size() && match_->actors().has(Actor(index)) &&
        match_->view_after(index, table.drafts[seat], setting_.language))
      texts_[seat]->set_draft(std::move(table.drafts[seat]));
  }
}

Reader Session::reader_of(Viewer viewer) const {
  Reader reader;
  reader.viewer = viewer;
  reader.language = setting_.language;
  for (const Holder& holder : holders_) reader.names.push_back(holder.name);
  reader.width = terminal_.width();
  reader.drawing = terminal_.drawing();
  return reader;
}

Reader Session::onlooker() const {
  if (people_ == 1) {
    for (std::size_t seat = 0; seat < holders_.size(); ++seat) {
      if (holders_[seat].is_person()) return reader_of(static_cast<Seat>(seat));
    }
  }
  return reader_of(Viewer::spectator());
}

Session::Trail Session::fresh_trail() const {
  json::object replay = match_->save();
  replay["entries"] = json::array();
  replay.erase("result");
  Result<std::unique_ptr<AnyMatch>> start = match_->game().load(replay);
  return {start ? std::move(*start) : nullptr};
}

std::vector<Text> Session::follow(Trail& trail, const Reader& reader) {
  std::vector<Text> told;
  if (trail.match == nullptr) return told;
  const auto tell = [&](const json::object& before, std::uint32_t since,
                        const json::value* said = nullptr) {
    for (json::value& each : trail.match->events(reader.viewer, since)) {
      json::object& event = each.as_object();
      if (said != nullptr) event["words"] = *said;
      Text text = event.at("type") == json::value("taken_back")
                      ? words("taken_back")
                      : text_of(reader.viewer).tell(reader, event, before);
      if (!text.empty()) told.push_back(std::move(text));
    }
  };
  if (!trail.begun) tell(trail.match->view(reader.viewer), 0);
  trail.begun = true;
  const json::object replay = match_->save();
  const json::array& entries = replay.at("entries").as_array();
  for (; trail.entries < entries.size(); ++trail.entries) {
    const json::object before = trail.match->view(reader.viewer);
    const std::uint32_t since = trail.match->revision(reader.viewer);
    if (trail.match->enter(entries[trail.entries])) break;
    tell(before, since, entries[trail.entries].as_object().if_contains("text"));
  }
  return told;
}

Text Session::words(std::string_view key, const std::vector<Text>& arguments) const {
  return say(cli_phrases(), key, setting_.language, arguments);
}

void Session::refuse(const Error& error) const {
  Text text(terminal_.drawing() ? "✗ " : "", Style::kBad);
  text.add(error.message, Style::kBad);
  if (!error.rule.empty()) text.add(" (").add(error.rule, Style::kLabel).add(")");
  terminal_.print(text);
}

void Session::complain_typed(std::string_view key, const std::vector<Text>& arguments) const {
  refuse({"typed", words(key, arguments).plain(), {}, {}});
}

std::optional<Seat> Session::computer_to_act() const {
  if (match_->answering() == Answering::kFirstWins) {  // nobody is faster here: each in turn
    const Seat first = match_->first_to_act();
    if (holders_[first].is_person()) return std::nullopt;
    return first;
  }
  for (std::size_t seat = 0; seat < holders_.size(); ++seat) {
    if (!holders_[seat].is_person() && match_->actors().has(static_cast<int>(seat)))
      return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

// Where people judge: somebody else than whoever is judged, if there is anybody.
Seat Session::person_to_judge() const {
  const std::optional<Said> last = match_->last_said();
  std::optional<Seat> judge;
  for (std::size_t seat = 0; seat < holders_.size(); ++seat) {
    const Seat index = static_cast<Seat>(seat);
    if (!holders_[seat].is_person()) continue;
    const bool judged = last && last->by == Actor(index);
    if (!judge || !judged) judge = index;
    if (!judged) break;
  }
  return judge.value_or(0);
}

Seat Session::person_to_act() const {
  if (match_->actors() == kJudgeActs) return person_to_judge();
  if (match_->answering() == Answering::kFirstWins) return match_->first_to_act();
  // Where several decide at once, whoever sits at the screen goes first.
  if (at_screen_ && match_->actors().has(Actor(*at_screen_))) return *at_screen_;
  return match_->first_to_act();
}

int Session::run() {
  terminal_.print(
      words("welcome", {Text(match_->game().title(setting_.language), Style::kHeading)}));
  keep();
  for (;;) {
    while (match_->give_verdict()) continue;
    if (people_ == 0) match_->give_verdict_unasked();
    if (match_->actors().empty()) return finish();
    if (was_stopped()) return put_away();
    if (const std::optional<Seat> seat = computer_to_act()) {
      let_computer_act(*seat);
    } else if (let_person_act(person_to_act()) == Next::kPutAway) {
      return put_away();
    }
  }
}

void Session::let_computer_act(Seat seat) {
  const auto done = match_->bot(seat, holders_[seat].player, setting_.language);
  if (!done) throw std::runtime_error(holders_[seat].player + ": " + done.error().message);
  while (match_->give_verdict()) continue;
  last_ = seat;
  if (people_ > 1) return;  // each is told when the screen is theirs
  const Reader reader = onlooker();
  for (const Text& text :
       follow(trails_[static_cast<std::size_t>(reader.viewer.index())], reader)) {
    terminal_.print(text);
    if (terminal_.is_person() && !setting_.fast) terminal_.pause(450);
  }
}

bool Session::is_private(Seat seat) const {
  return match_->view(seat) != match_->view(Viewer::spectator());
}

Session::Next Session::draw_curtain(Seat seat) {
  if (people_ < 2 || at_screen_ == seat) return Next::kGoOn;
  const bool hide = is_private(seat) || (at_screen_ && is_private(*at_screen_));
  at_screen_ = seat;
  const Text name(holders_[seat].name, Style::kName);
  if (!hide) {
    terminal_.print(Text());
    terminal_.print(words("turn_of", {name}));
    return Next::kGoOn;
  }
  terminal_.clear();
  terminal_.ask(words("curtain", {name}).add(" "));
  std::string line;
  const Terminal::Read read = terminal_.read_line(line);
  if (read == Terminal::Read::kEnd || read == Terminal::Read::kStopped) return Next::kPutAway;
  terminal_.clear();
  return Next::kGoOn;
}

bool Session::acts_unasked(Seat seat) {
  const json::array actions = text_of(seat).unasked(reader_of(seat), *match_);
  if (actions.empty() || match_->act(seat, actions, {}, setting_.language)) return false;
  while (match_->give_verdict()) continue;
  return true;
}

Session::Next Session::let_person_act(Seat seat) {
  if (acts_unasked(seat)) return Next::kGoOn;
  keep();  // computer players' moves since: the same seed would give them again
  if (draw_curtain(seat) == Next::kPutAway) return Next::kPutAway;
  const Reader reader = reader_of(seat);
  if (text_of(seat).hides_screen(reader, *match_)) terminal_.clear();
  terminal_.print(follow(trails_[seat], reader));
  const bool again = last_ == seat;
  terminal_.print(text_of(seat).show(reader, *match_, again ? Glance::kDecision : Glance::kTable));
  return ask(seat);
}

Session::Next Session::ask(Seat seat) {
  for (bool acted = false; !acted;) {
    const Reader reader = reader_of(seat);
    terminal_.ask(text_of(seat)
                      .prompt(reader, *match_)
                      .add(" ")
                      .add(words("prompt_help").plain(), Style::kDim)
                      .add(" "));
    std::string line;
    switch (terminal_.read_line(line)) {
      case Terminal::Read::kEnd:
      case Terminal::Read::kStopped:
        return Next::kPutAway;
      case Terminal::Read::kTooLong:
        complain_typed("typed.too_long");
        continue;
      case Terminal::Read::kLine:
        break;
    }
    if (!is_printable(trim(line))) {
      complain_typed("typed.strange");
      continue;
    }
    if (carry_out(seat, std::string(trim(line)), acted) == Next::kPutAway) return Next::kPutAway;
  }
  return Next::kGoOn;
}

Session::Next Session::carry_out(Seat seat, const std::string& line, bool& acted) {
  const std::vector<std::string> typed = words_of(line);
  if (typed.empty()) {
    show_help(seat);
    return Next::kGoOn;
  }
  if (const std::optional<Next> next = command(seat, typed, acted)) return *next;
  acted = act(seat, text_of(seat).read(reader_of(seat), *match_, line));
  return Next::kGoOn;
}

bool Session::act(Seat seat, Typed typed) {
  terminal_.print(typed.said);
  if (typed.error) refuse(*typed.error);
  if (typed.error || typed.actions.empty()) {
    keep();  // the draft may have grown
    return false;
  }
  const Actor actor = match_->actors() == kJudgeActs ? Actor::judge() : Actor(seat);
  if (const auto no =
          match_->act(actor, typed.actions, std::move(typed.words), setting_.language)) {
    // The protocol's own errors are for programs.
    if (no->code == "bad_field") complain_typed("typed.unknown");
    if (no->code != "bad_field") refuse(*no);
    return false;
  }
  text_of(seat).set_draft({});
  last_ = seat;
  while (match_->give_verdict()) continue;
  keep();
  const Reader reader = reader_of(seat);
  terminal_.print(follow(trails_[seat], reader));
  return true;
}

int Session::finish() {
  keep();
  const Reader reader = onlooker();
  Trail& trail = trails_[static_cast<std::size_t>(reader.viewer.index())];
  const std::vector<Text> told = follow(trail, reader);
  if (people_ == 1) terminal_.print(told);
  terminal_.print(text_of(reader.viewer).show(reader, *match_, Glance::kTable));
  if (!setting_.file.empty())
    terminal_.print(words("finished", {Text(setting_.file.string(), Style::kLabel)}));
  return 0;
}

int Session::put_away() {
  terminal_.print(Text());
  keep();
  if (setting_.file.empty()) {
    terminal_.print(words("not_kept"));
    return 1;
  }
  terminal_.print(words("put_away", {how_to_load(setting_.file.string())}));
  return 0;
}

Text Session::how_to_load(const std::string& file) const {
  return {"scriptorium play " + std::string(match_->game().id()) + " --load " + file,
          Style::kLabel};
}

SavedTable Session::saved() const {
  SavedTable table = {holders_, {}, match_->save()};
  for (std::size_t seat = 0; seat < holders_.size(); ++seat)
    table.drafts.push_back(texts_[seat]->draft());
  return table;
}

void Session::keep() {
  if (setting_.file.empty()) return;
  try {
    write_whole(setting_.file, json::serialize(to_json(saved())) + "\n");
  } catch (const std::exception& fault) {
    setting_.file.clear();  // say it once; the game goes on
    refuse({"failed", words("cannot_keep", {Text(fault.what())}).plain(), {}, {}});
  }
}

}  // namespace scriptorium::cli
