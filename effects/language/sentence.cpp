#include "effects/language/sentence.h"

#include <fmt/format.h>

#include <algorithm>

#include "effects/language/verbs.h"
#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr int kMostCounted = 99;  // in conditions and caps

std::vector<std::string> phrases(const auto& rows) {
  std::vector<std::string> out;
  for (const auto& row : rows) out.emplace_back(row.phrase);
  return out;
}

}  // namespace

void Sentence::need(bool known, std::string_view word, std::string_view what) const {
  if (!known) refuse(fmt::format("\"{}\" needs a step before it that {}", word, what));
}

// --- Players ---

std::optional<Who> Sentence::sees_who(std::size_t ahead) const {
  for (const WhoRow& row : who_rows()) {
    if (words_.sees(row.phrase, ahead)) return row.who;
  }
  return std::nullopt;
}

Players Sentence::who() {
  Players players;
  for (const WhoRow& row : who_rows()) {
    if (!words_.takes(row.phrase)) continue;
    players.who = row.who;
    if (row.who == Who::kThatPlayer)
      need(setting_.known.player, "that player", "chooses a player or picks a card");
    if (words_.sees("with more") || words_.sees("with fewer")) narrow(players);
    return players;
  }
  const Token* token = words_.peek();
  if (token == nullptr) words_.wants("a player");
  if (token->kind == Token::Kind::kColon) refuse("nobody stands before the colon");
  std::string written = token->text;
  if (const Token* next = words_.peek(1); next != nullptr && next->kind == Token::Kind::kWord)
    written += " " + next->text;
  refuse(fmt::format("{} is no player{}", in_quotes(written),
                     did_you_mean(written, phrases(who_rows()))));
}

void Sentence::narrow(Players& players) {
  if (players.who == Who::kYou || players.who == Who::kThatPlayer)
    refuse("\"with more\" and \"with fewer\" narrow down opponents or players");
  players.than = words_.sees("with more") ? Than::kMore : Than::kFewer;
  words_.skip();
  words_.skip();
  count_of(players);
}

// PILE or COUNTER: what is compared.
void Sentence::count_of(Players& players) {
  if (const Noun* counter = words_.noun(nouns().counters)) {
    players.counted_counter = counter->number;
    return;
  }
  std::vector<std::string> known;
  for (const Noun& counter : nouns().counters) Cursor::add_spellings(counter, known);
  const Noun& pile = words_.expect_noun(nouns().piles, "pile or counter", known);
  if (!pile.is(Flag::kOwn))
    refuse(fmt::format("there is one {} for all; nobody has more of it", pile.id));
  players.counted_pile = pile.number;
}

// --- Places ---

// Reads `WHOSE PILE`, or `this`, `a`, `a new`, `another` before a pile.
Place Sentence::said_pile(bool& whose_said) {
  Place place;
  for (const WhoseRow& row : whose_rows()) {
    if (!words_.takes(row.phrase)) continue;
    place.whose = row.whose;
    whose_said = true;
    break;
  }
  if (!whose_said) {
    place.which = words_.takes("this")                      ? Which::kThis
                  : words_.takes("another")                 ? Which::kAnother
                  : words_.takes("a new")                   ? Which::kNew
                  : words_.takes("a") || words_.takes("an") ? Which::kAny
                                                            : Which::kNone;
  }
  const Noun& pile = words_.expect_noun(nouns().piles, "pile");
  place.pile = pile.number;
  if (place.which != Which::kNone && !pile.is(Flag::kMany))
    refuse(
        fmt::format("nobody has several of the pile {}; \"this\", \"a\", \"a new\" and "
                    "\"another\" tell several apart",
                    pile.id));
  if (pile.is(Flag::kMany) && place.which == Which::kNone) place.which = Which::kAny;
  return place;
}

Place Sentence::pile() {
  bool whose_said = false;
  Place place = said_pile(whose_said);
  belongs(place, *nouns().pile(place.pile), whose_said);
  return place;
}

// Settles whose it is.
void Sentence::belongs(Place& place, const Noun& pile, bool whose_said) const {
  if (pile.is(Flag::kShared)) {
    if (whose_said && place.whose != Whose::kNone)
      refuse(fmt::format("there is one {0} for all; did you mean \"the {0}\"?", pile.id));
    return;
  }
  if (!whose_said) {
    place.whose = place.which == Which::kThis ? Whose::kNone : Whose::kDoers;
    return;
  }
  if (place.whose == Whose::kNone)
    refuse(fmt::format("each player has a {0}; did you mean \"your {0}\"?", pile.id));
  if (place.whose == Whose::kDoers && doer() == Who::kYou) {
    refuse(
        fmt::format("\"their\" speaks of somebody else who does it; did you mean \"that "
                    "player's {0}\" or \"your {0}\"?",
                    pile.id));
  }
  if (place.whose == Whose::kYours && doer() == Who::kYou) place.whose = Whose::kDoers;
  if (place.whose == Whose::kThatPlayers)
    need(setting_.known.player || doer() == Who::kThatPlayer, "that player's",
         "chooses a player or picks a card");
  if (place.whose == Whose::kOpponents && setting_.standing)
    refuse("nobody chooses an opponent while it lies in play; say \"each opponent's\"");
}

Place Sentence::destination() {
  End end = End::kAnywhere;
  if (words_.takes("on the top and bottom of")) {
    end = End::kTopAndBottom;
  } else if (words_.takes("on the top of")) {
    end = End::kTop;
  } else if (words_.takes("on the bottom of")) {
    end = End::kBottom;
  } else if (!words_.takes("into") && !words_.takes("in") && !words_.takes("on")) {
    words_.wants("\"into\", \"in\", \"on\", \"on the top of\" or \"on the bottom of\" a pile");
  }
  if (words_.sees("top of") || words_.sees("bottom of")) refuse("say \"on the top of\"");
  Place place = pile();
  const Noun& pile = *nouns().pile(place.pile);
  if (end != End::kAnywhere && !pile.is(Flag::kOrdered))
    refuse(fmt::format("the pile {} has no order, so no top and no bottom", pile.id));
  if (pile.is(Flag::kAll))
    refuse(fmt::format("{} is several piles together; nothing is put there", pile.id));
  if (pile.is(Flag::kLine)) refuse(fmt::format("nothing is put on the {}", pile.id));
  if (place.whose == Whose::kEachOpponents) refuse("a card cannot go to several players");
  place.end = end;
  return place;
}

// --- Durations ---

Duration Sentence::duration() {
  for (const DurationRow& row : duration_rows()) {
    if (words_.takes(row.phrase)) return row.duration;
  }
  refuse(fmt::format("{} is no duration; there are {}", in_quotes(words_.rest()),
                     fmt::join(phrases(duration_rows()), ", ")));
}

// --- Amounts ---

std::optional<int> Sentence::number_here() const {
  const Token* token = words_.peek();
  if (token == nullptr || token->kind != Token::Kind::kWord) return std::nullopt;
  if (token->written == "N" && setting_.parameter.kind == NamedAbility::Parameter::kNumber)
    return setting_.parameter.number;
  std::string_view text = token->text;
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto value = whole_number(text, -1'000'000, 1'000'000);
  return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

int Sentence::number(int least, int most, std::string_view what) {
  const std::optional<int> value = number_here();
  if (!value) words_.wants("a number");
  if (*value < least || *value > most)
    refuse(fmt::format("{} is out of range: {} from {} to {}", *value, what, least, most));
  words_.skip();
  return *value;
}

Amount Sentence::amount(int most) {
  Amount out;
  if (number_here()) {
    out.n = static_cast<std::int8_t>(number(1, most, "an amount here goes"));
    return out;
  }
  if (words_.takes("that many")) {
    need(setting_.known.many, "that many", "moves, counts or picks cards");
    out.kind = Amount::Kind::kThatMany;
  } else if (words_.takes("the number of")) {
    out.kind = Amount::Kind::kCount;
    out.n = 1;
    out.cards = setting_.rows.cards(counted_cards());
  } else if (words_.takes("its")) {
    need(setting_.known.them, "its", "picks, takes or reveals a card");
    out.kind = Amount::Kind::kStat;
    out.noun = words_.expect_noun(nouns().stats, "stat").number;
  } else if (words_.sees("your") || words_.sees("their")) {
    const bool yours = words_.sees("your");
    words_.skip();
    if (yours != (doer() == Who::kYou))
      refuse(fmt::format("the amount is of the one who does it; did you mean \"{}\"?",
                         yours ? "their" : "your"));
    out.kind = Amount::Kind::kCounter;
    out.noun = words_.expect_noun(nouns().counters, "counter").number;
  } else {
    words_.wants("an amount (a number, \"that many\", \"the number of …\", \"its …\", \"your …\")");
  }
  at_most(out);
  return out;
}

// `N … for each CARDS`: the cards that are counted stand behind what N is of.
void Sentence::for_each_behind(Amount& amount) {
  if (!words_.sees("for each")) return;
  if (amount.kind != Amount::Kind::kNumber)
    refuse("\"for each\" stands behind an amount that is a number");
  words_.expect("for each");
  const std::int8_t n = amount.n;
  amount = each();
  amount.n = n;
}

Amount Sentence::each() {
  Amount out;
  out.n = 1;
  const Cards counted = counted_cards();
  const bool played = words_.takes("played this turn");
  out.kind = played ? Amount::Kind::kPlayed : Amount::Kind::kCount;
  Cards only_like = counted;
  if (played) only_like.from = {};
  out.cards = setting_.rows.cards(only_like);
  at_most(out);
  return out;
}

void Sentence::at_most(Amount& amount) {
  if (words_.takes("at most"))
    amount.cap = static_cast<std::uint8_t>(number(1, kMostCounted, "a cap goes"));
}

Amount Sentence::signed_amount() {
  const std::optional<int> value = number_here();
  Amount out;
  if (value) {
    if (*value == 0) refuse("a change by 0 is none");
    out.n = static_cast<std::int8_t>(number(-kMaxAmount, kMaxAmount, "a change goes"));
  } else {
    out = amount(kMaxAmount);
  }
  for_each_behind(out);
  return out;
}

// --- Conditions ---

Compare Sentence::compare() {
  if (words_.takes("at least")) return Compare::kAtLeast;
  if (words_.takes("at most")) return Compare::kAtMost;
  if (words_.takes("exactly")) return Compare::kExactly;
  words_.wants("\"at least\", \"at most\" or \"exactly\"");
}

std::uint16_t Sentence::bound() {
  Amount amount;
  amount.n = static_cast<std::int8_t>(number(0, kMostCounted, "a number here goes"));
  return setting_.rows.amount(amount);
}

void Sentence::condition(Instruction& step) {
  using Kind = Condition::Kind;
  if (words_.takes("it is your turn")) {
    step.condition.kind = Kind::kYourTurn;
  } else if (words_.takes("it is not your turn")) {
    step.condition.kind = Kind::kNotYourTurn;
  } else if (words_.takes("it is a") || words_.takes("it is an")) {
    need(setting_.known.them, "it", "picks, takes or reveals a card");
    step.condition.kind = Kind::kIs;
    Cards like;
    like.quantity = Quantity::kThem;
    like.filter = filter();
    step.cards = setting_.rows.cards(like);
  } else if (words_.takes("the number of")) {
    step.condition.kind = Kind::kCount;
    step.cards = setting_.rows.cards(counted_cards());
    words_.expect("is");
    step.condition.compare = compare();
    step.amount = bound();
  } else if (words_.takes("you have")) {
    if (words_.sees("more") || words_.sees("fewer")) return more_than_an_opponent(step);
    counter_of(step, Who::kYou);
  } else if (words_.takes("that player has")) {
    need(setting_.known.player, "that player", "chooses a player or picks a card");
    counter_of(step, Who::kThatPlayer);
  } else {
    refuse(fmt::format(
        "a condition cannot begin with {}; there are: the number of … is …, you have …, that "
        "player has …, it is a …, it is your turn, it is not your turn",
        words_.here()));
  }
}

void Sentence::counter_of(Instruction& step, Who who) {
  step.condition.kind = Condition::Kind::kCounter;
  step.condition.compare = compare();
  step.amount = bound();
  step.condition.noun = words_.expect_noun(nouns().counters, "counter").number;
  step.who = {who, Than::kAny, 0, 0};
}

// You have more than an opponent: some opponent has fewer than you.
void Sentence::more_than_an_opponent(Instruction& step) {
  step.condition.kind = Condition::Kind::kHasMore;
  step.who = {Who::kOpponent, words_.sees("more") ? Than::kFewer : Than::kMore, 0, 0};
  words_.skip();
  count_of(step.who);
  words_.expect("than an opponent");
}

}  // namespace scriptorium::effects
