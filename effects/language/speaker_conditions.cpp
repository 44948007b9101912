// Conditions in words.
#include "effects/language/speaker.h"

namespace scriptorium::effects {

std::string Speaker::number_of(Compare compare, int bound, const Phrase& one,
                               const Phrase& many) const {
  Amount how_many;
  how_many.n = static_cast<std::int8_t>(bound);
  const Phrase some = counted(how_many, one, many);
  const std::string number = bound == 1 && compare != Compare::kAtLeast
                                 ? fill(agreeing("number.one_noun", one), {one.text})
                                 : some.text;
  switch (compare) {
    case Compare::kAtLeast:
      return bound == 1 ? number : fill(said("condition.at_least"), {number});
    case Compare::kAtMost:
      return fill(agreeing("condition.at_most", some),
                  Slots{{"0", number}, {"n", std::to_string(bound)}, {"many", many.text}});
    case Compare::kExactly:
      return fill(said("condition.exactly"), {number});
    case Compare::kNone:
      break;
  }
  return number;
}

// "you have no verses in hand": so many of something, in a phrase of who has them.
std::string Speaker::has(std::string_view key, const Instruction& step, const Counted& thing,
                         std::string_view whose) const {
  const int bound = amount(step.amount).n;
  const bool none = bound == 0 && step.condition.compare != Compare::kAtLeast;
  const std::string words =
      none ? thing.many.text : number_of(step.condition.compare, bound, thing.one, thing.many);
  const std::string_view form_name = none ? "no" : bound == 1 ? "one" : "many";
  return fill(effect_phrases().get(key, language_, {form_name, ""}),
              Slots{{"0", words + thing.behind}, {"who", std::string(whose)}});
}

std::string Speaker::condition(const Instruction& step) {
  switch (step.condition.kind) {
    case Condition::Kind::kYourTurn:
      return std::string(said("condition.your_turn"));
    case Condition::Kind::kNotYourTurn:
      return std::string(said("condition.not_your_turn"));
    case Condition::Kind::kIs:
      return fill(agreeing("condition.it", it_), {is_like(selection(step.cards).filter)});
    case Condition::Kind::kHasMore: {
      const Players someone{step.who.who, Than::kAny, 0, 0};
      return fill(said(step.who.than == Than::kMore ? "condition.more" : "condition.fewer"),
                  {who(someone), counted_thing(step.who), counted_thing(step.who, "whose.your")});
    }
    case Condition::Kind::kCounter: {
      const Noun* counter = nouns_.counter(step.condition.noun);
      if (counter == nullptr) return {};
      Counted thing;
      thing.one.text = form(*counter, "one");
      thing.many.text = form(*counter, "many");
      thing.many.plural = true;
      thing.one.feminine = thing.many.feminine = form(*counter, "gender") == "f";
      const bool you = step.who.who == Who::kYou || step.who.who == Who::kNobody;
      return has(you ? "condition.you_have" : "condition.they_have", step, thing, who(step.who));
    }
    case Condition::Kind::kCount:
    case Condition::Kind::kNone:
      break;
  }
  return number_condition(step);
}

// "is a Faith verse", "is of that theme"
std::string Speaker::is_like(const Filter& filter) const {
  if (!is_only_named(filter)) return fill(said("condition.is"), {a(noun(filter, false))});
  const Group& group = *nouns_.group(filter.member[0].group);
  if (const std::string_view own = form(group, "has_named"); !own.empty()) return std::string(own);
  Phrase named;
  named.feminine = form(group, "gender") == "f";
  return fill(agreeing("condition.of_the_named", named), {form(group, "one")});
}

bool Speaker::condition_of_others(const Instruction& step) const {
  const Condition::Kind kind = step.condition.kind;
  if (kind == Condition::Kind::kCounter)
    return step.who.who != Who::kYou && step.who.who != Who::kNobody;
  if (kind != Condition::Kind::kCount) return false;
  const Whose whose = selection(step.cards).from.whose;
  return whose == Whose::kThatPlayers || whose == Whose::kOpponents;
}

// "you have 3 Psalms on your tabletop", "there is a verse on the line"
std::string Speaker::number_condition(const Instruction& step) const {
  const Cards& about = selection(step.cards);
  const Noun* from = nouns_.pile(about.from.pile);
  // What the cards must have is said behind where they are: "on your tabletop with a cost of 1".
  Filter filter = about.filter;
  const bool placed = from != nullptr && about.of_them == 0;
  if (placed) filter.stat = 0;
  const std::string having = placed ? measure(about.filter) : "";
  Counted thing{noun(filter, false), noun(filter, true), ""};
  if (from == nullptr || about.of_them != 0) {
    if (about.of_them != 0)
      thing.behind = " " + std::string(agreeing("condition.among_them", looked_));
    return has("condition.there_are", step, thing, "");
  }
  const std::string_view held = form(*from, "held");
  Counted owned = thing;
  owned.behind = " " + (held.empty() ? place(about.from, "at") : std::string(held)) + having;
  const bool by_itself = !form(*from, "each").empty() && about.filter.any();
  if (by_itself) {
    owned.many = owned.one = pile_noun(*from);
    owned.one.plural = false;
    owned.one.text = form(*from, "each");
    owned.behind.clear();
  }
  const Whose whose = about.from.whose;
  if (whose == Whose::kDoers || whose == Whose::kYours)
    return has("condition.you_have", step, owned, "");
  if (whose == Whose::kThatPlayers && (by_itself || !held.empty()))
    return has("condition.they_have", step, owned, who({Who::kThatPlayer}));
  if (whose == Whose::kOpponents && (by_itself || !held.empty()))
    return has("condition.they_have", step, owned, who({Who::kOpponent}));
  thing.behind = " " + place(about.from, "at") + having;
  return has("condition.there_are", step, thing, "");
}

}  // namespace scriptorium::effects
