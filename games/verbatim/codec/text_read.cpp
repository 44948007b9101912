#include "games/verbatim/codec/text_read.h"

#include <algorithm>

#include "text/fold.h"

// What a person types, turned into actions. Whether they are legal, the match says.
namespace scriptorium::verbatim {
namespace {

json::object action(std::string_view type) { return {{"type", type}}; }

// A letter to lay: as the card itself, or as what a blank is named.
struct Letter {
  std::string name;
  bool blank = false;
};

// `cats`, `ca?ts` (a blank for the t), `ca(t)s` (the same).
std::optional<std::vector<Letter>> letters_typed(std::string_view typed) {
  std::vector<Letter> letters;
  std::string run;
  bool inside = false;
  bool next = false;
  const auto close = [&] {
    if (run.empty()) return true;
    const std::optional<std::string> plain = text::fold_word(run);
    run.clear();
    if (!plain) return false;
    for (const std::string& letter : letters_of(*plain)) {
      letters.push_back({letter, inside || next});
      next = false;
    }
    return true;
  };
  for (const char c : typed) {
    if (c != '?' && c != '(' && c != ')') {
      run += c;
      continue;
    }
    if (!close() || next || (c == ')') != inside) return std::nullopt;
    if (c == '?') next = true;
    if (c != '?') inside = c == '(';
  }
  if (!close() || inside || next || letters.empty()) return std::nullopt;
  return letters;
}

}  // namespace

Typed VerbatimTextTable::read_take(const Reader& reader, const AnyMatch& match,
                                   const std::vector<std::string>& words) const {
  const json::object view = match.view(reader.viewer);
  const bool named = verb_of(reader, words[0]) == "take";
  const std::size_t at = named ? 1 : 0;
  if (words.size() == at) return failing(mistyped(reader, "typed.take"));
  const Result<int> pile = pile_meant(reader, view, words[at]);
  const bool trades = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return verb_of(reader, word) == "for";
  });
  if (trades && (!pile || verb_of(reader, words.at(at + 1)) == "for")) {
    Error first = mistyped(reader, "typed.take_first");
    first.rule = "VB-06";
    return failing(std::move(first));
  }
  if (!pile) return failing(pile.error());
  json::array actions = {{{"type", "take"}, {"pile", *pile}}};
  const std::vector<std::string> rest(words.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                      words.end());
  const json::object& from =
      view.at("piles").as_array()[static_cast<std::size_t>(*pile - 1)].as_object();
  const bool last = from.contains("top") && from.at("top").at("card") == json::value("end");
  const bool keep = rest.size() == 1 && verb_of(reader, rest[0]) == "keep";
  // With the End Game card there is nothing left to keep (VB-12).
  if (rest.empty() || (keep && last)) return acting(std::move(actions));
  Typed more;  // the exchange on the same line
  if (keep) {
    more.actions.push_back(action("keep"));
  } else {
    more = read_exchange(reader, match, rest);
  }
  if (more.error) return more;
  actions.insert(actions.end(), more.actions.begin(), more.actions.end());
  return acting(std::move(actions));
}

Typed VerbatimTextTable::read_challenge(const Reader& reader, const json::object& view,
                                        const std::vector<std::string>& words) const {
  const std::size_t at = verb_of(reader, words[0]) == "challenge" ? 1 : 0;
  if (words.size() != at + 1) return failing(mistyped(reader, "typed.challenge"));
  const std::string word = folded(words[at]);
  const auto number_meant = whole_number(word, 0, 999);
  const NumberedWord* meant = nullptr;
  std::vector<NumberedWord> all = words_on(view);
  std::vector<std::string> names;
  for (const NumberedWord& each : all) {
    const std::string name(each.word->at("word").as_string());
    names.push_back(name);
    const bool open = !reader.is(each.seat) && !each.word->at("doubled").as_bool();
    if (number_meant ? each.number == *number_meant : name == word && (meant == nullptr || open)) {
      meant = &each;
      if (open) break;  // of equal words one that can still be challenged
    }
  }
  if (meant != nullptr) {
    return acting({{{"type", "challenge"}, {"place", meant->word->at("place")}}});
  }
  Error error = mistyped(reader, "typed.no_word", {capitals(shorten(words[at]))});
  const std::vector<std::string_view> known(names.begin(), names.end());
  if (const std::string_view near = nearest(word, known); !near.empty()) {
    error.message +=
        " " + say(table_phrases(), "did_you_mean", reader.language, {Text(capitals(near))}).plain();
  }
  return failing(std::move(error));
}

Result<json::array> VerbatimTextTable::spell(const Reader& reader, const AnyMatch& match,
                                             std::string_view typed) const {
  const std::optional<std::vector<Letter>> letters = letters_typed(typed);
  if (!letters) return mistyped(reader, "typed.letters", {shorten(typed)});
  const json::object view = drafted(reader, match);
  const json::array& unused = own_seat(reader, view).at("unused").as_array();
  std::vector<std::string> free;
  for (const json::value& card : unused) {
    if (!card.as_object().contains("spent")) free.emplace_back(card.at("card").as_string());
  }
  json::array steps;
  for (const Letter& letter : *letters) {
    const std::string blank = "?" + letter.name;
    std::string chosen;
    for (const std::string& card : {letter.name, letter.name + "*", std::string("?")}) {
      if (letter.blank && card != "?") continue;
      const auto found = std::find(free.begin(), free.end(), card);
      if (found == free.end()) continue;
      chosen = card == "?" ? blank : card;
      free.erase(found);
      break;
    }
    if (chosen.empty()) {
      json::array probe = draft_;
      probe.insert(probe.end(), steps.begin(), steps.end());
      probe.push_back({{"type", "lay"}, {"card", blank}});
      const auto no = match.legal(reader.viewer.seat(), probe, reader.language);
      Error error = mistyped(reader, letter.blank ? "typed.no_blank" : "typed.lacks",
                             {capitals(letter.name), capitals(shorten(typed))});
      if (!no) error.rule = no.error().rule;
      return error;
    }
    steps.push_back({{"type", "lay"}, {"card", chosen}});
  }
  steps.push_back(action("end_word"));
  json::array all = draft_;
  all.insert(all.end(), steps.begin(), steps.end());
  const auto legal = match.legal(reader.viewer.seat(), all, reader.language);
  if (!legal) {
    Error error = legal.error();
    error.message = capitals(shorten(typed)) + ": " + error.message;
    return error;
  }
  return steps;
}

Typed VerbatimTextTable::hand_in(const Reader& reader, std::string_view phase) {
  if (draft_.empty() && phase == "arrange" && !warned_) {
    warned_ = true;
    return {{}, {phrase(reader, "draft.nothing")}, {}};
  }
  json::array actions = draft_;
  actions.push_back(action("done"));
  return acting(std::move(actions));
}

Typed VerbatimTextTable::read_words(const Reader& reader, const AnyMatch& match,
                                    std::vector<std::string> words) {
  const std::string phase(phase_of(match.view(reader.viewer)));
  const std::string_view verb = verb_of(reader, words[0]);
  if (words.size() == 1 && verb == "done") return hand_in(reader, phase);
  Typed typed;
  const json::array before = draft_;
  if (words.size() == 1 && verb == "clear") {
    draft_.clear();
  } else if (words.size() > 1 && verb == "lay") {
    words.erase(words.begin());
  }
  if (words.size() > 1 || verb != "clear") {
    for (const std::string& word : words) {
      const Result<json::array> steps = spell(reader, match, word);
      if (!steps) {
        typed.error = steps.error();
        break;
      }
      draft_.insert(draft_.end(), steps->begin(), steps->end());
    }
  }
  warned_ = false;
  if (draft_ != before) typed.said = show(reader, match, Glance::kDecision);
  return typed;
}

Typed VerbatimTextTable::read(const Reader& reader, const AnyMatch& match, std::string_view line) {
  const json::object view = match.view(reader.viewer);
  const std::string_view phase = phase_of(view);
  std::string cleaned(line);
  for (char& c : cleaned) {
    if (c == ',' || c == ';' || c == '+' || c == '\t') c = ' ';
  }
  const std::vector<std::string> words = words_of(cleaned);
  if (words.empty()) return {{}, help(reader, match), {}};
  if (phase == "arrange" || phase == "reform") return read_words(reader, match, words);
  // Where a card is taken, a letter alone is that card.
  const bool letter = phase == "take" && columns(words[0]) == 1;
  const std::string_view verb = letter ? std::string_view() : verb_of(reader, words[0]);
  if (words.size() == 1 && (verb == "keep" || verb == "pass" || verb == "done"))
    return acting({action(verb)});
  if (words.size() == 2 && verb == "gain") {
    const Result<int> pile = pile_meant(reader, view, words[1]);
    if (!pile) return failing(pile.error());
    return acting({{{"type", "gain"}, {"pile", *pile}}});
  }
  if (words.size() == 2 && verb == "remove") {
    const Result<std::string> card =
        paid_name(reader, match, own_hand(reader, view), folded(words[1]));
    if (!card) return failing(card.error());
    return acting({{{"type", "remove"}, {"card", *card}}});
  }
  if (verb == "take" || phase == "take") return read_take(reader, match, words);
  if (phase == "challenge") return read_challenge(reader, view, words);
  return read_exchange(reader, match, words);
}

}  // namespace scriptorium::verbatim
