#include "effects/language/nouns_read.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "effects/language/verbs.h"
#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr int kHighest = 99;  // of a stat or a number on a card

struct KindRow {
  NounKind kind;
  std::string_view word;
  std::string_view example;
  bool has_plural;  // needs `many` beside `one`
  bool has_words;
};
constexpr KindRow kKinds[] = {
    {NounKind::kCard, "card", "card verse", true, true},
    {NounKind::kPile, "pile", "pile hand own hidden", true, true},
    {NounKind::kGroup, "group", "group theme modifier", true, true},
    {NounKind::kMember, "member", "member faith", true, true},
    {NounKind::kStat, "stat", "stat cost 0 9", false, true},
    {NounKind::kCounter, "counter", "counter letters", true, true},
    {NounKind::kAct, "act", "act close forbid", false, true},
    {NounKind::kTrigger, "trigger", "trigger played", false, false},
    {NounKind::kAbility, "ability", "ability prayer number", false, true},
    {NounKind::kField, "field", "field cost number 0 9", false, false},
};
const KindRow& kind_row(NounKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

struct FlagRow {
  Flag flag;
  std::string_view word;
  NounKind kind;
};
constexpr FlagRow kFlags[] = {
    {Flag::kOwn, "own", NounKind::kPile},
    {Flag::kShared, "shared", NounKind::kPile},
    {Flag::kHidden, "hidden", NounKind::kPile},
    {Flag::kOpen, "open", NounKind::kPile},
    {Flag::kOrdered, "ordered", NounKind::kPile},
    {Flag::kDraw, "draw", NounKind::kPile},
    {Flag::kDiscard, "discard", NounKind::kPile},
    {Flag::kOut, "out", NounKind::kPile},
    {Flag::kMany, "many", NounKind::kPile},
    {Flag::kPlay, "play", NounKind::kPile},
    {Flag::kAll, "all", NounKind::kPile},
    {Flag::kLine, "line", NounKind::kPile},
    {Flag::kModifier, "modifier", NounKind::kGroup},
    {Flag::kNoun, "noun", NounKind::kGroup},
    {Flag::kForbidden, "forbid", NounKind::kAct},
    {Flag::kAllowed, "allow", NounKind::kAct},
    {Flag::kGranted, "more", NounKind::kAct},
    {Flag::kOptional, "optional", NounKind::kField},
};

constexpr std::array<std::string_view, 7> kFieldTypes = {
    "number", "amounts", "members", "member", "reference", "text", "flag"};
constexpr std::array<std::string_view, 4> kParameters = {"nothing", "number", "words", "card"};

std::uint32_t bit(Flag flag) { return 1U << static_cast<unsigned>(flag); }

template <class List>
std::vector<std::string> strings(const List& list) {
  return {list.begin(), list.end()};
}

bool is_id(std::string_view text) {
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == std::string_view::npos;
}

bool is_form(const TextLine& line) {
  const std::string& first = line.tokens[0].text;
  return line.tokens[0].kind == Token::Kind::kWord && first.find('.') != std::string::npos;
}

class Reader {
 public:
  explicit Reader(std::string_view file) { nouns_.file = file; }

  NounsRead run(std::string_view text) {
    for (const TextLine& line : read_lines(nouns_.file, text, faults_)) declare(line);
    check_whole(nouns_, faults_);
    NounsRead read;
    read.faults = faults_.take();
    if (read.faults.empty()) read.nouns = std::move(nouns_);
    return read;
  }

 private:
  void fault(const TextLine& line, std::string reason) {
    faults_.add(nouns_.file, line.number, std::move(reason));
  }

  void declare(const TextLine& line) {
    if (line.tokens[0].text == "without") return without(line);
    const auto row = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const KindRow& each) {
      return each.word == line.tokens[0].text && each.kind != NounKind::kMember;
    });
    if (row == std::end(kKinds)) {
      std::vector<std::string> known;
      for (const KindRow& each : kKinds) {
        if (each.kind != NounKind::kMember) known.emplace_back(each.word);
      }
      return fault(line, fmt::format("a noun cannot be a {}{}", in_quotes(line.tokens[0].written),
                                     did_you_mean(line.tokens[0].text, known)));
    }
    switch (row->kind) {
      case NounKind::kCard:
        return card(line);
      case NounKind::kPile:
        return add(nouns_.piles, pile(line), line);
      case NounKind::kGroup:
        return group(line);
      case NounKind::kMember:
        return;
      case NounKind::kStat:
        return stat(line);
      case NounKind::kCounter:
        return plain(nouns_.counters, NounKind::kCounter, line);
      case NounKind::kAct:
        return plain(nouns_.acts, NounKind::kAct, line);
      case NounKind::kTrigger:
        return trigger(line);
      case NounKind::kAbility:
        return ability(line);
      case NounKind::kField:
        return field(line);
    }
  }

  // What all nouns have: an id, flags from the word `flags_at` on, and forms below.
  void begin(Noun& noun, NounKind kind, const TextLine& line, std::size_t flags_at) {
    noun.kind = kind;
    noun.line = line.number;
    if (line.tokens.size() < 2 || !is_id(line.tokens[1].text)) {
      return fault(line, fmt::format("a {} needs a name in small letters, as in \"{}\"",
                                     kind_row(kind).word, kind_row(kind).example));
    }
    noun.id = line.tokens[1].text;
    for (std::size_t i = flags_at; i < line.tokens.size(); ++i) flag(noun, line, line.tokens[i]);
    for (const TextLine& each : line.below) {
      if (is_form(each)) form(noun, each);
    }
    check_forms(noun, line);
  }

  void flag(Noun& noun, const TextLine& line, const Token& token) {
    std::vector<std::string> known = {"proper"};
    if (token.text == "proper") {
      noun.flags |= bit(Flag::kProper);
      return;
    }
    for (const FlagRow& row : kFlags) {
      if (row.kind != noun.kind) continue;
      known.emplace_back(row.word);
      if (row.word == token.text) {
        noun.flags |= bit(row.flag);
        return;
      }
    }
    fault(line, fmt::format("a {} cannot be {}{}", kind_row(noun.kind).word,
                            in_quotes(token.written), did_you_mean(token.text, known)));
  }

  void form(Noun& noun, const TextLine& line) {
    const std::string& name = line.tokens[0].text;
    const std::string language = name.substr(0, 2);
    if (name.size() < 4 || name[2] != '.' || !language_of(language) || !is_id(name.substr(3))) {
      return fault(
          line,
          fmt::format("{} is no form of a word{}", in_quotes(name),
                      did_you_mean(name, {"en.one", "en.many", "es.one", "es.many", "es.gender"})));
    }
    if (line.rest.empty()) return fault(line, fmt::format("{} has no text", name));
    if (!line.below.empty()) return fault(line.below[0], "nothing stands below a word");
    if (name == "es.gender" && line.rest != "m" && line.rest != "f")
      return fault(line, fmt::format("a gender is m or f, not {}", in_quotes(line.rest)));
    if (!noun.words.emplace(name, line.rest).second)
      fault(line, fmt::format("{} stands twice", name));
  }

  void check_forms(const Noun& noun, const TextLine& line) {
    const KindRow& row = kind_row(noun.kind);
    std::vector<std::string> missing;
    for (const std::string_view form : {"en.one", "es.one", "en.many", "es.many"}) {
      const bool plural = form.ends_with("many");
      const bool needed = row.has_words && (!plural || (row.has_plural && !noun.is(Flag::kProper)));
      if (needed && !noun.words.contains(form)) missing.emplace_back(form);
    }
    if (!missing.empty())
      fault(line, fmt::format("{} {} lacks {}", row.word, noun.id, fmt::join(missing, ", ")));
  }

  // Beside forms nothing stands below most nouns.
  void only_forms(const TextLine& line) {
    for (const TextLine& each : line.below) {
      if (!is_form(each)) {
        fault(each, fmt::format("below a {} stand its words, as in \"en.one …\"; {} is none",
                                line.tokens[0].text, in_quotes(each.tokens[0].written)));
      }
    }
  }

  template <class T>
  void add(std::vector<T>& list, T noun, const TextLine& line) {
    if (noun.id.empty()) return;
    if (list.size() >= std::numeric_limits<std::uint8_t>::max())
      return fault(line, fmt::format("more than 255 of the kind {}", kind_row(noun.kind).word));
    for (const T& each : list) {
      if (each.id == noun.id) {
        return fault(line, fmt::format("{} {} stands in line {} already", kind_row(noun.kind).word,
                                       noun.id, each.line));
      }
    }
    if (noun.number == 0) noun.number = static_cast<std::uint8_t>(list.size() + 1);
    list.push_back(std::move(noun));
  }

  void plain(std::vector<Noun>& list, NounKind kind, const TextLine& line) {
    Noun noun;
    begin(noun, kind, line, 2);
    only_forms(line);
    add(list, std::move(noun), line);
  }

  // `without negate fast`: verbs for which the game has no rule.
  void without(const TextLine& line) {
    if (line.tokens.size() == 1) fault(line, "without which verbs?");
    for (std::size_t i = 1; i < line.tokens.size(); ++i) {
      std::vector<std::string> known;
      VerbSet meant = 0;
      for (const VerbRow& row : verb_rows()) {
        known.emplace_back(row.word);
        if (row.word == line.tokens[i].text) meant |= verb_bit(row.verb);
      }
      nouns_.without |= meant;
      if (meant != 0) continue;
      fault(line, fmt::format("there is no verb {}{}", in_quotes(line.tokens[i].written),
                              did_you_mean(line.tokens[i].text, known)));
    }
  }

  void card(const TextLine& line) {
    if (nouns_.card.line != 0)
      return fault(line, fmt::format("the game has its word for a card in line {} already",
                                     nouns_.card.line));
    begin(nouns_.card, NounKind::kCard, line, 2);
    only_forms(line);
    nouns_.card.number = 1;
  }

  Noun pile(const TextLine& line) {
    Noun noun;
    begin(noun, NounKind::kPile, line, 2);
    only_forms(line);
    if (noun.id == "hand") noun.flags |= bit(Flag::kHand);
    const auto both = [&](Flag a, Flag b) { return noun.is(a) == noun.is(b); };
    const auto without = [&](Flag a, Flag b) { return noun.is(a) && !noun.is(b); };
    if (both(Flag::kOwn, Flag::kShared)) {
      fault(line, "a pile is either own or shared");
    } else if (both(Flag::kHidden, Flag::kOpen)) {
      fault(line, "a pile is either hidden or open");
    } else if (without(Flag::kDraw, Flag::kOrdered)) {
      fault(line, "a pile that is drawn from is ordered");
    } else if (without(Flag::kMany, Flag::kOwn)) {
      fault(line, "a pile of which a player has many is own");
    } else if (without(Flag::kAll, Flag::kPlay)) {
      fault(line, "only of piles in play there is one that is all of them");
    } else if (noun.is(Flag::kAll) && (noun.is(Flag::kMany) || noun.is(Flag::kOrdered))) {
      fault(line, "a pile that is all of several is neither many nor ordered");
    } else if (without(Flag::kHand, Flag::kOwn)) {
      fault(line, "each player has a hand of their own");
    }
    return noun;
  }

  void group(const TextLine& line) {
    Group group;
    begin(group, NounKind::kGroup, line, 2);
    if (group.is(Flag::kModifier) == group.is(Flag::kNoun))
      fault(line, "a group is either modifier (\"Faith verse\") or noun (\"Psalm\")");
    for (const TextLine& each : line.below) {
      if (is_form(each)) continue;
      if (each.tokens[0].text != "member") {
        fault(each, fmt::format("below a group stand its words and its members; {} is neither{}",
                                in_quotes(each.tokens[0].written),
                                did_you_mean(each.tokens[0].text, {"member"})));
        continue;
      }
      Noun member;
      begin(member, NounKind::kMember, each, 2);
      only_forms(each);
      add(group.members, std::move(member), each);
    }
    if (group.members.empty()) fault(line, fmt::format("group {} has no members", group.id));
    add(nouns_.groups, std::move(group), line);
  }

  void stat(const TextLine& line) {
    Noun noun;
    begin(noun, NounKind::kStat, line, 4);
    only_forms(line);
    range(noun, line, 2);
    add(nouns_.stats, std::move(noun), line);
  }

  void range(Noun& noun, const TextLine& line, std::size_t at) {
    const auto number = [&](std::size_t i) {
      return i < line.tokens.size() ? whole_number(line.tokens[i].text, 0, kHighest) : std::nullopt;
    };
    const auto low = number(at);
    const auto high = number(at + 1);
    if (!low || !high || *low > *high) {
      return fault(line, fmt::format("{} {} needs two numbers from 0 to {}, the least and the most",
                                     kind_row(noun.kind).word, noun.id, kHighest));
    }
    noun.low = static_cast<int>(*low);
    noun.high = static_cast<int>(*high);
  }

  void trigger(const TextLine& line) {
    Noun noun;
    begin(noun, NounKind::kTrigger, line, 2);
    only_forms(line);
    std::vector<std::string> known;
    for (const TriggerRow& row : trigger_rows()) {
      known.emplace_back(row.id);
      if (row.id == noun.id) noun.number = static_cast<std::uint8_t>(row.trigger);
    }
    if (noun.number == 0 && !noun.id.empty()) {
      return fault(line, fmt::format("there is no trigger {}{}", in_quotes(noun.id),
                                     did_you_mean(noun.id, known)));
    }
    add(nouns_.triggers, std::move(noun), line);
  }

  void ability(const TextLine& line) {
    NamedAbility ability;
    const std::string said = line.tokens.size() > 2 ? line.tokens[2].text : "nothing";
    begin(ability, NounKind::kAbility, line, 3);
    const auto found = std::find(kParameters.begin(), kParameters.end(), said);
    if (found == kParameters.end()) {
      fault(line, fmt::format("an ability does not take {}{}", in_quotes(said),
                              did_you_mean(said, strings(kParameters))));
    } else {
      ability.parameter =
          static_cast<NamedAbility::Parameter>(std::distance(kParameters.begin(), found));
    }
    for (const TextLine& each : line.below) {
      if (!is_form(each)) ability.body.push_back(each);
    }
    add(nouns_.abilities, std::move(ability), line);
  }

  void field(const TextLine& line) {
    Field field;
    const std::string said = line.tokens.size() > 2 ? line.tokens[2].text : "";
    const auto found = std::find(kFieldTypes.begin(), kFieldTypes.end(), said);
    if (found == kFieldTypes.end()) {
      return fault(line, fmt::format("a field cannot be {}{}", in_quotes(said),
                                     did_you_mean(said, strings(kFieldTypes))));
    }
    field.type = static_cast<Field::Type>(std::distance(kFieldTypes.begin(), found));
    const bool number = field.type == Field::Type::kNumber;
    const bool of_group = field.type == Field::Type::kAmounts ||
                          field.type == Field::Type::kMembers || field.type == Field::Type::kMember;
    begin(field, NounKind::kField, line, number ? 5 : of_group ? 4 : 3);
    only_forms(line);
    if (number) range(field, line, 3);
    if (of_group) group_of(field, line);
    if (field.type == Field::Type::kFlag) field.flags |= bit(Flag::kOptional);
    if (field.id == "spanish") fault(line, "every card has a field spanish as it is");
    add(nouns_.fields, std::move(field), line);
  }

  void group_of(Field& field, const TextLine& line) {
    const std::string said = line.tokens.size() > 3 ? line.tokens[3].text : "";
    std::vector<std::string> known;
    for (const Group& group : nouns_.groups) {
      known.push_back(group.id);
      if (group.id == said) field.group = group.number;
    }
    if (field.group == 0) {
      fault(line, fmt::format("there is no group {} above this line{}", in_quotes(said),
                              did_you_mean(said, known)));
    }
  }

  Nouns nouns_;
  Faults faults_;
};

}  // namespace

NounsRead read_nouns(std::string_view file, std::string_view text) {
  return Reader(file).run(text);
}

}  // namespace scriptorium::effects
