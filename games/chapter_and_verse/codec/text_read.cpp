#include "games/chapter_and_verse/codec/text_read.h"

#include <algorithm>

// What a person types, turned into actions. Whether they are legal, the match says.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::size_t kLongestCommand = 5;  // words

json::object action(std::string_view type) { return {{"type", type}}; }
json::object action(std::string_view type, std::string_view field, std::string_view value) {
  return {{"type", type}, {field, value}};
}

// A line of one person, at the moment it is typed.
class TypedLine {
 public:
  TypedLine(const Screen& screen, const AnyMatch& match, Words words)
      : screen_(screen), match_(match), words_(std::move(words)) {}

  Typed turn() const;
  Typed sacrifice(std::size_t first) const;
  Typed answer() const;
  Typed excess() const;
  // As programs write it; then the rules say why not.
  Typed notation(std::string_view line) const;
  // What there is no choice about is done without asking.
  void go_on_alone(json::array& actions, std::string_view type) const;

 private:
  const Reader& reader() const { return screen_.reader; }
  Seat seat() const { return reader().viewer.seat(); }
  // The verse that is typed from one word up to another, to do this with.
  Result<std::size_t> verse(std::string_view type, std::size_t first, std::size_t end) const;
  Typed one(std::string_view type, std::size_t first) const;
  Typed play(std::string_view type, std::size_t first) const;
  Typed quote(std::size_t first) const;
  Typed close(std::size_t first) const;
  std::optional<std::string> theme(std::string_view typed) const;
  std::optional<std::size_t> last_word(std::string_view key, std::size_t first) const;
  std::optional<Error> pay(json::array& actions, const std::vector<std::size_t>& places,
                           std::optional<std::size_t> played) const;

  const Screen& screen_;
  const AnyMatch& match_;
  Words words_;
};

Typed TypedLine::notation(std::string_view line) const {
  if (const Result<json::object> meant = match_.game().read_notation(line); meant) {
    const auto no = match_.why(seat(), *meant, reader().language);
    if (!no) return acting({*meant});
    if (!no->rule.empty()) return failing(*no);
  }
  const std::string key = "typed.unknown." + std::string(screen_.asks());
  return failing(mistyped(reader(), key, {Text(shorten(line))}));
}

Result<std::size_t> TypedLine::verse(std::string_view type, std::size_t first,
                                     std::size_t end) const {
  return hand_place(screen_, words_between(words_, first, end), [&](std::size_t place) {
    return !match_.why(seat(), action(type, "verse", hand_name(screen_, place)), reader().language);
  });
}

// An action with one verse of the hand.
Typed TypedLine::one(std::string_view type, std::size_t first) const {
  if (first >= words_.size()) return failing(mistyped(reader(), "typed.say_which"));
  const Result<std::size_t> place = verse(type, first, words_.size());
  if (!place) return failing(place.error());
  return acting({action(type, "verse", hand_name(screen_, *place))});
}

// Where one of these words stands last, with something before and after it.
std::optional<std::size_t> TypedLine::last_word(std::string_view key, std::size_t first) const {
  for (std::size_t i = words_.size() - 1; i > first; --i) {
    if (i + 1 < words_.size() && is_word(reader(), words_[i], key)) return i;
  }
  return std::nullopt;
}

void TypedLine::go_on_alone(json::array& actions, std::string_view type) const {
  while (!actions.empty()) {
    const Result<json::array> legal = match_.legal(seat(), actions, reader().language);
    if (!legal || legal->size() != 1) return;
    const json::object& only = legal->front().as_object();
    if (text_at(only, "type") != type) return;
    actions.push_back(only);
  }
}

// The sacrifices that are asked for once these steps are taken.
std::optional<Error> TypedLine::pay(json::array& actions, const std::vector<std::size_t>& places,
                                    std::optional<std::size_t> played) const {
  const Result<json::object> after = match_.view_after(seat(), actions, reader().language);
  if (!after) return after.error();
  const json::value* draft = after->if_contains("draft");
  const int due = draft == nullptr ? 0 : number_at(draft->as_object(), "due");
  if (due != static_cast<int>(places.size())) {
    return mistyped(reader(), "typed.sacrifices", {Text(std::to_string(due))});
  }
  if (played && std::ranges::find(places, *played) != places.end()) {
    return mistyped(reader(), "typed.played", {Text(std::to_string(*played + 1))});
  }
  for (const std::size_t place : places) {
    actions.push_back(action("sacrifice", "verse", hand_name(screen_, place)));
  }
  return std::nullopt;
}

// `play 3`, `play 3 into 1`, `play be still into new for 2 4`.
Typed TypedLine::play(std::string_view type, std::size_t first) const {
  if (first >= words_.size()) return failing(mistyped(reader(), "typed.say_which"));
  std::size_t end = words_.size();
  std::optional<std::string> into;
  std::vector<std::size_t> paid;
  Result<std::size_t> place = verse(type, first, words_.size());
  if (!place) {  // a title may have these words, too
    if (const auto with = last_word("for", first)) {
      const auto places = hand_places(screen_, words_from(words_, *with + 1));
      if (places) {
        paid = *places;
        end = *with;
      } else if (last_word("into", first)) {
        return failing(places.error());
      }
    }
    if (end >= 2 && end - 2 > first && is_word(reader(), words_[end - 2], "into")) {
      into = chapter_meant(screen_, words_[end - 1]);
      if (!into) return failing(mistyped(reader(), "typed.no_chapter", {shorten(words_[end - 1])}));
      end -= 2;
    }
    place = verse(type, first, end);
  }
  if (!place) return failing(place.error());
  json::array actions = {action(type, "verse", hand_name(screen_, *place))};
  if (const auto no = match_.why(seat(), actions.front(), reader().language)) return failing(*no);
  if (into) actions.push_back(action("into", "to", *into));
  if (!into) go_on_alone(actions, "into");
  if (paid.empty()) return acting(std::move(actions));
  if (actions.size() == 1) return failing(mistyped(reader(), "typed.into_first"));
  if (std::optional<Error> no = pay(actions, paid, *place)) return failing(std::move(*no));
  return acting(std::move(actions));
}

// `quote 3`, `quote 3 to Bea`.
Typed TypedLine::quote(std::size_t first) const {
  if (first >= words_.size()) return failing(mistyped(reader(), "typed.say_which"));
  Result<std::size_t> place = verse("quote", first, words_.size());
  std::optional<int> to;
  if (const auto at = last_word("to", first); !place && at) {
    to = seat_meant(reader(), words_from(words_, *at + 1));
    if (to) place = verse("quote", first, *at);
  }
  if (!place) return failing(place.error());
  json::array actions = {action("quote", "verse", hand_name(screen_, *place))};
  const auto legal = match_.legal(seat(), actions, reader().language);
  const bool asks =
      legal && !legal->empty() && text_at(legal->front().as_object(), "type") == "hand_to";
  if (to && asks) actions.push_back({{"type", "hand_to"}, {"seat", *to}});
  return acting(std::move(actions));
}

std::optional<std::string> TypedLine::theme(std::string_view typed) const {
  for (const char* theme : {"strength", "wisdom", "faith", "histories", "trials"}) {
    const std::string title = theme_title(reader(), theme);
    if (means_title(typed, title) || means_title(typed, theme)) return theme;
  }
  return std::nullopt;
}

// `close faith`, `close faith a1 b2`.
Typed TypedLine::close(std::size_t first) const {
  if (first >= words_.size()) return failing(mistyped(reader(), "typed.close"));
  const std::optional<std::string> meant = theme(words_[first]);
  if (!meant) return failing(mistyped(reader(), "typed.close"));
  json::array actions = {action("close", "theme", *meant)};
  if (const auto no = match_.why(seat(), actions.front(), reader().language)) return failing(*no);
  for (std::size_t i = first + 1; i < words_.size(); ++i) {
    const std::optional<std::string> chapter = chapter_meant(screen_, words_[i]);
    if (!chapter) return failing(mistyped(reader(), "typed.no_chapter", {shorten(words_[i])}));
    actions.push_back(action("chapter", "chapter", *chapter));
  }
  go_on_alone(actions, "chapter");
  return acting(std::move(actions));
}

Typed TypedLine::turn() const {
  const std::string_view verb = verb_of(reader(), words_[0]);
  if (verb == "play" || verb == "freeplay") return play(verb, 1);
  if (verb == "use") return one("use", 1);
  if (verb == "quote") return quote(1);
  if (verb == "close") return close(1);
  if (words_.size() == 1 && (verb == "skip" || verb == "end" || verb == "pass")) {
    const bool freeplay = text_at(screen_.view, "phase") == "freeplay";
    if (verb == "end" && freeplay) return acting({action("skip"), action("end")});
    if (verb != "pass") return acting({action(verb)});
    return acting({action(freeplay ? "skip" : "end")});
  }
  const bool freeplay = text_at(screen_.view, "phase") == "freeplay";
  // A number, or a title, is played.
  Typed typed = play(freeplay ? "freeplay" : "play", 0);
  const bool plain =
      typed.error && typed.error->code == "typed" && !whole_number(words_[0], 0, 999);
  return plain ? notation(words_from(words_, 0)) : typed;
}

Typed TypedLine::sacrifice(std::size_t first) const {
  if (first == 0 && !verb_of(reader(), words_[0]).empty()) return notation(words_from(words_, 0));
  const auto places = hand_places(screen_, words_from(words_, first));
  if (!places) return failing(places.error());
  json::array actions;
  if (std::optional<Error> no = pay(actions, *places, place_played(screen_)))
    return failing(std::move(*no));
  return acting(std::move(actions));
}

// `pass`, `quote it 3`, `quick 3`.
Typed TypedLine::answer() const {
  const std::string_view verb = verb_of(reader(), words_[0]);
  if (words_.size() == 1 && (verb == "pass" || verb == "skip")) return acting({action("pass")});
  if (verb == "quick" || verb == "use" || verb == "play") return one("quick", 1);
  if (verb == "challenge" || verb == "quote") {
    std::size_t first = 1;  // behind `quote it`
    while (first < words_.size() && is_word(reader(), words_[first], "it")) ++first;
    if (first >= words_.size()) return failing(mistyped(reader(), "typed.challenge"));
    return one("challenge", first);
  }
  return notation(words_from(words_, 0));
}

Typed TypedLine::excess() const {
  const Result<std::size_t> place = hand_place(screen_, words_from(words_, 0));
  if (!place) return notation(words_from(words_, 0));
  return acting({action("excess", "verse", hand_name(screen_, *place))});
}

// `pass all`
bool passes_all(const Reader& reader, const Words& words) {
  const bool both = words.size() == 2 || words.size() == 3;
  return both && verb_of(reader, words.front()) == "pass" && is_word(reader, words.back(), "all");
}

// Whether somebody who recites seems to have something else in mind.
bool is_command(const Reader& reader, const Words& words) {
  const bool verb = !verb_of(reader, words[0]).empty() || is_word(reader, words[0], "deck");
  return words.size() <= kLongestCommand && (verb || whole_number(words[0], 0, 999));
}

// A word as a verdict.
Typed verdict(const Reader& reader, const TypedLine& typed, const Words& words) {
  const std::string line = words_from(words, 0);
  if (is_word(reader, line, "yes")) return acting({action("right")});
  if (is_word(reader, line, "no")) return acting({action("wrong")});
  return typed.notation(line);
}

}  // namespace

Typed read_offer(const Reader& reader, const AnyMatch& match, const std::vector<Offer>& all,
                 const Words& words) {
  const std::string typed = folded(words_from(words, 0));
  for (const Offer& each : all) {
    if (typed == folded(each.label)) return acting({each.action});
  }
  for (const bool whole : {true, false}) {
    std::vector<const Offer*> meant;
    for (const Offer& each : all) {
      const bool named = std::ranges::any_of(each.names, [&](const std::string& name) {
        return whole ? folded(name) == typed : !each.slug.empty() && means_title(typed, name);
      });
      if (named) meant.push_back(&each);
    }
    if (meant.size() == 1) return acting({meant.front()->action});
    if (meant.empty()) continue;
    std::vector<Text> labels;
    labels.reserve(meant.size());
    for (const Offer* each : meant) labels.emplace_back(each->label);
    return failing(mistyped(reader, "typed.which_offer", {shorten(typed), join(labels, ", ")}));
  }
  // Several numbers are several choices, one after the other.
  json::array actions;
  for (const std::string& word : words) {
    const auto found = std::ranges::find_if(
        all, [&](const Offer& each) { return folded(word) == folded(each.label); });
    if (found == all.end() || words.size() == 1) {
      actions.clear();
      break;
    }
    const Result<json::array> legal = match.legal(reader.viewer.seat(), actions, reader.language);
    if (!legal) return failing(legal.error());
    if (std::ranges::find(*legal, json::value(found->action)) == legal->end()) {
      return failing(mistyped(reader, "typed.not_with", {Text(found->label)}));
    }
    actions.push_back(found->action);
  }
  return acting(std::move(actions));
}

Typed ChapterAndVerseTextTable::read(const Reader& reader, const AnyMatch& match,
                                     std::string_view line) {
  const json::object view = match.view(reader.viewer);
  const Screen screen = {reader, view};
  const std::string_view asks = screen.asks();
  const Words words = words_of(line);
  if (words.empty()) return saying(help(reader, match));
  if (asks == "recite" && is_asked(reader, match)) {
    const std::string_view slug = text_at(view.at("reciting").as_object(), "verse");
    if (is_command(reader, words) && warned_ != line) {
      warned_ = line;
      return saying({phrase(reader, "text.no_command", {verse_text(reader, slug)})});
    }
    Typed typed = acting({action("recite")});
    typed.words = line;
    return typed;
  }
  const std::vector<Offer> all = offers(reader, match, view);
  if (std::optional<Typed> look = read_look(screen, match, words, all)) return std::move(*look);
  const TypedLine typed(screen, match, words);
  if (asks == "turn") return typed.turn();
  if (asks == "window" && passes_all(reader, words)) {
    passes_ = true;
    return acting({action("pass")});
  }
  if (asks == "window") return typed.answer();
  if (asks == "verdict") return verdict(reader, typed, words);
  if (asks == "excess") return typed.excess();
  if (asks == "sacrifice") {
    return typed.sacrifice(verb_of(reader, words[0]) == "sacrifice" ? 1 : 0);
  }
  Typed chosen = read_offer(reader, match, all, words);
  if (asks == "recited" || asks == "faltered") typed.go_on_alone(chosen.actions, "into");
  return chosen.error || !chosen.actions.empty() ? chosen : typed.notation(line);
}

json::array ChapterAndVerseTextTable::unasked(const Reader& reader, const AnyMatch& match) {
  const json::object view = match.view(reader.viewer);
  if (reader.is(number_at(view, "mover"))) passes_ = false;
  const bool window = is_asked(reader, match) && text_at(view, "asks") == "window";
  if (!passes_ || !window) return {};
  return {action("pass")};
}

}  // namespace scriptorium::chapter_and_verse
