#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "text/alphabet.h"
#include "text/mapped_file.h"

namespace scriptorium::text {

// All word lists at once, as one minimal acyclic automaton: words share their beginnings and their
// ends. Walk it from the root, a letter an edge; an edge that ends a word knows the lists that have
// the word. `word_list.h` asks it whole words; whoever looks for all words that some letters spell
// walks it:
//
//   for (const Automaton::Edge edge : automaton.edges(state)) {
//     if (!rack.has(edge.letter())) continue;
//     if (automaton.is_word(edge, list)) ...
//     walk(edge.target());
//   }
//
// The file (`word_lists_build` makes it, automaton_file.h has its layout) is mapped read-only and
// used as it lies there.
class Automaton {
 public:
  // Where its edges begin; nothing follows state 0.
  using State = std::uint32_t;

  // 32 bits: letter 5, last of its state 1, class 7, target 19. The class is a place in a table of
  // the combinations of lists that occur; class 0 is no word.
  class Edge {
   public:
    static constexpr std::uint32_t kClassLimit = 1U << 7;
    static constexpr std::uint32_t kTargetLimit = 1U << 19;

    constexpr explicit Edge(std::uint32_t bits) : bits_(bits) {}
    constexpr Edge(int letter, bool last, std::uint32_t word_class, State target)
        : bits_(static_cast<std::uint32_t>(letter) | (last ? 1U << 5 : 0U) | word_class << 6 |
                target << 13) {}

    constexpr int letter() const { return static_cast<int>(bits_ & 31); }
    constexpr bool last() const { return (bits_ >> 5 & 1) != 0; }
    constexpr std::uint32_t word_class() const { return bits_ >> 6 & (kClassLimit - 1); }
    constexpr State target() const { return bits_ >> 13; }
    constexpr std::uint32_t bits() const { return bits_; }

   private:
    std::uint32_t bits_;
  };

  // The edges of one state, by ascending letter.
  class Edges {
   public:
    class Iterator {
     public:
      using value_type = Edge;
      using difference_type = std::ptrdiff_t;

      Iterator() = default;
      explicit Iterator(const std::uint32_t* at) : at_(at) {}
      Edge operator*() const { return Edge(*at_); }
      Iterator& operator++() {
        at_ = Edge(*at_).last() ? nullptr : at_ + 1;
        return *this;
      }
      void operator++(int) { ++*this; }
      friend bool operator==(Iterator a, std::default_sentinel_t) { return a.at_ == nullptr; }

     private:
      const std::uint32_t* at_ = nullptr;
    };

    explicit Edges(const std::uint32_t* first) : first_(first) {}
    Iterator begin() const { return Iterator(first_); }
    static std::default_sentinel_t end() { return {}; }

   private:
    const std::uint32_t* first_;
  };

  // Throws std::runtime_error that names file and fault: whatever the file holds, what was loaded
  // can be walked and comes to an end.
  explicit Automaton(const std::filesystem::path& file);

  State root() const { return edges_.size() > 1 ? 1 : 0; }
  Edges edges(State state) const { return Edges(state == 0 ? nullptr : &edges_[state]); }
  std::optional<Edge> follow(State state, int letter) const {
    for (const Edge edge : edges(state)) {
      if (edge.letter() == letter) return edge;
    }
    return std::nullopt;
  }
  // Bit i: list i has the word that ends here.
  std::uint16_t lists_with(Edge edge) const { return masks_[edge.word_class()]; }
  bool is_word(Edge edge, int list) const { return (lists_with(edge) >> list & 1) != 0; }

  int list_count() const { return static_cast<int>(lists_); }
  std::string_view list_name(int list) const;
  std::size_t list_size(int list) const;

  // Place 0 belongs to no state.
  std::size_t edge_count() const { return edges_.size() - 1; }
  std::size_t class_count() const { return masks_.size(); }

 private:
  MappedFile file_;
  std::uint32_t lists_ = 0;
  std::span<const std::uint16_t> masks_;
  std::span<const std::uint32_t> edges_;
};

}  // namespace scriptorium::text
