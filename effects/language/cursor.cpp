#include "effects/language/cursor.h"

#include <fmt/format.h>

#include <algorithm>

#include "table/words.h"

namespace scriptorium::effects {
namespace {

// Whether a word in small letters is the same as one that may have capitals.
bool same_letters(std::string_view small, std::string_view other) {
  return std::equal(small.begin(), small.end(), other.begin(), other.end(), [](char a, char b) {
    return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
  });
}

}  // namespace

void refuse(std::string reason) { throw Refused{std::move(reason)}; }

const Token* Cursor::peek(std::size_t ahead) const {
  return ahead < tokens_.size() && at_ + ahead < tokens_.size() ? &tokens_[at_ + ahead] : nullptr;
}

bool Cursor::sees(std::string_view phrase, std::size_t ahead) const {
  for (const std::string_view word : split(phrase, ' ')) {
    const Token* token = peek(ahead++);
    if (token == nullptr || token->kind != Token::Kind::kWord || token->text != word) return false;
  }
  return true;
}

bool Cursor::takes(std::string_view phrase) {
  if (!sees(phrase)) return false;
  at_ += split(phrase, ' ').size();
  return true;
}

void Cursor::expect(std::string_view phrase) {
  if (takes(phrase)) return;
  const Token* token = peek();
  const bool near = token != nullptr && token->kind == Token::Kind::kWord &&
                    !nearest(token->text, std::vector<std::string_view>{phrase}).empty();
  if (at_end() || near) wants(fmt::format("\"{}\"", phrase));
  refuse(fmt::format("\"{}\" is missing before {}", phrase, here()));
}

bool Cursor::takes(Token::Kind kind) {
  if (at_end() || tokens_[at_].kind != kind) return false;
  ++at_;
  return true;
}

bool Cursor::has(Token::Kind kind) const {
  for (std::size_t i = at_; i < tokens_.size(); ++i) {
    if (tokens_[i].kind == kind) return true;
  }
  return false;
}

std::size_t Cursor::spelled(const Noun& noun, std::size_t ahead) const {
  // Asked for every noun at every word: nothing is copied.
  const auto length = [&](std::string_view way) -> std::size_t {
    std::size_t words = 0;
    while (!way.empty()) {
      const std::size_t end = std::min(way.find(' '), way.size());
      const Token* token = peek(ahead + words++);
      if (token == nullptr || token->kind != Token::Kind::kWord) return 0;
      if (!same_letters(token->text, way.substr(0, end))) return 0;
      way.remove_prefix(std::min(end + 1, way.size()));
    }
    return words;
  };
  return std::max({length(noun.id), length(word(noun, "en.one")), length(word(noun, "en.many"))});
}

void Cursor::add_spellings(const Noun& noun, std::vector<std::string>& known) {
  known.push_back(noun.id);
  for (const std::string_view form : {"en.one", "en.many"}) {
    const std::string spelled = small_letters(word(noun, form));
    if (!spelled.empty() && std::find(known.begin(), known.end(), spelled) == known.end())
      known.push_back(spelled);
  }
}

std::string Cursor::here() const {
  const Token* token = peek();
  return token == nullptr ? "the end of the line" : in_quotes(token->written);
}

void Cursor::unknown(std::string_view kind, const std::vector<std::string>& known,
                     const std::vector<std::string>& listed) const {
  const Token* token = peek();
  if (token == nullptr)
    refuse(fmt::format("the line ends where a {} should stand{}", kind,
                       did_you_mean("", known, listed)));
  refuse(fmt::format("there is no {} {} in this game{}", kind, in_quotes(token->written),
                     did_you_mean(token->text, known, listed)));
}

void Cursor::wants(std::string_view what) const {
  refuse(at_end() ? fmt::format("the line ends where {} should stand", what)
                  : fmt::format("{} should stand where {} stands", what, here()));
}

std::string Cursor::rest() const {
  std::string out;
  for (std::size_t i = at_; i < tokens_.size(); ++i) {
    const Token::Kind kind = tokens_[i].kind;
    const bool sign = kind == Token::Kind::kComma || kind == Token::Kind::kColon;
    out += (out.empty() || sign ? "" : " ") + tokens_[i].written;
  }
  return out;
}

void Cursor::expect_end() const {
  if (!at_end())
    refuse(fmt::format("the sentence is complete before {}, which does not belong to it",
                       in_quotes(rest())));
}

}  // namespace scriptorium::effects
