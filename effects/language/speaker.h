#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "effects/language/compile.h"
#include "effects/language/forms.h"
#include "effects/language/nouns.h"
#include "effects/language/verbs.h"

// How sentences are made of rows. A Speaker walks over the steps of one ability and remembers what
// was spoken of, so that the next clause can say `it`, `that player`, `the rest`. What differs
// between languages beside their words is in its few virtual functions.
namespace scriptorium::effects {

// Who a verb speaks of: "draw", "each player draws", "you may draw", "you draw".
enum class Mood { kYou, kThey, kTo, kYouDo };

// Some words with what must agree with them.
struct Phrase {
  std::string text;
  bool plural = false;
  bool feminine = false;
  bool pronoun = false;  // it, them
  bool brief = false;    // a few words: one of them, the rest
  bool whole = false;    // all cards of a pile, said by its name
  std::string tail;      // " for each …": stands at the very end
};

// How the place of cards is said behind them.
enum class Where { kFrom, kIn, kUnsaid };

// What the cards are in the clause. Behind a word of their own ("with them") they cannot hang on
// the verb; where something is said of any such cards ("play Psalms") they are not "all" of them.
enum class Role { kObject, kSubject, kBehind, kAny };

class Speaker {
 public:
  Speaker(const Nouns& nouns, const CardSet& set, Language language)
      : nouns_(nouns), set_(set), language_(language) {}
  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;
  virtual ~Speaker() = default;

  // The sentences of an ability, with when it happens.
  // `always`: also where the game leaves it out.
  std::string sentences(const Ability& ability, bool always = false);
  // "Prayer (3)"
  std::string name_of(const Ability& ability) const;
  // "cost 2" of a card, for lists; the words of a noun in this language.
  std::string noun_word(const Noun& noun, std::string_view form) const;

 protected:
  // What the languages do each in their own way.
  virtual std::string a(const Phrase& noun) const = 0;    // "a verse", "un versículo"
  virtual std::string the(const Phrase& noun) const = 0;  // "the deck", "el mazo"
  virtual std::string modified(const std::string& head, const std::string& modifiers) const = 0;
  // `it`: the pronoun that the verb takes on, where the language does that.
  virtual std::string verb(std::string_view key, Mood mood, const Phrase* it) const = 0;
  virtual bool pronoun_in_verb() const = 0;
  // "cartas del Seol con SABER 4": where the cards are stands before what they have.
  virtual bool place_before_stat(const Place& place, Where where) const = 0;
  // "De entre ellas, puedes …": of which cards some are taken begins the sentence.
  virtual bool place_first() const = 0;
  virtual std::string polish(std::string text) const { return text; }

  Language language() const { return language_; }
  // A phrase in the form that agrees: by number and gender, by one of them, or the only one.
  std::string_view agreeing(std::string_view key, const Phrase& with) const;

 private:
  enum class ThatPlayer { kChosen, kOfCards };
  // Several changes of the same cards: "give it +2 Faith and +2 Hope".
  enum class Part { kOnly, kFirst, kNext };

  // Something of which there are so many, and what stands behind it.
  struct Counted {
    Phrase one;
    Phrase many;
    std::string behind;
  };

  // speaker.cpp: sentences.
  std::vector<std::string> block(std::size_t begin, std::size_t end);
  std::vector<std::string> may(std::size_t at);
  std::vector<std::string> run(std::size_t begin, std::size_t end, Mood first);
  std::string sentence(std::size_t begin, std::size_t end, Mood mood);
  std::string choice(std::size_t at, Mood mood);
  std::string without_verb(const std::string& clause, const std::string& before, Mood mood,
                           const Instruction& step) const;
  std::string finish(const std::vector<std::string>& sentences) const;
  std::string lead(const Ability& ability, bool always) const;
  std::size_t run_end(std::size_t begin, std::size_t end) const;
  bool goes_on(std::size_t at, std::size_t end) const;
  bool draws_on(std::size_t at) const;
  std::string and_more(const Instruction& step) const;
  bool same_subject(const Instruction& before, const Instruction& step) const;
  bool speaks_of_others(const Instruction& step) const;
  bool differs_from_next(std::size_t next, std::size_t end) const;
  bool forbids_on(std::size_t at) const;
  bool takes_from_there(std::size_t at) const;
  Duration shared_duration(std::size_t begin, std::size_t end) const;
  void follow(std::string& before, std::vector<std::string>& after) const;

  // speaker_conditions.cpp
  std::string condition(const Instruction& step);
  // Whether it has somebody else as its subject.
  bool condition_of_others(const Instruction& step) const;
  std::string is_like(const Filter& filter) const;
  std::string number_condition(const Instruction& step) const;
  std::string has(std::string_view key, const Instruction& step, const Counted& thing,
                  std::string_view whose) const;
  std::string number_of(Compare compare, int bound, const Phrase& one, const Phrase& many) const;

  // speaker_clauses.cpp: one step.
  std::string clause(const Instruction& step, Mood mood, bool with_subject);
  std::string body(const Instruction& step, Mood mood);
  void fill_slots(const Instruction& step, Slots& slots);
  void fill_change(const Instruction& step, const Phrase& cards, Slots& slots);
  void fill_others(const Instruction& step, Slots& slots);
  void remember(const Instruction& step, const Phrase& cards);
  std::string expand(std::string_view phrase, const Slots& slots, std::string_view key, Mood mood,
                     const Phrase& cards) const;
  std::string_view verb_of(const Instruction& step) const;
  bool goes_below(const Instruction& step) const {
    return step.verb == Verb::kArrange && step.to.end == End::kBottom;
  }
  bool is_lasting(const Instruction& step) const;
  bool is_statement(const Instruction& step) const;
  bool is_modal(const Instruction& step) const;
  Role role_of(const Instruction& step) const;
  Where where_of(const Instruction& step) const;

  // speaker_cards.cpp, speaker_places.cpp: cards, piles, players, amounts.
  Phrase cards(const Cards& cards, Where where, Role role);
  Phrase them(Role role) const;
  Phrase itself(Role role) const;
  Phrase some(const Cards& cards, Role role) const;
  Phrase with_place(const Cards& cards, Where where, Role role) const;
  Phrase some_of_them(const Cards& cards) const;
  std::string_view up_to() const {
    return effect_phrases().get("cards.up_to", language_, {said_verb_, ""});
  }
  Phrase top(const Cards& cards) const;
  Phrase top_for_each(const Cards& cards, const std::string& end) const;
  Phrase noun(const Filter& filter, bool plural) const;
  std::string details(const Filter& filter, const Phrase& head) const;
  std::string measure(const Filter& filter) const;
  std::string scripture(const Filter& filter, const Phrase& head) const;
  Phrase card_noun(bool plural) const;
  Phrase counted(const Amount& amount, const Phrase& one, const Phrase& many) const;
  std::string each_tail(const Amount& amount, std::string_view sign) const;
  std::string each(const Cards& cards) const;
  Phrase pile_noun(const Noun& pile) const;
  std::string pile(const Place& place, const Phrase* instead = nullptr, bool every = false) const;
  std::string place(const Place& place, std::string_view preposition, bool every = false) const;
  std::string back(const Place& place) const;
  bool of_others(const Instruction& step) const;
  bool lies_with_others(const Place& place) const;
  // Whether these are the cards that were looked at right before.
  bool is_looked_at(const Cards& cards) const {
    return looked_at_.quantity != Quantity::kNone && cards == looked_at_ && doer_ == looker_;
  }
  std::string until(Duration duration, std::string_view form) const;
  std::string who(const Players& players, std::string_view form = "one") const;
  std::string who_does(const Players& players) const;
  std::string counted_thing(const Players& players, std::string_view whose = "whose.their") const;

  std::string_view said(std::string_view key, std::string_view form = "") const {
    return effect_phrases().get(key, language_, {form});
  }
  std::string this_card() const;
  std::string_view form(const Noun& noun, std::string_view name) const;
  const Amount& amount(std::uint16_t row) const { return set_.amounts[row]; }
  const Cards& selection(std::uint16_t row) const { return set_.selections[row]; }
  std::string arrangement(const Instruction& step, const Phrase& cards) const;
  // Whether a verb must show that it is you who does it.
  bool tells_you() const { return say_you_ || if_others_; }
  bool doer_is_you() const { return doer_ == Who::kYou || doer_ == Who::kNobody; }

  const Nouns& nouns_;
  const CardSet& set_;
  Language language_;
  // What was spoken of.
  bool while_in_play_ = false;
  Who doer_ = Who::kYou;
  Phrase it_;      // the cards that `it` is; the text is their noun
  Phrase looked_;  // the cards looked at
  Place looked_in_;
  std::string_view said_verb_;   // the verb of which the cards are said
  bool nothing_taken_ = false;   // of the cards looked at: then `the rest` is all of them
  int rest_ = 0;                 // how many `the rest` are, where it is certain: one is `the other`
  Cards before_;                 // of the step before, to say `them` of the same cards again
  Cards looked_at_;              // the ends of a pile looked at right before: those cards are `it`
  Who looker_ = Who::kNobody;    // who looked at them
  bool it_of_others_ = false;    // `it` lay with somebody else
  bool spoke_of_cards_ = false;  // of others than the card itself: "another" might be one of those
  bool by_pile_ = false;         // all cards of a pile are said by its name: "discard your hand"
  bool this_is_it_ = false;      // the card itself was named last
  bool again_ = false;           // the last clause had the subject of the one before
  ThatPlayer that_player_ = ThatPlayer::kChosen;
  Part part_ = Part::kOnly;
  bool act_alone_ = false;   // who may not was said: "… or call Quote It"
  bool last_brief_ = false;  // the last clause had few words for its cards
  bool say_you_ = false;     // somebody else was just spoken of: "you draw" instead of "draw"
  bool if_others_ = false;   // it depends on somebody else: "si un oponente tiene …, ganas"
};

inline bool rules_others(Verb verb) { return (verb_row(verb).traits & kRules) != 0; }
inline bool somebody_else(Who who) { return who != Who::kYou && who != Who::kNobody; }

// Whether it says nothing but that the cards are of the named group.
bool is_only_named(const Filter& filter);

// With a capital letter in front.
std::string capital(std::string text);

}  // namespace scriptorium::effects
