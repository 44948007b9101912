#include "text/recitation/heading.h"

#include <algorithm>
#include <string_view>

namespace scriptorium::text {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace

// Hears the phrases of a heading in what was said. Places are letters.
class Heading::Listener {
 public:
  explicit Listener(const SpokenWords& said) : said_(said), letters_(said.letters()) {}

  // Where the phrase can end that begins there; notes if the text ends before it does.
  std::vector<std::size_t> ends_of(const Phrase& phrase, std::size_t begin) {
    std::vector<std::size_t> places = {begin};
    for (const std::vector<std::string>& ways : phrase.parts) {
      std::vector<std::size_t> next;
      for (const std::size_t place : places) {
        for (const std::string& way : ways) {
          if (hear(way, place, begin)) next.push_back(place + way.size());
        }
      }
      std::sort(next.begin(), next.end());
      next.erase(std::unique(next.begin(), next.end()), next.end());
      places = std::move(next);
    }
    std::erase_if(places, [&](std::size_t place) { return place == begin || !ends_word(place); });
    return places;
  }

  bool ends_word(std::size_t place) const {
    return place == letters_.size() ||
           std::binary_search(said_.starts(), said_.starts() + said_.size(), place);
  }
  std::uint32_t word_at(std::size_t place) const {
    return static_cast<std::uint32_t>(
        std::lower_bound(said_.starts(), said_.starts() + said_.size(), place) - said_.starts());
  }
  bool unfinished() const { return unfinished_; }

 private:
  bool hear(std::string_view way, std::size_t place, std::size_t begin) {
    const std::string_view left = letters_.substr(place, way.size());
    if (!way.starts_with(left)) return false;
    for (std::size_t i = place; i < place + left.size(); ++i) {
      if (i == begin || !is_digit(letters_[i]) || !is_digit(letters_[i - 1])) continue;
      if (ends_word(i) != (i == place)) return false;
    }
    if (left.size() == way.size()) return true;
    if (letters_.size() > begin) unfinished_ = true;
    return false;
  }

  const SpokenWords& said_;
  std::string_view letters_;
  bool unfinished_ = false;
};

Heading::Heading(std::vector<Phrase> phrases) : phrases_(std::move(phrases)) {
  for (Phrase& phrase : phrases_) {
    for (std::vector<std::string>& ways : phrase.parts) {
      std::size_t longest = 0;
      for (std::string& way : ways) {
        way = SpokenWords(way).letters();
        longest = std::max(longest, way.size());
      }
      longest_ += longest;
    }
  }
}

Heading::Before Heading::from(const SpokenWords& said, std::uint32_t word) const {
  Before heard;
  Listener listener(said);
  struct Way {
    std::size_t place;
    std::uint32_t phrases;  // that were said, a bit each
  };
  std::vector<Way> ways = {{said.start(word), 0}};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Way way = ways[i];
    for (std::size_t phrase = 0; phrase < phrases_.size(); ++phrase) {
      if ((way.phrases >> phrase & 1) != 0) continue;
      for (const std::size_t end : listener.ends_of(phrases_[phrase], way.place)) {
        ways.push_back({end, way.phrases | 1u << phrase});
        heard.ends.push_back(listener.word_at(end));
      }
    }
  }
  std::sort(heard.ends.begin(), heard.ends.end());
  heard.ends.erase(std::unique(heard.ends.begin(), heard.ends.end()), heard.ends.end());
  heard.unfinished = listener.unfinished();
  return heard;
}

Heading::After Heading::after(const SpokenWords& said) const {
  After after;
  const auto words = static_cast<std::uint32_t>(said.size());
  for (std::uint32_t word = words; word-- > 0;) {
    if (said.letters().size() - said.start(word) > longest_) break;
    const Before heard = from(said, word);
    if (!heard.ends.empty() && heard.ends.back() == words) after.begins.push_back(word);
    if (heard.unfinished) after.unfinished.push_back(word);
  }
  return after;
}

}  // namespace scriptorium::text
