#pragma once

#include <string>

#include "effects/language/tests/samples.h"

// What the compiler refuses: the line, where the fault is, and all that it says.
namespace scriptorium::effects {

struct Bad {
  const char* lines;  // `|` ends a line
  int at;
  const char* reason;
};

inline std::string as_lines(std::string text, const std::string& margin) {
  std::string out = margin;
  for (const char c : text) out += c == '|' ? "\n" + margin : std::string(1, c);
  return out + "\n";
}

inline void expect_refusal(const Bad& bad, const std::string& text) {
  const Compiled compiled = compile_text(text);
  EXPECT_FALSE(compiled.set) << text;
  EXPECT_EQ(faults_of(compiled.faults),
            "a.cards:" + std::to_string(bad.at) + ": " + bad.reason + "\n")
      << text;
}

}  // namespace scriptorium::effects
