#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

namespace scriptorium {

// One choice of the seat that decides at a node: a plan of one action or more.
struct Edge {
  std::uint64_t total;   // rewards of that seat, summed
  std::uint32_t visits;  // how often it was chosen
  std::uint32_t since;   // visits of its node when it was added: it was available in those after
  std::uint32_t steps;   // where its plan begins among the steps
  std::uint32_t length;
};

// What one seat knows at a decision of its own.
struct Node {
  std::uint64_t key;
  std::uint32_t search;  // the search that made it; those of earlier ones are free places
  std::uint32_t visits;
  std::uint32_t edges;  // where they begin
  std::uint16_t count;
  std::uint16_t room;   // places for edges from there on
  std::uint16_t fresh;  // edges without a visit
  std::uint16_t tried;  // plans made up here, kept or not
  bool open;            // its edges have been listed
  bool stepwise;        // its choices are made in small steps: its edges grow in number
};

// All memory of a search, taken once: a table of nodes by key, the edges, the steps of their plans.
// Nothing is ever freed one by one; clear() forgets everything at no cost. What does not fit any
// more is refused.
template <class Action>
class Tree {
  static_assert(std::is_trivially_copyable_v<Action> && alignof(Action) <= alignof(Edge));
  static_assert(sizeof(Node) == 32 && sizeof(Edge) == 24);

 public:
  explicit Tree(std::uint32_t nodes)
      : most_nodes_(nodes < 1 ? 1 : nodes),
        mask_(std::bit_ceil(std::uint64_t{most_nodes_} * 3 / 2 + 1) - 1),
        most_edges_(std::uint64_t{most_nodes_} * 8 + 256),
        most_steps_(std::uint64_t{most_nodes_} * 16 + 1024) {
    const std::size_t table_bytes = (mask_ + 1) * sizeof(Node);
    const std::size_t edges_bytes = most_edges_ * sizeof(Edge);
    memory_ = std::make_unique_for_overwrite<std::byte[]>(table_bytes + edges_bytes +
                                                          most_steps_ * sizeof(Action));
    table_ = reinterpret_cast<Node*>(memory_.get());
    edges_ = reinterpret_cast<Edge*>(memory_.get() + table_bytes);
    steps_ = reinterpret_cast<Action*>(memory_.get() + table_bytes + edges_bytes);
    std::memset(memory_.get(), 0, table_bytes);
  }

  void clear() {
    nodes_used_ = 0;
    edges_used_ = 0;
    steps_used_ = 0;
    if (++search_ != 0) return;
    std::memset(memory_.get(), 0, (mask_ + 1) * sizeof(Node));
    search_ = 1;
  }

  // The node with this key, made if it was not there; null if it was not and all places are taken.
  Node* find_or_add(std::uint64_t key, bool& added) {
    added = false;
    std::uint64_t place = key & mask_;
    for (; table_[place].search == search_; place = (place + 1) & mask_) {
      if (table_[place].key == key) return &table_[place];
    }
    if (nodes_used_ == most_nodes_) return nullptr;
    ++nodes_used_;
    added = true;
    Node& node = table_[place];
    node = {};
    node.key = key;
    node.search = search_;
    return &node;
  }

  // Room for so many edges of one action each; false if there is none left.
  bool open(Node& node, std::size_t room) {
    if (most_edges_ - edges_used_ < room || most_steps_ - steps_used_ < room) return false;
    node.edges = static_cast<std::uint32_t>(edges_used_);
    node.room = static_cast<std::uint16_t>(room);
    node.open = true;
    edges_used_ += room;
    return true;
  }

  // One more choice. A node that has no room moves to a place twice as wide; false if none is left.
  bool add(Node& node, std::span<const Action> plan) {
    if (most_steps_ - steps_used_ < plan.size()) return false;
    if (node.count == node.room && !widen(node)) return false;
    std::memcpy(static_cast<void*>(steps_ + steps_used_), plan.data(), plan.size_bytes());
    edges_[node.edges + node.count++] = {0, 0, node.visits, static_cast<std::uint32_t>(steps_used_),
                                         static_cast<std::uint32_t>(plan.size())};
    ++node.fresh;
    steps_used_ += plan.size();
    return true;
  }

  std::span<Edge> edges(const Node& node) { return {edges_ + node.edges, node.count}; }
  std::span<const Edge> edges(const Node& node) const { return {edges_ + node.edges, node.count}; }
  std::span<const Action> plan(const Edge& edge) const {
    return {steps_ + edge.steps, edge.length};
  }
  std::uint32_t nodes() const { return nodes_used_; }

 private:
  bool widen(Node& node) {
    const Edge* const from = edges_ + node.edges;
    if (node.room > 0x7fff || !open(node, node.room * std::size_t{2} + 2)) return false;
    std::memcpy(edges_ + node.edges, from, node.count * sizeof(Edge));
    return true;
  }

  std::uint32_t most_nodes_;
  std::uint64_t mask_;  // a power of two places, a third of them always free
  std::uint64_t most_edges_;
  std::uint64_t most_steps_;
  std::unique_ptr<std::byte[]> memory_;
  Node* table_;
  Edge* edges_;
  Action* steps_;
  std::uint32_t search_ = 1;
  std::uint32_t nodes_used_ = 0;
  std::uint64_t edges_used_ = 0;
  std::uint64_t steps_used_ = 0;
};

}  // namespace scriptorium
