#include "table/telling.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

namespace scriptorium {
namespace {

using Names = std::vector<std::string>;  // of an event's fields

// What stands at `action.seat` of the event or at `before.step`; null where nothing does.
const json::value* value_at(const Happening& happening, std::string_view path) {
  const json::object* object = &happening.event;
  const json::value* value = nullptr;
  bool first = true;
  for (const std::string_view part : split(path, '.')) {
    if (first && part == "before") {
      object = &happening.before;
      first = false;
      continue;
    }
    first = false;
    value = object == nullptr ? nullptr : object->if_contains(part);
    if (value == nullptr) return nullptr;
    object = value->if_object();
  }
  return value;
}

bool is_there(const json::value* value) {
  if (value == nullptr || value->is_null()) return false;
  if (const bool* truth = value->if_bool()) return *truth;
  const json::array* list = value->if_array();
  return list == nullptr || !list->empty();
}

std::string text_of(const json::value* value) {
  if (value == nullptr) return {};
  return value->is_string() ? std::string(value->get_string()) : json::serialize(*value);
}

// Of a list, how many it has.
int number_of(const json::value& value) {
  if (const json::array* list = value.if_array()) return static_cast<int>(list->size());
  return value.to_number<int>();
}

// A seat of the reader's, or seats with one of them.
bool is_readers(const json::value* value, const Reader& reader) {
  if (value == nullptr) return false;
  if (const json::array* seats = value->if_array()) {
    return std::ranges::any_of(*seats,
                               [&](const json::value& seat) { return is_readers(&seat, reader); });
  }
  return value->is_number() && reader.is(number_of(*value));
}

bool holds(const TellingLine::Condition& condition, const Happening& happening) {
  using Kind = TellingLine::Condition::Kind;
  const json::value* value = value_at(happening, condition.field);
  switch (condition.kind) {
    case Kind::kThere:
      return is_there(value);
    case Kind::kNotThere:
      return !is_there(value);
    case Kind::kEqual:
      return value != nullptr && text_of(value) == filled(condition.value, [&](auto field) {
                                   return text_of(value_at(happening, field));
                                 });
    case Kind::kYou:
      return is_readers(value, happening.reader);
  }
  return false;
}

// A sentence begins with a capital; a name or a card is written as it is.
Text capitalized(const Text& text) {
  Text out;
  for (Span span : text.spans()) {
    char& first = span.text.front();
    const bool plain = out.empty() && span.style == Style::kPlain;
    if (plain && first >= 'a' && first <= 'z') first = static_cast<char>(first - 'a' + 'A');
    out.add(std::move(span.text), span.style);
  }
  return out;
}

// The words of one sentence.
class Sayer {
 public:
  Sayer(const Telling& telling, const Happening& happening, const TellingLine& line)
      : telling_(telling), happening_(happening), line_(line), reader_(happening.reader) {}

  Text sentence() const {
    std::string key = filled(line_.phrase, [&](auto field) { return text_of(at(field)); });
    std::vector<Text> arguments;
    if (!line_.by.empty()) {
      key += is_you(at(line_.by)) ? ".you" : ".other";
      arguments.push_back(say({"name", {line_.by}}));
      named_ = number_of(*at(line_.by));
    }
    for (const TellingLine::Word& word : line_.words) arguments.push_back(say(word));
    return capitalized(phrase(key, arguments));
  }

  Text name(const Names& fields) const { return seat_name(reader_, number_of(*at(fields[0]))); }
  Text names(const Names& fields) const {
    return all_of(fields[0],
                  [&](const json::value& seat) { return seat_name(reader_, number_of(seat)); });
  }
  Text number(const Names& fields) const { return std::to_string(number_of(*at(fields[0]))); }
  Text scores(const Names& fields) const {
    int seat = 0;
    return all_of(fields[0], [&](const json::value& points) {
      const std::string_view whose = reader_.is(seat) ? "tell.points.you" : "tell.points.other";
      const Text name = seat_name(reader_, seat++);
      return phrase(whose, {name, std::to_string(number_of(points))});
    });
  }
  Text card(const Names& fields) const {
    const json::value* value = at(fields[0]);
    return is_there(value) ? one_card(*value) : phrase("tell.card");
  }
  Text cards(const Names& fields) const {
    if (!is_there(at(fields[0]))) return count(fields);
    return all_of(fields[0], [&](const json::value& each) { return one_card(each); });
  }
  Text count(const Names& fields) const {
    std::size_t count = 0;
    for (const std::string& field : fields) {
      const json::value* value = at(field);
      if (!is_there(value)) continue;
      count = value->is_array() ? value->get_array().size() : value->to_number<std::size_t>();
      break;
    }
    return phrase("tell.cards", {std::to_string(count)});
  }
  template <const char* kWay>
  Text pile(const Names& fields) const {
    return one_pile(text_of(at(fields[0])), kWay);
  }
  template <const char* kWay>
  Text piles(const Names& fields) const {
    return all_of(fields[0],
                  [&](const json::value& each) { return one_pile(text_of(&each), kWay); });
  }

 private:
  Text one_pile(const std::string& which, const char* way) const {
    const std::size_t dot = which.find('.');
    if (dot == which.npos) return phrase("tell.pile." + which + way);
    const int seat = std::stoi(which.substr(0, dot));
    const std::string its = which.substr(dot + 1);
    const bool numbered = its.find_first_not_of("0123456789") == its.npos;
    const std::string key = "tell.pile." + (numbered ? "number" : its) + way;
    return phrase(key + whose(key, seat), {seat_name(reader_, seat), Text(its)});
  }

  const json::value* at(std::string_view field) const { return value_at(happening_, field); }
  bool is_you(const json::value* seat) const {
    return seat != nullptr && reader_.is(number_of(*seat));
  }
  // Whose a pile is: yours, that of somebody whom the sentence has named, or another's.
  const char* whose(const std::string& key, int seat) const {
    if (reader_.is(seat)) return ".you";
    const bool own = std::exchange(named_, seat) == seat;
    return own && telling_.phrases().has(key + ".own") ? ".own" : ".other";
  }
  Text phrase(std::string_view key, const std::vector<Text>& arguments = {}) const {
    return scriptorium::say(telling_.phrases(), key, reader_.language, arguments);
  }
  Text say(const TellingLine::Word& word) const;
  template <class Say>
  Text all_of(const std::string& field, Say each) const {
    std::vector<Text> all;
    for (const json::value& value : at(field)->as_array()) all.push_back(each(value));
    return listed(reader_, all);
  }
  Text one_card(const json::value& card) const {
    return telling_.own("card")->say(happening_, card);
  }

  const Telling& telling_;
  const Happening& happening_;
  const TellingLine& line_;
  const Reader& reader_;
  mutable std::optional<int> named_ = {};  // the last seat
};

// The words of every game.
struct CommonWord {
  std::string_view name;
  Text (Sayer::*say)(const Names& fields) const;
  std::size_t most = 1;    // fields that it takes
  bool of_hidden = false;  // it has something to say where the first of them is absent
};
constexpr char kFrom[] = ".from";
constexpr char kTo[] = ".to";
constexpr char kUnder[] = ".under";
constexpr char kThe[] = ".the";
constexpr CommonWord kCommonWords[] = {
    {"name", &Sayer::name},
    {"names", &Sayer::names},
    {"number", &Sayer::number},
    {"scores", &Sayer::scores},
    {"card", &Sayer::card, 1, true},
    {"cards", &Sayer::cards, 2, true},
    {"count", &Sayer::count, 2, true},
    {"from", &Sayer::pile<kFrom>},
    {"to", &Sayer::pile<kTo>},
    {"under", &Sayer::pile<kUnder>},
    {"the", &Sayer::pile<kThe>},
    {"all", &Sayer::piles<kThe>},
};

const CommonWord* common_word(std::string_view name) {
  const auto found = std::ranges::find(kCommonWords, name, &CommonWord::name);
  return found == std::end(kCommonWords) ? nullptr : found;
}

Text Sayer::say(const TellingLine::Word& word) const {
  const json::value* value = at(word.fields[0]);
  const CommonWord* common = common_word(word.name);
  if (value == nullptr && (common == nullptr || !common->of_hidden)) return {};
  if (common != nullptr) return (this->*common->say)(word.fields);
  return telling_.own(word.name)->say(happening_, *value);
}

// What is wrong with a word of a line; empty if nothing is.
std::string fault_of(const TellingLine::Word& word, const std::vector<OwnWord>& own) {
  std::vector<std::string_view> known;
  for (const CommonWord& each : kCommonWords) known.push_back(each.name);
  for (const OwnWord& each : own) known.push_back(each.name);
  if (std::ranges::find(known, word.name) == known.end()) {
    const std::string_view near = nearest(word.name, known);
    return fmt::format("there is no word \"{}\"{}", word.name,
                       near.empty() ? "" : fmt::format("; did you mean \"{}\"?", near));
  }
  const CommonWord* common = common_word(word.name);
  const std::size_t most = common == nullptr ? 1 : common->most;
  if (word.fields.size() > most) {
    return fmt::format("\"{}\" takes {} {}", word.name, most, most == 1 ? "field" : "fields");
  }
  const bool of_cards = word.name == "card" || word.name == "cards";
  if (of_cards && std::ranges::find(own, "card", &OwnWord::name) == own.end()) {
    return fmt::format("\"{}\" needs the game's own word \"card\"", word.name);
  }
  return {};
}

}  // namespace

Telling::Telling(std::string file, std::string_view text, const Phrases& phrases,
                 std::vector<OwnWord> own)
    : file_(std::move(file)),
      lines_(read_telling(file_, text)),
      phrases_(phrases),
      own_(std::move(own)) {
  for (const TellingLine& line : lines_) {
    for (const TellingLine::Word& word : line.words) {
      if (const std::string fault = fault_of(word, own_); !fault.empty()) {
        throw std::runtime_error(fmt::format("{}:{}: {}", file_, line.number, fault));
      }
    }
  }
}

const OwnWord* Telling::own(std::string_view name) const {
  const auto found = std::ranges::find(own_, name, &OwnWord::name);
  return found == own_.end() ? nullptr : &*found;
}

std::vector<std::string> Telling::needs(std::string_view event) const {
  constexpr std::string_view kBefore = "before.";
  std::vector<std::string> fields;
  const auto need = [&](std::string_view field) {
    if (!field.empty() && std::ranges::find(fields, field) == fields.end()) {
      fields.emplace_back(field);
    }
  };
  const auto look_at = [&](std::string_view path) {
    if (!path.starts_with(kBefore)) return;
    path.remove_prefix(kBefore.size());
    need(path.substr(0, path.find('.')));
  };
  const auto look_into = [&](std::string_view text) {
    (void)filled(text, [&](std::string_view field) {
      look_at(field);
      return std::string();
    });
  };
  for (const TellingLine& line : lines_) {
    if (std::ranges::find(line.events, event) == line.events.end()) continue;
    for (const TellingLine::Condition& condition : line.conditions) {
      look_at(condition.field);
      look_into(condition.value);
    }
    look_into(line.phrase);
    look_at(line.by);
    for (const TellingLine::Word& word : line.words) {
      std::ranges::for_each(word.fields, look_at);
      const bool of_cards = word.name == "card" || word.name == "cards";
      const OwnWord* its = own(of_cards ? "card" : std::string_view(word.name));
      if (its != nullptr) need(its->before);
    }
  }
  return fields;
}

const TellingLine* Telling::line_for(const Happening& happening) const {
  const std::string type = text_of(happening.event.if_contains("type"));
  const auto fits = [&](const TellingLine& line) {
    return std::ranges::find(line.events, type) != line.events.end() &&
           std::ranges::all_of(line.conditions,
                               [&](const auto& each) { return holds(each, happening); });
  };
  const auto found = std::ranges::find_if(lines_, fits);
  return found == lines_.end() ? nullptr : &*found;
}

Text Telling::tell(const Happening& happening) const {
  const TellingLine* line = line_for(happening);
  if (line == nullptr || line->phrase.empty()) return {};
  return Sayer(*this, happening, *line).sentence();
}

}  // namespace scriptorium
