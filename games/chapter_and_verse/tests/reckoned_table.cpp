#include "games/chapter_and_verse/tests/reckoned_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace scriptorium::chapter_and_verse {
namespace {

// A place that nobody has seen may hold anything of that owner.
bool may_be(Copy lies, Copy copy) {
  return lies.owner == copy.owner && (lies.kind == 0 || lies.kind == copy.kind);
}

bool ordered(PileId pile) { return is_pile(pile, Pile::kDeck) || is_pile(pile, Pile::kBlessings); }

std::string words(const std::vector<Copy>& copies) {
  std::string text;
  for (const Copy copy : copies) text += fmt::format(" {}/{}", copy.kind, copy.owner);
  return text;
}

std::vector<Copy> copies_of(const std::vector<Lying>& verses) {
  std::vector<Copy> copies;
  for (const Lying& lying : verses) copies.push_back(lying.copy);
  return copies;
}

// Every copy of `seen` is one of `true_ones`, places not seen stand for any: both are as many.
bool same_verses(std::vector<Copy> reckoned, std::vector<Copy> true_ones) {
  std::sort(reckoned.begin(), reckoned.end());
  std::reverse(reckoned.begin(), reckoned.end());  // what is known first
  for (const Copy copy : reckoned) {
    const auto found = std::find_if(true_ones.begin(), true_ones.end(),
                                    [&](Copy other) { return may_be(copy, other); });
    if (found == true_ones.end()) return false;
    true_ones.erase(found);
  }
  return true_ones.empty();
}

}  // namespace

void ReckonedTable::deal(int seat, int deck, int blessings) {
  const Lying unseen = {{0, static_cast<std::uint8_t>(seat)}, false};
  const auto fill = [&](Pile noun, int count) {
    Heap& heap = piles_[pile_of(seat, noun)];
    heap.verses.assign(static_cast<std::size_t>(count), unseen);
    heap.shuffled = true;
  };
  fill(Pile::kDeck, deck);
  fill(Pile::kBlessings, blessings);
}

bool ReckonedTable::has(PileId pile, Copy copy) const {
  const auto& verses = piles_[pile].verses;
  return std::any_of(verses.begin(), verses.end(),
                     [&](const Lying& lying) { return lying.copy == copy; });
}

int ReckonedTable::dealt(Copy copy) const {
  return static_cast<int>(std::count(dealt_.begin(), dealt_.end(), copy));
}

bool ReckonedTable::doubtful(PileId pile, Copy copy) const {
  bool set = false, played = false;
  for (const Lying& lying : piles_[pile].verses) {
    if (lying.copy == copy) (lying.set ? set : played) = true;
  }
  return set && played;
}

std::vector<PileId> ReckonedTable::chapters(int seat) const {
  std::vector<PileId> chapters;
  for (int chapter = 0; chapter < kChapters; ++chapter) {
    const PileId pile = chapter_of(seat, chapter);
    if (size(pile) != 0) chapters.push_back(pile);
  }
  return chapters;
}

int ReckonedTable::icons(const Book& book, PileId chapter, int theme) const {
  int count = 0;
  for (const Lying& lying : pile(chapter)) {
    count += icons_of(book.verse(lying.copy.kind).icons, theme);
  }
  return count;
}

bool ReckonedTable::on_top(PileId pile, const std::vector<Copy>& copies, int under) const {
  const Heap& heap = piles_[pile];
  if (copies.size() + static_cast<std::size_t>(under) > heap.verses.size()) return false;
  std::vector<Copy> top = copies_of(heap.verses);
  top.erase(top.begin(), top.begin() + under);
  if (!heap.shuffled) top.resize(copies.size());
  return std::all_of(copies.begin(), copies.end(), [&](Copy copy) {
    auto found = std::find(top.begin(), top.end(), copy);
    if (found == top.end()) {
      found = std::find_if(top.begin(), top.end(), [&](Copy lies) { return may_be(lies, copy); });
    }
    if (found == top.end()) return false;
    top.erase(found);
    return true;
  });
}

bool ReckonedTable::take(PileId pile, Copy copy, int under) {
  Heap& heap = piles_[pile];
  if (doubtful(pile, copy)) heap.doubt = true;
  auto found = heap.verses.begin() + std::min(under, static_cast<int>(heap.verses.size()));
  if (heap.shuffled || found == heap.verses.end() || !may_be(found->copy, copy)) {
    found = std::find_if(heap.verses.begin(), heap.verses.end(),
                         [&](const Lying& lying) { return lying.copy == copy; });
  }
  if (found == heap.verses.end()) {
    found = std::find_if(heap.verses.begin(), heap.verses.end(),
                         [&](const Lying& lying) { return may_be(lying.copy, copy); });
  }
  if (found == heap.verses.end()) return false;
  heap.verses.erase(found);
  return true;
}

std::optional<int> ReckonedTable::place_of(PileId pile, Copy copy, int under) const {
  const auto& verses = piles_[pile].verses;
  if (!ordered(pile) || piles_[pile].shuffled) return {};
  if (std::cmp_greater(under, verses.size())) return {};
  const auto alike = std::count_if(verses.begin() + under, verses.end(),
                                   [&](const Lying& lying) { return lying.copy == copy; });
  const auto next = verses.begin() + under;
  if (next != verses.end() && next->copy.kind == 0 && may_be(next->copy, copy)) {
    return alike == 0 ? std::optional(under) : std::nullopt;
  }
  if (alike != 1) return {};
  const auto found =
      std::find_if(next, verses.end(), [&](const Lying& lying) { return lying.copy == copy; });
  return static_cast<int>(found - verses.begin());
}

void ReckonedTable::sink(PileId pile, std::optional<int> depth) {
  auto& verses = piles_[pile].verses;
  if (!ordered(pile)) return;
  if (!depth || *depth < 0 || std::cmp_greater_equal(*depth, verses.size())) return shuffle(pile);
  std::rotate(verses.begin(), verses.begin() + 1, verses.begin() + 1 + *depth);
}

void ReckonedTable::put(PileId pile, Copy copy, effects::End end, bool set) {
  auto& verses = piles_[pile].verses;
  verses.insert(end == effects::End::kBottom ? verses.end() : verses.begin(), Lying{copy, set});
}

bool ReckonedTable::seen(PileId pile, const std::vector<Copy>& top) {
  Heap& heap = piles_[pile];
  if (top.size() > heap.verses.size()) return false;
  if (heap.shuffled || !ordered(pile)) {
    if (top.size() != heap.verses.size()) return true;  // which of them is not known yet
    return same_verses(copies_of(heap.verses), top);
  }
  for (std::size_t i = 0; i < top.size(); ++i) {
    if (!may_be(heap.verses[i].copy, top[i])) return false;
    heap.verses[i].copy = top[i];
  }
  return true;
}

std::string ReckonedTable::differs(PileId pile, const State& state) {
  Heap& heap = piles_[pile];
  std::vector<Lying> lies;
  for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
    const Copy copy = {state.kind[card], static_cast<std::uint8_t>(owner_of(card))};
    lies.push_back({copy, state.set.has(card)});
  }
  const std::vector<Copy> truly = copies_of(lies), reckoned = copies_of(heap.verses);
  const bool in_order = ordered(pile) && !heap.shuffled;
  const bool same = in_order ? truly == reckoned : same_verses(reckoned, truly);
  if (!same) {
    return fmt::format("pile {} of seat {} holds{}, reckoned:{}", slot_of(pile), holder_of(pile),
                       words(truly), words(reckoned));
  }
  if (!heap.doubt) {
    std::map<Copy, int> set;
    for (const Lying& lying : lies) set[lying.copy] += lying.set ? 1 : 0;
    for (const Lying& lying : heap.verses) set[lying.copy] -= lying.set ? 1 : 0;
    for (const auto& [copy, count] : set) {
      if (count != 0 && copy.kind != 0) {
        return fmt::format("pile {} of seat {}: {} of verse {} {} set", slot_of(pile),
                           holder_of(pile), std::abs(count), copy.kind,
                           count > 0 ? "should not be" : "should be");
      }
    }
  }
  heap.verses = std::move(lies);
  heap.shuffled = heap.doubt = false;
  return {};
}

std::string ReckonedTable::differs(const Book& book, const State& state) {
  for (int pile = 1; pile < kPiles; ++pile) {
    if (std::string what = differs(static_cast<PileId>(pile), state); !what.empty()) return what;
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    for (int chapter = 0; chapter < kChapters; ++chapter) {
      for (int theme = 1; theme <= kThemes; ++theme) {
        const int shows = icons_of(state.icons[seat][chapter], theme);
        const int counted = icons(book, chapter_of(seat, chapter), theme);
        if (shows == counted) continue;
        return fmt::format("chapter {}.{} shows {} icons of theme {}, reckoned: {}", seat,
                           chapter + 1, shows, theme, counted);
      }
      const bool filled = (state.filled[seat] >> chapter & 1U) != 0;
      if (filled != (size(chapter_of(seat, chapter)) != 0)) {
        return fmt::format("chapter {}.{} counts as {}", seat, chapter + 1,
                           filled ? "filled" : "empty");
      }
    }
  }
  return lost(book, state);
}

std::string ReckonedTable::lost(const Book& book, const State& state) {
  std::vector<Copy> all;
  for (const Heap& heap : piles_) {
    for (const Lying& lying : heap.verses) all.push_back(lying.copy);
  }
  std::sort(all.begin(), all.end());
  if (!dealt_.empty()) {
    std::sort(dealt_.begin(), dealt_.end());
    return all == dealt_ ? "" : "verses are lost or were added";
  }
  dealt_ = all;
  // CV-03: of all verses of the table as many whole sets as give everyone sixty. What is left stays
  // in the box.
  int verses = 0;
  for (std::size_t kind = 1; kind < book.verses.size(); ++kind) {
    verses += state.left_out.has(static_cast<int>(kind)) ? 0 : 1;
  }
  const int sets = (60 * state.seats + verses - 1) / verses;
  std::map<Kind, int> copies;
  for (const Copy copy : all) ++copies[copy.kind];
  for (const auto& [kind, count] : copies) {
    const int most = state.left_out.has(kind) ? 0 : sets;
    if (count > most) return fmt::format("verse {} is there {} times of {}", kind, count, most);
  }
  const int whole = 60 * state.seats;
  if (static_cast<int>(all.size()) != whole) {
    return fmt::format("{} verses are dealt, reckoned: {}", all.size(), whole);
  }
  return {};
}

}  // namespace scriptorium::chapter_and_verse
