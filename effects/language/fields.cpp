#include "effects/language/fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr int kMostOfAMember = 9;

int number(Cursor& words, const Noun& noun) {
  const Token* token = words.peek();
  const auto value = token == nullptr ? std::nullopt : whole_number(token->text, -999'999, 999'999);
  if (!value) words.wants("a number");
  if (*value < noun.low || *value > noun.high)
    refuse(fmt::format("{} is out of range: {} goes from {} to {}", *value, noun.id, noun.low,
                       noun.high));
  words.skip();
  return static_cast<int>(*value);
}

std::vector<FieldValue::Share> members(const Nouns& nouns, const Field& field, Cursor& words) {
  std::vector<FieldValue::Share> out;
  const Group& group = *nouns.group(field.group);
  do {
    FieldValue::Share share;
    const Noun& member = words.expect_noun(group.members, group.id);
    share.member = member.number;
    if (std::any_of(out.begin(), out.end(),
                    [&](const auto& each) { return each.member == share.member; }))
      refuse(fmt::format("{} stands twice", in_quotes(member.id)));
    const Token* token = words.peek();
    if (field.type == Field::Type::kAmounts && token != nullptr &&
        token->kind == Token::Kind::kWord) {
      Noun amount;
      amount.id = member.id;
      amount.low = 1;
      amount.high = kMostOfAMember;
      share.amount = static_cast<std::uint8_t>(number(words, amount));
    }
    out.push_back(share);
  } while (field.type != Field::Type::kMember && words.takes(Token::Kind::kComma));
  return out;
}

}  // namespace

std::string read_reference(std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  const auto verses = [](std::string_view last) {
    const std::size_t colon = last.find(':');
    if (colon == std::string_view::npos) return false;
    std::vector<std::string_view> numbers = split(last.substr(colon + 1), '-');
    numbers.push_back(last.substr(0, colon));
    return numbers.size() <= 3 &&
           std::all_of(numbers.begin(), numbers.end(), [](std::string_view each) {
             return whole_number(each, 1, 999).has_value();
           });
  };
  if (words.size() < 2 || !verses(words.back()) || text.find('"') != std::string_view::npos)
    refuse(fmt::format("{} is no reference like Luke 15:24", in_quotes(text)));
  return fmt::format("{}", fmt::join(words, " "));
}

FieldValue read_field(const Nouns& nouns, const Field& field, const TextLine& line, Cursor& words) {
  FieldValue value;
  value.said = true;
  switch (field.type) {
    case Field::Type::kNumber:
      value.number = number(words, field);
      break;
    case Field::Type::kAmounts:
    case Field::Type::kMembers:
    case Field::Type::kMember:
      value.members = members(nouns, field, words);
      break;
    case Field::Type::kReference:
      value.text = read_reference(line.rest);
      return value;
    case Field::Type::kText: {
      const Token* token = words.peek();
      if (token == nullptr || token->kind != Token::Kind::kQuoted || token->text.empty())
        words.wants("a text in quotes");
      value.text = token->text;
      words.skip();
      break;
    }
    case Field::Type::kFlag:
      break;
  }
  words.expect_end();
  return value;
}

}  // namespace scriptorium::effects
