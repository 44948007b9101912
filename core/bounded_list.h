#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace scriptorium {

namespace detail {

// The numbers in a set of numbers below eight, lowest first, and how many there are; for each set.
struct alignas(32) Members {
  std::uint16_t number[8] = {};
  std::size_t count = 0;
};
inline constexpr std::array<Members, 256> kMembers = [] {
  std::array<Members, 256> all = {};
  for (unsigned set = 0; set < all.size(); ++set) {
    Members& members = all[set];
    for (unsigned left = set; left != 0; left &= left - 1) {
      members.number[members.count++] = static_cast<std::uint16_t>(std::countr_zero(left));
    }
  }
  return all;
}();

}  // namespace detail

// A list with a ruled cap, on the stack: what `legal` writes into. The elements past size() are not
// initialised.
template <class T, std::size_t N>
class BoundedList {
 public:
  using value_type = T;
  static constexpr std::size_t kCapacity = N;

  BoundedList() {}  // leaves the elements alone: clearing them would cost more than filling them

  void push(T item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  // For each number in the set, lowest first, the item that comes so much later than `first`. Eight
  // are written at a time, those that are not in the set too, which takes less time than asking
  // which are: the next ones overwrite them, or they lie past the end. So eight more must fit.
  void push_each(std::uint32_t set, T first) {
#pragma GCC unroll 4
    for (unsigned base = 0; base < 32; base += 8) {
      if (set >> base == 0) return;
      const detail::Members& members = detail::kMembers[set >> base & 255U];
      assert(size_ + 8 <= N);
#pragma GCC unroll 8
      for (std::size_t i = 0; i < 8; ++i) {
        items_[size_ + i] = first.later(base).later(members.number[i]);
      }
      size_ += members.count;
    }
  }
  // Many at once: write(end) writes behind the last one and says where it stopped.
  template <class Write>
  void append(const Write& write) {
    size_ = static_cast<std::size_t>(write(items_ + size_) - items_);
    assert(size_ <= N);
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }
  std::span<const T> span() const { return {items_, size_}; }
  bool contains(const T& item) const {
    for (const T& held : *this) {
      if (held == item) return true;
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {
    T items_[N];
  };
};

}  // namespace scriptorium
