#include <fmt/format.h>

#include "effects/language/compile.h"
#include "language_samples.h"
#include "table/words.h"
#include "tests/fuzz/checks.h"

namespace scriptorium::fuzz {
namespace {

using namespace effects;

Breach check_faults(const std::vector<Fault>& faults, bool made) {
  if (made != faults.empty()) return "there is something beside faults, or neither";
  if (faults.size() > Faults::kMost) return "more faults than anybody reads";
  for (const Fault& fault : faults) {
    if (fault.line < 1 || fault.reason.empty() || !is_utf8(fault.text()))
      return "a fault cannot be shown: " + fault.text();
  }
  return std::nullopt;
}

Breach check_compiled(const Nouns& nouns, std::string_view text) {
  const std::vector<Source> sources = {{"a.cards", std::string(text)}};
  const Compiled compiled = compile(nouns, sources);
  if (Breach breach = check_faults(compiled.faults, compiled.set.has_value())) return breach;
  if (!compiled.set) return std::nullopt;
  if (const char* fault = audit(*compiled.set)) return fmt::format("audit: {}", fault);
  (void)dump(nouns, *compiled.set);
  return std::nullopt;
}

}  // namespace

Breach check_cards(std::string_view text) {
  static const NounsRead read = read_nouns("nouns.txt", kSampleNouns);
  if (!read.nouns) return "the nouns of the tests are not in order";
  return check_compiled(*read.nouns, text);
}

Breach check_nouns(std::string_view text) {
  const NounsRead read = read_nouns("nouns.txt", text);
  if (Breach breach = check_faults(read.faults, read.nouns.has_value())) return breach;
  return read.nouns ? check_compiled(*read.nouns, kSampleCards) : std::nullopt;
}

}  // namespace scriptorium::fuzz
