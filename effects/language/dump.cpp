#include <fmt/format.h>

#include <array>

#include "effects/language/compile.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

template <class Enum, std::size_t kSize>
std::string_view name(Enum value, const std::array<std::string_view, kSize>& names) {
  const auto at = static_cast<std::size_t>(value);
  return at < kSize ? names[at] : "?";
}

constexpr std::array<std::string_view, 7> kWho = {
    "nobody", "you", "opponent", "player", "each-opponent", "each-player", "that-player"};
constexpr std::array<std::string_view, 3> kThan = {"", "more", "fewer"};
constexpr std::array<std::string_view, 8> kWhose = {
    "", "doers", "yours", "opponents", "each-opponents", "that-players", "anyones", "owners"};
constexpr std::array<std::string_view, 4> kEnd = {"", "top", "bottom", "top-and-bottom"};
constexpr std::array<std::string_view, 5> kWhich = {"", "any", "this", "new", "another"};
constexpr std::array<std::string_view, 4> kCompare = {"", ">=", "<=", "="};
constexpr std::array<std::string_view, 10> kQuantity = {
    "none", "this", "them", "rest", "all", "exactly", "up-to", "at-random", "top", "bottom"};
constexpr std::array<std::string_view, 6> kAmount = {"",     "that-many", "count",
                                                     "stat", "counter",   "played"};
constexpr std::array<std::string_view, 5> kDuration = {"", "this-turn", "next-turn", "chapter",
                                                       "for-good"};
constexpr std::array<std::string_view, 7> kCondition = {
    "", "count", "counter", "is", "has-more", "your-turn", "not-your-turn"};

std::string id(const Noun* noun) { return noun == nullptr ? "?" : noun->id; }

// Adds a word to a sentence.
void add(std::string& out, std::string_view word) {
  if (word.empty()) return;
  if (!out.empty()) out += ' ';
  out += word;
}

class Dumper {
 public:
  Dumper(const Nouns& nouns, const CardSet& set) : nouns_(nouns), set_(set) {}

  std::string run() {
    for (const Card& card : set_.cards) write(card);
    for (std::size_t i = 1; i < set_.word_lists.size(); ++i)
      line(0, fmt::format("words {}: {}", i, fmt::join(set_.word_lists[i], ", ")));
    return out_;
  }

 private:
  void line(int depth, std::string_view text) {
    out_.append(static_cast<std::size_t>(depth) * 2, ' ').append(text).append("\n");
  }

  void write(const Card& card) {
    line(0, fmt::format("{} {} \"{}\" / \"{}\"", nouns_.card.id, card.number, card.title,
                        card.spanish));
    for (const Field& field : nouns_.fields) {
      const FieldValue& value = card.fields[field.number - 1U];
      if (value.said) line(1, field.id + said(field, value));
    }
    for (const std::uint16_t row : card.abilities) write(set_.abilities[row]);
  }

  std::string said(const Field& field, const FieldValue& value) const {
    if (field.type == Field::Type::kNumber) return fmt::format(" {}", value.number);
    if (!value.text.empty()) return fmt::format(" \"{}\"", value.text);
    std::string out;
    for (const FieldValue::Share& share : value.members)
      out += fmt::format(" {}={}", id(nouns_.member(field.group, share.member)), share.amount);
    return out;
  }

  void write(const Ability& ability) {
    std::string head;
    for (const TriggerRow& row : trigger_rows()) {
      if (row.trigger == ability.trigger) head = row.phrase;
    }
    if (ability.own_turn != 0) add(head, "in your turn");
    if (ability.keyword != 0) {
      add(head, fmt::format("[{} {}{}]", id(nouns_.ability(ability.keyword)), ability.parameter,
                            ability.card == 0 ? "" : fmt::format(" card {}", ability.card)));
    }
    line(1, head);
    steps(ability.begin, ability.end, 2);
  }

  void steps(std::size_t begin, std::size_t end, int depth) {
    for (std::size_t i = begin; i < end; i += 1U + set_.instructions[i].length) {
      line(depth, text(set_.instructions[i]));
      steps(i + 1, i + 1 + set_.instructions[i].length, depth + 1);
    }
  }

  std::string text(const Instruction& step) const {
    std::string out(verb_row(step.verb).word);
    if (step.verb == Verb::kIfYouDo) out = "if-you-do";
    if (step.verb == Verb::kPickPlayer) out = "pick-player";
    if (step.who.who != Who::kNobody && step.who != Players{Who::kYou, Than::kAny, 0, 0})
      add(out, fmt::format("who=({})", text(step.who)));
    if (step.condition.kind != Condition::Kind::kNone) {
      add(out, fmt::format("condition=({}{})", name(step.condition.kind, kCondition),
                           name(step.condition.compare, kCompare)));
    }
    if (step.noun != 0) add(out, fmt::format("noun={}", noun(step)));
    if (step.condition.noun != 0)
      add(out, fmt::format("noun={}", id(nouns_.counter(step.condition.noun))));
    if (step.amount != 0 || step.condition.compare != Compare::kNone)
      add(out, fmt::format("amount=({})", text(set_.amounts[step.amount])));
    if (step.cards != 0) add(out, fmt::format("cards=({})", text(set_.selections[step.cards])));
    if (step.with_cards != 0)
      add(out, fmt::format("with=({})", text(set_.selections[step.with_cards])));
    if (step.to.pile != 0) add(out, fmt::format("to=({})", text(step.to)));
    if (step.other.who != Who::kNobody) add(out, fmt::format("other=({})", text(step.other)));
    if (step.duration != Duration::kNone)
      add(out, fmt::format("duration={}", name(step.duration, kDuration)));
    return out;
  }

  std::string noun(const Instruction& step) const {
    switch (step.verb) {
      case Verb::kIf:
      case Verb::kIfYouDo:
      case Verb::kMay:
        return "otherwise";  // follows: kHasOtherwise
      case Verb::kName:
        return id(nouns_.group(step.noun));
      case Verb::kChange:
        return id(nouns_.stat(step.noun));
      case Verb::kGain:
      case Verb::kLose:
        return id(nouns_.counter(step.noun));
      default:
        return id(nouns_.act(step.noun));
    }
  }

  std::string text(const Players& players) const {
    std::string out(name(players.who, kWho));
    add(out, name(players.than, kThan));
    if (players.counted_pile != 0) add(out, id(nouns_.pile(players.counted_pile)));
    if (players.counted_counter != 0) add(out, id(nouns_.counter(players.counted_counter)));
    return out;
  }

  std::string text(const Place& place) const {
    std::string out(name(place.end, kEnd));
    add(out, name(place.whose, kWhose));
    add(out, name(place.which, kWhich));
    add(out, id(nouns_.pile(place.pile)));
    return out;
  }

  std::string text(const Amount& amount) const {
    std::string out(name(amount.kind, kAmount));
    if (amount.n != 0 || amount.kind == Amount::Kind::kNumber) add(out, std::to_string(amount.n));
    if (amount.kind == Amount::Kind::kStat) add(out, id(nouns_.stat(amount.noun)));
    if (amount.kind == Amount::Kind::kCounter) add(out, id(nouns_.counter(amount.noun)));
    if (amount.cards != 0) add(out, fmt::format("({})", text(set_.selections[amount.cards])));
    if (amount.cap != 0) add(out, fmt::format("cap {}", amount.cap));
    return out;
  }

  std::string text(const Cards& cards) const {
    std::string out(name(cards.quantity, kQuantity));
    if (cards.amount != 0) add(out, text(set_.amounts[cards.amount]));
    add(out, text(cards.filter));
    if (cards.of_them != 0) add(out, "of-them");
    if (cards.from.pile != 0) add(out, fmt::format("from ({})", text(cards.from)));
    return out;
  }

  std::string text(const Filter& filter) const {
    std::string out;
    if (filter.other != 0) add(out, "other");
    for (const Filter::Member& each : filter.member) {
      if (each.group == 0) continue;
      add(out, each.member == 0 ? fmt::format("named-{}", id(nouns_.group(each.group)))
                                : id(nouns_.member(each.group, each.member)));
    }
    if (filter.stat != 0)
      add(out, fmt::format("{}{}{}", id(nouns_.stat(filter.stat)), name(filter.compare, kCompare),
                           filter.bound));
    if (filter.words != 0) add(out, fmt::format("words {}", filter.words));
    if (filter.title != 0) add(out, fmt::format("card {}", filter.title));
    return out;
  }

  const Nouns& nouns_;
  const CardSet& set_;
  std::string out_;
};

}  // namespace

std::string dump(const Nouns& nouns, const CardSet& set) { return Dumper(nouns, set).run(); }

}  // namespace scriptorium::effects
