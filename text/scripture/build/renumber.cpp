#include "text/scripture/build/renumber.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>

namespace scriptorium::text {
namespace {

struct Piece {
  int place = 0;
  std::string from;    // empty: from the beginning
  std::string before;  // empty: to the end
};

// One verse of the King James numbering and what it is made of.
struct Rule {
  int target = 0;
  std::vector<Piece> pieces;
  std::optional<OwnPlace> own;  // where the text says that it stands, if the module lost it
};

struct Drop {
  int place = 0;
  std::string from;
};

struct Rules {
  std::vector<Drop> drops;
  std::vector<Rule> rules;
};

// Words of one line; "quoted words" are one.
class Words {
 public:
  explicit Words(std::string_view line) {
    while (true) {
      const std::size_t begin = line.find_first_not_of(' ');
      if (begin == line.npos) return;
      line.remove_prefix(begin);
      const bool quoted = line.front() == '"';
      if (quoted) line.remove_prefix(1);
      const std::size_t end = line.find(quoted ? '"' : ' ');
      if (quoted && end == line.npos) throw std::runtime_error("a quotation has no end");
      words_.emplace_back(line.substr(0, end));
      line.remove_prefix(std::min(line.size(), end == line.npos ? line.size() : end + 1));
    }
  }

  bool done() const { return next_ == words_.size(); }
  bool take(std::string_view word) {
    if (done() || words_[next_] != word) return false;
    ++next_;
    return true;
  }
  std::string take() {
    if (done()) throw std::runtime_error("the line ends too early");
    return words_[next_++];
  }

 private:
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

int number(std::string_view text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) {
    throw std::runtime_error("not a number: " + std::string(text));
  }
  return value;
}

struct ChapterVerse {
  int chapter;
  int verse;
};

ChapterVerse chapter_verse(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) throw std::runtime_error("not a verse: " + std::string(text));
  return {number(text.substr(0, colon)), number(text.substr(colon + 1))};
}

int place_of(Book book, std::string_view text) {
  const ChapterVerse at = chapter_verse(text);
  if (at.verse < 1 || at.verse > verses_in(book, at.chapter)) {
    throw std::runtime_error("there is no verse " + std::string(text));
  }
  return verse_place(book, at.chapter, at.verse);
}

// "12:16-13:31", or one verse.
std::pair<int, int> range_of(Book book, std::string_view text) {
  const std::size_t dash = text.find('-');
  const int first = place_of(book, text.substr(0, dash));
  return {first, dash == text.npos ? first : place_of(book, text.substr(dash + 1))};
}

void read_rule(Words& words, Book book, Rules& rules) {
  const auto [first, last] = range_of(book, words.take());
  if (words.take("drop")) {
    if (!words.take("from")) throw std::runtime_error("drop needs from");
    rules.drops.push_back({first, words.take()});
    return;
  }
  if (!words.take("=")) throw std::runtime_error("there is no =");
  const auto [source, source_last] = range_of(book, words.take());
  if (last - first != source_last - source) throw std::runtime_error("the ranges differ in length");
  for (int i = 0; i <= last - first; ++i)
    rules.rules.push_back({first + i, {{source + i, {}, {}}}, {}});
  if (first != last) return;
  Rule& rule = rules.rules.back();
  while (!words.done()) {
    if (words.take("from")) {
      rule.pieces.back().from = words.take();
    } else if (words.take("before")) {
      rule.pieces.back().before = words.take();
    } else if (words.take("as")) {
      const ChapterVerse own = chapter_verse(words.take());
      rule.own = OwnPlace{own.chapter, own.verse, own.verse};
    } else if (words.take("+")) {
      rule.pieces.push_back({place_of(book, words.take()), {}, {}});
    } else {
      throw std::runtime_error("not understood: " + words.take());
    }
  }
}

Rules read_rules(std::string_view file, std::string_view code) {
  Rules rules;
  for (int line_number = 1; !file.empty(); ++line_number) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    const std::string_view line = file.substr(0, end);
    file.remove_prefix(std::min(end + 1, file.size()));
    if (line.empty() || line.front() == '#') continue;
    try {
      Words words(line);
      const bool ours = words.take() == code;
      const std::string name = words.take();
      const std::optional<Book> book = book_by_short_name(name);
      if (!book) throw std::runtime_error("there is no book " + name);
      Rules others;
      read_rule(words, *book, ours ? rules : others);
      if (!words.done()) throw std::runtime_error("one word too many: " + words.take());
    } catch (const std::runtime_error& fault) {
      throw std::runtime_error("renumbered.txt, line " + std::to_string(line_number) + ": " +
                               fault.what());
    }
  }
  return rules;
}

std::string verse_name(int place) {
  const VersePoint at = verse_at(place);
  return std::string(short_name(at.book)) + ' ' + std::to_string(at.chapter) + ':' +
         std::to_string(at.verse);
}

std::size_t find_once(const MarkedVerse& verse, const std::string& words, int place) {
  const std::size_t at = verse.text.find(words);
  if (at == std::string::npos || verse.text.find(words, at + 1) != std::string::npos) {
    throw std::runtime_error("renumbered.txt: \"" + words + "\" is not once in " +
                             verse_name(place));
  }
  return at;
}

using Used = std::map<int, std::vector<std::pair<std::size_t, std::size_t>>>;

MarkedVerse take_piece(const std::vector<MarkedVerse>& verses, const Piece& piece, Used& used) {
  const MarkedVerse& verse = verses[static_cast<std::size_t>(piece.place)];
  const std::size_t begin = piece.from.empty() ? 0 : find_once(verse, piece.from, piece.place);
  const std::size_t end =
      piece.before.empty() ? verse.text.size() : find_once(verse, piece.before, piece.place);
  if (begin >= end)
    throw std::runtime_error("renumbered.txt: nothing left of " + verse_name(piece.place));
  used[piece.place].push_back({begin, end});
  MarkedVerse cut = cut_verse(verse, begin, end);
  if (begin == 0) cut.title = verse.title;
  return cut;
}

// All of a verse, each part once.
void check_used(const std::vector<MarkedVerse>& verses, Used& used, const std::set<int>& targets) {
  for (auto& [place, parts] : used) {
    std::ranges::sort(parts);
    std::size_t end = 0;
    for (const auto& part : parts) {
      if (part.first != end)
        throw std::runtime_error("renumbered.txt: " + verse_name(place) + " is not used up");
      end = part.second;
    }
    if (end != verses[static_cast<std::size_t>(place)].text.size()) {
      throw std::runtime_error("renumbered.txt: " + verse_name(place) + " is not used up");
    }
    if (!targets.contains(place)) {
      throw std::runtime_error("renumbered.txt: " + verse_name(place) + " would stand twice");
    }
  }
  for (const int place : targets) {
    if (!verses[static_cast<std::size_t>(place)].text.empty() && !used.contains(place)) {
      throw std::runtime_error("renumbered.txt: " + verse_name(place) + " gets lost");
    }
  }
}

void note_move(const Rule& rule, Translation translation, std::vector<BundleMove>& moved) {
  const VersePoint target = verse_at(rule.target);
  const VersePoint first = verse_at(rule.pieces.front().place);
  const VersePoint last = verse_at(rule.pieces.back().place);
  if (first.chapter != last.chapter || first.verse > last.verse) {
    throw std::runtime_error("renumbered.txt: the pieces of " + verse_name(rule.target) +
                             " are not in order");
  }
  OwnPlace own = {first.chapter, first.verse, last.verse};
  if (rule.own) own = *rule.own;
  if (own == OwnPlace{target.chapter, target.verse, target.verse}) return;
  moved.push_back({static_cast<std::uint16_t>(rule.target), static_cast<std::uint8_t>(translation),
                   static_cast<std::uint8_t>(own.chapter), static_cast<std::uint8_t>(own.first),
                   static_cast<std::uint8_t>(own.last)});
}

}  // namespace

void renumber(std::vector<MarkedVerse>& verses, Translation translation,
              std::string_view rules_file, std::vector<BundleMove>& moved) {
  const Rules rules = read_rules(rules_file, translation_code(translation));
  for (const Drop& drop : rules.drops) {
    MarkedVerse& verse = verses[static_cast<std::size_t>(drop.place)];
    verse = cut_verse(verse, 0, find_once(verse, drop.from, drop.place));
  }
  std::map<int, MarkedVerse> made;
  std::set<int> targets;
  Used used;
  for (const Rule& rule : rules.rules) {
    MarkedVerse verse = take_piece(verses, rule.pieces.front(), used);
    for (std::size_t i = 1; i < rule.pieces.size(); ++i) {
      verse = join_verses(std::move(verse), take_piece(verses, rule.pieces[i], used));
    }
    if (!targets.insert(rule.target).second) {
      throw std::runtime_error("renumbered.txt: two rules make " + verse_name(rule.target));
    }
    made.emplace(rule.target, std::move(verse));
    note_move(rule, translation, moved);
  }
  check_used(verses, used, targets);
  for (auto& [place, verse] : made) verses[static_cast<std::size_t>(place)] = std::move(verse);
}

}  // namespace scriptorium::text
