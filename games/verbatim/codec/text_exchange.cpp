#include <algorithm>
#include <array>

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/codec/text_read.h"
#include "text/fold.h"

// Verbs, cards and piles as they are typed, and the exchange made of them.
namespace scriptorium::verbatim {
namespace {

constexpr std::array<std::string_view, 12> kVerbs = {"take",      "gain",     "remove", "keep",
                                                     "lay",       "end_word", "done",   "clear",
                                                     "challenge", "pass",     "give",   "for"};

// `d`, `e*`, `?`, or several at once as in `dt`: the names of cards.
std::optional<std::vector<std::string>> card_names(std::string_view typed) {
  std::vector<std::string> names;
  std::string run;
  const auto close = [&] {
    const std::optional<std::string> plain = run.empty() ? "" : text::fold_word(run);
    run.clear();
    if (!plain) return false;
    for (std::string& letter : letters_of(*plain)) names.push_back(std::move(letter));
    return true;
  };
  for (const char c : typed) {
    if (c == '*' || c == '?') {
      if (!close()) return std::nullopt;
      if (c == '?') names.emplace_back("?");
      if (c == '*' && names.empty()) return std::nullopt;
      if (c == '*') names.back() += c;
    } else {
      run += c;
    }
  }
  if (!close() || names.empty()) return std::nullopt;
  return names;
}

// The piles that show a card of this name, or are this number.
Result<std::vector<int>> piles_meant(const Reader& reader, const json::object& view,
                                     std::string_view typed) {
  const json::array& piles = view.at("piles").as_array();
  const int count = static_cast<int>(piles.size());
  if (const auto pile = whole_number(typed, 0, 99)) {
    if (*pile >= 1 && *pile <= count) return std::vector<int>{static_cast<int>(*pile)};
    return mistyped(reader, "typed.no_pile", {std::to_string(count)});
  }
  const bool marked = typed.ends_with("*");
  std::string name = folded(marked ? typed.substr(0, typed.size() - 1) : typed);
  if (marked) name += "*";
  if (name == folded(phrase(reader, "card.end_short").plain())) name = "end";
  std::vector<int> meant;
  for (const std::string& each : {name, name + "*"}) {  // red ones only if no black one is there
    for (const json::value& pile : piles) {
      const json::value* top = pile.as_object().if_contains("top");
      if (top != nullptr && top->at("card") == json::value(each))
        meant.push_back(number(pile.at("pile")));
    }
    if (!meant.empty()) return meant;
  }
  return mistyped(reader, "typed.not_shown", {shorten(typed)});
}

}  // namespace

std::string folded(std::string_view typed) {
  return text::fold_word(typed).value_or(std::string(typed));
}

std::vector<std::string> letters_of(std::string_view word) {
  std::vector<std::string> letters;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::size_t length = word.substr(i).starts_with("ñ") ? 2 : 1;
    letters.emplace_back(word.substr(i, length));
    i += length - 1;
  }
  return letters;
}

const json::object& own_seat(const Reader& reader, const json::object& view) {
  return view.at("seats").as_array()[reader.viewer.seat()].as_object();
}

// No cards where the arrangement has begun: then they are in the row.
json::array own_hand(const Reader& reader, const json::object& view) {
  const json::value* hand = own_seat(reader, view).if_contains("hand");
  return hand == nullptr ? json::array() : hand->as_array();
}

Error mistyped(const Reader& reader, std::string_view key, const std::vector<Text>& arguments) {
  return {"typed", phrase(reader, key, arguments).plain(), {}, {}};
}

std::string_view verb_of(const Reader& reader, std::string_view typed) {
  const std::string word = typed == "end_word" ? std::string(typed) : folded(typed);
  for (const std::string_view verb : kVerbs) {
    const std::vector<std::string> words =
        typed_words(VerbatimCodec::phrases(), "type." + std::string(verb), reader.language);
    if (std::find(words.begin(), words.end(), word) != words.end()) return verb;
  }
  return {};
}

Result<int> pile_meant(const Reader& reader, const json::object& view, std::string_view typed) {
  const Result<std::vector<int>> piles = piles_meant(reader, view, typed);
  if (!piles) return piles.error();
  if (piles->size() == 1) return piles->front();
  std::vector<Text> numbers;
  for (const int pile : *piles) numbers.emplace_back(std::to_string(pile));
  return mistyped(reader, "typed.which_pile", {capitals(shorten(typed)), join(numbers, ", ")});
}

Result<std::string> paid_name(const Reader& reader, const AnyMatch& match, const json::array& hand,
                              const std::string& typed) {
  for (const std::string& name : {typed, typed + "*"}) {
    for (const json::value& card : hand) {
      if (card.at("card") == json::value(name)) return name;
    }
  }
  // None is in hand: the rules say so, if there is such a card at all.
  for (const std::string& name : {typed, typed + "*"}) {
    const json::object remove = {{"type", "remove"}, {"card", name}};
    const std::optional<Error> no = match.why(reader.viewer.seat(), remove, reader.language);
    if (!no || !no->rule.empty()) return name;
  }
  return mistyped(reader, "typed.no_card", {shorten(typed)});
}

namespace {

// An exchange as it is read. The rules judge it; only what they could not say well in small steps
// is said here: that the sides differ, or that a card is given more often than it is held.
class Exchange {
 public:
  Exchange(const Reader& reader, const AnyMatch& match)
      : reader_(reader),
        match_(match),
        view_(match.view(reader.viewer)),
        hand_(own_hand(reader, view_)) {}

  std::optional<Error> gain(const std::vector<std::string>& wished) {
    std::vector<int> gaining;
    for (std::size_t i = 0; i < wished.size(); ++i) {
      const Result<std::vector<int>> meant = piles_meant(reader_, view_, wished[i]);
      if (!meant) return meant.error();
      const auto here = wished.begin() + static_cast<std::ptrdiff_t>(i);
      const auto asked = std::count(wished.begin(), wished.end(), wished[i]);
      const auto copy = static_cast<std::size_t>(std::count(wished.begin(), here, wished[i]));
      if (meant->size() > static_cast<std::size_t>(asked))
        return pile_meant(reader_, view_, wished[i]).error();
      const int pile = (*meant)[std::min(copy, meant->size() - 1)];
      const json::value& from = view_.at("piles").as_array()[static_cast<std::size_t>(pile - 1)];
      const json::value* top = from.as_object().if_contains("top");
      known_ = known_ && top != nullptr && !top->at("red").as_bool() &&
               std::count(gaining.begin(), gaining.end(), pile) == 0;
      if (known_) gained_ += number(top->at("value"));
      gaining.push_back(pile);
      actions_.push_back({{"type", "gain"}, {"pile", pile}});
    }
    return std::nullopt;
  }

  std::optional<Error> pay(const std::string& typed) {
    const Result<std::string> name = paid_name(reader_, match_, hand_, typed);
    if (!name) return name.error();
    paying_.push_back(*name);
    int held = 0;
    for (const json::value& card : hand_) {
      if (card.at("card") != json::value(*name)) continue;
      known_ = known_ && !card.at("red").as_bool();
      if (held++ == 0) paid_ += number(card.at("value"));
    }
    known_ = known_ && held > 0;
    if (held > 0 && std::count(paying_.begin(), paying_.end(), *name) > held) {
      if (*name == "?") return refused("refused.not_in_hand.blank", {});
      return refused("refused.not_in_hand", {capitals(name->substr(0, name->find('*')))});
    }
    actions_.push_back({{"type", "remove"}, {"card", *name}});
    return std::nullopt;
  }

  Typed done() {
    if (known_ && paid_ != gained_) {
      return failing(refused("typed.uneven", {std::to_string(paid_), std::to_string(gained_)}));
    }
    return acting(std::move(actions_));
  }

 private:
  Error refused(std::string_view key, const std::vector<Text>& arguments) const {
    Error error = mistyped(reader_, key, arguments);
    error.rule = "VB-07";
    return error;
  }

  const Reader& reader_;
  const AnyMatch& match_;
  json::object view_;
  json::array hand_;
  json::array actions_;
  std::vector<std::string> paying_;
  int paid_ = 0;
  int gained_ = 0;
  bool known_ = true;  // both values, and nothing is amiss that the rules should name
};

}  // namespace

Typed read_exchange(const Reader& reader, const AnyMatch& match, std::vector<std::string> words) {
  // `give d for a`; but `dar por a` in Spanish pays with three cards.
  if (words.size() > 1 && verb_of(reader, words[0]) == "give" && verb_of(reader, words[1]) != "for")
    words.erase(words.begin());
  const auto middle = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
    return verb_of(reader, word) == "for";
  });
  if (middle == words.end() || middle == words.begin() || middle + 1 == words.end())
    return failing(mistyped(reader, "typed.exchange"));
  std::vector<std::string> wished;
  for (auto word = middle + 1; word != words.end(); ++word) {
    const auto cards = whole_number(*word, 0, 99) ? std::nullopt : card_names(*word);
    if (cards) wished.insert(wished.end(), cards->begin(), cards->end());
    if (!cards) wished.push_back(*word);
  }
  Exchange exchange(reader, match);
  if (const std::optional<Error> no = exchange.gain(wished)) return failing(*no);
  for (auto word = words.begin(); word != middle; ++word) {
    const auto cards = card_names(*word);
    if (!cards) return failing(mistyped(reader, "typed.no_card", {shorten(*word)}));
    for (const std::string& card : *cards) {
      if (const std::optional<Error> no = exchange.pay(card)) return failing(*no);
    }
  }
  return exchange.done();
}

}  // namespace scriptorium::verbatim
