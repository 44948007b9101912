#include "effects/language/building.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace scriptorium::effects {
namespace {

[[noreturn]] void refuse_all(const std::vector<Fault>& faults) {
  std::string text;
  for (const Fault& fault : faults) text += fault.text() + "\n";
  throw std::runtime_error(text);
}

CardSet in_card_order(CardSet set) {
  std::vector<Ability> abilities;
  for (Card& card : set.cards) {
    for (std::uint16_t& row : card.abilities) {
      abilities.push_back(set.abilities[row]);
      row = static_cast<std::uint16_t>(abilities.size() - 1);
    }
  }
  set.abilities = std::move(abilities);
  return set;
}

}  // namespace

std::string read_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error(fmt::format("{}: cannot be read", file));
  return {std::istreambuf_iterator<char>(in), {}};
}

Deck make_deck(const Source& nouns_source, std::span<const Source> cards) {
  NounsRead nouns = read_nouns(nouns_source.file, nouns_source.text);
  if (!nouns.nouns) refuse_all(nouns.faults);
  Compiled compiled = compile(*nouns.nouns, cards);
  if (!compiled.set) refuse_all(compiled.faults);
  return {std::move(*nouns.nouns), in_card_order(std::move(*compiled.set))};
}

Deck read_deck(const std::string& nouns_file, std::span<const std::string> card_files) {
  std::vector<Source> sources;
  for (const std::string& file : card_files) sources.push_back({file, read_file(file)});
  return make_deck({nouns_file, read_file(nouns_file)}, sources);
}

const FieldValue& needed_field(const Nouns& nouns, const Card& card, const char* id) {
  const FieldValue* value = field_of(nouns, card, id);
  if (value == nullptr) throw std::runtime_error(fmt::format("the nouns have no field {}", id));
  return *value;
}

int write_built(int count, char** arguments, int wanted, const char* usage,
                std::string (*build)(char** arguments)) {
  if (count != wanted + 1) {
    std::fputs(usage, stderr);
    return 2;
  }
  try {
    const std::string text = build(arguments);
    std::ofstream(arguments[wanted], std::ios::binary) << text;
    return 0;
  } catch (const std::exception& fault) {
    std::fputs(fault.what(), stderr);
    std::fputs("\n", stderr);
    return 1;
  }
}

}  // namespace scriptorium::effects
