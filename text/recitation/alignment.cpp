#include "text/recitation/alignment.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <tuple>

#include "text/recitation/closeness.h"

namespace scriptorium::text {
namespace {

// Two words taken for one are the same but for a letter only if they are long: "he is" and "his"
// are not.
constexpr std::size_t kShortestJoined = 6;

std::uint32_t index(std::size_t i) { return static_cast<std::uint32_t>(i); }

// Whether the shorter of two words can be how the other ends, told by the letters they have.
bool may_end_alike(const SpokenWords& a, std::size_t i, const SpokenWords& b, std::size_t j) {
  const std::uint32_t a_length = a.start(i + 1) - a.start(i);
  const std::uint32_t b_length = b.start(j + 1) - b.start(j);
  return a_length < b_length ? (a.mask(i) & ~b.mask(j)) == 0 : (b.mask(j) & ~a.mask(i)) == 0;
}

// Whether words `first` and the one after it are the other word but for one letter.
bool nearly_joined(const SpokenWords& two, std::size_t first, const SpokenWords& one,
                   std::size_t word) {
  const std::size_t joined = two.start(first + 2) - two.start(first);
  const std::size_t alone = one.start(word + 1) - one.start(word);
  if (too_unlike(two.mask(first) | two.mask(first + 1), one.mask(word), 1)) return false;
  if (joined + 1 < alone || alone + 1 < joined || joined < kShortestJoined) return false;
  return letters_apart(two.joined(first, first + 2), one.word(word), 1) == 1;
}

std::size_t last_letter(const SpokenWords& text, std::size_t words) {
  return static_cast<unsigned char>(text.letters()[text.start(words) - 1]);
}

// One number out of which letters two words have.
std::size_t masks_key(const SpokenWords& text, std::size_t i, std::size_t j) {
  return (text.mask(i) * 0x9E3779B1u ^ text.mask(j) * 0x85EBCA77u) >> 24;
}

// Numbers by a key of theirs. A row looks at few columns then, not at all.
class Buckets {
 public:
  // The numbers from `first` to `last`. Large keys share a bucket.
  template <typename Key>
  Buckets(std::uint32_t first, std::uint32_t last, Key key)
      : numbers_(first <= last ? last - first + 1 : 0) {
    for (std::uint32_t i = first; i <= last; ++i) ++begin_[bucket(key(i)) + 1];
    for (std::size_t i = 1; i < begin_.size(); ++i) {
      begin_[i] = static_cast<std::uint16_t>(begin_[i] + begin_[i - 1]);
    }
    std::array<std::uint16_t, kCount + 1> next = begin_;
    for (std::uint32_t i = first; i <= last; ++i) numbers_[next[bucket(key(i))]++] = i;
  }
  std::span<const std::uint32_t> of(std::size_t key) const {
    const std::size_t i = bucket(key);
    return std::span(numbers_).subspan(begin_[i], begin_[i + 1] - begin_[i]);
  }

 private:
  static constexpr std::size_t kCount = 256;
  static std::size_t bucket(std::size_t key) { return std::min(key, kCount - 1); }

  std::array<std::uint16_t, kCount + 1> begin_ = {};
  std::vector<std::uint32_t> numbers_;
};

}  // namespace

// The columns that may be more than missed, added or different words.
struct Alignment::Said {
  Buckets by_last_letter;    // of the word that a column ends with
  Buckets by_last_two;       // of what letters that word and the one before it have
  Buckets by_length;         // of the last word
  Buckets by_length_of_two;  // of the last two; 0 if that is too short to be taken for one word

  explicit Said(const SpokenWords& said)
      : by_last_letter(1, index(said.size()), [&](auto s) { return last_letter(said, s); }),
        by_last_two(2, index(said.size()), [&](auto s) { return masks_key(said, s - 2, s - 1); }),
        by_length(1, index(said.size()), [&](auto s) { return said.start(s) - said.start(s - 1); }),
        by_length_of_two(2, index(said.size()), [&](auto s) {
          const std::uint32_t letters = said.start(s) - said.start(s - 2);
          return letters < kShortestJoined ? 0 : letters;
        }) {}
};

Alignment::Alignment(const SpokenWords& verse, const SpokenWords& said, Rules rules)
    : verse_(verse), said_(said), rules_(rules), columns_(index(said.size()) + 1) {
  fill();
  find_ends();
}

std::uint32_t Alignment::diagonal(std::uint32_t v, std::uint32_t s) const {
  return said_.start(s) + verse_.start(rules_.words) - verse_.start(v);
}

bool Alignment::same_letters(std::uint32_t from, std::uint32_t v, std::uint32_t s) const {
  const std::uint32_t ours = verse_.start(from / columns_);
  const std::uint32_t theirs = said_.start(from % columns_);
  const std::uint32_t length = verse_.start(v) - ours;
  return length == said_.start(s) - theirs &&
         std::memcmp(verse_.letters().data() + ours, said_.letters().data() + theirs, length) == 0;
}

bool Alignment::swapped(std::uint32_t v, std::uint32_t s) const {
  return v >= 2 && s >= 2 && verse_.mask(v - 2) == said_.mask(s - 1) &&
         verse_.mask(v - 1) == said_.mask(s - 2) && verse_.word(v - 2) == said_.word(s - 1) &&
         verse_.word(v - 1) == said_.word(s - 2);
}

bool Alignment::two_of_verse(std::uint32_t v, std::uint32_t s) const {
  return v >= 2 && s >= 1 && nearly_joined(verse_, v - 2, said_, s - 1);
}

bool Alignment::two_said(std::uint32_t v, std::uint32_t s) const {
  return v >= 1 && s >= 2 && nearly_joined(said_, s - 2, verse_, v - 1);
}

void Alignment::fill() {
  const std::uint32_t cells = (rules_.words + 1) * columns_;
  costs_ = std::make_unique_for_overwrite<std::uint32_t[]>(cells);
  same_from_ = std::make_unique_for_overwrite<std::uint32_t[]>(cells);
  std::fill_n(same_from_.get(), cells, kNoCell);
  last_on_diagonal_.assign(verse_.start(rules_.words) + said_.letters().size() + 1, kNoCell);
  for (std::uint32_t s = 0; s < columns_; ++s) costs_[s] = s * kAddedCost;
  put_on_diagonals(0);
  const Said said(said_);
  for (std::uint32_t v = 1; v <= rules_.words; ++v) fill_row(v, said);
}

// What comes from the rows above is found first; only then added words, which come from the left.
void Alignment::fill_row(std::uint32_t v, const Said& said) {
  std::uint32_t* const row = &costs_[cell(v, 0)];
  const std::uint32_t* const above = row - columns_;
  const std::uint32_t columns = columns_;
  row[0] = v * kSlipCost;
  for (std::uint32_t s = 1; s < columns; ++s) row[s] = std::min(above[s], above[s - 1]) + kSlipCost;
  const auto offer = [&](std::uint32_t s, std::uint32_t cost) { row[s] = std::min(row[s], cost); };
  for (const std::uint32_t s : said.by_last_letter.of(last_letter(verse_, v))) {
    if (!may_end_alike(verse_, v - 1, said_, s - 1)) continue;
    const std::uint32_t from = last_on_diagonal_[diagonal(v, s)];
    if (from == kNoCell || !same_letters(from, v, s)) continue;
    same_from_[cell(v, s)] = from;
    offer(s, costs_[from]);
  }
  if (v >= 2) {
    for (const std::uint32_t s : said.by_last_two.of(masks_key(verse_, v - 1, v - 2))) {
      if (swapped(v, s)) offer(s, costs_[cell(v - 2, s - 2)] + kSlipCost);
    }
  }
  const std::uint32_t one = verse_.start(v) - verse_.start(v - 1);
  const std::uint32_t two = v < 2 ? 0 : verse_.start(v) - verse_.start(v - 2);
  for (std::uint32_t apart = 0; apart <= 2; ++apart) {
    for (const std::uint32_t s : said.by_length.of(two < kShortestJoined ? 0 : two + apart - 1)) {
      if (two_of_verse(v, s)) offer(s, costs_[cell(v - 2, s - 1)] + kSlipCost);
    }
    for (const std::uint32_t s : said.by_length_of_two.of(one + apart - 1)) {
      if (two_said(v, s)) offer(s, costs_[cell(v - 1, s - 2)] + kSlipCost);
    }
  }
  std::uint32_t left = row[0];
  for (std::uint32_t s = 1; s < columns; ++s) {
    left = std::min(row[s], left + kAddedCost);
    row[s] = left;
  }
  put_on_diagonals(v);
}

void Alignment::put_on_diagonals(std::uint32_t v) {
  const std::uint32_t first = cell(v, 0);
  const std::uint32_t columns = columns_;
  std::uint32_t* const last = &last_on_diagonal_[diagonal(v, 0)];
  const std::uint32_t* const starts = said_.starts();
  for (std::uint32_t s = 0; s < columns; ++s) last[starts[s]] = first + s;
}

void Alignment::find_ends() {
  const auto add = [&](std::uint32_t v, std::uint32_t s) {
    ends_.push_back({cell(v, s), {costs_[cell(v, s)]}, v, s, false});
  };
  const std::uint32_t words = rules_.words;
  const std::uint32_t all = columns_ - 1;
  add(words, all);
  for (std::uint32_t v = 0; rules_.verse_may_go_on && v < words; ++v) add(v, all);
  for (std::uint32_t s = 0; rules_.speaker_may_go_on && s < all; ++s) add(words, s);
  if (rules_.verse_may_go_on || rules_.speaker_may_go_on) find_loose_ends();
}

void Alignment::find_loose_ends() {
  const std::uint32_t last_row = cell(rules_.words, 0);
  for (const std::uint32_t from : last_on_diagonal_) {
    if (from >= last_row) continue;  // all words are there, or there is no cell
    if (rules_.verse_may_go_on) end_on_letters(from);
    if (rules_.speaker_may_go_on) end_past_the_words(from);
  }
}

// All the letters that are left are right, but the last word is not complete.
void Alignment::end_on_letters(std::uint32_t from) {
  const std::uint32_t v = from / columns_;
  const std::string_view left = said_.letters().substr(said_.start(from % columns_));
  const std::string_view ours = verse_.letters().substr(verse_.start(v));
  if (left.empty() || left.front() != ours.front() || !ours.starts_with(left)) return;
  const std::uint32_t letter = verse_.start(v) + index(left.size());
  std::uint32_t reached = v;
  while (reached < rules_.words && verse_.start(reached + 1) <= letter) ++reached;
  ends_.push_back({from, {costs_[from]}, reached, columns_ - 1, true});
}

// All words asked for are there, but the last is joined to what was said after it. That must be a
// word of the verse too, or the last would be another word.
void Alignment::end_past_the_words(std::uint32_t from) {
  std::uint32_t v = from / columns_;
  std::uint32_t s = from % columns_;
  const std::uint32_t ours = verse_.start(v);
  const std::uint32_t theirs = said_.start(s);
  const std::string_view asked = verse_.joined(v, rules_.words);
  if (!said_.letters().substr(theirs).starts_with(asked)) return;
  for (v = rules_.words; v <= verse_.size(); ++v) {
    while (s < said_.size() && said_.start(s) + ours < verse_.start(v) + theirs) ++s;
    if (said_.start(s) + ours == verse_.start(v) + theirs) break;
  }
  if (v > verse_.size()) return;
  const std::string_view heard = said_.letters().substr(theirs, said_.start(s) - theirs);
  if (!verse_.letters().substr(ours).starts_with(heard)) return;
  ends_.push_back({from, {costs_[from]}, rules_.words, s, false});
}

const Alignment::End& Alignment::best_end() const {
  const auto order = [&](const End& end) {
    const std::uint32_t begun = std::min(end.reached + (end.unfinished ? 1 : 0), rules_.words);
    return std::tuple(end.cost.slips(), ~begun, ~end.heard, end.cost.in_verse(), end.unfinished,
                      end.cell);
  };
  return *std::min_element(ends_.begin(), ends_.end(),
                           [&](const End& a, const End& b) { return order(a) < order(b); });
}

}  // namespace scriptorium::text
