#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "effects/language/sentence.h"

namespace scriptorium::effects {

using Report = std::function<void(int line, std::string reason)>;

// A trigger and the steps below it.
class EffectReader {
 public:
  EffectReader(const Setting& setting, const Report& report) : setting_(setting), report_(report) {}

  // The row of the ability; nothing if it has faults, which are reported. `ability` says the name
  // and the parameter if it has one.
  std::optional<std::uint16_t> read(const TextLine& line, Ability ability = {});

  static bool is_trigger(const TextLine& line);

 private:
  void fault(const TextLine& line, std::string reason);
  void trigger(const TextLine& line, Ability& ability);
  void block(const std::vector<TextLine>& lines, int depth, std::optional<Verb> above);
  std::optional<Instruction> step(const TextLine& line, std::optional<Verb> before,
                                  std::optional<Verb> above);
  void below(const TextLine& line, std::optional<Verb> verb, int depth);

  Setting setting_;
  const Report& report_;
  bool sound_ = true;
  std::vector<Instruction> steps_;
};

}  // namespace scriptorium::effects
