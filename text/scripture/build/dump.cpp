#include "text/scripture/build/dump.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <stdexcept>

#include "text/scripture/build/osis.h"

namespace scriptorium::text {
namespace {

constexpr std::string_view kMark = "$$$";

std::optional<int> whole(std::string_view text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

struct Key {
  std::string_view book;
  int chapter = 0;
  int verse = 0;
};

// "I Samuel 3:4"; headings have other keys.
std::optional<Key> read_key(std::string_view key) {
  const std::size_t blank = key.rfind(' ');
  const std::size_t colon = key.rfind(':');
  if (blank == key.npos || colon == key.npos || colon < blank) return std::nullopt;
  const auto chapter = whole(key.substr(blank + 1, colon - blank - 1));
  const auto verse = whole(key.substr(colon + 1));
  if (!chapter || !verse || *chapter < 1 || *verse < 1) return std::nullopt;
  return Key{key.substr(0, blank), *chapter, *verse};
}

}  // namespace

std::vector<DumpEntry> read_dump(std::string_view dump) {
  std::vector<DumpEntry> entries;
  while (!dump.empty()) {
    const std::size_t end = std::min(dump.find('\n'), dump.size());
    const std::string_view line = dump.substr(0, end);
    dump.remove_prefix(std::min(end + 1, dump.size()));
    if (line.starts_with(kMark)) {
      entries.push_back({std::string(line.substr(kMark.size())), {}});
    } else if (!entries.empty()) {
      std::string& text = entries.back().text;
      if (!text.empty()) text += '\n';
      text += line;
    } else if (!line.empty()) {
      throw std::runtime_error("not a dump: it does not begin with a key");
    }
  }
  return entries;
}

std::vector<std::string> bible_entries(const std::vector<DumpEntry>& dump,
                                       const std::string& module) {
  std::vector<std::optional<std::string>> found(kBibleVerses);
  const auto refuse = [&](const std::string& key, const char* why) {
    throw std::runtime_error(module + ", " + key + ": " + why);
  };
  for (const DumpEntry& entry : dump) {
    const std::optional<Key> key = read_key(entry.key);
    if (!key) continue;
    const std::optional<Book> book = find_book(key->book);
    if (!book || !in_bible(*book)) continue;
    if (key->verse > verses_in(*book, key->chapter)) {
      if (!read_osis(entry.text, {}).text.empty()) refuse(entry.key, "is beyond the list of books");
      continue;
    }
    const int place = verse_place(*book, key->chapter, key->verse);
    std::optional<std::string>& there = found[static_cast<std::size_t>(place)];
    if (there) refuse(entry.key, "stands twice");
    there = entry.text;
  }
  std::vector<std::string> entries;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) {
      const VersePoint at = verse_at(static_cast<int>(i));
      refuse(std::string(short_name(at.book)) + ' ' + std::to_string(at.chapter) + ':' +
                 std::to_string(at.verse),
             "is missing");
    }
    entries.push_back(std::move(*found[i]));
  }
  return entries;
}

}  // namespace scriptorium::text
