// Cards in words.
#include "effects/language/speaker.h"

namespace scriptorium::effects {
namespace {

// Whether an amount depends on what there is, so that it is said behind: "one for each Psalm".
bool for_each_one(const Amount& amount) {
  return amount.kind == Amount::Kind::kCount || amount.kind == Amount::Kind::kCounter ||
         amount.kind == Amount::Kind::kPlayed;
}

}  // namespace

bool is_only_named(const Filter& filter) {
  Filter without = filter;
  const bool named = filter.member[0].group != 0 && filter.member[0].member == 0;
  without.member[0] = {};
  return named && without.any();
}

Phrase Speaker::card_noun(bool plural) const {
  Phrase card;
  card.plural = plural;
  card.text = form(nouns_.card, plural ? "many" : "one");
  card.feminine = form(nouns_.card, "gender") == "f";
  return card;
}

std::string Speaker::this_card() const {
  const Phrase card = card_noun(false);
  return fill(agreeing("cards.this", card), {card.text});
}

// "Faith verse", "Psalms with a cost of 2 or less"
Phrase Speaker::noun(const Filter& filter, bool plural) const {
  Phrase head = card_noun(plural);
  std::string also;
  bool has_noun = false;
  for (const Filter::Member& each : filter.member) {
    const Group* group = nouns_.group(each.group);
    const Noun* member = nouns_.member(each.group, each.member);
    if (group == nullptr || member == nullptr || !group->is(Flag::kNoun)) continue;
    if (has_noun) {
      also = " " + std::string(form(*member, plural ? "many" : "one"));
      continue;
    }
    has_noun = true;
    head.text = form(*member, plural ? "many" : "one");
    head.feminine = form(*member, "gender") == "f";
  }
  std::string modifiers;
  for (const Filter::Member& each : filter.member) {
    const Group* group = nouns_.group(each.group);
    const Noun* member = nouns_.member(each.group, each.member);
    if (group == nullptr || member == nullptr || group->is(Flag::kNoun)) continue;
    const std::string number = plural ? "many" : "one";
    std::string_view said_word = head.feminine ? "" : form(*member, number + "_m");
    if (said_word.empty()) said_word = form(*member, number);
    const std::string_view pattern = form(*group, "modifier");
    if (!modifiers.empty()) modifiers += ' ';
    modifiers += pattern.empty() ? std::string(said_word) : fill(pattern, {said_word});
  }
  head.text += also;
  if (!modifiers.empty()) head.text = modified(head.text, modifiers);
  head.text += details(filter, head);
  return head;
}

// What stands behind the noun: " of that theme", " with a cost of 2 or less".
std::string Speaker::details(const Filter& filter, const Phrase& head) const {
  std::string out;
  for (const Filter::Member& each : filter.member) {
    const Group* group = nouns_.group(each.group);
    if (group == nullptr || each.member != 0) continue;
    if (const std::string_view own = form(*group, "named"); !own.empty()) {
      out += " " + std::string(own);
      continue;
    }
    Phrase named;
    named.feminine = form(*group, "gender") == "f";
    out += " " + fill(agreeing("cards.of_the_named", named), {form(*group, "one")});
  }
  out += measure(filter);
  if (filter.title != 0) {
    const Card& card = set_.cards[filter.title - 1U];
    const std::string& title = language_ == Language::kEnglish ? card.title : card.spanish;
    out += " " + fill(agreeing("cards.named", head), {fill(said("title"), {title})});
  }
  return out;
}

// " with a cost of 2 or less"
std::string Speaker::measure(const Filter& filter) const {
  const Noun* stat = nouns_.stat(filter.stat);
  if (stat == nullptr) return {};
  std::string bound = std::to_string(filter.bound);
  if (filter.compare == Compare::kAtLeast) bound = fill(said("cards.or_more"), {bound});
  if (filter.compare == Compare::kAtMost) bound = fill(said("cards.or_less"), {bound});
  const std::string_view having = form(*stat, "having");
  return " " + fill(said("cards.with"),
                    {std::string(having.empty() ? form(*stat, "one") : having) + " " + bound});
}

// What its scripture must have, behind the place of the card.
std::string Speaker::scripture(const Filter& filter, const Phrase& head) const {
  if (filter.words == 0) return {};
  const std::vector<std::string>& list = set_.word_lists[filter.words];
  std::string words;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i != 0) words += said(i + 1 == list.size() ? "join.or" : "join.list");
    words += fill(said("title"), {list[i]});
  }
  return " " + fill(agreeing("cards.word", head), {words});
}

// "Psalm on your tabletop", as it stands behind "for each"
std::string Speaker::each(const Cards& cards) const {
  if (cards.of_them != 0 || cards.quantity == Quantity::kThem)
    return std::string(agreeing("number.each_of_them", cards.of_them != 0 ? looked_ : it_));
  const Noun* from = nouns_.pile(cards.from.pile);
  const bool stat_last = from != nullptr && place_before_stat(cards.from, Where::kIn);
  Filter filter = cards.filter;
  if (stat_last) filter.stat = 0;
  Phrase one = noun(filter, false);
  if (filter.other != 0)
    one.text = fill(agreeing("cards.each_other", one),
                    Slots{{"0", one.text}, {"many", noun(filter, true).text}});
  if (from == nullptr) return one.text;
  if (cards.filter.any() && !form(*from, "each").empty()) {
    Phrase own = pile_noun(*from);
    own.plural = false;
    own.text = form(*from, "each");
    if (cards.from.whose == Whose::kYours || cards.from.whose == Whose::kDoers)
      return fill(agreeing("number.each_of", own), {own.text, pile(cards.from)});
  }
  return one.text + " " + place(cards.from, "in") + (stat_last ? measure(cards.filter) : "") +
         scripture(cards.filter, one);
}

// "the top verses of your deck, one for each Psalm on your tabletop"
Phrase Speaker::top_for_each(const Cards& cards, const std::string& end) const {
  const Amount& how_many = amount(cards.amount);
  const Noun* from = nouns_.pile(cards.from.pile);
  const bool named = from != nullptr && !form(*from, "each").empty() && cards.filter.any();
  Phrase out = noun(cards.filter, true);
  if (named) {
    out = pile_noun(*from);
    out.text = form(*from, "many");
    out.plural = true;
    const std::string_view phrase = agreeing(
        cards.quantity == Quantity::kTop ? "cards.top_each_some" : "cards.bottom_each_some", out);
    const bool has_pile = phrase.find("{pile}") != std::string_view::npos;
    out.text = fill(phrase, Slots{{"0", out.text}, {"pile", pile(cards.from)}});
    if (!has_pile) out.text = pile(cards.from, &out);
  } else {
    out.text =
        fill(agreeing(end + "_some", out), {out.text}) + " " + fill(said("of"), {pile(cards.from)});
  }
  Phrase single = out;
  single.plural = false;
  const std::string each =
      how_many.n > 1 ? std::to_string(how_many.n) : std::string(agreeing("number.one", single));
  out.tail = std::string(said("join.list")) + each + each_tail(how_many, "");
  return out;
}

// The first cards of a pile: "the top 3 verses of your deck", "your top blessing".
Phrase Speaker::top(const Cards& cards) const {
  const bool is_top = cards.quantity == Quantity::kTop;
  const Amount& how_many = amount(cards.amount);
  const Noun* from = nouns_.pile(cards.from.pile);
  const bool one = how_many.kind == Amount::Kind::kNumber && how_many.n == 1;
  const bool open = is_top && from != nullptr && from->is(Flag::kOpen);
  const std::string end = open ? "cards.top_open" : is_top ? "cards.top" : "cards.bottom";
  if (for_each_one(how_many)) return top_for_each(cards, end);
  if (how_many.kind != Amount::Kind::kNumber) {
    Phrase out = counted(how_many, noun(cards.filter, false), noun(cards.filter, true));
    out.text =
        fill(said(is_top ? "cards.from_top" : "cards.from_bottom"), {out.text, pile(cards.from)});
    return out;
  }
  const std::string n = std::to_string(how_many.n);
  if (from != nullptr && !form(*from, "each").empty() && cards.filter.any()) {
    Phrase each = pile_noun(*from);
    each.plural = !one;
    each.text = form(*from, one ? "each" : "many");
    const std::string_view phrase = agreeing(is_top ? "cards.top_each" : "cards.bottom_each", each);
    const bool has_pile = phrase.find("{pile}") != std::string_view::npos;
    each.text = fill(phrase, Slots{{"0", each.text}, {"1", n}, {"pile", pile(cards.from)}});
    if (!has_pile) each.text = pile(cards.from, &each);
    return each;
  }
  Phrase out = noun(cards.filter, !one);
  out.text = fill(agreeing(end, out), {out.text, n});
  out.text += " " + fill(said("of"), {pile(cards.from)});
  return out;
}

// Cards among those looked at.
Phrase Speaker::some_of_them(const Cards& cards) const {
  Phrase out = looked_;
  out.brief = true;
  if (cards.quantity == Quantity::kAll) {
    out.plural = true;
    const Group* group = nouns_.group(cards.filter.member[0].group);
    if (is_only_named(cards.filter) && form(*group, "named").empty()) {
      const std::string like = details(cards.filter, out).substr(1);
      out.text = fill(agreeing("cards.those_like", looked_), {like});
    } else {
      out = noun(cards.filter, true);
      out.text = fill(agreeing("cards.all", out), {out.text});
      out.text = fill(agreeing("cards.among_them", looked_), {out.text});
    }
    return out;
  }
  const Amount& how_many = amount(cards.amount);
  if (cards.filter.any() && how_many.kind == Amount::Kind::kNumber) {
    out.plural = how_many.n != 1;
    Phrase single = looked_;
    single.plural = false;
    out.text =
        out.plural ? std::to_string(how_many.n) : std::string(agreeing("number.one", single));
    if (cards.quantity == Quantity::kUpTo && out.plural) out.text = fill(up_to(), {out.text});
    out.text = fill(agreeing(looked_.whole ? "cards.of_those" : "cards.of_them", looked_),
                    {out.text, looked_.text});
    out.whole = false;
    return out;
  }
  Phrase chosen = counted(how_many, noun(cards.filter, false), noun(cards.filter, true));
  if (cards.quantity == Quantity::kUpTo && chosen.plural)
    chosen.text = fill(up_to(), {chosen.text});
  chosen.text = fill(agreeing("cards.among_them", looked_), {chosen.text});
  return chosen;
}

// So many cards, without their place.
Phrase Speaker::some(const Cards& cards, Role role) const {
  Phrase one = noun(cards.filter, false);
  Phrase many = noun(cards.filter, true);
  if (cards.quantity == Quantity::kAtRandom) {
    one.text = fill(said("cards.at_random"), {one.text});
    many.text = fill(said("cards.at_random"), {many.text});
  }
  const bool other = cards.filter.other != 0;
  if (cards.quantity == Quantity::kAll) {
    Phrase out = many;
    const std::string key = role == Role::kSubject ? "cards.those"
                            : role == Role::kAny   ? "cards.any"
                                                   : "cards.all";
    out.text = fill(agreeing(other ? key + "_other" : key, many), {many.text});
    return out;
  }
  const Amount& how_many = amount(cards.amount);
  const bool number = how_many.kind == Amount::Kind::kNumber;
  Phrase out;
  if (cards.filter.title != 0 && number && how_many.n == 1) {
    const Card& card = set_.cards[cards.filter.title - 1U];
    out = one;
    out.brief = cards.from.pile == 0;
    out.text = fill(said("title"), {language_ == Language::kEnglish ? card.title : card.spanish});
  } else if (other && number) {
    out = how_many.n == 1 ? one : many;
    const bool up_to = cards.quantity == Quantity::kUpTo && out.plural;
    out.text = fill(agreeing(up_to ? "cards.up_to_other" : "cards.other", out),
                    {out.text, std::to_string(how_many.n)});
    if (up_to) return out;
  } else {
    out = counted(how_many, one, many);
  }
  if (cards.quantity == Quantity::kUpTo && out.plural) out.text = fill(up_to(), {out.text});
  return out;
}

// The cards spoken of before: it, them.
Phrase Speaker::them(Role role) const {
  Phrase out = it_;
  out.pronoun = role == Role::kObject;
  out.brief = true;
  out.tail.clear();
  const std::string_view subject = role == Role::kSubject ? "subject" : "";
  const std::string_view gender = it_.feminine ? "f" : "m";
  const std::string_view phrase =
      it_.plural ? effect_phrases().get("cards.them", language_, {subject, "", gender})
                 : agreeing("cards.it", it_);
  out.text = fill(phrase, {it_.text});
  return out;
}

// The card that has the effect.
Phrase Speaker::itself(Role role) const {
  Phrase out = card_noun(false);
  if (this_is_it_ && role == Role::kSubject) {
    out.text = said("cards.it_subject");
    return out;
  }
  out.brief = true;
  out.pronoun = this_is_it_ && role == Role::kObject;
  out.text = out.pronoun ? fill(agreeing("cards.it", out), {out.text}) : this_card();
  return out;
}

Phrase Speaker::cards(const Cards& cards, Where where, Role role) {
  switch (cards.quantity) {
    case Quantity::kNone:
      return {};
    case Quantity::kThis:
      return itself(role);
    case Quantity::kThem:
      return them(role);
    case Quantity::kRest: {
      if (nothing_taken_) {
        it_ = looked_;
        return them(role);
      }
      Phrase out = looked_;
      out.plural = rest_ != 1;
      out.brief = true;
      out.text = agreeing("cards.rest", out);
      return out;
    }
    case Quantity::kTop:
    case Quantity::kBottom:
      return top(cards);
    case Quantity::kAll:
    case Quantity::kExactly:
    case Quantity::kUpTo:
    case Quantity::kAtRandom:
      break;
  }
  const bool all = cards.quantity == Quantity::kAll && cards.filter.any();
  if (cards.of_them != 0 && !all) return some_of_them(cards);
  if (cards.of_them != 0) {
    it_ = looked_;
    return them(role);
  }
  // A whole pile is said by its name.
  const Noun* from = nouns_.pile(cards.from.pile);
  if (all && by_pile_ && role == Role::kObject && from != nullptr && !from->is(Flag::kPlay) &&
      !from->is(Flag::kLine)) {
    Phrase out = card_noun(true);
    out.text = pile(cards.from);
    out.whole = true;
    return out;
  }
  return with_place(cards, where, role);
}

Phrase Speaker::with_place(const Cards& cards, Where where, Role role) const {
  const Amount& how_many = amount(cards.amount);
  const bool by_title =
      cards.filter.title != 0 && how_many.kind == Amount::Kind::kNumber && how_many.n == 1;
  const bool placed = where != Where::kUnsaid && cards.from.pile != 0;
  const bool stat_last = placed && !by_title && place_before_stat(cards.from, where);
  const bool not_this =
      cards.filter.other != 0 && !by_title && spoke_of_cards_ && role != Role::kSubject;
  Cards without = cards;
  if (stat_last) without.filter.stat = 0;
  if (not_this) without.filter.other = 0;
  Phrase out = some(without, role);
  if (placed)
    out.text += " " + place(cards.from,
                            where == Where::kIn ? "in"
                            : by_title          ? "from_title"
                                                : "from",
                            cards.quantity == Quantity::kAll);
  if (stat_last) out.text += measure(cards.filter);
  out.text += scripture(cards.filter, out);
  if (not_this) out.text += " " + std::string(agreeing("cards.not_this", out));
  return out;
}

}  // namespace scriptorium::effects
