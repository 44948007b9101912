#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace scriptorium {

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
