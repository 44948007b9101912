// Piles, players, amounts and times in words.
#include "effects/language/speaker.h"

namespace scriptorium::effects {
std::string_view Speaker::form(const Noun& noun, std::string_view name) const {
  return word(noun, (language_ == Language::kEnglish ? "en." : "es.") + std::string(name));
}

std::string Speaker::noun_word(const Noun& noun, std::string_view name) const {
  return std::string(form(noun, name));
}

std::string_view Speaker::agreeing(std::string_view key, const Phrase& with) const {
  const std::string number = with.plural ? "many" : "one";
  const std::string gender = with.feminine ? "f" : "m";
  const std::string both = number + "_" + gender;
  return effect_phrases().get(key, language_, {both, number, gender, ""});
}

Phrase Speaker::counted(const Amount& amount, const Phrase& one, const Phrase& many) const {
  const auto several = [&](int n) {
    if (n == 1) {
      Phrase single = one;
      single.text = a(one);
      return single;
    }
    Phrase more = many;
    more.text = std::to_string(n) + " " + many.text;
    return more;
  };
  switch (amount.kind) {
    case Amount::Kind::kNumber:
      return several(amount.n);
    case Amount::Kind::kThatMany: {
      Phrase out = many;
      out.text = fill(agreeing("number.that_many", many), {many.text});
      if (amount.cap != 0) out.tail = fill(said("number.cap"), {std::to_string(amount.cap)});
      return out;
    }
    case Amount::Kind::kStat: {
      Phrase out = many;
      Phrase stat;
      if (const Noun* found = nouns_.stat(amount.noun); found != nullptr) {
        stat.text = form(*found, "one");
        stat.feminine = form(*found, "gender") == "f";
      }
      const std::string its =
          fill(agreeing("number.its", it_), Slots{{"0", stat.text}, {"the", the(stat)}});
      out.text = fill(agreeing("number.as_many", many), {many.text, its});
      if (amount.cap != 0) out.tail = fill(said("number.cap"), {std::to_string(amount.cap)});
      return out;
    }
    case Amount::Kind::kCount:
    case Amount::Kind::kCounter:
    case Amount::Kind::kPlayed:
      break;
  }
  Phrase out = several(amount.n == 0 ? 1 : amount.n);
  out.tail = each_tail(amount, "");
  out.plural = true;
  return out;
}

// " for each Psalm on your tabletop, up to 3"; nothing for a number.
std::string Speaker::each_tail(const Amount& amount, std::string_view sign) const {
  std::string thing;
  switch (amount.kind) {
    case Amount::Kind::kNumber:
      return {};
    case Amount::Kind::kThatMany:
      thing = agreeing("number.each_of_them", it_);
      break;
    case Amount::Kind::kStat:
      if (const Noun* stat = nouns_.stat(amount.noun); stat != nullptr)
        thing = fill(said("number.each_point"), {form(*stat, "one")});
      break;
    case Amount::Kind::kCounter:
      if (const Noun* counter = nouns_.counter(amount.noun); counter != nullptr)
        thing = fill(said("number.counter_of", doer_is_you() ? "you" : "they"),
                     {form(*counter, "one")});
      break;
    case Amount::Kind::kCount:
      thing = each(selection(amount.cards));
      break;
    case Amount::Kind::kPlayed:
      thing = fill(said("number.played"), {noun(selection(amount.cards).filter, false).text});
      break;
  }
  std::string tail = fill(said("number.each"), {thing});
  if (amount.cap != 0)
    tail += fill(said("number.cap"), {std::string(sign) + std::to_string(amount.cap)});
  return tail;
}

Phrase Speaker::pile_noun(const Noun& pile) const {
  Phrase out;
  out.plural = form(pile, "said") == "many";
  out.text = form(pile, out.plural ? "many" : "one");
  out.feminine = form(pile, "gender") == "f";
  return out;
}

// "your hand", "any tabletop", "this chapter"; with other words for the pile, "your top blessing".
std::string Speaker::pile(const Place& place, const Phrase* instead, bool every) const {
  const Noun* found = nouns_.pile(place.pile);
  if (found == nullptr) return {};
  Phrase name = instead == nullptr ? pile_noun(*found) : *instead;
  const auto with = [&](std::string_view key) {
    return fill(agreeing(key, name),
                Slots{{"0", name.text},
                      {"the", found->is(Flag::kProper) ? name.text : the(name)},
                      {"many", std::string(form(*found, "many"))}});
  };
  switch (place.which) {
    case Which::kThis:
      return with("which.this");
    case Which::kNew:
      return with("which.new");
    case Which::kAnother:
      return with("which.another");
    case Which::kNone:
    case Which::kAny:
      break;
  }
  const bool one_of = place.which == Which::kAny && place.whose != Whose::kAnyones;
  if (one_of && place.whose == Whose::kNone) return with("which.any");
  if (one_of) {
    name.plural = true;
    name.text = form(*found, "many");
  }
  const auto whose = [&]() -> std::string {
    const bool by_name = found->is(Flag::kProper) && instead == nullptr;
    switch (place.whose) {
      case Whose::kNone:
        return by_name ? name.text : with("whose.shared");
      case Whose::kDoers:
        return by_name ? name.text : with(doer_is_you() ? "whose.your" : "whose.their");
      case Whose::kYours:
        return by_name ? name.text : with("whose.your");
      case Whose::kOpponents:
        return with("whose.opponent");
      case Whose::kEachOpponents:
        return with("whose.each_opponent");
      case Whose::kThatPlayers:
        return with(doer_ == Who::kThatPlayer ? "whose.their" : "whose.that_player");
      case Whose::kAnyones:
        return by_name ? name.text : with(every ? "whose.everyone" : "whose.anyone");
      case Whose::kOwners:
        return by_name ? name.text : with("whose.owner");
    }
    return {};
  }();
  return one_of ? fill(agreeing("which.one_of", name), {whose}) : whose;
}

// "into your hand", "on the bottom of your deck"
std::string Speaker::place(const Place& place, std::string_view preposition, bool every) const {
  const Noun* found = nouns_.pile(place.pile);
  if (found == nullptr) return {};
  switch (place.end) {
    case End::kTop:
      return fill(said("end.top"), {pile(place)});
    case End::kBottom:
      return fill(said("end.bottom"), {pile(place)});
    case End::kTopAndBottom:
      return fill(said("end.both"), {pile(place)});
    case End::kAnywhere:
      break;
  }
  const std::string_view anyones = form(*found, "anyones");
  if (place.whose == Whose::kAnyones && place.which == Which::kNone && !anyones.empty())
    return std::string(anyones);
  std::string_view before = form(*found, preposition);
  if (before.empty()) before = said("prep", preposition);
  return std::string(before) + " " + pile(place, nullptr, every);
}

// The same for what goes back to the pile it is from.
std::string Speaker::back(const Place& place) const {
  const Noun* found = nouns_.pile(place.pile);
  if (found == nullptr || place.end == End::kAnywhere) return this->place(place, "into");
  const std::string_view key = place.end == End::kTop      ? "back.top"
                               : place.end == End::kBottom ? "back.bottom"
                                                           : "back.both";
  const Phrase name = pile_noun(*found);
  const bool cards_have_a_name = !form(*found, "each").empty();
  return fill(said(key), Slots{{"the", cards_have_a_name ? std::string(agreeing("cards.rest", name))
                                                         : the(name)}});
}

// Whether the cards of a step are somebody else's, so that a chapter must say whose it is.
bool Speaker::of_others(const Instruction& step) const {
  const Cards& chosen = selection(step.cards);
  if (chosen.quantity == Quantity::kThis) return false;
  if (chosen.quantity == Quantity::kThem) return it_of_others_ && doer_ != Who::kThatPlayer;
  const bool looked = chosen.of_them != 0 || chosen.quantity == Quantity::kRest;
  return lies_with_others(looked ? looked_in_ : chosen.from);
}

bool Speaker::lies_with_others(const Place& place) const {
  const Noun* pile = nouns_.pile(place.pile);
  switch (place.whose) {
    case Whose::kOpponents:
    case Whose::kEachOpponents:
    case Whose::kAnyones:
      return true;
    case Whose::kThatPlayers:
      return doer_ != Who::kThatPlayer;
    case Whose::kYours:
      return !doer_is_you();
    default:
      return pile != nullptr && pile->is(Flag::kLine);
  }
}

// "until your next turn"; nothing for no duration
std::string Speaker::until(Duration duration, std::string_view form) const {
  static constexpr std::string_view kDurations[] = {"", "duration.this_turn", "duration.next_turn",
                                                    "duration.chapter", "duration.for_good"};
  if (duration == Duration::kNone) return {};
  return std::string(effect_phrases().get(kDurations[static_cast<std::size_t>(duration)], language_,
                                          {form, "until"}));
}

std::string Speaker::who(const Players& players, std::string_view name) const {
  const bool told = players.than != Than::kAny;
  if (told && name == "effects") return fill(said("who.effects_of"), {who(players, "subject")});
  static constexpr std::string_view kKeys[] = {
      "who.you",           "who.you",         "who.opponent",   "who.player",
      "who.each_opponent", "who.each_player", "who.that_player"};
  std::string_view base =
      effect_phrases().get(kKeys[static_cast<std::size_t>(players.who)], language_, {name, "one"});
  if (players.who == Who::kThatPlayer && that_player_ == ThatPlayer::kOfCards && name != "effects")
    base = said("who.that_player", it_.plural ? "their" : "its");
  if (!told) return std::string(base);
  const bool chosen = players.who == Who::kOpponent || players.who == Who::kPlayer;
  const bool several = players.who == Who::kEachOpponent || players.who == Who::kEachPlayer;
  const std::string_view form = chosen && name != "one"    ? "chosen"
                                : several && name == "all" ? "many"
                                                           : "one";
  return fill(effect_phrases().get(players.than == Than::kMore ? "who.more" : "who.fewer",
                                   language_, {form, "one"}),
              {base, counted_thing(players)});
}

// As the subject: whoever is chosen is said to be, "an opponent of your choice discards".
std::string Speaker::who_does(const Players& players) const { return who(players, "subject"); }

// Of what somebody has more: "cards in hand", "blessings".
std::string Speaker::counted_thing(const Players& players, std::string_view whose) const {
  if (const Noun* counter = nouns_.counter(players.counted_counter); counter != nullptr)
    return noun_word(*counter, "many");
  const Noun* found = nouns_.pile(players.counted_pile);
  if (found == nullptr) return {};
  if (!form(*found, "each").empty()) return noun_word(*found, "many");
  const std::string_view held = form(*found, "held");
  if (!held.empty()) return card_noun(true).text + " " + std::string(held);
  std::string_view in = form(*found, "at");
  if (in.empty()) in = said("prep", "at");
  const Phrase name = pile_noun(*found);
  return card_noun(true).text + " " + std::string(in) + " " +
         (found->is(Flag::kProper) ? name.text : fill(agreeing(whose, name), {name.text}));
}

}  // namespace scriptorium::effects
