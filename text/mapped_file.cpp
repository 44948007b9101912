#include "text/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

namespace scriptorium::text {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& reason) {
  throw std::runtime_error(file.string() + ": " + reason);
}

// Open only while the file is being mapped.
struct Descriptor {
  int number;
  ~Descriptor() {
    if (number >= 0) close(number);
  }
};

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& file) {
  const Descriptor descriptor = {open(file.c_str(), O_RDONLY | O_CLOEXEC)};
  if (descriptor.number < 0) {
    refuse(file, errno == ENOENT ? "no such file" : std::strerror(errno));
  }
  struct stat about = {};
  if (fstat(descriptor.number, &about) != 0) refuse(file, std::strerror(errno));
  if (!S_ISREG(about.st_mode)) refuse(file, "not a file");
  size_ = static_cast<std::size_t>(about.st_size);
  if (size_ == 0) return;  // nothing can be mapped
  void* data = mmap(nullptr, size_, PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor.number, 0);
  if (data == MAP_FAILED) refuse(file, std::strerror(errno));
  data_ = static_cast<const std::byte*>(data);
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) munmap(const_cast<std::byte*>(data_), size_);
}

}  // namespace scriptorium::text
