#include "effects/language/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "effects/language/effect.h"
#include "effects/language/fields.h"
#include "effects/language/verbs.h"
#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr int kHighestNumber = 9999;

// In two passes, since a card may name one that stands further down: heads and fields first.
class Compiler {
 public:
  explicit Compiler(const Nouns& nouns) : nouns_(nouns), rows_(set_) {}

  Compiled run(std::span<const Source> sources) {
    std::vector<std::vector<TextLine>> files;
    files.reserve(sources.size());  // lines are pointed to
    for (const Source& source : sources) {
      files.push_back(read_lines(source.file, source.text, faults_));
      for (const TextLine& line : files.back()) head(source.file, line);
    }
    check_bodies();
    for (Read& each : read_) effects(each);
    Compiled out;
    out.faults = sorted(sources);
    if (out.faults.empty()) out.set = std::move(set_);
    return out;
  }

 private:
  // A card in the making: its place in the set and the line that it came from.
  struct Read {
    std::size_t at;
    const TextLine* line;
  };

  void fault(std::string_view file, int line, std::string reason) {
    faults_.add(file, line, std::move(reason));
  }

  // --- Heads and fields ---

  void head(const std::string& file, const TextLine& line) {
    Card card;
    card.file = file;
    card.line = line.number;
    card.fields.resize(nouns_.fields.size());
    try {
      Cursor words(line.tokens);
      card_word(words);
      number(card, words);
      card.title = title(words, "title");
      words.expect_end();
      check_unique(card);
    } catch (const Refused& refused) {
      fault(file, line.number, refused.reason);
    }
    fields(card, line);
    set_.cards.push_back(std::move(card));
    read_.push_back({set_.cards.size() - 1, &line});
  }

  void card_word(Cursor& words) {
    const std::size_t length = words.spelled(nouns_.card);
    if (length == 0) {
      refuse(fmt::format("a card begins like {0} 9 \"Title\"; {1} is not {0}", nouns_.card.id,
                         words.here()));
    }
    for (std::size_t i = 0; i < length; ++i) words.skip();
  }

  static void number(Card& card, Cursor& words) {
    const Token* token = words.peek();
    const auto value =
        token == nullptr ? std::nullopt : whole_number(token->text, 1, kHighestNumber);
    if (!value) words.wants(fmt::format("the card's number, from 1 to {},", kHighestNumber));
    card.number = static_cast<int>(*value);
    words.skip();
  }

  static std::string title(Cursor& words, std::string_view what) {
    const Token* token = words.peek();
    if (token == nullptr || token->kind != Token::Kind::kQuoted || trim(token->text).empty())
      words.wants(fmt::format("the {} in straight quotes", what));
    words.skip();
    return token->text;
  }

  void check_unique(const Card& card) {
    const std::string here = fmt::format("{}:{}", card.file, card.line);
    const auto [number, fresh_number] = numbers_.emplace(card.number, here);
    if (!fresh_number)
      refuse(fmt::format("the number {} is taken ({})", card.number, number->second));
    const auto [title, fresh_title] = titles_.emplace(small_letters(card.title), here);
    if (!fresh_title)
      refuse(fmt::format("the title {} is taken ({})", in_quotes(card.title), title->second));
  }

  void fields(Card& card, const TextLine& line) {
    for (const TextLine& each : line.below) {
      try {
        field(card, each);
      } catch (const Refused& refused) {
        fault(card.file, each.number, refused.reason);
      }
    }
    std::vector<std::string> missing;
    if (card.spanish.empty() && !mentions(line, "spanish")) missing.emplace_back("spanish");
    for (const Field& each : nouns_.fields) {
      const bool said = card.fields[each.number - 1U].said || mentions(line, each.id);
      if (!said && !each.is(Flag::kOptional)) missing.push_back(each.id);
    }
    if (!missing.empty())
      fault(card.file, line.number,
            fmt::format("{} lacks {}", in_quotes(card.title), fmt::join(missing, ", ")));
  }

  static bool mentions(const TextLine& line, std::string_view field) {
    return std::any_of(line.below.begin(), line.below.end(),
                       [&](const TextLine& each) { return each.tokens[0].text == field; });
  }

  // A line below a card, if it is a field; effects wait.
  void field(Card& card, const TextLine& line) {
    if (EffectReader::is_trigger(line)) return;
    Cursor words(line.tokens);
    const bool spanish = words.takes("spanish");
    const Field* field = spanish ? nullptr : words.noun(nouns_.fields);
    if (!spanish && field == nullptr) {
      if (words.noun(nouns_.abilities) == nullptr) unknown_line(line);
      return;
    }
    if (!line.below.empty())
      fault(card.file, line.below[0].number, "nothing may stand below a field");
    const bool twice = spanish ? !card.spanish.empty() : card.fields[field->number - 1U].said;
    if (twice) refuse(fmt::format("{} stands twice", line.tokens[0].text));
    if (spanish) {
      card.spanish = title(words, "Spanish title");
      words.expect_end();
    } else {
      card.fields[field->number - 1U] = read_field(nouns_, *field, line, words);
    }
  }

  [[noreturn]] void unknown_line(const TextLine& line) const {
    const std::string& first = line.tokens[0].text;
    std::vector<std::string> known = {"spanish", "when"};
    for (const Field& each : nouns_.fields) known.push_back(each.id);
    for (const NamedAbility& each : nouns_.abilities) Cursor::add_spellings(each, known);
    for (const VerbRow& row : verb_rows()) {
      if (row.word == first)
        refuse(fmt::format("{} is an effect and stands below a trigger, such as \"when played\"",
                           in_quotes(first)));
    }
    refuse(fmt::format("a card has no {}{}", in_quotes(line.tokens[0].written),
                       did_you_mean(first, known)));
  }

  // --- Effects ---

  void effects(const Read& read) {
    Card& card = set_.cards[read.at];
    const Report report = [&](int line, std::string reason) {
      fault(card.file, line, std::move(reason));
    };
    for (const TextLine& line : read.line->below) {
      if (EffectReader::is_trigger(line)) {
        const auto row = EffectReader(setting({}), report).read(line);
        if (row) card.abilities.push_back(*row);
        continue;
      }
      Cursor words(line.tokens);
      if (words.takes("spanish") || words.noun(nouns_.fields) != nullptr) continue;
      const NamedAbility* ability = words.noun(nouns_.abilities);
      if (ability == nullptr) continue;
      try {
        named(card, line, *ability, words);
      } catch (const Refused& refused) {
        report(line.number, refused.reason);
      }
    }
  }

  Setting setting(const Parameter& parameter) {
    return {nouns_, rows_, card_named_, parameter, false, {}};
  }

  void named(Card& card, const TextLine& line, const NamedAbility& ability, Cursor& words) {
    if (!line.below.empty())
      refuse(fmt::format("what {} does is said in the nouns file; nothing may stand below it",
                         ability.id));
    Ability row;
    row.keyword = ability.number;
    const Parameter value = parameter(ability, words);
    row.parameter = value.kind == NamedAbility::Parameter::kWords
                        ? value.words
                        : static_cast<std::uint8_t>(value.number);
    row.card = value.card;
    if (ability.body.empty()) card.abilities.push_back(rows_.ability(row, {}));
    if (!bodies_sound_) return;
    // The body is sound, so what is wrong comes from the parameter: a fault of the card's line.
    const Report report = [&](int, std::string reason) {
      fault(card.file, line.number, fmt::format("{}: {}", ability.id, reason));
    };
    for (const TextLine& each : ability.body) {
      const auto made = EffectReader(setting(value), report).read(each, row);
      if (made) card.abilities.push_back(*made);
    }
  }

  Parameter parameter(const NamedAbility& ability, Cursor& words) {
    Parameter out;
    out.kind = ability.parameter;
    const Token* token = words.peek();
    switch (ability.parameter) {
      case NamedAbility::Parameter::kNothing:
        break;
      case NamedAbility::Parameter::kNumber: {
        const auto value =
            token == nullptr ? std::nullopt : whole_number(token->text, 1, kMaxAmount);
        if (!value)
          words.wants(fmt::format("the number of {}, from 1 to {},", ability.id, kMaxAmount));
        out.number = static_cast<int>(*value);
        words.skip();
        break;
      }
      case NamedAbility::Parameter::kWords:
        out.words = rows_.words(read_word_list(words));
        break;
      case NamedAbility::Parameter::kCard:
        if (token == nullptr)
          refuse(fmt::format("{} names a card: a title in quotes, or a reference", ability.id));
        if (token->kind == Token::Kind::kQuoted) {
          out.card = card_named(token->text);
          words.skip();
          break;
        }
        out.card = card_named(words.rest());
        return out;
    }
    words.expect_end();
    return out;
  }

  // The abilities of the nouns file, once, with a parameter that fits: their faults are the file's.
  void check_bodies() {
    CardSet scratch;
    Rows rows(scratch);
    const Report report = [&](int line, std::string reason) {
      bodies_sound_ = false;
      fault(nouns_.file, line, std::move(reason));
    };
    for (const NamedAbility& ability : nouns_.abilities) {
      const Parameter parameter = {ability.parameter, 1, 1, 1};
      for (const TextLine& line : ability.body) {
        EffectReader({nouns_, rows, card_named_, parameter, false, {}}, report).read(line);
      }
    }
  }

  // By title, or by reference if one card alone has it.
  std::uint16_t card_named(std::string_view name) const {
    std::vector<std::string> titles;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < set_.cards.size(); ++i) {
      const Card& card = set_.cards[i];
      if (card.title == name) return static_cast<std::uint16_t>(i + 1);
      titles.push_back(card.title);
      for (const Field& field : nouns_.fields) {
        const std::string& text = card.fields[field.number - 1U].text;
        if (field.type != Field::Type::kReference || text.empty()) continue;
        titles.push_back(text);
        if (small_letters(text) == small_letters(name)) found.push_back(i);
      }
    }
    if (found.empty())
      refuse(fmt::format("there is no card {} in this set{}", in_quotes(name),
                         did_you_mean(name, titles)));
    if (found.size() > 1)
      refuse(fmt::format("{} is the reference of {} and of {}; say a title", in_quotes(name),
                         in_quotes(set_.cards[found[0]].title),
                         in_quotes(set_.cards[found[1]].title)));
    return static_cast<std::uint16_t>(found[0] + 1);
  }

  // In the order of the files, the nouns first.
  std::vector<Fault> sorted(std::span<const Source> sources) {
    std::map<std::string, std::size_t> order;
    for (const Source& source : sources) order.emplace(source.file, order.size() + 1);
    std::vector<Fault> faults = faults_.take();
    std::sort(faults.begin(), faults.end(), [&](const Fault& a, const Fault& b) {
      return std::pair(order[a.file], a.line) < std::pair(order[b.file], b.line);
    });
    return faults;
  }

  const Nouns& nouns_;
  CardSet set_;
  Rows rows_;
  Faults faults_;
  std::vector<Read> read_;
  std::map<int, std::string> numbers_;  // where each is
  std::map<std::string, std::string> titles_;
  bool bodies_sound_ = true;
  const std::function<std::uint16_t(std::string_view)> card_named_ = [this](std::string_view name) {
    return card_named(name);
  };
};

}  // namespace

Compiled compile(const Nouns& nouns, std::span<const Source> sources) {
  return Compiler(nouns).run(sources);
}

const FieldValue* field_of(const Nouns& nouns, const Card& card, std::string_view id) {
  for (const Field& field : nouns.fields) {
    if (field.id == id) return &card.fields[field.number - 1U];
  }
  return nullptr;
}

}  // namespace scriptorium::effects
