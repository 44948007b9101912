#include "text/automaton_build.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <stdexcept>
#include <unordered_map>

#include "text/automaton.h"
#include "text/automaton_file.h"

namespace scriptorium::text {
namespace {

using Edge = Automaton::Edge;

void require(bool fits, const std::string& fault) {
  if (!fits) throw std::runtime_error("word automaton: " + fault);
}

// An edge whose target is a number of a state, 1 for the first that was complete; 0 for none.
struct Draft {
  std::uint32_t target;
  std::uint16_t word_class;
  std::uint16_t letter;
};
using Drafts = std::vector<Draft>;

struct DraftsHash {
  std::size_t operator()(const Drafts& edges) const {
    return hash_bytes(edges.data(), edges.size() * sizeof(Draft));
  }
};
struct DraftsEqual {
  bool operator()(const Drafts& a, const Drafts& b) const {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(Draft)) == 0;
  }
};

class Builder {
 public:
  void add(const Entry& entry) {
    require(entry.word > previous_, "\"" + entry.word + "\" is out of order");
    require(entry.lists != 0, "\"" + entry.word + "\" is in no list");
    previous_ = entry.word;
    std::vector<int> letters;
    for (std::string_view rest = entry.word; !rest.empty();) {
      const std::optional<int> letter = take_letter(rest);
      require(letter.has_value(), "\"" + entry.word + "\" is not folded");
      letters.push_back(*letter);
    }
    const auto shared = std::ranges::mismatch(letters, letters_).in1 - letters.begin();
    complete_below(static_cast<std::size_t>(shared));
    for (auto letter = letters.begin() + shared; letter != letters.end(); ++letter) {
      open_.back().push_back({0, 0, static_cast<std::uint16_t>(*letter)});
      open_.emplace_back();
    }
    open_[letters.size() - 1].back().word_class = class_of(entry.lists);
    letters_ = std::move(letters);
  }

  // The states, root first: every target lies behind its edge.
  std::vector<std::uint32_t> edges() {
    complete_below(0);
    const bool empty = open_[0].empty();
    if (!empty) number_of(open_[0]);
    std::vector<std::uint32_t> start(states_.size() + 1, 0);
    std::size_t places = 1;
    for (std::size_t state = states_.size(); state > 0; --state) {
      start[state] = static_cast<std::uint32_t>(places);
      places += states_[state - 1].size();
    }
    require(places <= Edge::kTargetLimit, std::to_string(places) +
                                              " edges, but a target has room for " +
                                              std::to_string(Edge::kTargetLimit));
    std::vector<std::uint32_t> edges = {Edge(0, true, 0, 0).bits()};
    for (std::size_t state = states_.size(); state > 0; --state) {
      const Drafts& drafts = states_[state - 1];
      for (const Draft& draft : drafts) {
        const bool last = &draft == &drafts.back();
        edges.push_back(Edge(draft.letter, last, draft.word_class, start[draft.target]).bits());
      }
    }
    return edges;
  }

  const std::vector<std::uint16_t>& masks() const { return masks_; }

 private:
  std::uint16_t class_of(std::uint16_t lists) {
    const auto [place, is_new] = classes_.try_emplace(lists, masks_.size());
    if (is_new) masks_.push_back(lists);
    require(masks_.size() <= Edge::kClassLimit,
            "more than " + std::to_string(Edge::kClassLimit) + " combinations of lists");
    return static_cast<std::uint16_t>(place->second);
  }

  // The states of the last word beyond its first `shared` letters will not change any more.
  void complete_below(std::size_t shared) {
    while (open_.size() > shared + 1) {
      const std::uint32_t state = open_.back().empty() ? 0 : number_of(open_.back());
      open_.pop_back();
      open_.back().back().target = state;
    }
  }

  std::uint32_t number_of(const Drafts& drafts) {
    const auto number = static_cast<std::uint32_t>(states_.size() + 1);
    const auto [known, is_new] = numbers_.try_emplace(drafts, number);
    if (is_new) states_.push_back(drafts);
    return known->second;
  }

  std::string previous_;
  std::vector<int> letters_;         // of the last word
  std::vector<Drafts> open_ = {{}};  // the states along it
  std::vector<Drafts> states_;       // complete, children before parents
  std::unordered_map<Drafts, std::uint32_t, DraftsHash, DraftsEqual> numbers_;
  std::map<std::uint16_t, std::size_t> classes_;
  std::vector<std::uint16_t> masks_ = {0};
};

}  // namespace

std::string build_automaton(std::span<const Entry> entries, std::span<const std::string> lists) {
  require(lists.size() <= AutomatonHeader::kLists, "too many lists");
  Builder builder;
  for (const Entry& entry : entries) builder.add(entry);
  const std::vector<std::uint32_t> edges = builder.edges();
  const std::vector<std::uint16_t>& masks = builder.masks();

  AutomatonHeader header = {};
  header.magic = AutomatonHeader::kMagic;
  header.version = AutomatonHeader::kVersion;
  header.edges = static_cast<std::uint32_t>(edges.size());
  header.classes = static_cast<std::uint32_t>(masks.size());
  header.lists = static_cast<std::uint32_t>(lists.size());
  std::ranges::copy(kAlphabet, header.letters.begin());
  for (std::size_t i = 0; i < lists.size(); ++i) {
    require(lists[i].size() < header.list[i].name.size(),
            "\"" + lists[i] + "\" is too long a name");
    std::ranges::copy(lists[i], header.list[i].name.begin());
    header.list[i].words = static_cast<std::uint32_t>(std::ranges::count_if(
        entries, [i](const Entry& entry) { return (entry.lists >> i & 1) != 0; }));
  }

  std::string file(sizeof header + masks_size(masks.size()) + edges.size() * 4, '\0');
  char* behind = file.data() + sizeof header;
  std::memcpy(file.data(), &header, sizeof header);
  std::memcpy(behind, masks.data(), masks.size() * sizeof masks[0]);
  std::memcpy(behind + masks_size(masks.size()), edges.data(), edges.size() * sizeof edges[0]);
  header.checksum = automaton_checksum(std::as_bytes(std::span(file)));
  std::memcpy(file.data(), &header, sizeof header);
  return file;
}

}  // namespace scriptorium::text
