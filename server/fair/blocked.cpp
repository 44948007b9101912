#include "server/fair/blocked.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "fair_texts.h"
#include "server/fair/lookalike.h"
#include "table/words.h"
#include "text/characters.h"
#include "text/recitation/spoken.h"
#include "text/utf8.h"

namespace scriptorium::server {
namespace {

using Words = std::vector<std::string>;

enum class How { kAnywhere, kWhole, kAlone };

struct Entry {
  How how;
  Objection objection;
  std::string text;  // a word, or several with blanks between them
  Words except;      // words that have it in them and are innocent
};

std::vector<Entry> read_entries() {
  std::vector<Entry> entries;
  for (const std::string_view line : split(kBlockedNames, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    Words words = words_of(line);
    const auto fail = [&] { throw std::runtime_error("blocked names: " + std::string(line)); };
    Entry entry = {How::kWhole, Objection::kBlocked, {}, {}};
    if (words[0] == "staff") {
      entry.objection = Objection::kStaff;
      words.erase(words.begin());
    }
    if (words.size() < 2) fail();
    if (words[0] == "anywhere") {
      entry.how = How::kAnywhere;
    } else if (words[0] == "alone") {
      entry.how = How::kAlone;
    } else if (words[0] != "whole") {
      fail();
    }
    const auto except = std::find(words.begin(), words.end(), "except");
    for (auto word = words.begin() + 1; word != except; ++word) {
      entry.text += (entry.text.empty() ? "" : " ") + *word;
    }
    if (except != words.end()) entry.except.assign(except + 1, words.end());
    entries.push_back(std::move(entry));
  }
  return entries;
}

std::size_t run_length(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(text[at], at), text.size()) - at;
}

// Where the entry ends if it stands here: each of its letters may have been typed more often. In
// the middle of a word once more is enough for that (fuuck); as a whole word, where Putta is a name
// and no slip for puta, it takes three.
std::size_t end_of(std::string_view entry, std::string_view text, std::size_t at, How how) {
  for (std::size_t i = 0; i < entry.size();) {
    const std::size_t wanted = run_length(entry, i);
    if (at >= text.size() || text[at] != entry[i]) return std::string_view::npos;
    const std::size_t given = run_length(text, at);
    const bool stretched = given > wanted && (how == How::kAnywhere || given >= 3);
    if (given != wanted && !stretched) return std::string_view::npos;
    i += wanted;
    at += given;
  }
  return at;
}

bool stands_in(const Entry& entry, const Words& words) {
  if (entry.how == How::kAnywhere) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
      if (std::count(entry.except.begin(), entry.except.end(), word) != 0) return false;
      for (std::size_t at = 0; at < word.size(); ++at) {
        if (end_of(entry.text, word, at, entry.how) != std::string_view::npos) return true;
      }
      return false;
    });
  }
  constexpr std::string_view kArticles[] = {"a", "an", "the", "el", "la", "un", "una"};
  std::string text;
  for (const std::string& word : words) {
    const bool article =
        std::find(std::begin(kArticles), std::end(kArticles), word) != std::end(kArticles);
    if (entry.how != How::kAlone || !article) text += (text.empty() ? "" : " ") + word;
  }
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && (entry.how == How::kAlone || text[at - 1] != ' ')) continue;
    const std::size_t end = end_of(entry.text, text, at, entry.how);
    if (end == std::string_view::npos) continue;
    const std::string_view rest = std::string_view(text).substr(end);
    if (rest.empty()) return true;
    if (entry.how == How::kAlone) return false;
    const std::string_view ending = rest.substr(0, rest.find(' '));
    if (ending.empty() || ending == "s" || ending == "es") return true;
  }
  return false;
}

// The words as they sound, with what looks like a plain letter read as one.
Words heard(std::string_view name, bool split_at_signs) {
  std::string plain;
  while (!name.empty()) {
    const char32_t c = text::take_character(name);
    const char32_t letter = lookalike(c);  // flags are letters
    const text::Character kind = text::character_of(letter);
    const bool picture = kind == text::Character::kEmoji || kind == text::Character::kJoiner;
    if (picture && !split_at_signs) continue;
    const bool apart = picture || (kind == text::Character::kSign && split_at_signs);
    const char32_t read = apart ? U' ' : letter;
    if (read == U'_' || read == U'&' || read == U'+') continue;
    plain += text::encode_utf8(std::u32string_view(&read, 1));
  }
  const text::SpokenWords spoken(plain);
  Words words;
  for (std::size_t i = 0; i < spoken.size(); ++i) words.emplace_back(spoken.word(i));
  return words;
}

// Digits read as the letters they look like; `one` is what 1 looks like.
Words swapped(Words words, char one) {
  for (std::string& word : words) {
    for (char& c : word) {
      const std::string_view letters = "oizeasgtbg";
      if (c >= '0' && c <= '9') c = c == '1' ? one : letters[static_cast<std::size_t>(c - '0')];
    }
  }
  return words;
}

// Without the digits around words, which many names have for being taken.
Words without_digits(const Words& words) {
  constexpr std::string_view kDigits = "0123456789";
  Words left;
  for (const std::string& word : words) {
    const std::size_t begin = word.find_first_not_of(kDigits);
    if (begin == std::string::npos) continue;
    left.push_back(word.substr(begin, word.find_last_not_of(kDigits) + 1 - begin));
  }
  return left;
}

// f u c k, sh it: short pieces in a row as one word. Longer ones stay apart, for the sake of Miss
// Hitchens.
Words pieced_together(const Words& words) {
  constexpr std::size_t kShort = 2;
  Words together;
  bool in_run = false;
  for (const std::string& word : words) {
    const bool is_short = word.size() <= kShort;
    if (is_short && in_run) {
      together.back() += word;
    } else {
      together.push_back(word);
    }
    in_run = is_short;
  }
  return together;
}

}  // namespace

Objection objection_to(std::string_view name) {
  static const std::vector<Entry> entries = read_entries();
  std::vector<Words> readings;
  for (const bool split_at_signs : {false, true}) {
    const Words words = heard(name, split_at_signs);
    for (const Words& each : {without_digits(words), swapped(words, 'i'), swapped(words, 'l')}) {
      readings.push_back(each);
      readings.push_back(pieced_together(each));
    }
  }
  for (const Entry& entry : entries) {
    for (const Words& words : readings) {
      if (stands_in(entry, words)) return entry.objection;
    }
  }
  return Objection::kNone;
}

}  // namespace scriptorium::server
