#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace scriptorium::text {

// A whole file in memory, read-only and shared with every other process that maps it.
class MappedFile {
 public:
  // Throws std::runtime_error, naming the file, if it cannot be read.
  explicit MappedFile(const std::filesystem::path& file);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const std::byte> bytes() const { return {data_, size_}; }

 private:
  const std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace scriptorium::text
