#include <fmt/format.h>

#include <algorithm>

#include "effects/language/sentence.h"

// CARDS and FILTER.
namespace scriptorium::effects {
namespace {

bool is_chosen(Quantity quantity) {
  return quantity == Quantity::kExactly || quantity == Quantity::kUpTo;
}

// These say where the cards go, so only `from` says where they are.
bool has_destination(Verb verb) {
  return verb == Verb::kPut || verb == Verb::kSet || verb == Verb::kMove || verb == Verb::kArrange;
}

}  // namespace

bool sees_faces(const Nouns& nouns, const Place& place, Who doer) {
  const Noun* pile = nouns.pile(place.pile);
  if (pile == nullptr || pile->is(Flag::kOpen)) return true;
  if (pile->is(Flag::kOrdered) || pile->is(Flag::kShared)) return false;
  return place.whose == Whose::kDoers ||
         (place.whose == Whose::kThatPlayers && doer == Who::kThatPlayer);
}

Cards Sentence::cards(Verb verb) {
  Cards out = some_cards(verb);
  const bool stands = out.quantity == Quantity::kAll || out.quantity == Quantity::kThis ||
                      (out.quantity == Quantity::kExactly && out.of_them == 0);
  if (setting_.standing && !stands)
    refuse(
        "what lies in play speaks of \"all …\", of \"this\", or of \"1 …\" chosen when it is laid");
  check_reach(out);
  return out;
}

Cards Sentence::some_cards(Verb verb) {
  Cards out;
  if (words_.takes("this")) {
    out.quantity = Quantity::kThis;
  } else if (words_.sees("them") || words_.sees("it")) {
    need(setting_.known.them, words_.peek()->text, "picks, takes or reveals cards");
    words_.skip();
    out.quantity = Quantity::kThem;
  } else if (words_.takes("the rest")) {
    need(setting_.known.looked, "the rest", "looks at cards or reveals them");
    out.quantity = Quantity::kRest;
  } else if (words_.takes("the top")) {
    out = end_of_pile(Quantity::kTop);
  } else if (words_.takes("the bottom")) {
    out = end_of_pile(Quantity::kBottom);
  } else if (words_.takes("all")) {
    out.quantity = Quantity::kAll;
    out.filter = filter();
    where(out, verb);
  } else {
    const bool up_to = words_.takes("up to");
    out.quantity = up_to ? Quantity::kUpTo : Quantity::kExactly;
    if (!up_to && !can_be_amount())
      refuse(
          fmt::format("cards begin with a number, \"all\", \"up to 2\", \"that many\", \"the top 2 "
                      "of\", \"the rest\", "
                      "\"them\", \"it\" or \"this\", not with {}",
                      words_.here()));
    Amount many = amount(kMaxPicked);
    out.filter = filter();
    if (words_.takes("at random")) {
      if (out.quantity == Quantity::kUpTo) refuse("\"up to\" and \"at random\" exclude each other");
      out.quantity = Quantity::kAtRandom;
    }
    where(out, verb);
    for_each_behind(many);
    out.amount = setting_.rows.amount(many);
  }
  return out;
}

bool Sentence::can_be_amount() const {
  return number_here() || words_.sees("that many") || words_.sees("the number of") ||
         words_.sees("its") || words_.sees("your") || words_.sees("their");
}

Cards Sentence::end_of_pile(Quantity quantity) {
  Cards out;
  out.quantity = quantity;
  Amount many = amount(kMaxPicked);
  words_.expect("of");
  out.from = pile();
  const Noun& from = *nouns().pile(out.from.pile);
  if (!from.is(Flag::kOrdered))
    refuse(fmt::format("the pile {} has no order, so no top and no bottom", from.id));
  for_each_behind(many);
  out.amount = setting_.rows.amount(many);
  return out;
}

// `of them`, a place, or where such cards are when nothing is said.
void Sentence::where(Cards& cards, Verb verb) {
  if (words_.takes("of them")) {
    need(setting_.known.looked, "of them", "looks at cards or reveals them");
    cards.of_them = 1;
    return;
  }
  // `protect all verses from each opponent`: that is a player and no place.
  const bool from = words_.sees("from") && !sees_who(1);
  if (from || (!has_destination(verb) && (words_.sees("in") || words_.sees("on")))) {
    words_.skip();
    if (words_.sees("the top") || words_.sees("the bottom"))
      refuse("the ends of a pile are reached as \"the top 2 of your deck\"");
    cards.from = pile();
    if (cards.from.which == Which::kNew) refuse("nothing lies in a new pile yet");
    if (cards.from.whose == Whose::kOwners)
      refuse("\"its owner's\" says where a card goes, not where it is");
    return;
  }
  if (cards.quantity == Quantity::kAtRandom) words_.wants("\"from\" and a pile");
  cards.from = home(verb);
}

Place Sentence::home(Verb verb) const {
  const auto whole = [&](Flag flag, std::string_view what) {
    const Noun* pile = nouns().pile_that(flag);
    if (pile == nullptr) refuse(fmt::format("say from where; this game has no {}", what));
    Place place;
    place.pile = pile->number;
    place.whose = pile->is(Flag::kShared) ? Whose::kNone : Whose::kDoers;
    if (pile->is(Flag::kMany)) place.which = Which::kAny;
    return place;
  };
  switch (verb) {
    case Verb::kNegate:  // in play or on the line
    case Verb::kForbid:
    case Verb::kAllow:
    case Verb::kSearch:
      return {};
    case Verb::kCancel:
      return whole(Flag::kLine, "line");
    case Verb::kMove:
    case Verb::kProtect:
    case Verb::kChange:
    case Verb::kFast:
      return nouns().pile_that(Flag::kAll) != nullptr ? whole(Flag::kAll, "tabletop")
                                                      : whole(Flag::kPlay, "pile in play");
    default:
      return whole(Flag::kHand, "hand");
  }
}

// Cards that are counted: `FILTER [of them | from PLACE]`.
Cards Sentence::counted_cards() {
  Cards out;
  out.quantity = Quantity::kAll;
  out.filter = filter();
  if (words_.sees("played this turn")) return out;
  where(out, Verb::kNone);
  check_reach(out);
  return out;
}

void Sentence::check_reach(const Cards& cards) const {
  if (cards.of_them != 0 || sees_faces(nouns(), cards.from, doer())) return;
  const Noun& pile = *nouns().pile(cards.from.pile);
  if (is_chosen(cards.quantity)) {
    refuse(fmt::format("the {0} is hidden from the one who chooses; {1}", pile.id,
                       pile.is(Flag::kOrdered)
                           ? "say \"the top 1 of\", \"at random from\", or search it"
                           : "say \"at random from\", or reveal it and say \"of them\""));
  }
  if (!cards.filter.any())
    refuse(
        fmt::format("the {} is hidden, so nobody can tell which cards in it are meant", pile.id));
}

// --- FILTER ---

Filter Sentence::filter() {
  Filter out;
  if (words_.takes("other")) out.other = 1;
  members(out);
  while (behind_filter(out)) {
  }
  return out;
}

// Members of groups, then the word for a card; one of both is enough.
void Sentence::members(Filter& filter) {
  const Noun* last = nullptr;
  bool can_stand_alone = false;
  while (true) {
    if (const std::size_t length = words_.spelled(nouns().card); length > 0) {
      for (std::size_t i = 0; i < length; ++i) words_.skip();
      return;
    }
    const Group* of = nullptr;
    const Noun* found = nullptr;
    for (const Group& group : nouns().groups) {
      if (found != nullptr) break;
      found = words_.noun(group.members);
      of = &group;
    }
    if (found == nullptr) break;
    add_member(filter, {of->number, found->number});
    can_stand_alone = of->is(Flag::kNoun);
    last = found;
  }
  if (can_stand_alone) return;
  std::vector<std::string> known;
  Cursor::add_spellings(nouns().card, known);
  if (last != nullptr)
    refuse(fmt::format("\"{0}\" alone is no card; did you mean \"{0} {1}\"?", word(*last, "en.one"),
                       word(nouns().card, "en.one")));
  std::vector<std::string> listed = {nouns().card.id};
  for (const Group& group : nouns().groups) {
    for (const Noun& member : group.members) {
      Cursor::add_spellings(member, known);
      listed.push_back(member.id);
    }
  }
  words_.unknown("card", known, listed);
}

void Sentence::add_member(Filter& filter, Filter::Member member) const {
  for (Filter::Member& each : filter.member) {
    if (each == member) refuse("the same is said twice of a card");
    if (each.group != 0) continue;
    each = member;
    return;
  }
  refuse("a card can be said to be of two kinds, not of three");
}

bool Sentence::behind_filter(Filter& filter) {
  if (words_.takes("of the named")) {
    const Group& group = words_.expect_noun(nouns().groups, "group");
    need(setting_.known.named[group.number], "the named " + group.id, "names one");
    add_member(filter, {group.number, 0});
    return true;
  }
  if (words_.takes("with the words") || words_.takes("with the word")) {
    if (filter.words != 0) refuse("a card is told by one list of words");
    filter.words = word_list();
    return true;
  }
  if (words_.takes("named")) {
    if (filter.title != 0) refuse("a card has one name");
    const Token* token = words_.peek();
    if (token != nullptr && token->written == "C" && token->kind == Token::Kind::kWord &&
        setting_.parameter.kind == NamedAbility::Parameter::kCard) {
      filter.title = setting_.parameter.card;
    } else if (token != nullptr && token->kind == Token::Kind::kQuoted) {
      filter.title = setting_.card_named(token->text);
    } else {
      words_.wants("a title in quotes");
    }
    words_.skip();
    return true;
  }
  if (!words_.sees("with")) return false;
  const Noun* stat = words_.noun(nouns().stats, 1);
  if (stat != nullptr) with_stat(filter, *stat);
  return stat != nullptr;
}

void Sentence::with_stat(Filter& filter, const Noun& stat) {
  if (filter.stat != 0) refuse("a card is told by one stat");
  filter.stat = stat.number;
  filter.bound =
      static_cast<std::uint8_t>(number(stat.low, stat.high, fmt::format("{} goes", stat.id)));
  filter.compare = words_.takes("or more")   ? Compare::kAtLeast
                   : words_.takes("or less") ? Compare::kAtMost
                                             : Compare::kExactly;
}

std::uint8_t Sentence::word_list() {
  const Token* token = words_.peek();
  if (token != nullptr && token->written == "W" && token->kind == Token::Kind::kWord &&
      setting_.parameter.kind == NamedAbility::Parameter::kWords) {
    words_.skip();
    return setting_.parameter.words;
  }
  return setting_.rows.words(read_word_list(words_));
}

std::vector<std::string> read_word_list(Cursor& words) {
  std::vector<std::string> out;
  do {
    const Token* token = words.peek();
    const bool is_word =
        token != nullptr && token->kind == Token::Kind::kWord &&
        token->text.find_first_not_of("abcdefghijklmnopqrstuvwxyz'-") == std::string::npos;
    if (!is_word) words.wants("a word of the scripture, of the letters a to z,");
    const auto same = [&](const std::string& each) { return small_letters(each) == token->text; };
    if (std::any_of(out.begin(), out.end(), same))
      refuse(fmt::format("the word {} stands twice", in_quotes(token->text)));
    out.push_back(token->written);
    words.skip();
  } while (words.takes(Token::Kind::kComma));
  return out;
}

}  // namespace scriptorium::effects
