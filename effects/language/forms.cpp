#include "effects/language/forms.h"

#include <fmt/format.h>

#include <stdexcept>

#include "effects_phrases.h"

namespace scriptorium::effects {
namespace {

// Blanks at the ends of a phrase are written \s, since a line's own are cut off.
std::string with_blanks(std::string_view text) {
  if (text == "-") return " ";  // nothing: blanks are tidied up
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\\s") {
      out += ' ';
      ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace

Forms::Forms(std::string_view text) {
  std::string key;
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (trim(line).empty() || line.front() == '#') continue;
    const auto fail = [&](std::string_view why) {
      throw std::runtime_error(fmt::format("phrases.txt:{}: {}", number, why));
    };
    if (line.front() != ' ') {
      key = trim(line);
      if (!keys_.try_emplace(key).second) fail("the key stands twice: " + key);
      continue;
    }
    const std::string_view said = trim(line);
    const std::string_view form = said.substr(0, said.find(' '));
    const std::string_view words = trim(said.substr(form.size()));
    const bool known = language_of(form.substr(0, 2)).has_value();
    if (key.empty() || !known || (form.size() > 2 && form[2] != '.') || words.empty())
      fail("expected a key, or a line \"en …\", \"es.form …\"");
    const std::string name = form.size() == 2 ? std::string(form) + "." : std::string(form);
    if (!keys_[key].emplace(name, with_blanks(words)).second) fail("the form stands twice");
  }
  for (const auto& [each, forms] : keys_) {
    bool english = false;
    bool spanish = false;
    for (const auto& [form, words] : forms) (form.starts_with("en") ? english : spanish) = true;
    if (!english || !spanish)
      throw std::runtime_error("phrases.txt: not in both languages: " + each);
  }
}

std::string_view Forms::find(std::string_view key, Language language,
                             std::initializer_list<std::string_view> forms) const {
  const auto found = keys_.find(key);
  if (found == keys_.end()) return {};
  for (const std::string_view form : forms) {
    const auto said =
        found->second.find((language == Language::kEnglish ? "en." : "es.") + std::string(form));
    if (said != found->second.end()) return said->second;
  }
  return {};
}

std::string_view Forms::get(std::string_view key, Language language,
                            std::initializer_list<std::string_view> forms) const {
  const std::string_view said = find(key, language, forms);
  if (said.empty())
    throw std::logic_error(fmt::format("phrases.txt has no {} of \"{}\"", *forms.begin(), key));
  return said;
}

std::vector<std::string> Forms::keys() const {
  std::vector<std::string> list;
  for (const auto& [key, forms] : keys_) list.push_back(key);
  return list;
}

const Forms& effect_phrases() {
  static const Forms forms(kEffectsPhrases);
  return forms;
}

std::string fill(std::string_view phrase, const Slots& slots) {
  std::string out;
  for (std::size_t i = 0; i < phrase.size();) {
    const std::size_t end = phrase[i] == '{' ? phrase.find('}', i) : std::string_view::npos;
    const auto slot =
        end == std::string_view::npos ? slots.end() : slots.find(phrase.substr(i + 1, end - i - 1));
    if (slot == slots.end()) {
      out += phrase[i++];
    } else {
      out += slot->second;
      i = end + 1;
    }
  }
  return out;
}

std::string fill(std::string_view phrase, std::initializer_list<std::string_view> arguments) {
  Slots slots;
  for (const std::string_view each : arguments)
    slots.emplace(std::to_string(slots.size()), std::string(each));
  return fill(phrase, slots);
}

}  // namespace scriptorium::effects
