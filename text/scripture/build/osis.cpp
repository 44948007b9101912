#include "text/scripture/build/osis.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace scriptorium::text {
namespace {

struct Tag {
  std::string_view name;
  std::string_view all;  // between the brackets
  bool closes = false;
  bool empty = false;  // <x/>

  std::string_view attribute(std::string_view key) const {
    const std::string mark = ' ' + std::string(key) + "=\"";
    const std::size_t at = all.find(mark);
    if (at == all.npos) return {};
    const std::size_t begin = at + mark.size();
    const std::size_t end = all.find('"', begin);
    return end == all.npos ? std::string_view() : all.substr(begin, end - begin);
  }
};

Tag read_tag(std::string_view inside) {
  Tag tag = {{}, inside, inside.starts_with('/'), inside.ends_with('/')};
  std::string_view name = inside.substr(tag.closes ? 1 : 0);
  tag.name = name.substr(0, name.find_first_of(" /"));
  return tag;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// Text grows here; blanks wait until something follows them.
class Line {
 public:
  std::string text;

  void blank() { blank_ = true; }
  // A blank if the two sides would stick together otherwise.
  void seam() { seam_ = true; }

  // A blank if it is a sentence that ends here: words are never cut by who speaks them, but "way.”"
  // and "Then" are.
  void end_of_speech() {
    static constexpr std::array<std::string_view, 5> kEnds = {".", "!", "?", "”", "’"};
    const auto ends = [&](std::string_view mark) { return text.ends_with(mark); };
    if (std::ranges::any_of(kEnds, ends)) seam();
  }

  // `next` is what follows from here on, to see what kind of character it is.
  void put(char c, std::string_view next) {
    const bool apart = (blank_ && !closes(next)) || (seam_ && sticks(next));
    if (apart && !text.empty()) text += ' ';
    blank_ = seam_ = false;
    text += c;
  }

 private:
  // No blank belongs before these, whatever was left out there.
  static bool closes(std::string_view next) {
    return std::string_view(".,;:!?)").find(next.front()) != std::string_view::npos ||
           next.starts_with("”");
  }

  // Behind an opening mark and before a closing one no blank belongs.
  bool sticks(std::string_view next) const {
    static constexpr std::array<std::string_view, 7> kOpening = {"“", "‘", "¿", "¡", "(", "[", "—"};
    static constexpr std::array<std::string_view, 4> kClosing = {"”", "’", "…", "—"};
    const auto begins = [&](std::string_view mark) { return next.starts_with(mark); };
    const auto ends = [&](std::string_view mark) { return text.ends_with(mark); };
    if (std::ranges::any_of(kOpening, ends) || std::ranges::any_of(kClosing, begins)) return false;
    return is_letter(next.front()) || std::ranges::any_of(kOpening, begins);
  }

  bool blank_ = false;
  bool seam_ = false;
};

class OsisReader {
 public:
  OsisReader(std::string_view osis, OsisStyle style) : rest_(osis), style_(style) {}

  MarkedVerse read() {
    while (!rest_.empty() && !done_) {
      if (rest_.front() == '<') {
        take_tag();
      } else if (!take_mark()) {
        take_character();
      }
    }
    verse_.text = std::move(line_.text);
    verse_.title = std::move(title_.text);
    return std::move(verse_);
  }

 private:
  void take_tag() {
    const std::size_t end = rest_.find('>');
    if (end == rest_.npos) throw std::runtime_error("a tag has no end");
    const Tag tag = read_tag(rest_.substr(1, end - 1));
    rest_.remove_prefix(end + 1);
    if (skipping_.empty() && tag.name == "w") return take_word(tag);
    const bool left_out = tag.name == "note" || tag.name == "title" || tag.name == "speaker";
    if (left_out && !tag.empty) return leave_out(tag);
    if (!skipping_.empty()) return;
    if (tag.name == "chapter" && !tag.attribute("eID").empty()) done_ = true;
    if (tag.name == "transChange") {
      if (style_.added_words_stick) line_.seam();
    } else if (tag.name == "q") {
      if (tag.closes) line_.end_of_speech();
    } else if (tag.name != "divineName" && tag.name != "seg" && tag.name != "name" &&
               tag.name != "foreign") {
      line_.seam();
    }
  }

  // Notes lie in titles, never a title in a title.
  void leave_out(const Tag& tag) {
    if (tag.closes) {
      if (!skipping_.empty() && skipping_.back() == tag.name) skipping_.pop_back();
      if (skipping_.empty()) in_title_ = false;
    } else {
      if (skipping_.empty()) in_title_ = tag.attribute("type") == "psalm";
      skipping_.push_back(tag.name);
    }
    line_.seam();
  }

  void take_word(const Tag& tag) {
    if (!tag.closes) {
      open_ = tag.attribute("lemma");
      word_begin_ = std::string::npos;
      return;
    }
    if (word_begin_ != std::string::npos) {
      const std::size_t length = line_.text.size() - word_begin_;
      while (!open_.empty()) {
        const std::size_t end = std::min(open_.find(' '), open_.size());
        std::string_view strong = open_.substr(0, end);
        open_.remove_prefix(std::min(end + 1, open_.size()));
        if (strong.starts_with("strong:")) strong.remove_prefix(7);
        if (!strong.empty()) verse_.words.push_back({word_begin_, length, std::string(strong)});
      }
    }
    open_ = {};
  }

  // Paragraph marks and USFM markers are no text.
  bool take_mark() {
    constexpr std::string_view kParagraph = "¶";
    if (rest_.starts_with(kParagraph)) {
      rest_.remove_prefix(kParagraph.size());
      line_.blank();
      return true;
    }
    if (rest_.front() != '\\') return false;
    std::size_t end = 1;
    while (end < rest_.size() && ((rest_[end] >= 'a' && rest_[end] <= 'z') || rest_[end] == '+')) {
      ++end;
    }
    if (end < rest_.size() && rest_[end] == '*') ++end;
    rest_.remove_prefix(end);
    return true;
  }

  void take_character() {
    static constexpr std::array<std::pair<std::string_view, char>, 5> kEntities = {
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    const std::string_view next = rest_;
    char c = rest_.front();
    std::size_t length = 1;
    for (const auto& [entity, character] : kEntities) {
      if (!rest_.starts_with(entity)) continue;
      c = character;
      length = entity.size();
    }
    rest_.remove_prefix(length);
    Line* line = skipping_.empty()                          ? &line_
                 : in_title_ && skipping_.back() == "title" ? &title_
                                                            : nullptr;
    if (line == nullptr) return;
    if (is_blank(c)) return line->blank();
    line->put(c, next);
    if (line == &line_ && !open_.empty() && word_begin_ == std::string::npos) {
      word_begin_ = line_.text.size() - 1;
    }
  }

  std::string_view rest_;
  OsisStyle style_;
  MarkedVerse verse_;
  Line line_;
  Line title_;
  std::vector<std::string_view> skipping_;
  bool in_title_ = false;
  bool done_ = false;
  std::string_view open_;  // numbers of the word that is being read
  std::size_t word_begin_ = std::string::npos;
};

}  // namespace

MarkedVerse read_osis(std::string_view osis, OsisStyle style) {
  return OsisReader(osis, style).read();
}

MarkedVerse cut_verse(const MarkedVerse& verse, std::size_t begin, std::size_t end) {
  while (begin < end && verse.text[begin] == ' ') ++begin;
  while (end > begin && verse.text[end - 1] == ' ') --end;
  MarkedVerse cut = {verse.text.substr(begin, end - begin), {}, {}};
  for (MarkedWord word : verse.words) {
    if (word.begin < begin || word.begin + word.length > end) continue;
    word.begin -= begin;
    cut.words.push_back(std::move(word));
  }
  return cut;
}

MarkedVerse join_verses(MarkedVerse first, const MarkedVerse& second) {
  if (!first.text.empty() && !second.text.empty()) first.text += ' ';
  const std::size_t begin = first.text.size();
  first.text += second.text;
  for (MarkedWord word : second.words) {
    word.begin += begin;
    first.words.push_back(std::move(word));
  }
  return first;
}

}  // namespace scriptorium::text
