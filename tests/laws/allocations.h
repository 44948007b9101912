#pragma once

#include <cstdint>
#include <cstdlib>
#include <new>

// Every allocation of the program that includes this, in one of its files, is counted.
namespace scriptorium::laws {

inline std::uint64_t allocations = 0;

inline void* counted(std::size_t size) {
  ++allocations;
  void* const place = std::malloc(size == 0 ? 1 : size);
  if (place == nullptr) std::abort();
  return place;
}
inline void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto to = static_cast<std::size_t>(alignment);
  void* const place = std::aligned_alloc(to, (size + to - 1) / to * to);
  if (place == nullptr) std::abort();
  return place;
}

template <class F>
std::uint64_t allocations_of(F f) {
  const std::uint64_t before = allocations;
  f();
  return allocations - before;
}

}  // namespace scriptorium::laws

void* operator new(std::size_t size) { return scriptorium::laws::counted(size); }
void* operator new[](std::size_t size) { return scriptorium::laws::counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return scriptorium::laws::counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return scriptorium::laws::counted(size);
}
void* operator new(std::size_t size, std::align_val_t to) {
  return scriptorium::laws::counted(size, to);
}
void* operator new[](std::size_t size, std::align_val_t to) {
  return scriptorium::laws::counted(size, to);
}
void operator delete(void* place) noexcept { std::free(place); }
void operator delete[](void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }
void operator delete[](void* place, std::size_t) noexcept { std::free(place); }
void operator delete(void* place, const std::nothrow_t&) noexcept { std::free(place); }
void operator delete[](void* place, const std::nothrow_t&) noexcept { std::free(place); }
void operator delete(void* place, std::align_val_t) noexcept { std::free(place); }
void operator delete[](void* place, std::align_val_t) noexcept { std::free(place); }
void operator delete(void* place, std::size_t, std::align_val_t) noexcept { std::free(place); }
void operator delete[](void* place, std::size_t, std::align_val_t) noexcept { std::free(place); }
